### The score sheet: its items and the parts of each sum.

item-prestige = Ansehen während des Spiels
item-livre = Geld
item-employees = Arbeiter mit Krone
item-favor = Gunst der Königin
item-halls = Mehrheiten in den Sälen
item-fireworks = Mehrheit beim Feuerwerk
item-statues = Statuen
item-decorations = Dekorationen
item-all_halls = Alle Säle

item-dresses-deluxe = Gewänder
item-dresses-original = Kleider

part-prestige = während des Spiels erhalten: { $points }
part-livre = { $livre } (1 je { $each }): { $points }
part-crown_card = { $card }: { $points }
part-favor = hat die Gunst der Königin: { $points }
part-dress = { $dress }: { $points }
part-decoration = { $decoration }: { $points }
part-all_halls = in allen Sälen vertreten: { $points }
part-tied = { $part } ({ $tie })

part-hall-deluxe = { $n ->
    [one] { $hall }, { $n } Gewand, { $rank }: { $points }
   *[other] { $hall }, { $n } Gewänder, { $rank }: { $points }
}

part-hall-original = { $n ->
    [one] { $hall }, { $n } Kleid, { $rank }: { $points }
   *[other] { $hall }, { $n } Kleider, { $rank }: { $points }
}

part-fireworks = { $n ->
    [one] { $n } Feuerwerk, { $rank }: { $points }
   *[other] { $n } Feuerwerke, { $rank }: { $points }
}

part-statue = { $n ->
    [one] { $decoration }, { $n } Farbe: { $points }
   *[other] { $decoration }, { $n } Farben: { $points }
}

part-dress_on_terrace-deluxe = { $dress } auf dem Balkon, zählt { $n }-fach: { $points }
part-dress_on_terrace-original = { $dress } auf der Terrasse, zählt { $n }-fach: { $points }

tie-masters = Gleichstand: mehr Meistergäste
tie-musician = Gleichstand: Musiker
tie-rightmost = Gleichstand: am weitesten rechts
tie-shared = Gleichstand

scored-crown_card = { $card }
scored-hall = { $hall }
scored-hall_less = { $hall }: Mehrheit verloren
scored-fireworks_less = Mehrheit verloren
scored-favor_less = die Gunst geht nach jeder Runde zurück
scored-statue = { $decoration }
scored-dress = { $dress }
scored-dress_on_terrace = { $dress } ×{ $n }
scored-decoration = { $decoration }
