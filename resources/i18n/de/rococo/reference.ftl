### Das Nachschlagewerk: für jeden Eintrag in resources/reference/rococo der Titel, der Text, weitere Suchwörter (mit häufigen
### Schreibfehlern) und, wo das Regelheft schweigt, wie hier gespielt wird. Zahlen der Regeln und die Wörter der Ausgabe
### werden eingesetzt.

reference-word-deluxe-of_segment = seiner Schublade
reference-word-deluxe-in_segment = in einer Schublade
reference-word-deluxe-to_terrace = auf den Balkon
reference-word-deluxe-in_kitchens = in jeder der beiden Küchen

reference-word-original-of_segment = seines Segments
reference-word-original-in_segment = in einem Segment
reference-word-original-to_terrace = auf die Terrasse
reference-word-original-in_kitchens = in jeder Reihe des Brunnens

reference-round-title = Eine Runde
reference-round-text = Das Spiel hat { $rounds } Runden. In jeder werden die Auslagen gefüllt, alle wählen geheim { $hand_size } Arbeiter, diese werden reihum einzeln ausgespielt, und dann haben alle ein Einkommen. Nach der letzten Runde kommt die Schlusswertung.
reference-round-terms = Runden Phase Phasen Ablauf Reihenfolge Abend Zug Aufbau wie viele Runden wie lange

reference-start_player-title = Startspieler
reference-start_player-text = Wer in der Runde davor die Gunst der Königin erbeten hat, beginnt die Runde; hat es niemand getan, bleibt der Startspieler derselbe. Gespielt wird im Uhrzeigersinn.
reference-start_player-terms = erster Spieler Anfang beginnt wer fängt an Uhrzeigersinn Fahne Flagge
reference-start_player-ruling = Der erste Startspieler wird ausgelost.

reference-hand-title = Handkarten wählen
reference-hand-text = Zu Beginn einer Runde wählst du { $hand_size } Arbeiter aus deinem Vorrat und spielst genau diese in dieser Runde aus. Sind es weniger, nimm alle, dreh deinen Ablagestapel als neuen Vorrat um und wähle den Rest daraus.
reference-hand-terms = Hand Handkarten Auswahl ziehen aussuchen wählen
reference-hand-ruling = Das Programm fragt eine Karte nach der anderen ab, den Startspieler zuerst. Niemand sieht, was andere wählen.

reference-supply-title = Vorrat und Ablagestapel
reference-supply-text = Aus dem Vorrat wählst du deine Hand. Wer gespielt hat, kommt auf deinen Ablagestapel. Erst wenn du wählen musst und der Vorrat leer ist, wird dieser Stapel zum neuen Vorrat; gemischt wird nichts.
reference-supply-terms = Deck Nachziehstapel Stapel mischen Ablage abgelegt gebraucht Arbeitervorrat

reference-staff-title = Personal
reference-staff-text = Alle deine Arbeiter, wo sie auch sind: auf der Hand, im Vorrat, auf dem Ablagestapel und der gerade arbeitet. Einstellen vergrößert das Personal, Entsenden verkleinert es; { $minimum_staff } müssen immer bleiben. Wenige Arbeiter spielen öfter, viele dienen manchen Boni und Kronen.
reference-staff-terms = Deck Kartenzahl Belegschaft wie viele Karten Angestellte
reference-staff-ruling = Welche Karten jemand im Personal hat, ist offen; welche davon auf der Hand sind, nicht. Wer gerade geht, zählt noch für einen laufenden Bonus, aber nicht als einer von denen, die bleiben müssen.

reference-turn-title = Ein Zug
reference-turn-text = Spiele einen Arbeiter von der Hand aus. Er führt eine Hauptaktion aus, die sein Rang erlaubt; dann darfst du den Bonus der Karte nutzen. Auf das eine, das andere oder beides darfst du verzichten. Dann ist der Nächste am Zug, bis alle Hände leer sind.
reference-turn-terms = Hauptaktion Aktionen verzichten passen aussetzen Reihenfolge was kann ich tun
reference-turn-ruling = Eine Hauptaktion wird nur angeboten, wenn du sie ausführen und bezahlen kannst. Passen geht nicht: Eine Karte muss ausgespielt werden.

reference-employee-title = Arbeiter
reference-employee-text = Meister dürfen jede Hauptaktion ausführen. Gesellen dürfen niemanden einstellen. Lehrlinge erbitten nicht die Gunst der Königin, schneidern keine { $garments } und stellen niemanden ein. Einen Bonus darf nutzen, wer ihn hat, auch wenn es eine Aktion ist, die dieser Arbeiter als Hauptaktion nicht ausführen dürfte.
reference-employee-terms = Angestellte Karte Karten Personal Rang Ausbildung Art wer darf was Mitarbeiter Arbeiterkarte

reference-master-title = Meister
reference-master-text = Darf jede Hauptaktion ausführen. Nur ein Meister stellt ein, schneidert { $garments } mit goldenem Fingerhut und alle für Meistergäste. An den Hof entsandt bringt er { $master } Livre.
reference-master-terms = goldener Fingerhut Krone bester Arbeiter

reference-journeyman-title = Geselle
reference-journeyman-text = Darf jede Hauptaktion ausführen außer Einstellen, und schneidert keine { $garments } mit goldenem Fingerhut und keine für Meistergäste. An den Hof entsandt bringt er { $journeyman } Livre.
reference-journeyman-terms = Gesellen silberner Fingerhut Gesele

reference-apprentice-title = Lehrling
reference-apprentice-text = Darf Rohstoffe erwerben, entsandt werden und Dekorationen finanzieren; er erbittet nicht die Gunst, schneidert keine { $garments } und stellt niemanden ein. An den Hof entsandt bringt er { $apprentice } Livre.
reference-apprentice-terms = Lehrlinge Azubi Fingerhut Messing Lerling

reference-level-title = Stufen der Arbeiter
reference-level-text = Neue Arbeiter kommen Stufe für Stufe vom Stapel, I zuerst; in jeder Runde liegen { $hire_display } zum Einstellen aus. Wer nicht eingestellt wird, verlässt am Ende der Runde das Spiel. Karten ohne Stufe sind die, mit denen alle beginnen.
reference-level-terms = Stufe Level Stapel neue Arbeiter Nachziehstapel römische Zahl I II III IV V Startkarten

reference-bonus-title = Bonus eines Arbeiters
reference-bonus-text = Nach der Hauptaktion oder nach dem Verzicht darauf darfst du den Bonus der ausgespielten Karte einmal nutzen. Er gehört zur Karte, nicht zum Rang. Eine Karte mit Krone oder ohne Bonus hat keinen, den du nutzen könntest.
reference-bonus-terms = Boni Arbeiterbonus Wirkung Pfeil freiwillig verzichten
reference-bonus-ruling = Gefragt wird nur, wenn der Bonus jetzt etwas bewirken kann; was die Hauptaktion brachte, zählt schon. Andere erfahren nicht, dass du darauf verzichtet hast.

reference-crown-title = Kronenkarten
reference-crown-text = Arbeiter mit Krone haben während des Spiels keinen Bonus. Am Ende bringt jeder, was auf seiner Karte steht, nur dem, dem er gehört.
reference-crown-terms = Krone Kronen roter Samt blau Endwertung Schlussbonus Wertungskarten
reference-crown-ruling = Eine Krone zählt, wo immer ihre Karte ist: auf der Hand, im Vorrat oder auf dem Ablagestapel.

reference-favor-title = Gunst der Königin
reference-favor-text = Hauptaktion eines Meisters oder Gesellen, einmal in jeder Runde: Du bekommst sofort { $favor_livre } Livre und bist Startspieler der nächsten Runde. Wer die Gunst am Ende des Spiels hat, bekommt { $favor_prestige } Ansehen.
reference-favor-terms = Königin Gunstkarte Marker Initiative erbitten Gunst Fächer
reference-favor-ruling = Beide Regelhefte nennen { $favor_livre } Livre; eine andere Zahl, die man anderswo findet, ist falsch.

reference-acquire-title = Rohstoffe erwerben
reference-acquire-text = Hauptaktion von jedem: Nimm ein Plättchen aus der Auslage zum Preis { $of_segment }; je weniger Plättchen dort noch liegen, desto billiger. Entscheide sofort, ob du es als Seide behältst oder für das Garn und die Spitze seiner unteren Hälfte abwirfst.
reference-acquire-terms = kaufen Rohstoff Ressource Ressourcen Material Plättchen Lager Lagerhaus Preis erwerben { $in_segment }

reference-tile-title = Rohstoffplättchen
reference-tile-text = Oben: Seide. Unten: Garn und Spitze. Du nutzt eine Hälfte. Als Seide liegt das Plättchen bei dir, bis du ein { $garment } damit schneiderst. Getauscht wird es sofort abgeworfen: / heißt eins von beiden, + heißt beides.
reference-tile-terms = Plättchen Ressource Schrägstrich Plus untere Hälfte obere tauschen behalten
reference-tile-ruling = Ein Plättchen ohne untere Hälfte wird ohne Frage behalten. Andere sehen, wie viele Plättchen du hast, aber nicht, welche.

reference-random_tile-title = Ein zufälliges Plättchen
reference-random_tile-text = Manche Gäste und Boni lassen dich ein Plättchen blind aus dem Beutel ziehen. Du behältst oder tauschst es dann wie jedes andere.
reference-random_tile-terms = Zufall Beutel ziehen blind verdeckt Glück
reference-random_tile-ruling = Ist der Beutel leer, kommen zuerst die abgeworfenen Plättchen zurück; gibt es auch davon keine, wird nichts gezogen.

reference-silk-title = Seide
reference-silk-text = { $garments } zeigen, welche Seide sie brauchen, in Ballen von vier Farben. Gib Plättchen ab, die mindestens so viel zeigen; was auf einem Plättchen übrig ist, ist verloren, Wechselgeld gibt es nicht.
reference-silk-terms = Ballen Stoff Farbe Farben blau rosa grün orange gelb rot bezahlen Bezahlung
reference-silk-ruling = Bezahlungen mit einem Plättchen zu viel werden nicht angeboten, und Plättchen mit gleicher Seide sind gleich: Das zuerst genommene wird abgegeben.

reference-notions-title = Garn und Spitze
reference-notions-text = { $garments } können außer Seide auch Garn und Spitze verlangen. Beides kommt von den unteren Hälften der Plättchen, von Gästen und durch Boni; du beginnst mit { $start_thread } Garn und { $start_lace } Spitze. Marker behältst du, bis du sie brauchst.
reference-notions-terms = Faden Garnrolle Borte Marker Zutaten Kurzwaren Spizte
reference-notions-ruling = Garn und Spitze gehen nie aus.

reference-make_dress-text = Hauptaktion eines Meisters oder Gesellen: Wähle einen Entwurf, zahle den Preis darüber und gib Seide, Garn und Spitze ab, die er zeigt. Dann verleihe das { $garment } an einen Gast oder verkaufe es für seinen Wert.
reference-make_dress-terms = schneidern nähen anfertigen herstellen machen { $garment } { $garments } Schneiderei Entwurf Preis
reference-make_dress-ruling = Angeboten wird es nur, wenn du alles auf einmal bezahlen kannst.

reference-dress-title-deluxe = Gewänder
reference-dress-title-original = Kleider

reference-dress-text = { $gowns } sind für Damen, { $coats } für Herren; jeweils in zwei Farben. Ein { $garment } zeigt, was es braucht, wofür man es verkauft und welches Ansehen es am Ende bringt, wenn es an einen Gast verliehen ist. Bei Gästen zählt es für den Saal, für alle Säle und für Statuen.
reference-dress-terms = { $garment } { $gown } { $coat } Dame Herr Damen Herren Wert Ansehen Farbe Anzug

reference-master_dress-title = Nur für Meister
reference-master_dress-text = Ein goldener Fingerhut auf einem { $garment } heißt, dass nur ein Meister es schneidert; auf dem Platz eines Gastes heißt er, dass dort nur ein { $garment } steht, das ein Meister geschneidert hat. Diese Gäste entscheiden auch Gleichstände in ihrem Saal. Ein { $garment } ohne Fingerhut darf überall stehen, wenn ein Meister es geschneidert hat.
reference-master_dress-terms = goldener Fingerhut Meistergast Meistergäste Meisterplatz Bedingung braucht einen Meister
reference-master_dress-ruling = Ein { $garment } aus einem Bonus gilt als vom Rang der Karte geschneidert, die den Bonus hat.

reference-place-title = Verleihen oder verkaufen
reference-place-text = Verleihe das fertige { $garment } an einen Gast auf einem freien Platz: Die Belohnung kommt sofort, das Ansehen am Ende. Oder verkaufe es für seinen Wert in Livre; dann wird es abgeworfen. { $gowns } und { $coats } dürfen auf jedem freien Platz stehen; ein Platz mit Fingerhut nimmt nur, was ein Meister geschneidert hat.
reference-place-terms = vermieten leihen Verkauf Gast Wert wohin setzen Platz

reference-guest-title = Gäste und ihre Belohnungen
reference-guest-text = Jeder freie Platz in einem Saal ist ein Gast, der ein { $garment } tragen kann. Manche Plätze bringen sofort eine Belohnung: Livre, Garn, Spitze oder ein kostenloses Plättchen aus der Auslage, das du behältst oder tauschst.
reference-guest-terms = Gast Platz Belohnung Bonus Saal Sitz kostenlos Besucher
reference-guest-ruling = Ein Feld für alle Säle wird genommen, bevor die Belohnung gewählt wird. Ein Plättchen als Belohnung muss man nehmen, wenn es eins gibt.

reference-hire-title = Einen Arbeiter einstellen
reference-hire-text = Hauptaktion eines Meisters: Nimm einen der ausliegenden Arbeiter und zahle; je weniger noch da sind, desto billiger, gleich welchen du nimmst. Er kommt auf deine Hand und spielt noch in dieser Runde.
reference-hire-terms = anheuern einstellen neue Arbeiter Stellenmarkt kaufen Karte engagieren anstellen

reference-depute-title = An den Hof entsenden
reference-depute-text = Hauptaktion von jedem: Der Arbeiter geht an den Hof des Königs und verlässt nach seinem Bonus das Spiel; du bekommst { $master } Livre für einen Meister, { $journeyman } für einen Gesellen, { $apprentice } für einen Lehrling. Mindestens { $minimum_staff } Arbeiter müssen bleiben.
reference-depute-terms = entlassen Hof König Karte loswerden entfernen abordnen Kutsche entsenden
reference-depute-ruling = Wer auf dem Weg an den Hof ist, zählt noch für die Größe des Personals, bis er fort ist, aber nicht als einer der { $minimum_staff }, die bleiben müssen.

reference-fund-title = Eine Dekoration finanzieren
reference-fund-text = Hauptaktion von jedem: Zahle den Preis einer freien Dekoration und leg deinen Marker darauf. Jede bringt am Ende ihr Ansehen und hat dazu eine eigene Wirkung. Nur einen Platz darfst du { $in_kitchens } haben.
reference-fund-terms = Dekoration Dekorationen Marker Besitzmarker Gönner stiften kaufen bezahlen
reference-fund-ruling = Marker gehen nie aus.

reference-musician-title = Musiker
reference-musician-text = Mit dem Musiker bist du in seinem Saal vertreten, einem von denen, die du für „Alle Säle“ brauchst. Er ist kein { $garment } und zählt nicht für die Mehrheit, gewinnt dort aber Gleichstände, die die Meistergäste offen lassen.
reference-musician-terms = Musik Musikanten Saal Dekoration Kapelle Geige Harfe Orchester

reference-statue-title = Statuen
reference-statue-text = Am Ende bringt eine Statue { $statue_prestige_per_color } Ansehen für jede Farbe deiner { $garments } bei Gästen. Für eine zweite Statue brauchst du je Farbe ein zweites { $garment }, und so weiter.
reference-statue-terms = Statue Garten Gärten Farben Satz Sätze Skulptur Figur
reference-statue-ruling = Das Programm bildet die besten Sätze für dich: Eine Farbe zählt für so viele Statuen, wie du { $garments } davon hast.

reference-fountain_upper-title-deluxe = Küche für das Personal
reference-fountain_upper-title-original = Brunnen, obere Reihe

reference-fountain_lower-title-deluxe = Küche für die Gäste
reference-fountain_lower-title-original = Brunnen, untere Reihe

reference-fountain_upper-text = Beim Einkommen jeder Runde bekommst du { $fountain_livre_per_decoration } Livre für jede deiner Dekorationen, auch für diese. Einen Platz davon darfst du haben.
reference-fountain_upper-terms = Brunnen oben Einkommen linke Seite Dekorationen { $in_kitchens }

reference-fountain_lower-text = Beim Einkommen jeder Runde bekommst du { $fountain_livre_per_dress } Livre für jedes deiner { $garments } bei Gästen. Einen Platz davon darfst du haben.
reference-fountain_lower-terms = Brunnen unten Einkommen rechte Seite { $in_kitchens }

reference-fireworks-title = Feuerwerk
reference-fireworks-text = Durch jedes deiner Feuerwerke sieht am Ende eines deiner { $garments } { $in_kings } zu und zählt { $lessTimes }- oder { $moreTimes }-fach. Auch wer die meisten Feuerwerke hat, bekommt Ansehen, ab { $second_place_players } Spielern auch der Zweite; einen Gleichstand gewinnt, wer das am weitesten rechts hat.
reference-fireworks-terms = Feuerwerke Raketen Vielfaches doppelt dreifach Mehrheit Terrasse Garten Feuerwek
reference-fireworks-ruling = Für den ersten und zweiten Platz braucht man mindestens ein Feuerwerk.

reference-terrace-text = Am Ende sehen deine { $garments } { $in_kings } deinem Feuerwerk zu: eines je Feuerwerk, und sein Ansehen wird vervielfacht. Für die Mehrheit im Saal haben sie vorher gezählt, für Statuen zählen sie weiterhin.
reference-terrace-terms = zusehen Feuerwerk vervielfachen { $to_terrace } { $kings } doppelt dreifach
reference-terrace-ruling = Das Programm schickt die { $garments } mit dem meisten Ansehen zu den höchsten Zahlen; keine andere Wahl bringt mehr.

reference-terrace-title-deluxe = Der Balkon
reference-terrace-title-original = Die Terrasse

reference-hall-title = Mehrheit in einem Saal
reference-hall-text = Am Ende bekommt in jedem Saal, wer dort die meisten { $garments } hat, die erste Zahl, ab { $second_place_players } Spielern der Zweite die zweite. Bei Gleichstand gewinnt, wer dort mehr Meistergäste hat, dann der Gönner des Musikers. Wer auch dann gleichauf liegt, bekommt alles; nach einem Gleichstand um den ersten Platz ist niemand Zweiter.
reference-hall-terms = Saal Säle Mehrheit Mehrheiten meisten zweiter Platz Gleichstand Kontrolle Raum Palast
reference-hall-ruling = Ohne { $garment } im Saal punktet niemand. Ein Gleichstand um den zweiten Platz wird ebenso entschieden; wer gleichauf bleibt, bekommt die zweite Zahl ganz.

reference-all_halls-title = Alle Säle
reference-all_halls-text = Sobald du in jedem Saal vertreten bist, durch ein { $garment } oder den Musiker, nimmst du das beste freie Feld für alle Säle. Wer früher kommt, bekommt am Ende mehr Ansehen.
reference-all_halls-terms = alle Säle Bonus vertreten Anwesenheit jeder Saal überall fünf Säle
reference-all_halls-ruling = Das Feld wird genommen, bevor die Belohnung des Gastes gewählt wird. Sind alle Felder weg, bekommt niemand mehr eines.

reference-income-title = Einkommen
reference-income-text = Sind alle Hände leer, bekommen alle { $base_income } Livre und was ihre Plätze in den Gärten bringen.
reference-income-terms = Ende der Runde verdienen Phase Einnahmen

reference-displays-title = Die Auslagen füllen
reference-displays-text = Zu Beginn einer Runde liegen { $hire_display } neue Arbeiter zum Einstellen aus, freie Plätze für Plättchen werden gefüllt, und die { $cleared_windows } Entwürfe ganz rechts werden abgeworfen; die anderen rücken nach, neue kommen aus dem Beutel. Was leer ist, bleibt bis dahin leer, und was andere haben, ist besetzt.
reference-displays-terms = Auslage auffüllen Vorbereitung Aufbau Beutel Schneiderei Lager besetzt leer neue Entwürfe
reference-displays-ruling = Beutel werden einmal gemischt, wenn sie gefüllt werden; nachgefüllt wird aus dem Abwurf erst, wenn ein Stück gebraucht wird und der Beutel leer ist.

reference-livre-title = Livre
reference-livre-text = Geld, für Entwürfe, Plättchen, Arbeiter und Dekorationen. Es kommt vom Einkommen, von Gästen, durch Boni, die Gunst, Verkauf und Entsenden. Am Ende zählen je { $livre_per_prestige } Livre 1 Ansehen, und was übrig bleibt, entscheidet einen Gleichstand um den Sieg.
reference-livre-terms = Geld Münze Münzen bar Preis bezahlen zu wenig fehlt reicht nicht Taler
reference-livre-ruling = Nur was nach dem Tausch übrig bleibt, entscheidet Gleichstände. Geld geht nie aus.

reference-prestige-title = Ansehen
reference-prestige-text = Die Punkte des Spiels. Einige gewinnt man während des Spiels, die meisten am Ende. Wer das meiste hat, gewinnt.
reference-prestige-terms = Punkte Siegpunkte Prestige Prestigepunkte Wertung SP
reference-prestige-ruling = In der Ausgabe von 2013 bleibt bis zum Ende verborgen, was andere während des Spiels gewonnen haben; in der Deluxe-Ausgabe ist es offen.

reference-final_scoring-title = Schlusswertung
reference-final_scoring-text = Nach Runde { $rounds }: Geld (je { $livre_per_prestige } Livre zählen 1 Ansehen), Kronenkarten, die Gunst, Mehrheiten in den Sälen, Feuerwerk, { $garments }, die zusehen, Statuen, { $garments } bei Gästen, Dekorationen, alle Säle. Einen Gleichstand gewinnt, wer mehr Livre übrig hat.
reference-final_scoring-terms = Spielende Ende Wertung Punkte gewinnen Sieger Gleichstand Endabrechnung zählen wie gewinnt man wer gewinnt gewinnen
reference-final_scoring-ruling = Nach Ansehen und Livre kennen die Regelhefte keinen weiteren Entscheid: Mehrere teilen sich den Sieg.

reference-standing-title = Stand, wenn das Spiel jetzt endete
reference-standing-text = Die Zahl neben dem Podest auf der Tafel eines Spielers ist, was jemand hätte, wenn das Spiel jetzt endete: alles, was die Schlusswertung zählt, auch Mehrheiten. Es ist ein Ausblick; nichts davon ist schon sicher. Auch Geld zählt, darum senkt Bezahlen sie ein wenig. Der Pfeil daneben sagt, was sich seit deinem letzten Zug geändert hat. Die Tafel eines Spielers zeigt Geld, Ansehen, Garn, Spitze, Plättchen und Karten.
reference-standing-terms = Podest Stand Vorschau Schätzung Führung Spieler Tafel Übersicht

reference-editions-title = Die beiden Ausgaben
reference-editions-text = Die Ausgabe von 2013 und die Deluxe-Ausgabe von 2020 sind dasselbe Spiel mit anderen Namen und Farben. Gelb, Grün, Rot und Blau von 2013 sind in der Deluxe-Ausgabe Blau, Rosa, Grün und Orange.
reference-editions-terms = Ausgabe Original Deluxe 2013 2020 Unterschied Namen Farben Eagle Edition
reference-editions-ruling = Verschieden ist nur das während des Spiels gewonnene Ansehen: verborgen in der Ausgabe von 2013, offen in der Deluxe-Ausgabe. Was ein Heft auslässt, gilt nach dem anderen.
