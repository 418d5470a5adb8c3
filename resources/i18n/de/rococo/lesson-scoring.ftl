### Die Schlusswertung: Erst rätst du, dann kommt sie.

lesson-scoring-name = Der Ball ist vorüber
lesson-scoring-about = Was am Ende zählt: Erst rätst du, dann spielst du die letzte Karte.

lesson-scoring-welcome-say = Der letzte Abend, und du hast die letzte Karte. Das Podest bei jedem Namen sagt, wer jetzt gewänne: Colette, leider. Zählen wir, bevor der König zählt!

lesson-scoring-hall-say = Saal 2: Die meisten Gewänder bringen { $first }, die zweitmeisten { $second }. Du hast dort { $own } Gäste, Baptiste einen. Was bringt dir die Mehrheit?
lesson-scoring-hall-two = { $second }
lesson-scoring-hall-two_reply = Das ist für den Zweiten, und Zweiter ist Baptiste.
lesson-scoring-hall-four = { $first }
lesson-scoring-hall-four_reply = { $first }, und { $second } für Baptiste. Die Gewänder selbst zählen später, jedes für sich.
lesson-scoring-hall-eight = { $eachOwn }, also { $first } je Gast
lesson-scoring-hall-eight_reply = Schön wär’s! Eine Mehrheit zahlt einmal, wie groß sie auch ist.

lesson-scoring-tie-say = Der Königliche Saal: { $royal } Gewänder von dir, { $hers } von Colette. Gleichstand! Dann gewinnt, wer dort mehr Meistergäste hat: Zähl die goldenen Fingerhüte. Wer bekommt die { $royalFirst } für die meisten?
lesson-scoring-tie-you = Ich
lesson-scoring-tie-you_reply = Du: Deine beiden Damen sind Meistergäste. Wäre auch das gleich, gewänne, wer den Musiker des Saals bezahlt, und ohne Musiker bekämen beide alles. Colette bekommt die { $royalSecond }.
lesson-scoring-tie-colette = Colette
lesson-scoring-tie-colette_reply = Ihre Gäste stehen auf gewöhnlichen Plätzen. Sieh noch einmal nach, wo die Fingerhüte sind.
lesson-scoring-tie-both = Wir beide
lesson-scoring-tie-both_reply = Nur wenn nichts den Gleichstand entscheidet. Zuerst werden die Meistergäste verglichen: Wer hat hier mehr?

lesson-scoring-balcony-say = Dann tritt einer deiner Gäste aus dem Königlichen Saal auf den Balkon, zu deinem Feuerwerk ×{ $times }. Dein blaues Kleid ist { $prestige } wert. Wie viel dort draußen?
lesson-scoring-balcony-four = { $prestige }
lesson-scoring-balcony-four_reply = Drinnen, ja. Aber auf dem Balkon sieht der König sie { $times }-mal so lange an.
lesson-scoring-balcony-seven = { $plus }
lesson-scoring-balcony-seven_reply = Es wird malgenommen, nicht zusammengezählt.
lesson-scoring-balcony-twelve = { $tripled }
lesson-scoring-balcony-twelve_reply = { $tripled }, für ein Kleid! Und sie geht erst hinaus, wenn die Mehrheit gezählt ist: Im Saal geht nichts verloren.

lesson-scoring-money-say = Deine Kasse: { $livre } Livre, und das letzte Einkommen bringt noch { $base_income }. Wie viel Ansehen sind am Ende { $total } Livre wert?
lesson-scoring-money-two = { $worth }
lesson-scoring-money-two_reply = { $worth }: 1 für je volle { $livre_per_prestige }. Der Rest entscheidet höchstens einen Gleichstand. Wer am Ende reich ist, hätte es besser ausgegeben!
lesson-scoring-money-five = { $base_income }
lesson-scoring-money-five_reply = Der Kurs ist schlechter: 1 Ansehen für je { $livre_per_prestige } Livre.
lesson-scoring-money-twentynine = { $total }
lesson-scoring-money-twentynine_reply = Dann gewännen Bankiers die Bälle. 1 Ansehen für je { $livre_per_prestige } Livre.

lesson-scoring-statue-say = Also ausgeben! Diese Statue kostet { $cost } Livre. Auf ihr stehen { $printed } Ansehen, und sie zahlt { $each } für jede Farbe deiner Gewänder im Palast. Wie viel zusammen?
lesson-scoring-statue-three = { $printed }
lesson-scoring-statue-three_reply = Das ist nur, was aufgedruckt ist. Nun zähl deine Farben.
lesson-scoring-statue-eight = { $colors }
lesson-scoring-statue-eight_reply = Vier Farben sind { $colors }, ganz recht. Aber es stehen auch noch { $printed } darauf.
lesson-scoring-statue-eleven = { $statue }
lesson-scoring-statue-eleven_reply = { $statue }: blau, rosa, grün und orange sind { $colors }, und { $printed } für den Stein. Viel besser als { $costWorth } für das Geld!

lesson-scoring-play-say = Nun deine letzte Karte. Ein Lehrling darf finanzieren, also soll er.
lesson-scoring-play-else = Das bringt jetzt fast nichts: Seide und Garn sind für sich kein Ansehen wert. Nimm es zurück und finanziere.
lesson-scoring-play-depute = Er trägt eine Krone! Geht er, gehen auch ihre { $crown } Ansehen. Nimm es zurück und finanziere.

lesson-scoring-last-say = Die Statue, bitte. Danach kommt das Einkommen, und sofort zählt der König. Hast du den Bogen gelesen, wähle „Tisch ansehen“: Ich warte dort.
lesson-scoring-last-else = Das bringt Ansehen, aber weniger als { $statue }. Nimm es zurück: die dritte Statue.
lesson-scoring-last-musician-hall2 = Schöne Musik, { $music } Ansehen. Die Statue bringt { $statue }! Nimm es zurück.

lesson-scoring-halls-say = Wie du gesagt hast: { $royalFirst } für den Königlichen Saal, { $first } für Saal 2. Und { $fifth } für Saal 5, wo dein Musiker den Gleichstand entschied: { $sum }.

lesson-scoring-crown-say = Die Gunst der Königin bringt { $favor_prestige }, deine Krone { $crown } für ein Paar Meistergäste, und { $fireworks } das Feuerwerk: je eines, aber deins ist weiter rechts.

lesson-scoring-total-say = { $mine } für dich, { $others } für Colette. Hättest du die { $livre } Livre behalten, wären es { $kept } gewesen: Die letzte Karte hat den Ball gewonnen.

lesson-scoring-end-say = Denk daran von der ersten Runde an: Mehrheiten, der Balkon, Farben für Statuen, Kronen. Und wenn das Ende naht, mach aus jeder Münze Ansehen.
