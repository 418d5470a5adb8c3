### Final scoring: first you guess, then it comes.

lesson-verdict-name = La fiesta ha terminado
lesson-verdict-about = Lo que cuenta al final: primero adivinas, luego juegas la última carta.

lesson-verdict-welcome-say = El último día, y tuya es la última carta. El podio junto a cada nombre dice quién ganaría ahora: Manon, por desgracia. ¡Contemos antes de que cuente el Rey!

lesson-verdict-left-say = La mesa izquierda da { $first } a quien más dulces tenga y { $second } al segundo. Manon tiene { $hers }; tú, uno, justo al lado de la bonificación de mesa. Si se le une tu Brioche, ¿qué te llevas?
lesson-verdict-left-three = { $second }
lesson-verdict-left-three_reply = Eso es para el segundo. ¿Quién está más cerca de la bonificación?
lesson-verdict-left-six = { $first }
lesson-verdict-left-six_reply = { $hers } contra { $hers }, y el tuyo está más cerca: { $first } para ti, { $second } para Manon.
lesson-verdict-left-nothing = Nada
lesson-verdict-left-nothing_reply = ¿Por qué? { $hers } dulces son tantos como los suyos.

lesson-verdict-middle-say = La mesa central: Manon tiene { $middleHers }; tú y Gaspard, uno cada uno. ¿Quién se lleva los { $middleSecond } del segundo?
lesson-verdict-middle-you = Yo
lesson-verdict-middle-you_reply = Tú: tu Madeleine está más cerca de la bonificación de mesa que su Meringue.
lesson-verdict-middle-gaspard = Gaspard
lesson-verdict-middle-gaspard_reply = Su Meringue está una casilla más lejos. Busca la bonificación de mesa.
lesson-verdict-middle-shared = Nadie
lesson-verdict-middle-shared_reply = Así es con dos jugadores, cuando solo cuenta el primer puesto. Pero sois tres.

lesson-verdict-host-say = Tu anfitrión noble lleva impresos { $printed }, y cada rival con un puesto suma 1. ¿Cuánto es en total?
lesson-verdict-host-two = { $printed }
lesson-verdict-host-two_reply = Eso es solo lo impreso. ¿Quién tiene puestos?
lesson-verdict-host-four = { $hosted }
lesson-verdict-host-four_reply = { $hosted }: { $printed } impresos, y 1 por Manon y otro por Gaspard.
lesson-verdict-host-six = { $overcounted }
lesson-verdict-host-six_reply = Solo cuentan los rivales, y cada uno una vez.

lesson-verdict-money-say = Tu monedero: { $purse } monedas, y los últimos ingresos dan { $income }. ¿Cuánto valen { $total } monedas al final?
lesson-verdict-money-two = { $worth }
lesson-verdict-money-two_reply = { $worth }: 1 por cada { $coins_per_prestige } completas. El resto, como mucho, deshace empates.
lesson-verdict-money-three = { $more }
lesson-verdict-money-three_reply = Solo cuentan las { $coins_per_prestige } completas.
lesson-verdict-money-four = { $most }
lesson-verdict-money-four_reply = El cambio es peor: 1 de prestigio por cada { $coins_per_prestige } monedas.

lesson-verdict-bargain-say = Tu última carta vende prestigio a { $price } monedas el punto. Y tu puesto de la mesa izquierda sirve un dulce por { $service_coins }. ¿Qué haces con las monedas?
lesson-verdict-bargain-keep = Guardarlas
lesson-verdict-bargain-keep_reply = ¿A { $coins_per_prestige } monedas el punto? Los banqueros del Rey estarían encantados.
lesson-verdict-bargain-buy = Gastarlas
lesson-verdict-bargain-buy_reply = Claro: 1 por { $service_coins } monedas, luego 1 por { $price }, y solo lo que quede, a { $coins_per_prestige }.

lesson-verdict-deliver-say = Juega la carta y entrega el Brioche en la mesa izquierda.
lesson-verdict-deliver-then_choose_action = ¡A entregar!
lesson-verdict-deliver-then_deliver = El Brioche.
lesson-verdict-deliver-then_place_dish = La última casilla libre de la mesa izquierda.
lesson-verdict-deliver-sell = { $sale } monedas son { $saleWorth } de prestigio. En la mesa da { $brioche }, ¡y { $first } por tener más dulces! Vuelve atrás.
lesson-verdict-deliver-else = Eso da menos. Vuelve atrás: el Brioche, la mesa izquierda.

lesson-verdict-serve-say = Tu puesto lo sirve: 1 de prestigio por { $service_coins } monedas, más barato que cualquier otra cosa hoy.
lesson-verdict-serve-0 = Más barato no lo encontrarás. Vuelve atrás y paga.
lesson-verdict-serve-else = Más barato no lo encontrarás. Vuelve atrás y paga.

lesson-verdict-last-say = Ahora la bonificación: { $bought } de prestigio por { $spent } monedas. Luego llegan los ingresos, y enseguida cuenta el Rey. Cuando hayas leído la hoja, elige «Ver la mesa»: allí te espero.
lesson-verdict-last-then_buy_prestige = { $bought } de prestigio, por { $spent } monedas. Cuando hayas leído la hoja, elige «Ver la mesa»: allí te espero.
lesson-verdict-last-else = Una moneda vale menos a cada minuto. Vuelve atrás y compra { $bought }.

lesson-verdict-tables-say = Lo que dijiste: { $first } por la mesa izquierda, { $middleSecond } por la central. Con { $top } por la superior y otros tantos por la inferior, son { $tables }.

lesson-verdict-total-say = { $own } para ti, { $other } para Manon. Sin tu última carta, Manon habría ido por delante: esa carta ha ganado la fiesta.

lesson-verdict-end-say = Dulces, mesas, puestos, anfitriones, bonificaciones especiales y cada moneda gastada a tiempo. Piénsalo desde la primera ronda; lo demás es glaseado.
