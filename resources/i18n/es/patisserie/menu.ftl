### What the start menu and the settings say about this game.

window-patisserie-motto = Días de fiesta en los jardines del Rey
window-game-patisserie-label = La Pâtisserie Rococo
window-game-patisserie-explanation = Dulces para la fiesta del Rey: { $rounds } rondas, de 60 a 150 minutos en una mesa de verdad.
window-welcome-game_about-patisserie = Hornea para la fiesta del Rey: recetas, ingredientes y mesas en un jardín.
window-welcome-coach_about-patisserie = Bien aconsejado; sin bandejas, como sugiere el reglamento.
window-edition-2025-label = 2025
window-edition-2025-explanation = La edición de 2025. Los valores que su reglamento no imprime son una reconstrucción nuestra.
window-menu-alone-patisserie = En solitario contra el Mentor
