### How to play, in short; numbers of the rules and what the edition calls things ([hint.word]) are filled in.

guide-heading-goal = Der Ball
guide-heading-round = Eine Runde
guide-heading-actions = Hauptaktionen
guide-heading-dress = Ein { $garment } und sein Gast
guide-heading-board = Der Palast
guide-heading-end = Das Ende
guide-heading-signs = Zeichen

guide-goal-aim = Du leitest eine Schneiderei. Nach { $rounds } Runden gibt der König seinen Ball, und wer das meiste Ansehen hat, gewinnt.

guide-round-hand = Alle wählen geheim { $hand_size } Arbeiter aus ihrem Vorrat für die Hand. Ausgespielte kommen auf den Ablagestapel; ist der Vorrat leer, wird dieser Stapel ungemischt zum neuen Vorrat.
guide-round-turn = Reihum spielt jeder eine Karte: erst eine Hauptaktion, die dieser Arbeiter ausführen darf, dann den Bonus der Karte. Auf beides kann man verzichten. Dann ist der Nächste dran.

guide-round-income-deluxe = Sind alle Handkarten gespielt, bekommt jeder { $base_income } Livre und was seine Küchen bringen.
guide-round-income-original = Sind alle Handkarten gespielt, bekommt jeder { $base_income } Livre und was ihm der Brunnen bringt.

guide-actions-favor = Die Gunst der Königin erbitten (nicht mit einem Lehrling; in jeder Runde nur einer): sofort { $favor_livre } Livre, Startspieler der nächsten Runde, und { $favor_prestige } Ansehen für den, der sie am Ende hat.
guide-actions-acquire-deluxe = Rohstoffe erwerben: ein Plättchen zum Preis seiner Schublade nehmen und als Seide behalten oder sofort gegen seine untere Hälfte tauschen: / heißt eins von beiden, + beides.
guide-actions-acquire-original = Rohstoffe erwerben: ein Plättchen zum Preis seines Segments nehmen und als Seide behalten oder sofort gegen seine untere Hälfte tauschen: / heißt eins von beiden, + beides.
guide-actions-hire = Einen Arbeiter einstellen (nur mit einem Meister): Er kommt auf die Hand und spielt noch in dieser Runde. Je weniger da sind, desto billiger.
guide-actions-depute = Diesen Arbeiter entsenden, also an den Hof fortschicken, je nach Rang für { $master }, { $journeyman } oder { $apprentice } Livre; nach seinem Bonus verlässt die Karte das Spiel. Mindestens { $minimum_staff } Arbeiter musst du behalten.

guide-actions-make_dress-deluxe = Ein Gewand schneidern (nicht mit einem Lehrling): den Preis darüber zahlen und abgeben, was es an Seide, Garn und Spitze zeigt; überzählige Seide eines Plättchens ist verloren. Ein Fingerhut verlangt einen Meister.
guide-actions-make_dress-original = Ein Kleid schneidern (nicht mit einem Lehrling): den Preis darüber zahlen und abgeben, was es an Seide, Garn und Spitze zeigt; überzählige Seide eines Plättchens ist verloren. Ein Fingerhut verlangt einen Meister.

guide-actions-fund-deluxe = Eine Dekoration finanzieren: ihren Preis zahlen und den eigenen Marker darauf setzen; in jeder der beiden Küchen höchstens einen.
guide-actions-fund-original = Eine Dekoration finanzieren: ihren Preis zahlen und den eigenen Marker darauf setzen; in jeder Reihe des Brunnens höchstens einen.

guide-dress-place = Ein { $garment } (ein { $gown } oder ein { $coat }) wird an einen Gast auf einem freien Platz verliehen, der eine Belohnung bringen kann, oder für seinen Wert verkauft.
guide-dress-master = Plätze mit Fingerhut sind für { $garments }, die ein Meister geschneidert hat; dort entscheiden sie auch Gleichstände im Saal.

guide-board-halls = In jedem Saal zählen die meisten { $garments }, ab { $second_place_players } Spielern auch die zweitmeisten. Bei Gleichstand gewinnt, wer dort mehr Meistergäste hat, dann der mit dem Musiker.
guide-board-fireworks = { $garments } { $in_kings } können am Ende dein Feuerwerk sehen: Dann zählen sie { $lessTimes }- oder { $moreTimes }-fach.
guide-board-all_halls = Mit einem { $garment } oder dem Musiker in jedem Saal nimmst du sofort ein Feld für alle Säle.

guide-board-gardens-deluxe = Statuen zahlen am Ende für jede Farbe deiner { $garments }, die Küchen in jeder Runde.
guide-board-gardens-original = Statuen zahlen am Ende für jede Farbe deiner { $garments }, der Brunnen in jeder Runde.

guide-end-scoring = Nach Runde { $rounds } wird alles gezählt: Geld (je { $livre_per_prestige } Livre zählen 1 Ansehen), Kronenkarten, Gunst, Säle, Feuerwerk, Statuen, { $garments }, Dekorationen, alle Säle. Bei Gleichstand gewinnt, wer mehr Livre übrig hat.

guide-signs-livre = Livre
guide-signs-prestige = Ansehen
guide-signs-thread = Garn
guide-signs-lace = Spitze
guide-signs-thimble-master = ein Meister: goldener Fingerhut mit Krone
guide-signs-thimble-journeyman = ein Geselle: silberner Fingerhut mit Bogenrand
guide-signs-thimble-apprentice = ein Lehrling: offener Fingerhut aus Messing
guide-signs-tile = Rohstoffplättchen
guide-signs-bag = ein zufälliges Plättchen
guide-signs-card = Arbeiter
guide-signs-stack = alle deine Arbeiter; auch was noch zu ziehen ist
guide-signs-discard = Ablagestapel
guide-signs-hire = einen Arbeiter einstellen
guide-signs-court = an den Hof entsenden
guide-signs-decoration = Dekorationen
guide-signs-crown = zählt am Ende
guide-signs-start = Startspieler
guide-signs-podium = was jemand hätte, wenn das Spiel jetzt endete

## What an action is about, in a word or two.

guide-names-favor = Gunst der Königin
guide-names-acquire = Rohstoffe
guide-names-make_dress-deluxe = Gewand
guide-names-make_dress-original = Kleid
guide-names-hire = Einstellen
guide-names-depute = Entsenden
guide-names-fund = Dekoration
