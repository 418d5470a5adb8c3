### The reference: for each entry its title (unless another message is that), its text, further words by which it is found, with
### common misspellings, and, where the rulebook is silent, how it is played here. Numbers are filled in.

reference-patisserie-round-title = Una ronda
reference-patisserie-round-text = La fiesta dura { $rounds } rondas. En cada una se llenan las ofertas, cada jugador elige personal, las cartas se juegan de una en una por turnos, y después todos reciben ingresos. Tras la última ronda llega la puntuación final.
reference-patisserie-round-terms = ronda rondas fase fases desarrollo orden secuencia fiesta estructura cuántas rondas

reference-patisserie-start_player-title = Jugador inicial
reference-patisserie-start_player-text = Quien tiene el marcador de jugador inicial empieza la ronda, y se juega en sentido horario. Después de cada ronda, el marcador pasa a la izquierda. El jugador inicial empieza la partida con { $start_coins } monedas, y cada uno de los siguientes con 1 más.
reference-patisserie-start_player-terms = primer jugador empezar empieza quién empieza sentido horario reloj marcador orden

reference-patisserie-selection-title = Elegir la mano
reference-patisserie-selection-text = Al principio de una ronda eliges { $hand_size } cartas de tu personal sin usar. Si hay menos, las tomas todas, das la vuelta a tu personal usado y eliges de él las que falten; nunca se baraja nada. Así trabajan todos antes de que alguien vuelva a trabajar. En la primera ronda tomas todo tu personal inicial.
reference-patisserie-selection-terms = cartas de mano elegir escoger seleccionar sin usar usado mazo descarte personal inicial
reference-patisserie-selection-ruling = El programa pregunta por una carta tras otra, primero al jugador inicial. Nadie ve lo que eligen los demás.

reference-patisserie-tray-title = Bandejas
reference-patisserie-tray-text = Dos bandejas traen personal nuevo: cada una lleva { $tray_extra } cartas más que jugadores hay. De cada una te quedas con una carta y pasas el resto, la bandeja A a la izquierda y la B a la derecha. Lo que queda al final pasa a estar por contratar.
reference-patisserie-tray-terms = bandeja bandejas draft elegir personal nuevo pasar izquierda derecha mazo de personal
reference-patisserie-tray-ruling = Con dos jugadores, ambas bandejas van al otro. Una bandeja solo se enseña a quien elige de ella, y después ya no.

reference-patisserie-set_aside-title = Una carta sale del juego
reference-patisserie-set_aside-text = De tus { $hand_size } cartas elegidas y las dos nuevas, retiras una del juego, boca abajo; las demás son tu mano en esta ronda. Así, tu plantilla crece en una carta por ronda.
reference-patisserie-set_aside-terms = descartar retirar apartar eliminar boca abajo desprenderse quitar
reference-patisserie-set_aside-ruling = Nadie más sabe qué carta era.

reference-patisserie-turn-title = Un turno
reference-patisserie-turn-text = Juega una carta de tu mano. Hace una acción principal que su formación permita; después, nunca antes, puedes usar la bonificación de la carta. Puedes renunciar a una de las dos cosas o a ambas. Luego le toca al siguiente jugador, hasta que todas las manos estén vacías; quien ha contratado sigue jugando más tiempo.
reference-patisserie-turn-terms = acción principal acciones renunciar pasar saltar orden de turno qué puedo hacer
reference-patisserie-turn-ruling = Solo se ofrece lo que puedes realizar y pagar; renunciar, siempre. No se pregunta por una bonificación que no haría nada.

reference-patisserie-chef-title = Pastelero
reference-patisserie-chef-text = Oro, con gorro. Hace todas las acciones principales menos dos: un Pastelero no adquiere ingredientes ni compra productos. Solo un Pastelero decora, contrata y hornea recetas con gorro de pastelero. Su despido da { $chef_notice } monedas.
reference-patisserie-chef-terms = chef pastelera repostero patissier pâtissière oro gorro formación P cocinero quién hornea

reference-patisserie-assistant-title = Ayudante
reference-patisserie-assistant-text = Plata, sin gorro. Hace todas las acciones principales menos dos: un Ayudante no decora ni contrata. Solo un Ayudante adquiere ingredientes y compra productos. Su despido da { $assistant_notice } monedas.
reference-patisserie-assistant-terms = asistente auxiliar pinche plata formación A alludante quién compra

reference-patisserie-staff-title = Personal
reference-patisserie-staff-text = Todas tus cartas, estén donde estén: en la mano, sin usar, usadas y la que está trabajando. El personal inicial no tiene nivel. La contratación y las bandejas aumentan la plantilla; las cartas retiradas y los despidos la reducen; siempre deben quedar { $minimum_staff } cartas. Una bonificación se puede usar sea cual sea la formación de su carta.
reference-patisserie-staff-terms = empleados trabajadores cartas plantilla mazo formación quién puede hacer qué número de cartas
reference-patisserie-staff-ruling = La mano y la carta recién jugada cuentan para todas las bonificaciones. Qué cartas forman una plantilla es público en la medida en que todos las han visto; cuáles están en la mano, no.

reference-patisserie-level-title = Niveles del personal
reference-patisserie-level-text = El personal nuevo llega nivel a nivel: I y después II, III y IV, y las mejores bonificaciones llegan tarde. Del mazo se usan justo las cartas que hacen falta para las { $rounds } rondas. Quien no ha sido contratado sale del juego al final de la ronda.
reference-patisserie-level-terms = nivel niveles mazo número romano I II III IV personal nuevo numerado

reference-patisserie-bonus-title = Bonificación de una carta
reference-patisserie-bonus-text = Después de la acción principal, o de renunciar a ella, puedes usar una vez la bonificación de la carta que has jugado. Si ofrece una acción, rige la formación de la carta, pero la bonificación en sí puede hacer lo que la formación no permitiría: un Pastelero con esa bonificación sí adquiere ingredientes.
reference-patisserie-bonus-terms = bonificaciones bonus efecto carta opcional renunciar parte inferior
reference-patisserie-bonus-ruling = Solo se te pregunta si la bonificación hace algo en ese momento. La bonificación de una carta de Ayudante nunca hornea una receta con gorro de pastelero.

reference-patisserie-acquire_recipes-text = Acción principal de cualquiera: toma 1 o 2 recetas de la oferta y paga el precio indicado debajo de cada una. La casilla más cara está a la izquierda; lo que se queda avanza hacia la derecha y se abarata. Si tras el turno hay { $refill_recipes } casillas vacías, se llenan.
reference-patisserie-acquire_recipes-terms = receta oferta comprar tomar precio adquirir aquirir losetas
reference-patisserie-acquire_recipes-ruling = La oferta se llena después del turno, nunca durante él: la segunda receta y la bonificación encuentran la casilla vacía.

reference-patisserie-recipe-title = Receta
reference-patisserie-recipe-text = La cara clara muestra lo que necesita un dulce: productos, ingredientes y, si lleva un gorro, un Pastelero. El número es su prestigio. Puedes guardar hasta { $recipe_storage } recetas y deshacerte de cualquiera en todo momento. Al hornearla, se le da la vuelta a la loseta por su cara oscura, y ya es un dulce.
reference-patisserie-recipe-terms = recetas reseta loseta dulce necesita ingredientes guardar tres descartar
reference-patisserie-recipe-ruling = El programa te deja descartar recetas al elegir la acción principal o cuando hay una de más; también puedes descartar la nueva.

reference-patisserie-acquire_ingredients-text = Acción principal de un Ayudante: toma exactamente 1 loseta de ingrediente y paga. El precio está junto a su fila, y cuantas menos losetas tiene la fila, más barata es. No se repone nada hasta la ronda siguiente.
reference-patisserie-acquire_ingredients-terms = ingrediente oferta estante fila precio loseta miel nueces frutos secos huevo adquirir

reference-patisserie-ingredient-title = Loseta de ingrediente
reference-patisserie-ingredient-text = Muestra miel, frutos secos y huevos, y a menudo una cobertura. La gastas al hornear o le das la vuelta para decorar un dulce, nunca ambas cosas. Lo que sobra de una loseta se pierde, pero dos dulces horneados a la vez pueden compartirla. Puedes tener cuantas quieras.
reference-patisserie-ingredient-terms = ingredientes miel nuez nueces frutos secos huevo huevos despensa losetas desperdicio ingridiente

reference-patisserie-buy_goods-text = Acción principal de un Ayudante: elige entre harina, azúcar y mantequilla, y compra cierta cantidad. La casilla iluminada del contador muestra cuánto cuesta comprar hasta ella.
reference-patisserie-buy_goods-terms = comprar productos harina azúcar mantequilla precio mercado contador compra

reference-patisserie-goods-title = Harina, azúcar, mantequilla
reference-patisserie-goods-text = Los productos se llevan en tres contadores: como máximo { $flourMost } de harina, { $sugarMost } de azúcar y { $butterMost } de mantequilla. Empiezas con { $startFlour }, { $startSugar } y { $startButter }. Se gastan al hornear.
reference-patisserie-goods-terms = producto harina azúcar mantequilla contador marcador existencias máximo mercancías
reference-patisserie-goods-ruling = Un producto gratuito que no cabe en el contador se pierde.

reference-patisserie-bake-text = Acción principal de cualquiera: hornea 1 o 2 de tus recetas. Gasta los productos e ingredientes que muestran y pon cada dulce en una rejilla libre. Una receta con gorro exige un Pastelero.
reference-patisserie-bake-terms = hornear ornear horno hacer dulce repostería cocinar producir
reference-patisserie-bake-ruling = Una misma carta hornea las dos recetas: un Ayudante no hornea una pareja con gorro. Nunca se gastan losetas que no hacen falta, y las losetas iguales cuentan como una sola opción.

reference-patisserie-dish-title = Dulce
reference-patisserie-dish-text = Una receta horneada. Presentado en una mesa, da al final el prestigio que lleva y cuenta en esa mesa; vendido, da { $sale_coins } monedas por punto. Sus ingredientes y su gorro deciden qué bonificación de mesa cumple.
reference-patisserie-dish-terms = dulces pastel pasteles plato platos repostería tarta horneado loseta valor prestigio
reference-patisserie-dish-ruling = «Horneado por un Pastelero» se refiere al gorro de la loseta, lo haya horneado quien lo haya horneado.

reference-patisserie-rack-title = Rejilla
reference-patisserie-rack-text = Tienes { $racks }. Un dulce horneado espera en ella hasta que se entrega; sin una rejilla libre no puedes hornear, y un dulce no se puede tirar. Lo que quede al final se vende.
reference-patisserie-rack-terms = rejillas enfriar enfriado sitio para dulces lleno llena

reference-patisserie-decorate-text = Acción principal de un Pastelero: decora 1 o 2 dulces de tus rejillas. Para cada uno, da la vuelta a una de tus losetas de ingrediente con cobertura y ponla en el dulce, que solo puede llevar una.
reference-patisserie-decorate-terms = decoración cobertura adorno glaseado decorar

reference-patisserie-topping-title = Cobertura
reference-patisserie-topping-text = Muchas losetas de ingrediente muestran una cobertura. Usada para decorar, la loseta queda por su otra cara sobre el dulce, y sus ingredientes se pierden. Cuando el dulce se entrega, presentado o vendido, la cobertura pasa a ser una decoración lograda.
reference-patisserie-topping-terms = coberturas rosa cereza adorno guinda marca loseta reverso covertura

reference-patisserie-decoration-title = Decoración lograda
reference-patisserie-decoration-text = Las coberturas de los dulces entregados quedan junto a tu cocina y dan ingresos cada ronda, en este orden: { $decoration1 } y { $decoration2 } monedas más, y luego { $decoration3 }, { $decoration4 } y { $decoration5 } de prestigio. Una sexta se descarta.
reference-patisserie-decoration-terms = decoraciones lograda ingresos cinco casillas coberturas reunidas

reference-patisserie-deliver-text = Acción principal de cualquiera: entrega 1 o 2 dulces de tus rejillas, decorados o no. Cada uno se presenta en una mesa o se vende.
reference-patisserie-deliver-terms = entrega entregar presentar vender servir llevar
reference-patisserie-deliver-ruling = Dos dulces se entregan uno tras otro; lo que da el primero puede pagar el segundo.

reference-patisserie-sell-title = Vender un dulce
reference-patisserie-sell-text = El público paga { $sale_coins } monedas por cada punto de prestigio del dulce, pero tú no obtienes prestigio. Aun así, su cobertura pasa a ser una decoración lograda.
reference-patisserie-sell-terms = venta vender vendido público valor monedas

reference-patisserie-present-title = Presentar un dulce
reference-patisserie-present-text = Pon el dulce en cualquier casilla libre de cualquier mesa. Obtienes, en este orden: lo que está impreso en la casilla, la recompensa de la bonificación de mesa si el dulce la cumple y, por último, prestigio de tu personal de servicio junto a la mesa, si lo pagas.
reference-patisserie-present-terms = presentar casilla colocar colocación bonificación sitio libre dónde poner
reference-patisserie-present-ruling = Lo que dan la casilla y la bonificación de mesa puede pagar el servicio del mismo dulce.

reference-patisserie-table-title = Mayoría en una mesa
reference-patisserie-table-text = Al final, quien tiene más dulces en una mesa de presentación puntúa el primer número de su cartel y, a partir de { $second_place_players } jugadores, quien queda segundo, el segundo. El empate lo gana quien tenga el dulce más cercano a la bonificación de mesa.
reference-patisserie-table-terms = mesas mayoría más segundo empate empates desempate presentación control cartel banderín

reference-patisserie-table_bonus-title = Bonificación de mesa
reference-patisserie-table_bonus-text = Cada mesa tiene una: a la izquierda, los dulces que la cumplen; a la derecha, la recompensa por presentar uno en ella. Si una cruz roja tapa un símbolo, no debe haber nada de eso. Si el dulce lleva cobertura se juzga en el momento de entregarlo. Otros dulces son bienvenidos, pero no dan recompensa.
reference-patisserie-table_bonus-terms = mesa bonificación loseta recompensa cumplir con sin miel frutos secos huevo cobertura tachado
reference-patisserie-table_bonus-ruling = El símbolo del gorro se refiere a la marca de la loseta, no a quién lo ha horneado.

reference-patisserie-reward-title = Lo que dan las casillas y losetas
reference-patisserie-reward-text = Monedas; una unidad de harina, azúcar o mantequilla; una loseta de ingrediente, de la bolsa o a tu elección de la oferta; una receta a tu elección; o monedas por cada puesto de servicio tuyo junto a la mesa. Todo es gratis y llega de inmediato.
reference-patisserie-reward-terms = recompensa recompensas obtener bonificación de colocación gratis bolsa robar
reference-patisserie-reward-ruling = Lo que no se puede robar, porque la bolsa y el descarte están vacíos, se pierde; también una loseta de una oferta vacía.

reference-patisserie-place-text = Acción principal de cualquiera: paga el precio de una casilla libre y pon en ella tu marcador, como servicio entre dos mesas o en un anfitrión noble.
reference-patisserie-place-terms = marcador colocar personal de servicio puesto anfitrión noble comprar casilla

reference-patisserie-service-title = Personal de servicio
reference-patisserie-service-text = Tu marcador entre dos mesas da lo que está impreso ahí: prestigio al final o algo de inmediato. Y cada vez que presentas un dulce en una de las dos mesas, puedes pagar { $service_coins } monedas por 1 de prestigio inmediato, por cada puesto tuyo junto a ella. Hasta { $one_post_players } jugadores dejan libre una de las dos casillas; nadie tiene ambas.
reference-patisserie-service-terms = servicio personal puesto puestos criado camarero marcador zona pagar monedas por prestigio
reference-patisserie-service-ruling = Las monedas que da un dulce pueden pagar su propio servicio.

reference-patisserie-host-title = Anfitrión noble
reference-patisserie-host-text = Un marcador en un anfitrión noble da { $host_income } monedas en cada fase de ingresos, su prestigio al final y, además, 1 de prestigio por cada rival que tenga personal de servicio en cualquier parte.
reference-patisserie-host-terms = anfitriones noble nobles nobleza mesa amarilla ingresos rivales servicio

reference-patisserie-hire-text = Acción principal de un Pastelero: toma de la oferta una carta a tu mano; se juega en esta misma ronda. Con 4 cartas en oferta cuesta { $hire4 } monedas, con 3, { $hire3 }, con 2 o 1, { $hire2 }. O toma gratis una carta con estrella, si cumples su condición.
reference-patisserie-hire-terms = contratar contratación fichar emplear personal nuevo precio oferta

reference-patisserie-star-title = Cartas con estrella
reference-patisserie-star-text = Estas cartas no cuestan nada, pero debes cumplir su condición al contratarlas. Solo puedes tener una en toda la partida. Su bonificación suele ser prestigio inmediato.
reference-patisserie-star-terms = estrella especial personal condición requisito gratis una vez asterisco
reference-patisserie-star-ruling = La condición solo cuenta en el momento de contratar. Esta oferta ni se repone ni se vacía.

reference-patisserie-condition_kitchen-title = Condición: lo que hay en tu cocina
reference-patisserie-condition_kitchen-text = En ese momento debes tener tantas losetas de ingrediente, recetas, unidades de productos, monedas o cartas de personal; o ningún producto ni loseta de ingrediente. No entregas nada de ello.
reference-patisserie-condition_kitchen-terms = condición requisito ingredientes recetas productos monedas personal ninguno

reference-patisserie-condition_dishes-title = Condición: tus dulces
reference-patisserie-condition_dishes-text = Pueden contar tus dulces en las mesas, los de un tipo, las mesas donde tienes alguno, tus dulces en una mesa, tus decoraciones logradas o el prestigio que has puntuado hasta ahora. Los dulces de las rejillas no cuentan.
reference-patisserie-condition_dishes-terms = condición dulces mesas decoraciones prestigio presentado tipo

reference-patisserie-condition_markers-title = Condición: servicio y anfitriones
reference-patisserie-condition_markers-text = Cuentan tus marcadores en puestos de servicio, en anfitriones nobles, o en ambos juntos.
reference-patisserie-condition_markers-terms = condición servicio puestos anfitriones nobles marcadores

reference-patisserie-give_notice-text = Acción principal de cualquiera: una de tus cartas sale del juego para siempre, y obtienes { $assistant_notice } monedas por un Ayudante o { $chef_notice } por un Pastelero. Puede ser una carta de tu mano o la recién jugada, cuya bonificación aún puede usarse. Deben quedarte { $minimum_staff } cartas.
reference-patisserie-give_notice-terms = despido despedir echar prescindir retirar personal monedas

reference-patisserie-special_bonus-title = Bonificaciones especiales
reference-patisserie-special_bonus-text = En cuanto cumples la condición de una, puedes poner un marcador en su casilla libre de más valor y puntuar ese prestigio al final. Una vez en cada una; quien llega después se lleva menos o nada.
reference-patisserie-special_bonus-terms = especial bonificación loseta condición reclamar primero carrera
reference-patisserie-special_bonus-ruling = Se te pregunta después de la acción principal, de cada dulce entregado, de la bonificación y de los ingresos. A quien la rechaza se le vuelve a preguntar en su siguiente turno. Las losetas muestran la cara que corresponde al número de jugadores; los valores de la mayoría son nuestros.

reference-patisserie-income-title = Ingresos
reference-patisserie-income-text = Cuando todas las manos están vacías, cada jugador obtiene { $base_income } monedas, { $host_income } más por cada anfitrión noble y lo que den sus decoraciones logradas. También hay ingresos al final de la última ronda.
reference-patisserie-income-terms = ingreso ingresos ganar monedas final de ronda anfitriones decoraciones renta

reference-patisserie-displays-title = Llenar las ofertas
reference-patisserie-displays-text = Al principio de una ronda se vacían las filas inferiores de ingredientes y el resto baja, y se van las { $cleared_recipes } recetas de la derecha; las demás avanzan a la derecha. Después se llena todo desde las bolsas. Un símbolo rojo marca lo que se irá.
reference-patisserie-displays-terms = oferta preparación reponer losetas nuevas bolsa vacía vaciar irse descartar
reference-patisserie-displays-ruling = Las recetas se reponen también tras un turno si hay { $refill_recipes } casillas vacías. Una bolsa se rellena con su descarte solo cuando hace falta una loseta; se mezcla una vez.

reference-patisserie-coin-title = Monedas
reference-patisserie-coin-text = Dinero para recetas, ingredientes, productos, personal y marcadores. Viene de los ingresos, las ventas, los despidos, las casillas y las bonificaciones. Al final, { $coins_per_prestige } monedas son 1 de prestigio, y lo que sobra deshace un empate por la victoria.
reference-patisserie-coin-terms = moneda dinero efectivo oro precio pagar falta poco empate

reference-patisserie-prestige-title = Prestigio
reference-patisserie-prestige-text = Los puntos del juego; gana quien más tenga. En blanco con borde rojo se puntúa de inmediato; con borde negro, solo al final.
reference-patisserie-prestige-terms = puntos puntos de victoria pv puntuación contador borde rojo borde negro

reference-patisserie-final_scoring-title = Puntuación final
reference-patisserie-final_scoring-text = Tras la ronda { $rounds } y sus ingresos: los dulces de las rejillas se venden, { $coins_per_prestige } monedas son 1 de prestigio, y luego puntúan las mesas, los anfitriones nobles por el servicio, y todos tus marcadores: dulces, personal de servicio, anfitriones y bonificaciones especiales. El empate lo gana quien tenga más monedas restantes y, después, el primero desde el jugador inicial.
reference-patisserie-final_scoring-terms = final de la partida fin recuento puntuación ganar ganador victoria empate puntos cómo se gana quién gana
reference-patisserie-final_scoring-ruling = Los dulces que se venden al final ya no dan decoraciones: no les siguen ingresos.

reference-patisserie-standing-title = Puntos si la partida acabara ahora
reference-patisserie-standing-text = El número junto al podio en el panel de un jugador es lo que daría ahora la puntuación final, mayorías incluidas. Es un anticipo; un signo más significa que puede sumarse algo oculto. Las monedas también cuentan, así que pagar lo baja un poco. La flecha de al lado indica el cambio desde tu último turno. El panel muestra monedas, prestigio, productos, losetas, decoraciones, cartas y, en pequeño, recetas y dulces.
reference-patisserie-standing-terms = clasificación anticipo estimación ventaja cabeza jugador panel resumen

reference-patisserie-first_game-text = En una primera partida, el personal no se elige de las bandejas: dos veces, cada jugador recibe una carta y dos quedan por contratar. Es más rápido y no exige conocer las cartas; las bandejas son más justas.
reference-patisserie-first_game-terms = primera partida principiante repartir variante sencilla sin bandejas

reference-patisserie-values-title = Qué es seguro y qué es nuestro
reference-patisserie-values-text = El reglamento dice cómo se juega, pero no imprime ninguna lista de losetas y cartas. Lo que muestran su texto y sus ejemplos está tal cual; los demás valores son una reconstrucción nuestra, dentro de todo lo que fija el reglamento. Quien tenga el juego puede corregir cada valor.
reference-patisserie-values-terms = valores reconstrucción impreso distinto erróneo corregir propietario componentes
