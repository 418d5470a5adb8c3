### A last round on one's own, with comments.

lesson-finale-name = あなたの最終ラウンド
lesson-finale-about = 最終ラウンドを自分で決めます。私はささやくだけ。

lesson-finale-welcome-say = 最終ラウンド、カード{ $cards }枚、{ $livre }リーヴル。あとはあなたが決めることです。私は昔、この手札で名声69点でした。超えてごらんなさい！

lesson-finale-order-say = 先にささやきを2つ。職人は装飾{ $every }つにつき名声1点。徒弟は一度出資し、さらに{ $discount }リーヴル引きでもう一度出資できます。どちらが先でしょう？
lesson-finale-order-apprentice = 徒弟
lesson-finale-order-apprentice_reply = もちろん。まず数えるものがなければ。
lesson-finale-order-journeyman = 職人
lesson-finale-order-journeyman_reply = 今ボーナスで数えるのは厨房と花火の{ $own }つ。後なら{ $later }つになるかも…
lesson-finale-order-same = どちらでも同じ
lesson-finale-order-same_reply = 違います。ボーナスは最後ではなく、カードを使った時に数えます。

lesson-finale-missing-say = そして広間を見てください。1つだけ、まだ進出していない広間があり、全広間の{ $bonus }点は誰も取っていません。どの広間でしょう？
lesson-finale-missing-royal = 王家の広間
lesson-finale-missing-royal_reply = そこにはもう、あなたの緑のドレスがあります。自分の紋章を探してください。
lesson-finale-missing-hall3 = 広間3
lesson-finale-missing-hall3_reply = そこにはもう、あなたの青のドレスがあります。自分の紋章を探してください。
lesson-finale-missing-hall5 = 広間5
lesson-finale-missing-hall5_reply = 広間5です。客に貸すか、{ $musician }リーヴルの音楽家に出資すれば入れます。では、どうぞ！

lesson-finale-one-say = 最初のカードです。私なら親方で、{ $price }リーヴルの指ぬきのある青のドレスを、王家の広間の親方の客へ。あなたの花火の下です。
lesson-finale-one-else = 私とは違う道ですね。そちらが良いと見せてください！
lesson-finale-one-level3-fund = 徒弟が先？　いいですね、もう装飾を取られません。コレットが手を出さなければ、ドレスは待てます。
lesson-finale-one-level5-decorations = もう職人ですか？　数える装飾は{ $own }つだけ。埋め合わせに王妃の寵愛はどうでしょう。最後に名声{ $favor_prestige }点です。
lesson-finale-one-hire = 雇った人は同じラウンドに働きます。カードが1枚増えました！　組の王冠なら、今のあなたには名声{ $couples }点です。
lesson-finale-one-favor = 寵愛は今{ $favor_livre }リーヴル、最後に名声{ $favor_prestige }点。職人でも得られましたし、親方は仕立てができます。
lesson-finale-one-sell = 売ったのですか？　そのリーヴルは名声{ $low }点か{ $high }点です。客に貸せば広間でも数えました。
lesson-finale-one-depute = { $master }リーヴルは、もう名声1点にしかなりません。仕立てのできる人は、もっと価値があったでしょう。
lesson-finale-one-forfeit = 放棄？　最終ラウンドに、カードまるごと1枚を？　危ない橋がお好きですね。

lesson-finale-two-say = 次は徒弟でしょうか。広間5の音楽家で名声{ $music }点と全広間。それから{ $discount }リーヴル引きで最初の彫像。4色そろっていますからね！
lesson-finale-two-else = 私なら違う手ですが、あなたの舞踏会です。広間5をお忘れなく。
lesson-finale-two-start-master-2 = 今度は親方。指ぬきのある衣装を作り、親方の客に貸せるのは親方だけです。
lesson-finale-two-level5-decorations = 徒弟より先に職人？　ボーナスで装飾2つを数えそこねます。では寵愛でしょうか。
lesson-finale-two-forfeit = もらえるものを放棄？　{ $livre_per_prestige }リーヴル残しても名声1点だけです。

lesson-finale-three-say = 最後のカード、最後の機会です。職人はまだ寵愛を得られますか？　名声{ $favor_prestige }点、それから装飾のボーナス。その後は国王が数えます。「テーブルを見る」で私のところへ戻れます。
lesson-finale-three-else = それもいいでしょう！　結果は国王が教えてくださいます。テーブルで待っています。
lesson-finale-three-fund = 装飾をもう1つ。ボーナスでも数えます。でも寵愛より先ですか？　書かれた名声点と{ $favor_prestige }点を比べてみて。
lesson-finale-three-make_dress = 客がもう1人！　最多がひっくり返る場所を探して。
lesson-finale-three-depute = { $journeyman }リーヴル？　名声1点にもなりません。忠実な人にはもっと価値がありますよ。

lesson-finale-sheet-say = 60点を超えれば大勝利、私は69点でした。届かなければ、順番や客を変えて、もう一度このラウンドを遊んでみましょう。

lesson-finale-end-say = ラウンドについて教えることは、もうありません。本物のテーブルに着いてください。広間の多い少ないを気にしないコランは、最初の相手にぴったりです。ヴェルサイユから手紙をくださいね！
