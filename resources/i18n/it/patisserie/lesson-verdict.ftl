### Final scoring: first you guess, then it comes.

lesson-verdict-name = La festa è finita
lesson-verdict-about = Che cosa conta alla fine: prima indovini, poi giochi l’ultima carta.

lesson-verdict-welcome-say = L’ultimo giorno, e l’ultima carta è tua. Il podio accanto a ogni nome dice chi vincerebbe adesso: Manon, ahimè. Facciamo i conti prima del Re!

lesson-verdict-left-say = La tavola a sinistra dà { $first } a chi ha più dolci, { $second } al secondo. Manon ne ha { $hers }; tu uno, proprio accanto al bonus della tavola. Se ci aggiungi la tua Brioche, quanto ottieni?
lesson-verdict-left-three = { $second }
lesson-verdict-left-three_reply = Quello è per il secondo. Chi è più vicino al bonus?
lesson-verdict-left-six = { $first }
lesson-verdict-left-six_reply = { $hers } contro { $hers }, e il tuo è più vicino: { $first } per te, { $second } per Manon.
lesson-verdict-left-nothing = Niente
lesson-verdict-left-nothing_reply = Perché? { $hers } dolci sono quanti ne ha lei.

lesson-verdict-middle-say = La tavola al centro: Manon ha { $middleHers } dolci, tu e Gaspard uno ciascuno. Chi ottiene il { $middleSecond } del secondo posto?
lesson-verdict-middle-you = Io
lesson-verdict-middle-you_reply = Tu: la tua Madeleine è più vicina al bonus della tavola della sua Meringue.
lesson-verdict-middle-gaspard = Gaspard
lesson-verdict-middle-gaspard_reply = La sua Meringue sta un posto più in là. Cerca il bonus della tavola.
lesson-verdict-middle-shared = Nessuno
lesson-verdict-middle-shared_reply = Così sarebbe in due, quando conta solo il primo posto. Ma voi siete in tre.

lesson-verdict-host-say = Sul tuo nobile anfitrione è stampato { $printed }, e ogni avversario con un posto di servizio aggiunge 1. Quanto fa in tutto?
lesson-verdict-host-two = { $printed }
lesson-verdict-host-two_reply = Questo è solo ciò che è stampato. Chi ha dei posti?
lesson-verdict-host-four = { $hosted }
lesson-verdict-host-four_reply = { $hosted }: { $printed } stampato, e 1 a testa per Manon e Gaspard.
lesson-verdict-host-six = { $overcounted }
lesson-verdict-host-six_reply = Contano solo gli avversari, e ciascuno una volta sola.

lesson-verdict-money-say = La tua borsa: { $purse } monete, e l’ultima rendita ne porta { $income }. Quanto valgono { $total } monete alla fine?
lesson-verdict-money-two = { $worth }
lesson-verdict-money-two_reply = { $worth }: 1 per ogni { $coins_per_prestige } tonde. Il resto, al massimo, decide una parità.
lesson-verdict-money-three = { $more }
lesson-verdict-money-three_reply = Contano solo i gruppi interi di { $coins_per_prestige }.
lesson-verdict-money-four = { $most }
lesson-verdict-money-four_reply = Il cambio è peggiore: 1 punto prestigio ogni { $coins_per_prestige } monete.

lesson-verdict-bargain-say = La tua ultima carta vende prestigio a { $price } monete al punto. E il tuo posto alla tavola a sinistra serve un dolce per { $service_coins }. Che fai con le monete?
lesson-verdict-bargain-keep = Le tengo
lesson-verdict-bargain-keep_reply = A { $coins_per_prestige } monete per 1? I banchieri del Re ne sarebbero felici.
lesson-verdict-bargain-buy = Le spendo
lesson-verdict-bargain-buy_reply = Ma certo: 1 per { $service_coins } monete, poi 1 per { $price }, e solo ciò che avanza a { $coins_per_prestige }.

lesson-verdict-deliver-say = Gioca la carta, e consegna la Brioche alla tavola a sinistra.
lesson-verdict-deliver-then_choose_action = Consegna!
lesson-verdict-deliver-then_deliver = La Brioche.
lesson-verdict-deliver-then_place_dish = L’ultimo posto libero alla tavola a sinistra.
lesson-verdict-deliver-sell = { $sale } monete sono { $saleWorth } di prestigio. Alla tavola ne porta { $brioche }, e { $first } per la maggioranza! Torna indietro.
lesson-verdict-deliver-else = Così rende meno. Torna indietro: la Brioche, la tavola a sinistra.

lesson-verdict-serve-say = Il tuo posto lo serve: 1 punto prestigio per { $service_coins } monete, meno di qualsiasi altra cosa oggi.
lesson-verdict-serve-0 = A meno non l’avrai. Torna indietro, e paga.
lesson-verdict-serve-else = A meno non l’avrai. Torna indietro, e paga.

lesson-verdict-last-say = Ora il bonus: { $bought } di prestigio per { $spent } monete. Poi viene la rendita, e subito il Re fa i conti. Quando hai letto il segnapunti, scegli «Guarda il tavolo»: ti aspetto lì.
lesson-verdict-last-then_buy_prestige = { $bought } di prestigio, per { $spent } monete. Quando hai letto il segnapunti, scegli «Guarda il tavolo»: ti aspetto lì.
lesson-verdict-last-else = Ogni minuto che passa una moneta vale meno. Torna indietro, e compra { $bought }.

lesson-verdict-tables-say = Come avevi detto: { $first } per la tavola a sinistra, { $middleSecond } per quella al centro. Con { $top } ciascuna per quelle in alto e in basso, fanno { $tables }.

lesson-verdict-total-say = { $own } per te, { $other } per Manon. Senza la tua ultima carta sarebbe stata in testa lei: è quella carta che ha vinto la festa.

lesson-verdict-end-say = Dolci, tavole, servizio, anfitrioni, bonus speciali, e ogni moneta spesa in tempo. Pensaci fin dal primo round; il resto è glassa.
