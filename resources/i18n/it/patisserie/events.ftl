### The log: one sentence for each event that is worth a line.

patisserie-event-round_began = Comincia il round { $round }.
patisserie-event-start_player_named = è ora primo giocatore
patisserie-event-ingredients_discarded = Ingredienti tolti dall’esposizione: { $tiles }.
patisserie-event-ingredients_revealed = Nuovi ingredienti: { $tiles }.
patisserie-event-recipes_discarded = Ricette tolte dall’esposizione: { $recipes }.
patisserie-event-recipes_revealed = Nuove ricette: { $recipes }.
patisserie-event-card_taken = prende in mano { FORM($card, "a") }
    .do = prendi in mano { FORM($card, "the") }
patisserie-event-card_taken_secret = prende in mano una carta
patisserie-event-staff_turned = gira il personale usato
patisserie-event-tray_filled = prende una teglia con { $n } carte
patisserie-event-card_drafted = tiene { FORM($card, "a") } dalla teglia
    .do = tieni { FORM($card, "the") }
patisserie-event-card_drafted_secret = tiene una carta dalla teglia
patisserie-event-card_dealt = riceve { FORM($card, "a") } dal mazzo del personale
patisserie-event-card_dealt_secret = riceve una carta dal mazzo del personale
patisserie-event-staff_for_hire = Da assumere: { $cards }.
patisserie-event-card_set_aside = elimina { FORM($card, "a") } dalla partita
    .do = elimina { FORM($card, "the") } dalla partita
patisserie-event-card_set_aside_secret = elimina una carta dalla partita
patisserie-event-card_played = gioca { FORM($card, "a") }
    .do = gioca { FORM($card, "the") }
patisserie-event-bonus_used = usa il bonus { FORM($card, "of") }
    .do = usa il bonus
patisserie-event-bonus_forfeited = rinuncia al bonus { FORM($card, "of") }
    .do = rinuncia al bonus
patisserie-event-bonus_copied = copia il bonus { FORM($card, "of") }
    .do = copia il bonus { FORM($card, "of") }
patisserie-event-coins_gained = ottiene { $coins } ({ $reason })
patisserie-event-coins_paid = paga { $coins } ({ $reason })
patisserie-event-prestige_gained = ottiene { $prestige } ({ $reason })
    .do = compra { $prestige }
patisserie-event-goods_gained = ottiene { $goods } ({ $reason })
    .do = compra { $goods }
patisserie-event-good_lost = non ha più posto per altre merci ({ $good })
patisserie-event-goods_spent = usa { $goods }
patisserie-event-recipe_acquired = prende la ricetta «{ $recipe }»
    .do = prendi { $count ->
        [one] la ricetta «{ $recipe }»
       *[other] le ricette { $recipe }
    }
patisserie-event-recipes_drawn = pesca ricette: { $recipes }
patisserie-event-recipe_discarded = scarta la ricetta «{ $recipe }»
    .do = scarta { $count ->
        [one] la ricetta «{ $recipe }»
       *[other] le ricette { $recipe }
    }
patisserie-event-ingredient_taken = prende una tessera con { $tile }
    .do = prendi { $tile }
patisserie-event-ingredients_drawn = pesca ingredienti: { $tiles }
patisserie-event-ingredients_spent = scarta ingredienti: { $tiles }
patisserie-event-dish_baked = inforna { $recipe }
    .do = inforna { $recipe }
patisserie-event-dish_decorated = decora { $recipe }
    .do = decora { $recipe }
patisserie-event-dish_sold = vende { $recipe }
    .do = vendi { $recipe }
patisserie-event-dish_presented = presenta { $recipe } { FORM($space, "on") }
    .do = presenta { $recipe } { FORM($space, "on") }
patisserie-event-dish_moved = sposta { $recipe } { FORM($space, "to") }
    .do = sposta { $recipe } { FORM($space, "to") }
patisserie-event-table_bonus_gained = ottiene il bonus della tavola ({ $bonus })
patisserie-event-decoration_succeeded = ha una decorazione riuscita in più
patisserie-event-topping_discarded = non ha più posto per una decorazione
patisserie-event-staff_hired = assume { FORM($card, "a") } per { $coins }
    .do = assumi { FORM($card, "the") }
patisserie-event-notice_given = licenzia { FORM($card, "a") }
    .do = licenzia { FORM($card, "the") }
patisserie-event-post_placed = piazza personale di servizio { FORM($place, "at") }
    .do = piazza personale di servizio { FORM($place, "at") }
patisserie-event-host_placed = mette un segnalino { FORM($place, "at") }
    .do = metti un segnalino { FORM($place, "at") }
patisserie-event-special_claimed = rivendica il bonus speciale «{ $bonus }» e { $prestige }
    .do = rivendica il bonus speciale «{ $bonus }»
patisserie-event-special_declined = non rivendica il bonus speciale «{ $bonus }»
patisserie-event-staff_removed = Non assunti e fuori dalla partita: { $cards }.
patisserie-event-solo_card_revealed = rivela { FORM($card, "the") } ({ $actions })
patisserie-event-mentor_card_gained = ha una carta in più in mano
patisserie-event-inventory_revealed = rivela { FORM($card, "a") }
patisserie-event-supplies_scored = ottiene { $prestige } per ciò che avanza
patisserie-event-item_scored = { $item }: { $player } segna { $prestige }.
patisserie-event-game_ended = La festa è finita: vince { $winners } con { $prestige }.

patisserie-event-decision_revealed-acquire_recipes = decide su una ricetta con { FORM($card, "the") }: dalla casella { $n } in poi
patisserie-event-decision_revealed-acquire_ingredients = decide sugli ingredienti con { FORM($card, "the") }: colonna { $n }
patisserie-event-decision_revealed-deliver = decide su una tavola con { FORM($card, "the") }: { $table }, { $end }
patisserie-event-decision_revealed-place = decide su un posto con { FORM($card, "the") }: { $place }

patisserie-event-action_chosen-acquire_recipes = acquisisce ricette
patisserie-event-action_chosen-acquire_ingredients = acquisisce ingredienti
patisserie-event-action_chosen-bake = inforna
patisserie-event-action_chosen-decorate = decora
patisserie-event-action_chosen-deliver = consegna
patisserie-event-action_chosen-hire = assume personale
patisserie-event-action_chosen-place = mette un segnalino
patisserie-event-action_chosen-forfeit = rinuncia all’azione principale
    .do = rinuncia all’azione principale

patisserie-reason-impossible = nessuna azione { FORM($card, "of") } è possibile
patisserie-reason-card = bonus { FORM($card, "of") }
patisserie-reason-space = bonus del posto
patisserie-reason-post = personale di servizio
patisserie-reason-table_bonus = bonus della tavola
patisserie-reason-acquire_recipes = ricette
patisserie-reason-acquire_ingredients = ingredienti
patisserie-reason-buy_goods = merci
patisserie-reason-buy_butter = acquisto
patisserie-reason-sale = vendita
patisserie-reason-service = servizio
patisserie-reason-place = segnalino
patisserie-reason-give_notice = licenziamento
patisserie-reason-decorate = decorazione
patisserie-reason-pay_for_action = un’azione in più
patisserie-reason-prestige_for_coins = acquisto
patisserie-reason-bonus = bonus
patisserie-reason-income = rendita

patisserie-event-ingredient_bag_refilled = { $n ->
    [one] { $n } tessera ingrediente scartata torna nel sacchetto.
   *[other] { $n } tessere ingrediente scartate tornano nel sacchetto.
}

patisserie-event-recipe_bag_refilled = { $n ->
    [one] { $n } ricetta scartata torna nel sacchetto.
   *[other] { $n } ricette scartate tornano nel sacchetto.
}

patisserie-event-decisions_shuffled = { $n ->
    [one] Si mescola un nuovo mazzo delle decisioni di { $n } carta.
   *[other] Si mescola un nuovo mazzo delle decisioni di { $n } carte.
}

patisserie-telling-first = È la prima azione della carta, ed è possibile.
patisserie-telling-passed = Ora non possibile: { $actions }. Vale quindi l’azione successiva, verso destra.
patisserie-telling-nothing = Nulla di ciò che mostra questa carta è possibile adesso.
patisserie-telling-instead = Al posto di un’azione ci sono sempre { $mentor_prestige } punti prestigio.
patisserie-telling-dish_baked = I numeri sulla carta indicano l’ordine, finché ci sono gratelle libere; non costa nulla.
patisserie-telling-dish_decorated = I numeri sulla carta indicano l’ordine, la freccia da quale estremità vengono gli ingredienti.
patisserie-telling-dish_sold = Per questo dolce non c’è un posto libero da nessuna parte.
patisserie-telling-recipe_discarded = Una di troppo: se ne va la ricetta con meno prestigio.
patisserie-telling-staff_hired = Una carta stella ha la precedenza, se si può assumere; altrimenti la prima dall’estremità indicata dalla freccia. Non costa nulla.
patisserie-telling-mentor_card_gained = Chi assume ha un turno in più in questo round.
patisserie-telling-special_claimed = Il Mentore deve rivendicarlo appena la condizione è soddisfatta.
