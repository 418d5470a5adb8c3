### What the start menu and the settings say about this game.

window-patisserie-motto = Jours de fête dans les jardins du Roi
window-game-patisserie-label = La Pâtisserie Rococo
window-game-patisserie-explanation = Des pâtisseries pour la fête du Roi : { $rounds } manches, de 60 à 150 minutes autour d’une vraie table.
window-welcome-game_about-patisserie = Cuisiner pour la fête du Roi : recettes, ingrédients et tables dans un jardin.
window-welcome-coach_about-patisserie = Bien conseillé ; sans plaques, comme la règle le suggère.
window-edition-2025-label = 2025
window-edition-2025-explanation = L’édition de 2025. Les valeurs que sa règle ne donne pas sont notre reconstruction.
window-menu-alone-patisserie = Seul contre le Mentor
