### What an option would cost and bring.

patisserie-outlook-income = a ogni rendita
patisserie-outlook-serves = servirà qui: { $first }, { $second }

patisserie-outlook-tiles = { $n ->
    [one] { $n } tessera
   *[other] { $n } tessere
}

patisserie-outlook-lost = { $n ->
    [one] si perde { $what }
   *[other] si perdono { $what }
}

patisserie-outlook-unsold = non si vende alla fine
patisserie-outlook-sold = si venderebbe alla fine
patisserie-outlook-chance-ingredients_drawn = una tessera a caso
patisserie-outlook-chance-ingredient_bag_refilled = una tessera a caso
patisserie-outlook-chance-recipes_drawn = ricette a caso
patisserie-outlook-chance-recipe_bag_refilled = ricette a caso

patisserie-outlook-asks-choose_topping = poi la tessera che lo decora
patisserie-outlook-asks-pay_ingredients = poi le tessere che usi
patisserie-outlook-asks-choose_saving = poi che cosa risparmi
patisserie-outlook-asks-place_dish = poi la sua tavola, o la vendita
patisserie-outlook-asks-move_to = poi il suo nuovo posto
patisserie-outlook-asks-use_bonus = poi il bonus
patisserie-outlook-asks-keep_ingredient = poi quale tessera tieni
patisserie-outlook-asks-keep_recipe = poi quale ricetta tieni
patisserie-outlook-asks-take_recipe = poi una ricetta a tua scelta
patisserie-outlook-asks-take_ingredient = poi una tessera a tua scelta
patisserie-outlook-asks-make_room = poi quale ricetta scarti
patisserie-outlook-asks-pay_service = poi i punti che compri
patisserie-outlook-asks-claim_special = poi un bonus speciale
