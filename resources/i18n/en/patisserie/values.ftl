### The page of component values, and what its form calls them.

patisserie-sources-recipes = Recipes
patisserie-sources-ingredients = Ingredient tiles
patisserie-sources-staff = Staff
patisserie-sources-table_bonuses = Table bonuses
patisserie-sources-special_bonuses = Special bonuses: prestige with 1 to 3 players; with 4 and 5
patisserie-sources-goods = Goods: total price of 1, 2, 3, … units
patisserie-sources-solo = Solo cards
patisserie-sources-board_small = Board for 1 to 3 players
patisserie-sources-board_large = Board for 4 and 5 players
patisserie-sources-recipe_prices = Recipes: prices from left to right
patisserie-sources-hire = Staff for hire: price with 1, 2, 3, 4 cards left
patisserie-sources-row = Ingredients, row { $number }: price with 1, 2, 3, … tiles left
patisserie-sources-area = Service between { $first } and { $second }: the tables

patisserie-correct-field-flour = Flour
patisserie-correct-field-sugar = Sugar
patisserie-correct-field-butter = Butter
patisserie-correct-field-honey = Honey
patisserie-correct-field-nuts = Nuts
patisserie-correct-field-egg = Egg
patisserie-correct-field-chef = Needs a Pastry Chef
patisserie-correct-field-prestige = Prestige
patisserie-correct-field-topping = Has a topping
patisserie-correct-field-training = Training
patisserie-correct-field-gain = What it gives
patisserie-correct-field-amount = How much
patisserie-correct-field-kind = Dishes
patisserie-correct-field-small = Prestige, 1 to 3 players
patisserie-correct-field-large = Prestige, 4 and 5 players
patisserie-correct-field-start = At the beginning
patisserie-correct-field-maximum = At most
patisserie-correct-field-prices = Prices
patisserie-correct-field-clears = Cleared each round
patisserie-correct-field-first = Most dishes
patisserie-correct-field-second = Second most
patisserie-correct-field-cost = Price

patisserie-correct-flag-true = yes
patisserie-correct-flag-false = no

patisserie-correct-gain-none = nothing
patisserie-correct-gain-coins = coins
patisserie-correct-gain-coins_by_posts = coins per service post
patisserie-correct-gain-draw_ingredient = tile from the bag
patisserie-correct-gain-ingredient = tile from the display
patisserie-correct-gain-recipe = recipe
patisserie-correct-gain-flour = flour
patisserie-correct-gain-sugar = sugar
patisserie-correct-gain-butter = butter
