### Table bonuses, special bonuses, star cards.

lesson-rewards-name = ボーナスにつぐボーナス
lesson-rewards-about = テーブルボーナス、特別ボーナス、星のカード。

lesson-rewards-signs-say = テーブルの札にテーブルボーナスがあります。菓子にあるべきもの、あってはならないものと、得られるものです。その横か下が最多の点です。

lesson-rewards-which-say = あなたの菓子は2個ともナッツ入り。ナッツで何かもらえるテーブルはどれでしょう？
lesson-rewards-which-left = 左
lesson-rewards-which-left_reply = 左です。ナッツを届けるたびに、好きな材料タイル1枚。
lesson-rewards-which-middle = 中央
lesson-rewards-which-middle_reply = 中央は、はちみつ好きです。
lesson-rewards-which-right = 右
lesson-rewards-which-right_reply = 右は、はちみつもナッツも卵もお断りです。

lesson-rewards-special-say = 特別ボーナスです。条件を満たした人が、空きの中で最も良いマスにマーカーを置きます。条件は1つのテーブルに菓子{ $needed }個、{ $best }点はマノンのもの。あなたは何点取れるでしょう？
lesson-rewards-special-eight = { $best }点
lesson-rewards-special-eight_reply = そこにはマノンがいます。
lesson-rewards-special-five = { $second }点
lesson-rewards-special-five_reply = { $second }点です。3番目の人は{ $third }点で、それで終わり。急ぎましょう！
lesson-rewards-special-none = 0点
lesson-rewards-special-none_reply = マスは{ $places }つあり、1人1つ取れます。

lesson-rewards-third-say = 左のテーブルにはあなたの菓子が{ $own }個。アシスタントを使い、マスパンを届けましょう。
lesson-rewards-third-then_choose_action = 届ける！
lesson-rewards-third-then_deliver = マスパンを。
lesson-rewards-third-then_place_dish = 左のテーブルへ。
lesson-rewards-third-then_take_ingredient = ナッツで場の材料タイルを1枚、無料でもらえます。
lesson-rewards-third-then_claim_special = 1つのテーブルに{ $needed }個。取りましょう！
lesson-rewards-third-pastry-noisettine = ノワゼッティーヌは別のところへ。元に戻して、マスパンを。
lesson-rewards-third-start-chef-2 = 帽子は後で必要です。元に戻して、アシスタントを使いましょう。
lesson-rewards-third-else = それでは3個目が足りません。元に戻して、マスパンを左のテーブルへ。

lesson-rewards-full-say = 1つのテーブルに{ $needed }個、{ $second }点はあなたのものです！　次はノワゼッティーヌを上のテーブルへ。あそこは、はちみつなしを求めています。
lesson-rewards-full-then_place_dish = 上のテーブルのどこでも。
lesson-rewards-full-done = ノワゼッティーヌは？　元に戻して、届けましょう。
lesson-rewards-full-else = 上のテーブルなら小麦粉がもらえます。元に戻しましょう。

lesson-rewards-wait-say = マーカーはそこに残り、最後に数えます。特別ボーナス1つにマーカー1つ。2度は取れません。

lesson-rewards-star-say = この星のカードの条件も、1つのテーブルに菓子{ $starred }個。パティシエを使い、雇いましょう。
lesson-rewards-star-then_choose_action = 雇う！
lesson-rewards-star-then_hire = 1つのテーブルに菓子{ $starred }個の星のカード。
lesson-rewards-star-else = 目当てはそれではありません。元に戻して、1つのテーブルに菓子{ $starred }個の星のカードを雇いましょう。

lesson-rewards-shine-say = 星も普通のカードのように手札に来ました。手番が来たら使いましょう。好きなメインアクションのあと、ボーナスですぐに名声{ $star }点が入ります。後のラウンドにもう一度入ります。
lesson-rewards-shine-else = 名声{ $star }点ですよ！　元に戻しましょう。

lesson-rewards-end-say = トラックはもう{ $star }点進み、庭園にあるものは最後に数えます。テーブルには報酬、早い人には栄誉、ふさわしい人には星を。
