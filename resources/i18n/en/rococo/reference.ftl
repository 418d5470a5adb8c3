### The reference: for each entry of resources/reference/rococo its title, its text, further words by which it is found
### (with common misspellings) and, where the book is silent, how it is played here. Numbers of the rules and what the
### edition calls things are filled in.

reference-word-deluxe-of_segment = of its drawer
reference-word-deluxe-in_segment = in a drawer
reference-word-deluxe-to_terrace = to the balcony
reference-word-deluxe-in_kitchens = in each of the two kitchens

reference-word-original-of_segment = of its segment
reference-word-original-in_segment = in a segment
reference-word-original-to_terrace = to the terrace
reference-word-original-in_kitchens = in each row of the fountain

reference-round-title = A round
reference-round-text = The game has { $rounds } rounds. In each, the displays are filled, everybody secretly chooses { $hand_size } employees, they are played one by one in turn, and then everybody has an income. After the last round comes the final scoring.
reference-round-terms = rounds phase phases course order sequence evening turn structure how many rounds

reference-start_player-title = Start player
reference-start_player-text = Whoever claimed the Queen’s favor in the round before begins the round; if nobody did, the start player stays the same. Play goes around clockwise.
reference-start_player-terms = first player starting player begins who starts clockwise flag
reference-start_player-ruling = The first start player is drawn by chance.

reference-hand-title = Choosing the hand
reference-hand-text = At the start of a round you choose { $hand_size } employees from your supply, and play exactly these in this round. If the supply has fewer, take them all, turn your discard pile over as the new supply, and choose the rest from it.
reference-hand-terms = hand cards select selection draw pick choose
reference-hand-ruling = The program asks one card after the other, the start player first. Nobody sees what others choose.

reference-supply-title = Supply and discard pile
reference-supply-text = The supply is where you choose your hand from. Whoever has played goes to your discard pile. Only when you must choose and the supply is empty does that pile become the new supply; nothing is shuffled.
reference-supply-terms = deck draw pile shuffle discards used cards recycle employee supply

reference-staff-title = Staff
reference-staff-text = All your employees, wherever they are: hand, supply, discard pile and the one at work. Hiring makes the staff larger, deputing makes it smaller; { $minimum_staff } must always remain. Fewer employees play more often, more of them serve some bonuses and crowns.
reference-staff-terms = deck employee deck personnel number of cards how many cards
reference-staff-ruling = Which cards make up a staff is open to all; which of them are in hand is not. Whoever is leaving still counts for a bonus in use, but not as one of those who must remain.

reference-turn-title = A turn
reference-turn-text = Play one employee from your hand. The employee does one main action allowed by their training; then you may use the bonus on the card. You may forfeit either or both. Then it is the next player’s turn, until all hands are played.
reference-turn-terms = main action actions forfeit pass skip turn order what can I do
reference-turn-ruling = A main action is offered only if you can carry it out and pay for it. You cannot pass: a card must be played.

reference-employee-title = Employees
reference-employee-text = Masters may do every main action. Journeymen may not hire. Apprentices neither claim the Queen’s favor, nor make { $garments }, nor hire. A bonus may be used whoever has it, even if it is an action that the employee could not do as a main action.
reference-employee-terms = worker workers card cards staff training level type who may do what employe emploee

reference-master-title = Master
reference-master-text = May do every main action. Only a Master hires, makes { $garments } with a gold thimble, and makes any for a Master guest. Deputed, a Master brings { $master } Livre.
reference-master-terms = masters gold thimble crown best employee

reference-journeyman-title = Journeyman
reference-journeyman-text = May do every main action but hire, and makes no { $garments } with a gold thimble and none for a Master guest. Deputed, a Journeyman brings { $journeyman } Livre.
reference-journeyman-terms = journeymen silver thimble journyman journeman

reference-apprentice-title = Apprentice
reference-apprentice-text = May acquire resources, be deputed, and fund decorations; neither claim the favor, nor make { $garments }, nor hire. Deputed, an Apprentice brings { $apprentice } Livre.
reference-apprentice-terms = apprentices trainee brass thimble aprentice

reference-level-title = Levels of employees
reference-level-text = New employees come from their stack level by level, I first; { $hire_display } are for hire in each round. Whoever is not hired leaves the game at the end of the round. Cards without a level are those that everybody begins with.
reference-level-terms = level stack new employees draw deck roman number I II III IV V start cards starting employees

reference-bonus-title = Bonus of an employee
reference-bonus-text = After the main action, or after forfeiting it, you may use the bonus on the card you have played, once. It belongs to the card, not to the training. A card with a crown or with no bonus has none to use.
reference-bonus-terms = bonuses employee bonus effect arrow optional forfeit
reference-bonus-ruling = You are asked only if the bonus can have an effect now; what the main action brought already counts. Others do not learn that you forfeited it.

reference-crown-title = Crown cards
reference-crown-text = Employees with a crown have no bonus during play. At the end each scores what the card says, for its owner alone.
reference-crown-terms = crowns red velvet blue final bonus end of game cards scoring cards
reference-crown-ruling = A crown counts wherever its card is: hand, supply or discard pile.

reference-favor-title = Queen’s favor
reference-favor-text = Main action of a Master or a Journeyman, once in each round: gain { $favor_livre } Livre at once and be start player in the next round. Whoever holds the favor at the end of the game gains { $favor_prestige } prestige.
reference-favor-terms = favour queen favour card token initiative claim queens gold thimble fan
reference-favor-ruling = Both books say { $favor_livre } Livre; another number found elsewhere is wrong.

reference-acquire-title = Acquire resources
reference-acquire-text = Main action of anybody: take one tile from the display and pay the price { $of_segment }; the fewer tiles are left there, the cheaper. At once decide whether you keep it as silk or discard it for the thread and lace on its lower half.
reference-acquire-terms = buy resource resources tiles warehouse storage material price aquire acquiring { $in_segment }

reference-tile-title = Resource tile
reference-tile-text = Above: silk. Below: thread and lace. You use one half. As silk the tile lies on your rack until you make a { $garment } with it. Traded, it is discarded at once: a / means one of the two, a + means both.
reference-tile-terms = tiles slash plus lower half upper half trade keep rack resource
reference-tile-ruling = A tile without a lower half is kept without a question. Others see how many tiles you have, not which.

reference-random_tile-title = A tile by chance
reference-random_tile-text = Some guests and bonuses let you draw a tile from the bag instead of choosing one. It is then kept or traded like any other.
reference-random_tile-terms = random bag draw blind unseen luck resource bag
reference-random_tile-ruling = If the bag is empty, the discarded tiles go back into it first; if there are none either, nothing is drawn.

reference-silk-title = Silk
reference-silk-text = { $garments } show which silk they need, in bales of four colors. Give tiles from your rack that show at least that much; what is left over on a tile is lost, and there is no change.
reference-silk-terms = bale bales fabric cloth color colors colour colours blue pink green orange yellow red pay payment
reference-silk-ruling = Payments with a tile too many are not offered, and tiles with the same silk are alike: the one taken first is given.

reference-notions-title = Thread and lace
reference-notions-text = { $garments } may ask for thread and lace besides silk. They come from the lower halves of tiles, from guests and from bonuses; you begin with { $start_thread } thread and { $start_lace } lace. Markers are kept until they are needed.
reference-notions-terms = thread lace yarn spool markers tokens haberdashery notion
reference-notions-ruling = Thread and lace never run out.

reference-make_dress-text = Main action of a Master or a Journeyman: choose a design, pay the price above it, and give the silk, thread and lace that it shows. Then rent the { $garment } to a guest, or sell it for its value.
reference-make_dress-terms = tailor sew make create craft produce { $garment } { $garments } workshop display design price
reference-make_dress-ruling = It is offered only if you can pay everything at once.

reference-dress-title-deluxe = Garments
reference-dress-title-original = Dresses

reference-dress-text = { $gowns } are for ladies, { $coats } for gentlemen; two colors each. A { $garment } shows what it needs, what it sells for, and the prestige that it brings at the end if it is rented to a guest. With guests it counts for the hall, for all halls and for statues.
reference-dress-terms = { $garment } { $gown } { $coat } lady gentleman ladies men value prestige color suit

reference-master_dress-title = Only for a Master
reference-master_dress-text = A gold thimble on a { $garment } means that only a Master makes it; at a guest’s place it means that only a { $garment } made by a Master goes there. These guests also break ties in their hall. A { $garment } without a thimble may stand anywhere, if a Master made it.
reference-master_dress-terms = gold thimble golden thimble master guest requirement master space needs a master
reference-master_dress-ruling = A { $garment } made by a bonus counts as made by the training of the card that has the bonus.

reference-place-title = Rent or sell
reference-place-text = Rent a finished { $garment } to a guest on a free place, with the place’s reward at once and prestige at the end; or sell it for its value in Livre, and it goes to the discards. { $gowns } and { $coats } may stand on any free place; a place with a thimble takes only what a Master made.
reference-place-terms = rent out sell sale guest value where to place put choose place renting selling

reference-guest-title = Guests and their rewards
reference-guest-text = Each free place in a hall is a guest who can wear one { $garment }. Some places bring a reward at once: Livre, thread, lace, or a resource tile from the display for nothing, which you keep or trade.
reference-guest-terms = guest space reward bonus place room seat free tile visitor gest
reference-guest-ruling = A space for all halls is taken before the reward is chosen. A tile that is a reward must be taken if there is one.

reference-hire-title = Hire an employee
reference-hire-text = Main action of a Master: take one of the employees for hire and pay; the fewer are left, the cheaper, whichever you take. The new employee comes into your hand and is played in this round too.
reference-hire-terms = hire recruit new employee market display take on buy card hiring

reference-depute-title = Depute to the court
reference-depute-text = Main action of anybody: the employee is sent away to the King’s court and leaves the game for good, after the bonus; you gain { $master } Livre for a Master, { $journeyman } for a Journeyman, { $apprentice } for an Apprentice. At least { $minimum_staff } employees must remain.
reference-depute-terms = deputy fire dismiss remove court send away king sell card trash delegate carriage deputing
reference-depute-ruling = Whoever is on the way to the court still counts for the size of the staff until gone, but not as one of the { $minimum_staff } who must remain.

reference-fund-title = Fund a decoration
reference-fund-text = Main action of anybody: pay the price of a free decoration and put your marker on it. Each brings its prestige at the end, and does something of its own besides. You may hold only one place { $in_kitchens }.
reference-fund-terms = decoration decorations marker token property trademark patron buy finance funding
reference-fund-ruling = Markers never run out.

reference-musician-title = Musician
reference-musician-text = With the musician you are represented in that hall, one of those that you need for “All halls”. The musician is no { $garment } and does not count for the majority, but wins the ties there that Master guests leave open.
reference-musician-terms = musicians music hall decoration band violin harp orchestra

reference-statue-title = Statues
reference-statue-text = At the end a statue brings { $statue_prestige_per_color } prestige for each different color among your { $garments } with guests. For a second statue you need a second { $garment } of each color, and so on.
reference-statue-terms = statue garden gardens colors set sets sculpture
reference-statue-ruling = The program makes the best sets for you: a color counts for as many statues as you have { $garments } of it.

reference-fountain_upper-title-deluxe = Kitchen for the staff
reference-fountain_upper-title-original = Fountain, upper row

reference-fountain_lower-title-deluxe = Kitchen for the guests
reference-fountain_lower-title-original = Fountain, lower row

reference-fountain_upper-text = In the income of each round you gain { $fountain_livre_per_decoration } Livre for each of your decorations, this one too. You may hold one place of it.
reference-fountain_upper-terms = fountain upper income catering left side decorations { $in_kitchens }

reference-fountain_lower-text = In the income of each round you gain { $fountain_livre_per_dress } Livre for each of your { $garments } with guests. You may hold one place of it.
reference-fountain_lower-terms = fountain lower income catering right side { $in_kitchens }

reference-fireworks-title = Fireworks
reference-fireworks-text = Each of your fireworks lets one of your { $garments } { $in_kings } watch at the end and count { $lessTimes } or { $moreTimes } times. And whoever has the most fireworks scores, from { $second_place_players } players on also the second; a tie goes to whoever has the one farthest to the right.
reference-fireworks-terms = firework rockets multiplier times double triple majority terrace garden burst firewoks
reference-fireworks-ruling = First and second place need at least one of the fireworks.

reference-terrace-text = At the end, your { $garments } { $in_kings } watch your fireworks: one for each, and its prestige is multiplied. They have counted in the majority of the hall before, and still count for statues.
reference-terrace-terms = watch fireworks multiply { $to_terrace } { $kings } double triple
reference-terrace-ruling = The program sends the { $garments } with the most prestige to the highest numbers; no other choice brings more.

reference-terrace-title-deluxe = The balcony
reference-terrace-title-original = The terrace

reference-hall-title = Majority in a hall
reference-hall-text = At the end, whoever has the most { $garments } in a hall scores the first number on it; from { $second_place_players } players on, the second most score the second. A tie goes to whoever has more Master guests there, then to the musician’s patron. Whoever is still tied scores in full; after a tie for first place nobody is second.
reference-hall-terms = halls majority most second place tie ties tie-break area control room palace majorities royal hall
reference-hall-ruling = Nobody scores without a { $garment } in the hall. A tie for second place is broken like one for first; who stays tied gets the second number in full.

reference-all_halls-title = All halls
reference-all_halls-text = As soon as you are represented in every hall, by a { $garment } or by the musician, you take the best free space for all halls. Earlier players get more prestige at the end.
reference-all_halls-terms = all halls bonus represented presence every hall everywhere five halls
reference-all_halls-ruling = The space is taken before the reward of the guest is chosen. When all spaces are taken, nobody gets one.

reference-income-title = Income
reference-income-text = When all hands are played, everybody gains { $base_income } Livre, and what their places in the gardens bring.
reference-income-terms = round end earn livres phase

reference-displays-title = Filling the displays
reference-displays-text = At the start of a round, { $hire_display } new employees come for hire, free places for tiles are filled, and the { $cleared_windows } designs farthest right are discarded; the others move right and new ones come from the bag. What is empty stays empty until then, and what others hold is taken.
reference-displays-terms = display displays refill preparation prepare setup bag workshop warehouse occupied empty new designs cleared
reference-displays-ruling = Bags are shuffled once, when they are filled; a bag is filled again from the discards only when a piece is needed and it is empty.

reference-livre-title = Livre
reference-livre-text = Money, for designs, tiles, employees and decorations. It comes from income, guests, bonuses, the favor, selling and deputing. At the end { $livre_per_prestige } Livre are 1 prestige, and what is left over breaks a tie for victory.
reference-livre-terms = money coin coins livres cash price pay short too little cannot afford louis
reference-livre-ruling = Only what is left after the exchange breaks ties. Money never runs out.

reference-prestige-title = Prestige
reference-prestige-text = The points of the game. A few are won during play, most at the end. Whoever has the most wins.
reference-prestige-terms = points victory points prestige points vp score pp
reference-prestige-ruling = In the edition of 2013, what others have won during play is hidden until the end; in the Deluxe edition it is open.

reference-final_scoring-title = Final scoring
reference-final_scoring-text = After round { $rounds }: money ({ $livre_per_prestige } Livre are 1 prestige), crown cards, the favor, majorities in the halls, fireworks, { $garments } that watch them, statues, { $garments } with guests, decorations, all halls. A tie is won by whoever has more Livre left.
reference-final_scoring-terms = end of the game end scoring score win winner victory tie points counting how to win who wins
reference-final_scoring-ruling = After prestige and Livre the books know no further tie-break: several winners share the victory.

reference-standing-title = Points if the game ended now
reference-standing-text = The number beside the podium in a player’s panel is what a player would have if the game ended now: all that final scoring counts, majorities included. It is a preview; nothing of it is certain yet. Money counts, too, so paying lowers it a little. The arrow beside it tells the change since your last turn. A player’s panel shows money, prestige, thread, lace, tiles and cards.
reference-standing-terms = podium standing preview estimate lead leading player panel summary

reference-editions-title = The two editions
reference-editions-text = The edition of 2013 and the Deluxe edition of 2020 are the same game with other names and colors. Yellow, green, red and blue of 2013 are blue, pink, green and orange in the Deluxe edition.
reference-editions-terms = edition original deluxe 2013 2020 difference names colors colours eagle
reference-editions-ruling = Only the prestige won during play differs: hidden in the edition of 2013, open in the Deluxe edition. What one book omits is taken from the other.
