### Festivity Dresses: four dresses that are never sold and bring prestige when they are made.

expansion-festivity_dresses-name = Festivity Dresses

expansion-festivity_dresses-text-deluxe = { $festivity } garments bring prestige at once when they are tailored, but are never sold. They go into the bag after the first preparation.
expansion-festivity_dresses-text-original = { $festivity } dresses bring prestige at once when they are made, but are never sold. They go into the bag after the first preparation.

bonus-prestige_per_couple-deluxe = gain { $amount_prestige } for each pair of a gown and a frock coat of yours on the board
bonus-prestige_per_couple-original = gain { $amount_prestige } for each pair of a lady’s dress and a man’s coat of yours on the board

window-signs-prestige_per_couple = { $amount } :prestige × :lady + :gentleman

event-festivity_mixed_in-deluxe = { $n ->
    [one] 1 festivity garment is mixed into the bag.
   *[other] { $n } festivity garments are mixed into the bag.
}

event-festivity_mixed_in-original = { $n ->
    [one] 1 festivity dress is mixed into the bag.
   *[other] { $n } festivity dresses are mixed into the bag.
}

guide-festivity_dresses-1 = :made A { $garment } with a star brings prestige at once, when it is made.
guide-festivity_dresses-2 = :unsold It is never sold: without a free guest for it, it is not made.
