### The reference: for each entry of resources/reference/rococo its title, its text, further words by which it is found
### (with common misspellings) and, where the book is silent, how it is played here. Numbers of the rules and what the
### edition calls things are filled in.

reference-word-deluxe-of_segment = de su cajón
reference-word-deluxe-in_segment = en un cajón
reference-word-deluxe-to_terrace = al balcón
reference-word-deluxe-in_kitchens = en cada una de las dos cocinas

reference-word-original-of_segment = de su segmento
reference-word-original-in_segment = en un segmento
reference-word-original-to_terrace = a la terraza
reference-word-original-in_kitchens = en cada fila de la fuente

reference-round-title = Una ronda
reference-round-text = La partida tiene { $rounds } rondas. En cada una se llenan las ofertas, cada jugador elige en secreto { $hand_size } empleados, estos se juegan de uno en uno por turnos, y después todos reciben ingresos. Tras la última ronda llega la puntuación final.
reference-round-terms = ronda rondas fase fases desarrollo orden secuencia noche turno estructura cuántas rondas

reference-start_player-title = Jugador inicial
reference-start_player-text = Quien reclamó el favor de la Reina en la ronda anterior empieza la ronda; si nadie lo hizo, el jugador inicial sigue siendo el mismo. Se juega en sentido horario.
reference-start_player-terms = primer jugador empezar empieza quién empieza sentido horario reloj bandera
reference-start_player-ruling = El primer jugador inicial se sortea.

reference-hand-title = Elegir la mano
reference-hand-text = Al principio de una ronda eliges { $hand_size } empleados de tu reserva y juegas justo esos en esta ronda. Si en la reserva hay menos, los tomas todos, das la vuelta a tu descarte, que pasa a ser la nueva reserva, y eliges de ella los que falten.
reference-hand-terms = mano cartas elegir escoger selección seleccionar robar
reference-hand-ruling = El programa pregunta por una carta tras otra, primero al jugador inicial. Nadie ve lo que eligen los demás.

reference-supply-title = Reserva y descarte
reference-supply-text = De la reserva eliges tu mano. Quien ha jugado va a tu descarte. Solo cuando tienes que elegir y la reserva está vacía pasa el descarte a ser la nueva reserva; no se baraja nada.
reference-supply-terms = mazo robar barajar mezclar descartes cartas usadas reciclar reserva de empleados

reference-staff-title = Personal
reference-staff-text = Todos tus empleados, estén donde estén: en la mano, la reserva, el descarte y el que está trabajando. Contratar aumenta el personal; enviar a la corte lo reduce; siempre deben quedar { $minimum_staff }. Con menos empleados, cada uno juega más a menudo; tener más sirve a algunas bonificaciones y coronas.
reference-staff-terms = mazo plantilla empleados número de cartas cuántas cartas
reference-staff-ruling = Qué cartas forman un personal es público; cuáles están en la mano, no. Quien está a punto de irse aún cuenta para una bonificación en uso, pero no entre los que deben quedar.

reference-turn-title = Un turno
reference-turn-text = Juega un empleado de tu mano. Hace una acción principal que su rango permita; después puedes usar la bonificación de la carta. Puedes renunciar a una de las dos cosas o a ambas. Luego le toca al siguiente jugador, hasta que se han jugado todas las manos.
reference-turn-terms = acción principal acciones renunciar pasar saltar orden de turno qué puedo hacer
reference-turn-ruling = Una acción principal solo se ofrece si puedes realizarla y pagarla. No puedes pasar: hay que jugar una carta.

reference-employee-title = Empleados
reference-employee-text = Los Maestros pueden hacer todas las acciones principales. Los Oficiales no pueden contratar. Los Aprendices no reclaman el favor de la Reina, ni confeccionan { $garments }, ni contratan. La bonificación la puede usar quien la tenga, aunque sea una acción que ese empleado no podría hacer como acción principal.
reference-employee-terms = trabajador trabajadores carta cartas personal rango nivel tipo quién puede hacer qué enpleado

reference-master-title = Maestro
reference-master-text = Puede hacer todas las acciones principales. Solo un Maestro contrata, confecciona { $garments } con dedal de oro y confecciona para un invitado de Maestro. Enviado a la corte, da { $master } libras.
reference-master-terms = maestros maestra dedal de oro corona mejor empleado

reference-journeyman-title = Oficial
reference-journeyman-text = Puede hacer todas las acciones principales menos contratar, y no confecciona { $garments } con dedal de oro ni para un invitado de Maestro. Enviado a la corte, da { $journeyman } libras.
reference-journeyman-terms = oficiales oficiala dedal de plata ofisial

reference-apprentice-title = Aprendiz
reference-apprentice-text = Puede adquirir recursos, ser enviado a la corte y financiar decoraciones; no reclama el favor, ni confecciona { $garments }, ni contrata. Enviado a la corte, da { $apprentice } libras.
reference-apprentice-terms = aprendices aprendiza dedal de latón aprendis

reference-level-title = Niveles de los empleados
reference-level-text = Los empleados nuevos salen de su mazo nivel a nivel, primero el I; en cada ronda hay { $hire_display } por contratar. Quien no es contratado sale del juego al final de la ronda. Las cartas sin nivel son aquellas con las que todos empiezan.
reference-level-terms = nivel niveles mazo empleados nuevos robar número romano I II III IV V cartas iniciales empleados iniciales

reference-bonus-title = Bonificación de un empleado
reference-bonus-text = Después de la acción principal, o de renunciar a ella, puedes usar una vez la bonificación de la carta que has jugado. Va con la carta, no con el rango. Una carta con corona o sin bonificación no tiene ninguna que usar.
reference-bonus-terms = bonificaciones bonus empleado efecto flecha opcional renunciar
reference-bonus-ruling = Solo se te pregunta si la bonificación puede tener efecto en ese momento; lo que dio la acción principal ya cuenta. Los demás no saben que has renunciado a ella.

reference-crown-title = Cartas de corona
reference-crown-text = Los empleados con corona no tienen bonificación durante la partida. Al final, cada uno puntúa lo que dice la carta, solo para su dueño.
reference-crown-terms = corona coronas rojo azul terciopelo bonificación final fin de la partida cartas de puntuación
reference-crown-ruling = Una corona cuenta esté donde esté su carta: mano, reserva o descarte.

reference-favor-title = Favor de la Reina
reference-favor-text = Acción principal de un Maestro o un Oficial, una vez por ronda: gana { $favor_livre } libras al momento y sé jugador inicial en la siguiente ronda. Quien tenga el favor al final de la partida gana { $favor_prestige } puntos de prestigio.
reference-favor-terms = favor reina carta ficha iniciativa reclamar dedal de oro abanico fabor
reference-favor-ruling = Ambos reglamentos dicen { $favor_livre } libras; cualquier otro número que se encuentre por ahí es erróneo.

reference-acquire-title = Adquirir recursos
reference-acquire-text = Acción principal de cualquiera: toma una loseta de la oferta y paga el precio { $of_segment }; cuantas menos losetas quedan allí, más barata es. Decide al momento si la guardas como seda o la descartas por el hilo y el encaje de su mitad inferior.
reference-acquire-terms = comprar recurso recursos losetas almacén material precio adquirir aquirir { $in_segment }

reference-tile-title = Loseta de recursos
reference-tile-text = Arriba: seda. Abajo: hilo y encaje. Solo usas una mitad. Como seda, la loseta queda en tu atril hasta que confeccionas una { $garment } con ella. Cambiada, se descarta al momento: / significa uno de los dos; +, ambos.
reference-tile-terms = losetas ficha barra más mitad inferior mitad superior cambiar guardar atril recurso
reference-tile-ruling = Una loseta sin mitad inferior se guarda sin preguntar. Los demás ven cuántas losetas tienes, no cuáles.

reference-random_tile-title = Una loseta al azar
reference-random_tile-text = Algunos invitados y bonificaciones te dejan robar una loseta de la bolsa en vez de elegirla. Después se guarda o se cambia como cualquier otra.
reference-random_tile-terms = azar bolsa robar a ciegas suerte recurso aleatoria
reference-random_tile-ruling = Si la bolsa está vacía, antes vuelven a ella las losetas descartadas; si tampoco las hay, no se roba nada.

reference-silk-title = Seda
reference-silk-text = Las { $garments } muestran qué seda necesitan, de cuatro colores. Entrega losetas de tu atril que muestren al menos esa cantidad; lo que sobra de una loseta se pierde, y no hay cambio.
reference-silk-terms = sedas tela tejido paño color colores azul rosa verde naranja amarillo rojo pagar pago
reference-silk-ruling = No se ofrecen pagos con una loseta de más, y las losetas con la misma seda son iguales: se entrega la que se tomó antes.

reference-notions-title = Hilo y encaje
reference-notions-text = Las { $garments } pueden pedir hilo y encaje además de seda. Vienen de las mitades inferiores de las losetas, de los invitados y de las bonificaciones; empiezas con { $start_thread } de hilo y { $start_lace } de encaje. Los marcadores se guardan hasta que hacen falta.
reference-notions-terms = hilo encaje hilos encajes bobina carrete fichas mercería
reference-notions-ruling = El hilo y el encaje nunca se agotan.

reference-make_dress-text = Acción principal de un Maestro o un Oficial: elige un diseño, paga el precio de arriba y entrega la seda, el hilo y el encaje que muestra. Después alquila la { $garment } a un invitado o véndela por su valor.
reference-make_dress-terms = confeccionar coser hacer crear fabricar { $garment } { $garments } taller escaparate diseño precio
reference-make_dress-ruling = Solo se ofrece si puedes pagarlo todo de una vez.

reference-dress-title-deluxe = Prendas
reference-dress-title-original = Prendas

reference-dress-text = Los { $gowns } son para damas; las { $coats }, para caballeros; hay dos colores de cada. Una { $garment } muestra lo que necesita, por cuánto se vende y el prestigio que da al final si se alquila a un invitado. Con invitados cuenta para el salón, para todos los salones y para las estatuas.
reference-dress-terms = { $garment } { $gown } { $coat } dama caballero damas hombres valor prestigio color traje

reference-master_dress-title = Solo para un Maestro
reference-master_dress-text = Un dedal de oro en una { $garment } significa que solo la confecciona un Maestro; en la casilla de un invitado, que allí solo va una { $garment } hecha por un Maestro. Esos invitados deshacen además los empates de su salón. Una { $garment } sin dedal puede ir a cualquier parte si la hizo un Maestro.
reference-master_dress-terms = dedal de oro invitado de Maestro requisito casilla de Maestro necesita un Maestro
reference-master_dress-ruling = Una { $garment } hecha con una bonificación cuenta como hecha por el rango de la carta que tiene la bonificación.

reference-place-title = Alquilar o vender
reference-place-text = Alquila una { $garment } terminada a un invitado en una casilla libre, con la recompensa de la casilla al momento y prestigio al final; o véndela por su valor en libras, y va al descarte. Los { $gowns } y las { $coats } pueden ir a cualquier casilla libre; una casilla con dedal solo admite lo que hizo un Maestro.
reference-place-terms = alquiler alquilar venta vender invitado valor dónde poner colocar elegir sitio

reference-guest-title = Invitados y sus recompensas
reference-guest-text = Cada casilla libre de un salón es un invitado que puede lucir una { $garment }. Algunas casillas dan una recompensa al momento: libras, hilo, encaje o una loseta de recursos gratis de la oferta, que guardas o cambias.
reference-guest-terms = invitado casilla recompensa bonificación sitio sala asiento gratis loseta visitante imbitado
reference-guest-ruling = Una casilla de todos los salones se ocupa antes de elegir la recompensa. Una loseta que es recompensa hay que tomarla, si la hay.

reference-hire-title = Contratar a un empleado
reference-hire-text = Acción principal de un Maestro: toma uno de los empleados por contratar y paga; cuantos menos quedan, más baratos son, tomes el que tomes. El nuevo empleado llega a tu mano y también se juega en esta ronda.
reference-hire-terms = contratar contratación fichar nuevo empleado mercado oferta tomar comprar carta

reference-depute-title = Enviar a la corte
reference-depute-text = Acción principal de cualquiera: el empleado va a la corte del Rey y, tras su bonificación, sale del juego para siempre; ganas { $master } libras por un Maestro, { $journeyman } por un Oficial, { $apprentice } por un Aprendiz. Deben quedar al menos { $minimum_staff } empleados.
reference-depute-terms = enviar corte rey delegar despedir echar quitar vender carta carruaje
reference-depute-ruling = Quien va de camino a la corte aún cuenta para el tamaño del personal hasta que se ha ido, pero no entre los { $minimum_staff } que deben quedar.

reference-fund-title = Financiar una decoración
reference-fund-text = Acción principal de cualquiera: paga el precio de una decoración libre y pon en ella tu marcador. Cada una da su prestigio al final y hace además algo propio. Solo puedes tener un puesto { $in_kitchens }.
reference-fund-terms = decoración decoraciones marcador ficha propiedad mecenas comprar financiar
reference-fund-ruling = Los marcadores nunca se agotan.

reference-musician-title = Músico
reference-musician-text = Con el músico estás presente en ese salón, uno de los que necesitas para «Todos los salones». El músico no es una { $garment } y no cuenta para la mayoría, pero gana allí los empates que dejan abiertos los invitados de Maestro.
reference-musician-terms = músicos música salón decoración banda violín arpa orquesta musico

reference-statue-title = Estatuas
reference-statue-text = Al final, una estatua da { $statue_prestige_per_color } puntos de prestigio por cada color distinto entre tus { $garments } con invitados. Para una segunda estatua necesitas una segunda { $garment } de cada color, y así sucesivamente.
reference-statue-terms = estatua jardín jardines colores serie series escultura
reference-statue-ruling = El programa forma por ti las mejores series: un color cuenta para tantas estatuas como { $garments } tengas de él.

reference-fountain_upper-title-deluxe = Cocina del personal
reference-fountain_upper-title-original = Fuente, fila superior

reference-fountain_lower-title-deluxe = Cocina de los invitados
reference-fountain_lower-title-original = Fuente, fila inferior

reference-fountain_upper-text = En la fase de ingresos de cada ronda ganas { $fountain_livre_per_decoration } libras por cada una de tus decoraciones, esta incluida. Puedes tener un puesto en ella.
reference-fountain_upper-terms = fuente superior ingresos cocina izquierda decoraciones { $in_kitchens }

reference-fountain_lower-text = En la fase de ingresos de cada ronda ganas { $fountain_livre_per_dress } libras por cada una de tus { $garments } con invitados. Puedes tener un puesto en ella.
reference-fountain_lower-terms = fuente inferior ingresos cocina derecha { $in_kitchens }

reference-fireworks-title = Fuegos artificiales
reference-fireworks-text = Cada uno de tus fuegos artificiales deja que una de tus { $garments } { $in_kings } lo contemple al final y cuente { $lessTimes } o { $moreTimes } veces. Y puntúa quien tenga más fuegos artificiales; a partir de { $second_place_players } jugadores, también el segundo; el empate es para quien tenga el de más a la derecha.
reference-fireworks-terms = fuegos cohetes multiplicador veces doble triple mayoría terraza jardín pirotecnia fuegos artificales
reference-fireworks-ruling = El primer y el segundo puesto exigen al menos uno de los fuegos artificiales.

reference-terrace-text = Al final, tus { $garments } { $in_kings } contemplan tus fuegos artificiales: una por cada uno, y su prestigio se multiplica. Antes han contado para la mayoría del salón, y siguen contando para las estatuas.
reference-terrace-terms = contemplar ver fuegos artificiales multiplicar { $to_terrace } { $kings } doble triple
reference-terrace-ruling = El programa envía las { $garments } con más prestigio a los números más altos; ninguna otra elección da más.

reference-terrace-title-deluxe = El balcón
reference-terrace-title-original = La terraza

reference-hall-title = Mayoría en un salón
reference-hall-text = Al final, quien tenga más { $garments } en un salón puntúa su primer número; a partir de { $second_place_players } jugadores, el segundo puntúa el otro. El empate es para quien tenga allí más invitados de Maestro y, después, para el mecenas del músico. Quien siga en empate puntúa entero; tras un empate por el primer puesto no hay segundo.
reference-hall-terms = salones mayoría más segundo puesto empate empates desempate control sala palacio mayorías salón real
reference-hall-ruling = Nadie puntúa sin una { $garment } en el salón. Un empate por el segundo puesto se deshace como uno por el primero; quien siga en empate recibe entero el segundo número.

reference-all_halls-title = Todos los salones
reference-all_halls-text = En cuanto estás presente en todos los salones, con una { $garment } o con el músico, ocupas la mejor casilla libre de todos los salones. Quien llega antes recibe más prestigio al final.
reference-all_halls-terms = todos los salones bonificación presente presencia cada salón en todas partes cinco salones
reference-all_halls-ruling = La casilla se ocupa antes de elegir la recompensa del invitado. Cuando todas están ocupadas, nadie recibe ninguna.

reference-income-title = Ingresos
reference-income-text = Cuando se han jugado todas las manos, cada jugador gana { $base_income } libras y lo que den sus puestos en los jardines.
reference-income-terms = ingreso final de ronda ganar libras fase renta

reference-displays-title = Llenar las ofertas
reference-displays-text = Al principio de una ronda llegan { $hire_display } empleados nuevos por contratar, se llenan los sitios libres para losetas y se descartan los { $cleared_windows } diseños de más a la derecha; los demás se desplazan a la derecha y salen otros nuevos de la bolsa. Lo que está vacío sigue vacío hasta entonces, y lo que tienen otros está ocupado.
reference-displays-terms = oferta ofertas reponer preparación preparar bolsa taller almacén ocupado vacío diseños nuevos retirar
reference-displays-ruling = Las bolsas se mezclan una vez, al llenarlas; una bolsa se rellena con su descarte solo cuando hace falta una pieza y está vacía.

reference-livre-title = Libras
reference-livre-text = Dinero para diseños, losetas, empleados y decoraciones. Viene de los ingresos, los invitados, las bonificaciones, el favor, las ventas y los envíos a la corte. Al final, { $livre_per_prestige } libras son 1 punto de prestigio, y lo que sobra deshace un empate por la victoria.
reference-livre-terms = dinero moneda monedas libra livre livres efectivo precio pagar falta poco no me llega luis
reference-livre-ruling = Solo deshace empates lo que queda tras el cambio. El dinero nunca se agota.

reference-prestige-title = Prestigio
reference-prestige-text = Los puntos del juego. Algunos se ganan durante la partida, la mayoría al final. Gana quien más tenga.
reference-prestige-terms = puntos puntos de victoria puntos de prestigio pv puntuación pp
reference-prestige-ruling = En la edición de 2013, lo que los demás han ganado durante la partida está oculto hasta el final; en la edición Deluxe es público.

reference-final_scoring-title = Puntuación final
reference-final_scoring-text = Tras la ronda { $rounds }: dinero ({ $livre_per_prestige } libras son 1 punto de prestigio), cartas de corona, el favor, mayorías en los salones, fuegos artificiales, { $garments } que los contemplan, estatuas, { $garments } con invitados, decoraciones, todos los salones. El empate lo gana quien tenga más libras sobrantes.
reference-final_scoring-terms = final de la partida fin recuento puntuación ganar ganador victoria empate puntos cómo se gana quién gana
reference-final_scoring-ruling = Después del prestigio y las libras, los reglamentos no conocen más desempates: varios ganadores comparten la victoria.

reference-standing-title = Puntos si la partida acabara ahora
reference-standing-text = El número junto al podio en el panel de un jugador es lo que tendría un jugador si la partida acabara ahora: todo lo que cuenta la puntuación final, mayorías incluidas. Es un anticipo; nada de ello es aún seguro. El dinero también cuenta, así que pagar lo baja un poco. La flecha de al lado indica el cambio desde tu último turno. El panel de un jugador muestra dinero, prestigio, hilo, encaje, losetas y cartas.
reference-standing-terms = podio clasificación anticipo estimación ventaja cabeza jugador panel resumen

reference-editions-title = Las dos ediciones
reference-editions-text = La edición de 2013 y la edición Deluxe de 2020 son el mismo juego con otros nombres y colores. El amarillo, el verde, el rojo y el azul de 2013 son el azul, el rosa, el verde y el naranja de la edición Deluxe.
reference-editions-terms = edición original deluxe 2013 2020 diferencia nombres colores eagle
reference-editions-ruling = Solo se distingue el prestigio ganado durante la partida: oculto en la edición de 2013, público en la edición Deluxe. Lo que omite un reglamento se toma del otro.
