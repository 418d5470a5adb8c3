### What the systems and their shops tell about this game.

packaging-about-rococo = { $game }: it is 1745, and King Louis XV gives a ball. You run a tailor’s workshop: over { $rounds } rounds you hire employees, buy silk, lace and thread, make dresses and coats for the guests, and pay for musicians, statues, fountains and fireworks. Who has the most prestige when the ball is over wins.
packaging-contents-rococo = Both editions of { $game } with all expansions of the Deluxe box
packaging-keywords-rococo = tailor;ball
