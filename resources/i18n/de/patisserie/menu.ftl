### What the start menu and the settings say about this game.

window-patisserie-motto = Festtage in den Gärten des Königs
window-game-patisserie-label = La Pâtisserie Rococo
window-game-patisserie-explanation = Gebäck für das Fest des Königs: { $rounds } Runden, am echten Tisch 60 bis 150 Minuten.
window-welcome-game_about-patisserie = Für das Fest des Königs backen: Rezepte, Zutaten und Tische in einem Garten.
window-welcome-coach_about-patisserie = Mit gutem Rat; ohne Backbleche, wie die Spielregel es rät.
window-edition-2025-label = 2025
window-edition-2025-explanation = Die Ausgabe von 2025. Werte, die ihre Spielregel nicht nennt, sind unsere Rekonstruktion.
window-menu-alone-patisserie = Allein gegen den Mentor
