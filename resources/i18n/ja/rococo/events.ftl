### The log: one sentence for each event that is worth a line.

event-round_began = ラウンド{ $round }開始。
event-start_player_named = スタートプレイヤーになる
event-employees_removed = 雇われずゲームから除外：{ $cards }。
event-employees_revealed = 雇える従業員：{ $cards }。
event-card_taken = { FORM($card, "a") }を手札に取る
    .do = { $card }を手札に取る
event-card_taken_secret = カード1枚を手札に取る
event-supply_turned = 捨て札を新しい控えにする
event-card_played = { FORM($card, "a") }を使う
    .do = { $card }を使う
event-bonus_used = { $card }のボーナスを使う
    .do = ボーナスを使う
event-bonus_forfeited = { $card }のボーナスを放棄する
    .do = ボーナスを放棄する
event-bonus_used_dress = { $dress }の効果を使う
    .do = { $dress }の効果を使う
event-bonus_forfeited_dress = { $dress }の効果を放棄する
event-favor_claimed = 王妃の寵愛を得る
    .do = 王妃の寵愛を得る
event-livre_gained = { $livre }を得る（{ $reason }）
event-livre_paid = { $livre }を払う（{ $reason }）
event-prestige_gained = { $prestige }を得る（{ $reason }）
event-notions_gained = { $notions }を得る
event-notions_paid = { $notions }を出す
event-resource_taken = { FORM($tile, "a") }を取る
    .do = { $silk }を取る
event-resource_drawn = { FORM($tile, "a") }を引く
event-resource_drawn_secret = 資源タイル1枚を伏せたまま引く
    .do = 資源タイル1枚を引く
event-resource_kept = シルクとして残す
event-resource_kept_secret = シルクとして残す
event-resource_traded = { $silk }を交換に出す
    .do = タイルを糸やレースに交換する
event-dress_rented = { $dress }を{ $space }に貸す
    .do = { FORM($dress, "it") }を{ $space }に貸す
event-dress_sold = { $dress }を売る
    .do = { FORM($dress, "it") }を売る
event-employee_hired = { FORM($card, "a") }を{ $livre }で雇う
    .do = { $card }を雇う
event-employee_deputed = { $card }を王の宮廷に送る
    .do = { $card }を宮廷に送る
event-decoration_funded = { $decoration }に出資する
    .do = { $decoration }に出資する
event-all_halls_reached = 全広間に進出する
event-item_scored = { $item }：{ $player }は{ $prestige }を得る。
    .you = { $item }：あなたは{ $prestige }を得る。

event-resource_bag_refilled = 捨てられた資源タイル{ $n }枚をストックに戻す。

event-dress_bag_refilled-deluxe = 捨てられた衣装{ $n }枚を袋に戻す。

event-dress_bag_refilled-original = 捨てられた服{ $n }枚を袋に戻す。

event-resources_spent = タイル{ $n }枚を出す：{ $silk }

event-dress_made-deluxe = { FORM($dress, "a") }を仕立てる
    .do = { $dress }を仕立てる
event-dress_made-original = { FORM($dress, "a") }を作る
    .do = { $dress }を作る

event-dress_admired-deluxe = { $dress }をバルコニーに送る：{ $fireworks }
event-dress_admired-original = { $dress }をテラスに送る：{ $fireworks }

event-action_chosen-forfeit = メインアクションを放棄する
    .do = メインアクションを放棄する

event-game_ended = 舞踏会は幕を閉じました。勝者は{ $winners }、{ $prestige }です。

reason-dress = { $dress }
reason-favor = 王妃の寵愛
reason-acquire = 資源タイル
reason-sale = 売却
reason-reward = 客の報酬
reason-hire = 新しい従業員
reason-depute = 宮廷
reason-fund = 装飾
reason-income = 収入
reason-tile = 資源タイル
reason-bonus = { $card }のボーナス

reason-fountain_upper-deluxe = 使用人の厨房
reason-fountain_upper-original = 噴水上段

reason-fountain_lower-deluxe = 賓客の厨房
reason-fountain_lower-original = 噴水下段

reason-make_dress-deluxe = 衣装
reason-make_dress-original = 服

## In a turn as one short sentence: without what is printed beside, and "again" about the piece of the deed just named. $things were gained.

brief-resource_taken = { $silk }を取る
brief-resource_drawn = { $silk }を引く
brief-resource_traded_again = タイルを{ $things }に交換する
brief-dress_rented_again = { FORM($dress, "it") }を{ $space }に貸す
brief-dress_sold_again = { FORM($dress, "it") }を売る
