### From the oven to the table.

lesson-oven-name = Del horno a la mesa
lesson-oven-about = Las rejillas, las mesas de presentación y lo que dan.

lesson-oven-racks-say = Tus { $racks } rejillas. Lo horneado espera aquí hasta que se entrega; no se puede tirar.

lesson-oven-room-say = En una de ellas hay una Crêpe. ¿Cuántos dulces puedes hornear ahora?
lesson-oven-room-none = Ninguno
lesson-oven-room-none_reply = Todavía queda una rejilla libre. Mira otra vez.
lesson-oven-room-one = Uno
lesson-oven-room-one_reply = Uno: cada dulce necesita una rejilla libre. Quien tarda en entregar tarda en hornear.
lesson-oven-room-two = { $racks }
lesson-oven-room-two_reply = ¿Y el segundo se enfría en el suelo? ¡En mi cocina, no!

lesson-oven-hat-say = Tienes { $recipes } recetas, y el Nougat lleva un gorro de pastelero. ¿Quién puede hornearlo?
lesson-oven-hat-anybody = Cualquiera
lesson-oven-hat-anybody_reply = Sin gorro se quema el azúcar. Prueba otra vez.
lesson-oven-hat-chef = Un Pastelero
lesson-oven-hat-chef_reply = Solo un Pastelero. Esos dulces valen más, y quien sabe hornearlos, también.
lesson-oven-hat-assistant = Un Ayudante
lesson-oven-hat-assistant_reply = ¡Justo al revés!

lesson-oven-bake-say = Juega tu Pastelero y hornea el Nougat. Tu loseta tiene miel y frutos secos: que ni pintada.
lesson-oven-bake-then_choose_action = ¡A hornear!
lesson-oven-bake-then_bake = El Nougat.
lesson-oven-bake-pastry-palmier = El Palmier lo hornea cualquier Ayudante. Vuelve atrás: el Nougat necesita el gorro.
lesson-oven-bake-else = Primero el Nougat. Vuelve atrás y pon a hornear a tu Pastelero.

lesson-oven-bonus-say = La acción principal está hecha; solo ahora llega la bonificación de la carta. Úsala: una loseta de la bolsa.
lesson-oven-bonus-else = Puedes renunciar. Pero esta loseta no cuesta nada: vuelve atrás.

lesson-oven-wait-say = { $eggs } huevos, y hasta con cobertura; de eso hablaremos otro día.

lesson-oven-tables-say = Cada mesa tiene una bonificación: dice cómo debe ser el dulce y qué te dan. La mesa central quiere miel. ¿Cuál de tus dulces la lleva?
lesson-oven-tables-first = El Nougat
lesson-oven-tables-first_reply = La lleva. Pero mira también la Crêpe.
lesson-oven-tables-second = La Crêpe
lesson-oven-tables-second_reply = La lleva. Pero mira también el Nougat.
lesson-oven-tables-both = Los dos
lesson-oven-tables-both_reply = ¡Los dos! Pero solo la Crêpe lleva huevo, y huevo es lo que quiere la mesa superior. Si los repartes, cada uno se lleva una bonificación.

lesson-oven-deliver-say = Una acción entrega hasta dos dulces. Juega el Ayudante iluminado: el Nougat va a la mesa central, a la casilla de { $place } monedas.
lesson-oven-deliver-then_choose_action = ¡A entregar!
lesson-oven-deliver-then_deliver = Primero el Nougat.
lesson-oven-deliver-then_place_dish = La mesa central, la casilla de { $place } monedas.
lesson-oven-deliver-pastry-crepe = La Crêpe va mejor en la mesa superior. Vuelve atrás y empieza por el Nougat.
lesson-oven-deliver-start-assistant-1 = Ese irá luego a la compra. Vuelve atrás y juega el Ayudante iluminado.
lesson-oven-deliver-sell = { $nougat } monedas y nada de prestigio. Vuelve atrás: este es para los nobles.
lesson-oven-deliver-else = ¡Ahí no! Vuelve atrás: el Nougat, la mesa central, las { $place } monedas.

lesson-oven-second-say = { $place } monedas por la casilla, { $honey } por la miel. Ahora la Crêpe: a cualquier casilla de la mesa superior.
lesson-oven-second-then_place_dish = Cualquier casilla de la mesa superior.
lesson-oven-second-done = ¿Y dejarla secarse? Vuelve atrás y entrega la Crêpe.
lesson-oven-second-sell = { $crepe } monedas y nada de prestigio. Vuelve atrás: la mesa superior espera huevos.
lesson-oven-second-else = Ahí nadie ha pedido huevo. Vuelve atrás: la mesa superior.

lesson-oven-after-say = Uno de azúcar por el huevo y { $bonus } monedas de la carta. Una casilla cerca de la bonificación de mesa gana los empates; las más alejadas dan más.

lesson-oven-end-say = Tu marcador se queda en el dulce, cuyo prestigio cuenta al final. Horneado, entregado, recompensado: ¡ese es nuestro oficio!
