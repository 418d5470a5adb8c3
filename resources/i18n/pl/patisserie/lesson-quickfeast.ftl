### The short way through the game.

lesson-quickfeast-name = Dziesięć minut przy piecu
lesson-quickfeast-about = Wszystkie dziewięć akcji w dwóch ostatnich rundach i koniec święta. Potem własna partia.

lesson-quickfeast-welcome-say = Dziesięć minut, Camille, i umiesz grać. Pieczesz wypieki i podajesz je tutaj, na stoły Króla. To daje prestiż, a kto na końcu ma go najwięcej, wygrywa. Zostały dwie rundy święta.

lesson-quickfeast-hand-say = To twój personel. W każdej turze zagrywasz jedną kartę: najpierw wykonuje akcję główną, a potem swój bonus, który widać pod obrazkiem. Złoto to Cukiernik, srebro to Pomocnik.

lesson-quickfeast-recipes-say = Po pierwsze: przepisy, twoje przyszłe wypieki. Zagraj podświetlonego Cukiernika i pozyskaj Madeleine.
lesson-quickfeast-recipes-then_acquire_recipe = Na każdym przepisie u góry widać cenę i prestiż, a na dole to, czego trzeba do upieczenia. Czapka oznacza, że piecze go tylko Cukiernik. Pozyskaj Madeleine.
lesson-quickfeast-recipes-start-chef-1 = To może każda karta. Ale ten Cukiernik będzie później dekorował: cofnij i zagraj drugiego.
lesson-quickfeast-recipes-start-assistant-1 = To może każda karta. Ale Pomocnicy przydadzą się później: cofnij i zagraj Cukiernika.
lesson-quickfeast-recipes-start-assistant-2 = To może każda karta. Ale Pomocnicy przydadzą się później: cofnij i zagraj Cukiernika.
lesson-quickfeast-recipes-staff-1-10 = To może każda karta. Ale Pomocnicy przydadzą się później: cofnij i zagraj Cukiernika.
lesson-quickfeast-recipes-else = Później. Cofnij: najpierw Madeleine.

lesson-quickfeast-second-say = Ta sama akcja daje drugi przepis: weź Meringue, bo obie upieczesz za jednym razem. Potem przychodzi bonus karty. Limit przepisów to { $recipe_storage }; przed akcją możesz odrzucić przepis przyciskiem pod nim.
lesson-quickfeast-second-else = Cofnij: Meringue też.

lesson-quickfeast-standing-say = Podium Manon właśnie się zmieniło. Pokazuje prestiż, jaki ktoś miałby, gdyby gra skończyła się teraz; na twoim jest { $mine }. Monety trochę się w nim liczą, więc płacenie je obniża. Strzałka to zmiana od twojej ostatniej tury.

lesson-quickfeast-eggs-say = Po drugie: składniki, tylko dla Pomocników. Zagraj podświetlonego i weź jedyny żeton z większą liczbą jajek ({ $eggs }).
lesson-quickfeast-eggs-then_acquire_ingredient = Każdy twój przepis wymaga jajka: weź żeton z większą liczbą jajek ({ $eggs }). Rząd z niewieloma żetonami jest tani, ten nic nie kosztuje.
lesson-quickfeast-eggs-start-assistant-2 = To może każdy Pomocnik. Ale cofnij: ten drugi kupi bonusem cukier.
lesson-quickfeast-eggs-staff-1-10 = To może każdy Pomocnik. Ale cofnij: ten drugi kupi bonusem cukier.
lesson-quickfeast-eggs-else = Potrzebne jest jajko do każdego przepisu. Cofnij.

lesson-quickfeast-goods-say = Po trzecie: towary. Meringue wymaga cukru, niebieskiego stożka, a ty go nie masz. Ta karta kupuje towary bonusem, inne akcją główną. Użyj bonusu i kup jeden cukier.
lesson-quickfeast-goods-else = Cofnij: jeden cukier.

lesson-quickfeast-bake-say = Po czwarte: pieczenie. Masz już wszystko do obu przepisów. Czapka na przepisie wymaga Cukiernika; te jej nie mają. Niech więc Pomocnik upiecze je w jednej akcji: to oszczędza turę. Wypieki trafią na twoje kratki do studzenia.
lesson-quickfeast-bake-then_bake = Upiecz oba naraz: podzielą się jajkami z żetonu. Żeton zużywa się w całości, a to, czego nie weźmie żaden przepis, przepada.
lesson-quickfeast-bake-start-chef-1 = Cukiernik też piecze. Ale dekorować mogą tylko Cukiernicy: cofnij i niech piecze Pomocnik.
lesson-quickfeast-bake-else = Cofnij i upiecz Madeleine i Meringue za jednym razem.

lesson-quickfeast-baked-say = Ta karta też ma bonus: jeszcze jeden przepis, jeśli chcesz. Im dalej w prawo leży przepis, tym jest tańszy. Puste miejsca zostają, aż po turze uzbiera się ich { $gaps }: wtedy wszystko przesuwa się w prawo i przychodzą nowe.
lesson-quickfeast-baked-else = Jak wolisz.

lesson-quickfeast-decorate-say = Po piąte: dekorowanie, tylko dla Cukierników. Żeton z kwiatkiem może być dekoracją: nałóż po jednej na każdy wypiek.
lesson-quickfeast-decorate-then_decorate = Żeton z kwiatkiem może być dekoracją: nałóż po jednej na każdy wypiek. Każda dostarczona dekoracja podnosi twój dochód, jak pokazuje rząd pod kratkami.
lesson-quickfeast-decorate-else = Cofnij: oba wypieki chcą dekoracji.

lesson-quickfeast-rest-say = Bonus tej karty daje jeszcze jeden żeton składników, jeśli chcesz. Im mniej żetonów zostało w rzędzie, tym są tańsze.
lesson-quickfeast-rest-else = Jak wolisz.

lesson-quickfeast-deliver-say = Po szóste: dostawa. Zagraj podświetloną kartę i podaj Madeleine na środkowy stół. Tam na końcu liczy się jej prestiż. Sprzedana dałaby za każdy punkt monety ({ $sale_coins }), lecz punkt na końcu to { $coins_per_prestige } monet.
lesson-quickfeast-deliver-then_place_dish = Pole możesz wybrać dowolnie: pole 1, najbliżej bonusu stołu, wygrywa remisy przy tym stole; każde inne od razu daje to, co widać na talerzu.
lesson-quickfeast-deliver-else = Cofnij: Madeleine na środkowy stół.

lesson-quickfeast-tie-say = Meringue podaj na lewy stół: jego tabliczka pokazuje bonus stołu, od razu monety (+{ $plain }) za wypiek bez orzechów.
lesson-quickfeast-tie-else = Cofnij: Meringue na lewy stół.

lesson-quickfeast-lead-say = Gaspard ma tu tyle samo wypieków, ale waga stoi przy jego: leży bliżej bonusu stołu i wygrywa remisy, więc on prowadzi. Na końcu najwięcej wypieków daje tu { $most } pkt prestiżu, drugie miejsce { $next }.

lesson-quickfeast-special-say = Twoje wypieki są już na tylu stołach: { $tables }, a tego wymaga ten bonus specjalny. Nic nie kosztuje, a kto zdobędzie go pierwszy, dostaje najwięcej: { $special } pkt prestiżu na końcu.

lesson-quickfeast-income-say = Gdy wszyscy zagrali swoje karty, każdy dostaje dochód: monety ({ $base_income }) i to, co dają szlachetni gospodarze oraz dekoracje podanych wypieków. Twoje leżą teraz tutaj i płacą w każdej rundzie: im wcześniej, tym więcej.

lesson-quickfeast-evening-say = Najpierw twój bonus, jak wolisz. Potem pozostali kończą rundę, to, co leży przy koszu, jest usuwane, a wystawy się uzupełnia.
lesson-quickfeast-evening-else = Jak wolisz.

lesson-quickfeast-staff-say = Ostatnia runda: wszyscy wybierają rękę jednocześnie i w tajemnicy. Weź karty bez rzymskiej cyfry ({ $hand_size }). Tylko Cukiernicy zatrudniają i dekorują, tylko Pomocnicy robią zakupy.
lesson-quickfeast-staff-else = Cofnij: karty bez cyfry.

lesson-quickfeast-trays-say = Nowy personel! Krążą dwie blachy, A zgodnie z ruchem wskazówek zegara, B przeciwnie, a ty zatrzymujesz po jednej karcie z każdej. Ten Cukiernik daje monety ({ $payday }), bo twój personel jest mały: weź go.
lesson-quickfeast-trays-else = Cofnij i zatrzymaj podświetlonego Cukiernika.

lesson-quickfeast-second_tray-say = Druga blacha. Ten Cukiernik od razu daje prestiż za stoły z twoimi wypiekami. W ostatniej rundzie nie ma nic lepszego. Rzymska cyfra to poziom: wyższe przychodzą później i mają lepsze bonusy.
lesson-quickfeast-second_tray-else = Cofnij i zatrzymaj podświetlonego Cukiernika: nic nie da teraz więcej prestiżu.

lesson-quickfeast-leave-say = Teraz jedna karta z ręki opuszcza grę: tak personel staje się lepszy, a nie większy, i dobre karty wracają szybciej. Niech odejdzie Pomocnik, którego bonus kupuje towary.
lesson-quickfeast-leave-else = Cofnij: niepotrzebny jest już podświetlony Pomocnik.

lesson-quickfeast-hire-say = Po siódme: zatrudnianie, tylko dla Cukierników. Zagraj podświetlonego i zatrudnij podświetloną gwiazdę, która wymaga stołów ({ $starred }).
lesson-quickfeast-hire-then_hire = Większość kart kosztuje monety. Gwiazda jest za darmo dla tego, kto ma to, czego wymaga, ale w całej grze wolno zatrudnić tylko jedną. Trafia do ręki i zagrasz ją jeszcze w tej rundzie.
lesson-quickfeast-hire-else = Cofnij: niech podświetlony Cukiernik zatrudni podświetloną gwiazdę.

lesson-quickfeast-notice-say = Po ósme: zwalnianie. Karta odchodzi z gry i daje monety: Pomocnik { $assistant }, Cukiernik { $chef }. Zagraj podświetloną kartę.
lesson-quickfeast-notice-then_give_notice = Zwalniaj, gdy brakuje monet, i tego, kto nie jest już potrzebny: Cukiernik, który właśnie zatrudniał, swoje już zrobił.
lesson-quickfeast-notice-else = Cofnij: niech podświetlona karta zwolni Cukiernika, który właśnie zatrudniał.

lesson-quickfeast-service-say = To obsługa Manon, między dwoma stołami. Przy każdym wypieku podanym na jeden z nich Manon może kupić 1 pkt prestiżu w cenie { $service_coins } monet.

lesson-quickfeast-hosts-say = Szlachetni gospodarze dają monety w każdym dochodzie ({ $host_income }). Na końcu każdy liczy swój prestiż i o 1 więcej za każdego przeciwnika z obsługą.

lesson-quickfeast-place-say = Po dziewiąte: wystaw obsługę albo szlachetnego gospodarza. Zagraj gwiazdę, której bonus od razu daje prestiż (+{ $star }), i wystaw to, na co cię stać.
lesson-quickfeast-place-then_place = Z miejsc obsługi jedno liczy prestiż na końcu, drugie daje coś od razu. Teraz weź najwięcej prestiżu, na ile cię stać.
lesson-quickfeast-place-else = Cofnij: niech gwiazda wystawi kogoś w ogrodzie.

lesson-quickfeast-last-say = Zagraj resztę ręki. Najlepiej wystawiać, póki cię stać: na końcu liczy się to jako prestiż. Jeśli nie, zwalniaj, bo monety trochę się liczą. Towary, żetony i przepisy nic już nie dają.
lesson-quickfeast-last-else = Jak wolisz.

lesson-quickfeast-counted-say = Oto, o co grasz: każdy wypiek liczy swój prestiż, a przy każdym stole najwięcej wypieków daje pierwszą liczbę, drugie miejsce drugą. Szlachetni gospodarze i bonusy specjalne liczą to, co na nich nadrukowano, a każde { $coins_per_prestige } monet to tylko 1 pkt prestiżu.

lesson-quickfeast-total-say = { $mine } dla ciebie, { $manon } dla Manon, { $gaspard } dla Gasparda: podium obok imion mówi to przez cały czas. Silni gracze podają niemal każdy wypiek, pieką na obie kratki naraz i w porę myślą o bonusie specjalnym i o gwieździe.

lesson-quickfeast-end-say = To już wszystko: znasz wszystkie dziewięć akcji. Całe święto ma takich rund { $rounds }. Podświetlony przycisk w każdej chwili pokaże „Wszystkie akcje” w obrazkach. Zagraj teraz swoją pierwszą partię; stoję obok.
