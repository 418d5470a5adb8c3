### What speaks for a play, in a hint and in the analysis of a game.

patisserie-advice-now = brings prestige at once ({ $gain })
patisserie-advice-item = brings prestige at the end ({ $item }: { $gain })
patisserie-advice-table = scores at { $table } ({ $gain })
patisserie-advice-leads = takes the lead at { $table } ({ $gain })
patisserie-advice-leads_taken = takes the lead at { $table } from { $player } ({ $gain })
patisserie-advice-income_coins = raises every income to come by { $coins }
patisserie-advice-income_prestige = raises every income to come by { $prestige }
patisserie-advice-completes = with this, everything is there to bake { $recipes } ({ $prestige })
patisserie-advice-enough = with this, there is enough to bake all of these: { $recipes }
patisserie-advice-fills = this is the last thing that { $recipe } lacks: { $missing } ({ $prestige })
patisserie-advice-lacks = { $recipe } is within reach: it lacks only { $missing } ({ $prestige })
patisserie-advice-lacks_shared = { $recipe } lacks only { $missing } if it comes before { $rivals } ({ $prestige }); there is not enough in store for all of them
patisserie-advice-toward = { $recipe } needs this: { $brought }; then it lacks only { $missing }
patisserie-advice-toward_far = { $recipe } needs this: { $brought }; after that it still lacks { $missing }
patisserie-advice-toward_shared = { $recipe } needs this: { $brought }; if it comes before { $rivals }, it then lacks { $missing }
patisserie-advice-together = { $recipes } together need { $needed }; this brings { $brought }
patisserie-advice-display = this is the last thing that { $recipe } lacks ({ $brought }); its recipe is still on display ({ $prestige })
patisserie-advice-display_shared = this is the last thing that { $recipe } lacks if it comes before { $rivals } ({ $brought }); its recipe is still on display ({ $prestige })
patisserie-advice-stored = keeps this in store for a recipe to come: { $brought }
patisserie-advice-topping = with this topping, { $recipe } can be decorated, which raises every income to come
patisserie-advice-topping_later = with this topping, a later dish can be decorated, which raises every income after it
patisserie-advice-farthest = of your recipes, { $recipe } is the furthest from being baked: it lacks { $missing }
patisserie-advice-least = of your recipes, { $recipe } is worth the least ({ $prestige })
patisserie-advice-discards = you cannot bake { $recipe } yet: it lacks { $missing }
patisserie-advice-goes = the recipe that goes for it is { $recipe } ({ $prestige })
patisserie-advice-conflicts = you do not have enough to bake both { $recipes }
patisserie-advice-needs_chef = of your recipes, only { $recipe } needs a Pastry Chef
patisserie-advice-baked = { $recipe } is then ready to be presented ({ $prestige } at the end)
patisserie-advice-baked_rewarded = { $recipe } is then ready to be presented ({ $prestige } at the end), and { $table } rewards it ({ $reward })
patisserie-advice-brings = brings { $coins }; what is left at the end counts { $prestige } for every { $each }
patisserie-advice-buys = brings { $coins }, enough to buy what { $recipe } still lacks ({ $missing })
patisserie-advice-affords = brings { $coins }, enough for a marker { FORM($place, "at") }
patisserie-advice-notice_worth = the card brings { $coins } now, but its bonus “{ $bonus }” is lost, worth about { $prestige } each time
patisserie-advice-notice_little = the card brings { $coins } now, and little is lost with its bonus “{ $bonus }”
patisserie-advice-bonus_worth = its bonus “{ $bonus }” is worth about { $prestige } each time
patisserie-advice-bonus_is = its bonus: “{ $bonus }”
patisserie-advice-bonus_lost = what goes with it is its bonus “{ $bonus }”, worth about { $prestige } each time
patisserie-advice-bonus_slight = little is lost with its bonus “{ $bonus }”
patisserie-advice-bonus_least = its bonus is worth the least of these cards
patisserie-advice-chef_recipes = can bake { $recipes }, which an Assistant cannot
patisserie-advice-hand = then in hand: Pastry Chefs { $hand_chefs }, Assistants { $hand_assistants }
patisserie-advice-spare_chef = one Pastry Chef can be spared: { $hand_chefs } are left, with { $hand_assistants } Assistants
patisserie-advice-spare_assistant = one Assistant can be spared: { $hand_assistants } are left, with { $hand_chefs } Pastry Chefs
patisserie-advice-chance = part of this is luck: what will be drawn is not known yet
patisserie-advice-hires_now = { FORM($card, "a") } to play in this round: “{ $bonus }”

patisserie-advice-wanted = { $n ->
    [one] { $recipe } needs this ({ $brought }), and its recipe is still on display ({ $prestige })
   *[other] { $n } recipes on display need this ({ $brought }); the nearest is { $recipe } ({ $prestige })
}

patisserie-advice-hires = { $rounds ->
    [one] { FORM($card, "a") } at once and for one more round: “{ $bonus }”
   *[other] { FORM($card, "a") } at once and for { $rounds } more rounds: “{ $bonus }”
}
