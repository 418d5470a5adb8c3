### Pâtissiers et Assistants.

lesson-training-name = Avec toque et sans
lesson-training-about = Ce que peuvent Pâtissiers et Assistants ; engager et congédier.

lesson-training-hats-say = De l’or et une toque : un Pâtissier. De l’argent, sans toque : un Assistant. Tous deux acquièrent des recettes, enfournent, livrent, congédient et placent des marqueurs.

lesson-training-never-say = Mais il est deux actions principales qu’un Pâtissier n’effectue jamais. Lesquelles ?
lesson-training-never-bake = Enfourner et livrer
lesson-training-never-bake_reply = Le beau Pâtissier que voilà ! Essayez encore.
lesson-training-never-shop = Acquérir des ingrédients et acheter des denrées
lesson-training-never-shop_reply = Les courses sont l’affaire des Assistants. En échange ils ne décorent jamais, et n’engagent personne.
lesson-training-never-hire = Décorer et engager
lesson-training-never-hire_reply = Au contraire : nul autre ne le peut.

lesson-training-hire-say = Engagez donc quelqu’un ! Jouez le Pâtissier éclairé. Tant que { $cards } cartes sont là, une carte coûte { $price4 } pièces ; prenez qui vous voulez.
lesson-training-hire-then_choose_action = Engager !
lesson-training-hire-then_hire = Qui vous voulez, pour { $price4 } pièces.
lesson-training-hire-start-chef-2 = L’autre, je vous prie : vous aurez besoin de ce bonus. Reprenez ce coup.
lesson-training-hire-start-assistant-1 = Un Assistant n’engage personne. Reprenez ce coup, et jouez l’or.
lesson-training-hire-else = Une autre fois. Reprenez ce coup, et engagez quelqu’un.

lesson-training-override-say = Qui est engagé joue dans cette manche ! Et voyez : par le bonus, un Pâtissier peut acquérir un ingrédient. Un bonus passe outre à ce qui est défendu. Prenez une tuile.
lesson-training-override-then_acquire_ingredient = Celle que vous voulez.
lesson-training-override-else = Il nous faut cette tuile, vous verrez. Reprenez ce coup.

lesson-training-wait-say = Manon engage aussi. Gardez l’œil sur le prix au-dessus des cartes.

lesson-training-price-say = Vous avez pris une carte, Manon une autre. Que coûte la suivante ?
lesson-training-price-two = { $price2 } pièces
lesson-training-price-two_reply = { $price2 }. C’est { $price4 }, { $price3 }, { $price2 }, et encore { $price1 } pour la dernière.
lesson-training-price-three = { $price3 } pièces
lesson-training-price-three_reply = C’est ce que Manon a payé.
lesson-training-price-four = { $price4 } pièces
lesson-training-price-four_reply = Seulement tant que les { $cards } sont là.

lesson-training-star-say = Le personnel étoilé est gratuit pour qui remplit la condition de la carte. Celle-ci demande { $needed } tuiles ingrédients : comptez les vôtres ! Jouez un Pâtissier, et engagez-la.
lesson-training-star-then_choose_action = Engager !
lesson-training-star-then_hire = La carte étoilée, gratuite.
lesson-training-star-else = Pas maintenant. Reprenez ce coup : un Pâtissier engage la carte étoilée aux { $needed } tuiles ingrédients.

lesson-training-once-say = Une seule carte étoilée par partie, choisissez-la donc bien. Vos tuiles restent à vous ; il suffisait de les montrer.

lesson-training-notice-say = Maintenant le contraire : congédier. Un Assistant rapporte { $assistant_notice } pièces, un Pâtissier { $chef_notice }. Jouez l’Assistant, et congédiez cette carte même.
lesson-training-notice-then_choose_action = Congédier !
lesson-training-notice-then_give_notice = L’Assistant que vous venez de jouer.
lesson-training-notice-else = Quelqu’un d’autre, je vous prie. Reprenez ce coup : c’est l’Assistant joué qui s’en va.

lesson-training-errand-say = { $assistant_notice } pièces, et la carte quitte le jeu ; il doit toujours en rester { $minimum_staff }. Et quoique congédié, l’Assistant fait une dernière course : utilisez le bonus, et achetez ce qu’il vous plaît.
lesson-training-errand-then_buy_goods = Ce qu’il vous plaît.
lesson-training-errand-else = Tant de politesse mérite une dernière course. Reprenez ce coup.

lesson-training-end-say = Dans votre main : quelqu’un d’engagé, et une étoile qui vaut { $star } points de prestige. L’or engage et décore, l’argent fait les courses, et les bonus enfreignent les règles.
