### Final scoring: first you guess, then it comes.

lesson-verdict-name = 祝祭の終わり
lesson-verdict-about = 最後に数えるもの。まず予想し、それから最後のカードを使います。

lesson-verdict-welcome-say = 最終日、最後のカードはあなたです。名前の横の表彰台は、今勝つのが誰かを示しています。残念ながらマノン。国王より先に数えましょう！

lesson-verdict-left-say = 左のテーブルは、最多が{ $first }点、2番目が{ $second }点。マノンは{ $hers }個、あなたはテーブルボーナスのすぐ隣に1個。ブリオッシュを加えると何点でしょう？
lesson-verdict-left-three = { $second }点
lesson-verdict-left-three_reply = それは2番目の点です。数え直して、テーブルボーナスに近いのは誰か見ましょう。
lesson-verdict-left-six = { $first }点
lesson-verdict-left-six_reply = { $hers }個対{ $hers }個で、あなたのほうが近い。あなたに{ $first }点、マノンに{ $second }点です。
lesson-verdict-left-nothing = 0点
lesson-verdict-left-nothing_reply = なぜ？　{ $hers }個なら彼女と同数です。

lesson-verdict-middle-say = 中央のテーブルは、マノンが{ $middleHers }個、あなたとガスパールが1個ずつ。2番目の{ $middleSecond }点は誰のもの？
lesson-verdict-middle-you = 私
lesson-verdict-middle-you_reply = あなたです。マドレーヌは彼のメレンゲよりテーブルボーナスに近いのです。
lesson-verdict-middle-gaspard = ガスパール
lesson-verdict-middle-gaspard_reply = 彼のメレンゲは1マス遠くにあります。テーブルボーナスを探してください。
lesson-verdict-middle-shared = 誰のものでもない
lesson-verdict-middle-shared_reply = 最多しか数えない2人ゲームならそうです。でも今は3人です。

lesson-verdict-host-say = あなたの貴族のホストは{ $printed }点と書かれ、持ち場のある対戦相手1人につき1点増えます。全部で何点でしょう？
lesson-verdict-host-two = { $printed }点
lesson-verdict-host-two_reply = それは書かれた点だけ。持ち場があるのは誰ですか？
lesson-verdict-host-four = { $hosted }点
lesson-verdict-host-four_reply = { $hosted }点です。書かれた{ $printed }点と、マノンとガスパールで1点ずつ。
lesson-verdict-host-six = { $overcounted }点
lesson-verdict-host-six_reply = 数えるのは対戦相手だけ、それも1人1回です。

lesson-verdict-money-say = 財布には{ $purse }コイン、最後の収入が{ $income }コイン。{ $total }コインは、最後に何点でしょう？
lesson-verdict-money-two = { $worth }点
lesson-verdict-money-two_reply = { $worth }点。{ $coins_per_prestige }コインごとに1点です。端数はせいぜい同点のときに比べるだけ。
lesson-verdict-money-three = { $more }点
lesson-verdict-money-three_reply = { $coins_per_prestige }コインそろわなければ数えません。
lesson-verdict-money-four = { $most }点
lesson-verdict-money-four_reply = 両替はもっと不利です。{ $coins_per_prestige }コインで名声1点です。

lesson-verdict-bargain-say = 最後のカードは、名声点を1点{ $price }コインで売ってくれます。左のテーブルの持ち場は、菓子を{ $service_coins }コインで給仕します。コインをどうしますか？
lesson-verdict-bargain-keep = 取っておく
lesson-verdict-bargain-keep_reply = { $coins_per_prestige }コインで1点ですよ？　国王の銀行家が大喜びです。
lesson-verdict-bargain-buy = 使う
lesson-verdict-bargain-buy_reply = もちろん。まず{ $service_coins }コインで1点、次に{ $price }コインで1点、残りだけ{ $coins_per_prestige }コインで1点です。

lesson-verdict-deliver-say = カードを使い、ブリオッシュを左のテーブルに届けましょう。
lesson-verdict-deliver-then_choose_action = 届ける！
lesson-verdict-deliver-then_deliver = ブリオッシュを。
lesson-verdict-deliver-then_place_dish = 左のテーブルの、最後の空きマス。
lesson-verdict-deliver-sell = { $sale }コインは{ $saleWorth }点。テーブルなら{ $brioche }点、しかも最多で{ $first }点です！　元に戻しましょう。
lesson-verdict-deliver-else = それでは点が減ります。元に戻して、ブリオッシュを左のテーブルへ。

lesson-verdict-serve-say = 持ち場が給仕します。{ $service_coins }コインで名声1点、今日いちばんのお買い得です。
lesson-verdict-serve-0 = これより安くはなりません。元に戻して、払いましょう。
lesson-verdict-serve-else = これより安くはなりません。元に戻して、払いましょう。

lesson-verdict-last-say = 次はボーナス。{ $spent }コインで名声{ $bought }点です。その後は収入、そしてすぐに国王が数えます。得点表を読み終えたら「テーブルを見る」を選んでください。そこで待っています。
lesson-verdict-last-then_buy_prestige = { $spent }コインで名声{ $bought }点。得点表を読み終えたら「テーブルを見る」を選んでください。そこで待っています。
lesson-verdict-last-else = コインの値打ちは刻々と下がっています。元に戻して、{ $bought }点買いましょう。

lesson-verdict-tables-say = あなたの言ったとおり、左のテーブルで{ $first }点、中央で{ $middleSecond }点。上と下のテーブルの{ $top }点ずつと合わせて{ $tables }点です。

lesson-verdict-total-say = あなたは{ $own }点、マノンは{ $other }点。最後のカードがなければマノンの勝ちでした。あのカードで祝祭に勝ったのです。

lesson-verdict-end-say = 菓子、テーブル、持ち場、ホスト、特別ボーナス、そしてコインを使い切ること。第1ラウンドから考えておきましょう。あとは飾りです。
