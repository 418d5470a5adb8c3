### The reference: bonuses of staff cards.

reference-patisserie-bonus_gain_coins-title = Bonus: monety
reference-patisserie-bonus_gain_coins-text = Zyskujesz z puli monety podane na karcie.
reference-patisserie-bonus_gain_coins-terms = pieniądze zysk

reference-patisserie-bonus_gain_prestige-title = Bonus: prestiż
reference-patisserie-bonus_gain_prestige-text = Od razu zdobywasz prestiż podany na karcie.
reference-patisserie-bonus_gain_prestige-terms = punkty gwiazdka zysk

reference-patisserie-bonus_buy_goods-title = Bonus: kup towary
reference-patisserie-bonus_buy_goods-text = Kup towary jednego rodzaju, po zwykłej cenie.
reference-patisserie-bonus_buy_goods-terms = mąka cukier masło kupić

reference-patisserie-bonus_acquire_ingredient-title = Bonus: pozyskaj składnik
reference-patisserie-bonus_acquire_ingredient-text = Weź z wystawy jeden żeton składnika, po zwykłej cenie.
reference-patisserie-bonus_acquire_ingredient-terms = żeton miód orzechy jajko

reference-patisserie-bonus_pay_for_action-title = Bonus: dodatkowa akcja
reference-patisserie-bonus_pay_for_action-text = Zapłać monety podane na karcie i wykonaj dodatkowo akcję, którą pokazuje, za jej zwykły koszt.
reference-patisserie-bonus_pay_for_action-terms = dodatkowa akcja zapłacić druga

reference-patisserie-bonus_prestige_by_table-title = Bonus: prestiż za wypieki na jednym stole
reference-patisserie-bonus_prestige_by_table-text = Policz swoje wypieki na jednym stole. Lista na karcie mówi, ile prestiżu to od razu daje.
reference-patisserie-bonus_prestige_by_table-terms = punkty stół liczyć
reference-patisserie-bonus_prestige_by_table-ruling = Brany jest stół, na którym masz najwięcej wypieków; żaden inny wybór nie jest lepszy.

reference-patisserie-bonus_move_dish-title = Bonus: przenieś wypiek
reference-patisserie-bonus_move_dish-text = Weź jeden ze swoich wypieków ze stołu i połóż na wolnym polu innego. Ani pole, ani bonus stołu nic wtedy nie dają i nie można zapłacić za obsługę.
reference-patisserie-bonus_move_dish-terms = przenieść przesunąć stół przewaga
reference-patisserie-bonus_move_dish-ruling = Wypiek liczy się tam, gdzie teraz leży, a jego dawne pole znów jest wolne.

reference-patisserie-bonus_buy_butter-title = Bonus: kup masło
reference-patisserie-bonus_buy_butter-text = Raz zapłać monety podane na karcie i weź 1 masło.
reference-patisserie-bonus_buy_butter-terms = masło tanio

reference-patisserie-bonus_coins_by_markers-title = Bonus: monety za obsługę i gospodarzy
reference-patisserie-bonus_coins_by_markers-text = Zyskujesz monety podane na karcie za każde swoje stanowisko obsługi i każdego szlachetnego gospodarza. Znacznik wystawiony w tej turze też się liczy.
reference-patisserie-bonus_coins_by_markers-terms = pieniądze znaczniki stanowiska gospodarze

reference-patisserie-bonus_coins_by_tables-title = Bonus: monety za twoje stoły
reference-patisserie-bonus_coins_by_tables-text = Zyskujesz monety podane na karcie za każdy stół, na którym masz co najmniej jeden wypiek.
reference-patisserie-bonus_coins_by_tables-terms = pieniądze stoły obecność

reference-patisserie-bonus_coins_by_table-title = Bonus: monety za wypieki na jednym stole
reference-patisserie-bonus_coins_by_table-text = Zyskujesz monety podane na karcie za każdy swój wypiek na jednym stole.
reference-patisserie-bonus_coins_by_table-terms = pieniądze stół wypieki
reference-patisserie-bonus_coins_by_table-ruling = Brany jest stół, na którym masz najwięcej wypieków.

reference-patisserie-bonus_coins_by_dishes-title = Bonus: monety za wszystkie twoje wypieki
reference-patisserie-bonus_coins_by_dishes-text = Zyskujesz monety podane na karcie za każdy swój wypiek na stołach. Podany w tej turze też się liczy.
reference-patisserie-bonus_coins_by_dishes-terms = pieniądze wypieki podane

reference-patisserie-bonus_coins_by_decorations-title = Bonus: monety za dekoracje
reference-patisserie-bonus_coins_by_decorations-text = Zyskujesz monety podane na karcie za każdą swoją udaną dekorację.
reference-patisserie-bonus_coins_by_decorations-terms = pieniądze dekoracje

reference-patisserie-bonus_coins_by_staff-title = Bonus: monety według liczebności personelu
reference-patisserie-bonus_coins_by_staff-text = Policz wszystkie swoje karty personelu. Lista na karcie mówi, ile zyskujesz: tutaj mały personel jest więcej wart.
reference-patisserie-bonus_coins_by_staff-terms = pieniądze mały personel mało kart
reference-patisserie-bonus_coins_by_staff-ruling = Ręka i właśnie zagrana karta też się liczą.

reference-patisserie-bonus_copy_bonus-title = Bonus: użyj cudzego bonusu
reference-patisserie-bonus_copy_bonus-text = Wybierz kartę, która leży na wierzchu użytego personelu innego gracza, i użyj jej bonusu tak, jakby miał go twój Pomocnik.
reference-patisserie-bonus_copy_bonus-terms = kopiować naśladować inny gracz wierzchnia karta
reference-patisserie-bonus_copy_bonus-ruling = W pustym stosie nie ma czego kopiować, a tego bonusu nie kopiuje się samego. W ten sposób nie upiecze się przepisu z czapką cukiernika.

reference-patisserie-bonus_acquire_recipe-title = Bonus: pozyskaj przepis
reference-patisserie-bonus_acquire_recipe-text = Weź z wystawy jeden przepis, po zwykłej cenie.
reference-patisserie-bonus_acquire_recipe-terms = przepis kupić jeden

reference-patisserie-bonus_draw_recipes-title = Bonus: dobierz przepisy
reference-patisserie-bonus_draw_recipes-text = Dobierz z woreczka tyle przepisów, ile mówi karta, zatrzymaj jeden, a pozostałe odrzuć.
reference-patisserie-bonus_draw_recipes-terms = przepisy woreczek losowe dobrać zatrzymać
reference-patisserie-bonus_draw_recipes-ruling = Jeśli nie masz miejsca, jeden przepis musi odpaść; może to być nowy. Jeśli woreczek i odrzucone się skończyły, dobiera się mniej.

reference-patisserie-bonus_take_recipe-title = Przepis za darmo
reference-patisserie-bonus_take_recipe-text = Weź dowolny przepis z wystawy bez płacenia. Daje go bonus, obsługa albo stół.
reference-patisserie-bonus_take_recipe-terms = przepis darmowy zysk

reference-patisserie-bonus_draw_ingredients-title = Bonus: dobierz składniki
reference-patisserie-bonus_draw_ingredients-text = Dobierz z woreczka tyle żetonów składników, ile mówi karta, zatrzymaj jeden, a pozostałe odrzuć.
reference-patisserie-bonus_draw_ingredients-terms = składnik woreczek losowe dobrać zatrzymać
reference-patisserie-bonus_draw_ingredients-ruling = Jeśli woreczek i odrzucone się skończyły, to, czego nie da się dobrać, przepada.

reference-patisserie-bonus_take_ingredient-title = Żeton składnika za darmo
reference-patisserie-bonus_take_ingredient-text = Weź dowolny żeton składnika z wystawy bez płacenia. Daje go bonus albo stół.
reference-patisserie-bonus_take_ingredient-terms = składnik darmowy zysk

reference-patisserie-bonus_bake_saving-title = Bonus: piecz oszczędnie
reference-patisserie-bonus_bake_saving-text = Upiecz jeden przepis, zużywając o 1 mąkę lub 1 miód mniej, niż pokazuje.
reference-patisserie-bonus_bake_saving-terms = upiec mniej mąka miód oszczędność taniej
reference-patisserie-bonus_bake_saving-ruling = Pomocnik pozostaje Pomocnikiem: bez przepisów z czapką cukiernika. Przepis, który nie potrzebuje ani mąki, ani miodu, piecze się tak jak jest.

reference-patisserie-bonus_decorate_one-title = Bonus: udekoruj wypiek
reference-patisserie-bonus_decorate_one-text = Zapłać, ile mówi karta, i udekoruj jeden wypiek na swoich kratkach.
reference-patisserie-bonus_decorate_one-terms = dekoracja udekorować jeden zapłacić

reference-patisserie-bonus_deliver_one-title = Bonus: dostarcz wypiek
reference-patisserie-bonus_deliver_one-text = Podaj lub sprzedaj jeden wypiek ze swoich kratek.
reference-patisserie-bonus_deliver_one-terms = dostarczyć podać sprzedać jeden

reference-patisserie-bonus_place_cheaper-title = Bonus: tańsza obsługa lub gospodarz
reference-patisserie-bonus_place_cheaper-text = Wystaw obsługę lub szlachetnego gospodarza o tyle monet taniej, ile mówi karta.
reference-patisserie-bonus_place_cheaper-terms = zniżka taniej znacznik stanowisko gospodarz
reference-patisserie-bonus_place_cheaper-ruling = Cena nigdy nie spada poniżej zera.

reference-patisserie-bonus_prestige_by_dishes-title = Bonus: prestiż za wypieki jednego rodzaju
reference-patisserie-bonus_prestige_by_dishes-text = Policz na wszystkich stołach swoje wypieki tego rodzaju, który podaje karta. Lista na karcie mówi, ile prestiżu to od razu daje.
reference-patisserie-bonus_prestige_by_dishes-terms = punkty wypieki rodzaj liczyć
reference-patisserie-bonus_prestige_by_dishes-ruling = W tekście instrukcji brakuje symbolu; o jaki rodzaj chodzi, to wartość karty, którą może poprawić ten, kto ma grę.

reference-patisserie-bonus_prestige_by_tables-title = Bonus: prestiż za twoje stoły
reference-patisserie-bonus_prestige_by_tables-text = Policz stoły, na których masz co najmniej jeden wypiek. Lista na karcie mówi, ile prestiżu to od razu daje.
reference-patisserie-bonus_prestige_by_tables-terms = punkty stoły liczyć

reference-patisserie-bonus_prestige_by_decorations-title = Bonus: prestiż za dekoracje
reference-patisserie-bonus_prestige_by_decorations-text = Policz swoje udane dekoracje. Lista na karcie mówi, ile prestiżu to od razu daje.
reference-patisserie-bonus_prestige_by_decorations-terms = punkty dekoracje liczyć

reference-patisserie-bonus_prestige_for_coins-title = Bonus: kup prestiż
reference-patisserie-bonus_prestige_for_coins-text = Zapłać monety podane na karcie za 1 pkt prestiżu, tyle razy, ile chcesz, aż do liczby, którą podaje. Pod koniec gry to najlepszy sposób na wydanie pieniędzy.
reference-patisserie-bonus_prestige_for_coins-terms = punkty kupić monety wymiana
