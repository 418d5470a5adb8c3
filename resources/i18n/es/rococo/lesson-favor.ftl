### The Queen’s favor: money now, the first turn of the next round, prestige at the end.

lesson-favor-name = El favor de la Reina
lesson-favor-about = Dinero ahora y el primer turno de la próxima ronda, y por qué eso vale una carta.

lesson-favor-fan-say = Este abanico es el favor de la Reina. Solo una persona puede tenerlo en cada ronda: quien lo pida antes.

lesson-favor-poor-say = ¿Ves este vestido con el dedal de oro? Compáralo con tu atril y con tu bolsa. ¿Qué te falta?
lesson-favor-poor-silk = Una seda
lesson-favor-poor-silk_reply = Quiere { $bales } sedas azules, y { $own } tienes. Mira su precio. Prueba otra vez.
lesson-favor-poor-livre = { $missing ->
    [one] 1 libra
   *[other] { $missing } libras
}
lesson-favor-poor-livre_reply = { $missing ->
    [one] ¡1 miserable libra! Es lo que pasa por pagar a músicos: el del salón 5 es tuyo. Pero conozco a una dama que da { $favor_livre } libras.
   *[other] ¡{ $missing } miserables libras! Es lo que pasa por pagar a músicos: el del salón 5 es tuyo. Pero conozco a una dama que da { $favor_livre } libras.
}
lesson-favor-poor-nothing = Nada
lesson-favor-poor-nothing_reply = La seda y el encaje están ahí, cierto. Pero el hueco cuesta { $price } libras: cuenta tu dinero. Prueba otra vez.

lesson-favor-send-say = La Reina recibe a Maestros y Oficiales, nunca a Aprendices. Tienes uno de cada: piensa en el dedal y juega una carta.
lesson-favor-send-else = También recibiría a un Maestro. Pero entonces, ¿quién hace el vestido del dedal? Vuelve atrás.

lesson-favor-claim-say = La cabeza alta, una honda reverencia, ¡y reclama el favor de la Reina!
lesson-favor-claim-else = Un Oficial puede hacer eso. Pero el vestido necesita dinero, y el abanico no espera: vuelve atrás.

lesson-favor-gown-say = ¡{ $favor_livre } libras al momento, y { $bonus } de la bonificación del Oficial! Cuando vuelva a ser tu turno, que el Maestro confeccione el vestido del dedal.
lesson-favor-gown-else = Por ese vestido fuiste a ver a la Reina. Vuelve atrás y confecciónalo.

lesson-favor-rent-say = ¡Qué vestido! Alquílalo a un invitado.
lesson-favor-rent-else = ¿Después de tanto trabajo? Vuelve atrás, y que lo luzca un invitado.

lesson-favor-who-say = Colette empezó esta ronda, y tú ibas siempre en último lugar. Dos turnos más, y empieza la ronda 3. ¿Quién va primero?
lesson-favor-who-colette = Otra vez Colette
lesson-favor-who-colette_reply = Así sería, si nadie tuviera el abanico. Mira quién lo tiene. Prueba otra vez.
lesson-favor-who-you = Yo
lesson-favor-who-you_reply = ¡Tú! Quien tiene el favor empieza la siguiente ronda, y devuelve el abanico.

lesson-favor-round-say = Deja que los demás terminen. Luego busca la señal del jugador inicial junto a los nombres.

lesson-favor-pick-say = ¡El jugador inicial eres tú! { $hire_display } empleados nuevos, y entre ellos un solo Maestro: contrátalo antes que Colette.
lesson-favor-pick-else = Puedes hacerlo. Pero solo hay un Maestro por contratar, y Colette va después: vuelve atrás.

lesson-favor-last-say = El abanico ha vuelto, para quien lo pida antes. Pero tras la ronda { $rounds } no hay siguiente ronda: ¿qué valdrá entonces el favor?
lesson-favor-last-nothing = Solo las { $favor_livre } libras
lesson-favor-last-nothing_reply = La Reina no es tan tacaña. Prueba otra vez.
lesson-favor-last-three = { $favor_livre } libras y { $favor_prestige } puntos de prestigio
lesson-favor-last-three_reply = Exacto: quien lo tenga al acabar el baile gana { $favor_prestige } puntos de prestigio. En la ronda { $rounds }, todo el mundo se acuerda de la Reina.

lesson-favor-end-say = Así que reclámalo cuando necesites { $favor_livre } libras ya, o cuando tengas que ir primero en la próxima ronda: por el único Maestro, un hueco barato o una seda rara. Su precio es una carta de tu mano.
