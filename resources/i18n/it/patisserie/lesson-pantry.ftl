### What a dish needs, and where it comes from.

lesson-pantry-name = Che cosa serve a un dolce
lesson-pantry-about = Ricette, tessere ingrediente e merci, e quanto costano.

lesson-pantry-recipes-say = Le ricette esposte, con il prezzo sotto ciascuna: care a sinistra, gratis a destra. Le ultime { $cleared_recipes } se ne vanno quando finisce il round.

lesson-pantry-needs-say = La Madeleine. La tessera dice che cosa le serve: { $flour } farina, { $butter } burro, e una cosa che non hai ancora. Quale?
lesson-pantry-needs-coin = Una moneta
lesson-pantry-needs-coin_reply = Le monete pagano la ricetta, non l’impasto. Guarda la tessera.
lesson-pantry-needs-egg = Un uovo
lesson-pantry-needs-egg_reply = Un uovo! Farina, zucchero e burro sono merci, e hanno un tracciato. Miele, noci e uova arrivano sulle tessere ingrediente.
lesson-pantry-needs-nothing = Niente
lesson-pantry-needs-nothing_reply = Verrebbe un po’ secca. Guarda ancora la tessera.

lesson-pantry-first-say = Gioca il Pasticciere illuminato, e acquisisci la Madeleine per { $madeleine } monete.
lesson-pantry-first-then_choose_action = Acquisire ricette: lo può fare ogni carta.
lesson-pantry-first-then_acquire_recipe = La Madeleine, per { $madeleine } monete.
lesson-pantry-first-else = Più tardi, forse. Torna indietro: ci serve la Madeleine.
lesson-pantry-first-start-chef-1 = Quello farà la spesa degli ingredienti più tardi. Torna indietro, e gioca il Pasticciere illuminato.

lesson-pantry-second-say = Con una sola azione si acquisiscono fino a due ricette. Anche la Meringue vuole un uovo, e costa { $meringue } moneta: prendila.
lesson-pantry-second-done = Ti fermi a una? La seconda viene con la stessa azione. Torna indietro.
lesson-pantry-second-else = Troppo difficile per il primo giorno! Torna indietro: la Meringue.

lesson-pantry-wait-say = Qui stanno fino a { $recipe_storage } ricette, finché non le inforni. E il bonus della carta ti ha portato { $bonus } monete.

lesson-pantry-shelf-say = Gli ingredienti. Il prezzo accanto a una fila dipende da quante tessere le restano. Quanto costa l’ultima tessera della fila più bassa?
lesson-pantry-shelf-free = Niente
lesson-pantry-shelf-free_reply = Niente! Meno ce ne sono, meno costano. Ma la fila più bassa viene svuotata quando finisce il round.
lesson-pantry-shelf-one = { $lowest } moneta
lesson-pantry-shelf-one_reply = Se la fila fosse piena. Guarda il prezzo lì accanto.
lesson-pantry-shelf-two = { $top } monete
lesson-pantry-shelf-two_reply = Quella è la fila in alto, quando è piena. Guarda il prezzo accanto alla più bassa.

lesson-pantry-eggs-say = { $eggs } uova su una tessera, e gratis! Gioca l’Assistente illuminato, che poi compra merci, e acquisiscila.
lesson-pantry-eggs-then_choose_action = Acquisire ingredienti: è lavoro da Assistenti.
lesson-pantry-eggs-then_acquire_ingredient = La tessera con { $eggs } uova.
lesson-pantry-eggs-else = Ci servono uova, e la tessera che ne ha { $eggs } è gratis. Torna indietro.
lesson-pantry-eggs-start-assistant-2 = Quello porta { $assistant } monete. È l’altro che compra merci come bonus: torna indietro.
lesson-pantry-eggs-start-chef-1 = Un Pasticciere non acquisisce mai ingredienti come azione principale. Torna indietro, e gioca l’argento.

lesson-pantry-goods-say = Ora il bonus: compra un solo tipo di merce, quante unità vuoi. La prima farina è gratis: è tua!
lesson-pantry-goods-then_buy_goods = Il gradino illuminato mostra quanto costa comprare fin lì. Una farina: niente.
lesson-pantry-goods-forfeit = Rifiuti un regalo? Torna indietro: una farina non costa nulla.
lesson-pantry-goods-else = Di quella ne hai abbastanza. Torna indietro: una farina non costa nulla.

lesson-pantry-again-say = { $ownFlour } farina, { $ownSugar } zucchero, { $ownButter } burro, e { $eggs } uova su una tessera: basta e avanza!

lesson-pantry-bake-say = Ora gioca il Pasticciere, e inforna le due ricette insieme: due dolci della stessa azione possono dividersi le uova di una tessera. Ciò che nessuno prende si perde.
lesson-pantry-bake-then_choose_action = Inforna!
lesson-pantry-bake-then_bake = Entrambe insieme, con una tessera.
lesson-pantry-bake-pastry-madeleine = Da sola? Così il secondo uovo della tessera va perduto. Torna indietro: tutte e due insieme.
lesson-pantry-bake-pastry-meringue = Da sola? Così il secondo uovo della tessera va perduto. Torna indietro: tutte e due insieme.
lesson-pantry-bake-start-assistant-2 = Queste potrebbe infornarle anche un Assistente. Ma il cappello ha il bonus migliore: torna indietro.
lesson-pantry-bake-else = Non adesso, il forno è caldo! Torna indietro, e inforna.

lesson-pantry-bonus-say = Le merci calano, la tessera se ne va, e sulle gratelle ci sono { $dishes } dolci! E il bonus di questa carta: un’altra tessera, se vuoi.
lesson-pantry-bonus-else = Come preferisci.

lesson-pantry-storage-say = Ancora una domanda. Hai { $recipe_storage } ricette, e ne prendi un’altra. Che succede?
lesson-pantry-storage-never = È vietato
lesson-pantry-storage-never_reply = Vietato no. Ma i posti sono soltanto { $recipe_storage }.
lesson-pantry-storage-discard = Una se ne va
lesson-pantry-storage-discard_reply = Esatto: scarti una delle { $tooMany }. E una ricetta si può scartare sempre, ogni volta che scegli un’azione principale.
lesson-pantry-storage-wait = Aspetta nell’esposizione
lesson-pantry-storage-wait_reply = Dall’esposizione è uscita. Lì nessuno te la tiene da parte.

lesson-pantry-end-say = Quando dopo un turno mancano { $refill_recipes } ricette, ne arrivano subito di nuove; gli ingredienti, solo con il prossimo round. Ora sai rifornire una cucina!
