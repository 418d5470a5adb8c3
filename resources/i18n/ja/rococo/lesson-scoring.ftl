### The final scoring: first you guess, then it comes.

lesson-scoring-name = 舞踏会の終わり
lesson-scoring-about = 最後に数えるもの。まず予想し、それから最後のカードを使います。

lesson-scoring-welcome-say = 最後の夜、最後のカードはあなたです。名前の横の表彰台は、今勝つのが誰かを示しています。残念ながらコレット。国王より先に数えましょう！

lesson-scoring-hall-say = 広間2は、最多が{ $first }点、2番目が{ $second }点。あなたの客は{ $own }人、バティストは1人。あなたの最多は何点でしょう？
lesson-scoring-hall-two = { $second }点
lesson-scoring-hall-two_reply = それは2番目で、2番目はバティストです。
lesson-scoring-hall-four = { $first }点
lesson-scoring-hall-four_reply = { $first }点、バティストは{ $second }点です。衣装そのものは後で1着ずつ数えます。
lesson-scoring-hall-eight = 客1人に{ $first }点で{ $eachOwn }点
lesson-scoring-hall-eight_reply = そうだといいのですが！　どれだけ多くても、最多の得点は一度だけです。

lesson-scoring-tie-say = 王家の広間。あなたの衣装が{ $royal }着、コレットが{ $hers }着の同数！　親方の客が多い人が勝ちます。金の指ぬきを数えましょう。最多の{ $royalFirst }点は誰のもの？
lesson-scoring-tie-you = 私
lesson-scoring-tie-you_reply = あなたです。ご婦人は2人とも親方の客。それも同じなら広間の音楽家に出資した人の勝ち、音楽家がいなければ2人とも満額でした。コレットは{ $royalSecond }点です。
lesson-scoring-tie-colette = コレット
lesson-scoring-tie-colette_reply = 彼女の客は普通の場所にいます。指ぬきがどこにあるか、もう一度見てください。
lesson-scoring-tie-both = 2人とも
lesson-scoring-tie-both_reply = 決め手がなければそうです。まず親方の客を比べます。ここで多いのは誰ですか？

lesson-scoring-balcony-say = 次に、王家の広間の客1人がバルコニーへ出て、あなたの×{ $times }の花火を見ます。青のドレスは{ $prestige }点。外では何点でしょう？
lesson-scoring-balcony-four = { $prestige }点
lesson-scoring-balcony-four_reply = 屋内ならそうです。でもバルコニーでは、国王が{ $times }倍長く見てくださいます。
lesson-scoring-balcony-seven = { $plus }点
lesson-scoring-balcony-seven_reply = 足すのではなく、掛けます。
lesson-scoring-balcony-twelve = { $tripled }点
lesson-scoring-balcony-twelve_reply = ドレス1着で{ $tripled }点！　しかも最多を数えた後で出るので、広間で損はしません。

lesson-scoring-money-say = 財布には{ $livre }リーヴル、最後の収入で{ $base_income }増えます。最後に{ $total }リーヴルは名声何点でしょう？
lesson-scoring-money-two = { $worth }点
lesson-scoring-money-two_reply = { $worth }点。{ $livre_per_prestige }リーヴルごとに1点です。端数はせいぜい同点のときに比べるだけ。お金を余らせるくらいなら、使うべきだったのです！
lesson-scoring-money-five = { $base_income }点
lesson-scoring-money-five_reply = 両替はもっと不利です。{ $livre_per_prestige }リーヴルで名声1点です。
lesson-scoring-money-twentynine = { $total }点
lesson-scoring-money-twentynine_reply = それでは銀行家が舞踏会の勝者です。{ $livre_per_prestige }リーヴルで名声1点です。

lesson-scoring-statue-say = だから、使いましょう！　この彫像は{ $cost }リーヴル。書かれた名声が{ $printed }点、宮殿のあなたの衣装の色1つにつき{ $each }点。全部で何点でしょう？
lesson-scoring-statue-three = { $printed }点
lesson-scoring-statue-three_reply = それは書かれた点だけです。自分の色を数えましょう。
lesson-scoring-statue-eight = { $colors }点
lesson-scoring-statue-eight_reply = 4色で{ $colors }点、そのとおり。でも書かれた{ $printed }点もあります。
lesson-scoring-statue-eleven = { $statue }点
lesson-scoring-statue-eleven_reply = { $statue }点です。青・ピンク・緑・オレンジで{ $colors }点、彫像自体が{ $printed }点。お金のまま{ $costWorth }点になるより、ずっといいですね！

lesson-scoring-play-say = では最後のカード。出資は徒弟にもできます。この徒弟に任せましょう。
lesson-scoring-play-else = 今それをしても、ほとんど得になりません。シルクや糸はそのままでは名声点になりません。元に戻して、出資しましょう。
lesson-scoring-play-depute = このカードには王冠があります！　いなくなれば名声{ $crown }点もなくなります。元に戻して、出資しましょう。

lesson-scoring-last-say = 彫像をお願いします。その後は収入、そしてすぐに国王が数えます。得点表を読み終えたら「テーブルを見る」を選んでください。そこで待っています。
lesson-scoring-last-else = それも名声点になりますが、{ $statue }点より少ないのです。元に戻して、3つ目の彫像にしましょう。
lesson-scoring-last-musician-hall2 = すてきな音楽の夕べ、名声{ $music }点。でも彫像は{ $statue }点です！　元に戻しましょう。

lesson-scoring-halls-say = あなたの言ったとおり、王家の広間で{ $royalFirst }点、広間2で{ $first }点。それに音楽家が同数を制した広間5で{ $fifth }点。合わせて{ $sum }点です。

lesson-scoring-crown-say = 王妃の寵愛で{ $favor_prestige }点、王冠は親方の客の組で{ $crown }点、そして花火で{ $fireworks }点。花火は1つずつですが、あなたのほうが右にあります。

lesson-scoring-total-say = あなたは{ $mine }点、コレットは{ $others }点。{ $livre }リーヴルを使わずにいたら{ $kept }点でした。最後のカードで舞踏会に勝ったのです。

lesson-scoring-end-say = 第1ラウンドから覚えておきましょう。最多、バルコニー、彫像の色、王冠。そして終わりが近づいたら、お金は残らず名声点に変えること。
