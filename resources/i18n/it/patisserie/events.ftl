### The log: one sentence for each event that is worth a line.

patisserie-event-round_began = Comincia il round { $round }.
patisserie-event-start_player_named = è ora primo giocatore
    .you = sei ora primo giocatore
patisserie-event-ingredients_discarded = Ingredienti tolti dall’esposizione: { $tiles }.
patisserie-event-ingredients_revealed = Nuovi ingredienti: { $tiles }.
patisserie-event-recipes_discarded = Ricette tolte dall’esposizione: { $recipes }.
patisserie-event-recipes_revealed = Nuove ricette: { $recipes }.
patisserie-event-card_taken = prende in mano { FORM($card, "a") }
    .you = prendi in mano { FORM($card, "a") }
    .do = prendi in mano { FORM($card, "the") }
patisserie-event-card_taken_secret = prende in mano una carta
    .you = prendi in mano una carta
patisserie-event-staff_turned = gira il personale usato
    .you = giri il personale usato
patisserie-event-tray_filled = prende una teglia con { $n } carte
    .you = prendi una teglia con { $n } carte
patisserie-event-card_drafted = tiene { FORM($card, "a") } dalla teglia
    .you = tieni { FORM($card, "a") } dalla teglia
    .do = tieni { FORM($card, "the") }
patisserie-event-card_drafted_secret = tiene una carta dalla teglia
    .you = tieni una carta dalla teglia
patisserie-event-card_dealt = riceve { FORM($card, "a") } dal mazzo del personale
    .you = ricevi { FORM($card, "a") } dal mazzo del personale
patisserie-event-card_dealt_secret = riceve una carta dal mazzo del personale
    .you = ricevi una carta dal mazzo del personale
patisserie-event-staff_for_hire = Da assumere: { $cards }.
patisserie-event-card_set_aside = elimina { FORM($card, "a") } dalla partita
    .you = elimini { FORM($card, "a") } dalla partita
    .do = elimina { FORM($card, "the") } dalla partita
patisserie-event-card_set_aside_secret = elimina una carta dalla partita
    .you = elimini una carta dalla partita
patisserie-event-card_played = gioca { FORM($card, "a") }
    .you = giochi { FORM($card, "a") }
    .do = gioca { FORM($card, "the") }
patisserie-event-bonus_used = usa il bonus { FORM($card, "of") }
    .you = usi il bonus { FORM($card, "of") }
    .do = usa il bonus
patisserie-event-bonus_forfeited = rinuncia al bonus { FORM($card, "of") }
    .you = rinunci al bonus { FORM($card, "of") }
    .do = rinuncia al bonus
patisserie-event-bonus_copied = copia il bonus { FORM($card, "of") }
    .you = copi il bonus { FORM($card, "of") }
    .do = copia il bonus { FORM($card, "of") }
patisserie-event-coins_gained = ottiene { $coins } ({ $reason })
    .you = ottieni { $coins } ({ $reason })
patisserie-event-coins_paid = paga { $coins } ({ $reason })
    .you = paghi { $coins } ({ $reason })
patisserie-event-prestige_gained = ottiene { $prestige } ({ $reason })
    .you = ottieni { $prestige } ({ $reason })
    .do = compra { $prestige }
patisserie-event-goods_gained = ottiene { $goods } ({ $reason })
    .you = ottieni { $goods } ({ $reason })
    .do = compra { $goods }
patisserie-event-good_lost = non ha più posto per altre merci ({ $good })
    .you = non hai più posto per altre merci ({ $good })
patisserie-event-goods_spent = usa { $goods }
    .you = usi { $goods }
patisserie-event-recipe_acquired = prende la ricetta «{ $recipe }»
    .you = prendi la ricetta «{ $recipe }»
    .do = prendi { $count ->
        [one] la ricetta «{ $recipe }»
       *[other] le ricette { $recipe }
    }
patisserie-event-recipes_drawn = pesca ricette: { $recipes }
    .you = peschi ricette: { $recipes }
patisserie-event-recipe_discarded = scarta la ricetta «{ $recipe }»
    .you = scarti la ricetta «{ $recipe }»
    .do = scarta { $count ->
        [one] la ricetta «{ $recipe }»
       *[other] le ricette { $recipe }
    }
patisserie-event-ingredient_taken = prende una tessera con { $tile }
    .you = prendi una tessera con { $tile }
    .do = prendi { $tile }
patisserie-event-ingredients_drawn = pesca ingredienti: { $tiles }
    .you = peschi ingredienti: { $tiles }
patisserie-event-ingredients_spent = scarta ingredienti: { $tiles }
    .you = scarti ingredienti: { $tiles }
patisserie-event-dish_baked = inforna { $recipe }
    .you = inforni { $recipe }
    .do = inforna { $recipe }
patisserie-event-dish_decorated = decora { $recipe }
    .you = decori { $recipe }
    .do = decora { $recipe }
patisserie-event-dish_sold = vende { $recipe }
    .you = vendi { $recipe }
    .do = vendi { $recipe }
patisserie-event-dish_presented = presenta { $recipe } { FORM($space, "on") }
    .you = presenti { $recipe } { FORM($space, "on") }
    .do = presenta { $recipe } { FORM($space, "on") }
patisserie-event-dish_moved = sposta { $recipe } { FORM($space, "to") }
    .you = sposti { $recipe } { FORM($space, "to") }
    .do = sposta { $recipe } { FORM($space, "to") }
patisserie-event-table_bonus_gained = ottiene il bonus della tavola ({ $bonus })
    .you = ottieni il bonus della tavola ({ $bonus })
patisserie-event-decoration_succeeded = riesce in una decorazione
    .you = riesci in una decorazione
patisserie-event-topping_discarded = scarta la decorazione per mancanza di posto
    .you = scarti la decorazione per mancanza di posto
patisserie-event-staff_hired = assume { FORM($card, "a") } per { $coins }
    .you = assumi { FORM($card, "a") } per { $coins }
    .do = assumi { FORM($card, "the") }
patisserie-event-notice_given = licenzia { FORM($card, "a") }
    .you = licenzi { FORM($card, "a") }
    .do = licenzia { FORM($card, "the") }
patisserie-event-post_placed = piazza personale di servizio { FORM($place, "at") }
    .you = piazzi personale di servizio { FORM($place, "at") }
    .do = piazza personale di servizio { FORM($place, "at") }
patisserie-event-host_placed = mette un segnalino { FORM($place, "at") }
    .you = metti un segnalino { FORM($place, "at") }
    .do = metti un segnalino { FORM($place, "at") }
patisserie-event-special_claimed = rivendica il bonus speciale «{ $bonus }» e { $prestige }
    .you = rivendichi il bonus speciale «{ $bonus }» e { $prestige }
    .do = rivendica il bonus speciale «{ $bonus }»
patisserie-event-special_declined = non rivendica il bonus speciale «{ $bonus }»
    .you = non rivendichi il bonus speciale «{ $bonus }»
patisserie-event-staff_removed = Non assunti e fuori dalla partita: { $cards }.
patisserie-event-solo_card_revealed = rivela { FORM($card, "the") } ({ $actions })
patisserie-event-mentor_card_gained = ha una carta in più in mano
patisserie-event-inventory_revealed = rivela { FORM($card, "a") }
patisserie-event-supplies_scored = ottiene { $prestige } per ciò che avanza
    .you = ottieni { $prestige } per ciò che avanza
patisserie-event-item_scored = { $item }: { $player } segna { $prestige }.
    .you = { $item }: segni { $prestige }.
patisserie-event-game_ended = La festa è finita: vince { $winners } con { $prestige }.
    .you = La festa è finita: vinci con { $prestige }.

patisserie-event-decision_revealed-acquire_recipes = decide su una ricetta con { FORM($card, "the") }: dalla casella { $n } in poi
patisserie-event-decision_revealed-acquire_ingredients = decide sugli ingredienti con { FORM($card, "the") }: colonna { $n }
patisserie-event-decision_revealed-deliver = decide su una tavola con { FORM($card, "the") }: { $table }, { $end }
patisserie-event-decision_revealed-place = decide su un posto con { FORM($card, "the") }: { $place }

patisserie-event-action_chosen-acquire_recipes = acquisisce ricette
    .you = acquisisci ricette
patisserie-event-action_chosen-acquire_ingredients = acquisisce ingredienti
    .you = acquisisci ingredienti
patisserie-event-action_chosen-bake = inforna
    .you = inforni
patisserie-event-action_chosen-decorate = decora
    .you = decori
patisserie-event-action_chosen-deliver = consegna
    .you = consegni
patisserie-event-action_chosen-hire = assume personale
    .you = assumi personale
patisserie-event-action_chosen-place = mette un segnalino
    .you = metti un segnalino
patisserie-event-action_chosen-forfeit = rinuncia all’azione principale
    .you = rinunci all’azione principale
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
patisserie-reason-bonus = bonus copiato da altri
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
