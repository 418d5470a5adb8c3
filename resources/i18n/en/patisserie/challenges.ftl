### The challenges of this game: a name, a task and a comment each, and how their goals are counted.

series-patisserie-1 = At the tables
series-patisserie-2 = An empty purse
series-patisserie-3 = Points at once
series-patisserie-4 = The last accounts

challenge-amount-patisserie-lead = a lead of { $n }
challenge-amount-patisserie-item = { $n ->
    [one] { $n } prestige from it
   *[other] { $n } prestige from it
}

challenge-amount-patisserie-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}

challenge-amount-patisserie-prestige = { $n ->
    [one] 1 point
   *[other] { $n } points
}

challenge-amount-patisserie-track = { $n ->
    [one] 1 point on the prestige track
   *[other] { $n } points on the prestige track
}

challenge-amount-patisserie-firsts = { $n ->
    [one] first at 1 table
   *[other] first at { $n } tables
}

challenge-amount-patisserie-dishes = { $n ->
    [one] 1 dish on the tables
   *[other] { $n } dishes on the tables
}

challenge-amount-patisserie-tables = { $n ->
    [one] dishes on 1 table
   *[other] dishes on { $n } tables
}

challenge-amount-patisserie-decorations = { $n ->
    [one] 1 decoration
   *[other] { $n } decorations
}

challenge-amount-patisserie-income = { $n ->
    [one] an income of 1 coin
   *[other] an income of { $n } coins
}

challenge-first_plate-name = The first plate
challenge-first_plate-task = Round one, and one card left. Present your first dish: how many coins can you have after it, before the income?
challenge-first_plate-comment = The oublie goes to the last place of the right table: { $place } coins for the place, and { $bare } because the dish has no topping.

challenge-glory_for_sale-name = Glory for sale
challenge-glory_for_sale-task = The last card of the game is a Pastry Chef with whom points can be bought. How far can you get on the prestige track with it?
challenge-glory_for_sale-comment = Notice to anybody brings { $assistant_notice } coins at least. With the { $coins } that you have, that pays { $spent } coins for { $points } points.

challenge-free_of_charge-name = Free of charge
challenge-free_of_charge-task = One card left. Take one more service post or noble host, and have as many coins as possible after it, before the income.
challenge-free_of_charge-comment = Notice to a Pastry Chef brings { $chef_notice } coins. Then the bonus of the card makes the post between the middle and the bottom table free.

challenge-starry_finish-name = A starry finish
challenge-starry_finish-task = The last card of the game has a star. How many points can you have in the end?
challenge-starry_finish-comment = A dish needs no table any more: left in the rack, the dacquoise is sold for { $sold } coins in the end. The star adds { $star } points.

challenge-last_batch-name = The last batch
challenge-last_batch-task = The last card of the game: a Pastry Chef, an oven and { $coins } coins. How many points can you have in the end?
challenge-last_batch-comment = The macaron waits in the rack and is sold for { $sold } coins in the end. Buy 1 point for { $price } coins and keep the rest: with the income it makes the next full { $coins_per_prestige }.

challenge-last_waffle-name = The last waffle
challenge-last_waffle-task = The last card of the game makes service staff and hosts cheaper. How many points can you have in the end?
challenge-last_waffle-comment = Bake the gaufre, which is sold for { $sold } coins in the end. The bonus then pays for the best post that is left: { $price } coins for { $points } points.

challenge-small_change-name = Small change
challenge-small_change-task = { $cards } cards and not a single coin. Take one more service post or noble host, and have as many coins as possible after it.
challenge-small_change-comment = Sell the madeleine for { $sold } coins, and pay { $price } for the cheapest post. For a notice no card is left.

challenge-place_of_honor-name = The place of honor
challenge-place_of_honor-task = { $cards } cards and a madeleine. How many points would you have if the game ended after them, before the income?
challenge-place_of_honor-comment = At the top table each of the others has one dish. The place nearest to the table bonus is free, and it makes a single dish the first.

challenge-by_a_nose-name = By a nose
challenge-by_a_nose-task = { $cards } cards. Become first at one more table, and have as many coins as possible after it.
challenge-by_a_nose-comment = At the right table Colette has { $hers } dishes and you have one. Put the chou on the place nearest to the table bonus; notice to a Pastry Chef brings { $chef_notice } coins.

challenge-grand_host-name = The grand host
challenge-grand_host-task = { $cards } cards end the game. How many points can you have?
challenge-grand_host-comment = The chou is worth more sold than presented: its { $sold } coins pay the { $price } of the host with { $points } points, whom both others serve. He is your fourth marker, which claims { $claimed } points more.

challenge-kitchen_door-name = Through the kitchen door
challenge-kitchen_door-task = { $cards } cards and not a single coin. How many can you have after them, before the income?
challenge-kitchen_door-comment = Sell the madeleine for { $sold } coins, and let the Pastry Chef hire the Assistant for { $price }. The new card comes into your hand, and gives notice to the Pastry Chef for { $chef_notice }.

challenge-fourth_marker-name = The fourth marker
challenge-fourth_marker-task = { $cards } cards, an empty purse and a soufflé. Claim a special bonus, and have as many coins as possible after it.
challenge-fourth_marker-comment = Sold, the soufflé brings { $sold } coins. The post for { $price } coins is your fourth marker, and that claims { $claimed } points.

challenge-served_twice-name = Served twice
challenge-served_twice-task = { $cards } cards and an empty purse. How far can you get on the prestige track, before the income?
challenge-served_twice-comment = { $posts } posts of yours stand beside the top table. First notice for { $chef_notice } coins: they pay for { $posts } points when the soufflé is served there.

challenge-last_accounts-name = The last accounts
challenge-last_accounts-task = { $cards } Pastry Chefs play the last cards of the game. How many points can you have in the end?
challenge-last_accounts-comment = Without notice to somebody the post for { $price } coins is out of reach. It brings { $points } points, and with the income the rest of the purse still makes one.

challenge-borrowed_hand-name = A borrowed hand
challenge-borrowed_hand-task = { $cards } cards and an empty purse. Present the soufflé, and have as many coins as possible after it.
challenge-borrowed_hand-comment = Notice brings { $chef_notice } coins, and the bonus of another player decorates the soufflé for { $decoration }. With a topping the left table pays { $decorated } for it, and its third place { $place }.

challenge-fresh_from_the_oven-name = Fresh from the oven
challenge-fresh_from_the_oven-task = { $cards } cards and an empty purse. How many points would you have if the game ended after them, before the income?
challenge-fresh_from_the_oven-comment = The recipe at the end of the row costs nothing. The soufflé takes the lead at the left table, and the { $place } coins of its place pay the bonus that bakes the île flottante.

challenge-hiring_fair-name = The hiring fair
challenge-hiring_fair-task = One card and { $coins } coins. How many coins can you have after it, before the income?
challenge-hiring_fair-comment = Hire the Assistant for { $price } coins, who gives notice for { $chef_notice }, and hires the next card for { $next } and { $action } more. That one gives notice for { $chef_notice } as well, and its bonus adds { $bonus }.

challenge-musical_chairs-name = Musical chairs
challenge-musical_chairs-task = One card and { $coins } coins. How many points would you have if the game ended after it, before the income?
challenge-musical_chairs-comment = Hire the Pastry Chef who moves dishes, for { $price } coins. While the pain d’épices is in the oven, the génoise changes to the place at the left table where a single dish is first.
