### What an option would cost and bring.

outlook-now = 今すぐ
outlook-final = 終了時
outlook-why = { $items }：{ $why }
outlook-lead = { $leader }が{ $n }差でリード
outlook-tie_break = { $leader }がタイブレイクでリード
outlook-place = { $place }：{ $text }

score_change-since_own = 前回の手番から{ $change }
score_change-since = 直前の手番から{ $change }
score_change-item = { $item }：{ $points }
score_change-changed = { $item }：{ $points }（{ $why }）
score_change-part = { $part } { $change }
score_change-struck = 今ゲームが終わった場合の得点：{ $change }（{ $why }）
score_change-earned = 今ゲームが終わった場合の{ $player }の得点：{ $change }（{ $why }）

refusal-why = { $what }：{ $why }

refusal-costs = { $what }のコストは{ $cost }：{ $n }不足
