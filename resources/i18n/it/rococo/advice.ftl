### What speaks for a play, in a hint and in the analysis of a game.

advice-starts = gioca per primo nel prossimo round
advice-now = porta subito prestigio ({ $gain })
advice-item = porta prestigio alla fine ({ $item }: { $gain })
advice-costs = { $player } ci rimette { $prestige }
advice-denied_card = toglie a { $player } { FORM($card, "the") }, che varrebbe { $gain }
advice-denied_decoration = toglie a { $player } { FORM($decoration, "the") }, che varrebbe { $gain }
advice-halls = presente in { $present } sale su { $total }
advice-hires_now = guadagna { FORM($card, "a") } subito: «{ $bonus }»
advice-hires_livre = guadagna { FORM($card, "a") }: { $livre } ogni volta, circa { $earned } fino alla fine
advice-deputes = senza { FORM($card, "the") }, gli altri tornano più spesso in mano
advice-income = porta { $livre } in più a ogni rendita
advice-brings = porta { $livre }
advice-completes = con questo c’è tutto per { FORM($dress, "a") } ({ $prestige })
advice-completes_hall = con questo c’è tutto per { FORM($dress, "a") } ({ $prestige }, più { $gain } { FORM($hall, "in") })
advice-nearer = porta { $brought } per { FORM($dress, "a") }; poi manca ancora: { $missing }
advice-stored = resta di scorta per modelli futuri: { $brought }
advice-left_dress = lascia { $livre }, abbastanza per { FORM($dress, "a") }
advice-left_decoration = lascia { $livre }, abbastanza per: { $decoration }
advice-chance = una parte è fortuna: non si sa ancora che cosa si pescherà

advice-hall-taken = supera { $player } e va in testa { FORM($hall, "in") } ({ $gain })
advice-hall-led = va in testa { FORM($hall, "in") } ({ $gain })
advice-hall-gained = fa punti { FORM($hall, "in") } ({ $gain })
advice-hall-kept = aumenta il vantaggio { FORM($hall, "in") } ({ $gain })

advice-fireworks-taken = supera { $player } e va in testa nei fuochi d’artificio ({ $gain })
advice-fireworks-led = va in testa nei fuochi d’artificio ({ $gain })
advice-fireworks-gained = fa punti nei fuochi d’artificio ({ $gain })
advice-fireworks-kept = aumenta il vantaggio nei fuochi d’artificio ({ $gain })

advice-hand_dress = { $n ->
    [one] { $n } di loro può confezionare subito { FORM($dress, "a") }
   *[other] { $n } di loro possono confezionare subito { FORM($dress, "a") }
}

advice-hand_tile = se uno di loro compra { FORM($tile, "a") }, c’è tutto per { FORM($dress, "a") }
advice-hand_bonus = { $card } dà: «{ $bonus }»

advice-hand_masters = { $n ->
    [one] { $n } Maestro fra loro, per qualsiasi azione principale
   *[other] { $n } Maestri fra loro, per qualsiasi azione principale
}

advice-hires = { $rounds ->
    [one] guadagna { FORM($card, "a") } subito e per ancora un round: «{ $bonus }»
   *[other] guadagna { FORM($card, "a") } subito e per altri { $rounds } round: «{ $bonus }»
}
