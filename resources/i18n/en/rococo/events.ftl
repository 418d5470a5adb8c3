### The log: one sentence for each event that is worth a line.

event-round_began = Round { $round } begins.
event-start_player_named = is the start player now
    .you = are the start player now
event-employees_removed = Not hired, and out of the game: { $cards }.
event-employees_revealed = For hire: { $cards }.
event-card_taken = takes { FORM($card, "a") } into hand
    .you = take { FORM($card, "a") } into hand
    .do = take { FORM($card, "the") } into hand
event-card_taken_secret = takes a card into hand
    .you = take a card into hand
event-supply_turned = turns the discard pile into a new supply
    .you = turn the discard pile into a new supply
event-card_played = plays { FORM($card, "a") }
    .you = play { FORM($card, "a") }
    .do = play { FORM($card, "the") }
event-bonus_used = uses the bonus { FORM($card, "of") }
    .you = use the bonus { FORM($card, "of") }
    .do = use the bonus
event-bonus_forfeited = forfeits the bonus { FORM($card, "of") }
    .you = forfeit the bonus { FORM($card, "of") }
    .do = forfeit the bonus
event-bonus_used_dress = uses what { FORM($dress, "the") } brings
    .you = use what { FORM($dress, "the") } brings
    .do = use what { FORM($dress, "the") } brings
event-bonus_forfeited_dress = forfeits what { FORM($dress, "the") } brings
    .you = forfeit what { FORM($dress, "the") } brings
event-favor_claimed = claims the Queen’s favor
    .you = claim the Queen’s favor
    .do = claim the Queen’s favor
event-livre_gained = gains { $livre } ({ $reason })
    .you = gain { $livre } ({ $reason })
event-livre_paid = pays { $livre } ({ $reason })
    .you = pay { $livre } ({ $reason })
event-prestige_gained = gains { $prestige } ({ $reason })
    .you = gain { $prestige } ({ $reason })
event-notions_gained = gains { $notions }
    .you = gain { $notions }
event-notions_paid = gives up { $notions }
    .you = give up { $notions }
event-resource_taken = takes { FORM($tile, "a") }
    .you = take { FORM($tile, "a") }
    .do = take { $silk }
event-resource_drawn = draws { FORM($tile, "a") }
    .you = draw { FORM($tile, "a") }
event-resource_drawn_secret = draws a resource tile unseen
    .you = draw a resource tile unseen
    .do = draw a resource tile
event-resource_kept = keeps it as silk
    .you = keep it as silk
event-resource_kept_secret = keeps it as silk
    .you = keep it as silk
event-resource_traded = trades in { $silk }
    .you = trade in { $silk }
    .do = trade the tile in for thread or lace
event-dress_rented = rents { FORM($dress, "the") } { FORM($space, "to") }
    .you = rent { FORM($dress, "the") } { FORM($space, "to") }
    .do = rent { FORM($dress, "it") } { FORM($space, "to") }
event-dress_sold = sells { FORM($dress, "the") }
    .you = sell { FORM($dress, "the") }
    .do = sell { FORM($dress, "it") }
event-employee_hired = hires { FORM($card, "a") } for { $livre }
    .you = hire { FORM($card, "a") } for { $livre }
    .do = hire { FORM($card, "the") }
event-employee_deputed = deputes { FORM($card, "the") } to the King’s court
    .you = depute { FORM($card, "the") } to the King’s court
    .do = depute { FORM($card, "the") }
event-decoration_funded = funds { FORM($decoration, "the") }
    .you = fund { FORM($decoration, "the") }
    .do = fund { FORM($decoration, "the") }
event-all_halls_reached = is represented in all halls
    .you = are represented in all halls
event-item_scored = { $item }: { $player } scores { $prestige }.
    .you = { $item }: you score { $prestige }.

event-resource_bag_refilled = { $n ->
    [one] 1 discarded resource tile goes back into the stock.
   *[other] { $n } discarded resource tiles go back into the stock.
}

event-dress_bag_refilled-deluxe = { $n ->
    [one] 1 discarded garment goes back into the bag.
   *[other] { $n } discarded garments go back into the bag.
}

event-dress_bag_refilled-original = { $n ->
    [one] 1 discarded dress goes back into the bag.
   *[other] { $n } discarded dresses go back into the bag.
}

event-resources_spent = { $n ->
    [one] gives up a tile: { $silk }
   *[other] gives up { $n } tiles: { $silk }
}
    .you = { $n ->
        [one] give up a tile: { $silk }
       *[other] give up { $n } tiles: { $silk }
    }

event-dress_made-deluxe = tailors { FORM($dress, "a") }
    .you = tailor { FORM($dress, "a") }
    .do = tailor { FORM($dress, "the") }
event-dress_made-original = makes { FORM($dress, "a") }
    .you = make { FORM($dress, "a") }
    .do = make { FORM($dress, "the") }

event-dress_admired-deluxe = sends { FORM($dress, "the") } to the balcony: { $fireworks }
    .you = send { FORM($dress, "the") } to the balcony: { $fireworks }
event-dress_admired-original = sends { FORM($dress, "the") } to the terrace: { $fireworks }
    .you = send { FORM($dress, "the") } to the terrace: { $fireworks }

event-action_chosen-forfeit = forfeits the main action
    .you = forfeit the main action
    .do = forfeit the main action

event-game_ended = { $n ->
    [one] The ball is over. { $winners } wins with { $prestige }.
   *[other] The ball is over. { $winners } share the victory with { $prestige }.
}
    .you = { $n ->
        [one] The ball is over. You win with { $prestige }.
       *[other] The ball is over. { $winners } share the victory with { $prestige }.
    }

reason-dress = for { FORM($dress, "the") }
reason-favor = the Queen’s favor
reason-acquire = resource tile
reason-sale = sale
reason-reward = a guest’s reward
reason-hire = new employee
reason-depute = deputing
reason-fund = decoration
reason-income = income
reason-tile = resource tile
reason-bonus = bonus { FORM($card, "of") }

reason-fountain_upper-deluxe = kitchen for the staff
reason-fountain_upper-original = upper fountain

reason-fountain_lower-deluxe = kitchen for the guests
reason-fountain_lower-original = lower fountain

reason-make_dress-deluxe = garment
reason-make_dress-original = dress

## In a turn as one short sentence: without what is printed beside, and "again" about the piece of the deed just named. $things were gained.

brief-resource_taken = takes { $silk }
    .you = take { $silk }
brief-resource_drawn = draws { $silk }
    .you = draw { $silk }
brief-resource_traded_again = trades it for { $things }
    .you = trade it for { $things }
brief-dress_rented_again = rents { FORM($dress, "it") } { FORM($space, "to") }
    .you = rent { FORM($dress, "it") } { FORM($space, "to") }
brief-dress_sold_again = sells { FORM($dress, "it") }
    .you = sell { FORM($dress, "it") }
