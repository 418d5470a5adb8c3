### Decorations, and the income at the end of a round.

lesson-fund-name = Denaro ben speso
lesson-fund-about = Cucine, musicisti, statue: che cosa portano le decorazioni, e quando.

lesson-fund-welcome-say = Con i soli abiti non si fa un ballo! Qualcuno deve pagare cucine, musicisti, statue e fuochi d’artificio. Lo facciamo noi, e non per beneficenza: le une portano denaro in ogni round, gli altri prestigio alla fine.

lesson-fund-kitchen-say = Alla fine di ogni round ognuno riceve { $base_income } Livre. Questa cucina degli invitati aggiunge { $fountain_livre_per_dress } Livre per ogni tuo abito al ballo. Tu ne hai { $garments }. Quanto riceveresti?
lesson-fund-kitchen-five = { $base_income } Livre
lesson-fund-kitchen-five_reply = Tanto ricevi senza cucina. Ora aggiungi il grazie dei cuochi!
lesson-fund-kitchen-ten = { $both } Livre
lesson-fund-kitchen-ten_reply = { $base_income }, e altre { $extra } dalla cucina. Costa { $cost }: in { $payback } round si è ripagata.
lesson-fund-kitchen-twentyfive = { $wrong } Livre
lesson-fund-kitchen-twentyfive_reply = Se mangiassero con cucchiai d’oro! No, { $fountain_livre_per_dress } Livre per ogni abito, oltre alle { $base_income }.

lesson-fund-buy-say = Finanziare può farlo chiunque, perciò lascialo al tuo Apprendista. Finanzia la cucina degli invitati, il posto più economico!
lesson-fund-buy-else = Non quella. Torna indietro, e finanzia la cucina degli invitati da { $cost } Livre.
lesson-fund-buy-depute = Resta qui! Oggi l’Apprendista porta il denaro. Torna indietro, e finanzia.
lesson-fund-buy-fountain-upper-1 = Quella cucina conta le decorazioni, e tu non ne hai ancora. Torna indietro: hai { $garments } abiti.
lesson-fund-buy-musician-hall5 = Già la musica? Può aspettare. Torna indietro: prima si accende una cucina, più spesso rende.
lesson-fund-buy-forfeit = Un Apprendista ozioso, e una cucina fredda! Torna indietro.

lesson-fund-income-say = La tua borsa è vuota, ma il forno è caldo. Colette e Baptiste giocano le loro ultime carte, poi il round finisce con la rendita.

lesson-fund-paid-say = Ecco, { $both } Livre! È cominciato il round { $now } di { $rounds }. Quante altre volte renderà la tua cucina?
lesson-fund-paid-two = Due volte
lesson-fund-paid-two_reply = Anche l’ultimo round rende! Conta dal round { $now } al round { $rounds }.
lesson-fund-paid-three = Tre volte
lesson-fund-paid-three_reply = Dal round { $now } al round { $rounds }: altre { $total } Livre. Una cucina comprata nel secondo round avrebbe reso { $early } volte!
lesson-fund-paid-seven = Sette volte
lesson-fund-paid-seven_reply = Comprandola nel primo round, sì. Ma { $gone } round sono già passati.

lesson-fund-staff-say = L’altra cucina, quella del personale, rende { $fountain_livre_per_decoration } Livre per ogni tua decorazione, compresa sé stessa. Con lei ne avresti { $own }. Quanto renderebbe nei { $remaining } round che restano?
lesson-fund-staff-nine = { $upper } Livre
lesson-fund-staff-nine_reply = Così ti ripagherebbe giusto il prezzo. Ma { $own } decorazioni rendono solo { $ownPays } a round.
lesson-fund-staff-six = { $ownTotal } Livre
lesson-fund-staff-six_reply = { $ownPays } a round, { $ownTotal } in tutto, e costa { $upper }. Ora non è un affare. All’inizio, o con molte decorazioni, lo è.
lesson-fund-staff-three = { $remaining } Livre
lesson-fund-staff-three_reply = Conta anche sé stessa: { $own } decorazioni, e { $remaining } round.

lesson-fund-statue-say = Una statua rende alla fine: { $statue } punti prestigio per ogni colore fra i tuoi abiti. Guarda i tuoi, con le cornici rosse: quanto ti porterebbe ora?
lesson-fund-statue-ten = { $many } punti prestigio
lesson-fund-statue-ten_reply = { $garments } abiti, ma la statua conta i colori. { $blue } sono blu e { $pink } sono rosa.
lesson-fund-statue-six = { $three } punti prestigio
lesson-fund-statue-six_reply = Blu, rosa e verde. Con una marsina arancione sarebbero { $four }! Costa { $stone } Livre, perciò non oggi.
lesson-fund-statue-two = { $statue } punti prestigio
lesson-fund-statue-two_reply = Quelli sono per un colore. Quanti ne hai?

lesson-fund-musician-say = Ma hai { $musician } Livre per un musicista: prestigio alla fine, e un piede nella porta della sala. Fai finanziare al Lavorante quello nella sala 5: { $music } punti prestigio, e una sala in cui non hai ancora abiti.
lesson-fund-musician-else = Torna indietro. Per questo denaro voglio musica: fai finanziare al tuo Lavorante il musicista nella sala 5.
lesson-fund-musician-start-master-1 = Il Maestro confeziona meglio di chiunque. Torna indietro: anche un Lavorante sa portare il denaro, e porta { $bonus } Livre.
lesson-fund-musician-start-apprentice-2 = Si può fare anche così. Ma torna indietro: il Lavorante porta { $bonus } Livre nella borsa vuota.
lesson-fund-musician-fountain-upper-1 = { $ownTotal } Livre per { $upper }? L’abbiamo appena calcolato. Torna indietro.
lesson-fund-musician-forfeit = { $bonus } Livre, e una borsa vuota in cui metterle! Torna indietro.

lesson-fund-end-say = Dunque: cucine presto, per il denaro; musicisti e statue più tardi, per il prestigio. Nessuno può avere due posti nella stessa cucina, ma puoi finanziare quante decorazioni riesci a pagare.
