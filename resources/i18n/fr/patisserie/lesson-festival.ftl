### La première leçon : le but, et un tour.

lesson-called-patisserie = Anselme

lesson-festival-name = Une fête, et un tour
lesson-festival-about = Le but du jeu, et ce qu’est un tour.

lesson-festival-welcome-say = Entrez, Camille ! Je suis Anselme ; la moitié de Paris a appris chez moi à battre les œufs. Le Roi donne une fête à Versailles : { $rounds } manches de cuisson, voici la deuxième. Qui aura le plus de prestige à la fin, toute la cour en parlera.

lesson-festival-garden-say = Le jardin, avec ses { $tables } tables de présentation. Chaque plat que vous présentez ici rapporte son prestige à la fin, et qui en a le plus à une table en reçoit davantage.

lesson-festival-hand-say = Votre personnel. À chaque tour vous jouez une carte : elle effectue une action principale, puis donne peut-être le bonus qui y est inscrit. Un tour n’est rien de plus !

lesson-festival-play-say = De l’or et une toque : un Pâtissier. Jouez celui qui est éclairé.
lesson-festival-play-else = Le tour de cette carte viendra. Reprenez-la, et jouez le Pâtissier éclairé.

lesson-festival-action-say = Voici ce qu’un Pâtissier peut faire ; ce qui est gris est impossible à présent. Une Nonnette attend sur votre grille : livrez !
lesson-festival-action-else = Cela se peut aussi. Mais la Nonnette refroidit : reprenez ce coup, et livrez.

lesson-festival-present-say = Choisissez la Nonnette sur la grille, puis sa place : à la table du haut, celle aux { $place } pièces. Ou faites-l’y glisser.
lesson-festival-present-then_place_dish = Maintenant la place : à la table du haut, celle aux { $place } pièces.
lesson-festival-present-sell = Vendue ? { $sale } pièces, et aucun noble n’y goûtera. Reprenez ce coup : la Nonnette va à la table du haut.
lesson-festival-present-else = Une belle place ! Mais cette leçon veut celle aux { $place } pièces, à la table du haut. Reprenez ce coup, et cherchez-la.

lesson-festival-paid-say = { $place } pièces de la place, { $honey } car la table du haut aime le miel, et { $bonus } du bonus de la carte : bien livré !

lesson-festival-others-say = Manon et Gaspard jouent maintenant une carte chacun. Ce qu’ils font est raconté ici.

lesson-festival-rounds-say = Quand toutes les mains sont vides, chacun reçoit un revenu, et la manche suivante commence. Il y en a { $rounds }.

lesson-festival-end-say = Une carte, une action, un bonus, puis le joueur suivant. Vous savez ce qu’est un tour ; le reste, c’est du gâteau.
