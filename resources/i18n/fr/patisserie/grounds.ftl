### What speaks for a play, in a hint and in the analysis of a game.

patisserie-advice-now = rapporte du prestige tout de suite ({ $gain })
patisserie-advice-item = rapporte du prestige à la fin ({ $item } : { $gain })
patisserie-advice-table = marque à la { $table } ({ $gain })
patisserie-advice-leads = prend la tête à la { $table } ({ $gain })
patisserie-advice-leads_taken = prend à { $player } la tête à la { $table } ({ $gain })
patisserie-advice-income_coins = augmente chaque revenu à venir de { $coins }
patisserie-advice-income_prestige = augmente chaque revenu à venir de { $prestige }
patisserie-advice-completes = avec cela, tout est là pour cuire { $recipes } ({ $prestige })
patisserie-advice-enough = avec cela, il y a de quoi les cuire tous : { $recipes }
patisserie-advice-fills = c’est tout ce qui manque encore à { $recipe } : { $missing } ({ $prestige })
patisserie-advice-lacks = { $recipe } devient accessible ; il ne manque que : { $missing } ({ $prestige })
patisserie-advice-lacks_shared = il ne manque à { $recipe } que { $missing } s’il passe avant { $rivals } ({ $prestige }) ; la réserve ne suffit pas pour tous
patisserie-advice-toward = { $recipe } en a besoin : { $brought } ; il ne manque alors que : { $missing }
patisserie-advice-toward_far = { $recipe } en a besoin : { $brought } ; il manque ensuite encore : { $missing }
patisserie-advice-toward_shared = { $recipe } en a besoin : { $brought } ; s’il passe avant { $rivals }, il manque ensuite : { $missing }
patisserie-advice-together = { $recipes } demandent ensemble { $needed } ; cela apporte { $brought }
patisserie-advice-display = c’est tout ce qui manque à { $recipe } ({ $brought }) ; la recette est encore à l’étalage ({ $prestige })
patisserie-advice-display_shared = c’est tout ce qui manque à { $recipe } s’il passe avant { $rivals } ({ $brought }) ; la recette est encore à l’étalage ({ $prestige })
patisserie-advice-stored = reste en réserve pour une recette à venir : { $brought }
patisserie-advice-topping = avec cette garniture, on peut décorer { $recipe }, ce qui augmente chaque revenu à venir
patisserie-advice-topping_later = avec cette garniture, on pourra décorer un dessert à venir, ce qui augmente ensuite chaque revenu
patisserie-advice-farthest = de vos recettes, { $recipe } est celle à qui il manque le plus : { $missing }
patisserie-advice-least = de vos recettes, { $recipe } est celle qui vaut le moins ({ $prestige })
patisserie-advice-discards = { $recipe } ne peut pas encore être cuit ; il manque : { $missing }
patisserie-advice-goes = en échange part la recette { $recipe } ({ $prestige })
patisserie-advice-conflicts = il n’y a pas de quoi cuire à la fois { $recipes }
patisserie-advice-needs_chef = de vos recettes, seul { $recipe } demande un Pâtissier
patisserie-advice-baked = { $recipe } est alors prêt à être présenté ({ $prestige } à la fin)
patisserie-advice-baked_rewarded = { $recipe } est alors prêt à être présenté ({ $prestige } à la fin) et la { $table } le récompense ({ $reward })
patisserie-advice-brings = rapporte { $coins } ; ce qui reste à la fin compte { $prestige } par lot de { $each }
patisserie-advice-buys = rapporte { $coins }, assez pour acheter ce qui manque encore à { $recipe } ({ $missing })
patisserie-advice-affords = rapporte { $coins }, assez pour un marqueur { FORM($place, "at") }
patisserie-advice-notice_worth = la carte rapporte { $coins } maintenant, mais son bonus « { $bonus } » est perdu ; il vaut chaque fois environ { $prestige }
patisserie-advice-notice_little = la carte rapporte { $coins } maintenant, et l’on perd peu avec son bonus « { $bonus } »
patisserie-advice-bonus_worth = son bonus « { $bonus } » vaut chaque fois environ { $prestige }
patisserie-advice-bonus_is = son bonus : « { $bonus } »
patisserie-advice-bonus_lost = ce qui part avec elle est son bonus « { $bonus } », qui vaut chaque fois environ { $prestige }
patisserie-advice-bonus_slight = on perd peu avec son bonus « { $bonus } »
patisserie-advice-bonus_least = de ces cartes, c’est son bonus qui vaut le moins
patisserie-advice-chef_recipes = peut cuire ce qu’un Assistant ne peut pas : { $recipes }
patisserie-advice-hand = Pâtissiers alors en main : { $hand_chefs }, Assistants : { $hand_assistants }
patisserie-advice-spare_chef = un Pâtissier est de trop : il en reste { $hand_chefs }, pour { $hand_assistants } Assistants
patisserie-advice-spare_assistant = un Assistant est de trop : il en reste { $hand_assistants }, pour { $hand_chefs } Pâtissiers
patisserie-advice-chance = une part est affaire de chance : on ne sait pas encore ce qui sera pioché
patisserie-advice-hires_now = { FORM($card, "a") } à jouer dès cette manche : « { $bonus } »

patisserie-advice-wanted = { $n ->
    [one] { $recipe } en a besoin ({ $brought }), et la recette est encore à l’étalage ({ $prestige })
   *[other] { $n } recettes à l’étalage en ont besoin ({ $brought }) ; la plus proche est { $recipe } ({ $prestige })
}

patisserie-advice-hires = { $rounds ->
    [one] { FORM($card, "a") }, tout de suite et pour une manche encore : « { $bonus } »
   *[other] { FORM($card, "a") }, tout de suite et pour { $rounds } manches encore : « { $bonus } »
}
