### Le feu d’artifice et le balcon, et les statues.

lesson-gardens-name = Feux d’artifice et statues
lesson-gardens-about = Le balcon qui multiplie le prestige, et les statues qui aiment les couleurs.

lesson-gardens-welcome-say = À la fin du bal, il y a un feu d’artifice ! Pour chaque feu que vous avez payé, une de vos tenues monte de la salle royale au balcon, et y compte { $fewer } ou { $times } fois.

lesson-gardens-tailor-say = Il nous faut donc quelqu’un qui mérite d’être vu. Que votre Maître confectionne la veste orange de droite : { $prestige } points de prestige, il n’y en a pas de plus belle.
lesson-gardens-tailor-else = Trop modeste pour le balcon ! Reprenez ce coup, et que votre Maître confectionne la veste orange.
lesson-gardens-tailor-start-journeyman = Voyez-vous le dé sur la veste ? Seul un Maître la confectionne. Reprenez ce coup.
lesson-gardens-tailor-start-apprentice-1 = Un Apprenti ne confectionne pas. Reprenez ce coup, et jouez le Maître.
lesson-gardens-tailor-fund = Un feu d’artifice sans personne pour le voir ? D’abord la veste orange ! Reprenez ce coup.

lesson-gardens-guest-say = Dans la salle royale ! De là seulement on monte au balcon.
lesson-gardens-guest-else = De là, on entend le feu d’artifice, mais on ne voit rien. Reprenez ce coup : dans la salle royale !
lesson-gardens-guest-sell = { $value } Louis d’or, c’est tentant ! Mais vous êtes assez riche, et { $prestige } points fois { $times } sont à portée de main. Reprenez ce coup.

lesson-gardens-times-say = Cette veste vaut { $prestige } points de prestige. Combien vaudra-t-elle à côté du feu d’artifice marqué ×{ $times } ?
lesson-gardens-times-seven = { $plus } points
lesson-gardens-times-seven_reply = { $prestige } et { $times } ? Le signe veut dire « fois ».
lesson-gardens-times-eight = { $doubled } points
lesson-gardens-times-eight_reply = Ce serait à ×{ $fewer }. Celui-ci est plus grand !
lesson-gardens-times-twelve = { $tripled } points
lesson-gardens-times-twelve_reply = { $tripled } au lieu de { $prestige }, donc { $tripledMore } de plus. Ajoutez { $fireworks } pour le feu lui-même : pas mal pour { $cost } Louis d’or !

lesson-gardens-others-say = Les autres d’abord. Espérons qu’ils nous laissent les fusées.

lesson-gardens-fund-say = Allumons-les ! Que votre Apprenti finance le feu d’artifice à { $cost } Louis d’or.
lesson-gardens-fund-else = Pas cela. Reprenez ce coup : je veux le feu d’artifice à { $cost } Louis d’or, à ×{ $times }.
lesson-gardens-fund-start-journeyman = Le Compagnon aura bientôt autre chose à faire. Reprenez ce coup, et envoyez l’Apprenti.
lesson-gardens-fund-fireworks-2 = Moins cher, mais à ×{ $fewer } seulement : { $doubledMore } points de plus au lieu de { $tripledMore }. Reprenez ce coup.
lesson-gardens-fund-fireworks-4 = ×{ $times4 }, et { $fireworks4 } points par lui-même ! Mais il ne resterait que { $left } Louis d’or, et j’ai des projets pour { $stone }. Reprenez ce coup.
lesson-gardens-fund-musician-hall1 = { $royal } points, belle somme. Mais le feu d’artifice rapporte plus, pour moins : { $fireworks }, puis { $tripledMore } au balcon, et peut-être une majorité. Reprenez ce coup.
lesson-gardens-fund-statue-1 = Bientôt ! D’abord le feu d’artifice, avant qu’un autre ne le prenne. Reprenez ce coup.

lesson-gardens-keep-say = Un fil pour { $thread } Louis d’or ? Renoncez-y plutôt : vos { $stone } derniers Louis d’or sont le prix d’une statue, au sou près.
lesson-gardens-keep-else = Et voilà la statue trop chère de { $thread } Louis d’or ! Reprenez ce coup, et renoncez au bonus.

lesson-gardens-most-say = Le feu d’artifice a sa propre majorité : { $first } points pour qui en a le plus, { $second } pour le deuxième. Colette en a un, vous en avez un. À qui les { $first } ?
lesson-gardens-most-me = À moi
lesson-gardens-most-me_reply = Oui ! À égalité, le plus à droite gagne. Colette touche les { $second }.
lesson-gardens-most-colette = À Colette
lesson-gardens-most-colette_reply = Elle était la première, mais cela ne compte pas. Regardez où ils sont : à gauche, ou à droite ?
lesson-gardens-most-both = À nous deux
lesson-gardens-most-both_reply = Ce serait le cas dans une salle. Ici, le plus à droite départage.

lesson-gardens-turns-say = Laissez jouer les autres. En attendant, regardez les couleurs de vos tenues.

lesson-gardens-colors-say = Une statue rapporte à la fin { $statue } points de prestige par couleur parmi vos tenues. Vous en avez { $garments }, au cadre rouge. Que rapporterait une statue ?
lesson-gardens-colors-six = { $three } points
lesson-gardens-colors-six_reply = Regardez aussi dans la salle royale : la veste orange compte.
lesson-gardens-colors-eight = { $four } points
lesson-gardens-colors-eight_reply = Quatre couleurs, { $four } points : une statue ne peut pas rapporter plus.
lesson-gardens-colors-ten = { $many } points
lesson-gardens-colors-ten_reply = { $blue } des { $garments } sont bleues, et une couleur ne compte qu’une fois.

lesson-gardens-statue-say = { $stone } Louis d’or pour { $four } points. Que votre Compagnon finance la première statue !
lesson-gardens-statue-else = Pas cela. Reprenez ce coup et financez la statue à { $stone } Louis d’or : { $four } points.
lesson-gardens-statue-musician-hall5 = { $music } points, et une salle de plus. Mais la statue en rapporte { $four } ! Reprenez ce coup.
lesson-gardens-statue-forfeit = Ne laissez pas traîner { $bonus } Louis d’or. Reprenez ce coup.

lesson-gardens-another-say = Et une deuxième statue ? { $cost2 } Louis d’or, et { $printed } point y est inscrit. Mais chaque tenue ne compte que pour une statue. Que vous rapporterait-elle ?
lesson-gardens-another-nine = { $printedAndAll } points
lesson-gardens-another-nine_reply = Il vous faudrait quatre tenues de plus, une de chaque couleur.
lesson-gardens-another-three = { $printedAndOne } points
lesson-gardens-another-three_reply = { $printed }, et { $statue } pour la deuxième robe bleue, qui reste. Dépensez votre argent ailleurs !
lesson-gardens-another-nothing = Rien
lesson-gardens-another-nothing_reply = Presque ! Mais il reste une tenue, et { $printed } point est inscrit sous le prix.

lesson-gardens-balcony-say = Dernière question. Quand votre veste monte au balcon, compte-t-elle encore pour la majorité de la salle royale, et pour la statue ?
lesson-gardens-balcony-yes = Oui, pour les deux
lesson-gardens-balcony-yes_reply = Pour les deux ! On compte les salles avant que quiconque monte, et la statue voit aussi le balcon.
lesson-gardens-balcony-no = Non, elle est partie
lesson-gardens-balcony-no_reply = Le Roi pense à tout : on compte d’abord les salles. Et les statues ont de bons yeux !

lesson-gardens-end-say = Donc : un feu d’artifice, si vous avez une belle tenue dans la salle royale ; une statue, si vous avez beaucoup de couleurs. Et dépensez à temps : à la fin, { $livre_per_prestige } Louis d’or ne font que 1 point de prestige.
