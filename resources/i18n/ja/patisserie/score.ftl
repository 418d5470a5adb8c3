### The score sheet.

patisserie-item-prestige = ゲーム中の得点
patisserie-decisive-prestige = ゲーム中に得た名声（カード、デコレーション、給仕）
patisserie-item-mentor = メンターの残り物
patisserie-item-coins = お金
patisserie-item-tables = 披露テーブル
patisserie-item-served = ホスト：給仕を持つ相手
patisserie-item-dishes = 菓子
patisserie-item-posts = 給仕
patisserie-item-hosts = 貴族のホスト
patisserie-item-specials = 特別ボーナス

patisserie-part-prestige = 名声トラック：{ $points }
patisserie-part-inventory = 全スタッフのボーナス：{ $points }
patisserie-part-supplies = 残ったタイルと食材の半分：{ $points }
patisserie-part-coins = 最後の収入と売却の後の{ $coins }（{ $each }ごとに1点）：{ $points }
patisserie-part-dish = { $piece }：{ $points }
patisserie-part-post = { $first }と{ $second }の間の給仕：{ $points }
patisserie-part-host = 貴族のホスト{ $number }：{ $points }
patisserie-part-special = { $bonus }：{ $points }
patisserie-part-tied = { $part }（{ $tie }）

patisserie-tie-nearest = 同数：ボーナスに近い菓子

patisserie-score-total = 名声点
patisserie-score-left = 残りコイン（同点時）
patisserie-score-won = { $name }が名声{ $total }点で勝{ "\u2060" }利。
patisserie-score-tie_broken = { $tied }は名声{ $total }点で同点。残りコインが多い{ $name }の勝利です（{ $left }対{ $next }）。
patisserie-score-rival = { $tied }は名声{ $total }点で同点。同点は{ $name }の勝ちです。
patisserie-score-start_player = { $tied }は名声{ $total }点、残り{ $coins }で並びました。スタートプレイヤーから数えて手番が早い{ $name }の勝利です。

patisserie-part-table = { $table }、菓子{ $n }個、{ $rank }：{ $points }

patisserie-part-served = 貴族のホスト{ $number }；給仕のいる対戦相手{ $n }人：{ $points }

patisserie-scored-table = { $table }
patisserie-scored-table_less = { $table }：順位を失う
patisserie-scored-served = 貴族のホスト{ $number }
patisserie-scored-dish = { $piece }
patisserie-scored-post = { $first }と{ $second }の間
patisserie-scored-host = 貴族のホスト{ $number }
patisserie-scored-special = { $bonus }
