### The Jewelry Box.

expansion-jewelry_box-name = Jewelry Box
expansion-jewelry_box-text = Necklaces and rings are rented out along with what you make, and a specialized Apprentice waits to be hired. Employees pass examinations and become Journeymen and Masters.

prompt-place_dress_further = { $player }: rent { FORM($dress, "the") } to a guest, sell it for { $livre }, or first buy jewelry for it?
prompt-place_dress_unsold_further = { $player }: rent { FORM($dress, "the") } to a guest, or first buy jewelry for it?
prompt-hire_employee_further = { $player }: whom do you hire? Your specialized Apprentice costs nothing.
prompt-choose_jewelry = { $player }: which jewelry do you take free of charge with { FORM($dress, "the") }?
prompt-choose_task = { $player }: the tile fits two tasks of the Journeyman examination. Which one do you fulfill?
prompt-choose_graduate_journeyman = { $player }: which Journeyman do you take into your hand from the deck of the Journeyman examination?
prompt-choose_graduate_master = { $player }: which Master do you take into your hand from the deck of the Master examination?
prompt-use_from_supply = { $player }: whom do you discard from your supply, to use that employee’s bonus?
prompt-copy_bonus = { $player }: which bonus on top of an opponent’s discard pile do you copy?

waiting-choose_jewelry = { $player } is choosing jewelry
waiting-choose_task = { $player } is choosing which task a tile fulfills
waiting-choose_graduate = { $player } is choosing a graduate from the deck of the examination
waiting-use_from_supply = { $player } is choosing an employee of the supply
waiting-copy_bonus = { $player } is choosing a bonus to copy

action-journeyman_examination = Complete the Journeyman examination
action-master_examination = Complete the Master examination

deed-journeyman_examination = completes the Journeyman examination
deed-master_examination = completes the Master examination

obstacle-no_jeweler = first fund a decoration at the jeweler’s
obstacle-other_guest = necklaces are for ladies, rings for gentlemen
obstacle-condition = the hiring condition is not met
obstacle-other_examination = you are preparing for the other examination
obstacle-open_tasks = not all tasks of this examination are fulfilled

event-jewelry_removed = Not taken, and out of the game: { $jewel }.
event-jewelry_revealed = New jewelry lies at the jeweler’s.
event-jewelry_taken = takes jewelry for { FORM($dress, "the") }: { $jewel }
    .you = take jewelry for { FORM($dress, "the") }: { $jewel }
    .do = take jewelry for it ({ $jewel })
event-task_fulfilled = fulfills a task: { $task }
    .you = fulfill a task: { $task }
event-graduate_taken = takes { FORM($card, "a") } from the deck of the examination
    .you = take { FORM($card, "a") } from the deck of the examination
event-graduate_taken_secret = takes a card from the deck of the examination
    .you = take a card from the deck of the examination
event-specialist_hired = hires the specialized Apprentice free of charge
    .you = hire the specialized Apprentice free of charge
    .do = hire the specialized Apprentice
event-employee_shown = discards { FORM($card, "the") } from the supply
    .you = discard { FORM($card, "the") } from the supply
    .do = discard { FORM($card, "the") } from the supply
event-bonus_copied = copies the bonus { FORM($card, "of") }
    .you = copy the bonus { FORM($card, "of") }
    .do = copy the bonus { FORM($card, "of") }
event-candidate_left = loses { FORM($card, "the") }, drawn by lot for the examination
    .you = lose { FORM($card, "the") }, drawn by lot for the examination

event-jewelry_allowed-matching = is allowed jewelry of the same color
    .you = are allowed jewelry of the same color
event-jewelry_allowed-suitable = is allowed any jewelry that suits
    .you = are allowed any jewelry that suits
event-jewelry_allowed-none = is allowed no jewelry
    .you = are allowed no jewelry
event-jewelry_allowed-no_jeweler = has no place at the jeweler’s and takes no jewelry
    .you = have no place at the jeweler’s and take no jewelry
event-jewelry_allowed-no_tile = finds no such jewelry
    .you = find no such jewelry

event-deck_searched-journeyman = looks through the deck of the Journeyman examination
    .you = look through the deck of the Journeyman examination
event-deck_searched-master = looks through the deck of the Master examination
    .you = look through the deck of the Master examination

event-examination_passed-journeyman_examination = completes the Journeyman examination
    .you = complete the Journeyman examination
event-examination_passed-master_examination = completes the Master examination
    .you = complete the Master examination

reason-jewelry = jewelry
reason-examination = examination
reason-jewelry_income = jewelry

item-jewelry = Jewelry

part-jewelry = { $n ->
    [one] 1 jewelry tile: { $points }
   *[other] { $n } jewelry tiles: { $points }
}

decoration-jeweler = jeweler { $number }

jewel-yellow-deluxe = blue necklace
jewel-yellow-original = yellow necklace

jewel-red-deluxe = green necklace
jewel-red-original = red necklace

jewel-green-deluxe = pink ring
jewel-green-original = green ring

jewel-blue-deluxe = orange ring
jewel-blue-original = blue ring

task-thread_or_lace = Apprentice: thread or lace
task-decoration = Apprentice: a decoration

task-common_silk-deluxe = Apprentice: blue or pink silk
task-common_silk-original = Apprentice: yellow or green silk

task-rare_silk-deluxe = Apprentice: green or orange silk
task-rare_silk-original = Apprentice: red or blue silk

task-gown-deluxe = Journeyman: a gown
task-gown-original = Journeyman: a lady’s dress

task-coat-deluxe = Journeyman: a frock coat
task-coat-original = Journeyman: a gentleman’s coat

task-master_dress-deluxe = Master: any garment
task-master_dress-original = Master: any dress

condition-livre = at least { $number } Livre
condition-jewelry = at least { $number } jewelry tiles
condition-decoration_types = decorations of at least { $number } kinds
condition-supplies = at least { $number } resource tiles, { $notions } threads and { $notions } laces
condition-prestige = at least { $number } prestige
condition-master_examination = the Master examination completed
condition-all_halls = present in all { $number } halls

condition-coats-deluxe = at least { $number } frock coats on the board
condition-coats-original = at least { $number } coats on the board

condition-gowns-deluxe = at least { $number } gowns on the board
condition-gowns-original = at least { $number } ladies’ dresses on the board

condition-master_spaces-deluxe = at least { $number } garments with Master guests
condition-master_spaces-original = at least { $number } dresses with Master guests

outlook-chance-deck_searched = then a graduate of your choice

hint-card-condition = Dealt at the start, no part of the staff yet. A Master hires this Apprentice once, free of charge, if you have: { $condition }.

hint-decoration-jeweler = From now on you can buy a necklace or a ring along with each { $garment } that you rent to a guest. One place at the jeweler’s for each player.

bonus-use_from_supply = discard an employee of your supply and use that employee’s bonus
bonus-copy_bonus = copy the bonus of the employee on top of an opponent’s discard pile
bonus-livre_per_hall = gain { $amount_livre } for each hall in which you are present
bonus-livre_per_decorations = gain { $amount_livre } for every { $every } of your decorations
bonus-livre_per_rings = gain { $amount_livre } for every { $every } of your rings
bonus-prestige_per_jewelry = gain 1 prestige for every { $every } of your jewelry tiles
bonus-livre_per_jewelry = gain { $amount_livre } for every { $every } of your jewelry tiles
bonus-gain_prestige = gain { $amount_prestige }
bonus-gain_jewelry = gain jewelry of any color, if you have a place at the jeweler’s
bonus-prestige_with_jewelry = gain { $amount_prestige } with jewelry of the same color

bonus-make_and_sell-deluxe = tailor one more garment, none that needs a Master, sell it and gain { $prestige_prestige }
bonus-make_and_sell-original = make one more dress, none that needs a Master, sell it and gain { $prestige_prestige }

bonus-prestige_in_hall-deluxe = gain 1 prestige for every { $every } of your garments in one hall
bonus-prestige_in_hall-original = gain 1 prestige for every { $every } of your dresses in one hall

bonus-livre_in_hall-deluxe = gain { $amount_livre } for each of your garments in one hall
bonus-livre_in_hall-original = gain { $amount_livre } for each of your dresses in one hall

bonus-livre_per_master_spaces-deluxe = gain { $amount_livre } for every { $every } of your garments with Master guests
bonus-livre_per_master_spaces-original = gain { $amount_livre } for every { $every } of your dresses with Master guests

bonus-prestige_per_pair-deluxe = gain 1 prestige for each pair of a blue and a green gown of yours
bonus-prestige_per_pair-original = gain 1 prestige for each pair of a yellow and a red dress of yours

bonus-livre_without_color-deluxe = gain { $red_livre } if you have no green gown on the board, { $blue_livre } if no orange frock coat
bonus-livre_without_color-original = gain { $red_livre } if you have no red dress on the board, { $blue_livre } if no blue coat

final-jewelry_sets = at the end: { $prestige_prestige } for each set of all four kinds of jewelry
final-necklace_pairs = at the end: { $prestige_prestige } for every { $every } of your necklaces
final-decorations = at the end: { $prestige_prestige } for each of your decorations
final-apprentice_pairs = at the end: { $prestige_prestige } for every { $every } Apprentices of your staff

window-signs-use_from_supply = :stack :arrow :card
window-signs-copy_bonus = :person :arrow :card
window-signs-livre_per_hall = { $amount } :livre × :favor
window-signs-livre_per_decorations = { $amount } :livre × { $every } :decoration
window-signs-make_and_sell = + :lady :arrow :livre + { $prestige } :prestige
window-signs-prestige_in_hall = 1 :prestige × { $every } :lady
window-signs-livre_in_hall = { $amount } :livre × :lady
window-signs-livre_per_rings = { $amount } :livre × { $every } :ring
window-signs-prestige_per_jewelry = 1 :prestige × { $every } :ring
window-signs-livre_per_jewelry = { $amount } :livre × { $every } :ring
window-signs-prestige_per_pair = 1 :prestige × :silk-yellow + :silk-red
window-signs-livre_per_master_spaces = { $amount } :livre × { $every } :thimble-master
window-signs-livre_without_color = { $red } :livre :silk-red { $blue } :livre :silk-blue
window-signs-gain_prestige = + { $amount } :prestige
window-signs-gain_jewelry = 0 :livre :arrow :ring
window-signs-prestige_with_jewelry = { $amount } :prestige × :ring
window-signs-jewelry_sets = :crown { $prestige } :prestige × 4 :ring
window-signs-necklace_pairs = :crown { $prestige } :prestige × { $every } :necklace
window-signs-decorations = :crown { $prestige } :prestige × :decoration
window-signs-apprentice_pairs = :crown { $prestige } :prestige × { $every } :card

window-piece-adorned = { $piece }, with jewelry: { $pin }

window-jeweler-undone = Nobody has fulfilled it yet.
window-jeweler-own = Your jewelry: { $jewels }
window-jeweler-of = Jewelry of { $name }: { $jewels }
window-jeweler-name = Jeweler
window-jeweler-bag = Jewelry tiles in the bag: { $n }
window-jeweler-no_jewel = Empty place, { $price } Livre
window-jeweler-jewel = { $jewel }, { $price } Livre
window-jeweler-done = Fulfilled by: { $names }.
window-jeweler-preparing = Preparing: { $names }.
window-jeweler-examination_deck = { $name }, cards in the deck: { $n }
window-jeweler-specialist = To be hired
window-jeweler-jewelry = Jewelry
window-jeweler-none = None yet.

window-jeweler-count = { $n ->
    [one] 1 jewelry tile
   *[other] { $n } jewelry tiles
}

window-jeweler-deck = { $n ->
    [one] 1 card in the deck.
   *[other] { $n } cards in the deck.
}

window-jeweler-examination-journeyman = Journeyman
window-jeweler-examination-master = Master

window-jeweler-progress-journeyman = { $done } tasks of the Journeyman examination
window-jeweler-progress-master = { $done } tasks of the Master examination

hint-action-journeyman_examination = Pay { $livre } for the examination and gain { $prestige }. The employee uses the bonus and leaves the game for good; you choose a Journeyman from the deck of the examination for your hand.
hint-action-master_examination = Pay { $livre } for the examination and gain { $prestige }. The employee uses the bonus and leaves the game for good; you choose a Master from the deck of the examination for your hand.

hint-jeweler-own = Each brings 1 Livre in each income and 1 prestige at the end.
hint-jeweler-board = Whoever has a marker here, one at most, may take a jewelry tile along with a { $garment } that is rented to a guest. Necklaces go with { $gowns }, rings with { $coats }.
hint-jeweler-bag = In each round what lies on the right leaves the game, the others move there, and new tiles come from the bag.
hint-jeweler-empty = In the next round new jewelry comes from the bag, as long as there is any.
hint-jeweler-necklace = For a { $gown } that you rent to a guest: put it on the { $gown } first. In the same color it also brings a random resource tile. Each jewelry tile: 1 Livre in each income, 1 prestige at the end.
hint-jeweler-ring = For a { $coat } that you rent to a guest: put it on the { $coat } first. In the same color it also brings a random resource tile. Each jewelry tile: 1 Livre in each income, 1 prestige at the end.
hint-jeweler-journeyman = When all its tasks are done, an Apprentice takes the examination for { $livre } Livre, brings { $prestige } prestige and leaves; you choose a Journeyman from the deck.
hint-jeweler-master = When all its tasks are done, a Journeyman takes the examination for { $livre } Livre, brings { $prestige } prestige and leaves; you choose a Master from the deck.
hint-jeweler-specialist = This Apprentice is hired once, free of charge, by a Master, when the condition is met. Nobody else sees who it is.

hint-task-thread_or_lace = Have an Apprentice acquire a tile, and trade it for thread or lace.
hint-task-decoration = Have an Apprentice fund a decoration.
hint-task-gown = Have a Journeyman make a { $gown }, to rent or to sell.
hint-task-coat = Have a Journeyman make a { $coat }, to rent or to sell.
hint-task-master_dress = Have a Master make any { $garment }, to rent or to sell.
hint-task-terms = By the main action or by a bonus; one task for each action, and only while you prepare for this examination.

hint-task-common_silk-deluxe = Have an Apprentice acquire a tile with blue or pink silk, and keep it as silk.
hint-task-common_silk-original = Have an Apprentice acquire a tile with yellow or green silk, and keep it as silk.

hint-task-rare_silk-deluxe = Have an Apprentice acquire a tile with green or orange silk, and keep it as silk.
hint-task-rare_silk-original = Have an Apprentice acquire a tile with red or blue silk, and keep it as silk.

guide-jewelry_box-1 = :decoration Fund one of the jeweler’s decorations, one at most: from then on you may take a jewelry tile when you rent a { $garment }, for the price above it. Necklaces go with { $gowns }, rings with { $coats }.
guide-jewelry_box-2 = :ring Put the tile on the { $garment } before you place that. If it has its color, you draw a resource tile as well.
guide-jewelry_box-3 = :livre Each jewelry tile brings 1 Livre in each income and 1 prestige at the end.
guide-jewelry_box-4 = :card Your specialized Apprentice waits beside your cards. A Master hires them once, free of charge, while their condition is met.
guide-jewelry_box-5 = :examination Apprentices fulfill the tasks of the Journeyman examination, Journeymen and Masters those of the Master examination; one task for each action. They are marked by themselves.
guide-jewelry_box-6 = :crown When all tasks are done, the examination is a main action, of an Apprentice to become a Journeyman, of a Journeyman to become a Master: for { $examLivre } Livre it brings { $examPrestige } prestige, the candidate uses the bonus and leaves, and you choose a card from the deck for your hand. Then the other examination comes.

window-supplies-jewelry-heading = Jewelry by color
window-supplies-jewelry-kind = Kind
window-supplies-jewelry-to_come = in the bag
window-supplies-jewelry-on_display = at the jeweler’s
window-supplies-jewelry-in_use = with players and guests
window-supplies-jewelry-rest = gone
window-supplies-jewelry-row = { $kind }: { $to_come } of { $total } in the bag, { $on_display } at the jeweler’s, { $in_use } with players and guests, { $rest } gone
