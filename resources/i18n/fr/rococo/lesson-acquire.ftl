### Les tuiles ressources : ce qu’un tiroir en demande, et la soie ou la moitié inférieure.

lesson-acquire-name = Soie, fil et dentelle
lesson-acquire-about = Acheter dans les tiroirs, et savoir quand la moitié inférieure d’une tuile vaut mieux.

lesson-acquire-goal-say = Aujourd’hui, nous allons aux achats ! Cette robe veut { $bales } rouleaux bleus et { $laces } dentelles. Et vous ? { $livre } Louis d’or, et pas même un bout de fil.

lesson-acquire-prices-say = Le nombre à côté d’un tiroir est le prix d’une tuile. S’il en reste { $full } : { $price3 } Louis d’or. { $fewer } : { $price2 } Louis d’or. Et la dernière ?
lesson-acquire-prices-two = { $price3 } Louis d’or
lesson-acquire-prices-two_reply = Pour la dernière du tiroir ? Les restes ne sont jamais chers. Essayez encore.
lesson-acquire-prices-one = { $price2 } Louis d’or
lesson-acquire-prices-one_reply = Encore moins ! Essayez encore.
lesson-acquire-prices-free = Rien
lesson-acquire-prices-free_reply = Rien du tout. Plus un tiroir est vide, moins il est cher. On peut attendre cela, si personne ne souffle la tuile.

lesson-acquire-buyer-say = N’importe qui peut acquérir une tuile. Mais l’un de vos trois commis en acquiert deux en un tour : jouez cette carte, et acquérez des ressources.
lesson-acquire-buyer-else = Nous voulons deux tuiles en un tour. Reprenez ce coup, et lisez vos cartes.

lesson-acquire-silk-say = En haut la soie, en bas le fil ou la dentelle : de chaque tuile, vous avez une moitié. La robe veut ces { $bales } rouleaux bleus : prenez la tuile, et gardez la soie.
lesson-acquire-silk-then_keep_resource = La tuile est à vous. Choisissez maintenant sa moitié du haut : gardez la soie.
lesson-acquire-silk-else = Ce n’est pas la soie bleue qu’il nous faut. Reprenez ce coup.
lesson-acquire-silk-thread = Alors, plus de soie bleue. Reprenez ce coup, et gardez-la.
lesson-acquire-silk-lace = Une dentelle se trouve plus aisément que { $bales } rouleaux bleus. Reprenez ce coup, et gardez la soie.

lesson-acquire-slash-say = Voici le bonus, une tuile de plus : prenez la dernière de ce tiroir. Elle ne coûte rien !
lesson-acquire-slash-else = Celle-là coûte de l’argent. La dernière du premier tiroir ne coûte rien : reprenez ce coup.
lesson-acquire-slash-forfeit = Une tuile pour rien, et vous y renoncez ? Reprenez ce coup.

lesson-acquire-lace-say = Le rose et le vert ne nous servent à rien : échangez la tuile contre sa moitié inférieure. La barre veut dire l’un des deux : une dentelle, je vous prie !
lesson-acquire-lace-else = La robe ne demande pas de fil. Reprenez ce coup : une dentelle, je vous prie.
lesson-acquire-lace-silk = Du rose et du vert, pour une robe bleue ? Reprenez ce coup, et échangez la tuile.

lesson-acquire-later-say = La soie bleue est maintenant sur votre support. Si vous changiez d’avis, pourriez-vous encore l’échanger plus tard contre une dentelle ?
lesson-acquire-later-yes = Oui, à tout moment
lesson-acquire-later-yes_reply = Ce serait trop beau ! Je ne manquerais plus jamais de dentelle. Essayez encore.
lesson-acquire-later-no = Non, plus jamais
lesson-acquire-later-no_reply = C’est maintenant ou jamais : ce qui est sur le support reste de la soie. Au moins, personne d’autre ne voit laquelle.

lesson-acquire-others-say = Les autres vont aussi aux achats. Ayez l’œil sur le tiroir du milieu !

lesson-acquire-plus-say = Colette a pris une tuile, et chacune des autres coûte { $less } Louis d’or de moins. La deuxième y porte un plus : que donne sa moitié inférieure ?
lesson-acquire-plus-either = Un fil ou une dentelle
lesson-acquire-plus-either_reply = Cela, c’était la barre. Essayez encore.
lesson-acquire-plus-both = Un fil et une dentelle
lesson-acquire-plus-both_reply = Les deux à la fois ! Ces tuiles n’ont qu’un seul rouleau en haut, mais à qui manquent fil et dentelle, elles tombent à point.

lesson-acquire-trade-say = Envoyez le Compagnon chercher cette tuile, et échangez-la contre les deux.
lesson-acquire-trade-then_keep_resource = La tuile est à vous. Échangez-la maintenant contre sa moitié du bas, un fil et une dentelle.
lesson-acquire-trade-else = Il nous manque encore une dentelle. Reprenez ce coup, et acquérez la tuile au plus.
lesson-acquire-trade-silk = Notre robe est bleue, et il lui manque une dentelle. Reprenez ce coup, et échangez la tuile.
lesson-acquire-trade-start-master-1 = Et qui confectionnera ? Gardez le Maître pour la robe : reprenez ce coup.

lesson-acquire-sew-say = { $bales } rouleaux bleus, { $laces } dentelles, tout y est ! Que le Maître confectionne la robe, et louez-la à un invité.
lesson-acquire-sew-else = Pas après tous ces achats ! Reprenez ce coup : confectionnez la robe, et louez-la à un invité.
lesson-acquire-sew-hall4-s1 = Cet invité vous offre encore une tuile. Mais c’est assez pour aujourd’hui : reprenez ce coup, et choisissez-en un autre.
lesson-acquire-sew-hall5-m1 = Cet invité vous offre encore une tuile. Mais c’est assez pour aujourd’hui : reprenez ce coup, et choisissez-en un autre.

lesson-acquire-end-say = Regardez donc d’abord la tenue, puis les tiroirs : { $bales } rouleaux de sa couleur pour la soie, la barre ou le plus pour le reste. Et les prix baissent pendant que les autres achètent.
