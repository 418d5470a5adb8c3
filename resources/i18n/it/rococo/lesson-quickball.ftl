### The short way through the game.

lesson-quickball-name = Dieci minuti
lesson-quickball-about = Tutte e sei le azioni e la scelta di una mano negli ultimi due round, e il ballo. Poi una partita tutta tua.

lesson-quickball-welcome-say = Dieci minuti, Camille, e saprai giocare! Confezioni abiti per il ballo del Re: portano prestigio, e vince chi ne ha di più. In ogni round giochi { $hand_size } dipendenti, uno per turno, e ciascuno fa un’azione.

lesson-quickball-standing-say = Accanto al tuo nome vedi il tuo denaro, in Livre, e sul podio il prestigio che avresti se la partita finisse ora: { $mine }. La maggior parte si conta soltanto al ballo, fra due round.

lesson-quickball-ranks-say = Le azioni sono sei, e il colore dice chi può fare che cosa: un Maestro, in oro, tutto; un Lavorante, in argento, tutto tranne assumere. Un Apprendista, in ottone, può solo acquisire seta, finanziare decorazioni o andarsene in cambio di denaro.

lesson-quickball-acquire-say = Uno: la seta, per gli abiti. Gioca l’Apprendista e acquisisci una tessera, una qualsiasi; paghi ciò che indica il suo cassetto. Più un cassetto si svuota, meno costano le sue tessere.
lesson-quickball-acquire-then_keep_resource = Tieni la tessera per la sua seta, che va appesa alla tua rastrelliera. O scambiala subito con il filo o il pizzo che mostra in basso, che alcuni abiti richiedono: / significa uno dei due, + entrambi.
lesson-quickball-acquire-else = Non ancora. Torna indietro: l’Apprendista acquisisce una tessera.

lesson-quickball-bonus-say = Ogni carta ha anche un bonus, sotto la figura: usalo, o lascialo. Questo compra filo o pizzo. Punta una carta, e i suoi simboli sono detti a parole.
lesson-quickball-bonus-else = Come preferisci.

lesson-quickball-sew-say = Colette ha assunto: la nuova carta gioca già in questo round, una in più. Due: un abito. In alto sta il suo prezzo, a destra la seta che richiede. Fai confezionare al Maestro questo vestito blu: costa soltanto { $bales } rotoli di seta blu. Ciò che avanza di una tessera va perduto.
lesson-quickball-sew-start-journeyman = Torna indietro: il Lavorante fra poco chiederà il favore della Regina. Il vestito blu lo confeziona il Maestro.
lesson-quickball-sew-else = Un Maestro può fare anche questo. Ma torna indietro: il vestito blu aspetta.

lesson-quickball-guest-say = Noleggialo a un invitato nella sala 2; uno di loro paga subito { $place } Livre. Al ballo un abito vale il prestigio che mostra. E i numeri nell’angolo della sala vanno a chi ha lì più abiti, { $first }, e al secondo, { $second }.
lesson-quickball-guest-sell = Torna indietro: quel vestito deve ballare, non essere venduto.
lesson-quickball-guest-else = Torna indietro: lì hai già qualcuno. Ti manca solo la sala 2.

lesson-quickball-wait-say = Ora sei in tutte le { $halls } sale: chi ci riesce per primo ottiene { $everywhere } punti prestigio, il secondo { $next }, il terzo { $third }.

lesson-quickball-thimble-say = Un posto con questo ditale è un invitato del Maestro: ci va solo ciò che ha fatto un Maestro. A parità in una sala è primo chi vi ha più invitati così; se anche questo è pari, tutti i pari ottengono l’intero.

lesson-quickball-tie-say = Nella sala 3 Colette, il giglio, e tu avete un abito a testa: parità. Chi è primo?
lesson-quickball-tie-me = Io
lesson-quickball-tie-me_reply = Guarda di chi è l’abito al posto con il ditale. Riprova.
lesson-quickball-tie-colette = Colette
lesson-quickball-tie-colette_reply = Sì: il suo è al posto del ditale, il tuo no. Bada dunque ai ditali quando scegli un invitato.
lesson-quickball-tie-both = Tutti e due
lesson-quickball-tie-both_reply = Solo se niente decide la parità. Qui la decide il ditale: riprova.

lesson-quickball-others-say = E ora tocca agli altri. Che cosa fanno lo leggi qui.

lesson-quickball-favor-say = Tre: il favore della Regina. Gioca il Lavorante e rivendicalo: ottieni { $favor_livre } Livre, e cominci tu il prossimo round. Chi lo ha proprio alla fine ottiene { $favor_prestige } punti prestigio.
lesson-quickball-favor-else = Torna indietro: il Lavorante rivendica il favore della Regina.

lesson-quickball-evening-say = Il bonus, poi la sera: quando tutte le mani sono giocate, ognuno riceve { $base_income } Livre.
lesson-quickball-evening-else = Come preferisci.

lesson-quickball-hand-say = Nuovo round, nuova mano: tutti scelgono insieme e in segreto { $hand_size } carte dalla propria riserva. Quelle giocate sono lì accanto, negli scarti, e tornano solo quando la riserva è vuota. Prendi quelle illuminate, una per ogni rango: Maestro, Lavorante, Apprendista.
lesson-quickball-hand-else = Andrebbe bene anche quel Maestro. Ma torna indietro, e scegli le carte illuminate, una per ogni rango.

lesson-quickball-crown-say = A corte ci sono nuovi dipendenti. Una corona vuol dire: nessun bonus durante la partita, ma prestigio al ballo per ciò che dice la carta, ovunque sia nel tuo personale.

lesson-quickball-hire-say = Quattro: assumere, e può farlo solo un Maestro. Gioca il Maestro, e scegli qualcuno. Meno ne restano, meno costano; il numero romano è il livello, che sale di round in round. I giocatori forti assumono circa una volta per round, dal primo all’ultimo.
lesson-quickball-hire-else = Torna indietro: il tuo Maestro deve assumere.

lesson-quickball-again-say = Il nuovo è già nella tua mano, e gioca in questo stesso round.

lesson-quickball-sell-say = Ancora un abito, questa volta da vendere: { $sale } Livre subito, ma niente prestigio al ballo. Conviene se nessun posto libero rende molto, o se il denaro serve di più. Lascia che il Lavorante faccia il vestito verde: solo un ditale d’oro richiede un Maestro.
lesson-quickball-sell-else = Torna indietro: il Lavorante confeziona il vestito verde, e tu lo vendi.

lesson-quickball-kitchens-say = Ora le decorazioni, ognuna con il suo dono: una cucina aggiunge denaro alla rendita di ogni round, finanziane presto una. Una statua dà al ballo { $statue_prestige_per_color } prestigio per ogni colore dei tuoi abiti presso gli invitati. Indicane una, e si spiega da sola.
lesson-quickball-musician-say = Anche il musicista di una sala è una decorazione: chi lo paga è presente in quella sala e vi vince le parità che gli invitati del Maestro lasciano aperte.

lesson-quickball-fund-say = Sei: finanzia con la tua ultima carta una decorazione, i fuochi d’artificio. Al ballo uno dei tuoi invitati esce allora dalla sala reale sul balcone, davanti a loro, e lì conta { $times } volte; chi ha più fuochi d’artificio ottiene altri { $rockets } prestigio.
lesson-quickball-fund-else = Torna indietro: la tua ultima carta deve finanziare i fuochi d’artificio.

lesson-quickball-purse-say = Usa anche il bonus della stessa carta: viene dopo l’azione principale.
lesson-quickball-purse-then_keep_resource = Il bonus ti ha portato una tessera. Tienila per la sua seta, o scambiala con ciò che mostra in basso; mai tutte e due le cose. In ogni caso servirà per il tuo prossimo abito.
lesson-quickball-purse-else = Come preferisci.

lesson-quickball-depute-say = Cinque: invia a corte l’Apprendista che avevi fin dall’inizio, per { $apprentice } Livre. La carta lascia il gioco. All’inizio conviene: senza i deboli gli altri tornano più spesso in mano; verso la fine porta soltanto il denaro. Devono sempre restarti almeno { $minimum_staff } dipendenti.
lesson-quickball-depute-else = Torna indietro: l’Apprendista va a corte.

lesson-quickball-farewell-say = Un ultimo bonus, se ti va.
lesson-quickball-farewell-else = Come preferisci.

lesson-quickball-worth-say = La sala reale: Baptiste e tu avete un abito a testa, entrambi a un ditale. A chi vanno i { $royal } punti prestigio del primo posto?
lesson-quickball-worth-both = A tutti e due, per intero
lesson-quickball-worth-both_reply = Per intero, e nessuno è secondo. Ma chi paga il musicista di una sala vi vince una parità così, e vi è presente.
lesson-quickball-worth-half = Metà a ciascuno
lesson-quickball-worth-half_reply = Il Re non divide nulla a metà. Riprova.
lesson-quickball-worth-nobody = A nessuno
lesson-quickball-worth-nobody_reply = Il Re è più generoso. Riprova.

lesson-quickball-money-say = Al ballo le decorazioni valgono anche ciò che mostrano. Del tuo denaro, { $livre_per_prestige } Livre valgono solo 1 punto prestigio: spendilo in tempo.

lesson-quickball-last-say = Hai fatto tutto una volta. Prendi un ultimo bonus, se ne vale la pena. Quando anche gli altri hanno giocato le ultime carte, il ballo è finito e il Re conta.
lesson-quickball-last-else = Come preferisci.

lesson-quickball-counted-say = Guarda: l’invitato di Baptiste è uscito dalla sala reale sul balcone, e anche il tuo, se hai pagato un fuoco d’artificio. { $mine } per te, { $colette } per Colette, { $baptiste } per Baptiste; a parità vince chi ha più denaro.

lesson-quickball-end-say = È tutto! Una partita intera ha { $rounds } round come questi due. Il pulsante illuminato mostra in ogni momento «Tutte le azioni» in figure: che cosa fa e quanto costa ciascuna. Ora gioca la tua prima partita; io mi siedo accanto a te.
