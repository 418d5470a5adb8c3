### The short way through the game.

lesson-quickball-name = 10分コース
lesson-quickball-about = 最後の2ラウンドと舞踏会で、6つのアクションと手札の選び方を全部。その後はあなた自身のゲームです。

lesson-quickball-welcome-say = カミーユ、10分あれば遊べるようになりますよ。国王の舞踏会の衣装を仕立てて名声点を集め、いちばん多い人の勝ちです。ラウンドごとに従業員を{ $hand_size }枚、手番に1枚ずつ使い、それぞれがアクションを1つ行います。

lesson-quickball-standing-say = 名前の横にあるのがあなたのお金（リーヴル）、表彰台の数は、今ゲームが終わった場合の名声点で、{ $mine }点です。その多くは、2ラウンド後の舞踏会で初めて数えます。

lesson-quickball-ranks-say = アクションは6つ。誰に何ができるかは色でわかります。金の親方は何でも、銀の職人は雇うこと以外なら何でも。真鍮の徒弟は、シルクの獲得、装飾への出資、お金と引き換えに去ることだけです。

lesson-quickball-acquire-say = 1つ目は、衣装に使うシルク。徒弟を使って、どれでもいいのでタイルを獲得してください。払うのは引き出しに書かれた価格です。引き出しは、残りが少ないほど安くなります。
lesson-quickball-acquire-then_keep_resource = タイルを残せば、シルクがラックに掛かります。または、下に示された糸やレースとすぐに交換します。衣装によっては、これも必要です。／はどちらか1つ、＋は両方です。
lesson-quickball-acquire-else = まだですよ。元に戻して、徒弟でタイルを獲得しましょう。

lesson-quickball-bonus-say = カードには、絵の下にボーナスもあります。使っても、使わなくてもかまいません。このボーナスでは糸かレースを買えます。
lesson-quickball-bonus-else = お好きなように。

lesson-quickball-sew-say = 2つ目は衣装。上が価格、右が必要なシルクです。親方にこの青のドレスを仕立てさせましょう。価格は0で、青シルク{ $bales }個だけで作れます。タイルの余りは失われます。
lesson-quickball-sew-start-journeyman = 元に戻しましょう。職人はこの次に王妃のもとへ行きます。青のドレスは親方が仕立てます。
lesson-quickball-sew-else = 親方はそれもできます。でも元に戻して。青のドレスが待っていますよ。

lesson-quickball-guest-say = 広間2の客に貸しましょう。すぐに{ $place }リーヴルくれる客もいます。舞踏会で、衣装は書かれた名声点になります。さらに広間ごとに、衣装が最多なら得点します。ここは{ $first }点、2番目なら{ $second }点です。
lesson-quickball-guest-sell = 元に戻しましょう。売らずに、踊らせてあげるのです。
lesson-quickball-guest-else = 元に戻しましょう。そこにはもう誰かいます。足りないのは広間2だけです。

lesson-quickball-wait-say = これで{ $halls }つの広間すべてに衣装が揃いました。最初に揃えた人は名声{ $everywhere }点です。広間2の衣装は、ユリのコレットとあなたが同数。同数なら、指ぬきのある場所（親方の客）がそこに多い人の勝ちです。

lesson-quickball-others-say = では、ほかの人たちの番です。何をしたかはここで読めます。

lesson-quickball-favor-say = 3つ目は王妃の寵愛。職人をプレイして手に入れましょう。{ $favor_livre }リーヴルを得て、次のラウンドはあなたから始めます。ゲームの終わりに持っている人は名声{ $favor_prestige }点です。
lesson-quickball-favor-else = 元に戻しましょう。職人が王妃の寵愛をいただきます。

lesson-quickball-evening-say = ボーナスの次は夜。全員が手札を使い切ると、各自{ $base_income }リーヴルを得ます。
lesson-quickball-evening-else = お好きなように。

lesson-quickball-hand-say = 新しいラウンドには、新しい手札。控えから{ $hand_size }枚選びます。使ったカードが戻るのは、控えが空になってからです。今日は身分ごとに1枚ずつ、親方、職人、徒弟です。
lesson-quickball-hand-else = その親方でもいいのですが、元に戻しましょう。身分ごとに1枚ずつほしいのです。

lesson-quickball-hire-say = 4つ目は雇うこと。できるのは親方だけです。親方を使い、毎回役に立つボーナスの人を選んでください。残りが少ないほど安くなります。新しいカードはすぐ手札に入ります。
lesson-quickball-hire-else = 元に戻しましょう。親方に雇ってもらいます。

lesson-quickball-again-say = 新しい人はもう手札にいて、このラウンドから使えます。

lesson-quickball-sell-say = もう1着、今度は売るための衣装です。すぐに{ $sale }リーヴル、でも舞踏会の名声点にはなりません。職人に緑のドレスを仕立てさせましょう。親方が要るのは、金の指ぬきのある衣装だけです。
lesson-quickball-sell-else = 元に戻しましょう。職人が緑のドレスを仕立て、あなたが売ります。

lesson-quickball-fund-say = 6つ目、最後のカードで装飾に出資します。花火です。舞踏会で王家の広間のあなたの衣装1着が{ $times }着分になり、花火が最多ならさらに名声{ $rockets }点です。
lesson-quickball-fund-else = 元に戻しましょう。最後のカードで花火に出資します。

lesson-quickball-purse-say = そしてボーナスです。
lesson-quickball-purse-else = お好きなように。

lesson-quickball-depute-say = 5つ目、最初からいる徒弟を宮廷に送って{ $apprentice }リーヴル。このカードはゲームから除外され、弱い人がいないほうが、ほかの人が手札に来やすくなります。最低{ $minimum_staff }人は残さなければなりません。
lesson-quickball-depute-else = 元に戻しましょう。徒弟は宮廷へ行くのです。

lesson-quickball-farewell-say = よければ最後のボーナスを。
lesson-quickball-farewell-else = お好きなように。

lesson-quickball-worth-say = 舞踏会では、すべてを数えます。宮殿の衣装は1着ごとに書かれた名声点になります。さらに広間ごとに、衣装が最多なら1つ目の数、2番目なら2つ目の数です。

lesson-quickball-money-say = 装飾は書かれた点数、彫像は作った衣装の色ごとに得点し、厨房は毎ラウンドお金をくれました。お金は{ $livre_per_prestige }リーヴルで名声1点にしかなりません。早めに使いましょう。

lesson-quickball-last-say = すべてのアクションを試しました。割に合う最後のボーナスがあれば、どうぞ。その後、ほかの人たちが最後のカードを使い、国王が舞踏会を開きます。
lesson-quickball-last-else = お好きなように。

lesson-quickball-counted-say = あなたは{ $mine }点、コレットは{ $colette }点、バティストは{ $baptiste }点。同点なら残ったお金の多い人の勝ちです。

lesson-quickball-end-say = これで全部です！　本番は、こうしたラウンドが{ $rounds }回。各アクションの内容と費用は、いつでも「全アクション」で見られます。さあ、初めてのゲームを遊びましょう。私が隣にいますよ。
