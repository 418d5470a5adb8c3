### La première leçon : le but, et un tour.

lesson-called-rococo = Lucille

lesson-turn-name = Un bal, et un tour
lesson-turn-about = Le but du jeu, et ce qu’est un tour.

lesson-turn-welcome-say = Bienvenue dans mon atelier, Camille ! Je suis Lucille. Une partie a { $rounds } manches, voici la deuxième ; après la dernière, le Roi donne son bal. Qui aura gagné le plus de prestige d’ici là sera le tailleur dont tout Paris parle.

lesson-turn-palace-say = Voici les salles du palais. Chaque tenue que vous louez ici à un invité rapporte du prestige à la fin du bal, et qui en a le plus dans une salle en reçoit davantage.

lesson-turn-hand-say = Voici vos commis. À chaque manche vous en choisissez { $hand_size } ; à chaque tour vous en jouez un, et il fait une chose pour vous. Un tour n’est rien de plus !

lesson-turn-play-say = Jouez votre Maître : choisissez la carte à tête dorée.
lesson-turn-play-else = Celui-là a un autre métier. Reprenez-le, et jouez le Maître : lui seul peut tout faire.

lesson-turn-make-say = Voici les six actions principales, et un Maître peut toutes les faire ; le dernier bouton, c’est ne rien faire. Confectionnez une tenue !
lesson-turn-make-else = Un Maître peut le faire aussi. Mais la soie de votre support veut devenir une robe : reprenez ce coup.

lesson-turn-garment-say = La robe bleue de droite demande { $bales } rouleaux de soie bleue, juste ceux de votre support, et sa vitrine ne coûte rien. Prenez-la !
lesson-turn-garment-else = Une belle pièce, mais reprenez ce coup : la robe bleue de droite est gratuite, et vous avez déjà sa soie.

lesson-turn-guest-say = Maintenant, un invité à qui la louer : choisissez le troisième de la salle 2, dont le signe veut dire { $place } Louis d’or, tout de suite. Ou portez-y la robe.
lesson-turn-guest-else = Un invité charmant ! Mais cette leçon veut les { $place } Louis d’or. Reprenez ce coup, et cherchez le signe.

lesson-turn-others-say = C’était votre tour : la robe au cadre rouge est à vous, le lys est à Colette. Colette et Baptiste jouent maintenant une carte chacun. Regardez : ce qu’ils font est raconté ici.

lesson-turn-end-say = Une carte, une action, puis le joueur suivant. Quand toutes les cartes sont jouées, chacun reçoit un revenu et la manche suivante commence. Après { $rounds } manches, le bal est fini. Vous savez comment se passe une partie !
