### Das Nachschlagewerk eines Spiels, und was zu einem Ding gesagt wird, nach dem man fragt.

window-reference-point = Geh zu etwas auf dem Tisch, um zu erfahren, was es ist.
window-reference-search = Ein Wort suchen
window-reference-first = Kurz gefasst
window-reference-contents = Inhalt
window-reference-nothing = Zu diesen Wörtern findet sich nichts. Versuche ein anderes oder nur den Anfang.
window-reference-ruling = Wo das Regelheft schweigt
window-reference-lesson = In einer Lektion ansehen
window-reference-back = Zurück
window-reference-more = Alle Regeln

window-key-what = Was ist das?
window-key-guide = Regeln

reference-undo-title = Zurücknehmen
reference-undo-text = { $undo } oder der Pfeil neben der Frage nimmt deine letzte Entscheidung zurück, mit den Zügen der anderen, die danach kamen; dann ist ein zweiter Druck nötig. { $redo } trifft sie erneut. Was sich zurücknehmen lässt, steht in den Einstellungen. Was zurückgenommen wurde, bleibt als Zweig im Verlauf. Bei mehreren Personen und geheimen Handkarten endet ein Zug erst mit „Fertig“ oder { $pass_on } und lässt sich bis dahin zurücknehmen.
reference-undo-terms = rückgängig undo redo wiederholen zurück fehler verklickt korrigieren

reference-looking_back-title = Zurückblicken
reference-looking_back-text = { $step_back } und { $step_on } gehen durch alles, was geschehen ist, { $turn_back } und { $turn_on } von Zug zu Zug; der Tisch zeigt jeden Moment, und { $now } führt zur Gegenwart zurück. { $go_on } spielt von dem gezeigten Moment weiter, soweit er sich zurücknehmen lässt. { $log } öffnet den ganzen Verlauf.
reference-looking_back-terms = verlauf protokoll log zweig zweige wiederholung vergangenheit tasten tastenkürzel

reference-saving-title = Speichern
reference-saving-text = Jeder Schritt wird von selbst gespeichert: Du kannst jederzeit gehen und im Startmenü weiterspielen. { $save } speichert eine Kopie unter eigenem Namen, { $load } öffnet sie wieder. Auch beendete Spiele werden gespeichert.
reference-saving-terms = sichern laden gespeichert spielstand beenden fortsetzen datei schließen
