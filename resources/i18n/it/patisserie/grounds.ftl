### What speaks for a play, in a hint and in the analysis of a game.

patisserie-advice-now = prestigio subito: { $gain }
patisserie-advice-item = { $item }: { $gain } alla fine
patisserie-advice-table = fa punti { FORM($table, "at") }: { $gain }
patisserie-advice-leads = passa in testa { FORM($table, "at") }: { $gain }
patisserie-advice-income_coins = porta { $coins } in più a ogni rendita
patisserie-advice-income_prestige = porta { $prestige } in più a ogni rendita
patisserie-advice-completes = c’è tutto per infornare: { $recipe }
patisserie-advice-lacks = per { $recipe } manca ancora: { $missing }
patisserie-advice-farthest = delle tue ricette, a { $recipe } manca di più: { $missing }
patisserie-advice-least = delle tue ricette, { $recipe } vale meno di tutte: { $prestige }
patisserie-advice-baked = pronto per la consegna: { $recipe }
patisserie-advice-tiles = porta ingredienti: { $tiles }
patisserie-advice-brings = porta { $coins }
patisserie-advice-bonus_worth = il suo bonus vale circa { $prestige }
patisserie-advice-bonus_little = il suo bonus adesso vale poco
patisserie-advice-bonus_least = di queste carte, il suo bonus vale meno di tutti
patisserie-advice-hand = Pasticcieri allora in mano: { $hand_chefs }, Assistenti: { $hand_assistants }
patisserie-advice-chance = nessuno sa che cosa verrà pescato

patisserie-advice-flour = { $n ->
    [one] porta { $n } farina
   *[other] porta { $n } farina
}

patisserie-advice-sugar = { $n ->
    [one] porta { $n } zucchero
   *[other] porta { $n } zucchero
}

patisserie-advice-butter = { $n ->
    [one] porta { $n } burro
   *[other] porta { $n } burro
}

patisserie-advice-hires = { $rounds ->
    [one] aggiunge personale per ancora un round: { $card }
   *[other] aggiunge personale per altri { $rounds } round: { $card }
}
