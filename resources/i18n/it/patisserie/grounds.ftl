### What speaks for a play, in a hint and in the analysis of a game.

patisserie-advice-now = prestigio subito: { $gain }
patisserie-advice-item = { $item }: { $gain } alla fine
patisserie-advice-table = fa punti { FORM($table, "at") }: { $gain }
patisserie-advice-leads = passa in testa { FORM($table, "at") }: { $gain }
patisserie-advice-leads_taken = supera { $player } e passa in testa { FORM($table, "at") }: { $gain }
patisserie-advice-income_coins = porta { $coins } in più a ogni rendita
patisserie-advice-income_prestige = porta { $prestige } in più a ogni rendita
patisserie-advice-completes = c’è tutto per infornare { $recipes }; valore: { $prestige }
patisserie-advice-enough = ora basta per infornare tutto: { $recipes }
patisserie-advice-fills = l’ultima cosa che mancava per { $recipe } (valore: { $prestige }): { $missing }
patisserie-advice-lacks = { $recipe } (valore: { $prestige }) è a portata di mano; manca solo: { $missing }
patisserie-advice-toward = { $brought } per { $recipe }; poi manca solo: { $missing }
patisserie-advice-toward_far = { $brought } per { $recipe }; poi manca ancora: { $missing }
patisserie-advice-together = { $brought } per { $recipes }, che insieme richiedono { $needed }
patisserie-advice-display = { $brought } per { $recipe }, in esposizione (valore: { $prestige }): poi manca solo la ricetta
patisserie-advice-stored = { $brought } di scorta per ricette future
patisserie-advice-topping = una guarnizione per decorare { $recipe }, che così aumenterà ogni rendita
patisserie-advice-topping_later = una guarnizione per decorare più avanti un dolce, che così aumenterà ogni rendita
patisserie-advice-farthest = delle tue ricette, a { $recipe } manca di più: { $missing }
patisserie-advice-least = delle tue ricette, { $recipe } vale meno di tutte: { $prestige }
patisserie-advice-discards = { $recipe } non si può ancora infornare; manca: { $missing }
patisserie-advice-goes = la ricetta che se ne va, { $recipe }, vale { $prestige }
patisserie-advice-conflicts = non basta per infornare insieme { $recipes }
patisserie-advice-needs_chef = delle tue ricette, solo { $recipe } richiede un Pasticciere
patisserie-advice-baked = pronto da presentare: { $recipe }, { $prestige } alla fine
patisserie-advice-baked_rewarded = pronto da presentare: { $recipe }, { $prestige } alla fine; ricompensa { FORM($table, "at") }: { $reward }
patisserie-advice-brings = porta { $coins }; alla fine, ogni { $each } valgono { $prestige }
patisserie-advice-buys = porta { $coins }, abbastanza per comprare ciò che manca a { $recipe }: { $missing }
patisserie-advice-affords = porta { $coins }, abbastanza per un segnalino { FORM($place, "at") }
patisserie-advice-notice_worth = il licenziamento porta { $coins }; il bonus che se ne va vale circa { $prestige }: «{ $bonus }»
patisserie-advice-notice_little = il licenziamento porta { $coins }; il bonus che se ne va vale poco: «{ $bonus }»
patisserie-advice-bonus_worth = il suo bonus vale circa { $prestige }: «{ $bonus }»
patisserie-advice-bonus_is = il suo bonus: «{ $bonus }»
patisserie-advice-bonus_least = di queste carte, il suo bonus vale meno di tutti
patisserie-advice-chef_recipes = può infornare ciò che un Assistente non può: { $recipes }
patisserie-advice-hand = Pasticcieri allora in mano: { $hand_chefs }, Assistenti: { $hand_assistants }
patisserie-advice-chance = inoltre si pesca qualcosa; che cosa, nessuno lo sa ancora
patisserie-advice-hires_now = { FORM($card, "a") } da giocare in questo round: «{ $bonus }»

patisserie-advice-wanted = { $n ->
    [one] { $brought } per { $recipe }, in esposizione (valore: { $prestige })
   *[other] { $brought } per { $recipe }, in esposizione (valore: { $prestige }), o per un’altra delle { $n } ricette che lì ne hanno bisogno
}

patisserie-advice-hires = { $rounds ->
    [one] { FORM($card, "a") } subito e per ancora un round: «{ $bonus }»
   *[other] { FORM($card, "a") } subito e per altri { $rounds } round: «{ $bonus }»
}
