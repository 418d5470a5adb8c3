### Fancy Dresses: four dearer dresses, five more resource tiles.

expansion-fancy_dresses-name = Prendas de fantasía

expansion-fancy_dresses-text-deluxe = { $fancy } prendas que piden más y valen más que ninguna otra van a la bolsa. Con ellas llegan { $fancyTiles } losetas de recursos con nuevas combinaciones.
expansion-fancy_dresses-text-original = { $fancy } prendas que piden más y valen más que ninguna otra van a la bolsa. Con ellas llegan { $fancyTiles } losetas de recursos con nuevas combinaciones.

guide-fancy_dresses-1 = :lady { $fancy } { $garments } cuestan más y valen más que todas las demás; { $fancyTiles } nuevas losetas de recursos ayudan a confeccionarlas.
