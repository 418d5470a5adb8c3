### What speaks for a play, in a hint and in the analysis of a game.

patisserie-advice-now = prestige at once: { $gain }
patisserie-advice-item = { $item }: { $gain } at the end
patisserie-advice-table = scores at { $table }: { $gain }
patisserie-advice-leads = takes the lead at { $table }: { $gain }
patisserie-advice-income_coins = brings { $coins } more in each income
patisserie-advice-income_prestige = brings { $prestige } more in each income
patisserie-advice-completes = everything is there to bake { $recipe }
patisserie-advice-lacks = still missing for { $recipe }: { $missing }
patisserie-advice-farthest = of your recipes, { $recipe } lacks the most: { $missing }
patisserie-advice-least = of your recipes, { $recipe } is worth the least: { $prestige }
patisserie-advice-baked = ready to be delivered: { $recipe }
patisserie-advice-tiles = brings ingredients: { $tiles }
patisserie-advice-brings = brings { $coins }
patisserie-advice-bonus_worth = its bonus is worth about { $prestige }
patisserie-advice-bonus_little = its bonus is worth little now
patisserie-advice-bonus_least = its bonus is worth the least of these cards
patisserie-advice-hand = Pastry Chefs in the hand then: { $hand_chefs }, Assistants: { $hand_assistants }
patisserie-advice-chance = nobody knows what will be drawn then

patisserie-advice-flour = { $n ->
    [one] brings { $n } flour
   *[other] brings { $n } flour
}

patisserie-advice-sugar = { $n ->
    [one] brings { $n } sugar
   *[other] brings { $n } sugar
}

patisserie-advice-butter = { $n ->
    [one] brings { $n } butter
   *[other] brings { $n } butter
}

patisserie-advice-hires = { $rounds ->
    [one] gains staff for one more round: { $card }
   *[other] gains staff for { $rounds } more rounds: { $card }
}
