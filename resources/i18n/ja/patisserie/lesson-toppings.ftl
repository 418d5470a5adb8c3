### Toppings, selling, goods tracks, income.

lesson-toppings-name = 最後の仕上げ
lesson-toppings-about = トッピング、売却、食材トラック、そして収入。

lesson-toppings-tiles-say = 材料タイルにはトッピングのあるものがあります。そのタイルは生地に入れるか、菓子を飾るか。両方はできません。

lesson-toppings-decorate-say = デコレーションはパティシエだけの仕事です。パティシエを使い、ラックの菓子を選んでください。
lesson-toppings-decorate-then_choose_action = デコレーションする！
lesson-toppings-decorate-then_decorate = どちらの菓子から？　お好きなように。
lesson-toppings-decorate-then_choose_topping = どのタイルでも。トッピングはどれも同じです。
lesson-toppings-decorate-else = まずトッピングです！　元に戻しましょう。

lesson-toppings-both-say = 同じアクションで、もう1個も！　菓子1個にトッピング1つ、トッピング1つにタイル1枚です。
lesson-toppings-both-done = 1個を裸のままに？　元に戻しましょう。
lesson-toppings-both-else = まずトッピングです！　元に戻しましょう。

lesson-toppings-wait-say = きれいですね！　でもトッピングは、菓子がラックにあるうちは何ももたらしません。

lesson-toppings-worth-say = 菓子を1個売りましょう。書かれた名声1点につき{ $sale_coins }コインで、名声点にはなりません。シュー・ア・ラ・クレームは{ $chou }点。何コインでしょう？
lesson-toppings-worth-five = { $sale_coins }コイン
lesson-toppings-worth-five_reply = それは名声1点分です。
lesson-toppings-worth-twenty = { $soldLess }コイン
lesson-toppings-worth-twenty_reply = それは{ $less }点の菓子のときです。
lesson-toppings-worth-twentyfive = { $sold }コイン
lesson-toppings-worth-twentyfive_reply = { $sold }コイン、大金です！　トッピングも無駄になりません。すぐわかります。

lesson-toppings-sell-say = 光っているアシスタントを使い、シュー・ア・ラ・クレームを届けて売りましょう。ボタンか、財布にドロップして。
lesson-toppings-sell-then_choose_action = 届ける！
lesson-toppings-sell-then_deliver = シュー・ア・ラ・クレームを。
lesson-toppings-sell-then_place_dish = 売ります。ボタンか、財布にドロップして。
lesson-toppings-sell-pastry-flan = フランはテーブル用です。元に戻して、シュー・ア・ラ・クレームを。
lesson-toppings-sell-start-assistant-2 = その人は後で買い物に行きます。元に戻して、もう1枚を使いましょう。
lesson-toppings-sell-else = お金が必要なのです。元に戻して、シュー・ア・ラ・クレームを売りましょう。

lesson-toppings-present-say = { $sold }コイン！　次はフラン。中央のテーブルはトッピングに{ $decorated }コイン払います。マスはどこでもかまいません。
lesson-toppings-present-then_place_dish = 中央のテーブルのどこでも。
lesson-toppings-present-done = フランは？　元に戻して、届けましょう。
lesson-toppings-present-sell = これは貴族のためのものです。元に戻して、中央のテーブルへ。
lesson-toppings-present-else = そこでは誰もトッピングを見ません。元に戻して、中央のテーブルへ。

lesson-toppings-left-say = 売っても披露しても、トッピングは2つともデコレーション成功です。{ $places }か所のうち最初の{ $decorations }か所に並びました。次はカードのボーナスです。
lesson-toppings-left-else = お好きなように。

lesson-toppings-goods-say = お金は働かせましょう。最後のカードで食材を1種まとめて買います。価格は全部の合計で、砂糖{ $sugar }個なら{ $price }コインです。
lesson-toppings-goods-then_choose_action = 食材を買う！
lesson-toppings-goods-then_buy_goods = 砂糖{ $sugar }個、つまり{ $price }と書かれたマスまで。トラックの長さより多くは持てません。
lesson-toppings-goods-else = 砂糖を一度に{ $sugar }個お願いします。元に戻しましょう。

lesson-toppings-income-say = 手札がなくなり、もうすぐ収入です。全員が{ $base_income }コイン、あなたの{ $decorations }つのデコレーションは{ $income1 }と{ $income2 }。いくらになりますか？
lesson-toppings-income-five = { $base_income }コイン
lesson-toppings-income-five_reply = それは全員がもらえます。デコレーションは？
lesson-toppings-income-seven = { $one }コイン
lesson-toppings-income-seven_reply = 1つ目が{ $income1 }。2つ目は？
lesson-toppings-income-ten = { $two }コイン
lesson-toppings-income-ten_reply = { $two }コインです。埋まった場所は毎ラウンド数えます。

lesson-toppings-evening-say = では、ほかの人たちがカードを使い終わるのを待ちましょう。

lesson-toppings-more-say = ほら、入りました！　3つ目からは毎回の収入で名声点も入ります。{ $income3 }、次は{ $income4 }、その次は{ $income5 }。

lesson-toppings-end-say = 早くデコレーションすれば、毎ラウンド稼いでくれます。遅ければ、きれいなだけ。
