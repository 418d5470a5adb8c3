### Ce que disent tous les tuteurs, et la page des leçons. Les leçons d'un jeu sont dans son propre dossier.

lesson-learner = Camille
lesson-finished = C’était « { $name } ». Bravo !
lesson-step = { $number } sur { $n }
lesson-others = Aux autres, maintenant.
lesson-ends = Aux autres, maintenant. Quand toutes les cartes sont jouées, on compte.

lesson-else-read = Pas si vite ! Reprenez ce coup, et écoutez-moi d’abord.
lesson-else-choose = D’abord une question. Reprenez ce coup, et dites-moi ce que vous en pensez.
lesson-else-act = C’est permis, mais je voudrais vous montrer autre chose. Reprenez ce coup, et essayez encore.
lesson-else-watch = C’est permis. Pour l’instant, reprenez ce coup, et regardez.
lesson-else-over = La partie s’est terminée avant que je puisse vous montrer cela. Reprenez ce coup, ou continuons.
lesson-else-gone = Ce que je voulais vous montrer n’est plus possible ici. Jouez comme il vous plaira, ou continuons.

window-learn-first = Répondez d’abord à la question de la leçon
window-learn-read = Lisez d’abord ce que dit la leçon
window-learn-title = Apprendre
window-learn-go_on = Continuer
window-learn-take_back = Reprendre
window-learn-show = Montrez-moi
window-learn-again = Encore une fois
window-learn-next = Leçon suivante
window-learn-all = Toutes les leçons
window-learn-leave = Quitter la leçon
window-learn-done = terminée
window-learn-summary = Leçons terminées : { $done } sur { $n }, encore { $minutes } minutes.
window-learn-short = Depuis « { $name } », vous connaissez toutes les actions. Ensuite : une première partie accompagnée, ou l’une des { $n } leçons, qui vont plus loin ({ $minutes } minutes).
window-learn-following = Ensuite : « { $name } ».
window-learn-part = { $name } · { $done } sur { $n }
window-learn-upcoming = la suivante
window-learn-from_start = Depuis le début
window-learn-left = quittée à l’étape { $number } sur { $n }

window-learn-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}

window-learn-group-start = Commencer tout de suite
window-learn-group-turns = Tours et manches
window-learn-group-mastery = Bien jouer

window-welcome-quick = Dix minutes
window-welcome-quick_about = Une courte promenade par toutes les actions.
window-welcome-question = Est-ce votre première partie ?
window-welcome-learn = Apprendre
window-welcome-learn_about = De courtes leçons à la table, pas à pas.
window-welcome-coach = Première partie accompagnée
window-welcome-coach_about = Une partie entière ; on vous dit ce qui compte.
window-welcome-known = Je connais le jeu
window-welcome-known_about = Tout de suite au menu. Leçons et conseils restent à portée.

coach-costly = D’après mes calculs, un autre tour vaudrait environ { $n } points de plus à la fin. { $turn }
coach-retry = Mon conseil : { $turn }
coach-undone = C’est repris : vous êtes de nouveau devant ce choix. Faites autrement, ou demandez le conseil si vous voulez mon avis.

window-settings-coach = Accompagnement

window-coach-heard = Compris
window-coach-word = { $name } a un mot à vous dire
window-coach-leave = Renoncer aux conseils
window-coach-gone = Les conseils s’arrêtent. Vous pouvez les rappeler dans les réglages.

window-coach-off-label = Désactivé
window-coach-off-explanation = Personne ne vous conseille.

window-coach-on-label = Activé
window-coach-on-explanation = Dans les parties à une personne, on vous dit ce qui compte, et ce qu’un tour coûteux a fait perdre.
