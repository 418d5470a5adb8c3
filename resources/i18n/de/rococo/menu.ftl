### What the start menu and the settings say about this game.

window-menu-subtitle = Abende voller Arbeit vor dem Ball des Königs
window-game-rococo-label = Rokoko
window-game-rococo-explanation = Schneider kleiden die Gäste für den Ball des Königs ein: { $rounds } Runden, Karte um Karte.
window-welcome-game_about-rococo = Gäste für den Ball des Königs einkleiden: Seide, Spitze und die Säle eines Palasts.
window-edition-deluxe-label = Deluxe (2020)
window-edition-deluxe-explanation = Das Ansehen aller ist offen. Seide in Blau, Rosa, Grün und Orange; Küchen vor dem Palast.
window-edition-original-label = Original (2013)
window-edition-original-explanation = Gewonnenes Ansehen bleibt bis zum Ende geheim. Seide in Gelb, Grün, Rot und Blau; ein Brunnen vor dem Palast.
window-settings-bonuses = Boni
window-bonuses-taken-label = Genommen
window-bonuses-taken-explanation = Ein Bonus, der nur etwas bringt, etwa Geld, wird ohne Frage genommen.
window-bonuses-asked-label = Gefragt
window-bonuses-asked-explanation = Nach jedem Bonus wird gefragt, denn man darf darauf verzichten.
window-menu-alone-rococo = Allein gegen Madame du Barry
