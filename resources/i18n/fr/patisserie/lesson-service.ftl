### Postes de service, nobles hôtes, majorités et égalités.

lesson-service-name = Postes et hôtes
lesson-service-about = Postes de service, nobles hôtes, majorités et égalités.

lesson-service-areas-say = Le service attend entre les tables. Chaque zone a deux postes, et touche à deux tables.

lesson-service-sides-say = Le poste de gauche rapporte du prestige à la fin, celui de droite quelque chose tout de suite. Vous êtes trois : combien de postes d’une zone peuvent être pris en tout ?
lesson-service-sides-both = Les deux
lesson-service-sides-both_reply = À plus de joueurs. Jusqu’à { $one_post_players }, l’un reste libre.
lesson-service-sides-one = Un seul
lesson-service-sides-one_reply = Un seul. Qui vient d’abord choisit le côté ; qui vient ensuite va ailleurs.

lesson-service-post-say = Jouez l’Assistant, et placez un marqueur entre la table du haut et celle du milieu : le poste de gauche, pour { $price } pièces.
lesson-service-post-then_choose_action = Placer un service !
lesson-service-post-then_place = Entre le haut et le milieu, à gauche.
lesson-service-post-post-top-middle-2 = Une recette, et pas de prestige. Reprenez ce coup : celui de gauche.
lesson-service-post-else = J’ai des projets à la table du milieu. Reprenez ce coup : le poste à { $price } pièces, au-dessus d’elle.

lesson-service-wait-say = Gaspard place un poste, lui aussi. Retenez-le : Manon en a un, et lui à présent.

lesson-service-tie-say = La table du milieu : { $own } plats à vous, { $hers } à Manon. À égalité, le plat le plus proche du bonus de table décide. Qui est en tête ?
lesson-service-tie-you = Moi
lesson-service-tie-you_reply = Votre plat le plus proche est à la deuxième place. À qui est celui de la première ?
lesson-service-tie-manon = Manon
lesson-service-tie-manon_reply = Manon : le sien touche au bonus de table. Elle aurait { $first }, et vous { $second }.
lesson-service-tie-both = Nous deux
lesson-service-tie-both_reply = Il y a toujours un plat plus proche que les autres.

lesson-service-deliver-say = Présentez donc un troisième plat ! Jouez le Pâtissier éclairé, dont le bonus compte vos marqueurs, et livrez la Madeleine à la table du milieu.
lesson-service-deliver-then_choose_action = Livrer !
lesson-service-deliver-then_deliver = La Madeleine.
lesson-service-deliver-then_place_dish = Une place libre de la table du milieu.
lesson-service-deliver-start-chef-2 = Celui-là, gardons-le pour la fin. Reprenez ce coup, et jouez l’autre Pâtissier.
lesson-service-deliver-sell = Pour { $sale } pièces, vous laissez la table à Manon ? Reprenez ce coup.
lesson-service-deliver-else = C’est la table du milieu qui compte à présent. Reprenez ce coup.

lesson-service-serve-say = Votre poste touche à cette table, il peut donc servir le plat : payez { $service_coins } pièces, et gagnez 1 point tout de suite. Il en va ainsi de chacun de vos postes à une table, et de chaque plat.
lesson-service-serve-0 = Le prestige est rarement moins cher. Reprenez ce coup, et payez.
lesson-service-serve-else = Le prestige est rarement moins cher. Reprenez ce coup, et payez.

lesson-service-again-say = { $own } plats contre { $hers } : la table est à vous. Et maintenant le bonus : { $bonus } pièces pour chacun de vos postes et hôtes.
lesson-service-again-else = { $bonus } pièces pour rien ! Reprenez ce coup.

lesson-service-hosts-say = Les nobles hôtes. Chacun rapporte { $host_income } pièces à chaque revenu, son prestige, et à la fin 1 de plus par adversaire qui a un poste. Combien sont-ils ?
lesson-service-hosts-one = { $fewer }
lesson-service-hosts-one_reply = Manon en a un. Et qui encore ?
lesson-service-hosts-two = { $opponents }
lesson-service-hosts-two_reply = Manon et Gaspard : { $opponents } de plus pour chacun de vos hôtes. Le nombre de leurs postes n’y change rien.
lesson-service-hosts-three = { $more }
lesson-service-hosts-three_reply = Vous n’êtes pas votre propre adversaire.

lesson-service-host-say = Invitez-en donc un ! Jouez votre dernière carte, et placez un marqueur sur le premier hôte ou le deuxième, pour { $host1 } ou { $host2 } pièces.
lesson-service-host-then_choose_action = Placer un noble hôte !
lesson-service-host-then_place = Le premier ou le deuxième.
lesson-service-host-host-3 = { $host3 } pièces, et votre bourse est presque vide. Reprenez ce coup : le premier ou le deuxième.
lesson-service-host-else = Vos invités attendent un hôte. Reprenez ce coup.

lesson-service-end-say = Un hôte venu tôt se paie lui-même, un poste gagne à chaque plat, et un troisième plat fait basculer une table. Bon service !
