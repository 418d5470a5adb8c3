### The reference: bonuses and crowns of the base game.

reference-bonus_gain_livre-title = Bonificación: libras
reference-bonus_gain_livre-text = Ganas las libras que indica la carta.
reference-bonus_gain_livre-terms = dinero monedas ganar

reference-bonus_livre_per_decoration-title = Bonificación: libras por tus decoraciones
reference-bonus_livre_per_decoration-text = Ganas las libras que indica la carta por cada decoración con tu marcador, esté donde esté. Cuenta también la que acabas de financiar.
reference-bonus_livre_per_decoration-terms = dinero por decoración marcador

reference-bonus_livre_by_staff-title = Bonificación: libras según el tamaño de tu personal
reference-bonus_livre_by_staff-text = Cuenta todos tus empleados: mano, reserva, descarte y el que está trabajando. La tabla de la carta dice cuánto ganas; busca el mayor número al que llegas.
reference-bonus_livre_by_staff-terms = tamaño del mazo plantilla número de cartas dinero
reference-bonus_livre_by_staff-ruling = Quien ha sido enviado a la corte en este turno aún cuenta hasta que se ha ido. Un personal menor que el principio de la tabla no gana nada.

reference-bonus_per_dress-title = Bonificación: por tus { $garments }
reference-bonus_per_dress-text = Ganas lo que muestra la carta por cada una de tus { $garments } de su color con un invitado. Cuenta la que acabas de alquilar; la que has vendido, no.
reference-bonus_per_dress-terms = por { $garment } { $gown } { $coat } color libras prestigio por cada

reference-bonus_buy_notion-title = Bonificación: comprar hilo o encaje
reference-bonus_buy_notion-text = Paga las libras que indica la carta y toma 1 hilo o 1 encaje, como quieras.
reference-bonus_buy_notion-terms = comprar hilo encaje pagar

reference-bonus_gain_notion-title = Bonificación: hilo o encaje
reference-bonus_gain_notion-text = Toma 1 hilo o 1 encaje, como quieras.
reference-bonus_gain_notion-terms = ganar hilo encaje gratis

reference-bonus_draw_resource-title = Bonificación: robar una loseta
reference-bonus_draw_resource-text = Paga lo que diga la carta, si dice algo, y roba de la bolsa una loseta de recursos. Después guárdala como seda o cámbiala por su mitad inferior.
reference-bonus_draw_resource-terms = loseta al azar bolsa robar a ciegas
reference-bonus_draw_resource-ruling = Si la bolsa y el descarte están vacíos, la bonificación no se ofrece.

reference-bonus_acquire-title = Bonificación: adquirir una loseta más
reference-bonus_acquire-text = Adquiere recursos una vez más, al precio habitual; puede hacerlo quien tenga la bonificación.
reference-bonus_acquire-terms = segunda loseta acción adicional comprar

reference-bonus_make_dress-title = Bonificación: confeccionar una { $garment } más
reference-bonus_make_dress-text = Confecciona otra { $garment } a su precio habitual, con menos seda de los colores de la carta; lo demás, como lo pide. Debe ser una sin dedal de oro. Después alquílala o véndela como siempre.
reference-bonus_make_dress-terms = confeccionar otra { $garment } descuento seda menos ahorrar extra
reference-bonus_make_dress-ruling = Solo se puede ahorrar seda que pida. Para un invitado de Maestro cuenta como hecha por el rango de la carta que tiene la bonificación.

reference-bonus_fund-title = Bonificación: financiar una decoración con rebaja
reference-bonus_fund-text = Financia una decoración más y paga por ella esa cantidad menos.
reference-bonus_fund-terms = decoración descuento rebaja más barato extra marcador
reference-bonus_fund-ruling = Si la rebaja supera el precio, no cuesta nada; la diferencia no se paga.

reference-bonus_depute_with_bonus-title = Bonificación: enviar a la corte y usar la bonificación
reference-bonus_depute_with_bonus-text = Envía a la corte sin cobrar a cualquiera de tus empleados, esté donde esté su carta, este incluido; después puedes usar su bonificación. Deben quedar al menos { $minimum_staff }.
reference-bonus_depute_with_bonus-terms = enviar corte bonificación cualquier empleado quitar reducir
reference-bonus_depute_with_bonus-ruling = El empleado puede venir de la mano, la reserva o el descarte. Si la carta se envía a sí misma, su bonificación se puede usar una vez más antes de que se vaya.

reference-bonus_depute_for_livre-title = Bonificación: enviar a la corte por dinero
reference-bonus_depute_for_livre-text = Envía a la corte a cualquiera de tus empleados, este incluido, y gana { $master } libras por un Maestro, { $journeyman } por un Oficial, { $apprentice } por un Aprendiz. La bonificación de quien se va se pierde. Deben quedar al menos { $minimum_staff }.
reference-bonus_depute_for_livre-terms = enviar corte dinero cualquier empleado quitar vender carta
reference-bonus_depute_for_livre-ruling = La carta puede enviarse a sí misma en ambas ediciones; el empleado puede venir de la mano, la reserva o el descarte.

reference-bonus_prestige_per_decorations-title = Bonificación: prestigio por tus decoraciones
reference-bonus_prestige_per_decorations-text = Ganas 1 punto de prestigio por cada grupo completo de tus decoraciones; la carta dice cuántas hacen un grupo. Las que sobran no dan nada.
reference-bonus_prestige_per_decorations-terms = prestigio por decoración marcador puntos

reference-bonus_prestige_per_dresses-title = Bonificación: prestigio por tus { $garments }
reference-bonus_prestige_per_dresses-text = Ganas 1 punto de prestigio por cada grupo completo de tus { $garments } con invitados; la carta dice cuántas hacen un grupo. Las que sobran no dan nada.
reference-bonus_prestige_per_dresses-terms = prestigio por { $garment } puntos invitados

reference-bonus_prestige_for_livre-title = Bonificación: prestigio por dinero
reference-bonus_prestige_for_livre-text = Paga libras y gana 1 punto de prestigio por cada vez la cantidad de la carta, tan a menudo como quieras y puedas.
reference-bonus_prestige_for_livre-terms = comprar prestigio puntos dinero pagar
reference-bonus_prestige_for_livre-ruling = El prestigio se compra en puntos enteros.

reference-bonus_discard_resources-title = Bonificación: prestigio por losetas
reference-bonus_discard_resources-text = Descarta de tu atril tantas losetas como quieras. Cada seda rara que lleven da 1 punto de prestigio; de la seda común hacen falta varias, como diga la carta.
reference-bonus_discard_resources-terms = descartar losetas seda prestigio atril entregar
reference-bonus_discard_resources-ruling = Eliges las losetas de una en una y acabas cuando quieras, también enseguida. Las sedas comunes de todas las losetas se cuentan juntas.

reference-crown_deck_size-title = Corona: prestigio según el tamaño de tu personal
reference-crown_deck_size-text = Al final, cuenta todos tus empleados, este incluido. La tabla de la carta dice cuánto prestigio dan.
reference-crown_deck_size-terms = tamaño del mazo plantilla número de cartas personal final corona
reference-crown_deck_size-ruling = Un personal menor que el principio de la tabla no puntúa nada.

reference-crown_thread_lace_pairs-title = Corona: hilo y encaje
reference-crown_thread_lace_pairs-text = Al final, cada pareja de 1 hilo y 1 encaje que aún tengas da el prestigio que indica la carta.
reference-crown_thread_lace_pairs-terms = hilo encaje parejas final corona sobrante
reference-crown_thread_lace_pairs-ruling = Cuentan todas las parejas; para nada más importan al final.

reference-crown_master_space_pairs-title = Corona: invitados de Maestro
reference-crown_master_space_pairs-text = Al final, cada grupo completo de tus { $garments } con invitados de Maestro da el prestigio que indica la carta, que dice cuántas hacen un grupo.
reference-crown_master_space_pairs-terms = invitados de Maestro parejas final corona dedal

reference-crown_couples-title = Corona: parejas
reference-crown_couples-text = Al final, cada pareja de un { $gown } y una { $coat } tuyos con invitados da el prestigio que indica la carta. Los colores no importan; cada prenda cuenta una vez.
reference-crown_couples-terms = pareja parejas dama caballero final corona { $gown } { $coat }
