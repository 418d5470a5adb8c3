### What an option would cost and bring.

patisserie-outlook-income = en cada fase de ingresos
patisserie-outlook-serves = servirá aquí: { $first }, { $second }

patisserie-outlook-tiles = { $n ->
    [one] { $n } loseta
   *[other] { $n } losetas
}

patisserie-outlook-lost = { $n ->
    [one] se pierde { $what }
   *[other] se pierden { $what }
}

patisserie-outlook-unsold = no se vende al final
patisserie-outlook-sold = se vendería al final
patisserie-outlook-chance-ingredients_drawn = una loseta al azar
patisserie-outlook-chance-ingredient_bag_refilled = una loseta al azar
patisserie-outlook-chance-recipes_drawn = recetas al azar
patisserie-outlook-chance-recipe_bag_refilled = recetas al azar

patisserie-outlook-asks-choose_topping = luego, la loseta que lo decora
patisserie-outlook-asks-pay_ingredients = luego, las losetas que usas
patisserie-outlook-asks-choose_saving = luego, lo que ahorras
patisserie-outlook-asks-place_dish = luego, su mesa o una venta
patisserie-outlook-asks-move_to = luego, su nueva casilla
patisserie-outlook-asks-use_bonus = luego, la bonificación
patisserie-outlook-asks-keep_ingredient = luego, qué loseta te quedas
patisserie-outlook-asks-keep_recipe = luego, qué receta te quedas
patisserie-outlook-asks-take_recipe = luego, una receta a tu elección
patisserie-outlook-asks-take_ingredient = luego, una loseta a tu elección
patisserie-outlook-asks-make_room = luego, qué receta descartas
patisserie-outlook-asks-pay_service = luego, los puntos que compras
patisserie-outlook-asks-claim_special = luego, una bonificación especial
