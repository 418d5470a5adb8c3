### The score sheet: its items and the parts of each sum.

item-prestige = Prestiż z gry
item-livre = Pieniądze
item-employees = Pracownicy z koroną
item-favor = Przychylność Królowej
item-halls = Przewagi w salach
item-fireworks = Przewaga w fajerwerkach
item-statues = Posągi
item-decorations = Dekoracje
item-all_halls = Wszystkie sale

item-dresses-deluxe = Stroje
item-dresses-original = Stroje

part-prestige = zdobyte w trakcie gry: { $points }
part-livre = { $livre } (1 za każde { $each }): { $points }
part-crown_card = { $card }: { $points }
part-favor = ma przychylność Królowej: { $points }
part-dress = { $dress }: { $points }
part-decoration = { $decoration }: { $points }
part-all_halls = obecność we wszystkich salach: { $points }
part-tied = { $part } ({ $tie })

part-hall-deluxe = { $n ->
    [one] { $hall }, { $n } strój, { $rank }: { $points }
    [few] { $hall }, { $n } stroje, { $rank }: { $points }
    [many] { $hall }, { $n } strojów, { $rank }: { $points }
   *[other] { $hall }, { $n } stroju, { $rank }: { $points }
}

part-hall-original = { $n ->
    [one] { $hall }, { $n } strój, { $rank }: { $points }
    [few] { $hall }, { $n } stroje, { $rank }: { $points }
    [many] { $hall }, { $n } strojów, { $rank }: { $points }
   *[other] { $hall }, { $n } stroju, { $rank }: { $points }
}

part-fireworks = { $n ->
    [one] { $n } pole fajerwerków, { $rank }: { $points }
    [few] { $n } pola fajerwerków, { $rank }: { $points }
    [many] { $n } pól fajerwerków, { $rank }: { $points }
   *[other] { $n } pola fajerwerków, { $rank }: { $points }
}

part-statue = { $n ->
    [one] { $decoration }, { $n } kolor: { $points }
    [few] { $decoration }, { $n } kolory: { $points }
    [many] { $decoration }, { $n } kolorów: { $points }
   *[other] { $decoration }, { $n } koloru: { $points }
}

part-dress_on_terrace-deluxe = { $dress } na balkonie, liczy się { $n } razy: { $points }
part-dress_on_terrace-original = { $dress } na tarasie, liczy się { $n } razy: { $points }

tie-masters = remis: więcej gości Mistrza
tie-musician = remis: muzyk
tie-rightmost = remis: najdalej po prawej
tie-shared = remis

scored-crown_card = { $card }
scored-hall = { $hall }
scored-hall_less = { $hall }: przewaga stracona
scored-fireworks_less = przewaga stracona
scored-favor_less = przychylność wraca na planszę po każdej rundzie
scored-statue = { $decoration }
scored-dress = { $dress }
scored-dress_on_terrace = { $dress } ×{ $n }
scored-decoration = { $decoration }
