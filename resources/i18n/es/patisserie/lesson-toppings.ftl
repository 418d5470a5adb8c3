### Toppings, selling, goods tracks, income.

lesson-toppings-name = La guinda
lesson-toppings-about = Coberturas, ventas, contadores de productos y lo que traen los ingresos.

lesson-toppings-tiles-say = Algunas losetas de ingrediente muestran una cobertura. Una loseta así puede ir a la masa o decorar un dulce, pero nunca ambas cosas.

lesson-toppings-decorate-say = Solo decoran los Pasteleros. Juega el tuyo y elige un dulce de las rejillas.
lesson-toppings-decorate-then_choose_action = ¡A decorar!
lesson-toppings-decorate-then_decorate = ¿Qué dulce va primero? El que quieras.
lesson-toppings-decorate-then_choose_topping = Cualquier loseta: todas las coberturas valen igual.
lesson-toppings-decorate-else = ¡Primero las coberturas! Vuelve atrás.

lesson-toppings-both-say = ¡Y con la misma acción, el otro! Cada dulce lleva una cobertura, y cada cobertura es una loseta.
lesson-toppings-both-done = ¿Y dejar uno desnudo? Vuelve atrás.
lesson-toppings-both-else = ¡Primero las coberturas! Vuelve atrás.

lesson-toppings-wait-say = ¡Qué bonitos! Pero una cobertura no da nada mientras el dulce siga en la rejilla.

lesson-toppings-worth-say = Vendamos un dulce. Da { $sale_coins } monedas por cada punto de prestigio que lleva, y nada de prestigio. El Chou à la crème vale { $chou }. ¿Cuántas monedas son?
lesson-toppings-worth-five = { $sale_coins }
lesson-toppings-worth-five_reply = Eso es por un solo punto.
lesson-toppings-worth-twenty = { $soldLess }
lesson-toppings-worth-twenty_reply = Eso sería un dulce que vale { $less }.
lesson-toppings-worth-twentyfive = { $sold }
lesson-toppings-worth-twentyfive_reply = { $sold }, ¡una fortuna! Y la cobertura no se pierde, ya verás.

lesson-toppings-sell-say = Juega el Ayudante iluminado, entrega el Chou à la crème y véndelo: con el botón, o soltándolo sobre tu monedero.
lesson-toppings-sell-then_choose_action = ¡A entregar!
lesson-toppings-sell-then_deliver = El Chou à la crème.
lesson-toppings-sell-then_place_dish = Véndelo: con el botón, o soltándolo sobre tu monedero.
lesson-toppings-sell-pastry-flan = El Flan es para la mesa. Vuelve atrás: el Chou à la crème.
lesson-toppings-sell-start-assistant-2 = Ese irá luego a la compra. Vuelve atrás y juega el otro.
lesson-toppings-sell-else = Necesitamos el dinero. Vuelve atrás y vende el Chou à la crème.

lesson-toppings-present-say = ¡{ $sold } monedas! Ahora el Flan: la mesa central paga { $decorated } monedas por una cobertura. Cualquier casilla sirve.
lesson-toppings-present-then_place_dish = Cualquier casilla de la mesa central.
lesson-toppings-present-done = ¿Y el Flan? Vuelve atrás y entrégalo.
lesson-toppings-present-sell = Este es para los nobles. Vuelve atrás: la mesa central.
lesson-toppings-present-else = Ahí nadie se fija en la cobertura. Vuelve atrás: la mesa central.

lesson-toppings-left-say = Vendidas o presentadas, las dos coberturas son ya decoraciones logradas. Están aquí, en las primeras { $decorations } de { $places } casillas. Luego viene la bonificación de tu carta.
lesson-toppings-left-else = Como quieras.

lesson-toppings-goods-say = El dinero quiere moverse. Juega tu última carta y compra productos, todos de un tipo: el precio es por todos juntos. { $sugar } de azúcar cuestan { $price } monedas.
lesson-toppings-goods-then_choose_action = ¡A comprar productos!
lesson-toppings-goods-then_buy_goods = { $sugar } de azúcar: hasta la casilla que dice { $price }. Nunca puedes tener más de lo que mide el contador.
lesson-toppings-goods-else = { $sugar } de azúcar de una vez, por favor. Vuelve atrás.

lesson-toppings-income-say = Tu mano está vacía, así que se acercan los ingresos. Cada jugador recibe { $base_income } monedas, y tus { $decorations } decoraciones dan { $income1 } y { $income2 }. ¿Cuánto será?
lesson-toppings-income-five = { $base_income } monedas
lesson-toppings-income-five_reply = Esas las recibe cualquiera. ¿Y tus decoraciones?
lesson-toppings-income-seven = { $one } monedas
lesson-toppings-income-seven_reply = La primera da { $income1 }. ¿Y la segunda?
lesson-toppings-income-ten = { $two } monedas
lesson-toppings-income-ten_reply = { $two }. Cada casilla ocupada cuenta, en todas las rondas.

lesson-toppings-evening-say = Pues esperemos a que los demás jueguen sus cartas.

lesson-toppings-more-say = ¡Ya está! A partir de la tercera decoración, cada fase de ingresos da prestigio: { $income3 }, luego { $income4 }, luego { $income5 }.

lesson-toppings-end-say = Decora pronto, y tus coberturas pagarán en cada ronda. Decora tarde, y solo serán bonitas.
