### The reference: for each entry its title (unless another message is that), its text, further words by which it is found,
### and, where the rulebook is silent, how it is played here. Numbers are filled in.

reference-patisserie-round-title = ラウンドの流れ
reference-patisserie-round-text = 祝祭は{ $rounds }ラウンド続きます。毎ラウンド、場を補充し、全員がスタッフを選び、手番順に1枚ずつ使い、その後全員が収入を得ます。最終ラウンドの後は最終得点計算です。
reference-patisserie-round-terms = ラウンド フェイズ 流れ 順番 進行 手順 祝祭 何ラウンド

reference-patisserie-start_player-title = スタートプレイヤー
reference-patisserie-start_player-text = スタートプレイヤーマーカーを持つ人がラウンドを始め、手番は時計回りです。毎ラウンドの後、マーカーは左隣に移ります。最初のスタートプレイヤーは{ $start_coins }コインで始め、次の人から1コインずつ増えます。
reference-patisserie-start_player-terms = スタートプレイヤー 最初 先手 親 開始 時計回り マーカー

reference-patisserie-selection-title = 手札の選択
reference-patisserie-selection-text = ラウンドの初めに、未使用スタッフから{ $hand_size }枚を選びます。足りなければ全部取り、使用済みスタッフを裏返して、残りをそこから選びます。シャッフルは決してしません。全員が働くまで、誰も2度は働きません。第1ラウンドは初期スタッフを全部取ります。
reference-patisserie-selection-terms = 手札 てふだ カード 選択 選ぶ 未使用 使用済み 山札 捨て札 初期スタッフ
reference-patisserie-selection-ruling = このプログラムでは、スタートプレイヤーから順に1枚ずつ質問します。ほかの人の選択は見えません。

reference-patisserie-tray-title = トレイ
reference-patisserie-tray-text = 2つのトレイが新しいスタッフを運びます。それぞれの枚数は、プレイヤー数より{ $tray_extra }枚多くします。各トレイから1枚を取り、残りを回します。トレイAは左へ、Bは右へ。最後に残ったカードは雇えるようになります。
reference-patisserie-tray-terms = トレイ 天板 ドラフト 新しいスタッフ 回す 左 右 山札
reference-patisserie-tray-ruling = 2人のときは、どちらのトレイも相手に渡します。トレイは選ぶ人だけに見せ、後から見ることはできません。

reference-patisserie-set_aside-title = カード1枚がゲームを去る
reference-patisserie-set_aside-text = 選んだ{ $hand_size }枚と新しい2枚から、1枚を伏せてゲームから除外します。残りがこのラウンドの手札です。つまりスタッフは毎ラウンド1枚増えます。
reference-patisserie-set_aside-terms = 除外 捨てる 取り除く 伏せる 手放す
reference-patisserie-set_aside-ruling = どのカードだったか、ほかの人にはわかりません。

reference-patisserie-turn-title = 手番
reference-patisserie-turn-text = 手札のカード1枚を使います。その階級でできるメインアクションを1つ行い、その後（前ではなく）カードのボーナスを使えます。片方も両方も放棄できます。その後、次のプレイヤーの手番になり、全員の手札がなくなるまで続けます。雇った人はそのぶん長く続けます。
reference-patisserie-turn-terms = 手番 てばん ターン メインアクション アクション 放棄 パス 飛ばす 順番 できること
reference-patisserie-turn-ruling = 実行でき、支払えることだけが選べます。放棄はいつでもできます。効果のないボーナスは質問しません。

reference-patisserie-chef-title = パティシエ
reference-patisserie-chef-text = 金色で帽子があります。材料の獲得と食材の購入を除く、すべてのメインアクションができます。デコレーション、雇用、コック帽のレシピを焼くことは、パティシエだけができます。解雇すると{ $chef_notice }コインです。
reference-patisserie-chef-terms = パティシエ シェフ 菓子職人 金 帽子 階級 P 焼ける

reference-patisserie-assistant-title = アシスタント
reference-patisserie-assistant-text = 銀色で帽子がありません。デコレーションと雇用を除く、すべてのメインアクションができます。材料の獲得と食材の購入は、アシスタントだけができます。解雇すると{ $assistant_notice }コインです。
reference-patisserie-assistant-terms = アシスタント 助手 銀 階級 A 買い物

reference-patisserie-staff-title = スタッフ
reference-patisserie-staff-text = 手札、未使用、使用済み、働いている最中の人を合わせた全カードです。初期スタッフにレベルはありません。雇用とトレイで増え、除外と解雇で減り、最低{ $minimum_staff }枚は残さなければなりません。ボーナスは、カードの階級にかかわらず使えます。
reference-patisserie-staff-terms = スタッフ 従業員 カード 一覧 デッキ 階級 できること 枚数
reference-patisserie-staff-ruling = 手札と使ったばかりのカードは、どのボーナスでも数えます。スタッフの中身は皆が見た範囲で公開ですが、どれが手札かは非公開です。

reference-patisserie-level-title = スタッフのレベル
reference-patisserie-level-text = 新しいスタッフはレベル順に登場します。Iから始まり、II、III、IVと続き、良いボーナスは後から来ます。山札は{ $rounds }ラウンドに必要な枚数だけ使います。雇われなかった人は、ラウンド終了時にゲームから除外されます。
reference-patisserie-level-terms = レベル 山札 ローマ数字 I II III IV 新しいスタッフ 番号

reference-patisserie-bonus-title = カードのボーナス
reference-patisserie-bonus-text = メインアクションを行うか放棄した後、使ったカードのボーナスを一度使えます。ボーナスがアクションのときは、そのカードの階級が行いますが、ボーナスそのものは階級でできないこともできます。たとえば、そのボーナスを持つパティシエは材料を獲得できます。
reference-patisserie-bonus-terms = ボーナス 効果 カード 任意 放棄 上半分
reference-patisserie-bonus-ruling = 今効果があるときだけ質問します。アシスタントのカードのボーナスで、コック帽のレシピを焼くことはできません。

reference-patisserie-acquire_recipes-text = 誰でもできるメインアクションです。場のレシピを1、2枚取り、下の価格を払います。左端がいちばん高く、残ったものは右に移って安くなります。手番の後に{ $refill_recipes }マス空いていれば補充します。
reference-patisserie-acquire_recipes-terms = レシピ 場 買う 取る 獲得 価格 タイル
reference-patisserie-acquire_recipes-ruling = 補充は手番の途中ではなく後に行います。2枚目のレシピやボーナスのとき、取った場所は空いたままです。

reference-patisserie-recipe-title = レシピ
reference-patisserie-recipe-text = 明るい面は必要なものを示します。食材、材料、そしてコック帽があればパティシエも必要です。数は名声点です。{ $recipe_storage }枚まで置け、いつでも手放せます。焼くと暗い面に裏返し、菓子になります。
reference-patisserie-recipe-terms = レシピ タイル 菓子 必要 材料 保管 3枚 捨てる
reference-patisserie-recipe-ruling = このプログラムでは、メインアクションを選ぶときか、1枚多いときに手放せます。新しいものを手放してもかまいません。

reference-patisserie-acquire_ingredients-text = アシスタントのメインアクションです。材料タイルをちょうど1枚取り、払います。価格は列の横にあり、列の残りが少ないほど安くなります。補充は次のラウンドまでありません。
reference-patisserie-acquire_ingredients-terms = 材料 場 棚 列 価格 タイル はちみつ ナッツ 卵 獲得

reference-patisserie-ingredient-title = 材料タイル
reference-patisserie-ingredient-text = はちみつ、ナッツ、卵が示され、トッピングのあるものも多くあります。焼くときに使うか、裏返して菓子を飾るかで、両方はできません。タイルの余りは失われますが、一度に焼く菓子2個は分け合えます。何枚でも持てます。
reference-patisserie-ingredient-terms = 材料 ざいりょう はちみつ 蜂蜜 ナッツ 卵 たまご タイル 余り 無駄

reference-patisserie-buy_goods-text = アシスタントのメインアクションです。小麦粉、砂糖、バターから1種を選んで買います。トラックの光るマスは、そこまで買う場合の価格を示します。
reference-patisserie-buy_goods-terms = 買う 食材 小麦粉 砂糖 バター 価格 市場 トラック 買い物

reference-patisserie-goods-title = 小麦粉、砂糖、バター
reference-patisserie-goods-text = 食材は3本のトラックで表します。最大は小麦粉{ $flourMost }個、砂糖{ $sugarMost }個、バター{ $butterMost }個。最初は{ $startFlour }個、{ $startSugar }個、{ $startButter }個です。焼くと減ります。
reference-patisserie-goods-terms = 食材 しょくざい 小麦粉 こむぎこ 砂糖 さとう バター トラック マーカー 在庫 最大
reference-patisserie-goods-ruling = トラックに空きのない無料の食材は失われます。

reference-patisserie-bake-text = 誰でもできるメインアクションです。自分のレシピを1、2枚焼きます。示された食材と材料を使い、菓子をそれぞれラックの空きに置きます。コック帽のレシピはパティシエが必要です。
reference-patisserie-bake-terms = 焼く やく オーブン 作る 菓子 料理
reference-patisserie-bake-ruling = 2枚とも1枚のカードで焼くので、コック帽を含む2枚をアシスタントは焼けません。不要なタイルは使わず、同じタイルは1つの選択肢として扱います。

reference-patisserie-dish-title = 菓子
reference-patisserie-dish-text = 焼いたレシピです。テーブルに披露すると、終了時に名声点となり、テーブルで数えます。売ると1点につき{ $sale_coins }コインです。材料とコック帽で、どのテーブルボーナスに合うかが決まります。
reference-patisserie-dish-terms = 菓子 かし お菓子 ケーキ 焼いた タイル 価値 名声点
reference-patisserie-dish-ruling = 「パティシエが焼いた」とは、誰が焼いたかにかかわらず、タイルのコック帽のことです。

reference-patisserie-rack-title = ラック
reference-patisserie-rack-text = ラックは{ $racks }つあります。焼いた菓子は届けるまでそこで待ちます。空きがなければ焼けず、菓子は捨てられません。最後に残ったものは売ります。
reference-patisserie-rack-terms = ラック 網 冷ます 置き場 菓子 満杯

reference-patisserie-decorate-text = パティシエのメインアクションです。ラックの菓子1、2個をデコレーションします。それぞれ、トッピングのある材料タイル1枚を裏返して菓子に載せます。菓子1個に1枚だけです。
reference-patisserie-decorate-terms = デコレーション 飾る トッピング 飾り アイシング

reference-patisserie-topping-title = トッピング
reference-patisserie-topping-text = 多くの材料タイルにはトッピングがあります。デコレーションに使うとタイルを裏返して菓子の上に置き、材料はなくなります。菓子を届ける（披露する、または売る）と、デコレーション成功になります。
reference-patisserie-topping-terms = トッピング バラ さくらんぼ 飾り 印 タイル 裏

reference-patisserie-decoration-title = デコレーション成功
reference-patisserie-decoration-text = 届けた菓子のトッピングは厨房の横に置き、毎ラウンドの収入になります。順に{ $decoration1 }コイン、{ $decoration2 }コイン、次に名声{ $decoration3 }点、{ $decoration4 }点、{ $decoration5 }点です。6つ目は捨てます。
reference-patisserie-decoration-terms = デコレーション成功 成功 収入 5か所 トッピング 集める

reference-patisserie-deliver-text = 誰でもできるメインアクションです。ラックの菓子を1、2個届けます。デコレーションの有無は問いません。それぞれテーブルに披露するか、売ります。
reference-patisserie-deliver-terms = 届ける とどける 配達 披露 売る 出す
reference-patisserie-deliver-ruling = 2個は1個ずつ届けます。1個目で得たものを2個目の支払いに使えます。

reference-patisserie-sell-title = 菓子を売る
reference-patisserie-sell-text = 菓子の名声1点につき{ $sale_coins }コインを得ますが、名声点は得ません。トッピングは、それでもデコレーション成功になります。
reference-patisserie-sell-terms = 売る うる 売却 価値 コイン 町の人

reference-patisserie-present-title = 菓子を披露する
reference-patisserie-present-text = 好きなテーブルの空きマスに菓子を置きます。次の順に得ます：マスに書かれたもの、テーブルボーナスに合えばその報酬、そしてテーブルの横の給仕に払えば名声点。
reference-patisserie-present-terms = 披露 ひろう 置く マス 配置ボーナス 空き 置き場所
reference-patisserie-present-ruling = マスとテーブルボーナスで得たものを、同じ菓子の給仕に払えます。

reference-patisserie-table-title = テーブルの最多
reference-patisserie-table-text = 終了時、披露テーブルの菓子が最多の人は札の1つ目の数を、{ $second_place_players }人以上では2番目の人が2つ目の数を得点します。同数なら、テーブルボーナスに最も近い菓子を持つ人が勝ちます。
reference-patisserie-table-terms = テーブル 最多 マジョリティ 2番目 同数 タイブレイク 披露 札 旗

reference-patisserie-table_bonus-title = テーブルボーナス
reference-patisserie-table_bonus-text = どのテーブルにもボーナスがあります。左は合う菓子、右はそれを披露した報酬です。赤い×印がついたものは、含んではなりません。トッピングの有無は届けるときに判断します。ほかの菓子も置けますが、報酬はありません。
reference-patisserie-table_bonus-terms = テーブルボーナス ボーナス タイル 報酬 合う あり なし はちみつ ナッツ 卵 トッピング 斜線
reference-patisserie-table_bonus-ruling = 帽子の印はタイルの印のことで、誰が焼いたかではありません。

reference-patisserie-reward-title = マスやタイルで得るもの
reference-patisserie-reward-text = コイン、小麦粉・砂糖・バター1個、材料タイル1枚（袋から、または場から選ぶ）、好きなレシピ1枚、テーブルの横の自分の給仕の持ち場1つごとのコイン。どれも無料で、すぐに得ます。
reference-patisserie-reward-terms = 報酬 得る 配置ボーナス 無料 袋 引く
reference-patisserie-reward-ruling = 袋も捨てられたものもなくて引けない分は失われます。場に何もないときも同じです。

reference-patisserie-place-text = 誰でもできるメインアクションです。空きマスの価格を払い、自分のマーカーを置きます。2つのテーブルの間の給仕か、貴族のホストです。
reference-patisserie-place-terms = マーカー 所有 給仕 持ち場 貴族 ホスト 買う マス

reference-patisserie-service-title = 給仕
reference-patisserie-service-text = 2つのテーブルの間の自分のマーカーは、そこに書かれたもの（終了時の名声点、またはすぐに何か）をもたらします。さらに、そのどちらかのテーブルに菓子を披露するたびに、持ち場1つにつき{ $service_coins }コインで名声1点をすぐに買えます。{ $one_post_players }人までは2マスのうち1つを空けておき、1人が両方持つことはできません。
reference-patisserie-service-terms = 給仕 きゅうじ サービス 持ち場 使用人 マーカー 区域 コイン 名声点
reference-patisserie-service-ruling = 同じ菓子で得たコインを、その給仕に払えます。

reference-patisserie-host-title = 貴族のホスト
reference-patisserie-host-text = 貴族のホストに置いたマーカーは、毎回の収入で{ $host_income }コイン、終了時に書かれた名声点、さらに、どこかに給仕を持つ対戦相手1人につき名声1点をもたらします。
reference-patisserie-host-terms = ホスト 貴族 きぞく 黄色 収入 対戦相手 給仕

reference-patisserie-hire-text = パティシエのメインアクションです。場のカード1枚を手札に取り、このラウンドに使います。4枚あれば{ $hire4 }コイン、3枚なら{ $hire3 }コイン、2枚か1枚なら{ $hire2 }コインです。または、条件を満たせば星のカードを無料で取ります。
reference-patisserie-hire-terms = 雇う やとう 雇用 採用 新しいスタッフ 価格 場

reference-patisserie-star-title = 星のカード
reference-patisserie-star-text = 無料ですが、雇うときにカードの条件を満たさなければなりません。ゲーム中に1枚だけです。ボーナスはたいてい、すぐに得る名声点です。
reference-patisserie-star-terms = 星 ほし スター 特別 スタッフ 条件 無料 一度
reference-patisserie-star-ruling = 条件は雇うときだけ見ます。この場は補充も除去もしません。

reference-patisserie-condition_kitchen-title = 条件：厨房にあるもの
reference-patisserie-condition_kitchen-text = 材料タイル、レシピ、食材、コイン、スタッフカードを、その時点で書かれた数だけ持っていること。または食材と材料タイルをまったく持っていないこと。何も手放しません。
reference-patisserie-condition_kitchen-terms = 条件 要件 材料 レシピ 食材 コイン スタッフ なし

reference-patisserie-condition_dishes-title = 条件：自分の菓子
reference-patisserie-condition_dishes-text = 数えるのは、テーブルの自分の菓子、ある種類の菓子、菓子のあるテーブル、1つのテーブルの菓子、デコレーション成功、これまでに得た名声点などです。ラックの菓子は数えません。
reference-patisserie-condition_dishes-terms = 条件 菓子 テーブル デコレーション 名声点 披露 種類

reference-patisserie-condition_markers-title = 条件：給仕とホスト
reference-patisserie-condition_markers-text = 数えるのは、給仕の持ち場、貴族のホスト、またはその両方にある自分のマーカーです。
reference-patisserie-condition_markers-terms = 条件 給仕 持ち場 貴族 ホスト マーカー

reference-patisserie-give_notice-text = 誰でもできるメインアクションです。自分のカード1枚をゲームから除外し、アシスタントなら{ $assistant_notice }コイン、パティシエなら{ $chef_notice }コインを得ます。手札でも、使ったばかりのカードでもよく、後者のボーナスはまだ使えます。{ $minimum_staff }枚は残さなければなりません。
reference-patisserie-give_notice-terms = 解雇 かいこ 首 クビ 除外 スタッフ コイン

reference-patisserie-special_bonus-title = 特別ボーナス
reference-patisserie-special_bonus-text = 条件を満たしたらすぐに、空きの中で最も高いマスにマーカーを置け、終了時にその名声点を得ます。1つのボーナスに1人1回で、後の人は減るか、何も得ません。
reference-patisserie-special_bonus-terms = 特別ボーナス 特別 タイル 条件 獲得 早い者勝ち
reference-patisserie-special_bonus-ruling = メインアクションの後、菓子を届けるたび、ボーナスの後、収入の後に質問します。断ると、次の手番にまた質問します。タイルは人数に合う面を使います。多くの値は当方の推測です。

reference-patisserie-income-title = 収入
reference-patisserie-income-text = 全員の手札がなくなると、各自{ $base_income }コイン、貴族のホスト1つにつき{ $host_income }コイン、そしてデコレーション成功の収入を得ます。最終ラウンドの終わりにも収入があります。
reference-patisserie-income-terms = 収入 しゅうにゅう 稼ぐ コイン ラウンド終了 ホスト デコレーション

reference-patisserie-displays-title = 場の補充
reference-patisserie-displays-text = ラウンドの初めに、材料の下の列を除き、残りを下に詰めます。右のレシピ{ $cleared_recipes }枚も除き、残りを右に詰めます。それから袋からすべて補充します。赤い印は除かれるものを示します。
reference-patisserie-displays-terms = 場 準備 補充 ほじゅう 新しいタイル 袋 空 除く 捨てる
reference-patisserie-displays-ruling = レシピは手番の後にも、{ $refill_recipes }マス空いていれば補充します。袋は、必要なときに空ならはじめて捨てられたものを戻します。混ぜるのは一度だけです。

reference-patisserie-coin-title = コイン
reference-patisserie-coin-text = お金です。レシピ、材料、食材、スタッフ、マーカーに使います。収入、売却、解雇、マス、ボーナスから得ます。終了時に{ $coins_per_prestige }コインで名声1点になり、余りは勝敗の同点を決めます。
reference-patisserie-coin-terms = コイン お金 かね 現金 価格 支払い 不足 足りない 同点

reference-patisserie-prestige-title = 名声点
reference-patisserie-prestige-text = このゲームの得点で、最も多い人が勝ちます。白地に赤い縁はすぐに、黒い縁は終了時にだけ得点します。
reference-patisserie-prestige-terms = 名声 めいせい 名声点 得点 点数 勝利点 トラック 赤い縁 黒い縁

reference-patisserie-final_scoring-title = 最終得点計算
reference-patisserie-final_scoring-text = ラウンド{ $rounds }とその収入の後：ラックの菓子を売り、{ $coins_per_prestige }コインで名声1点、次にテーブル、給仕による貴族のホスト、そして自分の全マーカー（菓子、給仕、ホスト、特別ボーナス）です。同点なら残りのコインが多い人、次にスタートプレイヤーから手番順で先の人が勝ちます。
reference-patisserie-final_scoring-terms = 終了 ゲーム終了 最終得点 得点計算 勝利 勝者 同点 点数 集計 勝ち方
reference-patisserie-final_scoring-ruling = 終了時に売った菓子は、もうデコレーションになりません。その後に収入がないためです。

reference-patisserie-standing-title = 今ゲームが終わった場合の得点
reference-patisserie-standing-text = プレイヤー欄の表彰台の横の数は、最多も含めて今最終得点計算をした場合の得点です。見通しであり、＋は隠れたものが加わるかもしれない印です。コインも数えるので、支払うと少し下がります。横の矢印は前回の手番からの変化です。欄にはコイン、名声点、食材、タイル、デコレーション、カード、そして小さくレシピと菓子が表示されます。
reference-patisserie-standing-terms = 形勢 見通し 予想 リード トップ プレイヤー欄 概要

reference-patisserie-first_game-text = 初めてのゲームでは、スタッフをトレイから選びません。2回、各自に1枚ずつ配り、2枚を雇えるように並べます。早く、カードの知識も要りません。トレイのほうが公平です。
reference-patisserie-first_game-terms = 初めて 初心者 入門 配る 変則 簡単 トレイなし

reference-patisserie-values-title = 確かな値と当方の値
reference-patisserie-values-text = ルールブックは遊び方を説明していますが、タイルとカードの一覧はありません。本文や例にある値はそのとおりで、ほかは、書かれたことに矛盾しない当方の推測です。製品をお持ちの方は、どの値も訂正できます。
reference-patisserie-values-terms = 値 推測 印刷 違う 間違い 訂正 製品 コンポーネント
