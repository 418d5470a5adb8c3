### Mehrheiten in den Sälen, Gleichstände, und der Bonus für alle Säle.

lesson-halls-name = Wem die Säle gehören
lesson-halls-about = Erster und Zweiter, Gleichstände und wer sie gewinnt, und alle Säle zugleich.

lesson-halls-welcome-say = Am Ende schaut man in jeden Saal: Wer hat dort die meisten Gewänder? Die zwei Medaillen oben sagen, was das bringt: die eine für die meisten, die andere für die zweitmeisten.

lesson-halls-second-say = Saal 2. Colette hat dort { $hers } Gewänder, im blauen Rahmen, und du eines, im roten. Was bekämst du, wenn der Ball jetzt endete?
lesson-halls-second-four = { $first } Ansehen
lesson-halls-second-four_reply = Das ist für die meisten, und die hat Colette. Sieh auf die andere Medaille.
lesson-halls-second-two = { $second } Ansehen
lesson-halls-second-two_reply = Ja, für die zweitmeisten. Und { $first } für Colette, was mich ärgert.
lesson-halls-second-nothing = Nichts
lesson-halls-second-nothing_reply = Nicht so streng! Sieh auf die andere Medaille.

lesson-halls-tie-say = Saal 4. Ein Gewand ist deines, eines Colettes. Wer bekommt die { $fourth } Ansehen für die meisten?
lesson-halls-tie-both = Wir beide, je { $fourth }
lesson-halls-tie-both_reply = Großzügig, nicht wahr? Wer gleichauf bleibt, bekommt alles. Aber dann wird niemand Zweiter.
lesson-halls-tie-half = Jeder die Hälfte
lesson-halls-tie-half_reply = Am Hof des Königs wird nichts halbiert. Noch einmal!
lesson-halls-tie-nobody = Niemand
lesson-halls-tie-nobody_reply = Aber nein, so knausrig ist der König nicht. Noch einmal!

lesson-halls-master-say = Saal 3: wieder eins zu eins. Aber Baptistes Gast, im grünen Rahmen, ist ein Meistergast: Sieh den Fingerhut. Wer ist hier Erster?
lesson-halls-master-me = Ich
lesson-halls-master-me_reply = Ich wünschte es dir. Aber der Fingerhut gehört Baptiste.
lesson-halls-master-baptiste = Baptiste
lesson-halls-master-baptiste_reply = Leider! Wer im Saal mehr Meistergäste hat, gewinnt den Gleichstand. Du bist Zweiter, für { $third } Ansehen.
lesson-halls-master-both = Wir beide
lesson-halls-master-both_reply = Nicht, wenn der Fingerhut entscheidet. Für wen?

lesson-halls-tailor-say = Was Baptiste kann, kannst du mit Colette auch. Einen Meistergast bedient nur ein Meister: Lass deinen das blaue Kleid rechts schneidern.
lesson-halls-tailor-else = Das nicht. Nimm es zurück: Dein Meister soll das blaue Kleid rechts schneidern, das umsonst ist.
lesson-halls-tailor-start-journeyman = Schneidern könnte es ein Geselle, aber nicht für einen Meistergast. Nimm ihn zurück und spiel den Meister.
lesson-halls-tailor-start-apprentice-1 = Ein Lehrling schneidert nicht. Nimm ihn zurück und spiel den Meister.

lesson-halls-guest-say = Und nun zum Meistergast in Saal 2!
lesson-halls-guest-else = Dort ändert es wenig. Nimm es zurück: In Saal 2 stünde es zwei zu zwei, mit einem Fingerhut für dich.
lesson-halls-guest-hall3-s2 = Zwei zu eins in Saal 3: gut gesehen, und genauso gut! Aber heute nimm es zurück, ich will einen Meistergast in Saal 2 sehen.
lesson-halls-guest-hall4-m1 = Saal 4 müsstest du nicht mehr teilen, aber { $fourth } Ansehen hast du dort schon. Nimm es zurück: Saal 2 bringt dir mehr.
lesson-halls-guest-hall1-s2 = Im Königlichen Saal stünde es zwei zu zwei, aber Baptiste hat beide Fingerhüte. Nimm es zurück.
lesson-halls-guest-sell = { $value } Livre, aber mit Geld allein hat noch niemand einen Saal gewonnen. Nimm es zurück.

lesson-halls-won-say = Zwei zu zwei in Saal 2. Was bringt er dir?
lesson-halls-won-two = { $second } Ansehen
lesson-halls-won-two_reply = Das war vorher. Wer hat den Meistergast?
lesson-halls-won-four = { $first } Ansehen
lesson-halls-won-four_reply = { $first } für dich und { $second } für Colette. Ein Gewand, und der Saal hat einen neuen Herrn!
lesson-halls-won-three = { $shared }, geteilt
lesson-halls-won-three_reply = Geteilt wird nichts, das weißt du ja. Und du hast den Meistergast.

lesson-halls-others-say = Mal sehen, was die anderen dazu sagen.

lesson-halls-missing-say = Nun schau hierher: Wer in allen { $halls } Sälen etwas hat, nimmt sofort das beste freie Feld, der Erste das für { $bonus } Ansehen. Dir fehlt nur noch ein Saal. Welcher?
lesson-halls-missing-royal = Der Königliche Saal
lesson-halls-missing-royal_reply = Dort tanzt dein grünes Kleid, mitten unter Baptistes Gewändern. Such rote Rahmen!
lesson-halls-missing-third = Saal 3
lesson-halls-missing-third_reply = Dort bist du Zweiter, aber du bist dort. Such rote Rahmen!
lesson-halls-missing-fifth = Saal 5
lesson-halls-missing-fifth_reply = Ja. Und jeder Gast dort hat schon ein Gewand. Aber in Saal 5 kennen wir noch jemanden!

lesson-halls-music-say = Den Musiker! Wer ihn bezahlt, ist im Saal vertreten. Lass deinen Lehrling ihn mit deinen letzten { $musician } Livre finanzieren.
lesson-halls-music-else = Nimm das zurück. Nur der Musiker bringt dich in Saal 5: Lass deinen Lehrling ihn finanzieren.
lesson-halls-music-start-journeyman = Heb dir den Gesellen lieber auf, der kann schneidern. Nimm ihn zurück: Finanzieren kann auch ein Lehrling.
lesson-halls-music-fountain-upper-1 = Eine Küche ist kein Saal. Nimm das zurück und finanziere den Musiker in Saal 5.

lesson-halls-count-say = Alle Säle: { $bonus } Ansehen, und { $music } für den Musiker! Noch eine Frage: Wer ist jetzt Erster in Saal 5?
lesson-halls-count-me = Ich
lesson-halls-count-me_reply = Wunderschöne Musik, aber der Musiker trägt nichts von dir. Für die Mehrheit zählen nur Gewänder.
lesson-halls-count-colette = Colette
lesson-halls-count-colette_reply = Sie hat den Meistergast, aber der entscheidet nur Gleichstände. Zähl erst die Gewänder!
lesson-halls-count-baptiste = Baptiste
lesson-halls-count-baptiste_reply = Richtig, zwei zu eins: erst die Gewänder. Nur bei Gleichstand zählen die Meistergäste, und sind auch die gleich, der Musiker.

lesson-halls-end-say = Erst die Gewänder, dann die Meistergäste, dann der Musiker. Frag dich also vor jedem Gast: Wo ändert dieses eine Gewand am meisten? Und sei früh in allen { $halls } Sälen!
