### The reference: for each entry of resources/reference/rococo its title, its text, further words by which it is found
### (with common misspellings) and, where the book is silent, how it is played here. Numbers of the rules and what the
### edition calls things are filled in.

reference-word-deluxe-of_segment = del suo cassetto
reference-word-deluxe-in_segment = in un cassetto
reference-word-deluxe-to_terrace = sul balcone
reference-word-deluxe-in_kitchens = in ciascuna delle due cucine

reference-word-original-of_segment = del suo settore
reference-word-original-in_segment = in un settore
reference-word-original-to_terrace = sulla terrazza
reference-word-original-in_kitchens = in ogni fila della fontana

reference-round-title = Un round
reference-round-text = La partita ha { $rounds } round. In ciascuno si riempiono le esposizioni, ognuno sceglie in segreto { $hand_size } dipendenti, che si giocano a turno uno alla volta, e poi ognuno riceve una rendita. Dopo l’ultimo round viene il punteggio finale.
reference-round-terms = round fasi fase svolgimento ordine sequenza serata turno struttura quanti round

reference-start_player-title = Primo giocatore
reference-start_player-text = Comincia il round chi ha rivendicato il favore della Regina nel round precedente; se nessuno l’ha fatto, il primo giocatore resta lo stesso. Si gioca in senso orario.
reference-start_player-terms = primo giocatore iniziale chi comincia chi inizia senso orario bandierina
reference-start_player-ruling = Il primissimo giocatore è estratto a sorte.

reference-hand-title = Scelta della mano
reference-hand-text = All’inizio di un round scegli { $hand_size } dipendenti dalla tua riserva, e in questo round giochi esattamente quelli. Se la riserva ne ha meno, prendili tutti, gira la tua pila degli scarti come nuova riserva, e scegli da lì gli altri.
reference-hand-terms = mano carte scegliere selezione pescare
reference-hand-ruling = Il programma chiede una carta dopo l’altra, a partire dal primo giocatore. Nessuno vede che cosa scelgono gli altri.

reference-supply-title = Riserva e pila degli scarti
reference-supply-text = La riserva è dove scegli la tua mano. Chi ha giocato va nella tua pila degli scarti. Solo quando devi scegliere e la riserva è vuota, quella pila diventa la nuova riserva; non si mescola nulla.
reference-supply-terms = mazzo pila di pesca mescolare scarti carte usate riciclare riserva

reference-staff-title = Personale
reference-staff-text = Tutti i tuoi dipendenti, ovunque siano: mano, riserva, pila degli scarti e quello al lavoro. Assumere ingrandisce il personale, inviare a corte lo riduce; devono sempre restarne { $minimum_staff }. Pochi dipendenti giocano più spesso, molti servono ad alcuni bonus e corone.
reference-staff-terms = mazzo dipendenti personale numero di carte quante carte
reference-staff-ruling = Da quali carte è composto un personale è noto a tutti; quali siano in mano, no. Chi se ne sta andando conta ancora per un bonus in corso, ma non fra quelli che devono restare.

reference-turn-title = Un turno
reference-turn-text = Gioca un dipendente dalla tua mano. Svolge un’azione principale permessa dalla sua qualifica; poi puoi usare il bonus della carta. Puoi rinunciare all’una, all’altro o a entrambi. Poi tocca al giocatore successivo, finché tutte le mani sono giocate.
reference-turn-terms = azione principale azioni rinunciare passare saltare ordine di turno che cosa posso fare
reference-turn-ruling = Un’azione principale viene proposta solo se puoi svolgerla e pagarla. Non si può passare: una carta va giocata.

reference-employee-title = Dipendenti
reference-employee-text = I Maestri possono svolgere ogni azione principale. I Lavoranti non possono assumere. Gli Apprendisti non rivendicano il favore della Regina, non confezionano { $garments } e non assumono. Un bonus può usarlo chiunque lo abbia, anche se è un’azione che quel dipendente non potrebbe svolgere come azione principale.
reference-employee-terms = dipendente lavoratore lavoratori carta carte personale qualifica livello tipo chi può fare cosa

reference-master-title = Maestro
reference-master-text = Può svolgere ogni azione principale. Solo un Maestro assume, confeziona { $garments } con il ditale d’oro, e ne confeziona per gli invitati del Maestro. Inviato a corte, un Maestro porta { $master } Livre.
reference-master-terms = maestri ditale d’oro corona dipendente migliore

reference-journeyman-title = Lavorante
reference-journeyman-text = Può svolgere ogni azione principale tranne assumere, e non confeziona né { $garments } con il ditale d’oro né quelli per gli invitati del Maestro. Inviato a corte, un Lavorante porta { $journeyman } Livre.
reference-journeyman-terms = lavoranti garzone ditale d’argento lavorante

reference-apprentice-title = Apprendista
reference-apprentice-text = Può acquisire risorse, essere inviato a corte e finanziare decorazioni; non rivendica il favore, non confeziona { $garments } e non assume. Inviato a corte, un Apprendista porta { $apprentice } Livre.
reference-apprentice-terms = apprendisti tirocinante ditale d’ottone aprendista

reference-level-title = Livelli dei dipendenti
reference-level-text = I nuovi dipendenti arrivano dal loro mazzo livello per livello, prima il I; in ogni round { $hire_display } sono da assumere. Chi non è stato assunto lascia il gioco alla fine del round. Le carte senza livello sono quelle con cui tutti cominciano.
reference-level-terms = livello mazzo nuovi dipendenti pescare numero romano I II III IV V carte iniziali

reference-bonus-title = Bonus di un dipendente
reference-bonus-text = Dopo l’azione principale, o dopo avervi rinunciato, puoi usare una volta il bonus della carta che hai giocato. Appartiene alla carta, non alla qualifica. Una carta con una corona o senza bonus non ne ha da usare.
reference-bonus-terms = bonus dipendente effetto freccia facoltativo rinunciare
reference-bonus-ruling = Ti viene chiesto solo se il bonus può avere un effetto adesso; ciò che ha portato l’azione principale conta già. Gli altri non vengono a sapere che vi hai rinunciato.

reference-crown-title = Carte con la corona
reference-crown-text = I dipendenti con una corona non hanno un bonus durante la partita. Alla fine ciascuno segna ciò che dice la carta, soltanto per il suo proprietario.
reference-crown-terms = corone rosso velluto blu bonus finale fine della partita carte punteggio
reference-crown-ruling = Una corona conta ovunque sia la sua carta: mano, riserva o pila degli scarti.

reference-favor-title = Favore della Regina
reference-favor-text = Azione principale di un Maestro o di un Lavorante, una volta a round: ottieni subito { $favor_livre } Livre e sei primo giocatore nel prossimo round. Chi ha il favore alla fine della partita ottiene { $favor_prestige } punti prestigio.
reference-favor-terms = favore regina carta segnalino iniziativa rivendicare ditale d’oro ventaglio
reference-favor-ruling = Entrambi i regolamenti dicono { $favor_livre } Livre; un altro numero trovato altrove è sbagliato.

reference-acquire-title = Acquisire risorse
reference-acquire-text = Azione principale di chiunque: prendi una tessera dall’esposizione e paga il prezzo { $of_segment }; meno tessere vi restano, meno costano. Decidi subito se tenerla come seta o scartarla per il filo e il pizzo della sua metà inferiore.
reference-acquire-terms = comprare risorsa risorse tessere magazzino deposito materiale prezzo acquisire aquisire { $in_segment }

reference-tile-title = Tessera risorsa
reference-tile-text = Sopra: seta. Sotto: filo e pizzo. Ne usi una metà. Come seta la tessera sta sulla tua rastrelliera finché non la usi per un { $garment }. Scambiata, viene scartata subito: una / significa uno dei due, un + entrambi.
reference-tile-terms = tessere barra più metà inferiore metà superiore scambiare tenere rastrelliera risorsa
reference-tile-ruling = Una tessera senza metà inferiore si tiene senza domande. Gli altri vedono quante tessere hai, non quali.

reference-random_tile-title = Una tessera a caso
reference-random_tile-text = Alcuni invitati e bonus ti fanno pescare una tessera dal sacchetto invece di sceglierne una. Poi si tiene o si scambia come tutte.
reference-random_tile-terms = caso casuale sacchetto pescare alla cieca fortuna risorsa
reference-random_tile-ruling = Se il sacchetto è vuoto, prima vi tornano le tessere scartate; se non ce ne sono nemmeno di quelle, non si pesca nulla.

reference-silk-title = Seta
reference-silk-text = Gli { $garments } mostrano quale seta richiedono, in rotoli di quattro colori. Dai dalla tua rastrelliera tessere che ne mostrino almeno altrettanta; ciò che avanza su una tessera va perduto, e non c’è resto.
reference-silk-terms = rotolo rotoli tessuto stoffa colore colori blu rosa verde arancione giallo rosso pagare pagamento
reference-silk-ruling = Pagamenti con una tessera di troppo non vengono proposti, e le tessere con la stessa seta si equivalgono: si dà quella presa per prima.

reference-notions-title = Filo e pizzo
reference-notions-text = Gli { $garments } possono richiedere filo e pizzo oltre alla seta. Vengono dalle metà inferiori delle tessere, dagli invitati e dai bonus; cominci con { $start_thread } filo e { $start_lace } pizzo. I segnalini si tengono finché servono.
reference-notions-terms = filo pizzo rocchetto segnalini merceria passamaneria
reference-notions-ruling = Filo e pizzo non finiscono mai.

reference-make_dress-text = Azione principale di un Maestro o di un Lavorante: scegli un modello, paga il prezzo che sta sopra, e dai la seta, il filo e il pizzo che mostra. Poi noleggia l’{ $garment } a un invitato, o vendilo per il suo valore.
reference-make_dress-terms = confezionare cucire fare creare produrre { $garment } { $garments } sartoria esposizione modello prezzo
reference-make_dress-ruling = Viene proposto solo se puoi pagare tutto subito.

reference-dress-title-deluxe = Abiti
reference-dress-title-original = Abiti

reference-dress-text = I { $gowns } sono per le dame, le { $coats } per i cavalieri; due colori ciascuno. Un { $garment } mostra che cosa richiede, per quanto si vende, e il prestigio che porta alla fine se è noleggiato a un invitato. Dagli invitati conta per la sala, per tutte le sale e per le statue.
reference-dress-terms = { $garment } { $gown } { $coat } dama cavaliere dame uomini valore prestigio colore

reference-master_dress-title = Solo per un Maestro
reference-master_dress-text = Un ditale d’oro su un { $garment } significa che lo confeziona solo un Maestro; al posto di un invitato significa che lì va solo un { $garment } confezionato da un Maestro. Questi invitati decidono anche le parità nella loro sala. Un { $garment } senza ditale può stare ovunque, se l’ha confezionato un Maestro.
reference-master_dress-terms = ditale d’oro dorato maestro invitato requisito posto del maestro serve un maestro
reference-master_dress-ruling = Un { $garment } confezionato con un bonus vale come confezionato dalla qualifica della carta che ha il bonus.

reference-place-title = Noleggiare o vendere
reference-place-text = Noleggia un { $garment } finito a un invitato su un posto libero, con la ricompensa del posto subito e il prestigio alla fine; oppure vendilo per il suo valore in Livre, e va negli scarti. { $gowns } e { $coats } possono stare su qualsiasi posto libero; un posto con un ditale prende solo ciò che ha confezionato un Maestro.
reference-place-terms = noleggiare noleggio vendere vendita invitato valore dove piazzare mettere scegliere posto

reference-guest-title = Invitati e loro ricompense
reference-guest-text = Ogni posto libero in una sala è un invitato che può indossare un { $garment }. Alcuni posti portano subito una ricompensa: Livre, filo, pizzo, o gratis una tessera risorsa dall’esposizione, da tenere o scambiare.
reference-guest-terms = invitato ospite posto ricompensa bonus sala sedia tessera gratis visitatore
reference-guest-ruling = Un posto di tutte le sale si prende prima di scegliere la ricompensa. Una tessera che è una ricompensa va presa, se ce n’è una.

reference-hire-title = Assumere un dipendente
reference-hire-text = Azione principale di un Maestro: prendi uno dei dipendenti da assumere e paga; meno ne restano, meno costano, quale che sia. Il nuovo dipendente va nella tua mano e si gioca anche lui in questo round.
reference-hire-terms = assumere reclutare ingaggiare nuovo dipendente mercato esposizione comprare carta assunzione

reference-depute-title = Inviare a corte
reference-depute-text = Azione principale di chiunque: il dipendente va alla corte del Re e, dopo il bonus, lascia il gioco per sempre; ottieni { $master } Livre per un Maestro, { $journeyman } per un Lavorante, { $apprentice } per un Apprendista. Devono restare almeno { $minimum_staff } dipendenti.
reference-depute-terms = inviare mandare licenziare congedare togliere corte re vendere carta eliminare delegare carrozza
reference-depute-ruling = Chi è in viaggio verso la corte conta ancora per le dimensioni del personale finché non se n’è andato, ma non fra i { $minimum_staff } che devono restare.

reference-fund-title = Finanziare una decorazione
reference-fund-text = Azione principale di chiunque: paga il prezzo di una decorazione libera e mettici un tuo segnalino. Ciascuna porta alla fine il suo prestigio, e in più fa qualcosa di suo. Puoi avere un solo posto { $in_kitchens }.
reference-fund-terms = decorazione decorazioni segnalino proprietà marchio mecenate comprare finanziare finanziamento
reference-fund-ruling = I segnalini non finiscono mai.

reference-musician-title = Musicista
reference-musician-text = Con il musicista sei presente in quella sala, una di quelle che servono per «Tutte le sale». Il musicista non è un { $garment } e non conta per la maggioranza, ma vince le parità che gli invitati del Maestro lasciano aperte.
reference-musician-terms = musicisti musica sala decorazione orchestra violino arpa

reference-statue-title = Statue
reference-statue-text = Alla fine una statua porta { $statue_prestige_per_color } punti prestigio per ogni colore diverso fra i tuoi { $garments } dagli invitati. Per una seconda statua ti serve un secondo { $garment } di ogni colore, e così via.
reference-statue-terms = statua giardino giardini colori serie scultura
reference-statue-ruling = Il programma forma per te le serie migliori: un colore conta per tante statue quanti { $garments } ne hai.

reference-fountain_upper-title-deluxe = Cucina del personale
reference-fountain_upper-title-original = Fontana superiore

reference-fountain_lower-title-deluxe = Cucina degli invitati
reference-fountain_lower-title-original = Fontana inferiore

reference-fountain_upper-text = Nella rendita di ogni round ottieni { $fountain_livre_per_decoration } Livre per ognuna delle tue decorazioni, anche questa. Puoi averne un solo posto.
reference-fountain_upper-terms = fontana superiore rendita cucina lato sinistro decorazioni { $in_kitchens }

reference-fountain_lower-text = Nella rendita di ogni round ottieni { $fountain_livre_per_dress } Livre per ognuno dei tuoi { $garments } dagli invitati. Puoi averne un solo posto.
reference-fountain_lower-terms = fontana inferiore rendita cucina lato destro { $in_kitchens }

reference-fireworks-title = Fuochi d’artificio
reference-fireworks-text = Ciascuno dei tuoi fuochi d’artificio fa sì che alla fine uno dei tuoi { $garments } { $in_kings } li guardi e conti { $lessTimes } o { $moreTimes } volte. E fa punti chi ha più fuochi d’artificio, da { $second_place_players } giocatori in su anche il secondo; in parità vince chi ha quello più a destra.
reference-fireworks-terms = fuochi artificio razzi moltiplicatore volte doppio triplo maggioranza terrazza giardino
reference-fireworks-ruling = Per il primo e il secondo posto serve almeno uno dei fuochi.

reference-terrace-text = Alla fine i tuoi { $garments } { $in_kings } guardano i tuoi fuochi d’artificio: uno per ciascuno, e il suo prestigio si moltiplica. Prima hanno contato per la maggioranza della sala, e contano ancora per le statue.
reference-terrace-terms = guardare fuochi moltiplicare { $to_terrace } { $kings } doppio triplo
reference-terrace-ruling = Il programma manda gli { $garments } con più prestigio ai numeri più alti; nessun’altra scelta porta di più.

reference-terrace-title-deluxe = Il balcone
reference-terrace-title-original = La terrazza

reference-hall-title = Maggioranza in una sala
reference-hall-text = Alla fine chi ha più { $garments } in una sala segna il suo primo numero; da { $second_place_players } giocatori in su, il secondo classificato segna il secondo. In parità vince chi ha lì più invitati del Maestro, poi il mecenate del musicista. Chi resta in parità segna i punti pieni; dopo una parità per il primo posto non c’è un secondo.
reference-hall-terms = sale maggioranza più secondo posto parità spareggio controllo area stanza palazzo maggioranze sala reale
reference-hall-ruling = Nessuno fa punti senza un { $garment } nella sala. Una parità per il secondo posto si decide come quella per il primo; chi resta in parità ottiene il secondo numero per intero.

reference-all_halls-title = Tutte le sale
reference-all_halls-text = Appena sei presente in ogni sala, con un { $garment } o con il musicista, prendi il miglior posto libero di tutte le sale. Chi arriva prima ottiene più prestigio alla fine.
reference-all_halls-terms = tutte le sale bonus rappresentato presenza ogni sala ovunque cinque sale
reference-all_halls-ruling = Il posto si prende prima di scegliere la ricompensa dell’invitato. Quando tutti i posti sono presi, nessuno ne ottiene uno.

reference-income-title = Rendita
reference-income-text = Quando tutte le mani sono giocate, ognuno riceve { $base_income } Livre, e ciò che portano i suoi posti nei giardini.
reference-income-terms = fine del round guadagnare entrate livre fase

reference-displays-title = Riempire le esposizioni
reference-displays-text = All’inizio di un round arrivano { $hire_display } nuovi dipendenti da assumere, si riempiono i posti liberi per le tessere, e si scartano i { $cleared_windows } modelli più a destra; gli altri si spostano a destra e ne arrivano di nuovi dal sacchetto. Ciò che è vuoto resta vuoto fino ad allora, e ciò che hanno gli altri è occupato.
reference-displays-terms = esposizione esposizioni riempire preparazione preparare sacchetto sartoria magazzino occupato vuoto nuovi modelli scartati
reference-displays-ruling = I sacchetti si mescolano una volta, quando si riempiono; un sacchetto si riempie di nuovo dagli scarti solo quando serve un pezzo ed è vuoto.

reference-livre-title = Livre
reference-livre-text = Denaro per modelli, tessere, dipendenti e decorazioni. Viene da rendita, invitati, bonus, favore, vendite e invii a corte. Alla fine { $livre_per_prestige } Livre sono 1 punto prestigio, e ciò che avanza decide una parità per la vittoria.
reference-livre-terms = denaro soldi moneta monete livre contanti prezzo pagare poche mancano permettersi louis
reference-livre-ruling = Solo ciò che resta dopo il cambio decide le parità. Il denaro non finisce mai.

reference-prestige-title = Prestigio
reference-prestige-text = I punti del gioco. Alcuni si ottengono durante la partita, la maggior parte alla fine. Vince chi ne ha di più.
reference-prestige-terms = punti punti vittoria punti prestigio pv punteggio pp
reference-prestige-ruling = Nell’edizione del 2013 ciò che gli altri hanno ottenuto durante la partita è nascosto fino alla fine; nell’edizione Deluxe è visibile.

reference-final_scoring-title = Punteggio finale
reference-final_scoring-text = Dopo il round { $rounds }: denaro ({ $livre_per_prestige } Livre sono 1 punto prestigio), carte con la corona, il favore, maggioranze nelle sale, fuochi d’artificio, { $garments } che li guardano, statue, { $garments } dagli invitati, decorazioni, tutte le sale. In parità vince chi ha più Livre rimaste.
reference-final_scoring-terms = fine della partita punteggio finale fare punti vincere vincitore vittoria parità conteggio come si vince chi vince
reference-final_scoring-ruling = Oltre a prestigio e Livre i regolamenti non conoscono altri spareggi: più vincitori condividono la vittoria.

reference-standing-title = Punti se la partita finisse adesso
reference-standing-text = Il numero accanto al podio nel riquadro di un giocatore è quanto un giocatore avrebbe se la partita finisse adesso: tutto ciò che conta il punteggio finale, maggioranze comprese. È un’anteprima; nulla è ancora certo. Conta anche il denaro, perciò pagare lo abbassa un po’. La freccia accanto indica la variazione dal tuo ultimo turno. Il riquadro di un giocatore mostra denaro, prestigio, filo, pizzo, tessere e carte.
reference-standing-terms = podio classifica anteprima stima in testa riquadro giocatore riassunto

reference-editions-title = Le due edizioni
reference-editions-text = L’edizione del 2013 e l’edizione Deluxe del 2020 sono lo stesso gioco con altri nomi e colori. Giallo, verde, rosso e blu del 2013 sono blu, rosa, verde e arancione nell’edizione Deluxe.
reference-editions-terms = edizione originale deluxe 2013 2020 differenza nomi colori eagle
reference-editions-ruling = Cambia solo il prestigio ottenuto durante la partita: nascosto nell’edizione del 2013, visibile nell’edizione Deluxe. Ciò che un regolamento omette si prende dall’altro.
