### Ein Gewand schneidern: was es braucht, was bei gemischten Plättchen verloren geht, verleihen und verkaufen.

lesson-garment-name = Ein Gewand schneidern
lesson-garment-about = Seide, Garn, Spitze und ein Preis; dann ein Gast oder ein Käufer.

lesson-garment-signs-say = So liest man ein Gewand: rechts die Seide, darunter Garn und Spitze, oben der Preis. Ganz unten steht, was es beim Verkauf bringt, und sein Ansehen, wenn du es verleihst.

lesson-garment-which-say = Vergleich diese drei mit deiner Kasse und deiner Stange. Welches kann der Geselle schneidern?
lesson-garment-which-six = Das Kleid für { $six } Livre
lesson-garment-which-six_reply = Es will { $laces } Spitzen, und du hast eine. Versuch es noch einmal.
lesson-garment-which-four = Den Gehrock für { $four } Livre
lesson-garment-which-four_reply = Seide und Spitze würden reichen, aber siehst du den goldenen Fingerhut? Den schneidert nur ein Meister. Versuch es noch einmal.
lesson-garment-which-two = Das Kleid für { $price } Livre
lesson-garment-which-two_reply = Genau: { $bales } blaue Ballen, eine Spitze, { $price } Livre, und kein Fingerhut.

lesson-garment-tailor-say = Dann lass den Gesellen das Kleid für { $price } Livre schneidern!
lesson-garment-tailor-start-master-1 = Der Meister hat heute noch etwas anderes zu schneidern. Nimm das zurück: Dieses Kleid kann auch der Geselle.
lesson-garment-tailor-start-apprentice-1 = Ein Lehrling schneidert nie. Nimm das zurück und spiel den Gesellen.
lesson-garment-tailor-else = Diesmal nicht. Nimm das zurück: Der Geselle schneidert das blaue Kleid für { $price } Livre.

lesson-garment-pay-say = Bezahl mit diesem einen Plättchen auf der Stange oder mit den zweien in der Leiste. Man gibt immer ganze Plättchen, und keiner gibt dir heraus. Was ist klüger?
lesson-garment-pay-else = Zwei Plättchen für ein Kleid, und ein rosa und ein grüner Ballen gehen mit verloren! Nimm das zurück.

lesson-garment-rent-say = Jetzt ein Gast. Auf dem Ball zählen alle gleich, aber manche danken sofort: der erste in Saal 3 mit Garn, und das brauchen wir gleich.
lesson-garment-rent-else = Ein feiner Gast. Aber unser nächstes Gewand braucht Garn, und dieser hier gibt welches: Nimm das zurück.
lesson-garment-rent-sell = An einen Käufer? Das zeige ich dir später. Dieses Kleid verleihen wir: Nimm das zurück.

lesson-garment-others-say = Garn vom Gast, und { $bonus } Livre vom Bonus des Gesellen. Nun spielen die anderen.

lesson-garment-mixed-say = Als Nächstes dieser rosa Gehrock: { $pink } rosa Ballen und Garn. Deine rosa Ballen hängen mit einem blauen und einem grünen zusammen. Was wird aus den beiden?
lesson-garment-mixed-back = Sie bleiben auf der Stange
lesson-garment-mixed-back_reply = Keine Schere an der Stange! Ein Plättchen geht immer ganz weg. Versuch es noch einmal.
lesson-garment-mixed-lost = Sie sind verloren
lesson-garment-mixed-lost_reply = Leider verloren. Gemischte Plättchen passen zu vielem, aber hier vergeudet jedes einen Ballen.

lesson-garment-coat-say = Heute leisten wir uns das. Lass den Meister den rosa Gehrock für { $coatPrice } Livre schneidern. Bezahlen kannst du nur auf eine Art, also fragt niemand.
lesson-garment-coat-else = Ein andermal. Nimm das zurück: Der Meister schneidert den rosa Gehrock für { $coatPrice } Livre.

lesson-garment-sell-say = Und diesen verkaufst du, nur dies eine Mal: { $value } Livre, sofort, und kein Gast trägt ihn.
lesson-garment-sell-else = Meist würde ich ihn auch verleihen. Aber sieh einmal, was ein Käufer zahlt: Nimm das zurück und verkauf ihn.

lesson-garment-compare-say = Am Ende des Balls zählen je { $livre_per_prestige } Livre 1 Ansehen. Was hat dir mehr gebracht, das Kleid oder der Gehrock?
lesson-garment-compare-gown = Das verliehene Kleid
lesson-garment-compare-gown_reply = Ja: { $prestige } Ansehen, der Dank eines Gastes und eine Stimme im Saal. Verkauf nur, wenn Geld gerade jetzt mehr bewirkt: ein neuer Arbeiter etwa, oder ein Musiker.
lesson-garment-compare-coat = Der verkaufte Gehrock
lesson-garment-compare-coat_reply = { $value } Livre ergeben { $worth } Ansehen. Das Kleid zeigt { $prestige } und zählt obendrein in seinem Saal. Versuch es noch einmal.

lesson-garment-end-say = Seide, Garn, Spitze, Preis; dann ein Gast. Das ist unser Handwerk! Was es mit dem goldenen Fingerhut auf sich hat, lernst du in der nächsten Lektion.
