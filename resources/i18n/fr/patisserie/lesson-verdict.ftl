### Le décompte final : d'abord vous devinez, puis il vient.

lesson-verdict-name = La fête est finie
lesson-verdict-about = Ce qui compte à la fin : devinez d’abord, puis jouez la dernière carte.

lesson-verdict-welcome-say = Le dernier jour, et la dernière carte est à vous. Le podium près de chaque nom dit qui gagnerait maintenant : Manon, hélas. Comptons avant le Roi !

lesson-verdict-left-say = La table de gauche donne { $first } à qui a le plus de plats, { $second } au deuxième. Manon en a { $hers } ; vous un, tout près du bonus de table. Si votre Brioche l’y rejoint, que recevez-vous ?
lesson-verdict-left-three = { $second }
lesson-verdict-left-three_reply = C’est pour le deuxième. Recomptez, et voyez qui est plus près du bonus de table.
lesson-verdict-left-six = { $first }
lesson-verdict-left-six_reply = { $hers } contre { $hers }, et le vôtre est plus près : { $first } pour vous, { $second } pour Manon.
lesson-verdict-left-nothing = Rien
lesson-verdict-left-nothing_reply = Pourquoi ? { $hers } plats, c’est autant qu’elle.

lesson-verdict-middle-say = La table du milieu : Manon a { $middleHers } plats, Gaspard et vous un chacun. Qui reçoit les { $middleSecond } du deuxième rang ?
lesson-verdict-middle-you = Moi
lesson-verdict-middle-you_reply = Vous : votre Madeleine est plus près du bonus de table que sa Meringue.
lesson-verdict-middle-gaspard = Gaspard
lesson-verdict-middle-gaspard_reply = Sa Meringue est une place plus loin. Cherchez le bonus de table.
lesson-verdict-middle-shared = Personne
lesson-verdict-middle-shared_reply = C’est ainsi à deux, où seul le premier rang compte. Mais vous êtes trois.

lesson-verdict-host-say = Votre noble hôte porte un { $printed }, et chaque adversaire qui a un poste ajoute 1. Combien en tout ?
lesson-verdict-host-two = { $printed }
lesson-verdict-host-two_reply = Ce n’est que l’imprimé. Qui a des postes ?
lesson-verdict-host-four = { $hosted }
lesson-verdict-host-four_reply = { $hosted } : { $printed } imprimés, et 1 chacun pour Manon et Gaspard.
lesson-verdict-host-six = { $overcounted }
lesson-verdict-host-six_reply = Seuls les adversaires comptent, et chacun une fois.

lesson-verdict-money-say = Votre bourse : { $purse } pièces, et le dernier revenu en apporte { $income }. Que valent { $total } pièces à la fin ?
lesson-verdict-money-two = { $worth }
lesson-verdict-money-two_reply = { $worth } : 1 par tranche entière de { $coins_per_prestige }. Le reste départage tout au plus.
lesson-verdict-money-three = { $more }
lesson-verdict-money-three_reply = Seules comptent les tranches entières de { $coins_per_prestige }.
lesson-verdict-money-four = { $most }
lesson-verdict-money-four_reply = Le change est plus dur : 1 point pour { $coins_per_prestige } pièces.

lesson-verdict-bargain-say = Votre dernière carte vend le point à { $price } pièces. Et votre poste à la table de gauche sert un plat pour { $service_coins }. Que faites-vous de vos pièces ?
lesson-verdict-bargain-keep = Les garder
lesson-verdict-bargain-keep_reply = À { $coins_per_prestige } pièces le point ? Les banquiers du Roi en seraient ravis.
lesson-verdict-bargain-buy = Les dépenser
lesson-verdict-bargain-buy_reply = Bien sûr : un point pour { $service_coins } pièces, puis à { $price }, et à { $coins_per_prestige } seulement ce qui reste.

lesson-verdict-deliver-say = Jouez la carte, et livrez la Brioche à la table de gauche.
lesson-verdict-deliver-then_choose_action = Livrer !
lesson-verdict-deliver-then_deliver = La Brioche.
lesson-verdict-deliver-then_place_dish = La dernière place libre de la table de gauche.
lesson-verdict-deliver-sell = { $sale } pièces font { $saleWorth } points. À la table elle en vaut { $brioche }, et { $first } pour le plus de plats ! Reprenez ce coup.
lesson-verdict-deliver-else = Cela rapporte moins. Reprenez ce coup : la Brioche, la table de gauche.

lesson-verdict-serve-say = Votre poste la sert : 1 point pour { $service_coins } pièces, moins cher que tout le reste aujourd’hui.
lesson-verdict-serve-0 = Vous ne l’aurez pas à moins. Reprenez ce coup, et payez.
lesson-verdict-serve-else = Vous ne l’aurez pas à moins. Reprenez ce coup, et payez.

lesson-verdict-last-say = Maintenant le bonus : { $bought } points pour { $spent } pièces. Puis vient le revenu, et aussitôt le Roi compte. La feuille lue, choisissez « Voir la table » : je vous y attends.
lesson-verdict-last-then_buy_prestige = { $bought } points, pour { $spent } pièces. La feuille lue, choisissez « Voir la table » : je vous y attends.
lesson-verdict-last-else = Une pièce vaut moins à chaque minute. Reprenez ce coup, et achetez-en { $bought }.

lesson-verdict-tables-say = Comme vous l’aviez dit : { $first } pour la table de gauche, { $middleSecond } pour celle du milieu. Avec { $top } pour celle du haut et { $top } pour celle du bas, cela fait { $tables }.

lesson-verdict-total-say = { $own } pour vous, { $other } pour Manon. Sans votre dernière carte, Manon serait devant : cette carte a gagné la fête.

lesson-verdict-end-say = Plats, tables, postes, hôtes, bonus spéciaux, et chaque pièce dépensée à temps. Pensez-y dès la première manche ; le reste n’est que glaçage.
