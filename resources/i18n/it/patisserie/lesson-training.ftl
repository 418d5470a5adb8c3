### Pastry Chefs and Assistants.

lesson-training-name = Con e senza cappello
lesson-training-about = Che cosa possono fare Pasticcieri e Assistenti; assumere e licenziare.

lesson-training-hats-say = Oro con il cappello: un Pasticciere. Argento senza: un Assistente. Entrambi acquisiscono ricette, infornano, consegnano, licenziano e mettono segnalini.

lesson-training-never-say = Ma ci sono due azioni principali che un Pasticciere non svolge mai. Quali?
lesson-training-never-bake = Infornare e consegnare
lesson-training-never-bake_reply = Bel Pasticciere sarebbe! Riprova.
lesson-training-never-shop = Acquisire ingredienti e comprare merci
lesson-training-never-shop_reply = La spesa è per gli Assistenti. In cambio, loro non decorano e non assumono mai.
lesson-training-never-hire = Decorare e assumere
lesson-training-never-hire_reply = Al contrario: quelle può svolgerle soltanto lui.

lesson-training-hire-say = E allora assumi qualcuno! Gioca il Pasticciere illuminato. Finché qui ci sono { $cards } carte, una costa { $price4 } monete; prendi chi vuoi.
lesson-training-hire-then_choose_action = Assumi!
lesson-training-hire-then_hire = Chi vuoi, per { $price4 } monete.
lesson-training-hire-start-chef-2 = L’altro, per favore: quel bonus ti servirà. Torna indietro.
lesson-training-hire-start-assistant-1 = Un Assistente non assume nessuno. Torna indietro, e gioca l’oro.
lesson-training-hire-else = Un’altra volta. Torna indietro, e assumi qualcuno.

lesson-training-override-say = Chi viene assunto gioca in questo stesso round! E ora guarda: il bonus fa acquisire un ingrediente a un Pasticciere. Un bonus va oltre i divieti. Prendi una tessera.
lesson-training-override-then_acquire_ingredient = Quella che vuoi.
lesson-training-override-else = Quella tessera ci serve, vedrai. Torna indietro.

lesson-training-wait-say = Anche Manon assume. Tieni d’occhio il prezzo sopra le carte.

lesson-training-price-say = Tu hai preso una carta, Manon un’altra. Quanto costa la prossima?
lesson-training-price-two = { $price2 } monete
lesson-training-price-two_reply = { $price2 }. Si va { $price4 }, { $price3 }, { $price2 }, e di nuovo { $price1 } per l’ultima.
lesson-training-price-three = { $price3 } monete
lesson-training-price-three_reply = Quello l’ha pagato Manon.
lesson-training-price-four = { $price4 } monete
lesson-training-price-four_reply = Solo finché ci sono tutte e { $cards }.

lesson-training-star-say = Le carte stella sono gratis per chi soddisfa la loro condizione. Questa vuole { $needed } tessere ingrediente: conta le tue! Gioca un Pasticciere, e assumila.
lesson-training-star-then_choose_action = Assumi!
lesson-training-star-then_hire = La carta stella, gratis.
lesson-training-star-else = Non ora. Torna indietro: un Pasticciere assume la carta stella per { $needed } tessere ingrediente.

lesson-training-once-say = Una sola carta stella in tutta la partita, perciò sceglila bene. Le tessere restano tue; bastava farle vedere.

lesson-training-notice-say = Ora il contrario: licenziare. Un Assistente porta { $assistant_notice } monete, un Pasticciere { $chef_notice }. Gioca l’Assistente, e licenzia proprio quella carta.
lesson-training-notice-then_choose_action = Licenzia!
lesson-training-notice-then_give_notice = L’Assistente che hai appena giocato.
lesson-training-notice-else = Qualcun altro, per favore. Torna indietro: a essere licenziato è l’Assistente che giochi.

lesson-training-errand-say = { $assistant_notice } monete, e la carta lascia la partita; devono sempre restarne { $minimum_staff }. E benché licenziato, l’Assistente fa ancora un’ultima commissione: usa il bonus, e compra ciò che vuoi.
lesson-training-errand-then_buy_goods = Quello che vuoi.
lesson-training-errand-else = Tanta buona educazione merita un’ultima commissione. Torna indietro.

lesson-training-end-say = Nella tua mano: una nuova assunzione, e una stella che vale { $star } punti prestigio. L’oro per assumere e decorare, l’argento per la spesa, e i bonus per aggirare le regole.
