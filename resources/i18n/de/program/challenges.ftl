### Was der Tutor zu jeder Aufgabe sagt, und die Seite der Aufgaben. Die Aufgaben eines Spiels liegen in dessen Ordner.

challenge-watch = Schau zu: Ich fange an, wo du angefangen hast.
challenge-missed = Da fehlt, worum ich gebeten habe. Das Beste wäre damit: { $best }.
challenge-stars0 = Dein Ergebnis: { $reached }. Das Beste ist: { $best }.
challenge-stars1 = Nicht schlecht: { $reached }. Das Beste ist: { $best }.
challenge-stars2 = Sehr gut: { $reached }. Das Beste ist: { $best }.
challenge-stars3 = Bravo: { $reached }! Besser kann es niemand.
challenge-solved = Das ergibt: { $best }. Besser kann es niemand.
challenge-other_way = Mein Weg war dieser: { $comment }

challenge-ways = { $n ->
    [one] Dorthin führt ein Weg.
   *[other] Dorthin führen { $n } Wege.
}

window-challenges-title = Rätsel
window-challenges-leave = Rätsel verlassen
window-challenges-again = Von vorn
window-challenges-watch = Die Lösung ansehen
window-challenges-next = Nächstes Rätsel
window-challenges-day = Rätsel des Tages
window-challenges-grade1 = leicht
window-challenges-grade2 = knifflig
window-challenges-grade3 = schwer
window-challenges-grade4 = teuflisch
window-challenges-series = { $game }: { $earned } von { $n } Sternen
window-challenges-of_game = { $game }: { $earned } von { $n } Sternen
window-challenges-summary = { $earned } von { $n } Sternen. Drei gibt es für das Beste überhaupt; jedes Rätsel ist bis zur letzten Möglichkeit durchgerechnet.
window-challenges-told = Erreicht: { $stars } von 3 Sternen

window-challenges-stars = { $n ->
    [one] 1 von 3 Sternen
   *[other] { $n } von 3 Sternen
}

window-honour-stars1 = Ein Stern!
window-honour-stars2 = Zwei Sterne!
window-honour-stars3 = Drei Sterne: besser geht es nicht!
window-honour-lesson = Lektion geschafft!
