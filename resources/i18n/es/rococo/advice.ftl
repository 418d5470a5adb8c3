### What speaks for a play, in a hint and in the analysis of a game.

advice-starts = juega primero en la próxima ronda
advice-now = da prestigio al momento ({ $gain })
advice-item = da prestigio al final ({ $item }: { $gain })
advice-costs = { $player } pierde { $prestige } con ello
advice-denied_card = le quita a { $player } { FORM($card, "the") }, que le daría { $gain }
advice-denied_decoration = le quita a { $player } { FORM($decoration, "the") }, que le daría { $gain }
advice-halls = presencia en { $present } de { $total } salones
advice-hires_now = gana { FORM($card, "a") } ya: «{ $bonus }»
advice-hires_livre = gana { FORM($card, "a") }: { $livre } cada vez, unas { $earned } hasta el final
advice-deputes = sin { FORM($card, "the") }, los demás llegan más a menudo a la mano
advice-income = da { $livre } más en cada fase de ingresos
advice-brings = da { $livre }
advice-completes = con esto ya está todo para { FORM($dress, "a") } ({ $prestige })
advice-completes_hall = con esto ya está todo para { FORM($dress, "a") } ({ $prestige }, más { $gain } { FORM($hall, "in") })
advice-nearer = aporta { $brought } para { FORM($dress, "a") }; después aún falta: { $missing }
advice-stored = queda de reserva para diseños futuros: { $brought }
advice-left_dress = deja { $livre }, suficiente para { FORM($dress, "a") }
advice-left_decoration = deja { $livre }, suficiente para: { $decoration }
advice-chance = una parte es suerte: aún no se sabe qué saldrá

advice-hall-taken = arrebata a { $player } el primer puesto { FORM($hall, "in") } ({ $gain })
advice-hall-led = se pone en cabeza { FORM($hall, "in") } ({ $gain })
advice-hall-gained = puntúa { FORM($hall, "in") } ({ $gain })
advice-hall-kept = amplía su ventaja { FORM($hall, "in") } ({ $gain })

advice-fireworks-taken = arrebata a { $player } el primer puesto en los fuegos artificiales ({ $gain })
advice-fireworks-led = se pone en cabeza en los fuegos artificiales ({ $gain })
advice-fireworks-gained = puntúa en los fuegos artificiales ({ $gain })
advice-fireworks-kept = amplía su ventaja en los fuegos artificiales ({ $gain })

advice-hand_dress = { $n ->
    [one] 1 de ellos puede confeccionar al momento { FORM($dress, "a") }
   *[other] { $n } de ellos pueden confeccionar al momento { FORM($dress, "a") }
}

advice-hand_tile = si uno de ellos compra { FORM($tile, "a") }, está todo para { FORM($dress, "a") }
advice-hand_bonus = { $card } da: «{ $bonus }»

advice-hand_masters = { $n ->
    [one] 1 Maestro entre ellos, para cualquier acción principal
   *[other] { $n } Maestros entre ellos, para cualquier acción principal
}

advice-hires = { $rounds ->
    [one] gana { FORM($card, "a") } ya y para una ronda más: «{ $bonus }»
   *[other] gana { FORM($card, "a") } ya y para { $rounds } rondas más: «{ $bonus }»
}
