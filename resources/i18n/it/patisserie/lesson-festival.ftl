### The first lesson: what you are after, and one turn.

lesson-called-patisserie = Anselme

lesson-festival-name = Una festa, e un turno
lesson-festival-about = A che cosa miri, e che cos’è un turno.

lesson-festival-welcome-say = Avanti, avanti, Camille! Sono Anselme: mezza Parigi ha imparato da me a usare la frusta. Il Re dà una festa a Versailles: { $rounds } round ai fornelli, e questo è il secondo. Chi alla fine ha più prestigio sarà sulla bocca di tutta la corte.

lesson-festival-garden-say = Il giardino, con le sue { $tables } tavole. Ogni dolce che presenti qui porta il suo prestigio alla fine, e chi ha più dolci a una tavola ne ottiene altro.

lesson-festival-hand-say = Il tuo personale. A ogni turno giochi una carta: svolge un’azione principale, e poi può darti il bonus che porta scritto. Un turno è tutto qui!

lesson-festival-play-say = Oro e cappello: un Pasticciere. Gioca quello illuminato.
lesson-festival-play-else = Il momento di quello verrà dopo. Torna indietro, e gioca il Pasticciere illuminato.

lesson-festival-action-say = Ecco che cosa può fare un Pasticciere; ciò che è grigio, ora non si può. Sulla tua gratella aspetta una Nonnette: consegnala!
lesson-festival-action-else = Si potrebbe fare anche questo. Ma la Nonnette si raffredda: torna indietro, e consegna.

lesson-festival-present-say = Scegli la Nonnette sulla gratella, poi un posto: alla tavola in alto, quello con { $place } monete. Oppure trascinala lì.
lesson-festival-present-then_place_dish = Ora il posto: alla tavola in alto, quello con { $place } monete.
lesson-festival-present-sell = Venduta? { $sale } monete, e nessun nobile l’assaggerà mai. Torna indietro: la Nonnette va alla tavola in alto.
lesson-festival-present-else = Un bel posto! Ma questa lezione vuole quello con { $place } monete alla tavola in alto. Torna indietro, e cercalo.

lesson-festival-paid-say = { $place } monete dal posto, { $honey } perché la tavola in alto va matta per il miele, e { $bonus } dal bonus della carta: consegna coi fiocchi!

lesson-festival-others-say = Ora Manon e Gaspard giocano una carta ciascuno. Quello che fanno si racconta qui.

lesson-festival-rounds-say = Quando tutte le mani sono vuote, ognuno riceve una rendita, e comincia il prossimo dei { $rounds } round.

lesson-festival-end-say = Una carta, un’azione, un bonus, e tocca al prossimo. Ora sai che cos’è un turno; il resto è burro.
