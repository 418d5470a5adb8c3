### Confectionner une tenue : ce qu’elle demande, ce qu’on perd avec des tuiles mêlées, louer et vendre.

lesson-garment-name = Confectionner une tenue
lesson-garment-about = De la soie, du fil, de la dentelle et un prix ; puis un invité, ou un acheteur.

lesson-garment-signs-say = Voici comment lire une tenue : la soie à droite, fil et dentelle en dessous, le prix en haut. Tout en bas, ce qu’elle rapporte à la vente, et son prestige si vous la louez.

lesson-garment-which-say = Comparez ces trois-là à votre bourse et à votre support. Laquelle le Compagnon peut-il confectionner ?
lesson-garment-which-six = La robe à { $six } Louis d’or
lesson-garment-which-six_reply = Elle veut { $laces } dentelles, et vous en avez une. Essayez encore.
lesson-garment-which-four = La veste à { $four } Louis d’or
lesson-garment-which-four_reply = Soie et dentelle suffiraient, mais voyez-vous le dé d’or ? Seul un Maître fait celle-là. Essayez encore.
lesson-garment-which-two = La robe à { $price } Louis d’or
lesson-garment-which-two_reply = Exactement : { $bales } rouleaux bleus, une dentelle, { $price } Louis d’or, et pas de dé.

lesson-garment-tailor-say = Que le Compagnon confectionne donc la robe à { $price } Louis d’or !
lesson-garment-tailor-start-master-1 = Le Maître a autre chose à confectionner aujourd’hui. Reprenez ce coup : cette robe, le Compagnon sait la faire.
lesson-garment-tailor-start-apprentice-1 = Un Apprenti ne confectionne jamais de tenue. Reprenez ce coup, et jouez le Compagnon.
lesson-garment-tailor-else = Pas cette fois. Reprenez ce coup : le Compagnon confectionne la robe bleue à { $price } Louis d’or.

lesson-garment-pay-say = Payez avec cette seule tuile du support, ou avec les deux du bandeau. On donne toujours des tuiles entières, et personne ne rend la monnaie. Qu’est-ce qui est plus sage ?
lesson-garment-pay-else = Deux tuiles pour une robe, et un rouleau rose et un vert perdus avec elles ! Reprenez ce coup.

lesson-garment-rent-say = Maintenant, un invité. Au bal, tous se valent, mais certains remercient aussitôt : le premier de la salle 3, d’un fil, et il nous en faudra un bientôt.
lesson-garment-rent-else = Un bel invité. Mais notre prochaine tenue demande un fil, et celui-ci en donne un : reprenez ce coup.
lesson-garment-rent-sell = À un acheteur ? Je vous le montrerai plus tard. Cette robe, nous la louons : reprenez ce coup.

lesson-garment-others-say = Un fil de l’invité, et { $bonus } Louis d’or par le bonus du Compagnon. Aux autres de jouer.

lesson-garment-mixed-say = Ensuite, cette veste rose : { $pink } rouleaux roses et un fil. Vos rouleaux roses tiennent à un bleu et à un vert. Que deviennent ces deux-là ?
lesson-garment-mixed-back = Ils me restent
lesson-garment-mixed-back_reply = Pas de ciseaux ici ! Une tuile part tout entière. Essayez encore.
lesson-garment-mixed-lost = Ils sont perdus
lesson-garment-mixed-lost_reply = Perdus, hélas. Les tuiles mêlées vont à bien des tenues, mais ici, chacune gaspille un rouleau.

lesson-garment-coat-say = Aujourd’hui, nous pouvons nous le permettre. Que le Maître confectionne la veste rose à { $coatPrice } Louis d’or. Il n’y a qu’une façon de payer, donc nul ne demande.
lesson-garment-coat-else = Un autre jour. Reprenez ce coup : le Maître confectionne la veste rose à { $coatPrice } Louis d’or.

lesson-garment-sell-say = Et celle-ci, pour une fois, vous la vendez : { $value } Louis d’or, aussitôt, et nul invité ne la porte.
lesson-garment-sell-else = D’ordinaire, je la louerais aussi. Mais voyez pour une fois ce que paie un acheteur : reprenez ce coup, et vendez-la.

lesson-garment-compare-say = À la fin du bal, { $livre_per_prestige } Louis d’or font 1 point de prestige. Qu’est-ce qui vous a le plus rapporté, la robe ou la veste ?
lesson-garment-compare-gown = La robe louée
lesson-garment-compare-gown_reply = Oui : { $prestige } points de prestige, le merci d’un invité, et une voix dans la salle. Ne vendez que si l’argent fait mieux sur-le-champ : un nouveau commis, ou un musicien.
lesson-garment-compare-coat = La veste vendue
lesson-garment-compare-coat_reply = { $value } Louis d’or font { $worth } point de prestige. La robe en montre { $prestige }, et compte en plus dans sa salle. Essayez encore.

lesson-garment-end-say = Soie, fil, dentelle, prix ; puis un invité. Voilà notre métier ! Ce que veut dire le dé d’or, vous l’apprendrez à la leçon suivante.
