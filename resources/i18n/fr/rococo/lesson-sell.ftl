### Vendre une tenue au lieu de la louer : de l’argent maintenant contre du prestige plus tard.

lesson-sell-name = Vendre au lieu de louer
lesson-sell-about = Quand l’argent vaut mieux qu’un invité au bal.

lesson-sell-welcome-say = Chaque tenue peut danser au bal, ou être vendue aussitôt. Regardez la robe verte : en bas, { $value } Louis d’or si vous la vendez, et { $prestige } points de prestige si un invité la porte.

lesson-sell-musician-say = Ce musicien coûte { $musician } Louis d’or et rapporte { $music } points de prestige. Vous avez { $livre } Louis d’or ; la robe en coûte { $price } et se vend { $value }, et le bonus du Compagnon en ajoute { $bonus }. Combien aurez-vous ?
lesson-sell-musician-thirteen = { $value } Louis d’or
lesson-sell-musician-thirteen_reply = C’est la robe seule. Comptez aussi ce que vous avez déjà, et les { $bonus } Louis d’or du Compagnon.
lesson-sell-musician-seventeen = { $total } Louis d’or
lesson-sell-musician-seventeen_reply = Au sou près ! Une vente, et le musicien joue pour vous.
lesson-sell-musician-three = { $livre } Louis d’or, comme avant
lesson-sell-musician-three_reply = Si vous louez la robe, vous restez pauvre, c’est vrai. Mais vendez-la, et recomptez !

lesson-sell-tailor-say = Alors au travail : envoyez votre Compagnon confectionner la robe verte.
lesson-sell-tailor-else = Pas cela, reprenez ce coup : votre Compagnon doit confectionner la robe verte, celle à { $value } Louis d’or.
lesson-sell-tailor-yellow-01 = Cette petite robe ne se vend que { $little } Louis d’or. Reprenez ce coup : la verte en rapporte { $value }.
lesson-sell-tailor-start-master-1 = N’importe quel Compagnon peut confectionner cette robe. Reprenez ce coup, et gardez votre Maître pour un meilleur invité.
lesson-sell-tailor-start-apprentice-1 = Un Apprenti n’a pas le droit de confectionner. Reprenez ce coup, et envoyez le Compagnon.

lesson-sell-sell-say = Un invité, ou l’argent ? Cette fois, vendez !
lesson-sell-sell-else = Un invité heureux et { $prestige } points de prestige, mais pas de musicien. Reprenez ce coup et vendez la robe.
lesson-sell-sell-hall3-s1 = Pas mal : { $prestige } points, et la première place partagée dans la salle 3. Mais le musicien en rapporte { $music }, et la salle 3 peut attendre une autre robe. Reprenez ce coup et vendez celle-ci.
lesson-sell-sell-forfeit = { $bonus } Louis d’or offerts, et vous les laissez là ? Reprenez ce coup.

lesson-sell-others-say = { $value } pour la robe, { $bonus } pour le Compagnon. La robe est partie et ne rapportera pas de prestige. Espérons que personne ne veut notre musicien !

lesson-sell-fund-say = Il est encore libre ! Un Apprenti suffit, car tous peuvent financer. Donnez vos { $musician } Louis d’or au musicien de la salle 3.
lesson-sell-fund-else = Pas maintenant. Reprenez ce coup, et que votre Apprenti finance le musicien de la salle 3.
lesson-sell-fund-start-master-1 = Un Maître pour porter une bourse ? Reprenez ce coup : un Apprenti le fait aussi bien.
lesson-sell-fund-depute = Non, il reste ici ! Reprenez ce coup, et qu’il finance.

lesson-sell-why-say = Dites-moi : qu’a rapporté cette vente, au bout du compte ?
lesson-sell-why-guest = { $prestige } points, grâce à un invité
lesson-sell-why-guest_reply = Un invité les aurait donnés. Mais notre robe n’en a pas : nous avons pris l’argent.
lesson-sell-why-musician = { $music } points, et la salle 3
lesson-sell-why-musician_reply = Oui : { $music } points de prestige au lieu de { $prestige }. Et votre musicien gagne les égalités de la salle 3. Voilà une bonne vente.
lesson-sell-why-same = Rien, me revoilà sans le sou
lesson-sell-why-same_reply = Votre bourse est vide, c’est vrai. Mais regardez le musicien : qu’y a-t-il sous son prix ?

lesson-sell-again-say = Laissez travailler les autres. Et gardez un œil sur la salle 3 : seule Colette y a une tenue.

lesson-sell-little-say = Encore une tenue : la petite robe bleue, gratuite. Vendue, elle rapporte { $little } Louis d’or ; louée, { $littlePrestige } points de prestige. Dans la salle 3, ce serait une tenue partout, et vous avez le musicien. Que feriez-vous ?
lesson-sell-little-sold = La vendre { $little } Louis d’or
lesson-sell-little-sold_reply = À la fin, { $livre_per_prestige } Louis d’or font 1 point de prestige. Il vous en reste { $little } ? Ils ne font rien du tout ! Pensez à la salle 3.
lesson-sell-little-rented = La louer dans la salle 3
lesson-sell-little-rented_reply = Moi aussi ! { $littlePrestige } points pour la robe et { $hall } pour la salle 3, car le musicien départage. Qu’achèteriez-vous donc avec { $little } Louis d’or ?

lesson-sell-last-say = Votre Maître est le dernier de votre main. La petite robe bleue l’attend.
lesson-sell-last-else = Pas celle-là. Reprenez ce coup et confectionnez la petite robe bleue : sa soie est sur votre support.
lesson-sell-last-forfeit = Les bras croisés ? Reprenez ce coup et confectionnez la petite robe bleue.

lesson-sell-rent-say = Et maintenant, un invité de la salle 3. Celui que vous voulez.
lesson-sell-rent-else = Un invité, certes, mais là elle ne gagne rien, ou si peu. Reprenez ce coup : dans la salle 3, elle gagne la majorité.
lesson-sell-rent-sell = { $little } Louis d’or ? Ils n’achètent même pas une cuisine. Reprenez ce coup, et louez-la dans la salle 3.

lesson-sell-end-say = Donc : vendez quand l’argent vous achète bientôt plus de { $prestige } points de prestige. Louez quand une salle est en jeu. Et s’il ne reste plus d’invité, il faut vendre.
