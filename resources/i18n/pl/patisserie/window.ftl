### What the window says of this game and its table. Values that the window fills in are written %1, %2, ...

window-patisserie-area = Obsługa ({ $first } / { $second })
window-patisserie-owned = { $place }, { $player }
window-patisserie-closed = { $place }: zamknięte, bo sąsiednie pole jest zajęte
window-patisserie-place_of = { $player } { $n }
window-patisserie-nobody_yet = jeszcze nikt
window-patisserie-ties = Remis wygrywa wypiek najbliżej bonusu stołu.
window-patisserie-ties_to = Remis wygrywa wypiek najbliżej bonusu stołu, teraz: { $player }.
window-patisserie-wins_ties = waga: wygrywa remisy, bo leży najbliżej bonusu stołu
window-patisserie-nearer = Wypiek na tym polu na razie wygrywałby remisy: leżałby najbliżej bonusu stołu.
window-patisserie-nearest = Wypiek na tym polu wygrywa każdy remis: żadne pole nie leży bliżej bonusu stołu.
window-patisserie-if_signs = Gdy
window-patisserie-if_told = Aby zatrudnić: { $condition }. Bonus: { $bonus }
window-patisserie-empty = Puste miejsce
window-patisserie-priced = { $piece }, cena: { $coins }
window-patisserie-row_price = Każdy żeton w tym rzędzie: { $coins }
window-patisserie-row_empty = W tym rzędzie nie ma już żetonów
window-patisserie-hire_price = Każda karta do zatrudnienia: { $coins }
window-patisserie-price_left = przy { $n }: { $price }
window-patisserie-ready = { $recipe }; jest wszystko, czego trzeba, i wolna kratka
window-patisserie-storage_free = Miejsce na przepis
window-patisserie-discard = Odrzuć: { $recipe }
window-patisserie-discard_this = Odrzuć
window-patisserie-discard_why = Przed akcją możesz odrzucić dowolny ze swoich przepisów. To nic nie kosztuje i robi miejsce na inne.
window-patisserie-goods_prices = Cena dotąd
window-patisserie-rack_free = Kratka { $n }, wolna
window-patisserie-rack = Na kratce: { $recipe }
window-patisserie-rack_topped = Na kratce, z dekoracją: { $recipe }
window-patisserie-buy = Kup: { $goods } ({ $coins })
window-patisserie-decoration = Udana dekoracja, co rundę dochód większy o: { $gain }
window-patisserie-decoration_free = Wolne miejsce na udaną dekorację, co rundę dochód większy o: { $gain }
window-patisserie-summary = { $player }: { $coins }, dotąd { $prestige }, mąka: { $flour }, cukier: { $sugar }, masło: { $butter }, żetony składników: { $tiles }, karty na ręce: { $hand }, personel: { $staff }
window-patisserie-standing = { $name }: { $score }, gdyby gra skończyła się teraz
window-patisserie-festival = Święto dobiega końca
window-patisserie-nothing = Nic nie da się z tym teraz zrobić
window-patisserie-only = Tylko { $recipe }
window-patisserie-chosen = { $prompt } ({ $n } z { $most })
window-patisserie-first_draft = { $prompt }, a resztę podaj dalej; po obu blachach jedna karta opuści twoją rękę
window-patisserie-over = Święto się skończyło
window-patisserie-played = Wszystkie twoje karty są zagrane
window-patisserie-special_told = Wartość, od pierwszego do ostatniego: { $points }. Zdobyty przez: { $names }.
window-patisserie-track = Cena w monetach: { $prices }. Najwięcej: { $most }.
window-patisserie-track_price = { $n } za { $price }

window-patisserie-kitchen-recipes = Przepisy: { $names }
window-patisserie-kitchen-racks = Kratki: { $names }
window-patisserie-kitchen-pantry = Składniki: { $names }
window-patisserie-kitchen-used = Ostatnio zagrana: { $card }

window-patisserie-tray-onward = { $tray }, karty: { $n }; idzie dalej: { $player }
window-patisserie-tray-asked = { $prompt }. { $tray }
window-patisserie-tray-last = { $tray }, karty: { $n }; do zatrudnienia zostanie: { $rest }

window-patisserie-phase-prepare = Przygotowanie
window-patisserie-phase-select = Wybór personelu
window-patisserie-phase-act = Akcje
window-patisserie-phase-income = Dochód
window-patisserie-phase-final = Punktacja końcowa
window-patisserie-phase-over = Święto się skończyło

window-patisserie-past-select = Runda { $round }, { $player } wybiera personel
window-patisserie-past-turn = Runda { $round }, { $player }

window-patisserie-action-acquire_recipes = Weź z wystawy 1 lub 2 przepisy po cenach podanych pod nimi.
window-patisserie-action-acquire_ingredients = Weź 1 żeton składnika; im mniej ich w rzędzie, tym taniej. Tylko Pomocnicy.
window-patisserie-action-buy_goods = Kup jeden z towarów: mąkę, cukier lub masło. Tylko Pomocnicy.
window-patisserie-action-bake = Upiecz 1 lub 2 przepisy; czapka wymaga Cukiernika.
window-patisserie-action-decorate = Udekoruj 1 lub 2 wypieki na kratkach. Tylko Cukiernicy.
window-patisserie-action-deliver = Podaj na stół lub sprzedaj 1 lub 2 wypieki.
window-patisserie-action-hire = Weź kartę z wystawy albo, raz w całej grze, kartę z gwiazdką. Tylko Cukiernicy.
window-patisserie-action-give_notice = Karta opuszcza grę w zamian za monety ({ $assistant_notice } lub { $chef_notice }); liczba kart, które muszą zostać: { $minimum_staff }.
window-patisserie-action-place = Wystaw znacznik na stanowisko obsługi lub do szlachetnego gospodarza.

window-patisserie-obstacle-training_chef = tylko Cukiernik
window-patisserie-obstacle-training_assistant = tylko Pomocnik
window-patisserie-obstacle-needs_chef = czapka: tylko Cukiernik
window-patisserie-obstacle-short = brak: { $what }
window-patisserie-obstacle-empty = nic tam nie ma
window-patisserie-obstacle-occupied = już zajęte
window-patisserie-obstacle-no_rack = brak wolnej kratki
window-patisserie-obstacle-no_recipe = nie masz przepisu
window-patisserie-obstacle-no_plain_dish = każdy twój wypiek ma już dekorację
window-patisserie-obstacle-no_topping = brak żetonu z dekoracją
window-patisserie-obstacle-no_dish = brak upieczonego wypieku na twoich kratkach
window-patisserie-obstacle-track_full = brak miejsca na torze
window-patisserie-obstacle-one_star = tylko jedna karta z gwiazdką w grze
window-patisserie-obstacle-condition = warunek niespełniony ({ $condition })
window-patisserie-obstacle-condition_any = żaden warunek personelu z gwiazdką nie jest spełniony
window-patisserie-obstacle-staff = muszą zostać karty: { $minimum_staff }
window-patisserie-obstacle-own_post = twój znacznik stoi obok
window-patisserie-obstacle-stays_free = przy tylu graczach zostaje wolne

window-patisserie-title-recipes = Przepisy
window-patisserie-title-shelf = Składniki
window-patisserie-title-hire = Do zatrudnienia
window-patisserie-title-unused_staff = Twój nieużyty personel
window-patisserie-title-stars = Personel z gwiazdką
window-patisserie-title-hosts = Gospodarze
window-patisserie-title-specials = Bonusy specjalne
window-patisserie-title-hand = Ręka
window-patisserie-title-store = Moje przepisy
window-patisserie-title-racks = Kratki
window-patisserie-title-pantry = Spiżarnia
window-patisserie-title-goods = Towary
window-patisserie-title-decorations = Dekoracje
window-patisserie-title-unused = Nieużyte: { $n }
window-patisserie-title-used = Użyte: { $n }
window-patisserie-title-leave = Odrzuć lub zwolnij
window-patisserie-title-income = Dochód: { $coins }
window-patisserie-title-kitchen_of = Kuchnia gracza { $name }
window-patisserie-title-hidden = Kuchnia gracza, którego jest tura
window-patisserie-title-round = Runda { $round } z { $rounds }
window-patisserie-title-tray_a = Blacha A
window-patisserie-title-tray_b = Blacha B
window-patisserie-title-most = Najwięcej wypieków
window-patisserie-title-majority = Najwięcej wypieków: { $first }, drugi: { $second } – { $standing }
window-patisserie-title-majority_one = Najwięcej wypieków: { $first } – { $standing }
window-patisserie-title-special = { $a } ({ $b })
window-patisserie-title-base_income = Dochód podstawowy

window-patisserie-sheet-cards = Ręka, nieużyty i odrzucony personel razem (tylko gracz wie, co jest gdzie)
window-patisserie-sheet-mentor_cards = Rezerwa personelu, zakryta do końca
window-patisserie-sheet-mentor_used = Odkryte karty solo
window-patisserie-sheet-hand = Ręka
window-patisserie-sheet-unused = Nieużyty personel
window-patisserie-sheet-set_aside = Odrzucony personel
window-patisserie-sheet-used = Użyty personel
window-patisserie-sheet-recipes = Przepisy
window-patisserie-sheet-racks = Kratki
window-patisserie-sheet-pantry = Składniki
window-patisserie-sheet-decorations = Udane dekoracje
window-patisserie-sheet-presented = Na stołach
window-patisserie-sheet-unseen = Karta poziomu { $level }, której nikt inny nie widział

window-patisserie-page-garden = Święto
window-patisserie-page-market = Wystawy
window-patisserie-page-staff = Personel
window-patisserie-page-kitchen = Moja kuchnia

window-patisserie-about-post = Daje to, co nadrukowano, na końcu albo od razu. A ilekroć podajesz wypiek tutaj ({ $first }, { $second }), możesz za cenę { $service_coins } monet zdobyć od razu 1 pkt prestiżu.
window-patisserie-about-host = Monety w każdym dochodzie ({ $host_income }). W końcowej punktacji prestiż, który ma na sobie, i jeszcze 1 za każdego przeciwnika, który gdziekolwiek ma obsługę.
window-patisserie-about-host_now = Obsługę mają teraz: { $players }.
window-patisserie-about-decorations = Dekoracja dostarczonego wypieku trafia na pierwsze wolne miejsce, po kolei. Każde zajęte miejsce zwiększa twój dochód w każdej rundzie o to, co jest pod nim. Gdy wszystkie są zajęte, dekorację się odrzuca.
window-patisserie-about-tables = Tabliczka każdego stołu pokazuje bonus stołu, który pasujący wypiek daje od razu, i punkty za najwięcej wypieków.
window-patisserie-about-specials = Kto spełni warunek, stawia znacznik na najcenniejszym wolnym polu.
window-patisserie-about-recipes = Przepisy z prawej strony ({ $cleared_recipes }) znikają na koniec rundy.
window-patisserie-about-shelf = Im mniej żetonów w rzędzie, tym są tańsze. Najniższy rząd znika na koniec rundy.
window-patisserie-about-hire = Cena karty zależy od tego, ile ich zostało.
window-patisserie-about-stars = Za darmo dla tych, którzy spełniają warunek; jedna w całej grze.
window-patisserie-about-tray = Każdy w tajemnicy zatrzymuje jedną kartę i podaje blachę dalej: A zgodnie z ruchem wskazówek zegara, B przeciwnie.
window-patisserie-about-hand = Co turę zagraj jedną kartę. Złoto: Cukiernik, srebro: Pomocnik.
window-patisserie-about-level = Poziom { $level } z { $last }: nowy personel przychodzi poziomami, najpierw I, a lepsze bonusy przychodzą później.
window-patisserie-about-no_level = Bez poziomu: należy do personelu startowego, z którym każdy zaczyna.
window-patisserie-about-hat = Czapka jest na przepisie i zostaje na wypieku: musiał go upiec Cukiernik.
window-patisserie-about-racks = Gotowe wypieki czekają tu na dostawę.
window-patisserie-about-store = Limit przepisów: { $recipe_storage }. Gdy dojdzie kolejny, odrzucasz jeden wybrany.
window-patisserie-about-pantry = Żetony składników, ile zechcesz.
window-patisserie-about-goods = Świecący stopień toru pokazuje, ile kosztuje zakup aż do niego.
window-patisserie-about-prices_row = Moneta pokazuje, ile kosztuje teraz żeton z tego rzędu, zależnie od tego, ile ich w nim zostało – { $prices }. Gdy ktoś weźmie jeden, pozostałe mogą potanieć.
window-patisserie-about-row_clears = Kosz: co zostanie w rzędzie na koniec rundy, zostanie usunięte.
window-patisserie-about-recipe_gap = Puste miejsca zostają, aż po turze uzbiera się ich { $refill_recipes }. Wtedy przepisy przesuwają się w prawo, a z lewej przychodzą nowe.
window-patisserie-about-prices_hire = Cena w monetach zależy od tego, ile kart zostało do zatrudnienia – { $prices }. Gdy ktoś zatrudni jedną, pozostałe mogą potanieć.
window-patisserie-about-goods_prices = Liczba pod wolnym miejscem to łączna cena zapełnienia półki aż dotąd.
window-patisserie-about-unused = Twoje karty, które jeszcze nie pracowały. Na początku rundy wybierasz spośród nich karty na rękę.
window-patisserie-about-used = Twoje karty, które już pracowały. Gdy nieużytych zabraknie, te znów stają się nieużyte.
window-patisserie-about-leave = Upuść tu to, czego się pozbywasz: kartę personelu, aby ją odrzucić lub zwolnić, albo przepis, aby go odrzucić.
window-patisserie-about-purse = Twoje monety. Upuść tu wypiek, aby go sprzedać.
window-patisserie-about-standing = Liczba na podium: tyle dałaby teraz punktacja końcowa, z przewagami przy stołach; monety, a wypieki jak sprzedane, liczą się trochę. To podgląd, nie zdobycz. Strzałka pokazuje, jak ostatnio się zmieniła.
window-patisserie-about-start = Zaczyna tę rundę; gra się zgodnie z ruchem wskazówek zegara. Po rundzie ten znak przechodzi w lewo.

window-new_game-additions-patisserie = Mentor, promo i warianty

window-finale-patisserie = Święto

window-past-over-patisserie = Po święcie

window-records-told-patisserie = Partie: { $games }, wygrane: { $wins }, średni prestiż: { $mean }, najlepszy: { $best }

window-records-items-patisserie = Średni prestiż według źródeł

expansion-promo_special_bonuses-name = Więcej bonusów specjalnych
expansion-promo_special_bonuses-text = Dodatkowe bonusy specjalne: { $promoSpecials }, w tym jeden za wypieki z orzechami.

expansion-promo_table_bonuses-name = Więcej bonusów stołów
expansion-promo_table_bonuses-text = Dodatkowe bonusy stołów: { $promoTables }, w tym jeden za wypieki bez dekoracji.

expansion-promo_staff-name = Więcej personelu z gwiazdką
expansion-promo_staff-text = Dodatkowe karty z gwiazdką: { $promoStars }, każda z własnym warunkiem.

expansion-promo_start_staff-name = Więcej personelu startowego
expansion-promo_start_staff-text = Każdy zaczyna z { $startCards } kartami i wybiera z nich { $hand_size }.

expansion-first_game-name = Pierwsza partia
expansion-first_game-text = Personel jest rozdawany, a nie podawany na blachach.

expansion-mentor-name = Mentor
expansion-mentor-text = W grze dwuosobowej dawny Mentor gra jako trzeci. Samotny gracz zawsze gra przeciw Mentorowi, Maślanemu, jeśli nie wybrano wyższego stopnia.

expansion-savory-name = Wytrawny
expansion-savory-text = Samotnie lub z Mentorem: silniejszy, z większą liczbą kart w { $savoryRounds } rundach.

expansion-extra_crunchy-name = Ekstrachrupiący
expansion-extra_crunchy-text = Samotnie lub z Mentorem: najsilniejszy, z większą liczbą kart w każdej rundzie.

window-patisserie-supplies-ingredient_tiles = W woreczku ze składnikami, a przy koszu odrzucone
window-patisserie-supplies-recipes = W woreczku z przepisami, a przy koszu odrzucone
window-patisserie-supplies-staff = Talia personelu
window-patisserie-supplies-anybody = { $n } pkt prestiżu
window-patisserie-supplies-chef = { $n } pkt prestiżu, czapka

window-supplies-ingredient_tiles-heading = Żetony składników
window-supplies-ingredient_tiles-kind = Żeton
window-supplies-ingredient_tiles-to_come = w woreczku
window-supplies-ingredient_tiles-on_display = na wystawie
window-supplies-ingredient_tiles-in_use = w kuchniach
window-supplies-ingredient_tiles-rest = odrzucone
window-supplies-ingredient_tiles-row = { $kind }: { $to_come } z { $total } w woreczku, { $on_display } na wystawie, { $in_use } w kuchniach, odrzucone: { $rest }
window-supplies-ingredient_tiles-note = Odrzucone wracają do woreczka, gdy jest pusty.

window-supplies-recipes-heading = Przepisy według prestiżu
window-supplies-recipes-kind = Prestiż
window-supplies-recipes-to_come = w woreczku
window-supplies-recipes-on_display = na wystawie
window-supplies-recipes-in_use = w kuchniach, na stołach
window-supplies-recipes-rest = odrzucone
window-supplies-recipes-row = { $kind }: { $to_come } z { $total } w woreczku, { $on_display } na wystawie, { $in_use } w kuchniach i na stołach, odrzucone: { $rest }
window-supplies-recipes-note = Odrzucone wracają do woreczka, gdy jest pusty.

window-supplies-staff-heading = Personel według poziomu
window-supplies-staff-kind = Poziom
window-supplies-staff-to_come = w talii
window-supplies-staff-on_display = na blachach, do zatrudnienia
window-supplies-staff-in_use = u graczy
window-supplies-staff-rest = poza grą
window-supplies-staff-row = { $kind }: { $to_come } z { $total } w talii, { $on_display } na blachach lub do zatrudnienia, { $in_use } u graczy, { $rest } poza grą
window-supplies-staff-note = Co gracze odłożyli, leży zakryte i liczy się jako ich.

window-tutor-patisserie = Maître Anselme, twój Mentor

window-learn-group-kitchen = W kuchni
window-learn-group-feast = W ogrodzie
window-learn-group-alone = Samotnie przeciw Mentorowi

window-patisserie-drop-give_notice = Zwolnij
window-patisserie-who_notice = Którą kartę zagrywasz? Z gry odchodzi: { $card }.
window-patisserie-plays_notice = Ta karta zostaje zagrana. Z gry odchodzi: { $card }.
window-patisserie-drop-racks = Upiecz
window-patisserie-drop-store = Zachowaj przepis

patisserie-round-why = Niezatrudnieni opuszczają grę. Składniki pozostałe w dolnej części i przepisy pozostałe na polach najdalej po prawej są odrzucane; cała reszta zostaje.
