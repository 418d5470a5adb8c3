### What an option would cost and bring.

outlook-now = maintenant
outlook-final = à la fin
outlook-why = { $items } : { $why }
outlook-lead = { $leader } mène de { $n }
outlook-tie_break = { $leader } mène grâce au départage
outlook-place = { $place } : { $text }

score_change-since_own = { $change } depuis votre dernier tour
score_change-since = { $change } depuis le dernier tour
score_change-item = { $item } : { $points }
score_change-changed = { $item } : { $points } ({ $why })
score_change-part = { $part } { $change }
score_change-struck = Votre score si la partie finissait maintenant : { $change } ({ $why })
score_change-earned = { $player }, si la partie finissait maintenant : { $change } ({ $why })

refusal-why = { FORM($what, "the") } : { $why }

refusal-costs = { $n ->
    [one] { FORM($what, "the") } coûte { $cost } : il en manque { $n }
   *[other] { FORM($what, "the") } coûte { $cost } : il en manque { $n }
}
