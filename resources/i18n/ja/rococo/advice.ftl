### What speaks for a play, in a hint and in the analysis of a game.

advice-starts = 次のラウンドで最初に動ける
advice-now = すぐに名声点が入る（{ $gain }）
advice-item = 終了時に名声点が入る（{ $item }：{ $gain }）
advice-costs = { $player }は{ $prestige }を失う
advice-denied_card = { $player }が{ $card }を取って{ $gain }を得るのを防ぐ
advice-denied_decoration = { $player }が{ $decoration }を取って{ $gain }を得るのを防ぐ
advice-halls = { $total }広間中{ $present }に進出
advice-hires_now = { FORM($card, "a") }をすぐに使える：「{ $bonus }」
advice-hires_livre = { FORM($card, "a") }を使うたびに{ $livre }、終了までに約{ $earned }
advice-deputes = { $card }がいなくなり、ほかの人が手札に来やすい
advice-income = 毎回の収入が{ $livre }増える
advice-brings = { $livre }を得る
advice-completes = これで{ FORM($dress, "a") }の材料がそろう（{ $prestige }）
advice-completes_hall = これで{ FORM($dress, "a") }の材料がそろう（{ $prestige }、さらに{ $hall }で{ $gain }）
advice-nearer = { FORM($dress, "a") }のための{ $brought }が手に入る。あと足りないのは{ $missing }
advice-stored = これからのデザインのために蓄える：{ $brought }
advice-left_dress = { $livre }残り、{ FORM($dress, "a") }に足りる
advice-left_decoration = { $livre }残り、次に足りる：{ $decoration }
advice-chance = 何を引くかはまだわからず、運しだいのところもある

advice-hall-taken = { $hall }で{ $player }からトップを奪う（{ $gain }）
advice-hall-led = { $hall }でトップに立つ（{ $gain }）
advice-hall-gained = { $hall }で得点する（{ $gain }）
advice-hall-kept = { $hall }でリードを広げる（{ $gain }）

advice-fireworks-taken = 花火で{ $player }からトップを奪う（{ $gain }）
advice-fireworks-led = 花火でトップに立つ（{ $gain }）
advice-fireworks-gained = 花火で得点する（{ $gain }）
advice-fireworks-kept = 花火でリードを広げる（{ $gain }）

advice-hand_dress = うち{ $n }人がすぐに{ FORM($dress, "a") }を作れる

advice-hand_tile = { FORM($tile, "a") }を買えば、{ FORM($dress, "a") }の材料がそろう
advice-hand_bonus = { $card }のボーナス：「{ $bonus }」

advice-hand_masters = うち{ $n }人は、どのメインアクションもできる親方

advice-hires = { FORM($card, "a") }をすぐに、さらにあと{ $rounds }ラウンド使える：「{ $bonus }」
