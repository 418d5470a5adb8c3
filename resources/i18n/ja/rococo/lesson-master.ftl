### Masters: garments that only they make, guests that only they dress, ties; and what guests give.

lesson-master-name = 金の指ぬき
lesson-master-about = 親方にしかできないこと、同数に勝つ理由、そして客のお礼。

lesson-master-thimble-say = このうち3着には金の指ぬきがあります。作れるのは親方だけです。しかも人目を引きます。名声{ $red }点、さらには{ $blue }点も。

lesson-master-chair-say = 広間2にはあと1人だけ客の空きがあり、そこにも指ぬきがあります。親方の客です。この客は何を着るでしょう？
lesson-master-chair-anybody = どの衣装でも
lesson-master-chair-anybody_reply = まさか、職人の作品でも？　ありえません。もう一度。
lesson-master-chair-thimbled = 指ぬきのある衣装
lesson-master-chair-thimbled_reply = 惜しい。大事なのは衣装ではなく、作った手です。もう一度。
lesson-master-chair-master = 親方が作ったもの
lesson-master-chair-master_reply = 正解。指ぬきがあってもなくても、親方が作った衣装なら何でも着ます。

lesson-master-tie-say = 広間2では、コレットの衣装が青い枠で{ $hers }着、あなたのは赤い枠で1着。この客に貸せば{ $hers }対{ $hers }です。広間の名声{ $first }点は誰のもの？
lesson-master-tie-colette = コレット
lesson-master-tie-colette_reply = 先にいたから？　それは関係ありません。もう一度。
lesson-master-tie-both = 2人とも
lesson-master-tie-both_reply = ほかに決め手がなければそうです。でもあります。指ぬきを見てください。もう一度。
lesson-master-tie-you = 私
lesson-master-tie-you_reply = あなたです！　同数なら、その広間で親方の客が多い人の勝ち。あなたに{ $first }点、2番目のコレットに{ $second }点です。

lesson-master-play-say = では、誰を働かせますか？
lesson-master-play-else = 指ぬきのある客には無理です。元に戻しましょう。

lesson-master-make-say = 指ぬきのある青のドレスを仕立てましょう！　シルクもレースもそろっています。
lesson-master-make-else = 親方はそれもできます。でも広間2が待っています。元に戻して、青のドレスを仕立てましょう。
lesson-master-make-green-01 = あの客はそれも着てくれます。でもそのコートは職人でも作れ、ドレスは親方にしか作れません。元に戻しましょう。

lesson-master-rent-say = さあ広間2へ、コレットの目の前で！
lesson-master-rent-else = いいですね。でも1着の価値がいちばん大きいのは広間2です。元に戻しましょう。
lesson-master-rent-hall5-m1 = 指ぬきにタイルつき、心が動きますね！　でも広間2は名声{ $first }点です。元に戻しましょう。
lesson-master-rent-sell = 親方の作品を売る？　私が気絶する前に元に戻してください。

lesson-master-others-say = 広間2はもうあなたのものです。コレットが音楽家に出資するかもしれませんが、音楽家は親方の客の後に比べます。

lesson-master-gifts-say = 客の下の印は、すぐにもらえるものです。リーヴル、糸、レース、資源タイル。この2人はタイルをくれます。職人が貸せるのはどちらでしょう？
lesson-master-gifts-four = 広間4の客
lesson-master-gifts-four_reply = 正解。もう1人には指ぬきがあり、親方を待っています。
lesson-master-gifts-five = 広間5の客
lesson-master-gifts-five_reply = 指ぬきがあるのに？　もう一度。
lesson-master-gifts-either = どちらでも
lesson-master-gifts-either_reply = よく見てください。1人には指ぬきがあります。もう一度。

lesson-master-coat-say = 職人に、シルク1個でできるピンクのコートを仕立てさせ、広間4の客に貸しましょう。
lesson-master-coat-else = それはまた後で。元に戻しましょう。職人のコートは広間4の客に貸します。

lesson-master-tile-say = 好きなタイルを無料で取ってください。いつもどおり、シルクとして残すか、交換するかです。
lesson-master-tile-else = お好きなように。

lesson-master-rest-say = そして職人のボーナスで{ $bonus }リーヴル。では、ほかの人たちの番です。

lesson-master-why-say = 控えにはあと2人、親方が休んでいます。親方は何のために取っておきますか？
lesson-master-why-silk = シルクを買うため
lesson-master-why-silk_reply = 徒弟でも同じように買えます。もう一度。
lesson-master-why-thimbles = 指ぬきと雇用のため
lesson-master-why-thimbles_reply = ほかの誰にもできないこと、つまり指ぬきの衣装、指ぬきの客、そして雇うことのためです。

lesson-master-end-say = 手札を選ぶ前に広間を見渡しましょう。指ぬきが決め手になるのはどこですか？　そこへシルクと親方を用意するのです。
