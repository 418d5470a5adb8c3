### Reading the game: the log as a line of time, the score as it stands, and what is left.

window-past-over = Après la fin
window-past-beginning = Là où le journal commence
window-past-before = Manche { $round } : { $player } va jouer
window-past-during = Manche { $round } : { $player } joue
window-past-after = Manche { $round } : { $player } vient de jouer
window-past-badge = Le passé
window-past-shown = La table montre déjà ce moment.
window-past-first = Au début
window-past-back = Un pas en arrière
window-past-on = Un pas en avant
window-past-now = Retour au présent
window-past-now_hint = Revenir à la partie telle qu’elle est ({ $key } ou Échap)
window-past-taken = Annulé
window-past-go_on = Reprendre d’ici
window-past-go_on_hint = La partie reprend au moment montré ; ce qu’elle quitte reste accessible ({ $key })
window-past-leave = Rejouer d’ici
window-past-ask = C’est le tour de { $name }. Jouez-vous cette place vous-même ?
window-past-theirs = { $name } continue
window-past-mine = Je joue
window-past-leave_hint = Une nouvelle partie reprend d’ici ; celle-ci reste telle quelle ({ $key })

window-branches-title = Annulé
window-branches-open = Ce qui a été annulé
window-branches-open_hint = Voir ce qui a été annulé, et y revenir
window-branches-now = La partie telle qu’elle est
window-branches-departs = Manche { $round } : { $line }

window-branches-length = { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
}

window-log-open = Ouvrir le journal
window-log-open_hint = Tout le journal, pour remonter le temps
window-log-close = Fermer le journal
window-log-everybody = Tous
window-log-about = Seulement { $name }
window-log-keys = Choisissez une ligne pour revoir le coup, et la table telle qu’elle était.

window-supplies-title = Ce qui peut encore venir
window-supplies-open = Voir ce qui peut encore venir
window-supplies-left = { $heading }, { $place } : { $kinds }
window-supplies-kind = { $kind } (×{ $n })

window-player-own_title = { $name } (vous)
window-player-score_now = Si la partie finissait maintenant
window-player-score_hidden = + ce qui est caché
window-player-hidden = caché

window-settings-estimate = Score en cours

window-estimate-shown-label = Affiché
window-estimate-shown-explanation = Ce que chacun aurait si la partie finissait maintenant.

window-estimate-hidden-label = Masqué
window-estimate-hidden-explanation = Personne ne l’apprend avant le décompte final.

export-taken = { $file } : un fichier de ce nom existe déjà, il est conservé. Choisissez un autre nom, s’il vous plaît.

window-score-skip_arrival = Une touche ou un clic mène au décompte
window-score-skip_finale = Une touche ou un clic mène à la feuille de score
window-score-progress = { $step } sur { $steps }
window-score-told = { $item } : { $points }
# Why somebody has won: up to three items in which the winner was most ahead of the next player, and their points.
window-score-decisive = Ce qui a fait la différence : { $items }.
window-score-decisive_against = Ce qui a fait la différence avec { $name } : { $items }.
    .you = Ce qui a fait la différence avec vous : { $items }.
window-score-decisive_item = { $item }, { $most } à { $less }
window-score-next = Suivant
window-score-skip = Au résultat
window-score-play_again = Rejouer
window-score-alike = { $line } à chaque fois, { $n } fois
window-score-again = Recompter
window-score-keep = Exporter
window-score-points = { $points ->
    [one] { $name } : { $points } point
   *[other] { $name } : { $points } points
}
window-score-item = Poste
window-score-won_by = Vainqueur

window-keep-title = Exporter le résultat
window-keep-text = Le tableau tel qu’il est, en image ou en valeurs pour un tableur.
window-keep-folder = Dossier
window-keep-name = Nom
window-keep-picture = Enregistrer l’image (PNG)
window-keep-table = Enregistrer les valeurs (CSV)
window-keep-back = Retour au décompte
window-keep-done = Enregistré sous { $file }.
window-keep-no_folder = Indiquez un dossier, s’il vous plaît.

window-actions-title = Toutes les actions
window-actions-now = possible maintenant
