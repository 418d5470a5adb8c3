### Ce qu'il faut à un plat, et d'où cela vient.

lesson-pantry-name = Ce qu’il faut à un plat
lesson-pantry-about = Recettes, tuiles ingrédients et denrées, et leurs prix.

lesson-pantry-recipes-say = Les recettes de l’étal, et le prix sous chacune : chères à gauche, gratuites à droite. Les { $cleared_recipes } dernières partent à la fin de la manche.

lesson-pantry-needs-say = La Madeleine. La tuile dit ce qu’il lui faut : { $flour } farine, { $butter } beurre, et une chose que vous n’avez pas encore. Laquelle ?
lesson-pantry-needs-coin = Une pièce
lesson-pantry-needs-coin_reply = Les pièces paient la recette, pas la pâte. Regardez la tuile.
lesson-pantry-needs-egg = Un œuf
lesson-pantry-needs-egg_reply = Un œuf ! Farine, sucre et beurre sont des denrées, et ont leurs pistes. Miel, noix et œufs viennent sur des tuiles ingrédients.
lesson-pantry-needs-nothing = Rien
lesson-pantry-needs-nothing_reply = Elle serait un peu sèche. Regardez encore la tuile.

lesson-pantry-first-say = Jouez le Pâtissier éclairé, et acquérez la Madeleine pour { $madeleine } pièces.
lesson-pantry-first-then_choose_action = Acquérir des recettes : toute carte le peut.
lesson-pantry-first-then_acquire_recipe = La Madeleine, pour { $madeleine } pièces.
lesson-pantry-first-else = Plus tard, peut-être. Reprenez ce coup : c’est la Madeleine qu’il nous faut.
lesson-pantry-first-start-chef-1 = Celui-là achète des ingrédients plus tard. Reprenez ce coup, et jouez le Pâtissier éclairé.

lesson-pantry-second-say = Une action acquiert jusqu’à deux recettes. La Meringue demande aussi un œuf, et coûte { $meringue } pièce : prenez-la.
lesson-pantry-second-done = S’arrêter à une ? La deuxième vient avec la même action. Reprenez ce coup.
lesson-pantry-second-else = Trop difficile pour un premier jour ! Reprenez ce coup : la Meringue.

lesson-pantry-wait-say = Jusqu’à { $recipe_storage } recettes attendent ici d’être cuites. Et le bonus de la carte vous a rapporté { $bonus } pièces.

lesson-pantry-shelf-say = Les ingrédients. Le prix près d’une rangée dépend du nombre de tuiles qui y restent. Que coûte la dernière de la rangée du bas ?
lesson-pantry-shelf-free = Rien
lesson-pantry-shelf-free_reply = Rien ! Moins il y en a, moins elles coûtent. Mais la rangée du bas est vidée à la fin de la manche.
lesson-pantry-shelf-one = { $lowest } pièce
lesson-pantry-shelf-one_reply = Si la rangée était pleine. Regardez le prix à côté.
lesson-pantry-shelf-two = { $top } pièces
lesson-pantry-shelf-two_reply = C’est la rangée du haut, quand elle est pleine. Regardez le prix près de celle du bas.

lesson-pantry-eggs-say = { $eggs } œufs sur une tuile, et gratuits ! Jouez l’Assistant éclairé, qui achète ensuite des denrées, et acquérez-la.
lesson-pantry-eggs-then_choose_action = Acquérir des ingrédients : c’est l’affaire des Assistants.
lesson-pantry-eggs-then_acquire_ingredient = La tuile aux { $eggs } œufs.
lesson-pantry-eggs-else = Il nous faut des œufs, et la tuile qui en a { $eggs } est gratuite. Reprenez ce coup.
lesson-pantry-eggs-start-assistant-2 = Celui-là rapporte { $assistant } pièces. L’autre achète des denrées en bonus : reprenez ce coup.
lesson-pantry-eggs-start-chef-1 = Un Pâtissier n’acquiert jamais d’ingrédients comme action principale. Reprenez ce coup, et jouez l’argent.

lesson-pantry-goods-say = Maintenant le bonus : achetez une seule denrée, autant d’unités que vous voulez. La première farine est gratuite, servez-vous !
lesson-pantry-goods-then_buy_goods = La case lumineuse montre ce que tout coûte jusque-là. Une farine : rien.
lesson-pantry-goods-forfeit = Refuser un cadeau ? Reprenez ce coup : une farine ne coûte rien.
lesson-pantry-goods-else = Vous en avez assez. Reprenez ce coup : une farine ne coûte rien.

lesson-pantry-again-say = { $ownFlour } farines, { $ownSugar } sucre, { $ownButter } beurre, et { $eggs } œufs sur une tuile : cela suffit !

lesson-pantry-bake-say = Jouez maintenant le Pâtissier, et cuisez les deux recettes à la fois : deux plats d’une même action peuvent partager les œufs d’une tuile. Ce qu’aucun n’en prend se perd.
lesson-pantry-bake-then_choose_action = Enfourner !
lesson-pantry-bake-then_bake = Les deux ensemble, avec une seule tuile.
lesson-pantry-bake-pastry-madeleine = Toute seule ? Le deuxième œuf serait perdu. Reprenez ce coup : les deux à la fois.
lesson-pantry-bake-pastry-meringue = Toute seule ? Le deuxième œuf serait perdu. Reprenez ce coup : les deux à la fois.
lesson-pantry-bake-start-assistant-2 = Un Assistant saurait les cuire aussi. Mais la toque a le meilleur bonus : reprenez ce coup.
lesson-pantry-bake-else = Pas maintenant, le four est chaud ! Reprenez ce coup, et enfournez.

lesson-pantry-bonus-say = Les denrées ont baissé, la tuile est partie, { $dishes } plats sont sur les grilles ! Et le bonus de cette carte : acquérez encore une tuile, si vous voulez.
lesson-pantry-bonus-else = Comme il vous plaira.

lesson-pantry-storage-say = Encore une question. Vous avez { $recipe_storage } recettes, et en prenez une de plus. Que se passe-t-il ?
lesson-pantry-storage-never = C’est interdit
lesson-pantry-storage-never_reply = Interdit, non. Mais il n’y a que { $recipe_storage } places.
lesson-pantry-storage-discard = L’une s’en va
lesson-pantry-storage-discard_reply = C’est cela : vous en défaussez une des { $tooMany }. Et vous pouvez en défausser une à tout moment : dès que vous choisissez une action principale.
lesson-pantry-storage-wait = Elle attend sur l’étal
lesson-pantry-storage-wait_reply = Elle n’y est plus. Personne ne vous la garde.

lesson-pantry-end-say = S’il manque { $refill_recipes } recettes après un tour, de nouvelles arrivent aussitôt ; les ingrédients, à la manche suivante. Vous savez garnir une cuisine !
