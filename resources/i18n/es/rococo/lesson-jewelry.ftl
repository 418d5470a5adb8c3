### The Jewelry Box: necklaces, rings and examinations.

lesson-jewelry-name = Joyas y exámenes
lesson-jewelry-about = El cofre de joyas: un collar para un vestido, y un Aprendiz que llega a Oficial.

lesson-jewelry-welcome-say = ¡El joyero ha abierto su cofre! Collares para vestidos, anillos para casacas. Pero solo vende a mecenas: antes necesitas un marcador en su tablero.

lesson-jewelry-tasks-say = Y hay exámenes. Para el de Oficial, un Aprendiz hace cuatro cosas; tres ya están hechas. ¿Qué falta?
lesson-jewelry-tasks-acquire = Adquirir seda
lesson-jewelry-tasks-acquire_reply = Eso está hecho, con seda común y con seda rara: busca tu emblema en las tareas.
lesson-jewelry-tasks-fund = Financiar una decoración
lesson-jewelry-tasks-fund_reply = Falta financiar una decoración, y el joyero es una: un solo Aprendiz mata dos pájaros de un tiro.
lesson-jewelry-tasks-tailor = Confeccionar un vestido
lesson-jewelry-tasks-tailor_reply = ¿Un Aprendiz con tijeras? Jamás. Eso es del examen de Maestro.

lesson-jewelry-play-say = Juega el Aprendiz que puede comprar encaje y financia.
lesson-jewelry-play-else = ¡Luego! Vuelve atrás: tiene que financiar un Aprendiz, y este trae el encaje que nos hace falta.

lesson-jewelry-jeweler-say = El puesto más barato del joyero, { $jeweler } libras. Con uno basta, y nadie puede tener más.
lesson-jewelry-jeweler-else = También cumpliría la tarea, pero de ahí no salen joyas. Vuelve atrás y elige el joyero.

lesson-jewelry-lace-say = { $lace ->
    [one] ¡La tarea cuatro está hecha! Ahora su bonificación: un encaje por 1 libra. El vestido que tengo en mente quiere uno.
   *[other] ¡La tarea cuatro está hecha! Ahora su bonificación: un encaje por { $lace } libras. El vestido que tengo en mente quiere uno.
}
lesson-jewelry-lace-else = Vuelve atrás: sin encaje no habrá vestido azul.
lesson-jewelry-lace-thread = Hilo ya tienes; el vestido azul quiere encaje. Vuelve atrás.

lesson-jewelry-tailor-say = Cuando vuelva a ser tu turno, el Oficial confecciona el vestido azul por { $price } libras.
lesson-jewelry-tailor-else = Eso ahora no: el Oficial, por favor, y el vestido azul para el que tienes seda y encaje.

lesson-jewelry-pin-say = Antes de que el vestido encuentre a su dama, ¡adórnalo! El collar azul cuesta { $blue } libras; el verde, { $green }. Pero con el color del propio vestido robas además una loseta de recursos.
lesson-jewelry-pin-else = ¿Sin joya? Vuelve atrás: solo se puede prender ahora, nunca después.
lesson-jewelry-pin-necklace-red-6 = { $less ->
    [one] 1 libra más barato, pero no va a juego: no hay loseta de recursos. Vuelve atrás.
   *[other] { $less } libras más barato, pero no va a juego: no hay loseta de recursos. Vuelve atrás.
}
lesson-jewelry-pin-sell = ¿Vendido y sin adornar? Las joyas son para los invitados. Vuelve atrás.

lesson-jewelry-rent-say = ¡Arrebatador! Y mira lo que te ha dado la bolsa. Ahora alquila el vestido: a un invitado con { $place } libras, o a quien quieras.
lesson-jewelry-rent-else = Las { $bonus } libras del Oficial son un regalo. Vuelve atrás y usa la bonificación.

lesson-jewelry-count-say = ¿Ha valido { $blue } libras? Cada joya paga 1 libra en cada fase de ingresos y 1 punto de prestigio al final. Es la ronda 3 de { $rounds }: ¿cuántas libras están aún por venir?
lesson-jewelry-count-two = 2 libras
lesson-jewelry-count-two_reply = Cuenta los ingresos que faltan, incluidos los de esta ronda y los de la última.
lesson-jewelry-count-five = { $incomes } libras
lesson-jewelry-count-five_reply = { $incomes } veces ingresos, { $incomes } libras, una loseta y un punto de prestigio. Las joyas tempranas casi se pagan solas.
lesson-jewelry-count-none = Ninguna
lesson-jewelry-count-none_reply = ¡Sigue pagando! 1 libra en cada fase de ingresos, mientras se prepare el baile.

lesson-jewelry-specialist-say = Este Aprendiz te espera solo a ti: un Maestro lo contrata gratis en cuanto tengas { $needed } vestidos en el palacio. ¿Los tienes?
lesson-jewelry-specialist-yes = Sí
lesson-jewelry-specialist-yes_reply = Desde hace un momento: { $gowns } vestidos azules y uno verde. Contrata a este Aprendiz con tu Maestro en la próxima ronda: ¡{ $special } de prestigio cada vez que juegues la carta!
lesson-jewelry-specialist-no = No
lesson-jewelry-specialist-no_reply = Cuenta otra vez, también el adornado. La casaca no cuenta, pero hay { $needed } vestidos.

lesson-jewelry-exam-say = Ahora, el examen: las cuatro tareas están hechas. En tu turno, juega el otro Aprendiz, que lo hace por { $examLivre } libras y { $examPrestige } de prestigio.
lesson-jewelry-exam-else = En otra ocasión. Vuelve atrás: ¡la sala de exámenes está abierta!

lesson-jewelry-graduate-say = ¡Aprobado! El Aprendiz se marcha, con una última bonificación si quieres, y eliges un Oficial del mazo. Aún juega en esta ronda: { $halls } libras por salón te sientan bien.
lesson-jewelry-graduate-else = También una buena elección.

lesson-jewelry-end-say = Un Aprendiz ha llegado a Oficial, y ya puede confeccionar. Lo siguiente es el examen de Maestro: una prenda de un Maestro, y un vestido y una casaca de Oficiales. ¡Y no te olvides de los anillos!
