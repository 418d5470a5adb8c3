### Die Analyse eines Spiels oder seiner vergangenen Runden.

window-analysis-title = Analyse
window-analysis-about = Wie sich die Aussichten aller änderten und welche Entscheidungen am meisten kosteten
window-analysis-thinks = Das Spiel wird noch einmal durchgespielt: { $percent } % …
window-analysis-failed = Der Rest des Spiels ließ sich nicht analysieren.
window-analysis-round = Runde
window-analysis-costly = Teure Entscheidungen
window-analysis-so_far = Deine teuren Entscheidungen der vergangenen Runden
window-analysis-worst = Die teuerste Entscheidung
window-analysis-spotless = Keine Entscheidung war teuer.
window-analysis-chart = Siegchancen im Lauf des Spiels
window-analysis-axis = Siegchance
window-analysis-meaning = Entscheidungen kosten, was die besten Züge mehr gebracht hätten. Die Siegchance änderten die eigenen Entscheidungen und die der anderen, gemessen am Durchschnitt dieses Tisches, und das Glück: was ans Licht kam.
window-analysis-meaning_so_far = Entscheidungen kosten, was die besten Züge mehr gebracht hätten.
window-analysis-percent = { $percent } %
window-analysis-chance = { $player } { $percent } %
window-analysis-after = { $when }: { $chances }
window-analysis-end = Am Ende
window-analysis-stand_in = { $player } ({ $who })
window-analysis-turn = Runde { $round }, { $player }
window-analysis-lost = { $when }: { $percent } % geringere Siegchance, { $points } verloren
window-analysis-played = Gespielt: { $turn }
window-analysis-better = Besser: { $turn }
window-analysis-decisions = { $player }: Entscheidungen kosteten { $points }
window-analysis-account = von { $start } % auf { $end } %: eigene Entscheidungen { $own } %, die der anderen { $others } %, Glück { $luck } %
window-analysis-show = Diesen Moment am Tisch zeigen

window-analysis-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
