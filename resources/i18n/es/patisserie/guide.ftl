### How to play, in short; numbers of the rules are filled in.

guide-patisserie-heading-goal = La fiesta
guide-patisserie-heading-round = Una ronda
guide-patisserie-heading-actions = Acciones principales
guide-patisserie-heading-garden = En el jardín
guide-patisserie-heading-end = El final
guide-patisserie-heading-signs = Símbolos

guide-patisserie-goal-aim = Diriges una pastelería y horneas para la fiesta del Rey en Versalles. Tras { $rounds } rondas, gana quien tenga más prestigio.

guide-patisserie-round-staff = Cada jugador elige para su mano { $hand_size } cartas de su personal sin usar; cuando se agota, se le da la vuelta al personal usado, sin barajarlo.
guide-patisserie-round-tray = Dos bandejas dan la vuelta a la mesa, y de cada una te quedas con una carta nueva. Después, una carta de tu mano sale del juego.
guide-patisserie-round-turn = Por turnos, cada jugador juega una carta: primero una acción principal que su formación permita, luego la bonificación de la carta. Se puede renunciar a ambas. El oro es un Pastelero; la plata, un Ayudante.
guide-patisserie-round-income = Cuando se han jugado todas las manos, cada jugador recibe { $base_income } monedas y lo que den sus anfitriones y decoraciones, también tras la última ronda.

guide-patisserie-actions-acquire_recipes = Adquirir recetas: 1 o 2 de la oferta. Puedes guardar { $recipe_storage } como máximo.
guide-patisserie-actions-acquire_ingredients = Adquirir ingredientes (solo Ayudantes): 1 loseta; una fila con pocas es barata.
guide-patisserie-actions-buy_goods = Comprar productos (solo Ayudantes): harina, azúcar o mantequilla, de un solo tipo.
guide-patisserie-actions-bake = Hornear: 1 o 2 de tus recetas, cada una en una rejilla libre. Un gorro exige un Pastelero.
guide-patisserie-actions-decorate = Decorar (solo Pasteleros): una cobertura para 1 o 2 dulces de tus rejillas. Una vez entregada, da ingresos cada ronda.
guide-patisserie-actions-deliver = Entregar: presenta 1 o 2 dulces en las mesas, o véndelos por { $sale_coins } monedas el punto.
guide-patisserie-actions-hire = Contratar (solo Pasteleros): una carta de la oferta, que juega en esta misma ronda; o, una vez por partida, una carta con estrella gratis, si cumples su condición.
guide-patisserie-actions-give_notice = Despedir: una carta sale del juego por { $assistant_notice } o { $chef_notice } monedas. Deben quedarte al menos { $minimum_staff }.
guide-patisserie-actions-place = Colocar personal de servicio o un anfitrión noble: paga el precio de una casilla libre y pon en ella tu marcador.

guide-patisserie-garden-present = Un dulce en una mesa da su prestigio al final, y de inmediato lo que esté impreso en su casilla.
guide-patisserie-garden-tables = En cada mesa puntúa quien tenga más dulces y, a partir de { $second_place_players } jugadores, también el segundo. Los empates los gana el dulce más cercano a la bonificación de mesa.
guide-patisserie-garden-bonus = Un dulce que cumple la bonificación de mesa da su recompensa de inmediato.
guide-patisserie-garden-service = El personal de servicio junto a una mesa te vende 1 de prestigio por { $service_coins } monedas por cada dulce que presentes en ella.
guide-patisserie-garden-hosts = Un anfitrión noble da { $host_income } monedas cada ronda y, al final, 1 de prestigio por cada rival con personal de servicio.
guide-patisserie-garden-specials = El primero que cumple la condición de una bonificación especial se lleva su mejor casilla.

guide-patisserie-end-scoring = Tras la ronda { $rounds }: los dulces de las rejillas se venden, { $coins_per_prestige } monedas son 1 de prestigio, y luego puntúan las mesas, los anfitriones y todos tus marcadores. Los empates los gana quien tenga más monedas restantes.

guide-patisserie-signs-coin = monedas
guide-patisserie-signs-prestige-now = prestigio inmediato: borde rojo
guide-patisserie-signs-prestige-end = prestigio al final: borde negro
guide-patisserie-signs-flour = harina
guide-patisserie-signs-sugar = azúcar
guide-patisserie-signs-butter = mantequilla
guide-patisserie-signs-honey = miel
guide-patisserie-signs-nuts = frutos secos
guide-patisserie-signs-egg = huevo
guide-patisserie-signs-topping = decoraciones logradas
guide-patisserie-signs-rose = un dulce con cobertura
guide-patisserie-signs-without = con una cruz: no debe haber
guide-patisserie-signs-chef = un Pastelero: con gorro
guide-patisserie-signs-assistant = un Ayudante: sin gorro
guide-patisserie-signs-scales = balanza: gana los empates en su mesa
guide-patisserie-signs-staff = cartas de personal
guide-patisserie-signs-hire = contratar
guide-patisserie-signs-star = cartas con estrella
guide-patisserie-signs-rack = una rejilla
guide-patisserie-signs-leave = se va al final de la ronda, o para siempre
guide-patisserie-signs-start = jugador inicial

guide-patisserie-mentor-1 = :chef En cada turno, el Mentor revela una carta y hace la primera acción posible desde la izquierda, sin pagar; si no hay ninguna, obtiene { $mentor_prestige } de prestigio.
guide-patisserie-mentor-2 = :staff Al final, el Mentor puntúa las bonificaciones de su personal y la mitad de lo que le queda.

guide-patisserie-first_game-1 = :staff Hoy no hay bandejas: el personal se reparte, dos veces, una carta para cada jugador y dos por contratar.

## What an action is about, in a word or two.

guide-patisserie-names-acquire_recipes = Recetas
guide-patisserie-names-acquire_ingredients = Ingredientes
guide-patisserie-names-buy_goods = Productos
guide-patisserie-names-bake = Hornear
guide-patisserie-names-decorate = Decorar
guide-patisserie-names-deliver = Entregar
guide-patisserie-names-hire = Contratar
guide-patisserie-names-give_notice = Despedir
guide-patisserie-names-place = Servicio y anfitriones
