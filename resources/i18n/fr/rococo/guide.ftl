### How to play, in short; numbers of the rules and what the edition calls things ([hint.word]) are filled in.

guide-heading-goal = Le bal
guide-heading-round = Une manche
guide-heading-actions = Actions principales
guide-heading-dress = Une { $garment } et son invité
guide-heading-board = Le palais
guide-heading-end = La fin
guide-heading-signs = Signes

guide-goal-aim = Vous dirigez un atelier de couture. Après { $rounds } manches, le Roi donne son bal ; le plus grand prestige gagne.

guide-round-hand = Chacun choisit en secret { $hand_size } commis de sa réserve pour sa main. Ceux qui ont joué vont à la défausse ; quand la réserve est vide, cette défausse devient la nouvelle réserve, sans être mélangée.
guide-round-turn = À tour de rôle, chacun joue une carte : d’abord une action principale permise à ce commis, puis le bonus de la carte. On peut renoncer à l’une comme à l’autre. Puis vient le joueur suivant.

guide-round-income-deluxe = Quand toutes les mains sont jouées, chacun reçoit { $base_income } Louis d’or et ce que rapportent ses cuisines.
guide-round-income-original = Quand toutes les mains sont jouées, chacun reçoit { $base_income } Louis d’or et ce que lui rapporte la fontaine.

guide-actions-favor = Réclamer la faveur de la Reine (pas avec un Apprenti ; un seul joueur par manche) : { $favor_livre } Louis d’or aussitôt, premier joueur à la manche suivante, et { $favor_prestige } points de prestige à la fin pour qui la détient.
guide-actions-acquire-deluxe = Acquérir des ressources : prendre une tuile au prix de son tiroir, et en garder la soie, ou l’échanger aussitôt contre sa moitié inférieure : / veut dire l’un des deux, + les deux.
guide-actions-acquire-original = Acquérir des ressources : prendre une tuile au prix de son segment, et en garder la soie, ou l’échanger aussitôt contre sa moitié inférieure : / veut dire l’un des deux, + les deux.
guide-actions-hire = Engager un commis (Maîtres seulement) : il vient en main et joue dès cette manche. Moins il en reste, moins il coûte.
guide-actions-depute = Déléguer ce commis, c’est-à-dire l’envoyer à la cour, pour { $master }, { $journeyman } ou { $apprentice } Louis d’or selon son rang ; après son bonus, la carte quitte la partie. Vous devez garder au moins { $minimum_staff } commis.

guide-actions-make_dress-deluxe = Confectionner une tenue de bal (pas avec un Apprenti) : payer le prix indiqué au-dessus et donner la soie, le fil et la dentelle qu’elle demande ; la soie en trop sur une tuile est perdue. Un dé à coudre demande un Maître.
guide-actions-make_dress-original = Confectionner une tenue (pas avec un Apprenti) : payer le prix indiqué au-dessus et donner la soie, le fil et la dentelle qu’elle demande ; la soie en trop sur une tuile est perdue. Un dé à coudre demande un Maître.

guide-actions-fund-deluxe = Financer une décoration : payer son prix et y poser votre jeton propriété ; un seul au plus dans chacune des deux cuisines.
guide-actions-fund-original = Financer une décoration : payer son prix et y poser votre jeton propriété ; un seul au plus dans chaque rangée de la fontaine.

guide-dress-place = Une { $garment } (une { $gown } ou une { $coat }) est louée à un invité sur une place libre, qui peut rapporter une récompense, ou vendue à sa valeur.
guide-dress-master = Les places au dé à coudre sont réservées aux { $garments } faites par un Maître ; elles y départagent aussi les égalités de la salle.

guide-board-halls = Dans chaque salle, le plus grand nombre de { $garments } rapporte des points, et à partir de { $second_place_players } joueurs la deuxième place aussi. L’égalité revient à qui y a plus de Maîtres invités, puis au musicien.
guide-board-fireworks = À la fin, des { $garments } { $in_kings } peuvent admirer vos feux d’artifice : elles comptent { $lessTimes } ou { $moreTimes } fois.
guide-board-all_halls = Avec une { $garment } ou un musicien dans chaque salle, vous prenez aussitôt une case « toutes les salles ».

guide-board-gardens-deluxe = Les statues paient à la fin pour chaque couleur de vos { $garments } ; les cuisines paient à chaque manche.
guide-board-gardens-original = Les statues paient à la fin pour chaque couleur de vos { $garments } ; la fontaine paie à chaque manche.

guide-end-scoring = Après la manche { $rounds }, on compte tout : l’argent ({ $livre_per_prestige } Louis d’or font 1 point de prestige), les cartes à couronne, la faveur, les salles, les feux d’artifice, les statues, les { $garments }, les décorations, toutes les salles. L’égalité revient à qui garde le plus de Louis d’or.

guide-signs-livre = Louis d’or
guide-signs-prestige = prestige
guide-signs-thread = fil
guide-signs-lace = dentelle
guide-signs-thimble-master = un Maître : dé d’or couronné
guide-signs-thimble-journeyman = un Compagnon : dé d’argent au bord festonné
guide-signs-thimble-apprentice = un Apprenti : dé de laiton ouvert
guide-signs-tile = tuiles ressources
guide-signs-bag = une tuile au hasard
guide-signs-card = commis
guide-signs-stack = tous vos commis ; aussi ce qui reste à piocher
guide-signs-discard = défausse
guide-signs-hire = engager un commis
guide-signs-court = déléguer à la cour
guide-signs-decoration = décorations
guide-signs-crown = compte à la fin
guide-signs-start = premier joueur
guide-signs-podium = ce qu’un joueur aurait si la partie finissait maintenant

## What an action is about, in a word or two.

guide-names-favor = Faveur de la Reine
guide-names-acquire = Ressources
guide-names-make_dress-deluxe = Tenue de bal
guide-names-make_dress-original = Tenue
guide-names-hire = Engager
guide-names-depute = Déléguer
guide-names-fund = Décoration
