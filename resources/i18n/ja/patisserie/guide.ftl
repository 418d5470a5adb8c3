### How to play, in short; numbers of the rules are filled in.

guide-patisserie-heading-goal = 祝祭
guide-patisserie-heading-round = ラウンドの流れ
guide-patisserie-heading-actions = メインアクション
guide-patisserie-heading-garden = 庭園で
guide-patisserie-heading-end = ゲームの終了
guide-patisserie-heading-signs = アイコン

guide-patisserie-goal-aim = あなたは菓子店の主人となり、ヴェルサイユで開かれる国王の祝祭のために菓子を作ります。{ $rounds }ラウンドの後、名声点の最も多い人が勝ちます。

guide-patisserie-round-staff = 各自、未使用スタッフから手札{ $hand_size }枚を選びます。なくなったら、使用済みスタッフをシャッフルせずに裏返します。
guide-patisserie-round-tray = 2つのトレイを回し、それぞれから新しいカードを1枚取ります。その後、手札1枚をゲームから除外します。
guide-patisserie-round-turn = 手番ではカードを1枚使います。まずその階級でできるメインアクションを1つ、次にカードのボーナスです。どちらも放棄できます。金はパティシエ、銀はアシスタントです。
guide-patisserie-round-income = 全員が手札を使い切ったら、各自{ $base_income }コインと、ホストやデコレーションからの収入を得ます。最終ラウンドの後も同じです。

guide-patisserie-actions-acquire_recipes = レシピを獲得する：場から1、2枚。{ $recipe_storage }枚まで持てます。
guide-patisserie-actions-acquire_ingredients = 材料を獲得する（アシスタントのみ）：タイル1枚。残りの少ない列は安くなります。
guide-patisserie-actions-buy_goods = 食材を買う（アシスタントのみ）：小麦粉、砂糖、バターのうち1種。
guide-patisserie-actions-bake = 焼く：自分のレシピを1、2枚、それぞれラックの空きに焼きます。コック帽はパティシエが必要です。
guide-patisserie-actions-decorate = デコレーションする（パティシエのみ）：ラックの菓子1、2個にトッピングします。届けると毎ラウンドの収入になります。
guide-patisserie-actions-deliver = 届ける：菓子1、2個をテーブルに披露するか、1点につき{ $sale_coins }コインで売ります。
guide-patisserie-actions-hire = 雇う（パティシエのみ）：場のカード1枚。このラウンドに使えます。条件を満たせば、ゲーム中1枚だけ星のカードを無料で雇えます。
guide-patisserie-actions-give_notice = 解雇する：カード1枚をゲームから除外し、{ $assistant_notice }または{ $chef_notice }コインを得ます。{ $minimum_staff }枚は残さなければなりません。
guide-patisserie-actions-place = 給仕か貴族のホストを置く：空きマスの価格を払い、自分のマーカーを置きます。

guide-patisserie-garden-present = テーブルの菓子は終了時に名声点になり、マスに書かれたものはすぐに得られます。
guide-patisserie-garden-tables = 各テーブルで菓子が最多なら得点し、{ $second_place_players }人以上では2番目も得点します。同数なら、テーブルボーナスに最も近い菓子で決まります。
guide-patisserie-garden-bonus = テーブルボーナスに合う菓子は、すぐに報酬を得られます。
guide-patisserie-garden-service = テーブルの横に給仕がいれば、そこに菓子を披露するたびに{ $service_coins }コインで名声1点を買えます。
guide-patisserie-garden-hosts = 貴族のホストは毎ラウンド{ $host_income }コイン、終了時に給仕のいる対戦相手1人につき名声1点です。
guide-patisserie-garden-specials = 特別ボーナスは、条件を先に満たした人ほど良いマスを取れます。

guide-patisserie-end-scoring = ラウンド{ $rounds }の後：ラックの菓子を売り、{ $coins_per_prestige }コインで名声1点、次にテーブル、ホスト、自分の全マーカーです。同点なら残りのコインが多い人の勝ちです。

guide-patisserie-signs-coin = コイン
guide-patisserie-signs-prestige-now = すぐに名声点：赤い縁
guide-patisserie-signs-prestige-end = 終了時に名声点：黒い縁
guide-patisserie-signs-flour = 小麦粉
guide-patisserie-signs-sugar = 砂糖
guide-patisserie-signs-butter = バター
guide-patisserie-signs-honey = はちみつ
guide-patisserie-signs-nuts = ナッツ
guide-patisserie-signs-egg = 卵
guide-patisserie-signs-topping = デコレーション成功
guide-patisserie-signs-rose = トッピングつきの菓子
guide-patisserie-signs-without = ×印：含まないこと
guide-patisserie-signs-chef = パティシエ：帽子あり
guide-patisserie-signs-assistant = アシスタント：帽子なし
guide-patisserie-signs-scales = 天秤：そのテーブルで同数のとき勝つ
guide-patisserie-signs-staff = スタッフカード
guide-patisserie-signs-hire = 雇う
guide-patisserie-signs-star = 星のカード
guide-patisserie-signs-rack = ラック
guide-patisserie-signs-leave = ラウンド終了時に、または永久に除かれる
guide-patisserie-signs-start = スタートプレイヤー

guide-patisserie-mentor-1 = :chef メンターは手番ごとにカードを1枚公開し、左から見て最初に実行できるアクションを無料で行います。どれもできなければ名声{ $mentor_prestige }点を得ます。
guide-patisserie-mentor-2 = :staff 終了時、メンターは全スタッフのボーナスと、残り物の半分を得点します。

guide-patisserie-first_game-1 = :staff 今日はトレイを回しません。スタッフは配ります。2回、各自に1枚ずつ配り、2枚を雇えるよう並べます。

guide-patisserie-names-acquire_recipes = レシピ
guide-patisserie-names-acquire_ingredients = 材料
guide-patisserie-names-buy_goods = 食材
guide-patisserie-names-bake = 焼く
guide-patisserie-names-decorate = デコレーションする
guide-patisserie-names-deliver = 届ける
guide-patisserie-names-hire = 雇う
guide-patisserie-names-give_notice = 解雇する
guide-patisserie-names-place = 給仕とホスト
