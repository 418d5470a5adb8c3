### L’aide-mémoire : les bonus des cartes de personnel.

reference-patisserie-bonus_gain_coins-title = Bonus : pièces
reference-patisserie-bonus_gain_coins-text = Vous gagnez de la réserve les pièces de la carte.
reference-patisserie-bonus_gain_coins-terms = argent gagner

reference-patisserie-bonus_gain_prestige-title = Bonus : prestige
reference-patisserie-bonus_gain_prestige-text = Vous marquez aussitôt le prestige de la carte.
reference-patisserie-bonus_gain_prestige-terms = points étoile

reference-patisserie-bonus_buy_goods-title = Bonus : acheter des denrées
reference-patisserie-bonus_buy_goods-text = Achetez d’une denrée, au prix habituel.
reference-patisserie-bonus_buy_goods-terms = farine sucre beurre acheter

reference-patisserie-bonus_acquire_ingredient-title = Bonus : acquérir un ingrédient
reference-patisserie-bonus_acquire_ingredient-text = Prenez une tuile ingrédients de l’étal, au prix habituel.
reference-patisserie-bonus_acquire_ingredient-terms = tuile miel noix œuf

reference-patisserie-bonus_pay_for_action-title = Bonus : une action de plus
reference-patisserie-bonus_pay_for_action-text = Payez les pièces de la carte et effectuez l’action indiquée en plus, à son coût habituel.
reference-patisserie-bonus_pay_for_action-terms = action supplémentaire payer seconde

reference-patisserie-bonus_prestige_by_table-title = Bonus : prestige selon les plats à une table
reference-patisserie-bonus_prestige_by_table-text = Comptez vos plats à une même table. La liste de la carte dit combien de prestige cela rapporte aussitôt.
reference-patisserie-bonus_prestige_by_table-terms = points table compter
reference-patisserie-bonus_prestige_by_table-ruling = On prend la table où vous avez le plus de plats ; aucun choix n’est meilleur.

reference-patisserie-bonus_move_dish-title = Bonus : déplacer un plat
reference-patisserie-bonus_move_dish-text = Prenez un de vos plats et posez-le sur une place libre d’une autre table. Ni la place ni le bonus de table ne donnent rien alors, et on ne paie pas de service.
reference-patisserie-bonus_move_dish-terms = déplacer changer table majorité
reference-patisserie-bonus_move_dish-ruling = Le plat compte là où il est, et son ancienne place est libre.

reference-patisserie-bonus_buy_butter-title = Bonus : acheter du beurre
reference-patisserie-bonus_buy_butter-text = Payez une fois les pièces de la carte et prenez 1 beurre.
reference-patisserie-bonus_buy_butter-terms = beurre bon marché

reference-patisserie-bonus_coins_by_markers-title = Bonus : pièces selon services et hôtes
reference-patisserie-bonus_coins_by_markers-text = Vous gagnez les pièces de la carte pour chacun de vos postes de service et nobles hôtes. Un marqueur placé dans ce tour compte.
reference-patisserie-bonus_coins_by_markers-terms = argent marqueurs postes hôtes

reference-patisserie-bonus_coins_by_tables-title = Bonus : pièces selon vos tables
reference-patisserie-bonus_coins_by_tables-text = Vous gagnez les pièces de la carte pour chaque table où au moins un plat est à vous.
reference-patisserie-bonus_coins_by_tables-terms = argent tables présence

reference-patisserie-bonus_coins_by_table-title = Bonus : pièces selon les plats à une table
reference-patisserie-bonus_coins_by_table-text = Vous gagnez les pièces de la carte pour chacun de vos plats à une même table.
reference-patisserie-bonus_coins_by_table-terms = argent table plats
reference-patisserie-bonus_coins_by_table-ruling = On prend la table où vous avez le plus de plats.

reference-patisserie-bonus_coins_by_dishes-title = Bonus : pièces selon tous vos plats
reference-patisserie-bonus_coins_by_dishes-text = Vous gagnez les pièces de la carte pour chacun de vos plats aux tables. Un plat présenté dans ce tour compte.
reference-patisserie-bonus_coins_by_dishes-terms = argent plats présentés

reference-patisserie-bonus_coins_by_decorations-title = Bonus : pièces selon les décorations
reference-patisserie-bonus_coins_by_decorations-text = Vous gagnez les pièces de la carte pour chacune de vos décorations réussies.
reference-patisserie-bonus_coins_by_decorations-terms = argent garnitures décorations

reference-patisserie-bonus_coins_by_staff-title = Bonus : pièces selon la taille du personnel
reference-patisserie-bonus_coins_by_staff-text = Comptez toutes vos cartes de personnel. La liste de la carte dit ce que vous gagnez : ici, un petit personnel vaut plus.
reference-patisserie-bonus_coins_by_staff-terms = argent petit personnel peu de cartes
reference-patisserie-bonus_coins_by_staff-ruling = La main et la carte qui vient d’être jouée comptent aussi.

reference-patisserie-bonus_copy_bonus-title = Bonus : utiliser le bonus d’un autre
reference-patisserie-bonus_copy_bonus-text = Choisissez la carte du dessus du personnel utilisé d’un autre joueur et utilisez son bonus comme si un Assistant à vous l’avait.
reference-patisserie-bonus_copy_bonus-terms = copier imiter autre joueur carte du dessus
reference-patisserie-bonus_copy_bonus-ruling = Une pile vide n’offre rien, et ce bonus ne se copie pas lui-même. Aucune recette à la toque n’est cuite ainsi.

reference-patisserie-bonus_acquire_recipe-title = Bonus : acquérir une recette
reference-patisserie-bonus_acquire_recipe-text = Prenez une recette de l’étal, au prix habituel.
reference-patisserie-bonus_acquire_recipe-terms = recette acheter une

reference-patisserie-bonus_draw_recipes-title = Bonus : piocher des recettes
reference-patisserie-bonus_draw_recipes-text = Piochez dans le sac autant de recettes que le dit la carte, gardez-en une et défaussez les autres.
reference-patisserie-bonus_draw_recipes-terms = recettes sac hasard piocher garder
reference-patisserie-bonus_draw_recipes-ruling = Si votre stock est plein, une recette doit partir ; ce peut être la nouvelle. Si sac et défausse sont vides, on en pioche moins.

reference-patisserie-bonus_take_recipe-title = Une recette gratuite
reference-patisserie-bonus_take_recipe-text = Prenez n’importe quelle recette de l’étal sans payer. Cela vient d’un bonus, d’un poste de service ou d’une table.
reference-patisserie-bonus_take_recipe-terms = recette gratuit

reference-patisserie-bonus_draw_ingredients-title = Bonus : piocher des ingrédients
reference-patisserie-bonus_draw_ingredients-text = Piochez dans le sac autant de tuiles ingrédients que le dit la carte, gardez-en une et défaussez les autres.
reference-patisserie-bonus_draw_ingredients-terms = ingrédient sac hasard piocher garder
reference-patisserie-bonus_draw_ingredients-ruling = Si sac et défausse sont vides, ce qu’on ne peut piocher est perdu.

reference-patisserie-bonus_take_ingredient-title = Une tuile ingrédients gratuite
reference-patisserie-bonus_take_ingredient-text = Prenez n’importe quelle tuile ingrédients de l’étal sans payer. Cela vient d’un bonus ou d’une table.
reference-patisserie-bonus_take_ingredient-terms = ingrédient gratuit

reference-patisserie-bonus_bake_saving-title = Bonus : cuire à l’économie
reference-patisserie-bonus_bake_saving-text = Cuisez une recette avec 1 farine de moins ou 1 miel de moins qu’indiqué.
reference-patisserie-bonus_bake_saving-terms = cuire moins farine miel économiser
reference-patisserie-bonus_bake_saving-ruling = Un Assistant le reste : pas de recette à la toque. Une recette qui ne demande ni l’un ni l’autre est cuite telle quelle.

reference-patisserie-bonus_decorate_one-title = Bonus : décorer un plat
reference-patisserie-bonus_decorate_one-text = Payez ce que dit la carte et décorez un plat de vos grilles d’une garniture.
reference-patisserie-bonus_decorate_one-terms = garniture décorer un payer

reference-patisserie-bonus_deliver_one-title = Bonus : livrer un plat
reference-patisserie-bonus_deliver_one-text = Présentez ou vendez un plat de vos grilles.
reference-patisserie-bonus_deliver_one-terms = livrer présenter vendre un

reference-patisserie-bonus_place_cheaper-title = Bonus : service ou hôte moins cher
reference-patisserie-bonus_place_cheaper-text = Placez un poste de service ou un noble hôte, pour autant de pièces de moins que le dit la carte.
reference-patisserie-bonus_place_cheaper-terms = rabais moins cher marqueur poste hôte
reference-patisserie-bonus_place_cheaper-ruling = Le prix ne descend jamais sous zéro.

reference-patisserie-bonus_prestige_by_dishes-title = Bonus : prestige selon des plats d’une sorte
reference-patisserie-bonus_prestige_by_dishes-text = Comptez à toutes les tables vos plats de la sorte indiquée. La liste de la carte dit combien de prestige cela rapporte aussitôt.
reference-patisserie-bonus_prestige_by_dishes-terms = points plats sorte compter
reference-patisserie-bonus_prestige_by_dishes-ruling = Le signe manque dans le texte de la règle ; la sorte est une valeur de la carte, que l’on peut corriger.

reference-patisserie-bonus_prestige_by_tables-title = Bonus : prestige selon vos tables
reference-patisserie-bonus_prestige_by_tables-text = Comptez les tables où au moins un plat est à vous. La liste de la carte dit combien de prestige cela rapporte aussitôt.
reference-patisserie-bonus_prestige_by_tables-terms = points tables compter

reference-patisserie-bonus_prestige_by_decorations-title = Bonus : prestige selon les décorations
reference-patisserie-bonus_prestige_by_decorations-text = Comptez vos décorations réussies. La liste de la carte dit combien de prestige cela rapporte aussitôt.
reference-patisserie-bonus_prestige_by_decorations-terms = points garnitures décorations compter

reference-patisserie-bonus_prestige_for_coins-title = Bonus : acheter du prestige
reference-patisserie-bonus_prestige_for_coins-text = Payez les pièces de la carte pour 1 point de prestige, autant de fois que vous voulez jusqu’au nombre indiqué. En fin de partie, c’est le meilleur emploi de l’argent.
reference-patisserie-bonus_prestige_for_coins-terms = points acheter pièces échanger
