### Une dernière manche à votre guise, avec des remarques.

lesson-finale-name = Votre propre finale
lesson-finale-about = Une dernière manche où vous décidez, et où je ne fais que souffler.

lesson-finale-welcome-say = La dernière manche, { $cards } cartes, { $livre } Louis d’or : à vous de décider. Avec cette main, j’ai fini un jour à 69 points. Battez-moi !

lesson-finale-order-say = Deux mots à l’oreille. Le Compagnon rapporte 1 point par série de { $every } décorations ; l’Apprenti finance une fois, puis encore avec { $discount } Louis d’or de remise. Qui devrait jouer d’abord ?
lesson-finale-order-apprentice = L’Apprenti
lesson-finale-order-apprentice_reply = Bien sûr : il faut d’abord de quoi compter.
lesson-finale-order-journeyman = Le Compagnon
lesson-finale-order-journeyman_reply = À présent il compterait { $own } décorations, la cuisine et le feu d’artifice. Plus tard, peut-être { $later }…
lesson-finale-order-same = C’est égal
lesson-finale-order-same_reply = Mais non : son bonus compte quand il est joué, pas à la fin.

lesson-finale-missing-say = Et voyez les salles : il en est une où vous n’êtes pas encore, et personne n’a le bonus de { $bonus } pour toutes les salles. Laquelle ?
lesson-finale-missing-royal = La salle royale
lesson-finale-missing-royal_reply = Une robe verte à vous y est déjà. Cherchez votre emblème.
lesson-finale-missing-hall3 = La salle 3
lesson-finale-missing-hall3_reply = Une robe bleue à vous y est déjà. Cherchez votre emblème.
lesson-finale-missing-hall5 = La salle 5
lesson-finale-missing-hall5_reply = La salle 5. Un invité vous l’ouvre, et son musicien aussi, pour { $musician } Louis d’or. Mais assez parlé : jouez !

lesson-finale-one-say = Votre première carte. Si vous voulez mon avis : le Maître, la robe bleue au dé d’or à { $price } Louis d’or, et un Maître invité dans la salle royale, sous votre feu d’artifice.
lesson-finale-one-else = Une autre voie que la mienne ; prouvez-moi qu’elle est meilleure !
lesson-finale-one-level3-fund = L’Apprenti d’abord ? Bien : nul ne vous prendra vos décorations. La robe attendra, si Colette vous la laisse.
lesson-finale-one-level5-decorations = Déjà le Compagnon ? Il ne compte que { $own } décorations. La faveur de la Reine vous consolerait : { $favor_prestige } points à la fin.
lesson-finale-one-hire = Qui est engagé joue dans cette manche : une carte de plus ! Les couples vous valent { $couples } points à présent.
lesson-finale-one-favor = La faveur : { $favor_livre } Louis d’or, et { $favor_prestige } points à la fin. Un Compagnon pouvait y aller ; un Maître, lui, confectionne.
lesson-finale-one-sell = Vendue ? En Louis d’or, cela ne fait que { $low } ou { $high } points. Chez un invité, elle comptait aussi pour la salle.
lesson-finale-one-depute = { $master } Louis d’or ne font plus qu’un point. Quelqu’un qui confectionne valait mieux.
lesson-finale-one-forfeit = Renoncer ? Une carte entière, à la dernière manche ? Vous aimez le danger.

lesson-finale-two-say = Maintenant l’Apprenti, je crois : le musicien de la salle 5, { $music } points et toutes les salles. Puis, avec { $discount } Louis d’or de remise, la première statue : vous avez les quatre couleurs !
lesson-finale-two-else = J’aurais fait autrement, mais c’est votre bal. Pensez à la salle 5.
lesson-finale-two-start-master-2 = Le Maître à présent : il fait ce qui porte un dé d’or, et lui trouve un Maître invité.
lesson-finale-two-level5-decorations = Le Compagnon avant l’Apprenti ? Deux décorations lui échappent. Enfin, la faveur peut-être.
lesson-finale-two-forfeit = Renoncer ? { $livre_per_prestige } Louis d’or gardés ne font qu’un point.

lesson-finale-three-say = Dernière carte : votre Compagnon peut-il encore obtenir la faveur ? { $favor_prestige } points, puis il compte vos décorations. Ensuite le Roi compte ; « Voir la table » vous ramène à moi.
lesson-finale-three-else = Pourquoi pas ! Le Roi dira ce que cela vaut. Je vous attends à la table.
lesson-finale-three-fund = Encore une décoration : il la compte aussi. Mais au lieu de la faveur ? Comparez son prestige à { $favor_prestige }.
lesson-finale-three-make_dress = Encore un invité ! Voyez où une majorité bascule.
lesson-finale-three-depute = { $journeyman } Louis d’or ? Moins d’un point. Quelqu’un d’aussi fidèle vaut mieux.

lesson-finale-sheet-say = Plus de 60, c’est un triomphe ; 69, c’était moi. Si vous êtes en dessous, rejouez la manche : dans un autre ordre, avec un autre invité.

lesson-finale-end-say = Je n’ai plus rien à vous apprendre d’une manche. Prenez place à une vraie table ; Colin, qui oublie de regarder qui domine les salles, est un premier rival clément. Et écrivez-moi de Versailles !
