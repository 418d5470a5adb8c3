### Hiring and deputing: the employees that one wants to see again.

lesson-staff-name = La gente de tu taller
lesson-staff-about = A quién contratar, a quién enviar a la corte, y por qué menos puede ser más.

lesson-staff-welcome-say = La seda es seda, pero una buena sastrería vive de su buena gente. En cada ronda, { $hire_display } empleados nuevos buscan taller. Uno de ellos acaba de irse con Colette.

lesson-staff-price-say = Mientras están los { $hire_display }, cada uno cuesta { $price4 } libras; con tres, como ahora, solo { $price3 }; con dos, { $price2 }. ¿Cuánto crees que cuesta el último?
lesson-staff-price-five = Otra vez { $price4 } libras
lesson-staff-price-five_reply = No, no: cuanto más rato pasan ahí plantados, más modestos se vuelven.
lesson-staff-price-one = { $price2 ->
    [one] 1 libra
   *[other] { $price2 } libras
}
lesson-staff-price-one_reply = Ese es el precio mientras quedan dos. ¡El último es aún más modesto!
lesson-staff-price-nothing = Nada
lesson-staff-price-nothing_reply = ¡Exacto! Quien espera paga menos. Pero quien espera demasiado se queda sin los mejores, y tras la ronda los demás se van a casa.

lesson-staff-master-say = Solo un Maestro puede contratar. ¡Juega el tuyo y contrata a un empleado!
lesson-staff-master-else = Vuelve atrás. Esta vez, tu Maestro debe contratar.
lesson-staff-master-start-apprentice-1 = Los Aprendices no eligen a sus compañeros. Vuelve atrás: solo puede contratar un Maestro.
lesson-staff-master-start-journeyman = Ni siquiera un Oficial puede contratar. Vuelve atrás: solo un Maestro.

lesson-staff-whom-say = ¿A quién? Tienes { $garments } prendas con invitados: este Maestro da 1 punto de prestigio por cada { $every }, cada vez que juegas la carta. ¡Contrátalo!
lesson-staff-whom-else = Vuelve atrás: para ese aún tienes poco en el baile.
lesson-staff-whom-level2-depute = Ese Oficial envía a sus compañeros a la corte por dinero. Eso ya lo haremos nosotros, enseguida. Vuelve atrás y llévate el Maestro.
lesson-staff-whom-level2-dress = Una segunda prenda en un turno, ¡qué listo! Pero tienes una sola loseta de seda. Vuelve atrás y llévate el Maestro.

lesson-staff-turns-say = ¡El nuevo Maestro ya está en tu mano! Cuenta tus cartas: ¿cuántos turnos más tienes en esta ronda?
lesson-staff-turns-two = Dos, como Baptiste
lesson-staff-turns-two_reply = Baptiste no ha contratado a nadie. ¡Mira otra vez tu mano!
lesson-staff-turns-three = Tres
lesson-staff-turns-three_reply = Sí, un turno más que Baptiste. Quien contratas trae un turno consigo, en la misma ronda.
lesson-staff-turns-four = Cuatro
lesson-staff-turns-four_reply = Uno de tus Maestros acaba de trabajar. Cuenta las cartas de tu mano.

lesson-staff-others-say = Mira, Colette también juega enseguida su nuevo empleado.

lesson-staff-work-say = Le toca a tu nuevo Maestro, que puede hacer cualquier cosa. Esta vez, adquiere la loseta gratuita del tercer cajón, ¡y atención a la bonificación!
lesson-staff-work-else = Eso, otro día. Vuelve atrás: que el nuevo Maestro adquiera la loseta del tercer cajón, y usa la bonificación.
lesson-staff-work-hire = { $price2 ->
    [one] ¿Otro más, por 1 libra? ¡No es mala idea! Pero hoy vuelve atrás y adquiere la loseta gratuita.
   *[other] ¿Otro más, por { $price2 } libras? ¡No es mala idea! Pero hoy vuelve atrás y adquiere la loseta gratuita.
}
lesson-staff-work-forfeit = ¡No regales nada! Vuelve atrás.

lesson-staff-deck-say = 1 punto de prestigio, y otro cada vez que vuelva la carta. Ahora tienes { $staff } empleados y juegas { $hand_size } por ronda. ¿Cada cuánto le toca a cada uno?
lesson-staff-deck-every = En cada ronda
lesson-staff-deck-every_reply = Solo { $hand_size } de los { $staff } caben en tu mano. Los demás esperan en la reserva.
lesson-staff-deck-second = Una ronda de cada dos
lesson-staff-deck-second_reply = Exacto. Cuantos más son, más tarda en volver uno bueno. Y por eso ahora nos despedimos de alguien.
lesson-staff-deck-third = Una ronda de cada tres
lesson-staff-deck-third_reply = Con { $thrice } empleados, sí. Tienes { $staff }, y { $hand_size } de ellos juegan en cada ronda.

lesson-staff-who-say = La corte necesita gente y la paga: { $master } libras por un Maestro, { $journeyman } por un Oficial, { $apprentice } por un Aprendiz. ¿A quién echarías menos de menos?
lesson-staff-who-master = A un Maestro
lesson-staff-who-master_reply = ¡{ $master } libras, tentador! Pero solo un Maestro lo hace todo. ¡Nunca envíes el último!
lesson-staff-who-journeyman = Al Oficial
lesson-staff-who-journeyman_reply = Un Oficial confecciona y reclama el favor de la Reina. Conozco a alguien que no puede ninguna de las dos cosas.
lesson-staff-who-apprentice = A un Aprendiz
lesson-staff-who-apprentice_reply = Eso creo yo. Un Aprendiz ni confecciona ni contrata, ni reclama el favor.

lesson-staff-wait-say = Un momento: antes, Colette y Baptiste.

lesson-staff-depute-say = Ahora juega el Aprendiz del hilo y el encaje y envíalo a la corte: { $apprentice } libras, y una plaza en palacio.
lesson-staff-depute-else = Eso no. Vuelve atrás: juega el Aprendiz y envíalo a la corte.
lesson-staff-depute-start-journeyman = El Oficial aún nos hará falta. Vuelve atrás y juega el Aprendiz.

lesson-staff-farewell-say = { $notion ->
    [one] Antes de que salga el carruaje queda la bonificación: 1 libra por un hilo o un encaje. Puedes renunciar a ella.
   *[other] Antes de que salga el carruaje queda la bonificación: { $notion } libras por un hilo o un encaje. Puedes renunciar a ella.
}
lesson-staff-farewell-else = Como quieras: el dinero se queda en tu bolsa.

lesson-staff-left-say = Se ha ido para siempre, y te quedan { $staff }. Pero siempre deben quedarte al menos { $minimum_staff }. ¿Cuántos podrías enviar aún a la corte?
lesson-staff-left-one = Uno
lesson-staff-left-one_reply = Solo uno. Con { $minimum_staff } empleados tendrías casi la misma mano en cada ronda: solo los mejores.
lesson-staff-left-two = Dos
lesson-staff-left-two_reply = Entonces quedarían { $tooFew }, y el gremio te cerraría el taller. Deben quedar { $minimum_staff }.
lesson-staff-left-four = Cuatro
lesson-staff-left-four_reply = ¿Y quién confecciona? Es al revés: deben quedar { $minimum_staff }.

lesson-staff-end-say = En resumen: contrata pronto, y a aquellos cuya bonificación te rinda; traen un turno al momento. Envía a la corte a quien ya no quieras volver a ver, o cuando necesites el dinero. Un buen taller es pequeño y afilado, como una aguja.
