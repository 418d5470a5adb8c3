### What the window says of this game and its table. Values that the window fills in are written %1, %2, ...

window-seat_kind-random-label = Caprice
window-seat_kind-random-explanation = Caprice corta lo primero que se le ocurre: cualquier jugada válida, sin plan.

window-seat_kind-greedy-label = Ducat
window-seat_kind-greedy-explanation = Ducat calcula lo que da cada jugada y elige la mejor: rápido y sensato.

window-seat_kind-level1-label = Colin
window-seat_kind-level1-explanation = El aprendiz Colin viste al primero que llega y no se fija en quién domina los salones. Bueno para una primera partida.

window-seat_kind-level2-label = Margot
window-seat_kind-level2-explanation = A Margot le encantan los fuegos artificiales y las decoraciones, y en ellos gasta lo que gana con su trabajo.

window-seat_kind-level3-label = Odile
window-seat_kind-level3-explanation = Odile calcula lo que da cada turno, pero de vez en cuando se le escapa uno mejor.

window-seat_kind-level4-label = Barnabé
window-seat_kind-level4-explanation = Barnabé tiene buen ojo para los sitios y la gente, y rara vez deja pasar una ocasión.

window-seat_kind-level5-label = Solange
window-seat_kind-level5-explanation = Solange ve el turno entero antes de empezarlo, y para qué le servirá más adelante.

window-seat_kind-level6-label = Aurélien
window-seat_kind-level6-explanation = El maestro Aurélien planea sus turnos y prevé los tuyos: en la corte no hay nadie más difícil de vencer.

window-phase-prepare = Preparación
window-phase-select = Elección de la mano
window-phase-act = Acciones
window-phase-income = Ingresos
window-phase-final = Puntuación final
window-phase-over = El baile ha terminado

window-page-palace = Palacio
window-page-halls = Salones
window-page-gardens = Jardines
window-page-workshop = Taller
window-page-staff = Empleados
window-page-market = Mercado
window-page-hand = Mis cartas

window-palace-fireworks = Fuegos artificiales
window-palace-statues = Estatuas
window-palace-all_halls = Todos los salones
window-palace-most = mayoría
window-palace-majority = { $first } para quien más tenga, { $second } para el segundo
window-palace-majority_alone = { $first } para quien más tenga

window-market-hire = Empleados por contratar
window-market-favor = Favor de la Reina
window-market-favor_free = libre
window-market-employee_stack = Empleados en el mazo
window-market-tile_stock = Losetas de recursos en existencias (y descartadas)
window-market-dress_stock = Diseños en la bolsa (y descartados)

window-piece-unseen = Una carta que nadie más ha visto
window-piece-empty = sitio vacío
window-piece-owned = { $piece }: { $player }
window-piece-dressed = { $piece }: { $dress }, { $player }
window-piece-decoration = { $decoration } ({ $livre }, { $prestige })
window-piece-all_halls = presencia en todos los salones ({ $prestige })
window-piece-window = { $price ->
    [one] { $price } libra: { $dress }
   *[other] { $price } libras: { $dress }
}
window-piece-omitted = Ahora { $silk } menos gracias a una bonificación.
window-piece-empty_window = { $price ->
    [one] hueco vacío, { $price } libra
   *[other] hueco vacío, { $price } libras
}

window-hand-court = La corte del Rey
window-hand-hand = Mano
window-hand-supply = Reserva
window-hand-discard = Descarte
window-hand-played = Jugadas
window-hand-no_silk = sin seda en el atril
window-hand-hidden_silk = losetas boca abajo: { $n }
window-hand-of = Taller de { $name }
window-hand-hidden = No se muestra la mano de nadie.

window-player-employees = Empleados
window-player-rival = { $name }: { $prestige } de prestigio, losetas: { $tiles }, empleados: { $supply }
window-player-summary = { $name }: { $livre } { $livre ->
    [one] libra
   *[other] libras
}, { $prestige } de prestigio, losetas de seda: { $tiles }; cartas: { $hand } en mano, { $supply } en la reserva, { $discard } descartadas
window-player-deck = Mano y reserva juntas (solo su dueño sabe cuál está dónde)
window-player-discard = Descarte
window-player-no_cards = sin cartas

window-ball-title = El baile del Rey

window-sources-dresses = Prendas
window-sources-tiles = Losetas de recursos
window-sources-employees = Empleados
window-sources-board_small = Tablero para 2 y 3 jugadores
window-sources-board_large = Tablero para 4 y 5 jugadores
window-sources-workshop = Taller: precios de los huecos
window-sources-warehouse = Almacén: precio con 1, 2, 3… losetas restantes
window-sources-hire = Empleados por contratar: precio con 1, 2, 3, 4 cartas restantes
window-sources-fireworks = Fuegos artificiales: mayoría
window-sources-all_halls = Todos los salones: prestigio
window-sources-cost = { $livre }, { $prestige }

window-correct-field-color = Color
window-correct-field-silk = Seda: { $color }
window-correct-field-thread = Hilo
window-correct-field-lace = Encaje
window-correct-field-master = Necesita un Maestro
window-correct-field-value = Se vende por
window-correct-field-prestige = Prestigio
window-correct-field-mode = Hilo y encaje
window-correct-field-type = Empleado
window-correct-field-cost = Precio
window-correct-field-multiplier = Fuegos artificiales ×
window-correct-field-first = Mayoría
window-correct-field-second = Segundo puesto
window-correct-field-prices = Precios
window-correct-field-segments-deluxe = Cajones
window-correct-field-segments-original = Segmentos
window-correct-field-spaces = Sitios en cada uno
window-correct-field-kind = Recompensa
window-correct-field-amount = Cuánto

window-correct-master-true = sí
window-correct-master-false = no

window-correct-mode-all = ambos
window-correct-mode-choose = uno de los dos
window-correct-mode-none = ninguno

window-correct-kind-none = ninguna
window-correct-kind-livre = libras
window-correct-kind-thread = hilo
window-correct-kind-lace = encaje
window-correct-kind-resource = loseta de recursos

## Bonuses as a short row of words, numbers and icons; an icon's name begins with a colon.

window-signs-gain_livre = + { $n } :livre
window-signs-buy_notion = { $n } :livre :arrow :thread / :lace
window-signs-gain_notion = + :thread / :lace
window-signs-acquire = + :tile
window-signs-draw_resource = { $n } :livre :arrow :bag
window-signs-draw_resource_free = + :bag
window-signs-depute_with_bonus = :court + :card
window-signs-depute_for_livre = :court { $master }/{ $journeyman }/{ $apprentice } :livre
window-signs-per_dress_all = { $n } :livre × :lady
window-signs-per_dress_livre = :silk-{ $color } { $n } :livre
window-signs-per_dress_prestige = :silk-{ $color } { $n } :prestige
window-signs-prestige_per_decorations = 1 :prestige × { $n } :decoration
window-signs-livre_per_decoration = { $n } :livre × :decoration
window-signs-prestige_per_dresses = 1 :prestige × { $n } :lady
window-signs-fund = + :decoration – { $n } :livre
window-signs-make_dress = + :lady – { $n } { $colors }
window-signs-livre_by_staff = :stack { $steps } :livre
window-signs-prestige_for_livre = { $n } :livre :arrow 1 :prestige
window-signs-discard_resources = { $single } :arrow 1 :prestige
window-signs-discard_resources_grouped = { $single } / { $n } × { $grouped } :arrow 1 :prestige
window-signs-deck_size = :crown :stack { $steps } :prestige
window-signs-thread_lace_pairs = :crown { $n } :prestige × :thread + :lace
window-signs-master_space_pairs = :crown { $n } :prestige × { $every } :thimble-master
window-signs-couples = :crown { $n } :prestige × :lady + :gentleman

window-score-total = Prestigio
window-score-won = Gana { $name } con { $total } puntos de prestigio.
    .you = Ganas con { $total } puntos de prestigio.
window-score-tie_broken = { $tied } tienen { $total } puntos de prestigio cada uno; gana { $name }, a quien le sobran más libras ({ $left } contra { $next }).
    .you = { $tied } tenéis { $total } puntos de prestigio cada uno; ganas tú, porque te sobran más libras ({ $left } contra { $next }).
window-score-rival = { $tied } tienen { $total } puntos de prestigio cada uno; { $name } gana todos los empates.
window-score-shared = { $tied } tienen { $total } puntos de prestigio y { $left } libras sobrantes cada uno, y comparten la victoria.
    .you = { $tied } tenéis { $total } puntos de prestigio y { $left } libras sobrantes cada uno, y compartís la victoria.
window-score-livre_left = Libras sobrantes (empate)

window-new_game-additions-rococo = Expansiones

window-finale-rococo = El baile

window-past-over-rococo = Después del baile

window-records-told-rococo = Partidas: { $games }, ganadas: { $wins }, { $mean } de prestigio de media, { $best } como máximo

window-records-items-rococo = Prestigio de media, por origen

window-tutor-rococo = Lucille, modista del Rey

window-learn-group-workshop = En el taller
window-learn-group-palace = En el palacio
window-learn-group-more = Expansiones

window-drop-lace = Encaje
window-drop-notions = Hilo y encaje
window-drop-silk = Guardar como seda
window-drop-thread = Hilo

window-round-why = Quien no ha sido contratado sale del juego. { $workshop }: solo se vacían las { $n } casillas de más a la derecha; lo demás se corre a la derecha y se queda.
