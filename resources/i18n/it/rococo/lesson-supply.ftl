### The supply that is never shuffled: over the end of a round, and of another.

lesson-supply-name = Non si mescola mai
lesson-supply-about = Riserva e scarti: chi potrai scegliere nel prossimo round, e in quello dopo.

lesson-supply-piles-say = Il round 1 è quasi finito. A sinistra c’è la tua mano, un’ultima carta; poi la tua riserva, chi non ha ancora lavorato; poi i tuoi scarti, chi ha già lavorato.

lesson-supply-guess-say = Hai mandato al lavoro tutti i Maestri in una volta! Per il round 2 ti servono di nuovo { $hand_size } carte, e la tua riserva ne ha { $supply }. Chi avrai?
lesson-supply-guess-drawn = { $hand_size } pescate a caso
lesson-supply-guess-drawn_reply = No, no! Questa è una sartoria, non una bisca: qui non si mescola mai nulla. Riprova.
lesson-supply-guess-any = { $hand_size } qualsiasi di tutte e { $staff }
lesson-supply-guess-any_reply = Magari! Ma prima si deve esaurire la riserva. Riprova.
lesson-supply-guess-rest = Queste { $supply }, e un’altra
lesson-supply-guess-rest_reply = Esatto. Prima si esaurisce la riserva; solo allora gli scarti diventano la nuova riserva, e da lì scegli quella che manca.

lesson-supply-last-say = Vediamolo succedere. Gioca il Lavorante e rivendica il favore della Regina: è presto fatto. A che cosa serve, lo racconta la prossima lezione.
lesson-supply-last-else = Così ci vuole di più. Torna indietro, e manda il Lavorante dalla Regina.

lesson-supply-third-say = Round 2: i due Apprendisti sono arrivati da soli, e gli scarti sono la tua riserva. Scegline un altro, e che sia qualcuno che può fare tutto!
lesson-supply-third-else = Un Lavorante confeziona, ma senza un Maestro in mano nessuno potrebbe assumere o fare lavori fini. Torna indietro, e scegli l’oro.

lesson-supply-foresee-say = Ora pensa un round più avanti. Nella tua riserva ne restano { $supply }: quanta scelta avrai nel round 3?
lesson-supply-foresee-all = { $hand_size } su { $staff }
lesson-supply-foresee-all_reply = Non ancora. Chi lavora adesso va negli scarti, e ci resta finché basta la riserva. Riprova.
lesson-supply-foresee-one = Una carta
lesson-supply-foresee-one_reply = Conta di nuovo: { $supply } nella riserva, { $hand_size } per la mano. Riprova.
lesson-supply-foresee-none = Nessuna
lesson-supply-foresee-none_reply = Nessuna: saranno queste { $supply }, due Maestri e il Lavorante. Un round forte, e lo sai già oggi: prepara dunque seta e denaro!

lesson-supply-round-say = Gioca questo round come vuoi; non può andare storto nulla. Ci sentiamo nel round 3.
lesson-supply-round-else = Come vuoi.

lesson-supply-foretold-say = Round 3, ed eccole, come previsto. Chi ha lavorato nel round 2 sta nei tuoi scarti.

lesson-supply-fourth-say = Ora la tua riserva è vuota. Fra chi sceglierai nel round 4?
lesson-supply-fourth-everybody = Fra tutti
lesson-supply-fourth-everybody_reply = Sì! Quando questi { $hand_size } avranno lavorato, saranno tutti negli scarti, e torneranno tutti insieme. Più ne assumi, più ci vuole.
lesson-supply-fourth-those = Fra quelli del round 2
lesson-supply-fourth-those_reply = Torneranno, ma chi altro starà allora negli scarti? Riprova.

lesson-supply-why-say = Come usare dunque con giudizio i tuoi Maestri?
lesson-supply-why-early = Tutti insieme
lesson-supply-why-early_reply = E nel prossimo round nessuno? Hai visto come ci si sente. Riprova.
lesson-supply-why-spread = Qualcuno in ogni round
lesson-supply-why-spread_reply = Anch’io faccio così. A meno che tu non prepari un solo grande round; ma allora saprai quale sarà.

lesson-supply-end-say = Chi riposa oggi è chi avrai domani. Scegli con un occhio al prossimo round, e nessuna mano ti coglierà mai di sorpresa.
