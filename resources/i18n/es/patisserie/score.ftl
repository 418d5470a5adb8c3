### The score sheet.

patisserie-item-prestige = Durante la partida
patisserie-decisive-prestige = prestigio ganado durante la partida (cartas, decoraciones, servicio)
patisserie-item-mentor = Existencias del Mentor
patisserie-item-coins = Dinero
patisserie-item-tables = Mesas de presentación
patisserie-item-served = Anfitriones: rivales con servicio
patisserie-item-dishes = Dulces
patisserie-item-posts = Personal de servicio
patisserie-item-hosts = Anfitriones nobles
patisserie-item-specials = Bonificaciones especiales

patisserie-part-prestige = En el contador de prestigio: { $points }
patisserie-part-inventory = Bonificaciones de su plantilla: { $points }
patisserie-part-supplies = La mitad de las losetas y los productos que quedan: { $points }
patisserie-part-coins = { $coins }, tras los últimos ingresos y las últimas ventas (1 por cada { $each }): { $points }
patisserie-part-dish = { $piece }: { $points }
patisserie-part-post = Servicio ({ $first } / { $second }): { $points }
patisserie-part-host = Anfitrión noble { $number }: { $points }
patisserie-part-special = { $bonus }: { $points }
patisserie-part-tied = { $part } ({ $tie })

patisserie-tie-nearest = empate: el más cercano a la bonificación

patisserie-score-total = Prestigio
patisserie-score-left = Monedas restantes (empate)
patisserie-score-won = Gana { $name } con { $total } puntos de prestigio.
    .you = Ganas con { $total } puntos de prestigio.
patisserie-score-tie_broken = { $tied } tienen { $total } puntos de prestigio cada uno; gana { $name }, a quien le sobran más monedas ({ $left } contra { $next }).
    .you = { $tied } tenéis { $total } puntos de prestigio cada uno; ganas tú, porque te sobran más monedas ({ $left } contra { $next }).
patisserie-score-rival = { $tied } tienen { $total } puntos de prestigio cada uno; { $name } gana todos los empates.
patisserie-score-start_player = { $tied } tienen { $total } puntos de prestigio y { $coins } cada uno; gana { $name }, por ir antes contando desde el jugador inicial.
    .you = { $tied } tenéis { $total } puntos de prestigio y { $coins } cada uno; ganas tú, por ir antes contando desde el jugador inicial.

patisserie-part-table = { $n ->
    [one] { $table }, { $n } dulce, { $rank }: { $points }
   *[other] { $table }, { $n } dulces, { $rank }: { $points }
}

patisserie-part-served = { $n ->
    [one] Anfitrión noble { $number }; { $n } rival tiene personal de servicio: { $points }
   *[other] Anfitrión noble { $number }; { $n } rivales tienen personal de servicio: { $points }
}

patisserie-scored-table = { $table }
patisserie-scored-table_less = { $table }: puesto perdido
patisserie-scored-served = anfitrión noble { $number }
patisserie-scored-dish = { $piece }
patisserie-scored-post = { $first } / { $second }
patisserie-scored-host = anfitrión noble { $number }
patisserie-scored-special = { $bonus }
