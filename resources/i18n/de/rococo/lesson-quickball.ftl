### Der kurze Weg durch das Spiel.

lesson-quickball-name = Zehn Minuten
lesson-quickball-about = Alle sechs Aktionen und die Wahl einer Hand in den letzten zwei Runden, und der Ball. Dann dein eigenes Spiel.

lesson-quickball-welcome-say = Zehn Minuten, Camille, dann kannst du spielen: Du schneiderst Gewänder für den Ball des Königs. Das meiste Ansehen gewinnt. In jeder Runde spielst du { $hand_size } Arbeiter, einen pro Zug, mit je einer Aktion.

lesson-quickball-standing-say = Neben deinem Namen stehen dein Geld, in Livre, und auf dem Podest das Ansehen, das du hättest, wenn das Spiel jetzt endete: { $mine }. Das meiste davon wird erst beim Ball gezählt, in zwei Runden.

lesson-quickball-ranks-say = Es gibt sechs Aktionen, und die Farbe zeigt, wer was darf: ein Meister in Gold alles, ein Geselle in Silber alles außer einstellen. Ein Lehrling in Messing darf nur Seide erwerben, Dekorationen finanzieren oder für Geld fortgehen.

lesson-quickball-acquire-say = Eins: Seide, für die Gewänder. Spiele den Lehrling und erwirb ein Plättchen, irgendeines; du zahlst, was an seiner Schublade steht. Je leerer sie ist, desto günstiger.
lesson-quickball-acquire-then_keep_resource = Behalte das Plättchen wegen der Seide, sie hängt dann auf deiner Stange. Oder tausche es sofort gegen Garn oder Spitze, wie unten darauf steht; manche Gewänder brauchen auch das: / heißt eins von beiden, + beides.
lesson-quickball-acquire-else = Noch nicht. Nimm es zurück: Der Lehrling erwirbt ein Plättchen.

lesson-quickball-bonus-say = Jede Karte hat auch einen Bonus, unter ihrem Bild: Nutze ihn, oder lass es. Dieser kauft Garn oder Spitze. Zeig auf eine Karte, dann stehen ihre Zeichen da in Worten.
lesson-quickball-bonus-else = Wie du magst.

lesson-quickball-sew-say = Colette hat eingestellt: Die neue Karte spielt sie noch diese Runde, also eine mehr. Zwei: ein Gewand. Oben steht sein Preis, rechts seine Seide. Lass den Meister dieses blaue Kleid schneidern, für nicht mehr als { $bales } Ballen blaue Seide. Was von einem Plättchen übrig bleibt, ist verloren.
lesson-quickball-sew-start-journeyman = Nimm es zurück: Der Geselle erbittet gleich die Gunst der Königin. Der Meister schneidert das blaue Kleid.
lesson-quickball-sew-else = Auch das darf ein Meister. Aber nimm es zurück: Das blaue Kleid wartet.

lesson-quickball-guest-say = Leih es einem Gast in Saal 2; einer dort zahlt sofort { $place } Livre. Beim Ball zählt ein Gewand das Ansehen, das darauf steht. Und die Zahlen in der Ecke des Saals bringen dort die meisten Gewänder, { $first }, und die zweitmeisten, { $second }.
lesson-quickball-guest-sell = Nimm es zurück: Es soll tanzen, nicht verkauft werden.
lesson-quickball-guest-else = Nimm es zurück: Dort hast du schon jemanden. Nur Saal 2 fehlt dir.

lesson-quickball-wait-say = Du bist in allen { $halls } Sälen: Wer das zuerst schafft, bekommt { $everywhere } Ansehen, wer es als Zweiter schafft, { $next }, der Dritte { $third }.

lesson-quickball-thimble-say = Ein Platz mit diesem Fingerhut ist ein Meistergast: Dort steht nur, was ein Meister geschneidert hat. Bei Gleichstand führt im Saal, wer dort mehr solche Gäste hat; ist auch das gleich, bekommen alle Gleichen die volle Zahl.

lesson-quickball-tie-say = In Saal 3 haben Colette (Lilie) und du je ein Gewand: Gleichstand. Wer führt?
lesson-quickball-tie-me = Ich
lesson-quickball-tie-me_reply = Sieh nach, wessen Gewand am Fingerhut steht. Versuch es noch einmal.
lesson-quickball-tie-colette = Colette
lesson-quickball-tie-colette_reply = Ja: Ihr Gewand steht am Fingerhut, deines nicht. Achte also auf die Fingerhüte, wenn du einen Gast wählst.
lesson-quickball-tie-both = Wir beide
lesson-quickball-tie-both_reply = Nur wenn nichts den Gleichstand entscheidet. Hier tut es der Fingerhut: Versuch es noch einmal.

lesson-quickball-others-say = Nun die anderen. Was sie tun, liest du hier.

lesson-quickball-favor-say = Drei: die Gunst der Königin. Spiel den Gesellen und erbitte sie: Du bekommst { $favor_livre } Livre und beginnst die nächste Runde. Wer sie ganz am Ende hat, bekommt { $favor_prestige } Ansehen.
lesson-quickball-favor-else = Nimm es zurück: Der Geselle erbittet die Gunst der Königin.

lesson-quickball-evening-say = Der Bonus, dann der Abend: Sind alle Hände gespielt, bekommen alle { $base_income } Livre.
lesson-quickball-evening-else = Wie du magst.

lesson-quickball-hand-say = Eine neue Runde, eine neue Hand: Alle wählen gleichzeitig und geheim { $hand_size } Karten aus ihrem Vorrat. Gespielte liegen daneben in der Ablage und kommen erst zurück, wenn er leer ist. Nimm die im Licht, einen von jedem Rang: Meister, Geselle, Lehrling.
lesson-quickball-hand-else = Auch dieser Meister ginge. Aber nimm es zurück: Wähle die im Licht, einen von jedem Rang.

lesson-quickball-crown-say = Neue Arbeiter sind am Hof. Wer eine Krone trägt, hat während des Spiels keinen Bonus, bringt aber beim Ball Ansehen für das, was auf der Karte steht, wo auch immer sie in deinem Personal liegt.

lesson-quickball-hire-say = Vier: einstellen, das darf nur ein Meister. Spiel den Meister, und such jemanden aus. Je weniger da sind, desto günstiger; die römische Zahl ist die Stufe, die von Runde zu Runde steigt. Starke Spieler stellen etwa einmal pro Runde ein, von der ersten bis zur letzten.
lesson-quickball-hire-else = Nimm es zurück: Dein Meister soll jemanden einstellen.

lesson-quickball-again-say = Der Neue ist schon auf deiner Hand und spielt noch in dieser Runde.

lesson-quickball-sell-say = Noch ein Gewand, diesmal für den Verkauf: { $sale } Livre sofort, aber kein Ansehen beim Ball. Das ist besser, wenn kein freier Platz viel bringt oder das Geld mehr nützt. Lass den Gesellen das grüne Kleid schneidern: Nur ein goldener Fingerhut braucht einen Meister.
lesson-quickball-sell-else = Nimm es zurück: Der Geselle schneidert das grüne Kleid, und du verkaufst es.

lesson-quickball-kitchens-say = Nun die Dekorationen, jede mit eigener Gabe: Eine Küche bringt Geld bei jedem Einkommen, finanziere also früh eine. Eine Statue bringt beim Ball { $statue_prestige_per_color } Ansehen für jede Farbe deiner Gewänder bei Gästen. Zeig auf eine, und sie erklärt sich.
lesson-quickball-musician-say = Auch der Musiker eines Saals ist eine Dekoration: Wer ihn bezahlt, gilt in diesem Saal als vertreten und gewinnt dort Gleichstände, die die Meistergäste offen lassen.

lesson-quickball-fund-say = Sechs: Finanziere mit deiner letzten Karte eine Dekoration, und zwar Feuerwerk. Beim Ball tritt dann einer deiner Gäste aus dem Königlichen Saal zu ihm auf den Balkon und zählt dort { $times }-fach; das meiste Feuerwerk bringt noch { $rockets } Ansehen.
lesson-quickball-fund-else = Nimm es zurück: Deine letzte Karte soll Feuerwerk finanzieren.

lesson-quickball-purse-say = Nutze auch den Bonus derselben Karte: Er kommt nach der Hauptaktion.
lesson-quickball-purse-then_keep_resource = Der Bonus hat dir ein Plättchen gebracht. Behalte es wegen der Seide, oder tausche es gegen das, was unten darauf steht; beides geht nicht. Das eine wie das andere dient deinem nächsten Gewand.
lesson-quickball-purse-else = Wie du magst.

lesson-quickball-depute-say = Fünf: Entsende den Lehrling, den du von Anfang an hattest, schick ihn also für { $apprentice } Livre fort an den Hof. Die Karte verlässt das Spiel. Früh ist das gut: Ohne die schwachen kommen die anderen öfter auf deine Hand; gegen Ende bringt es nur noch das Geld. Mindestens { $minimum_staff } Arbeiter musst du behalten.
lesson-quickball-depute-else = Nimm es zurück: Der Lehrling geht an den Hof.

lesson-quickball-farewell-say = Ein letzter Bonus, wenn du magst.
lesson-quickball-farewell-else = Wie du magst.

lesson-quickball-worth-say = Der Königliche Saal: Baptiste und du habt je ein Gewand, beide am Fingerhut. Wer bekommt die { $royal } Ansehen für die meisten?
lesson-quickball-worth-both = Wir beide, ganz
lesson-quickball-worth-both_reply = Ganz, und niemand ist Zweiter. Doch wer den Musiker eines Saals bezahlt, gewinnt dort so einen Gleichstand und gilt in diesem Saal als vertreten.
lesson-quickball-worth-half = Jeder die Hälfte
lesson-quickball-worth-half_reply = Der König halbiert nichts. Versuch es noch einmal.
lesson-quickball-worth-nobody = Keiner von uns
lesson-quickball-worth-nobody_reply = So geizig ist der König nicht. Versuch es noch einmal.

lesson-quickball-money-say = Beim Ball zählen Dekorationen auch, was auf ihnen steht. Von deinem Geld sind nur je { $livre_per_prestige } Livre 1 Ansehen: Gib es rechtzeitig aus.

lesson-quickball-last-say = Du hast alles einmal getan. Nimm noch einen letzten Bonus, wenn sich einer lohnt. Haben auch die anderen ihre letzten Karten gespielt, ist der Ball vorüber, und der König zählt.
lesson-quickball-last-else = Wie du magst.

lesson-quickball-counted-say = Sieh nur: Der Gast von Baptiste ist aus dem Königlichen Saal auf den Balkon getreten, und auch deiner, falls du ein Feuerwerk bezahlt hast. { $mine } für dich, { $colette } für Colette, { $baptiste } für Baptiste; bei Gleichstand gewinnt, wer mehr Geld übrig hat.

lesson-quickball-end-say = Das war alles! Ein ganzes Spiel hat { $rounds } Runden wie diese zwei. Der beleuchtete Knopf zeigt jederzeit „Alle Aktionen“ in Bildern: was jede tut und kostet. Spiel jetzt dein erstes Spiel; ich sitze neben dir.
