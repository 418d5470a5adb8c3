### The solo game.

lesson-mentor-name = メンターに挑む
lesson-mentor-about = ソロゲーム。私のカードがすること。

lesson-mentor-welcome-say = 私に挑むのですね！　1人で遊ぶ相手はメンターです。テーブルは2人ゲームと同じ準備で、私はあちらに座ります。

lesson-mentor-cards-say = 私は選びません。ソロカードがあるのです。手番ごとに1枚公開し、左から見て最初にできることを行います。しかも、ほとんど何も払いません。年の功です。

lesson-mentor-first-say = あなたから、2人ゲームのルールで始めます。パティシエを使い、ノネットを上のテーブルの{ $place }コインのマスに届けましょう。
lesson-mentor-first-then_choose_action = 届ける！
lesson-mentor-first-then_deliver = ノネットを。
lesson-mentor-first-then_place_dish = 上のテーブルの{ $place }コインのマス。
lesson-mentor-first-else = まずノネットを上のテーブルへ。元に戻しましょう。

lesson-mentor-mine-say = 私の番です！　カードを公開し、書いてあることを見ます。

lesson-mentor-recipes-say = 「レシピを獲得する」でした。どれを取るかは決定カードが決め、どれを公開したかはログでわかります。レシピ2枚、無料です。

lesson-mentor-guess-say = そのレシピの卵も、はちみつも、私にはありません。カードに「焼く」と出たら、どうするでしょう？
lesson-mentor-guess-pays = 先に食材を買う
lesson-mentor-guess-pays_reply = 私が買い物するのを見たことがありますか？　そんなカードさえありません。
lesson-mentor-guess-free = それでも焼く
lesson-mentor-guess-free_reply = そのとおり。食材も材料もなく、コック帽の菓子でさえも。だから私は厄介なのです。
lesson-mentor-guess-four = 何もしない
lesson-mentor-guess-four_reply = 飢え死にしてしまいます！　もう一度。

lesson-mentor-second-say = あなたの番です。光っているアシスタントを使い、好きなことをしてください。
lesson-mentor-second-else = 光っているアシスタントをお願いします。元に戻しましょう。

lesson-mentor-again-say = また私の番…

lesson-mentor-deliver-say = 今度は「届ける」。どのテーブルの、どちらの端かは決定カードが決めました。そこのボーナスは私のもの。

lesson-mentor-stuck-say = では、カードのどれもできなかったら？
lesson-mentor-stuck-nothing = 何もしない
lesson-mentor-stuck-nothing_reply = 年寄りですが、怠け者ではありません。
lesson-mentor-stuck-again = 別のカードを公開する
lesson-mentor-stuck-again_reply = いいえ、そのカードは使い終わりです。
lesson-mentor-stuck-points = 名声点を得る
lesson-mentor-stuck-points_reply = あっさり名声{ $mentor_prestige }点。ですから、私から何もかも取り上げないことです！

lesson-mentor-grades-say = 私にはバター風味、塩味、超サクサクがあります。サクサクするほどカードが増えます。最後にはスタッフと、厨房の残り物の半分も得点します。

lesson-mentor-end-say = 名声点が私より多ければ勝ちです。80点なら良し、90点なら優秀、100点なら脱帽です。さあ、私を負かしてごらんなさい！
