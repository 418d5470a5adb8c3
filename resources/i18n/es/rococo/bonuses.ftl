### What employees' bonuses do, as things to do; what crowns score at the end.

bonus-none = sin bonificación
bonus-gain_livre = obtener { $livre }
bonus-buy_notion = pagar { $livre } por un hilo o un encaje
bonus-gain_notion = obtener un hilo o un encaje
bonus-acquire = adquirir una loseta de recursos más
bonus-draw_resource = robar una loseta de recursos al azar por { $livre }
bonus-draw_resource_free = robar una loseta de recursos al azar
bonus-depute_with_bonus = enviar a la corte a un empleado tuyo sin cobrar y usar su bonificación
bonus-depute_for_livre = enviar a la corte, sin su bonificación, a un Maestro ({ $master } libras), Oficial ({ $journeyman }) o Aprendiz ({ $apprentice })
bonus-per_dress = obtener { $gains }
bonus-per_dress_gain = { $amount } por { FORM($dress, "each") }
bonus-livre_per_decoration = obtener { $livre } por cada decoración tuya
bonus-fund = financiar una decoración más con una rebaja de { $livre }
bonus-livre_by_staff = obtener libras según el tamaño de tu personal ({ $steps })
bonus-prestige_for_livre = obtener 1 punto de prestigio por cada { $livre } que pagues
bonus-discard_resources = descartar losetas de recursos: 1 punto de prestigio por cada seda { $single }
bonus-discard_resources_grouped = descartar losetas de recursos: 1 punto de prestigio por cada seda { $single } y por cada { $n } de seda { $grouped }
bonus-step = { $start }+: { $amount }
bonus-step_one = { $start }: { $amount }
bonus-step_range = { $start }–{ $end }: { $amount }

bonus-prestige_per_decorations = { $n ->
    [one] obtener 1 punto de prestigio por cada decoración tuya
   *[other] obtener 1 punto de prestigio por cada { $n } decoraciones tuyas
}

bonus-per_dress_all-deluxe = obtener { $livre } por cada prenda tuya en el tablero
bonus-per_dress_all-original = obtener { $livre } por cada prenda tuya en el tablero

bonus-prestige_per_dresses-deluxe = obtener 1 punto de prestigio por cada { $n } prendas tuyas en el tablero
bonus-prestige_per_dresses-original = obtener 1 punto de prestigio por cada { $n } prendas tuyas en el tablero

bonus-make_dress-deluxe = { $n ->
    [one] confeccionar una prenda más, sin dedal de oro, ahorrando { $n } de seda { $colors }
   *[other] confeccionar una prenda más, sin dedal de oro, ahorrando hasta { $n } de seda { $colors }
}

bonus-make_dress-original = { $n ->
    [one] confeccionar una prenda más, sin dedal de oro, ahorrando { $n } de seda { $colors }
   *[other] confeccionar una prenda más, sin dedal de oro, ahorrando hasta { $n } de seda { $colors }
}

final-deck_size = al final: prestigio según el tamaño de tu personal ({ $steps })
final-thread_lace_pairs = al final: { $prestige } por cada pareja de hilo y encaje

final-master_space_pairs-deluxe = al final: { $prestige } por cada { $every } prendas tuyas con invitados de Maestro
final-master_space_pairs-original = al final: { $prestige } por cada { $every } prendas tuyas con invitados de Maestro

final-couples-deluxe = al final: { $prestige } por cada pareja de vestido y casaca tuyos
final-couples-original = al final: { $prestige } por cada pareja de vestido y casaca tuyos
