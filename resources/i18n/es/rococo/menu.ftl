### What the start menu and the settings say about this game.

window-menu-subtitle = Noches de trabajo antes del baile del Rey
window-game-rococo-label = Rococo
window-game-rococo-explanation = Unos sastres visten a los invitados del baile del Rey: { $rounds } rondas, carta tras carta.
window-welcome-game_about-rococo = Viste a los invitados del baile del Rey: seda, encaje y los salones de un palacio.
window-edition-deluxe-label = Deluxe (2020)
window-edition-deluxe-explanation = El prestigio está a la vista. Seda azul, rosa, verde y naranja; cocinas ante el palacio.
window-edition-original-label = Original (2013)
window-edition-original-explanation = El prestigio ganado en juego es secreto hasta el final. Seda amarilla, verde, roja y azul; una fuente ante el palacio.
window-settings-bonuses = Bonificaciones
window-bonuses-taken-label = Directas
window-bonuses-taken-explanation = Una bonificación que solo da algo, como dinero, se toma sin preguntar.
window-bonuses-asked-label = Con pregunta
window-bonuses-asked-explanation = Se pregunta por cada bonificación, ya que se puede renunciar a ella.
window-menu-alone-rococo = En solitario contra Madame du Barry
