### The special garments: fancy, festivity and expert ones.

lesson-special-name = 特別な衣装
lesson-special-about = 「豪華なドレス」「祝祭のドレス」「匠の仕立て」。もっと働く衣装たち。

lesson-special-welcome-say = 陳列のうち3着は特別です。{ $price }リーヴルの1着は、ほかのどれよりも豪華。星は作ったとき、針は貸したときに何かが起こる印です。

lesson-special-festive-say = まずは星の「祝祭のドレス」。宮殿のあなたの青のドレス1着につき、すぐに名声{ $each }点。新しいドレスを置く前に数えます。では何点？
lesson-special-festive-one = 名声{ $each }点
lesson-special-festive-one_reply = 王家の広間と広間2を見てください。
lesson-special-festive-two = 名声{ $gained }点
lesson-special-festive-two_reply = 今{ $gained }点、最後にドレス自体の{ $worth }点。でも売ることはできません。客がいなければ作れないのです。
lesson-special-festive-three = 名声{ $more }点
lesson-special-festive-three_reply = ほかのドレスを数えるとき、新しいドレスはまだ作業台の上です。

lesson-special-make-say = 親方に作らせましょう。親方の客に貸せるようにです。
lesson-special-make-else = 元に戻しましょう。親方で、星のある青のドレスをお願いします。

lesson-special-place-say = もう名声{ $gained }点です！　王家の広間なら最多になり、上では花火が待っています。でも選ぶのはあなたです。
lesson-special-place-else = それも良い客です。では、コレットとバティストの手番です。

lesson-special-expert-say = 次は針のある緑のドレス。名声{ $expert }点、貸せば{ $rented }リーヴル、売っても同じ額です。売りますか、貸しますか？
lesson-special-expert-sell = 売る
lesson-special-expert-sell_reply = 同じ額なのに？　広間にあれば最多に数えますよ。
lesson-special-expert-rent = 貸す
lesson-special-expert-rent_reply = 貸しましょう。お金は同じで、広間の衣装は最多にも、全広間にも、彫像の色にも数えます。

lesson-special-clever-say = 2人目の親方に作らせましょう。
lesson-special-clever-else = 元に戻しましょう。2人目の親方で、針のある緑のドレスです。

lesson-special-space-say = どの客にしますか？　まだ誰もいない広間4などはどうでしょう。{ $rented }リーヴルはどこに貸しても入ります。
lesson-special-space-else = 売れば{ $rented }リーヴルだけで終わりです。元に戻して、客を見つけましょう。

lesson-special-fancy-say = 最後は豪華な1着。シルク{ $silk }個、糸、レースで名声{ $fancy }点。王家の広間で×{ $times }の花火の下なら、最後に何点でしょう？
lesson-special-fancy-six = { $fancy }点
lesson-special-fancy-six_reply = それは屋内の場合。バルコニーでは倍になります。
lesson-special-fancy-nine = { $plus }点
lesson-special-fancy-nine_reply = 足す{ $times }ではなく、掛ける{ $times }です！
lesson-special-fancy-eighteen = { $tripled }点
lesson-special-fancy-eighteen_reply = { $tripled }点！　こんなドレスのためなら、まる1ラウンド貯める価値があります。新しいタイルも役に立ちますよ…

lesson-special-tile-say = これは緑シルク、または糸{ $thread }個です。職人に獲得させ、シルクを残しましょう。豪華なドレスには緑が{ $green }個要ります。
lesson-special-tile-then_keep_resource = ではシルクとして残しましょう。豪華なドレスには緑が{ $green }個要ります。
lesson-special-tile-else = それではありません。元に戻して、職人に、下半分が糸{ $thread }個のタイルを獲得させましょう。
lesson-special-tile-notions = タイル1枚で糸{ $thread }個、悪くありません！　でも糸は持っていて、ドレスに要るのは緑シルクです。元に戻しましょう。

lesson-special-end-say = 星は、数えられるものが多いときに作る。針は、得られるものが必要なときに貸す。豪華な1着には、バルコニーを用意しておく。あとはもうご存じのとおりです。
