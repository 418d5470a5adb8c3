### What is wrong with the values of this game's components. Words that a file must hold stand as they are written there.

wrong-set-base = 基本ゲームのもの
wrong-set-start = 初期スタッフ
wrong-set-promo_special_bonuses = 特別ボーナスのプロモのもの
wrong-set-promo_table_bonuses = テーブルボーナスのプロモのもの
wrong-set-promo_staff = 星のスタッフのプロモのもの
wrong-set-promo_start_staff = 初期スタッフのプロモのもの

wrong-example_recipes = 2枚で合わせて小麦粉1、砂糖2、はちみつ1、ナッツ1、卵1が必要で、そのうちちょうど1枚にパティシエが必要なものがなければなりません（ルールブックの例）
wrong-no_dish = 名声{ $prestige }点の菓子が1つ必要です（ルールブックの例）
wrong-no_needs = 何かが必要でなければなりません
wrong-no_topping = トッピングのあるものが必要です
wrong-only_toppings = トッピングのないものが必要です
wrong-single_ingredients = 材料が2つ以上のものが必要です
wrong-empty_tile = 材料かトッピングが必要です
wrong-few_plain = はちみつもナッツも卵も要らないものが3枚以上必要です

wrong-numbered = 番号つきのカードは{ $expected }枚でなければなりません（実際は{ $found }）
wrong-few_cards = レベル{ $level }のカードは{ $least }枚以上必要です（実際は{ $found }）。5人用に必要です
wrong-not_listed = 番号つきのカードの1枚に、ルールブックのとおりのボーナス{ $effect }が必要です
wrong-no_star = 星のカードの1枚に、ルールブックにある条件{ $condition }と名声点が必要です
wrong-start_trainings = 初期スタッフはパティシエ2枚、アシスタント2枚でなければなりません
wrong-star_bonus = 星のカードは名声点を与えなければなりません
wrong-level_trainings = レベル{ $level }にはパティシエとアシスタントの両方が必要です

wrong-no_table_bonus = ルールブックのとおり、{ $dishes }に{ $gain }を与えるものが1つ必要です
wrong-no_reward = メンターがテーブルで得られるよう、レシピを与えるものと場の材料タイルを与えるものが1つずつ必要です
wrong-no_special = ルールブックにある条件{ $condition }のものが1つ必要です

wrong-flour_price = 最初の1個は価格{ $price }でなければなりません（ルールブックの例）
wrong-sugar_price = 最大{ $number }個で、価格{ $price }でなければなりません（ルールブックの例）

wrong-columns = 最初の列と同じく、価格が{ $n }個必要です
wrong-clears = 下の列は除かれ、いちばん上の列は除かれないはずです
wrong-not_cheaper = 残りが少ないときに高くなってはいけません
wrong-top_row = 満杯のいちばん上の列のタイルは、一方の面で価格{ $price }でなければなりません（ルールブックの例）
wrong-second_row = 下から2列目の最後のタイルは、一方の面で価格{ $price }でなければなりません（ルールブックの例）
wrong-no_space = マスが必要です
wrong-same_table = 別々の2つのテーブルでなければなりません
wrong-area_sides = 左と右に1マスずつ必要です
wrong-no_prestige = 左では0より大きくなければなりません
wrong-only_left = すぐに何かを与える右では、0でなければなりません
wrong-only_right = 名声点を与える左には、あってはなりません
wrong-example_table = 1つのテーブルは{ $first }と{ $second }の価値で、{ $dishes }マス以上必要です（ルールブックの例）
wrong-example_space = 1つのマスは{ $n }コインを与えなければなりません（ルールブックの例）
wrong-example_post = 1つの給仕のマスは価格{ $n }で、袋から材料タイルを与えなければなりません（ルールブックの例）
wrong-example_area = 1つの給仕の区域は'top'と'left'の間になければなりません（ルールブックの例）
wrong-example_host = 1つの貴族のホストは価格{ $n }でなければなりません（ルールブックの例）

wrong-not_pointed_at = カード全体で、次のすべてを指さなければなりません：{ $things }
wrong-order = { $action }の順番は、{ $n }未満の各数を1回ずつ（0なら何も）書かなければなりません
