### Resource tiles: what a drawer asks for them, and silk or the lower half.

lesson-acquire-name = シルク、糸、レース
lesson-acquire-about = 引き出しからの買い物と、下半分のほうが役立つとき。

lesson-acquire-goal-say = 今日はお買い物です！　このドレスには青シルク{ $bales }個とレース{ $laces }個が要ります。あなたは？　{ $livre }リーヴルだけで、糸の1本もありません。

lesson-acquire-prices-say = 引き出しの横の数は、タイル1枚の価格です。残り{ $full }枚なら{ $price3 }リーヴル、残り{ $fewer }枚なら{ $price2 }リーヴル。では最後の1枚は？
lesson-acquire-prices-two = { $price3 }リーヴル
lesson-acquire-prices-two_reply = 引き出しの最後の1枚が？　残り物は高くないものです。もう一度。
lesson-acquire-prices-one = { $price2 }リーヴル
lesson-acquire-prices-one_reply = もっと安いですよ！　もう一度。
lesson-acquire-prices-free = 無料
lesson-acquire-prices-free_reply = そう、無料です。引き出しが空に近いほど安くなります。待つのもいいでしょう、目当てのタイルを誰かにさらわれなければ。

lesson-acquire-buyer-say = タイルの獲得は誰でもできます。でも3人のうち1人は、1手番に2枚獲得できます。そのカードを使い、資源を獲得してください。
lesson-acquire-buyer-else = 1手番に2枚欲しいのです。元に戻して、カードに書いてあることを見てください。

lesson-acquire-silk-say = 上がシルク、下が糸やレース。タイル1枚につき、どちらか半分が手に入ります。ドレスにはこの青{ $bales }個が要るので、タイルを取ってシルクを残しましょう。
lesson-acquire-silk-then_keep_resource = タイルはあなたのものです。では上半分を選び、シルクを残しましょう。
lesson-acquire-silk-else = それは必要な青シルクではありません。元に戻しましょう。
lesson-acquire-silk-thread = それでは青シルクがなくなります。元に戻して、残しましょう。
lesson-acquire-silk-lace = 青{ $bales }個より、レースのほうが見つけやすいものです。元に戻して、シルクを残しましょう。

lesson-acquire-slash-say = 次はボーナスでもう1枚。この引き出しの最後の1枚を取りましょう。無料です！
lesson-acquire-slash-else = それはお金がかかります。最初の引き出しの最後の1枚は無料です。元に戻しましょう。
lesson-acquire-slash-forfeit = 無料のタイルを断るのですか？　元に戻しましょう。

lesson-acquire-lace-say = ピンクと緑は使わないので、下半分と交換しましょう。斜線はどちらか1つという意味。レースをお願いします！
lesson-acquire-lace-else = ドレスに糸はありません。元に戻して、レースをお願いします。
lesson-acquire-lace-silk = 青のドレスに、ピンクと緑？　元に戻して、タイルを交換しましょう。

lesson-acquire-later-say = 青シルクはラックに掛かりました。もし気が変わったら、後でレースと交換できるでしょうか？
lesson-acquire-later-yes = はい、いつでも
lesson-acquire-later-yes_reply = そうだといいのですが！　それならレースに困ることもありません。もう一度。
lesson-acquire-later-no = いいえ、もうできない
lesson-acquire-later-no_reply = 今しかできません。ラックに掛けたものは、ずっとシルクです。どのシルクかは、ほかの人には見えません。

lesson-acquire-others-say = ほかの人たちも買い物です。真ん中の引き出しをよく見ていてください！

lesson-acquire-plus-say = コレットが1枚取り、残りは1枚{ $less }リーヴル安くなりました。そこの2番目のタイルにはプラスがあります。下半分で何が手に入りますか？
lesson-acquire-plus-either = 糸かレース
lesson-acquire-plus-either_reply = それは斜線のときです。もう一度。
lesson-acquire-plus-both = 糸とレース
lesson-acquire-plus-both_reply = いちどに両方です！　こういうタイルは上のシルクが1個だけですが、糸とレースが足りない人にはぴったりです。

lesson-acquire-trade-say = 職人にこのタイルを取らせ、両方と交換しましょう。
lesson-acquire-trade-then_keep_resource = タイルはあなたのものです。下半分の糸とレースと交換しましょう。
lesson-acquire-trade-else = まだレースが足りません。元に戻して、プラスのあるタイルを獲得しましょう。
lesson-acquire-trade-silk = ドレスは青で、足りないのはレースです。元に戻して、タイルを交換しましょう。
lesson-acquire-trade-start-master-1 = それでは誰が仕立てるのでしょう？　親方はドレスのために取っておきます。元に戻しましょう。

lesson-acquire-sew-say = 青シルク{ $bales }個、レース{ $laces }個、全部そろいました！　親方にドレスを仕立てさせ、客に貸しましょう。
lesson-acquire-sew-else = あれだけ買い物をしたのに！　元に戻して、ドレスを仕立てて客に貸しましょう。
lesson-acquire-sew-hall4-s1 = その客はもう1枚タイルをくれます。でも今日はもう十分。元に戻して、別の客を選びましょう。
lesson-acquire-sew-hall5-m1 = その客はもう1枚タイルをくれます。でも今日はもう十分。元に戻して、別の客を選びましょう。

lesson-acquire-end-say = まず衣装を見て、それから引き出しを。シルクはその色{ $bales }個のタイル、残りは斜線かプラスのタイルで。ほかの人が買うと価格も下がります。
