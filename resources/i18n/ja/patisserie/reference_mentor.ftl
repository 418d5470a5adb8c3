### The reference: the Mentor, and the promos.

reference-patisserie-mentor-title = メンター
reference-patisserie-mentor-text = かつての師が、カードで動く対戦相手になります。1人プレイの相手、または2人ゲームの3人目です。アクションには何も払いませんが、収入を得て、売り、給仕に払い、普通に得点します。1人プレイでは、メンターより名声点が多いときだけ勝ちです。
reference-patisserie-mentor-terms = メンター 師匠 ソロ 1人 一人 自動 対戦相手 ライバル オートマ
reference-patisserie-mentor-ruling = メンターは人間の後ろの席に座り、スタートプレイヤーにもなり、ホストでは対戦相手に数えます。特別ボーナスを、メンターは必ず取り、あなたは取るか選べます。

reference-patisserie-solo_card-title = ソロカード
reference-patisserie-solo_card-text = メンターは手番ごとに、1～3個のアクションがあるカードを1枚公開し、左から見て最初に実行できるものを行います。どれもできなければ、すぐに名声{ $mentor_prestige }点を得ます。
reference-patisserie-solo_card-terms = ソロ カード メンター 手番 アクション 公開
reference-patisserie-solo_card-ruling = どの決定カードでも決められないアクションは、実行できません。

reference-patisserie-decision_card-title = 決定カード
reference-patisserie-decision_card-text = メンターが選ぶ必要のあるときは、実際にあるものを指すまで、ソロカードをさらに公開します。指すのは、レシピ、材料の列、テーブルと埋める端、またはマーカーの場所です。
reference-patisserie-decision_card-terms = 決定 山札 公開 矢印 選択 メンター
reference-patisserie-decision_card-ruling = 決定デッキがなくなったら、使ったソロカードをシャッフルして新しくします。どのカードでも決められないときは、公開しません。

reference-patisserie-mentor_recipes-title = メンターがレシピを取る
reference-patisserie-mentor_recipes-text = 決定カードの矢印が指すレシピ2枚です。空きマスなら矢印は右へ進みます。{ $overfull }枚になったら、名声点のいちばん低いものを捨てます。{ $recipe_storage }枚あれば取りません。
reference-patisserie-mentor_recipes-terms = メンター レシピ 獲得 矢印
reference-patisserie-mentor_recipes-ruling = 場にレシピが1枚しかなければ、それだけ取ります。メンターのレシピは左に詰めます。

reference-patisserie-mentor_ingredients-title = メンターが材料を取る
reference-patisserie-mentor_ingredients-text = 決定カードが指す縦の列のタイルすべてです。
reference-patisserie-mentor_ingredients-terms = メンター 材料 列 タイル

reference-patisserie-mentor_bakes-title = メンターが焼く
reference-patisserie-mentor_bakes-text = カードの数字の順に2枚まで、無料で焼きます。コック帽のものも焼けますが、ラックの空きが必要です。
reference-patisserie-mentor_bakes-terms = メンター 焼く ラック 順番

reference-patisserie-mentor_decorates-title = メンターがデコレーションする
reference-patisserie-mentor_decorates-text = カードの数字の順に2個まで。矢印は、トッピングのある最初のタイルと最後のタイルのどちらを使うかを示します。
reference-patisserie-mentor_decorates-terms = メンター デコレーション トッピング 順番

reference-patisserie-mentor_delivers-title = メンターが届ける
reference-patisserie-mentor_delivers-text = ラックの菓子すべてを、テーブルボーナスに合うものから届けます。決定カードがテーブルと、空きマスを探す端を示します。メンターはマスとテーブルで得られるものを得て、できれば給仕に払います。
reference-patisserie-mentor_delivers-terms = メンター 届ける 披露 テーブル 端
reference-patisserie-mentor_delivers-ruling = どのカードでも置けない菓子は売ります。

reference-patisserie-mentor_hires-title = メンターが雇う
reference-patisserie-mentor_hires-text = カード1枚を無料で雇います。条件を満たす星のカードがあり、まだ取っていなければそれを、そうでなければ場の、矢印の示す端から1枚目です。カードは最終得点計算まで取っておき、このラウンドの手番が1回増えます。
reference-patisserie-mentor_hires-terms = メンター 雇う 星のカード 手番 増える
reference-patisserie-mentor_hires-ruling = 決定カードがなければ、手番は増えません。

reference-patisserie-mentor_places-title = メンターがマーカーを置く
reference-patisserie-mentor_places-text = 決定カードが示す給仕の区域か貴族のホストに、無料で置きます。給仕の区域では、必ず名声点のマスです。
reference-patisserie-mentor_places-terms = メンター マーカー 給仕 ホスト

reference-patisserie-mentor_scoring-title = メンターの最終得点
reference-patisserie-mentor_scoring-text = 最終得点計算の前に、雇ったカードとトレイから得たカードを公開し、払える限りそのコインと名声点を得ます。それから、残ったタイル、レシピ、食材の半分が名声点になります。
reference-patisserie-mentor_scoring-terms = メンター 得点 一覧 残り物 半分 終了時

reference-patisserie-grades-title = バター風味、塩味、超サクサク
reference-patisserie-grades-text = メンターの強さです。ソロカードは、バター風味なら毎ラウンド{ $buttery }枚、塩味なら最後の2ラウンドに{ $savory }枚、超サクサクなら毎ラウンド{ $crunchy }枚です。1枚増えると手番が1回増えます。
reference-patisserie-grades-terms = 難度 難易度 強さ レベル 難しい 易しい バター風味 塩味 超サクサク メンター

reference-patisserie-mentor_copied-title = メンターのカードをコピーする
reference-patisserie-mentor_copied-text = ほかの人のボーナスを使うときにメンターのいちばん上のカードを選ぶと、そのアクションの1つを通常のルールで、アシスタントとして行うか、名声{ $mentor_prestige }点を得ます。
reference-patisserie-mentor_copied-terms = コピー メンター カード アクション 名声点
reference-patisserie-mentor_copied-ruling = メンターがまだカードを使っていなければ、コピーできません。これでコック帽のレシピは焼けません。

reference-patisserie-promo_special_bonuses-text = プロモ：2枚を引く特別ボーナスに{ $promoSpecials }枚加えます。ナッツの菓子、名声{ $modestLeast }～{ $modestMost }点の菓子、名声{ $grandLeast }点か{ $grandMost }点の菓子です。
reference-patisserie-promo_special_bonuses-terms = プロモ 特別ボーナス ナッツ 拡張 追加

reference-patisserie-promo_table_bonuses-text = プロモ：テーブルボーナスに{ $promoTables }枚加えます。トッピングのない菓子でコイン、ちょうど名声{ $exactly }点の菓子で小麦粉、テーブルの横の自分の給仕でコインです。
reference-patisserie-promo_table_bonuses-terms = プロモ テーブルボーナス 拡張 追加

reference-patisserie-promo_staff-text = プロモ：星のカードを{ $promoStars }枚加えます。これまでの名声点、はちみつもナッツも卵もない菓子、空の厨房が条件です。
reference-patisserie-promo_staff-terms = プロモ 星 スタッフ カード 拡張 追加

reference-patisserie-promo_start_staff-text = プロモ：各自、初期カードを{ $startCards }枚持ち、最初の手札に{ $hand_size }枚を選びます。ほかは伏せてゲームから除外します。
reference-patisserie-promo_start_staff-terms = プロモ 初期スタッフ カード 拡張 6枚
