### Pastries, tiles, cards and places in words.

patisserie-topping = topping
patisserie-recipe_full = { $recipe } ({ $needs }): { $prestige }
patisserie-recipe_full_chef = { $recipe } ({ $needs }; chef’s hat: needs a Pastry Chef): { $prestige }
patisserie-card_star = { FORM($card, $form) } with a star
patisserie-card_start = { FORM($card, $form) }
patisserie-card_level = { FORM($card, $form) } { $level }
patisserie-card_used = { FORM($card, $form) } from your used cards
patisserie-card_unused = { FORM($card, $form) } from your unused cards
patisserie-solo_card = Solo card { $number }
    .of = of solo card { $number }
patisserie-solo_else = { $first }, else { $then }
patisserie-card_bonus = { $card }: { $bonus }
patisserie-card_told = { FORM($card, $form) }
    .a = { FORM($card, "a") } (“{ $bonus }”)
patisserie-card_if = { $card } (for hiring it: { $condition })
patisserie-step = { $start }+: { $amount }
patisserie-step_one = { $start }: { $amount }
patisserie-step_range = { $start }–{ $end }: { $amount }
patisserie-space = { $table }, space { $number }
    .on = on space { $number } of { $table }
    .to = to space { $number } of { $table }
patisserie-space_bonus = { $space }, + { $bonus }
patisserie-post = Service between { $first } and { $second }: { $gain }
    .at = between { $first } and { $second } ({ $gain })
patisserie-host = Noble host { $number }: { $prestige }
    .at = with noble host { $number } ({ $prestige })
patisserie-area = service between { $first } and { $second }
patisserie-host_number = noble host { $number }
patisserie-table_bonus = { $dishes }: { $reward }
patisserie-special_bonus = { $condition }
patisserie-dishes_worth = { $dishes } worth { $worth }
patisserie-dishes_from = { $dishes } worth { $low } or more
patisserie-dishes_between = { $dishes } worth { $low } to { $high }

patisserie-good-flour = flour
patisserie-good-sugar = sugar
patisserie-good-butter = butter

patisserie-training-chef = Pastry Chef
    .a = a Pastry Chef
    .the = the Pastry Chef
    .of = of the Pastry Chef
patisserie-training-assistant = Assistant
    .a = an Assistant
    .the = the Assistant
    .of = of the Assistant

patisserie-dishes-any = dishes
patisserie-dishes-honey = dishes with honey
patisserie-dishes-nuts = dishes with nuts
patisserie-dishes-egg = dishes with egg
patisserie-dishes-butter = dishes with butter
patisserie-dishes-no_honey = dishes without honey
patisserie-dishes-no_nuts = dishes without nuts
patisserie-dishes-no_egg = dishes without egg
patisserie-dishes-plain = dishes without honey, nuts or egg
patisserie-dishes-chef = dishes with a chef’s hat
patisserie-dishes-assistant = dishes without a chef’s hat
patisserie-dishes-topped = dishes with a topping
patisserie-dishes-untopped = dishes without a topping

patisserie-condition-bare = have neither goods nor ingredient tiles
patisserie-condition-dishes = have presented at least { $number } { $dishes }

patisserie-end-near = next to the table bonus
patisserie-end-far = far from the table bonus

patisserie-table-top = the top table
patisserie-table-left = the left table
patisserie-table-middle = the middle table
patisserie-table-right = the right table
patisserie-table-bottom = the bottom table

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
    [one] { $n } coin
   *[other] { $n } coins
}

patisserie-prestige = { $n ->
    [one] { $n } prestige point
   *[other] { $n } prestige points
}

patisserie-counted-flour = { $n ->
    [one] { $n } flour
   *[other] { $n } flour
}

patisserie-counted-sugar = { $n ->
    [one] { $n } sugar
   *[other] { $n } sugar
}

patisserie-counted-butter = { $n ->
    [one] { $n } butter
   *[other] { $n } butter
}

patisserie-counted-honey = { $n ->
    [one] { $n } honey
   *[other] { $n } honey
}

patisserie-counted-nuts = { $n ->
    [one] { $n } nut
   *[other] { $n } nuts
}

patisserie-counted-egg = { $n ->
    [one] { $n } egg
   *[other] { $n } eggs
}

patisserie-counted-topping = { $n ->
    [one] { $n } topping
   *[other] { $n } toppings
}

patisserie-condition-ingredients = { $n ->
    [one] have at least { $n } ingredient tile
   *[other] have at least { $n } ingredient tiles
}

patisserie-condition-recipes = { $n ->
    [one] have at least { $n } recipe
   *[other] have at least { $n } recipes
}

patisserie-condition-goods = { $n ->
    [one] have at least { $n } goods
   *[other] have at least { $n } goods
}

patisserie-condition-coins = { $n ->
    [one] have at least { $n } coin
   *[other] have at least { $n } coins
}

patisserie-condition-prestige = { $n ->
    [one] have scored at least { $n } prestige point
   *[other] have scored at least { $n } prestige points
}

patisserie-condition-decorations = { $n ->
    [one] have at least { $n } successful decoration
   *[other] have at least { $n } successful decorations
}

patisserie-condition-tables = { $n ->
    [one] have dishes on at least { $n } table
   *[other] have dishes on at least { $n } tables
}

patisserie-condition-table = { $n ->
    [one] have at least { $n } dish on one table
   *[other] have at least { $n } dishes on one table
}

patisserie-condition-posts = { $n ->
    [one] have at least { $n } service post
   *[other] have at least { $n } service posts
}

patisserie-condition-hosts = { $n ->
    [one] have at least { $n } noble host
   *[other] have at least { $n } noble hosts
}

patisserie-condition-markers = { $n ->
    [one] have at least { $n } service post or noble host
   *[other] have at least { $n } service posts and noble hosts
}

patisserie-condition-staff = { $n ->
    [one] have at least { $n } staff card
   *[other] have at least { $n } staff cards
}

patisserie-gain-coins_by_posts = { $n ->
    [one] { $n } coin per own service post beside the table
   *[other] { $n } coins per own service post beside the table
}

patisserie-gain-draw_ingredient = { $n ->
    [one] { $n } ingredient tile from the bag
   *[other] { $n } ingredient tiles from the bag
}

patisserie-gain-ingredient = { $n ->
    [one] { $n } ingredient tile from the display
   *[other] { $n } ingredient tiles from the display
}

patisserie-gain-recipe = { $n ->
    [one] { $n } recipe from the display
   *[other] { $n } recipes from the display
}
