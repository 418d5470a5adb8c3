### Festivity Dresses: four dresses that are never sold and bring prestige when they are made.

expansion-festivity_dresses-name = Stroje świąteczne

expansion-festivity_dresses-text-deluxe = { $festivity ->
    [one] { $festivity } strój daje prestiż od razu po uszyciu, ale nie jest na sprzedaż. Trafia do woreczka po pierwszym przygotowaniu.
    [few] { $festivity } stroje dają prestiż od razu po uszyciu, ale nie są na sprzedaż. Trafiają do woreczka po pierwszym przygotowaniu.
    [many] { $festivity } strojów daje prestiż od razu po uszyciu, ale nie jest na sprzedaż. Trafiają do woreczka po pierwszym przygotowaniu.
   *[other] { $festivity } stroje dają prestiż od razu po uszyciu, ale nie są na sprzedaż. Trafiają do woreczka po pierwszym przygotowaniu.
}
expansion-festivity_dresses-text-original = { $festivity ->
    [one] { $festivity } strój daje prestiż od razu po uszyciu, ale nie jest na sprzedaż. Trafia do woreczka po pierwszym przygotowaniu.
    [few] { $festivity } stroje dają prestiż od razu po uszyciu, ale nie są na sprzedaż. Trafiają do woreczka po pierwszym przygotowaniu.
    [many] { $festivity } strojów daje prestiż od razu po uszyciu, ale nie jest na sprzedaż. Trafiają do woreczka po pierwszym przygotowaniu.
   *[other] { $festivity } stroje dają prestiż od razu po uszyciu, ale nie są na sprzedaż. Trafiają do woreczka po pierwszym przygotowaniu.
}

bonus-prestige_per_couple-deluxe = zdobądź { $amount_prestige } za każdą swoją parę z sukni i surduta na planszy
bonus-prestige_per_couple-original = zdobądź { $amount_prestige } za każdą swoją parę z sukni i surduta na planszy

window-signs-prestige_per_couple = { $amount } :prestige × :lady + :gentleman

event-festivity_mixed_in-deluxe = { $n ->
    [one] { $n } strój świąteczny trafia do woreczka.
    [few] { $n } stroje świąteczne trafiają do woreczka.
    [many] { $n } strojów świątecznych trafia do woreczka.
   *[other] { $n } stroju świątecznego trafia do woreczka.
}

event-festivity_mixed_in-original = { $n ->
    [one] { $n } strój świąteczny trafia do woreczka.
    [few] { $n } stroje świąteczne trafiają do woreczka.
    [many] { $n } strojów świątecznych trafia do woreczka.
   *[other] { $n } stroju świątecznego trafia do woreczka.
}

guide-festivity_dresses-1 = :made Strój z gwiazdą daje prestiż od razu po uszyciu.
guide-festivity_dresses-2 = :unsold Nie jest na sprzedaż: bez wolnego gościa się go nie szyje.
