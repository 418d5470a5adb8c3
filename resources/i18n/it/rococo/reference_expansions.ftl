### The reference: what the expansions add.

reference-jewelry-title = Gioielli
reference-jewelry-text = Quando hai confezionato un { $garment } e prima di noleggiarlo, puoi comprare un gioiello al prezzo indicato sopra: una collana per un { $gown }, un anello per una { $coat }. Se è dello stesso colore porta anche una tessera risorsa a caso. Ogni gioiello: 1 Livre a ogni rendita e 1 punto prestigio alla fine. Dopo ogni round il gioiello più a destra lascia il gioco.
reference-jewelry-terms = gioiello gioielli collana collane anello anelli gemma gioeilli
reference-jewelry-ruling = Una volta preso il gioiello, l’{ $garment } va noleggiato. Viene proposto solo se c’è un invitato adatto.

reference-jeweler-title = Gioielliere
reference-jeweler-text = Una decorazione. Chi ha qui un segnalino può comprare gioielli insieme a ogni { $garment } che noleggia. Un posto per giocatore.
reference-jeweler-terms = gioielliere orefice gioielli bottega esposizione decorazione
reference-jeweler-ruling = I gioielli ottenuti grazie a un { $garment } si aggiungono a quello comprato insieme.

reference-specialist-title = Apprendista specializzato
reference-specialist-text = All’inizio ogni giocatore ne riceve uno; nessun altro vede chi è. Il tuo Maestro può assumerlo una volta come azione principale, gratis, mentre la condizione sulla carta è soddisfatta. Allora la carta va nella tua mano.
reference-specialist-terms = specializzato apprendista speciale assumere gratis condizione distribuito segreto
reference-specialist-ruling = Inviato a corte, un Apprendista specializzato porta { $apprentice } Livre come tutti.

reference-condition-title = Condizioni di assunzione
reference-condition-text = La condizione di un Apprendista specializzato deve essere soddisfatta quando assumi: tante Livre, prestigio, gioielli, tipi di decorazioni, { $gowns } o { $coats } o invitati del Maestro sul tabellone, tessere con filo e pizzo, presenza in tutte le sale, o un esame da Maestro superato. Non si paga e non si perde nulla.
reference-condition-terms = condizione requisito specializzato apprendista serve bisogna avere
reference-condition-ruling = I due tipi di decorazione che danno rendita contano come uno solo.

reference-journeyman_examination-text = Azione principale di un Apprendista quando tutti i compiti dell’esame sono svolti: paga { $examLivre } Livre e ottieni { $examPrestige } punti prestigio. L’Apprendista usa il bonus e lascia il gioco; tu scegli per la tua mano un Lavorante dal mazzo di questo esame. Poi ti prepari all’esame da Maestro.
reference-journeyman_examination-terms = esame prova lavorante apprendista promuovere promosso diplomarsi superare
reference-journeyman_examination-ruling = Il mazzo deve contenere almeno una carta. Il candidato conta fra quelli che devono restare, perché il diplomato ne prende il posto.

reference-master_examination-text = Azione principale di un Lavorante quando tutti i compiti dell’esame sono svolti: paga { $examLivre } Livre e ottieni { $examPrestige } punti prestigio. Il Lavorante usa il bonus e lascia il gioco; tu scegli per la tua mano un Maestro dal mazzo di questo esame. Poi ti prepari di nuovo all’esame da Lavorante.
reference-master_examination-terms = esame prova maestro lavorante promuovere promosso diplomarsi superare
reference-master_examination-ruling = Il mazzo deve contenere almeno una carta. Il candidato conta fra quelli che devono restare, perché il diplomato ne prende il posto.

reference-journeyman_tasks-title = Compiti dell’esame da Lavorante
reference-journeyman_tasks-text = Li svolgono gli Apprendisti: tenere una tessera con seta comune, tenere una tessera con seta rara, scambiare una tessera con filo o pizzo, finanziare una decorazione. Un compito per azione, con un’azione principale o con un bonus; si segnano da soli.
reference-journeyman_tasks-terms = compito compiti esame apprendista seta filo pizzo decorazione segnalino
reference-journeyman_tasks-ruling = Un’azione concessa da un bonus la svolge il dipendente che ha quel bonus.

reference-master_tasks-title = Compiti dell’esame da Maestro
reference-master_tasks-text = Un Lavorante confeziona un { $gown }; un Lavorante confeziona una { $coat }; un Maestro confeziona un { $garment } qualsiasi. Noleggiato o venduto, con un’azione principale o con un bonus; un compito per azione, e si segnano da soli.
reference-master_tasks-terms = compito compiti esame maestro lavorante { $gown } { $coat } segnalino
reference-master_tasks-ruling = Un’azione concessa da un bonus la svolge il dipendente che ha quel bonus.

reference-graduate-title = Diplomati
reference-graduate-text = Chi supera un esame guarda il suo mazzo e sceglie una carta qualsiasi per la mano. Si gioca anch’essa in questo round.
reference-graduate-terms = diplomato diplomati mazzo esame scegliere nuova carta
reference-graduate-ruling = Gli altri vedono un diplomato quando la carta viene giocata o lascia il gioco.

reference-bonus_use_from_supply-title = Bonus: usare un dipendente della tua riserva
reference-bonus_use_from_supply-text = Guarda la tua riserva, scarta da lì un dipendente e usa il suo bonus come se l’avessi giocato.
reference-bonus_use_from_supply-terms = riserva scartare bonus prestito
reference-bonus_use_from_supply-ruling = Se la riserva è vuota, prima si gira la pila degli scarti. Un’azione la svolge il dipendente scartato.

reference-bonus_copy_bonus-title = Bonus: copiare il bonus di un avversario
reference-bonus_copy_bonus-text = Scegli il dipendente in cima alla pila degli scarti di un avversario e usa quel bonus come se avessi giocato la carta. La carta resta dov’è.
reference-bonus_copy_bonus-terms = copiare imitare avversario pila degli scarti bonus rubare
reference-bonus_copy_bonus-ruling = Un bonus che copia non può essere copiato. Un’azione la svolge il dipendente il cui bonus viene copiato.

reference-bonus_livre_per_hall-title = Bonus: Livre per ogni sala
reference-bonus_livre_per_hall-text = Ottieni le Livre indicate sulla carta per ogni sala in cui hai un { $garment } o il musicista.
reference-bonus_livre_per_hall-terms = sala presenza rappresentato denaro

reference-bonus_livre_per_decorations-title = Bonus: Livre per più decorazioni
reference-bonus_livre_per_decorations-text = Ottieni le Livre indicate sulla carta per ogni serie completa di tue decorazioni; la carta dice quante fanno una serie. Quelle che avanzano non portano nulla.
reference-bonus_livre_per_decorations-terms = decorazioni denaro coppie segnalino

reference-bonus_make_and_sell-title = Bonus: confezionare e vendere subito
reference-bonus_make_and_sell-text = Confeziona al costo intero un altro { $garment } senza ditale d’oro, vendilo subito per il suo valore, e ottieni il prestigio indicato sulla carta.
reference-bonus_make_and_sell-terms = confezionare vendere extra { $garment } prestigio
reference-bonus_make_and_sell-ruling = Ciò che non si vende mai non può essere confezionato con questo bonus.

reference-bonus_in_hall-title = Bonus: per i tuoi { $garments } in una sala
reference-bonus_in_hall-text = Ottieni ciò che dice la carta per i tuoi { $garments } in una sola sala.
reference-bonus_in_hall-terms = una sala prestigio livre { $garment }
reference-bonus_in_hall-ruling = Il programma prende la sala che porta di più.

reference-bonus_jewelry-title = Bonus: per i tuoi gioielli
reference-bonus_jewelry-text = Ottieni ciò che dice la carta per ogni serie completa di tue tessere gioiello, o dei soli anelli; la carta dice quanti fanno una serie. Quelli che avanzano non portano nulla.
reference-bonus_jewelry-terms = gioielli gioiello anello anelli collana livre prestigio

reference-bonus_prestige_per_pair-title = Bonus: coppie di due colori
reference-bonus_prestige_per_pair-text = Ottieni 1 punto prestigio per ogni coppia di { $gowns } nei due colori della carta che stanno da invitati.
reference-bonus_prestige_per_pair-terms = coppia coppie due colori { $gown } prestigio

reference-bonus_livre_per_master_spaces-title = Bonus: Livre per invitati del Maestro
reference-bonus_livre_per_master_spaces-text = Ottieni le Livre indicate sulla carta per ogni serie completa di tuoi { $garments } da invitati del Maestro; la carta dice quanti fanno una serie.
reference-bonus_livre_per_master_spaces-terms = maestro invitati ditale denaro

reference-bonus_livre_without_color-title = Bonus: Livre per un colore mancante
reference-bonus_livre_without_color-text = Per ognuno dei due colori della carta ottieni le sue Livre se nessun tuo { $garment } di quel colore sta da un invitato.
reference-bonus_livre_without_color-terms = colore mancante senza nessuno denaro

reference-bonus_gain_prestige-title = Bonus: prestigio
reference-bonus_gain_prestige-text = Ottieni subito il prestigio indicato sulla carta.
reference-bonus_gain_prestige-terms = prestigio punti ottenere

reference-crown_jewelry_sets-title = Corona: serie di gioielli
reference-crown_jewelry_sets-text = Alla fine ogni serie di tutti e quattro i tipi di gioielli porta il prestigio indicato sulla carta: una collana e un anello in ciascuno dei loro colori.
reference-crown_jewelry_sets-terms = gioielli gioiello serie corona fine collana anello

reference-crown_necklace_pairs-title = Corona: collane
reference-crown_necklace_pairs-text = Alla fine ogni serie completa di tue collane porta il prestigio indicato sulla carta, che dice quante fanno una serie. I colori non contano.
reference-crown_necklace_pairs-terms = collana collane coppie corona fine

reference-crown_decorations-title = Corona: decorazioni
reference-crown_decorations-text = Alla fine ogni tua decorazione porta il prestigio indicato sulla carta, oltre al proprio.
reference-crown_decorations-terms = decorazione decorazioni corona fine segnalino

reference-crown_apprentice_pairs-title = Corona: Apprendisti
reference-crown_apprentice_pairs-text = Alla fine ogni serie completa di Apprendisti del tuo personale porta il prestigio indicato sulla carta, che dice quanti fanno una serie.
reference-crown_apprentice_pairs-terms = apprendista apprendisti coppie personale corona fine

reference-fancy_dresses-text = Altri { $fancy } { $garments } vanno nel sacchetto: richiedono più di tutti gli altri, e valgono di più. Con loro arrivano nuove tessere risorsa, con combinazioni che nel gioco base non ci sono.
reference-fancy_dresses-terms = abiti fantasia cari costosi espansione promo preziosi

reference-festivity_dresses-text = Altri { $festivity } { $garments }, contrassegnati da una stella, portano prestigio subito, alla confezione, prima di essere piazzati. Non si vendono mai: senza un invitato libero, uno di questi { $garments } non si può confezionare. Vanno nel sacchetto dopo la prima preparazione.
reference-festivity_dresses-terms = abiti da festa stella mai venduti espansione promo prestigio subito
reference-festivity_dresses-ruling = L’{ $garment } stesso non conta per il proprio bonus. Un bonus che deve vendere ciò che confeziona non può confezionarne uno di questi.

reference-bonus_prestige_per_couple-title = Bonus: coppie
reference-bonus_prestige_per_couple-text = Alla confezione ottieni il prestigio indicato per ogni coppia formata da un tuo { $gown } e una tua { $coat } che stanno da invitati.
reference-bonus_prestige_per_couple-terms = coppia coppie paio festa { $gown } { $coat }
reference-bonus_prestige_per_couple-ruling = Quello che si sta confezionando non conta ancora.

reference-expert_tailoring-text = Altri { $expert } { $garments }, contrassegnati da un ago, portano qualcosa al noleggio: il favore, una tessera, gioielli, denaro. Tutti tranne uno non si vendono mai. Quelli che portano gioielli ci sono solo insieme al portagioie.
reference-expert_tailoring-terms = alta sartoria ago noleggio mai venduti espansione promo
reference-expert_tailoring-ruling = Prima viene la ricompensa dell’invitato, poi ciò che porta l’{ $garment }. Quello che porta solo Livre non ha prestigio proprio, ma conta per sale, statue e carte.

reference-bonus_gain_favor-title = Al noleggio: il favore della Regina
reference-bonus_gain_favor-text = Prendi il favore della Regina se in questo round nessuno l’ha rivendicato; ottieni in ogni caso le sue Livre.
reference-bonus_gain_favor-terms = favore regina ago alta sartoria

reference-bonus_take_resource-title = Al noleggio: una tessera a tua scelta
reference-bonus_take_resource-text = Prendi gratis una tessera risorsa qualsiasi fra quelle esposte, e tienila o scambiala come al solito.
reference-bonus_take_resource-terms = tessera gratis esposizione ago alta sartoria
reference-bonus_take_resource-ruling = Prima viene la ricompensa dell’invitato.

reference-bonus_gain_jewelry-title = Al noleggio: gioielli, o prestigio per essi
reference-bonus_gain_jewelry-text = Uno di questi { $garments } porta gratis una tessera gioiello di qualsiasi colore, se hai un posto dal gioielliere. L’altro porta prestigio se lo noleggi con un gioiello del suo colore.
reference-bonus_gain_jewelry-terms = gioielli gioiello gratis ago alta sartoria stesso colore
reference-bonus_gain_jewelry-ruling = I gioielli ottenuti così si aggiungono a uno comprato.

reference-madame_du_barry-title = Madame du Barry, una rivale
reference-madame_du_barry-text = Gioca contro di te con carte sue: { $madameHand } a round, una per turno. Fa ciò che mostra la carta senza pagare, non ha denaro, noleggia sempre ciò che confeziona, e vince le parità. Se nulla sulla carta è possibile, ottiene invece { $madameInstead } punti prestigio.
reference-madame_du_barry-terms = solitario solo da soli automa bot dubarry du bary rivale un giocatore madam
reference-madame_du_barry-ruling = Contro più persone conta come un giocatore in più ovunque si contino i giocatori, e siede dopo l’ultima di loro.

reference-madame_cards-title = Le carte di Madame du Barry
reference-madame_cards-text = Sopra: che cosa fa, e dove. Sotto: la sala dove piazza ciò che un’altra carta le fa confezionare, e se prende anche un gioiello: dello stesso colore, uno qualsiasi adatto, o nessuno. Quando assume o supera un esame, pesca una carta in più per questo round.
reference-madame_cards-terms = madame carta azione sala rivelare pescare solitario automa
reference-madame_cards-ruling = Se le sue carte non trovano un invitato libero, non confeziona nulla e ottiene prestigio. Se i modelli sono meno, prende il più caro. Quando le sue carte finiscono, si mescolano quelle rivelate.

reference-collection-title = Le tessere di Madame du Barry
reference-collection-text = Non usa mai le tessere che prende. Alla fine ogni { $madameTiles } le portano 1 punto prestigio.
reference-collection-terms = collezione raccolta tessere solitario automa punteggio
