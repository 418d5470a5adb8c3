### What speaks for a play, in a hint and in the analysis of a game.

patisserie-advice-now = Prestige sofort: { $gain }
patisserie-advice-item = { $item }: { $gain } am Ende
patisserie-advice-table = punktet ({ $table }): { $gain }
patisserie-advice-leads = übernimmt die Führung ({ $table }): { $gain }
patisserie-advice-leads_taken = übernimmt die Führung von { $player } ({ $table }): { $gain }
patisserie-advice-income_coins = bringt { $coins } mehr in jedem Einkommen
patisserie-advice-income_prestige = bringt { $prestige } mehr in jedem Einkommen
patisserie-advice-completes = alles ist da zum Backen: { $recipes }, wert { $prestige }
patisserie-advice-enough = jetzt reicht es zum Backen von allen: { $recipes }
patisserie-advice-fills = das Letzte, was für { $recipe } (wert { $prestige }) fehlte: { $missing }
patisserie-advice-lacks = { $recipe } (wert { $prestige }) rückt näher; es fehlt nur noch: { $missing }
patisserie-advice-toward = { $brought } für { $recipe }; dann fehlt nur noch: { $missing }
patisserie-advice-toward_far = { $brought } für { $recipe }; dann fehlt noch: { $missing }
patisserie-advice-together = { $brought } für { $recipes }, die zusammen { $needed } brauchen
patisserie-advice-display = { $brought } für { $recipe } in der Auslage (wert { $prestige }): dann fehlt nur noch das Rezept
patisserie-advice-stored = { $brought } als Vorrat für spätere Rezepte
patisserie-advice-topping = eine Garnitur für { $recipe }, das dann jedes Einkommen erhöht
patisserie-advice-topping_later = eine Garnitur für ein späteres Gebäck, das dann jedes Einkommen erhöht
patisserie-advice-farthest = von deinen Rezepten fehlt für { $recipe } am meisten: { $missing }
patisserie-advice-least = von deinen Rezepten ist { $recipe } am wenigsten wert: { $prestige }
patisserie-advice-discards = { $recipe } kann noch nicht gebacken werden; es fehlt: { $missing }
patisserie-advice-goes = das Rezept, das geht ({ $recipe }), ist { $prestige } wert
patisserie-advice-conflicts = für beides reicht es nicht: { $recipes }
patisserie-advice-needs_chef = von deinen Rezepten braucht nur { $recipe } einen Konditor
patisserie-advice-baked = kann nun serviert werden: { $recipe }, { $prestige } am Ende
patisserie-advice-baked_rewarded = kann nun serviert werden: { $recipe }, { $prestige } am Ende; Belohnung ({ $table }): { $reward }
patisserie-advice-brings = bringt { $coins }; am Ende gilt: je { $each } = { $prestige }
patisserie-advice-buys = bringt { $coins }, genug, um zu kaufen, was für { $recipe } fehlt: { $missing }
patisserie-advice-affords = bringt { $coins }, genug für einen Marker { FORM($place, "at") }
patisserie-advice-notice_worth = die Entlassung bringt { $coins }; der Bonus, der dafür geht, ist etwa { $prestige } wert: „{ $bonus }“
patisserie-advice-notice_little = die Entlassung bringt { $coins }; der Bonus, der dafür geht, ist wenig wert: „{ $bonus }“
patisserie-advice-bonus_worth = ihr Bonus ist etwa { $prestige } wert: „{ $bonus }“
patisserie-advice-bonus_is = ihr Bonus: „{ $bonus }“
patisserie-advice-bonus_least = ihr Bonus ist von diesen Karten am wenigsten wert
patisserie-advice-chef_recipes = backt auch, was Gehilfen nicht backen dürfen: { $recipes }
patisserie-advice-hand = Konditoren dann auf der Hand: { $hand_chefs }, Gehilfen: { $hand_assistants }
patisserie-advice-chance = außerdem wird etwas gezogen; was, weiß noch niemand
patisserie-advice-hires_now = { FORM($card, "a") } noch für diese Runde: „{ $bonus }“

patisserie-advice-wanted = { $n ->
    [one] { $brought } für { $recipe } in der Auslage (wert { $prestige })
   *[other] { $brought } für { $recipe } in der Auslage (wert { $prestige }) oder ein anderes der { $n } Rezepte dort, die das brauchen
}

patisserie-advice-hires = { $rounds ->
    [one] { FORM($card, "a") } sofort und für noch eine Runde: „{ $bonus }“
   *[other] { FORM($card, "a") } sofort und für noch { $rounds } Runden: „{ $bonus }“
}
