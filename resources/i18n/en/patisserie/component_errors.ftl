### What is wrong with the values of this game's components. Words that a file must hold stand as they are written there.

wrong-set-base = of the base game
wrong-set-start = start staff
wrong-set-promo_special_bonuses = of the promo with special bonuses
wrong-set-promo_table_bonuses = of the promo with table bonuses
wrong-set-promo_staff = of the promo with star staff
wrong-set-promo_start_staff = of the promo with start staff

# Recipes and tiles.
wrong-example_recipes = two must together need 1 flour, 2 sugar, 1 honey, 1 nut and 1 egg, and exactly one of them a chef (an example of the rulebook)
wrong-no_dish = one dish must be worth { $prestige } prestige (an example of the rulebook)
wrong-no_needs = must need something
wrong-no_topping = some must have a topping
wrong-only_toppings = some must have no topping
wrong-single_ingredients = some must have two ingredients or more
wrong-empty_tile = must have an ingredient or a topping
wrong-few_plain = at least three must need neither honey nor nuts nor egg

# Staff.
wrong-numbered = there must be { $expected } numbered cards, not { $found }
wrong-few_cards = there must be at least { $least } cards of level { $level }, not { $found }; five players need them
wrong-not_listed = one numbered card must have the bonus { $effect } as the rulebook prints it
wrong-no_star = one star card must have the condition { $condition } and the prestige that the rulebook names
wrong-start_trainings = the start staff must be 2 chefs and 2 assistants
wrong-star_bonus = a star card must give prestige
wrong-level_trainings = there must be chefs and assistants of level { $level }

# Bonus tiles.
wrong-no_table_bonus = one must give { $gain } for { $dishes }, as the rulebook describes it
wrong-no_reward = one must give a recipe and one an ingredient tile of the display, because the Mentor may gain them at a table
wrong-no_special = one must have the condition { $condition } that the rulebook describes

# Goods.
wrong-flour_price = the first unit must cost { $price } (an example of the rulebook)
wrong-sugar_price = { $number } units must be the most, and cost { $price } (an example of the rulebook)

# The board.
wrong-columns = must have { $n } prices, as the first row has
wrong-clears = the lower rows must be cleared, and the top row must not
wrong-not_cheaper = a tile must not become dearer when there are fewer
wrong-top_row = a tile of a full top row must cost { $price } on one side (an example of the rulebook)
wrong-second_row = the last tile of the second row from the bottom must cost { $price } on one side (an example of the rulebook)
wrong-no_space = must have a space
wrong-same_table = must be two different tables
wrong-area_sides = must have one space on the left and one on the right
wrong-no_prestige = must be more than 0 on the left
wrong-only_left = must be 0 on the right, which gives something at once
wrong-only_right = must not be there on the left, which gives prestige
wrong-example_table = one table must be worth { $first } and { $second } and have at least { $dishes } spaces (an example of the rulebook)
wrong-example_space = one space must give { $n } coins (an example of the rulebook)
wrong-example_post = one service staff space must cost { $n } and give an ingredient tile from the bag (an example of the rulebook)
wrong-example_area = one service staff area must lie between 'top' and 'left' (an example of the rulebook)
wrong-example_host = one noble host must cost { $n } (an example of the rulebook)

# Solo cards.
wrong-not_pointed_at = the cards together must point to each of these: { $things }
wrong-order = the order of { $action } must hold each number below { $n } once, or nothing for 0
