### What speaks for a play, in a hint and in the analysis of a game.

patisserie-advice-now = prestige immédiat : { $gain }
patisserie-advice-item = { $item } : { $gain } à la fin
patisserie-advice-table = marque ({ $table }) : { $gain }
patisserie-advice-leads = prend la tête ({ $table }) : { $gain }
patisserie-advice-income_coins = rapporte { $coins } de plus à chaque revenu
patisserie-advice-income_prestige = rapporte { $prestige } de plus à chaque revenu
patisserie-advice-completes = tout est là pour cuire : { $recipe }
patisserie-advice-lacks = il manque encore pour { $recipe } : { $missing }
patisserie-advice-farthest = de vos recettes, { $recipe } est celle à qui il manque le plus : { $missing }
patisserie-advice-least = de vos recettes, { $recipe } est celle qui vaut le moins : { $prestige }
patisserie-advice-baked = prêt à livrer : { $recipe }
patisserie-advice-tiles = apporte des ingrédients : { $tiles }
patisserie-advice-brings = rapporte { $coins }
patisserie-advice-bonus_worth = son bonus vaut environ { $prestige }
patisserie-advice-bonus_little = son bonus vaut peu pour l’instant
patisserie-advice-bonus_least = de ces cartes, c’est son bonus qui vaut le moins
patisserie-advice-hand = Pâtissiers alors en main : { $hand_chefs }, Assistants : { $hand_assistants }
patisserie-advice-chance = nul ne sait ce qui sera pioché

patisserie-advice-flour = { $n ->
    [one] apporte { $n } farine
   *[other] apporte { $n } farines
}

patisserie-advice-sugar = { $n ->
    [one] apporte { $n } sucre
   *[other] apporte { $n } sucres
}

patisserie-advice-butter = { $n ->
    [one] apporte { $n } beurre
   *[other] apporte { $n } beurres
}

patisserie-advice-hires = { $rounds ->
    [one] gagne du personnel pour une manche encore : { $card }
   *[other] gagne du personnel pour { $rounds } manches encore : { $card }
}
