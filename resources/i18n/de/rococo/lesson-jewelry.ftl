### Das Schmuckkästchen: Halsketten, Ringe und Prüfungen.

lesson-jewelry-name = Schmuck und Prüfungen
lesson-jewelry-about = Mit Schmuck: eine Halskette zum Kleid, und ein Lehrling, der Geselle wird.

lesson-jewelry-welcome-say = Der Juwelier hat sein Schmuckkästchen geöffnet! Halsketten für Kleider, Ringe für Gehröcke. Aber er verkauft nur an Gönner: Erst brauchst du einen Marker bei ihm.

lesson-jewelry-tasks-say = Und es gibt Prüfungen. Für die Gesellenprüfung erledigt ein Lehrling vier Aufgaben; drei sind getan. Was fehlt?
lesson-jewelry-tasks-acquire = Seide erwerben
lesson-jewelry-tasks-acquire_reply = Das ist getan, für einfache Seide wie für seltene: Such dein Zeichen bei den Aufgaben.
lesson-jewelry-tasks-fund = Eine Dekoration finanzieren
lesson-jewelry-tasks-fund_reply = Es fehlt, eine Dekoration zu finanzieren, und der Juwelier ist eine: Ein einziger Lehrling schlägt zwei Fliegen mit einer Klappe.
lesson-jewelry-tasks-tailor = Ein Kleid schneidern
lesson-jewelry-tasks-tailor_reply = Ein Lehrling mit der Schere? Niemals. Das gehört zur Meisterprüfung.

lesson-jewelry-play-say = Spiele den Lehrling, der Spitze kaufen kann, und finanziere.
lesson-jewelry-play-else = Später! Nimm es zurück: Ein Lehrling muss finanzieren, und dieser bringt die Spitze mit, die wir brauchen.

lesson-jewelry-jeweler-say = Der billigste Platz beim Juwelier, { $jeweler } Livre. Einer genügt für das ganze Spiel, und mehr darf niemand haben.
lesson-jewelry-jeweler-else = Auch das erfüllte die Aufgabe, aber Schmuck bekommst du so nicht. Nimm es zurück und wähle den Juwelier.

lesson-jewelry-lace-say = Aufgabe vier ist erfüllt! Nun sein Bonus: eine Spitze für { $lace } Livre. Das Kleid, das ich meine, braucht sie.
lesson-jewelry-lace-else = Nimm es zurück: Ohne Spitze gibt es kein blaues Kleid.
lesson-jewelry-lace-thread = Garn hast du schon; das blaue Kleid will Spitze. Nimm es zurück.

lesson-jewelry-tailor-say = Wenn du wieder dran bist, schneidert der Geselle das blaue Kleid für { $price } Livre.
lesson-jewelry-tailor-else = Das jetzt nicht: bitte den Gesellen und das blaue Kleid, für das du Seide und Spitze hast.

lesson-jewelry-pin-say = Bevor es zu einem Gast kommt: Schmück es! Die blaue Kette kostet { $blue } Livre, die grüne { $green }. Aber in der Farbe des Kleides ziehst du noch ein Rohstoffplättchen dazu.
lesson-jewelry-pin-else = Ohne Schmuck? Nimm es zurück: Anstecken kann man ihn nur jetzt, später nie mehr.
lesson-jewelry-pin-necklace-red-6 = { $less } Livre billiger, aber es passt nicht zur Farbe: kein Rohstoffplättchen. Nimm es zurück.
lesson-jewelry-pin-sell = Verkauft, und ohne Schmuck? Schmuck ist für Gäste. Nimm es zurück.

lesson-jewelry-rent-say = Hinreißend! Und sieh, was du aus dem Beutel bekommen hast. Nun verleih das Kleid: an den Gast mit { $place } Livre, oder an wen du magst.
lesson-jewelry-rent-else = Die { $bonus } Livre des Gesellen sind geschenkt. Nimm es zurück und nutze den Bonus.

lesson-jewelry-count-say = War das { $blue } Livre wert? Jedes Schmuckstück zahlt 1 Livre in jedem Einkommen und 1 Ansehen am Ende. Es ist Runde 3 von { $rounds }: Wie viele Livre kommen noch?
lesson-jewelry-count-two = 2 Livre
lesson-jewelry-count-two_reply = Zähl die Einkommen, die noch kommen, auch das dieser Runde und das letzte.
lesson-jewelry-count-five = { $incomes } Livre
lesson-jewelry-count-five_reply = { $incomes } Einkommen, { $incomes } Livre, ein Plättchen und ein Ansehen. Früher Schmuck bezahlt sich fast selbst.
lesson-jewelry-count-none = Keine
lesson-jewelry-count-none_reply = Er zahlt immer weiter: 1 Livre in jedem Einkommen.

lesson-jewelry-specialist-say = Dieser Lehrling wartet nur auf dich: Ein Meister stellt ihn kostenlos ein, sobald du { $needed } Kleider im Palast hast. Hast du sie?
lesson-jewelry-specialist-yes = Ja
lesson-jewelry-specialist-yes_reply = Seit eben: { $gowns } blaue und ein grünes. Stell ihn nächste Runde mit dem Meister ein: { $special } Ansehen, sooft er gespielt wird!
lesson-jewelry-specialist-no = Nein
lesson-jewelry-specialist-no_reply = Zähl noch einmal, auch das geschmückte. Der Gehrock zählt nicht, aber es sind { $needed } Kleider.

lesson-jewelry-exam-say = Nun zur Prüfung: Alle vier Aufgaben sind erfüllt. Wenn du dran bist, spiele den anderen Lehrling und lass ihn antreten: { $examLivre } Livre, { $examPrestige } Ansehen.
lesson-jewelry-exam-else = Ein andermal. Nimm es zurück: Der Prüfungssaal ist offen!

lesson-jewelry-graduate-say = Bestanden! Der Lehrling geht, mit einem letzten Bonus, wenn du magst, und du suchst dir einen Gesellen aus. Er spielt noch in dieser Runde: { $halls } Livre je Saal passt zu dir.
lesson-jewelry-graduate-else = Auch eine gute Wahl.

lesson-jewelry-end-say = Aus einem Lehrling ist ein Geselle geworden, der schneidern darf. Als Nächstes kommt die Meisterprüfung: ein Gewand vom Meister, Kleid und Gehrock von Gesellen. Und vergiss die Ringe nicht!
