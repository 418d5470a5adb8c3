### Selling a garment instead of renting it: money now against prestige later.

lesson-sell-name = 貸さずに売る
lesson-sell-about = 舞踏会の客より、財布のお金が大事なとき。

lesson-sell-welcome-say = 衣装は舞踏会で踊ることも、すぐに売ることもできます。緑のドレスを見てください。裾にあるのは売値の{ $value }リーヴルと、客が着たときの名声{ $prestige }点です。

lesson-sell-musician-say = この音楽家は{ $musician }リーヴルで、名声{ $music }点になります。手持ちは{ $livre }リーヴル、ドレスの価格は{ $price }、売値は{ $value }、職人のボーナスが{ $bonus }リーヴル。全部でいくらになりますか？
lesson-sell-musician-thirteen = { $value }リーヴル
lesson-sell-musician-thirteen_reply = それはドレスだけ。自分の財布と、職人の{ $bonus }リーヴルも数えましょう。
lesson-sell-musician-seventeen = { $total }リーヴル
lesson-sell-musician-seventeen_reply = ぴったりです！　1着売れば、音楽家が演奏してくれます。
lesson-sell-musician-three = 今と同じ{ $livre }リーヴル
lesson-sell-musician-three_reply = ドレスを貸せば、確かに貧しいまま。でも売ったら？　数え直しましょう！

lesson-sell-tailor-say = では仕事です。職人に緑のドレスを仕立てさせましょう。
lesson-sell-tailor-else = それではありません。元に戻して、職人に{ $value }リーヴルで売れる緑のドレスを仕立てさせましょう。
lesson-sell-tailor-yellow-01 = その小さなドレスは{ $little }リーヴルにしかなりません。元に戻しましょう。緑なら{ $value }リーヴルです。
lesson-sell-tailor-start-master-1 = このドレスは職人にも仕立てられます。元に戻して、親方はもっと良い客のために取っておきましょう。
lesson-sell-tailor-start-apprentice-1 = 徒弟は仕立てられません。元に戻して、職人を使いましょう。

lesson-sell-sell-say = 客か、財布か。今回は売りましょう！
lesson-sell-sell-else = 客は喜び、名声{ $prestige }点。でも音楽家は来ません。元に戻して、ドレスを売りましょう。
lesson-sell-sell-hall3-s1 = 悪くありません。名声{ $prestige }点に、広間3の最多を分け合えます。でも音楽家は{ $music }点で、広間3は次のドレスを待てます。元に戻して、これは売りましょう。
lesson-sell-sell-forfeit = ただでもらえる{ $bonus }リーヴルを置いていくのですか？　元に戻しましょう。

lesson-sell-others-say = ドレスで{ $value }、職人で{ $bonus }リーヴル。ドレスはなくなり、名声点にはなりません。誰も音楽家に手を出さないことを祈りましょう！

lesson-sell-fund-say = まだ空いています！　出資は誰でもできるので、今度は徒弟で十分。広間3の音楽家に{ $musician }リーヴル出しましょう。
lesson-sell-fund-else = 今ではありません。元に戻して、徒弟に広間3の音楽家へ出資させましょう。
lesson-sell-fund-start-master-1 = 親方にお金を運ばせるだけ？　元に戻しましょう。出資なら徒弟でも同じです。
lesson-sell-fund-depute = いえ、徒弟はここに残します！　元に戻して、出資しましょう。

lesson-sell-why-say = さて、ドレスを売って結局何が手に入りましたか？
lesson-sell-why-guest = 客による名声{ $prestige }点
lesson-sell-why-guest_reply = 貸していればそうです。でもドレスに客はおらず、お金を取りました。
lesson-sell-why-musician = 名声{ $music }点と広間3
lesson-sell-why-musician_reply = そう、{ $prestige }点の代わりに名声{ $music }点。しかも音楽家は広間3の同数に勝ちます。良い取引でした。
lesson-sell-why-same = 何も。また貧乏に
lesson-sell-why-same_reply = 確かに財布は空です。でも音楽家を見てください。価格の下には何がありますか？

lesson-sell-again-say = ほかの人たちの番です。広間3をよく見ていてください。衣装があるのはコレットだけです。

lesson-sell-little-say = もう1着、無料の小さな青のドレス。売れば{ $little }リーヴル、貸せば名声{ $littlePrestige }点。広間3なら衣装は1対1で、あなたには音楽家がいます。どうしますか？
lesson-sell-little-sold = { $little }リーヴルで売る
lesson-sell-little-sold_reply = 最後は{ $livre_per_prestige }リーヴルで名声1点、{ $little }では0点！　広間3を考えましょう。
lesson-sell-little-rented = 広間3で貸す
lesson-sell-little-rented_reply = 私もそうします！　ドレスで名声{ $littlePrestige }点、音楽家が同数を制するので広間3で{ $hall }点。{ $little }リーヴルで何が買えるでしょう？

lesson-sell-last-say = 手札の最後は親方。小さな青のドレスが待っています。
lesson-sell-last-else = それではありません。元に戻して、小さな青のドレスを仕立てましょう。シルクはラックにあります。
lesson-sell-last-forfeit = 手を遊ばせておくのですか？　元に戻して、小さな青のドレスを仕立てましょう。

lesson-sell-rent-say = さあ、広間3の客へ。誰でもかまいません。
lesson-sell-rent-else = 客には違いありませんが、そこではほとんど得をしません。元に戻しましょう。広間3なら最多を取れます。
lesson-sell-rent-sell = { $little }リーヴル？　厨房も買えません。元に戻して、広間3で貸しましょう。

lesson-sell-end-say = つまり、売るのはそのお金がすぐに名声{ $prestige }点より多くなるとき。広間がかかっているなら貸す。そして客が残っていなければ、売るしかありません。
