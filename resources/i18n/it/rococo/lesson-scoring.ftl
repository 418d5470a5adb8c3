### The final scoring: first you guess, then it comes.

lesson-scoring-name = Il ballo è finito
lesson-scoring-about = Che cosa conta alla fine: prima indovini, poi giochi l’ultima carta.

lesson-scoring-welcome-say = L’ultima sera, e l’ultima carta è tua. Il podio accanto a ogni nome dice chi vincerebbe adesso: Colette, ahimè. Facciamo i conti prima del Re!

lesson-scoring-hall-say = La sala 2: chi ha più abiti ottiene { $first }, il secondo { $second }. Tu hai lì { $own } invitati, Baptiste uno. Che cosa porta la tua maggioranza?
lesson-scoring-hall-two = { $second }
lesson-scoring-hall-two_reply = Quello è per il secondo, e il secondo è Baptiste.
lesson-scoring-hall-four = { $first }
lesson-scoring-hall-four_reply = { $first }, e { $second } per Baptiste. Gli abiti stessi contano dopo, ciascuno per sé.
lesson-scoring-hall-eight = { $eachOwn }, { $first } per ogni invitato
lesson-scoring-hall-eight_reply = Magari! Una maggioranza paga una volta sola, per grande che sia.

lesson-scoring-tie-say = La sala reale: { $royal } abiti tuoi, { $hers } di Colette. Parità! Va a chi lì ha più invitati del Maestro: conta i ditali d’oro. Chi ottiene il { $royalFirst } del primo posto?
lesson-scoring-tie-you = Io
lesson-scoring-tie-you_reply = Tu: le tue due dame siedono da invitati del Maestro. Se anche quelli fossero pari, vincerebbe chi paga il musicista della sala, e senza musicista avreste entrambi i punti pieni. Colette prende il { $royalSecond }.
lesson-scoring-tie-colette = Colette
lesson-scoring-tie-colette_reply = I suoi siedono su posti comuni. Guarda di nuovo dove sono i ditali.
lesson-scoring-tie-both = Tutti e due
lesson-scoring-tie-both_reply = Solo se nulla decide la parità. Prima si confrontano gli invitati del Maestro: chi ne ha di più, qui?

lesson-scoring-balcony-say = Poi uno dei tuoi invitati esce dalla sala reale sul balcone, dai tuoi fuochi ×{ $times }. Il tuo vestito blu vale { $prestige }. E là fuori?
lesson-scoring-balcony-four = { $prestige }
lesson-scoring-balcony-four_reply = Al chiuso, sì. Ma sul balcone il Re lo guarda { $times } volte tanto.
lesson-scoring-balcony-seven = { $plus }
lesson-scoring-balcony-seven_reply = Si moltiplica, non si somma.
lesson-scoring-balcony-twelve = { $tripled }
lesson-scoring-balcony-twelve_reply = { $tripled }, per un solo vestito! E la dama esce solo dopo che la maggioranza è stata contata: in sala non si perde nulla.

lesson-scoring-money-say = La tua borsa: { $livre } Livre, e l’ultima rendita ne aggiunge { $base_income }. Quanto prestigio valgono alla fine { $total } Livre?
lesson-scoring-money-two = { $worth }
lesson-scoring-money-two_reply = { $worth }: 1 ogni { $livre_per_prestige } tonde. Il resto, al massimo, decide una parità. Chi finisce ricco avrebbe dovuto spendere!
lesson-scoring-money-five = { $base_income }
lesson-scoring-money-five_reply = Il cambio è peggiore: 1 punto prestigio ogni { $livre_per_prestige } Livre.
lesson-scoring-money-twentynine = { $total }
lesson-scoring-money-twentynine_reply = Allora i balli li vincerebbero i banchieri. 1 punto prestigio ogni { $livre_per_prestige } Livre.

lesson-scoring-statue-say = Allora spendi! Questa statua costa { $cost } Livre. Ha stampato { $printed } di prestigio, e paga { $each } per ogni colore fra i tuoi abiti nel palazzo. Quanto fa in tutto?
lesson-scoring-statue-three = { $printed }
lesson-scoring-statue-three_reply = Quello è solo ciò che è stampato. Ora conta i tuoi colori.
lesson-scoring-statue-eight = { $colors }
lesson-scoring-statue-eight_reply = Quattro colori fanno { $colors }, giustissimo. Ma c’è anche { $printed } stampato sopra.
lesson-scoring-statue-eleven = { $statue }
lesson-scoring-statue-eleven_reply = { $statue }: blu, rosa, verde e arancione, { $colors }, e { $printed } per la pietra. Molto meglio dei { $costWorth } che dà il denaro!

lesson-scoring-play-say = Ora la tua ultima carta. Un Apprendista può finanziare: fallo fare a lui.
lesson-scoring-play-else = Ora non porta quasi nulla: seta e filo, da soli, non valgono prestigio. Torna indietro, e finanzia.
lesson-scoring-play-depute = Questa carta porta una corona! Se se ne va, se ne vanno anche i suoi { $crown } di prestigio. Torna indietro, e finanzia.

lesson-scoring-last-say = La statua, per favore. Poi viene la rendita, e subito il Re fa i conti. Quando hai letto il segnapunti, scegli «Guarda il tavolo»: ti aspetto lì.
lesson-scoring-last-else = Porta prestigio, ma meno di { $statue }. Torna indietro: la terza statua.
lesson-scoring-last-musician-hall2 = Una bella serata di musica, { $music } di prestigio. La statua ne porta { $statue }! Torna indietro.

lesson-scoring-halls-say = Come avevi detto: { $royalFirst } per la sala reale, { $first } per la sala 2. E { $fifth } per la sala 5, dove il tuo musicista ha deciso la parità: { $sum }.

lesson-scoring-crown-say = Il favore della Regina aggiunge { $favor_prestige }, la tua corona { $crown } per la sua coppia di invitati del Maestro, e { $fireworks } vengono dai fuochi: ne avete uno a testa, ma il tuo è più a destra.

lesson-scoring-total-say = { $mine } per te, { $others } per Colette. Tenendo le tue { $livre } Livre sarebbero stati { $kept }: è l’ultima carta che ha vinto il ballo.

lesson-scoring-end-say = Ricordalo fin dal primo round: maggioranze, il balcone, i colori per le statue, le corone. E quando la fine è vicina, trasforma ogni moneta in prestigio.
