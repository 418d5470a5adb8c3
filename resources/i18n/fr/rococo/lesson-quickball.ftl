### Le court chemin à travers le jeu.

lesson-quickball-name = Dix minutes
lesson-quickball-about = Les six actions et le choix d’une main dans les deux dernières manches, et le bal. Puis votre propre partie.

lesson-quickball-welcome-say = Dix minutes, Camille, et vous savez jouer. Vous confectionnez des tenues pour le bal du Roi : elles rapportent du prestige, et qui en a le plus gagne. À chaque manche, vous jouez { $hand_size } commis, un par tour, et chacun fait une action.

lesson-quickball-standing-say = Près de votre nom, vous voyez votre argent, en Louis d’or, et sur le podium le prestige que vous auriez si la partie finissait maintenant : { $mine }. L’essentiel n’en est compté qu’au bal, dans deux manches.

lesson-quickball-ranks-say = Il y a six actions, et la couleur dit qui peut faire quoi : un Maître, en or, tout ; un Compagnon, en argent, tout sauf engager. Un Apprenti, en laiton, ne peut qu’acquérir de la soie, financer des décorations ou vous quitter contre de l’argent.

lesson-quickball-acquire-say = Un : la soie, pour les tenues. Jouez l’Apprenti et acquérez une tuile, n’importe laquelle ; vous payez ce qu’indique son tiroir. Plus un tiroir se vide, moins ses tuiles coûtent.
lesson-quickball-acquire-then_keep_resource = Gardez la tuile pour sa soie, qui va sur votre support. Ou échangez-la aussitôt contre le fil ou la dentelle indiqués en dessous, que certaines tenues demandent aussi : / veut dire l’un des deux, + les deux.
lesson-quickball-acquire-else = Pas encore. Reprenez ce coup : l’Apprenti acquiert une tuile.

lesson-quickball-bonus-say = Chaque carte a aussi un bonus, sous son image : utilisez-le, ou non. Celui-ci achète du fil ou de la dentelle. Pointez une carte, et ses symboles sont dits en mots.
lesson-quickball-bonus-else = Comme il vous plaira.

lesson-quickball-sew-say = Colette a engagé : sa recrue joue dès cette manche, une carte de plus. Deux : une tenue. En haut figure son prix, à droite la soie qu’elle demande. Que le Maître confectionne cette robe bleue : elle ne coûte que { $bales } rouleaux de soie bleue. Ce qui reste d’une tuile est perdu.
lesson-quickball-sew-start-journeyman = Reprenez ce coup : le Compagnon réclamera la faveur de la Reine. Le Maître confectionne la robe bleue.
lesson-quickball-sew-else = Un Maître peut le faire aussi. Mais reprenez ce coup : la robe bleue attend.

lesson-quickball-guest-say = Louez-la à un invité de la salle 2 ; l’un d’eux paie { $place } Louis d’or tout de suite. Au bal, une tenue compte le prestige qu’elle porte. Et les nombres au coin de la salle vont à qui y a le plus de tenues, { $first }, puis au deuxième, { $second }.
lesson-quickball-guest-sell = Reprenez ce coup : elle doit danser, pas être vendue.
lesson-quickball-guest-else = Reprenez ce coup : là, vous avez déjà quelqu’un. Seule la salle 2 vous manque.

lesson-quickball-wait-say = Vous voilà dans les { $halls } salles : le premier à y parvenir reçoit { $everywhere } points de prestige, le deuxième { $next }, le troisième { $third }.

lesson-quickball-thimble-say = Une place à ce dé, c’est un Maître invité : n’y va que ce qu’un Maître a fait. À égalité dans une salle, mène qui y a le plus de ces invités ; si cela aussi est égal, tous les ex æquo marquent en entier.

lesson-quickball-tie-say = En salle 3, Colette, le lys, et vous avez une tenue chacun : égalité. Qui mène ?
lesson-quickball-tie-me = Moi
lesson-quickball-tie-me_reply = Voyez à qui est la tenue à la place du dé. Essayez encore.
lesson-quickball-tie-colette = Colette
lesson-quickball-tie-colette_reply = Oui : la sienne est à la place du dé, pas la vôtre. Regardez donc les dés quand vous choisissez un invité.
lesson-quickball-tie-both = Tous les deux
lesson-quickball-tie-both_reply = Seulement si rien ne départage. Ici, le dé départage : essayez encore.

lesson-quickball-others-say = Aux autres, maintenant. Ce qu’ils font se lit ici.

lesson-quickball-favor-say = Trois : la faveur de la Reine. Jouez le Compagnon et réclamez-la : vous recevez { $favor_livre } Louis d’or et commencez la manche suivante. Qui la détient à la toute fin gagne { $favor_prestige } points de prestige.
lesson-quickball-favor-else = Reprenez ce coup : le Compagnon réclame la faveur de la Reine.

lesson-quickball-evening-say = Le bonus, puis le soir : quand toutes les mains sont jouées, chacun reçoit { $base_income } Louis d’or.
lesson-quickball-evening-else = Comme il vous plaira.

lesson-quickball-hand-say = Nouvelle manche, nouvelle main : chacun choisit, en secret et en même temps, { $hand_size } cartes de sa réserve. Les cartes jouées sont à côté, dans la défausse, et n’en reviennent qu’une fois la réserve vide. Prenez les cartes éclairées, une de chaque rang : Maître, Compagnon, Apprenti.
lesson-quickball-hand-else = Ce Maître ferait l’affaire aussi. Mais reprenez ce coup, et choisissez les cartes éclairées, une de chaque rang.

lesson-quickball-crown-say = De nouveaux commis sont à la cour. Une couronne, c’est : pas de bonus pendant la partie, mais du prestige au bal pour ce que dit la carte, où qu’elle soit dans votre personnel.

lesson-quickball-hire-say = Quatre : engager, ce que seul un Maître peut faire. Jouez le Maître, et choisissez quelqu’un. Moins il en reste, moins ils coûtent ; le chiffre romain est le niveau, qui monte de manche en manche. Les bons joueurs engagent à peu près une fois par manche, de la première à la dernière.
lesson-quickball-hire-else = Reprenez ce coup : votre Maître doit engager.

lesson-quickball-again-say = Le nouveau est déjà dans votre main, et joue dès cette manche.

lesson-quickball-sell-say = Encore une tenue, à vendre cette fois : { $sale } Louis d’or tout de suite, mais aucun prestige au bal. C’est mieux si aucune place libre ne rapporte, ou si l’argent sert davantage. Que le Compagnon fasse la robe verte : seul un dé d’or exige un Maître.
lesson-quickball-sell-else = Reprenez ce coup : le Compagnon confectionne la robe verte, et vous la vendez.

lesson-quickball-kitchens-say = Les décorations, chacune avec son don : une cuisine ajoute de l’argent aux revenus de chaque manche, financez-en une tôt. Une statue rapporte au bal { $statue_prestige_per_color } points de prestige par couleur de vos tenues chez des invités. Pointez-en une, et elle s’explique.
lesson-quickball-musician-say = Le musicien d’une salle est aussi une décoration : qui le paie est présent dans cette salle, et y gagne les égalités que laissent les Maîtres invités.

lesson-quickball-fund-say = Six : financez une décoration avec votre dernière carte, un feu d’artifice. Au bal, un de vos invités sort alors de la salle royale sur le balcon, devant lui, et y compte { $times } fois ; le plus de feux d’artifice rapporte encore { $rockets } points de prestige.
lesson-quickball-fund-else = Reprenez ce coup : votre dernière carte doit financer un feu d’artifice.

lesson-quickball-purse-say = Utilisez aussi le bonus de la même carte : il vient après l’action principale.
lesson-quickball-purse-then_keep_resource = Le bonus vous a apporté une tuile. Gardez-la pour sa soie, ou échangez-la contre ce qu’indique le bas ; jamais les deux. L’un comme l’autre servira à votre prochaine tenue.
lesson-quickball-purse-else = Comme il vous plaira.

lesson-quickball-depute-say = Cinq : déléguez, c’est-à-dire envoyez à la cour, pour { $apprentice } Louis d’or, l’Apprenti que vous aviez dès le début. La carte quitte la partie. Au début c’est bon : sans les faibles, les autres reviennent plus souvent dans votre main ; vers la fin, il n’y a que l’argent. Gardez toujours au moins { $minimum_staff } commis.
lesson-quickball-depute-else = Reprenez ce coup : l’Apprenti va à la cour.

lesson-quickball-farewell-say = Un dernier bonus, si vous voulez.
lesson-quickball-farewell-else = Comme il vous plaira.

lesson-quickball-worth-say = La salle royale : Baptiste et vous avez une tenue chacun, chacune à un dé. À qui vont les { $royal } points de prestige du premier ?
lesson-quickball-worth-both = À nous deux, en entier
lesson-quickball-worth-both_reply = En entier, et personne n’est deuxième. Mais qui paie le musicien d’une salle y gagne une telle égalité, et y est présent.
lesson-quickball-worth-half = La moitié à chacun
lesson-quickball-worth-half_reply = Le Roi ne partage rien. Essayez encore.
lesson-quickball-worth-nobody = À personne
lesson-quickball-worth-nobody_reply = Le Roi est plus généreux. Essayez encore.

lesson-quickball-money-say = Au bal, les décorations comptent aussi ce qu’elles portent. De votre argent, { $livre_per_prestige } Louis d’or ne font que 1 point de prestige : dépensez-le à temps.

lesson-quickball-last-say = Vous avez tout fait une fois. Prenez un dernier bonus, s’il en vaut la peine. Une fois que les autres ont aussi joué leurs dernières cartes, le bal est terminé et le Roi compte.
lesson-quickball-last-else = Comme il vous plaira.

lesson-quickball-counted-say = Voyez : l’invité de Baptiste est sorti de la salle royale sur le balcon, et le vôtre aussi, si vous avez payé un feu d’artifice. { $mine } pour vous, { $colette } pour Colette, { $baptiste } pour Baptiste ; à égalité, qui a le plus d’argent restant l’emporte.

lesson-quickball-end-say = C’est tout ! Une partie entière a { $rounds } manches comme ces deux-là. Le bouton éclairé montre à tout moment « Toutes les actions » en images : ce que chacune fait et coûte. Jouez maintenant votre première partie ; je m’assieds près de vous.
