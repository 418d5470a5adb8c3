### The short way through the game.

lesson-quickfeast-name = Diez minutos ante el horno
lesson-quickfeast-about = Las nueve acciones en las dos últimas rondas, y el final de la fiesta. Después, tu propia partida.

lesson-quickfeast-welcome-say = Diez minutos, Camille, y sabrás jugar. Horneas dulces y los presentas aquí, en las mesas del Rey. Eso da prestigio, y gana quien tenga más al final. A la fiesta le quedan dos rondas.

lesson-quickfeast-hand-say = Este es tu personal. En cada turno juegas una carta: primero hace una acción principal y luego su bonificación, que está debajo de la imagen. El oro es un Pastelero; la plata, un Ayudante.

lesson-quickfeast-recipes-say = Uno: recetas, tus futuros dulces. Juega el Pastelero iluminado y adquiere la Madeleine.
lesson-quickfeast-recipes-then_acquire_recipe = En cada receta están arriba el precio y el prestigio, y abajo lo que hace falta para hornearla. Un gorro significa que solo la hornea un Pastelero. Adquiere la Madeleine.
lesson-quickfeast-recipes-start-chef-1 = Eso puede hacerlo cualquier carta. Pero este Pastelero decorará luego: vuelve atrás y juega el otro.
lesson-quickfeast-recipes-start-assistant-1 = Eso puede hacerlo cualquier carta. Pero los Ayudantes nos harán falta luego: vuelve atrás y juega el Pastelero.
lesson-quickfeast-recipes-start-assistant-2 = Eso puede hacerlo cualquier carta. Pero los Ayudantes nos harán falta luego: vuelve atrás y juega el Pastelero.
lesson-quickfeast-recipes-staff-1-10 = Eso puede hacerlo cualquier carta. Pero los Ayudantes nos harán falta luego: vuelve atrás y juega el Pastelero.
lesson-quickfeast-recipes-else = Luego. Vuelve atrás: primero la Madeleine.

lesson-quickfeast-second-say = La misma acción da para una segunda receta: toma la Meringue, porque las dos se hornean de una vez. Después llega la bonificación de la carta. Hay sitio para { $recipe_storage } recetas; antes de una acción puedes descartar una con el botón que tiene debajo.
lesson-quickfeast-second-else = Vuelve atrás: también la Meringue.

lesson-quickfeast-standing-say = El podio de Manon acaba de moverse. Muestra el prestigio que alguien tendría si la partida acabara ahora; el tuyo dice { $mine }. Las monedas cuentan un poco, por eso pagar lo baja. La flecha es el cambio desde tu último turno.

lesson-quickfeast-eggs-say = Dos: ingredientes, solo para Ayudantes. Juega el que está iluminado y consigue la única loseta con { $eggs } huevos.
lesson-quickfeast-eggs-then_acquire_ingredient = Cada una de tus recetas necesita un huevo: consigue la loseta que tiene { $eggs }. Una fila con pocas losetas es barata; esta no cuesta nada.
lesson-quickfeast-eggs-start-assistant-2 = Eso puede hacerlo cualquier Ayudante. Pero vuelve atrás: el otro compra azúcar con su bonificación.
lesson-quickfeast-eggs-staff-1-10 = Eso puede hacerlo cualquier Ayudante. Pero vuelve atrás: el otro compra azúcar con su bonificación.
lesson-quickfeast-eggs-else = Necesitamos un huevo para cada receta. Vuelve atrás.

lesson-quickfeast-goods-say = Tres: productos. La Meringue necesita azúcar, el cono azul, y no tienes. Esta carta compra productos con su bonificación, otras con su acción principal. Usa la bonificación y compra uno de azúcar.
lesson-quickfeast-goods-else = Vuelve atrás: uno de azúcar.

lesson-quickfeast-bake-say = Cuatro: hornear. Ya tienes todo para las dos recetas. Un gorro en una receta exige un Pastelero; estas no lo llevan. Que un Ayudante las hornee en una sola acción: así te ahorras un turno. Los dulces van a tus rejillas.
lesson-quickfeast-bake-then_bake = Hornea las dos a la vez: comparten los huevos de una loseta. La loseta se gasta entera, y lo que ninguna receta aprovecha se pierde.
lesson-quickfeast-bake-start-chef-1 = Un Pastelero también hornea. Pero decorar es solo de Pasteleros: vuelve atrás y pon a hornear a un Ayudante.
lesson-quickfeast-bake-else = Vuelve atrás y hornea a la vez la Madeleine y la Meringue.

lesson-quickfeast-baked-say = Esta carta también tiene su bonificación: otra receta, si te apetece. Cuanto más a la derecha está una receta, menos cuesta. Los huecos quedan hasta que tras un turno haya { $gaps }: entonces todas avanzan a la derecha y llegan nuevas.
lesson-quickfeast-baked-else = Como quieras.

lesson-quickfeast-decorate-say = Cinco: decorar, solo para Pasteleros. Una loseta con flor puede servir de cobertura: pon una a cada dulce.
lesson-quickfeast-decorate-then_decorate = Una loseta con flor puede servir de cobertura: pon una a cada dulce. Cada cobertura entregada sube tus ingresos, como muestra la fila bajo las rejillas.
lesson-quickfeast-decorate-else = Vuelve atrás: los dos dulces quieren cobertura.

lesson-quickfeast-rest-say = La bonificación de esta carta trae otra loseta de ingrediente, si te apetece. Cuantas menos losetas quedan en una fila, menos cuestan.
lesson-quickfeast-rest-else = Como quieras.

lesson-quickfeast-deliver-say = Seis: entregar. Juega la carta iluminada y presenta la Madeleine en la mesa central. Allí cuenta su prestigio al final. Vendida, daría { $sale_coins } monedas por punto, pero { $coins_per_prestige } monedas son un solo punto al final.
lesson-quickfeast-deliver-then_place_dish = La casilla la eliges tú: la casilla 1, la más cercana a la bonificación de mesa, gana los empates de esta mesa; cualquier otra da enseguida lo que muestra su plato.
lesson-quickfeast-deliver-else = Vuelve atrás: la Madeleine a la mesa central.

lesson-quickfeast-tie-say = La Meringue va a la mesa izquierda: su cartel muestra la bonificación de mesa, { $plain } monedas enseguida por un dulce sin nueces.
lesson-quickfeast-tie-else = Vuelve atrás: la Meringue a la mesa izquierda.

lesson-quickfeast-lead-say = Gaspard tiene aquí tantos dulces como tú, pero la balanza está junto al suyo: está más cerca de la bonificación de mesa y gana los empates, así que va primero. Al final, quien más dulces tenga aquí gana { $most } de prestigio, y el segundo, { $next }.

lesson-quickfeast-special-say = Ahora tienes dulces en { $tables } mesas, y eso pide esta bonificación especial. No cuesta nada, y quien la reclama primero se lleva más: { $special } de prestigio al final.

lesson-quickfeast-income-say = Cuando se han jugado todas las manos, cada jugador recibe sus ingresos: { $base_income } monedas y lo que den los anfitriones nobles y las coberturas de los dulces entregados. Las tuyas están ahora aquí y pagan cada ronda: cuanto antes, más.

lesson-quickfeast-evening-say = Primero tu bonificación, como quieras. Luego los demás terminan la ronda, se retira lo que está junto a un cubo y se llenan las ofertas.
lesson-quickfeast-evening-else = Como quieras.

lesson-quickfeast-staff-say = La última ronda: todos eligen su mano a la vez y en secreto. Toma las { $hand_size } cartas sin número romano. Solo los Pasteleros contratan y decoran, solo los Ayudantes compran.
lesson-quickfeast-staff-else = Vuelve atrás: las cartas sin número.

lesson-quickfeast-trays-say = ¡Personal nuevo! Dos bandejas dan la vuelta, la A en sentido horario y la B al revés, y te quedas una carta de cada una. Este Pastelero da { $payday } monedas, porque tu personal es pequeño: quédatelo.
lesson-quickfeast-trays-else = Vuelve atrás y quédate con el Pastelero iluminado.

lesson-quickfeast-second_tray-say = La otra bandeja. Este Pastelero da prestigio de inmediato por las mesas con dulces tuyos. En la última ronda no hay nada mejor. El número romano es el nivel: los más altos llegan más tarde y traen mejores bonificaciones.
lesson-quickfeast-second_tray-else = Vuelve atrás y quédate con el Pastelero iluminado: nada da más prestigio ahora.

lesson-quickfeast-leave-say = Ahora una carta de tu mano sale del juego: así tu personal mejora sin crecer, y las cartas buenas vuelven antes. Que se vaya el Ayudante que compra productos con su bonificación.
lesson-quickfeast-leave-else = Vuelve atrás: el que te sobra es el Ayudante iluminado.

lesson-quickfeast-hire-say = Siete: contratar, solo para Pasteleros. Juega el que está iluminado y contrata la estrella iluminada, que pide { $starred } mesas.
lesson-quickfeast-hire-then_hire = Casi todas las cartas cuestan monedas. Una estrella es gratis para quien tiene lo que pide, pero solo puedes contratar una por partida. Llega a tu mano y se juega en esta misma ronda.
lesson-quickfeast-hire-else = Vuelve atrás: que el Pastelero iluminado contrate la estrella iluminada.

lesson-quickfeast-notice-say = Ocho: despedir. Una carta abandona el juego y da monedas: un Ayudante, { $assistant }; un Pastelero, { $chef }. Juega la carta iluminada.
lesson-quickfeast-notice-then_give_notice = Despide cuando necesites monedas, y a quien te sobre: al que acaba de contratar. Su trabajo está hecho.
lesson-quickfeast-notice-else = Vuelve atrás: que la carta iluminada despida al Pastelero que acaba de contratar.

lesson-quickfeast-service-say = Este es el personal de servicio de Manon, entre dos mesas. Con cada dulce que presenta en una de ellas puede comprar 1 de prestigio por { $service_coins } monedas.

lesson-quickfeast-hosts-say = Los anfitriones nobles dan { $host_income } monedas en cada fase de ingresos. Al final, cada uno cuenta su prestigio, y 1 más por cada rival con personal de servicio.

lesson-quickfeast-place-say = Nueve: colocar personal de servicio o un anfitrión noble. Juega la estrella, que de bonificación da { $star } de prestigio, y coloca lo que puedas pagar.
lesson-quickfeast-place-then_place = De los puestos de servicio, uno cuenta prestigio al final y el otro da algo enseguida. Ahora toma el mayor prestigio que puedas pagar.
lesson-quickfeast-place-else = Vuelve atrás: que la estrella coloque a alguien en el jardín.

lesson-quickfeast-last-say = Juega lo que queda en tu mano. Lo mejor es colocar mientras puedas pagarlo: cuenta prestigio al final. Si no puedes, despide, porque las monedas cuentan un poco. Productos, losetas y recetas ya no cuentan nada.
lesson-quickfeast-last-else = Como quieras.

lesson-quickfeast-counted-say = Para eso se juega: cada dulce cuenta su prestigio, y en cada mesa quien más dulces tiene se lleva el primer número, y el segundo, el otro. Anfitriones nobles y bonificaciones especiales cuentan lo que llevan impreso; { $coins_per_prestige } monedas son solo 1 de prestigio.

lesson-quickfeast-total-say = { $mine } para ti, { $manon } para Manon, { $gaspard } para Gaspard: el podio junto a cada nombre lo dice en todo momento. Los jugadores fuertes presentan casi todos sus dulces, hornean para ambas rejillas a la vez y buscan a tiempo una bonificación especial y una estrella.

lesson-quickfeast-end-say = ¡Eso era todo! Ya conoces las nueve acciones. Una fiesta entera tiene { $rounds } rondas como estas dos. El botón iluminado muestra siempre «Todas las acciones». Juega ahora tu primera partida; yo estoy a tu lado.
