### The log: one sentence for each event that is worth a line.

patisserie-event-round_began = Zaczyna się runda { $round }.
patisserie-event-start_player_named = jest teraz pierwszym graczem
    .you = jesteś teraz pierwszym graczem
patisserie-event-ingredients_discarded = Składniki odrzucone z wystawy: { $tiles }.
patisserie-event-ingredients_revealed = Nowe składniki: { $tiles }.
patisserie-event-recipes_discarded = Przepisy odrzucone z wystawy: { $recipes }.
patisserie-event-recipes_revealed = Nowe przepisy: { $recipes }.
patisserie-event-card_taken = bierze na rękę { FORM($card, "a") }
    .you = bierzesz na rękę { FORM($card, "a") }
    .do = weź na rękę { FORM($card, "acc") }
patisserie-event-card_taken_secret = bierze kartę na rękę
    .you = bierzesz kartę na rękę
patisserie-event-staff_turned = odwraca użyty personel
    .you = odwracasz użyty personel
patisserie-event-tray_filled = { $n ->
    [one] dostaje blachę z { $n } kartą
    [few] dostaje blachę z { $n } kartami
    [many] dostaje blachę z { $n } kartami
   *[other] dostaje blachę z { $n } kartami
}
    .you = { $n ->
        [one] dostajesz blachę z { $n } kartą
        [few] dostajesz blachę z { $n } kartami
        [many] dostajesz blachę z { $n } kartami
       *[other] dostajesz blachę z { $n } kartami
    }
patisserie-event-card_drafted = zatrzymuje z blachy { FORM($card, "a") }
    .you = zatrzymujesz z blachy { FORM($card, "a") }
    .do = zatrzymaj { FORM($card, "acc") }
patisserie-event-card_drafted_secret = zatrzymuje kartę z blachy
    .you = zatrzymujesz kartę z blachy
patisserie-event-card_dealt = dostaje z talii personelu { FORM($card, "a") }
    .you = dostajesz z talii personelu { FORM($card, "a") }
patisserie-event-card_dealt_secret = dostaje kartę z talii personelu
    .you = dostajesz kartę z talii personelu
patisserie-event-staff_for_hire = Do zatrudnienia: { $cards }.
patisserie-event-card_set_aside = usuwa z gry { FORM($card, "a") }
    .you = usuwasz z gry { FORM($card, "a") }
    .do = usuń z gry { FORM($card, "acc") }
patisserie-event-card_set_aside_secret = usuwa kartę z gry
    .you = usuwasz kartę z gry
patisserie-event-card_played = zagrywa { FORM($card, "a") }
    .you = zagrywasz { FORM($card, "a") }
    .do = zagraj { FORM($card, "acc") }
patisserie-event-bonus_used = używa bonusu { FORM($card, "gen") }
    .you = używasz bonusu { FORM($card, "gen") }
    .do = użyj bonusu
patisserie-event-bonus_forfeited = rezygnuje z bonusu { FORM($card, "gen") }
    .you = rezygnujesz z bonusu { FORM($card, "gen") }
    .do = zrezygnuj z bonusu
patisserie-event-bonus_copied = kopiuje bonus { FORM($card, "gen") }
    .you = kopiujesz bonus { FORM($card, "gen") }
    .do = skopiuj bonus { FORM($card, "gen") }
patisserie-event-coins_gained = zyskuje: { $coins } ({ $reason })
    .you = zyskujesz: { $coins } ({ $reason })
patisserie-event-coins_paid = płaci: { $coins } ({ $reason })
    .you = płacisz: { $coins } ({ $reason })
patisserie-event-prestige_gained = zdobywa { $prestige } ({ $reason })
    .you = zdobywasz { $prestige } ({ $reason })
    .do = kup { $prestige }
patisserie-event-goods_gained = zyskuje: { $goods } ({ $reason })
    .you = zyskujesz: { $goods } ({ $reason })
    .do = kup: { $goods }
patisserie-event-good_lost = nie ma już miejsca na towar: { $good }
    .you = nie masz już miejsca na towar: { $good }
patisserie-event-goods_spent = zużywa: { $goods }
    .you = zużywasz: { $goods }
patisserie-event-recipe_acquired = bierze przepis: { $recipe }
    .you = bierzesz przepis: { $recipe }
    .do = weź { $count ->
        [one] przepis
        [few] przepisy
        [many] przepisy
       *[other] przepisy
    }: { $recipe }
patisserie-event-recipes_drawn = dobiera przepisy: { $recipes }
    .you = dobierasz przepisy: { $recipes }
patisserie-event-recipe_discarded = odrzuca przepis: { $recipe }
    .you = odrzucasz przepis: { $recipe }
    .do = odrzuć { $count ->
        [one] przepis
        [few] przepisy
        [many] przepisy
       *[other] przepisy
    }: { $recipe }
patisserie-event-ingredient_taken = bierze żeton: { $tile }
    .you = bierzesz żeton: { $tile }
    .do = weź żeton: { $tile }
patisserie-event-ingredients_drawn = dobiera składniki: { $tiles }
    .you = dobierasz składniki: { $tiles }
patisserie-event-ingredients_spent = odrzuca składniki: { $tiles }
    .you = odrzucasz składniki: { $tiles }
patisserie-event-dish_baked = piecze { $recipe }
    .you = pieczesz { $recipe }
    .do = upiecz { $recipe }
patisserie-event-dish_decorated = dekoruje { $recipe }
    .you = dekorujesz { $recipe }
    .do = udekoruj { $recipe }
patisserie-event-dish_sold = sprzedaje { $recipe }
    .you = sprzedajesz { $recipe }
    .do = sprzedaj { $recipe }
patisserie-event-dish_presented = podaje { $recipe } { FORM($space, "to") }
    .you = podajesz { $recipe } { FORM($space, "to") }
    .do = podaj { $recipe } { FORM($space, "to") }
patisserie-event-dish_moved = przenosi { $recipe } { FORM($space, "to") }
    .you = przenosisz { $recipe } { FORM($space, "to") }
    .do = przenieś { $recipe } { FORM($space, "to") }
patisserie-event-table_bonus_gained = spełnia bonus stołu ({ $bonus })
    .you = spełniasz bonus stołu ({ $bonus })
patisserie-event-decoration_succeeded = ma o jedną udaną dekorację więcej
    .you = masz o jedną udaną dekorację więcej
patisserie-event-topping_discarded = odrzuca dekorację z braku miejsca
    .you = odrzucasz dekorację z braku miejsca
patisserie-event-staff_hired = zatrudnia { FORM($card, "a") } ({ $coins })
    .you = zatrudniasz { FORM($card, "a") } ({ $coins })
    .do = zatrudnij { FORM($card, "acc") }
patisserie-event-notice_given = zwalnia { FORM($card, "a") }
    .you = zwalniasz { FORM($card, "a") }
    .do = zwolnij { FORM($card, "acc") }
patisserie-event-post_placed = wystawia obsługę { FORM($place, "at") }
    .you = wystawiasz obsługę { FORM($place, "at") }
    .do = wystaw obsługę { FORM($place, "at") }
patisserie-event-host_placed = wystawia znacznik { FORM($place, "at") }
    .you = wystawiasz znacznik { FORM($place, "at") }
    .do = wystaw znacznik { FORM($place, "at") }
patisserie-event-special_claimed = zdobywa bonus specjalny „{ $bonus }” i { $prestige }
    .you = zdobywasz bonus specjalny „{ $bonus }” i { $prestige }
    .do = zdobądź bonus specjalny „{ $bonus }”
patisserie-event-special_declined = rezygnuje z bonusu specjalnego „{ $bonus }”
    .you = rezygnujesz z bonusu specjalnego „{ $bonus }”
patisserie-event-staff_removed = Niezatrudnieni opuszczają grę: { $cards }.
patisserie-event-solo_card_revealed = odkrywa { FORM($card, "acc") } ({ $actions })
patisserie-event-mentor_card_gained = ma na ręce o jedną kartę więcej
patisserie-event-inventory_revealed = odkrywa { FORM($card, "a") }
patisserie-event-supplies_scored = zdobywa { $prestige } za pozostałe zapasy
    .you = zdobywasz { $prestige } za pozostałe zapasy
patisserie-event-item_scored = { $item }: { $player } zdobywa { $prestige }.
    .you = { $item }: zdobywasz { $prestige }.
patisserie-event-game_ended = Święto się skończyło: wygrywa { $winners } ({ $prestige }).
    .you = Święto się skończyło: wygrywasz ({ $prestige }).

patisserie-event-decision_revealed-acquire_recipes = decyduje o przepisie { FORM($card, "ins") }: od pola { $n }
patisserie-event-decision_revealed-acquire_ingredients = decyduje o składnikach { FORM($card, "ins") }: kolumna { $n }
patisserie-event-decision_revealed-deliver = decyduje o stole { FORM($card, "ins") }: { $table }, { $end }
patisserie-event-decision_revealed-place = decyduje o miejscu { FORM($card, "ins") }: { $place }

patisserie-event-action_chosen-acquire_recipes = pozyskuje przepisy
    .you = pozyskujesz przepisy
patisserie-event-action_chosen-acquire_ingredients = pozyskuje składniki
    .you = pozyskujesz składniki
patisserie-event-action_chosen-bake = piecze
    .you = pieczesz
patisserie-event-action_chosen-decorate = dekoruje
    .you = dekorujesz
patisserie-event-action_chosen-deliver = dostarcza
    .you = dostarczasz
patisserie-event-action_chosen-hire = zatrudnia
    .you = zatrudniasz
patisserie-event-action_chosen-place = wystawia znacznik
    .you = wystawiasz znacznik
patisserie-event-action_chosen-forfeit = rezygnuje z akcji głównej
    .you = rezygnujesz z akcji głównej
    .do = zrezygnuj z akcji głównej

patisserie-reason-impossible = żadna akcja { FORM($card, "gen") } nie jest możliwa
patisserie-reason-card = bonus { FORM($card, "gen") }
patisserie-reason-space = bonus pola
patisserie-reason-post = obsługa
patisserie-reason-table_bonus = bonus stołu
patisserie-reason-acquire_recipes = przepisy
patisserie-reason-acquire_ingredients = składniki
patisserie-reason-buy_goods = towary
patisserie-reason-buy_butter = kupione
patisserie-reason-sale = sprzedaż
patisserie-reason-service = obsługa
patisserie-reason-place = wystawiony znacznik
patisserie-reason-give_notice = zwolnienie
patisserie-reason-decorate = dekorowanie
patisserie-reason-pay_for_action = dodatkowa akcja
patisserie-reason-prestige_for_coins = kupione
patisserie-reason-bonus = bonus skopiowany od innych
patisserie-reason-income = dochód

patisserie-event-ingredient_bag_refilled = { $n ->
    [one] { $n } odrzucony żeton składnika wraca do woreczka.
    [few] { $n } odrzucone żetony składników wracają do woreczka.
    [many] { $n } odrzuconych żetonów składników wraca do woreczka.
   *[other] { $n } odrzuconego żetonu składnika wraca do woreczka.
}

patisserie-event-recipe_bag_refilled = { $n ->
    [one] { $n } odrzucony przepis wraca do woreczka.
    [few] { $n } odrzucone przepisy wracają do woreczka.
    [many] { $n } odrzuconych przepisów wraca do woreczka.
   *[other] { $n } odrzuconego przepisu wraca do woreczka.
}

patisserie-event-decisions_shuffled = { $n ->
    [one] Przetasowano nową talię decyzji z { $n } karty.
    [few] Przetasowano nową talię decyzji z { $n } kart.
    [many] Przetasowano nową talię decyzji z { $n } kart.
   *[other] Przetasowano nową talię decyzji z { $n } kart.
}

patisserie-telling-first = To pierwsza akcja na karcie i jest możliwa.
patisserie-telling-passed = Teraz niemożliwe: { $actions }. Dlatego Mentor wykonuje następną akcję po prawej.
patisserie-telling-nothing = Nic na tej karcie nie jest teraz możliwe.
patisserie-telling-instead = Zamiast akcji Mentor zawsze zdobywa { $mentor_prestige } pkt prestiżu.
patisserie-telling-dish_baked = O kolejności mówią liczby na karcie, dopóki są wolne kratki; to nic nie kosztuje.
patisserie-telling-dish_decorated = O kolejności mówią liczby na karcie, a strzałka o tym, z którego końca pochodzą składniki.
patisserie-telling-dish_sold = Nigdzie nie ma wolnego pola na ten wypiek.
patisserie-telling-recipe_discarded = O jeden za dużo: odpada przepis z najmniejszym prestiżem.
patisserie-telling-staff_hired = Karta z gwiazdką ma pierwszeństwo, jeśli można ją zatrudnić, a potem pierwsza od końca, który wskazuje strzałka; to nic nie kosztuje.
patisserie-telling-mentor_card_gained = Kto zatrudnia, ma w tej rundzie o jedną turę więcej.
patisserie-telling-special_claimed = Mentor musi go zdobyć, gdy tylko warunek jest spełniony.
