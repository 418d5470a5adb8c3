### Hiring and deputing: the employees that one wants to see again.

lesson-staff-name = La gente della tua sartoria
lesson-staff-about = Chi assumere, chi inviare a corte, e perché meno può essere di più.

lesson-staff-welcome-say = La seta è seta, ma un buon sarto vive di buona gente. A ogni round { $hire_display } nuovi dipendenti cercano una sartoria. Uno è appena andato da Colette.

lesson-staff-price-say = Se sono { $hire_display }, ciascuno costa { $price4 } Livre; se sono tre, come ora, solo { $price3 }; se sono due, { $price2 }. Quanto costa, secondo te, l’ultimo?
lesson-staff-price-five = Di nuovo { $price4 } Livre
lesson-staff-price-five_reply = No, no: più aspettano, più diventano modesti.
lesson-staff-price-one = { $price2 } Livre
lesson-staff-price-one_reply = È il prezzo quando ne restano due. L’ultimo è ancora più modesto!
lesson-staff-price-nothing = Niente
lesson-staff-price-nothing_reply = Esatto! Chi aspetta paga meno. Ma chi aspetta troppo non trova più i migliori, e dopo il round gli altri se ne tornano a casa.

lesson-staff-master-say = Solo un Maestro può assumere. Gioca il tuo, e assumi un dipendente!
lesson-staff-master-else = Torna indietro. Stavolta il tuo Maestro deve assumere.
lesson-staff-master-start-apprentice-1 = Gli Apprendisti non si scelgono i colleghi. Torna indietro: solo un Maestro può assumere.
lesson-staff-master-start-journeyman = Nemmeno un Lavorante può assumere. Torna indietro: può farlo solo un Maestro.

lesson-staff-whom-say = Chi? Hai { $garments } abiti dagli invitati: questo Maestro porta 1 punto prestigio ogni { $every }, ogni volta che giochi la carta. Assumi lui!
lesson-staff-whom-else = Torna indietro: per quello hai ancora troppo poco al ballo.
lesson-staff-whom-level2-depute = Quel Lavorante invia a corte i colleghi in cambio di denaro. Lo sappiamo fare da soli, fra poco. Torna indietro, e prendi il Maestro.
lesson-staff-whom-level2-dress = Un secondo abito in un turno, che furbizia! Ma hai una sola tessera di seta. Torna indietro, e prendi il Maestro.

lesson-staff-turns-say = Il nuovo Maestro è già nella tua mano! Conta le tue carte: quanti turni hai ancora in questo round?
lesson-staff-turns-two = Due, come Baptiste
lesson-staff-turns-two_reply = Baptiste non ha assunto nessuno. Guarda di nuovo la tua mano!
lesson-staff-turns-three = Tre
lesson-staff-turns-three_reply = Sì, un turno più di Baptiste. Chi assumi porta con sé un turno, in questo stesso round.
lesson-staff-turns-four = Quattro
lesson-staff-turns-four_reply = Uno dei tuoi Maestri ha appena lavorato. Conta le carte in mano.

lesson-staff-others-say = Vedi? Anche Colette gioca subito il suo nuovo dipendente.

lesson-staff-work-say = Tocca al tuo nuovo Maestro, che può fare tutto. Stavolta acquisisci la tessera gratis nel terzo cassetto, e bada al bonus!
lesson-staff-work-else = Questo un altro giorno. Torna indietro, fai acquisire al nuovo Maestro la tessera del terzo cassetto, e usa il bonus.
lesson-staff-work-hire = Un altro ancora, per { $price2 } Livre? Non è una cattiva idea! Ma oggi torna indietro, e acquisisci la tessera gratis.
lesson-staff-work-forfeit = Non si regala niente! Torna indietro.

lesson-staff-deck-say = 1 punto prestigio, e di nuovo ogni volta che la carta ritorna. Ora hai { $staff } dipendenti, e ne giochi { $hand_size } a round. Ogni quanto torna ciascuno?
lesson-staff-deck-every = A ogni round
lesson-staff-deck-every_reply = In mano c’è posto solo per { $hand_size } dei { $staff }. Gli altri aspettano nella riserva.
lesson-staff-deck-second = Ogni due round
lesson-staff-deck-second_reply = Giusto. Più sono, più a lungo aspetta quello buono. Ed ecco perché adesso salutiamo qualcuno.
lesson-staff-deck-third = Ogni tre round
lesson-staff-deck-third_reply = Con { $thrice } dipendenti, sì. Tu ne hai { $staff }, e in ogni round ne giocano { $hand_size }.

lesson-staff-who-say = La corte cerca gente, e la paga: { $master } Livre per un Maestro, { $journeyman } per un Lavorante, { $apprentice } per un Apprendista. Di chi sentiresti meno la mancanza?
lesson-staff-who-master = Di un Maestro
lesson-staff-who-master_reply = { $master } Livre, che tentazione! Ma solo un Maestro fa tutto. Non inviare mai l’ultimo!
lesson-staff-who-journeyman = Del Lavorante
lesson-staff-who-journeyman_reply = Un Lavorante confeziona, e rivendica il favore della Regina. Conosco qualcuno che non sa fare né l’uno né l’altro.
lesson-staff-who-apprentice = Di un Apprendista
lesson-staff-who-apprentice_reply = Lo penso anch’io. Un Apprendista non confeziona, non assume, e non rivendica il favore.

lesson-staff-wait-say = Ancora un momento: prima Colette e Baptiste.

lesson-staff-depute-say = Ora gioca l’Apprendista con filo e pizzo, e invialo a corte: { $apprentice } Livre, e un posto a corte.
lesson-staff-depute-else = Questo no. Torna indietro: gioca l’Apprendista, e invialo a corte.
lesson-staff-depute-start-journeyman = Il Lavorante ci servirà ancora. Torna indietro, e gioca l’Apprendista.

lesson-staff-farewell-say = Prima che parta la carrozza c’è ancora il bonus: { $notion } Livre per un filo o un pizzo. Puoi rinunciarvi.
lesson-staff-farewell-else = Come preferisci: i soldi restano nella borsa.

lesson-staff-left-say = Via per sempre, e te ne restano { $staff }. Ma almeno { $minimum_staff } devono sempre restare con te. Quanti potresti ancora inviarne?
lesson-staff-left-one = Uno
lesson-staff-left-one_reply = Soltanto uno. Con { $minimum_staff } dipendenti avresti quasi la stessa mano in ogni round: solo i migliori.
lesson-staff-left-two = Due
lesson-staff-left-two_reply = Allora ne resterebbero { $tooFew }, e la corporazione ti chiuderebbe la sartoria. Devono restarne { $minimum_staff }.
lesson-staff-left-four = Quattro
lesson-staff-left-four_reply = E chi confeziona? È il contrario: devono restarne { $minimum_staff }.

lesson-staff-end-say = Dunque: assumi presto, e chi ha un bonus che ripaga; porta subito un turno. Invia a corte chi non vuoi più vedere, o quando ti serve denaro. Una buona sartoria è piccola e affilata, come un ago.
