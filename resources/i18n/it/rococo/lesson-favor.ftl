### The Queen’s favor: money now, the first turn of the next round, prestige at the end.

lesson-favor-name = Il favore della Regina
lesson-favor-about = Denaro subito e il primo turno del prossimo round, e perché vale una carta.

lesson-favor-fan-say = Questo ventaglio è il favore della Regina. In ogni round può averlo uno solo di noi: chi lo chiede per primo.

lesson-favor-poor-say = Vedi questo vestito con il ditale d’oro? Confrontalo con la tua rastrelliera e la tua borsa. Che cosa ti manca?
lesson-favor-poor-silk = Un rotolo di seta
lesson-favor-poor-silk_reply = Vuole { $bales } rotoli blu, e tu ne hai { $own }. Guarda il prezzo. Riprova.
lesson-favor-poor-livre = { $missing } Livre
lesson-favor-poor-livre_reply = { $missing } misere Livre! Ecco che cosa succede a pagare musicisti: quello della sala 5 è tuo. Ma conosco una signora che regala { $favor_livre } Livre.
lesson-favor-poor-nothing = Niente
lesson-favor-poor-nothing_reply = Seta e pizzo ci sono, è vero. Ma la vetrina costa { $price } Livre: conta il tuo denaro. Riprova.

lesson-favor-send-say = La Regina riceve Maestri e Lavoranti, mai Apprendisti. Ne hai uno per tipo: pensa al ditale, e gioca una carta.
lesson-favor-send-else = Riceverebbe anche un Maestro. Ma poi chi fa il vestito con il ditale? Torna indietro.

lesson-favor-claim-say = Testa alta, un profondo inchino, e rivendica il favore della Regina!
lesson-favor-claim-else = Un Lavorante può farlo. Ma il vestito vuole denaro, e il ventaglio non aspetta: torna indietro.

lesson-favor-gown-say = { $favor_livre } Livre subito, e { $bonus } dal bonus del Lavorante! Quando tocca di nuovo a te, fai confezionare al Maestro il vestito con il ditale.
lesson-favor-gown-else = La visita alla Regina era per quel vestito. Torna indietro, e confezionalo.

lesson-favor-rent-say = Che vestito! Noleggialo a un invitato.
lesson-favor-rent-else = Dopo tanta fatica? Torna indietro, e fallo indossare a un invitato.

lesson-favor-who-say = Questo round l’ha cominciato Colette, e a te toccava sempre dopo tutti gli altri. Ancora due turni, e comincia il round 3. Chi gioca per primo?
lesson-favor-who-colette = Di nuovo Colette
lesson-favor-who-colette_reply = Sì, se nessuno avesse il ventaglio. Guarda chi lo tiene. Riprova.
lesson-favor-who-you = Io
lesson-favor-who-you_reply = Tu! Chi ha il favore comincia il prossimo round, e restituisce il ventaglio.

lesson-favor-round-say = Lascia finire gli altri. Poi cerca il segno del primo giocatore accanto ai nomi.

lesson-favor-pick-say = Il primo giocatore sei tu! { $hire_display } nuovi dipendenti, e un solo Maestro fra loro: assumilo prima che possa farlo Colette.
lesson-favor-pick-else = Puoi farlo. Ma c’è un solo Maestro da assumere, e Colette è la prossima: torna indietro.

lesson-favor-last-say = Il ventaglio è tornato, per chi lo chiede per primo. Ma dopo il round { $rounds } non c’è un prossimo round: allora quanto varrà il favore?
lesson-favor-last-nothing = Solo le { $favor_livre } Livre
lesson-favor-last-nothing_reply = La Regina non è così avara. Riprova.
lesson-favor-last-three = { $favor_livre } Livre e { $favor_prestige } di prestigio
lesson-favor-last-three_reply = Giusto: chi lo ha quando finisce il ballo ottiene { $favor_prestige } punti prestigio. Nel round { $rounds } tutti si ricordano della Regina.

lesson-favor-end-say = Dunque rivendicalo quando ti servono subito { $favor_livre } Livre, o quando nel prossimo round vuoi giocare prima di tutti: per l’unico Maestro, una vetrina a buon prezzo, una seta rara. Il suo prezzo è una carta della tua mano.
