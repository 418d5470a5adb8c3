### What an option would cost and bring.

patisserie-outlook-income = each income
patisserie-outlook-serves = serves dishes at { $first } and { $second }

patisserie-outlook-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}

patisserie-outlook-lost = { $n ->
    [one] { $what } is lost
   *[other] { $what } are lost
}

patisserie-outlook-unsold = not sold at the end
patisserie-outlook-sold = would be sold at the end
patisserie-outlook-chance-ingredients_drawn = a tile by chance
patisserie-outlook-chance-ingredient_bag_refilled = a tile by chance
patisserie-outlook-chance-recipes_drawn = recipes by chance
patisserie-outlook-chance-recipe_bag_refilled = recipes by chance

patisserie-outlook-asks-choose_topping = then the tile that decorates it
patisserie-outlook-asks-pay_ingredients = then the tiles you use
patisserie-outlook-asks-choose_saving = then what you save
patisserie-outlook-asks-place_dish = then its table or a sale
patisserie-outlook-asks-move_to = then its new place
patisserie-outlook-asks-use_bonus = then the bonus
patisserie-outlook-asks-keep_ingredient = then which tile you keep
patisserie-outlook-asks-keep_recipe = then which recipe you keep
patisserie-outlook-asks-take_recipe = then a recipe of your choice
patisserie-outlook-asks-take_ingredient = then a tile of your choice
patisserie-outlook-asks-make_room = then which recipe you discard
patisserie-outlook-asks-pay_service = then the points you buy
patisserie-outlook-asks-claim_special = then a special bonus
