### Why something cannot be chosen, and what an option would cost and bring.

obstacle-short = { $what } short
obstacle-occupied = occupied
obstacle-only_one = you may hold only one of these
obstacle-empty = nothing is left here
obstacle-training = only { FORM($who, "a") } may do this
obstacle-never_sold = never sold
obstacle-no_place = no free place for it
obstacle-needs_master = needs a Master
obstacle-extra_master = needs a Master; a bonus never makes one of these
obstacle-master_space = only for what a Master made
obstacle-no_dress = nothing can be made with what you have
obstacle-favor_taken = already claimed in this round
obstacle-staff = { $least } employees must remain
obstacle-leaving = on the way to the court
obstacle-card_first = first play an employee
obstacle-action_first = first choose: { $action }

outlook-shared = { $leader } share the lead
outlook-nobody = nobody leads
outlook-halls = present in { $present } of { $total } halls
outlook-halls_short = halls
outlook-lost = lost: { $silk }
outlook-fireworks = Fireworks
outlook-favor = { $n } prestige only for whoever holds the favor at the end

standing-hall = { $hall }: { $first } for the most, { $second } for the second most; { $leader }.
standing-hall_two = { $hall }: { $first } for the most; { $leader }.
standing-present = { $player }: { $n }
standing-lead = you lead by { $n }
standing-tie_break = you lead by the tie-break

outlook-income = each income
outlook-decoration-statue = at the end { $prestige } for each color among your { $garments }
outlook-decoration-statue_more = at the end { $prestige } for each color of which you have { $n } { $garments }
outlook-decoration-musician = wins ties { FORM($hall, "in") } that Master guests leave open
outlook-decoration-fireworks = at the end one of your { $garments } { FORM($hall, "in") } counts { $times } times
outlook-decoration-fountain_lower = each income { $livre } for each of your { $garments } with guests

outlook-chance-resource_drawn = a tile by chance
outlook-chance-resource_bag_refilled = a tile by chance

outlook-asks-pay_silk = then you choose the silk
outlook-asks-place_dress = then you choose its guest or buyer
outlook-asks-take_reward = then you choose a tile
outlook-asks-use_bonus = then the bonus
