### Resource tiles: what a drawer asks for them, and silk or the lower half.

lesson-acquire-name = Jedwab, nici i koronki
lesson-acquire-about = Zakupy z szuflad i kiedy żeton jest więcej wart dla dolnej połowy.

lesson-acquire-goal-say = Dziś idziemy na zakupy! Na tę suknię trzeba: niebieskie bele { $bales }, koronki { $laces }. A ty? Masz { $livre } liwrów i ani jednej nitki.

lesson-acquire-prices-say = Liczba obok szuflady to cena jednego żetonu. Gdy jest ich { $full }: liwry { $price3 }. Gdy jest ich { $fewer }: liwry { $price2 }. A ostatni?
lesson-acquire-prices-two = Liwry: { $price3 }
lesson-acquire-prices-two_reply = Za ostatni w szufladzie? Resztki nigdy nie są drogie. Spróbuj jeszcze raz.
lesson-acquire-prices-one = Liwry: { $price2 }
lesson-acquire-prices-one_reply = Jeszcze taniej! Spróbuj jeszcze raz.
lesson-acquire-prices-free = Nic
lesson-acquire-prices-free_reply = Zupełnie nic. Im pustsza szuflada, tym taniej. Możesz na to poczekać, jeśli nikt ci nie sprzątnie żetonu sprzed nosa.

lesson-acquire-buyer-say = Żeton może pozyskać każdy. Ale jeden z twoich trzech pracowników pozyskuje dwa w jednej turze: zagraj tę kartę i pozyskaj surowce.
lesson-acquire-buyer-else = Chcemy dwóch żetonów w jednej turze. Cofnij to i przeczytaj, co mówią twoje karty.

lesson-acquire-silk-say = U góry jedwab, u dołu nić lub koronka: z każdego żetonu dostajesz jedną połowę. Na suknię trzeba tych niebieskich bel ({ $bales }), więc weź żeton i zostaw jedwab.
lesson-acquire-silk-then_keep_resource = Żeton jest twój. Teraz wybierz górną połowę: zostaw jedwab.
lesson-acquire-silk-else = To nie ten niebieski jedwab, którego nam trzeba. Cofnij to.
lesson-acquire-silk-thread = Wtedy niebieski jedwab przepadnie. Cofnij to i zostaw go.
lesson-acquire-silk-lace = O koronkę łatwiej niż o { $bales } bele niebieskiego. Cofnij to i zostaw jedwab.

lesson-acquire-slash-say = Teraz bonus, jeszcze jeden żeton: weź ostatni z tej szuflady. Nic nie kosztuje!
lesson-acquire-slash-else = Ten kosztuje. Ostatni żeton z pierwszej szuflady jest za darmo: cofnij to.
lesson-acquire-slash-forfeit = Żeton za darmo, a ty rezygnujesz? Cofnij to.

lesson-acquire-lace-say = Różowy i zielony nic nam nie dadzą, więc wymień żeton na dolną połowę. Ukośnik znaczy jedno z dwojga: koronkę, poproszę!
lesson-acquire-lace-else = Na suknię nie trzeba nici. Cofnij to: koronkę, poproszę.
lesson-acquire-lace-silk = Różowy i zielony na niebieską suknię? Cofnij to i wymień żeton.

lesson-acquire-later-say = Niebieski jedwab wisi już na twoim wieszaku. Załóżmy, że zmienisz zdanie: czy możesz go później wymienić na koronkę?
lesson-acquire-later-yes = Tak, w każdej chwili
lesson-acquire-later-yes_reply = Gdybyż to! Nigdy by mi nie zabrakło koronek. Spróbuj jeszcze raz.
lesson-acquire-later-no = Nie, nigdy
lesson-acquire-later-no_reply = Teraz albo nigdy: co wisi na wieszaku, zostaje jedwabiem. Przynajmniej nikt inny nie widzi, jakim.

lesson-acquire-others-say = Inni też idą na zakupy. Miej oko na środkową szufladę!

lesson-acquire-plus-say = Colette wzięła żeton i każdy z pozostałych jest tańszy (o tyle liwrów: { $less }). Drugi z nich ma plus: co daje jego dolna połowa?
lesson-acquire-plus-either = Nić lub koronkę
lesson-acquire-plus-either_reply = To był ukośnik. Spróbuj jeszcze raz.
lesson-acquire-plus-both = Nić i koronkę
lesson-acquire-plus-both_reply = Jedno i drugie naraz! U góry takie żetony mają tylko jedną belę, ale gdy brakuje ci nici i koronek, są w sam raz.

lesson-acquire-trade-say = Poślij Czeladnika po ten żeton i wymień go na jedno i drugie.
lesson-acquire-trade-then_keep_resource = Żeton jest twój. Teraz wymień go na dolną połowę, nić i koronkę.
lesson-acquire-trade-else = Wciąż brakuje nam koronki. Cofnij to i pozyskaj żeton z plusem.
lesson-acquire-trade-silk = Nasza suknia jest niebieska i brakuje jej koronki. Cofnij to i wymień żeton.
lesson-acquire-trade-start-master-1 = A kto wtedy uszyje? Zachowaj Mistrza na suknię: cofnij to.

lesson-acquire-sew-say = Niebieskie bele: { $bales }, koronki: { $laces }, wszystko jest! Niech Mistrz uszyje suknię, a ty wypożycz ją gościowi.
lesson-acquire-sew-else = Nie po tych wszystkich zakupach! Cofnij to: uszyj suknię i wypożycz ją gościowi.
lesson-acquire-sew-hall4-s1 = Ten gość ma dla ciebie jeszcze jeden żeton. Ale na dziś masz dość: cofnij to i wybierz innego.
lesson-acquire-sew-hall5-m1 = Ten gość ma dla ciebie jeszcze jeden żeton. Ale na dziś masz dość: cofnij to i wybierz innego.

lesson-acquire-end-say = Najpierw więc spójrz na strój, potem do szuflad: { $bales } bele w jego kolorze dla jedwabiu, ukośnik lub plus na resztę. A ceny spadają, gdy kupują inni.
