### What the window says of this game and its table. Values that the window fills in are written %1, %2, ...

window-seat_kind-random-label = Caprice
window-seat_kind-random-explanation = Caprice cuts whatever comes to mind: any legal move, without a plan.

window-seat_kind-greedy-label = Ducat
window-seat_kind-greedy-explanation = Ducat reckons what each move brings, and takes the best of them: fast and sensible.

window-seat_kind-level1-label = Colin
window-seat_kind-level1-explanation = The apprentice Colin dresses whoever comes first and overlooks who leads in the halls. Good for a first game.

window-seat_kind-level2-label = Margot
window-seat_kind-level2-explanation = Margot loves fireworks and decorations, and spends on them what her work earns.

window-seat_kind-level3-label = Odile
window-seat_kind-level3-explanation = Odile reckons what every turn brings, but now and then a better one escapes her.

window-seat_kind-level4-label = Barnabé
window-seat_kind-level4-explanation = Barnabé has a trained eye for places and people, and seldom misses a chance.

window-seat_kind-level5-label = Solange
window-seat_kind-level5-explanation = Solange sees a whole turn before she begins it, and what she will still need it for later.

window-seat_kind-level6-label = Aurélien
window-seat_kind-level6-explanation = Maître Aurélien plans his turns and expects yours: nobody at the court is harder to beat.

window-phase-prepare = Preparation
window-phase-select = Selecting the hand
window-phase-act = Performing actions
window-phase-income = Income
window-phase-final = Final scoring
window-phase-over = The ball is over

window-page-palace = Palace
window-page-halls = Halls
window-page-gardens = Gardens
window-page-workshop = Workshop
window-page-staff = Employees
window-page-market = Displays
window-page-hand = My cards

window-palace-fireworks = Fireworks
window-palace-statues = Statues
window-palace-all_halls = All halls
window-palace-most = majority
window-palace-majority = { $first } for the most, { $second } for the second most
window-palace-majority_alone = { $first } for the most

window-market-hire = Employees for hire
window-market-favor = Queen’s favor
window-market-favor_free = free
window-market-employee_stack = Employees in the stack
window-market-tile_stock = Resource tiles in the stock (and discarded)
window-market-dress_stock = Designs in the bag (and discarded)

window-piece-unseen = A card that nobody else has seen
window-piece-empty = empty place
window-piece-owned = { $piece }: { $player }
window-piece-dressed = { $piece }: { $dress }, { $player }
window-piece-decoration = { $decoration } ({ $livre }, { $prestige })
window-piece-all_halls = represented in all halls ({ $prestige })
window-piece-window = { $price } Livre: { $dress }
window-piece-omitted = Now { $silk } less, thanks to a bonus.
window-piece-empty_window = empty space, { $price } Livre

window-hand-court = The King’s court
window-hand-hand = Hand
window-hand-supply = Supply
window-hand-discard = Discard
window-hand-played = Played
window-hand-no_silk = no silk on the rack
window-hand-hidden_silk = tiles, face down: { $n }
window-hand-of = Workroom of { $name }
window-hand-hidden = Nobody’s hand is shown.

window-player-employees = Employees
window-player-rival = { $name }: { $prestige } prestige, tiles: { $tiles }, employees: { $supply }
window-player-summary = { $name }: { $livre } Livre, { $prestige } prestige, silk tiles: { $tiles }; cards: { $hand } in hand, { $supply } in the supply, { $discard } discarded
window-player-deck = Hand and supply together (only the player knows which is where)
window-player-discard = Discard pile
window-player-no_cards = no cards

window-ball-title = The King’s ball

window-sources-dresses = Garments
window-sources-tiles = Resource tiles
window-sources-employees = Employees
window-sources-board_small = Board for 2 and 3 players
window-sources-board_large = Board for 4 and 5 players
window-sources-workshop = Workshop: prices of the windows
window-sources-warehouse = Warehouse: price with 1, 2, 3, … tiles left
window-sources-hire = Employees for hire: price with 1, 2, 3, 4 cards left
window-sources-fireworks = Fireworks: majority
window-sources-all_halls = All halls: prestige
window-sources-cost = { $livre }, { $prestige }

window-correct-field-color = Color
window-correct-field-silk = Silk: { $color }
window-correct-field-thread = Thread
window-correct-field-lace = Lace
window-correct-field-master = Needs a Master
window-correct-field-value = Sells for
window-correct-field-prestige = Prestige
window-correct-field-mode = Thread and lace
window-correct-field-type = Employee
window-correct-field-cost = Price
window-correct-field-multiplier = Fireworks ×
window-correct-field-first = Majority
window-correct-field-second = Second most
window-correct-field-prices = Prices
window-correct-field-segments-deluxe = Drawers
window-correct-field-segments-original = Segments
window-correct-field-spaces = Places in each
window-correct-field-kind = Reward
window-correct-field-amount = How much

window-correct-master-true = yes
window-correct-master-false = no

window-correct-mode-all = both
window-correct-mode-choose = one of them
window-correct-mode-none = neither

window-correct-kind-none = none
window-correct-kind-livre = Livre
window-correct-kind-thread = thread
window-correct-kind-lace = lace
window-correct-kind-resource = resource tile

## Bonuses as a short row of words, numbers and icons; an icon's name begins with a colon.

window-signs-gain_livre = + { $n } :livre
window-signs-buy_notion = { $n } :livre :arrow :thread / :lace
window-signs-gain_notion = + :thread / :lace
window-signs-acquire = + :tile
window-signs-draw_resource = { $n } :livre :arrow :bag
window-signs-draw_resource_free = + :bag
window-signs-depute_with_bonus = :court + :card
window-signs-depute_for_livre = :court { $master }/{ $journeyman }/{ $apprentice } :livre
window-signs-per_dress_all = { $n } :livre × :lady
window-signs-per_dress_livre = :silk-{ $color } { $n } :livre
window-signs-per_dress_prestige = :silk-{ $color } { $n } :prestige
window-signs-prestige_per_decorations = 1 :prestige × { $n } :decoration
window-signs-livre_per_decoration = { $n } :livre × :decoration
window-signs-prestige_per_dresses = 1 :prestige × { $n } :lady
window-signs-fund = + :decoration – { $n } :livre
window-signs-make_dress = + :lady – { $n } { $colors }
window-signs-livre_by_staff = :stack { $steps } :livre
window-signs-prestige_for_livre = { $n } :livre :arrow 1 :prestige
window-signs-discard_resources = { $single } :arrow 1 :prestige
window-signs-discard_resources_grouped = { $single } / { $n } × { $grouped } :arrow 1 :prestige
window-signs-deck_size = :crown :stack { $steps } :prestige
window-signs-thread_lace_pairs = :crown { $n } :prestige × :thread + :lace
window-signs-master_space_pairs = :crown { $n } :prestige × { $every } :thimble-master
window-signs-couples = :crown { $n } :prestige × :lady + :gentleman

window-score-total = Prestige
window-score-won = { $name } wins with { $total } prestige.
    .you = You win with { $total } prestige.
window-score-tie_broken = { $tied } have { $total } prestige each; { $name } has more Livre left ({ $left } to { $next }) and wins.
    .you = { $tied } have { $total } prestige each; you have more Livre left ({ $left } to { $next }) and win.
window-score-rival = { $tied } have { $total } prestige each; { $name } wins every tie.
window-score-shared = { $tied } have { $total } prestige and { $left } Livre left each, and share the victory.
window-score-livre_left = Livre left (for a tie)

window-new_game-additions-rococo = Expansions

window-finale-rococo = The ball

window-past-over-rococo = After the ball

window-records-told-rococo = Games: { $games }, won: { $wins }, { $mean } prestige on average, { $best } at best

window-records-items-rococo = Prestige on average, by source

window-tutor-rococo = Lucille, dressmaker to the King

window-learn-group-workshop = In the workshop
window-learn-group-palace = In the palace
window-learn-group-more = Expansions

window-drop-lace = Lace
window-drop-notions = Thread and lace
window-drop-silk = Keep as silk
window-drop-thread = Thread

window-round-why = Employees not hired leave the game. { $workshop }: only the { $n } spaces farthest right are cleared; the rest moves to the right and stays.
