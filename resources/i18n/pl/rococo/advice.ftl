### What speaks for a play, in a hint and in the analysis of a game.

advice-starts = zaczyna w następnej rundzie
advice-now = prestiż od razu: { $gain }
advice-item = { $item }: { $gain } na koniec
advice-costs = { $player } traci na tym { $prestige }
advice-denied_card = { $player } ma z tego { $gain }: { $card }
advice-denied_decoration = { $player } ma z tego { $gain }: { $decoration }
advice-halls = obecność w { $present } z { $total } sal
advice-deputes = bez { FORM($card, "gen") } pozostali częściej trafiają na rękę
advice-income = przy każdym dochodzie dodatkowo { $livre }
advice-brings = daje { $livre }
advice-completes = jest już wszystko na { FORM($dress, "a") }
advice-silk = daje jedwab: { $silk }
advice-left_dress = w sakiewce zostaje: { $livre }, dość na { FORM($dress, "a") }
advice-left_decoration = w sakiewce zostaje: { $livre }, dość na: { $decoration }
advice-chance = nikt nie wie, co wtedy wyjdzie

advice-hall-taken = przejmuje prowadzenie { FORM($hall, "in") } (traci je { $player }): { $gain }
advice-hall-led = obejmuje prowadzenie { FORM($hall, "in") }: { $gain }
advice-hall-gained = punktuje { FORM($hall, "in") }: { $gain }
advice-hall-kept = utrzymuje prowadzenie { FORM($hall, "in") }: { $gain }

advice-fireworks-taken = przejmuje prowadzenie w fajerwerkach (traci je { $player }): { $gain }
advice-fireworks-led = obejmuje prowadzenie w fajerwerkach: { $gain }
advice-fireworks-gained = punktuje w fajerwerkach: { $gain }
advice-fireworks-kept = utrzymuje prowadzenie w fajerwerkach: { $gain }

advice-thread = { $n ->
    [one] daje { $n } nić
    [few] daje { $n } nici
    [many] daje { $n } nici
   *[other] daje { $n } nici
}

advice-lace = { $n ->
    [one] daje { $n } koronkę
    [few] daje { $n } koronki
    [many] daje { $n } koronek
   *[other] daje { $n } koronki
}

advice-hand_dress = { $n ->
    [one] { $n } z nich może od razu uszyć { FORM($dress, "a") }
    [few] { $n } z nich mogą od razu uszyć { FORM($dress, "a") }
    [many] { $n } z nich może od razu uszyć { FORM($dress, "a") }
   *[other] { $n } z nich może od razu uszyć { FORM($dress, "a") }
}

advice-hand_masters = { $n ->
    [one] wśród nich { $n } Mistrz do dowolnej akcji głównej
    [few] wśród nich { $n } Mistrzów do dowolnej akcji głównej
    [many] wśród nich { $n } Mistrzów do dowolnej akcji głównej
   *[other] wśród nich { $n } Mistrza do dowolnej akcji głównej
}

advice-hires = { $rounds ->
    [one] zyskuje { FORM($card, "a") } na jeszcze jedną rundę
    [few] zyskuje { FORM($card, "a") } na jeszcze { $rounds } rundy
    [many] zyskuje { FORM($card, "a") } na jeszcze { $rounds } rund
   *[other] zyskuje { FORM($card, "a") } na jeszcze { $rounds } rundy
}
