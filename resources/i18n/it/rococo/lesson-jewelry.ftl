### The Jewelry Box: necklaces, rings and examinations.

lesson-jewelry-name = Gioielli ed esami
lesson-jewelry-about = Il portagioie: una collana per un vestito, e un Apprendista che diventa Lavorante.

lesson-jewelry-welcome-say = Il gioielliere ha aperto il suo portagioie! Collane per i vestiti, anelli per le marsine. Ma vende solo ai mecenati: prima ti serve un segnalino sul suo tabellone.

lesson-jewelry-tasks-say = E poi ci sono gli esami. Per quello da Lavorante un Apprendista fa quattro cose; tre sono fatte. Che cosa manca?
lesson-jewelry-tasks-acquire = Acquisire seta
lesson-jewelry-tasks-acquire_reply = È fatto, per la seta comune e per quella rara: cerca il tuo emblema sui compiti.
lesson-jewelry-tasks-fund = Finanziare una decorazione
lesson-jewelry-tasks-fund_reply = Manca finanziare una decorazione, e il gioielliere lo è: un solo Apprendista prende due piccioni con una fava.
lesson-jewelry-tasks-tailor = Confezionare un vestito
lesson-jewelry-tasks-tailor_reply = Un Apprendista con le forbici? Mai. Quello fa parte dell’esame da Maestro.

lesson-jewelry-play-say = Gioca l’Apprendista che può comprare pizzo, e finanzia.
lesson-jewelry-play-else = Più tardi! Torna indietro: deve finanziare un Apprendista, e questo porta il pizzo che ci serve.

lesson-jewelry-jeweler-say = Il posto meno caro del gioielliere, { $jeweler } Livre. Un posto basta, e nessuno può averne di più.
lesson-jewelry-jeweler-else = Anche così il compito sarebbe svolto, ma da lì non vengono gioielli. Torna indietro, e scegli il gioielliere.

lesson-jewelry-lace-say = Il quarto compito è fatto! Ora il suo bonus: un pizzo per { $lace } Livre. Il vestito che ho in mente ne vuole uno.
lesson-jewelry-lace-else = Torna indietro: senza pizzo, niente vestito blu.
lesson-jewelry-lace-thread = Un filo ce l’hai già; il vestito blu vuole pizzo. Torna indietro.

lesson-jewelry-tailor-say = Quando tocca di nuovo a te, il Lavorante confeziona il vestito blu per { $price } Livre.
lesson-jewelry-tailor-else = Quello non ora: il Lavorante, per favore, e il vestito blu per cui hai seta e pizzo.

lesson-jewelry-pin-say = Prima che il vestito trovi la sua dama, adornalo! La collana blu costa { $blue } Livre, quella verde { $green }. Ma con il colore del vestito peschi anche una tessera risorsa.
lesson-jewelry-pin-else = Senza gioiello? Torna indietro: si può appuntare solo adesso, mai più tardi.
lesson-jewelry-pin-necklace-red-6 = { $less } Livre in meno, ma il colore non è quello: niente tessera risorsa. Torna indietro.
lesson-jewelry-pin-sell = Venduto, e disadorno? I gioielli sono per gli invitati. Torna indietro.

lesson-jewelry-rent-say = Incantevole! E guarda che cosa ti ha dato il sacchetto. Ora noleggia il vestito: a un invitato con { $place } Livre, o a chi vuoi.
lesson-jewelry-rent-else = Le { $bonus } Livre del Lavorante sono un regalo. Torna indietro, e usa il bonus.

lesson-jewelry-count-say = Valeva { $blue } Livre? Ogni gioiello paga 1 Livre a ogni rendita e 1 punto prestigio alla fine. Siamo al round 3 di { $rounds }: quante Livre devono ancora arrivare?
lesson-jewelry-count-two = 2 Livre
lesson-jewelry-count-two_reply = Conta le rendite che mancano, comprese quella di questo round e l’ultima.
lesson-jewelry-count-five = { $incomes } Livre
lesson-jewelry-count-five_reply = { $incomes } rendite, { $incomes } Livre, una tessera e un punto prestigio. I gioielli comprati presto si ripagano quasi da soli.
lesson-jewelry-count-none = Nessuna
lesson-jewelry-count-none_reply = Continua a pagare! 1 Livre a ogni rendita, finché si prepara il ballo.

lesson-jewelry-specialist-say = Questo Apprendista aspetta soltanto te: un Maestro lo assume gratis, non appena hai { $needed } vestiti nel palazzo. Li hai?
lesson-jewelry-specialist-yes = Sì
lesson-jewelry-specialist-yes_reply = Da adesso: { $gowns } vestiti blu e uno verde. Nel prossimo round fallo assumere al tuo Maestro: { $special } di prestigio ogni volta che giochi la carta!
lesson-jewelry-specialist-no = No
lesson-jewelry-specialist-no_reply = Conta di nuovo, anche quello adornato. La marsina non conta, ma i vestiti sono { $needed }.

lesson-jewelry-exam-say = Ora l’esame: tutti e quattro i compiti sono fatti. Nel tuo turno gioca l’altro Apprendista, che lo sostiene per { $examLivre } Livre e { $examPrestige } di prestigio.
lesson-jewelry-exam-else = Un’altra volta. Torna indietro: l’aula d’esame è aperta!

lesson-jewelry-graduate-say = Promosso! L’Apprendista se ne va, con un ultimo bonus se vuoi, e tu scegli un Lavorante dal mazzo. Gioca ancora in questo round: { $halls } Livre per sala fanno al caso tuo.
lesson-jewelry-graduate-else = Una buona scelta anche questa.

lesson-jewelry-end-say = Un Apprendista è diventato Lavorante, e può confezionare. Poi viene l’esame da Maestro: un abito di un Maestro, un vestito e una marsina di Lavoranti. E non dimenticare gli anelli!
