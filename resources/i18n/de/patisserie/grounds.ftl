### What speaks for a play, in a hint and in the analysis of a game.

patisserie-advice-now = bringt sofort Prestige ({ $gain })
patisserie-advice-item = bringt Prestige am Ende ({ $item }: { $gain })
patisserie-advice-table = punktet an der { FORM($table, "of") } ({ $gain })
patisserie-advice-leads = übernimmt an der { FORM($table, "of") } die Führung ({ $gain })
patisserie-advice-leads_taken = übernimmt an der { FORM($table, "of") } die Führung von { $player } ({ $gain })
patisserie-advice-income_coins = erhöht jedes weitere Einkommen um { $coins }
patisserie-advice-income_prestige = erhöht jedes weitere Einkommen um { $prestige }
patisserie-advice-completes = damit ist alles da, um { $recipes } zu backen ({ $prestige })
patisserie-advice-enough = damit reicht es, um alle diese zu backen: { $recipes }
patisserie-advice-fills = das ist das Letzte, was für { $recipe } noch fehlt: { $missing } ({ $prestige })
patisserie-advice-lacks = { $recipe } rückt in Reichweite; es fehlt nur noch: { $missing } ({ $prestige })
patisserie-advice-lacks_shared = für { $recipe } fehlt nur { $missing }, wenn es vor { $rivals } an die Reihe kommt ({ $prestige }); für alle zusammen reicht der Vorrat nicht
patisserie-advice-toward = das braucht { $recipe }: { $brought }; dann fehlt nur noch: { $missing }
patisserie-advice-toward_far = das braucht { $recipe }: { $brought }; danach fehlt noch: { $missing }
patisserie-advice-toward_shared = das braucht { $recipe }: { $brought }; kommt es vor { $rivals } an die Reihe, fehlt dann noch: { $missing }
patisserie-advice-together = { $recipes } brauchen zusammen { $needed }; das hier bringt { $brought }
patisserie-advice-display = das ist das Letzte, was für { $recipe } fehlt ({ $brought }); das Rezept liegt noch in der Auslage ({ $prestige })
patisserie-advice-display_shared = das ist das Letzte, was für { $recipe } fehlt, wenn es vor { $rivals } an die Reihe kommt ({ $brought }); das Rezept liegt noch in der Auslage ({ $prestige })
patisserie-advice-stored = kommt in den Vorrat für ein späteres Rezept: { $brought }
patisserie-advice-topping = mit dieser Garnitur lässt sich { $recipe } dekorieren; das erhöht jedes weitere Einkommen
patisserie-advice-topping_later = mit dieser Garnitur lässt sich ein späteres Gebäck dekorieren; das erhöht jedes Einkommen danach
patisserie-advice-farthest = von deinen Rezepten fehlt für { $recipe } am meisten: { $missing }
patisserie-advice-least = von deinen Rezepten ist { $recipe } am wenigsten wert ({ $prestige })
patisserie-advice-discards = { $recipe } kann noch nicht gebacken werden; es fehlt: { $missing }
patisserie-advice-goes = dafür geht das Rezept { $recipe } ({ $prestige })
patisserie-advice-conflicts = für beides reicht es nicht: { $recipes }
patisserie-advice-needs_chef = von deinen Rezepten braucht nur { $recipe } einen Konditor
patisserie-advice-baked = { $recipe } kann danach serviert werden ({ $prestige } am Ende)
patisserie-advice-baked_rewarded = { $recipe } kann danach serviert werden ({ $prestige } am Ende) und wird an der { FORM($table, "of") } belohnt ({ $reward })
patisserie-advice-brings = bringt { $coins }; was am Ende übrig ist, zählt { $prestige } je { $each }
patisserie-advice-buys = bringt { $coins }, genug, um zu kaufen, was für { $recipe } noch fehlt ({ $missing })
patisserie-advice-affords = bringt { $coins }, genug für einen Marker { FORM($place, "at") }
patisserie-advice-notice_worth = die Karte bringt jetzt { $coins }, dafür geht ihr Bonus „{ $bonus }“ verloren, der jedes Mal etwa { $prestige } wert ist
patisserie-advice-notice_little = die Karte bringt jetzt { $coins }, und mit ihrem Bonus „{ $bonus }“ geht wenig verloren
patisserie-advice-bonus_worth = ihr Bonus „{ $bonus }“ ist jedes Mal etwa { $prestige } wert
patisserie-advice-bonus_is = ihr Bonus: „{ $bonus }“
patisserie-advice-bonus_lost = was mit ihr geht, ist ihr Bonus „{ $bonus }“, jedes Mal etwa { $prestige } wert
patisserie-advice-bonus_slight = mit ihrem Bonus „{ $bonus }“ geht wenig verloren
patisserie-advice-bonus_least = ihr Bonus ist von diesen Karten am wenigsten wert
patisserie-advice-chef_recipes = backt auch, was Gehilfen nicht backen dürfen: { $recipes }
patisserie-advice-hand = Konditoren dann auf der Hand: { $hand_chefs }, Gehilfen: { $hand_assistants }
patisserie-advice-spare_chef = ein Konditor ist entbehrlich: { $hand_chefs } bleiben, neben { $hand_assistants } Gehilfen
patisserie-advice-spare_assistant = ein Gehilfe ist entbehrlich: { $hand_assistants } bleiben, neben { $hand_chefs } Konditoren
patisserie-advice-chance = ein Teil ist Glück: was gezogen wird, steht noch nicht fest
patisserie-advice-hires_now = { FORM($card, "a") } noch für diese Runde: „{ $bonus }“

patisserie-advice-wanted = { $n ->
    [one] das braucht { $recipe } ({ $brought }), und das Rezept liegt noch in der Auslage ({ $prestige })
   *[other] das brauchen { $n } Rezepte in der Auslage ({ $brought }); am nächsten liegt { $recipe } ({ $prestige })
}

patisserie-advice-hires = { $rounds ->
    [one] { FORM($card, "a") } sofort und für noch eine Runde: „{ $bonus }“
   *[other] { FORM($card, "a") } sofort und für noch { $rounds } Runden: „{ $bonus }“
}
