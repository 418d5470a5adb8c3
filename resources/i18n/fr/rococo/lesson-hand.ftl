### Les trois rangs des commis, et une main de trois pour un plan.

lesson-hand-name = Trois pour un plan
lesson-hand-about = Ce que peuvent faire Maîtres, Compagnons et Apprentis, et comment choisir votre main.

lesson-hand-staff-say = Voici vos commis : deux Maîtres en or, un Compagnon en argent, deux Apprentis en laiton. Mais à chaque manche, { $hand_size } seulement sur les cinq travaillent.

lesson-hand-ranks-say = Un Maître peut tout faire. Un Compagnon aussi, à une chose près : il n’engage personne.

lesson-hand-apprentices-say = Un Apprenti ne confectionne rien, n’engage personne et ne parle pas à la Reine. À quoi sert-il donc ?
lesson-hand-apprentices-silk = À acheter la soie
lesson-hand-apprentices-silk_reply = Précisément ! Acheter la soie, payer une décoration du palais : un Apprenti le fait aussi bien qu’un Maître, et vos Maîtres restent libres pour l’ouvrage fin.
lesson-hand-apprentices-sewing = À confectionner
lesson-hand-apprentices-sewing_reply = Avec ces doigts-là ? L’aiguille est aux Compagnons et aux Maîtres. Essayez encore.
lesson-hand-apprentices-hiring = À engager
lesson-hand-apprentices-hiring_reply = Qui se laisserait engager par un Apprenti ? Seuls les Maîtres le font. Essayez encore.

lesson-hand-plan-say = Voici mon plan : acheter de la soie, en confectionner cette robe bleue, et engager quelqu’un. Trois tâches ; à vous de choisir { $hand_size } commis.

lesson-hand-hirer-say = Pensez d’abord à l’engagement. Dans votre réserve, en bas, choisissez quelqu’un qui en a le droit.
lesson-hand-hirer-else = Seul un Maître engage. Reprenez ce choix, et prenez de l’or.

lesson-hand-tailor-say = Ensuite, la robe. Elle ne montre pas de dé d’or, le signe des Maîtres, donc nul besoin d’eux. Qui d’autre sait confectionner ?
lesson-hand-tailor-else = Un Apprenti ne confectionne jamais. Reprenez ce choix : l’argent suffira.
lesson-hand-tailor-start-master-1 = Un Maître saurait, bien sûr. Mais s’il se repose, vous aurez aussi un Maître à la manche suivante. Reprenez ce choix.
lesson-hand-tailor-start-master-2 = Un Maître saurait, bien sûr. Mais s’il se repose, vous aurez aussi un Maître à la manche suivante. Reprenez ce choix.

lesson-hand-buyer-say = Enfin, la soie. La robe demande plus d’une tuile : lisez le bonus de chaque Apprenti, et choisissez.
lesson-hand-buyer-else = L’or est trop précieux pour les courses, et vous voudrez aussi un Maître à la manche suivante. Reprenez ce choix.
lesson-hand-buyer-start-apprentice-1 = Celui-là vous trouve un fil ou une dentelle. L’autre achète une deuxième tuile dans le même tour : reprenez ce choix.

lesson-hand-first-say = Les autres ont choisi aussi, et personne ne montre sa main. Au travail ! Sans soie, pas de robe : l’Apprenti passe en premier.
lesson-hand-first-else = Patience, il n’y a encore rien à confectionner. Reprenez ce coup, et envoyez l’Apprenti chercher la soie.

lesson-hand-errand-say = Voyez ce qui reste gris : ni faveur, ni tenue, ni engagement pour un Apprenti. Acquérez des ressources !
lesson-hand-errand-else = Un Apprenti le peut. Mais notre plan demande de la soie : reprenez ce coup.

lesson-hand-blue-say = { $bales } rouleaux bleus pour { $price } Louis d’or : prenez cette tuile, et gardez-en la soie.
lesson-hand-blue-then_keep_resource = La tuile est à vous. Maintenant, gardez-en la soie.
lesson-hand-blue-else = C’est pour une autre tenue. La nôtre veut { $bales } rouleaux bleus : reprenez ce coup.
lesson-hand-blue-thread = La robe ne demande pas de fil. Reprenez ce coup, et gardez la soie.
lesson-hand-blue-lace = La dentelle, vous l’avez déjà. Reprenez ce coup, et gardez la soie.

lesson-hand-pink-say = C’était l’action ; voici le bonus de la carte. Utilisez-le, prenez le rouleau rose, et gardez-en aussi la soie.
lesson-hand-pink-then_keep_resource = De celle-ci aussi, gardez la soie.
lesson-hand-pink-else = Il manque encore un rouleau rose à la robe. Reprenez ce coup.
lesson-hand-pink-forfeit = On peut toujours renoncer à un bonus. Mais alors notre robe reste un dessin : reprenez ce coup.

lesson-hand-sew-say = Chacun joue une carte, puis c’est de nouveau à vous. Que le Compagnon confectionne la robe bleue !
lesson-hand-sew-else = Ce n’est pas dans notre plan. Reprenez ce coup : le Compagnon confectionne la robe bleue.
lesson-hand-sew-start-master-1 = Un Maître confectionne bien, mais qui engagerait alors ? Reprenez ce coup, et jouez le Compagnon.
lesson-hand-sew-start-master-2 = Un Maître confectionne bien, mais qui engagerait alors ? Reprenez ce coup, et jouez le Compagnon.

lesson-hand-rent-say = Louez-la à l’invité de votre choix ; ceux au dé à coudre attendent l’ouvrage d’un Maître. Puis le bonus du Compagnon rapporte { $bonus } Louis d’or.
lesson-hand-rent-else = { $value } Louis d’or, pas mal ! Mais je veux voir danser cette robe. Reprenez ce coup, et louez-la.

lesson-hand-hire-say = Et votre dernière carte est le Maître, gardé pour ce que nul autre ne peut faire. Engagez qui vous voulez, pour { $hired } Louis d’or !
lesson-hand-hire-else = N’importe qui l’aurait fait. Reprenez ce coup : que le Maître engage.

lesson-hand-count-say = Tous les { $hand_size } ont travaillé. Combien de cartes pouvez-vous encore jouer dans cette manche ?
lesson-hand-count-none = Aucune
lesson-hand-count-none_reply = Regardez encore votre main : qui vient donc d’y entrer ?
lesson-hand-count-one = Une
lesson-hand-count-one_reply = Exactement ! Qui vient d’être engagé travaille dès cette manche. Engager prend un tour, et vous en rend un.

lesson-hand-end-say = Voilà comment choisir sa main : d’abord le plan, ensuite les commis. L’or pour engager et pour l’ouvrage le plus fin, l’argent pour confectionner et pour la Reine, le laiton pour le reste.
