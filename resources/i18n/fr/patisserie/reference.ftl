### L’aide-mémoire : pour chaque article son titre (si aucun autre texte ne l’est), son texte, d’autres mots pour le trouver, avec des
### fautes courantes, et, là où la règle se tait, comment on joue ici. Les nombres sont insérés.

reference-patisserie-round-title = Une manche
reference-patisserie-round-text = La fête dure { $rounds } manches. Dans chacune, on remplit les étals, chacun choisit son personnel, on joue les cartes une par une à tour de rôle, puis chacun touche ses revenus. Après la dernière vient le décompte final.
reference-patisserie-round-terms = manches phase phases déroulement ordre fête structure combien de manches

reference-patisserie-start_player-title = Premier joueur
reference-patisserie-start_player-text = Qui a le marqueur premier joueur commence la manche, et on joue dans le sens horaire. Après chaque manche, il passe à gauche. Le premier joueur commence la partie avec { $start_coins } pièces, chaque suivant avec 1 de plus.
reference-patisserie-start_player-terms = commence qui commence début sens horaire marqueur

reference-patisserie-selection-title = Choisir sa main
reference-patisserie-selection-text = Au début d’une manche, vous choisissez { $hand_size } cartes de votre personnel inutilisé. S’il y en a moins, prenez-les toutes, retournez le personnel utilisé et choisissez-y le reste ; on ne mélange jamais. Chacun travaille donc avant que quiconque recommence. À la première manche, vous prenez tout votre personnel de départ.
reference-patisserie-selection-terms = main cartes choisir sélection libre utilisé défausse personnel de départ
reference-patisserie-selection-ruling = Le programme demande une carte après l’autre, au premier joueur d’abord. Personne ne voit le choix des autres.

reference-patisserie-tray-title = Plaques de cuisson
reference-patisserie-tray-text = Deux plaques apportent du personnel : chacune porte { $tray_extra } cartes de plus qu’il n’y a de joueurs. Vous gardez une carte de chacune et passez le reste, la plaque A à gauche, la plaque B à droite. Ce qui reste à la fin est à engager.
reference-patisserie-tray-terms = plaque draft nouveau personnel passer gauche droite pioche
reference-patisserie-tray-ruling = À deux, les deux plaques vont à l’autre joueur. Seul celui qui choisit voit la plaque, et il ne la revoit pas ensuite.

reference-patisserie-set_aside-title = Une carte quitte la partie
reference-patisserie-set_aside-text = De vos { $hand_size } cartes choisies et des deux nouvelles, vous en retirez une de la partie, face cachée ; les autres sont votre main pour cette manche. Votre personnel grandit donc d’une carte par manche.
reference-patisserie-set_aside-terms = retirer défausser face cachée écarter se séparer
reference-patisserie-set_aside-ruling = Personne d’autre n’apprend quelle carte c’était.

reference-patisserie-turn-title = Un tour
reference-patisserie-turn-text = Jouez une carte de votre main. Elle accomplit une action principale que permet sa formation ; ensuite, jamais avant, vous pouvez utiliser le bonus de la carte. Vous pouvez renoncer à l’un ou aux deux. Puis vient le joueur suivant, jusqu’à ce que toutes les mains soient vides ; qui a engagé joue plus longtemps.
reference-patisserie-turn-terms = action principale actions renoncer passer ordre que puis-je faire
reference-patisserie-turn-ruling = Seul ce que vous pouvez accomplir et payer est proposé ; renoncer l’est toujours. On ne demande rien pour un bonus sans effet.

reference-patisserie-chef-title = Pâtissier
reference-patisserie-chef-text = En or, avec une toque. Accomplit toutes les actions principales sauf deux : un Pâtissier n’acquiert pas d’ingrédients et n’achète pas de denrées. Lui seul décore, engage et cuit les recettes à la toque. Le congédier rapporte { $chef_notice } pièces.
reference-patisserie-chef-terms = chef chefs pâtissière patissier toque or formation P qui cuit

reference-patisserie-assistant-title = Assistant
reference-patisserie-assistant-text = En argent, sans toque. Accomplit toutes les actions principales sauf deux : un Assistant ne décore pas et n’engage pas. Lui seul acquiert des ingrédients et achète des denrées. Le congédier rapporte { $assistant_notice } pièces.
reference-patisserie-assistant-terms = assistants aide commis argent formation A assistent qui achète

reference-patisserie-staff-title = Personnel
reference-patisserie-staff-text = Toutes vos cartes, où qu’elles soient : en main, inutilisées, utilisées, et celle qui travaille. Le personnel de départ n’a pas de niveau. Engager et les plaques l’agrandissent, retirer et congédier le réduisent ; il doit toujours rester { $minimum_staff } cartes. Un bonus s’utilise quelle que soit la formation de sa carte.
reference-patisserie-staff-terms = employés cartes inventaire paquet formation qui peut quoi nombre de cartes
reference-patisserie-staff-ruling = La main et la carte qui vient d’être jouée comptent pour chaque bonus. Les cartes d’un personnel sont connues pour autant que tous les ont vues ; celles qui sont en main ne le sont pas.

reference-patisserie-level-title = Niveaux du personnel
reference-patisserie-level-text = Le nouveau personnel arrive niveau par niveau : I, puis II, III et IV, et les meilleurs bonus viennent tard. On n’utilise du paquet que ce qu’il faut pour les { $rounds } manches. Qui n’a pas été engagé quitte la partie à la fin de la manche.
reference-patisserie-level-terms = niveau pioche paquet chiffre romain I II III IV nouveau personnel

reference-patisserie-bonus-title = Bonus d’une carte
reference-patisserie-bonus-text = Après l’action principale, ou après y avoir renoncé, vous pouvez utiliser une fois le bonus de la carte jouée. S’il offre une action, la formation de la carte s’y applique ; mais ce que le bonus nomme est permis malgré elle : un Pâtissier qui a ce bonus acquiert bel et bien des ingrédients.
reference-patisserie-bonus-terms = effet carte facultatif renoncer moitié haute
reference-patisserie-bonus-ruling = On ne demande que si le bonus a un effet maintenant. Un bonus sur la carte d’un Assistant ne cuit jamais une recette à la toque.

reference-patisserie-acquire_recipes-text = Action principale de tous : prenez 1 ou 2 recettes de l’étal et payez le prix indiqué dessous. La place la plus chère est à gauche ; ce qui reste glisse à droite et coûte moins. Si { $refill_recipes } places sont vides après le tour, on remplit.
reference-patisserie-acquire_recipes-terms = étal de recettes acheter prendre prix aquérir
reference-patisserie-acquire_recipes-ruling = On remplit après le tour, jamais pendant : la deuxième recette et le bonus trouvent la place vide.

reference-patisserie-recipe-title = Recette
reference-patisserie-recipe-text = La face claire montre ce qu’il faut : denrées, ingrédients, et peut-être un Pâtissier, signalé par une toque. Le nombre est son prestige. Vous gardez jusqu’à { $recipe_storage } recettes et pouvez y renoncer à tout moment. Cuite, la tuile se retourne sur sa face sombre et devient un plat.
reference-patisserie-recipe-terms = recettes tuile pâtisserie ingrédients nécessaires stock trois défausser
reference-patisserie-recipe-ruling = Le programme vous laisse renoncer à une recette en choisissant l’action principale, ou quand il y en a une de trop ; la nouvelle aussi peut partir.

reference-patisserie-acquire_ingredients-text = Action principale d’un Assistant : prenez exactement 1 tuile ingrédients et payez-la. Le prix est à côté de la rangée, et moins elle a de tuiles, moins elle coûte. Rien n’est rempli avant la manche suivante.
reference-patisserie-acquire_ingredients-terms = étal ingrédients étagère rangée prix tuile miel noix œuf aquérir

reference-patisserie-ingredient-title = Tuile ingrédients
reference-patisserie-ingredient-text = Montre miel, noix et œufs, et souvent une garniture. Vous l’utilisez pour cuire, ou vous la retournez pour décorer un plat, jamais les deux. Ce qui reste sur une tuile est perdu, mais deux plats cuits ensemble peuvent se la partager. Vous en possédez autant que vous voulez.
reference-patisserie-ingredient-terms = ingrédients miel noix œuf œufs réserve tuiles reste

reference-patisserie-buy_goods-text = Action principale d’un Assistant : choisissez la farine, le sucre ou le beurre et achetez-en. La case lumineuse de la piste montre ce que tout coûte jusque-là.
reference-patisserie-buy_goods-terms = acheter farine sucre beurre prix marché piste courses

reference-patisserie-goods-title = Farine, sucre, beurre
reference-patisserie-goods-text = Les denrées sont sur trois pistes : au plus { $flourMost } farines, { $sugarMost } sucres et { $butterMost } beurres. Vous commencez avec { $startFlour }, { $startSugar } et { $startButter }. La cuisson les consomme.
reference-patisserie-goods-terms = denrée denrées farine sucre beurre piste marqueur stock maximum
reference-patisserie-goods-ruling = Une denrée gratuite pour laquelle la piste n’a plus de place est perdue.

reference-patisserie-bake-text = Action principale de tous : cuisez 1 ou 2 de vos recettes. Donnez les denrées et les ingrédients montrés et posez chaque plat sur une grille libre. Une recette à la toque demande un Pâtissier.
reference-patisserie-bake-terms = cuire cuisson four pâtisserie préparer fabriquer
reference-patisserie-bake-ruling = Une seule carte cuit les deux recettes : un Assistant ne cuit pas une paire avec toque. Aucune tuile superflue n’est prise, et des tuiles égales sont un même choix.

reference-patisserie-dish-title = Plat
reference-patisserie-dish-text = Une recette cuite. Présenté à une table, il rapporte son prestige à la fin et compte pour cette table ; vendu, il rapporte { $sale_coins } pièces par point. Ses ingrédients et sa toque décident à quel bonus de table il convient.
reference-patisserie-dish-terms = plats pâtisserie pâtisseries gâteau cuit valeur prestige
reference-patisserie-dish-ruling = « Cuit par un Pâtissier » désigne la toque de la tuile, qui que soit le cuisinier.

reference-patisserie-rack-title = Grille
reference-patisserie-rack-text = Vous en avez { $racks }. Un plat cuit y attend sa livraison ; sans grille libre, vous ne pouvez rien enfourner, et on ne jette pas un plat. Ce qui y est encore à la fin est vendu.
reference-patisserie-rack-terms = grilles refroidir refroidissement place plein

reference-patisserie-decorate-text = Action principale d’un Pâtissier : décorez 1 ou 2 plats sur vos grilles. Pour chacun, retournez une tuile ingrédients avec garniture et posez-la sur le plat, qui n’en porte qu’une.
reference-patisserie-decorate-terms = décoration garnir garniture glaçage orner

reference-patisserie-topping-title = Garniture
reference-patisserie-topping-text = Beaucoup de tuiles ingrédients montrent une garniture. Utilisée pour décorer, la tuile est retournée au-dessus du plat et ses ingrédients sont perdus. Quand le plat est livré, présenté ou vendu, la garniture devient une décoration réussie.
reference-patisserie-topping-terms = garnitures rose cerise coche verso décor

reference-patisserie-decoration-title = Décoration réussie
reference-patisserie-decoration-text = Les garnitures des plats livrés restent près de votre cuisine et rapportent à chaque manche, dans cet ordre : { $decoration1 } et { $decoration2 } pièces de plus, puis { $decoration3 }, { $decoration4 } et { $decoration5 } points de prestige. Une sixième est défaussée.
reference-patisserie-decoration-terms = décorations réussies revenus cinq places garnitures

reference-patisserie-deliver-text = Action principale de tous : livrez 1 ou 2 plats de vos grilles, garnis ou non. Chacun est présenté à une table ou vendu.
reference-patisserie-deliver-terms = livraison présenter vendre servir apporter
reference-patisserie-deliver-ruling = Deux plats sont livrés l’un après l’autre ; ce que rapporte le premier peut payer pour le second.

reference-patisserie-sell-title = Vendre un plat
reference-patisserie-sell-text = Le public paie { $sale_coins } pièces par point de prestige du plat, mais vous ne gagnez pas de prestige. Sa garniture devient quand même une décoration réussie.
reference-patisserie-sell-terms = vente vendu public valeur pièces

reference-patisserie-present-title = Présenter un plat
reference-patisserie-present-text = Posez le plat sur une place libre de n’importe quelle table. Dans l’ordre, vous gagnez : ce qui est imprimé sur la place, la récompense du bonus de table si le plat convient, puis du prestige de votre service près de la table, si vous payez.
reference-patisserie-present-terms = place case bonus de placement libre où poser
reference-patisserie-present-ruling = Ce que rapportent la place et le bonus de table peut payer le service du même plat.

reference-patisserie-table-title = Majorité à une table
reference-patisserie-table-text = À la fin, qui a le plus de plats à une table de présentation marque le premier nombre de son écriteau, et à partir de { $second_place_players } joueurs le deuxième marque le second. En cas d’égalité l’emporte celui dont le plat est le plus proche du bonus de table.
reference-patisserie-table-terms = tables majorité plus deuxième égalité présentation écriteau drapeau ex æquo

reference-patisserie-table_bonus-title = Bonus de table
reference-patisserie-table_bonus-text = Chaque table a un bonus : à gauche les plats qui conviennent, à droite la récompense pour en présenter un là. Si une croix rouge couvre un signe, il n’en faut pas. La garniture compte au moment de la livraison. Les autres plats sont les bienvenus, mais sans récompense.
reference-patisserie-table_bonus-terms = bonus tuile récompense convient avec sans miel noix œuf garniture barré
reference-patisserie-table_bonus-ruling = Le signe de la toque désigne la marque de la tuile, pas qui a cuit.

reference-patisserie-reward-title = Ce que donnent places et tuiles
reference-patisserie-reward-text = Des pièces ; une unité de farine, de sucre ou de beurre ; une tuile ingrédients, du sac ou au choix de l’étal ; une recette au choix ; ou des pièces par poste de service à la table. Tout est gratuit et immédiat.
reference-patisserie-reward-terms = récompenses gain bonus de placement gratuit sac piocher
reference-patisserie-reward-ruling = Ce qu’on ne peut piocher, sac et défausse étant vides, est perdu ; de même une tuile d’un étal vide.

reference-patisserie-place-text = Action principale de tous : payez le prix d’une case libre et placez-y votre marqueur, pour un service entre deux tables ou pour un noble hôte.
reference-patisserie-place-terms = marqueur propriété service poste noble hôte acheter case

reference-patisserie-service-title = Poste de service
reference-patisserie-service-text = Votre marqueur entre deux tables rapporte ce qui est imprimé : du prestige à la fin, ou quelque chose aussitôt. Et chaque fois que vous présentez un plat à l’une des deux tables, vous pouvez payer { $service_coins } pièces pour 1 point de prestige aussitôt, pour chacun de vos postes là. Jusqu’à { $one_post_players } joueurs, une des deux cases reste libre ; personne n’a les deux.
reference-patisserie-service-terms = postes service serveur marqueur zone payer prestige
reference-patisserie-service-ruling = Les pièces gagnées par le plat peuvent payer son service.

reference-patisserie-host-title = Noble hôte
reference-patisserie-host-text = Un marqueur sur un noble hôte rapporte { $host_income } pièces à chaque revenu, son prestige à la fin, et encore 1 point de prestige par adversaire qui a un poste de service quelque part.
reference-patisserie-host-terms = hôtes nobles noblesse table jaune revenus adversaires service

reference-patisserie-hire-text = Action principale d’un Pâtissier : prenez en main une carte de l’étal ; elle est jouée dès cette manche. S’il y a 4 cartes, elle coûte { $hire4 } pièces, à 3 { $hire3 }, à 2 ou 1 { $hire2 }. Ou prenez gratuitement une carte étoilée si vous remplissez sa condition.
reference-patisserie-hire-terms = engager embaucher recruter nouveau personnel prix étal

reference-patisserie-star-title = Cartes étoilées
reference-patisserie-star-text = Ces cartes ne coûtent rien, mais il faut remplir leur condition en les engageant. Vous n’en avez qu’une dans toute la partie. Leur bonus est surtout du prestige immédiat.
reference-patisserie-star-terms = étoile étoilé condition exigence gratuit une fois
reference-patisserie-star-ruling = La condition ne compte qu’au moment d’engager. L’étal n’est ni rempli ni vidé.

reference-patisserie-condition_kitchen-title = Condition : ce qu’il y a dans votre cuisine
reference-patisserie-condition_kitchen-text = Il faut posséder à ce moment tant de tuiles ingrédients, de recettes, de denrées, de pièces ou de cartes de personnel ; ou aucune denrée ni tuile ingrédients. On n’en donne rien.
reference-patisserie-condition_kitchen-terms = condition exigence ingrédients recettes denrées pièces personnel aucune

reference-patisserie-condition_dishes-title = Condition : vos plats
reference-patisserie-condition_dishes-text = On compte par exemple vos plats aux tables, ceux d’une sorte, les tables où vous en avez, vos plats à une même table, vos décorations réussies, ou le prestige déjà marqué. Les plats sur les grilles ne comptent pas.
reference-patisserie-condition_dishes-terms = condition plats tables décorations prestige présentés sorte

reference-patisserie-condition_markers-title = Condition : services et hôtes
reference-patisserie-condition_markers-text = On compte vos marqueurs sur les postes de service, sur les nobles hôtes, ou sur les deux ensemble.
reference-patisserie-condition_markers-terms = condition postes service nobles hôtes marqueurs

reference-patisserie-give_notice-text = Action principale de tous : une de vos cartes quitte la partie pour de bon, et vous gagnez { $assistant_notice } pièces pour un Assistant, { $chef_notice } pour un Pâtissier. Ce peut être une carte de la main, ou celle qui vient d’être jouée, dont le bonus s’utilise encore. Il doit rester { $minimum_staff } cartes.
reference-patisserie-give_notice-terms = congédier renvoyer licencier retirer personnel pièces

reference-patisserie-special_bonus-title = Bonus spéciaux
reference-patisserie-special_bonus-text = Dès que vous remplissez la condition, vous pouvez placer un marqueur sur la case libre la plus précieuse et marquez ce prestige à la fin. Une fois sur chacun ; qui vient plus tard a moins, ou rien.
reference-patisserie-special_bonus-terms = bonus spécial tuile condition réclamer premier course
reference-patisserie-special_bonus-ruling = On vous le demande après l’action principale, après chaque plat livré, après le bonus et après les revenus. Qui refuse est interrogé de nouveau au tour suivant. Les tuiles montrent la face qui va avec le nombre de joueurs ; la plupart des valeurs sont de nous.

reference-patisserie-income-title = Revenus
reference-patisserie-income-text = Quand toutes les mains sont vides, chacun gagne { $base_income } pièces, { $host_income } de plus par noble hôte, et ce que donnent les décorations réussies. Il y a aussi des revenus à la fin de la dernière manche.
reference-patisserie-income-terms = revenu gagner pièces fin de manche hôtes décorations

reference-patisserie-displays-title = Remplir les étals
reference-patisserie-displays-text = Au début d’une manche, les rangées basses d’ingrédients sont vidées, le reste descend, et les { $cleared_recipes } recettes de droite partent ; les autres glissent à droite. Puis on remplit depuis les sacs. Un signe rouge marque ce qui va partir.
reference-patisserie-displays-terms = étal préparation remplir nouvelles tuiles sac vide vidé partir
reference-patisserie-displays-ruling = Les recettes sont aussi complétées après un tour si { $refill_recipes } places sont vides. Un sac n’est rempli de sa défausse que s’il faut une tuile ; on mélange une fois.

reference-patisserie-coin-title = Pièces
reference-patisserie-coin-text = De l’argent, pour les recettes, les ingrédients, les denrées, le personnel et les marqueurs. Il vient des revenus, des ventes, des renvois, des places et des bonus. À la fin, { $coins_per_prestige } pièces font 1 point de prestige, et le reste départage.
reference-patisserie-coin-terms = pièce argent monnaie prix payer manque égalité

reference-patisserie-prestige-title = Prestige
reference-patisserie-prestige-text = Les points du jeu ; qui en a le plus gagne. Blanc à bord rouge se marque aussitôt, à bord noir seulement à la fin.
reference-patisserie-prestige-terms = points victoire score piste bord rouge bord noir

reference-patisserie-final_scoring-title = Décompte final
reference-patisserie-final_scoring-text = Après la manche { $rounds } et ses revenus : les plats des grilles sont vendus, { $coins_per_prestige } pièces font 1 point de prestige, puis les tables, les nobles hôtes pour le service, et tous vos marqueurs : plats, services, hôtes et bonus spéciaux. En cas d’égalité l’emporte qui garde le plus de pièces, puis le premier à partir du premier joueur.
reference-patisserie-final_scoring-terms = fin de partie score gagner gagnant victoire égalité points comment gagner qui gagne
reference-patisserie-final_scoring-ruling = Les plats vendus à la fin ne donnent plus de décoration : aucun revenu ne suit.

reference-patisserie-standing-title = Points si la partie finissait maintenant
reference-patisserie-standing-text = Le nombre à côté du podium, dans le panneau d’un joueur, est ce que donnerait le décompte maintenant, majorités comprises. C’est un aperçu ; un plus veut dire que du caché peut s’y ajouter. Les pièces comptent aussi : payer le fait donc un peu baisser. La flèche à côté dit ce qui a changé depuis votre dernier tour. Le panneau montre pièces, prestige, denrées, tuiles, décorations, cartes, et en petit recettes et plats.
reference-patisserie-standing-terms = situation aperçu estimation mène tête panneau joueur résumé

reference-patisserie-first_game-text = Pour une première partie, on ne choisit pas sur les plaques : deux fois, chacun reçoit une carte et deux sont à engager. C’est plus rapide et ne demande pas de connaître les cartes ; les plaques sont plus justes.
reference-patisserie-first_game-terms = première partie débutant distribuer variante simple sans plaques

reference-patisserie-values-title = Ce qui est sûr, et ce qui est de nous
reference-patisserie-values-text = La règle dit comment on joue, mais ne donne pas la liste des tuiles et des cartes. Ce que montrent son texte et ses exemples est repris tel quel ; les autres valeurs sont notre reconstruction, dans les limites de ce qu’elle fixe. Qui possède le jeu peut corriger chaque valeur.
reference-patisserie-values-terms = valeurs reconstruction imprimé différent faux corriger propriétaire
