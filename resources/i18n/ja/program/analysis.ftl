### The analysis of a game, or of its past rounds.

window-analysis-title = 分析
window-analysis-about = 全員の勝率の移り変わりと、いちばん響いた決断
window-analysis-thinks = ゲームを最初から検討しています：{ $percent }% …
window-analysis-failed = 残りのゲームは分析できませんでした。
window-analysis-round = ラウンド
window-analysis-costly = 響いた決断
window-analysis-so_far = これまでのラウンドで響いた、あなたの決断
window-analysis-worst = いちばん響いた決断
window-analysis-spotless = 大きく損をした決断はありません。
window-analysis-chart = 勝率の推移
window-analysis-axis = 勝率
window-analysis-meaning = 「決断による損」は、最善の手ならさらに得られた分です。勝率は、このテーブルの平均と比べた自分と他の人の決断、そして運（明らかになったもの）で変わりました。
window-analysis-meaning_so_far = 「決断による損」は、最善の手ならさらに得られた分です。
window-analysis-percent = { $percent }%
window-analysis-chance = { $player } { $percent }%
window-analysis-after = { $when }：{ $chances }
window-analysis-end = 終了時
window-analysis-stand_in = { $player }（{ $who }）
window-analysis-turn = ラウンド{ $round }、{ $player }
window-analysis-lost = { $when }：勝率{ $percent }%減、{ $points }の損
window-analysis-played = 実際の手：{ $turn }
window-analysis-better = より良い手：{ $turn }
window-analysis-decisions = { $player }：決断による損は{ $points }
window-analysis-account = { $start }%から{ $end }%へ：自分の決断 { $own }%、他の人の決断 { $others }%、運 { $luck }%
window-analysis-show = この場面をボードで見る

window-analysis-points = { $n }点
