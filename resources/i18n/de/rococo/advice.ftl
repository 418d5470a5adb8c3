### Was für einen Zug spricht, im Tipp und in der Analyse eines Spiels.

advice-starts = ist in der nächsten Runde zuerst am Zug
advice-now = bringt sofort Ansehen ({ $gain })
advice-item = bringt Ansehen am Ende ({ $item }: { $gain })
advice-costs = { $player } verliert dadurch { $prestige }
advice-denied_card = schnappt { $player } { FORM($card, "the") } weg, wofür { $player } { $gain } bekäme
advice-denied_decoration = schnappt { $player } { FORM($decoration, "the") } weg, wofür { $player } { $gain } bekäme
advice-halls = in { $present } von { $total } Sälen vertreten
advice-hires_now = gewinnt { FORM($card, "a") } sofort: „{ $bonus }“
advice-hires_livre = gewinnt { FORM($card, "a") }: { $livre } bei jedem Einsatz, etwa { $earned } bis zum Ende
advice-deputes = ohne { FORM($card, "the") } kommen die anderen öfter auf die Hand
advice-income = bringt bei jedem Einkommen { $livre } mehr
advice-brings = bringt { $livre }
advice-completes = damit ist alles da für { FORM($dress, "a") } ({ $prestige })
advice-completes_hall = damit ist alles da für { FORM($dress, "a") } ({ $prestige }, dazu { FORM($hall, "in") } { $gain })
advice-nearer = bringt { $brought } für { FORM($dress, "a") }; danach fehlt noch: { $missing }
advice-stored = kommt in den Vorrat für spätere Entwürfe: { $brought }
advice-left_dress = lässt { $livre } übrig, genug für { FORM($dress, "a") }
advice-left_decoration = lässt { $livre } übrig, genug für: { $decoration }
advice-chance = ein Teil ist Glück: was gezogen wird, steht noch nicht fest

advice-hall-taken = übernimmt { FORM($hall, "in") } die Führung von { $player } ({ $gain })
advice-hall-led = übernimmt { FORM($hall, "in") } die Führung ({ $gain })
advice-hall-gained = punktet { FORM($hall, "in") } ({ $gain })
advice-hall-kept = baut { FORM($hall, "in") } die Führung aus ({ $gain })

advice-fireworks-taken = übernimmt beim Feuerwerk die Führung von { $player } ({ $gain })
advice-fireworks-led = übernimmt beim Feuerwerk die Führung ({ $gain })
advice-fireworks-gained = punktet beim Feuerwerk ({ $gain })
advice-fireworks-kept = baut beim Feuerwerk die Führung aus ({ $gain })

advice-hand_dress = { $n ->
    [one] 1 von ihnen kann sofort { FORM($dress, "a") } schneidern
   *[other] { $n } von ihnen können sofort { FORM($dress, "a") } schneidern
}

advice-hand_tile = kauft einer von ihnen { FORM($tile, "a") }, ist alles da für { FORM($dress, "a") }
advice-hand_bonus = { $card } bringt: „{ $bonus }“

advice-hand_masters = { $n ->
    [one] 1 Meister unter ihnen, für jede Hauptaktion
   *[other] { $n } Meister unter ihnen, für jede Hauptaktion
}

advice-hires = { $rounds ->
    [one] gewinnt { FORM($card, "a") } sofort und für noch eine Runde: „{ $bonus }“
   *[other] gewinnt { FORM($card, "a") } sofort und für noch { $rounds } Runden: „{ $bonus }“
}
