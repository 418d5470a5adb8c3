### Un conseil : le meilleur coup, et pourquoi.

window-key-hint = Un conseil

window-hint-title = Conseil
window-hint-about = Le meilleur coup, et pourquoi
window-hint-later = Un conseil se demande quand c’est votre tour
window-hint-leave = Fermer le conseil
window-hint-thinks = { $name } réfléchit…
window-hint-none = Il n’y a rien à conseiller ici.
window-hint-others = Un autre
window-hint-first = Le meilleur
# What the best play has over another one. $reason is one of the advice messages.
window-hint-instead = Le meilleur : { $reason }.
window-hint-alike = Il sert à la même chose que les coups précédents.
# After the reasons for the best play: the second one, and what it lacks.
window-hint-next = Le suivant : { $plan } { $worth }
window-hint-level = Vous devriez finir à égalité avec { $player }.
window-hint-measure = Votre score final est comparé à celui du meilleur adversaire, si tous jouent comme l’ordinateur le plus fort.
window-hint-chance = Votre chance de gagner est alors d’environ { $percent } %.
window-hint-near = Presque aussi bon
window-hint-equal = Presque aussi bon : moins de { $percent } % de chances de gagner en moins
window-hint-less = Environ { $percent } % de chances de gagner en moins

window-hint-worse = { $n ->
    [one] À la fin, environ { $n } point de moins que le meilleur
   *[other] À la fin, environ { $n } points de moins que le meilleur
}

window-hint-ahead = { $n ->
    [one] Vous devriez finir avec environ { $n } point d’avance sur { $player }.
   *[other] Vous devriez finir avec environ { $n } points d’avance sur { $player }.
}

window-hint-behind = { $n ->
    [one] Vous devriez finir avec environ { $n } point de retard sur { $player }.
   *[other] Vous devriez finir avec environ { $n } points de retard sur { $player }.
}

window-settings-hints = Conseils
window-settings-patience = Temps de réflexion

window-hints-on-label = Activés
window-hints-on-explanation = Une touche et un bouton vous montrent le meilleur coup, par où commencer, et pourquoi.

window-hints-off-label = Désactivés
window-hints-off-explanation = Personne ne peut demander de conseil.

window-patience-quick-label = Court
window-patience-quick-explanation = Les bons robots réfléchissent à peine ; ils jouent un peu moins bien.

window-patience-normal-label = Normal
window-patience-normal-explanation = Les bons robots réfléchissent le temps qu’il leur faut d’ordinaire.

window-patience-patient-label = Long
window-patience-patient-explanation = Les bons robots peuvent réfléchir quatre fois plus longtemps.

## The line in which moves are typed.

window-key-command = Taper un coup
window-command-title = Taper un coup
window-command-label = Un coup
window-command-nothing = Ces mots ne veulent rien dire en ce moment.
window-command-nobody = Personne n’est interrogé en ce moment.
window-command-also = On peut aussi taper « c’est quoi … », « annuler » ou « conseil ».
# The ways to ask what something is, with a slash between them; "…" is the thing.
window-command-what = qu’est-ce que c’est que …/qu’est-ce qu’un …/qu’est-ce qu’une …/qu’est-ce que le …/qu’est-ce que la …/qu’est-ce que les …/qu’est-ce que l’ …/qu’est-ce que …/c’est quoi un …/c’est quoi une …/c’est quoi le …/c’est quoi la …/c’est quoi les …/c’est quoi l’ …/c’est quoi …/que sont les …/que sont …

## The field in which one types where the focus goes.

window-key-go_to = Aller à
window-key-part_on = Partie suivante de la table
window-key-part_back = Partie précédente de la table
window-go_to-nothing = Rien ne s’appelle ainsi.
