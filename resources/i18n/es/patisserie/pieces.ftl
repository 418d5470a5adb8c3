### Pastries, tiles, cards and places in words.

patisserie-topping = cobertura
patisserie-recipe_full = { $recipe } ({ $needs }): { $prestige }
patisserie-recipe_full_chef = { $recipe } ({ $needs }; gorro: requiere un Pastelero): { $prestige }
patisserie-card_star = { FORM($card, $form) } con estrella
patisserie-card_start = { FORM($card, $form) }
patisserie-card_level = { FORM($card, $form) } { $level }
patisserie-card_used = { FORM($card, $form) } de tus cartas usadas
patisserie-card_unused = { FORM($card, $form) } de tus cartas sin usar
patisserie-solo_card = Carta de solitario { $number }
    .a = una carta de solitario { $number }
    .the = la carta de solitario { $number }
    .of = de la carta de solitario { $number }
    .to = la carta de solitario { $number }
patisserie-solo_else = { $first }; si no, { $then }
patisserie-card_bonus = { $card }: { $bonus }
patisserie-card_told = { FORM($card, $form) }
    .a = { FORM($card, "a") } («{ $bonus }»)
patisserie-card_if = { $card } (para contratar esta carta: { $condition })
patisserie-step = { $start }+: { $amount }
patisserie-step_one = { $start }: { $amount }
patisserie-step_range = { $start }–{ $end }: { $amount }
patisserie-space = { $table }, casilla { $number }
    .on = en la casilla { $number } de la { $table }
    .to = a la casilla { $number } de la { $table }
patisserie-space_bonus = { $space }, + { $bonus }
patisserie-post = Servicio ({ $first } / { $second }): { $gain }
    .at = entre la { $first } y la { $second } ({ $gain })
patisserie-host = Anfitrión noble { $number }: { $prestige }
    .at = en el anfitrión noble { $number } ({ $prestige })
patisserie-area = servicio ({ $first } / { $second })
patisserie-host_number = anfitrión noble { $number }
patisserie-table_bonus = { $dishes }: { $reward }
patisserie-special_bonus = { $condition }
patisserie-dishes_worth = { $dishes } de valor { $worth }
patisserie-dishes_from = { $dishes } de valor { $low } o más
patisserie-dishes_between = { $dishes } de valor { $low } a { $high }

patisserie-good-flour = harina
patisserie-good-sugar = azúcar
patisserie-good-butter = mantequilla

patisserie-training-chef = Pastelero
    .a = un Pastelero
    .the = el Pastelero
    .of = del Pastelero
    .to = al Pastelero
patisserie-training-assistant = Ayudante
    .a = un Ayudante
    .the = el Ayudante
    .of = del Ayudante
    .to = al Ayudante

patisserie-dishes-any = dulces
patisserie-dishes-honey = dulces con miel
patisserie-dishes-nuts = dulces con frutos secos
patisserie-dishes-egg = dulces con huevo
patisserie-dishes-butter = dulces con mantequilla
patisserie-dishes-no_honey = dulces sin miel
patisserie-dishes-no_nuts = dulces sin frutos secos
patisserie-dishes-no_egg = dulces sin huevo
patisserie-dishes-plain = dulces sin miel, frutos secos ni huevo
patisserie-dishes-chef = dulces con gorro de pastelero
patisserie-dishes-assistant = dulces sin gorro de pastelero
patisserie-dishes-topped = dulces con cobertura
patisserie-dishes-untopped = dulces sin cobertura

patisserie-condition-bare = no tener productos ni losetas de ingrediente
patisserie-condition-dishes = haber presentado al menos { $number } { $dishes }

patisserie-end-near = junto a la bonificación de mesa
patisserie-end-far = lejos de la bonificación de mesa

patisserie-table-top = mesa superior
patisserie-table-left = mesa izquierda
patisserie-table-middle = mesa central
patisserie-table-right = mesa derecha
patisserie-table-bottom = mesa inferior

patisserie-recipe-sable = Sablé
patisserie-recipe-palmier = Palmier
patisserie-recipe-arlette = Arlette
patisserie-recipe-galette = Galette
patisserie-recipe-feuillantine = Feuillantine
patisserie-recipe-chausson = Chausson
patisserie-recipe-allumette = Allumette
patisserie-recipe-gaufre = Gaufre
patisserie-recipe-oublie = Oublie
patisserie-recipe-pain-d-epices = Pain d’épices
patisserie-recipe-nonnette = Nonnette
patisserie-recipe-baba = Baba
patisserie-recipe-croquignole = Croquignole
patisserie-recipe-macaron = Macaron
patisserie-recipe-financier = Financier
patisserie-recipe-nougat = Nougat
patisserie-recipe-dacquoise = Dacquoise
patisserie-recipe-amandine = Amandine
patisserie-recipe-pithiviers = Pithiviers
patisserie-recipe-noisettine = Noisettine
patisserie-recipe-florentin = Florentin
patisserie-recipe-massepain = Massepain
patisserie-recipe-tarte-pralinee = Tarte pralinée
patisserie-recipe-madeleine = Madeleine
patisserie-recipe-meringue = Meringue
patisserie-recipe-brioche = Brioche
patisserie-recipe-chou = Chou à la crème
patisserie-recipe-profiterole = Profiterole
patisserie-recipe-crepe = Crêpe
patisserie-recipe-flan = Flan
patisserie-recipe-savarin = Savarin
patisserie-recipe-biscuit-de-savoie = Biscuit de Savoie
patisserie-recipe-genoise = Génoise
patisserie-recipe-souffle = Soufflé
patisserie-recipe-ile-flottante = Île flottante
patisserie-recipe-kouglof = Kouglof
patisserie-recipe-clafoutis = Clafoutis
patisserie-recipe-canele = Canelé
patisserie-recipe-charlotte = Charlotte
patisserie-recipe-saint-honore = Saint-Honoré
patisserie-recipe-religieuse = Religieuse
patisserie-recipe-mille-feuille = Mille-feuille
patisserie-recipe-vacherin = Vacherin
patisserie-recipe-croquembouche = Croquembouche
patisserie-recipe-piece-montee = Pièce montée

patisserie-coins = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}

patisserie-prestige = { $n ->
    [one] { $n } punto de prestigio
   *[other] { $n } puntos de prestigio
}

patisserie-counted-flour = { $n ->
    [one] { $n } de harina
   *[other] { $n } de harina
}

patisserie-counted-sugar = { $n ->
    [one] { $n } de azúcar
   *[other] { $n } de azúcar
}

patisserie-counted-butter = { $n ->
    [one] { $n } de mantequilla
   *[other] { $n } de mantequilla
}

patisserie-counted-honey = { $n ->
    [one] { $n } de miel
   *[other] { $n } de miel
}

patisserie-counted-nuts = { $n ->
    [one] { $n } fruto seco
   *[other] { $n } frutos secos
}

patisserie-counted-egg = { $n ->
    [one] { $n } huevo
   *[other] { $n } huevos
}

patisserie-counted-topping = { $n ->
    [one] { $n } cobertura
   *[other] { $n } coberturas
}

patisserie-condition-ingredients = { $n ->
    [one] tener al menos { $n } loseta de ingrediente
   *[other] tener al menos { $n } losetas de ingrediente
}

patisserie-condition-recipes = { $n ->
    [one] tener al menos { $n } receta
   *[other] tener al menos { $n } recetas
}

patisserie-condition-goods = { $n ->
    [one] tener al menos { $n } producto
   *[other] tener al menos { $n } productos
}

patisserie-condition-coins = { $n ->
    [one] tener al menos { $n } moneda
   *[other] tener al menos { $n } monedas
}

patisserie-condition-prestige = { $n ->
    [one] haber puntuado al menos { $n } punto de prestigio
   *[other] haber puntuado al menos { $n } puntos de prestigio
}

patisserie-condition-decorations = { $n ->
    [one] tener al menos { $n } decoración lograda
   *[other] tener al menos { $n } decoraciones logradas
}

patisserie-condition-tables = { $n ->
    [one] tener dulces en al menos { $n } mesa
   *[other] tener dulces en al menos { $n } mesas
}

patisserie-condition-table = { $n ->
    [one] tener al menos { $n } dulce en una misma mesa
   *[other] tener al menos { $n } dulces en una misma mesa
}

patisserie-condition-posts = { $n ->
    [one] tener al menos { $n } puesto de servicio
   *[other] tener al menos { $n } puestos de servicio
}

patisserie-condition-hosts = { $n ->
    [one] tener al menos { $n } anfitrión noble
   *[other] tener al menos { $n } anfitriones nobles
}

patisserie-condition-markers = { $n ->
    [one] tener al menos { $n } puesto de servicio o anfitrión noble
   *[other] tener al menos { $n } puestos de servicio y anfitriones nobles
}

patisserie-condition-staff = { $n ->
    [one] tener al menos { $n } carta de personal
   *[other] tener al menos { $n } cartas de personal
}

patisserie-gain-coins_by_posts = { $n ->
    [one] { $n } moneda por puesto de servicio propio junto a la mesa
   *[other] { $n } monedas por puesto de servicio propio junto a la mesa
}

patisserie-gain-draw_ingredient = { $n ->
    [one] { $n } loseta de ingrediente de la bolsa
   *[other] { $n } losetas de ingrediente de la bolsa
}

patisserie-gain-ingredient = { $n ->
    [one] { $n } loseta de ingrediente de la oferta
   *[other] { $n } losetas de ingrediente de la oferta
}

patisserie-gain-recipe = { $n ->
    [one] { $n } receta de la oferta
   *[other] { $n } recetas de la oferta
}
