### What staff bonuses do, as things to do.

patisserie-bonus-gain_coins = gain { $amount_coins }
patisserie-bonus-buy_goods = buy one type of goods
patisserie-bonus-acquire_ingredient = acquire 1 ingredient tile
patisserie-bonus-pay_for_action = pay { $cost_coins } for one more action: { $action }
patisserie-bonus-prestige_by_table = prestige by your dishes on one table ({ $steps })
patisserie-bonus-move_dish = move one of your dishes to another table
patisserie-bonus-buy_butter = pay { $cost_coins } for 1 butter
patisserie-bonus-coins_by_markers = { $amount_coins } for each of your service posts and noble hosts
patisserie-bonus-coins_by_tables = { $amount_coins } for each table with a dish of yours
patisserie-bonus-copy_bonus = use the bonus of another player’s top used card
patisserie-bonus-coins_by_table = { $amount_coins } for each of your dishes on one table
patisserie-bonus-draw_recipes = draw { $number } recipes from the bag and keep one
patisserie-bonus-bake_saving = bake one recipe with 1 flour or 1 honey less
patisserie-bonus-coins_by_decorations = { $amount_coins } for each of your successful decorations
patisserie-bonus-decorate_one = pay { $cost_coins } to decorate one dish
patisserie-bonus-coins_by_staff = coins by the size of your staff ({ $steps })
patisserie-bonus-deliver_one = deliver one dish
patisserie-bonus-acquire_recipe = acquire one recipe
patisserie-bonus-prestige_by_dishes = prestige by your presented { $dishes } ({ $steps })
patisserie-bonus-place_cheaper = place service staff or a noble host, { $discount_coins } cheaper
patisserie-bonus-take_recipe = gain one recipe from the display
patisserie-bonus-prestige_by_tables = prestige by tables with a dish of yours ({ $steps })
patisserie-bonus-coins_by_dishes = { $amount_coins } for each of your presented dishes
patisserie-bonus-prestige_for_coins = pay { $cost_coins } for 1 prestige point, up to { $times } times
patisserie-bonus-prestige_by_decorations = prestige by your successful decorations ({ $steps })
patisserie-bonus-take_ingredient = gain one ingredient tile from the display
patisserie-bonus-gain_prestige = gain { $amount_prestige }

patisserie-bonus-draw_ingredients = { $n ->
    [one] draw { $n } ingredient tile from the bag
   *[other] draw { $n } ingredient tiles from the bag and keep one
}
