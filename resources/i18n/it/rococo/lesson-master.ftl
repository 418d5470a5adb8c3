### Masters: garments that only they make, guests that only they dress, ties; and what guests give.

lesson-master-name = Il ditale d’oro
lesson-master-about = Che cosa sanno fare solo i Maestri, perché le parità sono loro, e che cosa danno in cambio gli invitati.

lesson-master-thimble-say = Tre di questi abiti mostrano un ditale d’oro: li confeziona solo un Maestro. E si vede: { $red } punti prestigio, e perfino { $blue }.

lesson-master-chair-say = Nella sala 2 è ancora libero un solo invitato, e anche lì c’è un ditale: un invitato del Maestro. Che cosa può indossare?
lesson-master-chair-anybody = Un abito qualsiasi
lesson-master-chair-anybody_reply = Come, perfino il lavoro di un Lavorante? Mai. Riprova.
lesson-master-chair-thimbled = Un abito con un ditale
lesson-master-chair-thimbled_reply = Non proprio: non conta l’abito, contano le mani che l’hanno fatto. Riprova.
lesson-master-chair-master = Ciò che ha fatto un Maestro
lesson-master-chair-master_reply = Giusto: qualsiasi abito, con o senza ditale, purché l’abbia fatto un Maestro.

lesson-master-tie-say = Colette ha { $hers } abiti nella sala 2, in cornici blu, e tu uno, in rosso. Se vesti quest’invitato, siete { $hers } a { $hers }. A chi vanno i { $first } punti prestigio della sala?
lesson-master-tie-colette = A Colette
lesson-master-tie-colette_reply = Perché è arrivata prima? Quello non lo chiede nessuno. Riprova.
lesson-master-tie-both = A tutti e due
lesson-master-tie-both_reply = Solo se nient’altro decide. Ma qualcosa decide: guarda il ditale. Riprova.
lesson-master-tie-you = A me
lesson-master-tie-you_reply = A te! A parità vince chi ha più invitati del Maestro nella sala. { $first } per te, e { $second } per Colette, che è seconda.

lesson-master-play-say = Allora chi mandi al lavoro?
lesson-master-play-else = Non per un invitato con un ditale. Torna indietro.

lesson-master-make-say = Confeziona il vestito blu con il ditale! Seta e pizzo sono pronti.
lesson-master-make-else = Un Maestro può farlo. Ma la sala 2 aspetta: torna indietro, e confeziona il vestito blu.
lesson-master-make-green-01 = L’invitato la indosserebbe. Ma quella marsina può farla il Lavorante; il vestito solo il tuo Maestro. Torna indietro.

lesson-master-rent-say = E ora alla sala 2, proprio sotto il naso di Colette!
lesson-master-rent-else = Bello, ma da nessuna parte un solo abito decide quanto nella sala 2. Torna indietro.
lesson-master-rent-hall5-m1 = Un ditale e una tessera, che tentazione! Ma la sala 2 vale { $first } punti prestigio. Torna indietro.
lesson-master-rent-sell = Vendere il lavoro di un Maestro? Torna indietro, o svengo.

lesson-master-others-say = La sala 2 è tua, e lo resterà. Colette può ancora pagarne il musicista, ma un musicista conta solo dopo gli invitati del Maestro.

lesson-master-gifts-say = Il cartello sotto un invitato è ciò che ottieni subito: Livre, filo, pizzo, o una tessera risorsa. Questi due danno una tessera. A quale può noleggiare il Lavorante?
lesson-master-gifts-four = A quello nella sala 4
lesson-master-gifts-four_reply = Giusto. L’altro mostra un ditale, e aspetta un Maestro.
lesson-master-gifts-five = A quello nella sala 5
lesson-master-gifts-five_reply = Con quel ditale? Riprova.
lesson-master-gifts-either = All’uno o all’altro
lesson-master-gifts-either_reply = Guarda bene: uno mostra un ditale.

lesson-master-coat-say = Fai confezionare al Lavorante la marsina rosa, quella da un solo rotolo, e noleggiala all’invitato nella sala 4.
lesson-master-coat-else = Più tardi, forse. Torna indietro: la marsina del Lavorante va all’invitato nella sala 4.

lesson-master-tile-say = Prendi gratis la tessera che vuoi: tienila come seta, o scambiala, come sempre.
lesson-master-tile-else = Come preferisci.

lesson-master-rest-say = E { $bonus } Livre dal bonus del Lavorante. Ora giocano gli altri.

lesson-master-why-say = Altri due Maestri riposano nella tua riserva. Per che cosa si tiene da parte un Maestro?
lesson-master-why-silk = Per comprare seta
lesson-master-why-silk_reply = Un Apprendista compra altrettanto bene. Riprova.
lesson-master-why-thimbles = Per i ditali e le assunzioni
lesson-master-why-thimbles_reply = Per ciò che nessun altro può fare: abiti con un ditale, invitati con un ditale, e assumere.

lesson-master-end-say = Perciò, prima di scegliere la mano, passa in rassegna le sale: dove decide un ditale? Poi tieni pronta la seta, e un Maestro.
