### The short way through the game.

lesson-quickfeast-name = Dziesięć minut przy piecu
lesson-quickfeast-about = Wszystkie dziewięć akcji w dwóch ostatnich rundach i koniec święta. Potem własna partia.

lesson-quickfeast-welcome-say = Dziesięć minut, Camille, i umiesz grać. Zostały dwie rundy święta. To twój personel: w każdej turze zagrywasz jedną kartę, a ona robi jedną rzecz. Złoto to Cukiernik, srebro to Pomocnik. Wypróbujmy wszystko.

lesson-quickfeast-recipes-say = Po pierwsze: przepisy. Zagraj Cukiernika, którego bonus daje monety (+{ $bonus }), i pozyskaj Madeleine.
lesson-quickfeast-recipes-start-chef-1 = To może każda karta. Ale ten Cukiernik będzie później dekorował: cofnij i zagraj drugiego.
lesson-quickfeast-recipes-start-assistant-1 = To może każda karta. Ale Pomocnicy przydadzą się później: cofnij i zagraj Cukiernika.
lesson-quickfeast-recipes-start-assistant-2 = To może każda karta. Ale Pomocnicy przydadzą się później: cofnij i zagraj Cukiernika.
lesson-quickfeast-recipes-staff-1-10 = To może każda karta. Ale Pomocnicy przydadzą się później: cofnij i zagraj Cukiernika.
lesson-quickfeast-recipes-else = Później. Cofnij: najpierw Madeleine.

lesson-quickfeast-second-say = Ta sama akcja daje drugi: Meringue. A potem bonus karty.
lesson-quickfeast-second-else = Cofnij: Meringue też.

lesson-quickfeast-eggs-say = Po drugie: składniki, tylko dla Pomocników. Zagraj tego, którego bonus kupuje towary, i weź żeton z jajkiem.
lesson-quickfeast-eggs-start-assistant-2 = To może każdy Pomocnik. Ale cofnij: ten drugi kupi bonusem cukier.
lesson-quickfeast-eggs-staff-1-10 = To może każdy Pomocnik. Ale cofnij: ten drugi kupi bonusem cukier.
lesson-quickfeast-eggs-else = Potrzebne jest jajko. Cofnij.

lesson-quickfeast-goods-say = Po trzecie: towary. Ta karta kupuje je bonusem, inne akcją. Użyj bonusu i kup jeden cukier, niebieski stożek.
lesson-quickfeast-goods-else = Cofnij: jeden cukier.

lesson-quickfeast-bake-say = Po czwarte: niech Pomocnik upiecze Madeleine. Trafi na kratkę do studzenia.
lesson-quickfeast-bake-start-chef-1 = Cukiernik też piecze. Ale dekorować mogą tylko Cukiernicy: cofnij i niech piecze Pomocnik.
lesson-quickfeast-bake-else = Cofnij i upiecz Madeleine.

lesson-quickfeast-baked-say = Jej bonus, jeśli chcesz.
lesson-quickfeast-baked-else = Jak wolisz.

lesson-quickfeast-decorate-say = Po piąte: udekoruj, tylko dla Cukierników. Zagraj swojego i nałóż dekorację na Madeleine: po dostawie daje dochód co rundę.
lesson-quickfeast-decorate-else = Cofnij: Madeleine chce dekoracji.

lesson-quickfeast-rest-say = I bonus.
lesson-quickfeast-rest-else = Jak wolisz.

lesson-quickfeast-deliver-say = Po szóste: dostarcz. Podaj wypiek na środkowy stół; na końcu punktuje tam najwięcej wypieków, a remis wygrywa wypiek najbliżej proporca.
lesson-quickfeast-deliver-else = Cofnij: na środkowy stół.

lesson-quickfeast-evening-say = Bonus, a potem wieczór: gdy wszyscy zagrali swoje karty, każdy dostaje monety ({ $base_income }) i to, co dają dekoracje.
lesson-quickfeast-evening-else = Jak wolisz.

lesson-quickfeast-staff-say = Nowa runda. Wybierz ze swojego personelu karty ({ $hand_size }) i zatrzymaj Cukierników.
lesson-quickfeast-staff-else = Kogo chcesz.

lesson-quickfeast-trays-say = Krążą dwie blachy: po jednej karcie z każdej jest twoja.
lesson-quickfeast-trays-else = Jak wolisz.

lesson-quickfeast-leave-say = Jedna z kart na ręce opuszcza grę. Niech odejdzie Pomocnik.
lesson-quickfeast-leave-else = Zatrzymaj Cukierników! Cofnij.

lesson-quickfeast-hire-say = Po siódme: zatrudnia tylko Cukiernik. Zagraj jednego i wybierz kartę: zagra jeszcze w tej rundzie.
lesson-quickfeast-hire-else = Cofnij: niech Cukiernik kogoś zatrudni.

lesson-quickfeast-hired-say = Bonus, jeśli jest.
lesson-quickfeast-hired-else = Jak wolisz.

lesson-quickfeast-place-say = Po ósme: zagraj dowolną kartę i wystaw szlachetnego gospodarza albo obsługę między dwoma stołami. Gospodarze dają monety, obsługa sprzedaje prestiż.
lesson-quickfeast-place-else = Cofnij: wystaw kogoś w ogrodzie.

lesson-quickfeast-placed-say = Bonus, a potem inni.
lesson-quickfeast-placed-else = Jak wolisz.

lesson-quickfeast-notice-say = Po dziewiąte: zagraj dowolną kartę i zwolnij kogoś. Karta odchodzi w zamian za monety ({ $assistant } lub { $chef }).
lesson-quickfeast-notice-else = Cofnij: zwolnij kogoś.

lesson-quickfeast-last-say = Zagraj resztę ręki, jak chcesz. Potem Król próbuje wypieków i liczy.
lesson-quickfeast-last-else = Jak wolisz.

lesson-quickfeast-counted-say = Oto, o co grasz. Każdy wypiek liczy swój prestiż. A przy każdym stole najwięcej wypieków daje pierwszą liczbę, drugie miejsce drugą: przy środkowym to { $first } i { $second }.

lesson-quickfeast-money-say = Szlachetni gospodarze i bonusy specjalne liczą to, co na nich nadrukowano. A z twoich pieniędzy każde { $coins_per_prestige } monet to 1 pkt prestiżu: wydawaj je na czas.

lesson-quickfeast-total-say = { $mine } dla ciebie, { $manon } dla Manon, { $gaspard } dla Gasparda. Podium obok imion przez cały czas mówi, jak jest.

lesson-quickfeast-end-say = To już wszystko! Całe święto ma takich rund { $rounds }. Zagraj teraz swoją pierwszą partię; stoję obok.
