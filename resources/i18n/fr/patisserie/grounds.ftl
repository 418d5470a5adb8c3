### What speaks for a play, in a hint and in the analysis of a game.

patisserie-advice-now = prestige immédiat : { $gain }
patisserie-advice-item = { $item } : { $gain } à la fin
patisserie-advice-table = marque ({ $table }) : { $gain }
patisserie-advice-leads = prend la tête ({ $table }) : { $gain }
patisserie-advice-leads_taken = prend à { $player } la tête ({ $table }) : { $gain }
patisserie-advice-income_coins = rapporte { $coins } de plus à chaque revenu
patisserie-advice-income_prestige = rapporte { $prestige } de plus à chaque revenu
patisserie-advice-completes = tout est là pour cuire { $recipes }, valeur : { $prestige }
patisserie-advice-enough = il y a maintenant de quoi tout cuire : { $recipes }
patisserie-advice-fills = il ne manquait plus que cela pour { $recipe } (valeur : { $prestige }) : { $missing }
patisserie-advice-lacks = { $recipe } (valeur : { $prestige }) devient accessible ; il ne manque que : { $missing }
patisserie-advice-toward = { $brought } pour { $recipe }, à qui il ne manque alors que : { $missing }
patisserie-advice-toward_far = { $brought } pour { $recipe }, à qui il manque encore : { $missing }
patisserie-advice-together = { $brought } pour { $recipes }, qui demandent ensemble : { $needed }
patisserie-advice-display = { $brought } pour { $recipe }, à l’étalage (valeur : { $prestige }) : il ne manque alors que la recette
patisserie-advice-stored = { $brought } en réserve pour des recettes à venir
patisserie-advice-topping = une garniture pour décorer { $recipe }, qui augmentera alors chaque revenu
patisserie-advice-topping_later = une garniture pour décorer plus tard un dessert, qui augmentera alors chaque revenu
patisserie-advice-farthest = de vos recettes, { $recipe } est celle à qui il manque le plus : { $missing }
patisserie-advice-least = de vos recettes, { $recipe } est celle qui vaut le moins : { $prestige }
patisserie-advice-discards = { $recipe } ne peut pas encore être cuit ; il manque : { $missing }
patisserie-advice-goes = la recette qui part, { $recipe }, vaut { $prestige }
patisserie-advice-conflicts = il n’y a pas de quoi cuire à la fois { $recipes }
patisserie-advice-needs_chef = de vos recettes, seul { $recipe } demande un Pâtissier
patisserie-advice-baked = prêt à être présenté : { $recipe }, { $prestige } à la fin
patisserie-advice-baked_rewarded = prêt à être présenté : { $recipe }, { $prestige } à la fin ; récompense ({ $table }) : { $reward }
patisserie-advice-brings = rapporte { $coins } ; à la fin, chaque lot de { $each } vaut { $prestige }
patisserie-advice-buys = rapporte { $coins }, assez pour acheter ce qui manque à { $recipe } : { $missing }
patisserie-advice-affords = rapporte { $coins }, assez pour un marqueur { FORM($place, "at") }
patisserie-advice-notice_worth = le renvoi rapporte { $coins } ; le bonus qui part vaut environ { $prestige } : « { $bonus } »
patisserie-advice-notice_little = le renvoi rapporte { $coins } ; le bonus qui part vaut peu : « { $bonus } »
patisserie-advice-bonus_worth = son bonus vaut environ { $prestige } : « { $bonus } »
patisserie-advice-bonus_is = son bonus : « { $bonus } »
patisserie-advice-bonus_least = de ces cartes, c’est son bonus qui vaut le moins
patisserie-advice-chef_recipes = peut cuire ce qu’un Assistant ne peut pas : { $recipes }
patisserie-advice-hand = Pâtissiers alors en main : { $hand_chefs }, Assistants : { $hand_assistants }
patisserie-advice-chance = en plus, on pioche quelque chose ; nul ne sait encore quoi
patisserie-advice-hires_now = { FORM($card, "a") } à jouer dès cette manche : « { $bonus } »

patisserie-advice-wanted = { $n ->
    [one] { $brought } pour { $recipe }, à l’étalage (valeur : { $prestige })
   *[other] { $brought } pour { $recipe }, à l’étalage (valeur : { $prestige }), ou pour une autre des { $n } recettes qui en ont besoin
}

patisserie-advice-hires = { $rounds ->
    [one] { FORM($card, "a") }, tout de suite et pour une manche encore : « { $bonus } »
   *[other] { FORM($card, "a") }, tout de suite et pour { $rounds } manches encore : « { $bonus } »
}
