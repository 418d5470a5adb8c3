### The analysis of a game, or of its past rounds.

window-analysis-title = Analisi
window-analysis-about = Come sono cambiate le possibilità di ciascuno, e quali decisioni sono costate di più
window-analysis-thinks = Si rigioca l’intera partita: { $percent }%…
window-analysis-failed = Non è stato possibile analizzare il resto della partita.
window-analysis-round = Round
window-analysis-costly = Le decisioni costose
window-analysis-so_far = Le tue decisioni costose nei round passati
window-analysis-worst = La decisione più costosa
window-analysis-spotless = Nessuna decisione è costata molto.
window-analysis-chart = Possibilità di vittoria nel tempo
window-analysis-axis = Possibilità di vittoria
window-analysis-meaning = Le decisioni costano quanto le mosse migliori avrebbero portato in più. La possibilità di vittoria è cambiata per le decisioni proprie e degli altri, rispetto alla media di questo tavolo, e per la fortuna: ciò che è stato rivelato.
window-analysis-meaning_so_far = Le decisioni costano quanto le mosse migliori avrebbero portato in più.
window-analysis-percent = { $percent }%
window-analysis-chance = { $player } { $percent }%
window-analysis-after = { $when }: { $chances }
window-analysis-end = Alla fine
window-analysis-stand_in = { $player } ({ $who })
window-analysis-turn = Round { $round }, { $player }
window-analysis-lost = { $when }: possibilità di vittoria ridotte del { $percent }%, { $points } in meno
window-analysis-played = Giocato: { $turn }
window-analysis-better = Meglio: { $turn }
window-analysis-decisions = { $player }: le decisioni sono costate { $points }
window-analysis-account = dal { $start }% al { $end }%: decisioni proprie { $own }%, degli altri { $others }%, fortuna { $luck }%
window-analysis-show = Mostra questo momento sul tavolo

window-analysis-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
