### L’aide-mémoire : ce qu’ajoutent les extensions.

reference-jewelry-title = Bijoux
reference-jewelry-text = Quand vous avez confectionné une { $garment } et avant de la louer, vous pouvez acheter un bijou au prix indiqué au-dessus : un collier pour une { $gown }, une bague pour une { $coat }. De la couleur de la { $garment }, il rapporte aussi une tuile ressources au hasard. Chaque bijou : 1 Louis d’or à chaque revenu et 1 point de prestige à la fin. À chaque manche, le bijou le plus à droite quitte la partie.
reference-jewelry-terms = bijou collier colliers bague bagues joyau pierre
reference-jewelry-ruling = Une fois le bijou pris, la { $garment } doit être louée. Il n’est proposé que s’il y a un invité pour elle.

reference-jeweler-title = Bijoutier
reference-jeweler-text = Une décoration. Qui y a un jeton peut acheter un bijou avec chaque { $garment } qu’il loue. Une place par joueur.
reference-jeweler-terms = bijoux joaillier étalage décoration boutique
reference-jeweler-ruling = Un bijou gagné par une { $garment } s’ajoute à celui qu’on a acheté avec elle.

reference-specialist-title = Apprenti spécialisé
reference-specialist-text = Chacun en reçoit un au début ; personne d’autre ne le voit. Votre Maître peut l’engager une fois par l’action principale, gratuitement, si la condition de la carte est remplie. La carte vient alors en main.
reference-specialist-terms = spécialiste apprenti engager gratuit condition distribué secret
reference-specialist-ruling = Délégué, un Apprenti spécialisé rapporte { $apprentice } Louis d’or comme un autre.

reference-condition-title = Conditions d’engagement
reference-condition-text = La condition d’un Apprenti spécialisé doit être remplie quand on l’engage : tant de Louis d’or, de prestige, de bijoux, de types de décorations, de { $gowns }, de { $coats } ou de Maîtres invités sur le plateau, de tuiles avec fil et dentelle, la présence dans toutes les salles, ou des épreuves de Maître achevées. On n’en paie ni n’en perd rien.
reference-condition-terms = condition exigence apprenti spécialisé il faut
reference-condition-ruling = Les deux sortes de décorations de revenu comptent pour un seul type.

reference-journeyman_examination-text = Action principale d’un Apprenti quand toutes ses tâches sont accomplies : payez { $examLivre } Louis d’or et gagnez du prestige ({ $examPrestige }). L’Apprenti utilise son bonus et quitte la partie ; vous choisissez un Compagnon dans la pioche de ces épreuves pour votre main. Vous préparez ensuite les épreuves de Maître.
reference-journeyman_examination-terms = épreuve épreuves examen test compagnon apprenti promotion réussir
reference-journeyman_examination-ruling = Il faut au moins une carte dans la pioche. Le candidat compte parmi ceux qui doivent rester, car le nouveau prend sa place.

reference-master_examination-text = Action principale d’un Compagnon quand toutes ses tâches sont accomplies : payez { $examLivre } Louis d’or et gagnez du prestige ({ $examPrestige }). Le Compagnon utilise son bonus et quitte la partie ; vous choisissez un Maître dans la pioche de ces épreuves pour votre main. Vous préparez ensuite de nouveau les épreuves de Compagnon.
reference-master_examination-terms = épreuve épreuves examen test maître compagnon promotion réussir
reference-master_examination-ruling = Il faut au moins une carte dans la pioche. Le candidat compte parmi ceux qui doivent rester, car le nouveau prend sa place.

reference-journeyman_tasks-title = Tâches des épreuves de Compagnon
reference-journeyman_tasks-text = Des Apprentis les accomplissent : garder une tuile de soie commune, garder une tuile de soie rare, échanger une tuile contre du fil ou de la dentelle, financer une décoration. Une tâche par action, par une action principale ou un bonus ; elles sont marquées d’elles-mêmes.
reference-journeyman_tasks-terms = tâche tâches épreuve apprenti soie fil dentelle décoration
reference-journeyman_tasks-ruling = Une action prêtée par un bonus est accomplie par le commis qui a ce bonus.

reference-master_tasks-title = Tâches des épreuves de Maître
reference-master_tasks-text = Un Compagnon confectionne une { $gown } ; un Compagnon confectionne une { $coat } ; un Maître confectionne une { $garment }, peu importe laquelle. Louée ou vendue, par une action principale ou un bonus ; une tâche par action, marquée d’elle-même.
reference-master_tasks-terms = tâche tâches épreuve maître compagnon { $gown } { $coat }
reference-master_tasks-ruling = Une action prêtée par un bonus est accomplie par le commis qui a ce bonus.

reference-graduate-title = Qui a réussi les épreuves
reference-graduate-text = Qui achève des épreuves consulte leur pioche et y prend la carte de son choix en main. Elle se joue dès cette manche.
reference-graduate-terms = diplômé pioche épreuve choisir nouvelle carte
reference-graduate-ruling = Les autres voient la carte quand elle est jouée ou quitte la partie.

reference-bonus_use_from_supply-title = Bonus : utiliser un commis de la réserve
reference-bonus_use_from_supply-text = Regardez votre réserve, défaussez-en un commis et utilisez son bonus comme si vous l’aviez joué.
reference-bonus_use_from_supply-terms = réserve défausser bonus emprunter
reference-bonus_use_from_supply-ruling = Si la réserve est vide, on retourne d’abord la défausse. Une action est accomplie par le commis défaussé.

reference-bonus_copy_bonus-title = Bonus : copier le bonus d’un adversaire
reference-bonus_copy_bonus-text = Choisissez le commis au sommet de la défausse d’un adversaire et utilisez son bonus comme si vous l’aviez joué. La carte reste où elle est.
reference-bonus_copy_bonus-terms = copier imiter adversaire défausse bonus
reference-bonus_copy_bonus-ruling = Un bonus qui copie ne se copie pas. Une action est accomplie par le commis dont on copie le bonus.

reference-bonus_livre_per_hall-title = Bonus : argent par salle
reference-bonus_livre_per_hall-text = Vous gagnez les Louis d’or de la carte pour chaque salle où vous avez une { $garment } ou le musicien.
reference-bonus_livre_per_hall-terms = salle présence présent argent

reference-bonus_livre_per_decorations-title = Bonus : argent pour plusieurs décorations
reference-bonus_livre_per_decorations-text = Vous gagnez les Louis d’or de la carte par série complète de vos décorations ; elle dit combien il en faut. Le reste ne rapporte rien.
reference-bonus_livre_per_decorations-terms = décorations argent paires jeton

reference-bonus_make_and_sell-title = Bonus : confectionner et vendre aussitôt
reference-bonus_make_and_sell-text = Confectionnez une autre { $garment } sans dé d’or à son plein coût, vendez-la aussitôt à sa valeur et gagnez le prestige de la carte.
reference-bonus_make_and_sell-terms = coudre vendre autre { $garment } prestige
reference-bonus_make_and_sell-ruling = Ce qui ne se vend jamais ne peut être fait par ce bonus.

reference-bonus_in_hall-title = Bonus : pour vos { $garments } d’une salle
reference-bonus_in_hall-text = Vous gagnez ce que dit la carte pour vos { $garments } d’une seule salle.
reference-bonus_in_hall-terms = une salle prestige argent { $garment }
reference-bonus_in_hall-ruling = Le programme prend la salle qui rapporte le plus.

reference-bonus_jewelry-title = Bonus : pour vos bijoux
reference-bonus_jewelry-text = Vous gagnez ce que dit la carte par série de vos bijoux, ou de vos seules bagues. Le reste ne rapporte rien.
reference-bonus_jewelry-terms = bijou bijoux bague bagues collier argent prestige

reference-bonus_prestige_per_pair-title = Bonus : paires de deux couleurs
reference-bonus_prestige_per_pair-text = Vous gagnez 1 point de prestige par paire de vos { $gowns } louées, une de chaque couleur de la carte.
reference-bonus_prestige_per_pair-terms = paire paires deux couleurs { $gown } prestige

reference-bonus_livre_per_master_spaces-title = Bonus : argent pour les Maîtres invités
reference-bonus_livre_per_master_spaces-text = Vous gagnez les Louis d’or de la carte par série de vos { $garments } chez des Maîtres invités.
reference-bonus_livre_per_master_spaces-terms = invité de Maître dé argent

reference-bonus_livre_without_color-title = Bonus : argent pour une couleur absente
reference-bonus_livre_without_color-text = Pour chacune des deux couleurs de la carte, vous gagnez ses Louis d’or si aucune { $garment } à vous de cette couleur n’est chez un invité.
reference-bonus_livre_without_color-terms = couleur absente manquante sans aucune argent

reference-bonus_gain_prestige-title = Bonus : prestige
reference-bonus_gain_prestige-text = Vous gagnez aussitôt le prestige de la carte.
reference-bonus_gain_prestige-terms = prestige points gagner

reference-crown_jewelry_sets-title = Couronne : séries de bijoux
reference-crown_jewelry_sets-text = À la fin, chaque série des quatre sortes de bijoux rapporte le prestige de la carte : un collier et une bague de chacune de leurs couleurs.
reference-crown_jewelry_sets-terms = bijoux série séries couronne fin collier bague

reference-crown_necklace_pairs-title = Couronne : colliers
reference-crown_necklace_pairs-text = À la fin, chaque série de vos colliers rapporte le prestige de la carte, qui dit aussi combien il en faut. Les couleurs n’importent pas.
reference-crown_necklace_pairs-terms = collier colliers paires couronne fin

reference-crown_decorations-title = Couronne : décorations
reference-crown_decorations-text = À la fin, chacune de vos décorations rapporte le prestige de la carte, en plus du sien.
reference-crown_decorations-terms = décoration couronne fin jeton

reference-crown_apprentice_pairs-title = Couronne : Apprentis
reference-crown_apprentice_pairs-text = À la fin, chaque série d’Apprentis de votre personnel rapporte le prestige de la carte, qui dit aussi combien il en faut.
reference-crown_apprentice_pairs-terms = apprenti paires personnel couronne fin

reference-fancy_dresses-text = { $fancy } autres { $garments } entrent dans le sac : elles demandent plus que toutes les autres et valent plus. De nouvelles tuiles ressources les accompagnent, avec des combinaisons absentes du jeu de base.
reference-fancy_dresses-terms = fantaisie chère extension promo précieuse

reference-festivity_dresses-text = { $festivity } autres { $garments }, marquées d’une étoile, rapportent du prestige dès leur confection, avant d’être placées. Elles ne se vendent jamais : sans invité libre pour elle, une telle { $garment } ne se confectionne pas. Elles entrent dans le sac après la première préparation.
reference-festivity_dresses-terms = fête étoile jamais vendue extension promo prestige aussitôt
reference-festivity_dresses-ruling = La { $garment } elle-même ne compte pas pour son propre bonus. Un bonus qui doit vendre ce qu’il fait n’en fait aucune.

reference-bonus_prestige_per_couple-title = Bonus : couples
reference-bonus_prestige_per_couple-text = À la confection, vous gagnez le prestige indiqué par couple formé d’une { $gown } et d’une { $coat } à vous chez des invités.
reference-bonus_prestige_per_couple-terms = couple couples paire fête { $gown } { $coat }
reference-bonus_prestige_per_couple-ruling = La { $garment } qu’on est en train de faire ne compte pas encore.

reference-expert_tailoring-text = { $expert } autres { $garments }, marquées d’une aiguille, rapportent quelque chose quand on les loue : la faveur, une tuile, un bijou, de l’argent. Sauf une, elles ne se vendent jamais. Celles des bijoux ne sont là qu’avec la Boîte à bijoux.
reference-expert_tailoring-terms = expert confection aiguille louée jamais vendue extension promo
reference-expert_tailoring-ruling = La récompense de l’invité vient d’abord, puis ce que rapporte la { $garment }. Celle qui ne rapporte que des Louis d’or n’a pas de prestige propre, mais compte pour les salles, les statues et les cartes.

reference-bonus_gain_favor-title = À la location : la faveur de la Reine
reference-bonus_gain_favor-text = Prenez la faveur de la Reine si personne ne l’a réclamée dans cette manche ; vous gagnez ses Louis d’or dans tous les cas.
reference-bonus_gain_favor-terms = faveur reine aiguille expert

reference-bonus_take_resource-title = À la location : une tuile au choix
reference-bonus_take_resource-text = Prenez gratuitement une tuile ressources de l’étal, et gardez-la ou échangez-la comme d’habitude.
reference-bonus_take_resource-terms = tuile gratuite étalage aiguille expert
reference-bonus_take_resource-ruling = La récompense de l’invité vient d’abord.

reference-bonus_gain_jewelry-title = À la location : un bijou, ou du prestige pour lui
reference-bonus_gain_jewelry-text = Une de ces { $garments } donne gratuitement un bijou de n’importe quelle couleur, si vous avez une place chez le bijoutier. L’autre rapporte du prestige si vous la louez avec un bijou de sa couleur.
reference-bonus_gain_jewelry-terms = bijou bijoux gratuit aiguille expert même couleur
reference-bonus_gain_jewelry-ruling = Un bijou gagné ainsi s’ajoute à celui qu’on a acheté.

reference-madame_du_barry-title = Madame du Barry, une rivale
reference-madame_du_barry-text = Elle joue contre vous avec ses propres cartes : { $madameHand } par manche, une par tour. Elle fait sans payer ce que montre la carte, n’a pas d’argent, loue toujours ce qu’elle fait et gagne les égalités. Si rien de la carte n’est possible, elle gagne { $madameInstead } points de prestige à la place.
reference-madame_du_barry-terms = solo seul automa robot dubarry rivale un joueur solitaire
reference-madame_du_barry-ruling = Contre plusieurs personnes, elle compte pour un joueur de plus partout où l’on compte les joueurs, et siège après la dernière.

reference-madame_cards-title = Les cartes de Madame du Barry
reference-madame_cards-text = En haut : ce qu’elle fait et où. En bas : la salle où elle place ce qu’une autre carte lui fait faire, et si elle y joint un bijou : de la même couleur, tout bijou qui convient, ou aucun. Quand elle engage ou achève des épreuves, elle pioche une carte de plus pour cette manche.
reference-madame_cards-terms = madame carte action salle permission révéler piocher solo automa
reference-madame_cards-ruling = Si ses cartes ne trouvent pas d’invité libre, elle ne fait rien et gagne du prestige. De moins de modèles, elle prend le plus cher. Quand ses cartes sont épuisées, celles révélées sont mélangées.

reference-collection-title = Tuiles de Madame du Barry
reference-collection-text = Elle n’utilise jamais les tuiles qu’elle prend. À la fin, chaque série de { $madameTiles } lui rapporte 1 point de prestige.
reference-collection-terms = collection réunies tuiles solo automa score
