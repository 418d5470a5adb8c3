### The supply that is never shuffled: over the end of a round, and of another.

lesson-supply-name = Nada se baraja
lesson-supply-about = Reserva y descarte: a quién puedes elegir en la próxima ronda, y en la siguiente.

lesson-supply-piles-say = La ronda 1 casi ha acabado. A la izquierda está tu mano, una última carta; luego tu reserva, los que aún no han trabajado; luego tu descarte, los que ya han trabajado.

lesson-supply-guess-say = ¡Has puesto a trabajar a todos tus Maestros a la vez! Para la ronda 2 necesitas otra vez { $hand_size } cartas, y tu reserva tiene { $supply }. ¿A quién tendrás?
lesson-supply-guess-drawn = { $hand_size } robadas al azar
lesson-supply-guess-drawn_reply = ¡No, no! Esto es un taller, no una casa de juego: aquí no se baraja nada. Prueba otra vez.
lesson-supply-guess-any = { $hand_size } cualesquiera de las { $staff }
lesson-supply-guess-any_reply = ¡Ojalá! Pero antes hay que agotar la reserva. Prueba otra vez.
lesson-supply-guess-rest = Estas { $supply }, y una más
lesson-supply-guess-rest_reply = Exacto. Primero se agota la reserva; solo entonces el descarte pasa a ser la nueva reserva, y de ella eliges la que falta.

lesson-supply-last-say = Vamos a verlo. Juega el Oficial y reclama el favor de la Reina: eso se hace en un momento. Para qué sirve, lo cuenta la próxima lección.
lesson-supply-last-else = Eso lleva más tiempo. Vuelve atrás y manda al Oficial a ver a la Reina.

lesson-supply-third-say = Ronda 2: los dos Aprendices han venido sin preguntar, y el descarte es tu reserva. Elige una carta más, ¡y que sea alguien que pueda hacerlo todo!
lesson-supply-third-else = Un Oficial confecciona, pero sin un Maestro en tu mano nadie podría contratar ni hacer nada fino. Vuelve atrás y elige oro.

lesson-supply-foresee-say = Ahora piensa una ronda más allá. En tu reserva quedan { $supply }: ¿cuánto podrás elegir en la ronda 3?
lesson-supply-foresee-all = { $hand_size } de { $staff }
lesson-supply-foresee-all_reply = Aún no. Quien trabaja ahora va al descarte, y se queda allí mientras alcance la reserva. Prueba otra vez.
lesson-supply-foresee-one = Una carta
lesson-supply-foresee-one_reply = Cuenta otra vez: { $supply } en la reserva, { $hand_size } para la mano. Prueba otra vez.
lesson-supply-foresee-none = Nada de nada
lesson-supply-foresee-none_reply = Nada: serán estas { $supply }, dos Maestros y el Oficial. Una ronda fuerte, y ya lo sabes hoy: ¡así que ten listos la seda y el dinero!

lesson-supply-round-say = Juega esta ronda como te parezca; nada puede salir mal. Volvemos a hablar en la ronda 3.
lesson-supply-round-else = Como te parezca.

lesson-supply-foretold-say = Ronda 3, y aquí están, tal como se dijo. Quienes trabajaron en la ronda 2 están en tu descarte.

lesson-supply-fourth-say = Ahora tu reserva está vacía. ¿Entre quiénes elegirás en la ronda 4?
lesson-supply-fourth-everybody = Entre todos
lesson-supply-fourth-everybody_reply = ¡Sí! Cuando estos { $hand_size } hayan trabajado, todos estarán en el descarte, y vuelven juntos. Cuantos más contrates, más tarda en ocurrir.
lesson-supply-fourth-those = Entre los de la ronda 2
lesson-supply-fourth-those_reply = Volverán, pero ¿quién más estará entonces en el descarte? Prueba otra vez.

lesson-supply-why-say = Entonces, ¿cómo se usan bien los Maestros?
lesson-supply-why-early = Todos a la vez
lesson-supply-why-early_reply = ¿Y que en la próxima ronda no haya ninguno? Ya has visto lo que es. Prueba otra vez.
lesson-supply-why-spread = Algunos en cada ronda
lesson-supply-why-spread_reply = Lo mismo hago yo. Salvo que planees una gran ronda; pero entonces ya sabes cuál será.

lesson-supply-end-say = Quien descansa hoy es a quien tienes mañana. Elige con un ojo puesto en la próxima ronda, y ninguna mano te sorprenderá jamás.
