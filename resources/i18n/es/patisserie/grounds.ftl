### What speaks for a play, in a hint and in the analysis of a game.

patisserie-advice-now = prestigio inmediato: { $gain }
patisserie-advice-item = { $item }: { $gain } al final
patisserie-advice-table = puntúa en la { $table }: { $gain }
patisserie-advice-leads = se pone en cabeza en la { $table }: { $gain }
patisserie-advice-leads_taken = arrebata a { $player } el primer puesto en la { $table }: { $gain }
patisserie-advice-income_coins = da { $coins } más en cada fase de ingresos
patisserie-advice-income_prestige = da { $prestige } más en cada fase de ingresos
patisserie-advice-completes = está todo para hornear { $recipes }; valor: { $prestige }
patisserie-advice-enough = ahora alcanza para hornearlo todo: { $recipes }
patisserie-advice-fills = lo último que faltaba para { $recipe } (valor: { $prestige }): { $missing }
patisserie-advice-lacks = { $recipe } (valor: { $prestige }) queda al alcance; solo falta: { $missing }
patisserie-advice-toward = { $brought } para { $recipe }; después solo falta: { $missing }
patisserie-advice-toward_far = { $brought } para { $recipe }; después aún falta: { $missing }
patisserie-advice-together = { $brought } para { $recipes }, que juntas piden { $needed }
patisserie-advice-display = { $brought } para { $recipe }, en la oferta (valor: { $prestige }): después solo falta la receta
patisserie-advice-stored = { $brought } de reserva para recetas futuras
patisserie-advice-topping = una cobertura para decorar { $recipe }, que así aumentará cada ingreso
patisserie-advice-topping_later = una cobertura para decorar más adelante un dulce, que así aumentará cada ingreso
patisserie-advice-farthest = de tus recetas, a { $recipe } es a la que más le falta: { $missing }
patisserie-advice-least = de tus recetas, { $recipe } es la que menos vale: { $prestige }
patisserie-advice-discards = { $recipe } aún no se puede hornear; falta: { $missing }
patisserie-advice-goes = la receta que se va, { $recipe }, vale { $prestige }
patisserie-advice-conflicts = no hay suficiente para hornear a la vez { $recipes }
patisserie-advice-needs_chef = de tus recetas, solo { $recipe } necesita un Pastelero
patisserie-advice-baked = a punto para presentar: { $recipe }, { $prestige } al final
patisserie-advice-baked_rewarded = a punto para presentar: { $recipe }, { $prestige } al final; recompensa ({ $table }): { $reward }
patisserie-advice-brings = da { $coins }; al final, cada { $each } valen { $prestige }
patisserie-advice-buys = da { $coins }, suficiente para comprar lo que le falta a { $recipe }: { $missing }
patisserie-advice-affords = da { $coins }, suficiente para un marcador { FORM($place, "at") }
patisserie-advice-notice_worth = el despido da { $coins }; la bonificación que se va vale aproximadamente { $prestige }: «{ $bonus }»
patisserie-advice-notice_little = el despido da { $coins }; la bonificación que se va vale poco: «{ $bonus }»
patisserie-advice-bonus_worth = su bonificación vale aproximadamente { $prestige }: «{ $bonus }»
patisserie-advice-bonus_is = su bonificación: «{ $bonus }»
patisserie-advice-bonus_least = de estas cartas, su bonificación es la que menos vale
patisserie-advice-chef_recipes = puede hornear lo que un Ayudante no puede: { $recipes }
patisserie-advice-hand = Pasteleros en la mano después: { $hand_chefs }; Ayudantes: { $hand_assistants }
patisserie-advice-chance = además se roba algo; nadie sabe aún qué
patisserie-advice-hires_now = { FORM($card, "a") } para jugar en esta ronda: «{ $bonus }»

patisserie-advice-wanted = { $n ->
    [one] { $brought } para { $recipe }, en la oferta (valor: { $prestige })
   *[other] { $brought } para { $recipe }, en la oferta (valor: { $prestige }), o para otra de las { $n } recetas de allí que lo necesitan
}

patisserie-advice-hires = { $rounds ->
    [one] { FORM($card, "a") } ya y para una ronda más: «{ $bonus }»
   *[other] { FORM($card, "a") } ya y para { $rounds } rondas más: «{ $bonus }»
}
