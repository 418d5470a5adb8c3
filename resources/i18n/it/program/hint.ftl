### A hint: the best play, and why.

window-key-hint = Un suggerimento

window-hint-title = Suggerimento
window-hint-about = La mossa migliore, e perché
window-hint-later = Puoi chiedere un suggerimento quando è il tuo turno
window-hint-leave = Chiudi il suggerimento
window-hint-thinks = { $name } sta pensando…
window-hint-none = Qui non c’è niente da consigliare.
window-hint-others = Un’altra
window-hint-first = La migliore
# What the best play has over another one. $reason is one of the advice messages.
window-hint-instead = La mossa migliore, invece: { $reason }.
window-hint-alike = Serve alle stesse cose delle mosse precedenti.
# After the reasons for the best play: the second one, and what it lacks.
window-hint-next = La successiva: { $plan } { $worth }
window-hint-level = Probabilmente finirai alla pari con { $player }.
window-hint-measure = Il tuo punteggio finale è confrontato con quello del migliore degli altri, se tutti giocano come il computer più forte.
window-hint-chance = Così le tue possibilità di vittoria sono circa il { $percent }%.
window-hint-near = Quasi altrettanto buona
window-hint-equal = Quasi altrettanto buona: possibilità di vittoria ridotte di meno dell’{ $percent }%
window-hint-less = Possibilità di vittoria ridotte di circa il { $percent }%

window-hint-worse = { $n ->
    [one] Alla fine circa 1 punto in meno della migliore
   *[other] Alla fine circa { $n } punti in meno della migliore
}

window-hint-ahead = { $n ->
    [one] Probabilmente finirai con circa 1 punto di vantaggio su { $player }.
   *[other] Probabilmente finirai con circa { $n } punti di vantaggio su { $player }.
}

window-hint-behind = { $n ->
    [one] Probabilmente finirai con circa 1 punto di svantaggio rispetto a { $player }.
   *[other] Probabilmente finirai con circa { $n } punti di svantaggio rispetto a { $player }.
}

window-settings-hints = Suggerimenti
window-settings-patience = Tempo per pensare

window-hints-on-label = Sì
window-hints-on-explanation = Un tasto e un pulsante ti dicono la mossa migliore, dove comincia, e perché.

window-hints-off-label = No
window-hints-off-explanation = Nessuno può chiedere un suggerimento.

window-patience-quick-label = Poco
window-patience-quick-explanation = I giocatori virtuali forti pensano appena; giocano un po’ peggio.

window-patience-normal-label = Normale
window-patience-normal-explanation = I giocatori virtuali forti pensano quanto serve loro di solito.

window-patience-patient-label = Molto
window-patience-patient-explanation = I giocatori virtuali forti possono pensare quattro volte più a lungo.

## The line in which moves are typed.

window-key-command = Scrivere una mossa
window-command-title = Scrivere una mossa
window-command-label = Una mossa
window-command-nothing = Queste parole ora non significano nulla.
window-command-nobody = Ora nessuno deve rispondere.
window-command-also = Si può anche scrivere «che cos’è …», «annulla» o «suggerimento».
# The ways to ask what something is, with a slash between them; "…" is the thing.
window-command-what = che cos’è un …/che cos’è una …/che cos’è il …/che cos’è la …/che cos’è lo …/che cos’è l’ …/che cos’è …/cos’è un …/cos’è una …/cos’è il …/cos’è la …/cos’è lo …/cos’è l’ …/cos’è …/che cosa è …/che cosa sono i …/che cosa sono gli …/che cosa sono le …/che cosa sono …/cosa sono i …/cosa sono gli …/cosa sono le …/cosa sono …

## The field in which one types where the focus goes.

window-key-go_to = Vai a
window-key-part_on = Zona successiva del tavolo
window-key-part_back = Zona precedente del tavolo
window-go_to-nothing = Niente si chiama così.
