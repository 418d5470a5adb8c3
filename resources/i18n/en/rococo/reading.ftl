### Reading this game: what is left of its pieces, and whose cards are shown.

window-past-select = Round { $round }, selecting the hand

window-supplies-employees-heading = Employees by level
window-supplies-employees-kind = Level
window-supplies-employees-to_come = to come
window-supplies-employees-on_display = for hire
window-supplies-employees-in_use = hired
window-supplies-employees-rest = gone
window-supplies-employees-row = { $kind }: { $to_come } of { $total } to come, { $on_display } for hire, { $in_use } hired, { $rest } gone

window-supplies-dresses-heading = Designs by color
window-supplies-dresses-kind = Color
window-supplies-dresses-to_come = in the bag
window-supplies-dresses-on_display = on display
window-supplies-dresses-in_use = with guests
window-supplies-dresses-rest = discarded
window-supplies-dresses-row = { $kind }: { $to_come } of { $total } in the bag, { $on_display } on display, { $in_use } with guests, { $rest } discarded
window-supplies-dresses-note = Discarded ones go back into the bag when it is empty.

window-supplies-tiles-heading = Resource tiles by silk
window-supplies-tiles-kind = Silk
window-supplies-tiles-to_come = in the bag or on others’ racks
window-supplies-tiles-on_display = on display
window-supplies-tiles-in_use = on your rack
window-supplies-tiles-rest = discarded
window-supplies-tiles-row = { $kind }: { $to_come } of { $total } in the bag or on others’ racks, { $on_display } on display, { $in_use } on your rack, { $rest } discarded
window-supplies-tiles-note = Discarded ones go back into the bag when it is empty.

window-player-halls-deluxe = Garments in the halls
window-player-halls-original = Dresses in the halls
window-player-own_discard = Your discard pile
window-player-standing = { $summary }; if the game ended now: { $score }
