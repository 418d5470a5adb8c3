### Fancy Dresses: four dearer dresses, five more resource tiles.

expansion-fancy_dresses-name = Stroje ekstrawaganckie

expansion-fancy_dresses-text-deluxe = Do woreczka trafiają stroje, które wymagają więcej i są warte więcej niż wszystkie inne ({ $fancy }). Przychodzą z nimi żetony surowców w nowych zestawieniach ({ $fancyTiles }).
expansion-fancy_dresses-text-original = Do woreczka trafiają stroje, które wymagają więcej i są warte więcej niż wszystkie inne ({ $fancy }). Przychodzą z nimi żetony surowców w nowych zestawieniach ({ $fancyTiles }).

guide-fancy_dresses-1 = :lady Nowe stroje ({ $fancy }) kosztują więcej i są warte więcej niż wszystkie inne; uszyć je pomagają nowe żetony surowców ({ $fancyTiles }).
