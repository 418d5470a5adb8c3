### The reference: for each entry of resources/reference/rococo its title, its text, further words by which it is found
### and, where the book is silent, how it is played here. Numbers of the rules and what the edition calls things are filled in.

reference-word-deluxe-of_segment = その引き出しの
reference-word-deluxe-in_segment = 引き出し
reference-word-deluxe-to_terrace = バルコニー
reference-word-deluxe-in_kitchens = 2つの「厨房」それぞれ

reference-word-original-of_segment = その区画の
reference-word-original-in_segment = 区画
reference-word-original-to_terrace = テラス
reference-word-original-in_kitchens = 噴水の各段

reference-round-title = ラウンドの流れ
reference-round-text = ゲームは{ $rounds }ラウンドです。毎ラウンド、場を補充し、全員が秘密に従業員{ $hand_size }枚を選び、手番順に1枚ずつ使い、その後全員が収入を得ます。最終ラウンドの後は最終得点計算です。
reference-round-terms = ラウンド フェイズ 流れ 順番 進行 手順 何ラウンド 夜 構成

reference-start_player-title = スタートプレイヤー
reference-start_player-text = 前のラウンドに王妃の寵愛を得た人がラウンドを始めます。誰も得ていなければ、スタートプレイヤーは変わりません。手番は時計回りです。
reference-start_player-terms = スタートプレイヤー 最初 先手 親 開始 時計回り 旗
reference-start_player-ruling = 最初のスタートプレイヤーは抽選です。

reference-hand-title = 手札の選択
reference-hand-text = ラウンドの初めに、控えから従業員{ $hand_size }枚を選び、このラウンドにはこれらを使い切ります。控えが足りなければ全部取り、捨て札を裏返して新しい控えにし、残りをそこから選びます。
reference-hand-terms = 手札 てふだ カード 選択 選ぶ 引く ドロー
reference-hand-ruling = このプログラムでは、スタートプレイヤーから順に1枚ずつ質問します。ほかの人の選択は見えません。

reference-supply-title = 控えと捨て札
reference-supply-text = 控えは手札を選ぶところです。使い終わった人は捨て札になります。選ばなければならないのに控えが空のときだけ、捨て札が新しい控えになります。シャッフルはしません。
reference-supply-terms = 控え ひかえ 捨て札 すてふだ 山札 デッキ シャッフル 使用済み 従業員

reference-staff-title = 自分の全従業員
reference-staff-text = 手札、控え、捨て札、働いている最中の人を合わせた全従業員です。雇うと増え、宮廷に送ると減り、最低{ $minimum_staff }人は残さなければなりません。少なければよく回り、多ければ一部のボーナスや王冠に有利です。
reference-staff-terms = 全従業員 従業員 スタッフ デッキ 人数 枚数 カード
reference-staff-ruling = 誰が全従業員かは公開ですが、どれが手札かは非公開です。去るところの人は、使用中のボーナスではまだ数えますが、残さなければならない人数には数えません。

reference-turn-title = 手番
reference-turn-text = 手札の従業員1枚を使います。その階級でできるメインアクションを1つ行い、その後カードのボーナスを使えます。片方も両方も放棄できます。その後、次のプレイヤーの手番になり、全員の手札がなくなるまで続けます。
reference-turn-terms = 手番 てばん ターン メインアクション アクション 放棄 パス 飛ばす 順番 できること
reference-turn-ruling = 実行でき、支払えるメインアクションだけが選べます。パスはできず、カードは必ず使います。

reference-employee-title = 従業員
reference-employee-text = 親方はすべてのメインアクションができます。職人は雇えません。徒弟は王妃の寵愛を得ること、{ $garments }を作ること、雇うことができません。ボーナスは、その従業員がメインアクションではできないことでも使えます。
reference-employee-terms = 従業員 じゅうぎょういん 労働者 カード スタッフ 階級 身分 種類 誰ができる

reference-master-title = 親方
reference-master-text = すべてのメインアクションができます。雇うこと、金の指ぬきのある{ $garments }を作ること、親方の客のために作ることは、親方だけができます。宮廷に送ると{ $master }リーヴルです。
reference-master-terms = 親方 おやかた マスター 金 指ぬき 王冠 従業員

reference-journeyman-title = 職人
reference-journeyman-text = 雇うこと以外のすべてのメインアクションができますが、金の指ぬきのある{ $garments }と親方の客のためのものは作れません。宮廷に送ると{ $journeyman }リーヴルです。
reference-journeyman-terms = 職人 しょくにん ジャーニーマン 銀 指ぬき

reference-apprentice-title = 徒弟
reference-apprentice-text = 資源の獲得、宮廷に送ること、装飾への出資ができます。寵愛を得ること、{ $garments }を作ること、雇うことはできません。宮廷に送ると{ $apprentice }リーヴルです。
reference-apprentice-terms = 徒弟 とてい 見習い アプレンティス 真鍮 指ぬき

reference-level-title = 従業員のレベル
reference-level-text = 新しい従業員は、山札からレベルIから順に登場します。毎ラウンド{ $hire_display }人を雇えます。雇われなかった人は、ラウンド終了時にゲームから除外されます。レベルのないカードは、全員が最初から持っているものです。
reference-level-terms = レベル 山札 新しい従業員 ローマ数字 I II III IV V 初期カード 初期

reference-bonus-title = 従業員のボーナス
reference-bonus-text = メインアクションを行うか放棄した後、使ったカードのボーナスを一度使えます。ボーナスは階級ではなくカードのものです。王冠のカードやボーナスのないカードにはありません。
reference-bonus-terms = ボーナス 効果 矢印 任意 放棄 従業員
reference-bonus-ruling = 今効果があるときだけ質問します。メインアクションで得たものも数えます。放棄したことはほかの人にわかりません。

reference-crown-title = 王冠カード
reference-crown-text = 王冠のある従業員には、ゲーム中のボーナスがありません。終了時に、カードに書かれた点を持ち主だけが得ます。
reference-crown-terms = 王冠 おうかん 赤 青 ビロード 最終ボーナス 終了時 得点カード
reference-crown-ruling = 王冠は、カードが手札でも控えでも捨て札でも数えます。

reference-favor-title = 王妃の寵愛
reference-favor-text = 親方か職人のメインアクションで、1ラウンドに一度だけです。すぐに{ $favor_livre }リーヴルを得て、次のラウンドのスタートプレイヤーになります。ゲーム終了時に寵愛を持つ人は名声{ $favor_prestige }点を得ます。
reference-favor-terms = 寵愛 ちょうあい 王妃 おうひ 女王 好意 扇 先手 トークン 指ぬき
reference-favor-ruling = どちらのルールブックにも{ $favor_livre }リーヴルとあります。ほかで見かける別の数は誤りです。

reference-acquire-title = 資源を獲得する
reference-acquire-text = 誰でもできるメインアクションです。場のタイル1枚を取り、{ $of_segment }価格を払います。残りのタイルが少ないほど安くなります。すぐに、シルクとして残すか、下半分の糸やレースと引き換えに捨てるかを決めます。
reference-acquire-terms = 獲得 かくとく 買う 購入 資源 しげん タイル 倉庫 保管 素材 価格 { $in_segment }

reference-tile-title = 資源タイル
reference-tile-text = 上はシルク、下は糸とレースで、どちらか半分を使います。シルクとしては、{ $garment }を作るまでラックに置きます。交換するとすぐに捨てられます。／は2つのうち1つ、＋は両方という意味です。
reference-tile-terms = タイル 斜線 スラッシュ プラス 下半分 上半分 交換 残す ラック 資源
reference-tile-ruling = 下半分のないタイルは、質問なしで残します。ほかの人に見えるのは枚数だけで、中身は見えません。

reference-random_tile-title = ランダムなタイル
reference-random_tile-text = 客やボーナスの中には、タイルを選ぶ代わりに袋から引くものがあります。引いたタイルも、ほかと同じように残すか交換します。
reference-random_tile-terms = ランダム 袋 引く 運 資源 伏せ
reference-random_tile-ruling = 袋が空なら、まず捨てられたタイルを袋に戻します。それもなければ、何も引きません。

reference-silk-title = シルク
reference-silk-text = { $garments }には、4色のうちどのシルクが何個要るかが示されています。それ以上のシルクがあるタイルをラックから出します。タイルの余りは失われ、おつりはありません。
reference-silk-terms = シルク 絹 きぬ 布 生地 色 青 ピンク 緑 オレンジ 黄 赤 支払い おつり
reference-silk-ruling = 余計なタイルを含む払い方は選べません。シルクが同じタイルは同じものとみなし、先に取ったものを出します。

reference-notions-title = 糸とレース
reference-notions-text = { $garments }にはシルクのほかに糸やレースが要ることがあります。タイルの下半分、客、ボーナスから得られ、最初は糸{ $start_thread }個とレース{ $start_lace }個を持っています。使うまで取っておけます。
reference-notions-terms = 糸 いと レース 糸巻き マーカー トークン 小物
reference-notions-ruling = 糸とレースの数に限りはありません。

reference-make_dress-text = 親方か職人のメインアクションです。デザインを選び、上の価格を払い、示されたシルク・糸・レースを出します。それから{ $garment }を客に貸すか、その値段で売ります。
reference-make_dress-terms = 仕立て 仕立てる 縫う 作る 製作 { $garment } { $garments } 工房 陳列 デザイン 価格
reference-make_dress-ruling = すべてを一度に払えるときだけ選べます。

reference-dress-title-deluxe = 衣装
reference-dress-title-original = 服

reference-dress-text = { $gowns }は婦人用、{ $coats }は紳士用で、2色ずつあります。{ $garment }には、必要なもの、売値、客に貸したとき終了時に得る名声点が示されています。客のもとでは、広間、全広間、彫像に数えます。
reference-dress-terms = { $garment } { $gown } { $coat } 婦人 紳士 女性 男性 価値 名声点 色

reference-master_dress-title = 親方専用
reference-master_dress-text = { $garment }に金の指ぬきがあれば、作れるのは親方だけです。客の場所にあれば、親方が作った{ $garment }だけを置けます。その客は広間で同数のときにも優先されます。指ぬきのない{ $garment }も、親方が作れば、どこにでも置けます。
reference-master_dress-terms = 金の指ぬき 指ぬき 親方の客 親方 条件 必要
reference-master_dress-ruling = ボーナスで作った{ $garment }は、そのボーナスのカードの階級が作ったものとして扱います。

reference-place-title = 貸すか売るか
reference-place-text = できた{ $garment }は、空いている場所の客に貸してその報酬をすぐに得て、終了時に名声点を得るか、その値段のリーヴルで売って捨てます。{ $gowns }も{ $coats }も、空いている場所ならどこでも置けます。指ぬきのある場所には、親方が作ったものだけです。
reference-place-terms = 貸す 貸出 売る 売却 客 値段 置く 置き場所 選ぶ

reference-guest-title = 客と報酬
reference-guest-text = 広間の空いている場所は、それぞれ{ $garment }1着を着られる客です。リーヴル、糸、レース、または場の資源タイル1枚（無料。残すか交換する）をすぐに得られる場所もあります。
reference-guest-terms = 客 きゃく ゲスト 場所 マス 報酬 ボーナス 空き 無料 タイル
reference-guest-ruling = 全広間マスは、報酬を選ぶ前に取ります。報酬のタイルは、あれば必ず取らなければなりません。

reference-hire-title = 従業員を雇う
reference-hire-text = 親方のメインアクションです。場の従業員1人を取り、払います。残りが少ないほど安く、誰でも同じ価格です。新しい従業員は手札に入り、このラウンドにも使います。
reference-hire-terms = 雇う やとう 雇用 採用 募集 新しい従業員 場 買う カード

reference-depute-title = 宮廷に送る
reference-depute-text = 誰でもできるメインアクションです。その従業員はボーナスの後、王の宮廷に行き、ゲームから除外されます。親方なら{ $master }リーヴル、職人なら{ $journeyman }リーヴル、徒弟なら{ $apprentice }リーヴルを得ます。従業員は最低{ $minimum_staff }人残さなければなりません。
reference-depute-terms = 宮廷 きゅうてい 送る 派遣 解雇 除外 圧縮 国王 馬車 売る カード
reference-depute-ruling = 宮廷へ向かう人は、去るまで従業員の人数に数えますが、残さなければならない{ $minimum_staff }人には数えません。

reference-fund-title = 装飾に出資する
reference-fund-text = 誰でもできるメインアクションです。空いている装飾の価格を払い、自分のマーカーを置きます。どれも終了時に名声点になり、さらに固有の効果があります。{ $in_kitchens }には1か所しか持てません。
reference-fund-terms = 装飾 そうしょく 出資 しゅっし マーカー トークン 所有 商標 出資者 パトロン 買う
reference-fund-ruling = マーカーの数に限りはありません。

reference-musician-title = 音楽家
reference-musician-text = 音楽家に出資すると、その広間に進出したことになり、「全広間」に要る広間の1つに数えます。音楽家は{ $garment }ではないので最多には数えませんが、親方の客で決まらない同数に勝ちます。
reference-musician-terms = 音楽家 おんがくか 音楽 広間 装飾 楽団 バイオリン ハープ オーケストラ

reference-statue-title = 彫像
reference-statue-text = 終了時、彫像は客に貸した自分の{ $garments }の色1つにつき名声{ $statue_prestige_per_color }点です。2つ目の彫像には各色2着目の{ $garment }が、以下同様に必要です。
reference-statue-terms = 彫像 ちょうぞう 像 庭園 色 組 セット
reference-statue-ruling = プログラムが最も得な組み合わせを作ります。1つの色は、その色の{ $garments }の数だけの彫像に数えます。

reference-fountain_upper-title-deluxe = 使用人の厨房
reference-fountain_upper-title-original = 噴水上段

reference-fountain_lower-title-deluxe = 賓客の厨房
reference-fountain_lower-title-original = 噴水下段

reference-fountain_upper-text = 毎ラウンドの収入で、自分の装飾（これを含む）1つにつき{ $fountain_livre_per_decoration }リーヴルを得ます。1か所だけ持てます。
reference-fountain_upper-terms = 噴水 上段 収入 左 装飾 { $in_kitchens }

reference-fountain_lower-text = 毎ラウンドの収入で、客に貸した自分の{ $garments }1着につき{ $fountain_livre_per_dress }リーヴルを得ます。1か所だけ持てます。
reference-fountain_lower-terms = 噴水 下段 収入 右 { $in_kitchens }

reference-fireworks-title = 花火
reference-fireworks-text = 花火1つにつき、終了時に{ $in_kings }の自分の{ $garments }1着が見物し、{ $lessTimes }着分または{ $moreTimes }着分に数えます。さらに花火が最多の人が得点し、{ $second_place_players }人以上では2番目も得点します。同数なら、いちばん右の花火を持つ人が勝ちます。
reference-fireworks-terms = 花火 はなび 倍率 倍 2倍 3倍 最多 テラス 庭園
reference-fireworks-ruling = 最多や2番目になるには、花火が1つ以上必要です。

reference-terrace-text = 終了時、{ $in_kings }の自分の{ $garments }が花火を見物します。花火1つにつき1着で、その名声点に倍率を掛けます。その前に広間の最多に数えられ、彫像にも数えます。
reference-terrace-terms = 見物 花火 倍率 掛ける { $to_terrace } { $kings } 2倍 3倍
reference-terrace-ruling = プログラムは名声点の高い{ $garments }から順に、大きい倍率へ送ります。これより得な選び方はありません。

reference-terrace-title-deluxe = バルコニー
reference-terrace-title-original = テラス

reference-hall-title = 広間の最多
reference-hall-text = 終了時、広間の{ $garments }が最多の人は1つ目の数を、{ $second_place_players }人以上では2番目の人が2つ目の数を得点します。同数なら親方の客が多い人、次に音楽家の出資者が勝ちます。それでも同じなら全員が満額を得て、最多が同数なら2番目はありません。
reference-hall-terms = 広間 ひろま 最多 マジョリティ 多数派 2番目 同数 タイブレイク 宮殿 部屋 王家の広間
reference-hall-ruling = 広間に{ $garment }がなければ、誰も得点しません。2番目の同数も、最多の同数と同じように決め、決まらなければ全員が2つ目の数を満額得ます。

reference-all_halls-title = 全広間
reference-all_halls-text = すべての広間に{ $garment }か音楽家があれば、すぐに空きの中で最も良い全広間マスを取ります。早い人ほど終了時の名声点が高くなります。
reference-all_halls-terms = 全広間 ぜんひろま 進出 すべての広間 ボーナス 5つの広間
reference-all_halls-ruling = マスは、客の報酬を選ぶ前に取ります。マスがすべて埋まっていれば、もらえません。

reference-income-title = 収入
reference-income-text = 全員が手札を使い切ると、各自{ $base_income }リーヴルと、庭園の場所からの収入を得ます。
reference-income-terms = 収入 しゅうにゅう ラウンド終了 稼ぐ リーヴル フェイズ

reference-displays-title = 場の補充
reference-displays-text = ラウンドの初めに、新しい従業員{ $hire_display }人が登場し、タイルの空きを埋め、右端のデザイン{ $cleared_windows }枚を捨てます。残りは右に詰め、新しいものを袋から出します。途中でできた空きはそれまで空いたままで、ほかの人が取ったものは取れません。
reference-displays-terms = 場 補充 ほじゅう 準備 セットアップ 袋 工房 倉庫 空き 空 新しい デザイン 捨てる
reference-displays-ruling = 袋は入れたときに一度だけ混ぜます。必要なときに袋が空なら、はじめて捨てられたものを戻します。

reference-livre-title = リーヴル
reference-livre-text = お金です。デザイン、タイル、従業員、装飾に使います。収入、客、ボーナス、寵愛、売却、宮廷から得ます。終了時に{ $livre_per_prestige }リーヴルで名声1点になり、余りは勝敗の同点を決めます。
reference-livre-terms = お金 かね 金 コイン リーヴル 現金 価格 支払い 不足 足りない 払えない
reference-livre-ruling = 同点のときに比べるのは、両替した後の残りだけです。お金の数に限りはありません。

reference-prestige-title = 名声点
reference-prestige-text = このゲームの得点です。ゲーム中にも少し得ますが、大半は終了時です。最も多い人が勝ちます。
reference-prestige-terms = 名声 めいせい 名声点 威信 得点 点数 勝利点 ポイント
reference-prestige-ruling = 2013年版では、ほかの人がゲーム中に得た点は最後まで秘密です。デラックス版では公開です。

reference-final_scoring-title = 最終得点計算
reference-final_scoring-text = ラウンド{ $rounds }の後：お金（{ $livre_per_prestige }リーヴルで名声1点）、王冠カード、寵愛、広間の最多、花火、花火を見物する{ $garments }、彫像、客のもとの{ $garments }、装飾、全広間を数えます。同点なら残りのリーヴルが多い人の勝ちです。
reference-final_scoring-terms = 終了 ゲーム終了 最終得点 得点計算 勝利 勝者 同点 点数 集計 勝ち方
reference-final_scoring-ruling = 名声点とリーヴルの後のタイブレイクは、ルールブックにありません。複数の人が勝利を分け合います。

reference-standing-title = 今ゲームが終わった場合の得点
reference-standing-text = プレイヤー欄の表彰台の横の数は、今ゲームが終わった場合の得点です。最多も含め、最終得点計算のすべてを数えます。見通しであって、まだ何も確定していません。お金も数えるので、支払うと少し下がります。横の矢印は前回の手番からの変化です。プレイヤー欄には、お金、名声点、糸、レース、タイル、カードが表示されます。
reference-standing-terms = 表彰台 形勢 見通し 予想 リード トップ プレイヤー欄 概要

reference-editions-title = 2つの版
reference-editions-text = 2013年版と2020年のデラックス版は、名前と色が違うだけで同じゲームです。2013年版の黄・緑・赤・青は、デラックス版では青・ピンク・緑・オレンジです。
reference-editions-terms = 版 エディション オリジナル デラックス 2013 2020 違い 名前 色
reference-editions-ruling = 違うのは、ゲーム中に得た名声点だけです。2013年版では非公開、デラックス版では公開です。一方の本にないことは、もう一方から取りました。
