### The short way through the game.

lesson-quickball-name = Dieci minuti
lesson-quickball-about = Tutte e sei le azioni e la scelta di una mano negli ultimi due round, e il ballo. Poi una partita tutta tua.

lesson-quickball-welcome-say = Dieci minuti, Camille, e saprai giocare! Mancano due round al ballo. Questi sono i tuoi dipendenti: in ogni turno ne giochi uno, e fa una cosa per te. Proviamole tutte e sei.

lesson-quickball-ranks-say = Che cosa può fare ciascuno lo dice il colore. Un Maestro, in oro, può fare tutto; un Lavorante, in argento, tutto tranne assumere. Un Apprendista, in ottone, acquisisce soltanto seta, finanzia decorazioni e va a corte.

lesson-quickball-acquire-say = Uno: la seta. Gioca l’Apprendista e acquisisci una tessera, una qualsiasi: la sua seta va appesa alla tua rastrelliera, o la scambi con filo e pizzo. Più un cassetto si svuota, meno costano le sue tessere.
lesson-quickball-acquire-else = Non ancora. Torna indietro: l’Apprendista acquisisce una tessera.

lesson-quickball-bonus-say = Ogni carta ha anche un bonus. Usalo, o lascialo.
lesson-quickball-bonus-else = Come preferisci.

lesson-quickball-sew-say = Due: un abito. Il tuo Maestro confeziona il vestito blu: { $bales } rotoli di seta blu, e la sua vetrina nella sartoria non costa niente. Si paga con tessere intere: il resto di una tessera va perduto.
lesson-quickball-sew-start-journeyman = Torna indietro: il Lavorante fra poco chiederà il favore della Regina. Il vestito blu lo confeziona il Maestro.
lesson-quickball-sew-else = Un Maestro può fare anche questo. Ma torna indietro: il vestito blu aspetta.

lesson-quickball-guest-say = Noleggialo a un invitato nella sala 2: alla fine chi ha lì più abiti ottiene { $first } punti prestigio, il secondo { $second }. E così sei in tutte le { $halls } sale: chi ci riesce per primo ne ottiene altri { $everywhere }. Un invitato lì paga subito { $place } Livre.
lesson-quickball-guest-sell = Torna indietro: quel vestito deve ballare, non essere venduto.
lesson-quickball-guest-else = Torna indietro: lì hai già qualcuno. Ti manca solo la sala 2.

lesson-quickball-wait-say = Alla fine fa punti chi ha più abiti in una sala; qui il giglio è di Colette. La parità va a chi ha lì più invitati del Maestro, nei posti con un ditale.

lesson-quickball-others-say = E ora tocca agli altri.

lesson-quickball-favor-say = Tre: il favore della Regina. Gioca il Lavorante e rivendicalo: ottieni { $favor_livre } Livre, e cominci tu il prossimo round. Chi lo ha proprio alla fine ottiene { $favor_prestige } punti prestigio.
lesson-quickball-favor-else = Torna indietro: il Lavorante rivendica il favore della Regina.

lesson-quickball-evening-say = Il bonus, poi la sera: quando tutte le mani sono giocate, ognuno riceve { $base_income } Livre.
lesson-quickball-evening-else = Come preferisci.

lesson-quickball-hand-say = Un nuovo round: scegli { $hand_size } carte dalla tua riserva; quando è vuota, i tuoi scarti diventano la riserva. Oggi una per ogni rango: il Maestro, il Lavorante e l’Apprendista.
lesson-quickball-hand-else = Andrebbe bene anche quel Maestro. Ma torna indietro: voglio una carta per ogni rango.

lesson-quickball-hire-say = Quattro: assumere, e può farlo solo un Maestro. Gioca il Maestro, e scegli qualcuno il cui bonus ti serva ogni volta. Meno ne restano, meno costano; la nuova carta viene subito nella tua mano.
lesson-quickball-hire-else = Torna indietro: il tuo Maestro deve assumere.

lesson-quickball-again-say = Il nuovo è già nella tua mano, e gioca in questo stesso round.

lesson-quickball-sell-say = Solo un abito con un ditale d’oro richiede un Maestro: lascia che il Lavorante faccia il vestito verde. E questa volta vendilo: { $sale } Livre subito, ma niente prestigio al ballo.
lesson-quickball-sell-else = Torna indietro: il Lavorante confeziona il vestito verde, e tu lo vendi.

lesson-quickball-fund-say = Sei: finanzia con la tua ultima carta una decorazione, i fuochi d’artificio. Al ballo uno dei tuoi abiti nella sala reale conta allora { $times } volte, e chi ha più fuochi d’artificio ottiene altri { $rockets } prestigio.
lesson-quickball-fund-else = Torna indietro: la tua ultima carta deve finanziare i fuochi d’artificio.

lesson-quickball-purse-say = E il suo bonus.
lesson-quickball-purse-else = Come preferisci.

lesson-quickball-depute-say = Cinque: invia a corte l’Apprendista che avevi fin dall’inizio, per { $apprentice } Livre. La carta lascia il gioco, e senza i deboli gli altri tornano più spesso in mano. Devono sempre restarti almeno { $minimum_staff } dipendenti.
lesson-quickball-depute-else = Torna indietro: l’Apprendista va a corte.

lesson-quickball-farewell-say = Un ultimo bonus, se ti va.
lesson-quickball-farewell-else = Come preferisci.

lesson-quickball-worth-say = Ecco per che cosa giochi. Al ballo ogni abito nel palazzo vale il prestigio che mostra. E in ogni sala chi ha più abiti ottiene il primo numero, il secondo l’altro.

lesson-quickball-money-say = Le decorazioni valgono ciò che mostrano; le statue contano ogni colore che hai confezionato, e le cucine hanno reso in ogni round. Del tuo denaro, { $livre_per_prestige } Livre valgono 1 punto prestigio: spendilo in tempo.

lesson-quickball-last-say = Hai fatto tutto una volta. Un ultimo bonus, se ce n’è uno che vale la pena; poi gli altri giocano le loro ultime carte, e il Re apre il ballo.
lesson-quickball-last-else = Come preferisci.

lesson-quickball-counted-say = { $mine } per te, { $colette } per Colette, { $baptiste } per Baptiste; a parità vince chi ha più denaro. Il podio accanto a ogni nome dice in ogni momento a che punto siamo.

lesson-quickball-end-say = È tutto! Una partita intera ha { $rounds } round come questi due. Che cosa fa e quanto costa ogni azione lo dice in ogni momento «Tutte le azioni». Ora gioca la tua prima partita; io mi siedo accanto a te.
