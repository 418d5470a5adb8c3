### The short way through the game.

lesson-quickball-name = 10分コース
lesson-quickball-about = 最後の2ラウンドと舞踏会で、6つのアクションと手札の選び方を全部。その後はあなた自身のゲームです。

lesson-quickball-welcome-say = カミーユ、10分あれば遊べるようになりますよ。舞踏会まで残り2ラウンド。こちらがあなたの従業員です。手番ごとに1枚使うと、ひとつ仕事をしてくれます。6つの仕事を全部試しましょう。

lesson-quickball-ranks-say = 何ができるかは色でわかります。金の親方は何でも、銀の職人は雇うこと以外なら何でも。真鍮の徒弟は、シルクの獲得、装飾への出資、宮廷へ行くことだけです。

lesson-quickball-acquire-say = 1つ目はシルク。徒弟を使って、どれでもいいのでタイルを獲得してください。シルクはラックに掛けておくか、糸やレースと交換します。引き出しは、残りが少ないほど安くなります。
lesson-quickball-acquire-else = まだですよ。元に戻して、徒弟でタイルを獲得しましょう。

lesson-quickball-bonus-say = カードにはボーナスもあります。使っても、使わなくてもかまいません。
lesson-quickball-bonus-else = お好きなように。

lesson-quickball-sew-say = 2つ目は衣装。親方が青のドレスを仕立てます。青シルク{ $bales }個で、衣装の陳列での価格は0です。タイルは丸ごと払い、余りは失われます。
lesson-quickball-sew-start-journeyman = 元に戻しましょう。職人はこの次に王妃のもとへ行きます。青のドレスは親方が仕立てます。
lesson-quickball-sew-else = 親方はそれもできます。でも元に戻して。青のドレスが待っていますよ。

lesson-quickball-guest-say = 広間2の客に貸しましょう。最後に、ここの衣装が最多なら名声{ $first }点、2番目なら{ $second }点。これで{ $halls }つの広間すべてに衣装が揃い、最初に揃えた人はさらに{ $everywhere }点です。すぐに{ $place }リーヴルくれる客もいます。
lesson-quickball-guest-sell = 元に戻しましょう。売らずに、踊らせてあげるのです。
lesson-quickball-guest-else = 元に戻しましょう。そこにはもう誰かいます。足りないのは広間2だけです。

lesson-quickball-wait-say = 広間の衣装が最多だと、最後に得点します。ここのユリはコレットです。同数なら、指ぬきのある場所（親方の客）がそこに多い人の勝ちです。

lesson-quickball-others-say = では、ほかの人たちの番です。

lesson-quickball-favor-say = 3つ目は王妃の寵愛。職人をプレイして手に入れましょう。{ $favor_livre }リーヴルを得て、次のラウンドはあなたから始めます。ゲームの終わりに持っている人は名声{ $favor_prestige }点です。
lesson-quickball-favor-else = 元に戻しましょう。職人が王妃の寵愛をいただきます。

lesson-quickball-evening-say = ボーナスの次は夜。全員が手札を使い切ると、各自{ $base_income }リーヴルを得ます。
lesson-quickball-evening-else = お好きなように。

lesson-quickball-hand-say = 新しいラウンド。控えから手札を{ $hand_size }枚選びます。控えが空になったら、捨て札が控えになります。今日は身分ごとに1枚ずつ、親方、職人、徒弟です。
lesson-quickball-hand-else = その親方でもいいのですが、元に戻しましょう。身分ごとに1枚ずつほしいのです。

lesson-quickball-hire-say = 4つ目は雇うこと。できるのは親方だけです。親方を使い、毎回役に立つボーナスの人を選んでください。残りが少ないほど安くなります。新しいカードはすぐ手札に入ります。
lesson-quickball-hire-else = 元に戻しましょう。親方に雇ってもらいます。

lesson-quickball-again-say = 新しい人はもう手札にいて、このラウンドから使えます。

lesson-quickball-sell-say = 親方が要るのは、金の指ぬきのある衣装だけ。職人に緑のドレスを仕立てさせましょう。今回は売ります。すぐに{ $sale }リーヴル、でも舞踏会の名声点にはなりません。
lesson-quickball-sell-else = 元に戻しましょう。職人が緑のドレスを仕立て、あなたが売ります。

lesson-quickball-fund-say = 6つ目、最後のカードで装飾に出資します。花火です。舞踏会で王家の広間のあなたの衣装1着が{ $times }着分になり、花火が最多ならさらに名声{ $rockets }点です。
lesson-quickball-fund-else = 元に戻しましょう。最後のカードで花火に出資します。

lesson-quickball-purse-say = そしてボーナスです。
lesson-quickball-purse-else = お好きなように。

lesson-quickball-depute-say = 5つ目、最初からいる徒弟を宮廷に送って{ $apprentice }リーヴル。このカードはゲームから除外され、弱い人がいないほうが、ほかの人が手札に来やすくなります。最低{ $minimum_staff }人は残さなければなりません。
lesson-quickball-depute-else = 元に戻しましょう。徒弟は宮廷へ行くのです。

lesson-quickball-farewell-say = よければ最後のボーナスを。
lesson-quickball-farewell-else = お好きなように。

lesson-quickball-worth-say = これを目指して遊ぶのです。舞踏会では、宮殿の衣装が1着ごとに書かれた名声点になります。さらに広間ごとに、衣装が最多なら1つ目の数、2番目なら2つ目の数です。

lesson-quickball-money-say = 装飾は書かれた点数、彫像は作った衣装の色ごとに得点し、厨房は毎ラウンドお金をくれました。お金は{ $livre_per_prestige }リーヴルで名声1点にしかなりません。早めに使いましょう。

lesson-quickball-last-say = すべてのアクションを試しました。割に合う最後のボーナスがあれば、どうぞ。その後、ほかの人たちが最後のカードを使い、国王が舞踏会を開きます。
lesson-quickball-last-else = お好きなように。

lesson-quickball-counted-say = あなたは{ $mine }点、コレットは{ $colette }点、バティストは{ $baptiste }点。同点なら残ったお金の多い人の勝ちです。名前の横の表彰台は、いつでも今の形勢を示しています。

lesson-quickball-end-say = これで全部です！　本番は、こうしたラウンドが{ $rounds }回。各アクションの内容と費用は、いつでも「全アクション」で見られます。さあ、初めてのゲームを遊びましょう。私が隣にいますよ。
