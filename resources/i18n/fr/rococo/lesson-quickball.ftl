### Le court chemin à travers le jeu.

lesson-quickball-name = Dix minutes
lesson-quickball-about = Les six actions et le choix d’une main dans les deux dernières manches, et le bal. Puis votre propre partie.

lesson-quickball-welcome-say = Dix minutes, Camille, et vous savez jouer. Il reste deux manches avant le bal. Voici vos commis : à chaque tour vous en jouez un, et il fait une chose pour vous. Essayons les six.

lesson-quickball-ranks-say = La couleur dit ce que chacun peut faire. Un Maître, en or, peut tout faire ; un Compagnon, en argent, tout sauf engager. Un Apprenti, en laiton, ne fait qu’acquérir de la soie, financer des décorations et partir à la cour.

lesson-quickball-acquire-say = Un : la soie. Jouez l’Apprenti et acquérez une tuile, n’importe laquelle : sa soie va sur votre support, ou vous l’échangez contre du fil et de la dentelle. Plus un tiroir se vide, moins ses tuiles coûtent.
lesson-quickball-acquire-else = Pas encore. Reprenez ce coup : l’Apprenti acquiert une tuile.

lesson-quickball-bonus-say = Chaque carte a aussi un bonus. Utilisez-le, ou non.
lesson-quickball-bonus-else = Comme il vous plaira.

lesson-quickball-sew-say = Deux : une tenue. Votre Maître confectionne la robe bleue : { $bales } rouleaux de soie bleue, et son emplacement à l’atelier ne coûte rien. On paie en tuiles entières : le reste d’une tuile est perdu.
lesson-quickball-sew-start-journeyman = Reprenez ce coup : le Compagnon réclamera la faveur de la Reine. Le Maître confectionne la robe bleue.
lesson-quickball-sew-else = Un Maître peut le faire aussi. Mais reprenez ce coup : la robe bleue attend.

lesson-quickball-guest-say = Louez-la à un invité de la salle 2 : à la fin, qui y a le plus de tenues gagne { $first } points de prestige, le deuxième { $second }. Et vous serez dans les { $halls } salles : le premier à y parvenir en reçoit { $everywhere } de plus. Un invité y paie { $place } Louis d’or tout de suite.
lesson-quickball-guest-sell = Reprenez ce coup : elle doit danser, pas être vendue.
lesson-quickball-guest-else = Reprenez ce coup : là, vous avez déjà quelqu’un. Seule la salle 2 vous manque.

lesson-quickball-wait-say = À la fin, qui a le plus de tenues dans une salle marque des points ; ici, le lys est à Colette. À égalité gagne qui y a le plus de Maîtres invités, aux places marquées d’un dé.

lesson-quickball-others-say = Aux autres, maintenant.

lesson-quickball-favor-say = Trois : la faveur de la Reine. Jouez le Compagnon et réclamez-la : vous recevez { $favor_livre } Louis d’or et commencez la manche suivante. Qui la détient à la toute fin gagne { $favor_prestige } points de prestige.
lesson-quickball-favor-else = Reprenez ce coup : le Compagnon réclame la faveur de la Reine.

lesson-quickball-evening-say = Le bonus, puis le soir : quand toutes les mains sont jouées, chacun reçoit { $base_income } Louis d’or.
lesson-quickball-evening-else = Comme il vous plaira.

lesson-quickball-hand-say = Nouvelle manche : choisissez { $hand_size } cartes de votre réserve ; une fois vide, elle se refait de votre défausse. Aujourd’hui, une de chaque rang : le Maître, le Compagnon et l’Apprenti.
lesson-quickball-hand-else = Ce Maître ferait l’affaire aussi. Mais reprenez ce coup : je veux une carte de chaque rang.

lesson-quickball-hire-say = Quatre : engager, ce que seul un Maître peut faire. Jouez le Maître, et choisissez quelqu’un dont le bonus vous sert à chaque fois. Moins il en reste, moins ils coûtent ; la nouvelle carte vient aussitôt dans votre main.
lesson-quickball-hire-else = Reprenez ce coup : votre Maître doit engager.

lesson-quickball-again-say = Le nouveau est déjà dans votre main, et joue dès cette manche.

lesson-quickball-sell-say = Seule une tenue au dé d’or exige un Maître : que le Compagnon fasse la robe verte. Et pour une fois, vendez-la : { $sale } Louis d’or tout de suite, mais aucun prestige au bal.
lesson-quickball-sell-else = Reprenez ce coup : le Compagnon confectionne la robe verte, et vous la vendez.

lesson-quickball-fund-say = Six : financez une décoration avec votre dernière carte, un feu d’artifice. Au bal, une de vos tenues de la salle royale compte alors { $times } fois, et le plus de feux d’artifice rapporte encore { $rockets } points de prestige.
lesson-quickball-fund-else = Reprenez ce coup : votre dernière carte doit financer un feu d’artifice.

lesson-quickball-purse-say = Et son bonus.
lesson-quickball-purse-else = Comme il vous plaira.

lesson-quickball-depute-say = Cinq : déléguez, c’est-à-dire envoyez à la cour, pour { $apprentice } Louis d’or, l’Apprenti que vous aviez dès le début. La carte quitte la partie, et sans les faibles, les autres reviennent plus souvent dans votre main. Gardez toujours au moins { $minimum_staff } commis.
lesson-quickball-depute-else = Reprenez ce coup : l’Apprenti va à la cour.

lesson-quickball-farewell-say = Un dernier bonus, si vous voulez.
lesson-quickball-farewell-else = Comme il vous plaira.

lesson-quickball-worth-say = Voilà pourquoi l’on joue. Au bal, chaque tenue au palais compte son prestige. Et dans chaque salle, qui a le plus de tenues reçoit le premier nombre, le deuxième reçoit l’autre.

lesson-quickball-money-say = Les décorations comptent ce qu’elles portent ; les statues comptent chaque couleur de vos tenues, et les cuisines ont payé à chaque manche. De votre argent, { $livre_per_prestige } Louis d’or font 1 point de prestige : dépensez-le à temps.

lesson-quickball-last-say = Vous avez tout fait une fois. Un dernier bonus, s’il y en a un qui en vaut la peine ; puis les autres jouent leurs dernières cartes, et le Roi ouvre le bal.
lesson-quickball-last-else = Comme il vous plaira.

lesson-quickball-counted-say = { $mine } pour vous, { $colette } pour Colette, { $baptiste } pour Baptiste ; à égalité, qui a le plus d’argent restant l’emporte. Le podium près de chaque nom dit à tout moment où l’on en est.

lesson-quickball-end-say = C’est tout ! Une partie entière a { $rounds } manches comme ces deux-là. Ce que fait et coûte chaque action, « Toutes les actions » le dit à tout moment. Jouez maintenant votre première partie ; je m’assieds près de vous.
