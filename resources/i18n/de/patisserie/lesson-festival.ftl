### Die erste Lektion: worum es geht, und ein Zug.

lesson-called-patisserie = Anselme

lesson-festival-name = Ein Fest und ein Zug
lesson-festival-about = Worum es geht, und was ein Zug ist.

lesson-festival-welcome-say = Komm herein, Camille! Ich bin Anselme; halb Paris hat bei mir gelernt, Sahne zu schlagen. Der König gibt ein Fest in Versailles: { $rounds } Runden wird gebacken, dies ist die zweite. Wer am Ende das meiste Prestige hat, über den spricht der Hof.

lesson-festival-garden-say = Der Garten mit seinen { $tables } Präsentationstafeln. Jedes Gebäck, das du hier präsentierst, bringt am Ende sein Prestige, und wer an einer Tafel die meisten hat, bekommt noch mehr.

lesson-festival-hand-say = Dein Personal. In jedem Zug spielst du eine Karte: Sie führt eine Hauptaktion aus, und danach gibt es vielleicht den Bonus, der darauf steht. Mehr ist ein Zug nicht!

lesson-festival-play-say = Gold und eine Mütze: ein Konditor. Spiele den beleuchteten.
lesson-festival-play-else = Diese Karte kommt später dran. Nimm sie zurück und spiele den beleuchteten Konditor.

lesson-festival-action-say = Hier steht, was ein Konditor darf; was grau ist, geht gerade nicht. Auf deinem Kühlgitter wartet eine Nonnette: Liefere sie!
lesson-festival-action-else = Auch das ginge. Aber die Nonnette wird kalt: Nimm es zurück und liefere.

lesson-festival-present-say = Wähle die Nonnette auf dem Gitter, dann ihren Platz: an der oberen Tafel den mit { $place } Münzen. Oder zieh sie dorthin.
lesson-festival-present-then_place_dish = Nun der Platz: an der oberen Tafel der mit { $place } Münzen.
lesson-festival-present-sell = Verkauft? { $sale } Münzen, und kein Adliger kostet je davon. Nimm es zurück: Die Nonnette kommt an die obere Tafel.
lesson-festival-present-else = Ein schöner Platz! Aber diese Lektion will den mit { $place } Münzen an der oberen Tafel. Nimm es zurück und such ihn.

lesson-festival-paid-say = { $place } Münzen vom Platz, { $honey }, weil die obere Tafel Honig liebt, und { $bonus } vom Bonus der Karte: gut geliefert!

lesson-festival-others-say = Nun spielen Manon und Gaspard je eine Karte. Was sie tun, steht hier.

lesson-festival-rounds-say = Sind alle Hände leer, bekommen alle ein Einkommen, und die nächste der { $rounds } Runden beginnt.

lesson-festival-end-say = Eine Karte, eine Aktion, ein Bonus, dann ist der Nächste an der Reihe. Jetzt weißt du, was ein Zug ist; der Rest geht wie Butter.
