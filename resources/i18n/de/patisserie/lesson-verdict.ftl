### Die Schlusswertung: Erst rätst du, dann kommt sie.

lesson-verdict-name = Das Fest ist vorüber
lesson-verdict-about = Was am Ende zählt: Erst rätst du, dann spielst du die letzte Karte.

lesson-verdict-welcome-say = Der letzte Tag, und du hast die letzte Karte. Das Podest bei jedem Namen sagt, wer jetzt gewänne: Manon, leider. Zählen wir, bevor der König zählt!

lesson-verdict-left-say = Die linke Tafel gibt { $first } für die meisten Gebäcke, { $second } für die zweitmeisten. Manon hat { $hers }; du hast eines, gleich neben dem Tafelbonus. Kommt deine Brioche dazu, was bekommst du?
lesson-verdict-left-three = { $second }
lesson-verdict-left-three_reply = Das gilt dem Zweiten. Wer ist näher am Bonus?
lesson-verdict-left-six = { $first }
lesson-verdict-left-six_reply = { $hers } gegen { $hers }, und deines ist näher: { $first } für dich, { $second } für Manon.
lesson-verdict-left-nothing = Nichts
lesson-verdict-left-nothing_reply = Warum? { $hers } sind so viele wie ihre.

lesson-verdict-middle-say = Die mittlere Tafel: Manon hat { $middleHers } Gebäcke, du und Gaspard je eines. Wer bekommt die { $middleSecond } für die zweitmeisten?
lesson-verdict-middle-you = Ich
lesson-verdict-middle-you_reply = Du: Deine Madeleine liegt näher am Tafelbonus als seine Meringue.
lesson-verdict-middle-gaspard = Gaspard
lesson-verdict-middle-gaspard_reply = Seine Meringue liegt einen Platz weiter draußen. Such den Tafelbonus.
lesson-verdict-middle-shared = Niemand
lesson-verdict-middle-shared_reply = So ist es zu zweit, da zählt nur der erste Platz. Aber ihr seid drei.

lesson-verdict-host-say = Auf deinem Gastgeber stehen { $printed }, und jeder Gegner mit Servicekräften bringt 1 dazu. Wie viel zusammen?
lesson-verdict-host-two = { $printed }
lesson-verdict-host-two_reply = Das ist nur, was aufgedruckt ist. Wer hat Servicekräfte?
lesson-verdict-host-four = { $hosted }
lesson-verdict-host-four_reply = { $hosted }: { $printed } aufgedruckt, und je 1 für Manon und Gaspard.
lesson-verdict-host-six = { $overcounted }
lesson-verdict-host-six_reply = Nur Gegner zählen, und jeder nur einmal.

lesson-verdict-money-say = Deine Kasse: { $purse } Münzen, und das letzte Einkommen bringt { $income }. Was sind { $total } Münzen am Ende wert?
lesson-verdict-money-two = { $worth }
lesson-verdict-money-two_reply = { $worth }: 1 für je volle { $coins_per_prestige }. Der Rest entscheidet höchstens einen Gleichstand.
lesson-verdict-money-three = { $more }
lesson-verdict-money-three_reply = Nur je volle { $coins_per_prestige } zählen.
lesson-verdict-money-four = { $most }
lesson-verdict-money-four_reply = Der Kurs ist schlechter: 1 Prestige für je { $coins_per_prestige } Münzen.

lesson-verdict-bargain-say = Deine letzte Karte verkauft Prestige für je { $price } Münzen. Und deine Servicekraft an der linken Tafel serviert ein Gebäck für { $service_coins }. Was tust du mit den Münzen?
lesson-verdict-bargain-keep = Behalten
lesson-verdict-bargain-keep_reply = Zu { $coins_per_prestige } Münzen für 1? Da freuen sich die Bankiers des Königs.
lesson-verdict-bargain-buy = Ausgeben
lesson-verdict-bargain-buy_reply = Natürlich: 1 für { $service_coins } Münzen, dann 1 für je { $price }, und nur was übrig bleibt, zu { $coins_per_prestige }.

lesson-verdict-deliver-say = Spiele die Karte und liefere die Brioche an die linke Tafel.
lesson-verdict-deliver-then_choose_action = Liefern!
lesson-verdict-deliver-then_deliver = Die Brioche.
lesson-verdict-deliver-then_place_dish = Der letzte freie Platz der linken Tafel.
lesson-verdict-deliver-sell = { $sale } Münzen sind { $saleWorth } Prestige. An der Tafel bringt sie { $brioche }, und { $first } für die meisten! Nimm es zurück.
lesson-verdict-deliver-else = Das bringt weniger. Nimm es zurück: die Brioche, die linke Tafel.

lesson-verdict-serve-say = Deine Servicekraft serviert sie: 1 Prestige für { $service_coins } Münzen, billiger als alles andere heute.
lesson-verdict-serve-0 = Billiger bekommst du es nicht. Nimm es zurück und zahle.
lesson-verdict-serve-else = Billiger bekommst du es nicht. Nimm es zurück und zahle.

lesson-verdict-last-say = Nun der Bonus: { $bought } Prestige für { $spent } Münzen. Danach kommt das Einkommen, und sofort zählt der König. Hast du den Bogen gelesen, wähle „Tisch ansehen“: Ich warte dort.
lesson-verdict-last-then_buy_prestige = { $bought } Prestige, für { $spent } Münzen. Hast du danach den Bogen gelesen, wähle „Tisch ansehen“: Ich warte dort.
lesson-verdict-last-else = Eine Münze ist mit jeder Minute weniger wert. Nimm es zurück und kaufe { $bought }.

lesson-verdict-tables-say = Wie du gesagt hast: { $first } für die linke Tafel, { $middleSecond } für die mittlere. Mit je { $top } für die obere und die untere macht das { $tables }.

lesson-verdict-total-say = { $own } für dich, { $other } für Manon. Ohne deine letzte Karte hätte Manon vorn gelegen: Diese Karte hat das Fest gewonnen.

lesson-verdict-end-say = Gebäcke, Tafeln, Servicekräfte, Gastgeber, Sonderboni, und jede Münze rechtzeitig ausgegeben. Denk daran von der ersten Runde an; der Rest ist Zuckerguss.
