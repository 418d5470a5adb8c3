### L’aide-mémoire : pour chaque article de resources/reference/rococo, son titre, son texte, d’autres mots pour le trouver
### (avec des fautes courantes) et, là où le livret se tait, comment on joue ici. Les nombres des règles et les mots de
### l’édition sont insérés.

reference-word-deluxe-of_segment = de son tiroir
reference-word-deluxe-in_segment = dans un tiroir
reference-word-deluxe-to_terrace = au balcon
reference-word-deluxe-in_kitchens = dans chacune des deux cuisines

reference-word-original-of_segment = de son segment
reference-word-original-in_segment = dans un segment
reference-word-original-to_terrace = sur la terrasse
reference-word-original-in_kitchens = dans chaque rangée de la fontaine

reference-round-title = Une manche
reference-round-text = La partie dure { $rounds } manches. Dans chacune, on remplit les étals, chacun choisit en secret { $hand_size } commis, on les joue un par un à tour de rôle, puis chacun touche ses revenus. Après la dernière vient le décompte final.
reference-round-terms = manches phase phases déroulement ordre tour soirée structure combien de manches

reference-start_player-title = Premier joueur
reference-start_player-text = Qui a réclamé la faveur de la Reine à la manche précédente commence ; si personne ne l’a fait, le premier joueur reste le même. On joue dans le sens horaire.
reference-start_player-terms = premier joueur commence qui commence début sens horaire drapeau
reference-start_player-ruling = Le tout premier joueur est tiré au sort.

reference-hand-title = Choisir sa main
reference-hand-text = Au début d’une manche, vous choisissez { $hand_size } commis dans votre réserve et jouez exactement ceux-là. S’il y en a moins, prenez-les tous, retournez votre défausse pour en faire la nouvelle réserve et choisissez-y le reste.
reference-hand-terms = main cartes choisir choix sélection piocher
reference-hand-ruling = Le programme demande une carte après l’autre, au premier joueur d’abord. Personne ne voit le choix des autres.

reference-supply-title = Réserve et défausse
reference-supply-text = C’est dans la réserve que vous choisissez votre main. Qui a joué va à votre défausse. Quand il faut choisir et que la réserve est vide, et alors seulement, cette défausse devient la nouvelle réserve ; on ne mélange rien.
reference-supply-terms = paquet pioche pile mélanger défausser cartes jouées réserve

reference-staff-title = Personnel
reference-staff-text = Tous vos commis, où qu’ils soient : en main, en réserve, à la défausse et au travail. Engager l’agrandit, déléguer le réduit ; il doit toujours en rester { $minimum_staff }. Peu de commis jouent plus souvent, beaucoup servent certains bonus et couronnes.
reference-staff-terms = paquet deck nombre de cartes combien de cartes employés
reference-staff-ruling = Les cartes qui forment un personnel sont connues de tous ; celles qui sont en main ne le sont pas. Qui s’en va compte encore pour un bonus en cours, mais pas parmi ceux qui doivent rester.

reference-turn-title = Un tour
reference-turn-text = Jouez un commis de votre main. Il accomplit une action principale permise à son rang ; puis vous pouvez utiliser le bonus de la carte. Vous pouvez renoncer à l’une, à l’autre ou aux deux. Puis vient le joueur suivant, jusqu’à ce que toutes les mains soient jouées.
reference-turn-terms = action principale actions renoncer passer ordre que puis-je faire
reference-turn-ruling = Une action principale n’est proposée que si vous pouvez l’accomplir et la payer. On ne passe pas : il faut jouer une carte.

reference-employee-title = Commis
reference-employee-text = Les Maîtres peuvent tout faire. Les Compagnons n’engagent pas. Les Apprentis ne réclament pas la faveur de la Reine, ne confectionnent pas de { $garments } et n’engagent pas. Un bonus s’utilise quel que soit le rang, même si c’est une action que ce commis ne pourrait pas faire comme action principale.
reference-employee-terms = employé employés carte cartes personnel rang type qui peut quoi ouvrier comis

reference-master-title = Maître
reference-master-text = Peut accomplir toutes les actions principales. Lui seul engage, confectionne les { $garments } au dé d’or et celles des Maîtres invités. Délégué, il rapporte { $master } Louis d’or.
reference-master-terms = maîtres dé d’or couronne meilleur commis

reference-journeyman-title = Compagnon
reference-journeyman-text = Peut tout faire sauf engager, et ne confectionne ni les { $garments } au dé d’or ni celles des Maîtres invités. Délégué, il rapporte { $journeyman } Louis d’or.
reference-journeyman-terms = compagnons dé d’argenté

reference-apprentice-title = Apprenti
reference-apprentice-text = Peut acquérir des ressources, être délégué et financer des décorations ; il ne réclame pas la faveur, ne confectionne pas de { $garments } et n’engage pas. Délégué, il rapporte { $apprentice } Louis d’or.
reference-apprentice-terms = apprentis dé de laiton aprenti

reference-level-title = Niveaux des commis
reference-level-text = Les nouveaux commis sortent de la pioche niveau par niveau, le I d’abord ; { $hire_display } sont à engager à chaque manche. Qui n’est pas engagé quitte la partie à la fin de la manche. Les cartes sans niveau sont celles du départ.
reference-level-terms = niveau pioche nouveaux commis chiffre romain I II III IV V cartes de départ

reference-bonus-title = Bonus d’un commis
reference-bonus-text = Après l’action principale, ou après y avoir renoncé, vous pouvez utiliser une fois le bonus de la carte jouée. Il tient à la carte, pas au rang. Une carte à couronne ou sans bonus n’en a pas à utiliser.
reference-bonus-terms = bonus effet flèche facultatif renoncer
reference-bonus-ruling = On ne vous pose la question que si le bonus peut avoir un effet ; ce que l’action a rapporté compte déjà. Les autres n’apprennent pas que vous y avez renoncé.

reference-crown-title = Cartes à couronne
reference-crown-text = Les commis à couronne n’ont pas de bonus pendant la partie. À la fin, chacun rapporte ce que dit sa carte, à son seul propriétaire.
reference-crown-terms = couronne couronnes velours rouge bleu fin de partie cartes de décompte
reference-crown-ruling = Une couronne compte où que soit sa carte : main, réserve ou défausse.

reference-favor-title = Faveur de la Reine
reference-favor-text = Action principale d’un Maître ou d’un Compagnon, une fois par manche : gagnez aussitôt { $favor_livre } Louis d’or et soyez premier joueur à la manche suivante. Qui détient la faveur à la fin de la partie gagne { $favor_prestige } points de prestige.
reference-favor-terms = reine jeton faveur initiative réclamer éventail
reference-favor-ruling = Les deux livrets disent { $favor_livre } Louis d’or ; un autre nombre trouvé ailleurs est faux.

reference-acquire-title = Acquérir des ressources
reference-acquire-text = Action principale de chacun : prenez une tuile à l’étal au prix { $of_segment } ; moins il y reste de tuiles, moins elle coûte. Décidez aussitôt de la garder comme soie ou de la défausser pour le fil et la dentelle de sa moitié inférieure.
reference-acquire-terms = acheter ressource ressources tuile matériel entrepôt prix acquerir { $in_segment }

reference-tile-title = Tuile ressources
reference-tile-text = En haut, la soie. En bas, le fil et la dentelle. Vous utilisez une moitié. Comme soie, la tuile reste chez vous jusqu’à ce que vous confectionniez une { $garment } avec elle. Échangée, elle est défaussée aussitôt : / veut dire l’un des deux, + les deux.
reference-tile-terms = tuiles barre oblique plus moitié inférieure supérieure échanger garder support
reference-tile-ruling = Une tuile sans moitié inférieure est gardée sans question. Les autres voient combien de tuiles vous avez, pas lesquelles.

reference-random_tile-title = Une tuile au hasard
reference-random_tile-text = Certains invités et bonus vous font piocher une tuile dans le sac au lieu de la choisir. Vous la gardez ou l’échangez ensuite comme une autre.
reference-random_tile-terms = hasard sac piocher aveugle chance
reference-random_tile-ruling = Si le sac est vide, les tuiles défaussées y retournent d’abord ; s’il n’y en a pas non plus, on ne pioche rien.

reference-silk-title = Soie
reference-silk-text = Les { $garments } montrent la soie qu’elles demandent, en rouleaux de quatre couleurs. Donnez des tuiles qui en montrent au moins autant ; ce qui reste sur une tuile est perdu, on ne rend pas la monnaie.
reference-silk-terms = rouleau rouleaux tissu étoffe couleur couleurs bleu rose vert orange jaune rouge payer paiement
reference-silk-ruling = Un paiement avec une tuile de trop n’est pas proposé, et les tuiles de même soie se valent : la première prise est donnée.

reference-notions-title = Fil et dentelle
reference-notions-text = Les { $garments } peuvent demander du fil et de la dentelle en plus de la soie. Ils viennent des moitiés inférieures des tuiles, des invités et des bonus ; vous commencez avec { $start_thread } fil et { $start_lace } dentelle. On les garde jusqu’à ce qu’ils servent.
reference-notions-terms = bobine mercerie jetons marqueurs dentele
reference-notions-ruling = Le fil et la dentelle ne s’épuisent jamais.

reference-make_dress-text = Action principale d’un Maître ou d’un Compagnon : choisissez un modèle, payez le prix indiqué au-dessus et donnez la soie, le fil et la dentelle qu’il montre. Puis louez la { $garment } à un invité, ou vendez-la à sa valeur.
reference-make_dress-terms = coudre confectionner faire créer fabriquer { $garment } { $garments } atelier modèle prix
reference-make_dress-ruling = Elle n’est proposée que si vous pouvez tout payer d’un coup.

reference-dress-title-deluxe = Tenues de bal
reference-dress-title-original = Tenues

reference-dress-text = Les { $gowns } vont aux dames, les { $coats } aux gentilshommes ; deux couleurs pour chacun. Une { $garment } montre ce qu’elle demande, son prix de vente et le prestige qu’elle rapporte à la fin si elle est louée. Chez des invités, elle compte pour la salle, pour toutes les salles et pour les statues.
reference-dress-terms = { $garment } { $gown } { $coat } dame gentilhomme dames valeur prestige couleur habit costume

reference-master_dress-title = Réservé au Maître
reference-master_dress-text = Un dé d’or sur une { $garment } veut dire que seul un Maître la confectionne ; sur la place d’un invité, que seule une { $garment } faite par un Maître y va. Ces invités départagent aussi les égalités de leur salle. Une { $garment } sans dé peut aller partout si un Maître l’a faite.
reference-master_dress-terms = dé d’or dé à coudre invité de Maître exigence il faut un Maître
reference-master_dress-ruling = Une { $garment } faite grâce à un bonus compte comme faite par le rang de la carte qui a ce bonus.

reference-place-title = Louer ou vendre
reference-place-text = Louez la { $garment } terminée à un invité sur une place libre : la récompense vient aussitôt, le prestige à la fin. Ou vendez-la à sa valeur en Louis d’or ; elle est alors défaussée. { $gowns } et { $coats } vont sur toute place libre ; une place au dé à coudre ne prend que l’ouvrage d’un Maître.
reference-place-terms = location louer vente vendre invité valeur où placer place

reference-guest-title = Invités et récompenses
reference-guest-text = Chaque place libre d’une salle est un invité qui peut porter une { $garment }. Certaines places donnent aussitôt une récompense : des Louis d’or, du fil, de la dentelle, ou une tuile gratuite de l’étal, à garder ou à échanger.
reference-guest-terms = invité place récompense bonus salle siège gratuit visiteur
reference-guest-ruling = Une case « toutes les salles » est prise avant de choisir la récompense. Une tuile en récompense doit être prise s’il y en a une.

reference-hire-title = Engager un commis
reference-hire-text = Action principale d’un Maître : prenez l’un des commis à engager et payez ; moins il en reste, moins il coûte, quel que soit le choix. Il vient en main et joue dès cette manche.
reference-hire-terms = embaucher recruter nouveau commis marché acheter carte engager

reference-depute-title = Déléguer à la cour
reference-depute-text = Action principale de chacun : le commis part à la cour du Roi et, après son bonus, quitte la partie ; vous gagnez { $master } Louis d’or pour un Maître, { $journeyman } pour un Compagnon, { $apprentice } pour un Apprenti. Il doit rester au moins { $minimum_staff } commis.
reference-depute-terms = déléguer renvoyer licencier cour roi se débarrasser carrosse
reference-depute-ruling = Qui est en route pour la cour compte encore dans la taille du personnel jusqu’à son départ, mais pas parmi les { $minimum_staff } qui doivent rester.

reference-fund-title = Financer une décoration
reference-fund-text = Action principale de chacun : payez le prix d’une décoration libre et posez-y votre jeton. Chacune rapporte son prestige à la fin et a de plus un effet à elle. Vous ne pouvez avoir qu’une place { $in_kitchens }.
reference-fund-terms = décoration décorations jeton propriété marqueur mécène acheter payer
reference-fund-ruling = Les jetons ne s’épuisent jamais.

reference-musician-title = Musicien
reference-musician-text = Avec le musicien, vous êtes présent dans sa salle, une de celles qu’il faut pour « Toutes les salles ». Il n’est pas une { $garment } et ne compte pas pour la majorité, mais il y gagne les égalités que laissent les Maîtres invités.
reference-musician-terms = musiciens musique salle décoration orchestre violon harpe

reference-statue-title = Statues
reference-statue-text = À la fin, une statue rapporte { $statue_prestige_per_color } points de prestige pour chaque couleur parmi vos { $garments } louées. Pour une deuxième statue, il faut une deuxième { $garment } de chaque couleur, et ainsi de suite.
reference-statue-terms = statue jardin jardins couleurs série séries sculpture
reference-statue-ruling = Le programme forme les meilleures séries : une couleur compte pour autant de statues que vous avez de { $garments } de cette couleur.

reference-fountain_upper-title-deluxe = Cuisine du personnel
reference-fountain_upper-title-original = Fontaine, rangée du haut

reference-fountain_lower-title-deluxe = Cuisine des invités
reference-fountain_lower-title-original = Fontaine, rangée du bas

reference-fountain_upper-text = Aux revenus de chaque manche, vous gagnez { $fountain_livre_per_decoration } Louis d’or par décoration à vous, celle-ci comprise. Vous pouvez y avoir une place.
reference-fountain_upper-terms = fontaine haut revenus gauche décorations { $in_kitchens }

reference-fountain_lower-text = Aux revenus de chaque manche, vous gagnez { $fountain_livre_per_dress } Louis d’or pour chacune de vos { $garments } chez des invités. Vous pouvez y avoir une place.
reference-fountain_lower-terms = fontaine bas revenus droite { $in_kitchens }

reference-fireworks-title = Feux d’artifice
reference-fireworks-text = À la fin, chacun de vos feux d’artifice est admiré par une de vos { $garments } { $in_kings }, qui compte { $lessTimes } ou { $moreTimes } fois. Et qui a le plus de feux d’artifice marque, à partir de { $second_place_players } joueurs le deuxième aussi ; l’égalité revient au feu le plus à droite.
reference-fireworks-terms = feu d’artifice fusées multiplicateur double triple majorité terrasse jardin artifices
reference-fireworks-ruling = La première et la deuxième place demandent au moins un feu d’artifice.

reference-terrace-text = À la fin, vos { $garments } { $in_kings } admirent vos feux d’artifice : une pour chacun, et son prestige est multiplié. Elles ont compté avant pour la majorité de la salle et comptent encore pour les statues.
reference-terrace-terms = admirer feux d’artifice multiplier { $to_terrace } { $kings } double triple
reference-terrace-ruling = Le programme envoie les { $garments } au plus grand prestige vers les plus grands nombres ; aucun autre choix ne rapporte plus.

reference-terrace-title-deluxe = Le balcon
reference-terrace-title-original = La terrasse

reference-hall-title = Majorité d’une salle
reference-hall-text = À la fin, qui a le plus de { $garments } dans une salle marque le premier nombre ; à partir de { $second_place_players } joueurs, le deuxième marque le second. L’égalité revient à qui y a plus de Maîtres invités, puis au mécène du musicien. Qui reste à égalité touche le tout ; après une égalité en tête, personne n’est deuxième.
reference-hall-terms = salle salles majorité majorités le plus deuxième place égalité départage palais pièce
reference-hall-ruling = Sans { $garment } dans la salle, personne ne marque. Une égalité pour la deuxième place se départage de même ; qui reste à égalité touche le second nombre en entier.

reference-all_halls-title = Toutes les salles
reference-all_halls-text = Dès que vous êtes présent dans chaque salle, par une { $garment } ou par le musicien, vous prenez la meilleure case libre « toutes les salles ». Les premiers ont plus de prestige à la fin.
reference-all_halls-terms = toutes les salles bonus présence présent chaque salle partout cinq salles
reference-all_halls-ruling = La case est prise avant de choisir la récompense de l’invité. Quand toutes sont prises, plus personne n’en a.

reference-income-title = Revenus
reference-income-text = Quand toutes les mains sont jouées, chacun gagne { $base_income } Louis d’or et ce que rapportent ses places dans les jardins.
reference-income-terms = fin de manche phase revenu

reference-displays-title = Remplir les étals
reference-displays-text = Au début d’une manche, { $hire_display } nouveaux commis sont à engager, les places libres pour les tuiles sont remplies, et les { $cleared_windows } modèles les plus à droite sont défaussés ; les autres glissent à droite et de nouveaux sortent du sac. Ce qui est vide le reste jusque-là, et ce que tient un autre est occupé.
reference-displays-terms = étalage remplir préparation mise en place sac atelier entrepôt occupé vide nouveaux modèles
reference-displays-ruling = Un sac est mélangé une fois, quand on le remplit ; on le remplit des défausses seulement quand il est vide et qu’il en faut une pièce.

reference-livre-title = Louis d’or
reference-livre-text = L’argent, pour les modèles, les tuiles, les commis et les décorations. Il vient des revenus, des invités, des bonus, de la faveur, des ventes et des délégations. À la fin, { $livre_per_prestige } Louis d’or font 1 point de prestige, et ce qui reste départage pour la victoire.
reference-livre-terms = argent pièce pièces livre livres monnaie prix payer manque pas assez
reference-livre-ruling = Seul ce qui reste après l’échange départage. L’argent ne s’épuise jamais.

reference-prestige-title = Prestige
reference-prestige-text = Les points du jeu. On en gagne quelques-uns pendant la partie, la plupart à la fin. Le plus grand prestige gagne.
reference-prestige-terms = points points de victoire points de prestige pv score
reference-prestige-ruling = Dans l’édition de 2013, ce que les autres ont gagné pendant la partie reste caché jusqu’à la fin ; dans l’édition Deluxe, c’est connu de tous.

reference-final_scoring-title = Décompte final
reference-final_scoring-text = Après la manche { $rounds } : l’argent ({ $livre_per_prestige } Louis d’or font 1 point de prestige), les cartes à couronne, la faveur, les majorités des salles, les feux d’artifice, les { $garments } qui les admirent, les statues, les { $garments } louées, les décorations, toutes les salles. L’égalité revient à qui garde le plus de Louis d’or.
reference-final_scoring-terms = fin de la partie décompte score gagner gagnant victoire égalité points compter comment gagner qui gagne
reference-final_scoring-ruling = Après le prestige et les Louis d’or, les livrets ne départagent plus : plusieurs joueurs partagent la victoire.

reference-standing-title = Si la partie finissait maintenant
reference-standing-text = Le nombre à côté du podium, dans le panneau d’un joueur, est ce qu’un joueur aurait si la partie finissait maintenant : tout ce que compte le décompte final, majorités comprises. C’est un aperçu ; rien n’en est sûr. L’argent compte aussi : payer le fait donc un peu baisser. La flèche à côté dit ce qui a changé depuis votre dernier tour. Le panneau d’un joueur montre son argent, son prestige, fil, dentelle, tuiles et cartes.
reference-standing-terms = podium classement aperçu estimation avance joueur panneau résumé

reference-editions-title = Les deux éditions
reference-editions-text = L’édition de 2013 et l’édition Deluxe de 2020 sont le même jeu avec d’autres noms et d’autres couleurs. Jaune, vert, rouge et bleu de 2013 sont bleu, rose, vert et orange dans l’édition Deluxe.
reference-editions-terms = édition originale deluxe 2013 2020 différence noms couleurs eagle
reference-editions-ruling = Seul diffère le prestige gagné pendant la partie : caché dans l’édition de 2013, connu dans l’édition Deluxe. Ce qu’un livret omet vient de l’autre.
