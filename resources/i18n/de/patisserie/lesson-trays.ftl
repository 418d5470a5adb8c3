### Wen man mitnimmt: unbenutztes Personal, zwei Backbleche und eine Karte, die geht.

lesson-trays-name = Wen nimmst du mit?
lesson-trays-about = Dein unbenutztes Personal, zwei Backbleche und eine Karte, die geht.

lesson-trays-staff-say = Runde drei. Bevor jemand backt, wählen alle ihr Personal: erst { $hand_size } eigene Karten, dann zwei neue.

lesson-trays-unused-say = Nur diese Karte war noch unbenutzt, und sie ist schon auf deiner Hand. Also wurde dein benutztes Personal umgedreht, und du wählst { $missing } von diesen { $turned }. Umgedreht wird nie, bevor alle gearbeitet haben!

lesson-trays-plan-say = Wen brauchst du? { $dishes } Gebäcke warten auf die Lieferung. Und auf deiner Profiterole ist eine Kochmütze: Die kann nur ein Konditor backen.

lesson-trays-chef-say = Fang also mit einem Konditor an: Gold, mit Mütze.
lesson-trays-chef-else = Silber und keine Mütze: Ein Gehilfe backt nichts mit Kochmütze. Nimm es zurück und wähle Gold.

lesson-trays-rest-say = Gut. Nun noch { $missing }, wen du magst! Wer zurückbleibt, ist in der nächsten Runde dein unbenutztes Personal.
lesson-trays-rest-else = Wie du magst.

lesson-trays-tray_a-say = Backblech A. Behalte eine Karte; die anderen gehen an Manon weiter. Mein Rat: der Gehilfe, der ein Gebäck mehr liefert.
lesson-trays-tray_a-else = Wie du magst! Die anderen gehen an Manon. Danke sagen wird sie nicht.

lesson-trays-passing-say = Blech A wandert links herum, Blech B rechts herum. Bis B bei dir ist, haben die anderen schon gewählt.

lesson-trays-tray_b-say = Blech B: { $tray } Karten sind noch da, eine davon gehört dir. Meinen Rat behalte ich für mich.
lesson-trays-tray_b-else = Wie du magst.

lesson-trays-row-say = { $row } Karten sind auf den Blechen geblieben. Sie liegen jetzt hier und können bis zum Ende der Runde angestellt werden.

lesson-trays-count-say = { $hand_size } eigene Karten und zwei neue. Wie viele davon spielst du in dieser Runde?
lesson-trays-count-four = { $hand_size }
lesson-trays-count-four_reply = Mehr! Nur eine der { $chosen } muss gehen.
lesson-trays-count-five = { $played }
lesson-trays-count-five_reply = { $played }. Eine der { $chosen } verlässt das Spiel für immer, verdeckt; niemand erfährt, wer es war.
lesson-trays-count-six = { $chosen }
lesson-trays-count-six_reply = Erst muss eine davon gehen. Wie viele bleiben?

lesson-trays-leave-say = Wer geht? Das Startpersonal hat die kleinsten Boni. Aber behalte einen Konditor für die Profiterole!
lesson-trays-leave-else = Schon jemand Neues? Nun, es erfährt ja keiner.

lesson-trays-end-say = { $chosen } gewählt, eine gegangen, { $played } zu spielen: So beginnt jede Runde. Und achte darauf, was du weitergibst: Was du Manon lässt, das spielt Manon.
