### The score sheet.

patisserie-item-prestige = During the game
patisserie-decisive-prestige = prestige gained during the game (cards, decorations, service)
patisserie-item-mentor = The Mentor’s supplies
patisserie-item-coins = Money
patisserie-item-tables = Presentation tables
patisserie-item-served = Hosts: opponents with service
patisserie-item-dishes = Pastry dishes
patisserie-item-posts = Service staff
patisserie-item-hosts = Noble hosts
patisserie-item-specials = Special bonuses

patisserie-part-prestige = On the prestige track: { $points }
patisserie-part-inventory = Bonuses of the staff inventory: { $points }
patisserie-part-supplies = Half of the tiles and goods left: { $points }
patisserie-part-coins = { $coins }, after the last income and the last sales (1 for each { $each }): { $points }
patisserie-part-dish = { $piece }: { $points }
patisserie-part-post = Service between { $first } and { $second }: { $points }
patisserie-part-host = Noble host { $number }: { $points }
patisserie-part-special = { $bonus }: { $points }
patisserie-part-tied = { $part } ({ $tie })

patisserie-tie-nearest = tie: nearest dish

patisserie-score-total = Prestige
patisserie-score-left = Coins left (for a tie)
patisserie-score-won = { $name } wins with { $total } prestige points.
    .you = You win with { $total } prestige points.
patisserie-score-tie_broken = { $tied } have { $total } prestige points each; { $name } has more coins left ({ $left } to { $next }) and wins.
    .you = { $tied } have { $total } prestige points each; you have more coins left ({ $left } to { $next }) and win.
patisserie-score-rival = { $tied } have { $total } prestige points each; { $name } wins every tie.
patisserie-score-start_player = { $tied } have { $total } prestige points and { $coins } left each; { $name } comes first from the start player and wins.
    .you = { $tied } have { $total } prestige points and { $coins } left each; you come first from the start player and win.

patisserie-part-table = { $n ->
    [one] { $table }, { $n } dish, { $rank }: { $points }
   *[other] { $table }, { $n } dishes, { $rank }: { $points }
}

patisserie-part-served = { $n ->
    [one] Noble host { $number }; { $n } opponent has service staff: { $points }
   *[other] Noble host { $number }; { $n } opponents have service staff: { $points }
}

patisserie-scored-table = { $table }
patisserie-scored-table_less = { $table }: place lost
patisserie-scored-served = noble host { $number }
patisserie-scored-dish = { $piece }
patisserie-scored-post = between { $first } and { $second }
patisserie-scored-host = noble host { $number }
patisserie-scored-special = { $bonus }
