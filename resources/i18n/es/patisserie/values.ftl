### The page of component values, and what its form calls them.

patisserie-sources-recipes = Recetas
patisserie-sources-ingredients = Losetas de ingrediente
patisserie-sources-staff = Personal
patisserie-sources-table_bonuses = Bonificaciones de mesa
patisserie-sources-special_bonuses = Bonificaciones especiales: prestigio con 1 a 3 jugadores; con 4 y 5
patisserie-sources-goods = Productos: precio total de 1, 2, 3, … unidades
patisserie-sources-solo = Cartas de solitario
patisserie-sources-board_small = Tablero para 1 a 3 jugadores
patisserie-sources-board_large = Tablero para 4 y 5 jugadores
patisserie-sources-recipe_prices = Recetas: precios de izquierda a derecha
patisserie-sources-hire = Personal por contratar: precio si quedan 1, 2, 3, 4 cartas
patisserie-sources-row = Ingredientes, fila { $number }: precio si quedan 1, 2, 3, … losetas
patisserie-sources-area = Servicio ({ $first } / { $second }): las mesas

patisserie-correct-field-flour = Harina
patisserie-correct-field-sugar = Azúcar
patisserie-correct-field-butter = Mantequilla
patisserie-correct-field-honey = Miel
patisserie-correct-field-nuts = Frutos secos
patisserie-correct-field-egg = Huevo
patisserie-correct-field-chef = Requiere un Pastelero
patisserie-correct-field-prestige = Prestigio
patisserie-correct-field-topping = Tiene cobertura
patisserie-correct-field-training = Formación
patisserie-correct-field-gain = Qué da
patisserie-correct-field-amount = Cuánto
patisserie-correct-field-kind = Dulces
patisserie-correct-field-small = Prestigio, 1 a 3 jugadores
patisserie-correct-field-large = Prestigio, 4 y 5 jugadores
patisserie-correct-field-start = Al principio
patisserie-correct-field-maximum = Como máximo
patisserie-correct-field-prices = Precios
patisserie-correct-field-clears = Se vacía cada ronda
patisserie-correct-field-first = Más dulces
patisserie-correct-field-second = Segundo
patisserie-correct-field-cost = Precio

patisserie-correct-flag-true = sí
patisserie-correct-flag-false = no

patisserie-correct-gain-none = nada
patisserie-correct-gain-coins = monedas
patisserie-correct-gain-coins_by_posts = monedas por puesto de servicio
patisserie-correct-gain-draw_ingredient = loseta de la bolsa
patisserie-correct-gain-ingredient = loseta de la oferta
patisserie-correct-gain-recipe = receta
patisserie-correct-gain-flour = harina
patisserie-correct-gain-sugar = azúcar
patisserie-correct-gain-butter = mantequilla
