### Service posts, noble hosts, majorities and ties.

lesson-service-name = Obsługa i gospodarze
lesson-service-about = Stanowiska obsługi, szlachetni gospodarze, przewagi i remisy.

lesson-service-areas-say = Między stołami czeka obsługa. Każdy obszar ma dwa stanowiska i leży przy dwóch stołach.

lesson-service-sides-say = Lewe stanowisko daje prestiż na końcu, prawe coś od razu. Gracie we troje: ile stanowisk jednego obszaru można w sumie zająć?
lesson-service-sides-both = Oba
lesson-service-sides-both_reply = Przy większej liczbie graczy. Gdy graczy jest najwyżej { $one_post_players }, jedno zostaje wolne.
lesson-service-sides-one = Jedno
lesson-service-sides-one_reply = Jedno. Kto pierwszy, ten wybiera stronę; kto drugi, idzie gdzie indziej.

lesson-service-post-say = Zagraj Pomocnika i wystaw znacznik między górnym a środkowym stołem: na lewe stanowisko, w cenie { $price } monet.
lesson-service-post-then_choose_action = Wystaw obsługę!
lesson-service-post-then_place = Między górnym a środkowym, po lewej.
lesson-service-post-post-top-middle-2 = Przepis, a prestiżu wcale. Cofnij: to lewe.
lesson-service-post-else = Mam plany co do środkowego stołu. Cofnij: stanowisko nad nim, w cenie { $price } monet.

lesson-service-wait-say = Gaspard też wystawia obsługę. Zapamiętaj: jedno stanowisko ma Manon, a teraz jedno ma także on.

lesson-service-tie-say = Środkowy stół: twoich wypieków jest { $own }, Manon ma { $hers }. Przy remisie rozstrzyga wypiek najbliżej bonusu stołu. Kto prowadzi?
lesson-service-tie-you = Ja
lesson-service-tie-you_reply = Twój najbliższy leży na drugim polu. Czyj leży na pierwszym?
lesson-service-tie-manon = Manon
lesson-service-tie-manon_reply = Manon: jej wypiek leży tuż przy bonusie stołu. Dostałaby { $first }, a ty { $second }.
lesson-service-tie-both = Oboje
lesson-service-tie-both_reply = Jeden wypiek zawsze leży najbliżej.

lesson-service-deliver-say = Podaj więc trzeci wypiek! Zagraj podświetlonego Cukiernika, którego bonus liczy twoje znaczniki, i dostarcz Madeleine na środkowy stół.
lesson-service-deliver-then_choose_action = Dostarcz!
lesson-service-deliver-then_deliver = Madeleine.
lesson-service-deliver-then_place_dish = Dowolne wolne pole przy środkowym stole.
lesson-service-deliver-start-chef-2 = Tego zachowamy na koniec. Cofnij i zagraj drugiego Cukiernika.
lesson-service-deliver-sell = Za parę monet ({ $sale }) oddajesz Manon stół? Cofnij.
lesson-service-deliver-else = Teraz liczy się środkowy stół. Cofnij.

lesson-service-serve-say = Twoje stanowisko leży przy tym stole, więc może obsłużyć wypiek: za cenę { $service_coins } monet od razu zdobywasz 1 pkt prestiżu. Tak samo działa każde twoje stanowisko przy stole i każdy wypiek.
lesson-service-serve-0 = Taniej prestiżu prawie nigdy nie ma. Cofnij i zapłać.
lesson-service-serve-else = Taniej prestiżu prawie nigdy nie ma. Cofnij i zapłać.

lesson-service-again-say = Wypieki: { $own } do { $hers }, stół jest twój. A teraz bonus: monety, po { $bonus } za każde twoje stanowisko i każdego gospodarza.
lesson-service-again-else = Monety za nic, po { $bonus }! Cofnij.

lesson-service-hosts-say = Szlachetni gospodarze. Każdy daje monety w każdym dochodzie ({ $host_income }) i prestiż, który ma na sobie, a na końcu jeszcze 1 za każdego przeciwnika z obsługą. Ile to będzie?
lesson-service-hosts-one = { $fewer }
lesson-service-hosts-one_reply = Manon ma stanowisko. A kto jeszcze?
lesson-service-hosts-two = { $opponents }
lesson-service-hosts-two_reply = Manon i Gaspard: o { $opponents } więcej za każdego twojego gospodarza. Ile mają stanowisk, nie gra roli.
lesson-service-hosts-three = { $more }
lesson-service-hosts-three_reply = Nikt nie jest przeciwnikiem sam dla siebie.

lesson-service-host-say = Zaproś więc kogoś! Zagraj ostatnią kartę i wystaw znacznik u pierwszego lub drugiego gospodarza, w cenie { $host1 } lub { $host2 } monet.
lesson-service-host-then_choose_action = Wystaw gospodarza!
lesson-service-host-then_place = U pierwszego lub drugiego.
lesson-service-host-host-3 = Zapłacisz { $host3 }, a sakiewka będzie prawie pusta. Cofnij: pierwszy lub drugi.
lesson-service-host-else = Goście czekają na gospodarza. Cofnij.

lesson-service-end-say = Gospodarz, który przyjdzie wcześnie, sam się spłaca, stanowisko zarabia na każdym wypieku, a trzeci wypiek odwraca losy stołu. Dobrej obsługi!
