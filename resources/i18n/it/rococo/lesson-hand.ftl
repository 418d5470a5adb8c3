### The three ranks of employees, and a hand of three for a plan.

lesson-hand-name = Tre per un piano
lesson-hand-about = Che cosa possono fare Maestri, Lavoranti e Apprendisti, e come scegliere la mano.

lesson-hand-staff-say = Il tuo personale: due Maestri in oro, un Lavorante in argento, due Apprendisti in ottone. Ma in ogni round lavorano solo { $hand_size } dei cinque.

lesson-hand-ranks-say = Un Maestro può fare tutto. Un Lavorante può fare tutto tranne una cosa: assumere.

lesson-hand-apprentices-say = Un Apprendista non confeziona, non assume, e non parla con la Regina. E allora a che cosa serve un Apprendista?
lesson-hand-apprentices-silk = A comprare seta
lesson-hand-apprentices-silk_reply = Proprio così! Comprare seta, pagare le decorazioni del palazzo: un Apprendista lo fa bene quanto un Maestro, e i tuoi Maestri restano liberi per lavori più fini.
lesson-hand-apprentices-sewing = A confezionare
lesson-hand-apprentices-sewing_reply = Con quei pollici? Gli aghi sono per Lavoranti e Maestri. Riprova.
lesson-hand-apprentices-hiring = Ad assumere
lesson-hand-apprentices-hiring_reply = Chi si farebbe assumere da un Apprendista? Assumono solo i Maestri. Riprova.

lesson-hand-plan-say = Ecco il mio piano: comprare seta, farne questo vestito blu, e assumere qualcuno. Tre lavori; ora scegli { $hand_size } persone per farli.

lesson-hand-hirer-say = Pensa prima all’assunzione. Scegli dalla tua riserva, qui sotto, qualcuno che possa assumere.
lesson-hand-hirer-else = Solo un Maestro può assumere. Torna indietro, e scegli l’oro.

lesson-hand-tailor-say = Poi il vestito. Non mostra un ditale d’oro, il segno dei tuoi Maestri, quindi non ne richiede nessuno. Chi altri sa confezionare?
lesson-hand-tailor-else = Un Apprendista non confeziona mai. Torna indietro: basta l’argento.
lesson-hand-tailor-start-master-1 = Un Maestro potrebbe, certo. Ma se questo riposa, hai un Maestro anche per il prossimo round. Torna indietro.
lesson-hand-tailor-start-master-2 = Un Maestro potrebbe, certo. Ma se questo riposa, hai un Maestro anche per il prossimo round. Torna indietro.

lesson-hand-buyer-say = Infine la seta. Per il vestito occorre più di una tessera: leggi che cosa offre ogni Apprendista come bonus, e scegli.
lesson-hand-buyer-else = L’oro è sprecato per le commissioni, e un Maestro ti servirà anche nel prossimo round. Torna indietro.
lesson-hand-buyer-start-apprentice-1 = Questo ti trova un filo o un pizzo. L’altro compra una seconda tessera nello stesso turno: torna indietro.

lesson-hand-first-say = Anche gli altri hanno scelto, e nessuno mostra la propria mano. Ora al lavoro! Senza seta niente vestito, perciò prima tocca all’Apprendista.
lesson-hand-first-else = Pazienza, non c’è ancora niente da confezionare. Torna indietro, e manda l’Apprendista a prendere la seta.

lesson-hand-errand-say = Vedi che cosa resta grigio? Niente favore, niente abiti, niente assunzioni per un Apprendista. Acquisisci risorse!
lesson-hand-errand-else = Un Apprendista può farlo. Ma il nostro piano vuole seta: torna indietro.

lesson-hand-blue-say = { $bales } rotoli di seta blu per { $price } Livre: prendi questa tessera, e tienila come seta.
lesson-hand-blue-then_keep_resource = La tessera è tua. Ora tienila come seta.
lesson-hand-blue-else = Quella è per un altro vestito. Il nostro vuole { $bales } rotoli blu: torna indietro.
lesson-hand-blue-thread = Il filo al vestito non serve. Torna indietro, e tieni la seta.
lesson-hand-blue-lace = Il pizzo ce l’hai già. Torna indietro, e tieni la seta.

lesson-hand-pink-say = Questa era l’azione; ora viene il bonus della carta. Usalo, prendi il rotolo rosa, e tieni anche quello come seta.
lesson-hand-pink-then_keep_resource = Anche questa la tieni come seta.
lesson-hand-pink-else = Al vestito manca ancora un rotolo rosa. Torna indietro.
lesson-hand-pink-forfeit = A un bonus puoi sempre rinunciare. Ma allora il nostro vestito resta un disegno: torna indietro.

lesson-hand-sew-say = Tutti giocano una carta, poi tocca di nuovo a te. Manda il Lavorante a confezionare il vestito blu.
lesson-hand-sew-else = Non è nel nostro piano. Torna indietro: il Lavorante confeziona il vestito blu.
lesson-hand-sew-start-master-1 = Un Maestro cuce bene, ma poi chi assume? Torna indietro, e gioca il Lavorante.
lesson-hand-sew-start-master-2 = Un Maestro cuce bene, ma poi chi assume? Torna indietro, e gioca il Lavorante.

lesson-hand-rent-say = Noleggialo all’invitato che preferisci; quelli con un ditale aspettano il lavoro di un Maestro. Poi il bonus del Lavorante porta { $bonus } Livre.
lesson-hand-rent-else = { $value } Livre, niente male! Ma questo vestito voglio vederlo ballare. Torna indietro, e noleggialo.

lesson-hand-hire-say = E la tua ultima carta è il Maestro, tenuto da parte per ciò che nessun altro può fare. Assumi chi preferisci, per { $hired } Livre!
lesson-hand-hire-else = Questo poteva farlo chiunque. Torna indietro: fai assumere il Maestro.

lesson-hand-count-say = Tutti e { $hand_size } hanno lavorato. Quante carte puoi ancora giocare in questo round?
lesson-hand-count-none = Nessuna
lesson-hand-count-none_reply = Guarda di nuovo la tua mano: chi vi è appena entrato?
lesson-hand-count-one = Una
lesson-hand-count-one_reply = Giusto! Chi assumi lavora nello stesso round. Assumere costa un turno, e te ne restituisce uno.

lesson-hand-end-say = Ecco una mano: prima il piano, poi le persone. Oro per assumere e per i lavori più fini, argento per confezionare e per la Regina, ottone per tutto il resto.
