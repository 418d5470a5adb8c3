### What speaks for a play, in a hint and in the analysis of a game.

advice-starts = 次のラウンドで最初に動ける
advice-now = すぐに名声点：{ $gain }
advice-item = { $item }：終了時に{ $gain }
advice-costs = { $player }は{ $prestige }を失う
advice-denied_card = { $player }が{ $card }を取れば{ $gain }
advice-denied_decoration = { $player }が{ $decoration }を取れば{ $gain }
advice-halls = { $total }広間中{ $present }に進出
advice-deputes = { $card }がいなくなり、ほかの人が手札に来やすい
advice-income = 毎回の収入が{ $livre }増える
advice-brings = { $livre }を得る
advice-completes = { FORM($dress, "a") }の材料がそろう
advice-silk = シルクを得る：{ $silk }
advice-left_dress = { $livre }残り、{ FORM($dress, "a") }に足りる
advice-left_decoration = { $livre }残り、次に足りる：{ $decoration }
advice-chance = その先、何を引くかは誰にもわからない

advice-hall-taken = { $hall }で{ $player }からトップを奪う：{ $gain }
advice-hall-led = { $hall }でトップに立つ：{ $gain }
advice-hall-gained = { $hall }で得点：{ $gain }
advice-hall-kept = { $hall }でトップを守る：{ $gain }

advice-fireworks-taken = 花火で{ $player }からトップを奪う：{ $gain }
advice-fireworks-led = 花火でトップに立つ：{ $gain }
advice-fireworks-gained = 花火で得点：{ $gain }
advice-fireworks-kept = 花火でトップを守る：{ $gain }

advice-thread = 糸{ $n }個を得る

advice-lace = レース{ $n }個を得る

advice-hand_dress = うち{ $n }人がすぐに{ FORM($dress, "a") }を作れる

advice-hand_masters = うち{ $n }人は、どのメインアクションもできる親方

advice-hires = あと{ $rounds }ラウンド、{ FORM($card, "a") }を使える
