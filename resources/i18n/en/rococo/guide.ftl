### How to play, in short; numbers of the rules and what the edition calls things ([hint.word]) are filled in.

guide-heading-goal = The ball
guide-heading-round = A round
guide-heading-actions = Main actions
guide-heading-dress = A { $garment } and its guest
guide-heading-board = The palace
guide-heading-end = The end
guide-heading-signs = Signs

guide-goal-aim = You run a tailor’s workshop. After { $rounds } rounds the King gives his ball, and whoever has the most prestige wins.

guide-round-hand = Everybody secretly chooses { $hand_size } employees from the supply for the hand. Played ones go to the discard pile; when the supply runs out, that pile becomes the new supply, unshuffled.
guide-round-turn = In turn, each plays one card: first a main action that this employee may do, then the bonus on the card. Either may be forfeited. Then it is the next player’s turn.

guide-round-income-deluxe = When all hands are played, everybody gets { $base_income } Livre and what their kitchens bring.
guide-round-income-original = When all hands are played, everybody gets { $base_income } Livre and what the fountain brings them.

guide-actions-favor = Claim the Queen’s favor (not by an Apprentice; one player in each round): { $favor_livre } Livre at once, start player next round, and { $favor_prestige } prestige for whoever holds it at the end.
guide-actions-acquire-deluxe = Acquire resources: take a tile for the price of its drawer, and keep it as silk, or trade it at once for its lower half: / means one of the two, + means both.
guide-actions-acquire-original = Acquire resources: take a tile for the price of its segment, and keep it as silk, or trade it at once for its lower half: / means one of the two, + means both.
guide-actions-hire = Hire an employee (Masters only): the card goes to your hand and is played this round. The fewer are left, the cheaper they are.
guide-actions-depute = Depute this employee, that is, send the employee away to the court for { $master }, { $journeyman } or { $apprentice } Livre, by training; after its bonus the card leaves the game. You must keep at least { $minimum_staff } employees.

guide-actions-make_dress-deluxe = Tailor a garment (not by an Apprentice): pay the price above it and give the silk, thread and lace that it shows; silk left over on a tile is lost. A thimble means that a Master must make it.
guide-actions-make_dress-original = Make a dress (not by an Apprentice): pay the price above it and give the silk, thread and lace that it shows; silk left over on a tile is lost. A thimble means that a Master must make it.

guide-actions-fund-deluxe = Fund a decoration: pay its price and put your marker there; at most one in each of the two kitchens.
guide-actions-fund-original = Fund a decoration: pay its price and put your marker there; at most one in each row of the fountain.

guide-dress-place = A { $garment } (a { $gown } or a { $coat }) is rented to a guest on a free place, which may bring a reward, or sold for its value.
guide-dress-master = Places with a thimble are for { $garments } that a Master has made; there they also break ties in the hall.

guide-board-halls = In each hall the most { $garments } score, from { $second_place_players } players on also the second most. Ties go to the player with more Master guests there, then to the musician’s patron.
guide-board-fireworks = At the end { $garments } { $in_kings } may watch your fireworks: they count { $lessTimes } or { $moreTimes } times.
guide-board-all_halls = With a { $garment } or a musician in every hall you take an all-halls space at once.

guide-board-gardens-deluxe = Statues pay at the end for each color of your { $garments }; the kitchens pay each round.
guide-board-gardens-original = Statues pay at the end for each color of your { $garments }; the fountain pays each round.

guide-end-scoring = After round { $rounds } everything is counted: money ({ $livre_per_prestige } Livre are 1 prestige), crown cards, favor, halls, fireworks, statues, { $garments }, decorations, all halls. Ties go to the player with more Livre left.

guide-signs-livre = Livre
guide-signs-prestige = prestige
guide-signs-thread = thread
guide-signs-lace = lace
guide-signs-thimble-master = a Master: a gold thimble with a crown
guide-signs-thimble-journeyman = a Journeyman: a silver thimble with a scalloped rim
guide-signs-thimble-apprentice = an Apprentice: an open thimble of brass
guide-signs-tile = resource tiles
guide-signs-bag = a tile by chance
guide-signs-card = employees
guide-signs-stack = all your employees; also what is left to draw
guide-signs-discard = discard pile
guide-signs-hire = hire an employee
guide-signs-court = depute: send away to the court
guide-signs-decoration = decorations
guide-signs-crown = counts at the end
guide-signs-start = start player
guide-signs-podium = what a player would have if the game ended now

## What an action is about, in a word or two.

guide-names-favor = Queen’s favor
guide-names-acquire = Resources
guide-names-make_dress-deluxe = Garment
guide-names-make_dress-original = Dress
guide-names-hire = Hire
guide-names-depute = Depute
guide-names-fund = Decoration
