### What the start menu and the settings say about this game.

window-patisserie-motto = Festive days in the King’s gardens
window-game-patisserie-label = La Pâtisserie Rococo
window-game-patisserie-explanation = Pastries for the King’s festival: { $rounds } rounds, 60 to 150 minutes at a real table.
window-welcome-game_about-patisserie = Bake for the King’s festival: recipes, ingredients, and tables in a garden.
window-welcome-coach_about-patisserie = With good advice; without baking trays, as the rules suggest.
window-edition-2025-label = 2025
window-edition-2025-explanation = The edition of 2025. Values that its rulebook does not print are our reconstruction.
window-menu-alone-patisserie = Alone against the Mentor
