### En tête à tête avec Madame du Barry.

lesson-madame-name = Une rivale sans bourse
lesson-madame-about = En tête à tête avec Madame du Barry : comment jouent ses cartes, et comment la devancer.

lesson-madame-welcome-say = Personne d’autre à table ? Alors joue Madame du Barry. Sans argent, sans choix : à chaque tour elle révèle une carte, et prend gratuitement ce qu’elle dit.

lesson-madame-tie-say = Supposons que Madame et vous finissiez à 60 points, et qu’il vous reste des Louis d’or. Qui gagne ?
lesson-madame-tie-you = Moi
lesson-madame-tie-you_reply = Contre toute autre, oui. Mais cette dame ne perd jamais une égalité.
lesson-madame-tie-she = Elle
lesson-madame-tie-she_reply = Elle, bien sûr ! Il vous faut donc un point de plus.
lesson-madame-tie-nobody = Personne
lesson-madame-tie-nobody_reply = La favorite du Roi, partager une victoire ? Jamais.

lesson-madame-tailor-say = Ses cartes comptent les tenues à partir de la droite : prenez celle-là avant elle. Un Maître, la robe bleue, et le Maître invité dans la salle royale.
lesson-madame-tailor-else = Reprenez ce coup. Dans la salle royale, c’est un partout, et elle a le Maître invité : la robe bleue y remédie.

lesson-madame-reveals-say = Elle révèle. Regardez les tiroirs !

lesson-madame-tiles-say = Tout le premier tiroir ! Elle n’emploie pas sa soie, elle l’amasse. À la fin, { $each } tuiles font 1 point, et elle en a { $tiles } maintenant. Cela fait…
lesson-madame-tiles-one = { $less }
lesson-madame-tiles-one_reply = Un par { $each } tuiles.
lesson-madame-tiles-three = { $worth }
lesson-madame-tiles-three_reply = { $worth }. Une tuile seule dans son tiroir ne vous coûte rien, et lui coûte un demi-point : prenez-la.
lesson-madame-tiles-six = { $tiles }
lesson-madame-tiles-six_reply = Il en faut { $each } pour un point.

lesson-madame-favor-say = Que votre Compagnon réclame la faveur de la Reine. Une de ses cartes la veut aussi ; cette carte lui vaut { $instead } points de toute façon, mais la faveur sera chez vous.
lesson-madame-favor-else = Reprenez ce coup : chez la Reine, avant que Madame y soit.

lesson-madame-sews-say = Sa carte suivante…

lesson-madame-hall-say = La tenue la plus à droite, gratuitement ; une autre carte a nommé la salle 5, où elle prend d’abord le Maître invité. Dans la salle 5, c’est un partout. Que vous y vaut la majorité à présent ?
lesson-madame-hall-two = { $first }, l’égalité vaut pour deux
lesson-madame-hall-two_reply = L’égalité est rompue : voyez le dé d’or sur sa place.
lesson-madame-hall-one = { $second }, pour la deuxième place
lesson-madame-hall-one_reply = À trois, oui. À deux, il n’y a pas de deuxième place.
lesson-madame-hall-nothing = Rien
lesson-madame-hall-nothing_reply = Hélas : son Maître invité départage, et à deux il n’y a pas de deuxième place. Chaque majorité, c’est tout ou rien !

lesson-madame-crowns-say = Les commis, maintenant. Quoi que dise sa carte : s’il y a des couronnes, elle prend celle qui lui rapporte le plus.

lesson-madame-hire-say = Engagez donc avant elle. Les couples : { $pair } points par robe avec sa veste, et vous en avez { $pairs }.
lesson-madame-hire-else = Reprenez ce coup : la couronne des couples, { $couples } points pour vous, serait bientôt à elle.
lesson-madame-hire-level6-staff = Une couronne aussi, mais avec vos { $staff } commis elle rapporte { $staffed }, les couples { $couples }. Reprenez ce coup.

lesson-madame-hires-say = Et elle ?

lesson-madame-more-say = Voilà : l’autre couronne. Et comme elle a engagé, elle tire une carte de plus pour cette manche, tout comme votre nouveau jouera pour vous.

lesson-madame-end-say = La voilà donc : elle prend des tuiles, les tenues de droite, les couronnes. Prenez d’abord ce qui tenterait Madame, gagnez les salles nettement, gardez un point d’avance. Votre servante, Madame !
