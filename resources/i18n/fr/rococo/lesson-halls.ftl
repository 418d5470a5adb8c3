### Les majorités des salles, les égalités, et le bonus pour toutes les salles.

lesson-halls-name = À qui sont les salles
lesson-halls-about = Premier et deuxième, les égalités et ce qui les départage, et toutes les salles à la fois.

lesson-halls-welcome-say = À la fin, on regarde dans chaque salle : qui y a le plus de tenues ? Les deux médailles, en haut, disent ce que cela rapporte : l’une au premier, l’autre au deuxième.

lesson-halls-second-say = La salle 2. Colette y a { $hers } tenues, au cadre bleu, et vous une, au cadre rouge. Si le bal finissait maintenant, qu’auriez-vous ?
lesson-halls-second-four = { $first } points
lesson-halls-second-four_reply = C’est pour qui en a le plus, donc pour Colette. Regardez l’autre médaille.
lesson-halls-second-two = { $second } points
lesson-halls-second-two_reply = Oui, la deuxième place. Et { $first } pour Colette, ce qui m’agace.
lesson-halls-second-nothing = Rien
lesson-halls-second-nothing_reply = Ne soyez pas si sévère ! Le deuxième a sa part : voyez l’autre médaille.

lesson-halls-tie-say = La salle 4. Une tenue est à vous, une à Colette. À qui vont les { $fourth } points du premier ?
lesson-halls-tie-both = Aux deux, { $fourth } chacun
lesson-halls-tie-both_reply = C’est généreux, non ? Qui reste à égalité touche le tout. Mais alors, personne n’est deuxième.
lesson-halls-tie-half = La moitié à chacun
lesson-halls-tie-half_reply = À la cour du Roi, on ne fait pas les choses à moitié. Essayez encore !
lesson-halls-tie-nobody = À personne
lesson-halls-tie-nobody_reply = Oh non, le Roi n’est pas si avare. Essayez encore !

lesson-halls-master-say = La salle 3 : encore une tenue partout. Mais l’invité de Baptiste, au cadre vert, est un Maître invité : voyez le dé. Qui est premier ici ?
lesson-halls-master-me = Moi
lesson-halls-master-me_reply = Je vous le souhaite. Mais le dé est à Baptiste, et il nous regarde de haut.
lesson-halls-master-baptiste = Baptiste
lesson-halls-master-baptiste_reply = Hélas ! Qui a plus de Maîtres invités dans la salle gagne l’égalité. Vous êtes deuxième, pour { $third } point.
lesson-halls-master-both = Tous les deux
lesson-halls-master-both_reply = Seulement si rien ne départage. Ici, le dé départage. En faveur de qui ?

lesson-halls-tailor-say = Ce que fait Baptiste, vous pouvez le faire à Colette. Seul un Maître sert un Maître invité : que le vôtre confectionne la robe bleue de droite.
lesson-halls-tailor-else = Pas cela. Reprenez ce coup : votre Maître doit confectionner la robe bleue de droite, qui est gratuite.
lesson-halls-tailor-start-journeyman = Un Compagnon saurait la confectionner, mais pas pour un Maître invité. Reprenez ce coup, et jouez le Maître.
lesson-halls-tailor-start-apprentice-1 = Un Apprenti ne confectionne pas. Reprenez ce coup, et jouez le Maître.

lesson-halls-guest-say = Et maintenant, chez le Maître invité de la salle 2 !
lesson-halls-guest-else = Là, elle change peu de choses. Reprenez ce coup : dans la salle 2, ce serait deux partout, et le dé pour vous.
lesson-halls-guest-hall3-s2 = Deux contre une dans la salle 3 : bien vu, et tout aussi bon ! Mais reprenez ce coup pour aujourd’hui : je veux voir un Maître invité dans la salle 2.
lesson-halls-guest-hall4-m1 = Vous ne partageriez plus la salle 4, mais vous y avez déjà { $fourth } points. Reprenez ce coup : la salle 2 vous rapporte davantage.
lesson-halls-guest-hall1-s2 = Dans la salle royale, ce serait deux partout, mais Baptiste a les deux dés. Reprenez ce coup.
lesson-halls-guest-sell = { $value } Louis d’or, mais l’argent seul n’a jamais gagné une salle. Reprenez ce coup.

lesson-halls-won-say = Deux partout dans la salle 2. Que vous rapporte-t-elle ?
lesson-halls-won-two = { $second } points
lesson-halls-won-two_reply = C’était avant. Qui a le Maître invité ?
lesson-halls-won-four = { $first } points
lesson-halls-won-four_reply = { $first } pour vous, et { $second } pour Colette. Une tenue, et la salle change de mains !
lesson-halls-won-three = { $shared }, partagés
lesson-halls-won-three_reply = On ne partage pas, vous le savez. Et vous avez le Maître invité.

lesson-halls-others-say = Voyons ce qu’en disent les autres.

lesson-halls-missing-say = Regardez ici : qui a quelque chose dans chacune des { $halls } salles prend aussitôt la meilleure case libre, { $bonus } points pour le premier. Il ne vous manque qu’une salle. Laquelle ?
lesson-halls-missing-royal = La salle royale
lesson-halls-missing-royal_reply = Votre robe verte y danse, parmi les tenues de Baptiste. Cherchez les cadres rouges !
lesson-halls-missing-third = La salle 3
lesson-halls-missing-third_reply = Vous y êtes deuxième, mais vous y êtes. Cherchez les cadres rouges !
lesson-halls-missing-fifth = La salle 5
lesson-halls-missing-fifth_reply = Oui. Et tous ses invités ont déjà une tenue. Mais nous y connaissons encore quelqu’un !

lesson-halls-music-say = Le musicien ! Qui le paie est présent dans la salle. Que votre Apprenti le finance avec vos { $musician } derniers Louis d’or.
lesson-halls-music-else = Reprenez ce coup. Seul le musicien vous fait entrer dans la salle 5 : que votre Apprenti le finance.
lesson-halls-music-start-journeyman = Gardez plutôt le Compagnon, qui sait confectionner. Reprenez ce coup : un Apprenti peut financer.
lesson-halls-music-fountain-upper-1 = Une cuisine n’est pas une salle. Reprenez ce coup, et financez le musicien de la salle 5.

lesson-halls-count-say = Toutes les salles : { $bonus } points, et { $music } pour le musicien ! Encore une question : qui est premier dans la salle 5 à présent ?
lesson-halls-count-me = Moi
lesson-halls-count-me_reply = Une belle musique, mais le musicien ne porte rien de vous. Pour la majorité, seules comptent les tenues.
lesson-halls-count-colette = Colette
lesson-halls-count-colette_reply = Elle a le Maître invité, mais il ne fait que départager. Comptez d’abord les tenues !
lesson-halls-count-baptiste = Baptiste
lesson-halls-count-baptiste_reply = Deux contre une, c’est cela : d’abord les tenues. Les Maîtres invités ne comptent qu’à égalité, et s’ils sont égaux aussi, le musicien.

lesson-halls-end-say = D’abord les tenues, puis les Maîtres invités, puis le musicien. Devant chaque invité, demandez-vous donc : où cette tenue change-t-elle le plus ? Et soyez tôt dans les { $halls } salles !
