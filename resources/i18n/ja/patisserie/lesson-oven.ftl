### From the oven to the table.

lesson-oven-name = オーブンからテーブルへ
lesson-oven-about = ラックと披露テーブル、そこで得られるもの。

lesson-oven-racks-say = あなたの{ $racks }つのラックです。焼いたものは届けるまでここで待ち、捨てることはできません。

lesson-oven-room-say = 1つにはクレープがあります。今、菓子をいくつ焼けるでしょう？
lesson-oven-room-none = 0個
lesson-oven-room-none_reply = ラックは1つ空いています。もう一度見てください。
lesson-oven-room-one = 1個
lesson-oven-room-one_reply = 1個です。菓子1個にラックの空きが1つ要ります。届けるのが遅い人は、焼くのも遅くなります。
lesson-oven-room-two = { $racks }個
lesson-oven-room-two_reply = 2個目は床で冷ますのですか？　私の厨房ではいけません！

lesson-oven-hat-say = レシピは{ $recipes }枚。ヌガーにはコック帽があります。誰が焼けるでしょう？
lesson-oven-hat-anybody = 誰でも
lesson-oven-hat-anybody_reply = 帽子のない人では、砂糖を焦がしてしまいます。もう一度。
lesson-oven-hat-chef = パティシエ
lesson-oven-hat-chef_reply = パティシエだけです。こういう菓子は価値が高く、焼ける人も貴重です。
lesson-oven-hat-assistant = アシスタント
lesson-oven-hat-assistant_reply = その逆です！

lesson-oven-bake-say = パティシエを使い、ヌガーを焼きましょう。タイルには、はちみつとナッツ。ちょうどです。
lesson-oven-bake-then_choose_action = 焼く！
lesson-oven-bake-then_bake = ヌガーを。
lesson-oven-bake-pastry-palmier = パルミエならどのアシスタントでも焼けます。元に戻しましょう。帽子が要るのはヌガーです。
lesson-oven-bake-else = まずヌガーです。元に戻して、パティシエに焼かせましょう。

lesson-oven-bonus-say = メインアクションが済んで、次はカードのボーナス。使って、袋からタイルを引きましょう。
lesson-oven-bonus-else = 断ることもできますが、このタイルは無料です。元に戻しましょう。

lesson-oven-wait-say = 卵{ $eggs }個に、トッピングまで。トッピングのことは、また別の日に。

lesson-oven-tables-say = どのテーブルにもテーブルボーナスがあり、どんな菓子で何が得られるかを示します。中央のテーブルは、はちみつ。あなたの菓子でそれがあるのは？
lesson-oven-tables-first = ヌガー
lesson-oven-tables-first_reply = あります。でもクレープも見てください。
lesson-oven-tables-second = クレープ
lesson-oven-tables-second_reply = あります。でもヌガーも見てください。
lesson-oven-tables-both = 両方
lesson-oven-tables-both_reply = 両方です！　でも卵があるのはクレープだけで、上のテーブルは卵を求めています。振り分ければ、どちらもボーナスを得られます。

lesson-oven-deliver-say = 1アクションで2個まで届けられます。光っているアシスタントを使い、ヌガーを中央のテーブルの{ $place }コインのマスへ。
lesson-oven-deliver-then_choose_action = 届ける！
lesson-oven-deliver-then_deliver = まずヌガー。
lesson-oven-deliver-then_place_dish = 中央のテーブルの、{ $place }コインのマス。
lesson-oven-deliver-pastry-crepe = クレープは上のテーブル向きです。元に戻して、ヌガーから始めましょう。
lesson-oven-deliver-start-assistant-1 = その人は後で買い物に行きます。元に戻して、光っているアシスタントを使いましょう。
lesson-oven-deliver-sell = { $nougat }コインになりますが、名声点はありません。元に戻しましょう。これは貴族のためのものです。
lesson-oven-deliver-else = そこではありません！　元に戻しましょう。ヌガーを、中央のテーブルの{ $place }コインへ。

lesson-oven-second-say = マスで{ $place }コイン、はちみつで{ $honey }コイン。次はクレープを、上のテーブルのどこかへ。
lesson-oven-second-then_place_dish = 上のテーブルのどこでも。
lesson-oven-second-done = 固くなるまで置いておくのですか？　元に戻して、クレープを届けましょう。
lesson-oven-second-sell = { $crepe }コインになりますが、名声点はありません。元に戻しましょう。上のテーブルが卵を待っています。
lesson-oven-second-else = そこでは誰も卵を求めていません。元に戻して、上のテーブルへ。

lesson-oven-after-say = 卵で砂糖1個、カードで{ $bonus }コイン。テーブルボーナスに近いマスは同数に勝ち、遠いマスほど多くもらえます。

lesson-oven-end-say = あなたのマーカーは菓子の上に残り、名声点は最後に数えます。焼いて、届けて、報われる。これが私たちの仕事です！
