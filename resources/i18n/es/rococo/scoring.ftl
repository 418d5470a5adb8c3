### The score sheet: its items and the parts of each sum.

item-prestige = Prestigio durante la partida
item-livre = Dinero
item-employees = Empleados con corona
item-favor = Favor de la Reina
item-halls = Mayorías en los salones
item-fireworks = Mayoría en los fuegos artificiales
item-statues = Estatuas
item-decorations = Decoraciones
item-all_halls = Todos los salones

item-dresses-deluxe = Prendas
item-dresses-original = Prendas

part-prestige = ganado durante la partida: { $points }
part-livre = { $livre } (1 por cada { $each }): { $points }
part-crown_card = { $card }: { $points }
part-favor = tiene el favor de la Reina: { $points }
part-dress = { $dress }: { $points }
part-decoration = { $decoration }: { $points }
part-all_halls = presencia en todos los salones: { $points }
part-tied = { $part } ({ $tie })

part-hall-deluxe = { $n ->
    [one] { $hall }, 1 prenda, { $rank }: { $points }
   *[other] { $hall }, { $n } prendas, { $rank }: { $points }
}

part-hall-original = { $n ->
    [one] { $hall }, 1 prenda, { $rank }: { $points }
   *[other] { $hall }, { $n } prendas, { $rank }: { $points }
}

part-fireworks = { $n ->
    [one] 1 casilla de fuegos artificiales, { $rank }: { $points }
   *[other] { $n } casillas de fuegos artificiales, { $rank }: { $points }
}

part-statue = { $n ->
    [one] { $decoration }, 1 color: { $points }
   *[other] { $decoration }, { $n } colores: { $points }
}

part-dress_on_terrace-deluxe = { $dress } en el balcón, cuenta { $n } veces: { $points }
part-dress_on_terrace-original = { $dress } en la terraza, cuenta { $n } veces: { $points }

tie-masters = desempate: más invitados de Maestro
tie-musician = desempate: músico
tie-rightmost = desempate: más a la derecha
tie-shared = empate

scored-crown_card = { $card }
scored-hall = { $hall }
scored-hall_less = { $hall }: mayoría perdida
scored-fireworks_less = mayoría perdida
scored-favor_less = el favor se devuelve tras cada ronda
scored-statue = { $decoration }
scored-dress = { $dress }
scored-dress_on_terrace = { $dress } ×{ $n }
scored-decoration = { $decoration }
