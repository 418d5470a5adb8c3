### Le court chemin à travers le jeu.

lesson-quickfeast-name = Dix minutes au four
lesson-quickfeast-about = Les neuf actions dans les deux dernières manches, et la fin de la fête. Puis votre propre partie.

lesson-quickfeast-welcome-say = Dix minutes, Camille, et vous savez jouer. Vous préparez des plats et les présentez ici, aux tables du Roi. Cela rapporte du prestige, et qui en a le plus à la fin gagne. Il reste deux manches de fête.

lesson-quickfeast-hand-say = Voici votre personnel. À chaque tour vous jouez une carte : elle effectue d’abord une action principale, puis son bonus, écrit sous l’image. L’or est un Pâtissier, l’argent un Assistant.

lesson-quickfeast-recipes-say = Un : les recettes, vos plats à venir. Jouez le Pâtissier dont le bonus est de { $bonus } pièces et acquérez la Madeleine.
lesson-quickfeast-recipes-then_acquire_recipe = Sur chaque recette, le prix et le prestige sont en haut, et ce qu’il faut pour l’enfourner en bas. Une toque veut dire que seul un Pâtissier l’enfourne. Acquérez la Madeleine.
lesson-quickfeast-recipes-start-chef-1 = Toute carte peut le faire. Mais ce Pâtissier décorera plus tard : reprenez ce coup, et jouez l’autre.
lesson-quickfeast-recipes-start-assistant-1 = Toute carte peut le faire. Mais il nous faudra les Assistants : reprenez ce coup, et jouez le Pâtissier.
lesson-quickfeast-recipes-start-assistant-2 = Toute carte peut le faire. Mais il nous faudra les Assistants : reprenez ce coup, et jouez le Pâtissier.
lesson-quickfeast-recipes-staff-1-10 = Toute carte peut le faire. Mais il nous faudra les Assistants : reprenez ce coup, et jouez le Pâtissier.
lesson-quickfeast-recipes-else = Plus tard. Reprenez ce coup : d’abord la Madeleine.

lesson-quickfeast-second-say = La même action apporte une seconde recette : prenez la Meringue, car une seule fournée suffit aux deux. Puis vient le bonus de la carte.
lesson-quickfeast-second-else = Reprenez ce coup : la Meringue aussi.

lesson-quickfeast-eggs-say = Deux : les ingrédients, pour les Assistants seulement. Jouez celui dont le bonus achète des denrées, et prenez la seule tuile à { $eggs } œufs.
lesson-quickfeast-eggs-then_acquire_ingredient = Chacune de vos recettes demande un œuf : prenez la tuile qui en a { $eggs }. Une rangée de peu de tuiles est bon marché, celle-ci ne coûte rien.
lesson-quickfeast-eggs-start-assistant-2 = Tout Assistant peut le faire. Mais reprenez ce coup : l’autre achète du sucre en bonus.
lesson-quickfeast-eggs-staff-1-10 = Tout Assistant peut le faire. Mais reprenez ce coup : l’autre achète du sucre en bonus.
lesson-quickfeast-eggs-else = Il nous faut un œuf par recette. Reprenez ce coup.

lesson-quickfeast-goods-say = Trois : les denrées. La Meringue demande du sucre, le cône bleu, et vous n’en avez pas. Cette carte achète des denrées en bonus, d’autres comme action principale. Utilisez le bonus et achetez un sucre.
lesson-quickfeast-goods-else = Reprenez ce coup : un sucre.

lesson-quickfeast-bake-say = Quatre : enfourner. Vous avez à présent tout ce que demandent les deux recettes. Qu’un Assistant les enfourne en une seule action : c’est un tour de gagné. Les plats vont sur vos grilles.
lesson-quickfeast-bake-then_bake = Enfournez les deux à la fois : elles se partagent les œufs d’une tuile. La tuile part tout entière au four, et ce qu’aucune recette n’en prend se perd.
lesson-quickfeast-bake-start-chef-1 = Un Pâtissier cuit aussi. Mais lui seul peut décorer : reprenez ce coup, et laissez cuire un Assistant.
lesson-quickfeast-bake-else = Reprenez ce coup, et enfournez ensemble la Madeleine et la Meringue.

lesson-quickfeast-baked-say = Cette carte a son bonus, elle aussi : utilisez-le si vous voulez.
lesson-quickfeast-baked-else = Comme il vous plaira.

lesson-quickfeast-decorate-say = Cinq : décorer, pour les Pâtissiers seulement. Une tuile à fleur peut servir de garniture : mettez-en une sur chaque plat.
lesson-quickfeast-decorate-then_decorate = Une tuile à fleur peut servir de garniture : mettez-en une sur chaque plat. Chaque garniture livrée augmente votre revenu, comme le montre la rangée sous les grilles.
lesson-quickfeast-decorate-else = Reprenez ce coup : les deux plats veulent une garniture.

lesson-quickfeast-rest-say = Vous pouvez maintenant utiliser le bonus de la carte que vous venez de jouer.
lesson-quickfeast-rest-else = Comme il vous plaira.

lesson-quickfeast-deliver-say = Six : livrer. Jouez votre dernière carte, et présentez la Madeleine à la table du milieu. Elle y compte son prestige à la fin ; vendue, elle ne rapporterait que des pièces.
lesson-quickfeast-deliver-then_place_dish = À vous de choisir la place : celle à la balance, à côté du bonus de table, l’emporte à égalité à cette table ; toute autre donne aussitôt ce qui y est imprimé.
lesson-quickfeast-deliver-else = Reprenez ce coup : la Madeleine à la table du milieu.

lesson-quickfeast-tie-say = Votre podium a monté : vos points si tout finissait maintenant. La Meringue va à la table de gauche : { $plain } pièces pour un plat sans noix. Celui de Gaspard est plus près du bonus : il mène.
lesson-quickfeast-tie-else = Reprenez ce coup : la Meringue à la table de gauche.

lesson-quickfeast-special-say = Vous avez maintenant des plats à { $tables } tables, et c’est ce que demande ce bonus spécial. Il ne coûte rien, et le premier qui le réclame reçoit le plus : { $special } points de prestige à la fin.

lesson-quickfeast-income-say = Quand toutes les mains sont jouées, la manche finit : ce qui est à une corbeille est retiré, et chacun touche un revenu de { $base_income } pièces, et ce que rapportent garnitures livrées et nobles hôtes. Le vôtre est écrit dans votre bourse.

lesson-quickfeast-evening-say = Vous pouvez maintenant utiliser le bonus de la carte que vous venez de jouer.
lesson-quickfeast-evening-else = Comme il vous plaira.

lesson-quickfeast-staff-say = La dernière manche. Qui a travaillé revient quand tous les autres ont travaillé aussi. Choisissez { $hand_size } cartes de votre personnel, dont les deux Pâtissiers : eux seuls engagent.
lesson-quickfeast-staff-else = Qui vous plaira.

lesson-quickfeast-trays-say = Et du nouveau personnel : deux plaques font le tour, A dans le sens horaire, B dans l’autre, et vous gardez une carte de chacune. Comparez ce qui est écrit sous les images. Un Pâtissier rapporte des pièces selon la taille du personnel, d’autant plus qu’il est petit : { $payday } pour le vôtre. Gardez-le.
lesson-quickfeast-trays-else = Reprenez ce coup : le Pâtissier dont le bonus compte votre personnel.

lesson-quickfeast-second_tray-say = L’autre plaque. Ce Pâtissier rapporte aussitôt du prestige pour les tables où sont vos plats. À la dernière manche, cela vaut mieux que des pièces qu’on ne peut plus guère dépenser.
lesson-quickfeast-second_tray-else = Reprenez ce coup : le Pâtissier qui rapporte du prestige pour les tables.

lesson-quickfeast-leave-say = Une carte de la main doit quitter la partie : celle qui aide le moins. Laissez partir un Assistant ; il n’y a plus guère de courses à faire.
lesson-quickfeast-leave-else = Gardez les Pâtissiers ! Reprenez ce coup.

lesson-quickfeast-hire-say = Sept : engager, pour les Pâtissiers seulement. Jouez-en un de votre personnel de départ, les cartes sans niveau, et engagez l’étoile qui demande { $starred } tables.
lesson-quickfeast-hire-then_hire = La plupart des cartes coûtent des pièces. Le personnel étoilé est gratuit, mais exige quelque chose, et on n’en engage qu’un par partie. Vous avez des plats à { $starred } tables : engagez l’étoile qui les demande.
lesson-quickfeast-hire-else = Reprenez ce coup : qu’un Pâtissier de votre personnel de départ engage l’étoile qui demande { $starred } tables.

lesson-quickfeast-hired-say = L’étoile joue dès cette manche : un tour de plus pour vous, et son bonus vaut aussitôt { $star } points de prestige. À présent le bonus de cette carte, si vous voulez.
lesson-quickfeast-hired-else = Comme il vous plaira.

lesson-quickfeast-notice-say = Huit : congédier. Une carte quitte la partie pour { $assistant } ou { $chef } pièces. Jouez le Pâtissier dont le bonus compte votre personnel.
lesson-quickfeast-notice-then_give_notice = Congédiez celui qui vient d’engager : son travail est fait.
lesson-quickfeast-notice-else = Reprenez ce coup : que le Pâtissier dont le bonus compte votre personnel congédie quelqu’un dont vous n’avez plus besoin.

lesson-quickfeast-paid-say = Utilisez maintenant le bonus de cette carte : il rapporte des pièces à dépenser au jardin.
lesson-quickfeast-paid-else = Comme il vous plaira.

lesson-quickfeast-garden-say = Le service se tient entre deux tables. Qui en a peut acheter 1 point de prestige pour { $service_coins } pièces avec chaque plat présenté à l’une d’elles : c’est ce qu’a fait Manon. Les nobles hôtes de la rangée du dessous rapportent { $host_income } pièces à chaque revenu, et du prestige à la fin.

lesson-quickfeast-place-say = Neuf : placer un service ou un noble hôte. Jouez l’étoile, et placez ce que vous pouvez payer.
lesson-quickfeast-place-then_place = Des places de service, l’une compte du prestige à la fin, l’autre donne quelque chose aussitôt. Un hôte compte ce qu’il porte, et 1 de plus par adversaire qui a un service. Placez ce que vous pouvez payer.
lesson-quickfeast-place-else = Reprenez ce coup : que l’étoile place quelqu’un au jardin.

lesson-quickfeast-placed-say = À présent le bonus de l’étoile : { $star } points de prestige aussitôt.
lesson-quickfeast-placed-else = Comme il vous plaira.

lesson-quickfeast-last-say = Jouez le reste de votre main. Seul le prestige sert encore : denrées, tuiles et recettes ne comptent plus à la fin. Une place au jardin compte, et le bonus qui rapporte du prestige. Puis le Roi goûte, et il compte.
lesson-quickfeast-last-else = Comme il vous plaira.

lesson-quickfeast-counted-say = Voilà pourquoi l’on joue. Chaque plat compte son prestige. Et à chaque table, qui a le plus de plats reçoit le premier nombre, le deuxième reçoit l’autre : au milieu, ce sont { $first } et { $second }.

lesson-quickfeast-money-say = Les nobles hôtes et les bonus spéciaux comptent ce qu’ils portent. De votre argent, { $coins_per_prestige } pièces font 1 point de prestige : dépensez-le à temps.

lesson-quickfeast-total-say = { $mine } pour vous, { $manon } pour Manon, { $gaspard } pour Gaspard. Le podium près de chaque nom dit à tout moment où l’on en est.

lesson-quickfeast-end-say = C’est tout : vous connaissez les neuf actions. Une fête entière a { $rounds } manches comme ces deux-là. Le bouton éclairé montre à tout moment « Toutes les actions » en images. Jouez maintenant votre première partie ; je reste près de vous.
