### Bonuses after the action, and crowns at the end.

lesson-cards-name = Bonificaciones y coronas
lesson-cards-about = Qué da una carta después de su acción, y a quién contratar tarde.

lesson-cards-welcome-say = Mira bien a tu gente. El dedal dice qué puede hacer cada cual; el signo bajo el nombre es su bonificación, un regalito después de la acción.

lesson-cards-sign-say = Este Oficial da { $each } libras por cada decoración tuya. Busca tus marcadores: la cocina, una estatua, el músico del salón 4. ¿Cuánto sería ahora?
lesson-cards-sign-one = { $each } libras
lesson-cards-sign-one_reply = Cuentan todas: cocinas, estatuas, músicos, fuegos artificiales.
lesson-cards-sign-three = { $worth } libras
lesson-cards-sign-three_reply = { $own } decoraciones, { $worth } libras. Pero una bonificación llega siempre después de la acción, y a eso se le puede sacar partido…
lesson-cards-sign-ten = { $wrong } libras
lesson-cards-sign-ten_reply = ¡Estás contando también tus prendas! Las prendas no son decoraciones. Solo cuentan los marcadores junto a los salones, y tu músico.

lesson-cards-play-say = Juega este Oficial.
lesson-cards-play-else = A ese le llegará su momento. Vuelve atrás: primero va el Oficial que cuenta decoraciones.

lesson-cards-first-say = Primero la acción, luego la bonificación. ¿Qué acción hace crecer esta bonificación? ¡Financia una decoración!
lesson-cards-first-else = Del todo legal, pero la bonificación seguiría contando solo { $own } decoraciones. Vuelve atrás y financia una más.
lesson-cards-first-depute = Enviarlo a la corte da { $pay } libras y la bonificación por última vez, pero sigue contando solo { $own }. Vuelve atrás: que cuente una más.

lesson-cards-fund-say = La cocina del personal te vendría bien: paga { $fountain_livre_per_decoration } libras por decoración después de cada ronda. Cualquier otra también cuenta.
lesson-cards-fund-else = Puedes renunciar a cualquier bonificación. Pero ¿{ $next } libras tiradas? ¡Vuelve atrás y úsala!

lesson-cards-counted-say = ¿Lo ves? La bonificación se ha contado después de financiar: { $own } decoraciones, { $worth } libras en tu bolsa.

lesson-cards-crown-say = Ahora, los recién llegados. En las últimas rondas, algunos llevan corona: no dan nada después de su acción. Pagan una sola vez, cuando acaba el baile. Por eso se contratan tarde.

lesson-cards-couples-say = Esta corona paga { $pair } de prestigio por cada pareja de vestido y casaca. Tienes { $gowns } vestidos y { $coats } casacas en el palacio. ¿Cuántas parejas son?
lesson-cards-couples-three = { $coats }
lesson-cards-couples-three_reply = { $coats }: ¡{ $couples } puntos de prestigio por una sola carta! Una dama espera aún a su caballero.
lesson-cards-couples-four = { $gowns }
lesson-cards-couples-four_reply = La última dama bailaría sola: ya no queda casaca para ella.
lesson-cards-couples-seven = { $garments }
lesson-cards-couples-seven_reply = Esas son las prendas. Una pareja necesita una de cada.

lesson-cards-master-say = Solo contrata un Maestro. Deja que Colette y Baptiste hagan sus turnos; luego juega el tuyo y contrata.
lesson-cards-master-else = Esta vez no: vuelve atrás. El Maestro tiene que contratar a alguien.

lesson-cards-hire-say = Llévate a quien parece hecho para tu palacio.
lesson-cards-hire-else = Vuelve atrás: tus parejas de vestido y casaca valen más, { $couples } puntos de prestigio.
lesson-cards-hire-level6-notions = También una corona: { $notions } de prestigio por pareja de hilo y encaje que quede al final. Tienes { $thread } hilos y ningún encaje: ni pareja, ni prestigio. Vuelve atrás.
lesson-cards-hire-level5-rent = { $rent } libras por { $garments } prendas: bonito en la ronda 3. Al final, { $livre_per_prestige } libras valen 1 punto de prestigio. Vuelve atrás.
lesson-cards-hire-level5-silk = Un Maestro que convierte seda en prestigio, pero en tu atril hay una sola loseta. Vuelve atrás.

lesson-cards-hired-say = Y la carta ya está en tu mano: a quien contratas trabaja en la misma ronda. Una corona no descansa: es un Aprendiz como cualquier otro.

lesson-cards-staff-say = Ahora, el otro Oficial. Que reclame el favor de la Reina, { $favor_livre } libras; después veremos una bonificación curiosa.
lesson-cards-staff-else = Vuelve atrás: quisiera enseñarte el otro Oficial, y el favor de la Reina.

lesson-cards-forfeit-say = Esta bonificación enviaría a uno de los tuyos a la corte sin cobrar, para usar su bonificación una vez más. Estupendo para despedir a novatos; hoy los necesitas a todos. Renuncia a la bonificación.
lesson-cards-forfeit-else = Quien se va ahora falta en la última ronda, y nadie te paga por ello. Vuelve atrás y renuncia: una bonificación nunca es una obligación.

lesson-cards-depute-say = Una última trampa. A este Aprendiz se le podría enviar a la corte por { $apprentice } libras. ¿Lo harías?
lesson-cards-depute-yes = Sí, el dinero es el dinero
lesson-cards-depute-yes_reply = Entonces la corona se iría con él a la corte: cambiarías { $couples } puntos de prestigio por { $apprentice } libras. Piénsalo otra vez.
lesson-cards-depute-no = No, se queda
lesson-cards-depute-no_reply = Se queda: una corona cuenta esté donde esté la carta, en la mano, la reserva o el descarte, mientras sea de tu personal.

lesson-cards-end-say = Al principio, contrata lo que da dinero y seda. A media partida, lo que cuenta tus prendas y decoraciones. Al final, lo que lleva una corona que te siente bien. ¡Y la acción primero, la bonificación después, siempre!
