### What an option would cost and bring.

patisserie-outlook-income = 毎回の収入
patisserie-outlook-serves = { $first }と{ $second }で給仕する

patisserie-outlook-tiles = タイル{ $n }枚

patisserie-outlook-lost = { $what }は無駄になる

patisserie-outlook-unsold = 終了時に売らないため
patisserie-outlook-sold = 終了時に売れるため
patisserie-outlook-chance-ingredients_drawn = ランダムなタイル1枚
patisserie-outlook-chance-ingredient_bag_refilled = ランダムなタイル1枚
patisserie-outlook-chance-recipes_drawn = ランダムなレシピ
patisserie-outlook-chance-recipe_bag_refilled = ランダムなレシピ

patisserie-outlook-asks-choose_topping = 次：使うトッピングのタイル
patisserie-outlook-asks-pay_ingredients = 次：使うタイル
patisserie-outlook-asks-choose_saving = 次：減らすもの
patisserie-outlook-asks-place_dish = 次：テーブルか売却
patisserie-outlook-asks-move_to = 次：移動先
patisserie-outlook-asks-use_bonus = 次：ボーナス
patisserie-outlook-asks-keep_ingredient = 次：残すタイル
patisserie-outlook-asks-keep_recipe = 次：残すレシピ
patisserie-outlook-asks-take_recipe = 次：好きなレシピ
patisserie-outlook-asks-take_ingredient = 次：好きなタイル
patisserie-outlook-asks-make_room = 次：捨てるレシピ
patisserie-outlook-asks-pay_service = 次：買う点数
patisserie-outlook-asks-claim_special = 次：特別ボーナス
