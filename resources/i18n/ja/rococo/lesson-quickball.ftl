### The short way through the game.

lesson-quickball-name = 10分コース
lesson-quickball-about = 最後の2ラウンドと舞踏会で、6つのアクションと手札の選び方を全部。その後はあなた自身のゲームです。

lesson-quickball-welcome-say = カミーユ、10分あれば遊べるようになりますよ。国王の舞踏会の衣装を仕立てて名声点を集め、いちばん多い人の勝ちです。ラウンドごとに従業員を{ $hand_size }枚、手番に1枚ずつ使い、それぞれがアクションを1つ行います。

lesson-quickball-standing-say = 名前の横にあるのがあなたのお金（リーヴル）、表彰台の数は、今ゲームが終わった場合の名声点で、{ $mine }点です。その多くは、2ラウンド後の舞踏会で初めて数えます。

lesson-quickball-ranks-say = アクションは6つ。誰に何ができるかは色でわかります。金の親方は何でも、銀の職人は雇うこと以外なら何でも。真鍮の徒弟は、シルクの獲得、装飾への出資、お金と引き換えに去ることだけです。

lesson-quickball-acquire-say = 1つ目は、衣装に使うシルク。徒弟を使って、どれでもいいのでタイルを獲得してください。払うのは引き出しに書かれた価格です。引き出しは、残りが少ないほど安くなります。
lesson-quickball-acquire-then_keep_resource = タイルを残せば、シルクがラックに掛かります。または、下に示された糸やレースとすぐに交換します。衣装によっては、これも必要です。／はどちらか1つ、＋は両方です。
lesson-quickball-acquire-else = まだですよ。元に戻して、徒弟でタイルを獲得しましょう。

lesson-quickball-bonus-say = カードには、絵の下にボーナスもあります。使っても、使わなくてもかまいません。このボーナスでは糸かレースを買えます。カードを指すと、記号の意味が言葉で出ます。
lesson-quickball-bonus-else = お好きなように。

lesson-quickball-sew-say = コレットが人を雇いました。新しい人はこのラウンドから使えるので、1枚多く使えます。2つ目は衣装。上が価格、右が必要なシルク。親方にこの青のドレスを。価格は0で、青シルク{ $bales }個だけで作れます。タイルの余りは失われます。
lesson-quickball-sew-start-journeyman = 元に戻しましょう。職人はこの次に王妃のもとへ行きます。青のドレスは親方が仕立てます。
lesson-quickball-sew-else = 親方はそれもできます。でも元に戻して。青のドレスが待っていますよ。

lesson-quickball-guest-say = 広間2の客に貸しましょう。すぐに{ $place }リーヴルくれる客もいます。舞踏会で、衣装は書かれた名声点になります。さらに広間の隅の数が、そこの衣装が最多の人（{ $first }点）と2番目の人（{ $second }点）に入ります。
lesson-quickball-guest-sell = 元に戻しましょう。売らずに、踊らせてあげるのです。
lesson-quickball-guest-else = 元に戻しましょう。そこにはもう誰かいます。足りないのは広間2だけです。

lesson-quickball-wait-say = これで{ $halls }つの広間すべてに衣装が揃いました。最初に揃えた人は名声{ $everywhere }点、2番目は{ $next }点、3番目は{ $third }点です。

lesson-quickball-thimble-say = この指ぬきの場所は親方の客で、親方が作った衣装だけを置けます。広間で同数なら、この客が多い人が最多です。それも同数なら、全員が満額を得ます。

lesson-quickball-tie-say = 広間3では、ユリのコレットとあなたの衣装が同数です。ここの最多は誰でしょう？
lesson-quickball-tie-me = 私
lesson-quickball-tie-me_reply = 指ぬきの場所にあるのは誰の衣装でしょう。もう一度。
lesson-quickball-tie-colette = コレット
lesson-quickball-tie-colette_reply = そうです。指ぬきの場所にあるのは彼女の衣装です。客を選ぶときは指ぬきに気をつけましょう。
lesson-quickball-tie-both = 2人とも
lesson-quickball-tie-both_reply = 決め手がなければそうです。ここでは指ぬきが決め手です。もう一度。

lesson-quickball-others-say = では、ほかの人たちの番です。何をしたかはここで読めます。

lesson-quickball-favor-say = 3つ目は王妃の寵愛。職人をプレイして手に入れましょう。{ $favor_livre }リーヴルを得て、次のラウンドはあなたから始めます。ゲームの終わりに持っている人は名声{ $favor_prestige }点です。
lesson-quickball-favor-else = 元に戻しましょう。職人が王妃の寵愛をいただきます。

lesson-quickball-evening-say = ボーナスの次は夜。全員が手札を使い切ると、各自{ $base_income }リーヴルを得ます。
lesson-quickball-evening-else = お好きなように。

lesson-quickball-hand-say = 新しいラウンドには、新しい手札。全員が同時に、見せずに、控えから{ $hand_size }枚選びます。使ったカードは隣の捨て札にあり、戻るのは控えが空になってからです。光っているカードを身分ごとに1枚ずつ、親方、職人、徒弟を選んでください。
lesson-quickball-hand-else = その親方でもいいのですが、元に戻して、光っているカードを身分ごとに1枚ずつ選んでください。

lesson-quickball-crown-say = 宮廷に新しい従業員が来ました。王冠のあるカードは、ゲーム中のボーナスはなく、自分のところにあればどこでも、舞踏会で書かれたものの名声点になります。

lesson-quickball-hire-say = 4つ目は雇うこと。できるのは親方だけです。親方を使い、誰かを選んでください。残りが少ないほど安くなります。ローマ数字はレベルで、ラウンドが進むと上がります。強い人は最初から最後まで、1ラウンドに1回ほど雇います。
lesson-quickball-hire-else = 元に戻しましょう。親方に雇ってもらいます。

lesson-quickball-again-say = 新しい人はもう手札にいて、このラウンドから使えます。

lesson-quickball-sell-say = もう1着、今度は売るための衣装です。すぐに{ $sale }リーヴル、でも舞踏会の名声点にはなりません。割に合う場所がないときや、お金のほうが役立つときに売ります。職人に緑のドレスを仕立てさせます。親方が要るのは金の指ぬきだけです。
lesson-quickball-sell-else = 元に戻しましょう。職人が緑のドレスを仕立て、あなたが売ります。

lesson-quickball-kitchens-say = 次は装飾です。どれにも効果があります。厨房は毎ラウンドの収入を増やすので、早めに出資しましょう。彫像は舞踏会で、客に貸した自分の衣装の色ごとに名声{ $statue_prestige_per_color }点です。指し示すと説明が出ます。
lesson-quickball-musician-say = 広間の音楽家も装飾です。出資した人はその広間に進出したことになり、親方の客で決まらない同数に勝ちます。

lesson-quickball-fund-say = 6つ目、最後のカードで装飾に出資します。花火です。舞踏会ではあなたの客が1人、王家の広間から花火のバルコニーへ出て、そこで{ $times }倍に数えます。花火が最多ならさらに名声{ $rockets }点です。
lesson-quickball-fund-else = 元に戻しましょう。最後のカードで花火に出資します。

lesson-quickball-purse-say = 同じカードのボーナスも使いましょう。メインアクションの後に使います。
lesson-quickball-purse-then_keep_resource = ボーナスでタイルを1枚得ました。シルクとして残すか、下に示されたものと交換します。両方はできません。どちらも次の衣装に役立ちます。
lesson-quickball-purse-else = お好きなように。

lesson-quickball-depute-say = 5つ目、最初からいる徒弟を宮廷に送って{ $apprentice }リーヴル。このカードはゲームから除外されます。序盤なら、弱い人が減ってほかの人が手札に来やすくなるので得です。終盤はお金だけになります。最低{ $minimum_staff }人は残さなければなりません。
lesson-quickball-depute-else = 元に戻しましょう。徒弟は宮廷へ行くのです。

lesson-quickball-farewell-say = よければ最後のボーナスを。
lesson-quickball-farewell-else = お好きなように。

lesson-quickball-worth-say = 王家の広間では、バティストとあなたの衣装が同数、どちらも指ぬきの場所です。最多の名声{ $royal }点は誰のもの？
lesson-quickball-worth-both = 2人とも満額
lesson-quickball-worth-both_reply = 2人とも満額で、2番目はいません。ただし広間の音楽家に出資した人は、そこでこういう同数に勝ち、その広間に進出したことにもなります。
lesson-quickball-worth-half = 半分ずつ
lesson-quickball-worth-half_reply = 王さまは半分にはしません。もう一度。
lesson-quickball-worth-nobody = 誰のものでもない
lesson-quickball-worth-nobody_reply = 王さまはそんなにけちではありません。もう一度。

lesson-quickball-money-say = 舞踏会では、装飾に書かれた点数も入ります。お金は{ $livre_per_prestige }リーヴルで名声1点にしかなりません。早めに使いましょう。

lesson-quickball-last-say = すべてのアクションを試しました。割に合う最後のボーナスがあれば、どうぞ。ほかの人たちも最後のカードを使い終えると、舞踏会は終わり、国王が得点を数えます。
lesson-quickball-last-else = お好きなように。

lesson-quickball-counted-say = ご覧なさい。バティストの客が、王家の広間からバルコニーへ出ました。花火に出資していれば、あなたの客も出ています。あなたは{ $mine }点、コレットは{ $colette }点、バティストは{ $baptiste }点。同点なら残ったお金の多い人の勝ちです。

lesson-quickball-end-say = これで全部です！　本番は、こうしたラウンドが{ $rounds }回。光っているボタンで、いつでも「全アクション」を絵で見られます。内容も費用もわかります。さあ、初めてのゲームを遊びましょう。私が隣にいますよ。
