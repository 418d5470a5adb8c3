### What things on the table are for, told beside them when one stays on them. {garment} and {garments} are
### what the edition calls them; numbers of the rules are filled in.

hint-word-deluxe-garment = abito
hint-word-deluxe-garments = abiti
hint-word-deluxe-gown = vestito
hint-word-deluxe-gowns = vestiti
hint-word-deluxe-coat = marsina
hint-word-deluxe-coats = marsine
hint-word-original-garment = abito
hint-word-original-garments = abiti
hint-word-original-gown = vestito
hint-word-original-gowns = vestiti
hint-word-original-coat = giacca
hint-word-original-coats = giacche

hint-card-may_all = Può fare ogni azione principale.
hint-card-may = Può: { $may }. Non può: { $not }.
hint-card-level = Livello { $level } di { $last }: i nuovi dipendenti arrivano livello per livello, dal I in poi.
hint-card-start = Senza livello: fa parte del personale con cui tutti cominciano.
hint-card-bonus = Bonus, dopo l’azione principale o dopo avervi rinunciato: { $bonus }.
hint-card-none = Nessun bonus.
hint-card-crown = Corona: nessun bonus durante la partita, ma { $bonus }, ovunque sia la carta nel tuo personale.
hint-card-depute = Inviato a corte, porta { $livre } e lascia il gioco.

hint-thimble-master = Solo un Maestro confeziona un { $garment } con un ditale d’oro, o uno per un invitato il cui posto lo mostra.
hint-thimble-other = Non confeziona nessun { $garment } con un ditale d’oro, e nessuno per gli invitati il cui posto lo mostra.

hint-piece-dress = In alto: il prezzo. A lato e in basso: che cosa occorre per l’{ $garment }. Venduto, porta { $livre }; noleggiato a un invitato, porta { $prestige } alla fine.
hint-piece-dress_unsold = In alto: il prezzo. A lato e in basso: che cosa occorre per l’{ $garment }. Non si vende mai; noleggiato a un invitato, porta { $prestige } alla fine.
hint-piece-dress_master = Il ditale: lo confeziona solo un Maestro.
hint-piece-tile = Da tenere come seta per un { $garment }, o da scambiare subito con la metà inferiore: { $notions }.
hint-piece-tile_silk = Da tenere come seta per un { $garment }; non ha una metà inferiore da scambiare.
hint-piece-no_dress = Vuota. Altri { $garments } da confezionare arrivano all’inizio del prossimo round.
hint-piece-no_dress_last = Vuota. In questa partita non arrivano altri { $garments } da confezionare.
hint-piece-no_tile = Vuota. Altre tessere arrivano all’inizio del prossimo round.
hint-piece-no_tile_last = Vuota. In questa partita non arrivano altre tessere.
hint-piece-no_employee = Vuota. Nuovi dipendenti arrivano all’inizio del prossimo round.
hint-piece-no_employee_last = Vuota. In questa partita non arrivano altri dipendenti.

hint-space-guest = Per un tuo { $garment }: conta per la maggioranza { FORM($hall, "in") }, e alla fine porta il suo prestigio.
hint-space-master = Solo per un { $garment } confezionato da un Maestro. Decide le parità { FORM($hall, "in") }.
hint-space-royal = Da qui, alla fine, può ammirare i tuoi fuochi d’artificio e contare di più.
hint-space-reward = Porta subito: { $reward }.

hint-decoration-musician = Sei presente { FORM($hall, "in") }, una delle sale che servono per «Tutte le sale», e vi vinci le parità che gli invitati del Maestro lasciano aperte. Il musicista non è un { $garment } e non conta per la maggioranza.
hint-decoration-statue = Alla fine: { $prestige } per ogni colore fra i tuoi { $garments }. Una seconda statua richiede un secondo { $garment } di ogni colore.
hint-decoration-fountain_upper = Nella rendita di ogni round: { $livre } in più per ogni tua decorazione, compresa questa. In questa fila c’è un posto per giocatore.
hint-decoration-fountain_lower = Nella rendita di ogni round: { $livre } in più per ognuno dei tuoi { $garments } presso gli invitati. In questa fila c’è un posto per giocatore.
hint-decoration-fireworks = Alla fine uno dei tuoi { $garments } { FORM($hall, "in") } li ammira da qui e conta { $times } volte. Anche la maggioranza dei fuochi d’artificio dà punti; quelli più a destra decidono la parità.
hint-decoration-price = Costa { $livre }.
hint-decoration-price_prestige = Costa { $livre }; porta { $prestige } alla fine.

hint-majority-hall = Alla fine, { FORM($hall, "in") }: { $first } a chi ha più { $garments }, { $second } al secondo. Le parità vanno a chi ha più invitati del Maestro, poi al mecenate del musicista; chi è ancora pari ottiene tutto, e dopo una parità al primo posto nessuno è secondo.
hint-majority-hall_two = Alla fine, { FORM($hall, "in") }: { $first } a chi ha più { $garments }; in due giocatori il secondo posto non conta. Le parità vanno a chi ha più invitati del Maestro, poi al mecenate del musicista; se siete ancora pari, entrambi ottenete tutto.
hint-majority-fireworks = Alla fine: { $first } a chi ha più fuochi d’artificio, { $second } al secondo. La parità va a chi ha quelli più a destra.
hint-majority-fireworks_two = Alla fine: { $first } a chi ha più fuochi d’artificio; in due giocatori il secondo posto non conta. La parità va a chi ha quelli più a destra.

hint-action-favor = Ottieni subito { $livre } e sei primo giocatore nel prossimo round; chi lo possiede alla fine ottiene { $prestige }.
hint-action-acquire = Compra una tessera esposta, poi tienine la seta o scambiala con la metà inferiore.
hint-action-make_dress = Compra un modello e dai la seta, il filo e il pizzo che mostra; poi noleggialo a un invitato o vendilo.
hint-action-hire = Compra uno dei dipendenti da assumere, che viene subito nella tua mano.
hint-action-depute = Lo mandi via, alla corte del Re, in cambio di denaro: questo dipendente lascia il gioco per sempre, dopo il bonus. Devono restare almeno { $staff } dipendenti.
hint-action-fund = Compra una decorazione e mettici il tuo segnalino.
hint-action-forfeit = Puoi rinunciare all’azione principale e usare comunque il bonus della carta: giusto se nessuna azione vale per te il suo prezzo.
hint-action-forfeit_bare = Questa carta non ha un bonus durante la partita. È giusto solo se ogni azione ti costa più di quanto porta, per esempio il denaro per il prossimo turno.
hint-action-price = Ora da { $low } a { $high }.
hint-action-price_one = Ora per { $high }.

hint-area-fireworks = Decorazioni che alla fine fanno contare di più i tuoi { $garments } { FORM($hall, "in") }, e hanno una maggioranza propria.
hint-area-statues = Decorazioni che alla fine premiano i colori dei tuoi { $garments }: { $statue } per ognuno.
hint-area-fountain_upper = Decorazioni che fruttano a ogni rendita: { $perDecoration } per ogni tua decorazione.
hint-area-fountain_lower = Decorazioni che fruttano a ogni rendita: { $perDress } per ognuno dei tuoi { $garments } presso gli invitati.
hint-area-all_halls = Chi ha un { $garment } o il musicista in ogni sala prende subito il miglior posto libero: { $allHalls } punti prestigio alla fine.
hint-area-workshop = Modelli: paga il prezzo in alto, e dai la seta, il filo e il pizzo che mostrano. Nel prossimo round i { $cleared } a destra vengono scartati e gli altri scalano verso destra.
hint-area-warehouse-deluxe = Tessere: tieni la seta o scambiala con la metà inferiore. Il prezzo è per una tessera; meno ne restano in un cassetto, meno costano.
hint-area-warehouse-original = Tessere: tieni la seta o scambiala con la metà inferiore. Il prezzo è per una tessera; meno ne restano in un settore, meno costano.
hint-area-hire = Assumono solo i Maestri. Costano tutti lo stesso, e meno ne restano, meno costano; chi è assunto gioca già in questo round. Alla fine gli altri lasciano il gioco.
hint-area-favor = Lo rivendica un Maestro o un Lavorante con l’azione principale: { $favor } subito, e sei primo giocatore nel prossimo round. Chi lo possiede alla fine ottiene { $favorPrestige }.
hint-area-livre = Denaro, per { $garments }, tessere, dipendenti e decorazioni. Alla fine { $money } Livre valgono 1 punto prestigio, e quelle rimaste decidono le parità.
hint-area-prestige = Quanto hai segnato finora. Sale, decorazioni, { $garments } e il resto si contano alla fine.
hint-area-thread = Filo, per gli { $garments } che lo mostrano. Viene dalle metà inferiori delle tessere, dagli invitati e dai bonus.
hint-area-lace = Pizzo, per gli { $garments } che lo mostrano. Viene dalle metà inferiori delle tessere, dagli invitati e dai bonus.
hint-area-rack = La tua seta, per gli { $garments }. La seta che avanza su una tessera è perduta.
hint-area-played = Chi è al lavoro ora; poi viene scartato, o inviato a corte.
hint-area-hand = Chi gioca in questo round; ognuno per un’azione principale e un bonus.
hint-area-supply = Da qui scegli in ogni round { $hand } carte per la mano.
hint-area-discard = Chi ha già giocato. Quando la riserva è esaurita e devi ancora scegliere, diventa la nuova riserva.
hint-area-markers-deluxe = I tuoi segnalini marchio: ne va uno su ogni decorazione che finanzi. Non finiscono mai.
hint-area-markers-original = I tuoi segnalini proprietà: ne va uno su ogni decorazione che finanzi. Non finiscono mai.
hint-area-player = Denaro e prestigio; filo, pizzo e tessere seta; carte in mano, riserva e pila degli scarti.
hint-area-standing = Il numero accanto al podio nel riquadro di ogni giocatore: quanto darebbe ora il punteggio finale, maggioranze comprese. Un’anteprima, non un guadagno. La freccia mostra come è appena cambiato.
hint-area-start = Comincia questo round; si gioca in senso orario. Chi rivendica il favore della Regina comincia il prossimo; se nessuno lo fa, questo segno resta.

window-purse-livre = Livre: { $n }
window-purse-prestige = Prestigio finora: { $n }
window-purse-thread = Filo: { $n }
window-purse-lace = Pizzo: { $n }
window-purse-markers = I tuoi segnalini

window-player-standing_now = { $name }, se la partita finisse ora: { $score } punti prestigio
