### The challenges of this game: a name, a task and a comment each, and how their goals are counted.

series-patisserie-1 = Alle tavole
series-patisserie-2 = Una borsa vuota
series-patisserie-3 = Punti subito
series-patisserie-4 = Gli ultimi conti

challenge-amount-patisserie-lead = un vantaggio di { $n }
challenge-amount-patisserie-item = { $n ->
    [one] { $n } punto prestigio da lì
   *[other] { $n } punti prestigio da lì
}

challenge-amount-patisserie-coins = { $n ->
    [one] 1 moneta
   *[other] { $n } monete
}

challenge-amount-patisserie-prestige = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}

challenge-amount-patisserie-track = { $n ->
    [one] 1 punto sul tracciato del prestigio
   *[other] { $n } punti sul tracciato del prestigio
}

challenge-amount-patisserie-firsts = { $n ->
    [one] primo posto a 1 tavola
   *[other] primo posto a { $n } tavole
}

challenge-amount-patisserie-dishes = { $n ->
    [one] 1 dolce sulle tavole
   *[other] { $n } dolci sulle tavole
}

challenge-amount-patisserie-tables = { $n ->
    [one] dolci su 1 tavola
   *[other] dolci su { $n } tavole
}

challenge-amount-patisserie-decorations = { $n ->
    [one] 1 decorazione
   *[other] { $n } decorazioni
}

challenge-amount-patisserie-income = { $n ->
    [one] una rendita di 1 moneta
   *[other] una rendita di { $n } monete
}

challenge-first_plate-name = Il primo piatto
challenge-first_plate-task = Round uno, e resta una carta. Presenta il tuo primo dolce: quante monete puoi avere dopo, prima della rendita?
challenge-first_plate-comment = L’oublie va sull’ultimo posto della tavola a destra: { $place } monete per il posto, e { $bare } perché il dolce non ha guarnizione.

challenge-glory_for_sale-name = Gloria in vendita
challenge-glory_for_sale-task = L’ultima carta della partita è un Pasticciere con cui si comprano punti. Fin dove puoi arrivare sul tracciato del prestigio?
challenge-glory_for_sale-comment = Licenziare qualcuno porta almeno { $assistant_notice } monete. Con le { $coins } che hai, bastano a pagare { $spent } monete per { $points } punti.

challenge-free_of_charge-name = Tutto gratis
challenge-free_of_charge-task = Resta una carta. Prendi un altro posto di servizio o nobile anfitrione, e abbi più monete possibile dopo, prima della rendita.
challenge-free_of_charge-comment = Licenziare un Pasticciere porta { $chef_notice } monete. Poi il bonus della carta rende gratis il posto fra la tavola al centro e quella in basso.

challenge-starry_finish-name = Finale stellato
challenge-starry_finish-task = L’ultima carta della partita ha una stella. Quanti punti puoi avere alla fine?
challenge-starry_finish-comment = A un dolce non serve più una tavola: lasciata sulla gratella, la dacquoise alla fine si vende per { $sold } monete. La stella aggiunge { $star } punti.

challenge-last_batch-name = L’ultima infornata
challenge-last_batch-task = L’ultima carta della partita: un Pasticciere, un forno e { $coins } monete. Quanti punti puoi avere alla fine?
challenge-last_batch-comment = Il macaron aspetta sulla gratella e alla fine si vende per { $sold } monete. Compra 1 punto per { $price } monete e tieni il resto: con la rendita completa il prossimo gruppo di { $coins_per_prestige }.

challenge-last_waffle-name = L’ultima cialda
challenge-last_waffle-task = L’ultima carta della partita rende meno cari personale di servizio e anfitrioni. Quanti punti puoi avere alla fine?
challenge-last_waffle-comment = Inforna la gaufre, che alla fine si vende per { $sold } monete. Il bonus paga poi il miglior posto rimasto: { $price } monete per { $points } punti.

challenge-small_change-name = Spiccioli
challenge-small_change-task = { $cards } carte e nemmeno una moneta. Prendi un altro posto di servizio o nobile anfitrione, e abbi più monete possibile dopo.
challenge-small_change-comment = Vendi la madeleine per { $sold } monete, e pagane { $price } per il posto meno caro. Per un licenziamento non restano carte.

challenge-place_of_honor-name = Il posto d’onore
challenge-place_of_honor-task = { $cards } carte e una madeleine. Quanti punti avresti se la partita finisse subito dopo, prima della rendita?
challenge-place_of_honor-comment = Alla tavola in alto ognuno degli altri ha un dolce. Il posto più vicino al bonus della tavola è libero, e basta un solo dolce per essere in testa.

challenge-by_a_nose-name = Per un soffio
challenge-by_a_nose-task = { $cards } carte. Passa in testa a un’altra tavola, e abbi più monete possibile dopo.
challenge-by_a_nose-comment = Alla tavola a destra Colette ha { $hers } dolci e tu uno. Metti lo chou sul posto più vicino al bonus della tavola; licenziare un Pasticciere porta { $chef_notice } monete.

challenge-grand_host-name = Il grande anfitrione
challenge-grand_host-task = Con { $cards } carte la partita finisce. Quanti punti puoi avere?
challenge-grand_host-comment = Lo chou vale più venduto che presentato: le sue { $sold } monete pagano le { $price } dell’anfitrione da { $points } punti, che gli altri due servono. È il tuo quarto segnalino, e ti fa rivendicare altri { $claimed } punti.

challenge-kitchen_door-name = Dalla porta della cucina
challenge-kitchen_door-task = { $cards } carte e nemmeno una moneta. Quante puoi averne dopo, prima della rendita?
challenge-kitchen_door-comment = Vendi la madeleine per { $sold } monete, e fai assumere al Pasticciere l’Assistente per { $price }. La carta nuova va nella tua mano, e licenzia il Pasticciere per { $chef_notice }.

challenge-fourth_marker-name = Il quarto segnalino
challenge-fourth_marker-task = { $cards } carte, una borsa vuota e un soufflé. Rivendica un bonus speciale, e abbi più monete possibile dopo.
challenge-fourth_marker-comment = Venduto, il soufflé porta { $sold } monete. Il posto di servizio da { $price } monete è il tuo quarto segnalino, e quello rivendica { $claimed } punti.

challenge-served_twice-name = Servito due volte
challenge-served_twice-task = { $cards } carte e una borsa vuota. Fin dove puoi arrivare sul tracciato del prestigio, prima della rendita?
challenge-served_twice-comment = Accanto alla tavola in alto hai { $posts } posti di servizio. Prima un licenziamento per { $chef_notice } monete: pagano { $posts } punti quando lì si serve il soufflé.

challenge-last_accounts-name = Gli ultimi conti
challenge-last_accounts-task = { $cards } Pasticcieri giocano le ultime carte della partita. Quanti punti puoi avere alla fine?
challenge-last_accounts-comment = Senza licenziare qualcuno, il posto di servizio da { $price } monete è fuori portata. Porta { $points } punti, e con la rendita il resto della borsa ne fa ancora uno.

challenge-borrowed_hand-name = Una mano in prestito
challenge-borrowed_hand-task = { $cards } carte e una borsa vuota. Presenta il soufflé, e abbi più monete possibile dopo.
challenge-borrowed_hand-comment = Un licenziamento porta { $chef_notice } monete, e il bonus di un altro giocatore decora il soufflé per { $decoration }. Con una guarnizione la tavola a sinistra lo paga { $decorated }, e il suo terzo posto { $place }.

challenge-fresh_from_the_oven-name = Appena sfornato
challenge-fresh_from_the_oven-task = { $cards } carte e una borsa vuota. Quanti punti avresti se la partita finisse subito dopo, prima della rendita?
challenge-fresh_from_the_oven-comment = La ricetta in fondo alla fila non costa nulla. Il soufflé passa in testa alla tavola a sinistra, e le { $place } monete del suo posto pagano il bonus che inforna l’île flottante.

challenge-hiring_fair-name = La fiera delle assunzioni
challenge-hiring_fair-task = Una carta e { $coins } monete. Quante monete puoi avere dopo, prima della rendita?
challenge-hiring_fair-comment = Assumi l’Assistente per { $price } monete: licenzia qualcuno per { $chef_notice }, e assume la carta successiva per { $next } più altre { $action }. Anche quella licenzia per { $chef_notice }, e il suo bonus ne aggiunge { $bonus }.

challenge-musical_chairs-name = Il gioco delle sedie
challenge-musical_chairs-task = Una carta e { $coins } monete. Quanti punti avresti se la partita finisse subito dopo, prima della rendita?
challenge-musical_chairs-comment = Assumi il Pasticciere che sposta i dolci, per { $price } monete. Mentre il pain d’épices è in forno, la génoise passa al posto della tavola a sinistra dove un solo dolce basta per essere in testa.
