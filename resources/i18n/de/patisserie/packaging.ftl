### What the systems and their shops tell about this game.

packaging-about-patisserie = { $game }: Der König gibt ein Fest in den Gärten von Versailles. Du leitest eine Konditorei: In { $rounds } Runden wählst du dein Personal, sammelst Rezepte und Zutaten, bäckst und garnierst, präsentierst oder verkaufst dein Gebäck und gewinnst die adligen Gastgeber für dich. Wer nach dem Fest das meiste Prestige hat, gewinnt.
packaging-contents-patisserie = Alle Promos von { $game }
packaging-keywords-patisserie = Konditor;Backen
