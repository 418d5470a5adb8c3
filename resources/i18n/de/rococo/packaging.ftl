### What the systems and their shops tell about this game.

packaging-about-rococo = { $game }: Es ist 1745, und König Ludwig XV. gibt einen Ball. Du leitest eine Schneiderei: In { $rounds } Runden stellst du Arbeiter ein, kaufst Seide, Spitze und Garn, schneiderst Kleider für die Gäste und bezahlst Musiker, Statuen, Brunnen und Feuerwerk. Wer am Ende des Balls das meiste Ansehen hat, gewinnt.
packaging-contents-rococo = Beide Ausgaben von { $game } mit allen Erweiterungen der Deluxe-Schachtel
packaging-keywords-rococo = Rococo;Schneider;Ball
