### The reference: the Mentor, and the promos.

reference-patisserie-mentor-title = Il Mentore
reference-patisserie-mentor-text = Il tuo vecchio maestro gioca con le carte: da solo contro una persona, o come terzo giocatore accanto a due. Il Mentore non paga le azioni, ma ha una rendita, vende, paga il servizio e fa punti come tutti. In solitario vinci solo con più prestigio.
reference-patisserie-mentor-terms = mentore solitario solo da soli automatico avversario rivale automa giocatore singolo
reference-patisserie-mentor-ruling = Il Mentore siede dopo le persone, può essere primo giocatore, e conta come avversario per gli anfitrioni. Deve rivendicare un bonus speciale; tu puoi.

reference-patisserie-solo_card-title = Carte solitario
reference-patisserie-solo_card-text = A ogni turno il Mentore rivela una carta con da una a tre azioni, e svolge da sinistra la prima possibile. Se non lo è nessuna, ottiene subito { $mentor_prestige } punti prestigio.
reference-patisserie-solo_card-terms = carta solitario solo mentore turno azioni rivelare
reference-patisserie-solo_card-ruling = Un’azione su cui nessuna carta decisione potrebbe decidere è impossibile.

reference-patisserie-decision_card-title = Carte decisione
reference-patisserie-decision_card-text = Dove il Mentore deve scegliere, si rivelano altre carte solitario finché una indica qualcosa che c’è: una ricetta, una colonna di ingredienti, una tavola e l’estremità da cui si riempie, o un posto per un segnalino.
reference-patisserie-decision_card-terms = decisione mazzo rivelare freccia scelta mentore
reference-patisserie-decision_card-ruling = Le carte solitario usate si mescolano in un nuovo mazzo delle decisioni quando il vecchio è vuoto. Dove nessuna carta potrebbe decidere, non si rivela nulla.

reference-patisserie-mentor_recipes-title = Il Mentore prende ricette
reference-patisserie-mentor_recipes-text = Due ricette, dove puntano le frecce delle carte decisione; da un posto vuoto la freccia avanza verso destra. Di { $overfull } ricette se ne va quella con meno prestigio. Con { $recipe_storage } ricette il Mentore non ne prende.
reference-patisserie-mentor_recipes-terms = mentore ricette acquisire freccia
reference-patisserie-mentor_recipes-ruling = Se è esposta una sola ricetta, prende quella soltanto. Le ricette del Mentore si serrano verso sinistra.

reference-patisserie-mentor_ingredients-title = Il Mentore prende ingredienti
reference-patisserie-mentor_ingredients-text = Tutte le tessere della colonna indicata da una carta decisione.
reference-patisserie-mentor_ingredients-terms = mentore ingredienti colonna tessere

reference-patisserie-mentor_bakes-title = Il Mentore inforna
reference-patisserie-mentor_bakes-text = Fino a due ricette, gratis, nell’ordine dei numeri sulla carta, anche quelle con il cappello, finché ci sono gratelle libere.
reference-patisserie-mentor_bakes-terms = mentore infornare gratelle ordine

reference-patisserie-mentor_decorates-title = Il Mentore decora
reference-patisserie-mentor_decorates-text = Fino a due dolci, nell’ordine dei numeri sulla carta. La freccia dice se si usa la prima o l’ultima tessera con guarnizione.
reference-patisserie-mentor_decorates-terms = mentore decorare guarnizione ordine

reference-patisserie-mentor_delivers-title = Il Mentore consegna
reference-patisserie-mentor_delivers-text = Tutti i dolci sulle gratelle, prima uno che soddisfa un bonus della tavola. Una carta decisione indica la tavola e l’estremità da cui si prende il primo posto libero. Il Mentore ottiene ciò che danno il posto e la tavola, e paga il servizio se può.
reference-patisserie-mentor_delivers-terms = mentore consegnare presentare tavola estremità
reference-patisserie-mentor_delivers-ruling = Un dolce che nessuna carta può collocare viene venduto.

reference-patisserie-mentor_hires-title = Il Mentore assume
reference-patisserie-mentor_hires-text = Una carta gratis: una carta stella, se la condizione è soddisfatta e non ne ha ancora presa una, altrimenti la prima dell’esposizione dall’estremità indicata dalla freccia. La carta si tiene per il punteggio finale, e il Mentore ha un turno in più in questo round.
reference-patisserie-mentor_hires-terms = mentore assumere carta stella più turni
reference-patisserie-mentor_hires-ruling = Se non c’è nessuna carta decisione, il Mentore non ne ottiene.

reference-patisserie-mentor_places-title = Il Mentore mette un segnalino
reference-patisserie-mentor_places-text = Sull’area di servizio o sul nobile anfitrione indicati da una carta decisione, gratis; in un’area di servizio sempre sulla casella con prestigio.
reference-patisserie-mentor_places-terms = mentore segnalino servizio anfitrione

reference-patisserie-mentor_scoring-title = Il Mentore alla fine
reference-patisserie-mentor_scoring-text = Prima del punteggio finale il Mentore rivela le carte assunte o venute dalle teglie, e segna le loro monete e il loro prestigio, per quanto può pagarli. Poi metà di tutte le tessere, ricette e merci rimaste vale prestigio.
reference-patisserie-mentor_scoring-terms = mentore punteggio riserva scorte metà fine

reference-patisserie-grades-title = Burroso, Saporito, Extra croccante
reference-patisserie-grades-text = La forza del Mentore: Burroso ha { $buttery } carte solitario in ogni round, Saporito { $savory } negli ultimi due round, Extra croccante { $crunchy } in ogni round. Ogni carta in più è un turno in più.
reference-patisserie-grades-terms = difficoltà grado livello difficile facile saporito croccante burroso più forte mentore

reference-patisserie-mentor_copied-title = Copiare la carta del Mentore
reference-patisserie-mentor_copied-text = Chi usa il bonus di un altro e sceglie la carta in cima del Mentore svolge una delle sue azioni con le regole consuete, come Assistente, oppure ottiene { $mentor_prestige } punti prestigio.
reference-patisserie-mentor_copied-terms = copiare mentore carta azione prestigio
reference-patisserie-mentor_copied-ruling = Prima che il Mentore abbia usato una carta, non c’è nulla da copiare. Così non si inforna una ricetta con il cappello.

reference-patisserie-promo_special_bonuses-text = Promo: { $promoSpecials } tessere si aggiungono ai bonus speciali fra cui se ne pescano due: per dolci con noci, per dolci di valore da { $modestLeast } a { $modestMost }, e per dolci di valore { $grandLeast } o { $grandMost }.
reference-patisserie-promo_special_bonuses-terms = promo bonus speciale noci espansione altri

reference-patisserie-promo_table_bonuses-text = Promo: { $promoTables } tessere si aggiungono ai bonus delle tavole: monete per un dolce senza guarnizione, farina per un dolce di valore esattamente { $exactly }, e monete per il tuo servizio accanto alla tavola.
reference-patisserie-promo_table_bonuses-terms = promo bonus della tavola espansione altri

reference-patisserie-promo_staff-text = Promo: altre { $promoStars } carte stella: per il prestigio segnato finora, per dolci senza miele, noci né uova, e per una cucina vuota.
reference-patisserie-promo_staff-terms = promo stella personale carta espansione altre

reference-patisserie-promo_start_staff-text = Promo: ognuno ha { $startCards } carte iniziali e ne sceglie { $hand_size } per la prima mano; le altre lasciano la partita coperte.
reference-patisserie-promo_start_staff-terms = promo personale iniziale carte espansione sei
