### What an option would cost and bring.

outlook-now = jetzt
outlook-final = am Ende
outlook-why = { $items }: { $why }
outlook-lead = { $leader } führt mit { $n } Vorsprung
outlook-tie_break = { $leader } gewinnt den Gleichstand
outlook-place = { $place }: { $text }

score_change-since_own = { $change } seit deinem letzten Zug
score_change-since = { $change } seit dem letzten Zug
score_change-item = { $item }: { $points }
score_change-changed = { $item }: { $points } ({ $why })
score_change-part = { $part } { $change }
score_change-struck = Dein Stand, wenn das Spiel jetzt endete: { $change } ({ $why })
score_change-earned = { $player }, wenn das Spiel jetzt endete: { $change } ({ $why })

refusal-why = { FORM($what, "nom") }: { $why }

refusal-costs = { $n ->
    [one] { FORM($what, "nom") } kostet { $cost }: { $n } fehlt
   *[other] { FORM($what, "nom") } kostet { $cost }: { $n } fehlen
}
