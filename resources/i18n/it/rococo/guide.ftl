### How to play, in short; numbers of the rules and what the edition calls things ([hint.word]) are filled in.

guide-heading-goal = Il ballo
guide-heading-round = Un round
guide-heading-actions = Azioni principali
guide-heading-dress = Un { $garment } e il suo invitato
guide-heading-board = Il palazzo
guide-heading-end = La fine
guide-heading-signs = Simboli

guide-goal-aim = Dirigi una sartoria. Dopo { $rounds } round il Re dà il suo ballo, e vince chi ha più prestigio.
guide-round-hand = Ognuno sceglie in segreto dalla riserva { $hand_size } dipendenti per la mano. Quelli giocati vanno nella pila degli scarti; quando la riserva è esaurita, la pila diventa la nuova riserva, senza mescolarla.
guide-round-turn = A turno, ognuno gioca una carta: prima un’azione principale che quel dipendente può fare, poi il bonus della carta. Si può rinunciare all’una o all’altro. Poi tocca al giocatore successivo.
guide-round-income-deluxe = Quando tutte le mani sono giocate, ognuno riceve { $base_income } Livre e ciò che rendono le sue cucine.
guide-round-income-original = Quando tutte le mani sono giocate, ognuno riceve { $base_income } Livre e ciò che gli rende la fontana.

guide-actions-favor = Rivendica il favore della Regina (non con un Apprendista; un solo giocatore per round): { $favor_livre } Livre subito, primo giocatore nel prossimo round, e { $favor_prestige } punti prestigio a chi lo possiede alla fine.
guide-actions-acquire-deluxe = Acquisisci risorse: prendi una tessera al prezzo del suo cassetto, e tienila come seta, o scambiala subito con la metà inferiore: / significa uno dei due, + entrambi.
guide-actions-acquire-original = Acquisisci risorse: prendi una tessera al prezzo del suo settore, e tienila come seta, o scambiala subito con la metà inferiore: / significa uno dei due, + entrambi.
guide-actions-hire = Assumi un dipendente (solo con un Maestro): la carta va nella tua mano e si gioca in questo round. Meno ne restano, meno costano.
guide-actions-depute = Invia a corte questo dipendente per { $master }, { $journeyman } o { $apprentice } Livre, secondo la qualifica; dopo il bonus la carta lascia il gioco. Devi tenere almeno { $minimum_staff } dipendenti.
guide-actions-make_dress-deluxe = Confeziona un abito (non con un Apprendista): paga il prezzo in alto e dai la seta, il filo e il pizzo che mostra; la seta che avanza su una tessera è perduta. Un ditale significa che deve farlo un Maestro.
guide-actions-make_dress-original = Confeziona un abito (non con un Apprendista): paga il prezzo in alto e dai la seta, il filo e il pizzo che mostra; la seta che avanza su una tessera è perduta. Un ditale significa che deve farlo un Maestro.
guide-actions-fund-deluxe = Finanzia una decorazione: paga il suo prezzo e mettici il tuo segnalino; al massimo una in ciascuna delle due cucine.
guide-actions-fund-original = Finanzia una decorazione: paga il suo prezzo e mettici il tuo segnalino; al massimo una in ciascuna fila della fontana.

guide-dress-place = Un { $garment } (un { $gown } o una { $coat }) si noleggia a un invitato su un posto libero, che può dare una ricompensa, o si vende per il suo valore.
guide-dress-master = I posti con un ditale sono per gli { $garments } confezionati da un Maestro; lì decidono anche le parità nella sala.

guide-board-halls = In ogni sala fa punti chi ha più { $garments }, da { $second_place_players } giocatori in poi anche il secondo. Le parità vanno a chi ha più invitati del Maestro nella sala, poi al mecenate del musicista.
guide-board-fireworks = Alla fine gli { $garments } { $in_kings } possono ammirare i tuoi fuochi d’artificio: contano { $lessTimes } o { $moreTimes } volte.
guide-board-all_halls = Con un { $garment } o un musicista in ogni sala prendi subito una casella di tutte le sale.
guide-board-gardens-deluxe = Le statue rendono alla fine per ogni colore dei tuoi { $garments }; le cucine rendono in ogni round.
guide-board-gardens-original = Le statue rendono alla fine per ogni colore dei tuoi { $garments }; la fontana rende in ogni round.

guide-end-scoring = Dopo il round { $rounds } si conta tutto: denaro ({ $livre_per_prestige } Livre valgono 1 punto prestigio), carte con la corona, favore, sale, fuochi d’artificio, statue, { $garments }, decorazioni, tutte le sale. Le parità vanno a chi ha più Livre rimaste.

guide-signs-livre = Livre
guide-signs-prestige = prestigio
guide-signs-thread = filo
guide-signs-lace = pizzo
guide-signs-thimble-master = un Maestro: ditale d’oro con una corona
guide-signs-thimble-journeyman = un Lavorante: ditale d’argento dall’orlo smerlato
guide-signs-thimble-apprentice = un Apprendista: ditale aperto d’ottone
guide-signs-tile = tessere risorsa
guide-signs-bag = una tessera a caso
guide-signs-card = dipendenti
guide-signs-stack = tutti i tuoi dipendenti; anche ciò che resta da pescare
guide-signs-discard = pila degli scarti
guide-signs-hire = assumere un dipendente
guide-signs-court = inviare a corte
guide-signs-decoration = decorazioni
guide-signs-crown = conta alla fine
guide-signs-start = primo giocatore
guide-signs-podium = quanto avrebbe un giocatore se la partita finisse ora

## What an action is about, in a word or two.

guide-names-favor = Favore della Regina
guide-names-acquire = Risorse
guide-names-make_dress-deluxe = Abito
guide-names-make_dress-original = Abito
guide-names-hire = Assunzione
guide-names-depute = Invio a corte
guide-names-fund = Decorazione
