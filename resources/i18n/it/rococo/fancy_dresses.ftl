### Fancy Dresses: four dearer dresses, five more resource tiles.

expansion-fancy_dresses-name = Abiti di lusso

expansion-fancy_dresses-text-deluxe = { $fancy } abiti più esigenti, che valgono più di tutti gli altri, vanno nel sacchetto. Con loro arrivano { $fancyTiles } tessere risorsa con nuove combinazioni.
expansion-fancy_dresses-text-original = { $fancy } abiti più esigenti, che valgono più di tutti gli altri, vanno nel sacchetto. Con loro arrivano { $fancyTiles } tessere risorsa con nuove combinazioni.

guide-fancy_dresses-1 = :lady { $fancy } { $garments } costano di più e valgono più di tutti gli altri; { $fancyTiles } nuove tessere risorsa aiutano a confezionarli.
