### Pastry Chefs and Assistants.

lesson-training-name = Con gorro y sin gorro
lesson-training-about = Qué pueden hacer los Pasteleros y los Ayudantes; contratar y despedir.

lesson-training-hats-say = Oro y con gorro: un Pastelero. Plata y sin gorro: un Ayudante. Ambos adquieren recetas, hornean, entregan, despiden y colocan marcadores.

lesson-training-never-say = Pero hay dos acciones principales que un Pastelero no hace nunca. ¿Cuáles?
lesson-training-never-bake = Hornear y entregar
lesson-training-never-bake_reply = ¡Menudo Pastelero sería! Prueba otra vez.
lesson-training-never-shop = Adquirir ingredientes y comprar productos
lesson-training-never-shop_reply = La compra es cosa de Ayudantes. A cambio, ellos nunca decoran ni contratan.
lesson-training-never-hire = Decorar y contratar
lesson-training-never-hire_reply = Al contrario: nadie más puede hacerlo.

lesson-training-hire-say = ¡Pues contrata a alguien! Juega el Pastelero iluminado. Mientras haya { $cards } cartas aquí, una cuesta { $price4 } monedas; llévate a quien quieras.
lesson-training-hire-then_choose_action = ¡A contratar!
lesson-training-hire-then_hire = A quien quieras, por { $price4 } monedas.
lesson-training-hire-start-chef-2 = El otro, por favor: esa bonificación te hará falta. Vuelve atrás.
lesson-training-hire-start-assistant-1 = Un Ayudante no contrata a nadie. Vuelve atrás y juega oro.
lesson-training-hire-else = En otra ocasión. Vuelve atrás y contrata a alguien.

lesson-training-override-say = ¡Quien entra juega en esta misma ronda! Y ahora fíjate: la bonificación deja que un Pastelero adquiera un ingrediente. Una bonificación salta lo prohibido. Toma una loseta.
lesson-training-override-then_acquire_ingredient = La que quieras.
lesson-training-override-else = Esa loseta nos hace falta, ya verás. Vuelve atrás.

lesson-training-wait-say = Manon también contrata. No pierdas de vista el precio que hay sobre las cartas.

lesson-training-price-say = Te has llevado una carta, y Manon otra. ¿Cuánto cuesta la siguiente?
lesson-training-price-two = { $price2 } monedas
lesson-training-price-two_reply = { $price2 }. Va así: { $price4 }, { $price3 }, { $price2 }, y otra vez { $price1 } por la última.
lesson-training-price-three = { $price3 } monedas
lesson-training-price-three_reply = Eso es lo que ha pagado Manon.
lesson-training-price-four = { $price4 } monedas
lesson-training-price-four_reply = Solo mientras están las { $cards }.

lesson-training-star-say = El personal con estrella es gratis para quien cumpla la condición de la carta. Esta pide { $needed } losetas de ingrediente: ¡cuenta las tuyas! Juega un Pastelero y contrátala.
lesson-training-star-then_choose_action = ¡A contratar!
lesson-training-star-then_hire = La carta con estrella, gratis.
lesson-training-star-else = Ahora no. Vuelve atrás: un Pastelero contrata la carta con estrella por { $needed } losetas de ingrediente.

lesson-training-once-say = Solo una carta con estrella en toda la partida, así que elígela bien. Las losetas siguen siendo tuyas; bastaba con enseñarlas.

lesson-training-notice-say = Ahora lo contrario: despedir. Un Ayudante da { $assistant_notice } monedas; un Pastelero, { $chef_notice }. Juega el Ayudante y despide a esa misma carta.
lesson-training-notice-then_choose_action = ¡A despedir!
lesson-training-notice-then_give_notice = Al Ayudante que acabas de jugar.
lesson-training-notice-else = A ese no, por favor. Vuelve atrás: se va el Ayudante que juegas.

lesson-training-errand-say = { $assistant_notice } monedas, y la carta sale del juego; siempre deben quedar { $minimum_staff }. Y aunque ya no es de la casa, el Ayudante hace un último recado: usa la bonificación y compra lo que quieras.
lesson-training-errand-then_buy_goods = Lo que quieras.
lesson-training-errand-else = Tan buenos modales merecen un último recado. Vuelve atrás.

lesson-training-end-say = En tu mano: alguien recién contratado y una estrella que vale { $star } de prestigio. El oro contrata y decora, la plata hace la compra, y las bonificaciones se saltan las reglas.
