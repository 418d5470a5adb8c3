### What staff bonuses do, as things to do.

patisserie-bonus-gain_coins = { $amount_coins }を得る
patisserie-bonus-buy_goods = 食材1種を買う
patisserie-bonus-acquire_ingredient = 材料タイル1枚を獲得する
patisserie-bonus-pay_for_action = { $cost_coins }を払い、もう1アクション行う：{ $action }
patisserie-bonus-prestige_by_table = 1つのテーブルの自分の菓子に応じて名声点（{ $steps }）
patisserie-bonus-move_dish = 自分の菓子1個を別のテーブルに移す
patisserie-bonus-buy_butter = { $cost_coins }を払い、バター1個を得る
patisserie-bonus-coins_by_markers = 自分の給仕の持ち場と貴族のホスト1つにつき{ $amount_coins }
patisserie-bonus-coins_by_tables = 自分の菓子があるテーブル1つにつき{ $amount_coins }
patisserie-bonus-copy_bonus = ほかのプレイヤーの使用済みカードのいちばん上のボーナスを使う
patisserie-bonus-coins_by_table = 1つのテーブルの自分の菓子1個につき{ $amount_coins }
patisserie-bonus-draw_recipes = 袋からレシピ{ $number }枚を引き、1枚残す
patisserie-bonus-bake_saving = 小麦粉かはちみつを1個減らしてレシピ1枚を焼く
patisserie-bonus-coins_by_decorations = 自分のデコレーション成功1つにつき{ $amount_coins }
patisserie-bonus-decorate_one = { $cost_coins }を払い、菓子1個をデコレーションする
patisserie-bonus-coins_by_staff = スタッフの人数に応じてコイン（{ $steps }）
patisserie-bonus-deliver_one = 菓子1個を届ける
patisserie-bonus-acquire_recipe = レシピ1枚を獲得する
patisserie-bonus-prestige_by_dishes = 披露した{ $dishes }に応じて名声点（{ $steps }）
patisserie-bonus-place_cheaper = { $discount_coins }引きで給仕か貴族のホストを置く
patisserie-bonus-take_recipe = 場からレシピ1枚を得る
patisserie-bonus-prestige_by_tables = 自分の菓子があるテーブルに応じて名声点（{ $steps }）
patisserie-bonus-coins_by_dishes = 披露した自分の菓子1個につき{ $amount_coins }
patisserie-bonus-prestige_for_coins = { $cost_coins }で名声1点、{ $times }回まで
patisserie-bonus-prestige_by_decorations = 自分のデコレーション成功に応じて名声点（{ $steps }）
patisserie-bonus-take_ingredient = 場から材料タイル1枚を得る
patisserie-bonus-gain_prestige = { $amount_prestige }を得る

patisserie-bonus-draw_ingredients = { $n ->
    [1] 袋から材料タイル{ $n }枚を引く
   *[other] 袋から材料タイル{ $n }枚を引き、1枚残す
}
