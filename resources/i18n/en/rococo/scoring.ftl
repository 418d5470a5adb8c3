### The score sheet: its items and the parts of each sum.

item-prestige = Prestige during play
item-livre = Money
item-employees = Employees with a crown
item-favor = Queen’s favor
item-halls = Majorities in the halls
item-fireworks = Majority in the fireworks
item-statues = Statues
item-decorations = Decorations
item-all_halls = All halls

item-dresses-deluxe = Garments
item-dresses-original = Dresses

part-prestige = gained during play: { $points }
part-livre = { $livre } (1 for each { $each }): { $points }
part-crown_card = { $card }: { $points }
part-favor = holds the Queen’s favor: { $points }
part-dress = { $dress }: { $points }
part-decoration = { $decoration }: { $points }
part-all_halls = represented in all halls: { $points }
part-tied = { $part } ({ $tie })

part-hall-deluxe = { $n ->
    [one] { $hall }, 1 garment, { $rank }: { $points }
   *[other] { $hall }, { $n } garments, { $rank }: { $points }
}

part-hall-original = { $n ->
    [one] { $hall }, 1 dress, { $rank }: { $points }
   *[other] { $hall }, { $n } dresses, { $rank }: { $points }
}

part-fireworks = { $n ->
    [one] 1 of the fireworks, { $rank }: { $points }
   *[other] { $n } of the fireworks, { $rank }: { $points }
}

part-statue = { $n ->
    [one] { $decoration }, 1 color: { $points }
   *[other] { $decoration }, { $n } colors: { $points }
}

part-dress_on_terrace-deluxe = { $dress } on the balcony, counts { $n } times: { $points }
part-dress_on_terrace-original = { $dress } on the terrace, counts { $n } times: { $points }

tie-masters = tie: more Master guests
tie-musician = tie: musician
tie-rightmost = tie: farthest to the right
tie-shared = tied

scored-crown_card = { $card }
scored-hall = { $hall }
scored-hall_less = { $hall }: majority lost
scored-fireworks_less = majority lost
scored-favor_less = the favor goes back after each round
scored-statue = { $decoration }
scored-dress = { $dress }
scored-dress_on_terrace = { $dress } ×{ $n }
scored-decoration = { $decoration }
