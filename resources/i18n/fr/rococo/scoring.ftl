### The score sheet: its items and the parts of each sum.

item-prestige = Prestige en cours de partie
item-livre = Argent
item-employees = Commis à couronne
item-favor = Faveur de la Reine
item-halls = Majorités des salles
item-fireworks = Majorité du feu d’artifice
item-statues = Statues
item-decorations = Décorations
item-all_halls = Toutes les salles

item-dresses-deluxe = Tenues de bal
item-dresses-original = Tenues

part-prestige = gagné en cours de partie : { $points }
part-livre = { $livre } (1 par { $each }) : { $points }
part-crown_card = { $card } : { $points }
part-favor = détient la faveur de la Reine : { $points }
part-dress = { $dress } : { $points }
part-decoration = { $decoration } : { $points }
part-all_halls = présence dans toutes les salles : { $points }
part-tied = { $part } ({ $tie })

part-hall-deluxe = { $n ->
    [one] { $hall }, { $n } tenue, { $rank } : { $points }
   *[other] { $hall }, { $n } tenues, { $rank } : { $points }
}

part-hall-original = { $n ->
    [one] { $hall }, { $n } tenue, { $rank } : { $points }
   *[other] { $hall }, { $n } tenues, { $rank } : { $points }
}

part-fireworks = { $n ->
    [one] { $n } feu d’artifice, { $rank } : { $points }
   *[other] { $n } feux d’artifice, { $rank } : { $points }
}

part-statue = { $n ->
    [one] { $decoration }, { $n } couleur : { $points }
   *[other] { $decoration }, { $n } couleurs : { $points }
}

part-dress_on_terrace-deluxe = { $dress } au balcon, compte { $n } fois : { $points }
part-dress_on_terrace-original = { $dress } sur la terrasse, compte { $n } fois : { $points }

tie-masters = égalité : plus de Maîtres invités
tie-musician = égalité : musicien
tie-rightmost = égalité : le plus à droite
tie-shared = à égalité

scored-crown_card = { $card }
scored-hall = { $hall }
scored-hall_less = { $hall } : majorité perdue
scored-fireworks_less = majorité perdue
scored-favor_less = la faveur est rendue après chaque manche
scored-statue = { $decoration }
scored-dress = { $dress }
scored-dress_on_terrace = { $dress } ×{ $n }
scored-decoration = { $decoration }
