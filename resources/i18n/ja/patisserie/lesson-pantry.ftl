### What a dish needs, and where it comes from.

lesson-pantry-name = 菓子に必要なもの
lesson-pantry-about = レシピ、材料タイル、食材と、その値段。

lesson-pantry-recipes-say = 場のレシピで、下が価格です。左は高く、右は無料。右の{ $cleared_recipes }枚はラウンド終了時に除かれます。

lesson-pantry-needs-say = マドレーヌです。必要なものはタイルに書いてあります。小麦粉{ $flour }個、バター{ $butter }個、そしてまだ持っていないもの。何でしょう？
lesson-pantry-needs-coin = コイン
lesson-pantry-needs-coin_reply = コインはレシピの代金で、生地には入れません。タイルを見てください。
lesson-pantry-needs-egg = 卵
lesson-pantry-needs-egg_reply = 卵です！　小麦粉・砂糖・バターは食材で、トラックがあります。はちみつ・ナッツ・卵は材料タイルに載っています。
lesson-pantry-needs-nothing = 何も
lesson-pantry-needs-nothing_reply = それではパサパサです。タイルをもう一度見てください。

lesson-pantry-first-say = 光っているパティシエを使い、マドレーヌを{ $madeleine }コインで獲得しましょう。
lesson-pantry-first-then_choose_action = レシピを獲得する。どのカードにもできます。
lesson-pantry-first-then_acquire_recipe = マドレーヌを{ $madeleine }コインで。
lesson-pantry-first-else = それはまた後で。元に戻しましょう。目当てはマドレーヌです。
lesson-pantry-first-start-chef-1 = そのパティシエは後で材料を仕入れます。元に戻して、光っているパティシエを使いましょう。

lesson-pantry-second-say = 1アクションでレシピは2枚まで獲得できます。メレンゲにも卵が要り、{ $meringue }コイン。取りましょう。
lesson-pantry-second-done = 1枚でやめる？　同じアクションで2枚目も取れます。元に戻しましょう。
lesson-pantry-second-else = 初日には難しすぎます！　元に戻して、メレンゲを。

lesson-pantry-wait-say = レシピは焼くまで、ここに{ $recipe_storage }枚まで置けます。カードのボーナスで{ $bonus }コイン入りました。

lesson-pantry-shelf-say = 材料です。列の横の価格は、残り枚数で決まります。いちばん下の列の最後のタイルはいくらでしょう？
lesson-pantry-shelf-free = 無料
lesson-pantry-shelf-free_reply = 無料です！　少ないほど安くなります。ただし、いちばん下の列はラウンド終了時に除かれます。
lesson-pantry-shelf-one = { $lowest }コイン
lesson-pantry-shelf-one_reply = 列が満杯ならそうです。横の価格を見てください。
lesson-pantry-shelf-two = { $top }コイン
lesson-pantry-shelf-two_reply = それは、いちばん上の列が満杯のとき。いちばん下の横の価格を見てください。

lesson-pantry-eggs-say = タイル1枚に卵{ $eggs }個、しかも無料！　光っているアシスタント（後で食材も買います）を使い、獲得しましょう。
lesson-pantry-eggs-then_choose_action = 材料を獲得する。アシスタントの仕事です。
lesson-pantry-eggs-then_acquire_ingredient = 卵{ $eggs }個のタイル。
lesson-pantry-eggs-else = 必要なのは卵で、{ $eggs }個のタイルが無料です。元に戻しましょう。
lesson-pantry-eggs-start-assistant-2 = そのボーナスは{ $assistant }コイン。もう1枚なら食材を買えます。元に戻しましょう。
lesson-pantry-eggs-start-chef-1 = パティシエはメインアクションでは材料を獲得しません。元に戻して、銀を使いましょう。

lesson-pantry-goods-say = 次はボーナス。食材1種を好きなだけ買えます。最初の小麦粉は無料なので、もらいましょう！
lesson-pantry-goods-then_buy_goods = 光るマスは、そこまで買う場合の価格です。小麦粉1個なら0。
lesson-pantry-goods-forfeit = 贈り物を断るのですか？　元に戻しましょう。小麦粉1個は無料です。
lesson-pantry-goods-else = それはもう足りています。元に戻しましょう。小麦粉1個は無料です。

lesson-pantry-again-say = 小麦粉{ $ownFlour }個、砂糖{ $ownSugar }個、バター{ $ownButter }個、タイルに卵{ $eggs }個。これで足ります！

lesson-pantry-bake-say = ではパティシエを使い、2枚のレシピを一度に焼きましょう。1アクションの菓子2個は、タイルの卵を分け合えます。余った分は無駄になります。
lesson-pantry-bake-then_choose_action = 焼く！
lesson-pantry-bake-then_bake = タイル1枚で、両方一緒に。
lesson-pantry-bake-pastry-madeleine = 1個だけ？　それではタイルの2個目の卵が無駄になります。元に戻して、両方一度に。
lesson-pantry-bake-pastry-meringue = 1個だけ？　それではタイルの2個目の卵が無駄になります。元に戻して、両方一度に。
lesson-pantry-bake-start-assistant-2 = これならアシスタントでも焼けます。でも帽子の人のボーナスのほうが上です。元に戻しましょう。
lesson-pantry-bake-else = 今はだめ、オーブンが熱くなっています！　元に戻して、焼きましょう。

lesson-pantry-bonus-say = 食材が減り、タイルがなくなり、ラックに菓子が{ $dishes }個！　このカードのボーナスで、よければもう1枚タイルを獲得できます。
lesson-pantry-bonus-else = お好きなように。

lesson-pantry-storage-say = もうひとつ質問です。レシピを{ $recipe_storage }枚持っていて、もう1枚取ると？
lesson-pantry-storage-never = それは禁止
lesson-pantry-storage-never_reply = 禁止ではありません。でも場所は{ $recipe_storage }枚分だけです。
lesson-pantry-storage-discard = 1枚を捨てる
lesson-pantry-storage-discard_reply = そのとおり、{ $tooMany }枚のうち1枚を捨てます。レシピはメインアクションを選ぶときなら、いつでも捨てられます。
lesson-pantry-storage-wait = 場で待つ
lesson-pantry-storage-wait_reply = もう場からは離れています。取り置きはありません。

lesson-pantry-end-say = 手番の後でレシピが{ $refill_recipes }枚足りなければ、すぐ補充します。材料の補充は次のラウンドです。これで厨房の仕入れはばっちり！
