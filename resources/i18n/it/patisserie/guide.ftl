### How to play, in short; numbers of the rules are filled in.

guide-patisserie-heading-goal = La festa
guide-patisserie-heading-round = Un round
guide-patisserie-heading-actions = Azioni principali
guide-patisserie-heading-garden = In giardino
guide-patisserie-heading-end = La fine
guide-patisserie-heading-signs = Simboli

guide-patisserie-goal-aim = Gestisci una pasticceria e prepari dolci per la festa del Re a Versailles. Dopo { $rounds } round vince chi ha più prestigio.

guide-patisserie-round-staff = Ognuno sceglie per la mano { $hand_size } carte del proprio personale libero; quando è esaurito, si gira il personale usato, senza mescolarlo.
guide-patisserie-round-tray = Due teglie fanno il giro e ciascuna porta una carta nuova. Poi una carta della mano lascia la partita.
guide-patisserie-round-turn = A turno, ognuno gioca una carta: prima un’azione principale permessa dalla sua qualifica, poi il bonus della carta. Si può rinunciare all’una e all’altro. L’oro è un Pasticciere, l’argento un Assistente.
guide-patisserie-round-income = Quando tutte le mani sono giocate, ognuno riceve { $base_income } monete e ciò che portano anfitrioni e decorazioni, anche dopo l’ultimo round.

guide-patisserie-actions-acquire_recipes = Acquisire ricette: 1 o 2 dall’esposizione. Ne conservi al massimo { $recipe_storage }.
guide-patisserie-actions-acquire_ingredients = Acquisire ingredienti (solo Assistenti): 1 tessera; una fila con poche tessere costa poco.
guide-patisserie-actions-buy_goods = Comprare merci (solo Assistenti): farina, zucchero o burro, di un solo tipo.
guide-patisserie-actions-bake = Infornare: 1 o 2 tue ricette, ciascuna su una gratella libera. Un cappello richiede un Pasticciere.
guide-patisserie-actions-decorate = Decorare (solo Pasticcieri): una guarnizione per 1 o 2 dolci sulle gratelle. A dolce consegnato, porta rendita a ogni round.
guide-patisserie-actions-deliver = Consegnare: presenta 1 o 2 dolci sulle tavole, oppure vendili a { $sale_coins } monete al punto.
guide-patisserie-actions-hire = Assumere (solo Pasticcieri): una carta dall’esposizione, giocata in questo stesso round; oppure gratis, una volta a partita, una carta stella, se soddisfi la condizione.
guide-patisserie-actions-give_notice = Licenziare: una carta lascia la partita per { $assistant_notice } o { $chef_notice } monete. Devi tenerne almeno { $minimum_staff }.
guide-patisserie-actions-place = Piazzare personale di servizio o un nobile anfitrione: paga il prezzo di una casella libera e mettici un tuo segnalino.

guide-patisserie-garden-present = Un dolce su una tavola porta il suo prestigio alla fine, e subito ciò che è stampato sul suo posto.
guide-patisserie-garden-tables = A ogni tavola fa punti chi ha più dolci e, da { $second_place_players } giocatori in su, anche il secondo. In parità vince il dolce più vicino al bonus della tavola.
guide-patisserie-garden-bonus = Un dolce che soddisfa il bonus della tavola porta subito la ricompensa.
guide-patisserie-garden-service = Il personale di servizio accanto a una tavola ti vende 1 punto prestigio per { $service_coins } monete per ogni dolce che presenti lì.
guide-patisserie-garden-hosts = Un nobile anfitrione porta { $host_income } monete a ogni round e, alla fine, 1 punto prestigio per ogni avversario con personale di servizio.
guide-patisserie-garden-specials = Chi soddisfa per primo la condizione di un bonus speciale ne prende la casella migliore.

guide-patisserie-end-scoring = Dopo il round { $rounds }: i dolci sulle gratelle si vendono, ogni { $coins_per_prestige } monete valgono 1 punto prestigio, poi tavole, anfitrioni e tutti i tuoi segnalini. In parità vince chi ha più monete rimaste.

guide-patisserie-signs-coin = monete
guide-patisserie-signs-prestige-now = prestigio subito: bordo rosso
guide-patisserie-signs-prestige-end = prestigio alla fine: bordo nero
guide-patisserie-signs-flour = farina
guide-patisserie-signs-sugar = zucchero
guide-patisserie-signs-butter = burro
guide-patisserie-signs-honey = miele
guide-patisserie-signs-nuts = noci
guide-patisserie-signs-egg = uova
guide-patisserie-signs-topping = decorazioni riuscite
guide-patisserie-signs-rose = un dolce con guarnizione
guide-patisserie-signs-without = con una croce: non deve esserci
guide-patisserie-signs-chef = un Pasticciere: cappello
guide-patisserie-signs-assistant = un Assistente: niente cappello
guide-patisserie-signs-scales = bilancia: vince le parità alla sua tavola
guide-patisserie-signs-staff = carte del personale
guide-patisserie-signs-hire = assumere
guide-patisserie-signs-star = carte stella
guide-patisserie-signs-rack = una gratella
guide-patisserie-signs-leave = se ne va a fine round, o per sempre
guide-patisserie-signs-start = primo giocatore

guide-patisserie-mentor-1 = :chef A ogni turno il Mentore rivela una carta e svolge, da sinistra, la prima azione possibile, senza pagare; se non ce n’è nessuna, ottiene { $mentor_prestige } punti prestigio.
guide-patisserie-mentor-2 = :staff Alla fine il Mentore segna i bonus del suo personale e la metà di ciò che gli avanza.

guide-patisserie-first_game-1 = :staff Oggi niente teglie: il personale viene distribuito, per due volte, una carta a testa e due da assumere.

## What an action is about, in a word or two.

guide-patisserie-names-acquire_recipes = Ricette
guide-patisserie-names-acquire_ingredients = Ingredienti
guide-patisserie-names-buy_goods = Merci
guide-patisserie-names-bake = Infornare
guide-patisserie-names-decorate = Decorare
guide-patisserie-names-deliver = Consegnare
guide-patisserie-names-hire = Assumere
guide-patisserie-names-give_notice = Licenziare
guide-patisserie-names-place = Servizio e anfitrioni
