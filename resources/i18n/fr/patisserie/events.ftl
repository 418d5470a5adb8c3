### The log: one sentence for each event that is worth a line.

patisserie-event-round_began = La manche { $round } commence.
patisserie-event-start_player_named = est maintenant premier joueur
    .you = êtes maintenant premier joueur
patisserie-event-ingredients_discarded = Ingrédients retirés : { $tiles }.
patisserie-event-ingredients_revealed = Nouveaux ingrédients : { $tiles }.
patisserie-event-recipes_discarded = Recettes retirées : { $recipes }.
patisserie-event-recipes_revealed = Nouvelles recettes : { $recipes }.
patisserie-event-card_taken = prend { FORM($card, "a") } en main
    .you = prenez { FORM($card, "a") } en main
    .do = prenez { FORM($card, "the") } en main
patisserie-event-card_taken_secret = prend une carte en main
    .you = prenez une carte en main
patisserie-event-staff_turned = retourne son personnel utilisé
    .you = retournez votre personnel utilisé
patisserie-event-tray_filled = prend une plaque de { $n } cartes
    .you = prenez une plaque de { $n } cartes
patisserie-event-card_drafted = garde { FORM($card, "a") } de la plaque
    .you = gardez { FORM($card, "a") } de la plaque
    .do = gardez { FORM($card, "the") }
patisserie-event-card_drafted_secret = garde une carte de la plaque
    .you = gardez une carte de la plaque
patisserie-event-card_dealt = reçoit { FORM($card, "a") } de la pioche de personnel
    .you = recevez { FORM($card, "a") } de la pioche de personnel
patisserie-event-card_dealt_secret = reçoit une carte de la pioche de personnel
    .you = recevez une carte de la pioche de personnel
patisserie-event-staff_for_hire = À engager : { $cards }.
patisserie-event-card_set_aside = retire { FORM($card, "a") } de la partie
    .you = retirez { FORM($card, "a") } de la partie
    .do = retirez { FORM($card, "the") } de la partie
patisserie-event-card_set_aside_secret = retire une carte de la partie
    .you = retirez une carte de la partie
patisserie-event-card_played = joue { FORM($card, "a") }
    .you = jouez { FORM($card, "a") }
    .do = jouez { FORM($card, "the") }
patisserie-event-bonus_used = utilise le bonus { FORM($card, "of") }
    .you = utilisez le bonus { FORM($card, "of") }
    .do = utilisez le bonus
patisserie-event-bonus_forfeited = renonce au bonus { FORM($card, "of") }
    .you = renoncez au bonus { FORM($card, "of") }
    .do = renoncez au bonus
patisserie-event-bonus_copied = copie le bonus { FORM($card, "of") }
    .you = copiez le bonus { FORM($card, "of") }
    .do = copiez le bonus { FORM($card, "of") }
patisserie-event-coins_gained = gagne { $coins } ({ $reason })
    .you = gagnez { $coins } ({ $reason })
patisserie-event-coins_paid = paie { $coins } ({ $reason })
    .you = payez { $coins } ({ $reason })
patisserie-event-prestige_gained = gagne { $prestige } ({ $reason })
    .you = gagnez { $prestige } ({ $reason })
    .do = achetez { $prestige }
patisserie-event-goods_gained = gagne { $goods } ({ $reason })
    .you = gagnez { $goods } ({ $reason })
    .do = achetez { $goods }
patisserie-event-good_lost = n’a plus de place ({ $good })
    .you = n’avez plus de place ({ $good })
patisserie-event-goods_spent = utilise { $goods }
    .you = utilisez { $goods }
patisserie-event-recipe_acquired = prend la recette « { $recipe } »
    .you = prenez la recette « { $recipe } »
    .do = prenez { $count ->
        [one] la recette « { $recipe } »
       *[other] les recettes { $recipe }
    }
patisserie-event-recipes_drawn = pioche des recettes : { $recipes }
    .you = piochez des recettes : { $recipes }
patisserie-event-recipe_discarded = défausse la recette « { $recipe } »
    .you = défaussez la recette « { $recipe } »
    .do = défaussez { $count ->
        [one] la recette « { $recipe } »
       *[other] les recettes { $recipe }
    }
patisserie-event-ingredient_taken = prend une tuile avec { $tile }
    .you = prenez une tuile avec { $tile }
    .do = prenez { $tile }
patisserie-event-ingredients_drawn = pioche des ingrédients : { $tiles }
    .you = piochez des ingrédients : { $tiles }
patisserie-event-ingredients_spent = défausse des ingrédients : { $tiles }
    .you = défaussez des ingrédients : { $tiles }
patisserie-event-dish_baked = enfourne { $recipe }
    .you = enfournez { $recipe }
    .do = enfournez { $recipe }
patisserie-event-dish_decorated = décore { $recipe }
    .you = décorez { $recipe }
    .do = décorez { $recipe }
patisserie-event-dish_sold = vend { $recipe }
    .you = vendez { $recipe }
    .do = vendez { $recipe }
patisserie-event-dish_presented = présente { $recipe } { FORM($space, "on") }
    .you = présentez { $recipe } { FORM($space, "on") }
    .do = présentez { $recipe } { FORM($space, "on") }
patisserie-event-dish_moved = déplace { $recipe } { FORM($space, "to") }
    .you = déplacez { $recipe } { FORM($space, "to") }
    .do = déplacez { $recipe } { FORM($space, "to") }
patisserie-event-table_bonus_gained = remplit le bonus de table ({ $bonus })
    .you = remplissez le bonus de table ({ $bonus })
patisserie-event-decoration_succeeded = réussit une décoration
    .you = réussissez une décoration
patisserie-event-topping_discarded = défausse la décoration, faute de place
    .you = défaussez la décoration, faute de place
patisserie-event-staff_hired = engage { FORM($card, "a") } pour { $coins }
    .you = engagez { FORM($card, "a") } pour { $coins }
    .do = engagez { FORM($card, "the") }
patisserie-event-notice_given = congédie { FORM($card, "a") }
    .you = congédiez { FORM($card, "a") }
    .do = congédiez { FORM($card, "the") }
patisserie-event-post_placed = place du personnel de service { FORM($place, "at") }
    .you = placez du personnel de service { FORM($place, "at") }
    .do = placez du personnel de service { FORM($place, "at") }
patisserie-event-host_placed = place un marqueur { FORM($place, "at") }
    .you = placez un marqueur { FORM($place, "at") }
    .do = placez un marqueur { FORM($place, "at") }
patisserie-event-special_claimed = réclame le bonus spécial « { $bonus } » et ses { $prestige }
    .you = réclamez le bonus spécial « { $bonus } » et ses { $prestige }
    .do = réclamez le bonus spécial « { $bonus } »
patisserie-event-special_declined = ne réclame pas le bonus spécial « { $bonus } »
    .you = ne réclamez pas le bonus spécial « { $bonus } »
patisserie-event-staff_removed = Non engagés et retirés : { $cards }.
patisserie-event-solo_card_revealed = révèle la { $card } ({ $actions })
patisserie-event-mentor_card_gained = a une carte de plus en main
patisserie-event-inventory_revealed = révèle { FORM($card, "a") }
patisserie-event-supplies_scored = gagne { $prestige } pour ce qui reste
    .you = gagnez { $prestige } pour ce qui reste
patisserie-event-item_scored = { $item } : { $player } marque { $prestige }.
    .you = { $item } : vous marquez { $prestige }.
patisserie-event-game_ended = La fête est finie : { $winners } l’emporte avec { $prestige }.
    .you = La fête est finie : vous l’emportez avec { $prestige }.

patisserie-event-decision_revealed-acquire_recipes = choisit une recette avec la { $card } : à partir de la case { $n }
patisserie-event-decision_revealed-acquire_ingredients = choisit des ingrédients avec la { $card } : colonne { $n }
patisserie-event-decision_revealed-deliver = choisit une table avec la { $card } : { $table }, { $end }
patisserie-event-decision_revealed-place = choisit un emplacement avec la { $card } : { $place }

patisserie-event-action_chosen-acquire_recipes = acquiert des recettes
    .you = acquérez des recettes
patisserie-event-action_chosen-acquire_ingredients = acquiert des ingrédients
    .you = acquérez des ingrédients
patisserie-event-action_chosen-bake = enfourne
    .you = enfournez
patisserie-event-action_chosen-decorate = décore
    .you = décorez
patisserie-event-action_chosen-deliver = livre
    .you = livrez
patisserie-event-action_chosen-hire = engage
    .you = engagez
patisserie-event-action_chosen-place = place un marqueur
    .you = placez un marqueur
patisserie-event-action_chosen-forfeit = renonce à l’action principale
    .you = renoncez à l’action principale
    .do = renoncez à l’action principale

patisserie-reason-impossible = aucune action { FORM($card, "of") } n’est possible
patisserie-reason-card = bonus { FORM($card, "of") }
patisserie-reason-space = bonus de placement
patisserie-reason-post = poste de service
patisserie-reason-table_bonus = bonus de table
patisserie-reason-acquire_recipes = recettes
patisserie-reason-acquire_ingredients = ingrédients
patisserie-reason-buy_goods = denrées
patisserie-reason-buy_butter = acheté
patisserie-reason-sale = vente
patisserie-reason-service = service
patisserie-reason-place = placement
patisserie-reason-give_notice = renvoi
patisserie-reason-decorate = décoration
patisserie-reason-pay_for_action = action de plus
patisserie-reason-prestige_for_coins = acheté
patisserie-reason-bonus = bonus copié des autres
patisserie-reason-income = revenu

patisserie-event-ingredient_bag_refilled = { $n ->
    [one] { $n } ingrédient défaussé retourne dans le sac.
   *[other] { $n } ingrédients défaussés retournent dans le sac.
}

patisserie-event-recipe_bag_refilled = { $n ->
    [one] { $n } recette défaussée retourne dans le sac.
   *[other] { $n } recettes défaussées retournent dans le sac.
}

patisserie-event-decisions_shuffled = { $n ->
    [one] Une nouvelle pioche de décision de { $n } carte est mélangée.
   *[other] Une nouvelle pioche de décision de { $n } cartes est mélangée.
}

patisserie-telling-first = C’est la première action de la carte, et elle est possible.
patisserie-telling-passed = Impossible en ce moment : { $actions }. C’est donc l’action suivante, à droite, qui compte.
patisserie-telling-nothing = Rien de ce que montre cette carte n’est possible en ce moment.
patisserie-telling-instead = À la place d’une action, ce sont toujours { $mentor_prestige } points de prestige.
patisserie-telling-dish_baked = Les numéros de la carte donnent l’ordre, tant qu’il reste des grilles libres ; cela ne coûte rien.
patisserie-telling-dish_decorated = Les numéros de la carte donnent l’ordre, et la flèche, l’extrémité d’où viennent les ingrédients.
patisserie-telling-dish_sold = Aucune place n’est libre pour cette pâtisserie.
patisserie-telling-recipe_discarded = Une de trop : la recette qui vaut le moins de prestige s’en va.
patisserie-telling-staff_hired = Une carte étoile passe d’abord si elle peut être engagée, sinon la première depuis l’extrémité que montre la flèche ; cela ne coûte rien.
patisserie-telling-mentor_card_gained = Qui engage a un tour de plus dans cette manche.
patisserie-telling-special_claimed = Le Mentor doit le réclamer dès que la condition est remplie.
