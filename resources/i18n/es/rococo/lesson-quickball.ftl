### The short way through the game.

lesson-quickball-name = Diez minutos
lesson-quickball-about = Las seis acciones y la elección de una mano en las dos últimas rondas, y el baile. Después, tu propia partida.

lesson-quickball-welcome-say = Diez minutos, Camille, y sabrás jugar. Quedan dos rondas para el baile. Estos son tus empleados: en cada turno juegas uno, y hace una cosa por ti. Probemos las seis.

lesson-quickball-ranks-say = El color dice qué puede hacer cada cual. Un Maestro, de oro, puede hacerlo todo; un Oficial, de plata, todo menos contratar. Un Aprendiz, de latón, solo adquiere seda, financia decoraciones y se va a la corte.

lesson-quickball-acquire-say = Una: seda. Juega el Aprendiz y adquiere una loseta, la que quieras: su seda va a tu atril, o la cambias por hilo y encaje. Cuanto más vacío está un cajón, más baratas son sus losetas.
lesson-quickball-acquire-else = Todavía no. Vuelve atrás: el Aprendiz adquiere una loseta.

lesson-quickball-bonus-say = Cada carta tiene además una bonificación. Úsala, o déjala.
lesson-quickball-bonus-else = Como quieras.

lesson-quickball-sew-say = Dos: una prenda. Tu Maestro confecciona el vestido azul: { $bales } sedas azules, y su hueco del taller no cuesta nada. Pagas con losetas enteras: lo que sobra de una loseta se pierde.
lesson-quickball-sew-start-journeyman = Vuelve atrás: el Oficial pedirá después el favor de la Reina. El Maestro confecciona el vestido azul.
lesson-quickball-sew-else = Un Maestro también puede hacer eso. Pero vuelve atrás: el vestido azul espera.

lesson-quickball-guest-say = Alquílalo a un invitado del salón 2: al final, quien tiene allí más prendas gana { $first } puntos de prestigio, y el segundo, { $second }. Y así estás en los { $halls } salones: quien lo logra primero recibe { $everywhere } más. Un invitado paga allí { $place } libras al momento.
lesson-quickball-guest-sell = Vuelve atrás: que baile, no que se venda.
lesson-quickball-guest-else = Vuelve atrás: ahí ya tienes a alguien. Solo te falta el salón 2.

lesson-quickball-wait-say = Al final puntúa quien tenga más prendas en un salón; aquí la flor de lis es de Colette. El empate es para quien tenga allí más invitados de Maestro, en las casillas con dedal.

lesson-quickball-others-say = Ahora, los demás.

lesson-quickball-favor-say = Tres: el favor de la Reina. Juega el Oficial y reclámalo: ganas { $favor_livre } libras y empiezas la próxima ronda. Quien lo tenga al final de todo gana { $favor_prestige } puntos de prestigio.
lesson-quickball-favor-else = Vuelve atrás: el Oficial pide el favor de la Reina.

lesson-quickball-evening-say = La bonificación, y llega la noche: cuando se han jugado todas las manos, cada cual recibe { $base_income } libras.
lesson-quickball-evening-else = Como quieras.

lesson-quickball-hand-say = Una nueva ronda: elige { $hand_size } cartas de tu reserva; cuando queda vacía, tu descarte pasa a ser la reserva. Hoy, una de cada rango: el Maestro, el Oficial y el Aprendiz.
lesson-quickball-hand-else = Ese Maestro también serviría. Pero vuelve atrás: quiero una de cada rango.

lesson-quickball-hire-say = Cuatro: contratar, y eso solo puede hacerlo un Maestro. Juega el Maestro y elige a alguien cuya bonificación te sirva cada vez. Cuantos menos quedan, más baratos son; la nueva carta llega al momento a tu mano.
lesson-quickball-hire-else = Vuelve atrás: que contrate tu Maestro.

lesson-quickball-again-say = El nuevo ya está en tu mano y juega en esta misma ronda.

lesson-quickball-sell-say = Solo una prenda con dedal de oro necesita un Maestro: que el Oficial haga el vestido verde. Y esta vez, véndelo: { $sale } libras ahora, pero ningún prestigio en el baile.
lesson-quickball-sell-else = Vuelve atrás: el Oficial confecciona el vestido verde y tú lo vendes.

lesson-quickball-fund-say = Seis: financia con tu última carta una decoración, unos fuegos artificiales. En el baile, una de tus prendas del Salón Real cuenta entonces { $times } veces, y tener más fuegos artificiales da otros { $rockets } de prestigio.
lesson-quickball-fund-else = Vuelve atrás: que tu última carta financie unos fuegos artificiales.

lesson-quickball-purse-say = Y su bonificación.
lesson-quickball-purse-else = Como quieras.

lesson-quickball-depute-say = Cinco: envía a la corte al Aprendiz que tenías desde el principio, por { $apprentice } libras. La carta sale del juego, y sin los flojos los demás llegan más a menudo a tu mano. Siempre deben quedarte al menos { $minimum_staff } empleados.
lesson-quickball-depute-else = Vuelve atrás: el Aprendiz va a la corte.

lesson-quickball-farewell-say = Una última bonificación, si quieres.
lesson-quickball-farewell-else = Como quieras.

lesson-quickball-worth-say = Para esto juegas. En el baile, cada prenda del palacio cuenta su prestigio. Y en cada salón, quien tiene más prendas gana el primer número, y el segundo, el otro.

lesson-quickball-money-say = Las decoraciones cuentan lo que llevan impreso; las estatuas cuentan cada color que has confeccionado, y las cocinas han pagado en cada ronda. De tu dinero, { $livre_per_prestige } libras son 1 punto de prestigio: gástalo a tiempo.

lesson-quickball-last-say = Ya lo has hecho todo una vez. Una última bonificación, si hay alguna que valga la pena; después, los demás juegan sus últimas cartas y el Rey abre el baile.
lesson-quickball-last-else = Como quieras.

lesson-quickball-counted-say = { $mine } para ti, { $colette } para Colette, { $baptiste } para Baptiste; en caso de empate gana quien tenga más dinero. El podio junto a cada nombre dice en todo momento cómo va la cosa.

lesson-quickball-end-say = ¡Y eso es todo! Una partida entera tiene { $rounds } rondas como estas dos. Qué hace y cuánto cuesta cada acción lo dice en todo momento «Todas las acciones». Juega ahora tu primera partida; yo me siento a tu lado.
