### What speaks for a play, in a hint and in the analysis of a game.

advice-starts = moves first in the next round
advice-now = prestige at once: { $gain }
advice-item = { $item }: { $gain } at the end
advice-costs = { $player } loses { $prestige } by it
advice-denied_card = { $player } would score { $gain } with { FORM($card, "the") }
advice-denied_decoration = { $player } would score { $gain } with { FORM($decoration, "the") }
advice-halls = present in { $present } of { $total } halls
advice-deputes = without { FORM($card, "the") }, the others come to hand more often
advice-income = brings { $livre } more in each income
advice-brings = brings { $livre }
advice-completes = everything is there for { FORM($dress, "a") }
advice-silk = brings silk: { $silk }
advice-left_dress = leaves { $livre }, enough for { FORM($dress, "a") }
advice-left_decoration = leaves { $livre }, enough for: { $decoration }
advice-chance = nobody knows what will be drawn then

advice-hall-taken = takes the lead { FORM($hall, "in") } from { $player }: { $gain }
advice-hall-led = takes the lead { FORM($hall, "in") }: { $gain }
advice-hall-gained = scores { FORM($hall, "in") }: { $gain }
advice-hall-kept = keeps the lead { FORM($hall, "in") }: { $gain }

advice-fireworks-taken = takes the lead in the fireworks from { $player }: { $gain }
advice-fireworks-led = takes the lead in the fireworks: { $gain }
advice-fireworks-gained = scores in the fireworks: { $gain }
advice-fireworks-kept = keeps the lead in the fireworks: { $gain }

advice-thread = { $n ->
    [one] brings 1 thread
   *[other] brings { $n } threads
}

advice-lace = { $n ->
    [one] brings 1 lace
   *[other] brings { $n } laces
}

advice-hand_dress = { $n ->
    [one] 1 of them can make { FORM($dress, "a") } at once
   *[other] { $n } of them can make { FORM($dress, "a") } at once
}

advice-hand_masters = { $n ->
    [one] 1 Master among them, for any main action
   *[other] { $n } Masters among them, for any main action
}

advice-hires = { $rounds ->
    [one] gains { FORM($card, "a") } for one more round
   *[other] gains { FORM($card, "a") } for { $rounds } more rounds
}
