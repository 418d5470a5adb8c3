### What things on the table are for, told beside them when one stays on them. {garment} and {garments} are
### what the edition calls them; numbers of the rules are filled in.

hint-word-deluxe-garment = prenda
hint-word-deluxe-garments = prendas
hint-word-deluxe-gown = vestido
hint-word-deluxe-gowns = vestidos
hint-word-deluxe-coat = casaca
hint-word-deluxe-coats = casacas

hint-word-original-garment = prenda
hint-word-original-garments = prendas
hint-word-original-gown = vestido
hint-word-original-gowns = vestidos
hint-word-original-coat = casaca
hint-word-original-coats = casacas

hint-card-may_all = Puede hacer todas las acciones principales.
hint-card-may = Puede: { $may }. No puede: { $not }.
hint-card-level = Nivel { $level } de { $last }: los nuevos empleados llegan nivel a nivel, empezando por el I.
hint-card-start = Sin nivel: forma parte del personal con el que empieza todo el mundo.
hint-card-bonus = Bonificación, tras la acción principal o tras renunciar a ella: { $bonus }.
hint-card-none = Sin bonificación.
hint-card-crown = Corona: sin bonificación durante la partida, pero { $bonus }, esté donde esté la carta en tu personal.
hint-card-depute = Si lo envías a la corte, da { $livre } y sale del juego.

hint-thimble-master = Solo un Maestro confecciona una { $garment } con dedal de oro, o para un invitado cuya casilla lo muestra.
hint-thimble-other = No confecciona ninguna { $garment } con dedal de oro, ni para invitados cuya casilla lo muestra.

hint-piece-dress = Arriba, su precio. Al lado y abajo, lo que necesita la { $garment }. Vendida, da { $livre }; alquilada a un invitado, da { $prestige } al final.
hint-piece-dress_unsold = Arriba, su precio. Al lado y abajo, lo que necesita la { $garment }. Nunca se vende; alquilada a un invitado, da { $prestige } al final.
hint-piece-dress_master = El dedal: solo la confecciona un Maestro.
hint-piece-tile = Se guarda como seda para una { $garment }, o se cambia al momento por su mitad inferior: { $notions }.
hint-piece-tile_silk = Se guarda como seda para una { $garment }; no tiene mitad inferior que cambiar.
hint-piece-no_dress = Vacío. Al empezar la próxima ronda llegan más { $garments } que confeccionar.
hint-piece-no_dress_last = Vacío. En esta partida no llegan más { $garments } que confeccionar.
hint-piece-no_tile = Vacío. Al empezar la próxima ronda llegan más losetas.
hint-piece-no_tile_last = Vacío. En esta partida no llegan más losetas.
hint-piece-no_employee = Vacío. Al empezar la próxima ronda llegan nuevos empleados.
hint-piece-no_employee_last = Vacío. En esta partida no llegan más empleados nuevos.

hint-space-guest = Para una { $garment } tuya: cuenta para la mayoría { FORM($hall, "in") } y al final da su prestigio.
hint-space-master = Solo para una { $garment } hecha por un Maestro. Deshace los empates { FORM($hall, "in") }.
hint-space-royal = Desde aquí puede contemplar tus fuegos artificiales al final y contar más.
hint-space-reward = Da al momento: { $reward }.

hint-decoration-musician = Estás presente { FORM($hall, "in") }, uno de los salones que necesitas para «Todos los salones», y ganas allí los empates que los invitados de Maestro dejen abiertos. El músico no es una { $garment } y no cuenta para la mayoría.
hint-decoration-statue = Al final: { $prestige } por cada color entre tus { $garments }. Una segunda estatua necesita una segunda { $garment } de cada color.
hint-decoration-fountain_upper = Con los ingresos de cada ronda: { $livre } más por cada decoración tuya, también por esta. Un puesto de esta fila por jugador.
hint-decoration-fountain_lower = Con los ingresos de cada ronda: { $livre } más por cada una de tus { $garments } con invitados. Un puesto de esta fila por jugador.
hint-decoration-fireworks = Al final, una de tus { $garments } { FORM($hall, "in") } los contempla desde aquí y cuenta { $times } veces. También puntúa quien tenga más fuegos artificiales; el empate se lo lleva el de más a la derecha.
hint-decoration-price = Cuesta { $livre }.
hint-decoration-price_prestige = Cuesta { $livre }; da { $prestige } al final.

hint-majority-hall = Al final, { FORM($hall, "in") }: { $first } para quien tenga más { $garments } y { $second } para el segundo. Los empates son para quien tenga más invitados de Maestro y, después, para el mecenas del músico; si sigue el empate, todos los empatados lo cobran entero, y tras un empate en cabeza no hay segundo.
hint-majority-hall_two = Al final, { FORM($hall, "in") }: { $first } para quien tenga más { $garments }; entre dos jugadores, el segundo puesto no cuenta. Los empates son para quien tenga más invitados de Maestro y, después, para el mecenas del músico; si sigue el empate, ambos lo cobran entero.
hint-majority-fireworks = Al final: { $first } para quien tenga más fuegos artificiales y { $second } para el segundo. El empate se lo lleva el de más a la derecha.
hint-majority-fireworks_two = Al final: { $first } para quien tenga más fuegos artificiales; entre dos jugadores, el segundo puesto no cuenta. El empate se lo lleva el de más a la derecha.

hint-action-favor = Obtén { $livre } al momento y sé el jugador inicial de la próxima ronda; quien lo tenga al final obtiene { $prestige }.
hint-action-acquire = Compra una loseta en oferta y después guarda su seda o cámbiala por la mitad inferior.
hint-action-make_dress = Compra un diseño y entrega la seda, el hilo y el encaje que muestra; después alquila la prenda a un invitado o véndela.
hint-action-hire = Compra uno de los empleados por contratar, que llega a tu mano al momento.
hint-action-depute = Se le envía a la corte del Rey a cambio de dinero: este empleado sale del juego para siempre, después de la bonificación. Deben quedar al menos { $staff } empleados.
hint-action-fund = Compra una decoración y pon tu marcador en ella.
hint-action-forfeit = Puedes renunciar a la acción principal y usar igualmente la bonificación de la carta: acertado si ninguna acción te vale su precio.
hint-action-forfeit_bare = Esta carta no tiene bonificación durante la partida. Solo acierta quien con cualquier acción pierde más de lo que gana, por ejemplo el dinero de su próximo turno.
hint-action-price = Ahora, de { $low } a { $high }.
hint-action-price_one = Ahora, por { $high }.

hint-area-fireworks = Decoraciones que hacen que tus { $garments } { FORM($hall, "in") } cuenten más al final, con una mayoría propia.
hint-area-statues = Decoraciones que al final premian los colores de tus { $garments }: { $statue } por cada uno.
hint-area-fountain_upper = Decoraciones que pagan en cada fase de ingresos: { $perDecoration } por cada decoración tuya.
hint-area-fountain_lower = Decoraciones que pagan en cada fase de ingresos: { $perDress } por cada una de tus { $garments } con invitados.
hint-area-all_halls = Quien tenga una { $garment } o el músico en cada salón ocupa al momento la mejor casilla libre: { $allHalls } puntos de prestigio al final.
hint-area-workshop = Diseños: paga el precio de arriba y entrega la seda, el hilo y el encaje que muestran. En la próxima ronda, los { $cleared } de la derecha se descartan y los demás se desplazan a la derecha.
hint-area-warehouse-deluxe = Losetas: guarda la seda o cámbiala por la mitad inferior. El precio es el de una loseta; cuantas menos queden en un cajón, más baratas.
hint-area-warehouse-original = Losetas: guarda la seda o cámbiala por la mitad inferior. El precio es el de una loseta; cuantas menos queden en un segmento, más baratas.
hint-area-hire = Solo los Maestros contratan. Todos cuestan lo mismo, y menos cuantos menos queden; el contratado ya juega en esta ronda. Al acabar la ronda, los demás salen del juego.
hint-area-favor = Un Maestro o un Oficial lo reclama como acción principal: { $favor } al momento, y eres el jugador inicial de la próxima ronda. Quien lo tenga al final obtiene { $favorPrestige }.
hint-area-livre = Dinero, para { $garments }, losetas, empleados y decoraciones. Al final, { $money } libras son 1 punto de prestigio, y lo que sobra deshace empates.
hint-area-prestige = Lo que has puntuado hasta ahora. Salones, decoraciones, { $garments } y lo demás se cuentan al final.
hint-area-thread = Hilo, para las { $garments } que lo muestran. Viene de las mitades inferiores de las losetas, de los invitados y de las bonificaciones.
hint-area-lace = Encaje, para las { $garments } que lo muestran. Viene de las mitades inferiores de las losetas, de los invitados y de las bonificaciones.
hint-area-rack = Tu seda, para { $garments }. La seda que sobra en una loseta se pierde.
hint-area-played = Quién está trabajando ahora; después se descarta, o va a la corte.
hint-area-hand = Quién juega en esta ronda; cada cual, una acción principal y una bonificación.
hint-area-supply = De aquí eliges { $hand } cartas para tu mano en cada ronda.
hint-area-discard = Quién ha jugado. Cuando la reserva se agota y aún debes elegir, pasa a ser la nueva reserva.
hint-area-markers-deluxe = Tus marcadores: va uno en cada decoración que financias. Nunca se agotan.
hint-area-markers-original = Tus marcadores: va uno en cada decoración que financias. Nunca se agotan.
hint-area-player = Dinero y prestigio; hilo, encaje y losetas de seda; cartas en mano, reserva y descarte.
hint-area-standing = El número junto al podio en el panel de cada jugador: lo que daría ahora la puntuación final, mayorías incluidas. Un avance, no una ganancia. La flecha muestra cómo acaba de cambiar.
hint-area-start = Empieza esta ronda; se juega en sentido horario. Quien reclame el favor de la Reina empieza la siguiente; si nadie lo hace, este signo se queda.

window-purse-livre = Libras: { $n }
window-purse-prestige = Prestigio hasta ahora: { $n }
window-purse-thread = Hilo: { $n }
window-purse-lace = Encaje: { $n }
window-purse-markers = Tus marcadores

window-player-standing_now = { $name }, si la partida acabara ahora: { $score } puntos de prestigio
