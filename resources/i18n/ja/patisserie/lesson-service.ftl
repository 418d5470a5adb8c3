### Service posts, noble hosts, majorities and ties.

lesson-service-name = 給仕とホスト
lesson-service-about = 給仕の持ち場、貴族のホスト、最多と同数。

lesson-service-areas-say = 給仕はテーブルの間で待ちます。どの区域にも持ち場が2つあり、2つのテーブルに接しています。

lesson-service-sides-say = 左の持ち場は最後に名声点、右はすぐに何かもらえます。今は3人。1つの区域で使える持ち場は全部でいくつでしょう？
lesson-service-sides-both = 2つ
lesson-service-sides-both_reply = もっと人数が多ければ。{ $one_post_players }人までは1つ空けておきます。
lesson-service-sides-one = 1つ
lesson-service-sides-one_reply = 1つです。先に来た人が左右を選び、次の人はよそへ行きます。

lesson-service-post-say = アシスタントを使い、上のテーブルと中央のテーブルの間、左の持ち場に{ $price }コインでマーカーを置きましょう。
lesson-service-post-then_choose_action = 給仕を置く！
lesson-service-post-then_place = 上と中央の間の、左へ。
lesson-service-post-post-top-middle-2 = レシピはもらえますが、名声点がありません。元に戻して、左へ。
lesson-service-post-else = 中央のテーブルに考えがあるのです。元に戻して、その上の{ $price }コインの持ち場へ。

lesson-service-wait-say = ガスパールも持ち場を取りました。覚えておきましょう。マノンに1つ、そして彼にも1つ。

lesson-service-tie-say = 中央のテーブルは、あなたの菓子が{ $own }個、マノンが{ $hers }個。同数ならテーブルボーナスに最も近い菓子で決まります。トップは誰でしょう？
lesson-service-tie-you = 私
lesson-service-tie-you_reply = あなたのいちばん近い菓子は2番目のマスです。1番目には誰の菓子が？
lesson-service-tie-manon = マノン
lesson-service-tie-manon_reply = マノンです。テーブルボーナスのすぐ隣にあります。彼女は{ $first }点、あなたは{ $second }点です。
lesson-service-tie-both = 2人とも
lesson-service-tie-both_reply = いちばん近い菓子は必ず1つです。

lesson-service-deliver-say = ですから3個目を披露しましょう！　光っているパティシエ（ボーナスがマーカーを数えます）を使い、マドレーヌを中央のテーブルへ。
lesson-service-deliver-then_choose_action = 届ける！
lesson-service-deliver-then_deliver = マドレーヌを。
lesson-service-deliver-then_place_dish = 中央のテーブルの空いているマスならどこでも。
lesson-service-deliver-start-chef-2 = その人は最後に取っておきます。元に戻して、もう1枚のパティシエを使いましょう。
lesson-service-deliver-sell = { $sale }コインのために、テーブルをマノンに渡すのですか？　元に戻しましょう。
lesson-service-deliver-else = 今大事なのは中央のテーブルです。元に戻しましょう。

lesson-service-serve-say = 持ち場がこのテーブルの横にあるので、給仕できます。{ $service_coins }コイン払って、すぐに名声1点。テーブルの横の持ち場1つごと、菓子1個ごとに同じことができます。
lesson-service-serve-0 = 名声点がこれより安いことは、めったにありません。元に戻して、払いましょう。
lesson-service-serve-else = 名声点がこれより安いことは、めったにありません。元に戻して、払いましょう。

lesson-service-again-say = 菓子{ $own }個対{ $hers }個、テーブルはあなたのものです。次はボーナス。自分の持ち場とホスト1つにつき{ $bonus }コイン。
lesson-service-again-else = ただの{ $bonus }コインですよ！　元に戻しましょう。

lesson-service-hosts-say = 貴族のホストです。毎回の収入で{ $host_income }コイン、最後に書かれた名声点と、持ち場のある対戦相手1人につき1点。何点増えるでしょう？
lesson-service-hosts-one = { $fewer }点
lesson-service-hosts-one_reply = マノンに持ち場があります。ほかには？
lesson-service-hosts-two = { $opponents }点
lesson-service-hosts-two_reply = マノンとガスパール。あなたのホスト1つごとに{ $opponents }点増えます。持ち場がいくつあるかは関係ありません。
lesson-service-hosts-three = { $more }点
lesson-service-hosts-three_reply = あなた自身は対戦相手ではありません。

lesson-service-host-say = では招きましょう！　最後のカードを使い、1番目か2番目のホストにマーカーを置きます。{ $host1 }コインか{ $host2 }コインです。
lesson-service-host-then_choose_action = 貴族のホストを置く！
lesson-service-host-then_place = 1番目か2番目。
lesson-service-host-host-3 = { $host3 }コインでは財布がほとんど空になります。元に戻して、1番目か2番目を。
lesson-service-host-else = 客がホストを待っています。元に戻しましょう。

lesson-service-end-say = 早く招いたホストは元が取れ、持ち場は菓子ごとに稼ぎ、3個目の菓子はテーブルをひっくり返します。良い給仕を！
