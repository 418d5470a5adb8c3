### Einstellen und entsenden: die Arbeiter, die man wiedersehen will.

lesson-staff-name = Die Leute deiner Werkstatt
lesson-staff-about = Wen du einstellst, wen du an den Hof schickst, und warum weniger mehr sein kann.

lesson-staff-welcome-say = Seide ist Seide, aber eine gute Schneiderei lebt von guten Leuten. In jeder Runde suchen { $hire_display } neue Arbeiter eine Werkstatt. Einer ist eben zu Colette gegangen.

lesson-staff-price-say = Sind alle { $hire_display } da, kostet jeder { $price4 } Livre; bei dreien, wie jetzt, nur { $price3 }; bei zweien { $price2 }. Was kostet wohl der Letzte?
lesson-staff-price-five = Wieder { $price4 } Livre
lesson-staff-price-five_reply = Aber nein: Je länger sie herumstehen, desto bescheidener werden sie.
lesson-staff-price-one = { $price2 } Livre
lesson-staff-price-one_reply = So viel kosten sie, solange noch zwei da sind. Der Letzte ist noch bescheidener!
lesson-staff-price-nothing = Nichts
lesson-staff-price-nothing_reply = Richtig! Wer wartet, zahlt weniger. Aber wer zu lange wartet, findet die Besten nicht mehr, und nach der Runde gehen die Übrigen nach Hause.

lesson-staff-master-say = Nur ein Meister darf einstellen. Spiel deinen aus und stell jemanden ein!
lesson-staff-master-else = Nimm das zurück. Diesmal soll dein Meister jemanden einstellen.
lesson-staff-master-start-apprentice-1 = Lehrlinge suchen sich ihre Kollegen nicht aus. Nimm ihn zurück: Nur ein Meister darf einstellen.
lesson-staff-master-start-journeyman = Nicht einmal ein Geselle darf einstellen. Nimm ihn zurück: Das darf nur ein Meister.

lesson-staff-whom-say = Wen? Du hast { $garments } Gewänder bei Gästen: Dieser Meister bringt 1 Ansehen für je { $every }, jedes Mal, wenn du die Karte spielst. Stell ihn ein!
lesson-staff-whom-else = Nimm das zurück: Für diese Karte hast du auf dem Ball noch zu wenig.
lesson-staff-whom-level2-depute = Der schickt Kollegen für Geld an den Hof. Das können wir gleich auch selbst. Nimm das zurück und nimm den Meister.
lesson-staff-whom-level2-dress = Ein zweites Gewand im selben Zug, wie geschickt! Aber du hast nur ein Plättchen Seide. Nimm das zurück und nimm den Meister.

lesson-staff-turns-say = Der neue Meister ist schon auf deiner Hand! Zähl deine Karten: Wie oft bist du in dieser Runde noch am Zug?
lesson-staff-turns-two = Zweimal, wie Baptiste
lesson-staff-turns-two_reply = Baptiste hat niemanden eingestellt. Sieh dir deine Hand noch einmal an!
lesson-staff-turns-three = Dreimal
lesson-staff-turns-three_reply = Ja, einmal mehr als Baptiste. Wen du einstellst, der bringt dir einen Zug mit, noch in derselben Runde.
lesson-staff-turns-four = Viermal
lesson-staff-turns-four_reply = Einer deiner Meister hat eben gearbeitet. Zähl die Karten auf deiner Hand.

lesson-staff-others-say = Sieh nur, auch Colette spielt ihre neue Karte sofort.

lesson-staff-work-say = Dein neuer Meister ist dran. Er darf alles; lass ihn das Plättchen der dritten Schublade holen, das nichts kostet, und vergiss den Bonus nicht!
lesson-staff-work-else = Ein andermal. Nimm das zurück, lass den neuen Meister das Plättchen der dritten Schublade erwerben und nutze den Bonus.
lesson-staff-work-hire = Noch jemanden, für { $price2 } Livre? Kein schlechter Gedanke! Aber heute nimm das zurück und erwirb das Plättchen umsonst.
lesson-staff-work-forfeit = Verschenke nichts! Nimm das zurück.

lesson-staff-deck-say = 1 Ansehen, und jedes Mal wieder, wenn die Karte kommt. Du hast jetzt { $staff } Arbeiter und spielst { $hand_size } in jeder Runde. Wie oft kommt jeder dran?
lesson-staff-deck-every = In jeder Runde
lesson-staff-deck-every_reply = Nur { $hand_size } der { $staff } passen auf deine Hand. Die anderen warten im Vorrat.
lesson-staff-deck-second = In jeder zweiten Runde
lesson-staff-deck-second_reply = Richtig. Je mehr es sind, desto länger wartet ein guter. Und darum verabschieden wir jetzt jemanden.
lesson-staff-deck-third = In jeder dritten Runde
lesson-staff-deck-third_reply = Bei { $thrice } Arbeitern, ja. Du hast { $staff }, und { $hand_size } davon spielen in jeder Runde.

lesson-staff-who-say = Der Hof braucht Leute und bezahlt sie: { $master } Livre für einen Meister, { $journeyman } für einen Gesellen, { $apprentice } für einen Lehrling. Wer würde dir am wenigsten fehlen?
lesson-staff-who-master = Ein Meister
lesson-staff-who-master_reply = { $master } Livre, verlockend! Aber nur ein Meister kann alles. Schick nie den letzten fort!
lesson-staff-who-journeyman = Der Geselle
lesson-staff-who-journeyman_reply = Er schneidert und erbittet die Gunst. Einer darf beides nicht.
lesson-staff-who-apprentice = Ein Lehrling
lesson-staff-who-apprentice_reply = Das denke ich auch. Ein Lehrling schneidert nicht, stellt nicht ein und erbittet keine Gunst.

lesson-staff-wait-say = Einen Moment noch: erst Colette und Baptiste.

lesson-staff-depute-say = Nun spiel den Lehrling mit Garn und Spitze aus und entsende ihn: { $apprentice } Livre, und eine Stelle bei Hofe.
lesson-staff-depute-else = Das nicht. Nimm es zurück, spiel den Lehrling aus und entsende ihn.
lesson-staff-depute-start-journeyman = Den Gesellen brauchen wir noch. Nimm ihn zurück und spiel den Lehrling aus.

lesson-staff-farewell-say = Ehe die Kutsche abfährt, gibt es noch den Bonus: { $notion } Livre für Garn oder Spitze. Du darfst auch verzichten.
lesson-staff-farewell-else = Wie du willst: Der Livre bleibt in deiner Kasse.

lesson-staff-left-say = Fort für immer, und du hast noch { $staff }. Aber mindestens { $minimum_staff } müssen bei dir bleiben. Wie viele könntest du noch entsenden?
lesson-staff-left-one = Einen
lesson-staff-left-one_reply = Nur noch einen. Mit { $minimum_staff } Arbeitern hättest du in jeder Runde fast dieselbe Hand: lauter deine Besten.
lesson-staff-left-two = Zwei
lesson-staff-left-two_reply = Dann blieben { $tooFew }, und die Zunft schlösse deine Werkstatt. { $minimum_staff } müssen bleiben.
lesson-staff-left-four = Vier
lesson-staff-left-four_reply = Und wer schneidert? Es ist umgekehrt: { $minimum_staff } müssen bleiben.

lesson-staff-end-say = Also: Stell früh ein, und zwar Leute, deren Bonus dir etwas bringt; sie bringen gleich einen Zug mit. Entsende, wen du nicht mehr sehen willst, oder wenn du Geld brauchst. Eine gute Werkstatt ist klein und spitz, wie eine Nadel.
