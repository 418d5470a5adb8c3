### What an option would cost and bring.

patisserie-outlook-income = à chaque revenu
patisserie-outlook-serves = sert désormais ici : { $first }, { $second }

patisserie-outlook-tiles = { $n ->
    [one] { $n } ingrédient
   *[other] { $n } ingrédients
}

patisserie-outlook-lost = { $n ->
    [one] { $what } se perd
   *[other] { $what } se perdent
}

patisserie-outlook-unsold = pas vendu à la fin
patisserie-outlook-sold = à vendre à la fin
patisserie-outlook-chance-ingredients_drawn = un ingrédient au hasard
patisserie-outlook-chance-ingredient_bag_refilled = un ingrédient au hasard
patisserie-outlook-chance-recipes_drawn = des recettes au hasard
patisserie-outlook-chance-recipe_bag_refilled = des recettes au hasard

patisserie-outlook-asks-choose_topping = puis l’ingrédient qui le décore
patisserie-outlook-asks-pay_ingredients = puis les ingrédients utilisés
patisserie-outlook-asks-choose_saving = puis ce que vous économisez
patisserie-outlook-asks-place_dish = puis sa table ou sa vente
patisserie-outlook-asks-move_to = puis sa nouvelle place
patisserie-outlook-asks-use_bonus = puis le bonus
patisserie-outlook-asks-keep_ingredient = puis l’ingrédient gardé
patisserie-outlook-asks-keep_recipe = puis la recette gardée
patisserie-outlook-asks-take_recipe = puis une recette de votre choix
patisserie-outlook-asks-take_ingredient = puis un ingrédient de votre choix
patisserie-outlook-asks-make_room = puis la recette défaussée
patisserie-outlook-asks-pay_service = puis les points achetés
patisserie-outlook-asks-claim_special = puis un bonus spécial
