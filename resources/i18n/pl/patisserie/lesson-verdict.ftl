### Final scoring: first you guess, then it comes.

lesson-verdict-name = Święto się skończyło
lesson-verdict-about = Co się liczy na końcu: najpierw zgadujesz, potem zagrywasz ostatnią kartę.

lesson-verdict-welcome-say = Ostatni dzień, a ostatnia karta jest twoja. Podium obok imion mówi, kto wygrałby teraz: niestety, Manon. Policzmy, zanim policzy Król!

lesson-verdict-left-say = Lewy stół daje { $first } za najwięcej wypieków, { $second } za drugie miejsce. Manon ma { $hers }, a ty jeden, tuż przy bonusie stołu. Jeśli dołączy do niego twoja Brioche, ile dostaniesz?
lesson-verdict-left-three = { $second }
lesson-verdict-left-three_reply = Tyle dostaje drugi. Policz raz jeszcze i sprawdź, kto jest bliżej bonusu stołu.
lesson-verdict-left-six = { $first }
lesson-verdict-left-six_reply = { $hers } do { $hers }, a twój leży bliżej: { $first } dla ciebie, { $second } dla Manon.
lesson-verdict-left-nothing = Nic
lesson-verdict-left-nothing_reply = Dlaczego? Masz wtedy { $hers }, tyle samo co ona.

lesson-verdict-middle-say = Środkowy stół: Manon ma { $middleHers }, ty i Gaspard po jednym. Kto dostaje { $middleSecond } za drugie miejsce?
lesson-verdict-middle-you = Ja
lesson-verdict-middle-you_reply = Ty: twoja Madeleine leży bliżej bonusu stołu niż jego Meringue.
lesson-verdict-middle-gaspard = Gaspard
lesson-verdict-middle-gaspard_reply = Jego Meringue leży o jedno pole dalej. Poszukaj bonusu stołu.
lesson-verdict-middle-shared = Nikt
lesson-verdict-middle-shared_reply = Tak jest przy dwojgu graczy, gdy liczy się tylko pierwsze miejsce. Ale was jest troje.

lesson-verdict-host-say = Na twoim gospodarzu widnieje { $printed }, a każdy przeciwnik z obsługą dodaje 1. Ile razem?
lesson-verdict-host-two = { $printed }
lesson-verdict-host-two_reply = To tylko to, co nadrukowane. Kto ma obsługę?
lesson-verdict-host-four = { $hosted }
lesson-verdict-host-four_reply = { $hosted }: nadrukowane { $printed } i po 1 za Manon i Gasparda.
lesson-verdict-host-six = { $overcounted }
lesson-verdict-host-six_reply = Liczą się tylko przeciwnicy, i to każdy raz.

lesson-verdict-money-say = W twojej sakiewce monety: { $purse }, ostatni dochód przyniesie { $income }. Ile prestiżu dostaje się na końcu za sumę { $total } monet?
lesson-verdict-money-two = { $worth }
lesson-verdict-money-two_reply = { $worth }: 1 za każde pełne { $coins_per_prestige }. Reszta co najwyżej rozstrzyga remisy.
lesson-verdict-money-three = { $more }
lesson-verdict-money-three_reply = Liczy się tylko każde pełne { $coins_per_prestige }.
lesson-verdict-money-four = { $most }
lesson-verdict-money-four_reply = Kurs jest gorszy: 1 pkt prestiżu za każde { $coins_per_prestige } monet.

lesson-verdict-bargain-say = Twoja ostatnia karta sprzedaje prestiż po { $price } za punkt. A twoje stanowisko przy lewym stole obsługuje wypiek za { $service_coins }. Co robisz z monetami?
lesson-verdict-bargain-keep = Zatrzymuję
lesson-verdict-bargain-keep_reply = Żeby dostać 1 za { $coins_per_prestige } monet? Bankierzy Króla byliby zachwyceni.
lesson-verdict-bargain-buy = Wydaję
lesson-verdict-bargain-buy_reply = Oczywiście: najpierw 1 za { $service_coins }, potem po 1 za { $price }, a dopiero resztę po { $coins_per_prestige }.

lesson-verdict-deliver-say = Zagraj kartę i dostarcz Brioche na lewy stół.
lesson-verdict-deliver-then_choose_action = Dostarcz!
lesson-verdict-deliver-then_deliver = Brioche.
lesson-verdict-deliver-then_place_dish = Ostatnie wolne pole przy lewym stole.
lesson-verdict-deliver-sell = Monety: { $sale }, czyli { $saleWorth } pkt prestiżu. Na stole daje { $brioche }, a do tego { $first } za najwięcej wypieków! Cofnij.
lesson-verdict-deliver-else = To przyniesie mniej. Cofnij: Brioche, lewy stół.

lesson-verdict-serve-say = Obsługuje ją twoje stanowisko: 1 pkt prestiżu za cenę { $service_coins } monet, taniej niż wszystko inne dzisiaj.
lesson-verdict-serve-0 = Taniej go nie dostaniesz. Cofnij i zapłać.
lesson-verdict-serve-else = Taniej go nie dostaniesz. Cofnij i zapłać.

lesson-verdict-last-say = Teraz bonus: { $bought } pkt prestiżu za cenę { $spent } monet. Potem przychodzi dochód i Król zaraz liczy. Po przeczytaniu arkusza wybierz „Obejrzyj stół”: tam czekam.
lesson-verdict-last-then_buy_prestige = { $bought } pkt prestiżu za cenę { $spent } monet. Po przeczytaniu arkusza wybierz „Obejrzyj stół”: tam czekam.
lesson-verdict-last-else = Moneta z każdą minutą jest mniej warta. Cofnij i kup { $bought }.

lesson-verdict-tables-say = Zgodnie z rachunkiem: { $first } za lewy stół, { $middleSecond } za środkowy. Z { $top } za górny i tyle samo za dolny daje to { $tables }.

lesson-verdict-total-say = { $own } dla ciebie, { $other } dla Manon. Bez twojej ostatniej karty prowadziłaby Manon: to ta karta wygrała święto.

lesson-verdict-end-say = Wypieki, stoły, obsługa, gospodarze, bonusy specjalne i każda moneta wydana na czas. Myśl o tym od pierwszej rundy; reszta to lukier.
