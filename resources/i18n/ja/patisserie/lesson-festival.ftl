### The first lesson: what you are after, and one turn.

lesson-called-patisserie = アンセルム

lesson-festival-name = 祝祭と、ひとつの手番
lesson-festival-about = このゲームの目的と、手番の進め方。

lesson-festival-welcome-say = お入りなさい、カミーユ！　アンセルムです。パリの半分は、私から泡立て方を習いました。国王がヴェルサイユで祝祭を開きます。菓子作りは{ $rounds }ラウンド、今は第2ラウンド。最後に名声点の最も多い人が、宮廷の話題をさらいます。

lesson-festival-garden-say = 庭園と{ $tables }つの披露テーブルです。ここに披露した菓子は最後に名声点になり、テーブルで菓子がいちばん多い人は、さらに得点します。

lesson-festival-hand-say = あなたのスタッフです。手番ごとに1枚使うと、メインアクションを1つ行い、その後、書かれたボーナスをもらえます。手番はそれだけです！

lesson-festival-play-say = 金で帽子があるのはパティシエ。光っている人を使ってください。
lesson-festival-play-else = その人の出番は後で。元に戻して、光っているパティシエを使いましょう。

lesson-festival-action-say = パティシエのできることがここに並びます。灰色は今はできません。ラックではノネットが待っています。届けましょう！
lesson-festival-action-else = それもできます。でもノネットが冷めてしまいます。元に戻して、届けましょう。

lesson-festival-present-say = ラックのノネットを選び、次に場所を選びます。上のテーブルの{ $place }コインのマスへ。ドラッグしてもかまいません。
lesson-festival-present-then_place_dish = 次は場所。上のテーブルの{ $place }コインのマスです。
lesson-festival-present-sell = 売ってしまう？　{ $sale }コインになりますが、貴族は誰も味わえません。元に戻しましょう。ノネットは上のテーブルへ。
lesson-festival-present-else = 良い場所です！　でもこのレッスンでは、上のテーブルの{ $place }コインのマスです。元に戻して、探してください。

lesson-festival-paid-say = マスから{ $place }コイン、はちみつ好きの上のテーブルから{ $honey }コイン、カードのボーナスで{ $bonus }コイン。上手に届けました！

lesson-festival-others-say = 次はマノンとガスパールが1枚ずつ使います。何をしたかはここに表示されます。

lesson-festival-rounds-say = 全員の手札がなくなると収入を得て、{ $rounds }ラウンドの次のラウンドが始まります。

lesson-festival-end-say = カード1枚、アクション1つ、ボーナス1つ、そして次のプレイヤーへ。これで手番はわかりました。あとはバターだけ。
