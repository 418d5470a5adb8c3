### Ce qui ne va pas dans les valeurs du matériel de ce jeu. Les mots que le fichier doit contenir y figurent tels quels.

wrong-set-base = du jeu de base
wrong-set-start = personnel de départ
wrong-set-promo_special_bonuses = de la promo des bonus spéciaux
wrong-set-promo_table_bonuses = de la promo des bonus de table
wrong-set-promo_staff = de la promo du personnel étoilé
wrong-set-promo_start_staff = de la promo du personnel de départ

# Recettes et tuiles.
wrong-example_recipes = deux d’entre elles doivent demander ensemble 1 farine, 2 sucres, 1 miel, 1 noix et 1 œuf, et une seule d’entre elles un Pâtissier (un exemple des règles)
wrong-no_dish = un plat doit valoir { $prestige } points de prestige (un exemple des règles)
wrong-no_needs = doit demander quelque chose
wrong-no_topping = certaines doivent avoir une garniture
wrong-only_toppings = certaines doivent être sans garniture
wrong-single_ingredients = certaines doivent avoir au moins deux ingrédients
wrong-empty_tile = doit avoir un ingrédient ou une garniture
wrong-few_plain = au moins trois d’entre elles ne doivent demander ni miel, ni noix, ni œuf

# Personnel.
wrong-numbered = il doit y avoir { $expected } cartes numérotées, et non { $found }
wrong-few_cards = il doit y avoir au moins { $least } cartes de niveau { $level }, et non { $found } ; il les faut à cinq joueurs
wrong-not_listed = une carte numérotée doit avoir le bonus { $effect } tel que les règles l’impriment
wrong-no_star = une carte étoilée doit avoir la condition { $condition } et le prestige que citent les règles
wrong-start_trainings = le personnel de départ doit comprendre 2 Pâtissiers et 2 Assistants
wrong-star_bonus = une carte étoilée doit donner du prestige
wrong-level_trainings = il doit y avoir des Pâtissiers et des Assistants de niveau { $level }

# Tuiles de bonus.
wrong-no_table_bonus = l’une d’elles doit donner { $gain } pour { $dishes }, comme les règles le décrivent
wrong-no_reward = l’une doit donner une recette et une autre un ingrédient de l’étal, car le Mentor peut les obtenir à une table
wrong-no_special = l’une d’elles doit avoir la condition { $condition } que les règles décrivent

# Denrées.
wrong-flour_price = la première unité doit coûter { $price } (un exemple des règles)
wrong-sugar_price = { $number } unités sont le maximum et doivent coûter { $price } (un exemple des règles)

# Le plateau.
wrong-columns = doit avoir { $n } prix, comme la première rangée
wrong-clears = les rangées du bas doivent être vidées, et celle du haut non
wrong-not_cheaper = une tuile ne doit pas coûter plus cher quand il en reste moins
wrong-top_row = une tuile de la rangée du haut complète doit coûter { $price } sur une face (un exemple des règles)
wrong-second_row = la dernière tuile de la deuxième rangée à partir du bas doit coûter { $price } sur une face (un exemple des règles)
wrong-no_space = doit avoir un emplacement
wrong-same_table = doivent être deux tables différentes
wrong-area_sides = doit avoir un emplacement à gauche et un à droite
wrong-no_prestige = doit être supérieur à 0 à gauche
wrong-only_left = doit être 0 à droite, où l’on gagne tout de suite quelque chose
wrong-only_right = ne doit pas figurer à gauche, où l’on gagne du prestige
wrong-example_table = une table doit valoir { $first } et { $second } et avoir au moins { $dishes } emplacements (un exemple des règles)
wrong-example_space = un emplacement doit donner { $n } pièces (un exemple des règles)
wrong-example_post = un poste de service doit coûter { $n } et donner une tuile ingrédients du sac (un exemple des règles)
wrong-example_area = une zone de service doit se trouver entre 'top' et 'left' (un exemple des règles)
wrong-example_host = un noble hôte doit coûter { $n } (un exemple des règles)

# Cartes solo.
wrong-not_pointed_at = les cartes doivent désigner ensemble chacun de ces éléments : { $things }
wrong-order = l’ordre de { $action } doit contenir une fois chaque nombre inférieur à { $n }, ou rien si c’est 0
