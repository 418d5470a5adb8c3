### What the window says of this game and its table. Values that the window fills in are written %1, %2, ...

window-seat_kind-random-label = カプリス
window-seat_kind-random-explanation = カプリスは気の向くままに裁断します。計画はなく、ルールにかなう手なら何でも。

window-seat_kind-greedy-label = デュカ
window-seat_kind-greedy-explanation = デュカは各手のもうけを計算し、いちばん得な手を選びます。速くて堅実です。

window-seat_kind-level1-label = コラン
window-seat_kind-level1-explanation = 徒弟のコランは来た客から順に服を着せ、広間で誰が多いかは気にしません。初めてのゲームに。

window-seat_kind-level2-label = マルゴ
window-seat_kind-level2-explanation = マルゴは花火と装飾が大好き。稼ぎは全部つぎ込みます。

window-seat_kind-level3-label = オディール
window-seat_kind-level3-explanation = オディールは手番ごとの得を計算しますが、ときどき良い手を見逃します。

window-seat_kind-level4-label = バルナベ
window-seat_kind-level4-explanation = バルナベは場所と人を見る目があり、めったに好機を逃しません。

window-seat_kind-level5-label = ソランジュ
window-seat_kind-level5-explanation = ソランジュは手番を始める前に終わりまで見通し、後で何に必要かも考えています。

window-seat_kind-level6-label = オーレリアン
window-seat_kind-level6-explanation = オーレリアン師は自分の手番を計画し、あなたの手番も読みます。宮廷一の難敵です。

window-phase-prepare = 準備
window-phase-select = 手札の選択
window-phase-act = アクション
window-phase-income = 収入
window-phase-final = 最終得点計算
window-phase-over = 舞踏会終了

window-page-palace = 宮殿
window-page-halls = 広間
window-page-gardens = 庭園
window-page-workshop = 工房
window-page-staff = 従業員
window-page-market = 場
window-page-hand = 自分のカード

window-palace-fireworks = 花火
window-palace-statues = 彫像
window-palace-all_halls = 全広間
window-palace-most = 最多
window-palace-majority = 最多に{ $first }、2番目に{ $second }
window-palace-majority_alone = 最多に{ $first }

window-market-hire = 雇える従業員
window-market-favor = 王妃の寵愛
window-market-favor_free = 空き
window-market-employee_stack = 山札の従業員
window-market-tile_stock = ストックの資源タイル（と捨てられた数）
window-market-dress_stock = 袋のデザイン（と捨てられた数）

window-piece-unseen = ほかの誰も見ていないカード
window-piece-empty = 空きマス
window-piece-owned = { $piece }：{ $player }
window-piece-dressed = { $piece }：{ $dress }、{ $player }
window-piece-decoration = { $decoration }（{ $livre }、{ $prestige }）
window-piece-all_halls = 全広間に進出（{ $prestige }）
window-piece-window = { $price }リーヴル：{ $dress }
window-piece-omitted = 今はボーナスで{ $silk }少なくて済みます。
window-piece-empty_window = 空きマス、{ $price }リーヴル

window-hand-court = 王の宮廷
window-hand-hand = 手札
window-hand-supply = 控え
window-hand-discard = 捨て札
window-hand-played = 使用済み
window-hand-no_silk = ラックにシルクなし
window-hand-hidden_silk = 伏せたタイル：{ $n }
window-hand-of = { $name }の仕事場
window-hand-hidden = 誰の手札も表示していません。

window-player-employees = 従業員
window-player-rival = { $name }：名声{ $prestige }点、タイル{ $tiles }、従業員{ $supply }
window-player-summary = { $name }：{ $livre }リーヴル、名声{ $prestige }点、シルクのタイル{ $tiles }；カードは手札{ $hand }、控え{ $supply }、捨て札{ $discard }
window-player-deck = 手札と控えの合計（内訳は本人だけが知っています）
window-player-discard = 捨て札
window-player-no_cards = カードなし

window-ball-title = 国王の舞踏会

window-sources-dresses = 衣装
window-sources-tiles = 資源タイル
window-sources-employees = 従業員
window-sources-board_small = 2・3人用ボード
window-sources-board_large = 4・5人用ボード
window-sources-workshop = 工房：各マスの価格
window-sources-warehouse = 倉庫：残り1、2、3…枚のときの価格
window-sources-hire = 雇える従業員：残り1、2、3、4枚のときの価格
window-sources-fireworks = 花火：最多
window-sources-all_halls = 全広間：名声点
window-sources-cost = { $livre }、{ $prestige }

window-correct-field-color = 色
window-correct-field-silk = シルク：{ $color }
window-correct-field-thread = 糸
window-correct-field-lace = レース
window-correct-field-master = 親方が必要
window-correct-field-value = 売値
window-correct-field-prestige = 名声点
window-correct-field-mode = 糸とレース
window-correct-field-type = 従業員
window-correct-field-cost = 価格
window-correct-field-multiplier = 花火 ×
window-correct-field-first = 最多
window-correct-field-second = 2番目
window-correct-field-prices = 価格
window-correct-field-segments-deluxe = 引き出し
window-correct-field-segments-original = 区画
window-correct-field-spaces = それぞれのマス数
window-correct-field-kind = 報酬
window-correct-field-amount = 数

window-correct-master-true = はい
window-correct-master-false = いいえ

window-correct-mode-all = 両方
window-correct-mode-choose = どちらか1つ
window-correct-mode-none = なし

window-correct-kind-none = なし
window-correct-kind-livre = リーヴル
window-correct-kind-thread = 糸
window-correct-kind-lace = レース
window-correct-kind-resource = 資源タイル

## Bonuses as a short row of words, numbers and icons; an icon's name begins with a colon.

window-signs-gain_livre = + { $n } :livre
window-signs-buy_notion = { $n } :livre :arrow :thread / :lace
window-signs-gain_notion = + :thread / :lace
window-signs-acquire = + :tile
window-signs-draw_resource = { $n } :livre :arrow :bag
window-signs-draw_resource_free = + :bag
window-signs-depute_with_bonus = :court + :card
window-signs-depute_for_livre = :court { $master }/{ $journeyman }/{ $apprentice } :livre
window-signs-per_dress_all = { $n } :livre × :lady
window-signs-per_dress_livre = :silk-{ $color } { $n } :livre
window-signs-per_dress_prestige = :silk-{ $color } { $n } :prestige
window-signs-prestige_per_decorations = 1 :prestige × { $n } :decoration
window-signs-livre_per_decoration = { $n } :livre × :decoration
window-signs-prestige_per_dresses = 1 :prestige × { $n } :lady
window-signs-fund = + :decoration – { $n } :livre
window-signs-make_dress = + :lady – { $n } { $colors }
window-signs-livre_by_staff = :stack { $steps } :livre
window-signs-prestige_for_livre = { $n } :livre :arrow 1 :prestige
window-signs-discard_resources = { $single } :arrow 1 :prestige
window-signs-discard_resources_grouped = { $single } / { $n } × { $grouped } :arrow 1 :prestige
window-signs-deck_size = :crown :stack { $steps } :prestige
window-signs-thread_lace_pairs = :crown { $n } :prestige × :thread + :lace
window-signs-master_space_pairs = :crown { $n } :prestige × { $every } :thimble-master
window-signs-couples = :crown { $n } :prestige × :lady + :gentleman

window-score-total = 名声点
window-score-won = { $name }が名声{ $total }点で勝{ "\u2060" }利。
window-score-tie_broken = { $tied }は名声{ $total }点で同点。残りのリーヴルが多い{ $name }の勝利です（{ $left }対{ $next }）。
window-score-rival = { $tied }は名声{ $total }点で同点。同点は{ $name }の勝ちです。
window-score-shared = { $tied }は名声{ $total }点、残りのリーヴルも{ $left }で同じため、勝利を分け合いま{ "\u2060" }す。
window-score-livre_left = 残りのリーヴル（同点時）

window-new_game-additions-rococo = 拡張

window-finale-rococo = 舞踏会

window-past-over-rococo = 舞踏会の後

window-records-told-rococo = { $games }戦{ $wins }勝、名声は平均{ $mean }点、最高{ $best }点

window-records-items-rococo = 得点源別の平均名声点

window-tutor-rococo = 国王の仕立師リュシル

window-learn-group-workshop = 工房で
window-learn-group-palace = 宮殿で
window-learn-group-more = 拡張

window-drop-lace = レース
window-drop-notions = 糸とレース
window-drop-silk = シルクとして残す
window-drop-thread = 糸

window-round-why = 雇われなかった従業員はゲームから除かれます。{ $workshop }：右端の{ $n }マスだけが空けられ、残りは右に詰めて場に残ります。
