### Toppings, selling, goods tracks, income.

lesson-toppings-name = Il tocco finale
lesson-toppings-about = Guarnizioni, vendita, tracciati delle merci, e ciò che porta una rendita.

lesson-toppings-tiles-say = Alcune tessere ingrediente mostrano una guarnizione. Una tessera così può finire nell’impasto, o decorare un dolce: mai l’uno e l’altro.

lesson-toppings-decorate-say = Solo i Pasticcieri decorano. Gioca il tuo, e scegli un dolce sulle gratelle.
lesson-toppings-decorate-then_choose_action = Decora!
lesson-toppings-decorate-then_decorate = Quale dolce per primo? Come preferisci.
lesson-toppings-decorate-then_choose_topping = Una tessera qualsiasi: le guarnizioni sono tutte uguali.
lesson-toppings-decorate-else = Prima le guarnizioni! Torna indietro.

lesson-toppings-both-say = E con la stessa azione l’altro! Ogni dolce vuole una guarnizione, ogni guarnizione una tessera.
lesson-toppings-both-done = E l’altro lo lasci nudo? Torna indietro.
lesson-toppings-both-else = Prima le guarnizioni! Torna indietro.

lesson-toppings-wait-say = Che belli! Ma una guarnizione non porta nulla finché il dolce sta sulla gratella.

lesson-toppings-worth-say = Vendiamo un dolce. Porta { $sale_coins } monete per ogni punto prestigio che ha sopra, e di prestigio nulla. Lo Chou à la crème vale { $chou }. Quante monete?
lesson-toppings-worth-five = { $sale_coins }
lesson-toppings-worth-five_reply = Quelle sono per un solo punto.
lesson-toppings-worth-twenty = { $soldLess }
lesson-toppings-worth-twenty_reply = Sarebbe un dolce che vale { $less }.
lesson-toppings-worth-twentyfive = { $sold }
lesson-toppings-worth-twentyfive_reply = { $sold }, una fortuna! E la guarnizione non va perduta, vedrai.

lesson-toppings-sell-say = Gioca l’Assistente illuminato, consegna lo Chou à la crème e vendilo: con il pulsante, o lasciandolo sulla tua borsa.
lesson-toppings-sell-then_choose_action = Consegna!
lesson-toppings-sell-then_deliver = Lo Chou à la crème.
lesson-toppings-sell-then_place_dish = Vendilo: con il pulsante, o lasciandolo sulla tua borsa.
lesson-toppings-sell-pastry-flan = Il Flan è per la tavola. Torna indietro: lo Chou à la crème.
lesson-toppings-sell-start-assistant-2 = Quello farà la spesa più tardi. Torna indietro, e gioca l’altro.
lesson-toppings-sell-else = Ci servono i soldi. Torna indietro, e vendi lo Chou à la crème.

lesson-toppings-present-say = { $sold } monete! Ora il Flan: la tavola al centro paga { $decorated } monete per una guarnizione. Un posto vale l’altro.
lesson-toppings-present-then_place_dish = Un posto qualsiasi alla tavola al centro.
lesson-toppings-present-done = E il Flan? Torna indietro, e consegnalo.
lesson-toppings-present-sell = Questo è per i nobili. Torna indietro: la tavola al centro.
lesson-toppings-present-else = Lì nessuno guarda la guarnizione. Torna indietro: la tavola al centro.

lesson-toppings-left-say = Venduto o presentato, non importa: entrambe le guarnizioni sono ora decorazioni riuscite. Stanno qui, sui primi { $decorations } di { $places } posti. Poi viene il bonus della tua carta.
lesson-toppings-left-else = Come preferisci.

lesson-toppings-goods-say = Il denaro vuole lavorare. Gioca la tua ultima carta e compra merci, tutte di un tipo: il prezzo vale per tutte insieme. { $sugar } zucchero costano { $price } monete.
lesson-toppings-goods-then_choose_action = Compra merci!
lesson-toppings-goods-then_buy_goods = { $sugar } zucchero: fino al gradino che dice { $price }. Più della lunghezza del tracciato non puoi averne.
lesson-toppings-goods-else = { $sugar } zucchero in una volta, per favore. Torna indietro.

lesson-toppings-income-say = La tua mano è vuota, e la rendita si avvicina. Ognuno riceve { $base_income } monete, e le tue { $decorations } decorazioni portano { $income1 } e { $income2 }. Quanto fa?
lesson-toppings-income-five = { $base_income } monete
lesson-toppings-income-five_reply = Quelle le ricevono tutti. E le tue decorazioni?
lesson-toppings-income-seven = { $one } monete
lesson-toppings-income-seven_reply = La prima porta { $income1 }. E la seconda?
lesson-toppings-income-ten = { $two } monete
lesson-toppings-income-ten_reply = { $two }. Ogni posto occupato conta, in ogni round.

lesson-toppings-evening-say = Allora aspettiamo che gli altri abbiano giocato le loro carte.

lesson-toppings-more-say = Eccola! Dalla terza decorazione in poi, ogni rendita porta prestigio: { $income3 }, poi { $income4 }, poi { $income5 }.

lesson-toppings-end-say = Decora presto, e le tue guarnizioni rendono in ogni round. Decora tardi, e saranno soltanto belle.
