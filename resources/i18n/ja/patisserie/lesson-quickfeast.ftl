### The short way through the game.

lesson-quickfeast-name = オーブンの前で10分
lesson-quickfeast-about = 最後の2ラウンドと祝祭の終わりで、9つのアクションを全部。その後はあなた自身のゲームです。

lesson-quickfeast-welcome-say = カミーユ、10分あれば遊べるようになります。祝祭は残り2ラウンド。これがあなたのスタッフで、手番ごとに1枚使うと、ひとつ仕事をします。金がパティシエ、銀がアシスタント。全部試しましょう。

lesson-quickfeast-recipes-say = 1つ目はレシピ。ボーナスが{ $bonus }コインのパティシエを使い、マドレーヌを獲得してください。
lesson-quickfeast-recipes-start-chef-1 = それはどのカードでもできます。でもこのパティシエは後でデコレーションします。元に戻して、もう1枚を使いましょう。
lesson-quickfeast-recipes-start-assistant-1 = それはどのカードでもできます。でもアシスタントは後で必要です。元に戻して、パティシエを使いましょう。
lesson-quickfeast-recipes-start-assistant-2 = それはどのカードでもできます。でもアシスタントは後で必要です。元に戻して、パティシエを使いましょう。
lesson-quickfeast-recipes-staff-1-10 = それはどのカードでもできます。でもアシスタントは後で必要です。元に戻して、パティシエを使いましょう。
lesson-quickfeast-recipes-else = それは後で。元に戻して、まずマドレーヌです。

lesson-quickfeast-second-say = 同じアクションで2枚目も取れます。メレンゲです。その後はカードのボーナス。
lesson-quickfeast-second-else = 元に戻しましょう。メレンゲもです。

lesson-quickfeast-eggs-say = 2つ目は材料。アシスタントだけの仕事です。ボーナスで食材を買えるアシスタントを使い、卵のタイルを取りましょう。
lesson-quickfeast-eggs-start-assistant-2 = どのアシスタントでもできます。でも元に戻しましょう。もう1枚なら、ボーナスで砂糖を買えます。
lesson-quickfeast-eggs-staff-1-10 = どのアシスタントでもできます。でも元に戻しましょう。もう1枚なら、ボーナスで砂糖を買えます。
lesson-quickfeast-eggs-else = 必要なのは卵です。元に戻しましょう。

lesson-quickfeast-goods-say = 3つ目は食材。このカードはボーナスで、ほかのカードはアクションで買います。ボーナスを使い、砂糖（青い円錐）を1個買いましょう。
lesson-quickfeast-goods-else = 元に戻しましょう。砂糖を1個です。

lesson-quickfeast-bake-say = 4つ目、アシスタントにマドレーヌを焼かせます。焼いたものはラックに載ります。
lesson-quickfeast-bake-start-chef-1 = パティシエも焼けます。でもデコレーションはパティシエだけ。元に戻して、アシスタントに焼かせましょう。
lesson-quickfeast-bake-else = 元に戻して、マドレーヌを焼きましょう。

lesson-quickfeast-baked-say = よければボーナスを。
lesson-quickfeast-baked-else = お好きなように。

lesson-quickfeast-decorate-say = 5つ目、デコレーション。パティシエだけの仕事です。パティシエをプレイして、マドレーヌにトッピングを。届けると、毎ラウンドの収入になります。
lesson-quickfeast-decorate-else = 元に戻しましょう。マドレーヌがトッピングを待っています。

lesson-quickfeast-rest-say = そしてボーナス。
lesson-quickfeast-rest-else = お好きなように。

lesson-quickfeast-deliver-say = 6つ目、届ける。中央のテーブルに菓子を披露しましょう。そこで菓子が最多だと、最後に得点します。同数なら、旗に最も近い菓子の勝ちです。
lesson-quickfeast-deliver-else = 元に戻しましょう。中央のテーブルへ。

lesson-quickfeast-evening-say = ボーナスの次は夜。全員が手札を使い切ると、各自{ $base_income }コインと、デコレーションの収入を得ます。
lesson-quickfeast-evening-else = お好きなように。

lesson-quickfeast-staff-say = 新しいラウンド。スタッフから{ $hand_size }枚選びましょう。パティシエは残しておくこと。
lesson-quickfeast-staff-else = 好きな人を。

lesson-quickfeast-trays-say = 2つのトレイが回ります。それぞれから1枚があなたのものです。
lesson-quickfeast-trays-else = お好きなように。

lesson-quickfeast-leave-say = 手札の1枚をゲームから除外します。アシスタントにしましょう。
lesson-quickfeast-leave-else = パティシエは残して！　元に戻しましょう。

lesson-quickfeast-hire-say = 7つ目、雇えるのはパティシエだけ。1人使ってカードを選びましょう。そのカードはこのラウンドに使えます。
lesson-quickfeast-hire-else = 元に戻しましょう。パティシエに誰か雇わせます。

lesson-quickfeast-hired-say = ボーナスがあれば、どうぞ。
lesson-quickfeast-hired-else = お好きなように。

lesson-quickfeast-place-say = 8つ目、どのカードでもかまいません。貴族のホストか、2つのテーブルの間の給仕を置きます。ホストはコインを生み、給仕は名声点を売ってくれます。
lesson-quickfeast-place-else = 元に戻しましょう。庭園に誰か置いてください。

lesson-quickfeast-placed-say = ボーナス、そしてほかの人たち。
lesson-quickfeast-placed-else = お好きなように。

lesson-quickfeast-notice-say = 9つ目、どのカードでもかまいません。解雇して、カード1枚を{ $assistant }または{ $chef }コインで手放します。
lesson-quickfeast-notice-else = 元に戻しましょう。誰かを解雇してください。

lesson-quickfeast-last-say = 残りの手札は自由に使ってください。すると国王が味わい、得点を数えます。
lesson-quickfeast-last-else = お好きなように。

lesson-quickfeast-counted-say = これを目指して遊ぶのです。菓子は1個ごとに書かれた名声点になります。さらにテーブルごとに、菓子が最多なら1つ目の数、2番目なら2つ目の数。中央なら{ $first }と{ $second }です。

lesson-quickfeast-money-say = 貴族のホストと特別ボーナスは書かれた点数。お金は{ $coins_per_prestige }コインで名声1点にしかなりません。早めに使いましょう。

lesson-quickfeast-total-say = あなたは{ $mine }点、マノンは{ $manon }点、ガスパールは{ $gaspard }点。名前の横の表彰台は、いつでも今の形勢を示しています。

lesson-quickfeast-end-say = これで全部です！　本当の祝祭は、こうしたラウンドが{ $rounds }回。さあ、初めてのゲームを。私が隣にいます。
