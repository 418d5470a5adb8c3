### Selling a garment instead of renting it: money now against prestige later.

lesson-sell-name = Venduto, non noleggiato
lesson-sell-about = Quando il denaro in borsa vale più di un invitato al ballo.

lesson-sell-welcome-say = Ogni abito può danzare al ballo, o essere venduto subito. Guarda il vestito verde: ai piedi ha { $value } Livre, il prezzo se lo vendi, e { $prestige } di prestigio, se lo indossa un invitato.

lesson-sell-musician-say = Questo musicista costa { $musician } Livre e porta { $music } di prestigio. Tu hai { $livre } Livre; il vestito costa { $price } e si vende per { $value }, e il bonus del tuo Lavorante aggiunge { $bonus }. Quanto avrai?
lesson-sell-musician-thirteen = { $value } Livre
lesson-sell-musician-thirteen_reply = Quello è solo il vestito. Conta anche la tua borsa, e le { $bonus } Livre del Lavorante.
lesson-sell-musician-seventeen = { $total } Livre
lesson-sell-musician-seventeen_reply = Fino all’ultima moneta! Una vendita, e il musicista suona per te.
lesson-sell-musician-three = { $livre } Livre, come prima
lesson-sell-musician-three_reply = Se noleggi il vestito, la borsa resta vuota, sì. Ma vendilo, e conta di nuovo!

lesson-sell-tailor-say = E allora al lavoro. Manda il Lavorante a confezionare il vestito verde.
lesson-sell-tailor-else = Questo no, torna indietro: il tuo Lavorante deve confezionare il vestito verde, quello da { $value } Livre.
lesson-sell-tailor-yellow-01 = Quel vestitino si vende per { $little } Livre appena. Torna indietro: per il verde ne danno { $value }.
lesson-sell-tailor-start-master-1 = Questo vestito lo sa confezionare qualsiasi Lavorante. Torna indietro, e tieni il Maestro per un invitato migliore.
lesson-sell-tailor-start-apprentice-1 = Un Apprendista non può confezionare. Torna indietro, e manda il Lavorante.

lesson-sell-sell-say = Un invitato, o la borsa? Stavolta, vendilo!
lesson-sell-sell-else = Un invitato felice, e { $prestige } di prestigio, ma niente musicista. Torna indietro e vendi il vestito.
lesson-sell-sell-hall3-s1 = Niente male: { $prestige } di prestigio, e il primo posto nella sala 3 condiviso. Ma il musicista porta { $music }, e la sala 3 può aspettare un altro vestito. Torna indietro e vendi questo.
lesson-sell-sell-forfeit = { $bonus } Livre per niente, e le lasci sul tavolo? Torna indietro.

lesson-sell-others-say = { $value } per il vestito, { $bonus } per il Lavorante. Il vestito è andato, e non porta prestigio. Speriamo che nessuno voglia il nostro musicista!

lesson-sell-fund-say = È ancora libero! Ora basta un Apprendista: finanziare possono tutti. Dai al musicista nella sala 3 le tue { $musician } Livre.
lesson-sell-fund-else = Non ora. Torna indietro, e fai finanziare al tuo Apprendista il musicista nella sala 3.
lesson-sell-fund-start-master-1 = Un Maestro solo per portare il denaro? Torna indietro: un Apprendista finanzia altrettanto bene.
lesson-sell-fund-depute = No, l’Apprendista resta! Torna indietro, e finanzia.

lesson-sell-why-say = Ora dimmi: che cosa ha portato, alla fine, vendere il vestito?
lesson-sell-why-guest = { $prestige } di prestigio, da un invitato
lesson-sell-why-guest_reply = Quelli li avrebbe portati un invitato. Ma il nostro vestito non ha invitati: abbiamo preso il denaro.
lesson-sell-why-musician = { $music } di prestigio, e la sala 3
lesson-sell-why-musician_reply = Sì: { $music } di prestigio invece di { $prestige }. E il tuo musicista vince le parità nella sala 3. È una buona vendita.
lesson-sell-why-same = Niente, la borsa è di nuovo vuota
lesson-sell-why-same_reply = La borsa è vuota, è vero. Ma guarda il musicista: che cosa c’è sotto il suo prezzo?

lesson-sell-again-say = Lascia lavorare gli altri. E tieni d’occhio la sala 3: lì solo Colette ha un abito.

lesson-sell-little-say = Ancora un abito: il piccolo vestito blu, gratis. Si vende per { $little } Livre, o porta { $littlePrestige } di prestigio. Nella sala 3 sarebbe un abito contro uno, e tu hai il musicista. Che cosa faresti?
lesson-sell-little-sold = Lo vendo per { $little } Livre
lesson-sell-little-sold_reply = Alla fine { $livre_per_prestige } Livre fanno 1 punto prestigio. { $little } Livre avanzate non fanno proprio nulla! Pensa alla sala 3.
lesson-sell-little-rented = Lo noleggio nella sala 3
lesson-sell-little-rented_reply = Anch’io! { $littlePrestige } di prestigio per il vestito, e { $hall } per la sala 3, perché il musicista decide la parità. Che cosa compreresti con { $little } Livre?

lesson-sell-last-say = Il tuo Maestro è l’ultimo in mano. Il piccolo vestito blu aspetta.
lesson-sell-last-else = Quello no. Torna indietro, e confeziona il piccolo vestito blu: la seta per farlo è sulla tua rastrelliera.
lesson-sell-last-forfeit = Mani in mano? Torna indietro, e confeziona il piccolo vestito blu.

lesson-sell-rent-say = E ora da un invitato nella sala 3. Uno qualsiasi.
lesson-sell-rent-else = Un invitato, certo, ma lì porta poco o nulla. Torna indietro: nella sala 3 vince la maggioranza.
lesson-sell-rent-sell = { $little } Livre? Non bastano nemmeno per una cucina. Torna indietro, e noleggialo nella sala 3.

lesson-sell-end-say = Dunque: vendi quando il denaro ti compra più di { $prestige } di prestigio, e presto. Noleggia quando è in gioco una sala. E quando non resta alcun invitato, devi vendere.
