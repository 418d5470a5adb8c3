### What an option would cost and bring.

patisserie-outlook-income = bei jedem Einkommen
patisserie-outlook-serves = serviert künftig hier: { $first }, { $second }

patisserie-outlook-tiles = { $n ->
    [one] { $n } Zutat
   *[other] { $n } Zutaten
}

patisserie-outlook-lost = { $n ->
    [one] { $what } geht verloren
   *[other] { $what } gehen verloren
}

patisserie-outlook-unsold = nicht am Ende verkauft
patisserie-outlook-sold = am Ende zu verkaufen
patisserie-outlook-chance-ingredients_drawn = eine zufällige Zutat
patisserie-outlook-chance-ingredient_bag_refilled = eine zufällige Zutat
patisserie-outlook-chance-recipes_drawn = zufällige Rezepte
patisserie-outlook-chance-recipe_bag_refilled = zufällige Rezepte

patisserie-outlook-asks-choose_topping = dann die Zutat, die es garniert
patisserie-outlook-asks-pay_ingredients = dann die verwendeten Zutaten
patisserie-outlook-asks-choose_saving = dann, was du sparst
patisserie-outlook-asks-place_dish = dann Tafel oder Verkauf
patisserie-outlook-asks-move_to = dann der neue Platz
patisserie-outlook-asks-use_bonus = dann der Bonus
patisserie-outlook-asks-keep_ingredient = dann, welche Zutat du behältst
patisserie-outlook-asks-keep_recipe = dann, welches Rezept du behältst
patisserie-outlook-asks-take_recipe = dann ein Rezept nach Wahl
patisserie-outlook-asks-take_ingredient = dann eine Zutat nach Wahl
patisserie-outlook-asks-make_room = dann, welches Rezept du ablegst
patisserie-outlook-asks-pay_service = dann, wie viele Punkte du kaufst
patisserie-outlook-asks-claim_special = dann ein Sonderbonus
