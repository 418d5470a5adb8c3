### A last round on one's own, with comments.

lesson-lastbatch-name = La tua ultima infornata
lesson-lastbatch-about = Un ultimo round in cui decidi tu, e io suggerisco soltanto.

lesson-lastbatch-welcome-say = L’ultimo round, { $cards } carte, { $coins } monete, { $dishes } dolci sulle gratelle: il resto lo decidi tu. Con questa mano io, una volta, ho chiuso a 62 di prestigio. Fai di meglio!

lesson-lastbatch-order-say = Prima due suggerimenti. L’Assistente III porta prestigio per le tavole dove hai dolci: { $forMany } per { $many } tavole, { $forAll } per tutte e { $all }. Qual è il momento giusto?
lesson-lastbatch-order-first = Subito
lesson-lastbatch-order-first_reply = Oggi sarebbero { $many } tavole. Da’ un’occhiata alle tue gratelle.
lesson-lastbatch-order-later = Dopo la consegna
lesson-lastbatch-order-later_reply = Ma certo: prima deve esserci qualcosa da contare.
lesson-lastbatch-order-same = Non fa differenza
lesson-lastbatch-order-same_reply = Eccome: un bonus conta quando si gioca la carta, non alla fine.

lesson-lastbatch-money-say = E l’Assistente IV vende prestigio a { $price } monete al punto. Qual è il momento giusto?
lesson-lastbatch-money-first = Subito
lesson-lastbatch-money-first_reply = E poi con che cosa paghi un anfitrione?
lesson-lastbatch-money-last = Proprio alla fine
lesson-lastbatch-money-last_reply = Proprio alla fine, con ciò che resta nella borsa. Ma basta chiacchiere: inforna, consegna, vinci!
lesson-lastbatch-money-same = Non fa differenza
lesson-lastbatch-money-same_reply = Ogni turno cambia ciò che hai nella borsa.

lesson-lastbatch-one-say = La prima carta. Se chiedi a me: consegna entrambi i dolci, a tavole dove non hai ancora nulla. Anche Manon mira al bonus speciale per { $needed } tavole!
lesson-lastbatch-one-else = Un’altra strada dalla mia. Dimostrami che è migliore!
lesson-lastbatch-one-staff-3-02 = Già l’Assistente III? Allora { $many } tavole; i dolci possono aspettare, se Manon lo permette.
lesson-lastbatch-one-staff-4-02 = Prima la borsa? { $coins } monete sono { $bought } di prestigio. Un anfitrione porterebbe di più.
lesson-lastbatch-one-hire = Chi viene assunto gioca in questo stesso round: una carta in più!
lesson-lastbatch-one-sell = Venduto? A una tavola avrebbe contato anche per la maggioranza.
lesson-lastbatch-one-give_notice = { $chef_notice } monete sono un punto prestigio con l’Assistente IV. Una consegna porta di più.
lesson-lastbatch-one-forfeit = Sprechi una carta intera, all’ultimo round? Ti piace vivere pericolosamente.

lesson-lastbatch-two-say = Ora l’Assistente III, direi: tutte e { $all } le tavole. Come azione, forse un nobile anfitrione: entrambi i tuoi avversari hanno posti di servizio.
lesson-lastbatch-two-else = Io avrei fatto altrimenti, ma la festa è tua.
lesson-lastbatch-two-start-chef-1 = Adesso il Pasticciere: consegna, prima che le tavole siano piene!
lesson-lastbatch-two-staff-4-02 = Già la borsa? Allora le tavole vengono per ultime. Perché no.
lesson-lastbatch-two-forfeit = Rinunci a ciò che potevi avere? Domani le monete non valgono quasi più nulla.

lesson-lastbatch-three-say = Ultima carta, ultima occasione: tutto ciò che porta ancora qualcosa, e poi trasforma le monete in prestigio. Dopo, il Re fa i conti; «Guarda il tavolo» ti riporta da me.
lesson-lastbatch-three-else = Perché no! Quanto rende, lo dirà il Re. Ti aspetto al tavolo.
lesson-lastbatch-three-deliver = Ancora uno sulle tavole! Guarda dove ribalti una maggioranza.

lesson-lastbatch-sheet-say = Più di 55 va bene, più di 60 è un trionfo, e 62 era il mio. Si può fare di più? Gioca il round ancora una volta, e guarda bene le carte stella…

lesson-lastbatch-end-say = Su un round non ho più nulla da insegnarti. Siediti a un tavolo vero; Babette, che si perde metà di ciò che offre la festa, è una prima avversaria gentile. E scrivimi da Versailles!
