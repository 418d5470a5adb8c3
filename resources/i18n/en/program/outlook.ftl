### What an option would cost and bring.

outlook-now = now
outlook-final = at the end
outlook-why = { $items }: { $why }
outlook-lead = { $leader } leads by { $n }
outlook-tie_break = { $leader } leads by the tie-break
outlook-place = { $place }: { $text }

score_change-since_own = { $change } since your last turn
score_change-since = { $change } since the last turn
score_change-item = { $item }: { $points }
score_change-changed = { $item }: { $points } ({ $why })
score_change-part = { $part } { $change }
score_change-struck = Your score if the game ended now: { $change } ({ $why })
score_change-earned = { $player }, if the game ended now: { $change } ({ $why })

refusal-why = { FORM($what, "the") }: { $why }

refusal-costs = { $n ->
    [one] { FORM($what, "the") } costs { $cost }: { $n } is missing
   *[other] { FORM($what, "the") } costs { $cost }: { $n } are missing
}
