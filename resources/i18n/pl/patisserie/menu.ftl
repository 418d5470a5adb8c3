### What the start menu and the settings say about this game.

window-patisserie-motto = Świąteczne dni w ogrodach Króla
window-game-patisserie-label = La Pâtisserie Rococo
window-game-patisserie-explanation = Wypieki na święto Króla. Rundy: { $rounds }, od 60 do 150 minut przy prawdziwym stole.
window-welcome-game_about-patisserie = Piecz na święto Króla: przepisy, składniki i stoły w ogrodzie.
window-welcome-coach_about-patisserie = Z dobrymi radami; bez blach, jak zalecają zasady.
window-edition-2025-label = 2025
window-edition-2025-explanation = Edycja z 2025 roku. Wartości, których instrukcja nie podaje, odtworzyliśmy sami.
window-menu-alone-patisserie = Solo przeciw Mentorowi
