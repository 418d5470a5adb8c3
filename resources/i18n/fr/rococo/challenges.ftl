### Les défis du tuteur : pour chacun un nom et une tâche, et comment leurs buts se comptent.

series-rococo-1 = La bourse pleine
series-rococo-2 = L’argent avec finesse
series-rococo-3 = Invités et salles
series-rococo-4 = Pierre, musique et poudre
series-rococo-5 = Si le bal finissait maintenant

challenge-amount-rococo-lead = une avance de { $n }
challenge-amount-rococo-item = { $n ->
    [one] { $n } point de prestige
   *[other] { $n } points de prestige
}
challenge-amount-rococo-hall = { $n ->
    [one] { $n } point de prestige
   *[other] { $n } points de prestige
}

challenge-amount-rococo-livre = { $n ->
    [one] { $n } Louis d’or
   *[other] { $n } Louis d’or
}

challenge-amount-rococo-prestige = { $n ->
    [one] { $n } point de prestige
   *[other] { $n } points de prestige
}

challenge-amount-rococo-statues = { $n ->
    [one] { $n } point de prestige des statues
   *[other] { $n } points de prestige des statues
}

challenge-amount-rococo-fireworks = { $n ->
    [one] { $n } point de prestige du feu d’artifice
   *[other] { $n } points de prestige du feu d’artifice
}

challenge-amount-rococo-ahead = { $n ->
    [one] une tenue d’avance
   *[other] { $n } tenues d’avance
}

challenge-amount-rococo-dresses = { $n ->
    [one] { $n } tenue
   *[other] { $n } tenues
}

challenge-amount-rococo-decorations = { $n ->
    [one] { $n } décoration
   *[other] { $n } décorations
}

challenge-amount-rococo-couples = { $n ->
    [one] { $n } couple
   *[other] { $n } couples
}

challenge-amount-rococo-masters = { $n ->
    [one] { $n } Maître invité
   *[other] { $n } Maîtres invités
}

challenge-amount-rococo-staff = { $n ->
    [one] { $n } commis
   *[other] { $n } commis
}

challenge-amount-rococo-bales = { $n ->
    [one] { $n } rouleau
   *[other] { $n } rouleaux
}

challenge-amount-rococo-notions = { $n ->
    [one] { $n } fil ou dentelle
   *[other] { $n } fils et dentelles
}

challenge-last_purse-name = La dernière bourse
challenge-last_purse-task = Septième manche, et il reste une carte. Combien de Louis d’or pouvez-vous avoir ensuite, avant le revenu ?
challenge-last_purse-comment = La robe coûte { $price } Louis d’or et se vend { $value } ; le bonus du Compagnon en ajoute { $bonus }.

challenge-early_sparkle-name = Une étincelle précoce
challenge-early_sparkle-task = Si le bal finissait après cette seule carte, vous devriez avoir { $least } points de prestige. Gardez le plus de Louis d’or possible.
challenge-early_sparkle-comment = Personne n’a encore de feu d’artifice : le premier apporte aussitôt la majorité. Ce que le bonus achète coûterait des Louis d’or : on y renonce.

challenge-two_hands-name = À deux mains
challenge-two_hands-task = Une carte fait deux choses. Finissez avec le plus de Louis d’or possible, avant le revenu.
challenge-two_hands-comment = La veste ne coûte pas un Louis d’or et se vend { $value } ; le bonus apporte du prestige, pas d’argent.

challenge-dear_customer-name = Une cliente précieuse
challenge-dear_customer-task = Une carte, et un support bien garni. Finissez avec le plus de Louis d’or possible, avant le revenu.
challenge-dear_customer-comment = Une veste orange : { $price } Louis d’or et { $tiles } tuiles, et un acheteur en donne { $value }.

challenge-into_the_sky-name = Vers le ciel
challenge-into_the_sky-task = Si le bal finissait après cette carte, combien de prestige pourriez-vous avoir ? L’argent compte aussi.
challenge-into_the_sky-comment = Votre seul invité sort voir le feu d’artifice, et y compte { $times } fois.

challenge-patron-name = Ami des arts
challenge-patron-task = Vous avez { $own } décorations. Ayez-en { $least } après cette carte, et gardez le plus de Louis d’or possible.
challenge-patron-comment = Une carte finance une décoration : la statue, pour { $cost } de vos { $livre } Louis d’or, est à portée. Ce que le bonus achète coûterait des Louis d’or : on y renonce.

challenge-second_to_none-name = Deuxième salle
challenge-second_to_none-task = Prenez le plus d’avance possible dans la salle 2 : vos tenues, moins celles du meilleur des autres.
challenge-second_to_none-comment = C’est votre troisième tenue dans la salle 2, et aucun des autres n’y en a plus d’une.

challenge-first_lights-name = Premières lumières
challenge-first_lights-task = Ce n’est que la première manche. Si le bal finissait après cette carte, combien de prestige pourriez-vous avoir ?
challenge-first_lights-comment = Qui a le premier feu d’artifice y a la majorité : il apporte plus que son propre prestige.

challenge-one_more_guest-name = Encore un invité
challenge-one_more_guest-task = Louez le plus de tenues possible : combien y en aura-t-il sur le plateau après votre dernière carte ?
challenge-one_more_guest-comment = Votre seule tuile, { $thread } fils et { $price } Louis d’or : c’est exactement ce que demande la veste rose.

challenge-farewell-name = Un adieu
challenge-farewell-task = Une carte. Finissez avec le plus de Louis d’or possible, avant le revenu.
challenge-farewell-comment = Partir à la cour rapporte aussitôt { $pay } Louis d’or, et ne coûte rien.

challenge-all_or_nothing-name = Tout ou rien
challenge-all_or_nothing-task = Un seul chemin rapporte bien plus que les autres. Finissez avec le plus de Louis d’or possible, avant le revenu.
challenge-all_or_nothing-comment = La veste demande { $tiles } tuiles et un fil, mais pas un Louis d’or, et un acheteur en donne { $value }.

challenge-spring_sale-name = Vente de printemps
challenge-spring_sale-task = Deuxième manche, un Maître. Finissez avec le plus de Louis d’or possible, avant le revenu.
challenge-spring_sale-comment = { $tiles } tuiles, une dentelle et { $price } Louis d’or font la robe bleue, et un acheteur en donne { $value }.

challenge-royal_and_rich-name = Royale et riche
challenge-royal_and_rich-task = Soyez en tête dans la salle royale après cette carte, et gardez le plus de Louis d’or possible.
challenge-royal_and_rich-comment = Personne n’est encore dans la salle royale : une robe à { $price } Louis d’or y mène, et le bonus en rapporte { $bonus }.

challenge-new_hands-name = De nouveaux bras
challenge-new_hands-task = Une carte, mais peut-être pas la dernière. Finissez avec le plus de Louis d’or possible, avant le revenu.
challenge-new_hands-comment = Le nouveau Compagnon ne coûte rien, travaille dès cette manche et vend une veste { $value } Louis d’or.

challenge-maestro-name = Maestro
challenge-maestro-task = Première manche. Si le bal finissait après cette carte, combien de prestige pourriez-vous avoir ?
challenge-maestro-comment = { $cost } de vos { $livre } Louis d’or vont au musicien de la salle royale, et il les vaut.

challenge-dance_partners-name = Partenaires de danse
challenge-dance_partners-task = Une robe et une veste font un couple. Combien de couples pouvez-vous avoir sur le plateau après { $cards } cartes ?
challenge-dance_partners-comment = { $coats } vestes et une robe étaient déjà là ; une deuxième robe fait le deuxième couple.

challenge-far_corner-name = Le dernier coin
challenge-far_corner-task = Soyez en tête dans la salle 5 après cette carte, et gardez le plus de Louis d’or possible.
challenge-far_corner-comment = Cet invité rend { $place } des { $price } Louis d’or que coûte la robe, et il n’y a personne d’autre dans la salle 5.

challenge-no_needle-name = Sans aiguille
challenge-no_needle-task = { $cards } cartes. Finissez avec le plus de Louis d’or possible, avant le revenu.
challenge-no_needle-comment = Pas de soie sur votre support : les deux Compagnons vont à la cour, pour { $pay } Louis d’or chacun.

challenge-full_rack-name = Un support plein
challenge-full_rack-task = Combien de rouleaux de soie peut-il y avoir sur votre support après cette carte ?
challenge-full_rack-comment = { $bales } rouleaux y sont déjà, et pour { $price } Louis d’or il y a une tuile qui en porte { $more }.

challenge-grand_sale-name = Une grande sortie
challenge-grand_sale-task = La toute dernière carte. Finissez avec le plus de Louis d’or possible, avant le revenu.
challenge-grand_sale-comment = La robe verte coûte { $price } Louis d’or et une dentelle, et ses { $tiles } tuiles ne valent rien après le bal : vendez-la { $value }.

challenge-last_ball-name = Les deux dernières cartes
challenge-last_ball-task = Le plus de prestige possible à la fin de la dernière manche : { $cards } cartes, le revenu, et le décompte final.
challenge-last_ball-comment = Aucune des cartes ne confectionne : chacune achète un fil et une dentelle, et votre couronne rapporte { $pair } points de prestige par paire.

challenge-golden_goodbye-name = Un adieu doré
challenge-golden_goodbye-task = { $cards } cartes à la troisième manche. Finissez avec le plus de Louis d’or possible, avant le revenu.
challenge-golden_goodbye-comment = L’Apprenti part pour { $pay } Louis d’or, et la robe, qui n’en coûte aucun, se vend { $value }.

challenge-building_site-name = Pierre et poudre
challenge-building_site-task = { $cards } cartes. Combien de décorations pouvez-vous avoir ensuite ?
challenge-building_site-comment = D’abord la statue, puis le bonus : il reste { $cost } Louis d’or, exactement le prix du feu d’artifice.

challenge-gown_and_glory-name = Éclat et robe
challenge-gown_and_glory-task = Si le bal finissait après ces { $cards } cartes, combien de prestige pourriez-vous avoir ?
challenge-gown_and_glory-comment = D’abord le musicien de la salle 4 et une tuile, puis le feu d’artifice ×{ $times } : le bonus de la deuxième carte confectionne encore une veste, pour la salle royale vide.

challenge-crowned_head-name = À prix d’or
challenge-crowned_head-task = { $cards } cartes à la sixième manche. Finissez avec le plus de Louis d’or possible, avant le revenu.
challenge-crowned_head-comment = La veste se vend { $value } Louis d’or, le bonus en rapporte { $bonus }, et le départ de l’Apprenti { $pay }.

challenge-royal_company-name = Compagnie royale
challenge-royal_company-task = Avec des tenues fantaisies et de fête : prenez avec ces { $cards } cartes { $least } tenues d’avance dans la salle royale, et gardez le plus de Louis d’or possible.
challenge-royal_company-comment = L’Apprenti part pour { $pay } Louis d’or, et son bonus achète encore la tuile pour { $price }. La robe est votre deuxième tenue dans la salle royale, et les autres n’y en ont aucune.

challenge-thrifty_king-name = Le Roi économise
challenge-thrifty_king-task = Soyez en tête dans la salle royale après { $cards } cartes, et gardez le plus de Louis d’or possible.
challenge-thrifty_king-comment = La veste ne coûte pas un Louis d’or, sa tuile en coûte { $price }, et le bonus vous rend ces { $bonus }.

challenge-come_and_go-name = Aller et venir
challenge-come_and_go-task = Si le bal finissait après ces { $cards } cartes, et celles que vous gagnez, combien de prestige pourriez-vous avoir ?
challenge-come_and_go-comment = Engagé pour { $price } Louis d’or, le Compagnon part pour { $pay } et en donne encore { $bonus } : assez pour le feu d’artifice.

challenge-jewel-name = Le joyau
challenge-jewel-task = Avec la Boîte à bijoux : si le bal finissait après ces { $cards } cartes, combien de prestige pourriez-vous avoir ?
challenge-jewel-comment = L’Apprenti part pour { $pay } Louis d’or, et son bonus achète la soie de la robe bleue. Le collier à { $price } l’accompagne, chez un Maître invité dans la salle royale.

challenge-counting_house-name = Le comptoir
challenge-counting_house-task = Une carte, puis le bal s’achève. Combien de prestige pouvez-vous avoir au plus après le décompte final ?
challenge-counting_house-comment = La couronne du nouvel Apprenti compte vos commis, et le bonus change { $spent } Louis d’or en { $bought } points de prestige.

challenge-two_sales-name = Aiguille et fil
challenge-two_sales-task = { $cards } cartes à la cinquième manche. Finissez avec le plus de Louis d’or possible, avant le revenu.
challenge-two_sales-comment = Les deux tuiles viennent avec la première carte, la seconde par son bonus. Le Compagnon peut donc partir pour { $pay } Louis d’or, et son bonus confectionne encore la veste, vendue { $value }.

challenge-night_sky-name = Ciel nocturne
challenge-night_sky-task = Si le bal finissait après ces { $cards } cartes, combien de prestige pourriez-vous avoir ?
challenge-night_sky-comment = La robe vendue { $value } Louis d’or paie le feu d’artifice ×{ $times }, que finance le bonus quand on renonce à l’action principale.

challenge-missing_silk-name = Le rouleau manquant
challenge-missing_silk-task = { $cards } cartes. Finissez avec le plus de Louis d’or possible, avant le revenu.
challenge-missing_silk-comment = Une tuile à { $tile } Louis d’or, la robe n’en demande pas plus : encore { $price } pour la façon, et un acheteur en donne { $value }.

challenge-revolving_door-name = Un vrai moulin
challenge-revolving_door-task = { $cards } cartes, et peut-être une troisième. Finissez avec le plus de Louis d’or possible, avant le revenu.
challenge-revolving_door-comment = Un Maître engagé pour { $price } Louis d’or va à la cour dans la même manche, pour { $pay }.

challenge-fifty-name = Plus de cinquante
challenge-fifty-task = { $cards } cartes à la sixième manche. Pouvez-vous avoir plus de cinquante Louis d’or, avant le revenu ?
challenge-fifty-comment = Deux tuiles, à { $dear } et à { $cheap } Louis d’or, font une veste qui n’en coûte aucun, et un acheteur en donne { $value }.

challenge-queens_music-name = La musique de la Reine
challenge-queens_music-task = Première manche, { $cards } cartes. Si le bal finissait ensuite, combien de prestige pourriez-vous avoir ?
challenge-queens_music-comment = Le musicien de la salle royale est tentant, et la Reine paierait le reste. Mais le feu d’artifice à { $cost } Louis d’or, avec une robe bleue dans la salle royale, vaut un point de plus.

challenge-fancy_prices-name = Des prix de fantaisie
challenge-fancy_prices-task = Avec des tenues fantaisies et de fête : finissez avec autant de Louis d’or que { $cards } cartes le permettent, avant le revenu.
challenge-fancy_prices-comment = L’Apprenti part pour { $pay } Louis d’or, et son bonus achète pour { $price } une deuxième tuile des mêmes couleurs. La robe verte devient possible, et un acheteur en donne { $value }.

challenge-masterpiece-name = Le chef-d’œuvre
challenge-masterpiece-task = { $cards } cartes à la cinquième manche. Finissez avec le plus de Louis d’or possible, avant le revenu.
challenge-masterpiece-comment = La troisième tuile coûte { $price } Louis d’or, et sa carte en donne { $bonus } ; la veste n’en coûte aucun, et un acheteur en donne { $value }.

challenge-jewelers_door-name = Chez le bijoutier
challenge-jewelers_door-task = Avec la Boîte à bijoux : ayez { $least } décorations après ces { $cards } cartes, et gardez le plus de Louis d’or possible.
challenge-jewelers_door-comment = Le bonus confectionne une veste, et les { $value } Louis d’or de l’acheteur financent une décoration de plus.

challenge-three_wishes-name = Trois vœux
challenge-three_wishes-task = { $cards } cartes. Si le bal finissait ensuite, combien de prestige pourriez-vous avoir ?
challenge-three_wishes-comment = Le feu d’artifice d’abord, puis une veste pour la salle royale : vous voilà dans toutes les salles.

challenge-royal_three-name = Trois pas vers le trône
challenge-royal_three-task = Remportez la salle royale avec { $cards } cartes : soyez-y en tête, et gardez le plus de Louis d’or possible.
challenge-royal_three-comment = Le premier Apprenti achète les deux tuiles, dont une pour son fil. Le second part pour { $apprentice } Louis d’or, et son bonus confectionne la veste ; le Compagnon part pour { $journeyman } Louis d’or.

challenge-twin_statues-name = Deux par deux
challenge-twin_statues-task = { $cards } cartes à la sixième manche. Si le bal finissait ensuite, les statues doivent vous rapporter { $least } points de prestige. Gardez le plus de Louis d’or possible.
challenge-twin_statues-comment = Un acheteur donne { $value } Louis d’or pour la robe bleue du Maître, et l’Apprenti finance pour { $cost } la deuxième statue : elle montre les couleurs que vous avez en double.

challenge-stone_palette-name = Couleurs de pierre
challenge-stone_palette-task = { $cards } cartes à la troisième manche, et pas encore de statue. Si le bal finissait ensuite, combien de prestige les statues pourraient-elles vous rapporter ?
challenge-stone_palette-comment = La robe bleue est votre deuxième couleur, et son invité de la salle 4 donne { $place } Louis d’or : avec eux, les { $cost } de la statue sont payés.

challenge-coat_for_a_rocket-name = Une veste pour une fusée
challenge-coat_for_a_rocket-task = Si le bal finissait après { $cards } cartes, que rapporterait le feu d’artifice ? Comptent la majorité, et ce que les tenues au balcon valent de plus.
challenge-coat_for_a_rocket-comment = La veste coûte { $price } Louis d’or et se vend { $value } : de quoi payer { $cost } le feu d’artifice ×{ $times }, et personne d’autre n’en a deux.

challenge-cheap_powder-name = Poudre à bon prix
challenge-cheap_powder-task = Avec des tenues fantaisies et de fête : ayez la majorité au feu d’artifice après { $cards } cartes, et gardez le plus de Louis d’or possible.
challenge-cheap_powder-comment = La Reine donne { $favor_livre } Louis d’or et le bonus du Compagnon { $bonus } ; le bonus de l’Apprenti finance le feu d’artifice pour { $cost }, si l’on renonce à l’action principale.
