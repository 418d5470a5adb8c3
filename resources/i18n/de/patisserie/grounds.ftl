### What speaks for a play, in a hint and in the analysis of a game.

patisserie-advice-now = Prestige sofort: { $gain }
patisserie-advice-item = { $item }: { $gain } am Ende
patisserie-advice-table = punktet ({ $table }): { $gain }
patisserie-advice-leads = übernimmt die Führung ({ $table }): { $gain }
patisserie-advice-income_coins = bringt { $coins } mehr in jedem Einkommen
patisserie-advice-income_prestige = bringt { $prestige } mehr in jedem Einkommen
patisserie-advice-completes = alles ist da zum Backen: { $recipe }
patisserie-advice-lacks = für { $recipe } fehlt noch: { $missing }
patisserie-advice-farthest = von deinen Rezepten fehlt für { $recipe } am meisten: { $missing }
patisserie-advice-least = von deinen Rezepten ist { $recipe } am wenigsten wert: { $prestige }
patisserie-advice-baked = fertig zum Liefern: { $recipe }
patisserie-advice-tiles = bringt Zutaten: { $tiles }
patisserie-advice-brings = bringt { $coins }
patisserie-advice-bonus_worth = ihr Bonus ist etwa { $prestige } wert
patisserie-advice-bonus_little = ihr Bonus ist jetzt wenig wert
patisserie-advice-bonus_least = ihr Bonus ist von diesen Karten am wenigsten wert
patisserie-advice-hand = Konditoren dann auf der Hand: { $hand_chefs }, Gehilfen: { $hand_assistants }
patisserie-advice-chance = niemand weiß, was dann gezogen wird

patisserie-advice-flour = { $n ->
    [one] bringt { $n } Mehl
   *[other] bringt { $n } Mehl
}

patisserie-advice-sugar = { $n ->
    [one] bringt { $n } Zucker
   *[other] bringt { $n } Zucker
}

patisserie-advice-butter = { $n ->
    [one] bringt { $n } Butter
   *[other] bringt { $n } Butter
}

patisserie-advice-hires = { $rounds ->
    [one] gewinnt Personal für noch eine Runde: { $card }
   *[other] gewinnt Personal für noch { $rounds } Runden: { $card }
}
