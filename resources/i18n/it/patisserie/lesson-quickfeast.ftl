### The short way through the game.

lesson-quickfeast-name = Dieci minuti al forno
lesson-quickfeast-about = Tutte e nove le azioni negli ultimi due round, e la fine della festa. Poi una partita tutta tua.

lesson-quickfeast-welcome-say = Dieci minuti, Camille, e sai giocare. Inforni dolci e li presenti qui, alle tavole del Re. Così guadagni prestigio, e chi alla fine ne ha di più vince. Della festa restano due round.

lesson-quickfeast-hand-say = Questo è il tuo personale. A ogni turno giochi una carta: prima svolge un’azione principale, poi il suo bonus, che sta sotto l’immagine. L’oro è un Pasticciere, l’argento un Assistente.

lesson-quickfeast-recipes-say = Uno: le ricette, i tuoi dolci di domani. Gioca il Pasticciere il cui bonus porta { $bonus } monete e acquisisci la Madeleine.
lesson-quickfeast-recipes-then_acquire_recipe = Su ogni ricetta vedi in alto il prezzo e il prestigio, in basso ciò che serve per infornarla. Un cappello vuol dire che la inforna solo un Pasticciere. Acquisisci la Madeleine.
lesson-quickfeast-recipes-start-chef-1 = Lo può fare ogni carta. Ma questo Pasticciere decorerà più tardi: torna indietro, e gioca l’altro.
lesson-quickfeast-recipes-start-assistant-1 = Lo può fare ogni carta. Ma gli Assistenti ci servono dopo: torna indietro, e gioca il Pasticciere.
lesson-quickfeast-recipes-start-assistant-2 = Lo può fare ogni carta. Ma gli Assistenti ci servono dopo: torna indietro, e gioca il Pasticciere.
lesson-quickfeast-recipes-staff-1-10 = Lo può fare ogni carta. Ma gli Assistenti ci servono dopo: torna indietro, e gioca il Pasticciere.
lesson-quickfeast-recipes-else = Più tardi. Torna indietro: prima la Madeleine.

lesson-quickfeast-second-say = La stessa azione porta una seconda ricetta: prendi la Meringue, perché una sola infornata basta per entrambe. Poi arriva il bonus della carta.
lesson-quickfeast-second-else = Torna indietro: anche la Meringue.

lesson-quickfeast-eggs-say = Due: gli ingredienti, solo per Assistenti. Gioca quello il cui bonus compra merci, e procurati l’unica tessera con { $eggs } uova.
lesson-quickfeast-eggs-then_acquire_ingredient = Ogni tua ricetta vuole un uovo: procurati la tessera che ne ha { $eggs }. Una fila con poche tessere costa poco, questa nulla.
lesson-quickfeast-eggs-start-assistant-2 = Lo può fare ogni Assistente. Ma torna indietro: l’altro compra lo zucchero con il bonus.
lesson-quickfeast-eggs-staff-1-10 = Lo può fare ogni Assistente. Ma torna indietro: l’altro compra lo zucchero con il bonus.
lesson-quickfeast-eggs-else = Ci serve un uovo per ogni ricetta. Torna indietro.

lesson-quickfeast-goods-say = Tre: le merci. La Meringue vuole zucchero, il cono blu, e tu non ne hai. Questa carta compra merci con il bonus, altre con l’azione principale. Usa il bonus e compra uno zucchero.
lesson-quickfeast-goods-else = Torna indietro: uno zucchero.

lesson-quickfeast-bake-say = Quattro: inforna. Ora hai tutto ciò che vogliono le due ricette. Falle infornare a un Assistente in una sola azione: risparmi un turno. I dolci finiscono sulle gratelle.
lesson-quickfeast-bake-then_bake = Infornale tutte e due insieme: si dividono le uova di una tessera. La tessera si consuma intera, e ciò che nessuna ricetta prende si perde.
lesson-quickfeast-bake-start-chef-1 = Anche un Pasticciere inforna. Ma decorano soltanto i Pasticcieri: torna indietro, e fai infornare un Assistente.
lesson-quickfeast-bake-else = Torna indietro, e inforna insieme la Madeleine e la Meringue.

lesson-quickfeast-baked-say = Anche questa carta ha il suo bonus: usalo, se vuoi.
lesson-quickfeast-baked-else = Come preferisci.

lesson-quickfeast-decorate-say = Cinque: decora, solo per Pasticcieri. Una tessera con un fiore può fare da guarnizione: mettine una su ogni dolce.
lesson-quickfeast-decorate-then_decorate = Una tessera con un fiore può fare da guarnizione: mettine una su ogni dolce. Ogni guarnizione consegnata aumenta la tua rendita, come mostra la fila sotto le gratelle.
lesson-quickfeast-decorate-else = Torna indietro: tutti e due i dolci vogliono una guarnizione.

lesson-quickfeast-rest-say = Ora puoi usare il bonus della carta che hai appena giocato.
lesson-quickfeast-rest-else = Come preferisci.

lesson-quickfeast-deliver-say = Sei: consegna. Gioca la tua ultima carta e presenta la Madeleine alla tavola al centro. Lì alla fine conta il suo prestigio; venduta, porterebbe solo monete.
lesson-quickfeast-deliver-then_place_dish = Il posto lo scegli tu: quello con la bilancia, accanto al bonus della tavola, vince le parità a questa tavola; ogni altro dà subito ciò che vi è stampato.
lesson-quickfeast-deliver-else = Torna indietro: la Madeleine alla tavola al centro.

lesson-quickfeast-tie-say = Il tuo podio è salito: sono i tuoi punti se finisse ora. La Meringue va alla tavola a sinistra: { $plain } monete per un dolce senza noci. Quello di Gaspard è più vicino al bonus: primo è lui.
lesson-quickfeast-tie-else = Torna indietro: la Meringue alla tavola a sinistra.

lesson-quickfeast-special-say = Ora hai dolci a { $tables } tavole, ed è ciò che chiede questo bonus speciale. Non costa nulla, e chi lo rivendica per primo prende di più: { $special } punti prestigio alla fine.

lesson-quickfeast-income-say = Quando tutte le mani sono giocate, il round finisce: ciò che sta accanto a un cestino viene tolto, e ognuno ha una rendita di { $base_income } monete e ciò che portano guarnizioni consegnate e nobili anfitrioni. La tua è scritta nella borsa.

lesson-quickfeast-evening-say = Ora puoi usare il bonus della carta che hai appena giocato.
lesson-quickfeast-evening-else = Come preferisci.

lesson-quickfeast-staff-say = L’ultimo round. Chi ha lavorato torna quando hanno lavorato anche tutti gli altri. Scegli { $hand_size } carte del tuo personale, compresi i due Pasticcieri: solo loro assumono.
lesson-quickfeast-staff-else = Chi vuoi tu.

lesson-quickfeast-trays-say = Ora personale nuovo: due teglie fanno il giro, A in senso orario, B al contrario, e di ciascuna tieni una carta. Confronta ciò che sta sotto le immagini. Un Pasticciere porta monete secondo quanto personale hai, meno carte e più monete: { $payday } con il tuo. Tieni quella carta.
lesson-quickfeast-trays-else = Torna indietro: il Pasticciere il cui bonus conta il tuo personale.

lesson-quickfeast-second_tray-say = L’altra teglia. Questo Pasticciere porta subito prestigio per le tavole con i tuoi dolci. Nell’ultimo round vale più delle monete, che ormai spenderesti a fatica.
lesson-quickfeast-second_tray-else = Torna indietro: il Pasticciere che porta prestigio per le tavole.

lesson-quickfeast-leave-say = Una carta della mano deve lasciare la partita: quella che aiuta di meno. Lascia andare un Assistente; da comprare resta poco.
lesson-quickfeast-leave-else = Tieni i Pasticcieri! Torna indietro.

lesson-quickfeast-hire-say = Sette: assumi, solo per Pasticcieri. Giocane uno del personale iniziale, le carte senza livello, e assumi la stella che chiede { $starred } tavole.
lesson-quickfeast-hire-then_hire = Quasi tutte le carte costano monete. Le carte stella sono gratis, ma chiedono qualcosa, e in una partita puoi assumerne una sola. Hai dolci a { $starred } tavole: assumi la stella che le chiede.
lesson-quickfeast-hire-else = Torna indietro: fai assumere a un Pasticciere del personale iniziale la stella che chiede { $starred } tavole.

lesson-quickfeast-hired-say = La stella gioca in questo stesso round: un turno in più per te, e il suo bonus porta subito { $star } punti prestigio. Ora il bonus di questa carta, se vuoi.
lesson-quickfeast-hired-else = Come preferisci.

lesson-quickfeast-notice-say = Otto: licenzia. Una carta lascia la partita per { $assistant } o { $chef } monete. Gioca il Pasticciere il cui bonus conta il tuo personale.
lesson-quickfeast-notice-then_give_notice = Licenzia quello che ha appena assunto: il suo lavoro è fatto.
lesson-quickfeast-notice-else = Torna indietro: con il Pasticciere il cui bonus conta il tuo personale licenzia uno che non ti serve più.

lesson-quickfeast-paid-say = Usa ora il bonus di questa carta: porta monete da spendere in giardino.
lesson-quickfeast-paid-else = Come preferisci.

lesson-quickfeast-garden-say = Il personale di servizio sta fra due tavole. Chi ne ha può comprare 1 punto prestigio per { $service_coins } monete con ogni dolce presentato a una di esse: è ciò che ha fatto Manon. I nobili anfitrioni della fila sotto portano { $host_income } monete a ogni rendita, e prestigio alla fine.

lesson-quickfeast-place-say = Nove: piazza personale di servizio o un nobile anfitrione. Gioca la stella e piazza ciò che puoi pagare.
lesson-quickfeast-place-then_place = Dei posti di servizio, uno conta prestigio alla fine, l’altro dà subito qualcosa. Un anfitrione conta ciò che porta stampato, e 1 in più per ogni avversario con personale di servizio. Piazza ciò che puoi pagare.
lesson-quickfeast-place-else = Torna indietro: con la stella piazza qualcuno in giardino.

lesson-quickfeast-placed-say = Ora il bonus della stella: { $star } punti prestigio subito.
lesson-quickfeast-placed-else = Come preferisci.

lesson-quickfeast-last-say = Gioca ciò che ti resta in mano. Ormai serve solo il prestigio: merci, tessere e ricette alla fine non contano nulla. Un posto in giardino sì, e anche il bonus che porta prestigio. Poi il Re assaggia, e fa i conti.
lesson-quickfeast-last-else = Come preferisci.

lesson-quickfeast-counted-say = È per questo che giochi. Ogni dolce conta il prestigio che ha sopra. E a ogni tavola il primo numero va a chi ha più dolci, l’altro al secondo: al centro sono { $first } e { $second }.

lesson-quickfeast-money-say = Nobili anfitrioni e bonus speciali contano ciò che hanno stampato. Del tuo denaro, { $coins_per_prestige } monete sono 1 punto prestigio: spendilo in tempo.

lesson-quickfeast-total-say = { $mine } per te, { $manon } per Manon, { $gaspard } per Gaspard. Il podio accanto a ogni nome dice in ogni momento come stanno le cose.

lesson-quickfeast-end-say = È tutto: conosci tutte e nove le azioni. Una festa intera ha { $rounds } round come questi due. Il pulsante illuminato mostra in ogni momento «Tutte le azioni» in figure. Ora gioca la tua prima partita; io ti sto accanto.
