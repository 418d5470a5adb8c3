### Pastries, tiles, cards and places in words.

patisserie-topping = トッピング
patisserie-recipe_full = { $recipe }（{ $needs }）：{ $prestige }
patisserie-recipe_full_chef = { $recipe }（{ $needs }；コック帽：パティシエが必要）：{ $prestige }
patisserie-card_star = 星の{ FORM($card, $form) }
patisserie-card_start = { FORM($card, $form) }
patisserie-card_level = { FORM($card, $form) }{ $level }
patisserie-card_used = 使用済みの{ FORM($card, $form) }
patisserie-card_unused = 未使用の{ FORM($card, $form) }
patisserie-solo_card = ソロカード{ $number }
patisserie-solo_else = { $first }、不可なら{ $then }
patisserie-card_bonus = { $card }：{ $bonus }
patisserie-card_told = { FORM($card, $form) }
    .a = { FORM($card, "a") }（「{ $bonus }」）
patisserie-card_if = { $card }（雇う条件：{ $condition }）
patisserie-step = { $start }以上：{ $amount }
patisserie-step_one = { $start }：{ $amount }
patisserie-step_range = { $start }～{ $end }：{ $amount }
patisserie-space = { $table }のマス{ $number }
patisserie-space_bonus = { $space }、＋{ $bonus }
patisserie-post = { $first }と{ $second }の間の給仕：{ $gain }
    .at = { $first }と{ $second }の間（{ $gain }）
patisserie-host = 貴族のホスト{ $number }：{ $prestige }
    .at = 貴族のホスト{ $number }（{ $prestige }）
patisserie-area = { $first }と{ $second }の間の給仕
patisserie-host_number = 貴族のホスト{ $number }
patisserie-table_bonus = { $dishes }：{ $reward }
patisserie-special_bonus = { $condition }
patisserie-dishes_worth = 名声{ $worth }点の{ $dishes }
patisserie-dishes_from = 名声{ $low }点以上の{ $dishes }
patisserie-dishes_between = 名声{ $low }～{ $high }点の{ $dishes }

patisserie-good-flour = 小麦粉
patisserie-good-sugar = 砂糖
patisserie-good-butter = バター

patisserie-training-chef = パティシエ
patisserie-training-assistant = アシスタント

patisserie-dishes-any = 菓子
patisserie-dishes-honey = はちみつの菓子
patisserie-dishes-nuts = ナッツの菓子
patisserie-dishes-egg = 卵の菓子
patisserie-dishes-butter = バターの菓子
patisserie-dishes-no_honey = はちみつなしの菓子
patisserie-dishes-no_nuts = ナッツなしの菓子
patisserie-dishes-no_egg = 卵なしの菓子
patisserie-dishes-plain = はちみつ・ナッツ・卵なしの菓子
patisserie-dishes-chef = コック帽の菓子
patisserie-dishes-assistant = コック帽なしの菓子
patisserie-dishes-topped = トッピングつきの菓子
patisserie-dishes-untopped = トッピングなしの菓子

patisserie-condition-bare = 食材も材料タイルも持っていない
patisserie-condition-dishes = { $dishes }を{ $number }個以上披露している

patisserie-end-near = テーブルボーナスに近い側
patisserie-end-far = テーブルボーナスから遠い側

patisserie-table-top = 上のテーブル
patisserie-table-left = 左のテーブル
patisserie-table-middle = 中央のテーブル
patisserie-table-right = 右のテーブル
patisserie-table-bottom = 下のテーブル

patisserie-recipe-sable = サブレ
patisserie-recipe-palmier = パルミエ
patisserie-recipe-arlette = アルレット
patisserie-recipe-galette = ガレット
patisserie-recipe-feuillantine = フイヤンティーヌ
patisserie-recipe-chausson = ショソン
patisserie-recipe-allumette = アリュメット
patisserie-recipe-gaufre = ゴーフル
patisserie-recipe-oublie = ウブリ
patisserie-recipe-pain-d-epices = パン・デピス
patisserie-recipe-nonnette = ノネット
patisserie-recipe-baba = ババ
patisserie-recipe-croquignole = クロキニョル
patisserie-recipe-macaron = マカロン
patisserie-recipe-financier = フィナンシェ
patisserie-recipe-nougat = ヌガー
patisserie-recipe-dacquoise = ダックワーズ
patisserie-recipe-amandine = アマンディーヌ
patisserie-recipe-pithiviers = ピティヴィエ
patisserie-recipe-noisettine = ノワゼッティーヌ
patisserie-recipe-florentin = フロランタン
patisserie-recipe-massepain = マスパン
patisserie-recipe-tarte-pralinee = タルト・プラリネ
patisserie-recipe-madeleine = マドレーヌ
patisserie-recipe-meringue = メレンゲ
patisserie-recipe-brioche = ブリオッシュ
patisserie-recipe-chou = シュー・ア・ラ・クレーム
patisserie-recipe-profiterole = プロフィトロール
patisserie-recipe-crepe = クレープ
patisserie-recipe-flan = フラン
patisserie-recipe-savarin = サヴァラン
patisserie-recipe-biscuit-de-savoie = ビスキュイ・ド・サヴォワ
patisserie-recipe-genoise = ジェノワーズ
patisserie-recipe-souffle = スフレ
patisserie-recipe-ile-flottante = イル・フロッタント
patisserie-recipe-kouglof = クグロフ
patisserie-recipe-clafoutis = クラフティ
patisserie-recipe-canele = カヌレ
patisserie-recipe-charlotte = シャルロット
patisserie-recipe-saint-honore = サントノレ
patisserie-recipe-religieuse = ルリジューズ
patisserie-recipe-mille-feuille = ミルフイユ
patisserie-recipe-vacherin = ヴァシュラン
patisserie-recipe-croquembouche = クロカンブッシュ
patisserie-recipe-piece-montee = ピエス・モンテ

patisserie-coins = { $n }コイン

patisserie-prestige = 名声{ $n }点

patisserie-counted-flour = 小麦粉{ $n }個

patisserie-counted-sugar = 砂糖{ $n }個

patisserie-counted-butter = バター{ $n }個

patisserie-counted-honey = はちみつ{ $n }個

patisserie-counted-nuts = ナッツ{ $n }個

patisserie-counted-egg = 卵{ $n }個

patisserie-counted-topping = トッピング{ $n }個

patisserie-condition-ingredients = 材料タイルが{ $n }枚以上ある

patisserie-condition-recipes = レシピが{ $n }枚以上ある

patisserie-condition-goods = 食材が{ $n }個以上ある

patisserie-condition-coins = コインが{ $n }以上ある

patisserie-condition-prestige = 名声点が{ $n }点以上ある

patisserie-condition-decorations = デコレーション成功が{ $n }つ以上ある

patisserie-condition-tables = { $n }つ以上のテーブルに菓子がある

patisserie-condition-table = 1つのテーブルに菓子が{ $n }個以上ある

patisserie-condition-posts = 給仕の持ち場が{ $n }つ以上ある

patisserie-condition-hosts = 貴族のホストが{ $n }つ以上ある

patisserie-condition-markers = 給仕の持ち場とホストが計{ $n }つ以上ある

patisserie-condition-staff = スタッフカードが{ $n }枚以上ある

patisserie-gain-coins_by_posts = テーブルの横の自分の給仕の持ち場1つにつき{ $n }コイン

patisserie-gain-draw_ingredient = 袋から材料タイル{ $n }枚

patisserie-gain-ingredient = 場から材料タイル{ $n }枚

patisserie-gain-recipe = 場からレシピ{ $n }枚
