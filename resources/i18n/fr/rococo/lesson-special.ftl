### Les tenues spéciales : fantaisies, de fête et d'experts.

lesson-special-name = Tenues spéciales
lesson-special-about = Tenues fantaisies, de fête et d’experts : des tenues qui en font plus.

lesson-special-welcome-say = Trois pièces exposées sortent de l’ordinaire. L’une, à { $price } Louis d’or, est simplement plus somptueuse. Une étoile : il se passe quelque chose à la confection ; une aiguille : à la location.

lesson-special-festive-say = L’étoile d’abord, une tenue de fête : aussitôt { $each } point par robe bleue à vous au palais. On compte avant que la nouvelle y soit. Cela vous fait donc…
lesson-special-festive-one = { $each } point
lesson-special-festive-one_reply = Regardez dans la salle royale, et dans la salle 2.
lesson-special-festive-two = { $gained } points
lesson-special-festive-two_reply = { $gained } maintenant, et les { $worth } de la robe elle-même à la fin. Mais elle ne se vend jamais : pas d’invitée, pas de robe.
lesson-special-festive-three = { $more } points
lesson-special-festive-three_reply = La nouvelle est encore sur votre table quand on compte les autres.

lesson-special-make-say = Confiez-la à un Maître : elle pourra aller à un Maître invité.
lesson-special-make-else = Reprenez ce coup : un Maître, s’il vous plaît, et la robe bleue à l’étoile.

lesson-special-place-say = { $gained } points, déjà ! Dans la salle royale elle vous donnerait la majorité, et votre feu d’artifice attend au-dessus. Mais à votre goût.
lesson-special-place-else = Un bon invité aussi. À Colette et Baptiste de jouer.

lesson-special-expert-say = Et la robe verte à l’aiguille. { $expert } point, mais { $rented } Louis d’or à la location, et autant à la vente. Alors, vendre ou louer ?
lesson-special-expert-sell = Vendre
lesson-special-expert-sell_reply = Pour le même argent ? Dans une salle, elle compte quand même pour la majorité.
lesson-special-expert-rent = Louer
lesson-special-expert-rent_reply = Louer : l’argent est le même, et une tenue en salle compte pour la majorité, pour toutes les salles, pour les couleurs d’une statue.

lesson-special-clever-say = Que votre second Maître la confectionne.
lesson-special-clever-else = Reprenez ce coup : le second Maître, et la robe verte à l’aiguille.

lesson-special-space-say = Quel invité ? La salle 4 peut-être, où vous n’avez personne. Les { $rented } Louis d’or viennent partout.
lesson-special-space-else = Vendue, elle rapporte { $rented } Louis d’or et rien de plus. Reprenez ce coup, et trouvez-lui un invité.

lesson-special-fancy-say = Enfin, la tenue fantaisie : { $silk } rouleaux, fil et dentelle, pour { $fancy } points. Dans la salle royale, avec votre feu d’artifice ×{ $times }, que vaudrait-elle à la fin ?
lesson-special-fancy-six = { $fancy }
lesson-special-fancy-six_reply = À l’intérieur seulement. Au balcon, on multiplie.
lesson-special-fancy-nine = { $plus }
lesson-special-fancy-nine_reply = Pas plus { $times } : fois { $times } !
lesson-special-fancy-eighteen = { $tripled }
lesson-special-fancy-eighteen_reply = { $tripled } ! Pour une telle robe, on épargne toute une manche. De nouvelles tuiles y aident aussi…

lesson-special-tile-say = Celle-ci donne un rouleau de soie verte, ou { $thread } fils. Votre Compagnon l’acquiert ; gardez la soie, la tenue fantaisie en veut { $green } rouleaux.
lesson-special-tile-then_keep_resource = Gardez-en maintenant la soie : la tenue fantaisie en veut { $green } rouleaux.
lesson-special-tile-else = Pas cela. Reprenez ce coup : le Compagnon acquiert la tuile aux { $thread } fils.
lesson-special-tile-notions = { $thread } fils pour une tuile, pas mal ! Mais vous avez déjà un fil, et la robe veut de la soie verte. Reprenez ce coup.

lesson-special-end-say = Les étoiles : quand vous avez beaucoup de ce qu’elles comptent. Les aiguilles : quand il vous faut ce qu’elles apportent. Les fantaisies : tenez le balcon prêt. Le reste, vous le connaissez.
