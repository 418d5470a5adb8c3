### The reference: bonuses of staff cards.

reference-patisserie-bonus_gain_coins-title = Bonificación: monedas
reference-patisserie-bonus_gain_coins-text = Obtienes las monedas que indica la carta.
reference-patisserie-bonus_gain_coins-terms = dinero obtener

reference-patisserie-bonus_gain_prestige-title = Bonificación: prestigio
reference-patisserie-bonus_gain_prestige-text = Puntúas de inmediato el prestigio que indica la carta.
reference-patisserie-bonus_gain_prestige-terms = puntos estrella obtener

reference-patisserie-bonus_buy_goods-title = Bonificación: comprar productos
reference-patisserie-bonus_buy_goods-text = Compra productos de un tipo, al precio habitual.
reference-patisserie-bonus_buy_goods-terms = harina azúcar mantequilla comprar

reference-patisserie-bonus_acquire_ingredient-title = Bonificación: adquirir un ingrediente
reference-patisserie-bonus_acquire_ingredient-text = Toma una loseta de ingrediente de la oferta, al precio habitual.
reference-patisserie-bonus_acquire_ingredient-terms = loseta miel frutos secos huevo

reference-patisserie-bonus_pay_for_action-title = Bonificación: una acción más
reference-patisserie-bonus_pay_for_action-text = Paga las monedas que indica la carta y realiza además la acción que muestra, a su coste habitual.
reference-patisserie-bonus_pay_for_action-terms = acción extra adicional pagar segunda

reference-patisserie-bonus_prestige_by_table-title = Bonificación: prestigio por dulces en una mesa
reference-patisserie-bonus_prestige_by_table-text = Cuenta tus dulces en una mesa. La lista de la carta dice cuánto prestigio da eso de inmediato.
reference-patisserie-bonus_prestige_by_table-terms = puntos mesa contar
reference-patisserie-bonus_prestige_by_table-ruling = Se toma la mesa con más dulces tuyos; ninguna otra elección es mejor.

reference-patisserie-bonus_move_dish-title = Bonificación: trasladar un dulce
reference-patisserie-bonus_move_dish-text = Lleva uno de tus dulces de su mesa a una casilla libre de otra. Ni la casilla ni la bonificación de mesa dan nada entonces, y no se puede pagar servicio.
reference-patisserie-bonus_move_dish-terms = mover trasladar cambiar mesa mayoría
reference-patisserie-bonus_move_dish-ruling = El dulce cuenta donde está ahora, y su antigua casilla vuelve a estar libre.

reference-patisserie-bonus_buy_butter-title = Bonificación: comprar mantequilla
reference-patisserie-bonus_buy_butter-text = Paga una vez las monedas que indica la carta y toma 1 de mantequilla.
reference-patisserie-bonus_buy_butter-terms = mantequilla barata

reference-patisserie-bonus_coins_by_markers-title = Bonificación: monedas por servicio y anfitriones
reference-patisserie-bonus_coins_by_markers-text = Obtienes las monedas que indica la carta por cada puesto de servicio y anfitrión noble tuyo. Cuenta también el que hayas colocado en este turno.
reference-patisserie-bonus_coins_by_markers-terms = dinero marcadores puestos anfitriones

reference-patisserie-bonus_coins_by_tables-title = Bonificación: monedas por tus mesas
reference-patisserie-bonus_coins_by_tables-text = Obtienes las monedas que indica la carta por cada mesa con al menos un dulce tuyo.
reference-patisserie-bonus_coins_by_tables-terms = dinero mesas presencia

reference-patisserie-bonus_coins_by_table-title = Bonificación: monedas por dulces en una mesa
reference-patisserie-bonus_coins_by_table-text = Obtienes las monedas que indica la carta por cada dulce tuyo en una mesa.
reference-patisserie-bonus_coins_by_table-terms = dinero mesa dulces
reference-patisserie-bonus_coins_by_table-ruling = Se toma la mesa con más dulces tuyos.

reference-patisserie-bonus_coins_by_dishes-title = Bonificación: monedas por todos tus dulces
reference-patisserie-bonus_coins_by_dishes-text = Obtienes las monedas que indica la carta por cada dulce tuyo en las mesas. Cuenta también el que hayas presentado en este turno.
reference-patisserie-bonus_coins_by_dishes-terms = dinero dulces presentados

reference-patisserie-bonus_coins_by_decorations-title = Bonificación: monedas por decoraciones
reference-patisserie-bonus_coins_by_decorations-text = Obtienes las monedas que indica la carta por cada decoración lograda tuya.
reference-patisserie-bonus_coins_by_decorations-terms = dinero coberturas decoraciones

reference-patisserie-bonus_coins_by_staff-title = Bonificación: monedas según tu plantilla
reference-patisserie-bonus_coins_by_staff-text = Cuenta todas tus cartas de personal. La lista de la carta dice cuánto obtienes: aquí, una plantilla pequeña vale más.
reference-patisserie-bonus_coins_by_staff-terms = dinero plantilla pequeña pocas cartas personal
reference-patisserie-bonus_coins_by_staff-ruling = La mano y la carta recién jugada también cuentan.

reference-patisserie-bonus_copy_bonus-title = Bonificación: usar la de otro
reference-patisserie-bonus_copy_bonus-text = Elige la carta que está encima del personal usado de otro jugador y usa su bonificación como si la tuviera un Ayudante tuyo.
reference-patisserie-bonus_copy_bonus-terms = copiar imitar otro jugador carta superior
reference-patisserie-bonus_copy_bonus-ruling = De un montón vacío no hay nada que copiar, y esta misma bonificación no se copia. Con ella no se hornea ninguna receta con gorro de pastelero.

reference-patisserie-bonus_acquire_recipe-title = Bonificación: adquirir una receta
reference-patisserie-bonus_acquire_recipe-text = Toma una receta de la oferta, al precio habitual.
reference-patisserie-bonus_acquire_recipe-terms = receta comprar una

reference-patisserie-bonus_draw_recipes-title = Bonificación: robar recetas
reference-patisserie-bonus_draw_recipes-text = Roba de la bolsa tantas recetas como indique la carta, quédate una y descarta las demás.
reference-patisserie-bonus_draw_recipes-terms = recetas bolsa azar robar quedarse
reference-patisserie-bonus_draw_recipes-ruling = Si no te cabe otra receta, tiene que irse una; puede ser la nueva. Si la bolsa y el descarte están vacíos, se roban menos.

reference-patisserie-bonus_take_recipe-title = Una receta gratis
reference-patisserie-bonus_take_recipe-text = Toma cualquier receta de la oferta sin pagar. Viene de una bonificación, del personal de servicio o de una mesa.
reference-patisserie-bonus_take_recipe-terms = receta gratis obtener

reference-patisserie-bonus_draw_ingredients-title = Bonificación: robar ingredientes
reference-patisserie-bonus_draw_ingredients-text = Roba de la bolsa tantas losetas de ingrediente como indique la carta, quédate una y descarta las demás.
reference-patisserie-bonus_draw_ingredients-terms = ingrediente bolsa azar robar quedarse
reference-patisserie-bonus_draw_ingredients-ruling = Si la bolsa y el descarte están vacíos, lo que no se puede robar se pierde.

reference-patisserie-bonus_take_ingredient-title = Una loseta de ingrediente gratis
reference-patisserie-bonus_take_ingredient-text = Toma cualquier loseta de ingrediente de la oferta sin pagar. Viene de una bonificación o de una mesa.
reference-patisserie-bonus_take_ingredient-terms = ingrediente gratis obtener

reference-patisserie-bonus_bake_saving-title = Bonificación: hornear y ahorrar
reference-patisserie-bonus_bake_saving-text = Hornea una receta con 1 de harina o 1 de miel menos de lo que indica.
reference-patisserie-bonus_bake_saving-terms = hornear menos harina miel ahorrar más barato
reference-patisserie-bonus_bake_saving-ruling = Un Ayudante sigue siéndolo: ninguna receta con gorro de pastelero. Una receta que no necesita ninguna de las dos cosas se hornea tal cual.

reference-patisserie-bonus_decorate_one-title = Bonificación: decorar un dulce
reference-patisserie-bonus_decorate_one-text = Paga lo que indica la carta y decora con una cobertura un dulce de tus rejillas.
reference-patisserie-bonus_decorate_one-terms = cobertura decorar uno pagar

reference-patisserie-bonus_deliver_one-title = Bonificación: entregar un dulce
reference-patisserie-bonus_deliver_one-text = Presenta o vende un dulce de tus rejillas.
reference-patisserie-bonus_deliver_one-terms = entregar presentar vender uno

reference-patisserie-bonus_place_cheaper-title = Bonificación: servicio o anfitrión más barato
reference-patisserie-bonus_place_cheaper-text = Coloca personal de servicio o un anfitrión noble por tantas monedas menos como indique la carta.
reference-patisserie-bonus_place_cheaper-terms = descuento más barato rebaja marcador puesto anfitrión
reference-patisserie-bonus_place_cheaper-ruling = El precio nunca baja de cero.

reference-patisserie-bonus_prestige_by_dishes-title = Bonificación: prestigio por un tipo de dulces
reference-patisserie-bonus_prestige_by_dishes-text = Cuenta tus dulces del tipo que indica la carta, en todas las mesas. La lista de la carta dice cuánto prestigio da eso de inmediato.
reference-patisserie-bonus_prestige_by_dishes-terms = puntos dulces tipo contar
reference-patisserie-bonus_prestige_by_dishes-ruling = El símbolo falta en el texto del reglamento; de qué tipo se trata es un valor de la carta que puede corregir quien tenga el juego.

reference-patisserie-bonus_prestige_by_tables-title = Bonificación: prestigio por tus mesas
reference-patisserie-bonus_prestige_by_tables-text = Cuenta las mesas con al menos un dulce tuyo. La lista de la carta dice cuánto prestigio da eso de inmediato.
reference-patisserie-bonus_prestige_by_tables-terms = puntos mesas contar

reference-patisserie-bonus_prestige_by_decorations-title = Bonificación: prestigio por decoraciones
reference-patisserie-bonus_prestige_by_decorations-text = Cuenta tus decoraciones logradas. La lista de la carta dice cuánto prestigio da eso de inmediato.
reference-patisserie-bonus_prestige_by_decorations-terms = puntos coberturas decoraciones contar

reference-patisserie-bonus_prestige_for_coins-title = Bonificación: comprar prestigio
reference-patisserie-bonus_prestige_for_coins-text = Paga las monedas que indica la carta por 1 de prestigio, tantas veces como quieras hasta el número que señala. Hacia el final de la partida no hay mejor uso del dinero.
reference-patisserie-bonus_prestige_for_coins-terms = puntos comprar monedas cambiar
