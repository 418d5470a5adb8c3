### Engager et déléguer : les commis que l’on veut revoir.

lesson-staff-name = Les gens de votre atelier
lesson-staff-about = Qui engager, qui envoyer à la cour, et pourquoi moins peut valoir plus.

lesson-staff-welcome-say = La soie n’est que de la soie : un bon atelier vit de ses gens. À chaque manche, { $hire_display } nouveaux commis cherchent une place. L’un d’eux vient d’entrer chez Colette.

lesson-staff-price-say = Quand ils sont { $hire_display }, chacun coûte { $price4 } Louis d’or ; à trois, comme ici, { $price3 } seulement ; à deux, { $price2 }. Et le dernier, à votre avis ?
lesson-staff-price-five = De nouveau { $price4 }
lesson-staff-price-five_reply = Mais non : plus ils attendent, plus ils sont modestes.
lesson-staff-price-one = { $price2 } Louis d’or
lesson-staff-price-one_reply = C’est le prix tant qu’il en reste deux. Le dernier est plus modeste encore !
lesson-staff-price-nothing = Rien
lesson-staff-price-nothing_reply = C’est cela ! Qui attend paie moins. Mais qui attend trop ne trouve plus les meilleurs, et après la manche ceux qui restent rentrent chez eux.

lesson-staff-master-say = Seul un Maître peut engager. Jouez le vôtre, et engagez un commis !
lesson-staff-master-else = Reprenez ce coup. Cette fois, votre Maître doit engager.
lesson-staff-master-start-apprentice-1 = Les Apprentis ne choisissent pas leurs collègues. Reprenez ce coup : seul un Maître peut engager.
lesson-staff-master-start-journeyman = Même un Compagnon ne peut pas engager. Reprenez ce coup : il faut un Maître.

lesson-staff-whom-say = Qui donc ? Vous avez { $garments } tenues chez des invités : ce Maître rapporte 1 point de prestige par série de { $every }, chaque fois que vous jouez la carte. Engagez-le !
lesson-staff-whom-else = Reprenez ce coup : pour cette carte, vous avez encore trop peu au bal.
lesson-staff-whom-level2-depute = Celui-là envoie ses collègues à la cour contre de l’argent. Nous saurons le faire nous-mêmes. Reprenez ce coup, et prenez le Maître.
lesson-staff-whom-level2-dress = Une deuxième tenue dans le même tour, que c’est habile ! Mais vous n’avez qu’une tuile de soie. Reprenez ce coup, et prenez le Maître.

lesson-staff-turns-say = Le nouveau Maître est déjà dans votre main ! Comptez vos cartes : combien de tours vous reste-t-il dans cette manche ?
lesson-staff-turns-two = Deux, comme Baptiste
lesson-staff-turns-two_reply = Baptiste n’a engagé personne. Regardez de nouveau votre main !
lesson-staff-turns-three = Trois
lesson-staff-turns-three_reply = Oui, un tour de plus que Baptiste. Qui vous engagez vous apporte un tour, dans la même manche.
lesson-staff-turns-four = Quatre
lesson-staff-turns-four_reply = Un de vos Maîtres vient de travailler. Comptez les cartes de votre main.

lesson-staff-others-say = Voyez, Colette aussi joue aussitôt sa nouvelle carte.

lesson-staff-work-say = C’est au tour du nouveau Maître, qui peut tout faire : qu’il prenne la tuile gratuite du troisième tiroir, et n’oubliez pas le bonus.
lesson-staff-work-else = Une autre fois. Reprenez ce coup, faites acquérir au nouveau Maître la tuile du troisième tiroir, et utilisez le bonus.
lesson-staff-work-hire = Encore quelqu’un, pour { $price2 } Louis d’or ? L’idée n’est pas mauvaise ! Mais aujourd’hui, reprenez ce coup et acquérez la tuile gratuite.
lesson-staff-work-forfeit = Ne faites pas de cadeaux ! Reprenez ce coup.

lesson-staff-deck-say = 1 point de prestige, et encore un chaque fois que la carte revient. Vous avez maintenant { $staff } commis, et en jouez { $hand_size } par manche. Quand chacun revient-il ?
lesson-staff-deck-every = À chaque manche
lesson-staff-deck-every_reply = { $hand_size } seulement des { $staff } tiennent dans votre main. Les autres attendent dans la réserve.
lesson-staff-deck-second = Une manche sur deux
lesson-staff-deck-second_reply = C’est cela. Plus ils sont nombreux, plus un bon commis se fait attendre. Voilà pourquoi nous allons dire adieu à quelqu’un.
lesson-staff-deck-third = Une manche sur trois
lesson-staff-deck-third_reply = Avec { $thrice } commis, oui. Vous en avez { $staff }, et { $hand_size } jouent à chaque manche.

lesson-staff-who-say = La cour cherche des gens et les paie : { $master } Louis d’or pour un Maître, { $journeyman } pour un Compagnon, { $apprentice } pour un Apprenti. Qui vous manquerait le moins ?
lesson-staff-who-master = Un Maître
lesson-staff-who-master_reply = { $master } Louis d’or, c’est tentant ! Mais seul un Maître peut tout. N’envoyez jamais le dernier !
lesson-staff-who-journeyman = Le Compagnon
lesson-staff-who-journeyman_reply = Il confectionne, et réclame la faveur de la Reine. Je connais quelqu’un qui ne peut ni l’un ni l’autre.
lesson-staff-who-apprentice = Un Apprenti
lesson-staff-who-apprentice_reply = C’est aussi mon avis. Un Apprenti ne confectionne pas, n’engage pas et ne réclame pas la faveur.

lesson-staff-wait-say = Encore un instant : d’abord Colette et Baptiste.

lesson-staff-depute-say = Jouez maintenant l’Apprenti au fil et à la dentelle, et déléguez-le : { $apprentice } Louis d’or, et une place à la cour.
lesson-staff-depute-else = Pas cela. Reprenez ce coup : jouez l’Apprenti, et déléguez-le.
lesson-staff-depute-start-journeyman = Le Compagnon nous servira encore. Reprenez ce coup, et jouez l’Apprenti.

lesson-staff-farewell-say = Avant que le carrosse ne parte, il reste le bonus : { $notion } Louis d’or pour un fil ou une dentelle. Vous pouvez y renoncer.
lesson-staff-farewell-else = Comme il vous plaira : la pièce reste dans votre bourse.

lesson-staff-left-say = Parti pour toujours, et vous voilà à { $staff }. Mais il doit toujours en rester au moins { $minimum_staff }. Combien pourriez-vous encore en déléguer ?
lesson-staff-left-one = Un
lesson-staff-left-one_reply = Un seul. Avec { $minimum_staff } commis, vous auriez presque la même main à chaque manche : rien que vos meilleurs.
lesson-staff-left-two = Deux
lesson-staff-left-two_reply = Il en resterait { $tooFew }, et la corporation fermerait votre atelier. { $minimum_staff } doivent rester.
lesson-staff-left-four = Quatre
lesson-staff-left-four_reply = Et qui confectionnera ? C’est l’inverse : { $minimum_staff } doivent rester.

lesson-staff-end-say = Donc : engagez tôt, et des gens dont le bonus vous profite ; ils apportent aussitôt un tour. Déléguez ceux que vous ne voulez plus revoir, ou quand il vous faut de l’argent. Un bon atelier est petit et pointu, comme une aiguille.
