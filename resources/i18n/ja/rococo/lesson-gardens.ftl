### Fireworks with the balcony, and statues.

lesson-gardens-name = 花火と彫像
lesson-gardens-about = 名声点を倍にするバルコニーと、色を愛する彫像。

lesson-gardens-welcome-say = 舞踏会の終わりには花火が上がります！　出資した花火1つにつき、あなたの衣装1着が王家の広間からバルコニーへ出て、{ $fewer }倍か{ $times }倍に数えられます。

lesson-gardens-tailor-say = ですから、見栄えのする人が必要です。親方に右端のオレンジのフロックコートを仕立てさせましょう。名声{ $prestige }点、これ以上の品はありません。
lesson-gardens-tailor-else = バルコニーには地味です！　元に戻して、親方にオレンジのフロックコートを仕立てさせましょう。
lesson-gardens-tailor-start-journeyman = コートの指ぬきが見えますか？　作れるのは親方だけです。元に戻しましょう。
lesson-gardens-tailor-start-apprentice-1 = 徒弟は仕立てられません。元に戻して、親方を使いましょう。
lesson-gardens-tailor-fund = 見物人のいない花火？　まずオレンジのフロックコートです！　元に戻しましょう。

lesson-gardens-guest-say = 王家の広間へ！　バルコニーに出られるのは、そこの客だけです。
lesson-gardens-guest-else = そこでは花火の音は聞こえても、何も見えません。元に戻して、王家の広間へ！
lesson-gardens-guest-sell = { $value }リーヴル、心が動きますね！　でもお金は足りています。名声{ $prestige }点の{ $times }倍が目の前です。元に戻しましょう。

lesson-gardens-times-say = このコートは名声{ $prestige }点。×{ $times }の花火のそばでは何点になるでしょう？
lesson-gardens-times-seven = 名声{ $plus }点
lesson-gardens-times-seven_reply = { $prestige }足す{ $times }？　印は「倍」です。
lesson-gardens-times-eight = 名声{ $doubled }点
lesson-gardens-times-eight_reply = それは×{ $fewer }のとき。こちらはもっと大きな花火です！
lesson-gardens-times-twelve = 名声{ $tripled }点
lesson-gardens-times-twelve_reply = { $prestige }点が{ $tripled }点、{ $tripledMore }点増えます。花火自体の{ $fireworks }点も足して、{ $cost }リーヴルなら悪くありません！

lesson-gardens-others-say = 先にほかの人たちです。花火を残しておいてくれるといいのですが。

lesson-gardens-fund-say = さあ、点火です！　徒弟に{ $cost }リーヴルの花火へ出資させましょう。
lesson-gardens-fund-else = それではありません。元に戻しましょう。{ $cost }リーヴル、×{ $times }の花火です。
lesson-gardens-fund-start-journeyman = 職人にはこの後、別の仕事があります。元に戻して、徒弟を使いましょう。
lesson-gardens-fund-fireworks-2 = 安いですが×{ $fewer }だけ。増えるのは{ $tripledMore }点ではなく{ $doubledMore }点です。元に戻しましょう。
lesson-gardens-fund-fireworks-4 = ×{ $times4 }で、自身も名声{ $fireworks4 }点！　でもそれでは{ $left }リーヴルしか残りません。{ $stone }リーヴルの使い道を考えているのです。元に戻しましょう。
lesson-gardens-fund-musician-hall1 = 名声{ $royal }点、立派です。でも花火のほうが安くて得です。自身が{ $fireworks }点、バルコニーで{ $tripledMore }点、最多の点も取れるかもしれません。元に戻しましょう。
lesson-gardens-fund-statue-1 = それはすぐ後で！　誰かに取られる前に、まず花火です。元に戻しましょう。

lesson-gardens-keep-say = 糸1個に{ $thread }リーヴル？　放棄しましょう。残りの{ $stone }リーヴルは、ちょうど彫像の値段です。
lesson-gardens-keep-else = これでは彫像に{ $thread }リーヴル足りません！　元に戻して、ボーナスを放棄しましょう。

lesson-gardens-most-say = 花火にも最多があります。最多に名声{ $first }点、2番目に{ $second }点。コレットが1つ、あなたが1つ。{ $first }点は誰のもの？
lesson-gardens-most-me = 私
lesson-gardens-most-me_reply = そう！　同数なら、いちばん右の花火を持つ人の勝ち。コレットは{ $second }点です。
lesson-gardens-most-colette = コレット
lesson-gardens-most-colette_reply = 先に出資したのは彼女ですが、それは関係ありません。2つの花火は右と左、どちらにありますか？
lesson-gardens-most-both = 2人とも
lesson-gardens-most-both_reply = 広間ならそうです。ここでは、いちばん右の花火で決まります。

lesson-gardens-turns-say = ほかの人たちの番です。そのあいだに、自分の衣装の色を見ておいてください。

lesson-gardens-colors-say = 彫像は最後に、自分の衣装の色1つにつき名声{ $statue }点。赤い枠のあなたの衣装は{ $garments }着。彫像は何点になりますか？
lesson-gardens-colors-six = 名声{ $three }点
lesson-gardens-colors-six_reply = 王家の広間も見てください。オレンジも数えます。
lesson-gardens-colors-eight = 名声{ $four }点
lesson-gardens-colors-eight_reply = 4色で名声{ $four }点。彫像ではこれが最高です。
lesson-gardens-colors-ten = 名声{ $many }点
lesson-gardens-colors-ten_reply = { $garments }着のうち{ $blue }着は青で、同じ色は一度しか数えません。

lesson-gardens-statue-say = { $stone }リーヴルで名声{ $four }点。職人に最初の彫像へ出資させましょう！
lesson-gardens-statue-else = それではありません。元に戻して、{ $stone }リーヴルの彫像に出資しましょう。名声{ $four }点です。
lesson-gardens-statue-musician-hall5 = 名声{ $music }点と、広間がもう1つ。でも彫像は{ $four }点です！　元に戻しましょう。
lesson-gardens-statue-forfeit = { $bonus }リーヴルを置きっぱなしにしないで。元に戻しましょう。

lesson-gardens-another-say = 2つ目の彫像は？　{ $cost2 }リーヴルで、名声{ $printed }点と書いてあります。でも衣装1着が数えられるのは、彫像1つだけ。何点になりますか？
lesson-gardens-another-nine = 名声{ $printedAndAll }点
lesson-gardens-another-nine_reply = それには、各色1着ずつ、あと4着の衣装が要ります。
lesson-gardens-another-three = 名声{ $printedAndOne }点
lesson-gardens-another-three_reply = { $printed }点に、余った2着目の青のドレスで{ $statue }点。お金は別のことに使いましょう！
lesson-gardens-another-nothing = 0点
lesson-gardens-another-nothing_reply = 惜しい！　1着余っていますし、価格の下に名声{ $printed }点とあります。

lesson-gardens-balcony-say = 最後の質問です。コートがバルコニーに出ても、王家の広間の最多や彫像に数えられるでしょうか？
lesson-gardens-balcony-yes = はい、両方とも
lesson-gardens-balcony-yes_reply = 両方とも！　誰かが出る前に広間を数え、彫像はバルコニーも見ています。
lesson-gardens-balcony-no = いいえ、もういない
lesson-gardens-balcony-no_reply = 国王に抜かりはありません。広間を先に数えます。そして彫像は目がいいのです！

lesson-gardens-end-say = つまり、王家の広間に見事な衣装があるなら花火、色がそろっているなら彫像。お金は使い切りましょう。最後は{ $livre_per_prestige }リーヴルでたった名声1点です。
