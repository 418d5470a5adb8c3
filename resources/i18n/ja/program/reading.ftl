### Reading the game: the log as a line of time, the score as it stands, and what is left.

window-past-over = 終了後
window-past-beginning = ログの始まり
window-past-before = ラウンド{ $round }、{ $player }の手番の前
window-past-during = ラウンド{ $round }、{ $player }の手番の途中
window-past-after = ラウンド{ $round }、{ $player }の手番の後
window-past-badge = 過去
window-past-shown = この場面を表示しています。
window-past-first = 最初へ
window-past-back = 1手戻る
window-past-on = 1手進む
window-past-now = 現在に戻る
window-past-now_hint = 現在のゲームに戻る（{ $key }またはEsc）
window-past-taken = 元に戻した手
window-past-go_on = ここから続ける
window-past-go_on_hint = 表示中の場面からゲームを続けます。離れた手順にはまた戻れます（{ $key }）
window-past-leave = ここから別に遊ぶ
window-past-ask = ここは{ $name }の手番です。この席をあなたがプレイしますか？
window-past-theirs = { $name }が続ける
window-past-mine = 私がプレイする
window-past-leave_hint = 表示中の場面から新しいゲームを始めます。今のゲームはそのまま残ります（{ $key }）

window-branches-title = 元に戻した手
window-branches-open = 元に戻した手の一覧
window-branches-open_hint = 元に戻した手を見て、そこへ戻る
window-branches-now = 現在のゲーム
window-branches-departs = ラウンド{ $round }：{ $line }

window-branches-length = { $n }決断

window-log-open = ログを開く
window-log-open_hint = 全ログを開いて、過去をたどる
window-log-close = ログを閉じる
window-log-everybody = 全員
window-log-about = { $name }だけ
window-log-keys = 行を選ぶと、その出来事とその時のボードをもう一度見られます。

window-supplies-title = これから出るもの
window-supplies-open = これから出るものを見る
window-supplies-left = { $heading }、{ $place }：{ $kinds }
window-supplies-kind = { $kind }（×{ $n }）

window-player-own_title = { $name }（あなた）
window-player-score_now = 今ゲームが終わった場合
window-player-score_hidden = ＋非公開分
window-player-hidden = 非公開

window-settings-estimate = 途中の得点

window-estimate-shown-label = 表示
window-estimate-shown-explanation = 今ゲームが終わった場合の各自の得点を表示します。

window-estimate-hidden-label = 非表示
window-estimate-hidden-explanation = 最終得点計算まで誰にもわかりません。

export-taken = { $file }：同じ名前のファイルがあるため、書き込みませんでした。別の名前を選んでください。

window-score-skip_arrival = 何かキーを押すかクリックすると集計へ進みます
window-score-skip_finale = 何かキーを押すかクリックすると得点表へ進みます
window-score-progress = { $step }／{ $steps }
window-score-told = { $item }：{ $points }
# Why somebody has won: up to three items in which the winner was most ahead of the next player, and their points.
window-score-decisive = 勝負を分けたのは{ $items }。
window-score-decisive_against = { $name }との勝負を分けたのは{ $items }。
    .you = あなたとの勝負を分けたのは{ $items }。
window-score-decisive_item = 「{ $item }」{ $most }対{ $less }
window-score-next = 次へ
window-score-skip = 結果へ
window-score-play_again = もう一度遊ぶ
window-score-alike = { $line }ずつ、{ $n }つ分
window-score-again = もう一度集計
window-score-keep = 書き出す
window-score-points = { $name }：{ $points }点
window-score-item = 項目
window-score-won_by = 勝者

window-keep-title = 結果の書き出し
window-keep-text = 今の得点表を、画像または表計算用の数値で保存します。
window-keep-folder = フォルダー
window-keep-name = 名前
window-keep-picture = 画像を保存（PNG）
window-keep-table = 数値を保存（CSV）
window-keep-back = 得点表に戻る
window-keep-done = { $file }に保存しました。
window-keep-no_folder = フォルダーを指定してください。

window-actions-title = 全アクション
window-actions-now = 今選べます
