### What speaks for a play, in a hint and in the analysis of a game.

patisserie-advice-now = porta subito prestigio ({ $gain })
patisserie-advice-item = porta prestigio alla fine ({ $item }: { $gain })
patisserie-advice-table = fa punti { FORM($table, "at") } ({ $gain })
patisserie-advice-leads = passa in testa { FORM($table, "at") } ({ $gain })
patisserie-advice-leads_taken = supera { $player } e passa in testa { FORM($table, "at") } ({ $gain })
patisserie-advice-income_coins = aumenta ogni rendita futura di { $coins }
patisserie-advice-income_prestige = aumenta ogni rendita futura di { $prestige }
patisserie-advice-completes = con questo c’è tutto per infornare { $recipes } ({ $prestige })
patisserie-advice-enough = con questo basta per infornarle tutte: { $recipes }
patisserie-advice-fills = è l’ultima cosa che manca a { $recipe }: { $missing } ({ $prestige })
patisserie-advice-lacks = { $recipe } è a portata di mano; manca solo: { $missing } ({ $prestige })
patisserie-advice-lacks_shared = a { $recipe } manca solo { $missing } se viene prima di { $rivals } ({ $prestige }); le scorte non bastano per tutti
patisserie-advice-toward = serve per { $recipe }: { $brought }; poi manca solo: { $missing }
patisserie-advice-toward_far = serve per { $recipe }: { $brought }; poi manca ancora: { $missing }
patisserie-advice-toward_shared = serve per { $recipe }: { $brought }; se viene prima di { $rivals }, poi manca: { $missing }
patisserie-advice-together = { $recipes } insieme richiedono { $needed }; questo porta { $brought }
patisserie-advice-display = è l’ultima cosa che manca a { $recipe } ({ $brought }); la ricetta è ancora in esposizione ({ $prestige })
patisserie-advice-display_shared = è l’ultima cosa che manca a { $recipe } se viene prima di { $rivals } ({ $brought }); la ricetta è ancora in esposizione ({ $prestige })
patisserie-advice-stored = resta di scorta per una ricetta futura: { $brought }
patisserie-advice-topping = con questa guarnizione si può decorare { $recipe }, e ogni rendita futura aumenta
patisserie-advice-topping_later = con questa guarnizione si potrà decorare un dolce futuro, e poi ogni rendita aumenta
patisserie-advice-farthest = delle tue ricette, a { $recipe } manca di più: { $missing }
patisserie-advice-least = delle tue ricette, { $recipe } vale meno di tutte ({ $prestige })
patisserie-advice-discards = { $recipe } non si può ancora infornare; manca: { $missing }
patisserie-advice-goes = in cambio se ne va la ricetta { $recipe } ({ $prestige })
patisserie-advice-conflicts = non basta per infornare insieme { $recipes }
patisserie-advice-needs_chef = delle tue ricette, solo { $recipe } richiede un Pasticciere
patisserie-advice-baked = { $recipe } è poi pronto da presentare ({ $prestige } alla fine)
patisserie-advice-baked_rewarded = { $recipe } è poi pronto da presentare ({ $prestige } alla fine), con ricompensa { FORM($table, "at") } ({ $reward })
patisserie-advice-brings = porta { $coins }; ciò che resta alla fine conta { $prestige } ogni { $each }
patisserie-advice-buys = porta { $coins }, abbastanza per comprare ciò che manca ancora a { $recipe } ({ $missing })
patisserie-advice-affords = porta { $coins }, abbastanza per un segnalino { FORM($place, "at") }
patisserie-advice-notice_worth = la carta porta { $coins } adesso, ma si perde il suo bonus «{ $bonus }», che ogni volta vale circa { $prestige }
patisserie-advice-notice_little = la carta porta { $coins } adesso, e con il suo bonus «{ $bonus }» si perde poco
patisserie-advice-bonus_worth = il suo bonus «{ $bonus }» vale ogni volta circa { $prestige }
patisserie-advice-bonus_is = il suo bonus: «{ $bonus }»
patisserie-advice-bonus_lost = ciò che va via con lei è il suo bonus «{ $bonus }», che vale ogni volta circa { $prestige }
patisserie-advice-bonus_slight = con il suo bonus «{ $bonus }» si perde poco
patisserie-advice-bonus_least = di queste carte, il suo bonus vale meno di tutti
patisserie-advice-chef_recipes = può infornare ciò che un Assistente non può: { $recipes }
patisserie-advice-hand = Pasticcieri allora in mano: { $hand_chefs }, Assistenti: { $hand_assistants }
patisserie-advice-spare_chef = un Pasticciere è di troppo: ne restano { $hand_chefs }, accanto a { $hand_assistants } Assistenti
patisserie-advice-spare_assistant = un Assistente è di troppo: ne restano { $hand_assistants }, accanto a { $hand_chefs } Pasticcieri
patisserie-advice-chance = una parte è fortuna: non si sa ancora che cosa si pescherà
patisserie-advice-hires_now = { FORM($card, "a") } da giocare in questo round: «{ $bonus }»

patisserie-advice-wanted = { $n ->
    [one] serve per { $recipe } ({ $brought }), e la ricetta è ancora in esposizione ({ $prestige })
   *[other] serve a { $n } ricette in esposizione ({ $brought }); la più vicina è { $recipe } ({ $prestige })
}

patisserie-advice-hires = { $rounds ->
    [one] { FORM($card, "a") } subito e per ancora un round: «{ $bonus }»
   *[other] { FORM($card, "a") } subito e per altri { $rounds } round: «{ $bonus }»
}
