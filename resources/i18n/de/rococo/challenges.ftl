### Die Aufgaben des Tutors: je ein Name und ein Auftrag, und wie ihre Ziele gezählt werden.

series-rococo-1 = Ein voller Beutel
series-rococo-2 = Geld mit Verstand
series-rococo-3 = Gäste und Säle
series-rococo-4 = Stein, Musik und Pulver
series-rococo-5 = Wenn der Ball jetzt endete

challenge-amount-rococo-lead = ein Vorsprung von { $n }
challenge-amount-rococo-item = { $n ->
    [one] { $n } Ansehen daraus
   *[other] { $n } Ansehen daraus
}
challenge-amount-rococo-hall = { $n ->
    [one] { $n } Ansehen daraus
   *[other] { $n } Ansehen daraus
}

challenge-amount-rococo-livre = { $n ->
    [one] 1 Livre
   *[other] { $n } Livre
}

challenge-amount-rococo-prestige = { $n ->
    [one] 1 Ansehen
   *[other] { $n } Ansehen
}

challenge-amount-rococo-statues = { $n ->
    [one] 1 Ansehen aus Statuen
   *[other] { $n } Ansehen aus Statuen
}

challenge-amount-rococo-fireworks = { $n ->
    [one] 1 Ansehen aus dem Feuerwerk
   *[other] { $n } Ansehen aus dem Feuerwerk
}

challenge-amount-rococo-ahead = { $n ->
    [one] ein Vorsprung von 1 Gewand
   *[other] ein Vorsprung von { $n } Gewändern
}

challenge-amount-rococo-dresses = { $n ->
    [one] 1 Gewand
   *[other] { $n } Gewänder
}

challenge-amount-rococo-decorations = { $n ->
    [one] 1 Dekoration
   *[other] { $n } Dekorationen
}

challenge-amount-rococo-couples = { $n ->
    [one] 1 Paar
   *[other] { $n } Paare
}

challenge-amount-rococo-masters = { $n ->
    [one] 1 Meistergast
   *[other] { $n } Meistergäste
}

challenge-amount-rococo-staff = { $n ->
    [one] 1 Arbeiter
   *[other] { $n } Arbeiter
}

challenge-amount-rococo-bales = { $n ->
    [one] 1 Ballen
   *[other] { $n } Ballen
}

challenge-amount-rococo-notions = { $n ->
    [one] 1 Garn oder Spitze
   *[other] { $n } Garn und Spitzen
}

challenge-last_purse-name = Das letzte Geld
challenge-last_purse-task = Runde sieben, und noch eine Karte. Wie viel Geld kannst du danach haben, noch vor dem Einkommen?
challenge-last_purse-comment = Das Kleid kostet { $price } Livre und bringt verkauft { $value }; der Bonus des Gesellen legt { $bonus } darauf.

challenge-early_sparkle-name = Ein frühes Funkeln
challenge-early_sparkle-task = Wenn der Ball nach dieser einen Karte vorbei wäre, sollst du { $least } Ansehen haben. Behalte dabei möglichst viel Geld.
challenge-early_sparkle-comment = Noch hat niemand ein Feuerwerk, also bringt das erste gleich die Mehrheit dort. Was der Bonus kauft, würde Livre kosten; darum verzichtest du auf ihn.

challenge-two_hands-name = Mit beiden Händen
challenge-two_hands-task = Eine Karte kann zweierlei. Beende die Runde mit möglichst viel Geld, gezählt vor dem Einkommen.
challenge-two_hands-comment = Der Gehrock kostet keinen Livre und bringt verkauft { $value }; der Bonus bringt Ansehen, kein Geld.

challenge-dear_customer-name = Teure Kundschaft
challenge-dear_customer-task = Eine Karte und eine volle Stange. Beende die Runde mit möglichst viel Geld, gezählt vor dem Einkommen.
challenge-dear_customer-comment = Ein orangefarbener Gehrock: { $price } Livre und { $tiles } Plättchen, und ein Käufer zahlt { $value }.

challenge-into_the_sky-name = In den Himmel
challenge-into_the_sky-task = Wenn der Ball nach dieser Karte vorbei wäre: Wie viel Ansehen könntest du haben? Auch Geld zählt.
challenge-into_the_sky-comment = Dein einziger Gast geht zum Feuerwerk hinaus und zählt dort { $times }-fach.

challenge-patron-name = Freund der Künste
challenge-patron-task = Du hast { $own } Dekorationen. Habe nach dieser Karte { $least }, und behalte dabei möglichst viel Geld.
challenge-patron-comment = Eine Karte finanziert eine Dekoration: Die Statue für { $cost } deiner { $livre } Livre ist erreichbar. Was der Bonus kauft, würde Livre kosten; darum verzichtest du auf ihn.

challenge-second_to_none-name = Der zweite Saal
challenge-second_to_none-task = Geh in Saal 2 so weit in Führung, wie du kannst: Es zählen deine Gewänder dort, weniger die des besten anderen.
challenge-second_to_none-comment = Es ist dein drittes Gewand in Saal 2, und keiner der anderen hat dort mehr als eines.

challenge-first_lights-name = Erste Lichter
challenge-first_lights-task = Es ist erst Runde eins. Wenn der Ball nach dieser Karte vorbei wäre: Wie viel Ansehen könntest du haben?
challenge-first_lights-comment = Wer das erste Feuerwerk hat, hat dort die Mehrheit: Es bringt mehr als sein eigenes Ansehen.

challenge-one_more_guest-name = Noch ein Gast
challenge-one_more_guest-task = Verleihe möglichst viele Gewänder: Wie viele sind nach deiner letzten Karte im Palast?
challenge-one_more_guest-comment = Dein eines Plättchen, { $thread } Garn und { $price } Livre sind genau das, was der rosa Gehrock braucht.

challenge-farewell-name = Ein Abschied
challenge-farewell-task = Eine Karte. Beende die Runde mit möglichst viel Geld, gezählt vor dem Einkommen.
challenge-farewell-comment = Der Weg zum Hof bringt sofort { $pay } Livre und kostet nichts.

challenge-all_or_nothing-name = Alles oder nichts
challenge-all_or_nothing-task = Ein Weg bringt weit mehr als jeder andere. Beende die Runde mit möglichst viel Geld, gezählt vor dem Einkommen.
challenge-all_or_nothing-comment = Der Gehrock braucht { $tiles } Plättchen und Garn, aber keinen Livre, und ein Käufer zahlt { $value }.

challenge-spring_sale-name = Frühlingsverkauf
challenge-spring_sale-task = Runde zwei, ein Meister. Beende die Runde mit möglichst viel Geld, gezählt vor dem Einkommen.
challenge-spring_sale-comment = { $tiles } Plättchen, eine Spitze und { $price } Livre kostet das blaue Kleid, und ein Käufer zahlt { $value }.

challenge-royal_and_rich-name = Königlich und reich
challenge-royal_and_rich-task = Sei nach dieser Karte im Königlichen Saal vorn, und behalte dabei möglichst viel Geld.
challenge-royal_and_rich-comment = Im Königlichen Saal ist noch niemand: Ein Kleid für { $price } Livre ist dort vorn, und der Bonus bringt { $bonus }.

challenge-new_hands-name = Neue Kräfte
challenge-new_hands-task = Eine Karte, aber vielleicht nicht die letzte. Beende die Runde mit möglichst viel Geld, gezählt vor dem Einkommen.
challenge-new_hands-comment = Der neue Geselle kostet nichts, arbeitet noch in dieser Runde und verkauft einen Gehrock für { $value } Livre.

challenge-maestro-name = Maestro
challenge-maestro-task = Runde eins. Wenn der Ball nach dieser Karte vorbei wäre: Wie viel Ansehen könntest du haben?
challenge-maestro-comment = { $cost } deiner { $livre } Livre gehen an den Musiker des Königlichen Saals, und er ist sie wert.

challenge-dance_partners-name = Tanzpartner
challenge-dance_partners-task = Ein Kleid und ein Gehrock sind ein Paar. Wie viele Paare kannst du nach { $cards } Karten im Palast haben?
challenge-dance_partners-comment = { $coats } Gehröcke und ein Kleid waren schon da; ein zweites Kleid macht das zweite Paar.

challenge-far_corner-name = Der letzte Winkel
challenge-far_corner-task = Sei nach dieser Karte in Saal 5 vorn, und behalte dabei möglichst viel Geld.
challenge-far_corner-comment = Dieser Gast gibt { $place } der { $price } Livre zurück, die das Kleid kostet, und in Saal 5 ist sonst niemand.

challenge-no_needle-name = Ohne Nadel
challenge-no_needle-task = { $cards } Karten. Beende die Runde mit möglichst viel Geld, gezählt vor dem Einkommen.
challenge-no_needle-comment = Auf deiner Stange hängt keine Seide: Beide Gesellen gehen an den Hof, für je { $pay } Livre.

challenge-full_rack-name = Eine volle Stange
challenge-full_rack-task = Wie viele Ballen Seide können nach dieser Karte auf deiner Stange hängen?
challenge-full_rack-comment = { $bales } Ballen hängen schon da, und für { $price } Livre gibt es ein Plättchen mit { $more } weiteren.

challenge-grand_sale-name = Ein großer Abgang
challenge-grand_sale-task = Die allerletzte Karte. Beende die Runde mit möglichst viel Geld, gezählt vor dem Einkommen.
challenge-grand_sale-comment = Das grüne Kleid kostet { $price } Livre und eine Spitze, und seine { $tiles } Plättchen sind nach dem Ball nichts wert: Verkauf es für { $value }.

challenge-last_ball-name = Die letzten zwei Karten
challenge-last_ball-task = Möglichst viel Ansehen am Ende der letzten Runde: { $cards } Karten, das Einkommen und die Schlusswertung.
challenge-last_ball-comment = Keine der Karten schneidert: Jede kauft Garn und Spitze, und deine Krone gibt für jedes dieser Paare { $pair } Ansehen.

challenge-golden_goodbye-name = Ein goldenes Lebewohl
challenge-golden_goodbye-task = { $cards } Karten in Runde drei. Beende die Runde mit möglichst viel Geld, gezählt vor dem Einkommen.
challenge-golden_goodbye-comment = Der Lehrling geht für { $pay } Livre, und das Kleid, das keinen kostet, bringt verkauft { $value }.

challenge-building_site-name = Stein und Pulver
challenge-building_site-task = { $cards } Karten. Wie viele Dekorationen kannst du danach haben?
challenge-building_site-comment = Erst die Statue, dann der Bonus: Es bleiben { $cost } Livre, genau der Preis des Feuerwerks.

challenge-gown_and_glory-name = Glanz und Kleid
challenge-gown_and_glory-task = Wenn der Ball nach diesen { $cards } Karten vorbei wäre: Wie viel Ansehen könntest du haben?
challenge-gown_and_glory-comment = Erst der Musiker in Saal 4 und ein Plättchen, dann das Feuerwerk ×{ $times }: Der Bonus der zweiten Karte schneidert noch einen Gehrock, für den leeren Königlichen Saal.

challenge-crowned_head-name = Gold wert
challenge-crowned_head-task = { $cards } Karten in Runde sechs. Beende die Runde mit möglichst viel Geld, gezählt vor dem Einkommen.
challenge-crowned_head-comment = Der Gehrock bringt verkauft { $value } Livre, der Bonus { $bonus } und der Abschied des Lehrlings { $pay }.

challenge-royal_company-name = Königliche Gesellschaft
challenge-royal_company-task = Mit Pracht- und Festkleidern: Geh mit diesen { $cards } Karten im Königlichen Saal um { $least } Gewänder in Führung, und behalte dabei möglichst viel Geld.
challenge-royal_company-comment = Der Lehrling geht für { $pay } Livre, und sein Bonus kauft noch das Plättchen für { $price }. Das Kleid ist dein zweites Gewand im Königlichen Saal, und die anderen haben dort keines.

challenge-thrifty_king-name = Der König spart
challenge-thrifty_king-task = Sei nach { $cards } Karten im Königlichen Saal vorn, und behalte dabei möglichst viel Geld.
challenge-thrifty_king-comment = Der Gehrock kostet keinen Livre, sein Plättchen kostet { $price }, und der Bonus gibt dir diese { $bonus } zurück.

challenge-come_and_go-name = Kommen und gehen
challenge-come_and_go-task = Wenn der Ball nach diesen { $cards } Karten und allen, die du dazugewinnst, vorbei wäre: Wie viel Ansehen könntest du haben?
challenge-come_and_go-comment = Für { $price } Livre eingestellt, geht der Geselle für { $pay } und bringt noch { $bonus }: genug für das Feuerwerk.

challenge-jewel-name = Das Juwel
challenge-jewel-task = Mit dem Schmuckkästchen: Wenn der Ball nach diesen { $cards } Karten vorbei wäre, wie viel Ansehen könntest du haben?
challenge-jewel-comment = Der Lehrling geht für { $pay } Livre, und sein Bonus kauft die Seide für das blaue Kleid. Dazu kommt die Kette für { $price }, für einen Meistergast im Königlichen Saal.

challenge-counting_house-name = Das Kontor
challenge-counting_house-task = Eine Karte, dann endet der Ball. Wie viel Ansehen kannst du nach der Schlusswertung höchstens haben?
challenge-counting_house-comment = Die Krone des neuen Lehrlings zählt deine Arbeiter, und der Bonus macht aus { $spent } Livre { $bought } Ansehen.

challenge-two_sales-name = Nadel und Garn
challenge-two_sales-task = { $cards } Karten in Runde fünf. Beende die Runde mit möglichst viel Geld, gezählt vor dem Einkommen.
challenge-two_sales-comment = Beide Plättchen kommen mit der ersten Karte, das zweite durch ihren Bonus. So kann der Geselle für { $pay } Livre gehen, und sein Bonus schneidert noch den Gehrock, der { $value } bringt.

challenge-night_sky-name = Nachthimmel
challenge-night_sky-task = Wenn der Ball nach diesen { $cards } Karten vorbei wäre: Wie viel Ansehen könntest du haben?
challenge-night_sky-comment = Das für { $value } Livre verkaufte Kleid bezahlt das Feuerwerk ×{ $times }; der Bonus finanziert es, auf die Hauptaktion wird verzichtet.

challenge-missing_silk-name = Der fehlende Ballen
challenge-missing_silk-task = { $cards } Karten. Beende die Runde mit möglichst viel Geld, gezählt vor dem Einkommen.
challenge-missing_silk-comment = Ein Plättchen für { $tile } Livre ist alles, was das Kleid braucht: noch { $price } fürs Schneidern, und ein Käufer zahlt { $value }.

challenge-revolving_door-name = Taubenschlag
challenge-revolving_door-task = { $cards } Karten, und vielleicht eine dritte. Beende die Runde mit möglichst viel Geld, gezählt vor dem Einkommen.
challenge-revolving_door-comment = Ein Meister, für { $price } Livre eingestellt, geht noch in derselben Runde für { $pay } an den Hof.

challenge-fifty-name = Mehr als fünfzig
challenge-fifty-task = { $cards } Karten in Runde sechs. Kannst du noch vor dem Einkommen mehr als fünfzig Livre haben?
challenge-fifty-comment = Zwei Plättchen, für { $dear } und für { $cheap } Livre, ergeben einen Gehrock, der keinen kostet, und ein Käufer zahlt { $value }.

challenge-queens_music-name = Musik der Königin
challenge-queens_music-task = Runde eins, { $cards } Karten. Wenn der Ball danach vorbei wäre: Wie viel Ansehen könntest du haben?
challenge-queens_music-comment = Der Musiker des Königlichen Saals lockt, und die Königin würde den Rest zahlen. Aber das Feuerwerk für { $cost } Livre und darunter ein blaues Kleid im Königlichen Saal sind einen Punkt mehr wert.

challenge-fancy_prices-name = Prachtvolle Preise
challenge-fancy_prices-task = Mit Pracht- und Festkleidern: Beende die Runde mit so viel Geld, wie { $cards } Karten bringen können, gezählt vor dem Einkommen.
challenge-fancy_prices-comment = Der Lehrling geht für { $pay } Livre, und sein Bonus kauft für { $price } ein zweites Plättchen in denselben Farben. Das macht das grüne Kleid möglich, und ein Käufer zahlt { $value }.

challenge-masterpiece-name = Das Meisterstück
challenge-masterpiece-task = { $cards } Karten in Runde fünf. Beende die Runde mit möglichst viel Geld, gezählt vor dem Einkommen.
challenge-masterpiece-comment = Das dritte Plättchen kostet { $price } Livre, und seine Karte gibt { $bonus }; der Gehrock kostet keinen, und ein Käufer zahlt { $value }.

challenge-jewelers_door-name = Beim Juwelier
challenge-jewelers_door-task = Mit dem Schmuckkästchen: Habe nach diesen { $cards } Karten { $least } Dekorationen, und behalte dabei möglichst viel Geld.
challenge-jewelers_door-comment = Der Bonus schneidert einen Gehrock, und die { $value } Livre seines Käufers finanzieren noch eine Dekoration.

challenge-three_wishes-name = Drei Wünsche
challenge-three_wishes-task = { $cards } Karten. Wenn der Ball danach vorbei wäre: Wie viel Ansehen könntest du haben?
challenge-three_wishes-comment = Erst das Feuerwerk, dann ein Gehrock für den Königlichen Saal: Mit ihm bist du in allen Sälen.

challenge-royal_three-name = Drei Schritte zum Thron
challenge-royal_three-task = Gewinne den Königlichen Saal mit { $cards } Karten: Sei dort vorn, und behalte dabei möglichst viel Geld.
challenge-royal_three-comment = Der erste Lehrling kauft beide Plättchen, eines davon fürs Garn. Der zweite geht für { $apprentice } Livre, und sein Bonus schneidert den Gehrock; der Geselle geht für { $journeyman } Livre.

challenge-twin_statues-name = Je zweimal
challenge-twin_statues-task = { $cards } Karten in Runde sechs. Wenn der Ball danach vorbei wäre, sollen dir Statuen { $least } Ansehen bringen. Behalte dabei möglichst viel Geld.
challenge-twin_statues-comment = Ein Käufer zahlt { $value } Livre für das blaue Kleid des Meisters, und der Lehrling finanziert für { $cost } die zweite Statue: Sie zeigt die Farben, die du zweimal hast.

challenge-stone_palette-name = Farben in Stein
challenge-stone_palette-task = { $cards } Karten in Runde drei, und noch keine Statue. Wenn der Ball danach vorbei wäre: Wie viel Ansehen könnten dir Statuen bringen?
challenge-stone_palette-comment = Das blaue Kleid ist deine zweite Farbe, und sein Gast in Saal 4 gibt { $place } Livre: Damit sind die { $cost } für die Statue beisammen.

challenge-coat_for_a_rocket-name = Gehrock gegen Rakete
challenge-coat_for_a_rocket-task = Wenn der Ball nach { $cards } Karten vorbei wäre: Was könnte das Feuerwerk bringen? Es zählen die Mehrheit und was Gewänder auf dem Balkon mehr bringen.
challenge-coat_for_a_rocket-comment = Der Gehrock kostet { $price } Livre und bringt verkauft { $value }: Das reicht für das Feuerwerk ×{ $times } zu { $cost }, und niemand sonst hat zwei.

challenge-cheap_powder-name = Billiges Pulver
challenge-cheap_powder-task = Mit Pracht- und Festkleidern: Hol dir mit { $cards } Karten die Mehrheit beim Feuerwerk, und behalte dabei möglichst viel Geld.
challenge-cheap_powder-comment = Die Königin gibt { $favor_livre } Livre und der Bonus des Gesellen { $bonus }; der Bonus des Lehrlings finanziert für { $cost } das Feuerwerk, auf die Hauptaktion wird verzichtet.
