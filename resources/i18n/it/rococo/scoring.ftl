### The score sheet: its items and the parts of each sum.

item-prestige = Prestigio durante la partita
item-livre = Denaro
item-employees = Dipendenti con la corona
item-favor = Favore della Regina
item-halls = Maggioranze nelle sale
item-fireworks = Maggioranza dei fuochi d’artificio
item-statues = Statue
item-decorations = Decorazioni
item-all_halls = Tutte le sale

item-dresses-deluxe = Abiti
item-dresses-original = Abiti

part-prestige = ottenuto durante la partita: { $points }
part-livre = { $livre } (1 ogni { $each }): { $points }
part-crown_card = { $card }: { $points }
part-favor = possiede il favore della Regina: { $points }
part-dress = { $dress }: { $points }
part-decoration = { $decoration }: { $points }
part-all_halls = presente in tutte le sale: { $points }
part-tied = { $part } ({ $tie })

part-hall-deluxe = { $n ->
    [one] { $hall }, { $n } abito, { $rank }: { $points }
   *[other] { $hall }, { $n } abiti, { $rank }: { $points }
}

part-hall-original = { $n ->
    [one] { $hall }, { $n } abito, { $rank }: { $points }
   *[other] { $hall }, { $n } abiti, { $rank }: { $points }
}

part-fireworks = { $n ->
    [one] fuochi d’artificio, { $n } posto, { $rank }: { $points }
   *[other] fuochi d’artificio, { $n } posti, { $rank }: { $points }
}

part-statue = { $n ->
    [one] { $decoration }, { $n } colore: { $points }
   *[other] { $decoration }, { $n } colori: { $points }
}

part-dress_on_terrace-deluxe = { $dress } sul balcone, conta { $n } volte: { $points }
part-dress_on_terrace-original = { $dress } sulla terrazza, conta { $n } volte: { $points }

tie-masters = parità: più invitati del Maestro
tie-musician = parità: musicista
tie-rightmost = parità: più a destra
tie-shared = a pari merito

scored-crown_card = { $card }
scored-hall = { $hall }
scored-hall_less = { $hall }: maggioranza perduta
scored-fireworks_less = maggioranza perduta
scored-favor_less = il favore si restituisce dopo ogni round
scored-statue = { $decoration }
scored-dress = { $dress }
scored-dress_on_terrace = { $dress } ×{ $n }
scored-decoration = { $decoration }
