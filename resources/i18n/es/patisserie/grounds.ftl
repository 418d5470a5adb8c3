### What speaks for a play, in a hint and in the analysis of a game.

patisserie-advice-now = prestigio inmediato: { $gain }
patisserie-advice-item = { $item }: { $gain } al final
patisserie-advice-table = puntúa en la { $table }: { $gain }
patisserie-advice-leads = se pone en cabeza en la { $table }: { $gain }
patisserie-advice-income_coins = da { $coins } más en cada fase de ingresos
patisserie-advice-income_prestige = da { $prestige } más en cada fase de ingresos
patisserie-advice-completes = está todo para hornear { $recipe }
patisserie-advice-lacks = para { $recipe } aún falta: { $missing }
patisserie-advice-farthest = de tus recetas, a { $recipe } es a la que más le falta: { $missing }
patisserie-advice-least = de tus recetas, { $recipe } es la que menos vale: { $prestige }
patisserie-advice-baked = a punto para entregar: { $recipe }
patisserie-advice-tiles = trae ingredientes: { $tiles }
patisserie-advice-brings = da { $coins }
patisserie-advice-bonus_worth = su bonificación vale aproximadamente { $prestige }
patisserie-advice-bonus_little = su bonificación vale poco ahora
patisserie-advice-bonus_least = de estas cartas, su bonificación es la que menos vale
patisserie-advice-hand = Pasteleros en la mano después: { $hand_chefs }; Ayudantes: { $hand_assistants }
patisserie-advice-chance = nadie sabe lo que saldrá entonces

patisserie-advice-flour = { $n ->
    [one] da { $n } de harina
   *[other] da { $n } de harina
}

patisserie-advice-sugar = { $n ->
    [one] da { $n } de azúcar
   *[other] da { $n } de azúcar
}

patisserie-advice-butter = { $n ->
    [one] da { $n } de mantequilla
   *[other] da { $n } de mantequilla
}

patisserie-advice-hires = { $rounds ->
    [one] suma personal para una ronda más: { $card }
   *[other] suma personal para { $rounds } rondas más: { $card }
}
