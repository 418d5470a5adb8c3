### Service posts, noble hosts, majorities and ties.

lesson-service-name = Puestos y anfitriones
lesson-service-about = Puestos de servicio, anfitriones nobles, mayorías y empates.

lesson-service-areas-say = El personal de servicio espera entre las mesas. Cada zona tiene dos puestos y linda con dos mesas.

lesson-service-sides-say = El puesto izquierdo da prestigio al final; el derecho, algo de inmediato. Sois tres: ¿cuántos puestos de una zona se pueden ocupar en total?
lesson-service-sides-both = Los dos
lesson-service-sides-both_reply = Con más jugadores. Hasta { $one_post_players }, uno se queda libre.
lesson-service-sides-one = Uno
lesson-service-sides-one_reply = Uno. Quien llega primero elige el lado; quien llega segundo se va a otra parte.

lesson-service-post-say = Juega el Ayudante y coloca un marcador entre la mesa superior y la central: el puesto izquierdo, por { $price } monedas.
lesson-service-post-then_choose_action = ¡Coloca personal de servicio!
lesson-service-post-then_place = Entre la superior y la central, a la izquierda.
lesson-service-post-post-top-middle-2 = Una receta y nada de prestigio. Vuelve atrás: el de la izquierda.
lesson-service-post-else = Tengo planes para la mesa central. Vuelve atrás: el puesto de { $price } monedas que hay sobre ella.

lesson-service-wait-say = Gaspard también coloca un puesto. No lo olvides: Manon tiene uno, y ahora él también.

lesson-service-tie-say = La mesa central: { $own } dulces tuyos, { $hers } de Manon. Si hay empate, decide el dulce más cercano a la bonificación de mesa. ¿Quién va en cabeza?
lesson-service-tie-you = Yo
lesson-service-tie-you_reply = Tu dulce más cercano está en la segunda casilla. ¿De quién es el de la primera?
lesson-service-tie-manon = Manon
lesson-service-tie-manon_reply = Manon: el suyo está justo al lado de la bonificación de mesa. Ella se llevaría { $first }, y tú { $second }.
lesson-service-tie-both = Los dos
lesson-service-tie-both_reply = Siempre hay un dulce que es el más cercano.

lesson-service-deliver-say = ¡Pues presenta un tercer dulce! Juega el Pastelero iluminado, cuya bonificación cuenta tus marcadores, y entrega la Madeleine en la mesa central.
lesson-service-deliver-then_choose_action = ¡A entregar!
lesson-service-deliver-then_deliver = La Madeleine.
lesson-service-deliver-then_place_dish = Cualquier casilla libre de la mesa central.
lesson-service-deliver-start-chef-2 = Ese lo guardamos para el final. Vuelve atrás y juega el otro Pastelero.
lesson-service-deliver-sell = ¿Por { $sale } monedas le dejas la mesa a Manon? Vuelve atrás.
lesson-service-deliver-else = Ahora lo que cuenta es la mesa central. Vuelve atrás.

lesson-service-serve-say = Tu puesto está junto a esta mesa, así que puede servir el dulce: paga { $service_coins } monedas y obtén 1 de prestigio de inmediato. Lo mismo vale para cada puesto tuyo junto a una mesa, y para cada dulce.
lesson-service-serve-0 = El prestigio casi nunca sale más barato. Vuelve atrás y paga.
lesson-service-serve-else = El prestigio casi nunca sale más barato. Vuelve atrás y paga.

lesson-service-again-say = { $own } dulces contra { $hers }: la mesa es tuya. Y ahora la bonificación: { $bonus } monedas por cada puesto y anfitrión tuyo.
lesson-service-again-else = ¡{ $bonus } monedas por nada! Vuelve atrás.

lesson-service-hosts-say = Los anfitriones nobles. Cada uno da { $host_income } monedas en cada fase de ingresos y el prestigio que lleva, y al final 1 más por cada rival que tenga un puesto. ¿Cuánto es eso?
lesson-service-hosts-one = { $fewer }
lesson-service-hosts-one_reply = Manon tiene un puesto. ¿Y quién más?
lesson-service-hosts-two = { $opponents }
lesson-service-hosts-two_reply = Manon y Gaspard: { $opponents } más por cada anfitrión tuyo. Da igual cuántos puestos tengan.
lesson-service-hosts-three = { $more }
lesson-service-hosts-three_reply = Tú no eres tu propio rival.

lesson-service-host-say = ¡Pues invita a uno! Juega tu última carta y coloca un marcador en el primer anfitrión o en el segundo, por { $host1 } o { $host2 } monedas.
lesson-service-host-then_choose_action = ¡Coloca un anfitrión noble!
lesson-service-host-then_place = El primero o el segundo.
lesson-service-host-host-3 = { $host3 } monedas, y tu monedero está casi vacío. Vuelve atrás: el primero o el segundo.
lesson-service-host-else = Tus invitados esperan un anfitrión. Vuelve atrás.

lesson-service-end-say = Un anfitrión que llega pronto se paga solo, un puesto rinde con cada dulce y un tercer dulce cambia una mesa. ¡Sirve bien!
