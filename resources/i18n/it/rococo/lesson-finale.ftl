### A last round on one's own, with comments.

lesson-finale-name = Il tuo gran finale
lesson-finale-about = Un ultimo round in cui decidi tu, e io suggerisco soltanto.

lesson-finale-welcome-say = L’ultimo round, { $cards } carte, { $livre } Livre: il resto lo decidi tu. Con questa mano io, una volta, ho chiuso a 69 di prestigio. Fai di meglio!

lesson-finale-order-say = Prima due suggerimenti. Il Lavorante porta 1 punto prestigio ogni { $every } decorazioni; l’Apprendista finanzia una volta, e ancora una con { $discount } Livre di sconto. Chi dovrebbe andare per primo?
lesson-finale-order-apprentice = L’Apprendista
lesson-finale-order-apprentice_reply = Ma certo: prima deve esserci qualcosa da contare.
lesson-finale-order-journeyman = Il Lavorante
lesson-finale-order-journeyman_reply = Oggi il bonus conterebbe { $own } decorazioni, la cucina e i fuochi d’artificio. Più tardi potrebbero essere { $later }…
lesson-finale-order-same = Non fa differenza
lesson-finale-order-same_reply = Eccome: il bonus si conta quando si gioca la carta, non alla fine.

lesson-finale-missing-say = E guarda le sale: in una non hai ancora nessuno, e il bonus Tutte le sale da { $bonus } è ancora libero. Quale sala?
lesson-finale-missing-royal = La sala reale
lesson-finale-missing-royal_reply = Lì c’è già un tuo vestito verde. Cerca il tuo emblema.
lesson-finale-missing-hall3 = La sala 3
lesson-finale-missing-hall3_reply = Lì c’è già un tuo vestito blu. Cerca il tuo emblema.
lesson-finale-missing-hall5 = La sala 5
lesson-finale-missing-hall5_reply = La sala 5. Te la apre un invitato, e anche il suo musicista, per { $musician } Livre. Ma basta chiacchiere: gioca!

lesson-finale-one-say = La prima carta. Se chiedi a me: il Maestro, il vestito blu con il ditale per { $price } Livre, e un invitato del Maestro nella sala reale, sotto i tuoi fuochi.
lesson-finale-one-else = Un’altra strada dalla mia: dimostrami che è migliore!
lesson-finale-one-level3-fund = Prima l’Apprendista? Va bene: ora nessuno può soffiarti le decorazioni. Il vestito può aspettare, se Colette te lo lascia.
lesson-finale-one-level5-decorations = Già il Lavorante? Conta solo { $own } decorazioni. Il favore della Regina ti consolerebbe: { $favor_prestige } punti prestigio alla fine.
lesson-finale-one-hire = Chi viene assunto gioca in questo stesso round: una carta in più! Le coppie ora valgono per te { $couples } di prestigio.
lesson-finale-one-favor = Il favore: { $favor_livre } Livre adesso, { $favor_prestige } di prestigio alla fine. Poteva andarci anche un Lavorante, e un Maestro confeziona.
lesson-finale-one-sell = Venduto? In Livre sono { $low } o { $high } di prestigio. Da un invitato avrebbe contato anche per la sala.
lesson-finale-one-depute = { $master } Livre sono ormai un punto prestigio. Uno che confeziona valeva di più.
lesson-finale-one-forfeit = Rinunci? Una carta intera, all’ultimo round? Ti piace vivere pericolosamente.

lesson-finale-two-say = Ora l’Apprendista, direi: il musicista nella sala 5, { $music } di prestigio e Tutte le sale. Poi, con { $discount } Livre di sconto, la prima statua: hai tutti e quattro i colori!
lesson-finale-two-else = Io avrei fatto altrimenti, ma il ballo è tuo. Ricordati della sala 5.
lesson-finale-two-start-master-2 = Adesso il Maestro: nessun altro confeziona ciò che porta un ditale, e gli trova un invitato del Maestro.
lesson-finale-two-level5-decorations = Il Lavorante prima dell’Apprendista? Allora al bonus mancano due decorazioni. Be’, forse il favore.
lesson-finale-two-forfeit = Rinunci a ciò che potevi avere? { $livre_per_prestige } Livre tenute sono soltanto un punto prestigio.

lesson-finale-three-say = Ultima carta, ultima occasione: il tuo Lavorante può ancora prendere il favore? { $favor_prestige } di prestigio, e poi il bonus per le tue decorazioni. Dopo, il Re fa i conti; «Guarda il tavolo» ti riporta da me.
lesson-finale-three-else = Perché no! Quanto rende, lo dirà il Re. Ti aspetto al tavolo.
lesson-finale-three-fund = Un’altra decorazione: il bonus conta anche quella. Ma prima del favore? Confronta il suo prestigio con { $favor_prestige }.
lesson-finale-three-make_dress = Ancora un invitato! Guarda dove ribalti una maggioranza.
lesson-finale-three-depute = { $journeyman } Livre? Meno di un punto prestigio. Uno così fedele vale di più.

lesson-finale-sheet-say = Più di 60 è un trionfo, 69 era il mio. Se ne hai di meno, gioca il round ancora una volta: in un altro ordine, o con un altro invitato.

lesson-finale-end-say = Su un round non ho più nulla da insegnarti. Siediti a un tavolo vero; Colin, che non guarda mai chi è in testa nelle sale, è un primo avversario gentile. E scrivimi da Versailles!
