### Resource tiles: what a drawer asks for them, and silk or the lower half.

lesson-acquire-name = Seta, filo e pizzo
lesson-acquire-about = Comprare dai cassetti, e quando di una tessera vale di più la metà inferiore.

lesson-acquire-goal-say = Oggi si va a fare spese! Questo vestito vuole { $bales } rotoli blu e { $laces } pizzi. E tu? { $livre } Livre, e nemmeno un filo.

lesson-acquire-prices-say = Il numero accanto a un cassetto è il prezzo di una tessera. { $full } rimaste: { $price3 } Livre. { $fewer } rimaste: { $price2 } Livre. E l’ultima?
lesson-acquire-prices-two = { $price3 } Livre
lesson-acquire-prices-two_reply = Per l’ultima del cassetto? Gli avanzi non sono mai cari. Riprova.
lesson-acquire-prices-one = { $price2 } Livre
lesson-acquire-prices-one_reply = Ancora meno! Riprova.
lesson-acquire-prices-free = Niente
lesson-acquire-prices-free_reply = Proprio niente. Più un cassetto è vuoto, meno costa. Puoi aspettare, se nessuno ti soffia la tessera.

lesson-acquire-buyer-say = Chiunque può acquisire una tessera. Ma uno dei tuoi tre ne acquisisce due in un turno: gioca quella carta, e acquisisci risorse.
lesson-acquire-buyer-else = Vogliamo due tessere in un turno. Torna indietro, e guarda che cosa c’è scritto sulle tue carte.

lesson-acquire-silk-say = Seta in alto, filo o pizzo in basso: di ogni tessera ottieni una metà. Il vestito vuole questi { $bales } rotoli blu, perciò prendi la tessera e tieni la seta.
lesson-acquire-silk-then_keep_resource = La tessera è tua. Ora scegli la metà superiore: tieni la seta.
lesson-acquire-silk-else = Non è la seta blu che ci serve. Torna indietro.
lesson-acquire-silk-thread = Così la seta blu se ne va. Torna indietro, e tienila.
lesson-acquire-silk-lace = Un pizzo si trova più facilmente di { $bales } rotoli blu. Torna indietro, e tieni la seta.

lesson-acquire-slash-say = Ora il bonus, un’altra tessera: prendi l’ultima di questo cassetto. Non costa niente!
lesson-acquire-slash-else = Quella costa. L’ultima tessera del primo cassetto è gratis: torna indietro.
lesson-acquire-slash-forfeit = Una tessera per niente, e tu rinunci? Torna indietro.

lesson-acquire-lace-say = Rosa e verde non ci servono, perciò scambia la tessera con la metà inferiore. La barra significa uno dei due: un pizzo, per favore!
lesson-acquire-lace-else = Il vestito non mostra fili. Torna indietro: un pizzo, per favore.
lesson-acquire-lace-silk = Rosa e verde, per un vestito blu? Torna indietro, e scambia la tessera.

lesson-acquire-later-say = La seta blu ora è appesa alla tua rastrelliera. Mettiamo che cambi idea: potresti ancora scambiarla con un pizzo, più tardi?
lesson-acquire-later-yes = Sì, in ogni momento
lesson-acquire-later-yes_reply = Magari! Non mi mancherebbe mai più il pizzo. Riprova.
lesson-acquire-later-no = No, mai
lesson-acquire-later-no_reply = O adesso o mai più: ciò che è appeso alla rastrelliera resta seta. Almeno nessun altro vede quale seta è.

lesson-acquire-others-say = Anche gli altri fanno spese. Tieni d’occhio il cassetto di mezzo!

lesson-acquire-plus-say = Colette ha preso una tessera, e ognuna delle altre costa { $less } Livre in meno. La seconda lì ha un più: che cosa porta la sua metà inferiore?
lesson-acquire-plus-either = Un filo o un pizzo
lesson-acquire-plus-either_reply = Quella era la barra. Riprova.
lesson-acquire-plus-both = Un filo e un pizzo
lesson-acquire-plus-both_reply = Tutti e due insieme! Queste tessere hanno in alto un solo rotolo, ma per chi è senza filo e pizzo sono l’ideale.

lesson-acquire-trade-say = Manda il Lavorante a prendere questa tessera, e scambiala con entrambi.
lesson-acquire-trade-then_keep_resource = La tessera è tua. Ora scambiala con la metà inferiore, un filo e un pizzo.
lesson-acquire-trade-else = Ci manca ancora un pizzo. Torna indietro, e acquisisci la tessera con il più.
lesson-acquire-trade-silk = Il nostro vestito è blu, e gli manca un pizzo. Torna indietro, e scambia la tessera.
lesson-acquire-trade-start-master-1 = E poi chi confeziona? Tieni il Maestro per il vestito: torna indietro.

lesson-acquire-sew-say = { $bales } rotoli blu, { $laces } pizzi, c’è tutto! Fai confezionare il vestito al Maestro, e noleggialo a un invitato.
lesson-acquire-sew-else = Dopo tutte queste spese, no! Torna indietro: confeziona il vestito, e noleggialo a un invitato.
lesson-acquire-sew-hall4-s1 = Quell’invitato ha un’altra tessera per te. Ma per oggi ne hai abbastanza: torna indietro, e scegline un altro.
lesson-acquire-sew-hall5-m1 = Quell’invitato ha un’altra tessera per te. Ma per oggi ne hai abbastanza: torna indietro, e scegline un altro.

lesson-acquire-end-say = Dunque guarda prima l’abito, poi i cassetti: { $bales } rotoli del suo colore per la seta, una barra o un più per il resto. E i prezzi scendono mentre gli altri comprano.
