### The short way through the game.

lesson-quickball-name = Diez minutos
lesson-quickball-about = Las seis acciones y la elección de una mano en las dos últimas rondas, y el baile. Después, tu propia partida.

lesson-quickball-welcome-say = Diez minutos, Camille, y sabrás jugar. Confeccionas prendas para el baile del Rey: dan prestigio, y gana quien tenga más. En cada ronda juegas { $hand_size } empleados, uno por turno, y cada uno hace una acción.

lesson-quickball-standing-say = Junto a tu nombre ves tu dinero, en libras, y en el podio el prestigio que tendrías si la partida acabara ahora: { $mine }. La mayor parte no se cuenta hasta el baile, dentro de dos rondas.

lesson-quickball-ranks-say = Hay seis acciones, y el color dice quién puede hacer qué: un Maestro, de oro, todo; un Oficial, de plata, todo menos contratar. Un Aprendiz, de latón, solo puede adquirir seda, financiar decoraciones o marcharse a cambio de dinero.

lesson-quickball-acquire-say = Una: seda, para las prendas. Juega el Aprendiz y adquiere una loseta, la que quieras; pagas lo que indica su cajón. Cuanto más vacío está un cajón, más baratas son sus losetas.
lesson-quickball-acquire-then_keep_resource = Guarda la loseta por su seda, que va a tu atril. O cámbiala al momento por el hilo o el encaje que muestra debajo, que algunas prendas también necesitan: / significa uno de los dos; +, ambos.
lesson-quickball-acquire-else = Todavía no. Vuelve atrás: el Aprendiz adquiere una loseta.

lesson-quickball-bonus-say = Cada carta tiene además una bonificación, bajo su imagen: úsala, o déjala. Esta compra hilo o encaje. Apunta a una carta y leerás sus símbolos en palabras.
lesson-quickball-bonus-else = Como quieras.

lesson-quickball-sew-say = Colette ha contratado: su nueva carta juega en esta misma ronda, una más. Dos: una prenda. Arriba está su precio; a la derecha, la seda que necesita. Que el Maestro confeccione este vestido azul: solo cuesta { $bales } sedas azules. Lo que sobra de una loseta se pierde.
lesson-quickball-sew-start-journeyman = Vuelve atrás: el Oficial pedirá después el favor de la Reina. El Maestro confecciona el vestido azul.
lesson-quickball-sew-else = Un Maestro también puede hacer eso. Pero vuelve atrás: el vestido azul espera.

lesson-quickball-guest-say = Alquílalo a un invitado del salón 2; uno de ellos paga { $place } libras al momento. En el baile, una prenda cuenta el prestigio que lleva. Y los números de la esquina del salón son para quien tiene allí más prendas, { $first }, y para el segundo, { $second }.
lesson-quickball-guest-sell = Vuelve atrás: que baile, no que se venda.
lesson-quickball-guest-else = Vuelve atrás: ahí ya tienes a alguien. Solo te falta el salón 2.

lesson-quickball-wait-say = Ya estás en los { $halls } salones: quien lo logra primero recibe { $everywhere } puntos de prestigio; el segundo, { $next }; el tercero, { $third }.

lesson-quickball-thimble-say = Una casilla con este dedal es un invitado de Maestro: allí solo va lo que ha hecho un Maestro. Si hay empate en un salón, va primero quien tenga allí más invitados de esos; si también en eso empatan, todos puntúan por entero.

lesson-quickball-tie-say = En el salón 3, Colette, el lis, y tú tenéis una prenda cada uno: empate. ¿Quién va primero?
lesson-quickball-tie-me = Yo
lesson-quickball-tie-me_reply = Mira de quién es la prenda de la casilla con el dedal. Prueba otra vez.
lesson-quickball-tie-colette = Colette
lesson-quickball-tie-colette_reply = Sí: la suya está en la casilla del dedal; la tuya, no. Fíjate en los dedales al elegir un invitado.
lesson-quickball-tie-both = Los dos
lesson-quickball-tie-both_reply = Solo si nada deshace el empate. Aquí lo hace el dedal: prueba otra vez.

lesson-quickball-others-say = Ahora, los demás. Lo que hacen se lee aquí.

lesson-quickball-favor-say = Tres: el favor de la Reina. Juega el Oficial y reclámalo: ganas { $favor_livre } libras y empiezas la próxima ronda. Quien lo tenga al final de todo gana { $favor_prestige } puntos de prestigio.
lesson-quickball-favor-else = Vuelve atrás: el Oficial pide el favor de la Reina.

lesson-quickball-evening-say = La bonificación, y llega la noche: cuando se han jugado todas las manos, cada cual recibe { $base_income } libras.
lesson-quickball-evening-else = Como quieras.

lesson-quickball-hand-say = Nueva ronda, nueva mano: todos eligen a la vez y en secreto { $hand_size } cartas de su reserva. Las jugadas están al lado, en los descartes, y no vuelven hasta que la reserva queda vacía. Toma las iluminadas, una de cada rango: Maestro, Oficial y Aprendiz.
lesson-quickball-hand-else = Ese Maestro también serviría. Pero vuelve atrás y elige las iluminadas, una de cada rango.

lesson-quickball-crown-say = Hay nuevos empleados en la corte. Una corona significa: sin bonificación durante la partida, pero prestigio en el baile por lo que dice la carta, esté donde esté en tu personal.

lesson-quickball-hire-say = Cuatro: contratar, y eso solo puede hacerlo un Maestro. Juega el Maestro y elige a alguien. Cuantos menos quedan, más baratos son; el número romano es el nivel, que sube de ronda en ronda. Los buenos jugadores contratan una vez por ronda, más o menos.
lesson-quickball-hire-else = Vuelve atrás: que contrate tu Maestro.

lesson-quickball-again-say = El nuevo ya está en tu mano y juega en esta misma ronda.

lesson-quickball-sell-say = Otra prenda, esta vez para venderla: { $sale } libras ahora, pero ningún prestigio en el baile. Es mejor si ningún puesto libre da mucho, o si el dinero sirve más. Que el Oficial haga el vestido verde: solo un dedal de oro necesita un Maestro.
lesson-quickball-sell-else = Vuelve atrás: el Oficial confecciona el vestido verde y tú lo vendes.

lesson-quickball-kitchens-say = Ahora las decoraciones, cada una con su don: una cocina da dinero en los ingresos de cada ronda, así que financia una pronto. Una estatua da en el baile { $statue_prestige_per_color } de prestigio por cada color de tus prendas con invitados. Señala una, y se explica.
lesson-quickball-musician-say = El músico de un salón también es una decoración: quien le paga está presente en ese salón y gana allí los empates que los invitados de Maestro dejen abiertos.

lesson-quickball-fund-say = Seis: financia con tu última carta una decoración, unos fuegos artificiales. En el baile, uno de tus invitados sale entonces del Salón Real al balcón, ante ellos, y allí cuenta { $times } veces; tener más fuegos artificiales da otros { $rockets } de prestigio.
lesson-quickball-fund-else = Vuelve atrás: que tu última carta financie unos fuegos artificiales.

lesson-quickball-purse-say = Usa también la bonificación de la misma carta: va después de la acción principal.
lesson-quickball-purse-then_keep_resource = La bonificación te ha traído una loseta. Guárdala por su seda o cámbiala por lo que muestra debajo; nunca ambas cosas. Elijas lo que elijas, te servirá para tu próxima prenda.
lesson-quickball-purse-else = Como quieras.

lesson-quickball-depute-say = Cinco: envía a la corte al Aprendiz que tenías desde el principio, por { $apprentice } libras. La carta sale del juego. Al principio conviene: sin los flojos los demás llegan más a menudo a tu mano; hacia el final solo da el dinero. Siempre deben quedarte al menos { $minimum_staff } empleados.
lesson-quickball-depute-else = Vuelve atrás: el Aprendiz va a la corte.

lesson-quickball-farewell-say = Una última bonificación, si quieres.
lesson-quickball-farewell-else = Como quieras.

lesson-quickball-worth-say = El Salón Real: Baptiste y tú tenéis una prenda cada uno, ambas en casillas con dedal. ¿Para quién son los { $royal } puntos de prestigio de la mayoría?
lesson-quickball-worth-both = Para los dos, enteros
lesson-quickball-worth-both_reply = Enteros, y nadie es segundo. Pero quien paga al músico de un salón gana allí un empate así, y está presente en él.
lesson-quickball-worth-half = La mitad para cada uno
lesson-quickball-worth-half_reply = El rey no parte nada por la mitad. Prueba otra vez.
lesson-quickball-worth-nobody = Para nadie
lesson-quickball-worth-nobody_reply = El rey es más generoso. Prueba otra vez.

lesson-quickball-money-say = En el baile las decoraciones cuentan también lo que llevan impreso. De tu dinero, { $livre_per_prestige } libras son solo 1 punto de prestigio: gástalo a tiempo.

lesson-quickball-last-say = Ya lo has hecho todo una vez. Toma una última bonificación, si vale la pena. Cuando los demás también han jugado sus últimas cartas, el baile ha terminado y el Rey cuenta.
lesson-quickball-last-else = Como quieras.

lesson-quickball-counted-say = Mira: el invitado de Baptiste ha salido del Salón Real al balcón, y también el tuyo, si pagaste fuegos artificiales. { $mine } para ti, { $colette } para Colette, { $baptiste } para Baptiste; en caso de empate gana quien tenga más dinero.

lesson-quickball-end-say = ¡Y eso es todo! Una partida entera tiene { $rounds } rondas como estas dos. El botón iluminado muestra en todo momento «Todas las acciones» en imágenes: qué hace y cuánto cuesta cada una. Juega ahora tu primera partida; yo me siento a tu lado.
