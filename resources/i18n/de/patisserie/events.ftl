### The log: one sentence for each event that is worth a line.

patisserie-event-round_began = Runde { $round } beginnt.
patisserie-event-start_player_named = ist jetzt Startspieler
    .you = bist jetzt Startspieler
patisserie-event-ingredients_discarded = Aus der Auslage abgelegt: { $tiles }.
patisserie-event-ingredients_revealed = Neue Zutaten: { $tiles }.
patisserie-event-recipes_discarded = Aus der Auslage abgelegt: { $recipes }.
patisserie-event-recipes_revealed = Neue Rezepte: { $recipes }.
patisserie-event-card_taken = nimmt { FORM($card, "a") } auf die Hand
    .you = nimmst { FORM($card, "a") } auf die Hand
    .do = nimm { FORM($card, "the") } auf die Hand
patisserie-event-card_taken_secret = nimmt eine Karte auf die Hand
    .you = nimmst eine Karte auf die Hand
patisserie-event-staff_turned = dreht das benutzte Personal um
    .you = drehst das benutzte Personal um
patisserie-event-tray_filled = nimmt ein Backblech mit { $n } Karten
    .you = nimmst ein Backblech mit { $n } Karten
patisserie-event-card_drafted = behält { FORM($card, "a") } vom Blech
    .you = behältst { FORM($card, "a") } vom Blech
    .do = behalte { FORM($card, "the") }
patisserie-event-card_drafted_secret = behält eine Karte vom Blech
    .you = behältst eine Karte vom Blech
patisserie-event-card_dealt = bekommt { FORM($card, "a") } vom Personalstapel
    .you = bekommst { FORM($card, "a") } vom Personalstapel
patisserie-event-card_dealt_secret = bekommt eine Karte vom Personalstapel
    .you = bekommst eine Karte vom Personalstapel
patisserie-event-staff_for_hire = Zum Anstellen: { $cards }.
patisserie-event-card_set_aside = nimmt { FORM($card, "a") } aus dem Spiel
    .you = nimmst { FORM($card, "a") } aus dem Spiel
    .do = nimm { FORM($card, "the") } aus dem Spiel
patisserie-event-card_set_aside_secret = nimmt eine Karte aus dem Spiel
    .you = nimmst eine Karte aus dem Spiel
patisserie-event-card_played = spielt { FORM($card, "a") }
    .you = spielst { FORM($card, "a") }
    .do = spiele { FORM($card, "the") }
patisserie-event-bonus_used = nutzt den Bonus { FORM($card, "of") }
    .you = nutzt den Bonus { FORM($card, "of") }
    .do = nutze den Bonus
patisserie-event-bonus_forfeited = verzichtet auf den Bonus { FORM($card, "of") }
    .you = verzichtest auf den Bonus { FORM($card, "of") }
    .do = verzichte auf den Bonus
patisserie-event-bonus_copied = kopiert den Bonus { FORM($card, "of") }
    .you = kopierst den Bonus { FORM($card, "of") }
    .do = kopiere den Bonus { FORM($card, "of") }
patisserie-event-coins_gained = erhält { $coins } ({ $reason })
    .you = erhältst { $coins } ({ $reason })
patisserie-event-coins_paid = zahlt { $coins } ({ $reason })
    .you = zahlst { $coins } ({ $reason })
patisserie-event-prestige_gained = erhält { $prestige } ({ $reason })
    .you = erhältst { $prestige } ({ $reason })
    .do = kaufe { $prestige }
patisserie-event-goods_gained = erhält { $goods } ({ $reason })
    .you = erhältst { $goods } ({ $reason })
    .do = kaufe { $goods }
patisserie-event-good_lost = hat keinen Platz für mehr { $good }
    .you = hast keinen Platz für mehr { $good }
patisserie-event-goods_spent = verbraucht { $goods }
    .you = verbrauchst { $goods }
patisserie-event-recipe_acquired = nimmt das Rezept für { $recipe }
    .you = nimmst das Rezept für { $recipe }
    .do = nimm { $count ->
        [one] das Rezept
       *[other] die Rezepte
    } für { $recipe }
patisserie-event-recipes_drawn = zieht Rezepte: { $recipes }
    .you = ziehst Rezepte: { $recipes }
patisserie-event-recipe_discarded = legt das Rezept für { $recipe } ab
    .you = legst das Rezept für { $recipe } ab
    .do = lege { $count ->
        [one] das Rezept
       *[other] die Rezepte
    } für { $recipe } ab
patisserie-event-ingredient_taken = nimmt ein Plättchen mit { $tile }
    .you = nimmst ein Plättchen mit { $tile }
    .do = nimm { $tile }
patisserie-event-ingredients_drawn = zieht Zutaten: { $tiles }
    .you = ziehst Zutaten: { $tiles }
patisserie-event-ingredients_spent = legt Zutaten ab: { $tiles }
    .you = legst Zutaten ab: { $tiles }
patisserie-event-dish_baked = backt { $recipe }
    .you = backst { $recipe }
    .do = backe { $recipe }
patisserie-event-dish_decorated = garniert { $recipe }
    .you = garnierst { $recipe }
    .do = garniere { $recipe }
patisserie-event-dish_sold = verkauft { $recipe }
    .you = verkaufst { $recipe }
    .do = verkaufe { $recipe }
patisserie-event-dish_presented = präsentiert { $recipe } { FORM($space, "on") }
    .you = präsentierst { $recipe } { FORM($space, "on") }
    .do = präsentiere { $recipe } { FORM($space, "on") }
patisserie-event-dish_moved = stellt { $recipe } { FORM($space, "to") } um
    .you = stellst { $recipe } { FORM($space, "to") } um
    .do = stelle { $recipe } { FORM($space, "to") } um
patisserie-event-table_bonus_gained = erfüllt den Tafelbonus ({ $bonus })
    .you = erfüllst den Tafelbonus ({ $bonus })
patisserie-event-decoration_succeeded = hat mit der Garnitur Erfolg
    .you = hast mit der Garnitur Erfolg
patisserie-event-topping_discarded = legt die Garnitur aus Platzmangel ab
    .you = legst die Garnitur aus Platzmangel ab
patisserie-event-staff_hired = stellt { FORM($card, "a") } für { $coins } an
    .you = stellst { FORM($card, "a") } für { $coins } an
    .do = stelle { FORM($card, "the") } an
patisserie-event-notice_given = entlässt { FORM($card, "a") }
    .you = entlässt { FORM($card, "a") }
    .do = entlasse { FORM($card, "the") }
patisserie-event-post_placed = setzt eine Servicekraft { FORM($place, "at") } ein
    .you = setzt eine Servicekraft { FORM($place, "at") } ein
    .do = setze eine Servicekraft { FORM($place, "at") } ein
patisserie-event-host_placed = setzt einen Marker { FORM($place, "at") } ein
    .you = setzt einen Marker { FORM($place, "at") } ein
    .do = setze einen Marker { FORM($place, "at") } ein
patisserie-event-special_claimed = beansprucht den Sonderbonus „{ $bonus }“ und damit { $prestige }
    .you = beanspruchst den Sonderbonus „{ $bonus }“ und damit { $prestige }
    .do = beanspruche den Sonderbonus „{ $bonus }“
patisserie-event-special_declined = beansprucht den Sonderbonus „{ $bonus }“ nicht
    .you = beanspruchst den Sonderbonus „{ $bonus }“ nicht
patisserie-event-staff_removed = Nicht angestellt und aus dem Spiel: { $cards }.
patisserie-event-solo_card_revealed = deckt { $card } auf ({ $actions })
patisserie-event-mentor_card_gained = hat eine Karte mehr auf der Hand
patisserie-event-inventory_revealed = deckt { FORM($card, "a") } auf
patisserie-event-supplies_scored = erhält { $prestige } für Übriges
    .you = erhältst { $prestige } für Übriges
patisserie-event-item_scored = { $item }: { $player } erhält { $prestige }.
    .you = { $item }: du erhältst { $prestige }.
patisserie-event-game_ended = Das Fest ist zu Ende: { $winners } gewinnt ({ $prestige }).
    .you = Das Fest ist zu Ende: Du gewinnst ({ $prestige }).

patisserie-event-decision_revealed-acquire_recipes = entscheidet mit { $card } über ein Rezept: ab Feld { $n }
patisserie-event-decision_revealed-acquire_ingredients = entscheidet mit { $card } über Zutaten: Spalte { $n }
patisserie-event-decision_revealed-deliver = entscheidet mit { $card } über eine Tafel: { $table }, { $end }
patisserie-event-decision_revealed-place = entscheidet mit { $card } über einen Platz: { $place }

patisserie-event-action_chosen-acquire_recipes = erwirbt Rezepte
    .you = erwirbst Rezepte
patisserie-event-action_chosen-acquire_ingredients = erwirbt Zutaten
    .you = erwirbst Zutaten
patisserie-event-action_chosen-bake = backt
    .you = backst
patisserie-event-action_chosen-decorate = garniert
    .you = garnierst
patisserie-event-action_chosen-deliver = liefert
    .you = lieferst
patisserie-event-action_chosen-hire = stellt jemanden an
    .you = stellst jemanden an
patisserie-event-action_chosen-place = setzt einen Marker ein
    .you = setzt einen Marker ein
patisserie-event-action_chosen-forfeit = verzichtet auf die Hauptaktion
    .you = verzichtest auf die Hauptaktion
    .do = verzichte auf die Hauptaktion

patisserie-reason-impossible = keine Aktion { FORM($card, "of") } ist möglich
patisserie-reason-card = Bonus { FORM($card, "of") }
patisserie-reason-space = Platzbonus
patisserie-reason-post = Servicekraft
patisserie-reason-table_bonus = Tafelbonus
patisserie-reason-acquire_recipes = Rezepte
patisserie-reason-acquire_ingredients = Zutaten
patisserie-reason-buy_goods = Waren
patisserie-reason-buy_butter = gekauft
patisserie-reason-sale = Verkauf
patisserie-reason-service = Service
patisserie-reason-place = Einsatz
patisserie-reason-give_notice = Entlassung
patisserie-reason-decorate = Garnieren
patisserie-reason-pay_for_action = weitere Aktion
patisserie-reason-prestige_for_coins = gekauft
patisserie-reason-bonus = kopierter Bonus der anderen
patisserie-reason-income = Einkommen

patisserie-event-ingredient_bag_refilled = { $n ->
    [one] { $n } abgelegte Zutat kommt zurück in den Beutel.
   *[other] { $n } abgelegte Zutaten kommen zurück in den Beutel.
}

patisserie-event-recipe_bag_refilled = { $n ->
    [one] { $n } abgelegtes Rezept kommt zurück in den Beutel.
   *[other] { $n } abgelegte Rezepte kommen zurück in den Beutel.
}

patisserie-event-decisions_shuffled = { $n ->
    [one] Ein neuer Entscheidungsstapel mit { $n } Karte wird gemischt.
   *[other] Ein neuer Entscheidungsstapel mit { $n } Karten wird gemischt.
}

patisserie-telling-first = Es ist die erste Aktion auf der Karte, und sie ist möglich.
patisserie-telling-passed = Jetzt nicht möglich: { $actions }. Also folgt die nächste Aktion rechts davon.
patisserie-telling-nothing = Nichts auf dieser Karte ist jetzt möglich.
patisserie-telling-instead = Statt einer Aktion gibt es immer { $mentor_prestige } Prestige.
patisserie-telling-dish_baked = Die Reihenfolge sagen die Zahlen auf der Karte, solange Gitter frei sind; es kostet nichts.
patisserie-telling-dish_decorated = Die Reihenfolge sagen die Zahlen auf der Karte, und der Pfeil, von welchem Ende die Zutaten kommen.
patisserie-telling-dish_sold = Nirgends ist ein Platz für dieses Gebäck frei.
patisserie-telling-recipe_discarded = Eines zu viel: Das Rezept mit dem wenigsten Prestige geht.
patisserie-telling-staff_hired = Eine Stern-Karte geht vor, wenn sie angestellt werden kann, sonst die erste von dem Ende, auf das der Pfeil zeigt; es kostet nichts.
patisserie-telling-mentor_card_gained = Wer anstellt, hat in dieser Runde einen Zug mehr.
patisserie-telling-special_claimed = Der Mentor muss ihn beanspruchen, sobald die Bedingung erfüllt ist.
