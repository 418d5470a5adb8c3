### Du four à la table.

lesson-oven-name = Du four à la table
lesson-oven-about = Grilles, tables de présentation, et ce qu’elles donnent.

lesson-oven-racks-say = Vos { $racks } grilles. Ce qui est cuit attend ici d’être livré ; il est défendu de le jeter.

lesson-oven-room-say = Une Crêpe occupe l’une d’elles. Combien de plats pouvez-vous cuire à présent ?
lesson-oven-room-none = Aucun
lesson-oven-room-none_reply = Une grille est encore libre. Regardez bien.
lesson-oven-room-one = Un
lesson-oven-room-one_reply = Un : chaque plat demande une grille libre. Qui livre tard enfourne tard.
lesson-oven-room-two = { $racks }
lesson-oven-room-two_reply = Et le deuxième refroidit par terre ? Pas dans ma cuisine !

lesson-oven-hat-say = Vous avez { $recipes } recettes, et le Nougat porte une toque. Qui peut le cuire ?
lesson-oven-hat-anybody = N’importe qui
lesson-oven-hat-anybody_reply = Sans toque, le sucre brûlerait. Essayez encore.
lesson-oven-hat-chef = Un Pâtissier
lesson-oven-hat-chef_reply = Un Pâtissier, et lui seul. De tels plats valent plus, et qui sait les cuire aussi.
lesson-oven-hat-assistant = Un Assistant
lesson-oven-hat-assistant_reply = C’est tout le contraire !

lesson-oven-bake-say = Jouez votre Pâtissier, et cuisez le Nougat. Sur votre tuile il y a du miel et des noix : juste ce qu’il faut.
lesson-oven-bake-then_choose_action = Enfourner !
lesson-oven-bake-then_bake = Le Nougat.
lesson-oven-bake-pastry-palmier = Le Palmier, tout Assistant vous le cuira. Reprenez ce coup : le Nougat a besoin de la toque.
lesson-oven-bake-else = D’abord le Nougat. Reprenez ce coup, et laissez faire votre Pâtissier.

lesson-oven-bonus-say = L’action principale est faite ; le bonus de la carte ne vient qu’après. Utilisez-le : une tuile du sac.
lesson-oven-bonus-else = Vous pouvez y renoncer. Mais cette tuile ne coûte rien : reprenez ce coup.

lesson-oven-wait-say = { $eggs } œufs, et même une garniture ; nous en parlerons un autre jour.

lesson-oven-tables-say = Chaque table a son bonus : il dit comment doit être un plat, et ce que vous recevez. Celle du milieu veut du miel. Lequel de vos plats en contient ?
lesson-oven-tables-first = Le Nougat
lesson-oven-tables-first_reply = Il en contient. Mais voyez aussi la Crêpe.
lesson-oven-tables-second = La Crêpe
lesson-oven-tables-second_reply = Elle en contient. Mais voyez aussi le Nougat.
lesson-oven-tables-both = Les deux
lesson-oven-tables-both_reply = Les deux ! Mais seule la Crêpe a un œuf, et la table du haut veut des œufs. Répartissez-les, et chacun aura son bonus.

lesson-oven-deliver-say = Une action livre jusqu’à deux plats. Jouez l’Assistant éclairé : le Nougat va à la table du milieu, sur la place aux { $place } pièces.
lesson-oven-deliver-then_choose_action = Livrer !
lesson-oven-deliver-then_deliver = D’abord le Nougat.
lesson-oven-deliver-then_place_dish = La table du milieu, la place aux { $place } pièces.
lesson-oven-deliver-pastry-crepe = La Crêpe convient mieux à la table du haut. Reprenez ce coup, et commencez par le Nougat.
lesson-oven-deliver-start-assistant-1 = Celui-là fait les courses plus tard. Reprenez ce coup, et jouez l’Assistant éclairé.
lesson-oven-deliver-sell = { $nougat } pièces, et pas de prestige. Reprenez ce coup : celui-ci est pour les nobles.
lesson-oven-deliver-else = Pas là ! Reprenez ce coup : le Nougat, la table du milieu, les { $place } pièces.

lesson-oven-second-say = { $place } pièces de la place, { $honey } pour le miel. Maintenant la Crêpe : à la table du haut, où vous voulez.
lesson-oven-second-then_place_dish = À la table du haut, où vous voulez.
lesson-oven-second-done = La laisser rassir ? Reprenez ce coup, et livrez la Crêpe.
lesson-oven-second-sell = { $crepe } pièces, et pas de prestige. Reprenez ce coup : la table du haut attend des œufs.
lesson-oven-second-else = Là, personne ne demande d’œuf. Reprenez ce coup : la table du haut.

lesson-oven-after-say = Un sucre pour l’œuf, et { $bonus } pièces de la carte. Une place près du bonus de table départage les égalités ; celles du bout donnent davantage.

lesson-oven-end-say = Votre marqueur reste sur le plat, dont le prestige compte à la fin. Cuit, livré, récompensé : voilà notre métier !
