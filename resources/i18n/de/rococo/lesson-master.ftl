### Meister: Gewänder, die nur sie schneidern, Gäste, die nur sie einkleiden, Gleichstände; und was Gäste geben.

lesson-master-name = Der goldene Fingerhut
lesson-master-about = Was nur Meister können, warum ihnen ein Gleichstand gehört, und was Gäste dafür geben.

lesson-master-thimble-say = Drei dieser Gewänder zeigen einen goldenen Fingerhut: Die schneidert nur ein Meister. Und das sieht man: { $red } Ansehen, sogar { $blue }.

lesson-master-chair-say = In Saal 2 ist nur noch ein Gast frei, und auch da ist ein Fingerhut: ein Meistergast. Was darf so ein Gast tragen?
lesson-master-chair-anybody = Jedes Gewand
lesson-master-chair-anybody_reply = Was, sogar die Arbeit eines Gesellen? Niemals. Versuch es noch einmal.
lesson-master-chair-thimbled = Eins mit Fingerhut
lesson-master-chair-thimbled_reply = Nicht ganz: Nicht das Gewand zählt, sondern wessen Hände es gemacht haben. Versuch es noch einmal.
lesson-master-chair-master = Was ein Meister gemacht hat
lesson-master-chair-master_reply = Richtig: jedes Gewand, mit Fingerhut oder ohne, solange ein Meister es geschneidert hat.

lesson-master-tie-say = Colette hat in Saal 2 { $hers } Gewänder, in blauen Rahmen, du hast eins, in Rot. Kleidest du diesen Gast ein, steht es { $hers } zu { $hers }. Wer bekommt die { $first } Ansehen des Saals?
lesson-master-tie-colette = Colette
lesson-master-tie-colette_reply = Weil sie zuerst da war? Danach fragt keiner. Versuch es noch einmal.
lesson-master-tie-both = Wir beide
lesson-master-tie-both_reply = Nur wenn sonst nichts entscheidet. Sieh auf den Fingerhut!
lesson-master-tie-you = Ich
lesson-master-tie-you_reply = Du! Bei Gleichstand gewinnt, wer im Saal mehr Meistergäste hat. { $first } für dich, und { $second } für Colette, die Zweite.

lesson-master-play-say = Wen schickst du also an die Arbeit?
lesson-master-play-else = Nicht für einen Gast mit Fingerhut. Nimm das zurück.

lesson-master-make-say = Schneidere das blaue Kleid mit dem Fingerhut! Seide und Spitze liegen bereit.
lesson-master-make-else = Das darf ein Meister. Aber Saal 2 wartet: Nimm das zurück und schneidere das blaue Kleid.
lesson-master-make-green-01 = Auch den würde der Gast tragen. Aber den Gehrock schafft der Geselle, das Kleid nur dein Meister. Nimm das zurück.

lesson-master-rent-say = Und nun nach Saal 2, Colette direkt vor die Nase!
lesson-master-rent-else = Hübsch, aber nirgends entscheidet ein einziges Gewand so viel wie in Saal 2. Nimm das zurück.
lesson-master-rent-hall5-m1 = Ein Fingerhut und ein Plättchen, verlockend! Aber Saal 2 ist { $first } Ansehen wert. Nimm das zurück.
lesson-master-rent-sell = Meisterarbeit verkaufen? Nimm das zurück, oder ich falle in Ohnmacht.

lesson-master-others-say = Saal 2 gehört endgültig dir. Colette kann noch den Musiker dort bezahlen, aber ein Musiker zählt erst nach den Meistergästen.

lesson-master-gifts-say = Das Zeichen unter einem Gast bekommst du sofort: Livre, Garn, Spitze oder, wie hier, ein Rohstoffplättchen. An wen kann der Geselle verleihen?
lesson-master-gifts-four = An den in Saal 4
lesson-master-gifts-four_reply = Richtig. Der andere zeigt einen Fingerhut und wartet auf einen Meister.
lesson-master-gifts-five = An den in Saal 5
lesson-master-gifts-five_reply = Obwohl da ein Fingerhut ist? Versuch es noch einmal.
lesson-master-gifts-either = An jeden von beiden
lesson-master-gifts-either_reply = Sieh genau hin: Einer zeigt einen Fingerhut.

lesson-master-coat-say = Lass den Gesellen den rosa Gehrock für einen einzigen Ballen schneidern, und verleih ihn an den Gast in Saal 4.
lesson-master-coat-else = Später vielleicht. Nimm das zurück: Der Gehrock des Gesellen geht an den Gast in Saal 4.

lesson-master-tile-say = Nimm ein Plättchen deiner Wahl, ganz umsonst: Behalt es als Seide oder tausch es, wie immer.
lesson-master-tile-else = Wie du magst.

lesson-master-rest-say = Und { $bonus } Livre vom Bonus des Gesellen. Nun spielen die anderen.

lesson-master-why-say = Zwei weitere Meister ruhen in deinem Vorrat. Wofür sparst du einen Meister auf?
lesson-master-why-silk = Um Seide zu kaufen
lesson-master-why-silk_reply = Das kann ein Lehrling genauso gut. Versuch es noch einmal.
lesson-master-why-thimbles = Für Fingerhüte und zum Einstellen
lesson-master-why-thimbles_reply = Für das, was sonst keiner darf: Gewänder mit Fingerhut, Gäste mit Fingerhut, und das Einstellen.

lesson-master-end-say = Bevor du eine Hand wählst, geh also durch die Säle: Wo entscheidet ein Fingerhut? Dann halte Seide bereit, und einen Meister.
