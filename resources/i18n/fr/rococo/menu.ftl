### What the start menu and the settings say about this game.

window-menu-subtitle = Des soirées de travail avant le bal du Roi
window-game-rococo-label = Rococo
window-game-rococo-explanation = Des tailleurs habillent les invités du bal du Roi : { $rounds } manches, carte après carte.
window-welcome-game_about-rococo = Habiller les invités du bal du Roi : soie, dentelle et salles d’un palais.
window-edition-deluxe-label = Deluxe (2020)
window-edition-deluxe-explanation = Le prestige est connu de tous. Soies bleue, rose, verte et orange ; cuisines devant le palais.
window-edition-original-label = Originale (2013)
window-edition-original-explanation = Le prestige gagné en jeu reste secret jusqu’à la fin. Soies jaune, verte, rouge et bleue ; une fontaine devant le palais.
window-settings-bonuses = Bonus
window-bonuses-taken-label = Pris
window-bonuses-taken-explanation = Un bonus qui ne fait que donner, comme de l’argent, est pris sans question.
window-bonuses-asked-label = Demandés
window-bonuses-asked-explanation = On vous demande chaque fois, car on peut y renoncer.
window-menu-alone-rococo = Seul contre Madame du Barry
