### Table bonuses, special bonuses, star cards.

lesson-rewards-name = Bonificación tras bonificación
lesson-rewards-about = Bonificaciones de mesa, bonificaciones especiales y cartas con estrella.

lesson-rewards-signs-say = El cartel de una mesa muestra su bonificación de mesa: qué debe llevar un dulce, o qué no, y lo que te dan por ello. Al lado o debajo están los puntos por tener más dulces.

lesson-rewards-which-say = Tus dos dulces llevan frutos secos. ¿Qué mesa da algo por los frutos secos?
lesson-rewards-which-left = La izquierda
lesson-rewards-which-left_reply = La izquierda: una loseta de ingrediente a tu elección, siempre que vengas con frutos secos.
lesson-rewards-which-middle = La central
lesson-rewards-which-middle_reply = A la central le encanta la miel.
lesson-rewards-which-right = La derecha
lesson-rewards-which-right_reply = La derecha no quiere miel, ni frutos secos, ni huevo.

lesson-rewards-special-say = Una bonificación especial: quien cumple la condición coloca un marcador en la mejor casilla libre. Aquí hacen falta { $needed } dulces en una mesa, y Manon tiene el { $best }. ¿Qué podrías llevarte tú?
lesson-rewards-special-eight = { $best }
lesson-rewards-special-eight_reply = En ese está sentada Manon.
lesson-rewards-special-five = { $second }
lesson-rewards-special-five_reply = El { $second }. Quien llega tercero se lleva { $third }, y se acabó: ¡así que deprisa!
lesson-rewards-special-none = Nada
lesson-rewards-special-none_reply = Hay { $places } casillas, y cada jugador ocupa una.

lesson-rewards-third-say = Tienes { $own } dulces en la mesa izquierda. Juega el Ayudante y entrega allí el Massepain.
lesson-rewards-third-then_choose_action = ¡A entregar!
lesson-rewards-third-then_deliver = El Massepain.
lesson-rewards-third-then_place_dish = A la mesa izquierda.
lesson-rewards-third-then_take_ingredient = Los frutos secos te dan una loseta de ingrediente gratis: cualquiera de la oferta.
lesson-rewards-third-then_claim_special = { $needed } dulces en una mesa: ¡reclámala!
lesson-rewards-third-pastry-noisettine = La Noisettine va a otra parte. Vuelve atrás: el Massepain.
lesson-rewards-third-start-chef-2 = El gorro hará falta luego. Vuelve atrás y juega el Ayudante.
lesson-rewards-third-else = Entonces falta el tercer dulce. Vuelve atrás: el Massepain, la mesa izquierda.

lesson-rewards-full-say = { $needed } en una mesa: ¡los { $second } son tuyos! Ahora la Noisettine, a la mesa superior: esa no quiere miel.
lesson-rewards-full-then_place_dish = Cualquier casilla de la mesa superior.
lesson-rewards-full-done = ¿Y la Noisettine? Vuelve atrás y entrégala.
lesson-rewards-full-else = La mesa superior da harina por ella. Vuelve atrás.

lesson-rewards-wait-say = Ahí está ahora tu marcador, y cuenta al final. Una bonificación especial, un marcador: no puedes reclamarla dos veces.

lesson-rewards-star-say = { $starred } dulces en una mesa es también lo que pide esta carta con estrella. Juega el Pastelero y contrátala.
lesson-rewards-star-then_choose_action = ¡A contratar!
lesson-rewards-star-then_hire = La carta con estrella de { $starred } dulces en una mesa.
lesson-rewards-star-else = No es lo que buscamos. Vuelve atrás: contrata la carta con estrella de { $starred } dulces en una mesa.

lesson-rewards-shine-say = La estrella ha llegado a tu mano como cualquier carta. En tu turno, juégala: haz una acción principal cualquiera y luego su bonificación te da { $star } de prestigio de inmediato. En otra ronda te lo da una vez más.
lesson-rewards-shine-else = ¡{ $star } de prestigio! Vuelve atrás.

lesson-rewards-end-say = Tu contador ya tiene { $star } de prestigio más; lo que hay en el jardín cuenta al final. Monedas para la mesa, gloria para los rápidos, una estrella para quien la merece.
