### The short way through the game.

lesson-quickball-name = Dieci minuti
lesson-quickball-about = Tutte e sei le azioni negli ultimi due round, e il ballo. Poi una partita tutta tua.

lesson-quickball-welcome-say = Dieci minuti, Camille, e saprai giocare! Mancano due round al ballo. Questi sono i tuoi dipendenti: in ogni turno ne giochi uno, e fa una cosa per te. Proviamole tutte e sei.

lesson-quickball-acquire-say = Uno: la seta. Gioca l’Apprendista e acquisisci una tessera, una qualsiasi: la sua seta va appesa alla tua rastrelliera, o la scambi con filo e pizzo.
lesson-quickball-acquire-else = Non ancora. Torna indietro: l’Apprendista acquisisce una tessera.

lesson-quickball-bonus-say = Ogni carta ha anche un bonus. Usalo, o lascialo.
lesson-quickball-bonus-else = Come preferisci.

lesson-quickball-sew-say = Due: un abito. Il tuo Maestro confeziona il vestito blu: { $bales } rotoli di seta blu, e la vetrina non costa niente.
lesson-quickball-sew-start-journeyman = Torna indietro: il Lavorante fra poco chiederà il favore della Regina. Il vestito blu lo confeziona il Maestro.
lesson-quickball-sew-else = Un Maestro può fare anche questo. Ma torna indietro: il vestito blu aspetta.

lesson-quickball-guest-say = Noleggialo a un invitato: scegli un posto libero in una sala. Al ballo porta prestigio, e nel posto incorniciato subito { $place } Livre.
lesson-quickball-guest-else = Torna indietro: quel vestito deve ballare, non essere venduto.

lesson-quickball-wait-say = Alla fine fa punti chi ha più abiti in una sala; il giglio è di Colette. La parità va a chi ha lì più invitati del Maestro, i posti con un ditale, poi a chi paga il musicista della sala; se nessuno lo fa, entrambi valgono come primi.
lesson-quickball-others-say = E ora tocca agli altri.

lesson-quickball-favor-say = Tre: il favore della Regina. Gioca il Lavorante e rivendicalo: ottieni { $favor_livre } Livre, e cominci tu il prossimo round.
lesson-quickball-favor-else = Torna indietro: il Lavorante rivendica il favore della Regina.

lesson-quickball-evening-say = Il bonus, poi la sera: quando tutte le mani sono giocate, ognuno riceve { $base_income } Livre.
lesson-quickball-evening-else = Come preferisci.

lesson-quickball-hire-say = Un nuovo round: ognuno sceglie un’altra mano dalla sua riserva; la tua è già scelta. Quattro: assume solo un Maestro. Gioca il Maestro, non il Maestro I, e scegli qualcuno.
lesson-quickball-hire-else = Torna indietro: il tuo Maestro deve assumere.

lesson-quickball-again-say = Il nuovo è già nella tua mano, e gioca in questo stesso round.

lesson-quickball-fund-say = Cinque: finanzia una decorazione con il Maestro I. Il musicista della sala 5 porta { $music } prestigio al ballo; una cucina rende in ogni round, quindi conviene presto.
lesson-quickball-fund-else = Torna indietro: questa carta deve finanziare una decorazione.

lesson-quickball-purse-say = E il suo bonus.
lesson-quickball-purse-else = Come preferisci.

lesson-quickball-depute-say = Sei: invia a corte l’Apprendista che avevi fin dall’inizio, per { $apprentice } Livre. La carta lascia il gioco.
lesson-quickball-depute-else = Torna indietro: l’Apprendista va a corte.

lesson-quickball-farewell-say = Un ultimo bonus, se ti va.
lesson-quickball-farewell-else = Come preferisci.

lesson-quickball-last-say = Gioca come preferisci ciò che resta nella tua mano. Poi il Re apre il ballo, e conta. Quando hai letto il segnapunti, scegli «Guarda il tavolo»: ti aspetto lì.
lesson-quickball-last-else = Come preferisci.

lesson-quickball-counted-say = Ecco per che cosa giochi. Ogni abito nel palazzo vale il prestigio che mostra. E in ogni sala chi ha più abiti ottiene il primo numero, il secondo l’altro: qui, nella sala 2, sono { $first } e { $second }.

lesson-quickball-money-say = Le decorazioni valgono ciò che mostrano, le statue di più se hai molti colori. Del tuo denaro, { $livre_per_prestige } Livre valgono 1 punto prestigio: spendilo in tempo.

lesson-quickball-total-say = { $mine } per te, { $colette } per Colette, { $baptiste } per Baptiste; a parità vince chi ha più denaro. Il podio accanto a ogni nome dice in ogni momento a che punto siamo.

lesson-quickball-end-say = È tutto! Una partita intera ha { $rounds } round come questi due. Ora gioca la tua prima partita; io mi siedo accanto a te.
