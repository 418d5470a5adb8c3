### The short way through the game.

lesson-quickfeast-name = Diez minutos ante el horno
lesson-quickfeast-about = Las nueve acciones en las dos últimas rondas, y el final de la fiesta. Después, tu propia partida.

lesson-quickfeast-welcome-say = Diez minutos, Camille, y sabrás jugar. A la fiesta le quedan dos rondas. Este es tu personal: en cada turno juegas una carta, y hace una cosa. El oro es un Pastelero; la plata, un Ayudante. Vamos a probarlo todo.

lesson-quickfeast-recipes-say = Uno: recetas. Juega el Pastelero cuya bonificación da { $bonus } monedas y adquiere la Madeleine.
lesson-quickfeast-recipes-start-chef-1 = Eso puede hacerlo cualquier carta. Pero este Pastelero decorará luego: vuelve atrás y juega el otro.
lesson-quickfeast-recipes-start-assistant-1 = Eso puede hacerlo cualquier carta. Pero los Ayudantes nos harán falta luego: vuelve atrás y juega el Pastelero.
lesson-quickfeast-recipes-start-assistant-2 = Eso puede hacerlo cualquier carta. Pero los Ayudantes nos harán falta luego: vuelve atrás y juega el Pastelero.
lesson-quickfeast-recipes-staff-1-10 = Eso puede hacerlo cualquier carta. Pero los Ayudantes nos harán falta luego: vuelve atrás y juega el Pastelero.
lesson-quickfeast-recipes-else = Luego. Vuelve atrás: primero la Madeleine.

lesson-quickfeast-second-say = La misma acción da para una segunda: la Meringue. Después, la bonificación de la carta.
lesson-quickfeast-second-else = Vuelve atrás: también la Meringue.

lesson-quickfeast-eggs-say = Dos: ingredientes, solo para Ayudantes. Juega el que compra productos con su bonificación y consigue una loseta con huevo.
lesson-quickfeast-eggs-start-assistant-2 = Eso puede hacerlo cualquier Ayudante. Pero vuelve atrás: el otro compra azúcar con su bonificación.
lesson-quickfeast-eggs-staff-1-10 = Eso puede hacerlo cualquier Ayudante. Pero vuelve atrás: el otro compra azúcar con su bonificación.
lesson-quickfeast-eggs-else = Necesitamos un huevo. Vuelve atrás.

lesson-quickfeast-goods-say = Tres: productos. Esta carta los compra con su bonificación, otras con su acción. Usa la bonificación y compra uno de azúcar, el cono azul.
lesson-quickfeast-goods-else = Vuelve atrás: uno de azúcar.

lesson-quickfeast-bake-say = Cuatro: que un Ayudante hornee la Madeleine. Va a una rejilla.
lesson-quickfeast-bake-start-chef-1 = Un Pastelero también hornea. Pero decorar es solo de Pasteleros: vuelve atrás y pon a hornear a un Ayudante.
lesson-quickfeast-bake-else = Vuelve atrás y hornea la Madeleine.

lesson-quickfeast-baked-say = Su bonificación, si te apetece.
lesson-quickfeast-baked-else = Como quieras.

lesson-quickfeast-decorate-say = Cinco: decorar, solo para Pasteleros. Juega el tuyo y pon una cobertura a la Madeleine: una vez entregada, da ingresos cada ronda.
lesson-quickfeast-decorate-else = Vuelve atrás: la Madeleine quiere cobertura.

lesson-quickfeast-rest-say = Y la bonificación.
lesson-quickfeast-rest-else = Como quieras.

lesson-quickfeast-deliver-say = Seis: entregar. Presenta el dulce en la mesa central; al final puntúa quien más tenga allí, y el empate lo gana el dulce más cercano al banderín.
lesson-quickfeast-deliver-else = Vuelve atrás: a la mesa central.

lesson-quickfeast-evening-say = La bonificación, y luego cae la tarde: cuando se han jugado todas las manos, cada jugador recibe { $base_income } monedas y lo que den sus decoraciones.
lesson-quickfeast-evening-else = Como quieras.

lesson-quickfeast-staff-say = Nueva ronda. Elige { $hand_size } cartas de tu personal y quédate con los Pasteleros.
lesson-quickfeast-staff-else = A quien quieras.

lesson-quickfeast-trays-say = Dos bandejas dan la vuelta: de cada una, una carta es tuya.
lesson-quickfeast-trays-else = Como quieras.

lesson-quickfeast-leave-say = Una carta de tu mano sale del juego. Que se vaya un Ayudante.
lesson-quickfeast-leave-else = ¡Quédate con los Pasteleros! Vuelve atrás.

lesson-quickfeast-hire-say = Siete: solo contrata un Pastelero. Juega uno y elige una carta: jugará en esta misma ronda.
lesson-quickfeast-hire-else = Vuelve atrás: que un Pastelero contrate a alguien.

lesson-quickfeast-hired-say = La bonificación, si la hay.
lesson-quickfeast-hired-else = Como quieras.

lesson-quickfeast-place-say = Ocho: juega cualquier carta y coloca un anfitrión noble, o personal de servicio entre dos mesas. Los anfitriones dan monedas; el servicio vende prestigio.
lesson-quickfeast-place-else = Vuelve atrás: coloca a alguien en el jardín.

lesson-quickfeast-placed-say = La bonificación, y los demás.
lesson-quickfeast-placed-else = Como quieras.

lesson-quickfeast-notice-say = Nueve: juega cualquier carta y despide a alguien. Una carta se va por { $assistant } o { $chef } monedas.
lesson-quickfeast-notice-else = Vuelve atrás: despide a alguien.

lesson-quickfeast-last-say = Juega como quieras lo que queda en tu mano. Luego el Rey prueba, y cuenta.
lesson-quickfeast-last-else = Como quieras.

lesson-quickfeast-counted-say = Para eso se juega. Cada dulce cuenta el prestigio que lleva. Y en cada mesa, quien más dulces tiene se lleva el primer número, y el segundo, el otro: en la central son { $first } y { $second }.

lesson-quickfeast-money-say = Los anfitriones nobles y las bonificaciones especiales cuentan lo que llevan impreso. De tu dinero, { $coins_per_prestige } monedas son 1 de prestigio: gástalo a tiempo.

lesson-quickfeast-total-say = { $mine } para ti, { $manon } para Manon, { $gaspard } para Gaspard. El podio junto a cada nombre dice en todo momento cómo va la cosa.

lesson-quickfeast-end-say = ¡Eso era todo! Una fiesta entera tiene { $rounds } rondas como estas dos. Juega ahora tu primera partida; yo estoy a tu lado.
