### The short way through the game.

lesson-quickfeast-name = Diez minutos ante el horno
lesson-quickfeast-about = Las nueve acciones en las dos últimas rondas, y el final de la fiesta. Después, tu propia partida.

lesson-quickfeast-welcome-say = Diez minutos, Camille, y sabrás jugar. Horneas dulces y los presentas aquí, en las mesas del Rey. Eso da prestigio, y gana quien tenga más al final. A la fiesta le quedan dos rondas.

lesson-quickfeast-hand-say = Este es tu personal. En cada turno juegas una carta: primero hace una acción principal y luego su bonificación, que está debajo de la imagen. El oro es un Pastelero; la plata, un Ayudante.

lesson-quickfeast-recipes-say = Uno: recetas, tus futuros dulces. Juega el Pastelero cuya bonificación da { $bonus } monedas y adquiere la Madeleine.
lesson-quickfeast-recipes-then_acquire_recipe = En cada receta están arriba el precio y el prestigio, y abajo lo que hace falta para hornearla. Un gorro significa que solo la hornea un Pastelero. Adquiere la Madeleine.
lesson-quickfeast-recipes-start-chef-1 = Eso puede hacerlo cualquier carta. Pero este Pastelero decorará luego: vuelve atrás y juega el otro.
lesson-quickfeast-recipes-start-assistant-1 = Eso puede hacerlo cualquier carta. Pero los Ayudantes nos harán falta luego: vuelve atrás y juega el Pastelero.
lesson-quickfeast-recipes-start-assistant-2 = Eso puede hacerlo cualquier carta. Pero los Ayudantes nos harán falta luego: vuelve atrás y juega el Pastelero.
lesson-quickfeast-recipes-staff-1-10 = Eso puede hacerlo cualquier carta. Pero los Ayudantes nos harán falta luego: vuelve atrás y juega el Pastelero.
lesson-quickfeast-recipes-else = Luego. Vuelve atrás: primero la Madeleine.

lesson-quickfeast-second-say = La misma acción da para una segunda receta: toma la Meringue, porque las dos se hornean de una vez. Después llega la bonificación de la carta.
lesson-quickfeast-second-else = Vuelve atrás: también la Meringue.

lesson-quickfeast-eggs-say = Dos: ingredientes, solo para Ayudantes. Juega el que compra productos con su bonificación y consigue la única loseta con { $eggs } huevos.
lesson-quickfeast-eggs-then_acquire_ingredient = Cada una de tus recetas necesita un huevo: consigue la loseta que tiene { $eggs }. Una fila con pocas losetas es barata; esta no cuesta nada.
lesson-quickfeast-eggs-start-assistant-2 = Eso puede hacerlo cualquier Ayudante. Pero vuelve atrás: el otro compra azúcar con su bonificación.
lesson-quickfeast-eggs-staff-1-10 = Eso puede hacerlo cualquier Ayudante. Pero vuelve atrás: el otro compra azúcar con su bonificación.
lesson-quickfeast-eggs-else = Necesitamos un huevo para cada receta. Vuelve atrás.

lesson-quickfeast-goods-say = Tres: productos. La Meringue necesita azúcar, el cono azul, y no tienes. Esta carta compra productos con su bonificación, otras con su acción principal. Usa la bonificación y compra uno de azúcar.
lesson-quickfeast-goods-else = Vuelve atrás: uno de azúcar.

lesson-quickfeast-bake-say = Cuatro: hornear. Ya tienes todo para las dos recetas. Que un Ayudante las hornee en una sola acción: así te ahorras un turno. Los dulces van a tus rejillas.
lesson-quickfeast-bake-then_bake = Hornea las dos a la vez: comparten los huevos de una loseta. La loseta se gasta entera, y lo que ninguna receta aprovecha se pierde.
lesson-quickfeast-bake-start-chef-1 = Un Pastelero también hornea. Pero decorar es solo de Pasteleros: vuelve atrás y pon a hornear a un Ayudante.
lesson-quickfeast-bake-else = Vuelve atrás y hornea a la vez la Madeleine y la Meringue.

lesson-quickfeast-baked-say = Esta carta también tiene su bonificación: úsala si te apetece.
lesson-quickfeast-baked-else = Como quieras.

lesson-quickfeast-decorate-say = Cinco: decorar, solo para Pasteleros. Una loseta con flor puede servir de cobertura: pon una a cada dulce.
lesson-quickfeast-decorate-then_decorate = Una loseta con flor puede servir de cobertura: pon una a cada dulce. Cada cobertura entregada sube tus ingresos, como muestra la fila bajo las rejillas.
lesson-quickfeast-decorate-else = Vuelve atrás: los dos dulces quieren cobertura.

lesson-quickfeast-rest-say = Ahora puedes usar la bonificación de la carta que acabas de jugar.
lesson-quickfeast-rest-else = Como quieras.

lesson-quickfeast-deliver-say = Seis: entregar. Juega tu última carta y presenta la Madeleine en la mesa central. Allí cuenta su prestigio al final; vendida, solo daría monedas.
lesson-quickfeast-deliver-then_place_dish = El sitio lo eliges tú: el de la balanza, junto a la bonificación de mesa, gana los empates de esta mesa; cualquier otro da enseguida lo que lleva impreso.
lesson-quickfeast-deliver-else = Vuelve atrás: la Madeleine a la mesa central.

lesson-quickfeast-tie-say = Tu podio ha subido: son tus puntos si todo acabara ahora. La Meringue va a la mesa izquierda: { $plain } monedas por un dulce sin nueces. El de Gaspard está más cerca de la bonificación: él va primero.
lesson-quickfeast-tie-else = Vuelve atrás: la Meringue a la mesa izquierda.

lesson-quickfeast-special-say = Ahora tienes dulces en { $tables } mesas, y eso pide esta bonificación especial. No cuesta nada, y quien la reclama primero se lleva más: { $special } de prestigio al final.

lesson-quickfeast-income-say = Cuando se han jugado todas las manos, la ronda termina: se retira lo que está junto a un cubo, y cada jugador recibe unos ingresos de { $base_income } monedas y lo que den coberturas entregadas y anfitriones nobles. Los tuyos están escritos en tu bolsa.

lesson-quickfeast-evening-say = Ahora puedes usar la bonificación de la carta que acabas de jugar.
lesson-quickfeast-evening-else = Como quieras.

lesson-quickfeast-staff-say = La última ronda. Quien ha trabajado vuelve cuando también han trabajado todos los demás. Elige { $hand_size } cartas de tu personal, con los dos Pasteleros: solo ellos contratan.
lesson-quickfeast-staff-else = A quien quieras.

lesson-quickfeast-trays-say = Ahora, personal nuevo: dos bandejas dan la vuelta, la A en sentido horario y la B al revés, y te quedas una carta de cada una. Compara lo que pone debajo de las imágenes. Un Pastelero da monedas según el tamaño de tu personal, cuantas menos cartas, más: { $payday } con el tuyo. Quédate esa carta.
lesson-quickfeast-trays-else = Vuelve atrás: el Pastelero cuya bonificación cuenta tu personal.

lesson-quickfeast-second_tray-say = La otra bandeja. Este Pastelero da prestigio de inmediato por las mesas con dulces tuyos. En la última ronda eso vale más que unas monedas que ya apenas puedes gastar.
lesson-quickfeast-second_tray-else = Vuelve atrás: el Pastelero que da prestigio por las mesas.

lesson-quickfeast-leave-say = Una carta de tu mano tiene que salir del juego: la que menos ayude. Que se vaya un Ayudante; ya queda poco que comprar.
lesson-quickfeast-leave-else = ¡Quédate con los Pasteleros! Vuelve atrás.

lesson-quickfeast-hire-say = Siete: contratar, solo para Pasteleros. Juega uno de tu personal inicial, las cartas sin nivel, y contrata la estrella que pide { $starred } mesas.
lesson-quickfeast-hire-then_hire = Casi todas las cartas cuestan monedas. El personal estrella es gratis, pero pide algo, y solo puedes contratar uno por partida. Tienes dulces en { $starred } mesas: contrata la estrella que las pide.
lesson-quickfeast-hire-else = Vuelve atrás: que un Pastelero de tu personal inicial contrate la estrella que pide { $starred } mesas.

lesson-quickfeast-hired-say = La estrella juega en esta misma ronda: un turno más para ti, y su bonificación da { $star } de prestigio de inmediato. Ahora la bonificación de esta carta, si te apetece.
lesson-quickfeast-hired-else = Como quieras.

lesson-quickfeast-notice-say = Ocho: despedir. Una carta abandona el juego por { $assistant } o { $chef } monedas. Juega el Pastelero cuya bonificación cuenta tu personal.
lesson-quickfeast-notice-then_give_notice = Despide al que acaba de contratar: su trabajo está hecho.
lesson-quickfeast-notice-else = Vuelve atrás: que el Pastelero cuya bonificación cuenta tu personal despida a uno que ya no haga falta.

lesson-quickfeast-paid-say = Usa ahora la bonificación de esta carta: da monedas para gastar en el jardín.
lesson-quickfeast-paid-else = Como quieras.

lesson-quickfeast-garden-say = El personal de servicio está entre dos mesas. Quien lo tiene puede comprar 1 de prestigio por { $service_coins } monedas con cada dulce que presente en una de ellas: es lo que hizo Manon. Los anfitriones nobles de la fila de abajo dan { $host_income } monedas en cada fase de ingresos, y prestigio al final.

lesson-quickfeast-place-say = Nueve: colocar personal de servicio o un anfitrión noble. Juega la estrella y coloca lo que puedas pagar.
lesson-quickfeast-place-then_place = De los puestos de servicio, uno cuenta prestigio al final y el otro da algo enseguida. Un anfitrión cuenta lo que lleva impreso, y 1 más por cada rival con personal de servicio. Coloca lo que puedas pagar.
lesson-quickfeast-place-else = Vuelve atrás: que la estrella coloque a alguien en el jardín.

lesson-quickfeast-placed-say = Ahora la bonificación de la estrella: { $star } de prestigio de inmediato.
lesson-quickfeast-placed-else = Como quieras.

lesson-quickfeast-last-say = Juega lo que queda en tu mano. Ya solo sirve el prestigio: productos, losetas y recetas no cuentan nada al final. Un puesto en el jardín sí, y la bonificación que da prestigio. Luego el Rey prueba, y cuenta.
lesson-quickfeast-last-else = Como quieras.

lesson-quickfeast-counted-say = Para eso se juega. Cada dulce cuenta el prestigio que lleva. Y en cada mesa, quien más dulces tiene se lleva el primer número, y el segundo, el otro: en la central son { $first } y { $second }.

lesson-quickfeast-money-say = Los anfitriones nobles y las bonificaciones especiales cuentan lo que llevan impreso. De tu dinero, { $coins_per_prestige } monedas son 1 de prestigio: gástalo a tiempo.

lesson-quickfeast-total-say = { $mine } para ti, { $manon } para Manon, { $gaspard } para Gaspard. El podio junto a cada nombre dice en todo momento cómo va la cosa.

lesson-quickfeast-end-say = ¡Eso era todo! Ya conoces las nueve acciones. Una fiesta entera tiene { $rounds } rondas como estas dos. El botón iluminado muestra en todo momento «Todas las acciones» en imágenes. Juega ahora tu primera partida; yo estoy a tu lado.
