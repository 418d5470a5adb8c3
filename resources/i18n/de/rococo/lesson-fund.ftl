### Dekorationen und das Einkommen am Ende einer Runde.

lesson-fund-name = Gut angelegtes Geld
lesson-fund-about = Küchen, Musiker, Statuen: was Dekorationen bringen, und wann.

lesson-fund-welcome-say = Gewänder allein machen keinen Ball! Jemand muss Küchen, Musiker, Statuen und Feuerwerk bezahlen. Das tun wir, und nicht aus Güte: Manche bringen in jeder Runde Geld, die anderen am Ende Ansehen.

lesson-fund-kitchen-say = Am Ende jeder Runde bekommen alle { $base_income } Livre. Diese Küche für die Gäste legt { $fountain_livre_per_dress } Livre drauf für jedes deiner Gewänder auf dem Ball. Du hast dort { $garments }. Wie viel bekämst du?
lesson-fund-kitchen-five = { $base_income } Livre
lesson-fund-kitchen-five_reply = So viel gibt es ohne Küche. Nun zähl dazu, was die Köche bringen!
lesson-fund-kitchen-ten = { $both } Livre
lesson-fund-kitchen-ten_reply = { $base_income }, und { $extra } aus der Küche. Sie kostet { $cost }: Nach { $payback } Runden hat sie sich bezahlt.
lesson-fund-kitchen-twentyfive = { $wrong } Livre
lesson-fund-kitchen-twentyfive_reply = Wenn sie mit goldenen Löffeln äßen! Nein, { $fountain_livre_per_dress } Livre je Gewand, zu den { $base_income } dazu.

lesson-fund-buy-say = Finanzieren darf jeder, also überlass es deinem Lehrling. Finanziere die Küche für die Gäste, den günstigeren Platz!
lesson-fund-buy-else = Die nicht. Nimm das zurück und finanziere die Küche für die Gäste, die für { $cost } Livre.
lesson-fund-buy-depute = Hiergeblieben! Der Lehrling trägt heute das Geld. Nimm das zurück und finanziere.
lesson-fund-buy-fountain-upper-1 = Diese Küche zählt Dekorationen, und du hast noch keine. Nimm das zurück: Du hast { $garments } Gewänder.
lesson-fund-buy-musician-hall5 = Schon Musik? Die kann warten. Nimm das zurück: Je früher eine Küche brennt, desto öfter zahlt sie.
lesson-fund-buy-forfeit = Ein müßiger Lehrling und eine kalte Küche! Nimm das zurück.

lesson-fund-income-say = Die Kasse ist leer, aber der Ofen ist heiß. Colette und Baptiste spielen ihre letzten Karten, dann endet die Runde mit dem Einkommen.

lesson-fund-paid-say = Da sind sie, { $both } Livre! Runde { $now } von { $rounds } hat begonnen. Wie oft zahlt deine Küche noch?
lesson-fund-paid-two = Zweimal
lesson-fund-paid-two_reply = Auch die letzte Runde zahlt! Zähl von Runde { $now } bis Runde { $rounds }.
lesson-fund-paid-three = Dreimal
lesson-fund-paid-three_reply = Von Runde { $now } bis Runde { $rounds }: noch { $total } Livre. Eine Küche aus der zweiten Runde hätte { $early }-mal gezahlt!
lesson-fund-paid-seven = Siebenmal
lesson-fund-paid-seven_reply = Hättest du sie in der ersten Runde gekauft, ja. Aber { $gone } Runden sind schon vorbei.

lesson-fund-staff-say = Die andere Küche, die für das Personal, zahlt { $fountain_livre_per_decoration } Livre für jede deiner Dekorationen, sich selbst mitgezählt. Mit ihr hättest du { $own }. Was brächte sie in den letzten { $remaining } Runden?
lesson-fund-staff-nine = { $upper } Livre
lesson-fund-staff-nine_reply = Das wäre gerade ihr Preis. { $own } Dekorationen bringen nur { $ownPays } pro Runde.
lesson-fund-staff-six = { $ownTotal } Livre
lesson-fund-staff-six_reply = { $ownPays } je Runde, { $ownTotal } insgesamt, und sie kostet { $upper }. Jetzt lohnt sie nicht mehr. Früh im Spiel oder mit vielen Dekorationen schon.
lesson-fund-staff-three = { $remaining } Livre
lesson-fund-staff-three_reply = Sie zählt sich mit: { $own } Dekorationen, { $remaining } Runden lang.

lesson-fund-statue-say = Eine Statue zahlt am Ende: { $statue } Ansehen für jede Farbe deiner Gewänder. Sieh dir deine an, die im roten Rahmen: Was brächte sie dir jetzt?
lesson-fund-statue-ten = { $many } Ansehen
lesson-fund-statue-ten_reply = { $garments } Gewänder, aber die Statue zählt Farben. { $blue } sind blau, und { $pink } sind rosa.
lesson-fund-statue-six = { $three } Ansehen
lesson-fund-statue-six_reply = Blau, rosa und grün. Mit einem orangefarbenen Gehrock wären es { $four }! Sie kostet { $stone } Livre, also nicht heute.
lesson-fund-statue-two = { $statue } Ansehen
lesson-fund-statue-two_reply = So viel gibt es für eine Farbe. Wie viele hast du?

lesson-fund-musician-say = Aber für einen Musiker reichen deine { $musician } Livre: Ansehen am Ende, und einen Fuß in der Tür seines Saals. Lass den Gesellen den in Saal 5 finanzieren: { $music } Ansehen, und dort hast du noch kein Gewand.
lesson-fund-musician-else = Nimm das zurück. Für dieses Geld will ich Musik: Lass den Gesellen den Musiker in Saal 5 finanzieren.
lesson-fund-musician-start-master-1 = Der Meister schneidert besser als jeder andere. Nimm ihn zurück: Geld tragen kann ein Geselle auch, und er bringt { $bonus } Livre.
lesson-fund-musician-start-apprentice-2 = Das ginge auch. Aber nimm es zurück: Der Geselle bringt { $bonus } Livre in die leere Kasse.
lesson-fund-musician-fountain-upper-1 = { $ownTotal } Livre für { $upper }? Das haben wir eben ausgerechnet. Nimm es zurück.
lesson-fund-musician-forfeit = { $bonus } Livre, und eine leere Kasse, in die sie passen! Nimm das zurück.

lesson-fund-end-say = Also: Küchen früh, für Geld; Musiker und Statuen später, für Ansehen. Niemand darf zwei Plätze in derselben Küche haben, aber sonst darfst du so viele Dekorationen finanzieren, wie du bezahlen kannst.
