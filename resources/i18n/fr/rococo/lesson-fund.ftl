### Les décorations, et les revenus à la fin d’une manche.

lesson-fund-name = De l’argent bien placé
lesson-fund-about = Cuisines, musiciens, statues : ce que rapportent les décorations, et quand.

lesson-fund-welcome-say = Des tenues ne font pas un bal ! Quelqu’un doit payer cuisines, musiciens, statues et feux d’artifice. Nous le faisons, et pas par bonté : les unes rapportent de l’argent à chaque manche, les autres du prestige à la fin.

lesson-fund-kitchen-say = À la fin de chaque manche, chacun reçoit { $base_income } Louis d’or. Cette cuisine des invités ajoute { $fountain_livre_per_dress } Louis d’or pour chacune de vos tenues au bal. Vous en avez { $garments }. Combien recevriez-vous ?
lesson-fund-kitchen-five = { $base_income } Louis d’or
lesson-fund-kitchen-five_reply = C’est ce que l’on reçoit sans cuisine. Ajoutez-y le merci des cuisiniers !
lesson-fund-kitchen-ten = { $both } Louis d’or
lesson-fund-kitchen-ten_reply = { $base_income }, et { $extra } de la cuisine. Elle en coûte { $cost } : en { $payback } manches, elle est remboursée.
lesson-fund-kitchen-twentyfive = { $wrong } Louis d’or
lesson-fund-kitchen-twentyfive_reply = S’ils mangeaient avec des cuillères d’or ! Non, { $fountain_livre_per_dress } Louis d’or par tenue, en plus des { $base_income }.

lesson-fund-buy-say = Tous peuvent financer, laissez donc faire votre Apprenti. Financez la cuisine des invités, la place la moins chère !
lesson-fund-buy-else = Pas celle-là. Reprenez ce coup et financez la cuisine des invités à { $cost } Louis d’or.
lesson-fund-buy-depute = Il reste ! Aujourd’hui l’Apprenti porte la bourse. Reprenez ce coup, et financez.
lesson-fund-buy-fountain-upper-1 = Cette cuisine compte les décorations, et vous n’en avez pas encore. Reprenez ce coup : vous avez { $garments } tenues.
lesson-fund-buy-musician-hall5 = Déjà la musique ? Elle attendra. Reprenez ce coup : plus tôt une cuisine chauffe, plus souvent elle paie.
lesson-fund-buy-forfeit = Un Apprenti oisif et une cuisine froide ! Reprenez ce coup.

lesson-fund-income-say = La bourse est vide, mais le four est chaud. Colette et Baptiste jouent leur dernière carte, puis la manche finit par les revenus.

lesson-fund-paid-say = Les voilà, vos { $both } Louis d’or ! La manche { $now } sur { $rounds } commence. Combien de fois votre cuisine paiera-t-elle encore ?
lesson-fund-paid-two = Deux fois
lesson-fund-paid-two_reply = La dernière manche paie aussi ! Comptez de la manche { $now } à la manche { $rounds }.
lesson-fund-paid-three = Trois fois
lesson-fund-paid-three_reply = De la manche { $now } à la manche { $rounds } : encore { $total } Louis d’or. Achetée à la deuxième manche, elle aurait payé { $early } fois !
lesson-fund-paid-seven = Sept fois
lesson-fund-paid-seven_reply = Si vous l’aviez achetée à la première manche, oui. Mais { $gone } manches sont déjà passées.

lesson-fund-staff-say = L’autre cuisine, celle du personnel, paie { $fountain_livre_per_decoration } Louis d’or par décoration à vous, elle comprise. Avec elle, vous en auriez { $own }. Que rapporterait-elle pendant les { $remaining } manches qui restent ?
lesson-fund-staff-nine = { $upper } Louis d’or
lesson-fund-staff-nine_reply = Vous retrouveriez tout juste son prix. Mais { $own } décorations ne paient que { $ownPays } par manche.
lesson-fund-staff-six = { $ownTotal } Louis d’or
lesson-fund-staff-six_reply = { $ownPays } par manche, { $ownTotal } en tout, et elle en coûte { $upper }. Ce n’est plus une affaire. Tôt dans la partie, ou avec beaucoup de décorations, c’en est une.
lesson-fund-staff-three = { $remaining } Louis d’or
lesson-fund-staff-three_reply = Elle se compte aussi elle-même : { $own } décorations, pendant { $remaining } manches.

lesson-fund-statue-say = Une statue paie à la fin : { $statue } points de prestige par couleur parmi vos tenues. Regardez les vôtres, au cadre rouge : que vous rapporterait-elle maintenant ?
lesson-fund-statue-ten = { $many } points
lesson-fund-statue-ten_reply = { $garments } tenues, mais la statue compte les couleurs. { $blue } sont bleues, et { $pink } sont roses.
lesson-fund-statue-six = { $three } points
lesson-fund-statue-six_reply = Bleu, rose et vert. Avec une veste orange, ce serait { $four } ! Elle coûte { $stone } Louis d’or : pas aujourd’hui, donc.
lesson-fund-statue-two = { $statue } points
lesson-fund-statue-two_reply = C’est pour une couleur. Combien en avez-vous ?

lesson-fund-musician-say = Mais vos { $musician } Louis d’or suffisent pour un musicien : du prestige à la fin, et un pied dans sa salle. Que le Compagnon finance celui de la salle 5 : { $music } points, et vous n’y avez encore aucune tenue.
lesson-fund-musician-else = Reprenez ce coup. Pour cet argent, je veux de la musique : que votre Compagnon finance le musicien de la salle 5.
lesson-fund-musician-start-master-1 = Le Maître confectionne mieux que personne. Reprenez ce coup : un Compagnon sait porter une bourse, et rapporte { $bonus } Louis d’or.
lesson-fund-musician-start-apprentice-2 = Cela irait aussi. Mais reprenez ce coup : le Compagnon met { $bonus } Louis d’or dans la bourse vide.
lesson-fund-musician-fountain-upper-1 = { $ownTotal } Louis d’or pour { $upper } ? Nous venons de le compter. Reprenez ce coup.
lesson-fund-musician-forfeit = { $bonus } Louis d’or, et une bourse vide pour les y mettre ! Reprenez ce coup.

lesson-fund-end-say = Donc : les cuisines tôt, pour l’argent ; les musiciens et les statues plus tard, pour le prestige. Nul ne peut avoir deux places dans la même cuisine, mais sinon financez autant de décorations que vous pouvez en payer.
