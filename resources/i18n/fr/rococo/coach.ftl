### Ce qui est conseillé avant un choix.

coach-first_hand = Après { $rounds } manches, le plus grand prestige gagne, et il vient surtout des { $garments } au bal. Choisissez qui vous jouez cette manche, une carte par tour : un Maître fait n’importe quelle { $garment }, un Apprenti suffit pour chercher la soie.
coach-hand_for_garments = Vous avez tout ce qu’il faut pour { $makeable } des { $garments } exposées. Prenez quelqu’un qui sache confectionner, et jouez-le tôt.
coach-hand_for_garments_named = Vous avez tout ce qu’il faut pour confectionner { FORM($pieces, "the") }. Prenez quelqu’un qui sache le faire, et jouez-le tôt.
coach-favor_mine = Vous aviez la faveur de la Reine, vous commencez donc cette manche : parmi tout ce qui vient d’être exposé, vous choisissez en premier. La faveur est de retour ; qui la réclame maintenant commence la manche suivante.
coach-favor_others = Quelqu’un d’autre avait la faveur de la Reine et commence cette manche : il choisit le premier parmi tout ce qui vient d’être exposé. La faveur est de retour ; qui la réclame maintenant commence la manche suivante.
coach-rest_of_supply = Qui vous laissez maintenant, vous devrez le prendre à la prochaine manche : la défausse ne revient que lorsque la réserve est vide.
coach-discards_back = Votre réserve était trop petite : elle est tout entière dans votre main, et la défausse redevient votre réserve. Choisissez-y le reste.
coach-last_hand = La dernière manche ! Choisissez des commis qui rapportent tout de suite du prestige ; il ne sert plus à rien d’épargner.
coach-last_cards = Ce sont vos dernières cartes de la partie. La soie non utilisée ne compte pas : faites-en une { $garment }, ou dépensez vos { $livre } Louis d’or en décorations.
coach-save_for_last = Après cette manche, il n’y en a plus qu’une. Gardez pour elle quelques Louis d’or : les décorations sont alors ce que l’argent achète de mieux. La soie dont on ne fait pas de { $garment } ne compte pas.
coach-first_card = Chaque carte fait une action, puis donne son bonus. Sur les { $garments } exposées, le prix est en haut, la soie à droite. La soie, le fil et la dentelle viennent des tuiles ressources.
coach-garment_now = Vous pouvez confectionner dès maintenant : vous avez tout ce qu’il faut pour { $tailorable } des { $garments } exposées. Les meilleurs invités vont au premier arrivé.
coach-garment_now_named = Vous pouvez confectionner dès maintenant { FORM($pieces, "the") }. Les meilleurs invités vont au premier arrivé.
coach-rich = Vous avez { $livre } Louis d’or. L’argent compte à peine à la fin ; les décorations, oui, et le premier arrivé a le choix.
coach-rich_named = Vous avez { $livre } Louis d’or. L’argent compte à peine à la fin ; une décoration, oui. Vous pouvez payer : { $pieces }.
coach-little_silk = Il y a peu de soie sur votre support. Tout commis peut acquérir une tuile, même un Apprenti.
coach-missing_hall = Salles qui vous manquent encore : { $pieces }. Une fois présent partout, vous prenez aussitôt une case « toutes les salles ».
coach-rich_late = Vous avez { $livre } Louis d’or. L’argent compte à peine à la fin ; financez une décoration qui rapporte du prestige.
coach-rich_late_named = Vous avez { $livre } Louis d’or. L’argent compte à peine à la fin ; financez ce qui rapporte du prestige. Vous pouvez payer : { $pieces }.
coach-start_player = La faveur de la Reine est encore là : quelques Louis d’or tout de suite, et le premier tour à la prochaine manche.
coach-guest = Votre { $garment } est au bal : à la fin, elle rapporte son prestige et compte pour la majorité de sa salle. Être présent dans toutes les salles est récompensé aussi.
coach-hired = Qui vous avez engagé est déjà dans votre main : jouez cette carte dès cette manche. Ensuite, elle revient comme les autres.
coach-deputed = Qui est à la cour y reste pour toujours. Avec moins de commis, les bons reviennent plus vite en main.
coach-deputed_master = Un Maître parti à la cour y reste pour toujours ; nul autre n’engage ni ne crée les plus belles tenues. L’argent seul compense rarement cela.
coach-first_action = Regardez une action pour lire ce qu’elle coûte et rapporte. Ce que ce commis ne peut pas faire reste pâle. « Toutes les actions » en images : le bouton éclairé.
coach-hire_early = Un Maître peut aussi engager. Faites-le tôt : qui arrive maintenant travaille dès cette manche, et le bonus sert chaque fois que vous jouez la carte.
coach-hire_now = Seuls les Maîtres engagent. Qui arrive est aussitôt dans votre main et joue dès cette manche : un tour de plus.
coach-depute_now = Envoyé tôt à la cour, un commis faible rapporte deux fois : des Louis d’or tout de suite, et les meilleurs reviennent plus souvent. Votre personnel : { $staff } cartes.
coach-favor_now = La faveur de la Reine ne coûte que le tour : elle rapporte aussitôt des Louis d’or, et qui la détient commence la manche suivante.
coach-acquire_now = Tout commis peut acquérir une tuile : gardez les Maîtres pour ce qu’eux seuls peuvent faire. Prenez les couleurs d’un même modèle ({ $garment }) exposé.
coach-fund_now = Les décorations ne demandent ni soie ni Maître, rien que des Louis d’or, et comptent à la fin. Qui finance tôt a le choix.
coach-last_of_round = Votre dernière carte de cette manche. Ensuite viennent les revenus, puis de nouvelles { $garments }, de nouvelles tuiles et de nouveaux commis.
coach-new_wares = Une nouvelle manche, avec de nouvelles { $garments }, tuiles et commis. Cherchez ce pour quoi il vous manque le moins avant de jouer une carte.
coach-read_bonus = Le bonus d’une carte suit son action, quelle qu’elle soit. Si deux cartes peuvent faire la même chose, choisissez d’après le bonus.
coach-depute_last_card = Un commis faible peut être envoyé à la cour : des Louis d’or tout de suite, et les meilleurs reviennent plus souvent. Mais il part pour toujours.
coach-which_garment = Le prix baisse de gauche à droite. Toutes les { $garments } rapportent du prestige ; une soie plus chère, souvent davantage.
coach-which_guest = La récompense d’une place est aussitôt à vous. À la fin, qui a le plus de { $garments } dans une salle marque des points : là où il n’y a encore personne, une seule suffit pour l’instant.
coach-master_guest = Une place marquée d’un dé ne prend que ce qu’un Maître a fait. À égalité dans une salle gagne qui en a le plus, puis qui paie le musicien ; qui reste ex æquo marque tout.
coach-second_guest = Comptez les { $garments } de chaque salle : où pouvez-vous encore être premier, et où ne faites-vous que renforcer les autres ?
coach-keep_or_trade = Gardez la tuile pour sa soie, ou rendez-la contre du fil ou de la dentelle ; jamais les deux.
coach-whom_to_hire = Le nouveau commis vient dans votre main et travaille dès cette manche. Moins il en reste, moins ils coûtent. Le chiffre romain est le niveau, qui monte de manche en manche.
coach-statues = Une statue compte à la fin chaque couleur de vos { $garments } chez les invités ; une deuxième demande une deuxième { $garment } de chaque couleur. Elle convient à qui fait beaucoup de couleurs.
coach-musicians_first = Vous pourriez payer un musicien : vous êtes alors présent dans sa salle, y gagnez les égalités que laissent les Maîtres invités, et marquez le prestige indiqué sous lui.
coach-statues_first = Vous pourriez payer une statue : outre le prestige indiqué sous elle, elle compte à la fin pour chaque couleur de vos { $garments } chez des invités.
coach-bonus = Le bonus s’ajoute à l’action, après elle. Sauf bonne raison, utilisez-le.

coach-which_tile-deluxe = Prenez les couleurs de la tenue que vous voulez ensuite. Un tiroir presque vide est le moins cher.
coach-which_tile-original = Prenez les couleurs de la tenue que vous voulez ensuite. Un segment presque vide est le moins cher.

coach-kitchens_first-deluxe = Vous pourriez payer une cuisine : à chaque revenu à venir, celle du personnel ajoute de l’argent par décoration à vous, celle des invités par { $garment } à vous chez un invité.
coach-kitchens_first-original = Vous pourriez payer une fontaine : à chaque revenu à venir, celle du haut ajoute de l’argent par décoration à vous, celle du bas par { $garment } à vous chez un invité.

coach-which_decoration-deluxe = Une cuisine paie à chaque revenu encore à venir : elle rapporte donc le plus tôt dans la partie. Musiciens et feux d’artifice donnent leur prestige à la fin, quel que soit le moment où on les finance.
coach-which_decoration-original = Une fontaine paie à chaque revenu encore à venir : elle rapporte donc le plus tôt dans la partie. Musiciens et feux d’artifice donnent leur prestige à la fin, quel que soit le moment où on les finance.
