### Reading this game: what is left of its pieces, and whose cards are shown.

window-past-select = ラウンド{ $round }、手札の選択

window-supplies-employees-heading = レベル別の従業員
window-supplies-employees-kind = レベル
window-supplies-employees-to_come = 未登場
window-supplies-employees-on_display = 募集中
window-supplies-employees-in_use = 雇用済み
window-supplies-employees-rest = 除外
window-supplies-employees-row = { $kind }：{ $total }人中、未登場{ $to_come }、募集中{ $on_display }、雇用済み{ $in_use }、除外{ $rest }

window-supplies-dresses-heading = 色別のデザイン
window-supplies-dresses-kind = 色
window-supplies-dresses-to_come = 袋の中
window-supplies-dresses-on_display = 場
window-supplies-dresses-in_use = 客のもと
window-supplies-dresses-rest = 捨て場
window-supplies-dresses-row = { $kind }：{ $total }枚中、袋の中{ $to_come }、場{ $on_display }、客のもと{ $in_use }、捨て場{ $rest }
window-supplies-dresses-note = 袋が空になると、捨てられたものが袋に戻ります。

window-supplies-tiles-heading = シルク別の資源タイル
window-supplies-tiles-kind = シルク
window-supplies-tiles-to_come = 袋の中か他人のラック
window-supplies-tiles-on_display = 場
window-supplies-tiles-in_use = 自分のラック
window-supplies-tiles-rest = 捨て場
window-supplies-tiles-row = { $kind }：{ $total }枚中、袋の中か他人のラック{ $to_come }、場{ $on_display }、自分のラック{ $in_use }、捨て場{ $rest }
window-supplies-tiles-note = 袋が空になると、捨てられたものが袋に戻ります。

window-player-halls-deluxe = 広間の衣装
window-player-halls-original = 広間の服
window-player-own_discard = 自分の捨て札
window-player-standing = { $summary }；今ゲームが終わった場合：{ $score }
