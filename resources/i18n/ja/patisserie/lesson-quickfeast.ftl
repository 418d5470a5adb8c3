### The short way through the game.

lesson-quickfeast-name = オーブンの前で10分
lesson-quickfeast-about = 最後の2ラウンドと祝祭の終わりで、9つのアクションを全部。その後はあなた自身のゲームです。

lesson-quickfeast-welcome-say = カミーユ、10分あれば遊べるようになります。菓子を焼き、ここ、国王のテーブルに披露します。それで名声点が入り、最後にいちばん多い人の勝ち。祝祭は残り2ラウンドです。

lesson-quickfeast-hand-say = これがあなたのスタッフです。手番ごとに1枚使い、まずメインアクションを1つ、次に絵の下のボーナスを行います。金がパティシエ、銀がアシスタントです。

lesson-quickfeast-recipes-say = 1つ目はレシピ、これから焼く菓子です。光っているパティシエを使い、マドレーヌを獲得してください。
lesson-quickfeast-recipes-then_acquire_recipe = どのレシピにも、上に価格と名声点、下に焼くのに必要なものが書いてあります。コック帽があれば、焼けるのはパティシエだけです。マドレーヌを獲得してください。
lesson-quickfeast-recipes-start-chef-1 = それはどのカードでもできます。でもこのパティシエは後でデコレーションします。元に戻して、もう1枚を使いましょう。
lesson-quickfeast-recipes-start-assistant-1 = それはどのカードでもできます。でもアシスタントは後で必要です。元に戻して、パティシエを使いましょう。
lesson-quickfeast-recipes-start-assistant-2 = それはどのカードでもできます。でもアシスタントは後で必要です。元に戻して、パティシエを使いましょう。
lesson-quickfeast-recipes-staff-1-10 = それはどのカードでもできます。でもアシスタントは後で必要です。元に戻して、パティシエを使いましょう。
lesson-quickfeast-recipes-else = それは後で。元に戻して、まずマドレーヌです。

lesson-quickfeast-second-say = 同じアクションで2枚目も取れます。メレンゲにしましょう。どちらも一度に焼けますから。その後はカードのボーナス。レシピは{ $recipe_storage }枚まで。アクションの前なら、下のボタンで捨てられます。
lesson-quickfeast-second-else = 元に戻しましょう。メレンゲもです。

lesson-quickfeast-standing-say = マノンの表彰台がいま動きました。今ゲームが終わった場合の名声点を示します。あなたは{ $mine }点。コインも少し数えるので、払うと下がります。矢印は、あなたの前の手番からの変化です。

lesson-quickfeast-eggs-say = 2つ目は材料。アシスタントだけの仕事です。光っているアシスタントを使い、卵が{ $eggs }個ある唯一のタイルを取りましょう。
lesson-quickfeast-eggs-then_acquire_ingredient = どのレシピにも卵が1個要ります。卵が{ $eggs }個のタイルを取りましょう。タイルの少ない列は安く、この列は無料です。
lesson-quickfeast-eggs-start-assistant-2 = どのアシスタントでもできます。でも元に戻しましょう。もう1枚なら、ボーナスで砂糖を買えます。
lesson-quickfeast-eggs-staff-1-10 = どのアシスタントでもできます。でも元に戻しましょう。もう1枚なら、ボーナスで砂糖を買えます。
lesson-quickfeast-eggs-else = レシピごとに卵が1個必要です。元に戻しましょう。

lesson-quickfeast-goods-say = 3つ目は食材。メレンゲには砂糖（青い円錐）が要りますが、まだありません。このカードはボーナスで、ほかのカードはメインアクションで食材を買います。ボーナスを使い、砂糖を1個買いましょう。
lesson-quickfeast-goods-else = 元に戻しましょう。砂糖を1個です。

lesson-quickfeast-bake-say = 4つ目は焼く。これで両方のレシピの分がそろいました。帽子のあるレシピはパティシエしか焼けませんが、どちらにもありません。アシスタントに1回のアクションで両方焼かせましょう。手番が1回浮きます。菓子はラックに載ります。
lesson-quickfeast-bake-then_bake = 両方を一度に焼きましょう。タイルの卵を分け合えます。タイルは丸ごと使うので、どちらのレシピにも要らない分は無駄になります。
lesson-quickfeast-bake-start-chef-1 = パティシエも焼けます。でもデコレーションはパティシエだけ。元に戻して、アシスタントに焼かせましょう。
lesson-quickfeast-bake-else = 元に戻して、マドレーヌとメレンゲを一度に焼きましょう。

lesson-quickfeast-baked-say = このカードにもボーナスがあります。よければレシピをもう1枚。レシピは右にあるほど安くなります。空きマスはそのまま。手番の後に{ $gaps }マス空いていれば、すべて右に移り、新しいレシピが並びます。
lesson-quickfeast-baked-else = お好きなように。

lesson-quickfeast-decorate-say = 5つ目、デコレーション。パティシエだけの仕事です。花のあるタイルはトッピングになります。どの菓子にも1枚ずつ載せましょう。
lesson-quickfeast-decorate-then_decorate = 花のあるタイルはトッピングになります。どの菓子にも1枚ずつ。届けたトッピングの分だけ収入が増えます。ラックの下の列を見てください。
lesson-quickfeast-decorate-else = 元に戻しましょう。両方の菓子にトッピングを。

lesson-quickfeast-rest-say = このカードのボーナスで、よければ材料タイルをもう1枚。列に残るタイルが少ないほど安くなります。
lesson-quickfeast-rest-else = お好きなように。

lesson-quickfeast-deliver-say = 6つ目、届ける。光っているカードを使い、マドレーヌを中央のテーブルに披露しましょう。最後にその名声点が入ります。売れば1点ごとに{ $sale_coins }コインですが、最後は{ $coins_per_prestige }コインで1点にしかなりません。
lesson-quickfeast-deliver-then_place_dish = マスは自由に選べます。テーブルボーナスにいちばん近いマス1なら、このテーブルで同数のときに勝ちます。ほかのマスは、皿に描かれたものをすぐにくれます。
lesson-quickfeast-deliver-else = 元に戻しましょう。マドレーヌは中央のテーブルへ。

lesson-quickfeast-tie-say = メレンゲは左のテーブルへ。札にあるのがテーブルボーナスで、ナッツなしの菓子にすぐ{ $plain }コインくれます。
lesson-quickfeast-tie-else = 元に戻しましょう。メレンゲは左のテーブルへ。

lesson-quickfeast-lead-say = ここでは菓子の数はガスパールと同じですが、天秤は彼の菓子にあります。テーブルボーナスに近いほうが同数のとき勝つので、彼がトップです。最後に、ここで菓子が最多なら名声{ $most }点、2番目なら{ $next }点です。

lesson-quickfeast-special-say = これで{ $tables }つのテーブルに菓子があります。この特別ボーナスの条件です。無料で、最初に取った人がいちばん多く、最後に名声{ $special }点。

lesson-quickfeast-income-say = 全員が手札を使い切ると、収入が入ります。全員に{ $base_income }コイン、さらにホストと、届けた菓子のトッピングの分。あなたのトッピングはここに移り、ラウンドごとに収入になります。早いほど得です。

lesson-quickfeast-evening-say = まずあなたのボーナスを、お好きに。その後、ほかの人がラウンドを終え、ごみ箱の印にあるものは除かれ、場が補充されます。
lesson-quickfeast-evening-else = お好きなように。

lesson-quickfeast-staff-say = 最後のラウンド。全員が同時に、見せずに手札を選びます。ローマ数字のない{ $hand_size }枚を選びましょう。雇用と飾りつけはパティシエだけ、買い物はアシスタントだけです。
lesson-quickfeast-staff-else = 元に戻しましょう。数字のないカードを選びます。

lesson-quickfeast-trays-say = 新しいスタッフです！　2つのトレイが、Aは時計回り、Bは反時計回りに回り、それぞれから1枚もらえます。このパティシエは、スタッフの少ないあなたに{ $payday }コイン。これを取りましょう。
lesson-quickfeast-trays-else = 元に戻し、光っているパティシエを残しましょう。

lesson-quickfeast-second_tray-say = もう1つのトレイ。このパティシエは、あなたの菓子があるテーブルの数に応じてすぐ名声点をくれます。最後のラウンドではこれが一番です。ローマ数字はレベル。高いほど後に登場し、ボーナスも良くなります。
lesson-quickfeast-second_tray-else = 元に戻し、光っているパティシエを残しましょう。今はこれがいちばん名声点になります。

lesson-quickfeast-leave-say = 手札の1枚をゲームから除外します。スタッフは増えずに質が上がり、よいカードが早く戻ります。ボーナスで食材を買えるアシスタントにしましょう。
lesson-quickfeast-leave-else = 元に戻しましょう。除外するのは、光っているアシスタントです。

lesson-quickfeast-hire-say = 7つ目、雇用。パティシエだけの仕事です。光っているパティシエを使い、テーブル{ $starred }つが条件の光っている星を雇いましょう。
lesson-quickfeast-hire-then_hire = たいていのカードにはコインがかかりますが、星は条件を満たせば無料。ただしゲーム中1枚だけです。手札に入り、このラウンドのうちに使えます。
lesson-quickfeast-hire-else = 元に戻しましょう。光っているパティシエで、光っている星を雇います。

lesson-quickfeast-notice-say = 8つ目、解雇。カード1枚をゲームから除外し、コインを得ます。アシスタントは{ $assistant }、パティシエは{ $chef }コイン。光っているカードを使いましょう。
lesson-quickfeast-notice-then_give_notice = 解雇は、コインが必要なときに、いなくても困らないカードを。今雇ったパティシエの仕事はもう済みました。
lesson-quickfeast-notice-else = 元に戻しましょう。光っているカードで、今雇ったパティシエを解雇します。

lesson-quickfeast-service-say = これはマノンの給仕で、2つのテーブルの間に立っています。マノンはその横のテーブルに菓子を披露するたびに、{ $service_coins }コインで名声1点を買えます。

lesson-quickfeast-hosts-say = 貴族のホストは毎回の収入で{ $host_income }コイン。最後に書かれた名声点と、給仕を置いた対戦相手1人につきさらに1点になります。

lesson-quickfeast-place-say = 9つ目、給仕か貴族のホストを置きます。ボーナスですぐに名声{ $star }点になる星を使い、払えるところに置きましょう。
lesson-quickfeast-place-then_place = 給仕の場所は、一方は最後に名声点になり、もう一方はすぐ何かがもらえます。今は、払える中でいちばん名声点の多いところへ。
lesson-quickfeast-place-else = 元に戻しましょう。星で、庭園に誰か置いてください。

lesson-quickfeast-last-say = 残りの手札を使いましょう。払えるうちはマーカーを置くのが最善で、最後に名声点になります。払えなければ解雇を。コインも少しは点になります。食材、タイル、レシピはもう得点になりません。
lesson-quickfeast-last-else = お好きなように。

lesson-quickfeast-counted-say = これを目指して遊ぶのです。菓子は書かれた名声点になり、テーブルごとに、菓子が最多なら1つ目の数、2番目なら2つ目の数が入ります。ホストと特別ボーナスは書かれた点数。お金は{ $coins_per_prestige }コインで名声1点にしかなりません。

lesson-quickfeast-total-say = あなたは{ $mine }点、マノンは{ $manon }点、ガスパールは{ $gaspard }点。名前の横の表彰台が、いつでも示しています。強い人はほとんどの菓子を披露し、両方のラックに一度に焼き、早いうちから特別ボーナスと星を狙います。

lesson-quickfeast-end-say = これで全部。9つのアクションはもうあなたのものです。本当の祝祭は、こうしたラウンドが{ $rounds }回。光っているボタンで、いつでも「全アクション」を絵で見られます。さあ、初めてのゲームを。私が隣にいます。
