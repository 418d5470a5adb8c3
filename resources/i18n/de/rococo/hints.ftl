### Wozu die Dinge auf dem Tisch da sind, neben ihnen gesagt, wenn man bei ihnen bleibt. {garment} und {garments}
### heißen nach der Ausgabe; Zahlen der Regeln werden eingesetzt.

hint-word-deluxe-garment = Gewand
hint-word-deluxe-garments = Gewänder
hint-word-deluxe-gown = Kleid
hint-word-deluxe-gowns = Kleider
hint-word-deluxe-coat = Gehrock
hint-word-deluxe-coats = Gehröcke

hint-word-original-garment = Kleid
hint-word-original-garments = Kleider
hint-word-original-gown = Damenkleid
hint-word-original-gowns = Damenkleider
hint-word-original-coat = Herrenrock
hint-word-original-coats = Herrenröcke

hint-card-may_all = Darf jede Hauptaktion ausführen.
hint-card-may = Darf: { $may }. Darf nicht: { $not }.
hint-card-level = Stufe { $level } von { $last }: neue Arbeiter kommen Stufe für Stufe, I zuerst.
hint-card-start = Ohne Stufe: gehört zum Personal, mit dem alle beginnen.
hint-card-bonus = Bonus, nach der Hauptaktion oder nach dem Verzicht darauf: { $bonus }.
hint-card-none = Kein Bonus.
hint-card-crown = Krone: kein Bonus während des Spiels, aber { $bonus }, wo auch immer die Karte in deinem Personal liegt.
hint-card-depute = An den Hof entsandt: { $livre }; die Karte verlässt das Spiel.

hint-thimble-master = Nur ein Meister schneidert ein { $garment } mit goldenem Fingerhut oder eines für Gäste, deren Platz ihn zeigt.
hint-thimble-other = Schneidert kein { $garment } mit goldenem Fingerhut und keines für Gäste, deren Platz ihn zeigt.

hint-piece-dress = Oben der Preis, daneben und darunter, was das { $garment } braucht. Verkauft bringt es { $livre }; an einen Gast verliehen am Ende { $prestige }.
hint-piece-dress_unsold = Oben der Preis, daneben und darunter, was das { $garment } braucht. Verkauft wird es nie; an einen Gast verliehen bringt es am Ende { $prestige }.
hint-piece-dress_master = Der Fingerhut: nur ein Meister kann es schneidern.
hint-piece-tile = Als Seide für ein { $garment } zu behalten oder sofort gegen die untere Hälfte zu tauschen: { $notions }.
hint-piece-tile_silk = Als Seide für ein { $garment } zu behalten; eine untere Hälfte zum Tauschen hat es nicht.
hint-piece-no_dress = Leer. Neue { $garments } zum Schneidern kommen zu Beginn der nächsten Runde.
hint-piece-no_dress_last = Leer. Neue { $garments } zum Schneidern kommen in diesem Spiel nicht mehr.
hint-piece-no_tile = Leer. Neue Plättchen kommen zu Beginn der nächsten Runde.
hint-piece-no_tile_last = Leer. Neue Plättchen kommen in diesem Spiel nicht mehr.
hint-piece-no_employee = Leer. Neue Arbeiter kommen zu Beginn der nächsten Runde.
hint-piece-no_employee_last = Leer. Neue Arbeiter kommen in diesem Spiel nicht mehr.

hint-space-guest = Für ein { $garment } von dir: es zählt für die Mehrheit { FORM($hall, "in") } und bringt am Ende sein Ansehen.
hint-space-master = Nur für ein { $garment }, das ein Meister geschneidert hat. Es entscheidet Gleichstände { FORM($hall, "in") }.
hint-space-royal = Von hier kann es am Ende dein Feuerwerk sehen und mehr zählen.
hint-space-reward = Bringt sofort: { $reward }.

hint-decoration-musician = Du bist { FORM($hall, "in") } vertreten, einem der Säle, die du für „Alle Säle“ brauchst, und gewinnst dort Gleichstände, die die Meistergäste offen lassen. Der Musiker ist kein { $garment } und zählt nicht für die Mehrheit.
hint-decoration-statue = Am Ende: { $prestige } für jede Farbe deiner { $garments }. Eine zweite Statue braucht je Farbe ein zweites { $garment }.
hint-decoration-fountain_upper = Beim Einkommen jeder Runde: { $livre } mehr für jede deiner Dekorationen, auch für diese. Ein Platz in dieser Reihe je Spieler.
hint-decoration-fountain_lower = Beim Einkommen jeder Runde: { $livre } mehr für jedes deiner { $garments } bei Gästen. Ein Platz in dieser Reihe je Spieler.
hint-decoration-fireworks = Am Ende sieht eines deiner { $garments } { FORM($hall, "in") } von hier zu und zählt { $times }-fach. Auch die meisten Feuerwerke zählen; das am weitesten rechts entscheidet Gleichstände.
hint-decoration-price = Kostet { $livre }.
hint-decoration-price_prestige = Kostet { $livre }; bringt am Ende { $prestige }.

hint-majority-hall = Am Ende { FORM($hall, "in") }: { $first } für die meisten { $garments }, { $second } für die zweitmeisten. Bei Gleichstand gewinnt, wer mehr Meistergäste hat, dann der Gönner des Musikers; wer auch dann noch gleichauf liegt, bekommt alles, und nach einem Gleichstand an der Spitze wird niemand Zweiter.
hint-majority-hall_two = Am Ende { FORM($hall, "in") }: { $first } für die meisten { $garments }; zu zweit zählt der zweite Platz nicht. Bei Gleichstand gewinnt, wer mehr Meistergäste hat, dann der Gönner des Musikers; liegt ihr auch dann noch gleichauf, bekommen es beide ganz.
hint-majority-fireworks = Am Ende: { $first } für die meisten Feuerwerke, { $second } für die zweitmeisten. Einen Gleichstand gewinnt, wer das am weitesten rechts hat.
hint-majority-fireworks_two = Am Ende: { $first } für die meisten Feuerwerke; zu zweit zählt der zweite Platz nicht. Einen Gleichstand gewinnt, wer das am weitesten rechts hat.

hint-action-favor = Sofort { $livre }, und du bist Startspieler der nächsten Runde; wer sie am Ende hat, bekommt { $prestige }.
hint-action-acquire = Kaufe ein Plättchen; behalte die Seide oder tausche es gegen die untere Hälfte.
hint-action-make_dress = Kaufe einen Entwurf und gib Seide, Garn und Spitze ab, die er zeigt; dann verleihe oder verkaufe das Stück.
hint-action-hire = Kaufe eine der ausliegenden Karten; sie kommt sofort auf deine Hand.
hint-action-depute = Entsenden heißt: Dieser Arbeiter wird für Geld an den Hof des Königs fortgeschickt und verlässt das Spiel für immer, nach dem Bonus. Mindestens { $staff } Arbeiter müssen bleiben.
hint-action-fund = Kaufe eine Dekoration und lege deinen Marker darauf.
hint-action-forfeit = Du darfst auf die Hauptaktion verzichten und den Bonus der Karte trotzdem nutzen: richtig, wenn dir keine Aktion ihren Preis wert ist.
hint-action-forfeit_bare = Diese Karte hat im Spiel keinen Bonus. Richtig nur, wenn jede Aktion dich mehr kostet, als sie bringt, etwa Geld, das du im nächsten Zug brauchst.
hint-action-price = Jetzt für { $low } bis { $high }.
hint-action-price_one = Jetzt für { $high }.

hint-area-fireworks = Dekorationen, durch die deine { $garments } { FORM($hall, "in") } am Ende mehr zählen, mit einer Mehrheit für sich.
hint-area-statues = Dekorationen, die am Ende für die Farben deiner { $garments } zahlen: je { $statue }.
hint-area-fountain_upper = Dekorationen, die bei jedem Einkommen zahlen: { $perDecoration } für jede deiner Dekorationen.
hint-area-fountain_lower = Dekorationen, die bei jedem Einkommen zahlen: { $perDress } für jedes deiner { $garments } bei Gästen.
hint-area-all_halls = Wer in jedem Saal ein { $garment } oder den Musiker hat, nimmt sofort das beste freie Feld: { $allHalls } Ansehen am Ende.
hint-area-workshop = Entwürfe: zahle den Preis darüber und gib Seide, Garn und Spitze ab, die sie zeigen. In der nächsten Runde gehen die { $cleared } ganz rechts, die anderen rücken nach.
hint-area-warehouse-deluxe = Plättchen: behalte die Seide oder tausche gegen die untere Hälfte. Der Preis gilt für eines; je weniger in einer Schublade liegen, desto billiger.
hint-area-warehouse-original = Plättchen: behalte die Seide oder tausche gegen die untere Hälfte. Der Preis gilt für eines; je weniger in einem Segment liegen, desto billiger.
hint-area-hire = Nur Meister stellen ein. Alle kosten gleich viel, und je weniger da sind, desto weniger; wer eingestellt wird, spielt noch in dieser Runde. Danach verlassen die anderen das Spiel.
hint-area-favor = Ein Meister oder ein Geselle erbittet sie als Hauptaktion: sofort { $favor }, und du bist Startspieler der nächsten Runde. Wer sie am Ende hat, bekommt { $favorPrestige }.
hint-area-livre = Geld, für { $garments }, Plättchen, Arbeiter und Dekorationen. Am Ende zählen je { $money } Livre 1 Ansehen, und der Rest entscheidet Gleichstände.
hint-area-prestige = Was du bisher an Ansehen hast. Säle, Dekorationen, { $garments } und das Übrige werden am Ende gezählt.
hint-area-thread = Garn, für { $garments }, die es zeigen. Es kommt von den unteren Hälften der Plättchen, von Gästen und durch Boni.
hint-area-lace = Spitze, für { $garments }, die sie zeigen. Sie kommt von den unteren Hälften der Plättchen, von Gästen und durch Boni.
hint-area-rack = Deine Seide, für { $garments }. Überzählige Seide eines Plättchens ist verloren.
hint-area-played = Wer jetzt arbeitet; danach abgelegt oder entsandt.
hint-area-hand = Wer in dieser Runde spielt; je eine Hauptaktion und ein Bonus.
hint-area-supply = Daraus wählst du in jeder Runde { $hand } Karten für deine Hand.
hint-area-discard = Wer gespielt hat. Ist der Vorrat leer und du musst wählen, wird das der neue Vorrat.
hint-area-markers-deluxe = Deine Besitzmarker: einer kommt auf jede Dekoration, die du finanzierst. Sie gehen nie aus.
hint-area-markers-original = Deine Besitzmarker: einer kommt auf jede Dekoration, die du finanzierst. Sie gehen nie aus.
hint-area-player = Geld und Ansehen; Garn, Spitze und Seidenplättchen; Karten auf der Hand, im Vorrat und in der Ablage.
hint-area-standing = Die Zahl neben dem Podest auf jeder Spielertafel: was die Schlusswertung jetzt ergäbe, mit Mehrheiten. Es ist ein Ausblick, kein Gewinn. Der Pfeil zeigt, wie sie sich zuletzt geändert hat.
hint-area-start = Beginnt diese Runde; gespielt wird im Uhrzeigersinn. Wer die Gunst der Königin erbittet, beginnt die nächste; tut es niemand, bleibt das Zeichen.

window-purse-livre = Livre: { $n }
window-purse-prestige = Bisheriges Ansehen: { $n }
window-purse-thread = Garn: { $n }
window-purse-lace = Spitze: { $n }
window-purse-markers = Deine Besitzmarker

window-player-standing_now = { $name }, wenn das Spiel jetzt endete: { $score } Ansehen
