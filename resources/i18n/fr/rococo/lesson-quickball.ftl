### Le court chemin à travers le jeu.

lesson-quickball-name = Dix minutes
lesson-quickball-about = Les six actions dans les deux dernières manches, et le bal. Puis votre propre partie.

lesson-quickball-welcome-say = Dix minutes, Camille, et vous savez jouer. Il reste deux manches avant le bal. Voici vos commis : à chaque tour vous en jouez un, et il fait une chose pour vous. Essayons les six.

lesson-quickball-acquire-say = Un : la soie. Jouez l’Apprenti et acquérez une tuile, n’importe laquelle : sa soie va sur votre support, ou vous l’échangez contre du fil et de la dentelle.
lesson-quickball-acquire-else = Pas encore. Reprenez ce coup : l’Apprenti acquiert une tuile.

lesson-quickball-bonus-say = Chaque carte a aussi un bonus. Utilisez-le, ou non.
lesson-quickball-bonus-else = Comme il vous plaira.

lesson-quickball-sew-say = Deux : une tenue. Votre Maître confectionne la robe bleue : { $bales } rouleaux de soie bleue, et sa vitrine ne coûte rien.
lesson-quickball-sew-start-journeyman = Reprenez ce coup : le Compagnon réclamera la faveur de la Reine. Le Maître confectionne la robe bleue.
lesson-quickball-sew-else = Un Maître peut le faire aussi. Mais reprenez ce coup : la robe bleue attend.

lesson-quickball-guest-say = Louez-la à un invité : choisissez une place libre dans une salle. Au bal elle rapporte du prestige, et à la place encadrée { $place } Louis d’or tout de suite.
lesson-quickball-guest-else = Reprenez ce coup : elle doit danser, pas être vendue.

lesson-quickball-wait-say = À la fin, qui a le plus de tenues dans une salle marque des points ; le lys est à Colette. À égalité gagne qui y a le plus de Maîtres invités, aux places marquées d’un dé, puis qui paie le musicien de la salle ; sinon, les deux sont premiers.
lesson-quickball-others-say = Aux autres, maintenant.

lesson-quickball-favor-say = Trois : la faveur de la Reine. Jouez le Compagnon et réclamez-la : vous recevez { $favor_livre } Louis d’or et commencez la manche suivante.
lesson-quickball-favor-else = Reprenez ce coup : le Compagnon réclame la faveur de la Reine.

lesson-quickball-evening-say = Le bonus, puis le soir : quand toutes les mains sont jouées, chacun reçoit { $base_income } Louis d’or.
lesson-quickball-evening-else = Comme il vous plaira.

lesson-quickball-hire-say = Nouvelle manche : chacun choisit une autre main dans sa réserve ; la vôtre est choisie. Quatre : seul un Maître engage. Jouez le Maître, pas le Maître I, et choisissez quelqu’un.
lesson-quickball-hire-else = Reprenez ce coup : votre Maître doit engager.

lesson-quickball-again-say = Le nouveau est déjà dans votre main, et joue dès cette manche.

lesson-quickball-fund-say = Cinq : financez une décoration avec le Maître I. Le musicien de la salle 5 rapporte { $music } points de prestige au bal ; une cuisine paie à chaque manche, mieux vaut donc s’y prendre tôt.
lesson-quickball-fund-else = Reprenez ce coup : cette carte doit financer une décoration.

lesson-quickball-purse-say = Et son bonus.
lesson-quickball-purse-else = Comme il vous plaira.

lesson-quickball-depute-say = Six : déléguez à la cour l’Apprenti que vous aviez dès le début, pour { $apprentice } Louis d’or. La carte quitte la partie.
lesson-quickball-depute-else = Reprenez ce coup : l’Apprenti va à la cour.

lesson-quickball-farewell-say = Un dernier bonus, si vous voulez.
lesson-quickball-farewell-else = Comme il vous plaira.

lesson-quickball-last-say = Jouez le reste de votre main comme il vous plaira. Puis le Roi ouvre le bal, et il compte. Quand vous aurez lu la feuille, choisissez « Voir la table » : je vous y attends.
lesson-quickball-last-else = Comme il vous plaira.

lesson-quickball-counted-say = Voilà pourquoi l’on joue. Chaque tenue au palais compte son prestige. Et dans chaque salle, qui a le plus de tenues reçoit le premier nombre, le deuxième reçoit l’autre : ici, dans la salle 2, ce sont { $first } et { $second }.

lesson-quickball-money-say = Les décorations comptent ce qu’elles portent, les statues davantage avec beaucoup de couleurs. De votre argent, { $livre_per_prestige } Louis d’or font 1 point de prestige : dépensez-le à temps.

lesson-quickball-total-say = { $mine } pour vous, { $colette } pour Colette, { $baptiste } pour Baptiste ; à égalité, qui a le plus d’argent restant l’emporte. Le podium près de chaque nom dit à tout moment où l’on en est.

lesson-quickball-end-say = C’est tout ! Une partie entière a { $rounds } manches comme ces deux-là. Jouez maintenant votre première partie ; je m’assieds près de vous.
