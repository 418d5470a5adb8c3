### Le décompte final : d'abord vous devinez, puis il vient.

lesson-scoring-name = Le bal est fini
lesson-scoring-about = Ce qui compte à la fin : devinez d’abord, puis jouez la dernière carte.

lesson-scoring-welcome-say = Le dernier soir, et la dernière carte est à vous. Le podium près de chaque nom dit qui gagnerait maintenant : Colette, hélas. Comptons avant le Roi !

lesson-scoring-hall-say = Salle 2 : le plus de tenues rapporte { $first }, le deuxième rang { $second }. Vous y avez { $own } invités, Baptiste un. Que vous vaut la majorité ?
lesson-scoring-hall-two = { $second }
lesson-scoring-hall-two_reply = C’est pour le deuxième, et le deuxième, c’est Baptiste.
lesson-scoring-hall-four = { $first }
lesson-scoring-hall-four_reply = { $first }, et { $second } pour Baptiste. Les tenues elles-mêmes comptent plus tard, chacune pour soi.
lesson-scoring-hall-eight = { $eachOwn }, soit { $first } par invité
lesson-scoring-hall-eight_reply = Si seulement ! Une majorité paie une fois, si grande soit-elle.

lesson-scoring-tie-say = La salle royale : { $royal } tenues à vous, { $hers } à Colette. Égalité ! Elle va à qui y a le plus de Maîtres invités : comptez les dés d’or. Qui reçoit les { $royalFirst } du premier rang ?
lesson-scoring-tie-you = Moi
lesson-scoring-tie-you_reply = Vous : vos deux dames sont des Maîtres invités. À égalité là aussi, qui paie le musicien de la salle l’emporterait, et sans musicien, tous deux toucheraient le tout. Colette prend les { $royalSecond }.
lesson-scoring-tie-colette = Colette
lesson-scoring-tie-colette_reply = Ses invités ont des places ordinaires. Regardez encore où sont les dés d’or.
lesson-scoring-tie-both = Nous deux
lesson-scoring-tie-both_reply = Seulement si rien ne départage. On compare d’abord les Maîtres invités : qui en a le plus ici ?

lesson-scoring-balcony-say = Puis une de vos invitées quitte la salle royale pour le balcon, devant votre feu d’artifice ×{ $times }. Votre robe bleue vaut { $prestige }. Combien là-bas ?
lesson-scoring-balcony-four = { $prestige }
lesson-scoring-balcony-four_reply = À l’intérieur, oui. Mais au balcon, le Roi la regarde { $times } fois plus longtemps.
lesson-scoring-balcony-seven = { $plus }
lesson-scoring-balcony-seven_reply = On multiplie, on n’additionne pas.
lesson-scoring-balcony-twelve = { $tripled }
lesson-scoring-balcony-twelve_reply = { $tripled }, pour une robe ! Et elle ne sort qu’une fois la majorité comptée : la salle n’y perd rien.

lesson-scoring-money-say = Votre bourse : { $livre } Louis d’or, et le dernier revenu en ajoute { $base_income }. Combien de prestige valent { $total } Louis d’or à la fin ?
lesson-scoring-money-two = { $worth }
lesson-scoring-money-two_reply = { $worth } : un par tranche entière de { $livre_per_prestige }. Le reste départage tout au plus. Qui finit riche aurait mieux fait de dépenser !
lesson-scoring-money-five = { $base_income }
lesson-scoring-money-five_reply = Le change est plus dur : 1 point pour { $livre_per_prestige } Louis d’or.
lesson-scoring-money-twentynine = { $total }
lesson-scoring-money-twentynine_reply = Les banquiers gagneraient les bals ! 1 point pour { $livre_per_prestige } Louis d’or.

lesson-scoring-statue-say = Alors, dépensons ! Cette statue coûte { $cost } Louis d’or. Elle affiche { $printed } points, et paie { $each } par couleur de vos tenues au palais. Combien en tout ?
lesson-scoring-statue-three = { $printed }
lesson-scoring-statue-three_reply = Ce n’est que l’imprimé. Comptez maintenant vos couleurs.
lesson-scoring-statue-eight = { $colors }
lesson-scoring-statue-eight_reply = Quatre couleurs font { $colors }, c’est juste. Mais il y a aussi les { $printed } imprimés.
lesson-scoring-statue-eleven = { $statue }
lesson-scoring-statue-eleven_reply = { $statue } : bleu, rose, vert et orange font { $colors }, plus { $printed } pour la pierre. Bien mieux que { $costWorth } pour l’argent !

lesson-scoring-play-say = Et maintenant votre dernière carte. Un Apprenti peut financer : qu’il le fasse.
lesson-scoring-play-else = Cela ne vaut presque plus rien : soie et fil ne sont pas du prestige. Reprenez ce coup, et financez.
lesson-scoring-play-depute = Il porte une couronne ! S’il part, ses { $crown } points partent avec lui. Reprenez ce coup, et financez.

lesson-scoring-last-say = La statue, je vous prie. Puis vient le revenu, et aussitôt le Roi compte. La feuille lue, choisissez « Voir la table » : je vous y attends.
lesson-scoring-last-else = Cela rapporte, mais moins que { $statue }. Reprenez ce coup : la troisième statue.
lesson-scoring-last-musician-hall2 = Belle musique, { $music } points. La statue en vaut { $statue } ! Reprenez ce coup.

lesson-scoring-halls-say = Comme vous l’aviez dit : { $royalFirst } pour la salle royale, { $first } pour la salle 2. Et { $fifth } pour la salle 5, où votre musicien a départagé : { $sum }.

lesson-scoring-crown-say = La faveur de la Reine ajoute { $favor_prestige }, votre couronne { $crown } pour une paire de Maîtres invités, et le feu d’artifice { $fireworks } : un chacun, mais le vôtre est plus à droite.

lesson-scoring-total-say = { $mine } pour vous, { $others } pour Colette. En gardant vos { $livre } Louis d’or, vous en auriez eu { $kept } : la dernière carte a gagné le bal.

lesson-scoring-end-say = Pensez-y dès la première manche : majorités, balcon, couleurs pour les statues, couronnes. Et quand la fin approche, changez chaque pièce en prestige.
