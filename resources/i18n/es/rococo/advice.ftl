### What speaks for a play, in a hint and in the analysis of a game.

advice-starts = juega primero en la próxima ronda
advice-now = prestigio al momento: { $gain }
advice-item = { $item }: { $gain } al final
advice-costs = { $player } pierde { $prestige } con ello
advice-denied_card = { $player } sumaría { $gain } con { FORM($card, "the") }
advice-denied_decoration = { $player } sumaría { $gain } con { FORM($decoration, "the") }
advice-halls = presencia en { $present } de { $total } salones
advice-deputes = sin { FORM($card, "the") }, los demás llegan más a menudo a la mano
advice-income = da { $livre } más en cada fase de ingresos
advice-brings = da { $livre }
advice-completes = ya está todo para { FORM($dress, "a") }
advice-silk = da seda: { $silk }
advice-left_dress = deja { $livre }, suficiente para { FORM($dress, "a") }
advice-left_decoration = deja { $livre }, suficiente para: { $decoration }
advice-chance = nadie sabe qué saldrá entonces

advice-hall-taken = arrebata a { $player } el primer puesto { FORM($hall, "in") }: { $gain }
advice-hall-led = se pone en cabeza { FORM($hall, "in") }: { $gain }
advice-hall-gained = puntúa { FORM($hall, "in") }: { $gain }
advice-hall-kept = sigue en cabeza { FORM($hall, "in") }: { $gain }

advice-fireworks-taken = arrebata a { $player } el primer puesto en los fuegos artificiales: { $gain }
advice-fireworks-led = se pone en cabeza en los fuegos artificiales: { $gain }
advice-fireworks-gained = puntúa en los fuegos artificiales: { $gain }
advice-fireworks-kept = sigue en cabeza en los fuegos artificiales: { $gain }

advice-thread = { $n ->
    [one] da 1 hilo
   *[other] da { $n } hilos
}

advice-lace = { $n ->
    [one] da 1 encaje
   *[other] da { $n } encajes
}

advice-hand_dress = { $n ->
    [one] 1 de ellos puede confeccionar al momento { FORM($dress, "a") }
   *[other] { $n } de ellos pueden confeccionar al momento { FORM($dress, "a") }
}

advice-hand_masters = { $n ->
    [one] 1 Maestro entre ellos, para cualquier acción principal
   *[other] { $n } Maestros entre ellos, para cualquier acción principal
}

advice-hires = { $rounds ->
    [one] gana { FORM($card, "a") } para una ronda más
   *[other] gana { FORM($card, "a") } para { $rounds } rondas más
}
