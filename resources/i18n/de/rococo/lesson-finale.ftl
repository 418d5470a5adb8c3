### Eine letzte Runde auf eigene Faust, mit Bemerkungen.

lesson-finale-name = Dein eigenes Finale
lesson-finale-about = Eine letzte Runde, in der du entscheidest und ich nur flüstere.

lesson-finale-welcome-say = Die letzte Runde, { $cards } Karten, { $livre } Livre: Den Rest entscheidest du. Mit dieser Hand kam ich einmal auf 69 Ansehen. Schlag mich!

lesson-finale-order-say = Vorher flüstere ich zweimal. Der Geselle bringt 1 Ansehen für je { $every } Dekorationen; der Lehrling finanziert einmal, und noch einmal um { $discount } Livre günstiger. Wer sollte zuerst spielen?
lesson-finale-order-apprentice = Der Lehrling
lesson-finale-order-apprentice_reply = Natürlich: Erst muss es etwas zu zählen geben.
lesson-finale-order-journeyman = Der Geselle
lesson-finale-order-journeyman_reply = Heute zählte er { $own } Dekorationen, die Küche und das Feuerwerk. Später könnten es { $later } sein …
lesson-finale-order-same = Das ist egal
lesson-finale-order-same_reply = Nein: Sein Bonus zählt, wenn er gespielt wird, nicht am Ende.

lesson-finale-missing-say = Und sieh in die Säle: In einem bist du noch nicht vertreten, und niemand hat bisher die { $bonus } für alle Säle. Welcher ist es?
lesson-finale-missing-royal = Der Königliche Saal
lesson-finale-missing-royal_reply = Dort ist schon ein grünes Kleid von dir. Such dein Zeichen.
lesson-finale-missing-hall3 = Saal 3
lesson-finale-missing-hall3_reply = Dort ist schon ein blaues Kleid von dir. Such dein Zeichen.
lesson-finale-missing-hall5 = Saal 5
lesson-finale-missing-hall5_reply = Saal 5. Ein Gast öffnet ihn dir, und ebenso sein Musiker, für { $musician } Livre. Aber genug: Spiel!

lesson-finale-one-say = Deine erste Karte. Wenn du mich fragst: der Meister, das blaue Kleid mit dem Fingerhut für { $price } Livre und ein Meistergast im Königlichen Saal, unter deinem Feuerwerk.
lesson-finale-one-else = Ein anderer Weg als meiner; zeig mir, dass er besser ist!
lesson-finale-one-level3-fund = Zuerst der Lehrling? Gut: Nun schnappt dir niemand die Dekorationen weg. Das Kleid kann warten, wenn Colette es dir lässt.
lesson-finale-one-level5-decorations = Schon der Geselle? Er zählt nur { $own } Dekorationen. Die Gunst der Königin tröstet dich: { $favor_prestige } Ansehen am Ende.
lesson-finale-one-hire = Wer eingestellt wird, spielt noch in dieser Runde: eine Karte mehr! Die Paare sind dir jetzt { $couples } Ansehen wert.
lesson-finale-one-favor = Die Gunst: { $favor_livre } Livre jetzt, { $favor_prestige } Ansehen am Ende. Die hätte auch der Geselle geholt; ein Meister schneidert.
lesson-finale-one-sell = Verkauft? Das sind in Livre höchstens { $low } oder { $high } Ansehen. Bei einem Gast hätte es auch im Saal gezählt.
lesson-finale-one-depute = { $master } Livre sind jetzt ein Ansehen. Wer schneidert, wäre mehr wert gewesen.
lesson-finale-one-forfeit = Verzichtet? Eine ganze Karte, in der letzten Runde? Du lebst gern gefährlich.

lesson-finale-two-say = Nun der Lehrling, denke ich: der Musiker in Saal 5, { $music } Ansehen und alle Säle. Dann, um { $discount } Livre günstiger, die erste Statue: Du hast alle vier Farben!
lesson-finale-two-else = Ich hätte es anders gemacht, aber es ist dein Ball. Denk an Saal 5.
lesson-finale-two-start-master-2 = Jetzt der Meister: Er macht, was einen Fingerhut trägt, und findet einen Meistergast dafür.
lesson-finale-two-level5-decorations = Der Geselle vor dem Lehrling? Dann entgehen ihm zwei Dekorationen. Nun, vielleicht die Gunst.
lesson-finale-two-forfeit = Auf etwas verzichtet? { $livre_per_prestige } gesparte Livre sind nur ein Ansehen.

lesson-finale-three-say = Die letzte Karte: Kann dein Geselle noch die Gunst holen? { $favor_prestige } Ansehen, und dann zählt er deine Dekorationen. Danach zählt der König; „Tisch ansehen“ bringt dich zu mir zurück.
lesson-finale-three-else = Warum nicht! Was es bringt, sagt der König. Ich warte am Tisch.
lesson-finale-three-fund = Noch eine Dekoration: Auch die zählt er. Aber statt der Gunst? Vergleich ihr Ansehen mit { $favor_prestige }.
lesson-finale-three-make_dress = Noch ein Gast! Sieh, wo eine Mehrheit kippt.
lesson-finale-three-depute = { $journeyman } Livre? Weniger als ein Ansehen. Jemand so Treues ist mehr wert.

lesson-finale-sheet-say = Über 60 ist ein Triumph, 69 war meins. Liegst du darunter, spiel die Runde noch einmal: in anderer Reihenfolge, mit einem anderen Gast.

lesson-finale-end-say = Über eine Runde kann ich dich nichts mehr lehren. Setz dich an einen richtigen Tisch; Colin, der übersieht, wer in den Sälen vorn liegt, ist ein gnädiger erster Gegner. Und schreib mir aus Versailles!
