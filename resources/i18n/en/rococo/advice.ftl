### What speaks for a play, in a hint and in the analysis of a game.

advice-starts = moves first in the next round
advice-now = brings prestige at once ({ $gain })
advice-item = brings prestige at the end ({ $item }: { $gain })
advice-costs = { $player } loses { $prestige } by it
advice-denied_card = keeps { FORM($card, "the") } from { $player }, who would score { $gain }
advice-denied_decoration = keeps { FORM($decoration, "the") } from { $player }, who would score { $gain }
advice-halls = present in { $present } of { $total } halls
advice-hires_now = gains { FORM($card, "a") } at once: “{ $bonus }”
advice-hires_livre = gains { FORM($card, "a") }: { $livre } each time it is played, about { $earned } by the end
advice-deputes = without { FORM($card, "the") }, the others come to hand more often
advice-income = brings { $livre } more in each income
advice-brings = brings { $livre }
advice-completes = with this, everything is there for { FORM($dress, "a") } ({ $prestige })
advice-completes_hall = with this, everything is there for { FORM($dress, "a") } ({ $prestige }, and { FORM($hall, "in") } { $gain })
advice-nearer = brings { $brought } for { FORM($dress, "a") }; after that { $missing } will still be lacking
advice-stored = keeps this in store for designs to come: { $brought }
advice-left_dress = leaves { $livre }, enough for { FORM($dress, "a") }
advice-left_decoration = leaves { $livre }, enough for: { $decoration }
advice-chance = part of this is luck: what will be drawn is not known yet

advice-hall-taken = takes the lead { FORM($hall, "in") } from { $player } ({ $gain })
advice-hall-led = takes the lead { FORM($hall, "in") } ({ $gain })
advice-hall-gained = scores { FORM($hall, "in") } ({ $gain })
advice-hall-kept = extends the lead { FORM($hall, "in") } ({ $gain })

advice-fireworks-taken = takes the lead in the fireworks from { $player } ({ $gain })
advice-fireworks-led = takes the lead in the fireworks ({ $gain })
advice-fireworks-gained = scores in the fireworks ({ $gain })
advice-fireworks-kept = extends the lead in the fireworks ({ $gain })

advice-hand_dress = { $n ->
    [one] 1 of them can make { FORM($dress, "a") } at once
   *[other] { $n } of them can make { FORM($dress, "a") } at once
}

advice-hand_tile = if one of them buys { FORM($tile, "a") }, everything is there for { FORM($dress, "a") }
advice-hand_bonus = { $card } brings “{ $bonus }”

advice-hand_masters = { $n ->
    [one] 1 Master among them, for any main action
   *[other] { $n } Masters among them, for any main action
}

advice-hires = { $rounds ->
    [one] gains { FORM($card, "a") } at once and for one more round: “{ $bonus }”
   *[other] gains { FORM($card, "a") } at once and for { $rounds } more rounds: “{ $bonus }”
}
