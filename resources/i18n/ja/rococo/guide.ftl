### How to play, in short; numbers of the rules and what the edition calls things ([hint.word]) are filled in.

guide-heading-goal = 舞踏会
guide-heading-round = ラウンドの流れ
guide-heading-actions = メインアクション
guide-heading-dress = { $garment }と客
guide-heading-board = 宮殿
guide-heading-end = ゲームの終了
guide-heading-signs = アイコン

guide-goal-aim = あなたは仕立屋の主人です。{ $rounds }ラウンドの後に国王が舞踏会を開き、名声点の最も多い人が勝ちます。

guide-round-hand = 各自、控えから手札にする従業員{ $hand_size }枚を秘密に選びます。使ったカードは捨て札になり、控えがなくなったら、捨て札がシャッフルせずに新しい控えになります。
guide-round-turn = 手番ではカードを1枚使います。まずその従業員ができるメインアクションを1つ、次にカードのボーナスです。どちらも放棄できます。その後、次のプレイヤーの手番になります。

guide-round-income-deluxe = 全員が手札を使い切ったら、各自{ $base_income }リーヴルと厨房からの収入を得ます。
guide-round-income-original = 全員が手札を使い切ったら、各自{ $base_income }リーヴルと噴水からの収入を得ます。

guide-actions-favor = 王妃の寵愛を得る（徒弟は不可、1ラウンドに1人だけ）：すぐに{ $favor_livre }リーヴル、次のラウンドのスタートプレイヤー、終了時に持っている人に名声{ $favor_prestige }点。
guide-actions-acquire-deluxe = 資源を獲得する：引き出しの価格でタイルを1枚取り、シルクとして残すか、すぐに下半分と交換します。／はどちらか1つ、＋は両方です。
guide-actions-acquire-original = 資源を獲得する：区画の価格でタイルを1枚取り、シルクとして残すか、すぐに下半分と交換します。／はどちらか1つ、＋は両方です。
guide-actions-hire = 従業員を雇う（親方のみ）：手札に入り、このラウンドに使います。残りが少ないほど安くなります。
guide-actions-depute = この従業員を宮廷に送る：階級に応じて{ $master }、{ $journeyman }、{ $apprentice }リーヴルを得ます。カードはボーナスの後にゲームから除外されます。従業員は最低{ $minimum_staff }人残さなければなりません。

guide-actions-make_dress-deluxe = 衣装を仕立てる（徒弟は不可）：上の価格を払い、示されたシルク・糸・レースを出します。タイルの余ったシルクは失われます。指ぬきがあれば親方が必要です。
guide-actions-make_dress-original = 服を作る（徒弟は不可）：上の価格を払い、示されたシルク・糸・レースを出します。タイルの余ったシルクは失われます。指ぬきがあれば親方が必要です。

guide-actions-fund-deluxe = 装飾に出資する：価格を払い、自分のマーカーを置きます。2つの厨房には、それぞれ1つまでです。
guide-actions-fund-original = 装飾に出資する：価格を払い、自分のマーカーを置きます。噴水の各段には、それぞれ1つまでです。

guide-dress-place = { $garment }（{ $gown }か{ $coat }）は、空いた場所の客に貸すか（報酬があることも）、その値段で売ります。
guide-dress-master = 指ぬきのある場所は、親方が作った{ $garments }専用です。その広間で同数のときにも優先されます。

guide-board-halls = 各広間で{ $garments }が最多なら得点し、{ $second_place_players }人以上では2番目も得点します。同数なら親方の客が多い人、次に音楽家の出資者が勝ちます。
guide-board-fireworks = 終了時、{ $in_kings }の{ $garments }は自分の花火を見物できます。{ $lessTimes }着分または{ $moreTimes }着分に数えます。
guide-board-all_halls = すべての広間に{ $garment }か音楽家を置いたら、すぐに全広間マスを1つ取ります。

guide-board-gardens-deluxe = 彫像は終了時に{ $garments }の色ごとに得点し、厨房は毎ラウンドお金を生みます。
guide-board-gardens-original = 彫像は終了時に{ $garments }の色ごとに得点し、噴水は毎ラウンドお金を生みます。

guide-end-scoring = ラウンド{ $rounds }の後、すべてを数えます：お金（{ $livre_per_prestige }リーヴルで名声1点）、王冠のカード、寵愛、広間、花火、彫像、{ $garments }、装飾、全広間。同点なら残りのリーヴルが多い人の勝ちです。

guide-signs-livre = リーヴル
guide-signs-prestige = 名声点
guide-signs-thread = 糸
guide-signs-lace = レース
guide-signs-thimble-master = 親方：王冠つきの金の指ぬき
guide-signs-thimble-journeyman = 職人：縁が波形の銀の指ぬき
guide-signs-thimble-apprentice = 徒弟：先の開いた真鍮の指ぬき
guide-signs-tile = 資源タイル
guide-signs-bag = ランダムなタイル
guide-signs-card = 従業員
guide-signs-stack = 自分の全従業員、または引ける残り
guide-signs-discard = 捨て札
guide-signs-hire = 従業員を雇う
guide-signs-court = 宮廷に送る
guide-signs-decoration = 装飾
guide-signs-crown = 終了時に数える
guide-signs-start = スタートプレイヤー
guide-signs-podium = 今ゲームが終わった場合の得点

guide-names-favor = 王妃の寵愛
guide-names-acquire = 資源
guide-names-make_dress-deluxe = 衣装
guide-names-make_dress-original = 服
guide-names-hire = 雇用
guide-names-depute = 宮廷に送る
guide-names-fund = 装飾
