### What things on the table are for, told beside them when one stays on them. {garment} and {garments} are
### what the edition calls them; numbers of the rules are filled in.

hint-word-deluxe-garment = garment
hint-word-deluxe-garments = garments
hint-word-deluxe-gown = gown
hint-word-deluxe-gowns = gowns
hint-word-deluxe-coat = frock coat
hint-word-deluxe-coats = frock coats

hint-word-original-garment = dress
hint-word-original-garments = dresses
hint-word-original-gown = lady’s dress
hint-word-original-gowns = ladies’ dresses
hint-word-original-coat = man’s coat
hint-word-original-coats = men’s coats

hint-card-may_all = May do every main action.
hint-card-may = May: { $may }. May not: { $not }.
hint-card-level = Level { $level } of { $last }: new employees come level by level, I first.
hint-card-start = No level: part of the staff that everybody starts with.
hint-card-bonus = Bonus, after the main action or after forfeiting it: { $bonus }.
hint-card-none = No bonus.
hint-card-crown = Crown: no bonus during play, but { $bonus }, wherever the card is in your staff.
hint-card-depute = Sent away to the court (deputed), it brings { $livre } and leaves the game.

hint-thimble-master = Only a Master makes a { $garment } with a gold thimble, or one for a guest whose place shows it.
hint-thimble-other = Makes no { $garment } with a gold thimble, and none for a guest whose place shows it.

hint-piece-dress = Above: its price. Beside and below: what the { $garment } needs. Sold, it brings { $livre }; rented to a guest, it brings { $prestige } at the end.
hint-piece-dress_unsold = Above: its price. Beside and below: what the { $garment } needs. It is never sold; rented to a guest, it brings { $prestige } at the end.
hint-piece-dress_master = The thimble: only a Master makes it.
hint-piece-tile = Kept as silk for a { $garment }, or traded at once for its lower half: { $notions }.
hint-piece-tile_silk = Kept as silk for a { $garment }; it has no lower half to trade.
hint-piece-no_dress = Empty. More { $garments } to make come at the start of the next round.
hint-piece-no_dress_last = Empty. No more { $garments } to make come in this game.
hint-piece-no_tile = Empty. More tiles come at the start of the next round.
hint-piece-no_tile_last = Empty. No more tiles come in this game.
hint-piece-no_employee = Empty. New employees come at the start of the next round.
hint-piece-no_employee_last = Empty. No more new employees come in this game.

hint-space-guest = For a { $garment } of yours: it counts for the majority { FORM($hall, "in") }, and at the end brings its prestige.
hint-space-master = Only for a { $garment } that a Master made. It breaks ties { FORM($hall, "in") }.
hint-space-royal = From here it may watch your fireworks at the end and count more.
hint-space-reward = Brings at once: { $reward }.

hint-decoration-musician = You are represented { FORM($hall, "in") }, one of the halls that you need for “All halls”, and win ties there that Master guests leave open. The musician is no { $garment } and does not count for the majority.
hint-decoration-statue = At the end: { $prestige } for each color among your { $garments }. A second statue needs a second { $garment } of each color.
hint-decoration-fountain_upper = Each round’s income: { $livre } more for each of your decorations, this one too. One place in this row for each player.
hint-decoration-fountain_lower = Each round’s income: { $livre } more for each of your { $garments } with guests. One place in this row for each player.
hint-decoration-fireworks = At the end one of your { $garments } { FORM($hall, "in") } watches from here and counts { $times } times. Most fireworks score too; the one farthest to the right breaks a tie.
hint-decoration-price = Costs { $livre }.
hint-decoration-price_prestige = Costs { $livre }; brings { $prestige } at the end.

hint-majority-hall = At the end, { FORM($hall, "in") }: { $first } for the most { $garments }, { $second } for the second most. Ties go to more Master guests, then to the musician’s patron; whoever is still tied gets it in full, and after a tie for the most nobody is second.
hint-majority-hall_two = At the end, { FORM($hall, "in") }: { $first } for the most { $garments }; between two players the second place does not count. Ties go to more Master guests, then to the musician’s patron; if you are still tied, both get it in full.
hint-majority-fireworks = At the end: { $first } for the most fireworks, { $second } for the second most. A tie goes to the one farthest to the right.
hint-majority-fireworks_two = At the end: { $first } for the most fireworks; between two players the second place does not count. A tie goes to the one farthest to the right.

hint-action-favor = Gain { $livre } at once and be start player in the next round; whoever holds it at the end gains { $prestige }.
hint-action-acquire = Buy one tile on display, then keep its silk or trade it for the lower half.
hint-action-make_dress = Buy a design and give the silk, thread and lace that it shows; then rent it to a guest or sell it.
hint-action-hire = Buy one of the employees for hire, who comes into your hand at once.
hint-action-depute = To depute is to send this employee away to the King’s court for money: the card leaves the game for good, after the bonus. At least { $staff } employees must remain.
hint-action-fund = Buy a decoration and put your marker on it.
hint-action-forfeit = The main action may be forfeited and the bonus on the card still used: right where no action is worth its price to you.
hint-action-forfeit_bare = This card has no bonus in play. Right only where every action would cost you more than it brings, such as money that you need next turn.
hint-action-price = Now for { $low } to { $high }.
hint-action-price_one = Now for { $high }.

hint-area-fireworks = Decorations that let your { $garments } { FORM($hall, "in") } count more at the end, and a majority of their own.
hint-area-statues = Decorations that pay at the end for the colors of your { $garments }: { $statue } for each.
hint-area-fountain_upper = Decorations that pay in each income: { $perDecoration } for each of your decorations.
hint-area-fountain_lower = Decorations that pay in each income: { $perDress } for each of your { $garments } with guests.
hint-area-all_halls = Whoever has a { $garment } or the musician in every hall takes the best free place at once: { $allHalls } prestige at the end.
hint-area-workshop = Designs: pay the price above, and give the silk, thread and lace that they show. Next round the { $cleared } on the right are discarded and the others move right.
hint-area-warehouse-deluxe = Tiles: keep the silk or trade for the lower half. The price is for one tile; the fewer are left in a drawer, the cheaper.
hint-area-warehouse-original = Tiles: keep the silk or trade for the lower half. The price is for one tile; the fewer are left in a segment, the cheaper.
hint-area-hire = Only Masters hire. All cost the same, less and less the fewer are left; whoever is hired still plays in this round. After it the others leave the game.
hint-area-favor = A Master or a Journeyman claims it as the main action: { $favor } at once, and you are start player in the next round. Whoever holds it at the end gains { $favorPrestige }.
hint-area-livre = Money, for { $garments }, tiles, employees and decorations. At the end { $money } Livre are 1 prestige, and what is left breaks ties.
hint-area-prestige = What you have scored so far. Halls, decorations, { $garments } and the rest are counted at the end.
hint-area-thread = Thread, for { $garments } that show it. It comes from the lower halves of tiles, from guests and from bonuses.
hint-area-lace = Lace, for { $garments } that show it. It comes from the lower halves of tiles, from guests and from bonuses.
hint-area-rack = Your silk, for { $garments }. Silk left over on a tile is lost.
hint-area-played = Who is at work now; discarded afterwards, or deputed.
hint-area-hand = Who plays in this round; each for one main action and a bonus.
hint-area-supply = From here you choose { $hand } for your hand in each round.
hint-area-discard = Who has played. When the supply has run out and you must still choose, they become the new supply.
hint-area-markers-deluxe = Your Trademark tokens: one goes onto each decoration that you fund. They never run out.
hint-area-markers-original = Your property markers: one goes onto each decoration that you fund. They never run out.
hint-area-player = Money and prestige; thread, lace and silk tiles; cards in hand, supply and discard pile.
hint-area-standing = The number beside the podium in each player’s panel: what final scoring would give now, majorities included. A preview, not a gain. The arrow shows how it has just changed.
hint-area-start = Begins this round; play goes around clockwise. Whoever claims the Queen’s favor begins the next one; if nobody does, this sign stays.

window-purse-livre = Livre: { $n }
window-purse-prestige = Prestige so far: { $n }
window-purse-thread = Thread: { $n }
window-purse-lace = Lace: { $n }
window-purse-markers = Your markers

window-player-standing_now = { $name }, if the game ended now: { $score } prestige
