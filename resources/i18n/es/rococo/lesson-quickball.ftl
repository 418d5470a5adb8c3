### The short way through the game.

lesson-quickball-name = Diez minutos
lesson-quickball-about = Las seis acciones en las dos últimas rondas, y el baile. Después, tu propia partida.

lesson-quickball-welcome-say = Diez minutos, Camille, y sabrás jugar. Quedan dos rondas para el baile. Estos son tus empleados: en cada turno juegas uno, y hace una cosa por ti. Probemos las seis.

lesson-quickball-acquire-say = Una: seda. Juega el Aprendiz y adquiere una loseta, la que quieras: su seda va a tu atril, o la cambias por hilo y encaje.
lesson-quickball-acquire-else = Todavía no. Vuelve atrás: el Aprendiz adquiere una loseta.

lesson-quickball-bonus-say = Cada carta tiene además una bonificación. Úsala, o déjala.
lesson-quickball-bonus-else = Como quieras.

lesson-quickball-sew-say = Dos: una prenda. Tu Maestro confecciona el vestido azul: { $bales } sedas azules, y su hueco no cuesta nada.
lesson-quickball-sew-start-journeyman = Vuelve atrás: el Oficial pedirá después el favor de la Reina. El Maestro confecciona el vestido azul.
lesson-quickball-sew-else = Un Maestro también puede hacer eso. Pero vuelve atrás: el vestido azul espera.

lesson-quickball-guest-say = Alquílalo a un invitado: elige un sitio libre en un salón. Da prestigio en el baile y, en el sitio enmarcado, { $place } libras al momento.
lesson-quickball-guest-else = Vuelve atrás: que baile, no que se venda.

lesson-quickball-wait-say = Al final puntúa quien tenga más prendas en un salón; la flor de lis es de Colette. El empate es para quien tenga allí más invitados de Maestro, las casillas con dedal, y después para quien pague al músico del salón; si nadie lo hace, ambos son primeros.
lesson-quickball-others-say = Ahora, los demás.

lesson-quickball-favor-say = Tres: el favor de la Reina. Juega el Oficial y reclámalo: ganas { $favor_livre } libras y empiezas la próxima ronda.
lesson-quickball-favor-else = Vuelve atrás: el Oficial pide el favor de la Reina.

lesson-quickball-evening-say = La bonificación, y llega la noche: cuando se han jugado todas las manos, cada cual recibe { $base_income } libras.
lesson-quickball-evening-else = Como quieras.

lesson-quickball-hire-say = Una nueva ronda: cada cual elige otra mano de su reserva; la tuya ya está elegida. Cuatro: solo un Maestro contrata. Juega el Maestro, no el Maestro I, y elige a alguien.
lesson-quickball-hire-else = Vuelve atrás: que contrate tu Maestro.

lesson-quickball-again-say = El nuevo ya está en tu mano y juega en esta misma ronda.

lesson-quickball-fund-say = Cinco: financia una decoración con el Maestro I. El músico del salón 5 da { $music } de prestigio en el baile; una cocina paga en cada ronda, así que conviene pronto.
lesson-quickball-fund-else = Vuelve atrás: que esta carta financie una decoración.

lesson-quickball-purse-say = Y su bonificación.
lesson-quickball-purse-else = Como quieras.

lesson-quickball-depute-say = Seis: envía a la corte al Aprendiz que tenías desde el principio, por { $apprentice } libras. La carta sale del juego.
lesson-quickball-depute-else = Vuelve atrás: el Aprendiz va a la corte.

lesson-quickball-farewell-say = Una última bonificación, si quieres.
lesson-quickball-farewell-else = Como quieras.

lesson-quickball-last-say = Juega como quieras lo que te queda en la mano. Después, el Rey abre el baile y cuenta. Cuando hayas leído la hoja, elige «Ver la mesa»: allí te espero.
lesson-quickball-last-else = Como quieras.

lesson-quickball-counted-say = Para esto juegas. Cada prenda del palacio cuenta su prestigio. Y en cada salón, quien tiene más prendas gana el primer número, y el segundo, el otro: aquí, en el salón 2, son { $first } y { $second }.

lesson-quickball-money-say = Las decoraciones cuentan lo que llevan impreso; las estatuas, más si hay muchos colores. De tu dinero, { $livre_per_prestige } libras son 1 punto de prestigio: gástalo a tiempo.

lesson-quickball-total-say = { $mine } para ti, { $colette } para Colette, { $baptiste } para Baptiste; en caso de empate gana quien tenga más dinero. El podio junto a cada nombre dice en todo momento cómo va la cosa.

lesson-quickball-end-say = ¡Y eso es todo! Una partida entera tiene { $rounds } rondas como estas dos. Juega ahora la primera; yo me siento a tu lado.
