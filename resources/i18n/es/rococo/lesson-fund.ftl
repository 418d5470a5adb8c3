### Decorations, and the income at the end of a round.

lesson-fund-name = Dinero bien gastado
lesson-fund-about = Cocinas, músicos, estatuas: qué dan las decoraciones, y cuándo.

lesson-fund-welcome-say = ¡Con prendas solas no hay baile! Alguien tiene que pagar cocinas, músicos, estatuas y fuegos artificiales. Lo hacemos nosotros, y no por caridad: unas dan dinero en cada ronda; las otras, prestigio al final.

lesson-fund-kitchen-say = Al final de cada ronda, cada cual recibe { $base_income } libras. Esta cocina de los invitados añade { $fountain_livre_per_dress } libras por cada prenda tuya que esté en el baile. Tienes allí { $garments }. ¿Cuánto recibirías?
lesson-fund-kitchen-five = { $base_income } libras
lesson-fund-kitchen-five_reply = Eso es lo que recibes sin cocina. ¡Ahora suma las gracias de los cocineros!
lesson-fund-kitchen-ten = { $both } libras
lesson-fund-kitchen-ten_reply = { $base_income }, y { $extra } más de la cocina. Cuesta { $cost }: en { $payback } rondas se ha pagado sola.
lesson-fund-kitchen-twentyfive = { $wrong } libras
lesson-fund-kitchen-twentyfive_reply = ¡Ni que comieran con cucharas de oro! No, { $fountain_livre_per_dress } libras por cada prenda, además de las { $base_income }.

lesson-fund-buy-say = Cualquiera puede financiar, así que déjaselo a tu Aprendiz. ¡Financia la cocina de los invitados, el puesto más barato!
lesson-fund-buy-else = Esa no. Vuelve atrás y financia la cocina de los invitados, la de { $cost } libras.
lesson-fund-buy-depute = ¡Quieto ahí! Hoy el Aprendiz lleva el dinero. Vuelve atrás y financia.
lesson-fund-buy-fountain-upper-1 = Esa cocina cuenta decoraciones, y aún no tienes ninguna. Vuelve atrás: tienes { $garments } prendas.
lesson-fund-buy-musician-hall5 = ¿Ya música? Puede esperar. Vuelve atrás: cuanto antes arde una cocina, más veces paga.
lesson-fund-buy-forfeit = ¡Un Aprendiz ocioso y una cocina fría! Vuelve atrás.

lesson-fund-income-say = Tu bolsa está vacía, pero el horno está caliente. Colette y Baptiste juegan sus últimas cartas, y la ronda acaba con los ingresos.

lesson-fund-paid-say = ¡Ahí están, { $both } libras! Ha empezado la ronda { $now } de { $rounds }. ¿Cuántas veces más pagará tu cocina?
lesson-fund-paid-two = Dos veces
lesson-fund-paid-two_reply = ¡La última ronda también paga! Cuenta desde la ronda { $now } hasta la ronda { $rounds }.
lesson-fund-paid-three = Tres veces
lesson-fund-paid-three_reply = De la ronda { $now } a la ronda { $rounds }: { $total } libras más. ¡Una cocina comprada en la segunda ronda habría pagado { $early } veces!
lesson-fund-paid-seven = Siete veces
lesson-fund-paid-seven_reply = De haberla comprado en la primera ronda, sí. Ya han pasado { $gone } rondas.

lesson-fund-staff-say = La otra cocina, la del personal, paga { $fountain_livre_per_decoration } libras por cada decoración tuya, ella incluida. Con ella tendrías { $own }. ¿Qué daría en las { $remaining } rondas que quedan?
lesson-fund-staff-nine = { $upper } libras
lesson-fund-staff-nine_reply = Así solo recuperarías su precio. Pero { $own } decoraciones pagan solo { $ownPays } por ronda.
lesson-fund-staff-six = { $ownTotal } libras
lesson-fund-staff-six_reply = { $ownPays } por ronda, { $ownTotal } en total, y cuesta { $upper }. Ahora no es ninguna ganga. Al principio, o con muchas decoraciones, sí.
lesson-fund-staff-three = { $remaining } libras
lesson-fund-staff-three_reply = También se cuenta a sí misma: { $own } decoraciones, y { $remaining } rondas.

lesson-fund-statue-say = Una estatua paga al final: { $statue } puntos de prestigio por cada color entre tus prendas. Mira las tuyas, con marco rojo: ¿qué te daría ahora?
lesson-fund-statue-ten = { $many } puntos de prestigio
lesson-fund-statue-ten_reply = { $garments } prendas, pero la estatua cuenta colores. { $blue } son azules y { $pink } son rosas.
lesson-fund-statue-six = { $three } puntos de prestigio
lesson-fund-statue-six_reply = Azul, rosa y verde. ¡Con una casaca naranja serían { $four }! Cuesta { $stone } libras, así que hoy no.
lesson-fund-statue-two = { $statue } puntos de prestigio
lesson-fund-statue-two_reply = Eso es por un color. ¿Cuántos tienes?

lesson-fund-musician-say = Pero tienes { $musician } libras para un músico: prestigio al final, y un pie en la puerta del salón. Que el Oficial financie el del salón 5: { $music } puntos de prestigio, y un salón en el que aún no tienes prendas.
lesson-fund-musician-else = Vuelve atrás. Por este dinero quiero música: que tu Oficial financie el músico del salón 5.
lesson-fund-musician-start-master-1 = El Maestro confecciona mejor que nadie. Vuelve atrás: un Oficial sabe llevar dinero, y da { $bonus } libras.
lesson-fund-musician-start-apprentice-2 = También vale. Pero vuelve atrás: el Oficial mete { $bonus } libras en la bolsa vacía.
lesson-fund-musician-fountain-upper-1 = ¿{ $ownTotal } libras por { $upper }? Eso lo acabamos de calcular. Vuelve atrás.
lesson-fund-musician-forfeit = ¡{ $bonus } libras, y una bolsa vacía donde meterlas! Vuelve atrás.

lesson-fund-end-say = En resumen: las cocinas pronto, por el dinero; los músicos y las estatuas después, por el prestigio. Nadie puede tener dos puestos en la misma cocina, pero puedes financiar tantas decoraciones como puedas pagar.
