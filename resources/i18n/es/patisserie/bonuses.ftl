### What staff bonuses do, as things to do.

patisserie-bonus-gain_coins = obtener { $amount_coins }
patisserie-bonus-buy_goods = comprar un tipo de producto
patisserie-bonus-acquire_ingredient = adquirir 1 loseta de ingrediente
patisserie-bonus-pay_for_action = pagar { $cost_coins } por una acción más: { $action }
patisserie-bonus-prestige_by_table = prestigio según tus dulces en una mesa ({ $steps })
patisserie-bonus-move_dish = trasladar uno de tus dulces a otra mesa
patisserie-bonus-buy_butter = pagar { $cost_coins } por 1 de mantequilla
patisserie-bonus-coins_by_markers = { $amount_coins } por cada puesto de servicio y anfitrión noble tuyo
patisserie-bonus-coins_by_tables = { $amount_coins } por cada mesa con un dulce tuyo
patisserie-bonus-copy_bonus = usar la bonificación de la última carta usada por otro jugador
patisserie-bonus-coins_by_table = { $amount_coins } por cada dulce tuyo en una mesa
patisserie-bonus-draw_recipes = robar { $number } recetas de la bolsa y quedarse con una
patisserie-bonus-bake_saving = hornear una receta con 1 de harina o 1 de miel menos
patisserie-bonus-coins_by_decorations = { $amount_coins } por cada decoración lograda tuya
patisserie-bonus-decorate_one = pagar { $cost_coins } para decorar un dulce
patisserie-bonus-coins_by_staff = monedas según el tamaño de tu plantilla ({ $steps })
patisserie-bonus-deliver_one = entregar un dulce
patisserie-bonus-acquire_recipe = adquirir una receta
patisserie-bonus-prestige_by_dishes = prestigio según tus { $dishes } ya presentados ({ $steps })
patisserie-bonus-place_cheaper = colocar personal de servicio o un anfitrión noble, { $discount_coins } más barato
patisserie-bonus-take_recipe = obtener una receta de la oferta
patisserie-bonus-prestige_by_tables = prestigio según las mesas con un dulce tuyo ({ $steps })
patisserie-bonus-coins_by_dishes = { $amount_coins } por cada dulce tuyo presentado
patisserie-bonus-prestige_for_coins = pagar { $cost_coins } por 1 punto de prestigio, hasta { $times } veces
patisserie-bonus-prestige_by_decorations = prestigio según tus decoraciones logradas ({ $steps })
patisserie-bonus-take_ingredient = obtener una loseta de ingrediente de la oferta
patisserie-bonus-gain_prestige = obtener { $amount_prestige }

patisserie-bonus-draw_ingredients = { $n ->
    [one] robar { $n } loseta de ingrediente de la bolsa
   *[other] robar { $n } losetas de ingrediente de la bolsa y quedarse con una
}
