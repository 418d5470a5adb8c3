### Madame du Barry.

expansion-madame_du_barry-name = Madame du Barry
expansion-madame_du_barry-text = A rival with cards of her own plays against you alone, and wins ties. Against several people she is one more rival, a variant of this program.

prompt-reveal_card = It is the turn of { $player }: reveal the next card

waiting-reveal_card = { $player } is about to reveal a card

option-reveal = Reveal the next card

event-madame_revealed = reveals her card: { $madame }
event-madame_hired = hires { FORM($card, "a") } free of charge

event-madame_drew = { $n ->
    [one] draws one more card for this round
   *[other] draws { $n } cards for this round
}

event-madame_placed-hall = reveals another card to place it: { $hall }
event-madame_placed-full = reveals another card to place it: { $hall }, which is full

event-madame_reasoned-instead = cannot do any of it
event-madame_reasoned-crown = prefers the crown card that brings her most
event-madame_reasoned-group_first = first takes a place that she still lacks

event-madame_reasoned-dearest-deluxe = finds fewer garments and takes the most expensive one
event-madame_reasoned-dearest-original = finds fewer dresses and takes the most expensive one

reason-madame = instead
reason-madame_favor = her card

item-collection = Collected tiles

part-collection = { $n ->
    [one] 1 tile: { $points }
   *[other] { $n } tiles: { $points }
}

madame-favor = the favor

madame-make_dress-deluxe = garment { $number } from the right
madame-make_dress-original = dress { $number } from the right

madame-acquire-drawer1-deluxe = drawer 1
madame-acquire-drawer1-original = segment 1
madame-acquire-drawer2-deluxe = drawer 2
madame-acquire-drawer2-original = segment 2
madame-acquire-drawer3-deluxe = drawer 3
madame-acquire-drawer3-original = segment 3
madame-acquire-left = left tiles
madame-acquire-center = center tiles
madame-acquire-right = right tiles

madame-hire-left = employee { $number } from the left
madame-hire-right = employee { $number } from the right

madame-fund-fireworks = fireworks
madame-fund-musicians = musicians
madame-fund-statues = statues

madame-fund-kitchen-deluxe = kitchens
madame-fund-kitchen-original = fountain

window-madame-cards = Revealed in this round
window-madame-deck = Madame du Barry’s cards face down
window-madame-above = Above, what she does: { $action }.
window-madame-below = Below, where she puts what another card lets her make: { $hall }.

window-madame-leave-matching = With it she may take jewelry of the same color.
window-madame-leave-suitable = With it she may take any jewelry that suits it.
window-madame-leave-none = With it she takes no jewelry.

window-madame-hand = { $n ->
    [one] 1 card to come
   *[other] { $n } cards to come
}

window-madame-discard = { $n ->
    [one] 1 card revealed
   *[other] { $n } cards revealed
}

hint-area-rival = A rival without money: her prestige; thread, lace and the tiles she has collected; all her employees; her cards to come and those revealed in this round.

guide-madame_du_barry-1 = :bot She plays { $madameHand } cards of her own in each round, one a turn, and does what the card shows, without paying; if nothing of it can be done, she gains prestige instead.
guide-madame_du_barry-2 = :lady A { $garment } she always rents; another card says in which hall.
guide-madame_du_barry-3 = :card When she hires, or passes an examination, she draws one more card; a crown card that helps her most comes first.
guide-madame_du_barry-4 = :prestige Every { $madameTiles } tiles that she has collected are 1 prestige at the end. A tie is hers.

window-supplies-madame-heading = Madame du Barry’s cards
window-supplies-madame-kind = Card
window-supplies-madame-to_come = still face down
window-supplies-madame-rest = revealed
window-supplies-madame-row = { $kind }: { $to_come } of { $total } still face down, { $rest } revealed
window-supplies-madame-note = When her supply is empty, the revealed cards are shuffled into a new one.

telling-madame_revealed = In each turn one card decides for her.
telling-resource_taken = All that lies there is hers; she pays nothing.
telling-dress_made = She counts as her card says; she needs neither silk nor money.
telling-madame_placed-hall = There she prefers a place of a Master guest, then the best reward.
telling-favor_claimed = Her card sends her to the Queen, whoever has the favor.
telling-prestige_gained-madame_favor = This card brings prestige in any case.
telling-madame_hired = No crown is on display, so she counts as her card says; she pays nothing.
telling-madame_drew = With a new employee she has one turn more in this round.
telling-decoration_funded = It is the cheapest free place of the kind that her card names; she pays nothing.
telling-task_fulfilled = Each of her actions fulfills a task that it suits, without a card.
