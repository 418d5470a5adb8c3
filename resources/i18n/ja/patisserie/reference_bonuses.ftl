### The reference: bonuses of staff cards.

reference-patisserie-bonus_gain_coins-title = ボーナス：コイン
reference-patisserie-bonus_gain_coins-text = カードに書かれたコインをストックから得ます。
reference-patisserie-bonus_gain_coins-terms = お金 コイン 得る

reference-patisserie-bonus_gain_prestige-title = ボーナス：名声点
reference-patisserie-bonus_gain_prestige-text = カードに書かれた名声点をすぐに得ます。
reference-patisserie-bonus_gain_prestige-terms = 名声点 点数 星 得る

reference-patisserie-bonus_buy_goods-title = ボーナス：食材を買う
reference-patisserie-bonus_buy_goods-text = 食材1種を通常の価格で買います。
reference-patisserie-bonus_buy_goods-terms = 小麦粉 砂糖 バター 買う

reference-patisserie-bonus_acquire_ingredient-title = ボーナス：材料を獲得する
reference-patisserie-bonus_acquire_ingredient-text = 場の材料タイル1枚を通常の価格で取ります。
reference-patisserie-bonus_acquire_ingredient-terms = タイル はちみつ ナッツ 卵

reference-patisserie-bonus_pay_for_action-title = ボーナス：追加アクション
reference-patisserie-bonus_pay_for_action-text = カードに書かれたコインを払い、書かれたアクションを通常のコストで追加で行います。
reference-patisserie-bonus_pay_for_action-terms = 追加アクション 払う 2回目

reference-patisserie-bonus_prestige_by_table-title = ボーナス：1つのテーブルの菓子で名声点
reference-patisserie-bonus_prestige_by_table-text = 1つのテーブルの自分の菓子を数えます。すぐに得る名声点はカードの表に書かれています。
reference-patisserie-bonus_prestige_by_table-terms = 名声点 テーブル 数える
reference-patisserie-bonus_prestige_by_table-ruling = 自分の菓子が最も多いテーブルで数えます。ほかの選び方が得になることはありません。

reference-patisserie-bonus_move_dish-title = ボーナス：菓子を移す
reference-patisserie-bonus_move_dish-text = テーブルの自分の菓子1個を、別のテーブルの空きマスに移します。このときマスもテーブルボーナスも何ももたらさず、給仕にも払えません。
reference-patisserie-bonus_move_dish-terms = 移す 移動 テーブル 最多
reference-patisserie-bonus_move_dish-ruling = 菓子は今ある場所で数え、元のマスはまた空きます。

reference-patisserie-bonus_buy_butter-title = ボーナス：バターを買う
reference-patisserie-bonus_buy_butter-text = カードに書かれたコインを一度払い、バター1個を得ます。
reference-patisserie-bonus_buy_butter-terms = バター 安い

reference-patisserie-bonus_coins_by_markers-title = ボーナス：給仕とホストでコイン
reference-patisserie-bonus_coins_by_markers-text = 自分の給仕の持ち場と貴族のホスト1つにつき、カードに書かれたコインを得ます。この手番に置いたものも数えます。
reference-patisserie-bonus_coins_by_markers-terms = お金 マーカー 持ち場 ホスト

reference-patisserie-bonus_coins_by_tables-title = ボーナス：テーブルごとにコイン
reference-patisserie-bonus_coins_by_tables-text = 自分の菓子が1個以上あるテーブル1つにつき、カードに書かれたコインを得ます。
reference-patisserie-bonus_coins_by_tables-terms = お金 テーブル

reference-patisserie-bonus_coins_by_table-title = ボーナス：1つのテーブルの菓子でコイン
reference-patisserie-bonus_coins_by_table-text = 1つのテーブルの自分の菓子1個につき、カードに書かれたコインを得ます。
reference-patisserie-bonus_coins_by_table-terms = お金 テーブル 菓子
reference-patisserie-bonus_coins_by_table-ruling = 自分の菓子が最も多いテーブルで数えます。

reference-patisserie-bonus_coins_by_dishes-title = ボーナス：全部の菓子でコイン
reference-patisserie-bonus_coins_by_dishes-text = テーブルの自分の菓子1個につき、カードに書かれたコインを得ます。この手番に披露したものも数えます。
reference-patisserie-bonus_coins_by_dishes-terms = お金 菓子 披露

reference-patisserie-bonus_coins_by_decorations-title = ボーナス：デコレーションでコイン
reference-patisserie-bonus_coins_by_decorations-text = 自分のデコレーション成功1つにつき、カードに書かれたコインを得ます。
reference-patisserie-bonus_coins_by_decorations-terms = お金 トッピング デコレーション

reference-patisserie-bonus_coins_by_staff-title = ボーナス：スタッフの人数でコイン
reference-patisserie-bonus_coins_by_staff-text = 自分のスタッフカードをすべて数えます。得る額はカードの表に書かれています。ここでは少ないほど得です。
reference-patisserie-bonus_coins_by_staff-terms = お金 少ない スタッフ 枚数
reference-patisserie-bonus_coins_by_staff-ruling = 手札と使ったばかりのカードも数えます。

reference-patisserie-bonus_copy_bonus-title = ボーナス：ほかの人のボーナスを使う
reference-patisserie-bonus_copy_bonus-text = ほかのプレイヤーの使用済みスタッフのいちばん上のカードを選び、自分のアシスタントのものとしてそのボーナスを使います。
reference-patisserie-bonus_copy_bonus-terms = コピー まね ほかのプレイヤー いちばん上
reference-patisserie-bonus_copy_bonus-ruling = カードがなければコピーできず、このボーナス自身はコピーされません。これでコック帽のレシピは焼けません。

reference-patisserie-bonus_acquire_recipe-title = ボーナス：レシピを獲得する
reference-patisserie-bonus_acquire_recipe-text = 場のレシピ1枚を通常の価格で取ります。
reference-patisserie-bonus_acquire_recipe-terms = レシピ 買う 1枚

reference-patisserie-bonus_draw_recipes-title = ボーナス：レシピを引く
reference-patisserie-bonus_draw_recipes-text = カードに書かれた枚数のレシピを袋から引き、1枚残し、ほかは捨てます。
reference-patisserie-bonus_draw_recipes-terms = レシピ 袋 ランダム 引く 残す
reference-patisserie-bonus_draw_recipes-ruling = 置き場が満杯なら1枚手放します。新しいものでもかまいません。袋も捨てられたものもなければ、引く枚数が減ります。

reference-patisserie-bonus_take_recipe-title = 無料のレシピ
reference-patisserie-bonus_take_recipe-text = 場のレシピ1枚を無料で取ります。ボーナス、給仕、テーブルから得られます。
reference-patisserie-bonus_take_recipe-terms = レシピ 無料 得る

reference-patisserie-bonus_draw_ingredients-title = ボーナス：材料を引く
reference-patisserie-bonus_draw_ingredients-text = カードに書かれた枚数の材料タイルを袋から引き、1枚残し、ほかは捨てます。
reference-patisserie-bonus_draw_ingredients-terms = 材料 袋 ランダム 引く 残す
reference-patisserie-bonus_draw_ingredients-ruling = 袋も捨てられたものもなくて引けない分は失われます。

reference-patisserie-bonus_take_ingredient-title = 無料の材料タイル
reference-patisserie-bonus_take_ingredient-text = 場の材料タイル1枚を無料で取ります。ボーナスやテーブルから得られます。
reference-patisserie-bonus_take_ingredient-terms = 材料 無料 得る

reference-patisserie-bonus_bake_saving-title = ボーナス：節約して焼く
reference-patisserie-bonus_bake_saving-text = レシピ1枚を、示された量より小麦粉1個またははちみつ1個少なく焼きます。
reference-patisserie-bonus_bake_saving-terms = 焼く 減らす 小麦粉 はちみつ 節約 安い
reference-patisserie-bonus_bake_saving-ruling = アシスタントはアシスタントのままで、コック帽のレシピは焼けません。どちらも要らないレシピは、そのまま焼きます。

reference-patisserie-bonus_decorate_one-title = ボーナス：菓子をデコレーションする
reference-patisserie-bonus_decorate_one-text = カードに書かれたコインを払い、ラックの菓子1個にトッピングします。
reference-patisserie-bonus_decorate_one-terms = トッピング デコレーション 1個 払う

reference-patisserie-bonus_deliver_one-title = ボーナス：菓子を届ける
reference-patisserie-bonus_deliver_one-text = ラックの菓子1個を披露するか売ります。
reference-patisserie-bonus_deliver_one-terms = 届ける 披露 売る 1個

reference-patisserie-bonus_place_cheaper-title = ボーナス：給仕かホストを安く置く
reference-patisserie-bonus_place_cheaper-text = カードに書かれたコインの分だけ安く、給仕か貴族のホストを置きます。
reference-patisserie-bonus_place_cheaper-terms = 割引 安い マーカー 持ち場 ホスト
reference-patisserie-bonus_place_cheaper-ruling = 価格が0を下回ることはありません。

reference-patisserie-bonus_prestige_by_dishes-title = ボーナス：ある種類の菓子で名声点
reference-patisserie-bonus_prestige_by_dishes-text = 全テーブルの、カードに示された種類の自分の菓子を数えます。すぐに得る名声点はカードの表に書かれています。
reference-patisserie-bonus_prestige_by_dishes-terms = 名声点 菓子 種類 数える
reference-patisserie-bonus_prestige_by_dishes-ruling = ルールブックの本文には印がありません。どの種類かはカードの値であり、製品をお持ちの方は訂正できます。

reference-patisserie-bonus_prestige_by_tables-title = ボーナス：テーブルで名声点
reference-patisserie-bonus_prestige_by_tables-text = 自分の菓子が1個以上あるテーブルを数えます。すぐに得る名声点はカードの表に書かれています。
reference-patisserie-bonus_prestige_by_tables-terms = 名声点 テーブル 数える

reference-patisserie-bonus_prestige_by_decorations-title = ボーナス：デコレーションで名声点
reference-patisserie-bonus_prestige_by_decorations-text = 自分のデコレーション成功を数えます。すぐに得る名声点はカードの表に書かれています。
reference-patisserie-bonus_prestige_by_decorations-terms = 名声点 トッピング デコレーション 数える

reference-patisserie-bonus_prestige_for_coins-title = ボーナス：名声点を買う
reference-patisserie-bonus_prestige_for_coins-text = カードに書かれたコインを払って名声1点を得ます。書かれた回数まで何度でもできます。終盤には、いちばん良いお金の使い道です。
reference-patisserie-bonus_prestige_for_coins-terms = 名声点 買う コイン 両替
