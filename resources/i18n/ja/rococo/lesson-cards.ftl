### Bonuses after the action, and crowns at the end.

lesson-cards-name = ボーナスと王冠
lesson-cards-about = カードがアクションの後にくれるもの。終盤に雇うべき人。

lesson-cards-welcome-say = 従業員をよく見てください。指ぬきはできること、名前の下の印はボーナス。アクションの後のちょっとした贈り物です。

lesson-cards-sign-say = この職人は、あなたの装飾1つにつき{ $each }リーヴルくれます。自分のマーカーを探しましょう。厨房、彫像、広間4の音楽家。今ならいくらですか？
lesson-cards-sign-one = { $each }リーヴル
lesson-cards-sign-one_reply = 全部数えます。厨房も、彫像も、音楽家も、花火も。
lesson-cards-sign-three = { $worth }リーヴル
lesson-cards-sign-three_reply = 装飾{ $own }つで{ $worth }リーヴル。でもボーナスは必ずアクションの後。これをうまく使えますよ…
lesson-cards-sign-ten = { $wrong }リーヴル
lesson-cards-sign-ten_reply = 衣装まで数えましたね！　衣装は装飾ではありません。数えるのは広間の外のマーカーと、音楽家だけです。

lesson-cards-play-say = この職人を使ってください。
lesson-cards-play-else = その人の出番は後で。元に戻しましょう。装飾を数える職人が先です。

lesson-cards-first-say = まずアクション、次にボーナス。では、このボーナスを増やすアクションはどれでしょう？　装飾に出資しましょう！
lesson-cards-first-else = それもできますが、ボーナスで数える装飾は{ $own }つのまま。元に戻して、もう1つ出資しましょう。
lesson-cards-first-depute = 宮廷に送れば{ $pay }リーヴルと最後のボーナスですが、数えるのは{ $own }つだけ。元に戻して、もう1つ増やしましょう。

lesson-cards-fund-say = 使用人の厨房が向いています。毎ラウンドの後、装飾1つにつき{ $fountain_livre_per_decoration }リーヴル。ほかの装飾でも数えます。
lesson-cards-fund-else = ボーナスはいつでも放棄できます。でも、ただの{ $next }リーヴルですよ？　元に戻して、使いましょう！

lesson-cards-counted-say = ほら、ボーナスは出資の後に数えました。装飾{ $own }つで、財布に{ $worth }リーヴル入りました。

lesson-cards-crown-say = 次は新人です。終盤のラウンドには、王冠をかぶった人がいます。アクションの後には何もくれませんが、舞踏会の後に一度だけ得点になります。だから終盤に雇うのです。

lesson-cards-couples-say = この王冠は、ドレスとフロックコート1組につき名声{ $pair }点。宮殿にはあなたのドレスが{ $gowns }着、フロックコートが{ $coats }着。何組でしょう？
lesson-cards-couples-three = { $coats }組
lesson-cards-couples-three_reply = { $coats }組、カード1枚で名声{ $couples }点！　お相手を待つご婦人がまだ1人います。
lesson-cards-couples-four = { $gowns }組
lesson-cards-couples-four_reply = 最後のご婦人は1人で踊ることになります。もうフロックコートがありません。
lesson-cards-couples-seven = { $garments }組
lesson-cards-couples-seven_reply = それは衣装の数です。1組には1着ずつ要ります。

lesson-cards-master-say = 雇えるのは親方だけ。コレットとバティストの手番の後で、親方を使って雇いましょう。
lesson-cards-master-else = 今回は違います。元に戻しましょう。親方に誰か雇わせるのです。

lesson-cards-hire-say = あなたの宮殿にぴったりの人を選んでください。
lesson-cards-hire-else = 元に戻しましょう。ドレスとフロックコートの組のほうが得です。名声{ $couples }点ですよ。
lesson-cards-hire-level6-notions = これも王冠です。最後に残った糸とレース1組につき名声{ $notions }点。あなたは糸{ $thread }個でレースなし。組がないので0点です。元に戻しましょう。
lesson-cards-hire-level5-rent = 衣装{ $garments }着で{ $rent }リーヴル。第3ラウンドならすてきです。最後は{ $livre_per_prestige }リーヴルで名声1点。元に戻しましょう。
lesson-cards-hire-level5-silk = シルクを名声点に変える親方ですが、ラックにはタイルが1枚だけ。元に戻しましょう。

lesson-cards-hired-say = カードはもう手札にあります。雇った人は同じラウンドに働きます。王冠の人も休みません。ほかの徒弟と同じです。

lesson-cards-staff-say = 次はもう1人の職人。王妃の寵愛で{ $favor_livre }リーヴル得てください。それから変わったボーナスを見ましょう。
lesson-cards-staff-else = 元に戻しましょう。お見せしたいのは、もう1人の職人と王妃の寵愛です。

lesson-cards-forfeit-say = このボーナスは、従業員1人を無報酬で宮廷に送り、その人のボーナスをもう一度使うもの。新米に去ってもらうには最高ですが、今日は全員必要です。ボーナスを放棄しましょう。
lesson-cards-forfeit-else = 今去った人は最終ラウンドにいません。しかも無報酬です。元に戻して、放棄しましょう。ボーナスは義務ではありません。

lesson-cards-depute-say = 最後の落とし穴。この徒弟を宮廷に送れば{ $apprentice }リーヴルです。送りますか？
lesson-cards-depute-yes = はい、お金はお金
lesson-cards-depute-yes_reply = すると王冠も宮廷へ行ってしまい、{ $apprentice }リーヴルのために名声{ $couples }点を手放すことになります。考え直しましょう。
lesson-cards-depute-no = いいえ、残します
lesson-cards-depute-no_reply = 残しましょう。王冠は手札でも控えでも捨て札でも、あなたの従業員である限り数えます。

lesson-cards-end-say = 序盤はお金とシルクをもたらす人、中盤は衣装と装飾を数える人、終盤は自分に合う王冠の人を雇いましょう。そしていつも、アクションが先、ボーナスが後！
