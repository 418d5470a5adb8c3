### Les défis de ce jeu : chacun avec un nom, une mission et un commentaire, et la façon de compter leurs buts.

series-patisserie-1 = Aux tables
series-patisserie-2 = La bourse vide
series-patisserie-3 = Des points tout de suite
series-patisserie-4 = Les derniers comptes

challenge-amount-patisserie-lead = une avance de { $n }
challenge-amount-patisserie-item = { $n ->
    [one] { $n } point de prestige
   *[other] { $n } points de prestige
}

challenge-amount-patisserie-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}

challenge-amount-patisserie-prestige = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

challenge-amount-patisserie-track = { $n ->
    [one] { $n } point sur la piste de prestige
   *[other] { $n } points sur la piste de prestige
}

challenge-amount-patisserie-firsts = { $n ->
    [one] premier à { $n } table
   *[other] premier à { $n } tables
}

challenge-amount-patisserie-dishes = { $n ->
    [one] { $n } plat sur les tables
   *[other] { $n } plats sur les tables
}

challenge-amount-patisserie-tables = { $n ->
    [one] des plats sur { $n } table
   *[other] des plats sur { $n } tables
}

challenge-amount-patisserie-decorations = { $n ->
    [one] { $n } décoration
   *[other] { $n } décorations
}

challenge-amount-patisserie-income = { $n ->
    [one] un revenu de { $n } pièce
   *[other] un revenu de { $n } pièces
}

challenge-first_plate-name = La première assiette
challenge-first_plate-task = Première manche, et il vous reste une carte. Présentez votre premier plat : combien de pièces pouvez-vous avoir ensuite, avant le revenu ?
challenge-first_plate-comment = L’oublie va à la dernière place de la table de droite : { $place } pièces pour la place, et { $bare } parce que le plat n’a pas de garniture.

challenge-glory_for_sale-name = La gloire s’achète
challenge-glory_for_sale-task = La dernière carte de la partie est un Pâtissier qui permet d’acheter des points. Jusqu’où pouvez-vous aller avec elle sur la piste de prestige ?
challenge-glory_for_sale-comment = Congédier n’importe qui rapporte au moins { $assistant_notice } pièces. Avec les { $coins } que vous avez, cela paie { $points } points à { $spent } pièces.

challenge-free_of_charge-name = Sans frais
challenge-free_of_charge-task = Il vous reste une carte. Prenez un poste de service ou un noble hôte de plus, et ayez ensuite le plus de pièces possible, avant le revenu.
challenge-free_of_charge-comment = Congédier un Pâtissier rapporte { $chef_notice } pièces. Ensuite, le bonus de la carte rend gratuit le poste entre la table du milieu et celle du bas.

challenge-starry_finish-name = Une étoile pour finir
challenge-starry_finish-task = La dernière carte de la partie porte une étoile. Combien de points pouvez-vous avoir à la fin ?
challenge-starry_finish-comment = Un plat n’a plus besoin de table : restée sur la grille, la dacquoise se vend { $sold } pièces à la fin. L’étoile ajoute { $star } points.

challenge-last_batch-name = La dernière fournée
challenge-last_batch-task = La dernière carte de la partie : un Pâtissier, un four et { $coins } pièces. Combien de points pouvez-vous avoir à la fin ?
challenge-last_batch-comment = Le macaron attend sur la grille et se vend { $sold } pièces à la fin. Achetez 1 point pour { $price } pièces et gardez le reste : avec le revenu, il complète les { $coins_per_prestige } suivantes.

challenge-last_waffle-name = La dernière gaufre
challenge-last_waffle-task = La dernière carte de la partie rend le service et les hôtes moins chers. Combien de points pouvez-vous avoir à la fin ?
challenge-last_waffle-comment = Cuisez la gaufre, qui se vend { $sold } pièces à la fin. Le bonus paie alors le meilleur poste encore libre : { $price } pièces pour { $points } points.

challenge-small_change-name = Petite monnaie
challenge-small_change-task = { $cards } cartes et pas une seule pièce. Prenez un poste de service ou un noble hôte de plus, et ayez ensuite le plus de pièces possible.
challenge-small_change-comment = Vendez la madeleine { $sold } pièces, et payez { $price } pièces pour le poste le moins cher. Pour un renvoi, il ne reste pas de carte.

challenge-place_of_honor-name = La place d’honneur
challenge-place_of_honor-task = { $cards } cartes et une madeleine. Combien de points auriez-vous si la partie finissait ensuite, avant le revenu ?
challenge-place_of_honor-comment = À la table du haut, chacun des autres a un plat. La place la plus proche du bonus de table est libre : un seul plat y devient le premier.

challenge-by_a_nose-name = D’un cheveu
challenge-by_a_nose-task = { $cards } cartes. Devenez premier à une table de plus, et ayez ensuite le plus de pièces possible.
challenge-by_a_nose-comment = À la table de droite, Colette a { $hers } plats et vous un. Posez le chou à la place la plus proche du bonus de table ; congédier un Pâtissier rapporte { $chef_notice } pièces.

challenge-grand_host-name = Le grand hôte
challenge-grand_host-task = { $cards } cartes terminent la partie. Combien de points pouvez-vous avoir ?
challenge-grand_host-comment = Le chou vaut plus vendu que présenté : ses { $sold } pièces paient les { $price } de l’hôte à { $points } points, que les deux autres servent. C’est votre quatrième marqueur, qui réclame { $claimed } points de plus.

challenge-kitchen_door-name = Par la porte de la cuisine
challenge-kitchen_door-task = { $cards } cartes et pas une seule pièce. Combien pouvez-vous en avoir ensuite, avant le revenu ?
challenge-kitchen_door-comment = Vendez la madeleine { $sold } pièces, et faites engager l’Assistant par le Pâtissier pour { $price }. La nouvelle carte vient en main, et congédie le Pâtissier pour { $chef_notice }.

challenge-fourth_marker-name = Le quatrième marqueur
challenge-fourth_marker-task = { $cards } cartes, une bourse vide et un soufflé. Réclamez un bonus spécial, et ayez ensuite le plus de pièces possible.
challenge-fourth_marker-comment = Vendu, le soufflé rapporte { $sold } pièces. Le poste à { $price } pièces est votre quatrième marqueur, ce qui vaut { $claimed } points.

challenge-served_twice-name = Servi deux fois
challenge-served_twice-task = { $cards } cartes et une bourse vide. Jusqu’où pouvez-vous aller sur la piste de prestige, avant le revenu ?
challenge-served_twice-comment = { $posts } postes à vous sont à côté de la table du haut. D’abord un renvoi pour { $chef_notice } pièces : elles paient { $posts } points quand le soufflé y est servi.

challenge-last_accounts-name = Les derniers comptes
challenge-last_accounts-task = { $cards } Pâtissiers jouent les dernières cartes de la partie. Combien de points pouvez-vous avoir à la fin ?
challenge-last_accounts-comment = Sans congédier quelqu’un, le poste à { $price } pièces est trop cher. Il vaut { $points } points, et avec le revenu le reste de la bourse en fait encore un.

challenge-borrowed_hand-name = Une main d’emprunt
challenge-borrowed_hand-task = { $cards } cartes et une bourse vide. Présentez le soufflé, et ayez ensuite le plus de pièces possible.
challenge-borrowed_hand-comment = Le renvoi rapporte { $chef_notice } pièces, et le bonus d’un autre joueur décore le soufflé pour { $decoration }. Avec une garniture, la table de gauche en paie { $decorated }, et sa troisième place { $place }.

challenge-fresh_from_the_oven-name = Tout frais du four
challenge-fresh_from_the_oven-task = { $cards } cartes et une bourse vide. Combien de points auriez-vous si la partie finissait ensuite, avant le revenu ?
challenge-fresh_from_the_oven-comment = La recette au bout de la rangée ne coûte rien. Le soufflé prend la tête à la table de gauche, et les { $place } pièces de sa place paient le bonus qui cuit l’île flottante.

challenge-hiring_fair-name = La foire aux commis
challenge-hiring_fair-task = Une carte et { $coins } pièces. Combien de pièces pouvez-vous avoir ensuite, avant le revenu ?
challenge-hiring_fair-comment = Engagez l’Assistant pour { $price } pièces : il congédie quelqu’un pour { $chef_notice }, et engage la carte suivante pour { $next } et encore { $action }. Celle-ci congédie aussi pour { $chef_notice }, et son bonus ajoute { $bonus }.

challenge-musical_chairs-name = Les chaises musicales
challenge-musical_chairs-task = Une carte et { $coins } pièces. Combien de points auriez-vous si la partie finissait ensuite, avant le revenu ?
challenge-musical_chairs-comment = Engagez pour { $price } pièces le Pâtissier qui déplace les plats. Pendant que le pain d’épices est au four, la génoise passe à la place de la table de gauche où un seul plat est premier.
