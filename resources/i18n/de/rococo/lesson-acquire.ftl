### Rohstoffplättchen: was eine Schublade dafür verlangt, und Seide oder die untere Hälfte.

lesson-acquire-name = Seide, Garn und Spitze
lesson-acquire-about = Einkaufen aus den Schubladen, und wann von einem Plättchen die untere Hälfte mehr wert ist.

lesson-acquire-goal-say = Heute gehen wir einkaufen! Dieses Kleid will { $bales } blaue Ballen und { $laces } Spitzen. Und du? { $livre } Livre, und nicht einmal ein Stück Garn.

lesson-acquire-prices-say = Die Zahl neben einer Schublade ist der Preis für ein Plättchen. Liegen { $full } darin: { $price3 } Livre. Liegen { $fewer } darin: { $price2 } Livre. Und das letzte?
lesson-acquire-prices-two = { $price3 } Livre
lesson-acquire-prices-two_reply = Für das letzte in der Schublade? Reste sind nie teuer. Versuch es noch einmal.
lesson-acquire-prices-one = { $price2 } Livre
lesson-acquire-prices-one_reply = Noch billiger! Versuch es noch einmal.
lesson-acquire-prices-free = Nichts
lesson-acquire-prices-free_reply = Rein gar nichts. Je leerer eine Schublade, desto billiger. Darauf kannst du warten, wenn dir keiner dein Plättchen wegschnappt.

lesson-acquire-buyer-say = Ein Plättchen erwerben darf jeder. Aber einer von deinen dreien erwirbt zwei in einem Zug: Spiel diese Karte und erwirb Rohstoffe.
lesson-acquire-buyer-else = Wir wollen zwei Plättchen in einem Zug. Nimm das zurück und sieh nach, was auf deinen Karten steht.

lesson-acquire-silk-say = Oben Seide, unten Garn oder Spitze: Von jedem Plättchen bekommst du eine Hälfte. Das Kleid will diese { $bales } blauen Ballen, also nimm das Plättchen und behalte die Seide.
lesson-acquire-silk-then_keep_resource = Das Plättchen gehört dir. Wähl nun die obere Hälfte: Behalte die Seide.
lesson-acquire-silk-else = Das ist nicht die blaue Seide, die wir brauchen. Nimm das zurück.
lesson-acquire-silk-thread = Dann ist die blaue Seide weg. Nimm das zurück und behalte sie.
lesson-acquire-silk-lace = Eine Spitze findet sich leichter als { $bales } Ballen Blau. Nimm das zurück und behalte die Seide.

lesson-acquire-slash-say = Nun der Bonus, noch ein Plättchen: Nimm das letzte aus dieser Schublade. Es kostet nichts!
lesson-acquire-slash-else = Das kostet Geld. Das letzte Plättchen der ersten Schublade kostet nichts: Nimm das zurück.
lesson-acquire-slash-forfeit = Ein Plättchen umsonst, und du verzichtest? Nimm das zurück.

lesson-acquire-lace-say = Rosa und Grün nützen uns nichts, also tausch das Plättchen gegen seine untere Hälfte. Der Schrägstrich heißt eins von beiden: eine Spitze, bitte!
lesson-acquire-lace-else = Das Kleid zeigt kein Garn. Nimm das zurück: eine Spitze, bitte.
lesson-acquire-lace-silk = Rosa und Grün für ein blaues Kleid? Nimm das zurück und tausch das Plättchen.

lesson-acquire-later-say = Die blaue Seide hängt jetzt auf deiner Stange. Angenommen, du überlegst es dir anders: Könntest du sie später noch gegen eine Spitze tauschen?
lesson-acquire-later-yes = Ja, jederzeit
lesson-acquire-later-yes_reply = Schön wär’s! Mir fehlte nie wieder eine Spitze. Versuch es noch einmal.
lesson-acquire-later-no = Nein, nie mehr
lesson-acquire-later-no_reply = Jetzt oder nie: Was auf der Stange hängt, bleibt Seide. Immerhin sieht niemand sonst, welche.

lesson-acquire-others-say = Auch die anderen gehen einkaufen. Behalt die mittlere Schublade im Auge!

lesson-acquire-plus-say = Colette hat ein Plättchen genommen, und jedes übrige kostet { $less } Livre weniger. Das zweite dort hat ein Plus: Was bringt seine untere Hälfte?
lesson-acquire-plus-either = Garn oder Spitze
lesson-acquire-plus-either_reply = Das war der Schrägstrich. Versuch es noch einmal.
lesson-acquire-plus-both = Garn und Spitze
lesson-acquire-plus-both_reply = Beides zugleich! Oben haben solche Plättchen nur einen einzigen Ballen, aber wem Garn und Spitze fehlen, dem kommen sie gerade recht.

lesson-acquire-trade-say = Schick den Gesellen nach diesem Plättchen und tausch es gegen beides.
lesson-acquire-trade-then_keep_resource = Das Plättchen gehört dir. Tausch es nun gegen die untere Hälfte, Garn und Spitze.
lesson-acquire-trade-else = Uns fehlt noch eine Spitze. Nimm das zurück und erwirb das Plättchen mit dem Plus.
lesson-acquire-trade-silk = Unser Kleid ist blau, und ihm fehlt eine Spitze. Nimm das zurück und tausch das Plättchen.
lesson-acquire-trade-start-master-1 = Und wer schneidert dann? Spar den Meister für das Kleid auf: Nimm das zurück.

lesson-acquire-sew-say = { $bales } blaue Ballen, { $laces } Spitzen, alles da! Lass den Meister das Kleid schneidern und verleih es an einen Gast.
lesson-acquire-sew-else = Nicht nach all den Einkäufen! Nimm das zurück: Schneidere das Kleid und verleih es an einen Gast.
lesson-acquire-sew-hall4-s1 = Dieser Gast hat noch ein Plättchen für dich. Aber für heute hast du genug: Nimm das zurück und wähle einen anderen.
lesson-acquire-sew-hall5-m1 = Dieser Gast hat noch ein Plättchen für dich. Aber für heute hast du genug: Nimm das zurück und wähle einen anderen.

lesson-acquire-end-say = Sieh also erst auf das Gewand, dann in die Schubladen: { $bales } Ballen seiner Farbe für die Seide, Schrägstrich oder Plus für den Rest. Und die Preise fallen, während andere kaufen.
