### L’analyse d’une partie, ou de ses manches passées.

window-analysis-title = Analyse
window-analysis-about = Les chances de chacun au fil de la partie, et les décisions les plus coûteuses
window-analysis-thinks = La partie est rejouée : { $percent } %…
window-analysis-failed = Le reste de la partie n’a pas pu être analysé.
window-analysis-round = Manche
window-analysis-costly = Les décisions coûteuses
window-analysis-so_far = Vos décisions coûteuses des manches passées
window-analysis-worst = La décision la plus coûteuse
window-analysis-spotless = Aucune décision n’a coûté cher.
window-analysis-chart = Chances de gagner au fil de la partie
window-analysis-axis = Chance de gagner
window-analysis-meaning = Les décisions coûtent ce que les meilleurs coups auraient apporté de plus. La chance de gagner a changé par ses propres décisions et celles des autres, par rapport à la moyenne de cette table, et par le hasard : ce qui a été révélé.
window-analysis-meaning_so_far = Les décisions coûtent ce que les meilleurs coups auraient apporté de plus.
window-analysis-percent = { $percent } %
window-analysis-chance = { $player } { $percent } %
window-analysis-after = { $when } : { $chances }
window-analysis-end = À la fin
window-analysis-stand_in = { $player } ({ $who })
window-analysis-turn = Manche { $round }, { $player }
window-analysis-lost = { $when } : { $percent } % de chances de gagner et { $points } en moins
window-analysis-played = Joué : { $turn }
window-analysis-better = Mieux : { $turn }
window-analysis-decisions = { $player } : les décisions ont coûté { $points }
window-analysis-account = de { $start } % à { $end } % : ses décisions { $own } %, celles des autres { $others } %, hasard { $luck } %
window-analysis-show = Montrer ce moment sur la table

window-analysis-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
