### Garnituren, Verkauf, Warenleisten, Einkommen.

lesson-toppings-name = Das Sahnehäubchen
lesson-toppings-about = Garnituren, Verkauf, Warenleisten, und was ein Einkommen bringt.

lesson-toppings-tiles-say = Manche Zutatenplättchen zeigen eine Garnitur. So eines kommt in den Teig oder schmückt ein Gebäck: nie beides.

lesson-toppings-decorate-say = Nur Konditoren garnieren. Spiele deinen und wähle ein Gebäck auf den Gittern.
lesson-toppings-decorate-then_choose_action = Garnieren!
lesson-toppings-decorate-then_decorate = Welches zuerst? Wie du magst.
lesson-toppings-decorate-then_choose_topping = Egal welches: Alle Garnituren sind gleich.
lesson-toppings-decorate-else = Erst die Garnituren! Nimm es zurück.

lesson-toppings-both-say = Und mit derselben Aktion das andere! Jedes Gebäck bekommt eine Garnitur, und jede kostet ein Plättchen.
lesson-toppings-both-done = Und das andere bleibt nackt? Nimm es zurück.
lesson-toppings-both-else = Erst die Garnituren! Nimm es zurück.

lesson-toppings-wait-say = Hübsch! Aber eine Garnitur bringt nichts, solange das Gebäck auf dem Gitter liegt.

lesson-toppings-worth-say = Verkaufen wir eines. Es bringt { $sale_coins } Münzen für jedes Prestige darauf, und gar kein Prestige. Der Chou à la crème ist { $chou } wert. Wie viele Münzen?
lesson-toppings-worth-five = { $sale_coins }
lesson-toppings-worth-five_reply = So viel bringt ein einziges Prestige.
lesson-toppings-worth-twenty = { $soldLess }
lesson-toppings-worth-twenty_reply = So viel brächte ein Gebäck für { $less }.
lesson-toppings-worth-twentyfive = { $sold }
lesson-toppings-worth-twentyfive_reply = { $sold }, ein Vermögen! Und die Garnitur ist nicht verloren, du wirst sehen.

lesson-toppings-sell-say = Spiele den beleuchteten Gehilfen, liefere den Chou à la crème und verkaufe ihn: mit dem Knopf, oder indem du ihn auf deine Kasse ziehst.
lesson-toppings-sell-then_choose_action = Liefern!
lesson-toppings-sell-then_deliver = Den Chou à la crème.
lesson-toppings-sell-then_place_dish = Verkaufe ihn: mit dem Knopf, oder indem du ihn auf deine Kasse ziehst.
lesson-toppings-sell-pastry-flan = Der Flan ist für die Tafel. Nimm es zurück: der Chou à la crème.
lesson-toppings-sell-start-assistant-2 = Der geht später einkaufen. Nimm es zurück und spiele den anderen.
lesson-toppings-sell-else = Wir brauchen das Geld. Nimm es zurück und verkaufe den Chou à la crème.

lesson-toppings-present-say = { $sold } Münzen! Nun der Flan: Die mittlere Tafel zahlt { $decorated } Münzen für eine Garnitur. Jeder Platz ist recht.
lesson-toppings-present-then_place_dish = Irgendein Platz der mittleren Tafel.
lesson-toppings-present-done = Und der Flan? Nimm es zurück und liefere ihn.
lesson-toppings-present-sell = Dieser ist für den Adel. Nimm es zurück: die mittlere Tafel.
lesson-toppings-present-else = Dort sieht niemand nach der Garnitur. Nimm es zurück: die mittlere Tafel.

lesson-toppings-left-say = Verkauft oder präsentiert: Beide Garnituren sind jetzt gelungen. Hier liegen sie, auf den ersten { $decorations } von { $places } Plätzen. Dann kommt der Bonus deiner Karte.
lesson-toppings-left-else = Wie du magst.

lesson-toppings-goods-say = Geld will arbeiten. Spiele deine letzte Karte und kaufe Waren, alle von einer Sorte: Der Preis gilt für alle zusammen. { $sugar } Zucker kosten { $price } Münzen.
lesson-toppings-goods-then_choose_action = Waren kaufen!
lesson-toppings-goods-then_buy_goods = { $sugar } Zucker: bis zur Stufe mit der { $price }. Mehr, als die Leiste lang ist, kannst du nie haben.
lesson-toppings-goods-else = { $sugar } Zucker auf einmal, bitte. Nimm es zurück.

lesson-toppings-income-say = Deine Hand ist leer, das Einkommen ist nah. Alle bekommen { $base_income } Münzen, und deine { $decorations } Garnituren bringen { $income1 } und { $income2 }. Wie viel wird es?
lesson-toppings-income-five = { $base_income } Münzen
lesson-toppings-income-five_reply = Die bekommen alle. Und deine Garnituren?
lesson-toppings-income-seven = { $one } Münzen
lesson-toppings-income-seven_reply = Die erste bringt { $income1 }. Und die zweite?
lesson-toppings-income-ten = { $two } Münzen
lesson-toppings-income-ten_reply = { $two }. Jeder gefüllte Platz zählt, in jeder Runde.

lesson-toppings-evening-say = Warten wir, bis die anderen ihre Karten gespielt haben.

lesson-toppings-more-say = Da ist es! Von der dritten Garnitur an kommt mit jedem Einkommen Prestige: { $income3 }, dann { $income4 }, dann { $income5 }.

lesson-toppings-end-say = Wer früh garniert, wird in jeder Runde dafür bezahlt. Wer spät garniert, hat nur etwas Hübsches.
