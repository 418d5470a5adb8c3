### What the window says of this game and its table. Values that the window fills in are written %1, %2, ...

window-patisserie-area = Service between { $first } and { $second }
window-patisserie-owned = { $place }, { $player }
window-patisserie-closed = { $place }: closed, because the one beside it is taken
window-patisserie-place_of = { $player } { $n }
window-patisserie-nobody_yet = nobody yet
window-patisserie-ties = A tie goes to the dish nearest to the table bonus.
window-patisserie-ties_to = A tie goes to the dish nearest to the table bonus, now { $player }’s.
window-patisserie-wins_ties = the scales: wins ties, being nearest to the table bonus
window-patisserie-nearer = A dish here would win ties for now: it would be nearest to the table bonus.
window-patisserie-nearest = A dish here wins every tie: no place is nearer to the table bonus.
window-patisserie-if_signs = If
window-patisserie-if_told = To hire: { $condition }. Bonus: { $bonus }
window-patisserie-empty = Empty place
window-patisserie-priced = { $piece }, price: { $coins }
window-patisserie-row_price = Each tile in this row: { $coins }
window-patisserie-row_empty = No tile is left in this row
window-patisserie-hire_price = Each card for hire: { $coins }
window-patisserie-price_left = with { $n }: { $price }
window-patisserie-ready = { $recipe }; all it takes is there, with a free rack
window-patisserie-storage_free = Room for a recipe
window-patisserie-discard = Discard { $recipe }
window-patisserie-discard_this = Discard
window-patisserie-discard_why = Before the action you may discard any of your recipes. It costs nothing and makes room for others.
window-patisserie-goods_prices = Price up to here
window-patisserie-rack_free = Cooling rack { $n }, free
window-patisserie-rack = In the cooling rack: { $recipe }
window-patisserie-rack_topped = In the cooling rack, with a topping: { $recipe }
window-patisserie-buy = Buy { $goods } for { $coins }
window-patisserie-decoration = Successful decoration: { $gain } more in each income
window-patisserie-decoration_free = Free place for a successful decoration: { $gain } more in each income
window-patisserie-summary = { $player }: { $coins }, { $prestige } so far, { $flour } flour, { $sugar } sugar, { $butter } butter, ingredient tiles: { $tiles }, cards in hand: { $hand }, staff: { $staff }
window-patisserie-standing = { $name }: { $score } if the game ended now
window-patisserie-festival = The festival ends
window-patisserie-nothing = Nothing can be done with it now
window-patisserie-only = Only { $recipe }
window-patisserie-chosen = { $prompt } ({ $n } of { $most })
window-patisserie-first_draft = { $prompt }, and pass the others on; after both trays one card leaves your hand
window-patisserie-over = The festival is over
window-patisserie-played = All your cards are played
window-patisserie-special_told = Worth, from the first to the last: { $points }. Claimed by: { $names }.
window-patisserie-track = Price in coins: { $prices }. Room for { $most }.
window-patisserie-track_price = { $n } for { $price }

window-patisserie-kitchen-recipes = Recipes: { $names }
window-patisserie-kitchen-racks = Cooling racks: { $names }
window-patisserie-kitchen-pantry = Ingredients: { $names }
window-patisserie-kitchen-used = Played last: { $card }

window-patisserie-tray-onward = { $tray }: { $n } cards; goes on to { $player }
window-patisserie-tray-asked = { $prompt }. { $tray }
window-patisserie-tray-last = { $tray }: { $n } cards; the last { $rest } will be for hire

window-patisserie-phase-prepare = Preparation
window-patisserie-phase-select = Selecting staff
window-patisserie-phase-act = Performing actions
window-patisserie-phase-income = Income
window-patisserie-phase-final = Final scoring
window-patisserie-phase-over = The festival is over

window-patisserie-past-select = Round { $round }, { $player } selects staff
window-patisserie-past-turn = Round { $round }, { $player }

window-patisserie-action-acquire_recipes = Take 1 or 2 recipes from the display, at the price below each.
window-patisserie-action-acquire_ingredients = Take 1 ingredient tile; a row with few tiles is cheap. Assistants only.
window-patisserie-action-buy_goods = Buy units of one good: flour, sugar or butter. Assistants only.
window-patisserie-action-bake = Bake 1 or 2 recipes; a chef’s hat needs a Pastry Chef.
window-patisserie-action-decorate = Put toppings on 1 or 2 dishes in the cooling racks. Pastry Chefs only.
window-patisserie-action-deliver = Present or sell 1 or 2 dishes.
window-patisserie-action-hire = Take a card from the display, or one star card in the whole game. Pastry Chefs only.
window-patisserie-action-give_notice = A card leaves the game for { $assistant_notice } or { $chef_notice } coins; { $minimum_staff } must stay.
window-patisserie-action-place = Put a marker on a service post or a noble host.

window-patisserie-obstacle-training_chef = needs a Pastry Chef
window-patisserie-obstacle-training_assistant = needs an Assistant
window-patisserie-obstacle-needs_chef = chef’s hat: needs a Pastry Chef
window-patisserie-obstacle-short = missing: { $what }
window-patisserie-obstacle-empty = nothing there
window-patisserie-obstacle-occupied = taken already
window-patisserie-obstacle-no_rack = no free cooling rack
window-patisserie-obstacle-no_recipe = you have no recipe
window-patisserie-obstacle-no_plain_dish = each of your dishes has its topping already
window-patisserie-obstacle-no_topping = no tile with a topping
window-patisserie-obstacle-no_dish = no baked dish on your racks
window-patisserie-obstacle-track_full = no room on the track
window-patisserie-obstacle-one_star = only one star card in the game
window-patisserie-obstacle-condition = condition not met ({ $condition })
window-patisserie-obstacle-condition_any = no condition of the star staff is met
window-patisserie-obstacle-staff = { $minimum_staff } cards must stay
window-patisserie-obstacle-own_post = your marker is beside it
window-patisserie-obstacle-stays_free = stays free with so few players

window-patisserie-title-recipes = Recipes
window-patisserie-title-shelf = Ingredients
window-patisserie-title-hire = Staff for hire
window-patisserie-title-unused_staff = Your unused staff
window-patisserie-title-stars = Star staff
window-patisserie-title-hosts = Noble hosts
window-patisserie-title-specials = Special bonuses
window-patisserie-title-hand = Hand
window-patisserie-title-store = My recipes
window-patisserie-title-racks = Racks
window-patisserie-title-pantry = Pantry
window-patisserie-title-goods = Goods
window-patisserie-title-decorations = Decorations
window-patisserie-title-unused = Unused: { $n }
window-patisserie-title-used = Used: { $n }
window-patisserie-title-leave = Discard or give notice
window-patisserie-title-income = Income: { $coins }
window-patisserie-title-kitchen_of = Kitchen of { $name }
window-patisserie-title-hidden = The kitchen of the player whose turn it is
window-patisserie-title-round = Round { $round } of { $rounds }
window-patisserie-title-tray_a = Baking tray A
window-patisserie-title-tray_b = Baking tray B
window-patisserie-title-most = Most dishes
window-patisserie-title-majority = Most dishes: { $first }, second: { $second } – { $standing }
window-patisserie-title-majority_one = Most dishes: { $first } – { $standing }
window-patisserie-title-special = { $a } ({ $b })
window-patisserie-title-base_income = Basic income

window-patisserie-sheet-cards = Hand, unused and discarded staff together (only the player knows which is where)
window-patisserie-sheet-mentor_cards = Staff Inventory, face down until the end
window-patisserie-sheet-mentor_used = Solo cards that were revealed
window-patisserie-sheet-hand = Hand
window-patisserie-sheet-unused = Unused staff
window-patisserie-sheet-set_aside = Discarded staff
window-patisserie-sheet-used = Used staff
window-patisserie-sheet-recipes = Recipes
window-patisserie-sheet-racks = Cooling racks
window-patisserie-sheet-pantry = Ingredients
window-patisserie-sheet-decorations = Successful decorations
window-patisserie-sheet-presented = On the tables
window-patisserie-sheet-unseen = A card of level { $level } that nobody else has seen

window-patisserie-page-garden = Festival
window-patisserie-page-market = Displays
window-patisserie-page-staff = Staff
window-patisserie-page-kitchen = My kitchen

window-patisserie-about-post = Gives what is printed, at the end or at once. And whenever you present a dish at { $first } or { $second }, you may pay { $service_coins } coins for 1 prestige at once.
window-patisserie-about-host = { $host_income } coins at each income. In the final scoring the prestige on it, and 1 more for each opponent who has service staff anywhere.
window-patisserie-about-host_now = Service staff now: { $players }.
window-patisserie-about-decorations = The topping of a delivered dish goes to the first free place, in this order. Each filled place adds what is below it to your income in every round. If all places are full, a topping is discarded.
window-patisserie-about-tables = The sign of each table shows its table bonus, which a fitting dish gains at once, and the points for most dishes.
window-patisserie-about-specials = Whoever fulfills the condition places a marker on the most valuable free space.
window-patisserie-about-recipes = The { $cleared_recipes } recipes on the right leave at the end of the round.
window-patisserie-about-shelf = The fewer tiles a row has, the cheaper they are. The lowest row is cleared at the end of the round.
window-patisserie-about-hire = What a card costs depends on how many are left.
window-patisserie-about-stars = Free for those who meet the condition; one in the whole game.
window-patisserie-about-tray = Each player secretly keeps one card and passes the tray on: A clockwise, B counterclockwise.
window-patisserie-about-hand = Play one card each turn. Gold: Pastry Chef, silver: Assistant.
window-patisserie-about-level = Level { $level } of { $last }: new staff comes level by level, I first, and the better bonuses come late.
window-patisserie-about-no_level = No level: one of the start staff, the cards that everybody begins with.
window-patisserie-about-hat = The chef’s hat is printed on a recipe and stays on its dish: a Pastry Chef had to bake it.
window-patisserie-about-racks = Baked dishes wait here until they are delivered.
window-patisserie-about-store = Up to { $recipe_storage } recipes. With one more, you discard one of your choice.
window-patisserie-about-pantry = Ingredient tiles, as many as you like.
window-patisserie-about-goods = The step of the track that glows shows what buying up to it costs.
window-patisserie-about-prices_row = The coin is what one tile of this row costs now, by the tiles that lie in it – { $prices }. When one is taken, the others may get cheaper.
window-patisserie-about-row_clears = The bin: whatever is left in the row at the end of the round is cleared away.
window-patisserie-about-recipe_gap = Gaps stay until, after a turn, { $refill_recipes } places are empty. Then the recipes slide to the right, and new ones come in on the left.
window-patisserie-about-prices_hire = The price in coins depends on how many cards are still for hire – { $prices }. When one is hired, the others may get cheaper.
window-patisserie-about-goods_prices = The number below a free place is what you pay to fill the shelf up to there, all in all.
window-patisserie-about-unused = Your cards that have not worked yet. When a round begins, you choose your hand from them.
window-patisserie-about-used = Your cards that have worked. Once you run out of unused ones, these become unused again.
window-patisserie-about-leave = Drop here what you part with: a card of your staff to discard it or give it notice, a recipe to discard it.
window-patisserie-about-purse = Your coins. Drop a dish here to sell it.
window-patisserie-about-standing = The number on the podium: what final scoring would give now, most dishes at the tables included; coins, and dishes as if they were sold, count a little. A preview, not a gain. The arrow shows how it has just changed.
window-patisserie-about-start = Begins this round; play goes around clockwise. After the round, this sign passes to the left.

window-new_game-additions-patisserie = Mentor, promos and variants

window-finale-patisserie = The festival

window-past-over-patisserie = After the festival

window-records-told-patisserie = Games: { $games }, won: { $wins }, { $mean } prestige on average, { $best } at best

window-records-items-patisserie = Prestige on average, by source

expansion-promo_special_bonuses-name = More special bonuses
expansion-promo_special_bonuses-text = { $promoSpecials } more special bonuses, among them one for dishes with nuts.

expansion-promo_table_bonuses-name = More table bonuses
expansion-promo_table_bonuses-text = { $promoTables } more table bonuses, among them one for dishes without a topping.

expansion-promo_staff-name = More star staff
expansion-promo_staff-text = { $promoStars } more star cards with conditions of their own.

expansion-promo_start_staff-name = More start staff
expansion-promo_start_staff-text = Everybody begins with { $startCards } cards and chooses { $hand_size } of them.

expansion-first_game-name = First game
expansion-first_game-text = Staff is dealt out instead of being passed on baking trays.

expansion-mentor-name = Mentor
expansion-mentor-text = With two players, your former Mentor is the third. One player always plays against the Mentor, who is Buttery unless a stronger grade is chosen.

expansion-savory-name = Savory
expansion-savory-text = Alone or with the Mentor: a stronger one, with more cards in { $savoryRounds } rounds.

expansion-extra_crunchy-name = Extra Crunchy
expansion-extra_crunchy-text = Alone or with the Mentor: the strongest one, with more cards in every round.

window-patisserie-supplies-ingredient_tiles = In the ingredient bag, and at the bin what is discarded
window-patisserie-supplies-recipes = In the recipe bag, and at the bin what is discarded
window-patisserie-supplies-staff = Staff deck
window-patisserie-supplies-anybody = { $n } prestige
window-patisserie-supplies-chef = { $n } prestige, chef’s hat

window-supplies-ingredient_tiles-heading = Ingredient tiles
window-supplies-ingredient_tiles-kind = Tile
window-supplies-ingredient_tiles-to_come = in the bag
window-supplies-ingredient_tiles-on_display = on display
window-supplies-ingredient_tiles-in_use = in kitchens
window-supplies-ingredient_tiles-rest = discarded
window-supplies-ingredient_tiles-row = { $kind }: { $to_come } of { $total } in the bag, { $on_display } on display, { $in_use } in kitchens, { $rest } discarded
window-supplies-ingredient_tiles-note = Discarded ones go back into the bag when it is empty.

window-supplies-recipes-heading = Recipes by prestige
window-supplies-recipes-kind = Prestige
window-supplies-recipes-to_come = in the bag
window-supplies-recipes-on_display = on display
window-supplies-recipes-in_use = in kitchens, on tables
window-supplies-recipes-rest = discarded
window-supplies-recipes-row = { $kind }: { $to_come } of { $total } in the bag, { $on_display } on display, { $in_use } in kitchens and on tables, { $rest } discarded
window-supplies-recipes-note = Discarded ones go back into the bag when it is empty.

window-supplies-staff-heading = Staff by level
window-supplies-staff-kind = Level
window-supplies-staff-to_come = in the deck
window-supplies-staff-on_display = on trays, for hire
window-supplies-staff-in_use = with players
window-supplies-staff-rest = gone
window-supplies-staff-row = { $kind }: { $to_come } of { $total } in the deck, { $on_display } on trays or for hire, { $in_use } with players, { $rest } gone
window-supplies-staff-note = What players have set aside lies face down, and counts as theirs.

window-tutor-patisserie = Maître Anselme, your Mentor

window-learn-group-kitchen = In the kitchen
window-learn-group-feast = In the garden
window-learn-group-alone = Alone against the Mentor

window-patisserie-drop-give_notice = Give notice
window-patisserie-who_notice = Which card do you play? The { $card } leaves the game.
window-patisserie-plays_notice = This card is played. The { $card } leaves the game.
window-patisserie-drop-racks = Bake it
window-patisserie-drop-store = Keep the recipe

patisserie-round-why = Staff not hired leave the game. Ingredients left in the lower part and recipes left on the spaces farthest right are discarded; everything else stays.
