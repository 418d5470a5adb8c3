### Was für einen Zug spricht, im Tipp und in der Analyse eines Spiels.

advice-starts = ist in der nächsten Runde zuerst am Zug
advice-now = Ansehen sofort: { $gain }
advice-item = { $item }: { $gain } am Ende
advice-costs = { $player } verliert dadurch { $prestige }
advice-denied_card = { $player } bekäme für { FORM($card, "the") } { $gain }
advice-denied_decoration = { $player } bekäme für { FORM($decoration, "the") } { $gain }
advice-halls = in { $present } von { $total } Sälen vertreten
advice-deputes = ohne { FORM($card, "the") } kommen die anderen öfter auf die Hand
advice-income = bringt bei jedem Einkommen { $livre } mehr
advice-brings = bringt { $livre }
advice-completes = alles ist da für { FORM($dress, "a") }
advice-silk = bringt Seide: { $silk }
advice-left_dress = lässt { $livre } übrig, genug für { FORM($dress, "a") }
advice-left_decoration = lässt { $livre } übrig, genug für: { $decoration }
advice-chance = niemand weiß, was dann gezogen wird

advice-hall-taken = übernimmt { FORM($hall, "in") } die Führung von { $player }: { $gain }
advice-hall-led = übernimmt { FORM($hall, "in") } die Führung: { $gain }
advice-hall-gained = punktet { FORM($hall, "in") }: { $gain }
advice-hall-kept = behält { FORM($hall, "in") } die Führung: { $gain }

advice-fireworks-taken = übernimmt beim Feuerwerk die Führung von { $player }: { $gain }
advice-fireworks-led = übernimmt beim Feuerwerk die Führung: { $gain }
advice-fireworks-gained = punktet beim Feuerwerk: { $gain }
advice-fireworks-kept = behält beim Feuerwerk die Führung: { $gain }

advice-thread = { $n ->
    [one] bringt 1 Garn
   *[other] bringt { $n } Garn
}

advice-lace = { $n ->
    [one] bringt 1 Spitze
   *[other] bringt { $n } Spitzen
}

advice-hand_dress = { $n ->
    [one] 1 von ihnen kann sofort { FORM($dress, "a") } schneidern
   *[other] { $n } von ihnen können sofort { FORM($dress, "a") } schneidern
}

advice-hand_masters = { $n ->
    [one] 1 Meister unter ihnen, für jede Hauptaktion
   *[other] { $n } Meister unter ihnen, für jede Hauptaktion
}

advice-hires = { $rounds ->
    [one] gewinnt { FORM($card, "a") } für noch eine Runde
   *[other] gewinnt { FORM($card, "a") } für noch { $rounds } Runden
}
