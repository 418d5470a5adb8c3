### Was alle Tutoren sagen, und die Seite der Lektionen. Die Lektionen eines Spiels liegen in dessen eigenem Ordner.

lesson-learner = Camille
lesson-finished = Das war „{ $name }“. Gut gemacht!
lesson-step = { $number } von { $n }
lesson-others = Nun die anderen.
lesson-ends = Nun die anderen. Sind alle Karten gespielt, wird gezählt.

lesson-else-read = Nicht so schnell! Nimm das zurück und hör mich erst an.
lesson-else-choose = Erst eine Frage. Nimm das zurück und sag mir, was du meinst.
lesson-else-act = Das darfst du, aber ich möchte dir etwas anderes zeigen. Nimm es zurück und versuche es noch einmal.
lesson-else-watch = Das darfst du. Nimm es erst einmal zurück und schau zu.
lesson-else-over = Das Spiel ist zu Ende, bevor ich dir das zeigen konnte. Nimm es zurück, oder wir machen weiter.
lesson-else-gone = Was ich dir zeigen wollte, geht hier nicht mehr. Spiel, wie du magst, oder wir machen weiter.

window-learn-first = Beantworte zuerst die Frage der Lektion
window-learn-read = Lies zuerst, was die Lektion sagt
window-learn-title = Lernen
window-learn-go_on = Weiter
window-learn-take_back = Zurücknehmen
window-learn-show = Zeig es mir
window-learn-again = Noch einmal
window-learn-next = Nächste Lektion
window-learn-all = Alle Lektionen
window-learn-leave = Lektion verlassen
window-learn-done = abgeschlossen
window-learn-summary = { $done } von { $n } Lektionen abgeschlossen, noch { $minutes } Minuten.
window-learn-short = Aus „{ $name }“ kennst du alle Aktionen. Als Nächstes: ein erstes Spiel mit Begleitung, oder eine der { $n } Lektionen, die tiefer gehen ({ $minutes } Minuten).
window-learn-following = Als Nächstes: „{ $name }“.
window-learn-part = { $name } · { $done } von { $n }
window-learn-upcoming = die nächste
window-learn-from_start = Von vorn
window-learn-left = verlassen bei Schritt { $number } von { $n }

window-learn-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}

window-learn-group-start = Gleich anfangen
window-learn-group-turns = Züge und Runden
window-learn-group-mastery = Gut spielen

window-welcome-quick = Zehn Minuten
window-welcome-quick_about = Ein kurzer Gang durch alle Aktionen.
window-welcome-question = Ist das dein erstes Spiel?
window-welcome-learn = Lernen
window-welcome-learn_about = Kurze Lektionen am Tisch, Schritt für Schritt.
window-welcome-coach = Erstes Spiel mit Begleitung
window-welcome-coach_about = Ein ganzes Spiel; du hörst, worauf es ankommt.
window-welcome-known = Ich kenne das Spiel
window-welcome-known_about = Gleich zum Menü. Lektionen und Begleitung bleiben zur Hand.

coach-costly = Ein anderer Zug wäre nach meiner Rechnung am Ende etwa { $n } Punkte mehr wert. { $turn }
coach-retry = Mein Rat: { $turn }
coach-undone = Zurückgenommen: Du stehst wieder vor dieser Wahl. Mach etwas anderes, oder drück auf den Tipp, wenn du meinen Rat willst.

window-settings-coach = Begleitung

window-coach-heard = Verstanden
window-coach-word = { $name } hat dir etwas zu sagen
window-coach-leave = Die Begleitung wegschicken
window-coach-gone = Die Begleitung ist gegangen. In den Einstellungen rufst du sie zurück.

window-coach-off-label = Aus
window-coach-off-explanation = Niemand gibt dir Rat.

window-coach-on-label = An
window-coach-on-explanation = Spielt nur eine Person, hört sie, worauf es ankommt und was ein teurer Zug gekostet hat.
