### The short way through the game.

lesson-quickball-name = 10分コース
lesson-quickball-about = 最後の2ラウンドと舞踏会で、6つのアクションを全部。その後はあなた自身のゲームです。

lesson-quickball-welcome-say = カミーユ、10分あれば遊べるようになりますよ。舞踏会まで残り2ラウンド。こちらがあなたの従業員です。手番ごとに1枚使うと、ひとつ仕事をしてくれます。6つの仕事を全部試しましょう。

lesson-quickball-acquire-say = 1つ目はシルク。徒弟を使って、どれでもいいのでタイルを獲得してください。シルクはラックに掛けておくか、糸やレースと交換します。
lesson-quickball-acquire-else = まだですよ。元に戻して、徒弟でタイルを獲得しましょう。

lesson-quickball-bonus-say = カードにはボーナスもあります。使っても、使わなくてもかまいません。
lesson-quickball-bonus-else = お好きなように。

lesson-quickball-sew-say = 2つ目は衣装。親方が青のドレスを仕立てます。青シルク{ $bales }個で、価格は0です。
lesson-quickball-sew-start-journeyman = 元に戻しましょう。職人はこの次に王妃のもとへ行きます。青のドレスは親方が仕立てます。
lesson-quickball-sew-else = 親方はそれもできます。でも元に戻して。青のドレスが待っていますよ。

lesson-quickball-guest-say = 客に貸しましょう。広間の空いている場所を選びます。舞踏会で名声点になり、枠のついた場所ならすぐに{ $place }リーヴルも入ります。
lesson-quickball-guest-else = 元に戻しましょう。売らずに、踊らせてあげるのです。

lesson-quickball-wait-say = 広間の衣装が最多だと、最後に得点します。ユリはコレットです。同数なら、指ぬきのある場所（親方の客）がそこに多い人、次に広間の音楽家に出資した人が勝ち。それでも決まらなければ、どちらも最多です。
lesson-quickball-others-say = では、ほかの人たちの番です。

lesson-quickball-favor-say = 3つ目は王妃の寵愛。職人をプレイして手に入れましょう。{ $favor_livre }リーヴルを得て、次のラウンドはあなたから始めます。
lesson-quickball-favor-else = 元に戻しましょう。職人が王妃の寵愛をいただきます。

lesson-quickball-evening-say = ボーナスの次は夜。全員が手札を使い切ると、各自{ $base_income }リーヴルを得ます。
lesson-quickball-evening-else = お好きなように。

lesson-quickball-hire-say = 新しいラウンド。全員が控えから新しい手札を選びます（あなたの分は選んであります）。4つ目、雇えるのは親方だけです。「親方I」ではないほうの親方を使って、誰か選んでください。
lesson-quickball-hire-else = 元に戻しましょう。親方に雇ってもらいます。

lesson-quickball-again-say = 新しい人はもう手札にいて、このラウンドから使えます。

lesson-quickball-fund-say = 5つ目、親方Iで装飾に出資します。広間5の音楽家は舞踏会で名声点{ $music }点。厨房は毎ラウンド実入りがあるので、早いほど得です。
lesson-quickball-fund-else = 元に戻しましょう。このカードで装飾に出資します。

lesson-quickball-purse-say = そしてボーナスです。
lesson-quickball-purse-else = お好きなように。

lesson-quickball-depute-say = 6つ目、最初からいる徒弟を宮廷に送って{ $apprentice }リーヴル。このカードはゲームから除外されます。
lesson-quickball-depute-else = 元に戻しましょう。徒弟は宮廷へ行くのです。

lesson-quickball-farewell-say = よければ最後のボーナスを。
lesson-quickball-farewell-else = お好きなように。

lesson-quickball-last-say = 残りの手札は自由に使ってください。すると国王が舞踏会を開き、得点を数えます。得点表を読み終えたら「テーブルを見る」を選んでください。そこで待っています。
lesson-quickball-last-else = お好きなように。

lesson-quickball-counted-say = これを目指して遊ぶのです。宮殿の衣装は、1着ごとに書かれた名声点になります。さらに広間ごとに、衣装が最多なら1つ目の数、2番目なら2つ目の数。この広間2なら{ $first }と{ $second }です。

lesson-quickball-money-say = 装飾は書かれた点数、彫像は色が多いほど高くなります。お金は{ $livre_per_prestige }リーヴルで名声1点にしかなりません。早めに使いましょう。

lesson-quickball-total-say = あなたは{ $mine }点、コレットは{ $colette }点、バティストは{ $baptiste }点。同点なら残ったお金の多い人の勝ちです。名前の横の表彰台は、いつでも今の形勢を示しています。

lesson-quickball-end-say = これで全部です！　本番は、こうしたラウンドが{ $rounds }回。さあ、初めてのゲームを遊びましょう。私が隣にいますよ。
