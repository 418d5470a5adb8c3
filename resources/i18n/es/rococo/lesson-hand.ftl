### The three ranks of employees, and a hand of three for a plan.

lesson-hand-name = Tres para un plan
lesson-hand-about = Qué pueden hacer Maestros, Oficiales y Aprendices, y cómo elegir tu mano.

lesson-hand-staff-say = Tu personal: dos Maestros en oro, un Oficial en plata, dos Aprendices en latón. Pero en cada ronda solo trabajan { $hand_size } de los cinco.

lesson-hand-ranks-say = Un Maestro puede hacerlo todo. Un Oficial, todo menos una cosa: contratar.

lesson-hand-apprentices-say = Un Aprendiz no confecciona, no contrata y no habla con la Reina. Entonces, ¿para qué sirve un Aprendiz?
lesson-hand-apprentices-silk = Para comprar seda
lesson-hand-apprentices-silk_reply = ¡Eso es! Comprar seda, pagar decoraciones del palacio: un Aprendiz lo hace tan bien como cualquier Maestro, y tus Maestros quedan libres para tareas más finas.
lesson-hand-apprentices-sewing = Para confeccionar
lesson-hand-apprentices-sewing_reply = ¿Con esos dedos? Las agujas son para Oficiales y Maestros. Prueba otra vez.
lesson-hand-apprentices-hiring = Para contratar
lesson-hand-apprentices-hiring_reply = ¿Quién aceptaría un puesto de un Aprendiz? Solo contratan los Maestros. Prueba otra vez.

lesson-hand-plan-say = Este es mi plan: comprar seda, confeccionar con ella este vestido azul y contratar a alguien. Tres trabajos; ahora elige { $hand_size } personas para hacerlos.

lesson-hand-hirer-say = Piensa primero en contratar. De tu reserva, abajo, elige a alguien que pueda hacerlo.
lesson-hand-hirer-else = Solo un Maestro puede contratar. Vuelve atrás y elige oro.

lesson-hand-tailor-say = Ahora, el vestido. No muestra ningún dedal de oro, el signo de tus Maestros, así que no necesita a ninguno. ¿Quién más sabe confeccionar?
lesson-hand-tailor-else = Un Aprendiz nunca confecciona. Vuelve atrás: basta con la plata.
lesson-hand-tailor-start-master-1 = Un Maestro podría, claro. Pero deja descansar a este, y tendrás también un Maestro en la próxima ronda. Vuelve atrás.
lesson-hand-tailor-start-master-2 = Un Maestro podría, claro. Pero deja descansar a este, y tendrás también un Maestro en la próxima ronda. Vuelve atrás.

lesson-hand-buyer-say = Por último, la seda. El vestido necesita más de una loseta: lee qué bonificación ofrece cada Aprendiz, y elige.
lesson-hand-buyer-else = El oro es demasiado bueno para recados, y en la próxima ronda también querrás un Maestro. Vuelve atrás.
lesson-hand-buyer-start-apprentice-1 = Este te consigue un hilo o un encaje. El otro compra una segunda loseta en el mismo turno: vuelve atrás.

lesson-hand-first-say = Los demás también han elegido, y nadie enseña su mano. ¡A trabajar! Sin seda no hay vestido, así que el Aprendiz va primero.
lesson-hand-first-else = Paciencia, aún no hay nada que confeccionar. Vuelve atrás y manda al Aprendiz a por seda.

lesson-hand-errand-say = ¿Ves lo que se queda gris? Ni favor, ni prenda, ni contratar para un Aprendiz. ¡Adquiere recursos!
lesson-hand-errand-else = Un Aprendiz puede hacer eso. Pero nuestro plan necesita seda: vuelve atrás.

lesson-hand-blue-say = { $bales } sedas azules por { $price } libras: toma esta loseta y guárdala como seda.
lesson-hand-blue-then_keep_resource = La loseta es tuya. Ahora guárdala como seda.
lesson-hand-blue-else = Esa es para otro vestido. El nuestro quiere { $bales } sedas azules: vuelve atrás.
lesson-hand-blue-thread = El vestido no necesita hilo. Vuelve atrás y guarda la seda.
lesson-hand-blue-lace = El encaje ya lo tienes. Vuelve atrás y guarda la seda.

lesson-hand-pink-say = Esa era la acción; ahora llega la bonificación de la carta. Úsala, toma la seda rosa y guárdala también como seda.
lesson-hand-pink-then_keep_resource = Esta también la guardas como seda.
lesson-hand-pink-else = Al vestido aún le falta una seda rosa. Vuelve atrás.
lesson-hand-pink-forfeit = Siempre puedes renunciar a una bonificación. Pero entonces nuestro vestido se queda en dibujo: vuelve atrás.

lesson-hand-sew-say = Cada cual juega una carta, y vuelve a ser tu turno. Pon al Oficial a confeccionar el vestido azul.
lesson-hand-sew-else = No está en nuestro plan. Vuelve atrás: el Oficial confecciona el vestido azul.
lesson-hand-sew-start-master-1 = Un Maestro confecciona bien, pero ¿quién contrataría entonces? Vuelve atrás y juega el Oficial.
lesson-hand-sew-start-master-2 = Un Maestro confecciona bien, pero ¿quién contrataría entonces? Vuelve atrás y juega el Oficial.

lesson-hand-rent-say = Alquílalo al invitado que quieras; los que llevan dedal esperan el trabajo de un Maestro. Después, la bonificación del Oficial da { $bonus } libras.
lesson-hand-rent-else = ¡{ $value } libras, no está mal! Pero quiero ver bailar este vestido. Vuelve atrás y alquílalo.

lesson-hand-hire-say = Y tu última carta es el Maestro, reservado para lo que nadie más puede hacer. ¡Contrata a quien quieras, por { $hired } libras!
lesson-hand-hire-else = Eso lo podría haber hecho cualquiera. Vuelve atrás: que contrate el Maestro.

lesson-hand-count-say = Ya han trabajado { $hand_size }. ¿Cuántas cartas puedes jugar aún en esta ronda?
lesson-hand-count-none = Ninguna
lesson-hand-count-none_reply = Mira otra vez tu mano: ¿quién acaba de llegar?
lesson-hand-count-one = Una
lesson-hand-count-one_reply = ¡Exacto! A quien contratas trabaja en la misma ronda. Contratar te cuesta un turno, y te devuelve otro.

lesson-hand-end-say = Así es una mano: primero el plan, después la gente. Oro para contratar y para el trabajo más fino, plata para confeccionar y para la Reina, latón para todo lo demás.
