### Die Gunst der Königin: Geld sofort, der erste Zug der nächsten Runde, Ansehen am Ende.

lesson-favor-name = Die Gunst der Königin
lesson-favor-about = Geld sofort und der erste Zug der nächsten Runde, und warum das eine Karte wert ist.

lesson-favor-fan-say = Dieser Fächer ist die Gunst der Königin. In jeder Runde kann nur einer von uns sie haben: wer zuerst darum bittet.

lesson-favor-poor-say = Siehst du das Kleid mit dem goldenen Fingerhut? Vergleich es mit deiner Stange und deiner Kasse. Was fehlt dir?
lesson-favor-poor-silk = Ein Ballen Seide
lesson-favor-poor-silk_reply = Es will { $bales } blaue Ballen, und { $own } hast du. Sieh auf den Preis. Versuch es noch einmal.
lesson-favor-poor-livre = { $missing } Livre
lesson-favor-poor-livre_reply = { $missing } elende Livre! Das kommt davon, wenn man Musiker bezahlt: Der in Saal 5 ist deiner. Aber ich kenne eine Dame, die { $favor_livre } Livre gibt.
lesson-favor-poor-nothing = Nichts
lesson-favor-poor-nothing_reply = Seide und Spitze sind da, das stimmt. Aber das Fenster kostet { $price } Livre: Zähl dein Geld. Versuch es noch einmal.

lesson-favor-send-say = Die Königin empfängt Meister und Gesellen, aber niemals Lehrlinge. Du hast je einen: Denk an den Fingerhut und spiel eine Karte.
lesson-favor-send-else = Auch einen Meister empfängt sie. Aber wer schneidert dann das Kleid mit dem Fingerhut? Nimm das zurück.

lesson-favor-claim-say = Kopf hoch, tiefe Verbeugung, und erbitte die Gunst der Königin!
lesson-favor-claim-else = Das darf ein Geselle. Aber das Kleid braucht Geld, und der Fächer wartet nicht: Nimm das zurück.

lesson-favor-gown-say = { $favor_livre } Livre auf der Stelle, und { $bonus } vom Bonus des Gesellen! Wenn du wieder dran bist, lass den Meister das Kleid mit dem Fingerhut schneidern.
lesson-favor-gown-else = Für dieses Kleid warst du bei der Königin. Nimm das zurück und schneidere es.

lesson-favor-rent-say = Was für ein Kleid! Verleih es an einen Gast.
lesson-favor-rent-else = Nach all der Mühe? Nimm das zurück und lass es einen Gast tragen.

lesson-favor-who-say = Colette hat diese Runde begonnen, und du warst immer zuletzt dran. Noch zwei Züge, dann beginnt Runde 3. Wer fängt an?
lesson-favor-who-colette = Wieder Colette
lesson-favor-who-colette_reply = So wäre es, wenn niemand den Fächer hätte. Sieh nach, wer ihn hält. Versuch es noch einmal.
lesson-favor-who-you = Ich
lesson-favor-who-you_reply = Du! Wer die Gunst hat, beginnt die nächste Runde und gibt den Fächer zurück.

lesson-favor-round-say = Lass die anderen fertig spielen. Dann such das Zeichen des Startspielers bei den Namen.

lesson-favor-pick-say = Du bist Startspieler! { $hire_display } neue Arbeiter, und nur ein Meister darunter: Stell ihn ein, bevor Colette es kann.
lesson-favor-pick-else = Das darfst du. Aber es gibt nur einen Meister, und Colette ist die Nächste: Nimm das zurück.

lesson-favor-last-say = Der Fächer ist wieder da, für den, der zuerst bittet. Aber auf Runde { $rounds } folgt keine mehr: Was ist die Gunst dann wert?
lesson-favor-last-nothing = Nur die { $favor_livre } Livre
lesson-favor-last-nothing_reply = So knausrig ist die Königin nicht. Versuch es noch einmal.
lesson-favor-last-three = { $favor_livre } Livre und { $favor_prestige } Ansehen
lesson-favor-last-three_reply = Richtig: Wer sie am Ende des Balls hat, bekommt { $favor_prestige } Ansehen. In Runde { $rounds } fällt allen die Königin wieder ein.

lesson-favor-end-say = Erbitte sie also, wenn du sofort { $favor_livre } Livre brauchst, oder wenn du in der nächsten Runde anfangen musst: für den einzigen Meister, ein billiges Fenster, eine seltene Seide. Sie kostet dich eine Handkarte.
