### Les bonus après l'action, et les couronnes à la fin.

lesson-cards-name = Bonus et couronnes
lesson-cards-about = Ce qu’une carte donne après son action, et qui engager sur le tard.

lesson-cards-welcome-say = Regardez bien vos gens. Le dé à coudre dit ce qu’ils peuvent faire ; le signe sous le nom est leur bonus, un petit cadeau après l’action.

lesson-cards-sign-say = Ce Compagnon rapporte { $each } Louis d’or par décoration à vous. Cherchez vos jetons : la cuisine, une statue, le musicien de la salle 4. Que rapporterait-il maintenant ?
lesson-cards-sign-one = { $each } Louis d’or
lesson-cards-sign-one_reply = Il les compte toutes : cuisines, statues, musiciens, feux d’artifice.
lesson-cards-sign-three = { $worth } Louis d’or
lesson-cards-sign-three_reply = { $own } décorations, { $worth } Louis d’or. Mais un bonus vient toujours après l’action, et l’on peut en tirer parti…
lesson-cards-sign-ten = { $wrong } Louis d’or
lesson-cards-sign-ten_reply = Vous comptez les tenues avec ! Les tenues ne sont pas des décorations. Seuls comptent les jetons à côté des salles, et votre musicien.

lesson-cards-play-say = Jouez-le.
lesson-cards-play-else = Celui-là aura son tour. Reprenez-le : d’abord le Compagnon qui compte les décorations.

lesson-cards-first-say = D’abord l’action, puis le bonus. Quelle action fait donc grandir ce bonus ? Financez une décoration !
lesson-cards-first-else = C’est permis, mais il ne compterait toujours que { $own } décorations. Reprenez ce coup, et financez-en une de plus.
lesson-cards-first-depute = Le déléguer rapporte { $pay } Louis d’or et un dernier bonus, mais il n’en compte que { $own }. Reprenez ce coup : offrez-lui-en une de plus.

lesson-cards-fund-say = La cuisine du personnel vous irait bien : elle paie { $fountain_livre_per_decoration } Louis d’or par décoration après chaque manche. Toute autre compte aussi.
lesson-cards-fund-else = On peut renoncer à tout bonus. Mais à { $next } Louis d’or gratuits ? Reprenez ce coup, et utilisez-le !

lesson-cards-counted-say = Vous voyez ? Il a compté après : { $own } décorations, { $worth } Louis d’or dans votre bourse.

lesson-cards-crown-say = Et les nouveaux ? Dans les dernières manches, certains portent une couronne : rien après leur action. Ils paient une fois, quand le bal est fini. Voilà pourquoi on les engage tard.

lesson-cards-couples-say = Cette couronne paie { $pair } points de prestige par couple d’une robe et d’une veste. Vous avez { $gowns } robes et { $coats } vestes au palais. Combien de couples ?
lesson-cards-couples-three = { $coats }
lesson-cards-couples-three_reply = { $coats } : { $couples } points pour une seule carte ! Une dame attend encore son cavalier.
lesson-cards-couples-four = { $gowns }
lesson-cards-couples-four_reply = La dernière dame danserait seule : il n’y a plus de veste pour elle.
lesson-cards-couples-seven = { $garments }
lesson-cards-couples-seven_reply = C’est le nombre de tenues. Un couple prend une de chaque.

lesson-cards-master-say = Seul un Maître engage. Laissez jouer Colette et Baptiste, puis jouez le vôtre, et engagez.
lesson-cards-master-else = Pas cette fois : reprenez. C’est au Maître, et pour engager.

lesson-cards-hire-say = Prenez celui pour qui votre palais est fait.
lesson-cards-hire-else = Reprenez ce coup : vos couples de robes et de vestes valent plus, { $couples } points de prestige.
lesson-cards-hire-level6-notions = Une couronne aussi : { $notions } points par paire d’un fil et d’une dentelle restant à la fin. Vous avez { $thread } fils et aucune dentelle : pas de paire, pas de points. Reprenez ce coup.
lesson-cards-hire-level5-rent = { $rent } Louis d’or pour { $garments } tenues : charmant à la manche 3. À la fin, { $livre_per_prestige } Louis d’or font 1 point. Reprenez ce coup.
lesson-cards-hire-level5-silk = Un Maître qui change la soie en prestige, mais votre support n’a qu’une tuile. Reprenez ce coup.

lesson-cards-hired-say = Et le voilà déjà dans votre main : qui est engagé travaille dans la même manche, couronne ou non.

lesson-cards-staff-say = Ensuite, l’autre Compagnon. Qu’il réclame la faveur de la Reine, { $favor_livre } Louis d’or ; puis voyons son étrange bonus.
lesson-cards-staff-else = Reprenez ce coup : j’aimerais vous montrer l’autre Compagnon, chez la Reine.

lesson-cards-forfeit-say = Il enverrait un de vos commis à la cour sans paiement, pour utiliser encore son bonus. Parfait pour écarter les débutants ; aujourd’hui il vous les faut tous. Renoncez au bonus.
lesson-cards-forfeit-else = Qui part maintenant manquera à la dernière manche, et personne ne vous paie. Reprenez ce coup, et renoncez : un bonus n’est jamais une obligation.

lesson-cards-depute-say = Un dernier piège. Cet Apprenti pourrait être délégué pour { $apprentice } Louis d’or. Le feriez-vous ?
lesson-cards-depute-yes = Oui, l’argent est l’argent
lesson-cards-depute-yes_reply = Sa couronne s’en irait alors avec lui : vous donneriez { $couples } points pour { $apprentice } Louis d’or. Réfléchissez.
lesson-cards-depute-no = Non, il reste
lesson-cards-depute-no_reply = Il reste : une couronne compte où que soit la carte, main, réserve ou défausse, tant qu’il est de votre personnel.

lesson-cards-end-say = Tôt, engagez qui rapporte argent et soie. Au milieu, qui compte vos tenues et décorations. Tard, une couronne à votre mesure. Et toujours l’action d’abord, le bonus ensuite !
