### What the systems and their shops tell about this game.

packaging-about-patisserie = { $game }: the King holds a festival in the gardens of Versailles. You run a pastry shop: over { $rounds } rounds you choose your staff, collect recipes and ingredients, bake and decorate, present your dishes at five tables or sell them, and win over the noble hosts. Who has the most prestige after the festival wins.
packaging-contents-patisserie = All promos of { $game }
packaging-keywords-patisserie = pastry;baking
