### L’aide-mémoire : le Mentor, et les promos.

reference-patisserie-mentor-title = Le Mentor
reference-patisserie-mentor-text = Votre ancien maître joue selon des cartes : seul contre une personne, ou en troisième à côté de deux. Le Mentor ne paie rien pour ses actions, mais il a des revenus, vend, paie le service et marque comme tous. Seul contre lui, il faut plus de prestige pour gagner.
reference-patisserie-mentor-terms = mentor solo seul automate adversaire rival un joueur
reference-patisserie-mentor-ruling = Le Mentor est assis après les personnes, peut être premier joueur et compte comme adversaire pour les hôtes. Il doit réclamer un bonus spécial ; vous le pouvez.

reference-patisserie-solo_card-title = Cartes solo
reference-patisserie-solo_card-text = À chaque tour, le Mentor révèle une carte d’une à trois actions et accomplit la première possible depuis la gauche. Si aucune ne l’est, il gagne aussitôt { $mentor_prestige } points de prestige.
reference-patisserie-solo_card-terms = carte solo mentor tour actions révéler
reference-patisserie-solo_card-ruling = Une action qu’aucune carte de décision ne pourrait décider est impossible.

reference-patisserie-decision_card-title = Cartes de décision
reference-patisserie-decision_card-text = Quand le Mentor doit choisir, on révèle d’autres cartes solo jusqu’à ce que l’une désigne quelque chose qui s’y trouve : une recette, une colonne d’ingrédients, une table et le bout d’où on la remplit, ou une case pour un marqueur.
reference-patisserie-decision_card-terms = décision paquet révéler flèche choix mentor
reference-patisserie-decision_card-ruling = Quand le paquet est vide, les cartes solo utilisées en forment un nouveau. Rien n’est révélé là où aucune carte ne pourrait décider.

reference-patisserie-mentor_recipes-title = Le Mentor prend des recettes
reference-patisserie-mentor_recipes-text = Deux recettes, là où pointent les flèches des cartes de décision ; d’une place vide, la flèche avance à droite. De { $overfull } recettes, celle qui a le moins de prestige part. Avec { $recipe_storage } recettes, le Mentor n’en prend pas.
reference-patisserie-mentor_recipes-terms = mentor recettes acquérir flèche
reference-patisserie-mentor_recipes-ruling = Une seule recette à l’étal est prise seule. Ses recettes se resserrent à gauche.

reference-patisserie-mentor_ingredients-title = Le Mentor prend des ingrédients
reference-patisserie-mentor_ingredients-text = Toutes les tuiles de la colonne que désigne une carte de décision.
reference-patisserie-mentor_ingredients-terms = mentor ingrédients colonne tuiles

reference-patisserie-mentor_bakes-title = Le Mentor enfourne
reference-patisserie-mentor_bakes-text = Jusqu’à deux recettes, gratuitement, dans l’ordre des nombres de la carte, même à la toque, tant que des grilles sont libres.
reference-patisserie-mentor_bakes-terms = mentor cuire grilles ordre

reference-patisserie-mentor_decorates-title = Le Mentor décore
reference-patisserie-mentor_decorates-text = Jusqu’à deux plats, dans l’ordre des nombres de la carte. Sa flèche dit si l’on prend la première ou la dernière tuile avec garniture.
reference-patisserie-mentor_decorates-terms = mentor décorer garniture ordre

reference-patisserie-mentor_delivers-title = Le Mentor livre
reference-patisserie-mentor_delivers-text = Tous les plats des grilles, d’abord celui qui convient à un bonus de table. Une carte de décision nomme la table et le bout d’où l’on prend la première place libre. Le Mentor gagne ce que donnent la place et la table, et paie le service s’il le peut.
reference-patisserie-mentor_delivers-terms = mentor livrer présenter table bout
reference-patisserie-mentor_delivers-ruling = Un plat qu’aucune carte ne pourrait placer est vendu.

reference-patisserie-mentor_hires-title = Le Mentor engage
reference-patisserie-mentor_hires-text = Une carte gratuite : une carte étoilée si sa condition est remplie et qu’il n’en a pas encore, sinon la première de l’étal depuis le bout que montre la flèche. La carte est gardée pour le décompte final, et le Mentor a un tour de plus dans cette manche.
reference-patisserie-mentor_hires-terms = mentor engager carte étoilée tour de plus
reference-patisserie-mentor_hires-ruling = S’il n’y a aucune carte de décision, le Mentor n’en gagne pas.

reference-patisserie-mentor_places-title = Le Mentor place un marqueur
reference-patisserie-mentor_places-text = Sur la zone de service ou le noble hôte que nomme une carte de décision, gratuitement ; dans une zone de service, toujours sur la case à prestige.
reference-patisserie-mentor_places-terms = mentor marqueur service hôte

reference-patisserie-mentor_scoring-title = Le Mentor à la fin
reference-patisserie-mentor_scoring-text = Avant le décompte final, le Mentor révèle les cartes engagées ou venues des plaques et marque leurs pièces et leur prestige, pour autant qu’on peut les payer. Puis la moitié des tuiles, recettes et denrées restantes devient du prestige.
reference-patisserie-mentor_scoring-terms = mentor décompte inventaire réserves moitié fin

reference-patisserie-grades-title = Beurré, Salé, Extra croustillant
reference-patisserie-grades-text = La force du Mentor : Beurré a { $buttery } cartes solo par manche, Salé { $savory } dans les deux dernières, Extra croustillant { $crunchy } à chaque manche. Chaque carte de plus est un tour de plus.
reference-patisserie-grades-terms = difficulté degré niveau difficile facile salé croustillant plus fort

reference-patisserie-mentor_copied-title = Copier la carte du Mentor
reference-patisserie-mentor_copied-text = Qui utilise le bonus d’un autre et choisit la carte du dessus du Mentor effectue une de ses actions selon les règles habituelles, comme Assistant, ou gagne { $mentor_prestige } points de prestige.
reference-patisserie-mentor_copied-terms = copier mentor carte action prestige
reference-patisserie-mentor_copied-ruling = Avant que le Mentor ait utilisé une carte, il n’y a rien à copier. Aucune recette à la toque n’est cuite ainsi.

reference-patisserie-promo_special_bonuses-text = Promo : { $promoSpecials } tuiles rejoignent les bonus spéciaux dont on en tire deux : pour les plats aux noix, les plats d’une valeur de { $modestLeast } à { $modestMost }, et ceux d’une valeur de { $grandLeast } ou { $grandMost }.
reference-patisserie-promo_special_bonuses-terms = promo bonus spécial noix extension plus

reference-patisserie-promo_table_bonuses-text = Promo : { $promoTables } tuiles rejoignent les bonus de table : des pièces pour un plat sans garniture, de la farine pour un plat d’une valeur d’exactement { $exactly }, et des pièces pour votre service près de la table.
reference-patisserie-promo_table_bonuses-terms = promo bonus de table extension plus

reference-patisserie-promo_staff-text = Promo : { $promoStars } cartes étoilées de plus : pour le prestige déjà marqué, pour les plats sans miel, noix ni œuf, et pour une cuisine vide.
reference-patisserie-promo_staff-terms = promo carte étoilée personnel extension plus

reference-patisserie-promo_start_staff-text = Promo : chacun a { $startCards } cartes de départ et en choisit { $hand_size } pour sa première main ; les autres quittent la partie face cachée.
reference-patisserie-promo_start_staff-terms = promo personnel de départ cartes extension six
