### The challenges of this game: a name, a task and a comment each, and how their goals are counted.

series-patisserie-1 = En las mesas
series-patisserie-2 = Un monedero vacío
series-patisserie-3 = Puntos al instante
series-patisserie-4 = Las últimas cuentas

challenge-amount-patisserie-lead = una ventaja de { $n }
challenge-amount-patisserie-item = { $n ->
    [one] { $n } de prestigio con ello
   *[other] { $n } de prestigio con ello
}

challenge-amount-patisserie-coins = { $n ->
    [one] 1 moneda
   *[other] { $n } monedas
}

challenge-amount-patisserie-prestige = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}

challenge-amount-patisserie-track = { $n ->
    [one] 1 punto en el contador de prestigio
   *[other] { $n } puntos en el contador de prestigio
}

challenge-amount-patisserie-firsts = { $n ->
    [one] en cabeza en 1 mesa
   *[other] en cabeza en { $n } mesas
}

challenge-amount-patisserie-dishes = { $n ->
    [one] 1 dulce en las mesas
   *[other] { $n } dulces en las mesas
}

challenge-amount-patisserie-tables = { $n ->
    [one] dulces en 1 mesa
   *[other] dulces en { $n } mesas
}

challenge-amount-patisserie-decorations = { $n ->
    [one] 1 decoración
   *[other] { $n } decoraciones
}

challenge-amount-patisserie-income = { $n ->
    [one] unos ingresos de 1 moneda
   *[other] unos ingresos de { $n } monedas
}

challenge-first_plate-name = El primer plato
challenge-first_plate-task = Ronda uno, y queda una carta. Presenta tu primer dulce: ¿cuántas monedas puedes tener después, antes de los ingresos?
challenge-first_plate-comment = La oublie va a la última casilla de la mesa derecha: { $place } monedas por la casilla y { $bare } porque el dulce no lleva cobertura.

challenge-glory_for_sale-name = Gloria en venta
challenge-glory_for_sale-task = La última carta de la partida es un Pastelero al que se le compran puntos. ¿Hasta dónde puedes llegar con él en el contador de prestigio?
challenge-glory_for_sale-comment = Cualquier despido da al menos { $assistant_notice } monedas. Con las { $coins } que tienes, alcanza para { $points } puntos por { $spent } monedas.

challenge-free_of_charge-name = Sin cargo
challenge-free_of_charge-task = Queda una carta. Ocupa otro puesto de servicio o anfitrión noble y ten después tantas monedas como puedas, antes de los ingresos.
challenge-free_of_charge-comment = Despedir a un Pastelero da { $chef_notice } monedas. Después, la bonificación de la carta deja gratis el puesto entre la mesa central y la inferior.

challenge-starry_finish-name = Un final estrellado
challenge-starry_finish-task = La última carta de la partida lleva una estrella. ¿Cuántos puntos puedes tener al final?
challenge-starry_finish-comment = Un dulce ya no necesita mesa: si se queda en la rejilla, la dacquoise se vende al final por { $sold } monedas. La estrella suma { $star } puntos.

challenge-last_batch-name = La última hornada
challenge-last_batch-task = La última carta de la partida: un Pastelero, un horno y { $coins } monedas. ¿Cuántos puntos puedes tener al final?
challenge-last_batch-comment = El macaron espera en la rejilla y se vende al final por { $sold } monedas. Compra 1 punto por { $price } monedas y guarda el resto: con los ingresos completa las siguientes { $coins_per_prestige }.

challenge-last_waffle-name = El último gofre
challenge-last_waffle-task = La última carta de la partida abarata el personal de servicio y los anfitriones. ¿Cuántos puntos puedes tener al final?
challenge-last_waffle-comment = Hornea la gaufre, que se vende al final por { $sold } monedas. Luego la bonificación paga el mejor puesto que queda: { $price } monedas por { $points } puntos.

challenge-small_change-name = Calderilla
challenge-small_change-task = { $cards } cartas y ni una sola moneda. Ocupa otro puesto de servicio o anfitrión noble y ten después tantas monedas como puedas.
challenge-small_change-comment = Vende la madeleine por { $sold } monedas y paga { $price } por el puesto más barato. Para un despido no queda carta.

challenge-place_of_honor-name = El sitio de honor
challenge-place_of_honor-task = { $cards } cartas y una madeleine. ¿Cuántos puntos tendrías si la partida acabara tras ellas, antes de los ingresos?
challenge-place_of_honor-comment = En la mesa superior, cada uno de los demás tiene un dulce. La casilla más cercana a la bonificación de mesa está libre, y ahí un solo dulce basta para ir en cabeza.

challenge-by_a_nose-name = Por los pelos
challenge-by_a_nose-task = { $cards } cartas. Ponte en cabeza en otra mesa y ten después tantas monedas como puedas.
challenge-by_a_nose-comment = En la mesa derecha, Colette tiene { $hers } dulces y tú uno. Pon el chou en la casilla más cercana a la bonificación de mesa; despedir a un Pastelero da { $chef_notice } monedas.

challenge-grand_host-name = El gran anfitrión
challenge-grand_host-task = { $cards } cartas cierran la partida. ¿Cuántos puntos puedes tener?
challenge-grand_host-comment = El chou vale más vendido que presentado: sus { $sold } monedas pagan las { $price } del anfitrión de { $points } puntos, al que sirven los dos rivales. Es tu cuarto marcador, que reclama { $claimed } puntos más.

challenge-kitchen_door-name = Por la puerta de la cocina
challenge-kitchen_door-task = { $cards } cartas y ni una sola moneda. ¿Cuántas puedes tener después, antes de los ingresos?
challenge-kitchen_door-comment = Vende la madeleine por { $sold } monedas y deja que el Pastelero contrate al Ayudante por { $price }. La carta nueva llega a tu mano y despide al Pastelero por { $chef_notice }.

challenge-fourth_marker-name = El cuarto marcador
challenge-fourth_marker-task = { $cards } cartas, un monedero vacío y un soufflé. Reclama una bonificación especial y ten después tantas monedas como puedas.
challenge-fourth_marker-comment = Vendido, el soufflé da { $sold } monedas. El puesto de { $price } monedas es tu cuarto marcador, y eso reclama { $claimed } puntos.

challenge-served_twice-name = Servido dos veces
challenge-served_twice-task = { $cards } cartas y un monedero vacío. ¿Hasta dónde puedes llegar en el contador de prestigio, antes de los ingresos?
challenge-served_twice-comment = { $posts } puestos tuyos están junto a la mesa superior. Primero, el despido por { $chef_notice } monedas: pagan { $posts } puntos cuando el soufflé se sirve allí.

challenge-last_accounts-name = Las últimas cuentas
challenge-last_accounts-task = { $cards } Pasteleros juegan las últimas cartas de la partida. ¿Cuántos puntos puedes tener al final?
challenge-last_accounts-comment = Sin un despido, el puesto de { $price } monedas queda fuera de tu alcance. Da { $points } puntos, y con los ingresos el resto del monedero aún completa uno.

challenge-borrowed_hand-name = Una mano prestada
challenge-borrowed_hand-task = { $cards } cartas y un monedero vacío. Presenta el soufflé y ten después tantas monedas como puedas.
challenge-borrowed_hand-comment = El despido da { $chef_notice } monedas, y la bonificación de otro jugador decora el soufflé por { $decoration }. Con cobertura, la mesa izquierda paga { $decorated } por él, y su tercera casilla, { $place }.

challenge-fresh_from_the_oven-name = Recién salido del horno
challenge-fresh_from_the_oven-task = { $cards } cartas y un monedero vacío. ¿Cuántos puntos tendrías si la partida acabara tras ellas, antes de los ingresos?
challenge-fresh_from_the_oven-comment = La receta del final de la fila no cuesta nada. El soufflé se pone en cabeza en la mesa izquierda, y las { $place } monedas de su casilla pagan la bonificación que hornea la île flottante.

challenge-hiring_fair-name = La feria de criados
challenge-hiring_fair-task = Una carta y { $coins } monedas. ¿Cuántas monedas puedes tener después, antes de los ingresos?
challenge-hiring_fair-comment = Contrata por { $price } monedas al Ayudante, que despide por { $chef_notice } y contrata la siguiente carta por { $next } y { $action } más. Esta también despide por { $chef_notice }, y su bonificación suma { $bonus }.

challenge-musical_chairs-name = El juego de las sillas
challenge-musical_chairs-task = Una carta y { $coins } monedas. ¿Cuántos puntos tendrías si la partida acabara tras ella, antes de los ingresos?
challenge-musical_chairs-comment = Contrata por { $price } monedas al Pastelero que traslada dulces. Mientras el pain d’épices está en el horno, la génoise se cambia a la casilla de la mesa izquierda en la que un solo dulce va en cabeza.
