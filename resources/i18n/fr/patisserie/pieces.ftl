### Pastries, tiles, cards and places in words.

patisserie-topping = garniture
patisserie-recipe_full = { $recipe } ({ $needs }) : { $prestige }
patisserie-recipe_full_chef = { $recipe } ({ $needs } ; toque : il faut un Pâtissier) : { $prestige }
patisserie-card_star = { FORM($card, $form) } étoilé
patisserie-card_start = { FORM($card, $form) }
patisserie-card_level = { FORM($card, $form) } { $level }
patisserie-card_used = { FORM($card, $form) } parmi vos cartes utilisées
patisserie-card_unused = { FORM($card, $form) } parmi vos cartes libres
patisserie-solo_card = Carte solo { $number }
    .of = de la carte solo { $number }
patisserie-solo_else = { $first }, sinon { $then }
patisserie-card_bonus = { $card } : { $bonus }
patisserie-card_told = { FORM($card, $form) }
    .a = { FORM($card, "a") } (« { $bonus } »)
patisserie-card_if = { $card } (pour l’engager : { $condition })
patisserie-step = { $start }+ : { $amount }
patisserie-step_one = { $start } : { $amount }
patisserie-step_range = { $start }–{ $end } : { $amount }
patisserie-space = { $table }, place { $number }
    .on = à la place { $number } de la { $table }
    .to = à la place { $number } de la { $table }
patisserie-space_bonus = { $space }, + { $bonus }
patisserie-post = Service ({ $first } / { $second }) : { $gain }
    .at = entre la { $first } et la { $second } ({ $gain })
patisserie-host = Noble hôte { $number } : { $prestige }
    .at = chez le noble hôte { $number } ({ $prestige })
patisserie-area = service ({ $first } / { $second })
patisserie-host_number = noble hôte { $number }
patisserie-table_bonus = { $dishes } : { $reward }
patisserie-special_bonus = { $condition }
patisserie-dishes_worth = { $dishes } d’une valeur de { $worth }
patisserie-dishes_from = { $dishes } d’une valeur d’au moins { $low }
patisserie-dishes_between = { $dishes } d’une valeur de { $low } à { $high }

patisserie-good-flour = farine
patisserie-good-sugar = sucre
patisserie-good-butter = beurre

patisserie-training-chef = Pâtissier
    .a = un Pâtissier
    .the = le Pâtissier
    .of = du Pâtissier
patisserie-training-assistant = Assistant
    .a = un Assistant
    .the = l’Assistant
    .of = de l’Assistant

patisserie-dishes-any = plats
patisserie-dishes-honey = plats au miel
patisserie-dishes-nuts = plats aux noix
patisserie-dishes-egg = plats aux œufs
patisserie-dishes-butter = plats au beurre
patisserie-dishes-no_honey = plats sans miel
patisserie-dishes-no_nuts = plats sans noix
patisserie-dishes-no_egg = plats sans œuf
patisserie-dishes-plain = plats sans miel, noix ni œuf
patisserie-dishes-chef = plats à la toque
patisserie-dishes-assistant = plats sans toque
patisserie-dishes-topped = plats garnis
patisserie-dishes-untopped = plats sans garniture

patisserie-condition-bare = n’avoir ni denrée ni ingrédient
patisserie-condition-dishes = avoir présenté au moins { $number } { $dishes }

patisserie-end-near = à côté du bonus de table
patisserie-end-far = loin du bonus de table

patisserie-table-top = table du haut
patisserie-table-left = table de gauche
patisserie-table-middle = table du milieu
patisserie-table-right = table de droite
patisserie-table-bottom = table du bas

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
    [one] { $n } pièce
   *[other] { $n } pièces
}

patisserie-prestige = { $n ->
    [one] { $n } point de prestige
   *[other] { $n } points de prestige
}

patisserie-counted-flour = { $n ->
    [one] { $n } farine
   *[other] { $n } farines
}

patisserie-counted-sugar = { $n ->
    [one] { $n } sucre
   *[other] { $n } sucres
}

patisserie-counted-butter = { $n ->
    [one] { $n } beurre
   *[other] { $n } beurres
}

patisserie-counted-honey = { $n ->
    [one] { $n } miel
   *[other] { $n } miels
}

patisserie-counted-nuts = { $n ->
    [one] { $n } noix
   *[other] { $n } noix
}

patisserie-counted-egg = { $n ->
    [one] { $n } œuf
   *[other] { $n } œufs
}

patisserie-counted-topping = { $n ->
    [one] { $n } garniture
   *[other] { $n } garnitures
}

patisserie-condition-ingredients = { $n ->
    [one] avoir au moins { $n } ingrédient
   *[other] avoir au moins { $n } ingrédients
}

patisserie-condition-recipes = { $n ->
    [one] avoir au moins { $n } recette
   *[other] avoir au moins { $n } recettes
}

patisserie-condition-goods = { $n ->
    [one] avoir au moins { $n } denrée
   *[other] avoir au moins { $n } denrées
}

patisserie-condition-coins = { $n ->
    [one] avoir au moins { $n } pièce
   *[other] avoir au moins { $n } pièces
}

patisserie-condition-prestige = { $n ->
    [one] avoir marqué au moins { $n } point de prestige
   *[other] avoir marqué au moins { $n } points de prestige
}

patisserie-condition-decorations = { $n ->
    [one] avoir au moins { $n } décoration réussie
   *[other] avoir au moins { $n } décorations réussies
}

patisserie-condition-tables = { $n ->
    [one] avoir des plats à au moins { $n } table
   *[other] avoir des plats à au moins { $n } tables
}

patisserie-condition-table = { $n ->
    [one] avoir au moins { $n } plat à une même table
   *[other] avoir au moins { $n } plats à une même table
}

patisserie-condition-posts = { $n ->
    [one] avoir au moins { $n } poste de service
   *[other] avoir au moins { $n } postes de service
}

patisserie-condition-hosts = { $n ->
    [one] avoir au moins { $n } noble hôte
   *[other] avoir au moins { $n } nobles hôtes
}

patisserie-condition-markers = { $n ->
    [one] avoir au moins { $n } poste de service ou noble hôte
   *[other] avoir au moins { $n } postes de service et nobles hôtes
}

patisserie-condition-staff = { $n ->
    [one] avoir au moins { $n } carte de personnel
   *[other] avoir au moins { $n } cartes de personnel
}

patisserie-gain-coins_by_posts = { $n ->
    [one] { $n } pièce par poste de service à la table
   *[other] { $n } pièces par poste de service à la table
}

patisserie-gain-draw_ingredient = { $n ->
    [one] { $n } ingrédient du sac
   *[other] { $n } ingrédients du sac
}

patisserie-gain-ingredient = { $n ->
    [one] { $n } ingrédient de l’étal
   *[other] { $n } ingrédients de l’étal
}

patisserie-gain-recipe = { $n ->
    [one] { $n } recette de l’étal
   *[other] { $n } recettes de l’étal
}
