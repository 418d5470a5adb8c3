### What the window says of this game and its table. Values that the window fills in are written %1, %2, ...

window-patisserie-area = { $first }と{ $second }の間の給仕
window-patisserie-owned = { $place }、{ $player }
window-patisserie-closed = { $place }：隣が埋まっているため使えません
window-patisserie-place_of = { $player } { $n }
window-patisserie-nobody_yet = まだなし
window-patisserie-ties = 同数のときは、テーブルボーナスに最も近い菓子が勝ちます。
window-patisserie-ties_to = 同数のときは、テーブルボーナスに最も近い菓子が勝ちます。今は{ $player }です。
window-patisserie-wins_ties = 天秤：テーブルボーナスに最も近く、同数のとき勝つ
window-patisserie-nearer = ここに置いた菓子は今のところテーブルボーナスに最も近くなり、同数のとき勝ちます。
window-patisserie-nearest = ここに置いた菓子は同数のとき必ず勝ちます。テーブルボーナスにこれより近い場所はありません。
window-patisserie-if_signs = 要
window-patisserie-if_told = 雇う条件：{ $condition }。ボーナス：{ $bonus }
window-patisserie-empty = 空きマス
window-patisserie-priced = { $piece }、価格：{ $coins }
window-patisserie-row_price = この列のタイル：1枚{ $coins }
window-patisserie-row_empty = この列にタイルは残っていません
window-patisserie-hire_price = 雇えるカード：1枚{ $coins }
window-patisserie-price_left = 残り{ $n }枚で{ $price }
window-patisserie-ready = { $recipe }；材料もラックの空きもあります
window-patisserie-storage_free = レシピの空き
window-patisserie-discard = { $recipe }を捨てる
window-patisserie-discard_this = 捨てる
window-patisserie-discard_why = アクションの前なら、自分のレシピを自由に捨てられます。コストはかからず、別のレシピを置けるようになります。
window-patisserie-goods_prices = ここまでの価格
window-patisserie-rack_free = ラック{ $n }、空き
window-patisserie-rack = ラック：{ $recipe }
window-patisserie-rack_topped = ラック（トッピングつき）：{ $recipe }
window-patisserie-buy = { $goods }を{ $coins }で買う
window-patisserie-decoration = 成功したデコレーション：収入のたびに{ $gain }追加
window-patisserie-decoration_free = デコレーション成功の空きマス：収入のたびに{ $gain }追加
window-patisserie-summary = { $player }：{ $coins }、これまでに{ $prestige }、小麦粉{ $flour }、砂糖{ $sugar }、バター{ $butter }、材料タイル{ $tiles }、手札{ $hand }、スタッフ{ $staff }
window-patisserie-standing = { $name }：今ゲームが終わった場合は{ $score }
window-patisserie-festival = 祝祭の終わり
window-patisserie-nothing = 今これでできることはありません
window-patisserie-only = { $recipe }だけ
window-patisserie-chosen = { $prompt }（{ $n }／{ $most }）
window-patisserie-first_draft = { $prompt }、残りは次へ回します。2つのトレイの後、手札から1枚取り除きます
window-patisserie-over = 祝祭は終わりました
window-patisserie-played = 手札をすべて使いました
window-patisserie-special_told = 先着順の点：{ $points }。獲得者：{ $names }。
window-patisserie-track = コインの価格：{ $prices }。最大{ $most }個。
window-patisserie-track_price = { $n }個：{ $price }

window-patisserie-kitchen-recipes = レシピ：{ $names }
window-patisserie-kitchen-racks = ラック：{ $names }
window-patisserie-kitchen-pantry = 材料：{ $names }
window-patisserie-kitchen-used = 最後に使用：{ $card }

window-patisserie-tray-onward = { $tray }：{ $n }枚、次は{ $player }へ
window-patisserie-tray-asked = { $prompt }。{ $tray }
window-patisserie-tray-last = { $tray }：{ $n }枚、最後の{ $rest }枚は雇えるカードになります

window-patisserie-phase-prepare = 準備
window-patisserie-phase-select = スタッフの選択
window-patisserie-phase-act = アクション
window-patisserie-phase-income = 収入
window-patisserie-phase-final = 最終得点計算
window-patisserie-phase-over = 祝祭終了

window-patisserie-past-select = ラウンド{ $round }、{ $player }のスタッフ選択
window-patisserie-past-turn = ラウンド{ $round }、{ $player }

window-patisserie-action-acquire_recipes = 場のレシピを1、2枚、下の価格で取ります。
window-patisserie-action-acquire_ingredients = 材料タイル1枚を取ります。残りの少ない列は安くなります。アシスタントのみ。
window-patisserie-action-buy_goods = 食材1種（小麦粉、砂糖、バター）を買います。アシスタントのみ。
window-patisserie-action-bake = レシピを1、2枚焼きます。コック帽はパティシエが必要です。
window-patisserie-action-decorate = ラックの菓子1、2個にトッピングします。パティシエのみ。
window-patisserie-action-deliver = 菓子を1、2個、披露するか売ります。
window-patisserie-action-hire = 場のカード、またはゲーム中1枚だけ星のカードを取ります。パティシエのみ。
window-patisserie-action-give_notice = カード1枚をゲームから除外し、{ $assistant_notice }または{ $chef_notice }コインを得ます。{ $minimum_staff }枚は残します。
window-patisserie-action-place = 給仕の持ち場か貴族のホストにマーカーを置きます。

window-patisserie-obstacle-training_chef = パティシエが必要
window-patisserie-obstacle-training_assistant = アシスタントが必要
window-patisserie-obstacle-needs_chef = コック帽：パティシエが必要
window-patisserie-obstacle-short = 不足：{ $what }
window-patisserie-obstacle-empty = 何もない
window-patisserie-obstacle-occupied = すでに埋まっている
window-patisserie-obstacle-no_rack = ラックの空きがない
window-patisserie-obstacle-no_recipe = レシピがない
window-patisserie-obstacle-no_plain_dish = どの菓子にももうトッピングがある
window-patisserie-obstacle-no_topping = トッピングのタイルがない
window-patisserie-obstacle-no_dish = ラックに焼いた菓子がない
window-patisserie-obstacle-track_full = トラックの空きがない
window-patisserie-obstacle-one_star = 星のカードはゲーム中1枚だけ
window-patisserie-obstacle-condition = 条件を満たしていない（{ $condition }）
window-patisserie-obstacle-condition_any = 星のスタッフの条件をどれも満たしていない
window-patisserie-obstacle-staff = { $minimum_staff }枚は残す
window-patisserie-obstacle-own_post = 隣に自分のマーカーがある
window-patisserie-obstacle-stays_free = この人数では使わない

window-patisserie-title-recipes = レシピ
window-patisserie-title-shelf = 材料
window-patisserie-title-hire = 雇えるスタッフ
window-patisserie-title-unused_staff = あなたの未使用スタッフ
window-patisserie-title-stars = 星のスタッフ
window-patisserie-title-hosts = 貴族のホスト
window-patisserie-title-specials = 特別ボーナス
window-patisserie-title-hand = 手札
window-patisserie-title-store = 自分のレシピ
window-patisserie-title-racks = ラック
window-patisserie-title-pantry = 材料置き場
window-patisserie-title-goods = 食材
window-patisserie-title-decorations = デコレーション
window-patisserie-title-unused = 未使用：{ $n }
window-patisserie-title-used = 使用済み：{ $n }
window-patisserie-title-leave = 捨てる・解雇する
window-patisserie-title-income = 収入：{ $coins }
window-patisserie-title-kitchen_of = { $name }の厨房
window-patisserie-title-hidden = 手番プレイヤーの厨房
window-patisserie-title-round = ラウンド{ $round }／{ $rounds }
window-patisserie-title-tray_a = トレイA
window-patisserie-title-tray_b = トレイB
window-patisserie-title-most = 最多の菓子
window-patisserie-title-majority = 最多：{ $first }、2番目：{ $second }（{ $standing }）
window-patisserie-title-majority_one = 最多：{ $first }（{ $standing }）
window-patisserie-title-special = { $a }（{ $b }）
window-patisserie-title-base_income = 基本収入

window-patisserie-sheet-cards = 手札、未使用、取り除いたスタッフの合計（内訳は本人だけが知っています）
window-patisserie-sheet-mentor_cards = スタッフ一覧（終了まで伏せておく）
window-patisserie-sheet-mentor_used = 公開したソロカード
window-patisserie-sheet-hand = 手札
window-patisserie-sheet-unused = 未使用スタッフ
window-patisserie-sheet-set_aside = 取り除いたスタッフ
window-patisserie-sheet-used = 使用済みスタッフ
window-patisserie-sheet-recipes = レシピ
window-patisserie-sheet-racks = ラック
window-patisserie-sheet-pantry = 材料
window-patisserie-sheet-decorations = 成功したデコレーション
window-patisserie-sheet-presented = テーブルの菓子
window-patisserie-sheet-unseen = ほかの誰も見ていないレベル{ $level }のカード

window-patisserie-page-garden = 祝祭
window-patisserie-page-market = 場
window-patisserie-page-staff = スタッフ
window-patisserie-page-kitchen = 自分の厨房

window-patisserie-about-post = 書かれたものを、終了時またはすぐに得ます。さらに{ $first }か{ $second }に菓子を披露するたびに、{ $service_coins }コインで名声1点をすぐに買えます。
window-patisserie-about-host = 毎回の収入で{ $host_income }コイン。最終得点計算では書かれた名声点と、どこかに給仕を持つ対戦相手1人につきさらに1点です。
window-patisserie-about-host_now = 今、給仕を持つのは{ $players }です。
window-patisserie-about-decorations = 届けた菓子のトッピングは、順に最初の空きマスへ置かれます。置かれたマスは、下に書かれた分だけ毎ラウンドの収入を増やします。すべて埋まっていれば、トッピングは捨てられます。
window-patisserie-about-tables = テーブルの札には、合う菓子ですぐ得られるテーブルボーナスと、最多の点があります。
window-patisserie-about-specials = 条件を満たした人が、空きの中で最も高いマスにマーカーを置きます。
window-patisserie-about-recipes = 右の{ $cleared_recipes }枚はラウンド終了時に除かれます。
window-patisserie-about-shelf = 列のタイルが少ないほど安くなります。いちばん下の列はラウンド終了時に除かれます。
window-patisserie-about-hire = カードの価格は残り枚数で決まります。
window-patisserie-about-stars = 条件を満たせば無料。ゲーム中1枚だけです。
window-patisserie-about-tray = 各自こっそり1枚取って、残りを回します。Aは時計回り、Bは反時計回りです。
window-patisserie-about-hand = 手番ごとに1枚使います。金はパティシエ、銀はアシスタントです。
window-patisserie-about-level = レベル{ $level }（最後は{ $last }）：新しいスタッフはIから順に登場し、良いボーナスは後から来ます。
window-patisserie-about-no_level = レベルなし：全員が最初から雇っている初期スタッフです。
window-patisserie-about-hat = コック帽はレシピに描かれ、焼いた菓子にも残ります。パティシエが焼いた印です。
window-patisserie-about-racks = 焼いた菓子は、届けるまでここに置きます。
window-patisserie-about-store = レシピは{ $recipe_storage }枚までです。もう1枚増えると、好きな1枚を捨てます。
window-patisserie-about-pantry = 材料タイルは何枚でも置けます。
window-patisserie-about-goods = トラックの光るマスは、そこまで買う場合の価格を示します。
window-patisserie-about-prices_row = コインの数字は、この列のタイル1枚の現在の価格です。残っている枚数で決まり、{ $prices }です。1枚取られると、ほかのタイルが安くなることがあります。
window-patisserie-about-row_clears = ごみ箱の印：この列に残ったものは、ラウンド終了時に除かれます。
window-patisserie-about-recipe_gap = 手番の後に{ $refill_recipes }マス空くまで、空きはそのままです。そろうとレシピは右に移り、左に新しいものが並びます。
window-patisserie-about-prices_hire = 価格（コイン）は、場に残っているカードの枚数で決まります。{ $prices }です。1枚雇われると、ほかのカードが安くなることがあります。
window-patisserie-about-goods_prices = 空きマスの下の数字は、そこまで棚を埋めるのに払う合計です。
window-patisserie-about-unused = まだ働いていない自分のカードです。ラウンドの初めに、この中から手札を選びます。
window-patisserie-about-used = もう働いた自分のカードです。未使用のカードがなくなると、また未使用になります。
window-patisserie-about-leave = 手放すものをここに置きます。スタッフのカードなら捨てるか解雇し、レシピなら捨てます。
window-patisserie-about-purse = 自分のコインです。菓子をここに置くと売れます。
window-patisserie-about-standing = 表彰台の数：今、最終得点計算をした場合の得点。テーブルの最多も含みます。コインと、売ったとみなした菓子も少し数えます。予想であり、まだ得たものではありません。矢印は、直前からの変化です。
window-patisserie-about-start = このラウンドを始める人です。手番は時計回りです。ラウンドの後、この印は左隣に移ります。

window-new_game-additions-patisserie = メンター、プロモ、変則ルール

window-finale-patisserie = 祝祭

window-past-over-patisserie = 祝祭の後

window-records-told-patisserie = { $games }戦{ $wins }勝、名声は平均{ $mean }点、最高{ $best }点

window-records-items-patisserie = 得点源別の平均名声点

expansion-promo_special_bonuses-name = 追加の特別ボーナス
expansion-promo_special_bonuses-text = 特別ボーナスを{ $promoSpecials }枚追加。ナッツの菓子のものもあります。

expansion-promo_table_bonuses-name = 追加のテーブルボーナス
expansion-promo_table_bonuses-text = テーブルボーナスを{ $promoTables }枚追加。トッピングのない菓子のものもあります。

expansion-promo_staff-name = 追加の星のスタッフ
expansion-promo_staff-text = 独自の条件を持つ星のカードを{ $promoStars }枚追加します。

expansion-promo_start_staff-name = 追加の初期スタッフ
expansion-promo_start_staff-text = 各自{ $startCards }枚で始め、そこから{ $hand_size }枚を選びます。

expansion-first_game-name = 初めてのゲーム
expansion-first_game-text = スタッフはトレイで回さず、配ります。

expansion-mentor-name = メンター
expansion-mentor-text = 2人ゲームでは、かつての師であるメンターが3人目になります。1人プレイの相手は常にメンターです。強い難度を選ばなければ「バター風味」です。

expansion-savory-name = 塩味
expansion-savory-text = 1人プレイかメンターとのゲームで：より強いメンター。{ $savoryRounds }つのラウンドでカードが増えます。

expansion-extra_crunchy-name = 超サクサク
expansion-extra_crunchy-text = 1人プレイかメンターとのゲームで：最強のメンター。毎ラウンド、カードが増えます。

window-patisserie-supplies-ingredient_tiles = 材料の袋の残りと、ごみ箱の横に捨てられた数
window-patisserie-supplies-recipes = レシピの袋の残りと、ごみ箱の横に捨てられた数
window-patisserie-supplies-staff = スタッフの山札
window-patisserie-supplies-anybody = 名声{ $n }点
window-patisserie-supplies-chef = 名声{ $n }点、コック帽

window-supplies-ingredient_tiles-heading = 材料タイル
window-supplies-ingredient_tiles-kind = タイル
window-supplies-ingredient_tiles-to_come = 袋の中
window-supplies-ingredient_tiles-on_display = 場
window-supplies-ingredient_tiles-in_use = 厨房
window-supplies-ingredient_tiles-rest = 捨て場
window-supplies-ingredient_tiles-row = { $kind }：{ $total }枚中、袋の中{ $to_come }、場{ $on_display }、厨房{ $in_use }、捨て場{ $rest }
window-supplies-ingredient_tiles-note = 袋が空になると、捨てられたものが袋に戻ります。

window-supplies-recipes-heading = 名声点別のレシピ
window-supplies-recipes-kind = 名声点
window-supplies-recipes-to_come = 袋の中
window-supplies-recipes-on_display = 場
window-supplies-recipes-in_use = 厨房・テーブル
window-supplies-recipes-rest = 捨て場
window-supplies-recipes-row = { $kind }：{ $total }枚中、袋の中{ $to_come }、場{ $on_display }、厨房とテーブル{ $in_use }、捨て場{ $rest }
window-supplies-recipes-note = 袋が空になると、捨てられたものが袋に戻ります。

window-supplies-staff-heading = レベル別のスタッフ
window-supplies-staff-kind = レベル
window-supplies-staff-to_come = 山札
window-supplies-staff-on_display = トレイ・雇用可
window-supplies-staff-in_use = プレイヤー
window-supplies-staff-rest = 除外
window-supplies-staff-row = { $kind }：{ $total }枚中、山札{ $to_come }、トレイか雇用可{ $on_display }、プレイヤー{ $in_use }、除外{ $rest }
window-supplies-staff-note = プレイヤーが取り除いたカードは伏せてあるため、プレイヤーの分に数えます。

window-tutor-patisserie = メンターのアンセルム師

window-learn-group-kitchen = 厨房で
window-learn-group-feast = 庭園で
window-learn-group-alone = メンターに1人で挑む

window-patisserie-drop-give_notice = 解雇する
window-patisserie-who_notice = どのカードを使いますか？　ゲームから除外されるのは{ $card }です。
window-patisserie-plays_notice = このカードを使います。ゲームから除外されるのは{ $card }です。
window-patisserie-drop-racks = 焼く
window-patisserie-drop-store = レシピを残す

patisserie-round-why = 雇われなかったスタッフはゲームから除かれます。下段に残った食材と、右端のマスに残ったレシピは捨てられ、ほかはそのまま残ります。
