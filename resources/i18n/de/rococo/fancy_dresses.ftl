### Prachtkleider: vier kostbarere Kleider, {fancyTiles} weitere Rohstoffplättchen.

expansion-fancy_dresses-name = Prachtkleider

expansion-fancy_dresses-text-deluxe = { $fancy } Gewänder, die mehr verlangen und mehr wert sind als alle anderen, kommen in den Beutel. Dazu kommen { $fancyTiles } Rohstoffplättchen mit neuen Kombinationen.
expansion-fancy_dresses-text-original = { $fancy } Kleider, die mehr verlangen und mehr wert sind als alle anderen, kommen in den Beutel. Dazu kommen { $fancyTiles } Rohstoffplättchen mit neuen Kombinationen.

guide-fancy_dresses-1 = :lady { $fancy } { $garments } verlangen mehr und sind mehr wert als alle anderen; { $fancyTiles } neue Rohstoffplättchen helfen dabei.
