### What speaks for a play, in a hint and in the analysis of a game.

patisserie-advice-now = prestigio inmediato: { $gain }
patisserie-advice-item = { $item }: { $gain } al final
patisserie-advice-table = puntúa en la { $table }: { $gain }
patisserie-advice-leads = se pone en cabeza en la { $table }: { $gain }
patisserie-advice-income_coins = da { $coins } más en cada fase de ingresos
patisserie-advice-income_prestige = da { $prestige } más en cada fase de ingresos
patisserie-advice-completes = está todo para hornear { $recipe }
patisserie-advice-baked = a punto para entregar: { $recipe }
patisserie-advice-tiles = trae ingredientes: { $tiles }
patisserie-advice-hires = suma personal: { $card }
patisserie-advice-brings = da { $coins }
patisserie-advice-left = deja { $coins }
patisserie-advice-bonus_worth = su bonificación vale aproximadamente { $prestige }
patisserie-advice-bonus_little = su bonificación vale poco ahora
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
