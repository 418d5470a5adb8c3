### What speaks for a play, in a hint and in the analysis of a game.

patisserie-advice-now = prestige at once: { $gain }
patisserie-advice-item = { $item }: { $gain } at the end
patisserie-advice-table = scores at { $table }: { $gain }
patisserie-advice-leads = takes the lead at { $table }: { $gain }
patisserie-advice-leads_taken = takes the lead at { $table } from { $player }: { $gain }
patisserie-advice-income_coins = brings { $coins } more in each income
patisserie-advice-income_prestige = brings { $prestige } more in each income
patisserie-advice-completes = you have all it takes to bake { $recipes }, worth { $prestige }
patisserie-advice-enough = you can now bake all of these: { $recipes }
patisserie-advice-fills = the last thing { $recipe } needed, worth { $prestige }: { $missing }
patisserie-advice-lacks = { $recipe }, worth { $prestige }, is within reach: it needs only { $missing }
patisserie-advice-toward = { $brought } for { $recipe }, which then lacks only { $missing }
patisserie-advice-toward_far = { $brought } for { $recipe }, which then still lacks { $missing }
patisserie-advice-together = { $brought } for { $recipes }, which need { $needed } together
patisserie-advice-display = { $brought } for { $recipe } on display, worth { $prestige }: then you need only its recipe
patisserie-advice-stored = { $brought } in store for recipes to come
patisserie-advice-topping = a topping to decorate { $recipe } with, for more in each income
patisserie-advice-topping_later = a topping to decorate a dish with later, for more in each income
patisserie-advice-farthest = of your recipes, { $recipe } is the furthest off: it lacks { $missing }
patisserie-advice-least = of your recipes, { $recipe } is worth the least: { $prestige }
patisserie-advice-discards = you cannot bake { $recipe } yet: it lacks { $missing }
patisserie-advice-goes = you give up { $recipe }, worth { $prestige }
patisserie-advice-conflicts = you do not have enough to bake both { $recipes }
patisserie-advice-needs_chef = of your recipes, only { $recipe } needs a Pastry Chef
patisserie-advice-baked = ready to be presented: { $recipe }, { $prestige } at the end
patisserie-advice-baked_rewarded = ready to be presented: { $recipe }, { $prestige } at the end; { $table } rewards it with { $reward }
patisserie-advice-brings = brings { $coins }; at the end, every { $each } are worth { $prestige }
patisserie-advice-buys = brings { $coins }, enough to buy what { $recipe } lacks: { $missing }
patisserie-advice-affords = brings { $coins }, enough for a marker { FORM($place, "at") }
patisserie-advice-notice_worth = the notice brings { $coins }; the bonus you lose is worth about { $prestige }: “{ $bonus }”
patisserie-advice-notice_little = the notice brings { $coins }; the bonus you lose is worth little: “{ $bonus }”
patisserie-advice-bonus_worth = its bonus is worth about { $prestige }: “{ $bonus }”
patisserie-advice-bonus_is = its bonus: “{ $bonus }”
patisserie-advice-bonus_least = its bonus is worth the least of these cards
patisserie-advice-chef_recipes = can bake { $recipes }, which an Assistant cannot
patisserie-advice-hand = left in hand: Pastry Chefs { $hand_chefs }, Assistants { $hand_assistants }
patisserie-advice-chance = it also draws something, and nobody knows yet what
patisserie-advice-hires_now = { FORM($card, "a") } to play in this round: “{ $bonus }”

patisserie-advice-wanted = { $n ->
    [one] { $brought } for { $recipe } on display, worth { $prestige }
   *[other] { $brought } for { $recipe } on display, worth { $prestige }, or another of the { $n } recipes there that need it
}

patisserie-advice-hires = { $rounds ->
    [one] { FORM($card, "a") } at once and for one more round: “{ $bonus }”
   *[other] { FORM($card, "a") } at once and for { $rounds } more rounds: “{ $bonus }”
}
