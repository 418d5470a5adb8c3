### The log: one sentence for each event that is worth a line.

patisserie-event-round_began = Empieza la ronda { $round }.
patisserie-event-start_player_named = es ahora jugador inicial
    .you = eres ahora jugador inicial
patisserie-event-ingredients_discarded = Ingredientes descartados de la oferta: { $tiles }.
patisserie-event-ingredients_revealed = Nuevos ingredientes: { $tiles }.
patisserie-event-recipes_discarded = Recetas descartadas de la oferta: { $recipes }.
patisserie-event-recipes_revealed = Nuevas recetas: { $recipes }.
patisserie-event-card_taken = añade { FORM($card, "a") } a su mano
    .you = añades { FORM($card, "a") } a tu mano
    .do = añade { FORM($card, "the") } a tu mano
patisserie-event-card_taken_secret = añade una carta a su mano
    .you = añades una carta a tu mano
patisserie-event-staff_turned = da la vuelta a su personal usado
    .you = das la vuelta a tu personal usado
patisserie-event-tray_filled = toma una bandeja con { $n } cartas
    .you = tomas una bandeja con { $n } cartas
patisserie-event-card_drafted = se queda con { FORM($card, "a") } de la bandeja
    .you = te quedas con { FORM($card, "a") } de la bandeja
    .do = quédate { FORM($card, "the") }
patisserie-event-card_drafted_secret = se queda con una carta de la bandeja
    .you = te quedas con una carta de la bandeja
patisserie-event-card_dealt = recibe { FORM($card, "a") } del mazo de personal
    .you = recibes { FORM($card, "a") } del mazo de personal
patisserie-event-card_dealt_secret = recibe una carta del mazo de personal
    .you = recibes una carta del mazo de personal
patisserie-event-staff_for_hire = Por contratar: { $cards }.
patisserie-event-card_set_aside = retira del juego { FORM($card, "a") }
    .you = retiras del juego { FORM($card, "a") }
    .do = retira del juego { FORM($card, "the") }
patisserie-event-card_set_aside_secret = retira del juego una carta
    .you = retiras del juego una carta
patisserie-event-card_played = juega { FORM($card, "a") }
    .you = juegas { FORM($card, "a") }
    .do = juega { FORM($card, "the") }
patisserie-event-bonus_used = usa la bonificación { FORM($card, "of") }
    .you = usas la bonificación { FORM($card, "of") }
    .do = usa la bonificación
patisserie-event-bonus_forfeited = renuncia a la bonificación { FORM($card, "of") }
    .you = renuncias a la bonificación { FORM($card, "of") }
    .do = renuncia a la bonificación
patisserie-event-bonus_copied = copia la bonificación { FORM($card, "of") }
    .you = copias la bonificación { FORM($card, "of") }
    .do = copia la bonificación { FORM($card, "of") }
patisserie-event-coins_gained = obtiene { $coins } ({ $reason })
    .you = obtienes { $coins } ({ $reason })
patisserie-event-coins_paid = paga { $coins } ({ $reason })
    .you = pagas { $coins } ({ $reason })
patisserie-event-prestige_gained = obtiene { $prestige } ({ $reason })
    .you = obtienes { $prestige } ({ $reason })
    .do = compra { $prestige }
patisserie-event-goods_gained = obtiene { $goods } ({ $reason })
    .you = obtienes { $goods } ({ $reason })
    .do = compra { $goods }
patisserie-event-good_lost = no tiene sitio para más { $good }
    .you = no tienes sitio para más { $good }
patisserie-event-goods_spent = gasta { $goods }
    .you = gastas { $goods }
patisserie-event-recipe_acquired = toma la receta de { $recipe }
    .you = tomas la receta de { $recipe }
    .do = toma { $count ->
        [one] la receta
       *[other] las recetas
    } de { $recipe }
patisserie-event-recipes_drawn = roba recetas: { $recipes }
    .you = robas recetas: { $recipes }
patisserie-event-recipe_discarded = descarta la receta de { $recipe }
    .you = descartas la receta de { $recipe }
    .do = descarta { $count ->
        [one] la receta
       *[other] las recetas
    } de { $recipe }
patisserie-event-ingredient_taken = toma una loseta con { $tile }
    .you = tomas una loseta con { $tile }
    .do = toma { $tile }
patisserie-event-ingredients_drawn = roba ingredientes: { $tiles }
    .you = robas ingredientes: { $tiles }
patisserie-event-ingredients_spent = descarta ingredientes: { $tiles }
    .you = descartas ingredientes: { $tiles }
patisserie-event-dish_baked = hornea { $recipe }
    .you = horneas { $recipe }
    .do = hornea { $recipe }
patisserie-event-dish_decorated = decora { $recipe }
    .you = decoras { $recipe }
    .do = decora { $recipe }
patisserie-event-dish_sold = vende { $recipe }
    .you = vendes { $recipe }
    .do = vende { $recipe }
patisserie-event-dish_presented = presenta { $recipe } { FORM($space, "on") }
    .you = presentas { $recipe } { FORM($space, "on") }
    .do = presenta { $recipe } { FORM($space, "on") }
patisserie-event-dish_moved = traslada { $recipe } { FORM($space, "to") }
    .you = trasladas { $recipe } { FORM($space, "to") }
    .do = traslada { $recipe } { FORM($space, "to") }
patisserie-event-table_bonus_gained = cumple la bonificación de mesa ({ $bonus })
    .you = cumples la bonificación de mesa ({ $bonus })
patisserie-event-decoration_succeeded = logra una decoración
    .you = logras una decoración
patisserie-event-topping_discarded = descarta la decoración por falta de sitio
    .you = descartas la decoración por falta de sitio
patisserie-event-staff_hired = contrata a { FORM($card, "a") } por { $coins }
    .you = contratas a { FORM($card, "a") } por { $coins }
    .do = contrata { FORM($card, "to") }
patisserie-event-notice_given = despide a { FORM($card, "a") }
    .you = despides a { FORM($card, "a") }
    .do = despide { FORM($card, "to") }
patisserie-event-post_placed = coloca personal de servicio { FORM($place, "at") }
    .you = colocas personal de servicio { FORM($place, "at") }
    .do = coloca personal de servicio { FORM($place, "at") }
patisserie-event-host_placed = coloca un marcador { FORM($place, "at") }
    .you = colocas un marcador { FORM($place, "at") }
    .do = coloca un marcador { FORM($place, "at") }
patisserie-event-special_claimed = reclama la bonificación especial «{ $bonus }» y, con ella, { $prestige }
    .you = reclamas la bonificación especial «{ $bonus }» y, con ella, { $prestige }
    .do = reclama la bonificación especial «{ $bonus }»
patisserie-event-special_declined = no reclama la bonificación especial «{ $bonus }»
    .you = no reclamas la bonificación especial «{ $bonus }»
patisserie-event-staff_removed = Sin contratar y fuera del juego: { $cards }.
patisserie-event-solo_card_revealed = revela { FORM($card, "the") } ({ $actions })
patisserie-event-mentor_card_gained = tiene una carta más en la mano
patisserie-event-inventory_revealed = revela { FORM($card, "a") }
patisserie-event-supplies_scored = obtiene { $prestige } por lo que le queda
    .you = obtienes { $prestige } por lo que te queda
patisserie-event-item_scored = { $item }: { $player } se anota { $prestige }.
    .you = { $item }: te anotas { $prestige }.
patisserie-event-game_ended = La fiesta ha terminado: gana { $winners } con { $prestige }.
    .you = La fiesta ha terminado: ganas con { $prestige }.

patisserie-event-decision_revealed-acquire_recipes = decide una receta con { FORM($card, "the") }: desde la casilla { $n }
patisserie-event-decision_revealed-acquire_ingredients = decide los ingredientes con { FORM($card, "the") }: columna { $n }
patisserie-event-decision_revealed-deliver = decide una mesa con { FORM($card, "the") }: { $table }, { $end }
patisserie-event-decision_revealed-place = decide un lugar con { FORM($card, "the") }: { $place }

patisserie-event-action_chosen-acquire_recipes = adquiere recetas
    .you = adquieres recetas
patisserie-event-action_chosen-acquire_ingredients = adquiere ingredientes
    .you = adquieres ingredientes
patisserie-event-action_chosen-bake = hornea
    .you = horneas
patisserie-event-action_chosen-decorate = decora
    .you = decoras
patisserie-event-action_chosen-deliver = entrega
    .you = entregas
patisserie-event-action_chosen-hire = contrata
    .you = contratas
patisserie-event-action_chosen-place = coloca un marcador
    .you = colocas un marcador
patisserie-event-action_chosen-forfeit = renuncia a la acción principal
    .you = renuncias a la acción principal
    .do = renuncia a la acción principal

patisserie-reason-impossible = ninguna acción { FORM($card, "of") } es posible
patisserie-reason-card = bonificación { FORM($card, "of") }
patisserie-reason-space = bonificación de colocación
patisserie-reason-post = personal de servicio
patisserie-reason-table_bonus = bonificación de mesa
patisserie-reason-acquire_recipes = recetas
patisserie-reason-acquire_ingredients = ingredientes
patisserie-reason-buy_goods = productos
patisserie-reason-buy_butter = compra
patisserie-reason-sale = venta
patisserie-reason-service = servicio
patisserie-reason-place = marcador colocado
patisserie-reason-give_notice = despido
patisserie-reason-decorate = decoración
patisserie-reason-pay_for_action = una acción más
patisserie-reason-prestige_for_coins = compra
patisserie-reason-bonus = bonificación copiada de otros
patisserie-reason-income = ingresos

patisserie-event-ingredient_bag_refilled = { $n ->
    [one] { $n } loseta de ingrediente descartada vuelve a la bolsa.
   *[other] { $n } losetas de ingrediente descartadas vuelven a la bolsa.
}

patisserie-event-recipe_bag_refilled = { $n ->
    [one] { $n } receta descartada vuelve a la bolsa.
   *[other] { $n } recetas descartadas vuelven a la bolsa.
}

patisserie-event-decisions_shuffled = { $n ->
    [one] Se baraja un nuevo mazo de decisión de { $n } carta.
   *[other] Se baraja un nuevo mazo de decisión de { $n } cartas.
}

patisserie-telling-first = Es la primera acción de la carta, y es posible.
patisserie-telling-passed = Ahora imposible: { $actions }. Así que se hace la acción siguiente, a la derecha.
patisserie-telling-nothing = Nada de esta carta es posible ahora.
patisserie-telling-instead = En lugar de una acción son siempre { $mentor_prestige } de prestigio.
patisserie-telling-dish_baked = Los números de la carta dan el orden, mientras haya rejillas libres; no cuesta nada.
patisserie-telling-dish_decorated = Los números de la carta dan el orden, y la flecha, por qué extremo se toman los ingredientes.
patisserie-telling-dish_sold = No hay sitio libre para este dulce en ninguna parte.
patisserie-telling-recipe_discarded = Una de más: se va la receta con menos prestigio.
patisserie-telling-staff_hired = Primero va una carta con estrella, si se puede contratar; si no, la primera desde el extremo que señala la flecha. No cuesta nada.
patisserie-telling-mentor_card_gained = Quien contrata tiene un turno más en esta ronda.
patisserie-telling-special_claimed = El Mentor debe reclamarla en cuanto se cumple la condición.
