### The reference: what the expansions add.

reference-jewelry-title = Joyas
reference-jewelry-text = Cuando has confeccionado una { $garment } y antes de alquilarla, puedes comprar una joya por el precio de arriba: un collar para un { $gown }, un anillo para una { $coat }. Si es del color de la { $garment }, da además una loseta de recursos al azar. Cada joya: 1 libra en cada fase de ingresos y 1 punto de prestigio al final. Después de cada ronda, la joya de más a la derecha sale del juego.
reference-jewelry-terms = joya joyas joyería collar collares anillo anillos sortija gema hoyas
reference-jewelry-ruling = Una vez tomada la joya, hay que alquilar la { $garment }. Solo se ofrece donde hay un invitado para ella.

reference-jeweler-title = Joyero
reference-jeweler-text = Una decoración. Quien tenga aquí un marcador puede comprar una joya con cada { $garment } que alquile. Un puesto por jugador.
reference-jeweler-terms = joyero joyería joyas tienda oferta decoración
reference-jeweler-ruling = Una joya ganada con una { $garment } se suma a la que se compró con ella.

reference-specialist-title = Aprendiz especializado
reference-specialist-text = A cada jugador se le reparte uno al principio; nadie más ve quién es. Tu Maestro puede contratar a este Aprendiz una vez como acción principal, gratis, mientras se cumpla la condición de la carta. Entonces la carta llega a tu mano.
reference-specialist-terms = especializado aprendiz especial contratar gratis condición repartido secreto
reference-specialist-ruling = Enviado a la corte, un Aprendiz especializado da { $apprentice } libras como cualquier otro.

reference-condition-title = Condiciones de contratación
reference-condition-text = La condición de un Aprendiz especializado debe cumplirse al contratarlo: tantas libras, prestigio, joyas, tipos de decoraciones, { $gowns } o { $coats } o invitados de Maestro en el tablero, losetas con hilo y encaje, presencia en todos los salones o el examen de Maestro aprobado. Nada de ello se paga ni se pierde.
reference-condition-terms = condición requisito especializado aprendiz hace falta necesita
reference-condition-ruling = Los dos tipos de decoración de ingresos cuentan como uno.

reference-journeyman_examination-text = Acción principal de un Aprendiz cuando se han cumplido todas sus tareas: paga { $examLivre } libras y gana { $examPrestige } de prestigio. El Aprendiz usa su bonificación y sale del juego; tú eliges para tu mano un Oficial del mazo de este examen. Después preparas el examen de Maestro.
reference-journeyman_examination-terms = examen exámenes prueba oficial aprendiz ascender titulado aprobar
reference-journeyman_examination-ruling = En el mazo debe haber al menos una carta. El candidato cuenta entre los que deben quedar, porque el titulado ocupa su lugar.

reference-master_examination-text = Acción principal de un Oficial cuando se han cumplido todas sus tareas: paga { $examLivre } libras y gana { $examPrestige } de prestigio. El Oficial usa su bonificación y sale del juego; tú eliges para tu mano un Maestro del mazo de este examen. Después vuelves a preparar el examen de Oficial.
reference-master_examination-terms = examen exámenes prueba maestro oficial ascender titulado aprobar
reference-master_examination-ruling = En el mazo debe haber al menos una carta. El candidato cuenta entre los que deben quedar, porque el titulado ocupa su lugar.

reference-journeyman_tasks-title = Tareas del examen de Oficial
reference-journeyman_tasks-text = Las cumplen los Aprendices: guardar una loseta con seda común, guardar una loseta con seda rara, cambiar una loseta por hilo o encaje, financiar una decoración. Una tarea por acción, con una acción principal o una bonificación; se marcan solas.
reference-journeyman_tasks-terms = tarea tareas examen aprendiz seda hilo encaje decoración ficha
reference-journeyman_tasks-ruling = Una acción prestada por una bonificación la hace el empleado que tiene esa bonificación.

reference-master_tasks-title = Tareas del examen de Maestro
reference-master_tasks-text = Un Oficial confecciona un { $gown }; un Oficial confecciona una { $coat }; un Maestro confecciona cualquier { $garment }. Para alquilar o vender, con una acción principal o una bonificación; una tarea por acción, y se marcan solas.
reference-master_tasks-terms = tarea tareas examen maestro oficial { $gown } { $coat } ficha
reference-master_tasks-ruling = Una acción prestada por una bonificación la hace el empleado que tiene esa bonificación.

reference-graduate-title = Titulados
reference-graduate-text = Quien aprueba un examen mira su mazo y elige de él una carta cualquiera para su mano. La carta también se juega en esta ronda.
reference-graduate-terms = titulado titulados mazo examen elegir carta nueva
reference-graduate-ruling = Los demás ven a un titulado cuando se juega su carta o sale del juego.

reference-bonus_use_from_supply-title = Bonificación: usar un empleado de tu reserva
reference-bonus_use_from_supply-text = Mira tu reserva, descarta de ella un empleado y usa su bonificación como si lo hubieras jugado.
reference-bonus_use_from_supply-terms = reserva descartar bonificación prestada
reference-bonus_use_from_supply-ruling = Si la reserva está vacía, antes se le da la vuelta al descarte. Una acción la hace el empleado descartado.

reference-bonus_copy_bonus-title = Bonificación: copiar la de un rival
reference-bonus_copy_bonus-text = Elige el empleado de la cima del descarte de un rival y usa esa bonificación como si hubieras jugado la carta. Se queda donde está.
reference-bonus_copy_bonus-terms = copiar imitar rival oponente descarte bonificación
reference-bonus_copy_bonus-ruling = Una bonificación que copia no se puede copiar. Una acción la hace el empleado cuya bonificación se copia.

reference-bonus_livre_per_hall-title = Bonificación: libras por cada salón
reference-bonus_livre_per_hall-text = Ganas las libras que indica la carta por cada salón en el que tengas una { $garment } o el músico.
reference-bonus_livre_per_hall-terms = salón presencia presente dinero

reference-bonus_livre_per_decorations-title = Bonificación: libras por varias decoraciones
reference-bonus_livre_per_decorations-text = Ganas las libras que indica la carta por cada grupo completo de tus decoraciones; dice cuántas hacen un grupo. Las que sobran no dan nada.
reference-bonus_livre_per_decorations-terms = decoraciones dinero parejas marcador

reference-bonus_make_and_sell-title = Bonificación: confeccionar y vender al momento
reference-bonus_make_and_sell-text = Confecciona otra { $garment } sin dedal de oro a su coste completo, véndela al momento por su valor y gana el prestigio que indica la carta.
reference-bonus_make_and_sell-terms = confeccionar vender otra { $garment } prestigio
reference-bonus_make_and_sell-ruling = Lo que nunca se vende no se puede confeccionar con esta bonificación.

reference-bonus_in_hall-title = Bonificación: por tus { $garments } en un salón
reference-bonus_in_hall-text = Ganas lo que dice la carta por tus { $garments } en un mismo salón.
reference-bonus_in_hall-terms = un salón prestigio libras { $garment }
reference-bonus_in_hall-ruling = El programa toma el salón que más da.

reference-bonus_jewelry-title = Bonificación: por tus joyas
reference-bonus_jewelry-text = Ganas lo que dice la carta por cada grupo completo de tus joyas, o solo de tus anillos; dice cuántas hacen un grupo. Las que sobran no dan nada.
reference-bonus_jewelry-terms = joyas joya anillo anillos collar libras prestigio

reference-bonus_prestige_per_pair-title = Bonificación: parejas de dos colores
reference-bonus_prestige_per_pair-text = Ganas 1 punto de prestigio por cada pareja de { $gowns } de los dos colores de la carta que estén con invitados.
reference-bonus_prestige_per_pair-terms = pareja parejas dos colores { $gown } prestigio

reference-bonus_livre_per_master_spaces-title = Bonificación: libras por invitados de Maestro
reference-bonus_livre_per_master_spaces-text = Ganas las libras que indica la carta por cada grupo completo de tus { $garments } con invitados de Maestro; dice cuántas hacen un grupo.
reference-bonus_livre_per_master_spaces-terms = invitados de Maestro dedal dinero

reference-bonus_livre_without_color-title = Bonificación: libras por un color que falta
reference-bonus_livre_without_color-text = Por cada uno de los dos colores de la carta ganas sus libras si no tienes ninguna { $garment } de ese color con un invitado.
reference-bonus_livre_without_color-terms = color que falta sin ninguno dinero

reference-bonus_gain_prestige-title = Bonificación: prestigio
reference-bonus_gain_prestige-text = Ganas al momento el prestigio que indica la carta.
reference-bonus_gain_prestige-terms = prestigio puntos ganar

reference-crown_jewelry_sets-title = Corona: series de joyas
reference-crown_jewelry_sets-text = Al final, cada serie de las cuatro clases de joyas da el prestigio que indica la carta: un collar y un anillo de cada uno de sus colores.
reference-crown_jewelry_sets-terms = joyas joya serie series corona final collar anillo

reference-crown_necklace_pairs-title = Corona: collares
reference-crown_necklace_pairs-text = Al final, cada grupo completo de tus collares da el prestigio que indica la carta, que dice cuántos hacen un grupo. Los colores no importan.
reference-crown_necklace_pairs-terms = collar collares parejas corona final

reference-crown_decorations-title = Corona: decoraciones
reference-crown_decorations-text = Al final, cada una de tus decoraciones da el prestigio que indica la carta, además del suyo propio.
reference-crown_decorations-terms = decoración decoraciones corona final marcador

reference-crown_apprentice_pairs-title = Corona: Aprendices
reference-crown_apprentice_pairs-text = Al final, cada grupo completo de Aprendices de tu personal da el prestigio que indica la carta, que dice cuántos hacen un grupo.
reference-crown_apprentice_pairs-terms = aprendiz aprendices parejas personal corona final

reference-fancy_dresses-text = { $fancy } { $garments } más van a la bolsa: piden más que todas las demás y valen más. Con ellas llegan nuevas losetas de recursos, con combinaciones que no están en el juego base.
reference-fancy_dresses-terms = fantasía prendas caras expansión promo valiosas

reference-festivity_dresses-text = { $festivity } { $garments } más, marcadas con una estrella, dan prestigio al momento cuando se confeccionan, antes de colocarlas. Nunca se venden: sin un invitado libre para ella, una { $garment } así no se puede confeccionar. Van a la bolsa tras la primera preparación.
reference-festivity_dresses-terms = gala prendas estrella nunca se vende expansión promo prestigio al momento
reference-festivity_dresses-ruling = La propia { $garment } no cuenta para su bonificación. Una bonificación que debe vender lo que confecciona no puede confeccionar una de estas.

reference-bonus_prestige_per_couple-title = Bonificación: parejas
reference-bonus_prestige_per_couple-text = Al confeccionarla, ganas el prestigio que muestra por cada pareja de un { $gown } y una { $coat } tuyos que estén con invitados.
reference-bonus_prestige_per_couple-terms = pareja parejas gala { $gown } { $coat }
reference-bonus_prestige_per_couple-ruling = La { $garment } que se está confeccionando aún no cuenta.

reference-expert_tailoring-text = { $expert } { $garments } más, marcadas con una aguja, dan algo cuando se alquilan: el favor, una loseta, joyas, dinero. Todas menos una nunca se venden. Las que dan joyas solo están con El cofre de joyas.
reference-expert_tailoring-terms = alta costura aguja alquilada nunca se vende expansión promo
reference-expert_tailoring-ruling = Primero llega la recompensa del invitado, luego lo que da la { $garment }. La que solo da libras no tiene prestigio propio, pero cuenta para salones, estatuas y cartas.

reference-bonus_gain_favor-title = Al alquilar: el favor de la Reina
reference-bonus_gain_favor-text = Toma el favor de la Reina si nadie lo ha reclamado en esta ronda; sus libras las ganas en cualquier caso.
reference-bonus_gain_favor-terms = favor reina aguja alta costura

reference-bonus_take_resource-title = Al alquilar: una loseta a tu elección
reference-bonus_take_resource-text = Toma gratis cualquier loseta de recursos en oferta, y guárdala o cámbiala como siempre.
reference-bonus_take_resource-terms = gratis loseta oferta aguja alta costura
reference-bonus_take_resource-ruling = Primero llega la recompensa del invitado.

reference-bonus_gain_jewelry-title = Al alquilar: una joya, o prestigio por ella
reference-bonus_gain_jewelry-text = Una de estas { $garments } da gratis una joya de cualquier color, si tienes un puesto en la joyería. La otra da prestigio si la alquilas con una joya de su propio color.
reference-bonus_gain_jewelry-terms = joya joyas gratis aguja alta costura color a juego
reference-bonus_gain_jewelry-ruling = La joya ganada así se suma a la que se haya comprado.

reference-madame_du_barry-title = Madame du Barry, una rival
reference-madame_du_barry-text = Juega contra ti con cartas propias: { $madameHand } en cada ronda, una por turno. Hace sin pagar lo que muestra la carta, no tiene dinero, siempre alquila lo que confecciona y gana los empates. Si no puede hacer nada de una carta, gana { $madameInstead } de prestigio a cambio.
reference-madame_du_barry-terms = solitario solo automa bot dubarry du bary rival un jugador madame
reference-madame_du_barry-ruling = Contra varias personas cuenta como un jugador más donde se cuenten jugadores, y se sienta después de la última.

reference-madame_cards-title = Las cartas de Madame du Barry
reference-madame_cards-text = Arriba: qué hace y dónde. Abajo: el salón donde coloca lo que otra carta le hace confeccionar, y si toma con ello una joya: del mismo color, cualquiera a juego, o ninguna. Cuando contrata o aprueba un examen, roba una carta más para esta ronda.
reference-madame_cards-terms = madame carta acción salón permiso revelar robar solitario automa
reference-madame_cards-ruling = Si sus cartas no encuentran ningún invitado libre, no confecciona nada y gana prestigio. Si hay menos diseños, toma el más caro. Cuando se agotan sus cartas, se barajan las reveladas.

reference-collection-title = Las losetas de Madame du Barry
reference-collection-text = Nunca usa las losetas que toma. Al final, cada { $madameTiles } de ellas le dan 1 punto de prestigio.
reference-collection-terms = losetas reunidas colección solitario automa puntuar
