### The short way through the game.

lesson-quickfeast-name = Dieci minuti al forno
lesson-quickfeast-about = Tutte e nove le azioni negli ultimi due round, e la fine della festa. Poi una partita tutta tua.

lesson-quickfeast-welcome-say = Dieci minuti, Camille, e sai giocare. Della festa restano due round. Questo è il tuo personale: a ogni turno giochi una carta, e fa una cosa. L’oro è un Pasticciere, l’argento un Assistente. Proviamo tutto.

lesson-quickfeast-recipes-say = Uno: le ricette. Gioca il Pasticciere il cui bonus porta { $bonus } monete e acquisisci la Madeleine.
lesson-quickfeast-recipes-start-chef-1 = Lo può fare ogni carta. Ma questo Pasticciere decorerà più tardi: torna indietro, e gioca l’altro.
lesson-quickfeast-recipes-start-assistant-1 = Lo può fare ogni carta. Ma gli Assistenti ci servono dopo: torna indietro, e gioca il Pasticciere.
lesson-quickfeast-recipes-start-assistant-2 = Lo può fare ogni carta. Ma gli Assistenti ci servono dopo: torna indietro, e gioca il Pasticciere.
lesson-quickfeast-recipes-staff-1-10 = Lo può fare ogni carta. Ma gli Assistenti ci servono dopo: torna indietro, e gioca il Pasticciere.
lesson-quickfeast-recipes-else = Più tardi. Torna indietro: prima la Madeleine.

lesson-quickfeast-second-say = La stessa azione ne porta una seconda: la Meringue. Poi il bonus della carta.
lesson-quickfeast-second-else = Torna indietro: anche la Meringue.

lesson-quickfeast-eggs-say = Due: gli ingredienti, solo per Assistenti. Gioca quello il cui bonus compra merci, e procurati una tessera con un uovo.
lesson-quickfeast-eggs-start-assistant-2 = Lo può fare ogni Assistente. Ma torna indietro: l’altro compra lo zucchero con il bonus.
lesson-quickfeast-eggs-staff-1-10 = Lo può fare ogni Assistente. Ma torna indietro: l’altro compra lo zucchero con il bonus.
lesson-quickfeast-eggs-else = Ci serve un uovo. Torna indietro.

lesson-quickfeast-goods-say = Tre: le merci. Questa carta le compra con il bonus, altre con l’azione. Usa il bonus e compra uno zucchero, il cono blu.
lesson-quickfeast-goods-else = Torna indietro: uno zucchero.

lesson-quickfeast-bake-say = Quattro: fai infornare la Madeleine a un Assistente. Finisce su una gratella.
lesson-quickfeast-bake-start-chef-1 = Anche un Pasticciere inforna. Ma decorano soltanto i Pasticcieri: torna indietro, e fai infornare un Assistente.
lesson-quickfeast-bake-else = Torna indietro, e inforna la Madeleine.

lesson-quickfeast-baked-say = Il suo bonus, se vuoi.
lesson-quickfeast-baked-else = Come preferisci.

lesson-quickfeast-decorate-say = Cinque: decora, solo per Pasticcieri. Gioca il tuo e metti una guarnizione sulla Madeleine: dopo la consegna porta rendita a ogni round.
lesson-quickfeast-decorate-else = Torna indietro: la Madeleine vuole una guarnizione.

lesson-quickfeast-rest-say = E il bonus.
lesson-quickfeast-rest-else = Come preferisci.

lesson-quickfeast-deliver-say = Sei: consegna. Presenta il dolce alla tavola al centro; alla fine fa punti chi lì ne ha di più, e in parità vince il dolce più vicino alla bandiera.
lesson-quickfeast-deliver-else = Torna indietro: alla tavola al centro.

lesson-quickfeast-evening-say = Il bonus, poi la sera: quando tutte le mani sono giocate, ognuno riceve { $base_income } monete e ciò che portano le decorazioni.
lesson-quickfeast-evening-else = Come preferisci.

lesson-quickfeast-staff-say = Un nuovo round. Scegli { $hand_size } carte del tuo personale, e tieni i Pasticcieri.
lesson-quickfeast-staff-else = Chi vuoi tu.

lesson-quickfeast-trays-say = Due teglie fanno il giro: da ciascuna una carta è tua.
lesson-quickfeast-trays-else = Come preferisci.

lesson-quickfeast-leave-say = Una carta della mano lascia la partita. Lascia andare un Assistente.
lesson-quickfeast-leave-else = Tieni i Pasticcieri! Torna indietro.

lesson-quickfeast-hire-say = Sette: solo un Pasticciere assume. Giocane uno e scegli una carta: gioca in questo stesso round.
lesson-quickfeast-hire-else = Torna indietro: assumi qualcuno con un Pasticciere.

lesson-quickfeast-hired-say = Il bonus, se ce n’è uno.
lesson-quickfeast-hired-else = Come preferisci.

lesson-quickfeast-place-say = Otto: gioca una carta qualsiasi e piazza un nobile anfitrione, o personale di servizio fra due tavole. Gli anfitrioni portano monete, il servizio vende prestigio.
lesson-quickfeast-place-else = Torna indietro: piazza qualcuno in giardino.

lesson-quickfeast-placed-say = Il bonus, e gli altri.
lesson-quickfeast-placed-else = Come preferisci.

lesson-quickfeast-notice-say = Nove: gioca una carta qualsiasi e licenzia. Una carta se ne va per { $assistant } o { $chef } monete.
lesson-quickfeast-notice-else = Torna indietro: licenzia qualcuno.

lesson-quickfeast-last-say = Gioca ciò che ti resta in mano come preferisci. Poi il Re assaggia, e fa i conti.
lesson-quickfeast-last-else = Come preferisci.

lesson-quickfeast-counted-say = È per questo che giochi. Ogni dolce conta il prestigio che ha sopra. E a ogni tavola il primo numero va a chi ha più dolci, l’altro al secondo: al centro sono { $first } e { $second }.

lesson-quickfeast-money-say = Nobili anfitrioni e bonus speciali contano ciò che hanno stampato. Del tuo denaro, { $coins_per_prestige } monete sono 1 punto prestigio: spendilo in tempo.

lesson-quickfeast-total-say = { $mine } per te, { $manon } per Manon, { $gaspard } per Gaspard. Il podio accanto a ogni nome dice in ogni momento come stanno le cose.

lesson-quickfeast-end-say = È tutto! Una festa intera ha { $rounds } round come questi due. Ora gioca la tua prima partita; io ti sto accanto.
