### The challenges of the tutor: a name and a task each, and how their goals are counted.

series-rococo-1 = A full purse
series-rococo-2 = Money made cleverly
series-rococo-3 = Guests and halls
series-rococo-4 = Stone, music and powder
series-rococo-5 = If the ball ended now

challenge-amount-rococo-lead = a lead of { $n }
challenge-amount-rococo-item = { $n ->
    [one] { $n } prestige from it
   *[other] { $n } prestige from it
}
challenge-amount-rococo-hall = { $n ->
    [one] { $n } prestige from it
   *[other] { $n } prestige from it
}

challenge-amount-rococo-livre = { $n ->
    [one] 1 Livre
   *[other] { $n } Livre
}

challenge-amount-rococo-prestige = { $n ->
    [one] 1 prestige
   *[other] { $n } prestige
}

challenge-amount-rococo-statues = { $n ->
    [one] 1 prestige from statues
   *[other] { $n } prestige from statues
}

challenge-amount-rococo-fireworks = { $n ->
    [one] 1 prestige from fireworks
   *[other] { $n } prestige from fireworks
}

challenge-amount-rococo-ahead = { $n ->
    [one] a lead of 1 garment
   *[other] a lead of { $n } garments
}

challenge-amount-rococo-dresses = { $n ->
    [one] 1 garment
   *[other] { $n } garments
}

challenge-amount-rococo-decorations = { $n ->
    [one] 1 decoration
   *[other] { $n } decorations
}

challenge-amount-rococo-couples = { $n ->
    [one] 1 couple
   *[other] { $n } couples
}

challenge-amount-rococo-masters = { $n ->
    [one] 1 Master guest
   *[other] { $n } Master guests
}

challenge-amount-rococo-staff = { $n ->
    [one] 1 employee
   *[other] { $n } employees
}

challenge-amount-rococo-bales = { $n ->
    [one] 1 bale
   *[other] { $n } bales
}

challenge-amount-rococo-notions = { $n ->
    [one] 1 thread or lace
   *[other] { $n } threads and laces
}

challenge-last_purse-name = The last purse
challenge-last_purse-task = Round seven, and one card left. How much money can you have after it, before the income?
challenge-last_purse-comment = The gown costs { $price } Livre and sells for { $value }; the Journeyman’s bonus then adds { $bonus }.

challenge-early_sparkle-name = An early sparkle
challenge-early_sparkle-task = If the ball ended after this one card, you should have { $least } prestige. Keep as much money as you can.
challenge-early_sparkle-comment = Nobody owns fireworks yet, so the first ones bring their majority at once. What the bonus buys would cost Livre, so it is forfeited.

challenge-two_hands-name = With both hands
challenge-two_hands-task = One card does two things. Finish with as much money as you can, before the income.
challenge-two_hands-comment = The coat costs not a Livre and sells for { $value }; the bonus brings prestige, not money.

challenge-dear_customer-name = A dear customer
challenge-dear_customer-task = One card, and a full rack. Finish with as much money as you can, before the income.
challenge-dear_customer-comment = An orange coat: { $price } Livre and { $tiles } tiles to tailor it, and a buyer pays { $value }.

challenge-into_the_sky-name = Into the sky
challenge-into_the_sky-task = If the ball ended after this card, how much prestige could you have? Money counts, too.
challenge-into_the_sky-comment = Your only guest goes out to the fireworks, and counts { $times } times there.

challenge-patron-name = A patron of the arts
challenge-patron-task = You own { $own } decorations. Own { $least } after this card, and keep as much money as you can.
challenge-patron-comment = One card funds one decoration: the statue for { $cost } of your { $livre } Livre is within reach. What the bonus buys would cost Livre, so it is forfeited.

challenge-second_to_none-name = Second to none
challenge-second_to_none-task = Get as far ahead in Hall 2 as you can: your garments there, less those of the best of the others.
challenge-second_to_none-comment = It is your third garment in Hall 2, and none of the others has more than one there.

challenge-first_lights-name = First lights
challenge-first_lights-task = It is only round one. If the ball ended after this card, how much prestige could you have?
challenge-first_lights-comment = Whoever has the first fireworks has the majority there: they bring more than their own prestige.

challenge-one_more_guest-name = One more guest
challenge-one_more_guest-task = Rent out as many garments as you can: how many will be on the board after your last card?
challenge-one_more_guest-comment = Your one tile, { $thread } threads and { $price } Livre are exactly what the pink coat needs.

challenge-farewell-name = A fond farewell
challenge-farewell-task = One card. Finish with as much money as you can, before the income.
challenge-farewell-comment = Going to court brings { $pay } Livre at once, and costs nothing.

challenge-all_or_nothing-name = All or nothing
challenge-all_or_nothing-task = One way brings far more than any other. Finish with as much money as you can, before the income.
challenge-all_or_nothing-comment = The coat takes { $tiles } tiles and a thread but no Livre, and a buyer pays { $value }.

challenge-spring_sale-name = Spring sale
challenge-spring_sale-task = Round two, one Master. Finish with as much money as you can, before the income.
challenge-spring_sale-comment = For { $tiles } tiles, a lace and { $price } Livre the blue gown is tailored, and a buyer pays { $value }.

challenge-royal_and_rich-name = Royal and rich
challenge-royal_and_rich-task = Be ahead in the Royal hall after this card, and keep as much money as you can.
challenge-royal_and_rich-comment = Nobody is in the Royal hall yet: one gown for { $price } Livre is ahead there, and the bonus brings { $bonus }.

challenge-new_hands-name = New hands
challenge-new_hands-task = One card, but perhaps not the last one. Finish with as much money as you can, before the income.
challenge-new_hands-comment = The new Journeyman costs nothing, works in this very round, and sells a coat for { $value } Livre.

challenge-maestro-name = Maestro
challenge-maestro-task = Round one. If the ball ended after this card, how much prestige could you have?
challenge-maestro-comment = { $cost } of your { $livre } Livre go to the musician of the Royal hall, and he is worth it.

challenge-dance_partners-name = Dance partners
challenge-dance_partners-task = A gown and a frock coat make a couple. How many couples can you have on the board after { $cards } cards?
challenge-dance_partners-comment = { $coats } coats and one gown were there already; a second gown makes the second couple.

challenge-far_corner-name = The far corner
challenge-far_corner-task = Be ahead in Hall 5 after this card, and keep as much money as you can.
challenge-far_corner-comment = This guest gives { $place } Livre of the { $price } that the gown costs, and nobody else is in Hall 5.

challenge-no_needle-name = Without a needle
challenge-no_needle-task = { $cards } cards. Finish with as much money as you can, before the income.
challenge-no_needle-comment = There is no silk on your rack: both Journeymen go to court, for { $pay } Livre each.

challenge-full_rack-name = A full rack
challenge-full_rack-task = How many bales of silk can hang on your rack after this card?
challenge-full_rack-comment = { $bales } bales hang there already, and for { $price } Livre there is a tile with { $more } more.

challenge-grand_sale-name = A grand farewell
challenge-grand_sale-task = The very last card. Finish with as much money as you can, before the income.
challenge-grand_sale-comment = The green gown costs { $price } Livre and a lace, and its { $tiles } tiles are worth nothing after the ball: sell it for { $value }.

challenge-last_ball-name = The last two cards
challenge-last_ball-task = The most prestige from the end of this last round: { $cards } cards, the income, and the final scoring.
challenge-last_ball-comment = Neither card tailors: each buys a thread and a lace, and your crown pays { $pair } prestige for every such pair.

challenge-golden_goodbye-name = A golden goodbye
challenge-golden_goodbye-task = { $cards } cards in round three. Finish with as much money as you can, before the income.
challenge-golden_goodbye-comment = The Apprentice leaves for { $pay } Livre, and the gown, which costs none, sells for { $value }.

challenge-building_site-name = Stone and powder
challenge-building_site-task = { $cards } cards. How many decorations can you own after them?
challenge-building_site-comment = First the statue, then the bonus: { $cost } Livre are left, exactly the price of the fireworks.

challenge-gown_and_glory-name = Glow and gown
challenge-gown_and_glory-task = If the ball ended after these { $cards } cards, how much prestige could you have?
challenge-gown_and_glory-comment = The musician of hall 4 and a tile first, then the fireworks ×{ $times }: the bonus of the second card still tailors a coat, for the empty Royal hall.

challenge-crowned_head-name = Worth her weight
challenge-crowned_head-task = { $cards } cards in round six. Finish with as much money as you can, before the income.
challenge-crowned_head-comment = The coat sells for { $value } Livre, the bonus brings { $bonus }, and the Apprentice’s farewell { $pay }.

challenge-royal_company-name = Royal company
challenge-royal_company-task = With fancy and festivity garments: get { $least } garments ahead in the Royal hall with these { $cards } cards, and keep as much money as you can.
challenge-royal_company-comment = The Apprentice leaves for { $pay } Livre, and the bonus still buys the tile for { $price }. The gown is your second garment in the Royal hall, and the others have none there.

challenge-thrifty_king-name = The King is thrifty
challenge-thrifty_king-task = Be ahead in the Royal hall after { $cards } cards, and keep as much money as you can.
challenge-thrifty_king-comment = The coat costs no Livre, its tile costs { $price }, and the bonus gives you these { $bonus } back.

challenge-come_and_go-name = Come and go
challenge-come_and_go-task = If the ball ended after these { $cards } cards, and any that you may gain, how much prestige could you have?
challenge-come_and_go-comment = Hired for { $price } Livre, the Journeyman leaves for { $pay } and gives { $bonus } more: enough for the fireworks.

challenge-jewel-name = The jewel
challenge-jewel-task = With the Jewelry Box: if the ball ended after these { $cards } cards, how much prestige could you have?
challenge-jewel-comment = The Apprentice leaves for { $pay } Livre, and the bonus buys the silk of the blue gown. The necklace for { $price } goes with it, to a Master guest in the Royal hall.

challenge-counting_house-name = The counting house
challenge-counting_house-task = One card and the end of the ball. What is the most prestige that you can have after the final scoring?
challenge-counting_house-comment = The hired Apprentice’s crown counts your employees, and the bonus makes { $bought } prestige of { $spent } Livre.

challenge-two_sales-name = Needle and thread
challenge-two_sales-task = { $cards } cards in round five. Finish with as much money as you can, before the income.
challenge-two_sales-comment = Both tiles come with the first card, the second one by its bonus. So the Journeyman can leave for { $pay } Livre, and the bonus still tailors the coat that sells for { $value }.

challenge-night_sky-name = Night sky
challenge-night_sky-task = If the ball ended after these { $cards } cards, how much prestige could you have?
challenge-night_sky-comment = The gown sold for { $value } Livre pays for the fireworks ×{ $times }, which the bonus funds while the main action is forfeited.

challenge-missing_silk-name = The missing bale
challenge-missing_silk-task = { $cards } cards. Finish with as much money as you can, before the income.
challenge-missing_silk-comment = One tile for { $tile } Livre is all that the gown needs: { $price } more to tailor it, and a buyer pays { $value }.

challenge-revolving_door-name = The revolving door
challenge-revolving_door-task = { $cards } cards, and perhaps a third. Finish with as much money as you can, before the income.
challenge-revolving_door-comment = A Master hired for { $price } Livre goes to court in the same round, for { $pay }.

challenge-fifty-name = More than fifty
challenge-fifty-task = { $cards } cards in round six. Can you have more than fifty Livre, before the income?
challenge-fifty-comment = Two tiles, for { $dear } Livre and for { $cheap }, make a coat that costs none, and a buyer pays { $value }.

challenge-queens_music-name = The Queen’s music
challenge-queens_music-task = Round one, { $cards } cards. If the ball ended after them, how much prestige could you have?
challenge-queens_music-comment = The musician of the Royal hall tempts, and the Queen would pay the rest. But the fireworks for { $cost } Livre, with a blue gown below them in the Royal hall, are worth one point more.

challenge-fancy_prices-name = Fancy prices
challenge-fancy_prices-task = With fancy and festivity garments: finish with as much money as { $cards } cards can bring, before the income.
challenge-fancy_prices-comment = The Apprentice leaves for { $pay } Livre, and the bonus buys a second tile of the same colors for { $price }. That makes the green gown possible, and a buyer pays { $value }.

challenge-masterpiece-name = The masterpiece
challenge-masterpiece-task = { $cards } cards in round five. Finish with as much money as you can, before the income.
challenge-masterpiece-comment = The third tile costs { $price } Livre and its card gives { $bonus }; the coat costs none, and a buyer pays { $value }.

challenge-jewelers_door-name = The jeweler’s door
challenge-jewelers_door-task = With the Jewelry Box: own { $least } decorations after these { $cards } cards, and keep as much money as you can.
challenge-jewelers_door-comment = The bonus tailors a coat, and the { $value } Livre of its buyer fund one more decoration.

challenge-three_wishes-name = Three wishes
challenge-three_wishes-task = { $cards } cards. If the ball ended after them, how much prestige could you have?
challenge-three_wishes-comment = The fireworks first, then a coat for the Royal hall: with it you are in every hall.

challenge-royal_three-name = Three steps to the throne
challenge-royal_three-task = Win the Royal hall with { $cards } cards: be ahead there, and keep as much money as you can.
challenge-royal_three-comment = The first Apprentice buys both tiles, one of them for its thread. The second leaves for { $apprentice } Livre, and the bonus tailors the coat; the Journeyman leaves for { $journeyman } Livre.

challenge-twin_statues-name = Two of a color
challenge-twin_statues-task = { $cards } cards in round six. If the ball ended after them, statues shall bring you { $least } prestige. Keep as much money as you can.
challenge-twin_statues-comment = A buyer pays { $value } Livre for the Master’s blue gown, and the Apprentice funds the second statue for { $cost }: it shows the colors that you have twice.

challenge-stone_palette-name = Colors in stone
challenge-stone_palette-task = { $cards } cards in round three, and no statue yet. If the ball ended after them, how much prestige could statues bring you?
challenge-stone_palette-comment = The blue gown is your second color, and its guest in Hall 4 gives { $place } Livre: with them the statue’s { $cost } are paid.

challenge-coat_for_a_rocket-name = A coat for a rocket
challenge-coat_for_a_rocket-task = If the ball ended after { $cards } cards, what could fireworks bring? The majority counts, and what garments on the balcony count more.
challenge-coat_for_a_rocket-comment = The coat costs { $price } Livre and sells for { $value }: that pays the fireworks ×{ $times } for { $cost }, and nobody else has two.

challenge-cheap_powder-name = Cheap powder
challenge-cheap_powder-task = With fancy and festivity garments: have the majority of the fireworks after { $cards } cards, and keep as much money as you can.
challenge-cheap_powder-comment = The Queen gives { $favor_livre } Livre and the Journeyman’s bonus { $bonus }; the Apprentice’s bonus funds the fireworks for { $cost }, if the main action is forfeited.
