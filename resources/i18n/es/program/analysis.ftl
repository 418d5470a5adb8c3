### The analysis of a game, or of its past rounds.

window-analysis-title = Análisis
window-analysis-about = Cómo cambiaron las opciones de cada cual y qué decisiones salieron más caras
window-analysis-thinks = Repasando la partida: { $percent } %…
window-analysis-failed = No se ha podido analizar el resto de la partida.
window-analysis-round = Ronda
window-analysis-costly = Las decisiones caras
window-analysis-so_far = Tus decisiones caras de las rondas pasadas
window-analysis-worst = La decisión más cara
window-analysis-spotless = Ninguna decisión salió cara.
window-analysis-chart = Probabilidad de ganar a lo largo de la partida
window-analysis-axis = Probabilidad de ganar
window-analysis-meaning = Las decisiones cuestan lo que las mejores jugadas habrían dado de más. La suerte es cuánto subió o bajó la probabilidad de ganar por lo que se robó: lo que queda a la vista de todos la cambia poco.
window-analysis-meaning_so_far = Las decisiones cuestan lo que las mejores jugadas habrían dado de más.
window-analysis-percent = { $percent } %
window-analysis-chance = { $player } { $percent } %
window-analysis-after = { $when }: { $chances }
window-analysis-end = Al final
window-analysis-stand_in = { $player } ({ $who })
window-analysis-turn = Ronda { $round }, { $player }
window-analysis-lost = { $when }: { $percent } % menos de probabilidad de ganar y { $points } menos
window-analysis-played = Jugado: { $turn }
window-analysis-better = Mejor: { $turn }
window-analysis-decisions = { $player }: sus decisiones costaron { $points }
window-analysis-luck = suerte { $percent } %
window-analysis-luck_small = suerte de menos del { $percent } %
window-analysis-show = Ver este momento en la mesa

window-analysis-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
