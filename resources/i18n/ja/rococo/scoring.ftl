### The score sheet: its items and the parts of each sum.

item-prestige = ゲーム中の名声点
item-livre = お金
item-employees = 王冠の従業員
item-favor = 王妃の寵愛
item-halls = 広間の最多
item-fireworks = 花火の最多
item-statues = 彫像
item-decorations = 装飾
item-all_halls = 全広間

item-dresses-deluxe = 衣装
item-dresses-original = 服

part-prestige = ゲーム中に獲得：{ $points }
part-livre = { $livre }（{ $each }ごとに1点）：{ $points }
part-crown_card = { $card }：{ $points }
part-favor = 王妃の寵愛を所持：{ $points }
part-dress = { $dress }：{ $points }
part-decoration = { $decoration }：{ $points }
part-all_halls = 全広間に進出：{ $points }
part-tied = { $part }（{ $tie }）

part-hall-deluxe = { $hall }、衣装{ $n }着、{ $rank }：{ $points }

part-hall-original = { $hall }、服{ $n }着、{ $rank }：{ $points }

part-fireworks = 花火{ $n }つ、{ $rank }：{ $points }

part-statue = { $decoration }、{ $n }色：{ $points }

part-dress_on_terrace-deluxe = バルコニーの{ $dress }、{ $n }倍：{ $points }
part-dress_on_terrace-original = テラスの{ $dress }、{ $n }倍：{ $points }

tie-masters = 同数：親方の客が多い
tie-musician = 同数：音楽家
tie-rightmost = 同数：いちばん右
tie-shared = 同数

scored-crown_card = { $card }
scored-hall = { $hall }
scored-hall_less = { $hall }：最多を失う
scored-fireworks_less = 最多を失う
scored-favor_less = 寵愛はラウンドごとに返却
scored-statue = { $decoration }
scored-dress = { $dress }
scored-dress_on_terrace = { $dress } ×{ $n }
scored-decoration = { $decoration }
