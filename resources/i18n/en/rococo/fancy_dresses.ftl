### Fancy Dresses: four dearer dresses, five more resource tiles.

expansion-fancy_dresses-name = Fancy Dresses

expansion-fancy_dresses-text-deluxe = { $fancy } garments that ask for more and are worth more than any other go into the bag. { $fancyTiles } resource tiles with new combinations come with them.
expansion-fancy_dresses-text-original = { $fancy } dresses that ask for more and are worth more than any other go into the bag. { $fancyTiles } resource tiles with new combinations come with them.

guide-fancy_dresses-1 = :lady { $fancy } { $garments } cost more and are worth more than all others; { $fancyTiles } new resource tiles help to make them.
