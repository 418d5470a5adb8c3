### What an option would cost and bring.

patisserie-outlook-income = co dochód
patisserie-outlook-serves = obsłuży: { $first }, { $second }

patisserie-outlook-tiles = { $n ->
    [one] { $n } żeton składnika
    [few] { $n } żetony składników
    [many] { $n } żetonów składników
   *[other] { $n } żetonu składnika
}

patisserie-outlook-lost = { $n ->
    [one] przepada { $what }
    [few] przepadają { $what }
    [many] przepada { $what }
   *[other] przepada { $what }
}

patisserie-outlook-unsold = bez sprzedaży na koniec
patisserie-outlook-sold = do sprzedania na koniec
patisserie-outlook-chance-ingredients_drawn = losowy żeton
patisserie-outlook-chance-ingredient_bag_refilled = losowy żeton
patisserie-outlook-chance-recipes_drawn = losowe przepisy
patisserie-outlook-chance-recipe_bag_refilled = losowe przepisy

patisserie-outlook-asks-choose_topping = potem żeton na dekorację
patisserie-outlook-asks-pay_ingredients = potem używane żetony
patisserie-outlook-asks-choose_saving = potem na czym oszczędzasz
patisserie-outlook-asks-place_dish = potem stół albo sprzedaż
patisserie-outlook-asks-move_to = potem nowe miejsce
patisserie-outlook-asks-use_bonus = potem bonus
patisserie-outlook-asks-keep_ingredient = potem który żeton zatrzymujesz
patisserie-outlook-asks-keep_recipe = potem który przepis zatrzymujesz
patisserie-outlook-asks-take_recipe = potem dowolny przepis
patisserie-outlook-asks-take_ingredient = potem dowolny żeton
patisserie-outlook-asks-make_room = potem który przepis odrzucasz
patisserie-outlook-asks-pay_service = potem ile punktów kupujesz
patisserie-outlook-asks-claim_special = potem bonus specjalny
