### What is wrong with the values of this game's components. Words that a file must hold stand as they are written there.

wrong-set-base = del juego base
wrong-set-start = personal inicial
wrong-set-promo_special_bonuses = de la promo con bonificaciones especiales
wrong-set-promo_table_bonuses = de la promo con bonificaciones de mesa
wrong-set-promo_staff = de la promo con personal con estrella
wrong-set-promo_start_staff = de la promo con personal inicial

# Recipes and tiles.
wrong-example_recipes = dos deben requerir juntas 1 de harina, 2 de azúcar, 1 de miel, 1 fruto seco y 1 huevo, y exactamente una de ellas un Pastelero (un ejemplo del reglamento)
wrong-no_dish = un dulce debe valer { $prestige } de prestigio (un ejemplo del reglamento)
wrong-no_needs = debe requerir algo
wrong-no_topping = algunas deben tener cobertura
wrong-only_toppings = algunas no deben tener cobertura
wrong-single_ingredients = algunas deben tener dos ingredientes o más
wrong-empty_tile = debe tener un ingrediente o una cobertura
wrong-few_plain = al menos tres no deben requerir miel, frutos secos ni huevo

# Staff.
wrong-numbered = debe haber { $expected } cartas con nivel, no { $found }
wrong-few_cards = debe haber al menos { $least } cartas de nivel { $level }, no { $found }; cinco jugadores las necesitan
wrong-not_listed = una carta con nivel debe tener la bonificación { $effect } tal como la imprime el reglamento
wrong-no_star = una carta con estrella debe tener la condición { $condition } y el prestigio que indica el reglamento
wrong-start_trainings = el personal inicial debe ser de 2 Pasteleros y 2 Ayudantes
wrong-star_bonus = una carta con estrella debe dar prestigio
wrong-level_trainings = debe haber Pasteleros y Ayudantes de nivel { $level }

# Bonus tiles.
wrong-no_table_bonus = una debe dar { $gain } por { $dishes }, tal como la describe el reglamento
wrong-no_reward = una debe dar una receta y otra una loseta de ingrediente de la oferta, porque el Mentor puede obtenerlas en una mesa
wrong-no_special = una debe tener la condición { $condition } que describe el reglamento

# Goods.
wrong-flour_price = la primera unidad debe costar { $price } (un ejemplo del reglamento)
wrong-sugar_price = el máximo debe ser de { $number } unidades, que deben costar { $price } (un ejemplo del reglamento)

# The board.
wrong-columns = debe tener { $n } precios, como la primera fila
wrong-clears = las filas inferiores deben vaciarse y la superior no
wrong-not_cheaper = una loseta no debe encarecerse cuando quedan menos
wrong-top_row = una loseta de la fila superior completa debe costar { $price } en una cara (un ejemplo del reglamento)
wrong-second_row = la última loseta de la segunda fila desde abajo debe costar { $price } en una cara (un ejemplo del reglamento)
wrong-no_space = debe tener una casilla
wrong-same_table = deben ser dos mesas distintas
wrong-area_sides = debe tener una casilla a la izquierda y otra a la derecha
wrong-no_prestige = debe ser más de 0 a la izquierda
wrong-only_left = debe ser 0 a la derecha, que da algo de inmediato
wrong-only_right = no debe estar a la izquierda, que da prestigio
wrong-example_table = una mesa debe valer { $first } y { $second } y tener al menos { $dishes } casillas (un ejemplo del reglamento)
wrong-example_space = una casilla debe dar { $n } monedas (un ejemplo del reglamento)
wrong-example_post = una casilla de personal de servicio debe costar { $n } y dar una loseta de ingrediente de la bolsa (un ejemplo del reglamento)
wrong-example_area = una zona de servicio debe estar entre 'top' y 'left' (un ejemplo del reglamento)
wrong-example_host = un anfitrión noble debe costar { $n } (un ejemplo del reglamento)

# Solo cards.
wrong-not_pointed_at = las cartas, juntas, deben señalar cada una de estas cosas: { $things }
wrong-order = el orden de { $action } debe contener una vez cada número menor que { $n }, o nada para 0
