### Le court chemin à travers le jeu.

lesson-quickfeast-name = Dix minutes au four
lesson-quickfeast-about = Les neuf actions dans les deux dernières manches, et la fin de la fête. Puis votre propre partie.

lesson-quickfeast-welcome-say = Dix minutes, Camille, et vous savez jouer. Vous préparez des plats et les présentez ici, aux tables du Roi. Cela rapporte du prestige, et qui en a le plus à la fin gagne. Il reste deux manches de fête.

lesson-quickfeast-hand-say = Voici votre personnel. À chaque tour vous jouez une carte : elle effectue d’abord une action principale, puis son bonus, écrit sous l’image. L’or est un Pâtissier, l’argent un Assistant.

lesson-quickfeast-recipes-say = Un : les recettes, vos plats à venir. Jouez le Pâtissier éclairé et acquérez la Madeleine.
lesson-quickfeast-recipes-then_acquire_recipe = Sur chaque recette, le prix et le prestige sont en haut, et ce qu’il faut pour l’enfourner en bas. Une toque veut dire que seul un Pâtissier l’enfourne. Acquérez la Madeleine.
lesson-quickfeast-recipes-start-chef-1 = Toute carte peut le faire. Mais ce Pâtissier décorera plus tard : reprenez ce coup, et jouez l’autre.
lesson-quickfeast-recipes-start-assistant-1 = Toute carte peut le faire. Mais il nous faudra les Assistants : reprenez ce coup, et jouez le Pâtissier.
lesson-quickfeast-recipes-start-assistant-2 = Toute carte peut le faire. Mais il nous faudra les Assistants : reprenez ce coup, et jouez le Pâtissier.
lesson-quickfeast-recipes-staff-1-10 = Toute carte peut le faire. Mais il nous faudra les Assistants : reprenez ce coup, et jouez le Pâtissier.
lesson-quickfeast-recipes-else = Plus tard. Reprenez ce coup : d’abord la Madeleine.

lesson-quickfeast-second-say = La même action apporte une seconde recette : prenez la Meringue, car une seule fournée suffit aux deux. Puis vient le bonus de la carte. Il y a place pour { $recipe_storage } recettes ; avant une action, vous pouvez en défausser une avec le bouton au-dessous.
lesson-quickfeast-second-else = Reprenez ce coup : la Meringue aussi.

lesson-quickfeast-standing-say = Le podium de Manon vient de bouger. Il montre le prestige que quelqu’un aurait si la partie finissait maintenant ; le vôtre dit { $mine }. Les pièces y comptent un peu : payer le fait baisser. La flèche est le changement depuis votre dernier tour.

lesson-quickfeast-eggs-say = Deux : les ingrédients, pour les Assistants seulement. Jouez celui qui est éclairé, et prenez la seule tuile à { $eggs } œufs.
lesson-quickfeast-eggs-then_acquire_ingredient = Chacune de vos recettes demande un œuf : prenez la tuile qui en a { $eggs }. Une rangée de peu de tuiles est bon marché, celle-ci ne coûte rien.
lesson-quickfeast-eggs-start-assistant-2 = Tout Assistant peut le faire. Mais reprenez ce coup : l’autre achète du sucre en bonus.
lesson-quickfeast-eggs-staff-1-10 = Tout Assistant peut le faire. Mais reprenez ce coup : l’autre achète du sucre en bonus.
lesson-quickfeast-eggs-else = Il nous faut un œuf par recette. Reprenez ce coup.

lesson-quickfeast-goods-say = Trois : les denrées. La Meringue demande du sucre, le cône bleu, et vous n’en avez pas. Cette carte achète des denrées en bonus, d’autres comme action principale. Utilisez le bonus et achetez un sucre.
lesson-quickfeast-goods-else = Reprenez ce coup : un sucre.

lesson-quickfeast-bake-say = Quatre : enfourner. Vous avez tout ce que demandent les deux recettes. Une toque sur une recette exige un Pâtissier ; celles-ci n’en ont pas. Qu’un Assistant les enfourne donc en une seule action : c’est un tour de gagné. Les plats vont sur vos grilles.
lesson-quickfeast-bake-then_bake = Enfournez les deux à la fois : elles se partagent les œufs d’une tuile. La tuile part tout entière au four, et ce qu’aucune recette n’en prend se perd.
lesson-quickfeast-bake-start-chef-1 = Un Pâtissier cuit aussi. Mais lui seul peut décorer : reprenez ce coup, et laissez cuire un Assistant.
lesson-quickfeast-bake-else = Reprenez ce coup, et enfournez ensemble la Madeleine et la Meringue.

lesson-quickfeast-baked-say = Cette carte a son bonus, elle aussi : une autre recette, si vous voulez. Plus une recette est à droite, moins elle coûte. Les vides restent jusqu’à ce qu’il y en ait { $gaps } après un tour : alors tout glisse à droite, et de nouvelles arrivent.
lesson-quickfeast-baked-else = Comme il vous plaira.

lesson-quickfeast-decorate-say = Cinq : décorer, pour les Pâtissiers seulement. Une tuile à fleur peut servir de garniture : mettez-en une sur chaque plat.
lesson-quickfeast-decorate-then_decorate = Une tuile à fleur peut servir de garniture : mettez-en une sur chaque plat. Chaque garniture livrée augmente votre revenu, comme le montre la rangée sous les grilles.
lesson-quickfeast-decorate-else = Reprenez ce coup : les deux plats veulent une garniture.

lesson-quickfeast-rest-say = Le bonus de cette carte apporte encore une tuile ingrédient, si vous voulez. Moins une rangée a de tuiles, moins elles coûtent.
lesson-quickfeast-rest-else = Comme il vous plaira.

lesson-quickfeast-deliver-say = Six : livrer. Jouez la carte éclairée, et présentez la Madeleine à la table du milieu. Elle y compte son prestige à la fin. Vendue, elle rapporterait { $sale_coins } pièces par point, mais { $coins_per_prestige } pièces ne font qu’un point à la fin.
lesson-quickfeast-deliver-then_place_dish = À vous de choisir la place : la place 1, la plus proche du bonus de table, l’emporte à égalité à cette table ; toute autre donne aussitôt ce que montre son assiette.
lesson-quickfeast-deliver-else = Reprenez ce coup : la Madeleine à la table du milieu.

lesson-quickfeast-tie-say = La Meringue va à la table de gauche : son écriteau montre le bonus de table, { $plain } pièces aussitôt pour un plat sans noix.
lesson-quickfeast-tie-else = Reprenez ce coup : la Meringue à la table de gauche.

lesson-quickfeast-lead-say = Gaspard a ici autant de plats, mais la balance est près du sien : plus près du bonus de table, il l’emporte en cas d’égalité ; c’est lui qui mène. À la fin, qui a le plus de plats ici gagne { $most } points de prestige, le deuxième { $next }.

lesson-quickfeast-special-say = Vous avez maintenant des plats à { $tables } tables, et c’est ce que demande ce bonus spécial. Il ne coûte rien, et le premier qui le réclame reçoit le plus : { $special } points de prestige à la fin.

lesson-quickfeast-income-say = Quand toutes les mains sont jouées, chacun touche un revenu : { $base_income } pièces, et ce que rapportent les nobles hôtes et les garnitures des plats livrés. Les vôtres sont ici à présent, et paient à chaque manche : plus tôt, mieux cela vaut.

lesson-quickfeast-evening-say = D’abord votre bonus, à votre guise. Puis les autres finissent la manche, ce qui est à une corbeille est retiré, et les étals sont remplis.
lesson-quickfeast-evening-else = Comme il vous plaira.

lesson-quickfeast-staff-say = La dernière manche : chacun choisit sa main, en secret et en même temps. Prenez les { $hand_size } cartes sans chiffre romain. Seuls les Pâtissiers engagent et décorent, seuls les Assistants font les courses.
lesson-quickfeast-staff-else = Reprenez ce coup : les cartes sans chiffre.

lesson-quickfeast-trays-say = Du nouveau personnel ! Deux plaques font le tour, A dans le sens horaire, B dans l’autre, et vous gardez une carte de chacune. Ce Pâtissier rapporte { $payday } pièces, car votre personnel est peu nombreux : prenez-le.
lesson-quickfeast-trays-else = Reprenez ce coup, et gardez le Pâtissier éclairé.

lesson-quickfeast-second_tray-say = L’autre plaque. Ce Pâtissier rapporte aussitôt du prestige pour les tables où sont vos plats. À la dernière manche, rien ne vaut mieux. Le chiffre romain est le niveau : les plus hauts viennent plus tard, avec de meilleurs bonus.
lesson-quickfeast-second_tray-else = Reprenez ce coup, et gardez le Pâtissier éclairé : rien ne rapporte plus de prestige maintenant.

lesson-quickfeast-leave-say = Une carte de votre main quitte maintenant la partie : ainsi votre personnel devient meilleur, pas plus nombreux, et les bonnes cartes reviennent plus tôt. Laissez partir l’Assistant dont le bonus achète des denrées.
lesson-quickfeast-leave-else = Reprenez ce coup : c’est de l’Assistant éclairé que vous pouvez vous passer.

lesson-quickfeast-hire-say = Sept : engager, pour les Pâtissiers seulement. Jouez celui qui est éclairé, et engagez l’étoile éclairée, qui demande { $starred } tables.
lesson-quickfeast-hire-then_hire = La plupart des cartes coûtent des pièces. Une étoile est gratuite pour qui a ce qu’elle demande, mais on n’en engage qu’une par partie. Elle vient dans votre main, et se joue dès cette manche.
lesson-quickfeast-hire-else = Reprenez ce coup : que le Pâtissier éclairé engage l’étoile éclairée.

lesson-quickfeast-notice-say = Huit : congédier. Une carte quitte la partie et rapporte des pièces : un Assistant { $assistant }, un Pâtissier { $chef }. Jouez la carte éclairée.
lesson-quickfeast-notice-then_give_notice = Congédiez quand il vous faut des pièces, et une carte dont vous pouvez vous passer : celle qui vient d’engager a fait son travail.
lesson-quickfeast-notice-else = Reprenez ce coup : que la carte éclairée congédie le Pâtissier qui vient d’engager.

lesson-quickfeast-service-say = Voici le service de Manon, entre deux tables. Avec chaque plat qu’elle présente à l’une d’elles, elle peut acheter 1 point de prestige pour { $service_coins } pièces.

lesson-quickfeast-hosts-say = Les nobles hôtes rapportent { $host_income } pièces à chaque revenu. À la fin, chacun compte son prestige, et 1 de plus par adversaire qui a un service.

lesson-quickfeast-place-say = Neuf : placer un service ou un noble hôte. Jouez l’étoile, dont le bonus est de { $star } points de prestige aussitôt, et placez ce que vous pouvez payer.
lesson-quickfeast-place-then_place = Des places de service, l’une compte du prestige à la fin, l’autre donne quelque chose aussitôt. Prenez maintenant le plus de prestige que vous pouvez payer.
lesson-quickfeast-place-else = Reprenez ce coup : que l’étoile place quelqu’un au jardin.

lesson-quickfeast-last-say = Jouez le reste de votre main. Le mieux est de placer tant que vous pouvez payer : cela compte du prestige à la fin. Sinon, congédiez, car les pièces comptent un peu. Denrées, tuiles et recettes ne comptent plus.
lesson-quickfeast-last-else = Comme il vous plaira.

lesson-quickfeast-counted-say = Voilà pourquoi l’on joue : chaque plat compte son prestige, et à chaque table, qui a le plus de plats reçoit le premier nombre, le deuxième l’autre. Nobles hôtes et bonus spéciaux comptent ce qu’ils portent ; { $coins_per_prestige } pièces ne font que 1 point.

lesson-quickfeast-total-say = { $mine } pour vous, { $manon } pour Manon, { $gaspard } pour Gaspard : le podium près de chaque nom le dit à tout moment. Les joueurs forts présentent presque tous leurs plats, enfournent pour les deux grilles à la fois, et visent à temps un bonus spécial et une étoile.

lesson-quickfeast-end-say = C’est tout : vous connaissez les neuf actions. Une fête entière a { $rounds } manches comme ces deux-là. Le bouton éclairé montre à tout moment « Toutes les actions ». Jouez maintenant votre première partie ; je reste près de vous.
