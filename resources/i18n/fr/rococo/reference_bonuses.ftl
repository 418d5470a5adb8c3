### L’aide-mémoire : bonus et couronnes du jeu de base.

reference-bonus_gain_livre-title = Bonus : Louis d’or
reference-bonus_gain_livre-text = Vous gagnez de la banque les Louis d’or de la carte.
reference-bonus_gain_livre-terms = argent pièces gagner

reference-bonus_livre_per_decoration-title = Bonus : argent pour vos décorations
reference-bonus_livre_per_decoration-text = Vous gagnez les Louis d’or de la carte pour chaque décoration à votre jeton, où qu’elle soit. Celle que vous venez de financer compte.
reference-bonus_livre_per_decoration-terms = argent par décoration jeton

reference-bonus_livre_by_staff-title = Bonus : argent selon la taille du personnel
reference-bonus_livre_by_staff-text = Comptez tous vos commis : main, réserve, défausse et celui qui travaille. Le tableau de la carte dit combien vous gagnez ; prenez le plus grand nombre que vous atteignez.
reference-bonus_livre_by_staff-terms = nombre de cartes combien de cartes argent paquet
reference-bonus_livre_by_staff-ruling = Qui a été délégué pendant ce tour compte encore jusqu’à son départ. Un personnel plus petit que le tableau ne rapporte rien.

reference-bonus_per_dress-title = Bonus : pour vos { $garments }
reference-bonus_per_dress-text = Vous gagnez ce que montre la carte pour chacune de vos { $garments } de sa couleur chez un invité. Celle que vous venez de louer compte, celle que vous avez vendue non.
reference-bonus_per_dress-terms = par { $garment } { $gown } { $coat } couleur argent prestige chaque

reference-bonus_buy_notion-title = Bonus : acheter fil ou dentelle
reference-bonus_buy_notion-text = Payez les Louis d’or de la carte et prenez 1 fil ou 1 dentelle, au choix.
reference-bonus_buy_notion-terms = acheter fil dentelle payer

reference-bonus_gain_notion-title = Bonus : fil ou dentelle
reference-bonus_gain_notion-text = Prenez 1 fil ou 1 dentelle, au choix.
reference-bonus_gain_notion-terms = gagner fil dentelle gratuit

reference-bonus_draw_resource-title = Bonus : piocher une tuile
reference-bonus_draw_resource-text = Payez ce que demande la carte, si elle demande quelque chose, et piochez une tuile ressources dans le sac. Puis gardez-la comme soie ou échangez-la contre sa moitié inférieure.
reference-bonus_draw_resource-terms = tuile au hasard sac piocher aveugle
reference-bonus_draw_resource-ruling = Si le sac et la défausse sont vides, le bonus n’est pas proposé.

reference-bonus_acquire-title = Bonus : acquérir une tuile de plus
reference-bonus_acquire-text = Acquérez encore des ressources, au prix habituel ; qui a ce bonus le peut, quel que soit son rang.
reference-bonus_acquire-terms = deuxième tuile action supplémentaire acheter

reference-bonus_make_dress-title = Bonus : confectionner une { $garment } de plus
reference-bonus_make_dress-text = Confectionnez une autre { $garment } au prix habituel, avec moins de soie des couleurs de la carte ; il faut tout le reste. Elle doit être sans dé d’or. Puis louez-la ou vendez-la comme d’habitude.
reference-bonus_make_dress-terms = autre { $garment } remise soie moins de rouleaux supplémentaire coudre
reference-bonus_make_dress-ruling = On n’économise que la soie qu’elle demande. Pour un Maître invité, elle compte comme faite par le rang de la carte qui a le bonus.

reference-bonus_fund-title = Bonus : une décoration moins chère
reference-bonus_fund-text = Financez une décoration de plus, et payez-la d’autant moins.
reference-bonus_fund-terms = décoration remise moins cher jeton supplémentaire
reference-bonus_fund-ruling = Si la remise dépasse le prix, elle est gratuite ; la différence n’est pas versée.

reference-bonus_depute_with_bonus-title = Bonus : déléguer et utiliser son bonus
reference-bonus_depute_with_bonus-text = Déléguez sans paiement un de vos commis, où que soit sa carte, celui-ci compris ; puis vous pouvez utiliser son bonus. Il doit en rester au moins { $minimum_staff }.
reference-bonus_depute_with_bonus-terms = déléguer cour bonus commis retirer
reference-bonus_depute_with_bonus-ruling = Le commis peut venir de la main, de la réserve ou de la défausse. Si la carte se délègue elle-même, son bonus peut servir encore une fois avant son départ.

reference-bonus_depute_for_livre-title = Bonus : déléguer pour de l’argent
reference-bonus_depute_for_livre-text = Déléguez un de vos commis, celui-ci compris, et gagnez { $master } Louis d’or pour un Maître, { $journeyman } pour un Compagnon, { $apprentice } pour un Apprenti. Le bonus de qui s’en va est perdu. Il doit en rester au moins { $minimum_staff }.
reference-bonus_depute_for_livre-terms = déléguer cour argent commis retirer vendre carte
reference-bonus_depute_for_livre-ruling = La carte peut se déléguer elle-même dans les deux éditions ; le commis peut venir de la main, de la réserve ou de la défausse.

reference-bonus_prestige_per_decorations-title = Bonus : prestige pour vos décorations
reference-bonus_prestige_per_decorations-text = Vous gagnez 1 point de prestige par série complète de décorations ; la carte dit combien il en faut. Le reste ne rapporte rien.
reference-bonus_prestige_per_decorations-terms = prestige par décoration jeton points

reference-bonus_prestige_per_dresses-title = Bonus : prestige pour vos { $garments }
reference-bonus_prestige_per_dresses-text = Vous gagnez 1 point de prestige par série complète de vos { $garments } louées ; la carte dit combien il en faut. Le reste ne rapporte rien.
reference-bonus_prestige_per_dresses-terms = prestige par { $garment } points invités

reference-bonus_prestige_for_livre-title = Bonus : prestige contre de l’argent
reference-bonus_prestige_for_livre-text = Payez et gagnez 1 point de prestige chaque fois que vous versez le montant de la carte, autant que vous voulez et pouvez.
reference-bonus_prestige_for_livre-terms = acheter prestige points argent payer
reference-bonus_prestige_for_livre-ruling = Le prestige s’achète par points entiers.

reference-bonus_discard_resources-title = Bonus : prestige contre des tuiles
reference-bonus_discard_resources-text = Défaussez autant de vos tuiles que vous voulez. Chaque rouleau de la soie rare rapporte 1 point de prestige ; de la soie commune, il en faut plusieurs, comme le dit la carte.
reference-bonus_discard_resources-terms = défausser tuiles soie prestige donner
reference-bonus_discard_resources-ruling = Vous choisissez les tuiles une par une et vous arrêtez quand vous voulez, même aussitôt. Les rouleaux communs de toutes les tuiles se comptent ensemble.

reference-crown_deck_size-title = Couronne : prestige selon la taille du personnel
reference-crown_deck_size-text = À la fin, comptez tous vos commis, celui-ci compris. Le tableau de la carte dit combien de prestige ils rapportent.
reference-crown_deck_size-terms = nombre de cartes combien de cartes personnel fin couronne
reference-crown_deck_size-ruling = Un personnel plus petit que le tableau ne rapporte rien.

reference-crown_thread_lace_pairs-title = Couronne : fil et dentelle
reference-crown_thread_lace_pairs-text = À la fin, chaque paire de 1 fil et 1 dentelle qui vous reste rapporte le prestige de la carte.
reference-crown_thread_lace_pairs-terms = fil dentelle paire paires fin couronne reste
reference-crown_thread_lace_pairs-ruling = Toutes les paires comptent ; elles ne servent à rien d’autre à la fin.

reference-crown_master_space_pairs-title = Couronne : Maîtres invités
reference-crown_master_space_pairs-text = À la fin, chaque série de vos { $garments } chez des Maîtres invités rapporte le prestige de la carte, qui dit aussi combien il en faut.
reference-crown_master_space_pairs-terms = invité de Maître paires fin couronne dé

reference-crown_couples-title = Couronne : couples
reference-crown_couples-text = À la fin, chaque couple formé d’une { $gown } et d’une { $coat } à vous chez des invités rapporte le prestige de la carte. Les couleurs n’importent pas ; chacune compte une fois.
reference-crown_couples-terms = couple couples paire dame gentilhomme fin couronne { $gown } { $coat }
