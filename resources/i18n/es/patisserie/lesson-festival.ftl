### The first lesson: what you are after, and one turn.

lesson-called-patisserie = Anselme

lesson-festival-name = Una fiesta y un turno
lesson-festival-about = Qué se busca, y en qué consiste un turno.

lesson-festival-welcome-say = ¡Pasa, Camille! Soy Anselme; medio París aprendió de mí a batir. El Rey da una fiesta en Versalles: { $rounds } rondas de horno, y esta es la segunda. Quien tenga más prestigio al final será la comidilla de la corte.

lesson-festival-garden-say = El jardín, con sus { $tables } mesas de presentación. Cada dulce que presentes aquí da su prestigio al final, y quien tenga más dulces en una mesa se lleva algo más.

lesson-festival-hand-say = Tu personal. En cada turno juegas una carta: hace una acción principal y después puede dar la bonificación que lleva escrita. ¡Un turno no es más que eso!

lesson-festival-play-say = Oro y gorro: un Pastelero. Juega el que está iluminado.
lesson-festival-play-else = Ese tendrá su turno más tarde. Vuelve atrás y juega el Pastelero iluminado.

lesson-festival-action-say = Aquí pone lo que puede hacer un Pastelero; lo que está en gris ahora es imposible. Una Nonnette espera en tu rejilla: ¡entrégala!
lesson-festival-action-else = También podría ser. Pero la Nonnette se enfría: vuelve atrás y entrega.

lesson-festival-present-say = Elige la Nonnette de la rejilla y luego una casilla para ella: en la mesa superior, la de { $place } monedas. O arrástrala hasta allí.
lesson-festival-present-then_place_dish = Ahora la casilla: en la mesa superior, la de { $place } monedas.
lesson-festival-present-sell = ¿Vendida? { $sale } monedas, y ningún noble llegará a probarla. Vuelve atrás: la Nonnette va a la mesa superior.
lesson-festival-present-else = ¡Buen sitio! Pero esta lección pide la casilla de { $place } monedas de la mesa superior. Vuelve atrás y búscala.

lesson-festival-paid-say = { $place } monedas de la casilla, { $honey } porque a la mesa superior le gusta la miel, y { $bonus } de la bonificación de la carta: ¡buena entrega!

lesson-festival-others-say = Ahora Manon y Gaspard juegan una carta cada uno. Aquí se cuenta lo que hacen.

lesson-festival-rounds-say = Cuando todas las manos están vacías, cada jugador recibe sus ingresos, y empieza la siguiente de las { $rounds } rondas.

lesson-festival-end-say = Una carta, una acción, una bonificación, y le toca al siguiente. Ya sabes lo que es un turno; lo demás es mantequilla.
