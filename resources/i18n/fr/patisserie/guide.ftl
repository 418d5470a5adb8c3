### Comment jouer, en bref ; les nombres des règles sont insérés.

guide-patisserie-heading-goal = La fête
guide-patisserie-heading-round = Une manche
guide-patisserie-heading-actions = Actions principales
guide-patisserie-heading-garden = Au jardin
guide-patisserie-heading-end = La fin
guide-patisserie-heading-signs = Signes

guide-patisserie-goal-aim = Vous tenez une pâtisserie et travaillez pour la fête du Roi à Versailles. Après { $rounds } manches, le plus grand prestige gagne.

guide-patisserie-round-staff = Chacun choisit { $hand_size } cartes de son personnel inutilisé pour sa main ; quand il est épuisé, on retourne le personnel utilisé, sans mélanger.
guide-patisserie-round-tray = Deux plaques font le tour, et chacune apporte une nouvelle carte. Puis une carte de la main quitte la partie.
guide-patisserie-round-turn = À tour de rôle, chacun joue une carte : d’abord une action principale que permet sa formation, puis le bonus de la carte. On peut renoncer à l’une comme à l’autre. L’or est un Pâtissier, l’argent un Assistant.
guide-patisserie-round-income = Quand toutes les mains sont jouées, chacun reçoit { $base_income } pièces et ce que rapportent hôtes et décorations, même après la dernière manche.

guide-patisserie-actions-acquire_recipes = Acquérir des recettes : 1 ou 2 de l’étal. Vous en gardez { $recipe_storage } au plus.
guide-patisserie-actions-acquire_ingredients = Acquérir des ingrédients (Assistants seulement) : 1 tuile ; une rangée peu garnie est bon marché.
guide-patisserie-actions-buy_goods = Acheter des denrées (Assistants seulement) : farine, sucre ou beurre, une seule sorte.
guide-patisserie-actions-bake = Enfourner : 1 ou 2 de vos recettes, chacune sur une grille libre. Une toque demande un Pâtissier.
guide-patisserie-actions-decorate = Décorer (Pâtissiers seulement) : une garniture pour 1 ou 2 plats des grilles. Livrée, elle rapporte à chaque manche.
guide-patisserie-actions-deliver = Livrer : présenter 1 ou 2 plats aux tables, ou les vendre { $sale_coins } pièces le point.
guide-patisserie-actions-hire = Engager (Pâtissiers seulement) : une carte de l’étal, jouée dès cette manche ; ou gratuitement, une fois par partie, une carte étoilée, si vous remplissez sa condition.
guide-patisserie-actions-give_notice = Congédier : une carte quitte la partie pour { $assistant_notice } ou { $chef_notice } pièces. Vous devez en garder au moins { $minimum_staff }.
guide-patisserie-actions-place = Placer un service ou un noble hôte : payez le prix d’une case libre et placez-y votre marqueur.

guide-patisserie-garden-present = Un plat à une table rapporte son prestige à la fin, et aussitôt ce qui est imprimé sur sa place.
guide-patisserie-garden-tables = À chaque table, qui a le plus de plats marque des points, et à partir de { $second_place_players } joueurs le deuxième aussi. L’égalité revient au plat le plus proche du bonus de table.
guide-patisserie-garden-bonus = Un plat qui convient au bonus de table rapporte aussitôt sa récompense.
guide-patisserie-garden-service = Un poste de service près d’une table vous vend 1 point de prestige pour { $service_coins } pièces par plat que vous y présentez.
guide-patisserie-garden-hosts = Un noble hôte rapporte { $host_income } pièces par manche, et à la fin 1 point de prestige par adversaire qui a un poste de service.
guide-patisserie-garden-specials = Qui remplit le premier la condition d’un bonus spécial prend sa meilleure case.

guide-patisserie-end-scoring = Après la manche { $rounds } : les plats des grilles sont vendus, { $coins_per_prestige } pièces font 1 point de prestige, puis les tables, les hôtes et tous vos marqueurs. L’égalité revient à qui garde le plus de pièces.

guide-patisserie-signs-coin = pièces
guide-patisserie-signs-prestige-now = prestige aussitôt : bord rouge
guide-patisserie-signs-prestige-end = prestige à la fin : bord noir
guide-patisserie-signs-flour = farine
guide-patisserie-signs-sugar = sucre
guide-patisserie-signs-butter = beurre
guide-patisserie-signs-honey = miel
guide-patisserie-signs-nuts = noix
guide-patisserie-signs-egg = œuf
guide-patisserie-signs-topping = décorations réussies
guide-patisserie-signs-rose = un plat garni
guide-patisserie-signs-without = avec une croix : il n’en faut pas
guide-patisserie-signs-chef = un Pâtissier : une toque
guide-patisserie-signs-assistant = un Assistant : pas de toque
guide-patisserie-signs-scales = une balance : l’emporte en cas d’égalité à sa table
guide-patisserie-signs-staff = cartes de personnel
guide-patisserie-signs-hire = engager
guide-patisserie-signs-star = cartes étoilées
guide-patisserie-signs-rack = une grille
guide-patisserie-signs-leave = part à la fin de la manche, ou pour de bon
guide-patisserie-signs-start = premier joueur

guide-patisserie-mentor-1 = :chef À chaque tour, le Mentor révèle une carte et accomplit sa première action possible depuis la gauche, sans payer ; si aucune ne l’est, il gagne { $mentor_prestige } points de prestige.
guide-patisserie-mentor-2 = :staff À la fin, le Mentor marque les bonus de son personnel et la moitié de ce qui reste.

guide-patisserie-first_game-1 = :staff Aujourd’hui, pas de plaques : le personnel est distribué, deux fois une carte à chacun et deux à engager.

## What an action is about, in a word or two.

guide-patisserie-names-acquire_recipes = Recettes
guide-patisserie-names-acquire_ingredients = Ingrédients
guide-patisserie-names-buy_goods = Denrées
guide-patisserie-names-bake = Enfourner
guide-patisserie-names-decorate = Décorer
guide-patisserie-names-deliver = Livrer
guide-patisserie-names-hire = Engager
guide-patisserie-names-give_notice = Congédier
guide-patisserie-names-place = Service et hôtes
