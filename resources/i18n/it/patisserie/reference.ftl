### The reference: for each entry its title (unless another message is that), its text, further words by which it is found, with
### common misspellings, and, where the rulebook is silent, how it is played here. Numbers are filled in.

reference-patisserie-round-title = Un round
reference-patisserie-round-text = La festa dura { $rounds } round. In ciascuno si riempiono le esposizioni, tutti scelgono il personale, le carte si giocano a turno una alla volta, e poi ognuno riceve una rendita. Dopo l’ultimo round viene il punteggio finale.
reference-patisserie-round-terms = round turni fasi fase svolgimento ordine sequenza festa struttura quanti round

reference-patisserie-start_player-title = Primo giocatore
reference-patisserie-start_player-text = Chi ha il segnalino del primo giocatore comincia il round, e si gioca in senso orario. Dopo ogni round il segnalino passa a sinistra. Il primo giocatore comincia la partita con { $start_coins } monete, ogni giocatore successivo con 1 in più.
reference-patisserie-start_player-terms = primo giocatore iniziale chi comincia chi inizia senso orario segnalino

reference-patisserie-selection-title = Scelta della mano
reference-patisserie-selection-text = All’inizio di un round scegli { $hand_size } carte dal tuo personale libero. Se sono meno, prendile tutte, gira il tuo personale usato e scegli da lì le altre; non si mescola mai nulla. Così tutti lavorano prima che qualcuno lavori di nuovo. Nel primo round prendi tutto il personale iniziale.
reference-patisserie-selection-terms = mano carte scegliere selezione libero usato mazzo scarti personale iniziale
reference-patisserie-selection-ruling = Il programma chiede una carta dopo l’altra, a partire dal primo giocatore. Nessuno vede che cosa scelgono gli altri.

reference-patisserie-tray-title = Teglie
reference-patisserie-tray-text = Due teglie portano nuovo personale: ciascuna contiene { $tray_extra } carte in più del numero dei giocatori. Da ognuna tieni una carta e passi le altre, la teglia A a sinistra, la teglia B a destra. Ciò che resta alla fine è da assumere.
reference-patisserie-tray-terms = teglia teglie draft nuovo personale passare sinistra destra mazzo generale
reference-patisserie-tray-ruling = In due giocatori entrambe le teglie passano all’altro. Una teglia è mostrata solo a chi ne sta scegliendo una carta, e poi non più.

reference-patisserie-set_aside-title = Una carta lascia la partita
reference-patisserie-set_aside-text = Delle { $hand_size } carte scelte e delle due nuove, una la scarti dalla partita, coperta; le altre sono la tua mano per questo round. Così il tuo personale cresce di una carta a round.
reference-patisserie-set_aside-terms = scartare eliminare mettere da parte coperta togliere separarsi
reference-patisserie-set_aside-ruling = Nessun altro viene a sapere quale carta era.

reference-patisserie-turn-title = Un turno
reference-patisserie-turn-text = Gioca una carta dalla tua mano. Svolge un’azione principale permessa dalla sua qualifica; poi puoi usare il bonus della carta, mai prima. Puoi rinunciare all’una, all’altro o a entrambi. Poi tocca al giocatore successivo, finché tutte le mani sono vuote; chi ha assunto gioca più a lungo.
reference-patisserie-turn-terms = azione principale azioni rinunciare passare saltare ordine di turno che cosa posso fare
reference-patisserie-turn-ruling = Viene proposto solo ciò che puoi svolgere e pagare; rinunciare si può sempre. Un bonus che non farebbe nulla non viene chiesto.

reference-patisserie-chef-title = Pasticciere
reference-patisserie-chef-text = Oro, con il cappello. Svolge ogni azione principale tranne due: un Pasticciere non acquisisce ingredienti e non compra merci. Solo un Pasticciere decora, assume e inforna ricette con il cappello. Il licenziamento porta { $chef_notice } monete.
reference-patisserie-chef-terms = pasticciere pasticcieri pasticcere pasticciera cuoco chef oro cappello qualifica P chi inforna

reference-patisserie-assistant-title = Assistente
reference-patisserie-assistant-text = Argento, senza cappello. Svolge ogni azione principale tranne due: un Assistente non decora e non assume. Solo un Assistente acquisisce ingredienti e compra merci. Il licenziamento porta { $assistant_notice } monete.
reference-patisserie-assistant-terms = assistente assistenti aiutante aiuto argento qualifica A asistente chi compra

reference-patisserie-staff-title = Personale
reference-patisserie-staff-text = Tutte le tue carte, ovunque siano: in mano, libere, usate, e quella al lavoro. Il personale iniziale non ha livello. Assunzioni e teglie ingrandiscono il personale, scarti e licenziamenti lo riducono; devono sempre restare { $minimum_staff } carte. Un bonus si può usare qualunque sia la qualifica della sua carta.
reference-patisserie-staff-terms = dipendenti lavoratori carte riserva mazzo qualifica chi può fare cosa numero di carte
reference-patisserie-staff-ruling = La mano e la carta appena giocata contano per ogni bonus. Da quali carte è composto un personale è noto, per quanto tutti le hanno viste; quali siano in mano, no.

reference-patisserie-level-title = Livelli del personale
reference-patisserie-level-text = Il nuovo personale arriva livello per livello: I e poi II, III e IV, e i bonus migliori arrivano tardi. Del mazzo si usano tante carte quante ne servono per { $rounds } round. Chi non è stato assunto lascia la partita alla fine del round.
reference-patisserie-level-terms = livello pila mazzo numero romano I II III IV nuovo personale numerate

reference-patisserie-bonus-title = Bonus di una carta
reference-patisserie-bonus-text = Dopo l’azione principale, o dopo avervi rinunciato, puoi usare una volta il bonus della carta che hai giocato. Se offre un’azione, vale la qualifica della carta, ma il bonus stesso può fare ciò che la qualifica non permetterebbe: un Pasticciere con quel bonus acquisisce eccome ingredienti.
reference-patisserie-bonus-terms = bonus effetto carta facoltativo rinunciare metà superiore
reference-patisserie-bonus-ruling = Ti viene chiesto solo se il bonus ora ha un effetto. Il bonus di una carta Assistente non inforna mai una ricetta con il cappello.

reference-patisserie-acquire_recipes-text = Azione principale di chiunque: prendi 1 o 2 ricette dall’esposizione e paga il prezzo sotto ciascuna. Il posto più caro è a sinistra; ciò che resta si sposta a destra e costa meno. Se dopo il turno sono vuoti { $refill_recipes } posti, vengono riempiti.
reference-patisserie-acquire_recipes-terms = ricetta esposizione comprare prendere prezzo acquisire aquisire tessere
reference-patisserie-acquire_recipes-ruling = L’esposizione si riempie dopo il turno, mai durante: la seconda ricetta e il bonus trovano il posto vuoto.

reference-patisserie-recipe-title = Ricetta
reference-patisserie-recipe-text = Il lato chiaro mostra che cosa serve a un dolce: merci, ingredienti e forse, con un cappello, un Pasticciere. Il numero è il suo prestigio. Conservi fino a { $recipe_storage } ricette e puoi scartarne in qualsiasi momento. Infornata, la tessera si gira sul lato scuro ed è un dolce.
reference-patisserie-recipe-terms = ricette ricetta tessera dolce serve ingredienti conservare tre scartare
reference-patisserie-recipe-ruling = Il programma ti lascia scartare ricette quando si sceglie l’azione principale, o quando ce n’è una di troppo; si può scartare anche quella nuova.

reference-patisserie-acquire_ingredients-text = Azione principale di un Assistente: prendi esattamente 1 tessera ingrediente e paga. Il prezzo è accanto alla fila, e meno tessere ha la fila, meno costano. Nulla si riempie prima del round successivo.
reference-patisserie-acquire_ingredients-terms = ingrediente esposizione scaffale fila prezzo tessera miele noci uova uovo acquisire aquisire

reference-patisserie-ingredient-title = Tessera ingrediente
reference-patisserie-ingredient-text = Mostra miele, noci e uova, e spesso una guarnizione. La consumi quando inforni, o la giri per decorare un dolce, mai l’uno e l’altro. Ciò che avanza su una tessera va perduto, ma due dolci infornati insieme possono dividersela. Puoi averne quante ne vuoi.
reference-patisserie-ingredient-terms = ingredienti miele noci noce uovo uova dispensa tessere spreco ingrediente

reference-patisserie-buy_goods-text = Azione principale di un Assistente: scegli fra farina, zucchero e burro, e comprane. Il gradino illuminato del tracciato mostra quanto costa comprare fin lì.
reference-patisserie-buy_goods-terms = comprare merce merci farina zucchero burro prezzo mercato tracciato spesa

reference-patisserie-goods-title = Farina, zucchero, burro
reference-patisserie-goods-text = Le merci stanno su tre tracciati: al massimo { $flourMost } farina, { $sugarMost } zucchero e { $butterMost } burro. Cominci con { $startFlour }, { $startSugar } e { $startButter }. Infornando si consumano.
reference-patisserie-goods-terms = merce merci farina zucchero burro tracciato segnalino scorta massimo
reference-patisserie-goods-ruling = Una merce gratuita per cui il tracciato non ha più posto va perduta.

reference-patisserie-bake-text = Azione principale di chiunque: inforna 1 o 2 tue ricette. Dai le merci e gli ingredienti che mostrano, e metti ogni dolce su una gratella libera. Una ricetta con il cappello richiede un Pasticciere.
reference-patisserie-bake-terms = infornare cuocere forno fare preparare dolce pasticcino produrre
reference-patisserie-bake-ruling = Una sola carta inforna entrambe le ricette: un Assistente non inforna una coppia con un cappello. Le tessere superflue non si prendono mai, e tessere uguali contano come una sola scelta.

reference-patisserie-dish-title = Dolce
reference-patisserie-dish-text = Una ricetta infornata. Presentato su una tavola, porta alla fine il suo prestigio e conta per quella tavola; venduto, porta { $sale_coins } monete per ogni punto. I suoi ingredienti e il suo cappello decidono quale bonus della tavola soddisfa.
reference-patisserie-dish-terms = dolci dolce pasticcini torta sfornato tessera valore prestigio
reference-patisserie-dish-ruling = «Infornato da un Pasticciere» indica il cappello sulla tessera, chiunque l’abbia infornato.

reference-patisserie-rack-title = Gratella
reference-patisserie-rack-text = Ne hai { $racks }. Un dolce sfornato aspetta lì finché non viene consegnato; senza una gratella libera non puoi infornare, e un dolce non si può buttare. Ciò che vi resta alla fine si vende.
reference-patisserie-rack-terms = gratelle gratella griglia raffreddamento posto per dolci piena

reference-patisserie-decorate-text = Azione principale di un Pasticciere: decora 1 o 2 dolci sulle tue gratelle. Per ciascuno gira una tua tessera ingrediente con guarnizione e mettila sul dolce, che può averne una sola.
reference-patisserie-decorate-terms = decorare decorazione guarnire guarnizione glassa

reference-patisserie-topping-title = Guarnizione
reference-patisserie-topping-text = Molte tessere ingrediente mostrano una guarnizione. Usata per decorare, la tessera sta girata sopra il dolce, e i suoi ingredienti sono perduti. Quando il dolce viene consegnato, presentato o venduto, la guarnizione diventa una decorazione riuscita.
reference-patisserie-topping-terms = guarnizioni rosa ciliegia decorazione segno di spunta tessera retro

reference-patisserie-decoration-title = Decorazione riuscita
reference-patisserie-decoration-text = Le guarnizioni dei dolci consegnati stanno accanto alla tua cucina e danno rendita a ogni round, in quest’ordine: { $decoration1 } e { $decoration2 } monete in più, poi { $decoration3 }, { $decoration4 } e { $decoration5 } di prestigio. Una sesta viene scartata.
reference-patisserie-decoration-terms = decorazioni riuscite rendita cinque posti guarnizioni raccolte

reference-patisserie-deliver-text = Azione principale di chiunque: consegna 1 o 2 dolci dalle tue gratelle, decorati o no. Ciascuno viene presentato su una tavola o venduto.
reference-patisserie-deliver-terms = consegna consegnare presentare vendere servire portare
reference-patisserie-deliver-ruling = Due dolci si consegnano uno dopo l’altro; ciò che porta il primo può servire a pagare per il secondo.

reference-patisserie-sell-title = Vendere un dolce
reference-patisserie-sell-text = Il pubblico paga { $sale_coins } monete per ogni punto prestigio del dolce, ma tu non ottieni prestigio. La sua guarnizione diventa comunque una decorazione riuscita.
reference-patisserie-sell-terms = vendita venduto pubblico valore monete

reference-patisserie-present-title = Presentare un dolce
reference-patisserie-present-text = Metti il dolce su un posto libero di una tavola qualsiasi. Ottieni, in quest’ordine: ciò che è stampato sul posto, la ricompensa del bonus della tavola se il dolce lo soddisfa, e poi prestigio dal tuo personale di servizio accanto alla tavola, se lo paghi.
reference-patisserie-present-terms = posto piazzare casella bonus del posto posto libero dove mettere
reference-patisserie-present-ruling = Ciò che portano il posto e il bonus della tavola può pagare il servizio dello stesso dolce.

reference-patisserie-table-title = Maggioranza a una tavola
reference-patisserie-table-text = Alla fine, chi ha più dolci a una tavola segna il primo numero del suo cartello; da { $second_place_players } giocatori in su, il secondo classificato segna il secondo numero. In parità vince chi ha il dolce più vicino al bonus della tavola.
reference-patisserie-table-terms = tavole maggioranza più dolci secondo parità spareggio presentazione controllo area cartello bandiera

reference-patisserie-table_bonus-title = Bonus della tavola
reference-patisserie-table_bonus-text = Ogni tavola ha un bonus: a sinistra i dolci che lo soddisfano, a destra la ricompensa per chi ne presenta uno lì. Se una croce rossa copre un simbolo, non deve essercene. Se sul dolce c’è una guarnizione, si guarda al momento della consegna. Altri dolci sono benvenuti, ma non portano ricompensa.
reference-patisserie-table_bonus-terms = bonus della tavola tessera ricompensa soddisfare con senza miele noci uova guarnizione barrato
reference-patisserie-table_bonus-ruling = Il simbolo del cappello indica il segno sulla tessera, non chi l’ha infornata.

reference-patisserie-reward-title = Che cosa danno posti e tessere
reference-patisserie-reward-text = Monete; un’unità di farina, zucchero o burro; una tessera ingrediente, dal sacchetto o a tua scelta dall’esposizione; una ricetta a tua scelta; oppure monete per ogni tuo posto di servizio accanto alla tavola. Tutto è gratis e arriva subito.
reference-patisserie-reward-terms = ricompense ottenere bonus del posto gratis sacchetto pescare
reference-patisserie-reward-ruling = Ciò che non si può pescare, perché sacchetto e scarti sono vuoti, va perduto; così anche una tessera da un’esposizione vuota.

reference-patisserie-place-text = Azione principale di chiunque: paga il prezzo di una casella libera e mettici un tuo segnalino, per il servizio fra due tavole o per un nobile anfitrione.
reference-patisserie-place-terms = segnalino proprietà personale di servizio posto nobile anfitrione comprare casella

reference-patisserie-service-title = Personale di servizio
reference-patisserie-service-text = Il tuo segnalino fra due tavole dà ciò che vi è stampato: prestigio alla fine, o qualcosa subito. E ogni volta che presenti un dolce a una delle due tavole, puoi pagare { $service_coins } monete per 1 punto prestigio immediato, per ogni tuo posto di servizio lì. Fino a { $one_post_players } giocatori, uno dei due posti resta libero; nessuno li ha entrambi.
reference-patisserie-service-terms = servizio personale posto posti cameriere servitore segnalino area pagare monete per prestigio
reference-patisserie-service-ruling = Le monete dello stesso dolce possono pagarne il servizio.

reference-patisserie-host-title = Nobile anfitrione
reference-patisserie-host-text = Un segnalino su un nobile anfitrione porta { $host_income } monete a ogni rendita, il suo prestigio alla fine e, in più, 1 punto prestigio per ogni avversario che ha personale di servizio da qualche parte.
reference-patisserie-host-terms = anfitrioni anfitrione nobile nobili ospite giallo tavola rendita avversari servizio

reference-patisserie-hire-text = Azione principale di un Pasticciere: prendi in mano una carta dall’esposizione; si gioca in questo stesso round. Se ce ne sono 4 costa { $hire4 } monete, se 3 { $hire3 }, se 2 o 1 { $hire2 }. Oppure prendi gratis una carta stella, se soddisfi la sua condizione.
reference-patisserie-hire-terms = assumere assunzione ingaggiare reclutare nuovo personale prezzo esposizione

reference-patisserie-star-title = Carte stella
reference-patisserie-star-text = Queste carte non costano nulla, ma quando assumi devi soddisfare la loro condizione. In tutta la partita puoi averne una sola. Il loro bonus è per lo più prestigio immediato.
reference-patisserie-star-terms = stella stelle speciale personale condizione requisito gratis una volta asterisco
reference-patisserie-star-ruling = La condizione conta solo al momento dell’assunzione. L’esposizione non viene né riempita né svuotata.

reference-patisserie-condition_kitchen-title = Condizione: ciò che hai in cucina
reference-patisserie-condition_kitchen-text = In quel momento devi avere tante tessere ingrediente, ricette, unità di merce, monete o carte del personale; oppure, di merci e tessere ingrediente, nessuna. Non si cede nulla.
reference-patisserie-condition_kitchen-terms = condizione requisito ingredienti ricette merci monete personale nessuna

reference-patisserie-condition_dishes-title = Condizione: i tuoi dolci
reference-patisserie-condition_dishes-text = Possono contare i tuoi dolci sulle tavole, quelli di un certo tipo, le tavole dove ne hai, i tuoi dolci su una stessa tavola, le tue decorazioni riuscite, o il prestigio segnato finora. I dolci sulle gratelle non contano.
reference-patisserie-condition_dishes-terms = condizione dolci tavole decorazioni prestigio presentati tipo

reference-patisserie-condition_markers-title = Condizione: servizio e anfitrioni
reference-patisserie-condition_markers-text = Contano i tuoi segnalini sui posti di servizio, sui nobili anfitrioni, o su entrambi insieme.
reference-patisserie-condition_markers-terms = condizione posti di servizio nobili anfitrioni segnalini

reference-patisserie-give_notice-text = Azione principale di chiunque: una tua carta lascia la partita per sempre, e ottieni { $assistant_notice } monete per un Assistente, { $chef_notice } per un Pasticciere. Può essere una carta in mano o quella appena giocata, il cui bonus si può ancora usare. Devono restare { $minimum_staff } carte.
reference-patisserie-give_notice-terms = licenziare licenziamento mandare via congedare eliminare personale monete

reference-patisserie-special_bonus-title = Bonus speciali
reference-patisserie-special_bonus-text = Appena soddisfi la condizione di uno di essi, puoi mettere un segnalino sulla sua casella libera di maggior valore e segnare quel prestigio alla fine. Una volta per ciascuno; chi arriva dopo ottiene di meno o niente.
reference-patisserie-special_bonus-terms = bonus speciale tessera condizione rivendicare primo corsa gara
reference-patisserie-special_bonus-ruling = Ti viene chiesto dopo l’azione principale, dopo ogni dolce consegnato, dopo il bonus e dopo la rendita. A chi rinuncia viene chiesto di nuovo nel turno successivo. Le tessere mostrano il lato adatto al numero dei giocatori; i valori della maggior parte sono nostri.

reference-patisserie-income-title = Rendita
reference-patisserie-income-text = Quando tutte le mani sono vuote, ognuno ottiene { $base_income } monete, altre { $host_income } per ogni nobile anfitrione, e ciò che danno le decorazioni riuscite. C’è una rendita anche alla fine dell’ultimo round.
reference-patisserie-income-terms = rendita entrate guadagno monete fine del round anfitrioni decorazioni

reference-patisserie-displays-title = Riempire le esposizioni
reference-patisserie-displays-text = All’inizio di un round le file basse degli ingredienti vengono svuotate, il resto scende, e le { $cleared_recipes } ricette a destra se ne vanno; le altre si spostano a destra. Poi si riempie tutto dai sacchetti. Un simbolo rosso indica ciò che se ne andrà.
reference-patisserie-displays-terms = esposizione preparazione riempire nuove tessere sacchetto vuoto svuotare scartare
reference-patisserie-displays-ruling = Le ricette si riempiono anche dopo un turno, se sono vuoti { $refill_recipes } posti. Un sacchetto si riempie di nuovo dai suoi scarti solo quando serve una tessera; si mescola una volta.

reference-patisserie-coin-title = Monete
reference-patisserie-coin-text = Denaro per ricette, ingredienti, merci, personale e segnalini. Viene da rendita, vendite, licenziamenti, posti e bonus. Alla fine { $coins_per_prestige } monete sono 1 punto prestigio, e ciò che avanza decide una parità per la vittoria.
reference-patisserie-coin-terms = moneta monete denaro soldi oro prezzo pagare poco troppo poche permettersi parità

reference-patisserie-prestige-title = Prestigio
reference-patisserie-prestige-text = I punti del gioco; vince chi ne ha di più. Bianco con bordo rosso si segna subito, con bordo nero solo alla fine.
reference-patisserie-prestige-terms = punti punti vittoria pv punteggio tracciato bordo rosso bordo nero

reference-patisserie-final_scoring-title = Punteggio finale
reference-patisserie-final_scoring-text = Dopo il round { $rounds } e la sua rendita: i dolci sulle gratelle si vendono, { $coins_per_prestige } monete sono 1 punto prestigio, poi le tavole, i nobili anfitrioni per il servizio, e tutti i tuoi segnalini: dolci, personale di servizio, anfitrioni e bonus speciali. In parità vince chi ha più monete rimaste, poi il primo a partire dal primo giocatore.
reference-patisserie-final_scoring-terms = fine della partita punteggio finale fare punti vincere vincitore vittoria parità conteggio come si vince chi vince
reference-patisserie-final_scoring-ruling = I dolci venduti alla fine non danno più decorazioni: non segue alcuna rendita.

reference-patisserie-standing-title = Punti se la partita finisse adesso
reference-patisserie-standing-text = Il numero accanto al podio nel riquadro di un giocatore è quanto darebbe adesso il punteggio finale, maggioranze comprese. È un’anteprima; un più significa che può aggiungersi qualcosa di nascosto. Contano anche le monete, perciò pagare lo abbassa un po’. La freccia accanto indica la variazione dal tuo ultimo turno. Il riquadro mostra monete, prestigio, merci, tessere, decorazioni, carte e, in piccolo, ricette e dolci.
reference-patisserie-standing-terms = classifica anteprima stima in testa riquadro giocatore riassunto podio

reference-patisserie-first_game-text = In una prima partita il personale non si sceglie dalle teglie: per due volte ognuno riceve una carta e due sono da assumere. È più rapido e non serve conoscere le carte; le teglie sono più eque.
reference-patisserie-first_game-terms = prima partita principiante distribuire variante semplice senza teglie

reference-patisserie-values-title = Che cosa è certo, e che cosa è nostro
reference-patisserie-values-text = Il regolamento dice come si gioca, ma non riporta un elenco di tessere e carte. Ciò che mostrano il suo testo e i suoi esempi è come stampato; gli altri valori sono una nostra ricostruzione, entro tutto ciò che il regolamento fissa. Chi possiede il gioco può correggere ogni valore.
reference-patisserie-values-terms = valori ricostruzione stampati diversi sbagliati corretti proprietario componenti
