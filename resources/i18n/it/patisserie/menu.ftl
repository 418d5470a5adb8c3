### What the start menu and the settings say about this game.

window-patisserie-motto = Giorni di festa nei giardini del Re
window-game-patisserie-label = La Pâtisserie Rococo
window-game-patisserie-explanation = Dolci per la festa del Re: { $rounds } round, da 60 a 150 minuti a un tavolo vero.
window-welcome-game_about-patisserie = Inforna per la festa del Re: ricette, ingredienti e tavole in un giardino.
window-welcome-coach_about-patisserie = Con buoni consigli; senza teglie, come suggerisce il regolamento.
window-edition-2025-label = 2025
window-edition-2025-explanation = L’edizione del 2025. I valori che il suo regolamento non riporta sono una nostra ricostruzione.
window-menu-alone-patisserie = In solitario contro il Mentore
