### What every tutor says, and the page of lessons. A game's lessons are in its own folder.

lesson-learner = Camille
lesson-finished = Era «{ $name }». Ben fatto!
lesson-step = { $number } di { $n }
lesson-others = E ora tocca agli altri.
lesson-ends = E ora tocca agli altri. Quando tutte le carte sono giocate, si conta.

lesson-else-read = Piano! Torna indietro, e prima ascoltami.
lesson-else-choose = Prima una domanda. Torna indietro, e dimmi che cosa ne pensi.
lesson-else-act = Si può fare, ma vorrei mostrarti un’altra cosa. Torna indietro, e riprova.
lesson-else-watch = Si può fare. Per ora torna indietro, e guarda.
lesson-else-over = La partita è finita prima che potessi mostrartelo. Torna indietro, o andiamo avanti.
lesson-else-gone = Quello che volevo mostrarti qui non è più possibile. Gioca come preferisci, o andiamo avanti.

window-learn-first = Prima rispondi alla domanda della lezione
window-learn-read = Prima leggi che cosa dice la lezione
window-learn-title = Impara
window-learn-go_on = Avanti
window-learn-take_back = Torna indietro
window-learn-show = Fammi vedere
window-learn-again = Ancora una volta
window-learn-next = Prossima lezione
window-learn-all = Tutte le lezioni
window-learn-leave = Lascia la lezione
window-learn-done = completata
window-learn-summary = Lezioni completate: { $done } su { $n }, ancora { $minutes } minuti.
window-learn-short = Da «{ $name }» conosci tutte le azioni. Prossimo passo: una prima partita con un consigliere, o una delle { $n } lezioni, che vanno più a fondo ({ $minutes } minuti).
window-learn-following = Prossima: «{ $name }».
window-learn-part = { $name } · { $done } di { $n }
window-learn-upcoming = la prossima
window-learn-from_start = Dall’inizio
window-learn-left = lasciata al passo { $number } di { $n }

window-learn-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minuti
}

window-learn-group-start = Per cominciare subito
window-learn-group-turns = Turni e round
window-learn-group-mastery = Giocare bene

window-welcome-quick = Dieci minuti
window-welcome-quick_about = Una breve passeggiata fra tutte le azioni.
window-welcome-question = È la tua prima partita?
window-welcome-learn = Impara
window-welcome-learn_about = Brevi lezioni al tavolo, passo dopo passo.
window-welcome-coach = Prima partita con un consigliere
window-welcome-coach_about = Una partita intera; il consigliere dice che cosa conta.
window-welcome-known = Conosco il gioco
window-welcome-known_about = Subito al menu. Lezioni e consigliere restano a portata di mano.

coach-costly = Secondo i miei calcoli, un altro turno varrebbe alla fine circa { $n } punti in più. { $turn }
coach-retry = Il mio consiglio: { $turn }
coach-undone = Annullato: sei di nuovo davanti a questa scelta. Fai altro, o premi il suggerimento se vuoi il mio consiglio.

window-settings-coach = Consigliere

window-coach-heard = Ho capito
window-coach-word = { $name } ha qualcosa da dirti
window-coach-leave = Congeda il consigliere
window-coach-gone = Il consigliere se n’è andato. Puoi richiamarlo nelle impostazioni.

window-coach-off-label = No
window-coach-off-explanation = Nessuno ti dà consigli.

window-coach-on-label = Sì
window-coach-on-explanation = Nelle partite con una sola persona, un insegnante dice che cosa conta, e quanto è costato un turno infelice.
