### What the coach says before a choice.

coach-first_hand = Tras { $rounds } rondas gana quien tenga más prestigio, y lo dan sobre todo las { $garments } en el baile. Elige a quién juegas en esta ronda, una carta por turno: un Maestro hace cualquier { $garment }; un Aprendiz trae seda como cualquiera.
coach-hand_for_garments = Tienes todo lo que necesitas para { $makeable } de las { $garments } en oferta. Elige a alguien que pueda confeccionar y juega pronto esa carta.
coach-hand_for_garments_named = Tienes todo lo que necesitas para confeccionar { FORM($pieces, "the") }. Elige a alguien que pueda hacerlo y juega pronto esa carta.
coach-favor_mine = Tenías el favor de la Reina, así que empiezas esta ronda: de todo lo nuevo expuesto, eliges tú primero. El favor ha vuelto; quien lo reclame ahora empieza la próxima ronda.
coach-favor_others = Otra persona tenía el favor de la Reina y empieza esta ronda: elige primero de todo lo nuevo expuesto. El favor ha vuelto; quien lo reclame ahora empieza la próxima ronda.
coach-rest_of_supply = A quien dejes ahora tendrás que elegirlo en la próxima ronda: los descartes solo vuelven cuando la reserva está vacía.
coach-discards_back = Tu reserva era demasiado pequeña: la tienes entera en la mano, y los descartes vuelven a ser tu reserva. Elige de ahí el resto.
coach-last_hand = ¡La última ronda! Elige empleados que den prestigio al momento; ya no vale la pena ahorrar nada.
coach-last_cards = Estas son tus últimas cartas de la partida. La seda que te quede no cuenta nada: haz con ella una { $garment }, o gasta tus { $livre } libras en una decoración.
coach-save_for_last = Después de esta ronda solo queda una. Guarda para ella algunas libras: entonces las decoraciones son lo mejor que compra el dinero. La seda que no llega a ser { $garment } no cuenta nada.
coach-first_card = Cada carta hace una acción y después da su bonificación. En las { $garments } en oferta, el precio está arriba y la seda a la derecha. La seda, el hilo y el encaje vienen de las losetas de recursos.
coach-garment_now = Podrías confeccionar ahora mismo: tienes todo para { $tailorable } de las { $garments } en oferta. Los mejores invitados son para quien llega primero.
coach-garment_now_named = Podrías confeccionar ahora mismo { FORM($pieces, "the") }. Los mejores invitados son para quien llega primero.
coach-rich = Tienes { $livre } libras. El dinero apenas cuenta al final; las decoraciones, sí, y quien llega primero elige.
coach-rich_named = Tienes { $livre } libras. El dinero apenas cuenta al final; las decoraciones, sí. Puedes pagar: { $pieces }.
coach-little_silk = Hay poca seda en tu atril. Cualquier empleado puede adquirir una loseta, incluso un Aprendiz.
coach-missing_hall = Estás en todos los salones menos en estos: { $pieces }. En cuanto estés en todos, ocupas al momento una casilla de todos los salones.
coach-rich_late = Tienes { $livre } libras. El dinero apenas cuenta al final; financia una decoración que dé prestigio.
coach-rich_late_named = Tienes { $livre } libras. El dinero apenas cuenta al final; financia lo que dé prestigio. Puedes pagar: { $pieces }.
coach-start_player = El favor de la Reina sigue ahí: unas libras ahora, y el primer turno en la próxima ronda.
coach-guest = Tu { $garment } está en el baile: al final da su prestigio y cuenta para la mayoría de su salón. También se premia estar en todos los salones.
coach-hired = A quien contrataste ya lo tienes en la mano: juega esa carta en esta misma ronda. Después vuelve como las demás.
coach-deputed = Quien va a la corte se marcha para siempre. Con menos empleados, los buenos vuelven antes a tu mano.
coach-deputed_master = Un Maestro enviado a la corte se marcha para siempre, y nadie más contrata ni crea las mejores prendas. El dinero solo rara vez lo compensa.
coach-first_action = Mira una acción y leerás lo que costaría y daría. Lo que este empleado no puede hacer queda pálido. «Todas las acciones» en imágenes: el botón iluminado.
coach-hire_early = Un Maestro también puede contratar. Hazlo pronto: quien llega ahora trabaja ya en esta ronda, y la bonificación sirve cada vez que juegas la carta.
coach-hire_now = Solo los Maestros contratan. Quien llega va enseguida a tu mano y juega ya en esta ronda: un turno más.
coach-depute_now = Enviado pronto a la corte, un empleado flojo sale a cuenta dos veces: libras ya, y los mejores llegan más a menudo a tu mano. Tu personal: { $staff } cartas.
coach-favor_now = El favor de la Reina solo cuesta el turno: da libras al momento, y quien lo tiene empieza la próxima ronda.
coach-acquire_now = Cualquier empleado puede adquirir una loseta: reserva a los Maestros para lo que solo ellos pueden hacer. Toma los colores de un mismo modelo ({ $garment }) en oferta.
coach-fund_now = Las decoraciones no piden ni seda ni Maestro, solo libras, y cuentan al final. Quien financia pronto elige.
coach-last_of_round = Tu última carta de esta ronda. Después llegan los ingresos y nuevas { $garments }, losetas y empleados.
coach-new_wares = Una ronda nueva, con nuevas { $garments }, losetas y empleados. Busca aquello para lo que menos te falta antes de jugar una carta.
coach-read_bonus = La bonificación de una carta sigue a su acción, sea cual sea. Si dos cartas pueden hacer lo mismo, decide por la bonificación.
coach-depute_last_card = A un empleado flojo se le puede enviar a la corte: libras al momento, y los mejores llegan más a menudo a tu mano. Pero quien va a la corte se marcha para siempre.
coach-which_garment = El precio baja de izquierda a derecha. Todas las { $garments } dan prestigio; la seda más cara suele dar más.
coach-which_guest = La recompensa de una casilla es tuya al momento. Al final puntúa quien tenga más { $garments } en un salón: donde aún no hay nadie, basta con una por ahora.
coach-master_guest = En una casilla con dedal solo va lo que ha hecho un Maestro. Si hay empate en el salón, gana quien tenga más ahí, luego quien paga al músico; quien siga empatado puntúa entero.
coach-second_guest = Cuenta las { $garments } de cada salón: ¿dónde puedes llegar aún al primer puesto y dónde solo refuerzas a otros?
coach-keep_or_trade = Guarda la loseta por su seda o entrégala por hilo o encaje; nunca ambas cosas.
coach-whom_to_hire = El nuevo empleado llega a tu mano y trabaja ya en esta ronda. Cuantos menos quedan, más baratos son. El número romano es el nivel, que sube de ronda en ronda.
coach-statues = Una estatua cuenta al final cada color de tus { $garments } con invitados; una segunda necesita una segunda { $garment } de cada color. Le conviene a quien hace muchos colores.
coach-musicians_first = Podrías pagar a un músico: entonces estás presente en su salón, ganas allí los empates que los invitados de Maestro dejen abiertos y puntúas el prestigio que figura debajo.
coach-statues_first = Podrías pagar una estatua: además del prestigio que figura debajo, cuenta al final por cada color de tus { $garments } con invitados.
coach-bonus = La bonificación se suma a la acción, después de ella. Si no hay un buen motivo en contra, úsala.

coach-which_tile-deluxe = Toma los colores de la prenda que quieras hacer después. Un cajón casi vacío es el más barato.
coach-which_tile-original = Toma los colores de la prenda que quieras hacer después. Un segmento casi vacío es el más barato.

coach-kitchens_first-deluxe = Podrías pagar una cocina: en cada fase de ingresos que queda, la del personal da dinero por cada decoración tuya, y la de los invitados por cada { $garment } tuya con un invitado.
coach-kitchens_first-original = Podrías pagar una fuente: en cada fase de ingresos que queda, la superior da dinero por cada decoración tuya, y la inferior por cada { $garment } tuya con un invitado.

coach-which_decoration-deluxe = Una cocina paga en cada fase de ingresos que queda, así que rinde más al principio. Los músicos y los fuegos artificiales dan su prestigio al final, se financien cuando se financien.
coach-which_decoration-original = Una fuente paga en cada fase de ingresos que queda, así que rinde más al principio. Los músicos y los fuegos artificiales dan su prestigio al final, se financien cuando se financien.
