### The first lesson: what you are after, and one turn.

lesson-called-rococo = Lucille

lesson-turn-name = Un ballo, e un turno
lesson-turn-about = Che cosa vuoi ottenere, e che cos’è un turno.

lesson-turn-welcome-say = Ti do il benvenuto nella mia sartoria, Camille! Io sono Lucille. Una partita ha { $rounds } round; questo è il secondo. Dopo l’ultimo viene il ballo del Re. Di chi avrà più prestigio parlerà tutta Parigi.

lesson-turn-palace-say = Queste sono le sale del palazzo. Ogni abito che noleggi qui a un invitato porta prestigio alla fine del ballo, e chi ha più abiti in una sala ne ottiene ancora di più.

lesson-turn-hand-say = Questi sono i tuoi dipendenti. In ogni round ne scegli { $hand_size }; in ogni turno ne giochi uno, e fa una cosa per te. Un turno è tutto qui!

lesson-turn-play-say = Gioca il tuo Maestro: scegli la carta con la testa d’oro.
lesson-turn-play-else = Quello fa un altro mestiere. Torna indietro, e gioca il Maestro: solo un Maestro può fare tutto.

lesson-turn-make-say = Queste sono le sei azioni principali, e un Maestro può farle tutte; l’ultimo pulsante serve a non fare niente. Confeziona un abito!
lesson-turn-make-else = Un Maestro può fare anche questo. Ma la seta sulla tua rastrelliera vuole diventare un vestito: torna indietro.

lesson-turn-garment-say = Per il vestito blu a destra occorrono { $bales } rotoli di seta blu, proprio quelli appesi alla tua rastrelliera, e la sua vetrina non costa niente. Prendilo!
lesson-turn-garment-else = Un bel capo, ma torna indietro: il vestito blu a destra è gratis, e la seta ce l’hai già.

lesson-turn-guest-say = Ora un invitato a cui noleggiarlo: scegli il terzo della sala 2, il cui cartello significa { $place } Livre, subito. O porta lì il vestito.
lesson-turn-guest-else = Un invitato incantevole! Ma questa lezione vuole le { $place } Livre. Torna indietro, e cerca il cartello.

lesson-turn-others-say = Era il tuo turno: il vestito nella cornice rossa è tuo, il giglio è di Colette. Ora Colette e Baptiste giocano una carta ciascuno. Guarda: quello che fanno si racconta qui.

lesson-turn-end-say = Una carta, un’azione, poi tocca al prossimo. Quando tutte le carte sono giocate, ognuno riceve una rendita e comincia il round seguente. { $rounds } round, e il ballo è finito. Ora sai come va una partita!
