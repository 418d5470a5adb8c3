### What an option would cost and bring.

outlook-now = ahora
outlook-final = al final
outlook-why = { $items }: { $why }
outlook-lead = { $leader } lidera por { $n }
outlook-tie_break = { $leader } lidera por desempate
outlook-place = { $place }: { $text }

score_change-since_own = { $change } desde tu último turno
score_change-since = { $change } desde el último turno
score_change-item = { $item }: { $points }
score_change-changed = { $item }: { $points } ({ $why })
score_change-part = { $part } { $change }
score_change-struck = Tu puntuación si la partida acabara ahora: { $change } ({ $why })
score_change-earned = { $player }, si la partida acabara ahora: { $change } ({ $why })

refusal-why = { FORM($what, "the") }: { $why }

refusal-costs = { $n ->
    [one] { FORM($what, "the") }: precio { $cost }, falta { $n }
   *[other] { FORM($what, "the") }: precio { $cost }, faltan { $n }
}
