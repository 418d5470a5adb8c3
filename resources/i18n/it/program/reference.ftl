### The reference of a game, and what is told about a thing that is asked about.

window-reference-point = Vai su qualcosa del tavolo per sapere che cos’è.
window-reference-search = Cerca una parola
window-reference-first = In breve
window-reference-contents = Indice
window-reference-nothing = Nessun risultato per queste parole. Prova con un’altra, o solo con il suo inizio.
window-reference-ruling = Dove il regolamento tace
window-reference-lesson = Guardalo in una lezione
window-reference-back = Indietro
window-reference-more = Tutte le regole

window-key-what = Che cos’è?
window-key-guide = Regole

reference-undo-title = Annullare
reference-undo-text = { $undo }, o la freccia accanto alla domanda, annulla la tua ultima decisione, insieme ai turni altrui che l’hanno seguita; in quel caso viene chiesta una seconda pressione. { $redo } la ripete. Le impostazioni dicono che cosa si può annullare. Ciò che è stato annullato resta nella cronaca come ramo. Con più persone e mani segrete, un turno finisce con «Fatto» o { $pass_on }, e fino ad allora si può annullare.
reference-undo-terms = annulla annullare ripeti ripetere tornare indietro disfare errore sbaglio correggere clic passo undo redo

reference-looking_back-title = Rivedere la partita
reference-looking_back-text = { $step_back } e { $step_on } ripercorrono tutto ciò che è successo, { $turn_back } e { $turn_on } di turno in turno; il tavolo mostra ogni momento, e { $now } riporta al presente. { $go_on } riprende dal momento mostrato, fin dove si può annullare. { $log } apre l’intera cronaca.
reference-looking_back-terms = cronaca storia replay ramo rami rivedere passato momenti registro tasti scorciatoia scorciatoie log

reference-saving-title = Salvare
reference-saving-text = Ogni passo viene salvato da solo: puoi lasciare in qualsiasi momento, e il menu iniziale continua la partita. { $save } salva una copia con un nome suo, { $load } la riapre. Anche le partite finite vengono salvate.
reference-saving-terms = salva salvare salvataggio caricare automatico uscire chiudere continuare file partita salvata
