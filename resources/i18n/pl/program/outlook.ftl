### What an option would cost and bring.

outlook-now = teraz
outlook-final = na koniec
outlook-why = { $items }: { $why }
outlook-lead = { $leader } prowadzi o { $n }
outlook-tie_break = { $leader } wygrywa remis
outlook-place = { $place }: { $text }

score_change-since_own = { $change } od twojej ostatniej tury
score_change-since = { $change } od ostatniej tury
score_change-item = { $item }: { $points }
score_change-changed = { $item }: { $points } ({ $why })
score_change-part = { $part } { $change }
score_change-struck = Twój wynik, gdyby gra skończyła się teraz: { $change } ({ $why })
score_change-earned = { $player }, gdyby gra skończyła się teraz: { $change } ({ $why })

refusal-why = { $what }: { $why }

refusal-costs = { $n ->
    [one] { $what } – koszt: { $cost }, brakuje { $n }
    [few] { $what } – koszt: { $cost }, brakuje { $n }
    [many] { $what } – koszt: { $cost }, brakuje { $n }
   *[other] { $what } – koszt: { $cost }, brakuje { $n }
}
