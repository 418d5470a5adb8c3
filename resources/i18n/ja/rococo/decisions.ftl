### What is asked of whom, and the answers that are words. Answers that are pieces are named by the piece.

prompt-select_card = { $player }：手札にするカードを選んでください
prompt-select_card_counted = { $player }：手札にするカードを選んでください（{ $number }／{ $all }枚目）
prompt-play_card = { $player }：従業員を1人使ってください
prompt-choose_action = { $player }：{ $card }は何をしますか？
prompt-acquire_resource = { $player }：どの資源タイルを獲得しますか？
prompt-keep_resource = { $player }：タイルをシルクとして残しますか、下半分と交換しますか？
prompt-pay_silk = { $player }：{ $dress }のためにどのタイルを出しますか？必要：{ $needs }
prompt-place_dress = { $player }：{ $dress }を客に貸しますか、{ $livre }で売りますか？
prompt-place_dress_unsold = { $player }：{ $dress }をどの客に貸しますか？
prompt-take_reward = { $player }：資源タイル1枚を無料で取ってください
prompt-hire_employee = { $player }：誰を雇いますか？
prompt-fund_decoration = { $player }：どの装飾に出資しますか？
prompt-fund_decoration_discount = { $player }：{ $livre }引きで、どの装飾に出資しますか？
prompt-use_bonus = { $player }：{ $card }のボーナス（{ $bonus }）を使いますか？
prompt-use_bonus_dress = { $player }：{ $dress }の効果（{ $bonus }）を使いますか？
prompt-depute_employee = { $player }：ボーナスを使うため、誰を無報酬で宮廷に送りますか？
prompt-depute_employee_paid = { $player }：お金のため、誰をボーナスなしで宮廷に送りますか？
prompt-choose_notion = { $player }：糸とレース、どちらにしますか？
prompt-pay_for_prestige = { $player }：名声点を1点{ $livre }で何点買いますか？
prompt-discard_resources = { $player }：名声点のために、どのタイルを捨てますか？
prompt-over = 舞踏会は終わりました。
prompt-played = 手札をすべて使いました。

prompt-make_dress-deluxe = { $player }：どの衣装を仕立てますか？
prompt-make_dress-original = { $player }：どの服を作りますか？

prompt-make_dress_extra-deluxe = { $player }：もう1着、どの衣装を仕立てますか？
prompt-make_dress_extra-original = { $player }：もう1着、どの服を作りますか？

prompt-make_dress_sold-deluxe = { $player }：もう1着、すぐ売るためにどの衣装を仕立てますか？
prompt-make_dress_sold-original = { $player }：もう1着、すぐ売るためにどの服を作りますか？

waiting-select_card = { $player }が手札を選んでいます
waiting-keep_resource = { $player }が資源タイルの使い道を考えています
waiting-discard_resources = { $player }が捨てるタイルを選んでいます
waiting-other = { $player }がプレイしています

action-favor = 王妃の寵愛を得る
action-acquire = 資源を獲得する
action-hire = 従業員を雇う
action-depute = この従業員を宮廷に送る
action-fund = 装飾に出資する
action-forfeit = 放棄（ボーナスのみ）
action-forfeit_bare = 放棄（何も得ない）

action-make_dress-deluxe = 衣装を仕立てる
action-make_dress-original = 服を作る

deed-favor = 寵愛を得る
deed-acquire = 資源を獲得する
deed-acquire_traded = 交換する
deed-hire = 雇う
deed-depute = 宮廷に送る
deed-fund = 出資する
deed-forfeit = アクションを放棄する

deed-make_dress-deluxe = 仕立てる
deed-make_dress-original = 作る
deed-make_dress_sold-deluxe = 仕立てて売る
deed-make_dress_sold-original = 作って売る

option-silk = シルクとして残す
option-thread = 糸
option-lace = レース
option-notions = { $notions }と交換する
option-sell = { $livre }で売る
option-use = ボーナスを使う
option-forfeit = ボーナスを放棄する
option-done = 完了
option-buy = { $livre }で{ $prestige }
option-give = { $silk }を出す
option-give_lost = { $silk }を出す（余り：{ $lost }）
