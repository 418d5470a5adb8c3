### How to play, in short; numbers of the rules and what the edition calls things ([hint.word]) are filled in.

guide-heading-goal = El baile
guide-heading-round = Una ronda
guide-heading-actions = Acciones principales
guide-heading-dress = Una { $garment } y su invitado
guide-heading-board = El palacio
guide-heading-end = El final
guide-heading-signs = Signos

guide-goal-aim = Diriges un taller de sastrería. Tras { $rounds } rondas, el Rey da su baile, y quien tenga más prestigio gana.

guide-round-hand = Todos eligen en secreto { $hand_size } empleados de su reserva para la mano. Los jugados van al descarte; cuando la reserva se agota, el descarte pasa a ser la nueva reserva, sin barajar.
guide-round-turn = Por turnos, cada cual juega una carta: primero una acción principal que ese empleado pueda hacer y después la bonificación de la carta. Se puede renunciar a ambas. Luego es el turno del siguiente jugador.

guide-round-income-deluxe = Cuando se han jugado todas las manos, todos reciben { $base_income } libras y lo que den sus cocinas.
guide-round-income-original = Cuando se han jugado todas las manos, todos reciben { $base_income } libras y lo que les dé la fuente.

guide-actions-favor = Reclamar el favor de la Reina (no con un Aprendiz; un jugador por ronda): { $favor_livre } libras al momento, jugador inicial en la próxima ronda y { $favor_prestige } puntos de prestigio para quien lo tenga al final.
guide-actions-acquire-deluxe = Adquirir recursos: toma una loseta por el precio de su cajón y guárdala como seda, o cámbiala al momento por su mitad inferior: / significa uno de los dos; +, ambos.
guide-actions-acquire-original = Adquirir recursos: toma una loseta por el precio de su segmento y guárdala como seda, o cámbiala al momento por su mitad inferior: / significa uno de los dos; +, ambos.
guide-actions-hire = Contratar a un empleado (solo Maestros): la carta va a tu mano y se juega en esta ronda. Cuantos menos quedan, más baratos son.
guide-actions-depute = Enviar a este empleado a la corte por { $master }, { $journeyman } o { $apprentice } libras, según su rango; tras su bonificación, la carta sale del juego. Debes conservar al menos { $minimum_staff } empleados.

guide-actions-make_dress-deluxe = Confeccionar una prenda (no con un Aprendiz): paga el precio de arriba y entrega la seda, el hilo y el encaje que muestra; la seda que sobre en una loseta se pierde. Un dedal significa que debe hacerla un Maestro.
guide-actions-make_dress-original = Confeccionar una prenda (no con un Aprendiz): paga el precio de arriba y entrega la seda, el hilo y el encaje que muestra; la seda que sobre en una loseta se pierde. Un dedal significa que debe hacerla un Maestro.

guide-actions-fund-deluxe = Financiar una decoración: paga su precio y pon allí tu marcador; uno como mucho en cada una de las dos cocinas.
guide-actions-fund-original = Financiar una decoración: paga su precio y pon allí tu marcador; uno como mucho en cada fila de la fuente.

guide-dress-place = Una { $garment } (un { $gown } o una { $coat }) se alquila a un invitado en una casilla libre, que puede dar una recompensa, o se vende por su valor.
guide-dress-master = Las casillas con dedal son para { $garments } hechas por un Maestro; allí deshacen además los empates del salón.

guide-board-halls = En cada salón puntúa quien tenga más { $garments } y, a partir de { $second_place_players } jugadores, también el segundo. Los empates son para quien tenga allí más invitados de Maestro y, después, para el mecenas del músico.
guide-board-fireworks = Al final, las { $garments } { $in_kings } pueden contemplar tus fuegos artificiales: cuentan { $lessTimes } o { $moreTimes } veces.
guide-board-all_halls = Con una { $garment } o un músico en cada salón ocupas al momento una casilla de todos los salones.

guide-board-gardens-deluxe = Las estatuas pagan al final por cada color de tus { $garments }; las cocinas, en cada ronda.
guide-board-gardens-original = Las estatuas pagan al final por cada color de tus { $garments }; la fuente, en cada ronda.

guide-end-scoring = Tras la ronda { $rounds } se cuenta todo: dinero ({ $livre_per_prestige } libras son 1 punto de prestigio), cartas de corona, favor, salones, fuegos artificiales, estatuas, { $garments }, decoraciones y todos los salones. En caso de empate gana quien tenga más libras sobrantes.

guide-signs-livre = libras
guide-signs-prestige = prestigio
guide-signs-thread = hilo
guide-signs-lace = encaje
guide-signs-thimble-master = un Maestro: dedal de oro con corona
guide-signs-thimble-journeyman = un Oficial: dedal de plata con borde ondulado
guide-signs-thimble-apprentice = un Aprendiz: dedal de latón abierto
guide-signs-tile = losetas de recursos
guide-signs-bag = una loseta al azar
guide-signs-card = empleados
guide-signs-stack = todos tus empleados; también lo que queda por robar
guide-signs-discard = descarte
guide-signs-hire = contratar a un empleado
guide-signs-court = enviar a la corte
guide-signs-decoration = decoraciones
guide-signs-crown = cuenta al final
guide-signs-start = jugador inicial
guide-signs-podium = lo que tendría un jugador si la partida acabara ahora

## What an action is about, in a word or two.

guide-names-favor = Favor de la Reina
guide-names-acquire = Recursos
guide-names-make_dress-deluxe = Prenda
guide-names-make_dress-original = Prenda
guide-names-hire = Contratar
guide-names-depute = Enviar a la corte
guide-names-fund = Decoración
