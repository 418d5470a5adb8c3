### Les Maîtres : les tenues qu’eux seuls font, les invités qu’eux seuls habillent, les égalités ; et ce que donnent les invités.

lesson-master-name = Le dé d’or
lesson-master-about = Ce que seuls peuvent les Maîtres, pourquoi l’égalité leur revient, et ce que donnent les invités.

lesson-master-thimble-say = Trois de ces tenues montrent un dé d’or : seul un Maître les confectionne. Et cela se remarque : { $red } points de prestige, et même { $blue }.

lesson-master-chair-say = Dans la salle 2, il ne reste qu’un invité libre, et là aussi, un dé : un Maître invité. Que peut-il porter ?
lesson-master-chair-anybody = N’importe quelle tenue
lesson-master-chair-anybody_reply = Quoi, même l’ouvrage d’un Compagnon ? Jamais. Essayez encore.
lesson-master-chair-thimbled = Une tenue au dé d’or
lesson-master-chair-thimbled_reply = Pas tout à fait : ce n’est pas la tenue qui compte, mais les mains qui l’ont faite. Essayez encore.
lesson-master-chair-master = Ce qu’un Maître a fait
lesson-master-chair-master_reply = Exactement : n’importe quelle tenue, avec ou sans dé, pourvu qu’un Maître l’ait faite.

lesson-master-tie-say = Colette a { $hers } tenues dans la salle 2, aux cadres bleus, et vous une, en rouge. Si vous habillez cet invité, c’est { $hers } contre { $hers }. À qui vont les { $first } points de prestige de la salle ?
lesson-master-tie-colette = À Colette
lesson-master-tie-colette_reply = Parce qu’elle y était la première ? Personne ne le demande. Essayez encore.
lesson-master-tie-both = À nous deux
lesson-master-tie-both_reply = Seulement si rien d’autre ne décide. Or quelque chose décide : regardez le dé. Essayez encore.
lesson-master-tie-you = À moi
lesson-master-tie-you_reply = À vous ! En cas d’égalité, l’emporte qui a le plus de Maîtres invités dans la salle. { $first } pour vous, et { $second } pour Colette, qui est deuxième.

lesson-master-play-say = Qui envoyez-vous donc à l’ouvrage ?
lesson-master-play-else = Pas pour un invité au dé d’or. Reprenez ce coup.

lesson-master-make-say = Confectionnez la robe bleue au dé d’or ! La soie et la dentelle sont prêtes.
lesson-master-make-else = Un Maître le peut. Mais la salle 2 attend : reprenez ce coup, et confectionnez la robe bleue.
lesson-master-make-green-01 = L’invité la porterait aussi. Mais cette veste, le Compagnon sait la faire ; la robe, seul votre Maître. Reprenez ce coup.

lesson-master-rent-say = Et maintenant, dans la salle 2, sous le nez de Colette !
lesson-master-rent-else = Joli, mais nulle part une seule tenue ne décide autant que dans la salle 2. Reprenez ce coup.
lesson-master-rent-hall5-m1 = Un dé et une tuile, c’est tentant ! Mais la salle 2 vaut { $first } points de prestige. Reprenez ce coup.
lesson-master-rent-sell = Vendre l’ouvrage d’un Maître ? Reprenez ce coup, ou je m’évanouis.

lesson-master-others-say = La salle 2 est à vous pour de bon. Colette peut encore y payer le musicien, mais un musicien ne compte qu’après les Maîtres invités.

lesson-master-gifts-say = Le signe sous un invité, vous le recevez aussitôt : Louis d’or, fil, dentelle ou tuile ressources. Ces deux-là donnent une tuile. À qui le Compagnon peut-il louer ?
lesson-master-gifts-four = À celui de la salle 4
lesson-master-gifts-four_reply = Exactement. L’autre montre un dé d’or, et attend un Maître.
lesson-master-gifts-five = À celui de la salle 5
lesson-master-gifts-five_reply = Malgré son dé d’or ? Essayez encore.
lesson-master-gifts-either = À l’un comme à l’autre
lesson-master-gifts-either_reply = Regardez bien : l’un d’eux montre un dé d’or. Essayez encore.

lesson-master-coat-say = Que le Compagnon confectionne la veste rose à un seul rouleau, et louez-la à l’invité de la salle 4.
lesson-master-coat-else = Plus tard, peut-être. Reprenez ce coup : la veste du Compagnon va à l’invité de la salle 4.

lesson-master-tile-say = Prenez la tuile qu’il vous plaît, pour rien : gardez-en la soie, ou échangez-la, comme toujours.
lesson-master-tile-else = Comme il vous plaît.

lesson-master-rest-say = Et { $bonus } Louis d’or du bonus du Compagnon. Aux autres de jouer.

lesson-master-why-say = Deux autres Maîtres se reposent dans votre réserve. Pour quoi garde-t-on un Maître ?
lesson-master-why-silk = Pour acheter la soie
lesson-master-why-silk_reply = Un Apprenti l’achète aussi bien. Essayez encore.
lesson-master-why-thimbles = Pour les dés d’or et pour engager
lesson-master-why-thimbles_reply = Pour ce que nul autre ne peut : les tenues au dé d’or, les invités au dé d’or, et les engagements.

lesson-master-end-say = Avant de choisir une main, parcourez donc les salles : où un dé décide-t-il ? Alors, tenez prêts la soie, et un Maître.
