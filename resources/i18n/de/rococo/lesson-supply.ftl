### Der Vorrat, der nie gemischt wird: über das Ende einer Runde und noch einer.

lesson-supply-name = Gemischt wird nie
lesson-supply-about = Vorrat und Ablage: wen du in der nächsten Runde wählen kannst, und in der übernächsten.

lesson-supply-piles-say = Runde 1 ist fast vorbei. Links liegt deine Hand, eine letzte Karte; daneben dein Vorrat, der noch nicht gearbeitet hat; dann deine Ablage, die schon gearbeitet hat.

lesson-supply-guess-say = Du hast alle deine Meister auf einmal arbeiten lassen! Für Runde 2 brauchst du wieder { $hand_size } Karten, und im Vorrat sind { $supply }. Wen wirst du haben?
lesson-supply-guess-drawn = { $hand_size } zufällig gezogene
lesson-supply-guess-drawn_reply = Aber nein! Das ist eine Werkstatt und keine Spielhölle: Gemischt wird nie. Versuch es noch einmal.
lesson-supply-guess-any = { $hand_size } beliebige von { $staff }
lesson-supply-guess-any_reply = Schön wär’s! Aber erst muss der Vorrat aufgebraucht sein. Versuch es noch einmal.
lesson-supply-guess-rest = Diese { $supply } und noch jemanden
lesson-supply-guess-rest_reply = Genau. Erst wird der Vorrat aufgebraucht; dann erst wird die Ablage zum neuen Vorrat, und aus ihm wählst du, wer noch fehlt.

lesson-supply-last-say = Sehen wir es uns an. Spiel den Gesellen und erbitte die Gunst der Königin: Das geht schnell. Wozu sie gut ist, erzählt die nächste Lektion.
lesson-supply-last-else = Das dauert länger. Nimm es zurück und schick den Gesellen zur Königin.

lesson-supply-third-say = Runde 2: Beide Lehrlinge kamen ungefragt, und die Ablage ist jetzt dein Vorrat. Wähle noch jemanden, und zwar jemanden, der alles darf!
lesson-supply-third-else = Ein Geselle schneidert, aber ohne Meister auf der Hand kann niemand einstellen oder etwas ganz Feines machen. Nimm das zurück und wähle Gold.

lesson-supply-foresee-say = Nun denk eine Runde weiter. { $supply } bleiben im Vorrat: Wie viel Auswahl hast du in Runde 3?
lesson-supply-foresee-all = { $hand_size } aus { $staff }
lesson-supply-foresee-all_reply = Noch nicht. Wer jetzt arbeitet, kommt auf die Ablage und bleibt dort, solange der Vorrat reicht. Versuch es noch einmal.
lesson-supply-foresee-one = Eine Karte
lesson-supply-foresee-one_reply = Zähl noch einmal: { $supply } im Vorrat, { $hand_size } für die Hand. Versuch es noch einmal.
lesson-supply-foresee-none = Gar keine
lesson-supply-foresee-none_reply = Gar keine: Es werden diese { $supply }, zwei Meister und der Geselle. Eine starke Runde, und du weißt es schon heute: Halte Seide und Geld bereit!

lesson-supply-round-say = Spiel diese Runde, wie du magst; schiefgehen kann nichts. In Runde 3 reden wir weiter.
lesson-supply-round-else = Wie du magst.

lesson-supply-foretold-say = Runde 3, und da sind sie, wie vorhergesagt. Wer in Runde 2 gearbeitet hat, liegt auf der Ablage.

lesson-supply-fourth-say = Dein Vorrat ist jetzt leer. Aus wem wirst du in Runde 4 wählen?
lesson-supply-fourth-everybody = Aus allen
lesson-supply-fourth-everybody_reply = Ja! Wenn diese { $hand_size } gearbeitet haben, liegen alle auf der Ablage, und alle kommen zusammen zurück. Je mehr du einstellst, desto länger dauert das.
lesson-supply-fourth-those = Aus denen von Runde 2
lesson-supply-fourth-those_reply = Die kommen zurück, aber wer liegt bis dahin noch auf der Ablage? Versuch es noch einmal.

lesson-supply-why-say = Wie setzt du also deine Meister klug ein?
lesson-supply-why-early = Alle auf einmal
lesson-supply-why-early_reply = Und die nächste Runde hat keinen? Du hast gesehen, wie sich das anfühlt. Versuch es noch einmal.
lesson-supply-why-spread = In jeder Runde einige
lesson-supply-why-spread_reply = So mache ich es auch. Es sei denn, du planst eine ganz große Runde; aber dann weißt du, welche das wird.

lesson-supply-end-say = Wer heute ruht, den hast du morgen. Wähle mit einem Auge auf die nächste Runde, dann überrascht dich keine Hand mehr.
