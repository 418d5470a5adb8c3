### Toppings, selling, goods tracks, income.

lesson-toppings-name = Kropka nad i
lesson-toppings-about = Dekoracje, sprzedaż, tory towarów i to, co przynosi dochód.

lesson-toppings-tiles-say = Na niektórych żetonach składników jest dekoracja. Taki żeton może trafić do ciasta albo ozdobić wypiek: nigdy jedno i drugie.

lesson-toppings-decorate-say = Dekorują tylko Cukiernicy. Zagraj swojego i wybierz wypiek na kratkach.
lesson-toppings-decorate-then_choose_action = Udekoruj!
lesson-toppings-decorate-then_decorate = Który wypiek najpierw? Jak wolisz.
lesson-toppings-decorate-then_choose_topping = Którykolwiek żeton: wszystkie dekoracje są jednakowe.
lesson-toppings-decorate-else = Najpierw dekoracje! Cofnij.

lesson-toppings-both-say = A tą samą akcją także drugi! Każdy wypiek dostaje jedną dekorację, a każda dekoracja to jeden żeton.
lesson-toppings-both-done = I jeden zostanie goły? Cofnij.
lesson-toppings-both-else = Najpierw dekoracje! Cofnij.

lesson-toppings-wait-say = Ślicznie! Ale dekoracja nic nie daje, dopóki wypiek leży na kratce.

lesson-toppings-worth-say = Sprzedajmy jakiś wypiek. Przynosi monety, po { $sale_coins } za każdy swój punkt prestiżu, ale samego prestiżu wcale. Chou à la crème jest warte { $chou }. Ile to monet?
lesson-toppings-worth-five = { $sale_coins }
lesson-toppings-worth-five_reply = To za jeden jedyny punkt.
lesson-toppings-worth-twenty = { $soldLess }
lesson-toppings-worth-twenty_reply = To byłby wypiek o wartości { $less }.
lesson-toppings-worth-twentyfive = { $sold }
lesson-toppings-worth-twentyfive_reply = { $sold }, majątek! A dekoracja nie przepada, zobaczysz.

lesson-toppings-sell-say = Zagraj podświetlonego Pomocnika, dostarcz Chou à la crème i sprzedaj je: przyciskiem albo upuszczając na sakiewkę.
lesson-toppings-sell-then_choose_action = Dostarcz!
lesson-toppings-sell-then_deliver = Chou à la crème.
lesson-toppings-sell-then_place_dish = Sprzedaj je: przyciskiem albo upuszczając na sakiewkę.
lesson-toppings-sell-pastry-flan = Flan jest na stół. Cofnij: Chou à la crème.
lesson-toppings-sell-start-assistant-2 = Ten pójdzie później na zakupy. Cofnij i zagraj drugiego.
lesson-toppings-sell-else = Potrzebujemy pieniędzy. Cofnij i sprzedaj Chou à la crème.

lesson-toppings-present-say = Monety: { $sold }! Teraz Flan: środkowy stół płaci za dekorację (monety: { $decorated }). Dowolne pole.
lesson-toppings-present-then_place_dish = Dowolne pole przy środkowym stole.
lesson-toppings-present-done = A Flan? Cofnij i go dostarcz.
lesson-toppings-present-sell = Ten jest dla szlachty. Cofnij: środkowy stół.
lesson-toppings-present-else = Tam nikt nie patrzy na dekorację. Cofnij: środkowy stół.

lesson-toppings-left-say = Sprzedane czy podane: obie dekoracje są teraz udane. Leżą tutaj, na pierwszych miejscach ({ $decorations } z { $places }). A potem bonus twojej karty.
lesson-toppings-left-else = Jak wolisz.

lesson-toppings-goods-say = Pieniądze chcą pracować. Zagraj ostatnią kartę i kup towary, wszystkie jednego rodzaju: cena obejmuje je wszystkie razem. Za { $sugar } cukru płacisz { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}.
lesson-toppings-goods-then_choose_action = Kup towary!
lesson-toppings-goods-then_buy_goods = Tyle cukru: { $sugar }, czyli aż do stopnia z liczbą { $price }. Nigdy nie możesz mieć więcej, niż mieści tor.
lesson-toppings-goods-else = Poproszę od razu tyle cukru: { $sugar }. Cofnij.

lesson-toppings-income-say = Twoja ręka jest pusta, dochód tuż-tuż. Każdy dostaje monety ({ $base_income }), a twoje dekoracje ({ $decorations }) przynoszą jeszcze { $income1 } i { $income2 }. Ile to będzie monet?
lesson-toppings-income-five = { $base_income }
lesson-toppings-income-five_reply = Tyle dostaje każdy. A twoje dekoracje?
lesson-toppings-income-seven = { $one }
lesson-toppings-income-seven_reply = Pierwsza przynosi { $income1 }. A druga?
lesson-toppings-income-ten = { $two }
lesson-toppings-income-ten_reply = { $two }. Liczy się każde zapełnione miejsce, w każdej rundzie.

lesson-toppings-evening-say = Poczekajmy więc, aż pozostali zagrają swoje karty.

lesson-toppings-more-say = Już jest! Od trzeciej dekoracji każdy dochód daje też prestiż: { $income3 }, potem { $income4 }, potem { $income5 }.

lesson-toppings-end-say = Dekoruj wcześnie, a dekoracje zapłacą ci w każdej rundzie. Dekoruj późno, a będą tylko ładne.
