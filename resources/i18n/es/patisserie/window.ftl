### What the window says of this game and its table. Values that the window fills in are written %1, %2, ...

window-patisserie-area = Servicio ({ $first } / { $second })
window-patisserie-owned = { $place }, { $player }
window-patisserie-closed = { $place }: cerrado, porque el de al lado está ocupado
window-patisserie-place_of = { $player } { $n }
window-patisserie-nobody_yet = nadie todavía
window-patisserie-ties = Si hay empate, gana el dulce más cercano a la bonificación de mesa.
window-patisserie-ties_to = Si hay empate, gana el dulce más cercano a la bonificación de mesa: ahora, { $player }.
window-patisserie-wins_ties = la balanza: gana los empates por ser el más cercano a la bonificación de mesa
window-patisserie-nearer = Aquí un dulce ganaría los empates por ahora: sería el más cercano a la bonificación de mesa.
window-patisserie-nearest = Aquí un dulce gana todos los empates: ningún sitio está más cerca de la bonificación de mesa.
window-patisserie-if_signs = Si
window-patisserie-if_told = Para contratarlo: { $condition }. Bonificación: { $bonus }
window-patisserie-empty = Casilla vacía
window-patisserie-priced = { $piece }, precio: { $coins }
window-patisserie-row_price = Cada loseta de esta fila: { $coins }
window-patisserie-row_empty = No quedan losetas en esta fila
window-patisserie-hire_price = Cada carta por contratar: { $coins }
window-patisserie-price_left = con { $n }: { $price }
window-patisserie-ready = { $recipe }; está todo lo necesario, y hay una rejilla libre
window-patisserie-storage_free = Sitio para una receta
window-patisserie-discard = Descartar { $recipe }
window-patisserie-discard_this = Descartar
window-patisserie-discard_why = Antes de la acción puedes descartar cualquiera de tus recetas. No cuesta nada y deja sitio para otras.
window-patisserie-goods_prices = Precio hasta aquí
window-patisserie-rack_free = Rejilla { $n }, libre
window-patisserie-rack = En la rejilla: { $recipe }
window-patisserie-rack_topped = En la rejilla, con cobertura: { $recipe }
window-patisserie-buy = Comprar { $goods } por { $coins }
window-patisserie-decoration = Decoración lograda: { $gain } más en cada fase de ingresos
window-patisserie-decoration_free = Casilla libre para una decoración lograda: { $gain } más en cada fase de ingresos
window-patisserie-summary = { $player }: { $coins }, { $prestige } hasta ahora, harina: { $flour }, azúcar: { $sugar }, mantequilla: { $butter }, losetas de ingrediente: { $tiles }, cartas en mano: { $hand }, personal: { $staff }
window-patisserie-standing = { $name }: { $score } si la partida acabara ahora
window-patisserie-festival = La fiesta toca a su fin
window-patisserie-nothing = Ahora no se puede hacer nada con esto
window-patisserie-only = Solo { $recipe }
window-patisserie-chosen = { $prompt } ({ $n } de { $most })
window-patisserie-first_draft = { $prompt } y pasa las demás; tras las dos bandejas, una carta sale de tu mano
window-patisserie-over = La fiesta ha terminado
window-patisserie-played = Ya has jugado todas tus cartas
window-patisserie-special_told = Vale, del primero al último: { $points }. Reclamada por: { $names }.
window-patisserie-track = Precio en monedas: { $prices }. Sitio para { $most }.
window-patisserie-track_price = { $n } por { $price }

window-patisserie-kitchen-recipes = Recetas: { $names }
window-patisserie-kitchen-racks = Rejillas: { $names }
window-patisserie-kitchen-pantry = Ingredientes: { $names }
window-patisserie-kitchen-used = Última carta jugada: { $card }

window-patisserie-tray-onward = { $tray }: { $n } cartas; pasa a { $player }
window-patisserie-tray-asked = { $prompt }. { $tray }
window-patisserie-tray-last = { $tray }: { $n } cartas; las últimas { $rest } quedarán por contratar

window-patisserie-phase-prepare = Preparación
window-patisserie-phase-select = Elegir personal
window-patisserie-phase-act = Acciones
window-patisserie-phase-income = Ingresos
window-patisserie-phase-final = Puntuación final
window-patisserie-phase-over = La fiesta ha terminado

window-patisserie-past-select = Ronda { $round }, { $player } elige personal
window-patisserie-past-turn = Ronda { $round }, { $player }

window-patisserie-action-acquire_recipes = Toma 1 o 2 recetas de la oferta, al precio indicado debajo.
window-patisserie-action-acquire_ingredients = Toma 1 loseta de ingrediente; una fila con pocas es barata. Solo Ayudantes.
window-patisserie-action-buy_goods = Compra unidades de un producto: harina, azúcar o mantequilla. Solo Ayudantes.
window-patisserie-action-bake = Hornea 1 o 2 recetas; un gorro exige un Pastelero.
window-patisserie-action-decorate = Pon cobertura a 1 o 2 dulces de tus rejillas. Solo Pasteleros.
window-patisserie-action-deliver = Presenta o vende 1 o 2 dulces.
window-patisserie-action-hire = Toma una carta de la oferta o, una sola vez por partida, una carta con estrella. Solo Pasteleros.
window-patisserie-action-give_notice = Una carta sale del juego por { $assistant_notice } o { $chef_notice } monedas; deben quedarte { $minimum_staff }.
window-patisserie-action-place = Coloca un marcador en un puesto de servicio o en un anfitrión noble.

window-patisserie-obstacle-training_chef = requiere un Pastelero
window-patisserie-obstacle-training_assistant = requiere un Ayudante
window-patisserie-obstacle-needs_chef = gorro: requiere un Pastelero
window-patisserie-obstacle-short = falta: { $what }
window-patisserie-obstacle-empty = no hay nada
window-patisserie-obstacle-occupied = ya está ocupado
window-patisserie-obstacle-no_rack = ninguna rejilla libre
window-patisserie-obstacle-no_recipe = no tienes ninguna receta
window-patisserie-obstacle-no_plain_dish = cada uno de tus dulces tiene ya su cobertura
window-patisserie-obstacle-no_topping = ninguna loseta con cobertura
window-patisserie-obstacle-no_dish = ningún dulce horneado en tus rejillas
window-patisserie-obstacle-track_full = no cabe en el contador
window-patisserie-obstacle-one_star = solo una carta con estrella por partida
window-patisserie-obstacle-condition = condición no cumplida ({ $condition })
window-patisserie-obstacle-condition_any = no se cumple ninguna condición del personal con estrella
window-patisserie-obstacle-staff = deben quedar { $minimum_staff } cartas
window-patisserie-obstacle-own_post = tu marcador está al lado
window-patisserie-obstacle-stays_free = queda libre con tan pocos jugadores

window-patisserie-title-recipes = Recetas
window-patisserie-title-shelf = Ingredientes
window-patisserie-title-hire = Por contratar
window-patisserie-title-unused_staff = Tu personal sin usar
window-patisserie-title-stars = Personal con estrella
window-patisserie-title-hosts = Anfitriones nobles
window-patisserie-title-specials = Bonificaciones especiales
window-patisserie-title-hand = Mano
window-patisserie-title-store = Mis recetas
window-patisserie-title-racks = Rejillas
window-patisserie-title-pantry = Despensa
window-patisserie-title-goods = Productos
window-patisserie-title-decorations = Decoraciones
window-patisserie-title-unused = Sin usar: { $n }
window-patisserie-title-used = Usadas: { $n }
window-patisserie-title-leave = Descartar o despedir
window-patisserie-title-income = Ingresos: { $coins }
window-patisserie-title-kitchen_of = Cocina de { $name }
window-patisserie-title-hidden = La cocina de quien tiene el turno
window-patisserie-title-round = Ronda { $round } de { $rounds }
window-patisserie-title-tray_a = Bandeja A
window-patisserie-title-tray_b = Bandeja B
window-patisserie-title-most = Mayoría
window-patisserie-title-majority = Más dulces: { $first }; segundo: { $second }. { $standing }
window-patisserie-title-majority_one = Más dulces: { $first }. { $standing }
window-patisserie-title-special = { $a } ({ $b })
window-patisserie-title-base_income = Ingresos básicos

window-patisserie-sheet-cards = Mano, personal sin usar y retirado, todo junto (solo el jugador sabe qué está dónde)
window-patisserie-sheet-mentor_cards = Plantilla, boca abajo hasta el final
window-patisserie-sheet-mentor_used = Cartas de solitario ya reveladas
window-patisserie-sheet-hand = Mano
window-patisserie-sheet-unused = Personal sin usar
window-patisserie-sheet-set_aside = Personal retirado
window-patisserie-sheet-used = Personal usado
window-patisserie-sheet-recipes = Recetas
window-patisserie-sheet-racks = Rejillas
window-patisserie-sheet-pantry = Ingredientes
window-patisserie-sheet-decorations = Decoraciones logradas
window-patisserie-sheet-presented = En las mesas
window-patisserie-sheet-unseen = Una carta de nivel { $level } que nadie más ha visto

window-patisserie-page-garden = Fiesta
window-patisserie-page-market = Ofertas
window-patisserie-page-staff = Personal
window-patisserie-page-kitchen = Mi cocina

window-patisserie-about-post = Da lo que está impreso, al final o de inmediato. Y cada vez que presentas un dulce aquí ({ $first }, { $second }), puedes pagar { $service_coins } monedas por 1 de prestigio inmediato.
window-patisserie-about-host = { $host_income } monedas en cada fase de ingresos. En la puntuación final, su prestigio y 1 más por cada rival que tenga personal de servicio en cualquier parte.
window-patisserie-about-host_now = Tienen ahora personal de servicio: { $players }.
window-patisserie-about-decorations = La cobertura de un dulce entregado va a la primera casilla libre, por orden. Cada casilla ocupada suma a tus ingresos de cada ronda lo que hay debajo. Si todas están ocupadas, la cobertura se descarta.
window-patisserie-about-tables = El cartel de cada mesa muestra su bonificación de mesa, que un dulce adecuado obtiene enseguida, y los puntos por tener más dulces.
window-patisserie-about-specials = Quien cumple la condición coloca un marcador en la casilla libre de más valor.
window-patisserie-about-recipes = Las { $cleared_recipes } recetas de la derecha se retiran al final de la ronda.
window-patisserie-about-shelf = Cuantas menos losetas tiene una fila, más baratas son. La fila inferior se vacía al final de la ronda.
window-patisserie-about-hire = El precio de una carta depende de cuántas quedan.
window-patisserie-about-stars = Gratis para quien cumpla la condición; una sola por partida.
window-patisserie-about-tray = Cada jugador se queda con una carta en secreto y pasa la bandeja: la A en sentido horario, la B al revés.
window-patisserie-about-hand = Juega una carta por turno. Oro: Pastelero; plata: Ayudante.
window-patisserie-about-level = Nivel { $level } de { $last }: el personal nuevo llega nivel a nivel, empezando por el I, y las mejores bonificaciones llegan tarde.
window-patisserie-about-no_level = Sin nivel: forma parte del personal inicial, con el que empieza todo el mundo.
window-patisserie-about-hat = El gorro figura en la receta y sigue en el dulce: lo tuvo que hornear un Pastelero.
window-patisserie-about-racks = Los dulces horneados esperan aquí hasta que se entregan.
window-patisserie-about-store = Hasta { $recipe_storage } recetas. Con una más, descartas la que elijas.
window-patisserie-about-pantry = Losetas de ingrediente, tantas como quieras.
window-patisserie-about-goods = La casilla iluminada del contador muestra cuánto cuesta comprar hasta ella.
window-patisserie-about-prices_row = La moneda indica lo que cuesta ahora una loseta de esta fila, según cuántas queden en ella – { $prices }. Al tomar una, las demás pueden abaratarse.
window-patisserie-about-row_clears = El cubo: lo que quede en la fila al final de la ronda se retira.
window-patisserie-about-recipe_gap = Los huecos quedan hasta que, tras un turno, hay { $refill_recipes } casillas vacías. Entonces las recetas avanzan a la derecha y llegan nuevas por la izquierda.
window-patisserie-about-prices_hire = El precio en monedas depende de cuántas cartas quedan por contratar – { $prices }. Al contratar una, las demás pueden abaratarse.
window-patisserie-about-goods_prices = El número bajo un hueco libre es lo que pagas en total por llenar el estante hasta ahí.
window-patisserie-about-unused = Tus cartas que aún no han trabajado. Al principio de una ronda eliges tu mano entre ellas.
window-patisserie-about-used = Tus cartas que ya han trabajado. Cuando no quedan cartas sin usar, estas vuelven a estarlo.
window-patisserie-about-leave = Suelta aquí aquello de lo que te desprendes: una carta de personal para descartarla o despedirla, una receta para descartarla.
window-patisserie-about-purse = Tus monedas. Suelta aquí un dulce para venderlo.
window-patisserie-about-standing = El número del podio: lo que daría ahora la puntuación final, incluidas las mayorías en las mesas; las monedas, y los dulces como si se vendieran, cuentan un poco. Un avance, no una ganancia. La flecha muestra cómo acaba de cambiar.
window-patisserie-about-start = Empieza esta ronda; se juega en sentido horario. Después de la ronda, este signo pasa a la izquierda.

window-new_game-additions-patisserie = Mentor, promos y variantes

window-finale-patisserie = La fiesta

window-past-over-patisserie = Después de la fiesta

window-records-told-patisserie = Partidas: { $games }; ganadas: { $wins }; { $mean } de prestigio de media, { $best } como mejor marca

window-records-items-patisserie = Prestigio medio, según su origen

expansion-promo_special_bonuses-name = Más bonificaciones especiales
expansion-promo_special_bonuses-text = { $promoSpecials } bonificaciones especiales más, entre ellas una para dulces con frutos secos.

expansion-promo_table_bonuses-name = Más bonificaciones de mesa
expansion-promo_table_bonuses-text = { $promoTables } bonificaciones de mesa más, entre ellas una para dulces sin cobertura.

expansion-promo_staff-name = Más personal con estrella
expansion-promo_staff-text = { $promoStars } cartas con estrella más, con sus propias condiciones.

expansion-promo_start_staff-name = Más personal inicial
expansion-promo_start_staff-text = Cada jugador empieza con { $startCards } cartas y elige { $hand_size } de ellas.

expansion-first_game-name = Primera partida
expansion-first_game-text = El personal se reparte al azar, sin bandejas.

expansion-mentor-name = Mentor
expansion-mentor-text = Con dos jugadores, vuestro antiguo Mentor es el tercero. Un jugador solo se enfrenta siempre al Mentor: es Mantecoso si no eliges un grado más fuerte.

expansion-savory-name = Salado
expansion-savory-text = En solitario o con el Mentor: uno más fuerte, con más cartas en { $savoryRounds } rondas.

expansion-extra_crunchy-name = Extracrujiente
expansion-extra_crunchy-text = En solitario o con el Mentor: el más fuerte, con más cartas en todas las rondas.

window-patisserie-supplies-ingredient_tiles = En la bolsa de ingredientes, y junto al cubo los descartados
window-patisserie-supplies-recipes = En la bolsa de recetas, y junto al cubo las descartadas
window-patisserie-supplies-staff = Mazo de personal
window-patisserie-supplies-anybody = { $n } de prestigio
window-patisserie-supplies-chef = { $n } de prestigio, gorro

window-supplies-ingredient_tiles-heading = Losetas de ingrediente
window-supplies-ingredient_tiles-kind = Loseta
window-supplies-ingredient_tiles-to_come = en la bolsa
window-supplies-ingredient_tiles-on_display = en oferta
window-supplies-ingredient_tiles-in_use = en cocinas
window-supplies-ingredient_tiles-rest = descartadas
window-supplies-ingredient_tiles-row = { $kind }: { $to_come } de { $total } en la bolsa, { $on_display } en oferta, { $in_use } en cocinas, { $rest } descartadas
window-supplies-ingredient_tiles-note = Las descartadas vuelven a la bolsa cuando se vacía.

window-supplies-recipes-heading = Recetas por prestigio
window-supplies-recipes-kind = Prestigio
window-supplies-recipes-to_come = en la bolsa
window-supplies-recipes-on_display = en oferta
window-supplies-recipes-in_use = en cocinas y mesas
window-supplies-recipes-rest = descartadas
window-supplies-recipes-row = { $kind }: { $to_come } de { $total } en la bolsa, { $on_display } en oferta, { $in_use } en cocinas y mesas, { $rest } descartadas
window-supplies-recipes-note = Las descartadas vuelven a la bolsa cuando se vacía.

window-supplies-staff-heading = Personal por nivel
window-supplies-staff-kind = Nivel
window-supplies-staff-to_come = en el mazo
window-supplies-staff-on_display = en bandejas o por contratar
window-supplies-staff-in_use = con jugadores
window-supplies-staff-rest = fuera
window-supplies-staff-row = { $kind }: { $to_come } de { $total } en el mazo, { $on_display } en bandejas o por contratar, { $in_use } con jugadores, { $rest } fuera
window-supplies-staff-note = Lo que los jugadores han retirado está boca abajo y cuenta como suyo.

window-tutor-patisserie = Maître Anselme, tu Mentor

window-learn-group-kitchen = En la cocina
window-learn-group-feast = En el jardín
window-learn-group-alone = En solitario contra el Mentor

window-patisserie-drop-give_notice = Despedir
window-patisserie-who_notice = ¿Qué carta juegas? Abandona el juego: { $card }.
window-patisserie-plays_notice = Esta carta se juega. Abandona el juego: { $card }.
window-patisserie-drop-racks = Hornear
window-patisserie-drop-store = Guardar la receta

patisserie-round-why = Quien no ha sido contratado sale del juego. Los ingredientes que quedan abajo y las recetas que quedan en las casillas de más a la derecha se descartan; todo lo demás se queda.
