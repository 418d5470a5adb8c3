### Majorities in the halls, ties, and the bonus for all halls.

lesson-halls-name = 広間の主は誰？
lesson-halls-about = 最多と2番目、同数とその決め方、そして全広間。

lesson-halls-welcome-say = 最後に広間をひとつずつ見ます。衣装がいちばん多いのは誰でしょう？　上の2つのメダルが得点で、1つは最多、もう1つは2番目のものです。

lesson-halls-second-say = 広間2。コレットの衣装は青い枠で{ $hers }着、あなたのは赤い枠で1着。今舞踏会が終わったら、あなたは何点でしょう？
lesson-halls-second-four = 名声{ $first }点
lesson-halls-second-four_reply = それは最多の点で、最多はコレットです。もう1つのメダルを見てください。
lesson-halls-second-two = 名声{ $second }点
lesson-halls-second-two_reply = そう、2番目です。コレットには{ $first }点、悔しいですね。
lesson-halls-second-nothing = 0点
lesson-halls-second-nothing_reply = そこまで厳しくありません！　2番目にも点があります。もう1つのメダルを見てください。

lesson-halls-tie-say = 広間4。あなたの衣装が1着、コレットも1着。最多の名声{ $fourth }点は誰のもの？
lesson-halls-tie-both = 2人とも{ $fourth }点
lesson-halls-tie-both_reply = 気前がいいでしょう？　最後まで同数なら全員が満額です。ただし2番目はなくなります。
lesson-halls-tie-half = 半分ずつ
lesson-halls-tie-half_reply = 王の宮廷では何も半分にはしません。もう一度！
lesson-halls-tie-nobody = 誰のものでもない
lesson-halls-tie-nobody_reply = いいえ、国王はもっと気前がいいのです。もう一度！

lesson-halls-master-say = 広間3も1対1です。でも緑の枠のバティストの客は親方の客。指ぬきが見えますね。ここの最多は誰でしょう？
lesson-halls-master-me = 私
lesson-halls-master-me_reply = そうならいいのですが。指ぬきはバティストのもので、私たちを見下ろしています。
lesson-halls-master-baptiste = バティスト
lesson-halls-master-baptiste_reply = 残念ながら！　その広間で親方の客が多いほうが同数に勝ちます。あなたは2番目で名声{ $third }点です。
lesson-halls-master-both = 2人とも
lesson-halls-master-both_reply = 決め手がなければそうです。ここでは指ぬきが決め手です。誰の勝ちでしょう？

lesson-halls-tailor-say = バティストにできることは、あなたもコレットにできます。親方の客を受け持つのは親方だけ。親方に右端の青のドレスを仕立てさせましょう。
lesson-halls-tailor-else = それは違います。元に戻して、親方に右端の青のドレスを仕立てさせましょう。価格は0です。
lesson-halls-tailor-start-journeyman = 職人でも仕立てられますが、親方の客には貸せません。元に戻して、親方を使いましょう。
lesson-halls-tailor-start-apprentice-1 = 徒弟は仕立てられません。元に戻して、親方を使いましょう。

lesson-halls-guest-say = さあ、広間2の親方の客へ！
lesson-halls-guest-else = そこではあまり変わりません。元に戻しましょう。広間2なら2対2で、指ぬきはあなたのものです。
lesson-halls-guest-hall3-s2 = 広間3で2対1、よく見ていますね。同じくらい良い手です！　でも今日は元に戻して、広間2の親方の客を見せてください。
lesson-halls-guest-hall4-m1 = 広間4を独り占めできますが、そこの名声{ $fourth }点はもう取れています。元に戻しましょう。広間2のほうが得です。
lesson-halls-guest-hall1-s2 = 王家の広間なら2対2ですが、指ぬきは2つともバティストのものです。元に戻しましょう。
lesson-halls-guest-sell = { $value }リーヴル。でもお金だけで広間は取れません。元に戻しましょう。

lesson-halls-won-say = 広間2で2対2。何点になりますか？
lesson-halls-won-two = 名声{ $second }点
lesson-halls-won-two_reply = それはさっきまでの話。親方の客は誰のものですか？
lesson-halls-won-four = 名声{ $first }点
lesson-halls-won-four_reply = あなたに{ $first }点、コレットに{ $second }点。たった1着で広間の主が代わりました！
lesson-halls-won-three = 分け合って{ $shared }点
lesson-halls-won-three_reply = ご存じのとおり、分け合いはしません。それに親方の客はあなたのものです。

lesson-halls-others-say = ほかの人たちがどう出るか、見てみましょう。

lesson-halls-missing-say = こちらを見てください。{ $halls }つの広間すべてに何かあれば、空きの中で最も良い場所をすぐに取れます。最初の人は名声{ $bonus }点。あなたに足りない広間はひとつだけ。どこでしょう？
lesson-halls-missing-royal = 王家の広間
lesson-halls-missing-royal_reply = そこでは、バティストの衣装に交じって、あなたの緑のドレスが踊っています。赤い枠を探してください！
lesson-halls-missing-third = 広間3
lesson-halls-missing-third_reply = 2番目ですが、いることはいます。赤い枠を探してください！
lesson-halls-missing-fifth = 広間5
lesson-halls-missing-fifth_reply = そう。しかも客はもう全員が衣装を着ています。でも広間5には、もう1人いますよ！

lesson-halls-music-say = 音楽家です！　音楽にお金を出せば、その広間に進出できます。最後の{ $musician }リーヴルで、徒弟に出資させましょう。
lesson-halls-music-else = 元に戻しましょう。広間5に入れるのは音楽家だけです。徒弟に払わせましょう。
lesson-halls-music-start-journeyman = 仕立てができる職人は取っておきましょう。元に戻して。出資なら徒弟にできます。
lesson-halls-music-fountain-upper-1 = 厨房は広間ではありません。元に戻して、広間5の音楽家に出資しましょう。

lesson-halls-count-say = 全広間で名声{ $bonus }点、音楽家で{ $music }点！　もうひとつ質問です。今、広間5の最多は誰でしょう？
lesson-halls-count-me = 私
lesson-halls-count-me_reply = すてきな音楽ですが、音楽家はあなたの衣装を着ていません。最多に数えるのは衣装だけです。
lesson-halls-count-colette = コレット
lesson-halls-count-colette_reply = 親方の客はいますが、それは同数のときの話。まず衣装を数えましょう！
lesson-halls-count-baptiste = バティスト
lesson-halls-count-baptiste_reply = 正解、2対1です。まず衣装。同数のときだけ親方の客、それも同じなら音楽家です。

lesson-halls-end-say = まず衣装、次に親方の客、それから音楽家。客を選ぶ前に、この1着でいちばん変わるのはどこか考えましょう。そして早めに{ $halls }広間すべてへ！
