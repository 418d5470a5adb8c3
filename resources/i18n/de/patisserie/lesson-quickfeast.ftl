### Der kurze Weg durch das Spiel.

lesson-quickfeast-name = Zehn Minuten am Ofen
lesson-quickfeast-about = Alle neun Aktionen in den letzten zwei Runden, und das Ende des Fests. Dann dein eigenes Spiel.

lesson-quickfeast-welcome-say = Zehn Minuten, Camille, und du kannst spielen. Zwei Runden dauert das Fest noch. Das ist dein Personal: In jedem Zug spielst du eine Karte, und sie tut eine Sache. Gold ist ein Konditor, Silber ein Gehilfe. Probieren wir alles.

lesson-quickfeast-recipes-say = Eins: Rezepte. Spiele den Konditor, dessen Bonus { $bonus } Münzen bringt, und erwirb die Madeleine.
lesson-quickfeast-recipes-start-chef-1 = Das darf jede Karte. Aber dieser Konditor garniert später: Nimm es zurück und spiel den anderen.
lesson-quickfeast-recipes-start-assistant-1 = Das darf jede Karte. Aber die Gehilfen brauchen wir später: Nimm es zurück und spiel den Konditor.
lesson-quickfeast-recipes-start-assistant-2 = Das darf jede Karte. Aber die Gehilfen brauchen wir später: Nimm es zurück und spiel den Konditor.
lesson-quickfeast-recipes-staff-1-10 = Das darf jede Karte. Aber die Gehilfen brauchen wir später: Nimm es zurück und spiel den Konditor.
lesson-quickfeast-recipes-else = Später. Nimm es zurück: erst die Madeleine.

lesson-quickfeast-second-say = Dieselbe Aktion bringt ein zweites: die Meringue. Dann der Bonus der Karte.
lesson-quickfeast-second-else = Nimm es zurück: auch die Meringue.

lesson-quickfeast-eggs-say = Zwei: Zutaten, nur für Gehilfen. Spiele den, dessen Bonus Waren kauft, und hol ein Plättchen mit einem Ei.
lesson-quickfeast-eggs-start-assistant-2 = Das darf jeder Gehilfe. Aber nimm es zurück: Der andere kauft als Bonus den Zucker.
lesson-quickfeast-eggs-staff-1-10 = Das darf jeder Gehilfe. Aber nimm es zurück: Der andere kauft als Bonus den Zucker.
lesson-quickfeast-eggs-else = Wir brauchen ein Ei. Nimm es zurück.

lesson-quickfeast-goods-say = Drei: Waren. Diese Karte kauft sie als Bonus, andere als Aktion. Nutze den Bonus und kaufe einen Zucker, den blauen Kegel.
lesson-quickfeast-goods-else = Nimm es zurück: einen Zucker.

lesson-quickfeast-bake-say = Vier: Lass einen Gehilfen die Madeleine backen. Sie kommt auf ein Kühlgitter.
lesson-quickfeast-bake-start-chef-1 = Auch ein Konditor backt. Aber garnieren darf nur er: Nimm es zurück und lass einen Gehilfen backen.
lesson-quickfeast-bake-else = Nimm es zurück und back die Madeleine.

lesson-quickfeast-baked-say = Ihr Bonus, wenn du magst.
lesson-quickfeast-baked-else = Wie du magst.

lesson-quickfeast-decorate-say = Fünf: Garnieren, nur für Konditoren. Spiel deinen aus und gib der Madeleine eine Garnitur: Geliefert bringt sie jede Runde Einkommen.
lesson-quickfeast-decorate-else = Nimm es zurück: Die Madeleine will eine Garnitur.

lesson-quickfeast-rest-say = Und der Bonus.
lesson-quickfeast-rest-else = Wie du magst.

lesson-quickfeast-deliver-say = Sechs: Liefern. Präsentiere das Gebäck an der Tafel in der Mitte; die meisten Gebäcke dort punkten am Ende; bei Gleichstand gewinnt, wessen Gebäck der Fahne am nächsten liegt.
lesson-quickfeast-deliver-else = Nimm es zurück: an die Tafel in der Mitte.

lesson-quickfeast-evening-say = Der Bonus, dann der Abend: Sind alle Hände gespielt, bekommen alle { $base_income } Münzen und was Garnituren bringen.
lesson-quickfeast-evening-else = Wie du magst.

lesson-quickfeast-staff-say = Eine neue Runde. Wähle { $hand_size } aus deinem Personal, und behalte die Konditoren.
lesson-quickfeast-staff-else = Wen du magst.

lesson-quickfeast-trays-say = Zwei Backbleche gehen herum: Von jedem gehört dir eine Karte.
lesson-quickfeast-trays-else = Wie du magst.

lesson-quickfeast-leave-say = Eine Karte der Hand verlässt das Spiel. Lass einen Gehilfen gehen.
lesson-quickfeast-leave-else = Behalte die Konditoren! Nimm es zurück.

lesson-quickfeast-hire-say = Sieben: Nur ein Konditor stellt an. Spiele einen und such eine Karte aus: Sie spielt noch in dieser Runde.
lesson-quickfeast-hire-else = Nimm es zurück: Ein Konditor soll jemanden anstellen.

lesson-quickfeast-hired-say = Der Bonus, wenn es einen gibt.
lesson-quickfeast-hired-else = Wie du magst.

lesson-quickfeast-place-say = Acht: Spiele irgendeine Karte und setz einen Gastgeber ein, oder Service zwischen zwei Tafeln. Gastgeber bringen Münzen, Service verkauft Prestige.
lesson-quickfeast-place-else = Nimm es zurück: Setz jemanden im Garten ein.

lesson-quickfeast-placed-say = Der Bonus, und die anderen.
lesson-quickfeast-placed-else = Wie du magst.

lesson-quickfeast-notice-say = Neun: Spiele irgendeine Karte und entlasse jemanden. Eine Karte geht für { $assistant } oder { $chef } Münzen.
lesson-quickfeast-notice-else = Nimm es zurück: Entlasse jemanden.

lesson-quickfeast-last-say = Spiel die restliche Hand, wie du magst. Dann kostet der König und zählt.
lesson-quickfeast-last-else = Wie du magst.

lesson-quickfeast-counted-say = Darum also spielst du. Jedes Gebäck zählt sein Ansehen. Und an jeder Tafel bringen die meisten Gebäcke die erste Zahl, die zweitmeisten die andere: in der Mitte sind es { $first } und { $second }.

lesson-quickfeast-money-say = Gastgeber und Sonderboni zählen, was auf ihnen steht. Und von deinem Geld sind { $coins_per_prestige } Münzen 1 Ansehen: Gib es rechtzeitig aus.

lesson-quickfeast-total-say = { $mine } für dich, { $manon } für Manon, { $gaspard } für Gaspard. Das Podest bei jedem Namen sagt jederzeit, wie es steht.

lesson-quickfeast-end-say = Das war alles! Ein ganzes Fest hat { $rounds } Runden wie diese zwei. Spiel jetzt dein erstes Spiel; ich stehe neben dir.
