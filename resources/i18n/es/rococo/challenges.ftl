### The challenges of the tutor: a name and a task each, and how their goals are counted.

series-rococo-1 = Una bolsa llena
series-rococo-2 = Dinero con ingenio
series-rococo-3 = Invitados y salones
series-rococo-4 = Piedra, música y pólvora
series-rococo-5 = Si el baile acabara ahora

challenge-amount-rococo-lead = una ventaja de { $n }
challenge-amount-rococo-item = { $n ->
    [one] { $n } de prestigio con ello
   *[other] { $n } de prestigio con ello
}
challenge-amount-rococo-hall = { $n ->
    [one] { $n } de prestigio con ello
   *[other] { $n } de prestigio con ello
}

challenge-amount-rococo-livre = { $n ->
    [one] 1 libra
   *[other] { $n } libras
}

challenge-amount-rococo-prestige = { $n ->
    [one] 1 de prestigio
   *[other] { $n } de prestigio
}

challenge-amount-rococo-statues = { $n ->
    [one] 1 de prestigio con estatuas
   *[other] { $n } de prestigio con estatuas
}

challenge-amount-rococo-fireworks = { $n ->
    [one] 1 de prestigio con fuegos artificiales
   *[other] { $n } de prestigio con fuegos artificiales
}

challenge-amount-rococo-ahead = { $n ->
    [one] una ventaja de 1 prenda
   *[other] una ventaja de { $n } prendas
}

challenge-amount-rococo-dresses = { $n ->
    [one] 1 prenda
   *[other] { $n } prendas
}

challenge-amount-rococo-decorations = { $n ->
    [one] 1 decoración
   *[other] { $n } decoraciones
}

challenge-amount-rococo-couples = { $n ->
    [one] 1 pareja
   *[other] { $n } parejas
}

challenge-amount-rococo-masters = { $n ->
    [one] 1 invitado de Maestro
   *[other] { $n } invitados de Maestro
}

challenge-amount-rococo-staff = { $n ->
    [one] 1 empleado
   *[other] { $n } empleados
}

challenge-amount-rococo-bales = { $n ->
    [one] 1 seda
   *[other] { $n } sedas
}

challenge-amount-rococo-notions = { $n ->
    [one] 1 hilo o encaje
   *[other] { $n } hilos y encajes
}

challenge-last_purse-name = La última bolsa
challenge-last_purse-task = Ronda siete, y queda una carta. ¿Cuánto dinero puedes tener después, antes de los ingresos?
challenge-last_purse-comment = El vestido cuesta { $price } libras y se vende por { $value }; luego la bonificación del Oficial suma { $bonus }.

challenge-early_sparkle-name = Un destello temprano
challenge-early_sparkle-task = Si el baile acabara tras esta única carta, deberías tener { $least } de prestigio. Conserva todo el dinero que puedas.
challenge-early_sparkle-comment = Nadie tiene aún fuegos artificiales, así que los primeros dan al momento su mayoría. Lo que compra la bonificación costaría libras, así que se renuncia a ella.

challenge-two_hands-name = A dos manos
challenge-two_hands-task = Una carta hace dos cosas. Acaba con todo el dinero que puedas, antes de los ingresos.
challenge-two_hands-comment = La casaca no cuesta ni una libra y se vende por { $value }; la bonificación da prestigio, no dinero.

challenge-dear_customer-name = Un cliente de postín
challenge-dear_customer-task = Una carta, y un atril lleno. Acaba con todo el dinero que puedas, antes de los ingresos.
challenge-dear_customer-comment = Una casaca naranja: { $price } libras y { $tiles } losetas para confeccionarla, y un comprador paga { $value }.

challenge-into_the_sky-name = Hacia el cielo
challenge-into_the_sky-task = Si el baile acabara tras esta carta, ¿cuánto prestigio podrías tener? El dinero también cuenta.
challenge-into_the_sky-comment = Tu único invitado sale a ver los fuegos artificiales, y allí cuenta { $times } veces.

challenge-patron-name = Mecenas de las artes
challenge-patron-task = Tienes { $own } decoraciones. Ten { $least } tras esta carta y conserva todo el dinero que puedas.
challenge-patron-comment = Una carta financia una decoración: la estatua de { $cost } de tus { $livre } libras está a tu alcance. Lo que compra la bonificación costaría libras, así que se renuncia a ella.

challenge-second_to_none-name = Sin rival
challenge-second_to_none-task = Saca toda la ventaja que puedas en el salón 2: tus prendas allí, menos las del mejor de los demás.
challenge-second_to_none-comment = Es tu tercera prenda en el salón 2, y nadie más tiene allí más de una.

challenge-first_lights-name = Las primeras luces
challenge-first_lights-task = Es solo la ronda uno. Si el baile acabara tras esta carta, ¿cuánto prestigio podrías tener?
challenge-first_lights-comment = Quien tiene los primeros fuegos artificiales tiene allí la mayoría: dan más que su propio prestigio.

challenge-one_more_guest-name = Un invitado más
challenge-one_more_guest-task = Alquila todas las prendas que puedas: ¿cuántas habrá en el tablero tras tu última carta?
challenge-one_more_guest-comment = Tu única loseta, { $thread } hilos y { $price } libras son justo lo que necesita la casaca rosa.

challenge-farewell-name = Una despedida cariñosa
challenge-farewell-task = Una carta. Acaba con todo el dinero que puedas, antes de los ingresos.
challenge-farewell-comment = Ir a la corte da { $pay } libras al momento, y no cuesta nada.

challenge-all_or_nothing-name = Todo o nada
challenge-all_or_nothing-task = Un camino da mucho más que cualquier otro. Acaba con todo el dinero que puedas, antes de los ingresos.
challenge-all_or_nothing-comment = La casaca pide { $tiles } losetas y un hilo, pero ninguna libra, y un comprador paga { $value }.

challenge-spring_sale-name = Rebajas de primavera
challenge-spring_sale-task = Ronda dos, un Maestro. Acaba con todo el dinero que puedas, antes de los ingresos.
challenge-spring_sale-comment = Por { $tiles } losetas, un encaje y { $price } libras se confecciona el vestido azul, y un comprador paga { $value }.

challenge-royal_and_rich-name = Real y rico
challenge-royal_and_rich-task = Ve por delante en el Salón Real tras esta carta y conserva todo el dinero que puedas.
challenge-royal_and_rich-comment = Aún no hay nadie en el Salón Real: un vestido por { $price } libras va allí por delante, y la bonificación da { $bonus }.

challenge-new_hands-name = Manos nuevas
challenge-new_hands-task = Una carta, pero quizá no la última. Acaba con todo el dinero que puedas, antes de los ingresos.
challenge-new_hands-comment = El nuevo Oficial no cuesta nada, trabaja en esta misma ronda y vende una casaca por { $value } libras.

challenge-maestro-name = Maestro de música
challenge-maestro-task = Ronda uno. Si el baile acabara tras esta carta, ¿cuánto prestigio podrías tener?
challenge-maestro-comment = { $cost } de tus { $livre } libras van al músico del Salón Real, y bien las vale.

challenge-dance_partners-name = Parejas de baile
challenge-dance_partners-task = Un vestido y una casaca hacen una pareja. ¿Cuántas parejas puedes tener en el tablero tras { $cards } cartas?
challenge-dance_partners-comment = Ya había { $coats } casacas y un vestido; un segundo vestido hace la segunda pareja.

challenge-far_corner-name = El último rincón
challenge-far_corner-task = Ve por delante en el salón 5 tras esta carta y conserva todo el dinero que puedas.
challenge-far_corner-comment = Este invitado da { $place } de las { $price } libras que cuesta el vestido, y no hay nadie más en el salón 5.

challenge-no_needle-name = Sin aguja
challenge-no_needle-task = { $cards } cartas. Acaba con todo el dinero que puedas, antes de los ingresos.
challenge-no_needle-comment = En tu atril no hay seda: los dos Oficiales se van a la corte, por { $pay } libras cada uno.

challenge-full_rack-name = Un atril lleno
challenge-full_rack-task = ¿Cuántas sedas pueden colgar de tu atril tras esta carta?
challenge-full_rack-comment = Ya cuelgan { $bales } sedas, y por { $price } libras hay una loseta con { $more } más.

challenge-grand_sale-name = Un gran adiós
challenge-grand_sale-task = La última carta de todas. Acaba con todo el dinero que puedas, antes de los ingresos.
challenge-grand_sale-comment = El vestido verde cuesta { $price } libras y un encaje, y sus { $tiles } losetas no valen nada tras el baile: véndelo por { $value }.

challenge-last_ball-name = Las dos últimas cartas
challenge-last_ball-task = El mayor prestigio del final de esta última ronda: { $cards } cartas, los ingresos y la puntuación final.
challenge-last_ball-comment = Ninguna carta confecciona: cada una compra un hilo y un encaje, y tu corona paga { $pair } de prestigio por cada pareja así.

challenge-golden_goodbye-name = Una despedida de oro
challenge-golden_goodbye-task = { $cards } cartas en la ronda tres. Acaba con todo el dinero que puedas, antes de los ingresos.
challenge-golden_goodbye-comment = El Aprendiz se va por { $pay } libras, y el vestido, que no cuesta ninguna, se vende por { $value }.

challenge-building_site-name = Piedra y pólvora
challenge-building_site-task = { $cards } cartas. ¿Cuántas decoraciones puedes tener tras ellas?
challenge-building_site-comment = Primero la estatua, luego la bonificación: quedan { $cost } libras, el precio exacto de los fuegos artificiales.

challenge-gown_and_glory-name = Brillo y gala
challenge-gown_and_glory-task = Si el baile acabara tras estas { $cards } cartas, ¿cuánto prestigio podrías tener?
challenge-gown_and_glory-comment = Primero el músico del salón 4 y una loseta, luego los fuegos artificiales ×{ $times }: la bonificación de la segunda carta aún confecciona una casaca, para el Salón Real vacío.

challenge-crowned_head-name = Vale su peso en oro
challenge-crowned_head-task = { $cards } cartas en la ronda seis. Acaba con todo el dinero que puedas, antes de los ingresos.
challenge-crowned_head-comment = La casaca se vende por { $value } libras, la bonificación da { $bonus }, y la despedida del Aprendiz, { $pay }.

challenge-royal_company-name = Compañía real
challenge-royal_company-task = Con prendas de fantasía y de gala: saca { $least } prendas de ventaja en el Salón Real con estas { $cards } cartas y conserva todo el dinero que puedas.
challenge-royal_company-comment = El Aprendiz se va por { $pay } libras, y la bonificación aún compra la loseta de { $price }. El vestido es tu segunda prenda en el Salón Real, y los demás no tienen ninguna allí.

challenge-thrifty_king-name = El Rey ahorra
challenge-thrifty_king-task = Ve por delante en el Salón Real tras { $cards } cartas y conserva todo el dinero que puedas.
challenge-thrifty_king-comment = La casaca no cuesta libras, su loseta cuesta { $price }, y la bonificación te devuelve esas { $bonus }.

challenge-come_and_go-name = Un ir y venir
challenge-come_and_go-task = Si el baile acabara tras estas { $cards } cartas, y las que puedas ganar, ¿cuánto prestigio podrías tener?
challenge-come_and_go-comment = Contratado por { $price } libras, el Oficial se va por { $pay } y da { $bonus } más: suficiente para los fuegos artificiales.

challenge-jewel-name = La joya
challenge-jewel-task = Con El cofre de joyas: si el baile acabara tras estas { $cards } cartas, ¿cuánto prestigio podrías tener?
challenge-jewel-comment = El Aprendiz se va por { $pay } libras, y la bonificación compra la seda del vestido azul. El collar de { $price } va con él, a un invitado de Maestro del Salón Real.

challenge-counting_house-name = La casa de cuentas
challenge-counting_house-task = Una carta y el final del baile. ¿Cuánto prestigio puedes tener como máximo tras la puntuación final?
challenge-counting_house-comment = La corona del Aprendiz contratado cuenta tus empleados, y la bonificación convierte { $spent } libras en { $bought } de prestigio.

challenge-two_sales-name = Hilo y aguja
challenge-two_sales-task = { $cards } cartas en la ronda cinco. Acaba con todo el dinero que puedas, antes de los ingresos.
challenge-two_sales-comment = Las dos losetas llegan con la primera carta, la segunda gracias a su bonificación. Así el Oficial puede irse por { $pay } libras, y la bonificación aún confecciona la casaca que se vende por { $value }.

challenge-night_sky-name = Cielo nocturno
challenge-night_sky-task = Si el baile acabara tras estas { $cards } cartas, ¿cuánto prestigio podrías tener?
challenge-night_sky-comment = El vestido vendido por { $value } libras paga los fuegos artificiales ×{ $times }, que financia la bonificación mientras se renuncia a la acción principal.

challenge-missing_silk-name = La seda que falta
challenge-missing_silk-task = { $cards } cartas. Acaba con todo el dinero que puedas, antes de los ingresos.
challenge-missing_silk-comment = Una loseta de { $tile } libras es todo lo que necesita el vestido: { $price } más para confeccionarlo, y un comprador paga { $value }.

challenge-revolving_door-name = La puerta giratoria
challenge-revolving_door-task = { $cards } cartas, y quizá una tercera. Acaba con todo el dinero que puedas, antes de los ingresos.
challenge-revolving_door-comment = Un Maestro contratado por { $price } libras va a la corte en la misma ronda, por { $pay }.

challenge-fifty-name = Más de cincuenta
challenge-fifty-task = { $cards } cartas en la ronda seis. ¿Puedes tener más de cincuenta libras, antes de los ingresos?
challenge-fifty-comment = Dos losetas, una de { $dear } libras y otra de { $cheap }, hacen una casaca que no cuesta ninguna, y un comprador paga { $value }.

challenge-queens_music-name = La música de la Reina
challenge-queens_music-task = Ronda uno, { $cards } cartas. Si el baile acabara tras ellas, ¿cuánto prestigio podrías tener?
challenge-queens_music-comment = El músico del Salón Real tienta, y la Reina pagaría el resto. Pero los fuegos artificiales de { $cost } libras, con un vestido azul debajo en el Salón Real, valen un punto más.

challenge-fancy_prices-name = Precios de fantasía
challenge-fancy_prices-task = Con prendas de fantasía y de gala: acaba con todo el dinero que puedan dar { $cards } cartas, antes de los ingresos.
challenge-fancy_prices-comment = El Aprendiz se va por { $pay } libras, y la bonificación compra por { $price } una segunda loseta de los mismos colores. Así es posible el vestido verde, y un comprador paga { $value }.

challenge-masterpiece-name = La obra maestra
challenge-masterpiece-task = { $cards } cartas en la ronda cinco. Acaba con todo el dinero que puedas, antes de los ingresos.
challenge-masterpiece-comment = La tercera loseta cuesta { $price } libras y su carta da { $bonus }; la casaca no cuesta ninguna, y un comprador paga { $value }.

challenge-jewelers_door-name = La puerta del joyero
challenge-jewelers_door-task = Con El cofre de joyas: ten { $least } decoraciones tras estas { $cards } cartas y conserva todo el dinero que puedas.
challenge-jewelers_door-comment = La bonificación confecciona una casaca, y las { $value } libras de su comprador financian una decoración más.

challenge-three_wishes-name = Tres deseos
challenge-three_wishes-task = { $cards } cartas. Si el baile acabara tras ellas, ¿cuánto prestigio podrías tener?
challenge-three_wishes-comment = Primero los fuegos artificiales, luego una casaca para el Salón Real: con ella estás en todos los salones.

challenge-royal_three-name = Tres pasos hasta el trono
challenge-royal_three-task = Gana el Salón Real con { $cards } cartas: ve allí por delante y conserva todo el dinero que puedas.
challenge-royal_three-comment = El primer Aprendiz compra las dos losetas, una de ellas por su hilo. El segundo se va por { $apprentice } libras, y la bonificación confecciona la casaca; el Oficial se va por { $journeyman } libras.

challenge-twin_statues-name = Dos de cada color
challenge-twin_statues-task = { $cards } cartas en la ronda seis. Si el baile acabara tras ellas, las estatuas deben darte { $least } de prestigio. Conserva todo el dinero que puedas.
challenge-twin_statues-comment = Un comprador paga { $value } libras por el vestido azul del Maestro, y el Aprendiz financia la segunda estatua por { $cost }: cuenta los colores que tienes dos veces.

challenge-stone_palette-name = Colores en piedra
challenge-stone_palette-task = { $cards } cartas en la ronda tres, y aún ninguna estatua. Si el baile acabara tras ellas, ¿cuánto prestigio podrían darte las estatuas?
challenge-stone_palette-comment = El vestido azul es tu segundo color, y su invitado del salón 4 da { $place } libras: con ellas se pagan las { $cost } de la estatua.

challenge-coat_for_a_rocket-name = Una casaca por un cohete
challenge-coat_for_a_rocket-task = Si el baile acabara tras { $cards } cartas, ¿cuánto podrían dar los fuegos artificiales? Cuenta la mayoría, y lo que cuentan de más las prendas del balcón.
challenge-coat_for_a_rocket-comment = La casaca cuesta { $price } libras y se vende por { $value }: eso paga los fuegos artificiales ×{ $times } de { $cost }, y nadie más tiene dos.

challenge-cheap_powder-name = Pólvora barata
challenge-cheap_powder-task = Con prendas de fantasía y de gala: ten la mayoría de los fuegos artificiales tras { $cards } cartas y conserva todo el dinero que puedas.
challenge-cheap_powder-comment = La Reina da { $favor_livre } libras, y la bonificación del Oficial, { $bonus }; la bonificación del Aprendiz financia los fuegos artificiales de { $cost }, si se renuncia a la acción principal.
