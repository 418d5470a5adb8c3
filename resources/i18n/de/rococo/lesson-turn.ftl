### Die erste Lektion: worum es geht, und ein Zug.

lesson-called-rococo = Lucille

lesson-turn-name = Ein Ball und ein Zug
lesson-turn-about = Worum es geht, und was ein Zug ist.

lesson-turn-welcome-say = Willkommen in meiner Werkstatt, Camille! Ich bin Lucille. Ein Spiel hat { $rounds } Runden, dies ist die zweite; nach der letzten gibt der König seinen Ball. Wer bis dahin das meiste Ansehen verdient, über dessen Werkstatt spricht ganz Paris.

lesson-turn-palace-say = Das sind die Säle des Palastes. Jedes Gewand, das du hier einem Gast leihst, bringt am Ende des Balls Ansehen, und wer in einem Saal die meisten hat, bekommt noch mehr.

lesson-turn-hand-say = Das sind deine Arbeiter. In jeder Runde wählst du { $hand_size } davon; in jedem Zug spielst du einen, und er tut eine Sache für dich. Mehr ist ein Zug nicht!

lesson-turn-play-say = Spiele deinen Meister aus: Wähle die Karte mit dem goldenen Kopf.
lesson-turn-play-else = Der hat ein anderes Handwerk. Nimm ihn zurück und spiele den Meister: Nur ein Meister darf alles.

lesson-turn-make-say = Das sind die sechs Hauptaktionen, und ein Meister darf sie alle; der letzte Knopf heißt: nichts tun. Schneidere ein Gewand!
lesson-turn-make-else = Auch das darf ein Meister. Aber die Seide auf deiner Stange will ein Kleid werden: Nimm es zurück.

lesson-turn-garment-say = Das blaue Kleid rechts braucht { $bales } Ballen blaue Seide. Genau die hängen auf deiner Stange, und sein Fenster kostet nichts. Nimm es!
lesson-turn-garment-else = Ein schönes Stück, aber nimm es zurück: Das blaue Kleid rechts ist umsonst, und die Seide dafür hast du schon.

lesson-turn-guest-say = Jetzt ein Gast, dem du es leihst: Wähle den dritten in Saal 2, dessen Zeichen { $place } Livre bedeutet, und zwar sofort. Oder trag das Kleid dorthin.
lesson-turn-guest-else = Ein reizender Gast! Aber diese Lektion will die { $place } Livre. Nimm es zurück und such das Zeichen.

lesson-turn-others-say = Das war dein Zug: Das Kleid im roten Rahmen ist deins, die Lilie gehört Colette. Nun spielen Colette und Baptiste je eine Karte. Schau zu: Was sie tun, steht hier.

lesson-turn-end-say = Eine Karte, eine Aktion, dann ist der Nächste an der Reihe. Sind alle Karten gespielt, bekommen alle ein Einkommen, und die nächste Runde beginnt. Nach { $rounds } Runden ist der Ball vorbei. Jetzt weißt du, wie ein Spiel läuft!
