### What employees' bonuses do, as things to do; what crowns score at the end.

bonus-none = no bonus
bonus-gain_livre = gain { $livre }
bonus-buy_notion = pay { $livre } for a thread or a lace
bonus-gain_notion = gain a thread or a lace
bonus-acquire = acquire one more resource tile
bonus-draw_resource = draw a random resource tile for { $livre }
bonus-draw_resource_free = draw a random resource tile
bonus-depute_with_bonus = depute any of your staff without pay and use that employee’s bonus
bonus-depute_for_livre = depute a Master ({ $master } Livre), Journeyman ({ $journeyman }) or Apprentice ({ $apprentice }), without the bonus
bonus-per_dress = gain { $gains }
bonus-per_dress_gain = { $amount } for { FORM($dress, "each") }
bonus-livre_per_decoration = gain { $livre } for each of your decorations
bonus-fund = fund one more decoration, { $livre } cheaper
bonus-livre_by_staff = gain Livre by the size of your staff ({ $steps })
bonus-prestige_for_livre = gain 1 prestige for every { $livre } that you pay
bonus-discard_resources = discard resource tiles: 1 prestige per { $single } silk
bonus-discard_resources_grouped = discard resource tiles: 1 prestige per { $single } silk, and per { $n } { $grouped } silk
bonus-step = { $start }+: { $amount }
bonus-step_one = { $start }: { $amount }
bonus-step_range = { $start }–{ $end }: { $amount }

bonus-prestige_per_decorations = { $n ->
    [one] gain 1 prestige for each of your decorations
   *[other] gain 1 prestige for every { $n } of your decorations
}

bonus-per_dress_all-deluxe = gain { $livre } for each of your garments on the board
bonus-per_dress_all-original = gain { $livre } for each of your dresses on the board

bonus-prestige_per_dresses-deluxe = gain 1 prestige for every { $n } of your garments on the board
bonus-prestige_per_dresses-original = gain 1 prestige for every { $n } of your dresses on the board

bonus-make_dress-deluxe = { $n ->
    [one] tailor one more garment with 1 { $colors } silk less, none that needs a Master
   *[other] tailor one more garment with up to { $n } { $colors } silk less, none that needs a Master
}

bonus-make_dress-original = { $n ->
    [one] make one more dress with 1 { $colors } silk less, none that needs a Master
   *[other] make one more dress with up to { $n } { $colors } silk less, none that needs a Master
}

final-deck_size = at the end: prestige by the size of your staff ({ $steps })
final-thread_lace_pairs = at the end: { $prestige } for each pair of a thread and a lace

final-master_space_pairs-deluxe = at the end: { $prestige } for every { $every } of your garments with Master guests
final-master_space_pairs-original = at the end: { $prestige } for every { $every } of your dresses with Master guests

final-couples-deluxe = at the end: { $prestige } for each pair of a gown and a frock coat of yours
final-couples-original = at the end: { $prestige } for each pair of a lady’s dress and a man’s coat of yours
