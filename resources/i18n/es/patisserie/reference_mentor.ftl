### The reference: the Mentor, and the promos.

reference-patisserie-mentor-title = El Mentor
reference-patisserie-mentor-text = Tu antiguo maestro juega con cartas: solo contra una persona, o como tercer jugador junto a dos. El Mentor no paga nada por sus acciones, pero tiene ingresos, vende, paga el servicio y puntúa como cualquiera. En solitario solo ganas con más prestigio que él.
reference-patisserie-mentor-terms = mentor solitario solo automático rival oponente automa un jugador
reference-patisserie-mentor-ruling = El Mentor se sienta detrás de las personas, puede ser jugador inicial y cuenta como rival para los anfitriones. Él debe reclamar una bonificación especial; tú puedes.

reference-patisserie-solo_card-title = Cartas de solitario
reference-patisserie-solo_card-text = En cada turno, el Mentor revela una carta con una a tres acciones y hace la primera posible desde la izquierda. Si no hay ninguna, obtiene { $mentor_prestige } de prestigio de inmediato.
reference-patisserie-solo_card-terms = solitario carta mentor turno acciones revelar
reference-patisserie-solo_card-ruling = Una acción que ninguna carta de decisión podría decidir es imposible.

reference-patisserie-decision_card-title = Cartas de decisión
reference-patisserie-decision_card-text = Donde el Mentor tiene que elegir, se revelan más cartas de solitario hasta que una señale algo que esté ahí: una receta, una columna de ingredientes, una mesa y el extremo desde el que se llena, o un lugar para un marcador.
reference-patisserie-decision_card-terms = decisión mazo revelar flecha elección mentor
reference-patisserie-decision_card-ruling = Las cartas de solitario usadas se barajan en un nuevo mazo de decisión cuando se agota el anterior. No se revela nada donde ninguna carta podría decidir.

reference-patisserie-mentor_recipes-title = El Mentor toma recetas
reference-patisserie-mentor_recipes-text = Dos recetas, donde señalan las flechas de las cartas de decisión; desde una casilla vacía, la flecha avanza a la derecha. De { $overfull } recetas se va la de menos prestigio. Con { $recipe_storage } recetas, el Mentor no toma ninguna.
reference-patisserie-mentor_recipes-terms = mentor recetas adquirir flecha
reference-patisserie-mentor_recipes-ruling = Si solo hay una receta en oferta, toma esa sola. Las recetas del Mentor se juntan hacia la izquierda.

reference-patisserie-mentor_ingredients-title = El Mentor toma ingredientes
reference-patisserie-mentor_ingredients-text = Todas las losetas de la columna que señala una carta de decisión.
reference-patisserie-mentor_ingredients-terms = mentor ingredientes columna losetas

reference-patisserie-mentor_bakes-title = El Mentor hornea
reference-patisserie-mentor_bakes-text = Hasta dos recetas, sin gastar nada, en el orden de los números de la carta, también las que llevan gorro, mientras haya rejillas libres.
reference-patisserie-mentor_bakes-terms = mentor hornear rejillas orden

reference-patisserie-mentor_decorates-title = El Mentor decora
reference-patisserie-mentor_decorates-text = Hasta dos dulces, en el orden de los números de la carta. Su flecha dice si se usa la primera o la última loseta con cobertura.
reference-patisserie-mentor_decorates-terms = mentor decorar cobertura orden

reference-patisserie-mentor_delivers-title = El Mentor entrega
reference-patisserie-mentor_delivers-text = Todos los dulces de las rejillas, primero uno que cumpla una bonificación de mesa. Una carta de decisión nombra la mesa y el extremo desde el que se ocupa la primera casilla libre. El Mentor obtiene lo que dan la casilla y la mesa, y paga el servicio si puede.
reference-patisserie-mentor_delivers-terms = mentor entregar presentar mesa extremo
reference-patisserie-mentor_delivers-ruling = Un dulce que ninguna carta podría colocar se vende.

reference-patisserie-mentor_hires-title = El Mentor contrata
reference-patisserie-mentor_hires-text = Una carta gratis: una con estrella, si se cumple su condición y aún no ha tomado ninguna; si no, la primera de la oferta desde el extremo que señala la flecha. La carta se guarda para la puntuación final, y el Mentor tiene un turno más en esta ronda.
reference-patisserie-mentor_hires-terms = mentor contratar carta con estrella más turnos
reference-patisserie-mentor_hires-ruling = Si no hay ninguna carta de decisión, el Mentor no obtiene ese turno.

reference-patisserie-mentor_places-title = El Mentor coloca un marcador
reference-patisserie-mentor_places-text = En la zona de servicio o el anfitrión noble que nombra una carta de decisión, gratis; en una zona de servicio, siempre en la casilla con prestigio.
reference-patisserie-mentor_places-terms = mentor marcador servicio anfitrión

reference-patisserie-mentor_scoring-title = El Mentor al final
reference-patisserie-mentor_scoring-text = Antes de la puntuación final, el Mentor revela las cartas contratadas o llegadas en bandejas y puntúa sus monedas y su prestigio en la medida en que puede pagarlos. Después, la mitad de todas las losetas, recetas y productos que le quedan es prestigio.
reference-patisserie-mentor_scoring-terms = mentor puntuación plantilla existencias mitad final

reference-patisserie-grades-title = Mantecoso, Salado, Extracrujiente
reference-patisserie-grades-text = La fuerza del Mentor: Mantecoso tiene { $buttery } cartas de solitario en cada ronda; Salado, { $savory } en las dos últimas rondas; Extracrujiente, { $crunchy } en todas las rondas. Cada carta más es un turno más.
reference-patisserie-grades-terms = dificultad grado nivel difícil fácil salado extracrujiente mantecoso más fuerte mentor

reference-patisserie-mentor_copied-title = Copiar la carta del Mentor
reference-patisserie-mentor_copied-text = Quien usa la bonificación de otro y elige la carta superior del Mentor realiza una de sus acciones con las reglas habituales, como Ayudante, u obtiene { $mentor_prestige } de prestigio.
reference-patisserie-mentor_copied-terms = copiar mentor carta acción prestigio
reference-patisserie-mentor_copied-ruling = Antes de que el Mentor haya usado una carta, no hay nada que copiar. Con ella no se hornea ninguna receta con gorro de pastelero.

reference-patisserie-promo_special_bonuses-text = Promo: { $promoSpecials } losetas se añaden a las bonificaciones especiales de las que se sacan dos: por dulces con frutos secos, por dulces de valor { $modestLeast } a { $modestMost } y por dulces de valor { $grandLeast } o { $grandMost }.
reference-patisserie-promo_special_bonuses-terms = promo bonificación especial frutos secos expansión más

reference-patisserie-promo_table_bonuses-text = Promo: { $promoTables } losetas se añaden a las bonificaciones de mesa: monedas por un dulce sin cobertura, harina por un dulce de valor exacto { $exactly } y monedas por tu servicio junto a la mesa.
reference-patisserie-promo_table_bonuses-terms = promo mesa bonificación expansión más

reference-patisserie-promo_staff-text = Promo: { $promoStars } cartas con estrella más: por prestigio ya puntuado, por dulces sin miel, frutos secos ni huevo, y por una cocina vacía.
reference-patisserie-promo_staff-terms = promo estrella personal carta expansión más

reference-patisserie-promo_start_staff-text = Promo: cada jugador tiene { $startCards } cartas iniciales y elige { $hand_size } de ellas para la primera mano; las demás salen del juego boca abajo.
reference-patisserie-promo_start_staff-terms = promo personal inicial cartas expansión seis
