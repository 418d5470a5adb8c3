### The analysis of a game, or of its past rounds.

window-analysis-title = Analysis
window-analysis-about = How everyone’s chances changed, and which decisions cost most
window-analysis-thinks = The game is played through again: { $percent }% …
window-analysis-failed = The rest of the game could not be analyzed.
window-analysis-round = Round
window-analysis-costly = Costly decisions
window-analysis-so_far = Your costly decisions in the past rounds
window-analysis-worst = The costliest decision
window-analysis-spotless = No decision cost much.
window-analysis-chart = Chances to win over time
window-analysis-axis = Chance to win
window-analysis-meaning = Decisions cost what the best plays would have brought more. The chance to win was changed by one’s own decisions and the others’, against the average at this table, and by luck: what came to light.
window-analysis-meaning_so_far = Decisions cost what the best plays would have brought more.
window-analysis-percent = { $percent }%
window-analysis-chance = { $player } { $percent }%
window-analysis-after = { $when }: { $chances }
window-analysis-end = At the end
window-analysis-stand_in = { $player } ({ $who })
window-analysis-turn = Round { $round }, { $player }
window-analysis-lost = { $when }: { $percent }% lower chance to win, { $points } lost
window-analysis-played = Played: { $turn }
window-analysis-better = Better: { $turn }
window-analysis-decisions = { $player }: decisions cost { $points }
window-analysis-account = from { $start }% to { $end }%: own decisions { $own }%, the others’ { $others }%, luck { $luck }%
window-analysis-show = Show this moment on the table

window-analysis-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
