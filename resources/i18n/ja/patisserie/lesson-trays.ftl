### Whom to take along: unused staff, two baking trays, and one card that leaves.

lesson-trays-name = 誰を連れて行く？
lesson-trays-about = 未使用スタッフ、2つのトレイ、そして去る1枚。

lesson-trays-staff-say = 第3ラウンド。焼く前に、全員がスタッフを選びます。まず自分のカード{ $hand_size }枚、次に新しいカード2枚です。

lesson-trays-unused-say = 未使用はこの1枚だけで、もう手札にあります。そこで使用済みスタッフを裏返し、{ $turned }枚から{ $missing }枚選びます。全員が働くまで、裏返すことはありません！

lesson-trays-plan-say = 誰が必要でしょう？　菓子が{ $dishes }個、配達を待っています。プロフィトロールにはコック帽があり、焼けるのはパティシエだけです。

lesson-trays-chef-say = まずはパティシエから。金で、帽子のある人です。
lesson-trays-chef-else = 銀で帽子なし。アシスタントにコック帽の菓子は焼けません。元に戻して、金を選びましょう。

lesson-trays-rest-say = よろしい。あと{ $missing }枚、好きな人を！　残した人は、次のラウンドの未使用スタッフです。
lesson-trays-rest-else = お好きなように。

lesson-trays-tray_a-say = トレイA。1枚取って、残りはマノンへ回します。おすすめは、菓子をもう1個届けるアシスタント。
lesson-trays-tray_a-else = お好きなように！　残りはマノンへ。お礼は言われませんが。

lesson-trays-passing-say = トレイAは左隣へ、Bは右隣へ回ります。Bが来るころには、ほかの人たちが選んだ後です。

lesson-trays-tray_b-say = トレイB。残り{ $tray }枚のうち1枚があなたのもの。助言は控えておきましょう。
lesson-trays-tray_b-else = お好きなように。

lesson-trays-row-say = トレイに残った{ $row }枚はここに並び、ラウンドの終わりまで雇えます。

lesson-trays-count-say = 自分のカード{ $hand_size }枚に、新しい2枚。このラウンドに使うのは何枚でしょう？
lesson-trays-count-four = { $hand_size }枚
lesson-trays-count-four_reply = もっと多いです！　{ $chosen }枚のうち、去るのは1枚だけ。
lesson-trays-count-five = { $played }枚
lesson-trays-count-five_reply = { $played }枚です。{ $chosen }枚のうち1枚は、伏せたままゲームから除外。誰かは明かされません。
lesson-trays-count-six = { $chosen }枚
lesson-trays-count-six_reply = 先に1枚去らなければなりません。何枚残りますか？

lesson-trays-leave-say = 誰が去りますか？　初期スタッフのボーナスがいちばん小さいです。でもプロフィトロールのために、パティシエは残しましょう！
lesson-trays-leave-else = もう新しい人を？　まあ、誰にもわかりませんが。

lesson-trays-end-say = { $chosen }枚選び、1枚去り、{ $played }枚使う。どのラウンドもこう始まります。回すものにご用心。マノンに残したものは、マノンが使うのです。
