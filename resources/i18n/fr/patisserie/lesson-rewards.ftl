### Bonus de table, bonus spéciaux, cartes étoilées.

lesson-rewards-name = Bonus sur bonus
lesson-rewards-about = Bonus de table, bonus spéciaux et cartes étoilées.

lesson-rewards-signs-say = L’écriteau d’une table montre son bonus de table : ce qu’un plat doit contenir, ou ne doit pas, et ce que vous en recevez. À côté ou dessous, les points de qui a le plus de plats.

lesson-rewards-which-say = Vos deux plats contiennent des noix. Quelle table donne quelque chose pour des noix ?
lesson-rewards-which-left = Celle de gauche
lesson-rewards-which-left_reply = Celle de gauche : un ingrédient au choix, chaque fois que vous apportez des noix.
lesson-rewards-which-middle = Celle du milieu
lesson-rewards-which-middle_reply = Celle du milieu aime le miel.
lesson-rewards-which-right = Celle de droite
lesson-rewards-which-right_reply = Celle de droite ne veut ni miel, ni noix, ni œuf.

lesson-rewards-special-say = Un bonus spécial : qui remplit la condition place un marqueur sur la meilleure case libre. Ici il faut { $needed } plats à une même table, et Manon a le { $best }. Qu’auriez-vous ?
lesson-rewards-special-eight = { $best }
lesson-rewards-special-eight_reply = Manon est assise dessus.
lesson-rewards-special-five = { $second }
lesson-rewards-special-five_reply = Le { $second }. Le troisième reçoit { $third }, et puis c’est fini : vite donc !
lesson-rewards-special-none = Rien
lesson-rewards-special-none_reply = Il y a { $places } cases, et chaque joueur en prend une.

lesson-rewards-third-say = { $own } de vos plats sont à la table de gauche. Jouez l’Assistant, et livrez-y le Massepain.
lesson-rewards-third-then_choose_action = Livrer !
lesson-rewards-third-then_deliver = Le Massepain.
lesson-rewards-third-then_place_dish = À la table de gauche.
lesson-rewards-third-then_take_ingredient = Les noix vous donnent un ingrédient, gratuit : n’importe lequel de l’étal.
lesson-rewards-third-then_claim_special = { $needed } plats à une même table : réclamez-le !
lesson-rewards-third-pastry-noisettine = La Noisettine va ailleurs. Reprenez ce coup : le Massepain.
lesson-rewards-third-start-chef-2 = La toque servira plus tard. Reprenez ce coup, et jouez l’Assistant.
lesson-rewards-third-else = Le troisième plat manquerait. Reprenez ce coup : le Massepain, la table de gauche.

lesson-rewards-full-say = { $needed } à une même table : le { $second } est à vous ! Maintenant la Noisettine, à la table du haut : elle ne veut pas de miel.
lesson-rewards-full-then_place_dish = N’importe quelle place de la table du haut.
lesson-rewards-full-done = Et la Noisettine ? Reprenez ce coup, et livrez-la.
lesson-rewards-full-else = La table du haut donne une farine pour elle. Reprenez ce coup.

lesson-rewards-wait-say = Votre marqueur est là, et compte à la fin. Un bonus spécial, un marqueur : on ne le réclame pas deux fois.

lesson-rewards-star-say = { $starred } plats à une même table, c’est aussi ce que demande cette carte étoilée. Jouez le Pâtissier, et engagez-la.
lesson-rewards-star-then_choose_action = Engager !
lesson-rewards-star-then_hire = La carte étoilée aux { $starred } plats à une même table.
lesson-rewards-star-else = Ce n’est pas notre but. Reprenez ce coup : engagez la carte étoilée aux { $starred } plats à une même table.

lesson-rewards-shine-say = L’étoile est venue dans votre main comme toute carte. À votre tour, jouez-la : choisissez une action principale, puis son bonus rapporte { $star } points tout de suite. Dans une autre manche, il les rapporte encore une fois.
lesson-rewards-shine-else = { $star } points de prestige ! Reprenez ce coup.

lesson-rewards-end-say = Votre piste a déjà { $star } points de plus ; ce qui est au jardin compte à la fin. Des pièces pour la table, la gloire aux plus vifs, une étoile aux plus dignes.
