### Whom to take along: unused staff, two baking trays, and one card that leaves.

lesson-trays-name = Chi portare con sé
lesson-trays-about = Il tuo personale libero, due teglie e una carta che se ne va.

lesson-trays-staff-say = Round tre. Prima che qualcuno inforni, ognuno sceglie il personale: { $hand_size } carte delle proprie, e poi due nuove.

lesson-trays-unused-say = Solo questa era ancora libera, ed è già nella tua mano. Quindi il personale usato è stato girato, e tra quelle { $turned } carte ne scegli { $missing }. Non si gira mai prima che tutti abbiano lavorato!

lesson-trays-plan-say = Chi ti serve? { $dishes } dolci aspettano la consegna. E la tua Profiterole ha un cappello: può infornarla solo un Pasticciere.

lesson-trays-chef-say = Allora comincia da un Pasticciere: oro, con il cappello.
lesson-trays-chef-else = Argento e niente cappello: un Assistente non inforna ciò che porta un cappello. Torna indietro, e scegli l’oro.

lesson-trays-rest-say = Bene. Ora altre { $missing }, chi vuoi tu! Chi resta a casa sarà il tuo personale libero nel prossimo round.
lesson-trays-rest-else = Come preferisci.

lesson-trays-tray_a-say = Teglia A. Tieni una carta; le altre passano a Manon. Il mio consiglio: l’Assistente che consegna un dolce in più.
lesson-trays-tray_a-else = Come preferisci! Le altre passano a Manon. Non ti dirà grazie.

lesson-trays-passing-say = La teglia A gira a sinistra, la teglia B a destra. Quando B arriva da te, gli altri hanno già scelto.

lesson-trays-tray_b-say = Teglia B: restano { $tray } carte, e una è tua. Stavolta il consiglio me lo tengo.
lesson-trays-tray_b-else = Come preferisci.

lesson-trays-row-say = Sulle teglie restano { $row } carte. Ora stanno qui, da assumere fino alla fine del round.

lesson-trays-count-say = { $hand_size } carte tue, e due nuove. Quante ne giocherai in questo round?
lesson-trays-count-four = { $hand_size }
lesson-trays-count-four_reply = Di più! Solo una delle { $chosen } deve andarsene.
lesson-trays-count-five = { $played }
lesson-trays-count-five_reply = { $played }. Una delle { $chosen } lascia la partita per sempre, coperta; nessuno saprà quale.
lesson-trays-count-six = { $chosen }
lesson-trays-count-six_reply = Prima una deve andarsene. Quante ne restano?

lesson-trays-leave-say = Chi va via? Il personale iniziale ha i bonus più piccoli. Ma tieni un Pasticciere per la Profiterole!
lesson-trays-leave-else = Una nuova, di già? Be’, nessuno lo saprà mai.

lesson-trays-end-say = { $chosen } scelte, una via, { $played } da giocare: così comincia ogni round. E attenzione a ciò che passi: quello che lasci a Manon, è Manon a giocarlo.
