### La Boîte à bijoux : colliers, bagues et épreuves.

lesson-jewelry-name = Bijoux et épreuves
lesson-jewelry-about = Avec les bijoux : un collier pour une robe, et un Apprenti qui devient Compagnon.

lesson-jewelry-welcome-say = Le bijoutier a ouvert sa boîte ! Colliers pour les robes, bagues pour les vestes. Mais il ne vend qu’à ses mécènes : il vous faut d’abord un jeton chez lui.

lesson-jewelry-tasks-say = Et il y a des épreuves. Pour celles de Compagnon, un Apprenti accomplit quatre tâches ; trois sont faites. Laquelle manque ?
lesson-jewelry-tasks-acquire = Acquérir de la soie
lesson-jewelry-tasks-acquire_reply = C’est fait, pour la soie commune comme pour la rare : cherchez votre emblème sur les tâches.
lesson-jewelry-tasks-fund = Financer une décoration
lesson-jewelry-tasks-fund_reply = Il reste à financer une décoration, et le bijoutier en est une : un seul Apprenti fait d’une pierre deux coups.
lesson-jewelry-tasks-tailor = Confectionner une robe
lesson-jewelry-tasks-tailor_reply = Un Apprenti aux ciseaux ? Jamais. Cela relève des épreuves de Maître.

lesson-jewelry-play-say = Jouez l’Apprenti qui peut acheter de la dentelle, et financez.
lesson-jewelry-play-else = Plus tard ! Reprenez ce coup : c’est à un Apprenti de financer, et celui-ci apporte la dentelle qu’il nous faut.

lesson-jewelry-jeweler-say = La place la moins chère chez le bijoutier, { $jeweler } Louis d’or. Une par joueur suffit pour toute la partie.
lesson-jewelry-jeweler-else = La tâche serait faite aussi, mais sans bijoux. Reprenez ce coup, et choisissez le bijoutier.

lesson-jewelry-lace-say = Quatrième tâche faite ! Maintenant son bonus : une dentelle pour { $lace } Louis d’or. La robe à laquelle je pense en veut une.
lesson-jewelry-lace-else = Reprenez ce coup : sans dentelle, pas de robe bleue.
lesson-jewelry-lace-thread = Vous avez déjà un fil ; la robe bleue veut de la dentelle. Reprenez ce coup.

lesson-jewelry-tailor-say = Quand revient votre tour, le Compagnon confectionne la robe bleue à { $price } Louis d’or.
lesson-jewelry-tailor-else = Pas cela maintenant : le Compagnon, et la robe bleue dont vous avez la soie et la dentelle.

lesson-jewelry-pin-say = Avant que la robe trouve sa dame, parez-la ! Le collier bleu coûte { $blue } Louis d’or, le vert { $green }. Mais à la couleur de la robe, vous piochez aussi une tuile ressources.
lesson-jewelry-pin-else = Sans bijou ? Reprenez ce coup : on ne peut l’épingler que maintenant, jamais après.
lesson-jewelry-pin-necklace-red-6 = { $less } Louis d’or de moins, mais la couleur jure : pas de tuile. Reprenez ce coup.
lesson-jewelry-pin-sell = Vendue, et sans parure ? Les bijoux sont pour les invités. Reprenez ce coup.

lesson-jewelry-rent-say = Ravissante ! Et voyez ce que le sac vous a donné. Louez-la maintenant : à l’invité aux { $place } Louis d’or, ou à qui vous plaira.
lesson-jewelry-rent-else = Les { $bonus } Louis d’or du Compagnon sont un cadeau. Reprenez ce coup, et utilisez le bonus.

lesson-jewelry-count-say = Valait-il { $blue } Louis d’or ? Chaque bijou paie 1 Louis d’or à chaque revenu et 1 point à la fin. Manche 3 sur { $rounds } : combien de Louis d’or viendront encore ?
lesson-jewelry-count-two = 2 Louis d’or
lesson-jewelry-count-two_reply = Comptez les revenus à venir, celui de cette manche et le dernier compris.
lesson-jewelry-count-five = { $incomes } Louis d’or
lesson-jewelry-count-five_reply = { $incomes } revenus, { $incomes } Louis d’or, une tuile et un point. Acheté tôt, un bijou se rembourse presque.
lesson-jewelry-count-none = Aucun
lesson-jewelry-count-none_reply = Il paie toujours ! 1 Louis d’or à chaque revenu.

lesson-jewelry-specialist-say = Cet Apprenti n’attend que vous : un Maître l’engage gratuitement dès que vous avez { $needed } robes au palais. Les avez-vous ?
lesson-jewelry-specialist-yes = Oui
lesson-jewelry-specialist-yes_reply = Depuis un instant : { $gowns } bleues et une verte. Engagez-le à la prochaine manche avec votre Maître : { $special } points chaque fois qu’il joue !
lesson-jewelry-specialist-no = Non
lesson-jewelry-specialist-no_reply = Recomptez, avec celle au collier. La veste ne compte pas, mais il y a bien { $needed } robes.

lesson-jewelry-exam-say = Aux épreuves : les quatre tâches sont faites. À votre tour, jouez l’autre Apprenti et présentez-le : { $examLivre } Louis d’or, { $examPrestige } point de prestige.
lesson-jewelry-exam-else = Une autre fois. Reprenez ce coup : les épreuves l’attendent !

lesson-jewelry-graduate-say = Reçu ! L’Apprenti s’en va, avec un dernier bonus si vous voulez, et vous choisissez un Compagnon de la pioche. Il joue encore cette manche : { $halls } Louis d’or par salle vous irait.
lesson-jewelry-graduate-else = Un bon choix aussi.

lesson-jewelry-end-say = Un Apprenti est devenu Compagnon, et peut confectionner. Suivent les épreuves de Maître : une tenue par un Maître, une robe et une veste par des Compagnons. Et n’oubliez pas les bagues !
