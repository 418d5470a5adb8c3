### The short way through the game.

lesson-quickfeast-name = Dziesięć minut przy piecu
lesson-quickfeast-about = Wszystkie dziewięć akcji w dwóch ostatnich rundach i koniec święta. Potem własna partia.

lesson-quickfeast-welcome-say = Dziesięć minut, Camille, i umiesz grać. Pieczesz wypieki i podajesz je tutaj, na stoły Króla. To daje prestiż, a kto na końcu ma go najwięcej, wygrywa. Zostały dwie rundy święta.

lesson-quickfeast-hand-say = To twój personel. W każdej turze zagrywasz jedną kartę: najpierw wykonuje akcję główną, a potem swój bonus, który widać pod obrazkiem. Złoto to Cukiernik, srebro to Pomocnik.

lesson-quickfeast-recipes-say = Po pierwsze: przepisy, twoje przyszłe wypieki. Zagraj Cukiernika, którego bonus daje monety (+{ $bonus }), i pozyskaj Madeleine.
lesson-quickfeast-recipes-then_acquire_recipe = Na każdym przepisie u góry widać cenę i prestiż, a na dole to, czego trzeba do upieczenia. Czapka oznacza, że piecze go tylko Cukiernik. Pozyskaj Madeleine.
lesson-quickfeast-recipes-start-chef-1 = To może każda karta. Ale ten Cukiernik będzie później dekorował: cofnij i zagraj drugiego.
lesson-quickfeast-recipes-start-assistant-1 = To może każda karta. Ale Pomocnicy przydadzą się później: cofnij i zagraj Cukiernika.
lesson-quickfeast-recipes-start-assistant-2 = To może każda karta. Ale Pomocnicy przydadzą się później: cofnij i zagraj Cukiernika.
lesson-quickfeast-recipes-staff-1-10 = To może każda karta. Ale Pomocnicy przydadzą się później: cofnij i zagraj Cukiernika.
lesson-quickfeast-recipes-else = Później. Cofnij: najpierw Madeleine.

lesson-quickfeast-second-say = Ta sama akcja daje drugi przepis: weź Meringue, bo obie upieczesz za jednym razem. Potem przychodzi bonus karty.
lesson-quickfeast-second-else = Cofnij: Meringue też.

lesson-quickfeast-eggs-say = Po drugie: składniki, tylko dla Pomocników. Zagraj tego, którego bonus kupuje towary, i weź jedyny żeton z większą liczbą jajek ({ $eggs }).
lesson-quickfeast-eggs-then_acquire_ingredient = Każdy twój przepis wymaga jajka: weź żeton z większą liczbą jajek ({ $eggs }). Rząd z niewieloma żetonami jest tani, ten nic nie kosztuje.
lesson-quickfeast-eggs-start-assistant-2 = To może każdy Pomocnik. Ale cofnij: ten drugi kupi bonusem cukier.
lesson-quickfeast-eggs-staff-1-10 = To może każdy Pomocnik. Ale cofnij: ten drugi kupi bonusem cukier.
lesson-quickfeast-eggs-else = Potrzebne jest jajko do każdego przepisu. Cofnij.

lesson-quickfeast-goods-say = Po trzecie: towary. Meringue wymaga cukru, niebieskiego stożka, a ty go nie masz. Ta karta kupuje towary bonusem, inne akcją główną. Użyj bonusu i kup jeden cukier.
lesson-quickfeast-goods-else = Cofnij: jeden cukier.

lesson-quickfeast-bake-say = Po czwarte: pieczenie. Masz już wszystko do obu przepisów. Niech Pomocnik upiecze je w jednej akcji: to oszczędza turę. Wypieki trafią na twoje kratki do studzenia.
lesson-quickfeast-bake-then_bake = Upiecz oba naraz: podzielą się jajkami z żetonu. Żeton zużywa się w całości, a to, czego nie weźmie żaden przepis, przepada.
lesson-quickfeast-bake-start-chef-1 = Cukiernik też piecze. Ale dekorować mogą tylko Cukiernicy: cofnij i niech piecze Pomocnik.
lesson-quickfeast-bake-else = Cofnij i upiecz Madeleine i Meringue za jednym razem.

lesson-quickfeast-baked-say = Ta karta też ma bonus: użyj go, jeśli chcesz.
lesson-quickfeast-baked-else = Jak wolisz.

lesson-quickfeast-decorate-say = Po piąte: dekorowanie, tylko dla Cukierników. Żeton z kwiatkiem może być dekoracją: nałóż po jednej na każdy wypiek.
lesson-quickfeast-decorate-then_decorate = Żeton z kwiatkiem może być dekoracją: nałóż po jednej na każdy wypiek. Każda dostarczona dekoracja podnosi twój dochód, jak pokazuje rząd pod kratkami.
lesson-quickfeast-decorate-else = Cofnij: oba wypieki chcą dekoracji.

lesson-quickfeast-rest-say = Teraz możesz użyć bonusu karty, którą właśnie zagrano.
lesson-quickfeast-rest-else = Jak wolisz.

lesson-quickfeast-deliver-say = Po szóste: dostawa. Zagraj ostatnią kartę i podaj Madeleine na środkowy stół. Tam na końcu liczy się jej prestiż; sprzedana dałaby tylko monety.
lesson-quickfeast-deliver-then_place_dish = Pole możesz wybrać dowolnie: to z wagą, tuż przy bonusie stołu, wygrywa remisy przy tym stole; każde inne od razu daje to, co na nim widać.
lesson-quickfeast-deliver-else = Cofnij: Madeleine na środkowy stół.

lesson-quickfeast-tie-say = Twoje podium wzrosło: to punkty, gdyby gra skończyła się teraz. Meringue podaj na lewy stół: monety (+{ $plain }) za wypiek bez orzechów. Wypiek Gasparda leży bliżej bonusu: on jest pierwszy.
lesson-quickfeast-tie-else = Cofnij: Meringue na lewy stół.

lesson-quickfeast-special-say = Twoje wypieki są już na tylu stołach: { $tables }, a tego wymaga ten bonus specjalny. Nic nie kosztuje, a kto zdobędzie go pierwszy, dostaje najwięcej: { $special } pkt prestiżu na końcu.

lesson-quickfeast-income-say = Gdy wszyscy zagrali swoje karty, runda się kończy: co leży przy koszu, jest usuwane, a każdy dostaje dochód, monety ({ $base_income }) i to, co dają dostarczone dekoracje i szlachetni gospodarze. Twój dochód widać na sakiewce.

lesson-quickfeast-evening-say = Teraz możesz użyć bonusu karty, którą właśnie zagrano.
lesson-quickfeast-evening-else = Jak wolisz.

lesson-quickfeast-staff-say = Ostatnia runda. Kto pracował, wraca, gdy popracują też wszyscy pozostali. Wybierz ze swojego personelu karty ({ $hand_size }), w tym obu Cukierników: tylko oni zatrudniają.
lesson-quickfeast-staff-else = Kogo chcesz.

lesson-quickfeast-trays-say = Teraz nowy personel: krążą dwie blachy, A zgodnie z ruchem wskazówek zegara, B przeciwnie, a ty zatrzymujesz po jednej karcie z każdej. Porównaj, co jest pod obrazkami. Jeden Cukiernik daje monety zależnie od liczby kart personelu, im mniej, tym więcej: tobie { $payday }. Zatrzymaj go.
lesson-quickfeast-trays-else = Cofnij: Cukiernik, którego bonus liczy twój personel.

lesson-quickfeast-second_tray-say = Druga blacha. Ten Cukiernik od razu daje prestiż za stoły z twoimi wypiekami. W ostatniej rundzie to lepsze niż monety, których już prawie nie ma na co wydać.
lesson-quickfeast-second_tray-else = Cofnij: Cukiernik, który daje prestiż za stoły.

lesson-quickfeast-leave-say = Jedna z kart na ręce musi opuścić grę: ta, która pomaga najmniej. Niech odejdzie Pomocnik; niewiele już zostało do kupienia.
lesson-quickfeast-leave-else = Zatrzymaj Cukierników! Cofnij.

lesson-quickfeast-hire-say = Po siódme: zatrudnianie, tylko dla Cukierników. Zagraj jednego z personelu startowego, czyli kart bez poziomu, i zatrudnij gwiazdę, która wymaga stołów ({ $starred }).
lesson-quickfeast-hire-then_hire = Większość kart kosztuje monety. Personel z gwiazdką jest za darmo, ale czegoś wymaga, i w całej grze wolno zatrudnić tylko jedną taką kartę. Twoje wypieki są na tylu stołach: { $starred }. Zatrudnij gwiazdę, która tego wymaga.
lesson-quickfeast-hire-else = Cofnij: niech Cukiernik z personelu startowego zatrudni gwiazdę, która wymaga stołów ({ $starred }).

lesson-quickfeast-hired-say = Gwiazda gra jeszcze w tej rundzie: masz o jedną turę więcej, a jej bonus to od razu { $star } pkt prestiżu. Teraz bonus tej karty, jeśli chcesz.
lesson-quickfeast-hired-else = Jak wolisz.

lesson-quickfeast-notice-say = Po ósme: zwalnianie. Karta odchodzi z gry w zamian za monety ({ $assistant } lub { $chef }). Zagraj Cukiernika, którego bonus liczy twój personel.
lesson-quickfeast-notice-then_give_notice = Zwolnij tego, który właśnie zatrudniał: swoje już zrobił.
lesson-quickfeast-notice-else = Cofnij: niech Cukiernik, którego bonus liczy twój personel, zwolni kogoś, kto nie jest już potrzebny.

lesson-quickfeast-paid-say = Użyj teraz bonusu tej karty: daje monety do wydania w ogrodzie.
lesson-quickfeast-paid-else = Jak wolisz.

lesson-quickfeast-garden-say = Obsługa stoi między dwoma stołami. Kto ją ma, może przy każdym wypieku podanym na jeden z nich kupić 1 pkt prestiżu w cenie { $service_coins } monet: tak zrobiła Manon. Szlachetni gospodarze w rzędzie niżej dają monety w każdym dochodzie ({ $host_income }) i prestiż na końcu.

lesson-quickfeast-place-say = Po dziewiąte: wystaw obsługę albo szlachetnego gospodarza. Zagraj gwiazdę i wystaw to, na co cię stać.
lesson-quickfeast-place-then_place = Z miejsc obsługi jedno liczy prestiż na końcu, drugie daje coś od razu. Gospodarz liczy to, co ma nadrukowane, i o 1 więcej za każdego przeciwnika z obsługą. Wystaw to, na co cię stać.
lesson-quickfeast-place-else = Cofnij: niech gwiazda wystawi kogoś w ogrodzie.

lesson-quickfeast-placed-say = Teraz bonus gwiazdy: od razu { $star } pkt prestiżu.
lesson-quickfeast-placed-else = Jak wolisz.

lesson-quickfeast-last-say = Zagraj resztę ręki. Teraz pomaga już tylko prestiż: towary, żetony i przepisy nic nie liczą na końcu. Liczy się miejsce w ogrodzie i bonus, który daje prestiż. Potem Król próbuje wypieków i liczy.
lesson-quickfeast-last-else = Jak wolisz.

lesson-quickfeast-counted-say = Oto, o co grasz. Każdy wypiek liczy swój prestiż. A przy każdym stole najwięcej wypieków daje pierwszą liczbę, drugie miejsce drugą: przy środkowym to { $first } i { $second }.

lesson-quickfeast-money-say = Szlachetni gospodarze i bonusy specjalne liczą to, co na nich nadrukowano. A z twoich pieniędzy każde { $coins_per_prestige } monet to 1 pkt prestiżu: wydawaj je na czas.

lesson-quickfeast-total-say = { $mine } dla ciebie, { $manon } dla Manon, { $gaspard } dla Gasparda. Podium obok imion przez cały czas mówi, jak jest.

lesson-quickfeast-end-say = To już wszystko: znasz wszystkie dziewięć akcji. Całe święto ma takich rund { $rounds }. Podświetlony przycisk w każdej chwili pokaże „Wszystkie akcje” w obrazkach. Zagraj teraz swoją pierwszą partię; stoję obok.
