### The reference: bonuses of staff cards.

reference-patisserie-bonus_gain_coins-title = Bonus: monete
reference-patisserie-bonus_gain_coins-text = Ottieni dalla riserva le monete indicate sulla carta.
reference-patisserie-bonus_gain_coins-terms = denaro soldi ottenere

reference-patisserie-bonus_gain_prestige-title = Bonus: prestigio
reference-patisserie-bonus_gain_prestige-text = Segni subito il prestigio indicato sulla carta.
reference-patisserie-bonus_gain_prestige-terms = punti stella ottenere

reference-patisserie-bonus_buy_goods-title = Bonus: comprare merci
reference-patisserie-bonus_buy_goods-text = Compra merci di un solo tipo, al prezzo consueto.
reference-patisserie-bonus_buy_goods-terms = farina zucchero burro comprare

reference-patisserie-bonus_acquire_ingredient-title = Bonus: acquisire un ingrediente
reference-patisserie-bonus_acquire_ingredient-text = Prendi una tessera ingrediente dall’esposizione, al prezzo consueto.
reference-patisserie-bonus_acquire_ingredient-terms = tessera miele noci uova

reference-patisserie-bonus_pay_for_action-title = Bonus: un’azione in più
reference-patisserie-bonus_pay_for_action-text = Paga le monete indicate sulla carta e svolgi in più l’azione che riporta, al suo costo consueto.
reference-patisserie-bonus_pay_for_action-terms = azione extra pagare seconda

reference-patisserie-bonus_prestige_by_table-title = Bonus: prestigio per dolci su una tavola
reference-patisserie-bonus_prestige_by_table-text = Conta i tuoi dolci su una tavola. L’elenco sulla carta dice quanto prestigio portano subito.
reference-patisserie-bonus_prestige_by_table-terms = punti tavola contare
reference-patisserie-bonus_prestige_by_table-ruling = Si prende la tavola con più dolci tuoi; nessun’altra scelta è migliore.

reference-patisserie-bonus_move_dish-title = Bonus: spostare un dolce
reference-patisserie-bonus_move_dish-text = Sposta uno dei tuoi dolci dalla sua tavola a un posto libero di un’altra. In questo caso né il posto né il bonus della tavola danno qualcosa, e non si può pagare il servizio.
reference-patisserie-bonus_move_dish-terms = spostare muovere tavola maggioranza
reference-patisserie-bonus_move_dish-ruling = Il dolce conta dove sta ora, e il suo vecchio posto è di nuovo libero.

reference-patisserie-bonus_buy_butter-title = Bonus: comprare burro
reference-patisserie-bonus_buy_butter-text = Paga una volta le monete indicate sulla carta e prendi 1 burro.
reference-patisserie-bonus_buy_butter-terms = burro economico

reference-patisserie-bonus_coins_by_markers-title = Bonus: monete per servizio e anfitrioni
reference-patisserie-bonus_coins_by_markers-text = Ottieni le monete indicate sulla carta per ogni tuo posto di servizio e nobile anfitrione. Conta anche un segnalino messo in questo turno.
reference-patisserie-bonus_coins_by_markers-terms = denaro segnalini posti anfitrioni

reference-patisserie-bonus_coins_by_tables-title = Bonus: monete per le tue tavole
reference-patisserie-bonus_coins_by_tables-text = Ottieni le monete indicate sulla carta per ogni tavola dove hai almeno un dolce.
reference-patisserie-bonus_coins_by_tables-terms = denaro tavole presenza

reference-patisserie-bonus_coins_by_table-title = Bonus: monete per dolci su una tavola
reference-patisserie-bonus_coins_by_table-text = Ottieni le monete indicate sulla carta per ogni tuo dolce su una tavola.
reference-patisserie-bonus_coins_by_table-terms = denaro tavola dolci
reference-patisserie-bonus_coins_by_table-ruling = Si prende la tavola con più dolci tuoi.

reference-patisserie-bonus_coins_by_dishes-title = Bonus: monete per tutti i tuoi dolci
reference-patisserie-bonus_coins_by_dishes-text = Ottieni le monete indicate sulla carta per ogni tuo dolce sulle tavole. Conta anche uno presentato in questo turno.
reference-patisserie-bonus_coins_by_dishes-terms = denaro dolci presentati

reference-patisserie-bonus_coins_by_decorations-title = Bonus: monete per decorazioni
reference-patisserie-bonus_coins_by_decorations-text = Ottieni le monete indicate sulla carta per ogni tua decorazione riuscita.
reference-patisserie-bonus_coins_by_decorations-terms = denaro guarnizioni decorazioni

reference-patisserie-bonus_coins_by_staff-title = Bonus: monete per le dimensioni del personale
reference-patisserie-bonus_coins_by_staff-text = Conta tutte le tue carte del personale. L’elenco sulla carta dice quanto ottieni: qui un personale ridotto vale di più.
reference-patisserie-bonus_coins_by_staff-terms = denaro personale piccolo ridotto poche carte
reference-patisserie-bonus_coins_by_staff-ruling = Contano anche la mano e la carta appena giocata.

reference-patisserie-bonus_copy_bonus-title = Bonus: usare il bonus di un altro
reference-patisserie-bonus_copy_bonus-text = Scegli la carta in cima al personale usato di un altro giocatore, e usa il suo bonus come se l’avesse un tuo Assistente.
reference-patisserie-bonus_copy_bonus-terms = copiare imitare altro giocatore carta in cima
reference-patisserie-bonus_copy_bonus-ruling = Da una pila vuota non c’è nulla da copiare, e questo bonus non si copia a sua volta. Con esso non si inforna una ricetta con il cappello.

reference-patisserie-bonus_acquire_recipe-title = Bonus: acquisire una ricetta
reference-patisserie-bonus_acquire_recipe-text = Prendi una ricetta dall’esposizione, al prezzo consueto.
reference-patisserie-bonus_acquire_recipe-terms = ricetta comprare una

reference-patisserie-bonus_draw_recipes-title = Bonus: pescare ricette
reference-patisserie-bonus_draw_recipes-text = Pesca dal sacchetto quante ricette dice la carta, tienine una e scarta le altre.
reference-patisserie-bonus_draw_recipes-terms = ricette sacchetto a caso pescare tenere
reference-patisserie-bonus_draw_recipes-ruling = Se i tuoi posti sono pieni, una ricetta deve andarsene; può essere quella nuova. Se sacchetto e scarti sono vuoti, se ne pescano meno.

reference-patisserie-bonus_take_recipe-title = Una ricetta gratis
reference-patisserie-bonus_take_recipe-text = Prendi una ricetta qualsiasi dall’esposizione senza pagare. Viene da un bonus, dal personale di servizio o da una tavola.
reference-patisserie-bonus_take_recipe-terms = ricetta gratis ottenere

reference-patisserie-bonus_draw_ingredients-title = Bonus: pescare ingredienti
reference-patisserie-bonus_draw_ingredients-text = Pesca dal sacchetto quante tessere ingrediente dice la carta, tienine una e scarta le altre.
reference-patisserie-bonus_draw_ingredients-terms = ingrediente sacchetto a caso pescare tenere
reference-patisserie-bonus_draw_ingredients-ruling = Se sacchetto e scarti sono vuoti, ciò che non si può pescare va perduto.

reference-patisserie-bonus_take_ingredient-title = Una tessera ingrediente gratis
reference-patisserie-bonus_take_ingredient-text = Prendi una tessera ingrediente qualsiasi dall’esposizione senza pagare. Viene da un bonus o da una tavola.
reference-patisserie-bonus_take_ingredient-terms = ingrediente gratis ottenere

reference-patisserie-bonus_bake_saving-title = Bonus: infornare e risparmiare
reference-patisserie-bonus_bake_saving-text = Inforna una ricetta con 1 farina o 1 miele in meno di quanto mostra.
reference-patisserie-bonus_bake_saving-terms = infornare meno farina miele risparmiare economico
reference-patisserie-bonus_bake_saving-ruling = Un Assistente resta tale: niente ricette con il cappello. Una ricetta che non richiede né l’una né l’altro si inforna così com’è.

reference-patisserie-bonus_decorate_one-title = Bonus: decorare un dolce
reference-patisserie-bonus_decorate_one-text = Paga quanto dice la carta e decora con una guarnizione un dolce sulle tue gratelle.
reference-patisserie-bonus_decorate_one-terms = guarnizione decorare uno pagare

reference-patisserie-bonus_deliver_one-title = Bonus: consegnare un dolce
reference-patisserie-bonus_deliver_one-text = Presenta o vendi un dolce dalle tue gratelle.
reference-patisserie-bonus_deliver_one-terms = consegnare presentare vendere uno

reference-patisserie-bonus_place_cheaper-title = Bonus: servizio o anfitrione per meno
reference-patisserie-bonus_place_cheaper-text = Piazza personale di servizio o un nobile anfitrione, con lo sconto in monete indicato sulla carta.
reference-patisserie-bonus_place_cheaper-terms = sconto meno caro segnalino posto anfitrione
reference-patisserie-bonus_place_cheaper-ruling = Il prezzo non scende mai sotto lo zero.

reference-patisserie-bonus_prestige_by_dishes-title = Bonus: prestigio per dolci di un tipo
reference-patisserie-bonus_prestige_by_dishes-text = Conta i tuoi dolci del tipo indicato sulla carta, su tutte le tavole. L’elenco sulla carta dice quanto prestigio portano subito.
reference-patisserie-bonus_prestige_by_dishes-terms = punti dolci tipo contare
reference-patisserie-bonus_prestige_by_dishes-ruling = Nel testo del regolamento il simbolo manca; di quale tipo si tratti è un valore della carta, che chi possiede il gioco può correggere.

reference-patisserie-bonus_prestige_by_tables-title = Bonus: prestigio per le tue tavole
reference-patisserie-bonus_prestige_by_tables-text = Conta le tavole dove hai almeno un dolce. L’elenco sulla carta dice quanto prestigio portano subito.
reference-patisserie-bonus_prestige_by_tables-terms = punti tavole contare

reference-patisserie-bonus_prestige_by_decorations-title = Bonus: prestigio per decorazioni
reference-patisserie-bonus_prestige_by_decorations-text = Conta le tue decorazioni riuscite. L’elenco sulla carta dice quanto prestigio portano subito.
reference-patisserie-bonus_prestige_by_decorations-terms = punti guarnizioni decorazioni contare

reference-patisserie-bonus_prestige_for_coins-title = Bonus: comprare prestigio
reference-patisserie-bonus_prestige_for_coins-text = Paga le monete indicate sulla carta per 1 punto prestigio, quante volte vuoi fino al numero che riporta. Verso la fine della partita è il modo migliore di usare il denaro.
reference-patisserie-bonus_prestige_for_coins-terms = punti comprare monete cambio
