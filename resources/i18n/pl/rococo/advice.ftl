### What speaks for a play, in a hint and in the analysis of a game.

advice-starts = zaczyna w następnej rundzie
advice-now = daje prestiż od razu ({ $gain })
advice-item = daje prestiż na koniec ({ $item }: { $gain })
advice-costs = { $player } traci na tym { $prestige }
advice-denied_card = { $player } nie zyska { $gain }, bo nie dostanie tego: { $card }
advice-denied_decoration = { $player } nie zyska { $gain }, bo nie dostanie tego: { $decoration }
advice-halls = obecność w { $present } z { $total } sal
advice-hires_now = zyskuje { FORM($card, "a") } od razu: „{ $bonus }”
advice-hires_livre = zyskuje { FORM($card, "a") }: { $livre } za każdym razem, razem do końca mniej więcej { $earned }
advice-deputes = bez { FORM($card, "gen") } pozostali częściej trafiają na rękę
advice-income = przy każdym dochodzie dodatkowo { $livre }
advice-brings = daje { $livre }
advice-completes = z tym jest już wszystko na { FORM($dress, "a") } ({ $prestige })
advice-completes_hall = z tym jest już wszystko na { FORM($dress, "a") } ({ $prestige }, a { FORM($hall, "in") } { $gain })
advice-nearer = daje { $brought } na { FORM($dress, "a") }; potem brakuje jeszcze: { $missing }
advice-stored = trafia do zapasu na przyszłe projekty: { $brought }
advice-left_dress = w sakiewce zostaje: { $livre }, dość na { FORM($dress, "a") }
advice-left_decoration = w sakiewce zostaje: { $livre }, dość na: { $decoration }
advice-chance = częściowo decyduje szczęście: nie wiadomo jeszcze, co wyjdzie

advice-hall-taken = przejmuje prowadzenie { FORM($hall, "in") }; traci je { $player } ({ $gain })
advice-hall-led = obejmuje prowadzenie { FORM($hall, "in") } ({ $gain })
advice-hall-gained = punktuje { FORM($hall, "in") } ({ $gain })
advice-hall-kept = powiększa przewagę { FORM($hall, "in") } ({ $gain })

advice-fireworks-taken = przejmuje prowadzenie w fajerwerkach; traci je { $player } ({ $gain })
advice-fireworks-led = obejmuje prowadzenie w fajerwerkach ({ $gain })
advice-fireworks-gained = punktuje w fajerwerkach ({ $gain })
advice-fireworks-kept = powiększa przewagę w fajerwerkach ({ $gain })

advice-hand_dress = { $n ->
    [one] { $n } z nich może od razu uszyć { FORM($dress, "a") }
    [few] { $n } z nich mogą od razu uszyć { FORM($dress, "a") }
    [many] { $n } z nich może od razu uszyć { FORM($dress, "a") }
   *[other] { $n } z nich może od razu uszyć { FORM($dress, "a") }
}

advice-hand_tile = jeśli ktoś z nich kupi { FORM($tile, "a") }, będzie wszystko na { FORM($dress, "a") }
advice-hand_bonus = { $card } daje: „{ $bonus }”

advice-hand_masters = { $n ->
    [one] wśród nich { $n } Mistrz do dowolnej akcji głównej
    [few] wśród nich { $n } Mistrzów do dowolnej akcji głównej
    [many] wśród nich { $n } Mistrzów do dowolnej akcji głównej
   *[other] wśród nich { $n } Mistrza do dowolnej akcji głównej
}

advice-hires = { $rounds ->
    [one] zyskuje { FORM($card, "a") } od razu i na jeszcze jedną rundę: „{ $bonus }”
    [few] zyskuje { FORM($card, "a") } od razu i na jeszcze { $rounds } rundy: „{ $bonus }”
    [many] zyskuje { FORM($card, "a") } od razu i na jeszcze { $rounds } rund: „{ $bonus }”
   *[other] zyskuje { FORM($card, "a") } od razu i na jeszcze { $rounds } rundy: „{ $bonus }”
}
