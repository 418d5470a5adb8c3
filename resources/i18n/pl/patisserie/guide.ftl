### How to play, in short; numbers of the rules are filled in.

guide-patisserie-heading-goal = Święto
guide-patisserie-heading-round = Runda
guide-patisserie-heading-actions = Akcje główne
guide-patisserie-heading-garden = W ogrodzie
guide-patisserie-heading-end = Koniec
guide-patisserie-heading-signs = Symbole

guide-patisserie-goal-aim = Prowadzisz cukiernię i pieczesz na święto Króla w Wersalu. Po { $rounds } rundach wygrywa, kto ma najwięcej prestiżu.

guide-patisserie-round-staff = Każdy wybiera na rękę karty ({ $hand_size }) z nieużytego personelu; gdy się skończy, odwraca użyty personel, bez tasowania.
guide-patisserie-round-tray = Krążą dwie blachy i każda przynosi jedną nową kartę. Potem jedna z kart na ręce opuszcza grę.
guide-patisserie-round-turn = Po kolei każdy zagrywa jedną kartę: najpierw akcja główna, na którą pozwala jej zawód, potem bonus karty. Z jednego i drugiego można zrezygnować. Złoto to Cukiernik, srebro to Pomocnik.
guide-patisserie-round-income = Gdy wszyscy zagrali swoje karty, każdy dostaje monety ({ $base_income }) i to, co dają gospodarze i dekoracje, także po ostatniej rundzie.

guide-patisserie-actions-acquire_recipes = Pozyskaj przepisy: 1 lub 2 z wystawy. Limit przepisów u gracza: { $recipe_storage }.
guide-patisserie-actions-acquire_ingredients = Pozyskaj składniki (tylko Pomocnicy): 1 żeton; rząd, w którym jest ich mało, jest tani.
guide-patisserie-actions-buy_goods = Kup towary (tylko Pomocnicy): mąkę, cukier lub masło, jeden rodzaj.
guide-patisserie-actions-bake = Upiecz: 1 lub 2 swoje przepisy, każdy na wolną kratkę. Czapka wymaga Cukiernika.
guide-patisserie-actions-decorate = Udekoruj (tylko Cukiernicy): dekoracja dla 1 lub 2 wypieków na kratkach. Dostarczona daje dochód co rundę.
guide-patisserie-actions-deliver = Dostarcz: podaj 1 lub 2 wypieki na stoły albo je sprzedaj; cena za punkt w monetach: { $sale_coins }.
guide-patisserie-actions-hire = Zatrudnij (tylko Cukiernicy): kartę z wystawy, którą zagrasz jeszcze w tej rundzie; albo za darmo jedną w całej grze kartę z gwiazdką, jeśli spełniasz jej warunek.
guide-patisserie-actions-give_notice = Zwolnij: karta opuszcza grę w zamian za monety ({ $assistant_notice } lub { $chef_notice }). Najmniejszy dozwolony personel: { $minimum_staff }.
guide-patisserie-actions-place = Wystaw obsługę lub gospodarza: zapłać cenę wolnego pola i postaw tam swój znacznik.

guide-patisserie-garden-present = Wypiek na stole daje swój prestiż na końcu, a to, co nadrukowano na polu, od razu.
guide-patisserie-garden-tables = Przy każdym stole punktuje najwięcej wypieków, a od { $second_place_players } graczy także drugie miejsce. Remis wygrywa wypiek najbliżej bonusu stołu.
guide-patisserie-garden-bonus = Wypiek, który pasuje do bonusu stołu, od razu daje jego nagrodę.
guide-patisserie-garden-service = Obsługa przy stole sprzedaje ci 1 pkt prestiżu za cenę { $service_coins } monet za każdy wypiek, który tam podajesz.
guide-patisserie-garden-hosts = Szlachetny gospodarz daje co rundę monety ({ $host_income }), a na końcu 1 pkt prestiżu za każdego przeciwnika z obsługą.
guide-patisserie-garden-specials = Kto pierwszy spełni warunek bonusu specjalnego, zajmuje jego najlepsze pole.

guide-patisserie-end-scoring = Po rundzie { $rounds }: wypieki na kratkach zostają sprzedane, każde { $coins_per_prestige } monet to 1 pkt prestiżu, potem stoły, gospodarze i wszystkie twoje znaczniki. Remis wygrywa, komu zostało więcej monet.

guide-patisserie-signs-coin = monety
guide-patisserie-signs-prestige-now = prestiż od razu: czerwona ramka
guide-patisserie-signs-prestige-end = prestiż na końcu: czarna ramka
guide-patisserie-signs-flour = mąka
guide-patisserie-signs-sugar = cukier
guide-patisserie-signs-butter = masło
guide-patisserie-signs-honey = miód
guide-patisserie-signs-nuts = orzechy
guide-patisserie-signs-egg = jajko
guide-patisserie-signs-topping = udane dekoracje
guide-patisserie-signs-rose = wypiek z dekoracją
guide-patisserie-signs-without = z krzyżykiem: nie może tego być
guide-patisserie-signs-chef = Cukiernik: z czapką
guide-patisserie-signs-assistant = Pomocnik: bez czapki
guide-patisserie-signs-scales = waga: wygrywa remisy przy swoim stole
guide-patisserie-signs-staff = karty personelu
guide-patisserie-signs-hire = zatrudnienie
guide-patisserie-signs-star = karty z gwiazdką
guide-patisserie-signs-rack = kratka do studzenia
guide-patisserie-signs-leave = znika na koniec rundy lub na dobre
guide-patisserie-signs-start = pierwszy gracz

guide-patisserie-mentor-1 = :chef W każdej turze Mentor odkrywa kartę i wykonuje pierwszą możliwą akcję od lewej, nic nie płacąc; jeśli żadna nie jest możliwa, zdobywa { $mentor_prestige } pkt prestiżu.
guide-patisserie-mentor-2 = :staff Na końcu Mentor punktuje bonusy swojego personelu i połowę tego, co mu zostało.

guide-patisserie-first_game-1 = :staff Dziś blachy nie krążą: personel jest rozdawany, dwa razy po jednej karcie dla każdego i dwie do zatrudnienia.

## What an action is about, in a word or two.

guide-patisserie-names-acquire_recipes = Przepisy
guide-patisserie-names-acquire_ingredients = Składniki
guide-patisserie-names-buy_goods = Towary
guide-patisserie-names-bake = Upiecz
guide-patisserie-names-decorate = Udekoruj
guide-patisserie-names-deliver = Dostarcz
guide-patisserie-names-hire = Zatrudnij
guide-patisserie-names-give_notice = Zwolnij
guide-patisserie-names-place = Obsługa i gospodarze
