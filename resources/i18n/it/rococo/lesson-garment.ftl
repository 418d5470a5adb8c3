### Making a garment: what it needs, what is lost with mixed tiles, renting and selling.

lesson-garment-name = Confezionare un abito
lesson-garment-about = Seta, filo, pizzo e un prezzo; poi un invitato, o un compratore.

lesson-garment-signs-say = Come si legge un abito: la seta a destra, filo e pizzo sotto, il prezzo in alto. In fondo, a quanto si vende, e il suo prestigio se lo noleggi.

lesson-garment-which-say = Confronta questi tre con la tua borsa e la tua rastrelliera. Quale può confezionare il Lavorante?
lesson-garment-which-six = Il vestito da { $six } Livre
lesson-garment-which-six_reply = Vuole { $laces } pizzi, e tu ne hai uno. Riprova.
lesson-garment-which-four = La marsina da { $four } Livre
lesson-garment-which-four_reply = Seta e pizzo basterebbero, ma vedi il ditale d’oro? Quella la fa solo un Maestro. Riprova.
lesson-garment-which-two = Il vestito da { $price } Livre
lesson-garment-which-two_reply = Esatto: { $bales } rotoli blu, un pizzo, { $price } Livre, e niente ditale.

lesson-garment-tailor-say = Allora fai confezionare al Lavorante il vestito da { $price } Livre!
lesson-garment-tailor-start-master-1 = Il Maestro oggi ha altro da confezionare. Torna indietro: questo vestito sa farlo anche il Lavorante.
lesson-garment-tailor-start-apprentice-1 = Un Apprendista non confeziona mai. Torna indietro, e gioca il Lavorante.
lesson-garment-tailor-else = Non stavolta. Torna indietro: il Lavorante confeziona il vestito blu da { $price } Livre.

lesson-garment-pay-say = Paga con quest’unica tessera sulla rastrelliera, o con le due nella barra. Si danno sempre tessere intere, e nessuno dà il resto. Che cosa è più saggio?
lesson-garment-pay-else = Due tessere per un vestito, e con loro perdi un rotolo rosa e uno verde! Torna indietro.

lesson-garment-rent-say = Ora un invitato. Al ballo contano tutti allo stesso modo, ma alcuni ringraziano subito: il primo della sala 3 con un filo, e fra poco ce ne serve uno.
lesson-garment-rent-else = Un bell’invitato. Ma al nostro prossimo abito serve un filo, e questo lo dà: torna indietro.
lesson-garment-rent-sell = A un compratore? Te lo mostrerò più tardi. Questo vestito lo noleggiamo: torna indietro.

lesson-garment-others-say = Un filo dall’invitato, e { $bonus } Livre dal bonus del Lavorante. Ora giocano gli altri.

lesson-garment-mixed-say = Poi, questa marsina rosa: { $pink } rotoli rosa e un filo. I tuoi rosa sono insieme a un rotolo blu e a uno verde. Che ne sarà di quei due?
lesson-garment-mixed-back = Restano sulla mia rastrelliera
lesson-garment-mixed-back_reply = Niente forbici alla rastrelliera! Una tessera se ne va intera. Riprova.
lesson-garment-mixed-lost = Sono perduti
lesson-garment-mixed-lost_reply = Perduti, ahimè. Le tessere miste vanno bene per molti abiti, ma qui ognuna spreca un rotolo.

lesson-garment-coat-say = Oggi possiamo permettercelo. Fai confezionare al Maestro la marsina rosa per { $coatPrice } Livre. C’è un solo modo di pagare, perciò nessuno lo chiede.
lesson-garment-coat-else = Un altro giorno. Torna indietro: il Maestro confeziona la marsina rosa per { $coatPrice } Livre.

lesson-garment-sell-say = E questa, per una volta, la vendi: { $value } Livre, subito, e nessun invitato la indossa.
lesson-garment-sell-else = Di solito anch’io la noleggerei. Ma guarda per una volta quanto paga un compratore: torna indietro, e vendi.

lesson-garment-compare-say = Alla fine del ballo { $livre_per_prestige } Livre valgono 1 punto prestigio. Che cosa ti ha reso di più, il vestito o la marsina?
lesson-garment-compare-gown = Il vestito, noleggiato
lesson-garment-compare-gown_reply = Sì: { $prestige } punti prestigio, il grazie di un invitato, e voce in capitolo nella sala. Vendi solo quando il denaro serve di più adesso: per un nuovo dipendente, per esempio, o un musicista.
lesson-garment-compare-coat = La marsina, venduta
lesson-garment-compare-coat_reply = { $value } Livre fanno { $worth } di prestigio. Il vestito ne mostra { $prestige }, e conta anche nella sua sala. Riprova.

lesson-garment-end-say = Seta, filo, pizzo, prezzo; poi un invitato. Ecco il nostro mestiere! Che cosa c’è dietro il ditale d’oro, lo scopri nella prossima lezione.
