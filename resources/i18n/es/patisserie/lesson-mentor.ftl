### The solo game.

lesson-mentor-name = Contra tu Mentor
lesson-mentor-about = El juego en solitario: lo que hacen mis cartas.

lesson-mentor-welcome-say = ¡Conque quieres retarme! En solitario juegas contra tu Mentor. La mesa se prepara como para dos jugadores, y yo me siento ahí enfrente.

lesson-mentor-cards-say = Yo no elijo: tengo cartas de solitario. En cada turno revelo una y hago lo que está más a la izquierda de lo que puedo hacer. Y no pago casi nada: la edad tiene sus privilegios.

lesson-mentor-first-say = Empiezas tú, con las reglas para dos. Juega el Pastelero y entrega la Nonnette en la mesa superior, en la casilla de { $place } monedas.
lesson-mentor-first-then_choose_action = ¡A entregar!
lesson-mentor-first-then_deliver = La Nonnette.
lesson-mentor-first-then_place_dish = La casilla de { $place } monedas de la mesa superior.
lesson-mentor-first-else = Primero la Nonnette, a la mesa superior. Vuelve atrás.

lesson-mentor-mine-say = ¡Me toca! Revelo una carta y miro lo que pone.

lesson-mentor-recipes-say = Decía «adquirir recetas». Cuáles, lo dicen las cartas de decisión; el registro cuenta las que revelé. Dos recetas, y de balde.

lesson-mentor-guess-say = No tengo ni huevos ni miel para ellas. ¿Qué hago cuando una carta dice «hornear»?
lesson-mentor-guess-pays = Comprar antes productos
lesson-mentor-guess-pays_reply = ¿Me has visto alguna vez hacer la compra? Ni siquiera hay carta para eso.
lesson-mentor-guess-free = Hornearlas igualmente
lesson-mentor-guess-free_reply = Eso es: sin productos, sin ingredientes y hasta con gorro de pastelero. Por eso soy tan pesado.
lesson-mentor-guess-four = Nada de nada
lesson-mentor-guess-four_reply = ¡Me moriría de hambre! Prueba otra vez.

lesson-mentor-second-say = Tu turno: juega el Ayudante iluminado y haz lo que quieras.
lesson-mentor-second-else = El Ayudante iluminado, por favor. Vuelve atrás.

lesson-mentor-again-say = Otra vez me toca…

lesson-mentor-deliver-say = Esta vez, «entregar». Una carta de decisión dijo a qué mesa y por qué extremo; las bonificaciones de allí fueron para mí.

lesson-mentor-stuck-say = Supón ahora que no se puede hacer nada de mi carta. ¿Qué pasa?
lesson-mentor-stuck-nothing = No haces nada
lesson-mentor-stuck-nothing_reply = Soy viejo, no vago.
lesson-mentor-stuck-again = Revelas otra carta
lesson-mentor-stuck-again_reply = No, esa carta ya está jugada.
lesson-mentor-stuck-points = Obtienes prestigio
lesson-mentor-stuck-points_reply = { $mentor_prestige } de prestigio, sin más. ¡Así que no me lo quites todo!

lesson-mentor-grades-say = Vengo Mantecoso, Salado o Extracrujiente: cuanto más crujo, más cartas tengo. Al final puntúo además mi personal y la mitad de lo que queda en mi cocina.

lesson-mentor-end-say = Ganas si tienes más prestigio que yo. 80 está bien, 90 es excelente, y con 100 me quito el sombrero. ¡Anda, ve y gáname!
