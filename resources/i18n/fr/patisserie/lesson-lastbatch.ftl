### Une dernière manche à votre guise, avec des remarques.

lesson-lastbatch-name = Votre dernière fournée
lesson-lastbatch-about = Une dernière manche où vous décidez, et où je ne fais que souffler.

lesson-lastbatch-welcome-say = La dernière manche, { $cards } cartes, { $coins } pièces, { $dishes } plats sur les grilles : à vous de décider. Avec cette main, j’ai fini un jour à 62 points. Battez-moi !

lesson-lastbatch-order-say = Deux mots à l’oreille. L’Assistant III rapporte du prestige selon les tables où vous avez un plat : { $forMany } pour { $many } tables, { $forAll } pour les { $all }. Quel est le bon moment ?
lesson-lastbatch-order-first = Tout de suite
lesson-lastbatch-order-first_reply = Aujourd’hui ce seraient { $many } tables. Voyez vos grilles.
lesson-lastbatch-order-later = Après la livraison
lesson-lastbatch-order-later_reply = Bien sûr : il faut d’abord de quoi compter.
lesson-lastbatch-order-same = C’est égal
lesson-lastbatch-order-same_reply = Mais non : un bonus compte quand la carte est jouée, pas à la fin.

lesson-lastbatch-money-say = Et l’Assistant IV vend le point à { $price } pièces. Quel est le bon moment ?
lesson-lastbatch-money-first = Tout de suite
lesson-lastbatch-money-first_reply = Et de quoi paierez-vous un hôte ?
lesson-lastbatch-money-last = Tout à la fin
lesson-lastbatch-money-last_reply = Tout à la fin, avec ce qui reste dans la bourse. Mais assez parlé : enfournez, livrez, gagnez !
lesson-lastbatch-money-same = C’est égal
lesson-lastbatch-money-same_reply = Chaque tour change ce qu’il y a dans votre bourse.

lesson-lastbatch-one-say = Votre première carte. Si vous voulez mon avis : livrez les deux plats, à des tables où vous n’avez rien encore. Manon aussi court après le bonus spécial des { $needed } tables !
lesson-lastbatch-one-else = Une autre voie que la mienne. Prouvez-moi qu’elle est meilleure !
lesson-lastbatch-one-staff-3-02 = Déjà l’Assistant III ? { $many } tables, donc ; les plats attendront, si Manon le permet.
lesson-lastbatch-one-staff-4-02 = La bourse d’abord ? { $coins } pièces font { $bought } points. Un hôte rapporterait plus.
lesson-lastbatch-one-hire = Qui est engagé joue dans cette manche : une carte de plus !
lesson-lastbatch-one-sell = Vendu ? À une table, il comptait aussi pour la majorité.
lesson-lastbatch-one-give_notice = { $chef_notice } pièces font un point chez l’Assistant IV. Une livraison rapporte plus.
lesson-lastbatch-one-forfeit = Renoncer à une carte entière, à la dernière manche ? Vous aimez le danger.

lesson-lastbatch-two-say = Maintenant l’Assistant III, je crois : les { $all } tables. Pour l’action, un noble hôte peut-être : vos deux adversaires ont des postes.
lesson-lastbatch-two-else = J’aurais fait autrement, mais c’est votre fête.
lesson-lastbatch-two-start-chef-1 = Le Pâtissier à présent : livrez avant que les tables soient pleines !
lesson-lastbatch-two-staff-4-02 = Déjà la bourse ? Les tables viendront en dernier. Pourquoi pas.
lesson-lastbatch-two-forfeit = Renoncer ? Demain les pièces ne vaudront presque plus rien.

lesson-lastbatch-three-say = Dernière carte, dernière chance : ce qui rapporte encore, puis changez vos pièces en prestige. Ensuite le Roi compte ; « Voir la table » vous ramène à moi.
lesson-lastbatch-three-else = Pourquoi pas ! Le Roi dira ce que cela vaut. Je vous attends à la table.
lesson-lastbatch-three-deliver = Encore un à table ! Voyez où une majorité bascule.

lesson-lastbatch-sheet-say = Plus de 55, c’est bien ; plus de 60, un triomphe ; 62, c’était moi. Peut-on mieux faire ? Rejouez la manche, et regardez le personnel étoilé…

lesson-lastbatch-end-say = Je n’ai plus rien à vous apprendre d’une manche. Prenez place à une vraie table ; Babette, qui néglige la moitié de ce qu’offre la fête, est une première rivale clémente. Et écrivez-moi de Versailles !
