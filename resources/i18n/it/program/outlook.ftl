### What an option would cost and bring.

outlook-now = subito
outlook-final = alla fine
outlook-why = { $items }: { $why }
outlook-lead = { $leader } in testa di { $n }
outlook-tie_break = { $leader } in testa per lo spareggio
outlook-place = { $place }: { $text }

score_change-since_own = { $change } dal tuo ultimo turno
score_change-since = { $change } dall’ultimo turno
score_change-item = { $item }: { $points }
score_change-changed = { $item }: { $points } ({ $why })
score_change-part = { $part } { $change }
score_change-struck = Il tuo punteggio se la partita finisse ora: { $change } ({ $why })
score_change-earned = { $player }, se la partita finisse ora: { $change } ({ $why })

refusal-why = { FORM($what, "the") }: { $why }

refusal-costs = { $n ->
    [one] { FORM($what, "the") } costa { $cost }: manca { $n }
   *[other] { FORM($what, "the") } costa { $cost }: mancano { $n }
}
