### The short way through the game.

lesson-quickfeast-name = Dieci minuti al forno
lesson-quickfeast-about = Tutte e nove le azioni negli ultimi due round, e la fine della festa. Poi una partita tutta tua.

lesson-quickfeast-welcome-say = Dieci minuti, Camille, e sai giocare. Inforni dolci e li presenti qui, alle tavole del Re. Così guadagni prestigio, e chi alla fine ne ha di più vince. Della festa restano due round.

lesson-quickfeast-hand-say = Questo è il tuo personale. A ogni turno giochi una carta: prima svolge un’azione principale, poi il suo bonus, che sta sotto l’immagine. L’oro è un Pasticciere, l’argento un Assistente.

lesson-quickfeast-recipes-say = Uno: le ricette, i tuoi dolci di domani. Gioca il Pasticciere illuminato e acquisisci la Madeleine.
lesson-quickfeast-recipes-then_acquire_recipe = Su ogni ricetta vedi in alto il prezzo e il prestigio, in basso ciò che serve per infornarla. Un cappello vuol dire che la inforna solo un Pasticciere. Acquisisci la Madeleine.
lesson-quickfeast-recipes-start-chef-1 = Lo può fare ogni carta. Ma questo Pasticciere decorerà più tardi: torna indietro, e gioca l’altro.
lesson-quickfeast-recipes-start-assistant-1 = Lo può fare ogni carta. Ma gli Assistenti ci servono dopo: torna indietro, e gioca il Pasticciere.
lesson-quickfeast-recipes-start-assistant-2 = Lo può fare ogni carta. Ma gli Assistenti ci servono dopo: torna indietro, e gioca il Pasticciere.
lesson-quickfeast-recipes-staff-1-10 = Lo può fare ogni carta. Ma gli Assistenti ci servono dopo: torna indietro, e gioca il Pasticciere.
lesson-quickfeast-recipes-else = Più tardi. Torna indietro: prima la Madeleine.

lesson-quickfeast-second-say = La stessa azione porta una seconda ricetta: prendi la Meringue, perché una sola infornata basta per entrambe. Poi arriva il bonus della carta. C’è posto per { $recipe_storage } ricette; prima di un’azione puoi scartarne una con il pulsante sotto di essa.
lesson-quickfeast-second-else = Torna indietro: anche la Meringue.

lesson-quickfeast-standing-say = Il podio di Manon si è appena mosso. Mostra il prestigio che uno avrebbe se la partita finisse adesso; il tuo dice { $mine }. Le monete contano un po’, perciò pagare lo abbassa. La freccia è il cambiamento dal tuo ultimo turno.

lesson-quickfeast-eggs-say = Due: gli ingredienti, solo per Assistenti. Gioca quello illuminato, e procurati l’unica tessera con { $eggs } uova.
lesson-quickfeast-eggs-then_acquire_ingredient = Ogni tua ricetta vuole un uovo: procurati la tessera che ne ha { $eggs }. Una fila con poche tessere costa poco, questa nulla.
lesson-quickfeast-eggs-start-assistant-2 = Lo può fare ogni Assistente. Ma torna indietro: l’altro compra lo zucchero con il bonus.
lesson-quickfeast-eggs-staff-1-10 = Lo può fare ogni Assistente. Ma torna indietro: l’altro compra lo zucchero con il bonus.
lesson-quickfeast-eggs-else = Ci serve un uovo per ogni ricetta. Torna indietro.

lesson-quickfeast-goods-say = Tre: le merci. La Meringue vuole zucchero, il cono blu, e tu non ne hai. Questa carta compra merci con il bonus, altre con l’azione principale. Usa il bonus e compra uno zucchero.
lesson-quickfeast-goods-else = Torna indietro: uno zucchero.

lesson-quickfeast-bake-say = Quattro: inforna. Ora hai tutto ciò che vogliono le due ricette. Un cappello su una ricetta chiede un Pasticciere; queste non ce l’hanno. Falle infornare a un Assistente in una sola azione: risparmi un turno. I dolci finiscono sulle gratelle.
lesson-quickfeast-bake-then_bake = Infornale tutte e due insieme: si dividono le uova di una tessera. La tessera si consuma intera, e ciò che nessuna ricetta prende si perde.
lesson-quickfeast-bake-start-chef-1 = Anche un Pasticciere inforna. Ma decorano soltanto i Pasticcieri: torna indietro, e fai infornare un Assistente.
lesson-quickfeast-bake-else = Torna indietro, e inforna insieme la Madeleine e la Meringue.

lesson-quickfeast-baked-say = Anche questa carta ha il suo bonus: un’altra ricetta, se vuoi. Più una ricetta sta a destra, meno costa. I vuoti restano finché dopo un turno sono { $gaps }: allora tutte scorrono a destra, e ne arrivano di nuove.
lesson-quickfeast-baked-else = Come preferisci.

lesson-quickfeast-decorate-say = Cinque: decora, solo per Pasticcieri. Una tessera con un fiore può fare da guarnizione: mettine una su ogni dolce.
lesson-quickfeast-decorate-then_decorate = Una tessera con un fiore può fare da guarnizione: mettine una su ogni dolce. Ogni guarnizione consegnata aumenta la tua rendita, come mostra la fila sotto le gratelle.
lesson-quickfeast-decorate-else = Torna indietro: tutti e due i dolci vogliono una guarnizione.

lesson-quickfeast-rest-say = Il bonus di questa carta prende un’altra tessera ingrediente, se vuoi. Meno tessere ha ancora una fila, meno costano.
lesson-quickfeast-rest-else = Come preferisci.

lesson-quickfeast-deliver-say = Sei: consegna. Gioca la carta illuminata e presenta la Madeleine alla tavola al centro. Lì alla fine conta il suo prestigio. Venduta, porterebbe { $sale_coins } monete per punto, ma alla fine { $coins_per_prestige } monete sono un punto solo.
lesson-quickfeast-deliver-then_place_dish = Il posto lo scegli tu: il posto 1, il più vicino al bonus della tavola, vince le parità a questa tavola; ogni altro dà subito ciò che mostra il suo piatto.
lesson-quickfeast-deliver-else = Torna indietro: la Madeleine alla tavola al centro.

lesson-quickfeast-tie-say = La Meringue va alla tavola a sinistra: il suo cartello mostra il bonus della tavola, subito { $plain } monete per un dolce senza noci.
lesson-quickfeast-tie-else = Torna indietro: la Meringue alla tavola a sinistra.

lesson-quickfeast-lead-say = Gaspard ha qui altrettanti dolci, ma la bilancia è accanto al suo: è più vicino al bonus della tavola e vince le parità, perciò è primo. Alla fine chi ha più dolci qui prende { $most } punti prestigio, il secondo { $next }.

lesson-quickfeast-special-say = Ora hai dolci a { $tables } tavole, ed è ciò che chiede questo bonus speciale. Non costa nulla, e chi lo rivendica per primo prende di più: { $special } punti prestigio alla fine.

lesson-quickfeast-income-say = Quando tutte le mani sono giocate, ognuno ha una rendita: { $base_income } monete e ciò che portano i nobili anfitrioni e le guarnizioni dei dolci consegnati. Le tue ora sono qui, e pagano ogni round: prima è, più portano.

lesson-quickfeast-evening-say = Prima il tuo bonus, come preferisci. Poi gli altri finiscono il round, ciò che sta accanto a un cestino viene tolto e le esposizioni vengono riempite.
lesson-quickfeast-evening-else = Come preferisci.

lesson-quickfeast-staff-say = L’ultimo round: tutti scelgono la mano insieme e in segreto. Prendi le { $hand_size } carte senza numero romano. Solo i Pasticcieri assumono e decorano, solo gli Assistenti fanno la spesa.
lesson-quickfeast-staff-else = Torna indietro: le carte senza numero.

lesson-quickfeast-trays-say = Personale nuovo! Due teglie fanno il giro, A in senso orario, B al contrario, e di ciascuna tieni una carta. Questo Pasticciere porta { $payday } monete, perché il tuo personale è poco numeroso: prendilo.
lesson-quickfeast-trays-else = Torna indietro e tieni il Pasticciere illuminato.

lesson-quickfeast-second_tray-say = L’altra teglia. Questo Pasticciere porta subito prestigio per le tavole con i tuoi dolci. Nell’ultimo round non c’è di meglio. Il numero romano è il livello: i più alti arrivano più tardi, con bonus migliori.
lesson-quickfeast-second_tray-else = Torna indietro e tieni il Pasticciere illuminato: adesso niente porta più prestigio.

lesson-quickfeast-leave-say = Ora una carta della tua mano lascia la partita: così il personale migliora senza crescere, e le carte buone tornano prima. Lascia andare l’Assistente il cui bonus compra merci.
lesson-quickfeast-leave-else = Torna indietro: quello che non ti serve è l’Assistente illuminato.

lesson-quickfeast-hire-say = Sette: assumi, solo per Pasticcieri. Gioca quello illuminato, e assumi la stella illuminata, che chiede { $starred } tavole.
lesson-quickfeast-hire-then_hire = Quasi tutte le carte costano monete. Una stella è gratis per chi ha ciò che chiede, ma in una partita puoi assumerne una sola. Arriva nella tua mano, e si gioca già in questo round.
lesson-quickfeast-hire-else = Torna indietro: fai assumere al Pasticciere illuminato la stella illuminata.

lesson-quickfeast-notice-say = Otto: licenzia. Una carta lascia la partita e porta monete: un Assistente { $assistant }, un Pasticciere { $chef }. Gioca la carta illuminata.
lesson-quickfeast-notice-then_give_notice = Licenzia quando ti servono monete, e chi non ti serve più: quello che ha appena assunto ha finito il suo lavoro.
lesson-quickfeast-notice-else = Torna indietro: con la carta illuminata licenzia il Pasticciere che ha appena assunto.

lesson-quickfeast-service-say = Questo è il personale di servizio di Manon, fra due tavole. Con ogni dolce che presenta a una di esse può comprare 1 punto prestigio per { $service_coins } monete.

lesson-quickfeast-hosts-say = I nobili anfitrioni portano { $host_income } monete a ogni rendita. Alla fine ognuno conta il suo prestigio, e 1 in più per ogni avversario con personale di servizio.

lesson-quickfeast-place-say = Nove: piazza personale di servizio o un nobile anfitrione. Gioca la stella, il cui bonus porta subito { $star } punti prestigio, e piazza ciò che puoi pagare.
lesson-quickfeast-place-then_place = Dei posti di servizio, uno conta prestigio alla fine, l’altro dà subito qualcosa. Ora prendi più prestigio che puoi pagare.
lesson-quickfeast-place-else = Torna indietro: con la stella piazza qualcuno in giardino.

lesson-quickfeast-last-say = Gioca ciò che ti resta in mano. Il meglio è piazzare finché puoi pagare: alla fine conta prestigio. Se non puoi, licenzia, perché le monete contano un poco. Merci, tessere e ricette non contano più nulla.
lesson-quickfeast-last-else = Come preferisci.

lesson-quickfeast-counted-say = È per questo che giochi: ogni dolce conta il suo prestigio, e a ogni tavola il primo numero va a chi ha più dolci, l’altro al secondo. Nobili anfitrioni e bonus speciali contano ciò che hanno stampato; { $coins_per_prestige } monete sono solo 1 punto prestigio.

lesson-quickfeast-total-say = { $mine } per te, { $manon } per Manon, { $gaspard } per Gaspard: il podio accanto a ogni nome lo dice in ogni momento. I giocatori forti presentano quasi tutti i loro dolci, cuociono per entrambe le gratelle insieme, e puntano per tempo a un bonus speciale e a una stella.

lesson-quickfeast-end-say = È tutto: conosci tutte e nove le azioni. Una festa intera ha { $rounds } round come questi due. Il pulsante illuminato mostra in ogni momento «Tutte le azioni». Ora gioca la tua prima partita; io ti sto accanto.
