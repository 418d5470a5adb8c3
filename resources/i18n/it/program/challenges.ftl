### What the tutor says about every challenge, and the page of challenges. A game's challenges are in its own folder.

challenge-watch = Guarda: comincio da dove hai cominciato tu.
challenge-missed = Manca quello che avevo chiesto. Con quello, il meglio è: { $best }.
challenge-stars0 = Hai { $reached }. Il meglio è: { $best }.
challenge-stars1 = Niente male: { $reached }. Il meglio è: { $best }.
challenge-stars2 = Molto bene: { $reached }. Il meglio è: { $best }.
challenge-stars3 = Complimenti: { $reached }! Nessuno può fare di meglio.
challenge-solved = In tutto { $best }: nessuno può fare di meglio.
challenge-other_way = Io avrei fatto così: { $comment }

challenge-ways = { $n ->
    [one] C’è un solo modo per arrivarci.
   *[other] Ci sono { $n } modi per arrivarci.
}

window-challenges-title = Sfide
window-challenges-leave = Abbandona la sfida
window-challenges-again = Ricomincia
window-challenges-watch = Guarda la soluzione
window-challenges-next = Prossima sfida
window-challenges-day = Sfida del giorno
window-challenges-grade1 = facile
window-challenges-grade2 = insidiosa
window-challenges-grade3 = difficile
window-challenges-grade4 = diabolica
window-challenges-series = { $game }: stelle { $earned } su { $n }
window-challenges-of_game = { $game }: stelle { $earned } su { $n }
window-challenges-summary = Stelle: { $earned } su { $n }. Tre vanno a chi trova il meglio in assoluto; ogni sfida è stata calcolata fino all’ultima possibilità.
window-challenges-told = Stelle ottenute: { $stars } su 3

window-challenges-stars = { $n ->
    [one] 1 stella su 3
   *[other] { $n } stelle su 3
}

window-honour-stars1 = Una stella!
window-honour-stars2 = Due stelle!
window-honour-stars3 = Tre stelle: meglio di così non si può!
window-honour-lesson = Lezione completata!
