### The score sheet.

patisserie-item-prestige = Durante la partita
patisserie-decisive-prestige = prestigio guadagnato durante la partita (carte, decorazioni, servizio)
patisserie-item-mentor = Riserve del Mentore
patisserie-item-coins = Denaro
patisserie-item-tables = Tavole della festa
patisserie-item-served = Anfitrioni: avversari con servizio
patisserie-item-dishes = Dolci
patisserie-item-posts = Personale di servizio
patisserie-item-hosts = Nobili anfitrioni
patisserie-item-specials = Bonus speciali

patisserie-part-prestige = Sul tracciato del prestigio: { $points }
patisserie-part-inventory = Bonus della riserva del Mentore: { $points }
patisserie-part-supplies = Metà delle tessere e delle merci rimaste: { $points }
patisserie-part-coins = { $coins }, dopo l’ultima rendita e le ultime vendite (1 ogni { $each }): { $points }
patisserie-part-dish = { $piece }: { $points }
patisserie-part-post = Servizio ({ $first } / { $second }): { $points }
patisserie-part-host = Nobile anfitrione { $number }: { $points }
patisserie-part-special = { $bonus }: { $points }
patisserie-part-tied = { $part } ({ $tie })

patisserie-tie-nearest = parità: il più vicino al bonus

patisserie-score-total = Prestigio
patisserie-score-left = Monete rimaste (parità)
patisserie-score-won = Vince { $name } con { $total } punti prestigio.
    .you = Vinci con { $total } punti prestigio.
patisserie-score-tie_broken = { $tied } hanno { $total } punti prestigio ciascuno; vince { $name }, a cui rimangono più monete ({ $left } contro { $next }).
    .you = { $tied } avete { $total } punti prestigio ciascuno; vinci tu, perché ti rimangono più monete ({ $left } contro { $next }).
patisserie-score-rival = { $tied } hanno { $total } punti prestigio ciascuno; { $name } vince ogni parità.
patisserie-score-start_player = { $tied } hanno ciascuno { $total } punti prestigio e ancora { $coins }; vince { $name }, che viene prima a partire dal primo giocatore.
    .you = { $tied } avete ciascuno { $total } punti prestigio e ancora { $coins }; vinci tu, che vieni prima a partire dal primo giocatore.

patisserie-part-table = { $n ->
    [one] { $table }, { $n } dolce, { $rank }: { $points }
   *[other] { $table }, { $n } dolci, { $rank }: { $points }
}

patisserie-part-served = { $n ->
    [one] Nobile anfitrione { $number }; { $n } avversario ha personale di servizio: { $points }
   *[other] Nobile anfitrione { $number }; { $n } avversari hanno personale di servizio: { $points }
}

patisserie-scored-table = { $table }
patisserie-scored-table_less = { $table }: posizione persa
patisserie-scored-served = nobile anfitrione { $number }
patisserie-scored-dish = { $piece }
patisserie-scored-post = { $first } / { $second }
patisserie-scored-host = nobile anfitrione { $number }
patisserie-scored-special = { $bonus }
