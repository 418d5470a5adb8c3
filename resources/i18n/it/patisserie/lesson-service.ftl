### Service posts, noble hosts, majorities and ties.

lesson-service-name = Servizio e anfitrioni
lesson-service-about = Posti di servizio, nobili anfitrioni, maggioranze e parità.

lesson-service-areas-say = Il personale di servizio aspetta fra le tavole. Ogni area ha due posti, e sta accanto a due tavole.

lesson-service-sides-say = Il posto a sinistra porta prestigio alla fine, quello a destra qualcosa subito. Siete in tre: quanti posti di un’area si possono occupare in tutto?
lesson-service-sides-both = Entrambi
lesson-service-sides-both_reply = Con più giocatori. Fino a { $one_post_players } giocatori, uno resta libero.
lesson-service-sides-one = Uno
lesson-service-sides-one_reply = Uno. Chi arriva per primo sceglie il lato; chi arriva per secondo va altrove.

lesson-service-post-say = Gioca l’Assistente, e metti un segnalino fra la tavola in alto e quella al centro: il posto a sinistra, per { $price } monete.
lesson-service-post-then_choose_action = Piazza personale di servizio!
lesson-service-post-then_place = Fra alto e centro, a sinistra.
lesson-service-post-post-top-middle-2 = Una ricetta, e niente prestigio. Torna indietro: quello a sinistra.
lesson-service-post-else = Ho dei progetti per la tavola al centro. Torna indietro: il posto per { $price } monete lì sopra.

lesson-service-wait-say = Anche Gaspard piazza personale di servizio. Ricordatelo: Manon ha un posto, e ora ce l’ha anche lui.

lesson-service-tie-say = La tavola al centro: { $own } dolci tuoi, { $hers } di Manon. In parità decide il dolce più vicino al bonus della tavola. Chi è in testa?
lesson-service-tie-you = Io
lesson-service-tie-you_reply = Il tuo dolce più vicino sta sul secondo posto. E di chi è quello sul primo?
lesson-service-tie-manon = Manon
lesson-service-tie-manon_reply = Manon: il suo sta proprio accanto al bonus della tavola. Lei otterrebbe { $first }, tu { $second }.
lesson-service-tie-both = Tutti e due
lesson-service-tie-both_reply = Un dolce è sempre il più vicino.

lesson-service-deliver-say = Allora presenta un terzo dolce! Gioca il Pasticciere illuminato, il cui bonus conta i tuoi segnalini, e consegna la Madeleine alla tavola al centro.
lesson-service-deliver-then_choose_action = Consegna!
lesson-service-deliver-then_deliver = La Madeleine.
lesson-service-deliver-then_place_dish = Un posto libero qualsiasi alla tavola al centro.
lesson-service-deliver-start-chef-2 = Quello lo teniamo per la fine. Torna indietro, e gioca l’altro Pasticciere.
lesson-service-deliver-sell = Per { $sale } monete lasci la tavola a Manon? Torna indietro.
lesson-service-deliver-else = Adesso conta la tavola al centro. Torna indietro.

lesson-service-serve-say = Il tuo posto di servizio è accanto a questa tavola, perciò può servire il dolce: paga { $service_coins } monete, e ottieni subito 1 punto prestigio. Lo stesso vale per ogni tuo posto di servizio accanto a una tavola, e per ogni dolce.
lesson-service-serve-0 = Il prestigio non costa quasi mai meno. Torna indietro, e paga.
lesson-service-serve-else = Il prestigio non costa quasi mai meno. Torna indietro, e paga.

lesson-service-again-say = { $own } dolci contro { $hers }: la tavola è tua. E ora il bonus: { $bonus } monete per ogni tuo posto di servizio e anfitrione.
lesson-service-again-else = { $bonus } monete in regalo! Torna indietro.

lesson-service-hosts-say = I nobili anfitrioni. Ciascuno porta { $host_income } monete a ogni rendita e il prestigio che ha stampato, e alla fine 1 punto in più per ogni avversario con un posto di servizio. Quanti sarebbero?
lesson-service-hosts-one = { $fewer }
lesson-service-hosts-one_reply = Manon ha un posto. E chi altro?
lesson-service-hosts-two = { $opponents }
lesson-service-hosts-two_reply = Manon e Gaspard: { $opponents } in più per ogni tuo anfitrione. Quanti posti abbiano, non conta.
lesson-service-hosts-three = { $more }
lesson-service-hosts-three_reply = Nessuno è avversario di sé stesso.

lesson-service-host-say = E allora invitane uno! Gioca la tua ultima carta, e metti un segnalino sul primo anfitrione o sul secondo, per { $host1 } o { $host2 } monete.
lesson-service-host-then_choose_action = Piazza un nobile anfitrione!
lesson-service-host-then_place = Il primo o il secondo.
lesson-service-host-host-3 = { $host3 } monete, e la tua borsa è quasi vuota. Torna indietro: il primo o il secondo.
lesson-service-host-else = I tuoi ospiti aspettano un anfitrione. Torna indietro.

lesson-service-end-say = Un anfitrione che arriva presto si ripaga da sé, un posto di servizio rende a ogni dolce, e un terzo dolce ribalta una tavola. Buon servizio!
