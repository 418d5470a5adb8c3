### Ce que dit le tuteur de chaque défi, et la page des défis. Les défis d'un jeu sont dans son propre dossier.

challenge-watch = Regardez : je commence où vous avez commencé.
challenge-missed = Il y manque ce que j’avais demandé. Avec cela, le mieux serait : { $best }.
challenge-stars0 = Votre résultat : { $reached }. Le mieux possible : { $best }.
challenge-stars1 = Pas mal : { $reached }. Le mieux possible : { $best }.
challenge-stars2 = Très bien : { $reached }. Le mieux possible : { $best }.
challenge-stars3 = Bravo : { $reached } ! On ne peut pas faire mieux.
challenge-solved = Cela donne : { $best }. On ne peut pas faire mieux.
challenge-other_way = Mon chemin à moi : { $comment }

challenge-ways = { $n ->
    [one] Un seul chemin y mène.
   *[other] { $n } chemins y mènent.
}

window-challenges-title = Défis
window-challenges-leave = Quitter le défi
window-challenges-again = Recommencer
window-challenges-watch = Voir la solution
window-challenges-next = Défi suivant
window-challenges-day = Défi du jour
window-challenges-grade1 = facile
window-challenges-grade2 = délicat
window-challenges-grade3 = difficile
window-challenges-grade4 = diabolique
window-challenges-series = { $game }, étoiles : { $earned } sur { $n }
window-challenges-of_game = { $game }, étoiles : { $earned } sur { $n }
window-challenges-summary = Étoiles : { $earned } sur { $n }. Il y en a trois pour ce qu’on peut faire de mieux ; chaque défi a été résolu jusqu’à la dernière possibilité.
window-challenges-told = Étoiles gagnées : { $stars } sur 3

window-challenges-stars = { $n ->
    [one] { $n } étoile sur 3
   *[other] { $n } étoiles sur 3
}

window-honour-stars1 = Une étoile !
window-honour-stars2 = Deux étoiles !
window-honour-stars3 = Trois étoiles : on ne peut faire mieux !
window-honour-lesson = Leçon terminée !
