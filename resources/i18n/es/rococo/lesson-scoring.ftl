### The final scoring: first you guess, then it comes.

lesson-scoring-name = El baile ha terminado
lesson-scoring-about = Lo que cuenta al final: primero adivinas, luego juegas la última carta.

lesson-scoring-welcome-say = La última noche, y tuya es la última carta. El podio junto a cada nombre dice quién ganaría ahora: Colette, por desgracia. ¡Contemos antes de que cuente el Rey!

lesson-scoring-hall-say = Salón 2: quien más prendas tiene se lleva { $first }, y el segundo, { $second }. Tienes allí { $own } invitados, y Baptiste, uno. ¿Qué da tu mayoría?
lesson-scoring-hall-two = { $second }
lesson-scoring-hall-two_reply = Eso es para el segundo, y el segundo es Baptiste.
lesson-scoring-hall-four = { $first }
lesson-scoring-hall-four_reply = { $first }, y { $second } para Baptiste. Las prendas mismas cuentan después, cada una por su lado.
lesson-scoring-hall-eight = { $eachOwn }, { $first } por cada invitado
lesson-scoring-hall-eight_reply = ¡Ojalá! Una mayoría paga una sola vez, por grande que sea.

lesson-scoring-tie-say = El Salón Real: { $royal } prendas tuyas, { $hers } de Colette. ¡Empate! Se lo lleva quien tenga allí más invitados de Maestro: cuenta los dedales de oro. ¿Para quién son los { $royalFirst } de la mayoría?
lesson-scoring-tie-you = Para mí
lesson-scoring-tie-you_reply = Para ti: tus dos damas están con invitados de Maestro. Si eso también estuviera igualado, ganaría quien paga al músico del salón, y sin músico lo recibiríais entero los dos. Colette se lleva los { $royalSecond }.
lesson-scoring-tie-colette = Para Colette
lesson-scoring-tie-colette_reply = Sus invitados están en casillas corrientes. Mira otra vez dónde están los dedales.
lesson-scoring-tie-both = Para los dos
lesson-scoring-tie-both_reply = Solo si nada deshace el empate. Primero se comparan los invitados de Maestro: ¿quién tiene más aquí?

lesson-scoring-balcony-say = Después, uno de tus invitados sale del Salón Real al balcón, a tus fuegos artificiales ×{ $times }. Tu vestido azul vale { $prestige }. ¿Cuánto, ahí fuera?
lesson-scoring-balcony-four = { $prestige }
lesson-scoring-balcony-four_reply = Dentro, sí. Pero en el balcón el Rey lo mira { $times } veces más tiempo.
lesson-scoring-balcony-seven = { $plus }
lesson-scoring-balcony-seven_reply = Multiplica, no suma.
lesson-scoring-balcony-twelve = { $tripled }
lesson-scoring-balcony-twelve_reply = ¡{ $tripled }, por un solo vestido! Y no sale hasta que se ha contado la mayoría: en el salón no se pierde nada.

lesson-scoring-money-say = Tu bolsa: { $livre } libras, y los últimos ingresos suman { $base_income }. Al final, ¿cuánto prestigio valen { $total } libras?
lesson-scoring-money-two = { $worth }
lesson-scoring-money-two_reply = { $worth }: uno por cada { $livre_per_prestige } completas. El resto, como mucho, deshace un empate. ¡Quien acaba rico debería haberlo gastado!
lesson-scoring-money-five = { $base_income }
lesson-scoring-money-five_reply = El cambio es peor: 1 punto de prestigio por cada { $livre_per_prestige } libras.
lesson-scoring-money-twentynine = { $total }
lesson-scoring-money-twentynine_reply = Entonces ganarían los bailes los banqueros. 1 punto de prestigio por cada { $livre_per_prestige } libras.

lesson-scoring-statue-say = ¡Pues a gastar! Esta estatua cuesta { $cost } libras. Lleva impresos { $printed } puntos de prestigio y paga { $each } por cada color entre tus prendas del palacio. ¿Cuánto es en total?
lesson-scoring-statue-three = { $printed }
lesson-scoring-statue-three_reply = Eso es solo lo impreso. Ahora cuenta tus colores.
lesson-scoring-statue-eight = { $colors }
lesson-scoring-statue-eight_reply = Cuatro colores hacen { $colors }, muy bien. Pero además lleva { $printed } impresos.
lesson-scoring-statue-eleven = { $statue }
lesson-scoring-statue-eleven_reply = { $statue }: azul, rosa, verde y naranja, { $colors }, y { $printed } por la piedra. ¡Mucho mejor que { $costWorth } por el dinero!

lesson-scoring-play-say = Ahora, tu última carta. Un Aprendiz puede financiar, así que déjaselo a este.
lesson-scoring-play-else = Eso ya no da casi nada: la seda y el hilo por sí solos no valen prestigio. Vuelve atrás y financia.
lesson-scoring-play-depute = ¡Esta carta lleva una corona! Si se va, se van con ella sus { $crown } puntos de prestigio. Vuelve atrás y financia.

lesson-scoring-last-say = La estatua, por favor. Luego llegan los ingresos, y enseguida cuenta el Rey. Cuando hayas leído la hoja, elige «Ver la mesa»: allí te espero.
lesson-scoring-last-else = Da prestigio, pero menos de { $statue }. Vuelve atrás: la tercera estatua.
lesson-scoring-last-musician-hall2 = Buena música para la noche, { $music } puntos de prestigio. ¡La estatua da { $statue }! Vuelve atrás.

lesson-scoring-halls-say = Lo que dijiste: { $royalFirst } por el Salón Real, { $first } por el salón 2. Y { $fifth } por el salón 5, donde tu músico deshizo el empate: { $sum }.

lesson-scoring-crown-say = El favor de la Reina suma { $favor_prestige }; tu corona, { $crown } por su pareja de invitados de Maestro; y { $fireworks } son por los fuegos artificiales: uno cada cual, pero el tuyo está más a la derecha.

lesson-scoring-total-say = { $mine } para ti, { $others } para Colette. De haberte guardado las { $livre } libras, habrían sido { $kept }: la última carta ha ganado el baile.

lesson-scoring-end-say = Recuérdalo desde la primera ronda: mayorías, el balcón, colores para las estatuas, coronas. Y cuando se acerque el final, convierte cada moneda en prestigio.
