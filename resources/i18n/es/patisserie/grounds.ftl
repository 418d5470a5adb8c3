### What speaks for a play, in a hint and in the analysis of a game.

patisserie-advice-now = da prestigio al momento ({ $gain })
patisserie-advice-item = da prestigio al final ({ $item }: { $gain })
patisserie-advice-table = puntúa en la { $table } ({ $gain })
patisserie-advice-leads = se pone en cabeza en la { $table } ({ $gain })
patisserie-advice-leads_taken = arrebata a { $player } el primer puesto en la { $table } ({ $gain })
patisserie-advice-income_coins = aumenta cada ingreso futuro en { $coins }
patisserie-advice-income_prestige = aumenta cada ingreso futuro en { $prestige }
patisserie-advice-completes = con esto está todo para hornear { $recipes } ({ $prestige })
patisserie-advice-enough = con esto alcanza para hornearlas todas: { $recipes }
patisserie-advice-fills = es lo último que le falta a { $recipe }: { $missing } ({ $prestige })
patisserie-advice-lacks = { $recipe } queda al alcance; solo falta: { $missing } ({ $prestige })
patisserie-advice-lacks_shared = a { $recipe } solo le falta { $missing } si va antes que { $rivals } ({ $prestige }); la reserva no alcanza para todos
patisserie-advice-toward = { $recipe } lo necesita: { $brought }; después solo falta: { $missing }
patisserie-advice-toward_far = { $recipe } lo necesita: { $brought }; después aún falta: { $missing }
patisserie-advice-toward_shared = { $recipe } lo necesita: { $brought }; si va antes que { $rivals }, después falta: { $missing }
patisserie-advice-together = { $recipes } juntas piden { $needed }; esto aporta { $brought }
patisserie-advice-display = es lo último que le falta a { $recipe } ({ $brought }); la receta sigue en la oferta ({ $prestige })
patisserie-advice-display_shared = es lo último que le falta a { $recipe } si va antes que { $rivals } ({ $brought }); la receta sigue en la oferta ({ $prestige })
patisserie-advice-stored = queda de reserva para una receta futura: { $brought }
patisserie-advice-topping = con esta cobertura se puede decorar { $recipe }, lo que aumenta cada ingreso futuro
patisserie-advice-topping_later = con esta cobertura se podrá decorar un dulce futuro, lo que aumenta después cada ingreso
patisserie-advice-farthest = de tus recetas, a { $recipe } es a la que más le falta: { $missing }
patisserie-advice-least = de tus recetas, { $recipe } es la que menos vale ({ $prestige })
patisserie-advice-discards = { $recipe } aún no se puede hornear; falta: { $missing }
patisserie-advice-goes = a cambio se va la receta { $recipe } ({ $prestige })
patisserie-advice-conflicts = no hay suficiente para hornear a la vez { $recipes }
patisserie-advice-needs_chef = de tus recetas, solo { $recipe } necesita un Pastelero
patisserie-advice-baked = { $recipe } queda a punto para presentar ({ $prestige } al final)
patisserie-advice-baked_rewarded = { $recipe } queda a punto para presentar ({ $prestige } al final), con recompensa ({ $table }: { $reward })
patisserie-advice-brings = da { $coins }; lo que quede al final cuenta { $prestige } por cada { $each }
patisserie-advice-buys = da { $coins }, suficiente para comprar lo que aún le falta a { $recipe } ({ $missing })
patisserie-advice-affords = da { $coins }, suficiente para un marcador { FORM($place, "at") }
patisserie-advice-notice_worth = la carta da { $coins } ahora, pero se pierde su bonificación «{ $bonus }», que cada vez vale aproximadamente { $prestige }
patisserie-advice-notice_little = la carta da { $coins } ahora, y se pierde poco con su bonificación «{ $bonus }»
patisserie-advice-bonus_worth = su bonificación «{ $bonus }» vale cada vez aproximadamente { $prestige }
patisserie-advice-bonus_is = su bonificación: «{ $bonus }»
patisserie-advice-bonus_lost = lo que se va con ella es su bonificación «{ $bonus }», que vale cada vez aproximadamente { $prestige }
patisserie-advice-bonus_slight = con su bonificación «{ $bonus }» se pierde poco
patisserie-advice-bonus_least = de estas cartas, su bonificación es la que menos vale
patisserie-advice-chef_recipes = puede hornear lo que un Ayudante no puede: { $recipes }
patisserie-advice-hand = Pasteleros en la mano después: { $hand_chefs }; Ayudantes: { $hand_assistants }
patisserie-advice-spare_chef = sobra un Pastelero: quedan { $hand_chefs }, junto a { $hand_assistants } Ayudantes
patisserie-advice-spare_assistant = sobra un Ayudante: quedan { $hand_assistants }, junto a { $hand_chefs } Pasteleros
patisserie-advice-chance = una parte es suerte: aún no se sabe qué se robará
patisserie-advice-hires_now = { FORM($card, "a") } para jugar en esta ronda: «{ $bonus }»

patisserie-advice-wanted = { $n ->
    [one] { $recipe } lo necesita ({ $brought }), y la receta sigue en la oferta ({ $prestige })
   *[other] { $n } recetas de la oferta lo necesitan ({ $brought }); la más cercana es { $recipe } ({ $prestige })
}

patisserie-advice-hires = { $rounds ->
    [one] { FORM($card, "a") } ya y para una ronda más: «{ $bonus }»
   *[other] { FORM($card, "a") } ya y para { $rounds } rondas más: «{ $bonus }»
}
