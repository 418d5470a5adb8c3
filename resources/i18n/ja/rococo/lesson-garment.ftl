### Making a garment: what it needs, what is lost with mixed tiles, renting and selling.

lesson-garment-name = 衣装を仕立てる
lesson-garment-about = シルク、糸、レースと価格。そして客か、買い手か。

lesson-garment-signs-say = 衣装の読み方です。右がシルク、その下が糸とレース、上が価格。いちばん下は売値と、貸したときの名声点です。

lesson-garment-which-say = この3着を、財布とラックと見比べてください。職人が仕立てられるのはどれでしょう？
lesson-garment-which-six = { $six }リーヴルのドレス
lesson-garment-which-six_reply = レースが{ $laces }個要りますが、1個しかありません。もう一度。
lesson-garment-which-four = { $four }リーヴルのコート
lesson-garment-which-four_reply = シルクとレースは足りますが、金の指ぬきが見えますか？　これを作れるのは親方だけです。もう一度。
lesson-garment-which-two = { $price }リーヴルのドレス
lesson-garment-which-two_reply = そのとおり。青シルク{ $bales }個、レース1個、{ $price }リーヴル、指ぬきはなし。

lesson-garment-tailor-say = では職人に、{ $price }リーヴルのドレスを仕立ててもらいましょう！
lesson-garment-tailor-start-master-1 = 今日、親方には別の仕事があります。元に戻しましょう。このドレスなら職人でも作れます。
lesson-garment-tailor-start-apprentice-1 = 徒弟は仕立てられません。元に戻して、職人を使いましょう。
lesson-garment-tailor-else = 今回は違います。元に戻して、職人に{ $price }リーヴルの青のドレスを仕立ててもらいましょう。

lesson-garment-pay-say = ラックのこの1枚で払うか、バーの2枚で払うか。タイルはいつも丸ごと渡し、おつりはありません。どちらが賢いでしょう？
lesson-garment-pay-else = ドレス1着にタイル2枚、しかもピンクと緑が無駄になります！　元に戻しましょう。

lesson-garment-rent-say = 次は客です。舞踏会ではどの客も同じですが、すぐにお礼をくれる客もいます。広間3の1番目なら糸で、ちょうど次に必要です。
lesson-garment-rent-else = すてきな客です。でも次の衣装には糸が要り、この客がくれます。元に戻しましょう。
lesson-garment-rent-sell = 買い手に？　それは後で見せます。このドレスは貸しましょう。元に戻してください。

lesson-garment-others-say = 客から糸、職人のボーナスから{ $bonus }リーヴル。では、ほかの人たちの番です。

lesson-garment-mixed-say = 次はこのピンクのコート。ピンクシルク{ $pink }個と糸が要ります。あなたのピンクは、青や緑と同じタイルにあります。その2つはどうなるでしょう？
lesson-garment-mixed-back = ラックに残る
lesson-garment-mixed-back_reply = ラックでハサミは禁物！　タイルは丸ごと出します。もう一度。
lesson-garment-mixed-lost = 失われる
lesson-garment-mixed-lost_reply = 残念ながら失われます。混ざったタイルはいろいろな衣装に使えますが、ここではどちらも1個ずつ無駄になります。

lesson-garment-coat-say = 今日はその余裕があります。親方に{ $coatPrice }リーヴルのピンクのコートを仕立ててもらいましょう。払い方は1つなので、質問されません。
lesson-garment-coat-else = また別の日に。元に戻して、親方に{ $coatPrice }リーヴルのピンクのコートを仕立ててもらいましょう。

lesson-garment-sell-say = そしてこれは、今回だけ売ります。すぐに{ $value }リーヴル、でも誰も着ません。
lesson-garment-sell-else = 私もたいていは貸します。でも一度、買い手がいくら払うか見てください。元に戻して、売りましょう。

lesson-garment-compare-say = 舞踏会が終わると、{ $livre_per_prestige }リーヴルで名声1点です。ドレスとコート、どちらが得だったでしょう？
lesson-garment-compare-gown = 貸したドレス
lesson-garment-compare-gown_reply = そう、名声{ $prestige }点に客のお礼、広間での頭数。売るのは、新しい従業員や音楽家など、今お金でもっと得をするときだけです。
lesson-garment-compare-coat = 売ったコート
lesson-garment-compare-coat_reply = { $value }リーヴルは名声{ $worth }点です。ドレスは{ $prestige }点で、広間でも数えられます。もう一度。

lesson-garment-end-say = シルク、糸、レース、価格、そして客。これが私たちの仕事です！　金の指ぬきのことは次のレッスンで。
