### Le court chemin à travers le jeu.

lesson-quickfeast-name = Dix minutes au four
lesson-quickfeast-about = Les neuf actions dans les deux dernières manches, et la fin de la fête. Puis votre propre partie.

lesson-quickfeast-welcome-say = Dix minutes, Camille, et vous savez jouer. Il reste deux manches de fête. Voici votre personnel : à chaque tour vous jouez une carte, et elle fait une chose. L’or est un Pâtissier, l’argent un Assistant. Essayons tout.

lesson-quickfeast-recipes-say = Un : les recettes. Jouez le Pâtissier dont le bonus est de { $bonus } pièces et acquérez la Madeleine.
lesson-quickfeast-recipes-start-chef-1 = Toute carte peut le faire. Mais ce Pâtissier décorera plus tard : reprenez ce coup, et jouez l’autre.
lesson-quickfeast-recipes-start-assistant-1 = Toute carte peut le faire. Mais il nous faudra les Assistants : reprenez ce coup, et jouez le Pâtissier.
lesson-quickfeast-recipes-start-assistant-2 = Toute carte peut le faire. Mais il nous faudra les Assistants : reprenez ce coup, et jouez le Pâtissier.
lesson-quickfeast-recipes-staff-1-10 = Toute carte peut le faire. Mais il nous faudra les Assistants : reprenez ce coup, et jouez le Pâtissier.
lesson-quickfeast-recipes-else = Plus tard. Reprenez ce coup : d’abord la Madeleine.

lesson-quickfeast-second-say = La même action en apporte une seconde : la Meringue. Puis le bonus de la carte.
lesson-quickfeast-second-else = Reprenez ce coup : la Meringue aussi.

lesson-quickfeast-eggs-say = Deux : les ingrédients, pour les Assistants seulement. Jouez celui dont le bonus achète des denrées, et prenez une tuile avec un œuf.
lesson-quickfeast-eggs-start-assistant-2 = Tout Assistant peut le faire. Mais reprenez ce coup : l’autre achète du sucre en bonus.
lesson-quickfeast-eggs-staff-1-10 = Tout Assistant peut le faire. Mais reprenez ce coup : l’autre achète du sucre en bonus.
lesson-quickfeast-eggs-else = Il nous faut un œuf. Reprenez ce coup.

lesson-quickfeast-goods-say = Trois : les denrées. Cette carte en achète en bonus, d’autres comme action. Utilisez le bonus et achetez un sucre, le cône bleu.
lesson-quickfeast-goods-else = Reprenez ce coup : un sucre.

lesson-quickfeast-bake-say = Quatre : un Assistant enfourne la Madeleine. Elle va sur une grille.
lesson-quickfeast-bake-start-chef-1 = Un Pâtissier cuit aussi. Mais lui seul peut décorer : reprenez ce coup, et laissez cuire un Assistant.
lesson-quickfeast-bake-else = Reprenez ce coup, et enfournez la Madeleine.

lesson-quickfeast-baked-say = Son bonus, si vous voulez.
lesson-quickfeast-baked-else = Comme il vous plaira.

lesson-quickfeast-decorate-say = Cinq : décorer, pour les Pâtissiers seulement. Jouez le vôtre et garnissez la Madeleine : livrée, elle rapporte à chaque manche.
lesson-quickfeast-decorate-else = Reprenez ce coup : la Madeleine veut une garniture.

lesson-quickfeast-rest-say = Et le bonus.
lesson-quickfeast-rest-else = Comme il vous plaira.

lesson-quickfeast-deliver-say = Six : livrer. Présentez le plat à la table du milieu ; qui y a le plus de plats marque à la fin, et à égalité, le plat le plus proche du drapeau l’emporte.
lesson-quickfeast-deliver-else = Reprenez ce coup : à la table du milieu.

lesson-quickfeast-evening-say = Le bonus, puis le soir : quand toutes les mains sont jouées, chacun reçoit { $base_income } pièces et ce que rapportent les décorations.
lesson-quickfeast-evening-else = Comme il vous plaira.

lesson-quickfeast-staff-say = Nouvelle manche. Choisissez { $hand_size } cartes de votre personnel, et gardez les Pâtissiers.
lesson-quickfeast-staff-else = Qui vous plaira.

lesson-quickfeast-trays-say = Deux plaques font le tour : une carte de chacune est à vous.
lesson-quickfeast-trays-else = Comme il vous plaira.

lesson-quickfeast-leave-say = Une carte de la main quitte la partie. Laissez partir un Assistant.
lesson-quickfeast-leave-else = Gardez les Pâtissiers ! Reprenez ce coup.

lesson-quickfeast-hire-say = Sept : seul un Pâtissier engage. Jouez-en un et choisissez une carte : elle joue dès cette manche.
lesson-quickfeast-hire-else = Reprenez ce coup : un Pâtissier doit engager.

lesson-quickfeast-hired-say = Le bonus, s’il y en a un.
lesson-quickfeast-hired-else = Comme il vous plaira.

lesson-quickfeast-place-say = Huit : avec la carte de votre choix, placez un noble hôte, ou un service entre deux tables. L’hôte rapporte des pièces, le service vend du prestige.
lesson-quickfeast-place-else = Reprenez ce coup : placez quelqu’un au jardin.

lesson-quickfeast-placed-say = Le bonus, et les autres.
lesson-quickfeast-placed-else = Comme il vous plaira.

lesson-quickfeast-notice-say = Neuf : avec la carte de votre choix, congédiez quelqu’un. Une carte part pour { $assistant } ou { $chef } pièces.
lesson-quickfeast-notice-else = Reprenez ce coup : congédiez quelqu’un.

lesson-quickfeast-last-say = Jouez le reste de votre main comme il vous plaira. Puis le Roi goûte, et il compte.
lesson-quickfeast-last-else = Comme il vous plaira.

lesson-quickfeast-counted-say = Voilà pourquoi l’on joue. Chaque plat compte son prestige. Et à chaque table, qui a le plus de plats reçoit le premier nombre, le deuxième reçoit l’autre : au milieu, ce sont { $first } et { $second }.

lesson-quickfeast-money-say = Les nobles hôtes et les bonus spéciaux comptent ce qu’ils portent. De votre argent, { $coins_per_prestige } pièces font 1 point de prestige : dépensez-le à temps.

lesson-quickfeast-total-say = { $mine } pour vous, { $manon } pour Manon, { $gaspard } pour Gaspard. Le podium près de chaque nom dit à tout moment où l’on en est.

lesson-quickfeast-end-say = C’est tout ! Une fête entière a { $rounds } manches comme ces deux-là. Jouez maintenant votre première partie ; je reste près de vous.
