### La faveur de la Reine : de l’argent aussitôt, le premier tour de la prochaine manche, du prestige à la fin.

lesson-favor-name = La faveur de la Reine
lesson-favor-about = De l’argent aussitôt et le premier tour de la prochaine manche, et pourquoi cela vaut une carte.

lesson-favor-fan-say = Cet éventail est la faveur de la Reine. À chaque manche, un seul de nous peut l’avoir : le premier qui la réclame.

lesson-favor-poor-say = Voyez-vous cette robe au dé d’or ? Comparez-la à votre support et à votre bourse. Que vous manque-t-il ?
lesson-favor-poor-silk = Un rouleau de soie
lesson-favor-poor-silk_reply = Elle veut { $bales } rouleaux bleus, et vous en avez { $own }. Regardez son prix. Essayez encore.
lesson-favor-poor-livre = { $missing } Louis d’or
lesson-favor-poor-livre_reply = { $missing } misérables Louis d’or ! Voilà ce qu’il en coûte de payer des musiciens : celui de la salle 5 est à vous. Mais je connais une dame qui en donne { $favor_livre }.
lesson-favor-poor-nothing = Rien
lesson-favor-poor-nothing_reply = La soie et la dentelle y sont, c’est vrai. Mais la vitrine coûte { $price } Louis d’or : comptez votre argent. Essayez encore.

lesson-favor-send-say = La Reine reçoit les Maîtres et les Compagnons, jamais les Apprentis. Vous avez l’un et l’autre : pensez au dé d’or, et jouez une carte.
lesson-favor-send-else = Elle recevrait aussi un Maître. Mais qui ferait alors la robe au dé d’or ? Reprenez ce coup.

lesson-favor-claim-say = La tête haute, une belle révérence, et réclamez la faveur !
lesson-favor-claim-else = Un Compagnon le peut. Mais la robe demande de l’argent, et l’éventail n’attendra pas : reprenez ce coup.

lesson-favor-gown-say = { $favor_livre } Louis d’or aussitôt, et { $bonus } par le bonus du Compagnon ! Quand ce sera votre tour, que le Maître confectionne la robe au dé d’or.
lesson-favor-gown-else = C’est pour cette robe que la Reine a ouvert sa bourse. Reprenez ce coup, et confectionnez-la.

lesson-favor-rent-say = Quelle robe ! Louez-la à un invité.
lesson-favor-rent-else = Après toute cette peine ? Reprenez ce coup, et qu’un invité la porte.

lesson-favor-who-say = Colette a commencé cette manche, et vous étiez toujours en dernier. Encore deux tours, et la manche 3 commence. Qui joue en premier ?
lesson-favor-who-colette = Encore Colette
lesson-favor-who-colette_reply = Ce serait elle, si personne n’avait l’éventail. Voyez qui le tient. Essayez encore.
lesson-favor-who-you = Moi
lesson-favor-who-you_reply = Vous ! Qui détient la faveur commence la manche suivante, et rend l’éventail.

lesson-favor-round-say = Laissez les autres finir. Puis cherchez le signe du premier joueur près des noms.

lesson-favor-pick-say = Le premier joueur, c’est vous ! { $hire_display } nouveaux commis, et un seul Maître parmi eux : engagez-le avant que Colette ne le puisse.
lesson-favor-pick-else = C’est permis. Mais il n’y a qu’un Maître à engager, et Colette est la suivante : reprenez ce coup.

lesson-favor-last-say = L’éventail est de retour, pour le premier qui le réclame. Mais après la manche { $rounds }, il n’y en a plus : que vaudra alors la faveur ?
lesson-favor-last-nothing = Rien que { $favor_livre } Louis d’or
lesson-favor-last-nothing_reply = La Reine n’est pas si avare. Essayez encore.
lesson-favor-last-three = { $favor_livre } Louis d’or et { $favor_prestige } points de prestige
lesson-favor-last-three_reply = Exactement : qui la détient à la fin du bal gagne { $favor_prestige } points de prestige. À la manche { $rounds }, tout le monde se souvient de la Reine.

lesson-favor-end-say = Réclamez-la donc s’il vous faut { $favor_livre } Louis d’or sur-le-champ, ou s’il vous faut commencer la prochaine manche : pour le seul Maître, une vitrine bon marché, une soie rare. Elle vous coûte une carte.
