### Die drei Ränge der Arbeiter, und eine Hand aus dreien für einen Plan.

lesson-hand-name = Drei für einen Plan
lesson-hand-about = Was Meister, Gesellen und Lehrlinge dürfen, und wie du deine Hand wählst.

lesson-hand-staff-say = Das sind deine Leute: zwei Meister in Gold, ein Geselle in Silber, zwei Lehrlinge in Messing. Aber in jeder Runde arbeiten nur { $hand_size } von den fünfen.

lesson-hand-ranks-say = Ein Meister darf alles. Ein Geselle darf alles, nur eines nicht: einstellen.

lesson-hand-apprentices-say = Ein Lehrling schneidert nicht, stellt niemanden ein und spricht nicht mit der Königin. Wozu ist er dann gut?
lesson-hand-apprentices-silk = Seide kaufen
lesson-hand-apprentices-silk_reply = Eben! Seide kaufen, Dekorationen im Palast bezahlen: Das kann ein Lehrling so gut wie jeder Meister, und deine Meister bleiben frei für Feineres.
lesson-hand-apprentices-sewing = Schneidern
lesson-hand-apprentices-sewing_reply = Mit den Fingern? Nadeln sind etwas für Gesellen und Meister. Versuch es noch einmal.
lesson-hand-apprentices-hiring = Einstellen
lesson-hand-apprentices-hiring_reply = Wer ließe sich von einem Lehrling anwerben? Nur Meister stellen ein. Versuch es noch einmal.

lesson-hand-plan-say = Mein Plan: Seide kaufen, daraus dieses blaue Kleid schneidern und jemanden einstellen. Drei Aufgaben; wähle jetzt { $hand_size } Leute dafür.

lesson-hand-hirer-say = Denk zuerst ans Einstellen. Wähle unten aus deinem Vorrat jemanden, der das darf.
lesson-hand-hirer-else = Einstellen darf nur ein Meister. Nimm das zurück und wähle Gold.

lesson-hand-tailor-say = Jetzt das Kleid. Es zeigt keinen goldenen Fingerhut, das Zeichen der Meister, braucht also keinen von ihnen. Wer kann sonst noch schneidern?
lesson-hand-tailor-else = Ein Lehrling schneidert nie. Nimm das zurück: Silber genügt.
lesson-hand-tailor-start-master-1 = Ein Meister könnte es natürlich. Aber lass ihn ausruhen, dann hast du auch in der nächsten Runde einen. Nimm das zurück.
lesson-hand-tailor-start-master-2 = Ein Meister könnte es natürlich. Aber lass ihn ausruhen, dann hast du auch in der nächsten Runde einen. Nimm das zurück.

lesson-hand-buyer-say = Zuletzt die Seide. Das Kleid braucht mehr als ein Plättchen: Lies, welchen Bonus jeder Lehrling bietet, und wähle.
lesson-hand-buyer-else = Gold ist für Botengänge zu schade, und auch in der nächsten Runde willst du einen Meister haben. Nimm das zurück.
lesson-hand-buyer-start-apprentice-1 = Dieser treibt dir Garn oder Spitze auf. Der andere kauft im selben Zug ein zweites Plättchen: Nimm das zurück.

lesson-hand-first-say = Auch die anderen haben gewählt, und keiner zeigt seine Hand. An die Arbeit! Ohne Seide kein Kleid, also geht der Lehrling voran.
lesson-hand-first-else = Geduld, noch gibt es nichts zu schneidern. Nimm das zurück und schick den Lehrling nach Seide.

lesson-hand-errand-say = Siehst du, was grau bleibt? Keine Gunst, kein Gewand, kein Einstellen für einen Lehrling. Erwirb Rohstoffe!
lesson-hand-errand-else = Das darf ein Lehrling. Aber unser Plan braucht Seide: Nimm das zurück.

lesson-hand-blue-say = { $bales } Ballen Blau für { $price } Livre: Nimm dieses Plättchen und behalte es als Seide.
lesson-hand-blue-then_keep_resource = Das Plättchen gehört dir. Behalte es nun als Seide.
lesson-hand-blue-else = Das ist für ein anderes Kleid. Unseres will { $bales } blaue Ballen: Nimm das zurück.
lesson-hand-blue-thread = Das Kleid braucht kein Garn. Nimm das zurück und behalte die Seide.
lesson-hand-blue-lace = Die Spitze hast du schon. Nimm das zurück und behalte die Seide.

lesson-hand-pink-say = Das war die Aktion; nun kommt der Bonus der Karte. Nutze ihn, nimm den rosa Ballen und behalte auch ihn als Seide.
lesson-hand-pink-then_keep_resource = Auch dieses behältst du als Seide.
lesson-hand-pink-else = Dem Kleid fehlt noch ein rosa Ballen. Nimm das zurück.
lesson-hand-pink-forfeit = Auf einen Bonus darfst du immer verzichten. Aber dann bleibt unser Kleid eine Zeichnung: Nimm das zurück.

lesson-hand-sew-say = Jeder spielt eine Karte, dann bist du wieder dran. Lass den Gesellen das blaue Kleid schneidern.
lesson-hand-sew-else = Das steht nicht in unserem Plan. Nimm es zurück: Der Geselle schneidert das blaue Kleid.
lesson-hand-sew-start-master-1 = Ein Meister schneidert gut, aber wer stellt dann ein? Nimm das zurück und spiel den Gesellen.
lesson-hand-sew-start-master-2 = Ein Meister schneidert gut, aber wer stellt dann ein? Nimm das zurück und spiel den Gesellen.

lesson-hand-rent-say = Verleih es an einen Gast deiner Wahl; die mit dem Fingerhut warten auf Meisterarbeit. Danach bringt der Bonus des Gesellen { $bonus } Livre.
lesson-hand-rent-else = { $value } Livre, nicht schlecht! Aber ich will dieses Kleid tanzen sehen. Nimm das zurück und verleih es.

lesson-hand-hire-say = Und deine letzte Karte ist der Meister, aufgespart für das, was sonst keiner darf. Stell ein, wen du magst, für { $hired } Livre!
lesson-hand-hire-else = Das hätte jeder gekonnt. Nimm es zurück: Der Meister soll jemanden einstellen.

lesson-hand-count-say = Alle { $hand_size } haben jetzt gearbeitet. Wie viele Karten kannst du in dieser Runde noch spielen?
lesson-hand-count-none = Keine
lesson-hand-count-none_reply = Sieh noch einmal auf deine Hand: Wer ist denn da gerade hereingekommen?
lesson-hand-count-one = Eine
lesson-hand-count-one_reply = Richtig! Wen du einstellst, der arbeitet noch in derselben Runde. Einstellen kostet einen Zug und schenkt dir einen.

lesson-hand-end-say = So wählt man eine Hand: erst der Plan, dann die Leute. Gold zum Einstellen und fürs Feinste, Silber zum Schneidern und für die Königin, Messing für alles Übrige.
