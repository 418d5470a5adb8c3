### What the start menu and the settings say about this game.

window-menu-subtitle = Evenings of work before the King’s ball
window-game-rococo-label = Rococo
window-game-rococo-explanation = Tailors dress the guests of the King’s ball: { $rounds } rounds of one card after another.
window-welcome-game_about-rococo = Dress the guests of the King’s ball: silk, lace, and the halls of a palace.
window-edition-deluxe-label = Deluxe (2020)
window-edition-deluxe-explanation = Prestige is open to all. Silk in blue, pink, green and orange; kitchens in front of the palace.
window-edition-original-label = Original (2013)
window-edition-original-explanation = Prestige won in play is secret until the end. Silk in yellow, green, red and blue; a fountain in front of the palace.
window-settings-bonuses = Bonuses
window-bonuses-taken-label = Taken
window-bonuses-taken-explanation = A bonus that only gives, such as money, is taken without a question.
window-bonuses-asked-label = Asked
window-bonuses-asked-explanation = Each bonus is asked about, for it may be forfeited.
window-menu-alone-rococo = Alone against Madame du Barry
