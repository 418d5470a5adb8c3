### La réserve qu’on ne mélange jamais : par-delà la fin d’une manche, et d’une autre.

lesson-supply-name = On ne mélange rien
lesson-supply-about = Réserve et défausse : qui vous pourrez choisir à la prochaine manche, et à la suivante.

lesson-supply-piles-say = La manche 1 s’achève. À gauche, votre main, une dernière carte ; puis votre réserve, qui n’a pas encore travaillé ; puis votre défausse, qui a travaillé.

lesson-supply-guess-say = Vous avez fait travailler tous vos Maîtres à la fois ! Pour la manche 2, il vous faut de nouveau { $hand_size } cartes, et la réserve en a { $supply }. Qui aurez-vous ?
lesson-supply-guess-drawn = { $hand_size }, tirés au sort
lesson-supply-guess-drawn_reply = Mais non ! Rien n’est jamais mélangé. Essayez encore.
lesson-supply-guess-any = { $hand_size } au choix sur { $staff }
lesson-supply-guess-any_reply = Ce serait trop beau ! Il faut d’abord épuiser la réserve. Essayez encore.
lesson-supply-guess-rest = Ces { $supply }-là, et un autre
lesson-supply-guess-rest_reply = Exactement. La réserve s’épuise d’abord ; alors seulement la défausse devient la nouvelle réserve, et vous y choisissez qui manque.

lesson-supply-last-say = Voyons cela. Jouez le Compagnon et réclamez la faveur de la Reine : c’est vite fait. À quoi elle sert, la leçon suivante le dira.
lesson-supply-last-else = C’est plus long. Reprenez ce coup, et envoyez le Compagnon chez la Reine.

lesson-supply-third-say = Manche 2 : les deux Apprentis sont venus d’office, et la défausse est votre réserve. Choisissez encore quelqu’un, et qui sache tout faire !
lesson-supply-third-else = Un Compagnon confectionne, mais sans Maître en main, personne ne pourra engager ni faire d’ouvrage très fin. Reprenez ce choix, et prenez de l’or.

lesson-supply-foresee-say = Pensez maintenant une manche plus loin. { $supply } restent dans la réserve : quel choix aurez-vous à la manche 3 ?
lesson-supply-foresee-all = { $hand_size } sur { $staff }
lesson-supply-foresee-all_reply = Pas encore. Qui travaille maintenant va à la défausse, et y reste tant que la réserve suffit. Essayez encore.
lesson-supply-foresee-one = Une carte
lesson-supply-foresee-one_reply = Recomptez : { $supply } dans la réserve, { $hand_size } pour la main. Essayez encore.
lesson-supply-foresee-none = Aucun
lesson-supply-foresee-none_reply = Aucun : ce seront ces { $supply }-là, deux Maîtres et le Compagnon. Une manche forte, et vous le savez aujourd’hui : préparez soie et argent !

lesson-supply-round-say = Jouez cette manche comme il vous plaît ; rien ne peut mal tourner. Nous en reparlerons à la manche 3.
lesson-supply-round-else = Comme il vous plaît.

lesson-supply-foretold-say = Manche 3, et les voici, comme prévu. Ceux qui ont travaillé à la manche 2 sont dans la défausse.

lesson-supply-fourth-say = Votre réserve est vide maintenant. Parmi qui choisirez-vous à la manche 4 ?
lesson-supply-fourth-everybody = Parmi tous
lesson-supply-fourth-everybody_reply = Oui ! Quand ces { $hand_size }-là auront travaillé, tous seront dans la défausse, et tous reviendront ensemble. Plus vous engagez, plus c’est long.
lesson-supply-fourth-those = Parmi ceux de la manche 2
lesson-supply-fourth-those_reply = Ils reviendront, mais qui d’autre sera d’ici là dans la défausse ? Essayez encore.

lesson-supply-why-say = Comment user sagement de vos Maîtres, donc ?
lesson-supply-why-early = Tous à la fois
lesson-supply-why-early_reply = Et aucun à la manche suivante ? Vous avez vu ce que cela donne. Essayez encore.
lesson-supply-why-spread = Quelques-uns par manche
lesson-supply-why-spread_reply = C’est aussi ma façon. À moins de préparer une grande manche ; mais alors vous savez laquelle.

lesson-supply-end-say = Qui se repose aujourd’hui sera là demain. Choisissez avec un œil sur la manche suivante, et nulle main ne vous surprendra plus.
