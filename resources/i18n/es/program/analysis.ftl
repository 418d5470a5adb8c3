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
window-analysis-meaning = Las decisiones cuestan lo que las mejores jugadas habrían dado de más. La probabilidad de ganar cambió por las decisiones propias y las de los demás, frente a la media de esta mesa, y por la suerte: lo que salió a la luz.
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
window-analysis-account = del { $start } % al { $end } %: decisiones propias { $own } %, las de los demás { $others } %, suerte { $luck } %
window-analysis-show = Ver este momento en la mesa

window-analysis-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
