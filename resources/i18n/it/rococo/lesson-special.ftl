### The special garments: fancy, festivity and expert ones.

lesson-special-name = Abiti speciali
lesson-special-about = Abiti fantasia, abiti da festa e alta sartoria: abiti che fanno di più.

lesson-special-welcome-say = Tre capi esposti escono dall’ordinario. Uno, da { $price } Livre, è semplicemente più sontuoso di tutti gli altri. Una stella vuol dire: alla confezione succede qualcosa; un ago: al noleggio.

lesson-special-festive-say = Prima la stella, un abito da festa: { $each } di prestigio subito per ogni tuo vestito blu nel palazzo. Si conta prima che il nuovo prenda posto. Dunque ottieni…
lesson-special-festive-one = { $each } di prestigio
lesson-special-festive-one_reply = Guarda nella sala reale, e nella sala 2.
lesson-special-festive-two = { $gained } di prestigio
lesson-special-festive-two_reply = { $gained } adesso, e alla fine i { $worth } del vestito stesso. Ma non si vende mai: senza invitato, niente vestito.
lesson-special-festive-three = { $more } di prestigio
lesson-special-festive-three_reply = Quello nuovo è ancora sul tuo tavolo mentre si contano gli altri.

lesson-special-make-say = Fallo confezionare a un Maestro, così può andare da un invitato del Maestro.
lesson-special-make-else = Torna indietro: un Maestro, per favore, e il vestito blu con la stella.

lesson-special-place-say = { $gained } di prestigio, di già! Nella sala reale ti darebbe la maggioranza, e lassù aspettano i tuoi fuochi d’artificio. Ma scegli come preferisci.
lesson-special-place-else = Un buon invitato anche questo. Ora tocca a Colette e Baptiste.

lesson-special-expert-say = Ora il vestito verde con l’ago. { $expert } di prestigio, ma { $rented } Livre al noleggio, e altrettante alla vendita. Allora, venderlo o noleggiarlo?
lesson-special-expert-sell = Venderlo
lesson-special-expert-sell_reply = Per gli stessi soldi? In una sala conta anche per la maggioranza.
lesson-special-expert-rent = Noleggiarlo
lesson-special-expert-rent_reply = Noleggiarlo: i soldi sono gli stessi, e un abito in una sala conta per la maggioranza, per Tutte le sale, per i colori di una statua.

lesson-special-clever-say = Lo confezioni il tuo secondo Maestro.
lesson-special-clever-else = Torna indietro: il secondo Maestro, e il vestito verde con l’ago.

lesson-special-space-say = Quale invitato? Forse la sala 4, dove non hai ancora nessuno. Le { $rented } Livre arrivano ovunque vada.
lesson-special-space-else = Venduto, porta le { $rented } Livre e nient’altro. Torna indietro, e trovagli un invitato.

lesson-special-fancy-say = Infine l’abito fantasia: { $silk } rotoli di seta, filo e pizzo, per { $fancy } di prestigio. Nella sala reale, sotto i tuoi fuochi ×{ $times }, quanto varrebbe alla fine?
lesson-special-fancy-six = { $fancy }
lesson-special-fancy-six_reply = Solo al chiuso. Sul balcone si moltiplica.
lesson-special-fancy-nine = { $plus }
lesson-special-fancy-nine_reply = Non più { $times }: per { $times }!
lesson-special-fancy-eighteen = { $tripled }
lesson-special-fancy-eighteen_reply = { $tripled }! Per un vestito così si risparmia un round intero. Anche le nuove tessere aiutano…

lesson-special-tile-say = Questa è seta verde, oppure { $thread } fili. La acquisisce il tuo Lavorante; tieni la seta, perché il vestito fantasia vuole { $green } rotoli verdi.
lesson-special-tile-then_keep_resource = Ora tienila come seta: il vestito fantasia vuole { $green } rotoli verdi.
lesson-special-tile-else = Quella no. Torna indietro: il Lavorante acquisisce la tessera con { $thread } fili in basso.
lesson-special-tile-notions = { $thread } fili per una tessera, niente male! Ma un filo ce l’hai, e il vestito vuole seta verde. Torna indietro.

lesson-special-end-say = Stelle: confezionale quando hai molto di ciò che contano. Aghi: noleggiali quando ti serve ciò che portano. Abiti fantasia: tieni pronto il balcone. Il resto lo sai già.
