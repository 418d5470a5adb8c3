### Majorities in the halls, ties, and the bonus for all halls.

lesson-halls-name = Chi domina le sale
lesson-halls-about = Primi e secondi, come si decidono le parità, e tutte le sale insieme.

lesson-halls-welcome-say = Alla fine si guarda in ogni sala: chi ha più abiti lì? Le due medaglie in alto dicono che cosa porta: una a chi ne ha di più, l’altra al secondo.

lesson-halls-second-say = Sala 2. Colette vi ha { $hers } abiti, in cornici blu, e tu uno, in rosso. Se il ballo finisse ora, che cosa otterresti?
lesson-halls-second-four = { $first } punti prestigio
lesson-halls-second-four_reply = Quelli sono per chi ne ha di più, ed è Colette. Guarda l’altra medaglia.
lesson-halls-second-two = { $second } punti prestigio
lesson-halls-second-two_reply = Sì, il secondo posto. E { $first } per Colette, il che mi secca.
lesson-halls-second-nothing = Niente
lesson-halls-second-nothing_reply = Quanta severità! Anche il secondo ottiene qualcosa: guarda l’altra medaglia.

lesson-halls-tie-say = Sala 4. Un abito è tuo, uno è di Colette. A chi vanno i { $fourth } punti prestigio del primo posto?
lesson-halls-tie-both = A tutti e due, { $fourth } ciascuno
lesson-halls-tie-both_reply = Che generosità, vero? Chi è ancora alla pari ottiene tutto. Ma allora nessuno è secondo.
lesson-halls-tie-half = Metà ciascuno
lesson-halls-tie-half_reply = Alla corte del Re non si fa a metà. Riprova!
lesson-halls-tie-nobody = A nessuno
lesson-halls-tie-nobody_reply = Oh no, il Re è più generoso di così. Riprova!

lesson-halls-master-say = Sala 3: di nuovo uno a uno. Ma l’invitato di Baptiste, nella cornice verde, è un invitato del Maestro: vedi il ditale? Chi è primo qui?
lesson-halls-master-me = Io
lesson-halls-master-me_reply = Lo vorrei tanto. Ma il ditale è di Baptiste, e ci guarda dall’alto in basso.
lesson-halls-master-baptiste = Baptiste
lesson-halls-master-baptiste_reply = Purtroppo! Chi ha più invitati del Maestro nella sala vince la parità. A te il secondo posto, per { $third } punti prestigio.
lesson-halls-master-both = Tutti e due
lesson-halls-master-both_reply = Solo se niente decide la parità. Qui la decide il ditale. Per chi?

lesson-halls-tailor-say = Quello che sa fare Baptiste, puoi farlo tu a Colette. Un invitato del Maestro lo serve solo un Maestro: fai confezionare al tuo il vestito blu a destra.
lesson-halls-tailor-else = Questo no. Torna indietro: il tuo Maestro confezioni il vestito blu a destra, che non costa niente.
lesson-halls-tailor-start-journeyman = Un Lavorante potrebbe confezionarlo, ma non per un invitato del Maestro. Torna indietro, e gioca il Maestro.
lesson-halls-tailor-start-apprentice-1 = Un Apprendista non confeziona. Torna indietro, e gioca il Maestro.

lesson-halls-guest-say = E ora all’invitato del Maestro nella sala 2!
lesson-halls-guest-else = Lì cambia poco. Torna indietro: nella sala 2 sarebbe due a due, con un ditale per te.
lesson-halls-guest-hall3-s2 = Due a uno nella sala 3: ben visto, e vale altrettanto! Ma oggi torna indietro; voglio vedere un invitato del Maestro nella sala 2.
lesson-halls-guest-hall4-m1 = Non divideresti più la sala 4, ma lì hai già { $fourth } punti prestigio. Torna indietro: la sala 2 ti porta di più.
lesson-halls-guest-hall1-s2 = Nella sala reale sarebbe due a due, ma Baptiste ha tutti e due i ditali. Torna indietro.
lesson-halls-guest-sell = { $value } Livre, ma nessuna sala si è mai vinta col solo denaro. Torna indietro.

lesson-halls-won-say = Due a due nella sala 2. Che cosa ti porterà?
lesson-halls-won-two = { $second } punti prestigio
lesson-halls-won-two_reply = Quello era prima. Chi ha l’invitato del Maestro?
lesson-halls-won-four = { $first } punti prestigio
lesson-halls-won-four_reply = { $first } per te, e { $second } per Colette. Un solo abito, e la sala cambia padrone!
lesson-halls-won-three = { $shared }, divisi
lesson-halls-won-three_reply = Non si divide niente, lo sai. E l’invitato del Maestro ce l’hai tu.

lesson-halls-others-say = Vediamo che cosa ne dicono gli altri.

lesson-halls-missing-say = Ora guarda qui: chi ha qualcosa in ognuna delle { $halls } sale prende subito il miglior posto libero, { $bonus } punti prestigio per il primo. A te manca una sola sala. Quale?
lesson-halls-missing-royal = La sala reale
lesson-halls-missing-royal_reply = Lì balla il tuo vestito verde, fra gli abiti di Baptiste. Cerca le cornici rosse!
lesson-halls-missing-third = La sala 3
lesson-halls-missing-third_reply = Lì hai il secondo posto, ma ci sei. Cerca le cornici rosse!
lesson-halls-missing-fifth = La sala 5
lesson-halls-missing-fifth_reply = Sì. E lì ogni invitato ha già un abito. Ma nella sala 5 conosciamo qualcun altro!

lesson-halls-music-say = Il musicista! Chi paga la musica è presente nella sala. Fallo finanziare al tuo Apprendista, con le tue ultime { $musician } Livre.
lesson-halls-music-else = Torna indietro. Solo il musicista ti porta nella sala 5: fai pagare il tuo Apprendista.
lesson-halls-music-start-journeyman = Meglio tenere il Lavorante, che sa confezionare. Torna indietro: un Apprendista può finanziare.
lesson-halls-music-fountain-upper-1 = Una cucina non è una sala. Torna indietro, e finanzia il musicista nella sala 5.

lesson-halls-count-say = Tutte le sale: { $bonus } punti prestigio, e { $music } per il musicista! Ancora una domanda. Chi è primo adesso nella sala 5?
lesson-halls-count-me = Io
lesson-halls-count-me_reply = Bella musica, ma il musicista non indossa niente di tuo. Per la maggioranza contano solo gli abiti.
lesson-halls-count-colette = Colette
lesson-halls-count-colette_reply = Lei ha l’invitato del Maestro, ma quello decide solo le parità. Prima conta gli abiti!
lesson-halls-count-baptiste = Baptiste
lesson-halls-count-baptiste_reply = Giusto, due a uno: prima gli abiti. Solo a parità contano gli invitati del Maestro e, se sono pari anche quelli, il musicista.

lesson-halls-end-say = Prima gli abiti, poi gli invitati del Maestro, poi il musicista. Perciò davanti a ogni invitato chiediti: dove cambia di più le cose questo abito? E arriva presto in tutte le { $halls } sale!
