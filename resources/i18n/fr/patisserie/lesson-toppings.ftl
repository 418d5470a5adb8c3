### Garnitures, vente, pistes de denrées, revenu.

lesson-toppings-name = La cerise sur le gâteau
lesson-toppings-about = Garnitures, vente, pistes de denrées, et ce que donne un revenu.

lesson-toppings-tiles-say = Certaines tuiles ingrédients montrent une garniture. Une telle tuile va dans la pâte, ou décore un plat : jamais les deux.

lesson-toppings-decorate-say = Seuls les Pâtissiers décorent. Jouez le vôtre, et choisissez un plat sur les grilles.
lesson-toppings-decorate-then_choose_action = Décorer !
lesson-toppings-decorate-then_decorate = Lequel d’abord ? Comme il vous plaira.
lesson-toppings-decorate-then_choose_topping = N’importe laquelle : toutes les garnitures se valent.
lesson-toppings-decorate-else = D’abord les garnitures ! Reprenez ce coup.

lesson-toppings-both-say = Et par la même action, l’autre ! Chaque plat prend une garniture, et chaque garniture une tuile.
lesson-toppings-both-done = Et l’autre reste nu ? Reprenez ce coup.
lesson-toppings-both-else = D’abord les garnitures ! Reprenez ce coup.

lesson-toppings-wait-say = C’est joli ! Mais une garniture ne rapporte rien tant que le plat est sur la grille.

lesson-toppings-worth-say = Vendons un plat. Il rapporte { $sale_coins } pièces par point inscrit, et aucun prestige. Le Chou à la crème vaut { $chou }. Combien de pièces ?
lesson-toppings-worth-five = { $sale_coins }
lesson-toppings-worth-five_reply = C’est pour un seul point.
lesson-toppings-worth-twenty = { $soldLess }
lesson-toppings-worth-twenty_reply = Ce serait un plat de { $less }.
lesson-toppings-worth-twentyfive = { $sold }
lesson-toppings-worth-twentyfive_reply = { $sold }, une fortune ! Et la garniture n’est pas perdue, vous verrez.

lesson-toppings-sell-say = Jouez l’Assistant éclairé, livrez le Chou à la crème, et vendez-le : par le bouton, ou en le déposant sur votre bourse.
lesson-toppings-sell-then_choose_action = Livrer !
lesson-toppings-sell-then_deliver = Le Chou à la crème.
lesson-toppings-sell-then_place_dish = Vendez-le : par le bouton, ou en le déposant sur votre bourse.
lesson-toppings-sell-pastry-flan = Le Flan est pour la table. Reprenez ce coup : le Chou à la crème.
lesson-toppings-sell-start-assistant-2 = Celui-là fait les courses plus tard. Reprenez ce coup, et jouez l’autre.
lesson-toppings-sell-else = Il nous faut de l’argent. Reprenez ce coup, et vendez le Chou à la crème.

lesson-toppings-present-say = { $sold } pièces ! Maintenant le Flan : la table du milieu paie { $decorated } pièces pour une garniture. Toute place convient.
lesson-toppings-present-then_place_dish = N’importe quelle place de la table du milieu.
lesson-toppings-present-done = Et le Flan ? Reprenez ce coup, et livrez-le.
lesson-toppings-present-sell = Celui-ci est pour les nobles. Reprenez ce coup : la table du milieu.
lesson-toppings-present-else = Là, nul ne regarde la garniture. Reprenez ce coup : la table du milieu.

lesson-toppings-left-say = Vendues ou présentées : les deux garnitures sont à présent des décorations réussies. Les voici, aux { $decorations } premières de { $places } places. Puis vient le bonus de votre carte.
lesson-toppings-left-else = Comme il vous plaira.

lesson-toppings-goods-say = L’argent veut travailler. Jouez votre dernière carte et achetez des denrées d’une seule sorte : le prix vaut pour le tout. { $sugar } sucres coûtent { $price } pièces.
lesson-toppings-goods-then_choose_action = Acheter des denrées !
lesson-toppings-goods-then_buy_goods = { $sugar } sucres : jusqu’à la case qui porte le { $price }. Vous n’en aurez jamais plus que la piste n’est longue.
lesson-toppings-goods-else = { $sugar } sucres d’un coup, je vous prie. Reprenez ce coup.

lesson-toppings-income-say = Votre main est vide, le revenu est proche. Chacun reçoit { $base_income } pièces, et vos { $decorations } décorations en rapportent { $income1 } et { $income2 }. Combien cela fera-t-il ?
lesson-toppings-income-five = { $base_income } pièces
lesson-toppings-income-five_reply = Celles-là, chacun les reçoit. Et vos décorations ?
lesson-toppings-income-seven = { $one } pièces
lesson-toppings-income-seven_reply = La première rapporte { $income1 }. Et la deuxième ?
lesson-toppings-income-ten = { $two } pièces
lesson-toppings-income-ten_reply = { $two }. Chaque place occupée compte, à chaque manche.

lesson-toppings-evening-say = Attendons que les autres aient joué leurs cartes.

lesson-toppings-more-say = Le voilà ! Dès la troisième décoration, chaque revenu apporte du prestige : { $income3 }, puis { $income4 }, puis { $income5 }.

lesson-toppings-end-say = Décorez tôt, et vos garnitures paient à chaque manche. Décorez tard, et elles ne sont que jolies.
