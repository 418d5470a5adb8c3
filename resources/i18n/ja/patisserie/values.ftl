### The page of component values, and what its form calls them.

patisserie-sources-recipes = レシピ
patisserie-sources-ingredients = 材料タイル
patisserie-sources-staff = スタッフ
patisserie-sources-table_bonuses = テーブルボーナス
patisserie-sources-special_bonuses = 特別ボーナス：1～3人、4・5人の名声点
patisserie-sources-goods = 食材：1、2、3…個の合計価格
patisserie-sources-solo = ソロカード
patisserie-sources-board_small = 1～3人用ボード
patisserie-sources-board_large = 4・5人用ボード
patisserie-sources-recipe_prices = レシピ：左から右への価格
patisserie-sources-hire = 雇えるスタッフ：残り1、2、3、4枚のときの価格
patisserie-sources-row = 材料、{ $number }列目：残り1、2、3…枚のときの価格
patisserie-sources-area = { $first }と{ $second }の間の給仕：テーブル

patisserie-correct-field-flour = 小麦粉
patisserie-correct-field-sugar = 砂糖
patisserie-correct-field-butter = バター
patisserie-correct-field-honey = はちみつ
patisserie-correct-field-nuts = ナッツ
patisserie-correct-field-egg = 卵
patisserie-correct-field-chef = パティシエが必要
patisserie-correct-field-prestige = 名声点
patisserie-correct-field-topping = トッピングあり
patisserie-correct-field-training = 階級
patisserie-correct-field-gain = 得るもの
patisserie-correct-field-amount = 数
patisserie-correct-field-kind = 菓子
patisserie-correct-field-small = 名声点（1～3人）
patisserie-correct-field-large = 名声点（4・5人）
patisserie-correct-field-start = 開始時
patisserie-correct-field-maximum = 最大
patisserie-correct-field-prices = 価格
patisserie-correct-field-clears = 毎ラウンド除く
patisserie-correct-field-first = 最多
patisserie-correct-field-second = 2番目
patisserie-correct-field-cost = 価格

patisserie-correct-flag-true = はい
patisserie-correct-flag-false = いいえ

patisserie-correct-gain-none = なし
patisserie-correct-gain-coins = コイン
patisserie-correct-gain-coins_by_posts = 持ち場ごとにコイン
patisserie-correct-gain-draw_ingredient = 袋のタイル
patisserie-correct-gain-ingredient = 場のタイル
patisserie-correct-gain-recipe = レシピ
patisserie-correct-gain-flour = 小麦粉
patisserie-correct-gain-sugar = 砂糖
patisserie-correct-gain-butter = バター
