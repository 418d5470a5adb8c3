### The reference: bonuses of staff cards.

reference-patisserie-bonus_gain_coins-title = Bonus: coins
reference-patisserie-bonus_gain_coins-text = You gain the coins on the card from the supply.
reference-patisserie-bonus_gain_coins-terms = money gain

reference-patisserie-bonus_gain_prestige-title = Bonus: prestige
reference-patisserie-bonus_gain_prestige-text = You score the prestige on the card at once.
reference-patisserie-bonus_gain_prestige-terms = points star gain

reference-patisserie-bonus_buy_goods-title = Bonus: buy goods
reference-patisserie-bonus_buy_goods-text = Buy goods of one kind, at the usual price.
reference-patisserie-bonus_buy_goods-terms = flour sugar butter buy

reference-patisserie-bonus_acquire_ingredient-title = Bonus: acquire an ingredient
reference-patisserie-bonus_acquire_ingredient-text = Take one ingredient tile from the display, at the usual price.
reference-patisserie-bonus_acquire_ingredient-terms = tile honey nuts egg

reference-patisserie-bonus_pay_for_action-title = Bonus: one more action
reference-patisserie-bonus_pay_for_action-text = Pay the coins on the card and perform the action on it besides, at its usual cost.
reference-patisserie-bonus_pay_for_action-terms = extra action pay second

reference-patisserie-bonus_prestige_by_table-title = Bonus: prestige for dishes on one table
reference-patisserie-bonus_prestige_by_table-text = Count your dishes on one table. The list on the card says how much prestige that brings at once.
reference-patisserie-bonus_prestige_by_table-terms = points table count
reference-patisserie-bonus_prestige_by_table-ruling = The table with most of your dishes is taken; no other choice is better.

reference-patisserie-bonus_move_dish-title = Bonus: move a dish
reference-patisserie-bonus_move_dish-text = Take one of your dishes from its table to a free place of another one. Neither the place nor the table bonus gives anything then, and service cannot be paid.
reference-patisserie-bonus_move_dish-terms = move shift table majority
reference-patisserie-bonus_move_dish-ruling = The dish counts where it lies now, and its old place is free again.

reference-patisserie-bonus_buy_butter-title = Bonus: buy butter
reference-patisserie-bonus_buy_butter-text = Pay the coins on the card once and take 1 butter.
reference-patisserie-bonus_buy_butter-terms = butter cheap

reference-patisserie-bonus_coins_by_markers-title = Bonus: coins for service and hosts
reference-patisserie-bonus_coins_by_markers-text = You gain the coins on the card for each of your service posts and noble hosts. One that was placed in this turn counts.
reference-patisserie-bonus_coins_by_markers-terms = money markers posts hosts

reference-patisserie-bonus_coins_by_tables-title = Bonus: coins for your tables
reference-patisserie-bonus_coins_by_tables-text = You gain the coins on the card for each table where at least one dish is yours.
reference-patisserie-bonus_coins_by_tables-terms = money tables presence

reference-patisserie-bonus_coins_by_table-title = Bonus: coins for dishes on one table
reference-patisserie-bonus_coins_by_table-text = You gain the coins on the card for each of your dishes on one table.
reference-patisserie-bonus_coins_by_table-terms = money table dishes
reference-patisserie-bonus_coins_by_table-ruling = The table with most of your dishes is taken.

reference-patisserie-bonus_coins_by_dishes-title = Bonus: coins for all your dishes
reference-patisserie-bonus_coins_by_dishes-text = You gain the coins on the card for each of your dishes on the tables. One that was presented in this turn counts.
reference-patisserie-bonus_coins_by_dishes-terms = money dishes presented

reference-patisserie-bonus_coins_by_decorations-title = Bonus: coins for decorations
reference-patisserie-bonus_coins_by_decorations-text = You gain the coins on the card for each of your successful decorations.
reference-patisserie-bonus_coins_by_decorations-terms = money toppings decorations

reference-patisserie-bonus_coins_by_staff-title = Bonus: coins by the size of your staff
reference-patisserie-bonus_coins_by_staff-text = Count all your staff cards. The list on the card says how much you gain: here a small staff is worth more.
reference-patisserie-bonus_coins_by_staff-terms = money small staff few cards
reference-patisserie-bonus_coins_by_staff-ruling = The hand and the card just played count, too.

reference-patisserie-bonus_copy_bonus-title = Bonus: use another’s bonus
reference-patisserie-bonus_copy_bonus-text = Choose the card that lies on top of another player’s used staff, and use its bonus as if an Assistant of yours had it.
reference-patisserie-bonus_copy_bonus-terms = copy imitate other player top card
reference-patisserie-bonus_copy_bonus-ruling = An empty pile has nothing to copy, and this bonus is not copied itself. No recipe with a chef’s hat is baked through it.

reference-patisserie-bonus_acquire_recipe-title = Bonus: acquire a recipe
reference-patisserie-bonus_acquire_recipe-text = Take one recipe from the display, at the usual price.
reference-patisserie-bonus_acquire_recipe-terms = recipe buy one

reference-patisserie-bonus_draw_recipes-title = Bonus: draw recipes
reference-patisserie-bonus_draw_recipes-text = Draw as many recipes from the bag as the card says, keep one, and discard the others.
reference-patisserie-bonus_draw_recipes-terms = recipes bag random draw keep
reference-patisserie-bonus_draw_recipes-ruling = If your storage is full, one recipe must go; it may be the new one. If bag and discards are empty, fewer are drawn.

reference-patisserie-bonus_take_recipe-title = A recipe for nothing
reference-patisserie-bonus_take_recipe-text = Take any recipe from the display without paying. It comes from a bonus, from service staff or from a table.
reference-patisserie-bonus_take_recipe-terms = recipe free gain

reference-patisserie-bonus_draw_ingredients-title = Bonus: draw ingredients
reference-patisserie-bonus_draw_ingredients-text = Draw as many ingredient tiles from the bag as the card says, keep one, and discard the others.
reference-patisserie-bonus_draw_ingredients-terms = ingredient bag random draw keep
reference-patisserie-bonus_draw_ingredients-ruling = If bag and discards are empty, what cannot be drawn is lost.

reference-patisserie-bonus_take_ingredient-title = An ingredient tile for nothing
reference-patisserie-bonus_take_ingredient-text = Take any ingredient tile from the display without paying. It comes from a bonus or from a table.
reference-patisserie-bonus_take_ingredient-terms = ingredient free gain

reference-patisserie-bonus_bake_saving-title = Bonus: bake and save
reference-patisserie-bonus_bake_saving-text = Bake one recipe with 1 flour less or 1 honey less than it shows.
reference-patisserie-bonus_bake_saving-terms = bake less flour honey save cheaper
reference-patisserie-bonus_bake_saving-ruling = An Assistant stays one: no recipe with a chef’s hat. A recipe that needs neither is baked as it is.

reference-patisserie-bonus_decorate_one-title = Bonus: decorate a dish
reference-patisserie-bonus_decorate_one-text = Pay what the card says and decorate one dish on your cooling racks with a topping.
reference-patisserie-bonus_decorate_one-terms = topping decorate one pay

reference-patisserie-bonus_deliver_one-title = Bonus: deliver a dish
reference-patisserie-bonus_deliver_one-text = Present or sell one dish from your cooling racks.
reference-patisserie-bonus_deliver_one-terms = deliver present sell one

reference-patisserie-bonus_place_cheaper-title = Bonus: service or host for less
reference-patisserie-bonus_place_cheaper-text = Place service staff or a noble host for as many coins less as the card says.
reference-patisserie-bonus_place_cheaper-terms = discount cheaper marker post host
reference-patisserie-bonus_place_cheaper-ruling = The price never falls below nothing.

reference-patisserie-bonus_prestige_by_dishes-title = Bonus: prestige for dishes of a kind
reference-patisserie-bonus_prestige_by_dishes-text = Count your dishes of the kind on the card, on all tables. The list on the card says how much prestige that brings at once.
reference-patisserie-bonus_prestige_by_dishes-terms = points dishes kind count
reference-patisserie-bonus_prestige_by_dishes-ruling = The sign is missing in the text of the book; which kind it is, is a value of the card that owners correct.

reference-patisserie-bonus_prestige_by_tables-title = Bonus: prestige for your tables
reference-patisserie-bonus_prestige_by_tables-text = Count the tables where at least one dish is yours. The list on the card says how much prestige that brings at once.
reference-patisserie-bonus_prestige_by_tables-terms = points tables count

reference-patisserie-bonus_prestige_by_decorations-title = Bonus: prestige for decorations
reference-patisserie-bonus_prestige_by_decorations-text = Count your successful decorations. The list on the card says how much prestige that brings at once.
reference-patisserie-bonus_prestige_by_decorations-terms = points toppings decorations count

reference-patisserie-bonus_prestige_for_coins-title = Bonus: buy prestige
reference-patisserie-bonus_prestige_for_coins-text = Pay the coins on the card for 1 prestige, as often as you like up to the number that it names. Late in the game this is the best use of money.
reference-patisserie-bonus_prestige_for_coins-terms = points buy coins exchange
