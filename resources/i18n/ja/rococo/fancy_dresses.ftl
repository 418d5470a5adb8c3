### Fancy Dresses: four dearer dresses, five more resource tiles.

expansion-fancy_dresses-name = 豪華なドレス

expansion-fancy_dresses-text-deluxe = 材料が多く要るぶん、どれよりも価値の高い衣装{ $fancy }枚を袋に加えます。新しい組み合わせの資源タイル{ $fancyTiles }枚も加わります。
expansion-fancy_dresses-text-original = 材料が多く要るぶん、どれよりも価値の高い服{ $fancy }枚を袋に加えます。新しい組み合わせの資源タイル{ $fancyTiles }枚も加わります。

guide-fancy_dresses-1 = :lady { $fancy }枚の{ $garments }はほかのどれより高価で、価値も高くなります。新しい資源タイル{ $fancyTiles }枚が製作の助けになります。
