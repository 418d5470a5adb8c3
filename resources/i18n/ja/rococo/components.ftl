### Names of the pieces. Where the editions differ, a table names the edition.

term-deluxe-workshop = 衣装の陳列
term-deluxe-warehouse = 資源の引き出し
term-deluxe-fountain_upper = 使用人の厨房
term-deluxe-fountain_lower = 賓客の厨房

term-original-workshop = 工房
term-original-warehouse = 倉庫
term-original-fountain_upper = 噴水上段
term-original-fountain_lower = 噴水下段

color-deluxe-yellow = 青
color-deluxe-green = ピンク
color-deluxe-red = 緑
color-deluxe-blue = オレンジ

color-original-yellow = 黄
color-original-green = 緑
color-original-red = 赤
color-original-blue = 青

initial-deluxe-yellow = 青
initial-deluxe-green = ピ
initial-deluxe-red = 緑
initial-deluxe-blue = オ

initial-original-yellow = 黄
initial-original-green = 緑
initial-original-red = 赤
initial-original-blue = 青

livre = { $n }リーヴル

prestige = 名声{ $n }点

thread = 糸{ $n }個

lace = レース{ $n }個

tiles = 資源タイル{ $n }枚

## Employees

type-master = 親方
type-journeyman = 職人
type-apprentice = 徒弟

card-level = { FORM($card, $form) }{ $level }
card-with_bonus = { $card }：{ $bonus }
card-told = { FORM($card, $form) }
    .a = { FORM($card, "a") }（「{ $bonus }」）
card-with_condition = { $card }：{ $bonus }（雇う条件：{ $condition }）

## Silk

silk-deluxe-yellow = 青シルク{ $n }個

silk-deluxe-green = ピンクシルク{ $n }個

silk-deluxe-red = 緑シルク{ $n }個

silk-deluxe-blue = オレンジシルク{ $n }個

silk-original-yellow = 黄シルク{ $n }個

silk-original-green = 緑シルク{ $n }個

silk-original-red = 赤シルク{ $n }個

silk-original-blue = 青シルク{ $n }個

silk_color-deluxe-yellow = 青
silk_color-deluxe-green = ピンク
silk_color-deluxe-red = 緑
silk_color-deluxe-blue = オレンジ

silk_color-original-yellow = 黄
silk_color-original-green = 緑
silk_color-original-red = 赤
silk_color-original-blue = 青

## Resource tiles: "name" is a label, "a" is the object of a sentence.

tile-both = { $silk }（または{ $notions }）
    .a = { $silk }（または{ $either }）のタイル
tile-silk = { $silk }（シルクのみ）
    .a = { $silk }のタイル
tile-choose = { $thread }または{ $lace }
tile-either = { $thread }／{ $lace }

## Dresses: "it" is one that has just been named.

dress-full = { FORM($dress, $form) }（{ $needs }；{ $livre }、{ $prestige }）
dress-full_unsold = { FORM($dress, $form) }（{ $needs }；{ $prestige }）
dress-told = { FORM($dress, $form) }
    .a = { FORM($full, "a") }
dress-master = 親方用
dress-made = 作ったとき：{ $bonus }
dress-rented = 貸したとき：{ $bonus }
dress-unsold = 売却不可

dress-deluxe-yellow = 青のドレス
    .it = それ

dress-deluxe-green = ピンクのフロックコート
    .it = それ

dress-deluxe-red = 緑のドレス
    .it = それ

dress-deluxe-blue = オレンジのフロックコート
    .it = それ

dress-original-yellow = 黄のドレス
    .it = それ

dress-original-green = 緑のコート
    .it = それ

dress-original-red = 赤のドレス
    .it = それ

dress-original-blue = 青のコート
    .it = それ

## The board

hall-kings-deluxe = 王家の広間
hall-kings-original = 国王の広間

hall-other = 広間{ $number }

space-rewarded = { $space }（{ $reward }）

space-guest = { $hall }の客{ $number }

space-master = { $hall }の親方の客{ $number }

decoration-musician = { $hall }の音楽家
decoration-statue = 彫像{ $number }
decoration-fireworks = 花火{ $number }（×{ $multiplier }）

decoration-fountain_upper-deluxe = 使用人の厨房の{ $number }番
decoration-fountain_upper-original = 噴水上段の{ $number }番

decoration-fountain_lower-deluxe = 賓客の厨房の{ $number }番
decoration-fountain_lower-original = 噴水下段の{ $number }番
