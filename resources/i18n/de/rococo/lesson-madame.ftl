### Allein mit Madame du Barry.

lesson-madame-name = Eine Rivalin ohne Kasse
lesson-madame-about = Allein mit Madame du Barry: wie ihre Karten wirken, und wie man ihr zuvorkommt.

lesson-madame-welcome-say = Niemand sonst am Tisch? Dann spielt Madame du Barry. Sie hat kein Geld und entscheidet nichts: In jedem Zug deckt sie eine Karte auf und nimmt kostenlos, was darauf steht.

lesson-madame-tie-say = Angenommen, ihr habt am Ende beide 60 Ansehen, und du hast noch Livre übrig. Wer gewinnt?
lesson-madame-tie-you = Ich
lesson-madame-tie-you_reply = Gegen jeden anderen, ja. Aber diese Dame verliert keinen Gleichstand.
lesson-madame-tie-she = Sie
lesson-madame-tie-she_reply = Sie, natürlich! Du brauchst also ein Ansehen mehr als sie.
lesson-madame-tie-nobody = Niemand
lesson-madame-tie-nobody_reply = Die Favoritin des Königs, und einen Sieg teilen? Niemals.

lesson-madame-tailor-say = Ihre Karten zählen die Gewänder von rechts, also nimm das rechte, bevor sie es tut: ein Meister, das blaue Kleid und der Meistergast im Königlichen Saal.
lesson-madame-tailor-else = Nimm es zurück. Im Königlichen Saal steht es eins zu eins, und sie hat den Meistergast: Das blaue Kleid ändert das.

lesson-madame-reveals-say = Nun deckt sie auf. Achte auf die Schubladen!

lesson-madame-tiles-say = Die ganze erste Schublade! Sie verarbeitet keine Seide, sie hortet sie. Je { $each } Plättchen sind am Ende 1 Ansehen wert, und nun hat sie { $tiles }. Das macht …
lesson-madame-tiles-one = { $less }
lesson-madame-tiles-one_reply = Eines für je { $each }.
lesson-madame-tiles-three = { $worth }
lesson-madame-tiles-three_reply = { $worth }. Was allein in einer Schublade liegt, kostet dich nichts und sie ein halbes Ansehen: Nimm es.
lesson-madame-tiles-six = { $tiles }
lesson-madame-tiles-six_reply = Für ein Ansehen braucht sie { $each }.

lesson-madame-favor-say = Lass deinen Gesellen die Gunst der Königin erbitten. Auch eine ihrer Karten will sie; die bringt ihr in jedem Fall { $instead } Ansehen, aber die Gunst ist dann bei dir.
lesson-madame-favor-else = Nimm es zurück: zur Königin, bevor Madame dort ist.

lesson-madame-sews-say = Ihre nächste Karte …

lesson-madame-hall-say = Das Gewand ganz rechts, kostenlos; eine zweite Karte nannte Saal 5, und dort nimmt sie zuerst den Meistergast. In Saal 5 steht es eins zu eins. Was bringt dir die Mehrheit dort jetzt?
lesson-madame-hall-two = { $first }, denn bei Gleichstand bekommen es beide
lesson-madame-hall-two_reply = Der Gleichstand ist entschieden: Sieh den goldenen Fingerhut auf ihrem Platz.
lesson-madame-hall-one = { $second }, für den zweiten Platz
lesson-madame-hall-one_reply = Zu dritt, ja. Zu zweit gibt es keinen zweiten Platz.
lesson-madame-hall-nothing = Nichts
lesson-madame-hall-nothing_reply = Leider: Ihr Meistergast entscheidet den Gleichstand, und zu zweit gibt es keinen zweiten Platz. Jede Mehrheit ist alles oder nichts!

lesson-madame-crowns-say = Nun die Arbeiter. Was immer ihre Karte sagt: Gibt es Kronen, nimmt sie die, die ihr am meisten bringt.

lesson-madame-hire-say = Stell also vor ihr ein. Die Paare: { $pair } Ansehen je Kleid mit Gehrock, und du hast { $pairs } solche Paare.
lesson-madame-hire-else = Nimm es zurück: Die Krone für Paare, für dich { $couples } Ansehen wert, nimmt sonst gleich sie.
lesson-madame-hire-level6-staff = Auch eine Krone, aber bei deinen { $staff } Leuten bringt sie { $staffed }, die Paare { $couples }. Nimm es zurück.

lesson-madame-hires-say = Und sie?

lesson-madame-more-say = Da: die andere Krone. Und weil sie eingestellt hat, zieht sie eine Karte mehr für diese Runde, so wie auch dein Neuer noch für dich spielt.

lesson-madame-end-say = So ist sie: Sie nimmt Plättchen, Gewänder von rechts, Kronen. Nimm zuerst, was euch beiden passt, gewinn Säle klar und bleib ein Ansehen voraus. Ihre Dienerin, Madame!
