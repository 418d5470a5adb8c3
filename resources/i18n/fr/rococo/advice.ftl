### Ce qui parle pour un coup, dans un conseil et dans l’analyse d’une partie.

advice-starts = joue en premier à la prochaine manche
advice-now = rapporte du prestige tout de suite ({ $gain })
advice-item = rapporte du prestige à la fin ({ $item } : { $gain })
advice-costs = { $player } y perd { $prestige }
advice-denied_card = enlève à { $player } { FORM($card, "the") }, qui lui rapporterait { $gain }
advice-denied_decoration = enlève à { $player } { FORM($decoration, "the") }, qui lui rapporterait { $gain }
advice-halls = salles occupées : { $present } sur { $total }
advice-hires_now = gagne { FORM($card, "a") } tout de suite : « { $bonus } »
advice-hires_livre = gagne { FORM($card, "a") } : { $livre } chaque fois, environ { $earned } d’ici la fin
advice-deputes = sans { FORM($card, "the") }, les autres reviennent plus souvent en main
advice-income = rapporte { $livre } de plus à chaque revenu
advice-brings = rapporte { $livre }
advice-completes = avec cela, tout est là pour { FORM($dress, "a") } ({ $prestige })
advice-completes_hall = avec cela, tout est là pour { FORM($dress, "a") } ({ $prestige }, plus { $gain } { FORM($hall, "in") })
advice-nearer = apporte { $brought } pour { FORM($dress, "a") } ; il manque ensuite encore : { $missing }
advice-stored = reste en réserve pour des modèles à venir : { $brought }
advice-left_dress = laisse { $livre }, assez pour { FORM($dress, "a") }
advice-left_decoration = laisse { $livre }, assez pour : { $decoration }
advice-chance = une part est affaire de chance : on ne sait pas encore ce qui sera pioché

advice-hall-taken = prend à { $player } la tête { FORM($hall, "in") } ({ $gain })
advice-hall-led = prend la tête { FORM($hall, "in") } ({ $gain })
advice-hall-gained = marque { FORM($hall, "in") } ({ $gain })
advice-hall-kept = accroît son avance { FORM($hall, "in") } ({ $gain })

advice-fireworks-taken = prend à { $player } la tête au feu d’artifice ({ $gain })
advice-fireworks-led = prend la tête au feu d’artifice ({ $gain })
advice-fireworks-gained = marque au feu d’artifice ({ $gain })
advice-fireworks-kept = accroît son avance au feu d’artifice ({ $gain })

advice-hand_dress = { $n ->
    [one] { $n } d’entre eux peut confectionner aussitôt { FORM($dress, "a") }
   *[other] { $n } d’entre eux peuvent confectionner aussitôt { FORM($dress, "a") }
}

advice-hand_tile = si l’un d’eux achète { FORM($tile, "a") }, tout est là pour { FORM($dress, "a") }
advice-hand_bonus = { $card } apporte : « { $bonus } »

advice-hand_masters = { $n ->
    [one] { $n } Maître parmi eux, pour n’importe quelle action principale
   *[other] { $n } Maîtres parmi eux, pour n’importe quelle action principale
}

advice-hires = { $rounds ->
    [one] gagne { FORM($card, "a") }, tout de suite et pour une manche encore : « { $bonus } »
   *[other] gagne { FORM($card, "a") }, tout de suite et pour { $rounds } manches encore : « { $bonus } »
}
