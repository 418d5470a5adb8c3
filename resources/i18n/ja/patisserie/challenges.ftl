### The challenges of this game: a name, a task and a comment each, and how their goals are counted.

series-patisserie-1 = テーブルで
series-patisserie-2 = 空の財布
series-patisserie-3 = すぐに点を
series-patisserie-4 = 最後の会計

challenge-amount-patisserie-lead = { $n }差のリード
challenge-amount-patisserie-item = その項目で名声{ $n }点

challenge-amount-patisserie-coins = { $n }コイン

challenge-amount-patisserie-prestige = { $n }点

challenge-amount-patisserie-track = 名声トラックで{ $n }点

challenge-amount-patisserie-firsts = { $n }テーブルで最多

challenge-amount-patisserie-dishes = テーブルに菓子{ $n }個

challenge-amount-patisserie-tables = { $n }テーブルに菓子

challenge-amount-patisserie-decorations = デコレーション{ $n }つ

challenge-amount-patisserie-income = 収入{ $n }コイン

challenge-first_plate-name = 最初のひと皿
challenge-first_plate-task = 第1ラウンド、残りのカードは1枚。最初の菓子を披露してください。その後、収入の前に、コインをいくつ持てますか？
challenge-first_plate-comment = ウブリを右のテーブルの最後のマスへ。マスで{ $place }コイン、トッピングがないので{ $bare }コインです。

challenge-glory_for_sale-name = 売り物の栄光
challenge-glory_for_sale-task = ゲーム最後のカードは、名声点を買えるパティシエ。名声トラックをどこまで進められますか？
challenge-glory_for_sale-comment = 誰を解雇しても{ $assistant_notice }コイン以上になります。手持ちの{ $coins }コインと合わせ、{ $spent }コインで{ $points }点です。

challenge-free_of_charge-name = 無料で
challenge-free_of_charge-task = 残りのカードは1枚。給仕の持ち場か貴族のホストをもう1つ取り、その後、収入の前に、できるだけ多くのコインを。
challenge-free_of_charge-comment = パティシエを解雇して{ $chef_notice }コイン。するとカードのボーナスで、中央と下のテーブルの間の持ち場が無料になります。

challenge-starry_finish-name = 星の終幕
challenge-starry_finish-task = ゲーム最後のカードには星があります。最後に何点になりますか？
challenge-starry_finish-comment = もうテーブルは要りません。ラックに残したダックワーズは最後に{ $sold }コインで売れます。星で{ $star }点。

challenge-last_batch-name = 最後のひと窯
challenge-last_batch-task = ゲーム最後のカード。パティシエ、オーブン、{ $coins }コイン。最後に何点になりますか？
challenge-last_batch-comment = マカロンはラックに残し、最後に{ $sold }コインで売れます。{ $price }コインで1点買い、残りは取っておきましょう。収入と合わせて{ $coins_per_prestige }コインがもう1組できます。

challenge-last_waffle-name = 最後のゴーフル
challenge-last_waffle-task = ゲーム最後のカードは、給仕とホストを安くします。最後に何点になりますか？
challenge-last_waffle-comment = ゴーフルを焼くと、最後に{ $sold }コインで売れます。ボーナスで残った中で最も良い持ち場を。{ $price }コインで{ $points }点です。

challenge-small_change-name = 小銭
challenge-small_change-task = カード{ $cards }枚、コインはゼロ。給仕の持ち場か貴族のホストをもう1つ取り、その後できるだけ多くのコインを。
challenge-small_change-comment = マドレーヌを{ $sold }コインで売り、いちばん安い持ち場に{ $price }コイン払います。解雇に使うカードは残りません。

challenge-place_of_honor-name = 名誉の席
challenge-place_of_honor-task = カード{ $cards }枚とマドレーヌ。その後、収入の前にゲームが終わったら、何点になりますか？
challenge-place_of_honor-comment = 上のテーブルでは、ほかの人は菓子1個ずつ。テーブルボーナスに最も近いマスが空いていて、1個でも最多になれます。

challenge-by_a_nose-name = 鼻の差で
challenge-by_a_nose-task = カード{ $cards }枚。最多のテーブルをもう1つ増やし、その後できるだけ多くのコインを。
challenge-by_a_nose-comment = 右のテーブルはコレットの菓子が{ $hers }個、あなたは1個。シューをテーブルボーナスに最も近いマスへ。パティシエの解雇で{ $chef_notice }コイン。

challenge-grand_host-name = 大いなるホスト
challenge-grand_host-task = カード{ $cards }枚でゲーム終了。何点になりますか？
challenge-grand_host-comment = シューは披露するより売るほうが得です。その{ $sold }コインで、ほかの2人が給仕する{ $points }点のホストの{ $price }コインが払えます。これが4つ目のマーカーで、さらに{ $claimed }点取れます。

challenge-kitchen_door-name = 勝手口から
challenge-kitchen_door-task = カード{ $cards }枚、コインはゼロ。その後、収入の前に、コインをいくつ持てますか？
challenge-kitchen_door-comment = マドレーヌを{ $sold }コインで売り、パティシエにアシスタントを{ $price }コインで雇わせます。新しいカードは手札に入り、パティシエを解雇して{ $chef_notice }コイン。

challenge-fourth_marker-name = 4つ目のマーカー
challenge-fourth_marker-task = カード{ $cards }枚、空の財布、スフレ。特別ボーナスを取り、その後できるだけ多くのコインを。
challenge-fourth_marker-comment = スフレは{ $sold }コインで売れます。{ $price }コインの持ち場が4つ目のマーカーで、{ $claimed }点取れます。

challenge-served_twice-name = 2度の給仕
challenge-served_twice-task = カード{ $cards }枚と空の財布。収入の前に、名声トラックをどこまで進められますか？
challenge-served_twice-comment = 上のテーブルの横には持ち場が{ $posts }つ。先に解雇して{ $chef_notice }コイン。スフレを給仕して{ $posts }点買えます。

challenge-last_accounts-name = 最後の会計
challenge-last_accounts-task = パティシエ{ $cards }人がゲーム最後のカード。最後に何点になりますか？
challenge-last_accounts-comment = 誰かを解雇しなければ、{ $price }コインの持ち場に届きません。持ち場は{ $points }点で、財布の残りも収入と合わせて1点になります。

challenge-borrowed_hand-name = 借りた手
challenge-borrowed_hand-task = カード{ $cards }枚と空の財布。スフレを披露し、その後できるだけ多くのコインを。
challenge-borrowed_hand-comment = 解雇で{ $chef_notice }コイン、ほかの人のボーナスでスフレを{ $decoration }コインでデコレーション。トッピングがあれば左のテーブルで{ $decorated }コイン、3番目のマスで{ $place }コインです。

challenge-fresh_from_the_oven-name = 焼きたて
challenge-fresh_from_the_oven-task = カード{ $cards }枚と空の財布。その後、収入の前にゲームが終わったら、何点になりますか？
challenge-fresh_from_the_oven-comment = 列の端のレシピは無料です。スフレが左のテーブルのトップに立ち、マスの{ $place }コインで、イル・フロッタントを焼くボーナスが払えます。

challenge-hiring_fair-name = 求人市
challenge-hiring_fair-task = カード1枚と{ $coins }コイン。その後、収入の前に、コインをいくつ持てますか？
challenge-hiring_fair-comment = { $price }コインで雇ったアシスタントの解雇アクションで{ $chef_notice }コイン。そのボーナスに{ $action }コイン払い、次のカードを{ $next }コインで雇います。それでも解雇して{ $chef_notice }コイン、ボーナスで{ $bonus }コインです。

challenge-musical_chairs-name = 椅子取りゲーム
challenge-musical_chairs-task = カード1枚と{ $coins }コイン。その後、収入の前にゲームが終わったら、何点になりますか？
challenge-musical_chairs-comment = 菓子を移すパティシエを{ $price }コインで雇います。パン・デピスをオーブンで焼く間に、ジェノワーズは左のテーブルの、1個でも最多になれるマスへ。
