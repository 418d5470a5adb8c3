### Le programme autour de la partie : réglages, places, parties sauvegardées, touches et remerciements.

window-settings-theme = Lumière
window-settings-scale = Taille
window-settings-hands = Mains à plusieurs
window-settings-turns = Tours à plusieurs

window-hands-secret-label = Secrètes
window-hands-secret-explanation = Entre deux personnes, un rideau cache la table jusqu’à ce que la suivante le lève.

window-hands-open-label = Ouvertes
window-hands-open-explanation = Pas de rideau : la table montre à tous la main de la personne qui doit décider.

window-turns-held-label = Passer la main
window-turns-held-explanation = Avec des mains secrètes, votre tour ne finit que par « Terminé » ; d’ici là, vous pouvez l’annuler.

window-turns-passed-label = Aussitôt
window-turns-passed-explanation = Dès la dernière décision, c’est à la personne suivante.

window-turn-over = Tout est décidé ? { $name } joue ensuite.
window-turn-pass_on = Terminé
window-turn-pass_on_hint = Passer la main ; d’ici là, vous pouvez annuler votre tour

window-theme-system-label = Comme le système
window-theme-system-explanation = Jour, soirée ou contraste élevé, selon le réglage du système.

window-theme-light-label = Jour
window-theme-light-explanation = Ivoire et bleu pâle.

window-theme-evening-label = Soirée
window-theme-evening-explanation = À la bougie : des panneaux sombres pour une pièce sombre.

window-theme-contrast-label = Contraste élevé
window-theme-contrast-explanation = Blanc sur noir, avec des bords marqués.

window-scale-fit = Aussi grand que possible
window-scale-percent = { $percent } %
window-scale-room = Cette fenêtre a de la place pour { $percent } %.
window-scale-too_large = La fenêtre est trop petite pour cela.

settings-not_settings = ne contient pas de réglages
settings-partly = Certains réglages étaient illisibles et ont été réinitialisés ({ $file } : { $problem }).

window-new_game-look = Couleur et emblème de { $name }
window-new_game-seed_hint = Elle détermine tous les mélanges : la même graine redonne le même départ.

window-colour-red = Rouge
window-colour-blue = Bleu
window-colour-green = Vert
window-colour-purple = Violet
window-colour-orange = Orange

window-emblem-sun = Soleil
window-emblem-lily = Lys
window-emblem-rose = Rose
window-emblem-swan = Cygne
window-emblem-key = Clé

window-portrait-bun = Dame au chignon
window-portrait-crop = Monsieur aux cheveux courts
window-portrait-curls = Dame aux boucles
window-portrait-tricorne = Monsieur au tricorne
window-portrait-bonnet = Dame au bonnet
window-portrait-goatee = Monsieur au bouc
window-portrait-straw = Dame au chapeau de paille
window-portrait-wig = Monsieur à la perruque
window-portrait-kerchief = Dame au fichu
window-portrait-turban = Monsieur au turban
window-portrait-tower = Dame à la haute coiffure
window-portrait-beard = Monsieur à la barbe

window-saves-unfinished = Partie inachevée
window-saves-ask_delete = Supprimer définitivement « { $name } » ?
window-saves-ask_replace = Il y a déjà une sauvegarde « { $name } ». L’écraser ?
window-saves-delete = Supprimer { $name }
window-saves-yes_delete = Supprimer
window-saves-yes_replace = Écraser
window-saves-no = La garder

window-renaming-ask = Quel nouveau nom pour { $name } ?
window-renaming-game = la partie du { $date }
window-renaming-of = Renommer { $name }
window-renaming-rename = Renommer
window-renaming-keep = Garder le nom

rename-taken = Une autre partie s’appelle déjà « { $name } ». Choisissez un autre nom, s’il vous plaît.
rename-refused = La partie n’a pas pu être renommée et garde son nom : { $reason }

window-records-damaged = { $n ->
    [one] { $n } ligne de { $file } est illisible ; cette partie n’est pas comptée.
   *[other] { $n } lignes de { $file } sont illisibles ; ces parties ne sont pas comptées.
}

file-undeletable = { $file } : ne peut être supprimé : { $reason }

window-keys-title = Touches
window-keys-press = Appuyez sur une touche…
window-keys-fixed = Cette touche sert partout à se déplacer, à choisir ou à écrire, et ne peut pas être attribuée. Appuyez sur une autre.
window-keys-taken = { $pressed } est déjà prise : { $action }. Appuyez sur une autre.
window-keys-others = Les flèches et Entrée choisissent ; avec Maj, les flèches mènent à tout et l’expliquent ; les chiffres répondent ; Échap ferme ce qui est au-dessus ou annule un tour entamé pas à pas, sinon ouvre le menu ; elle ne met fin à aucune leçon.
window-keys-reset = Réinitialiser

window-key-undo = Annuler
window-key-redo = Rétablir
window-key-new_game = Nouvelle partie
window-key-load = Charger une partie
window-key-save = Sauvegarder la partie
window-key-settings = Réglages
window-key-full_screen = Plein écran
window-key-sound = Avec ou sans son
window-key-music = Musique activée ou non
window-key-pause = Faire attendre ou jouer les autres
window-key-pace = Changer le rythme des autres
window-key-pass_on = Passer la main
window-key-hurry = Passer à mon prochain tour
window-key-magnify = Montrer en grand ce qui est désigné
window-key-log = Journal
window-key-step_back = Revoir le pas précédent
window-key-step_on = Voir le pas suivant
window-key-turn_back = Revoir le tour précédent
window-key-turn_on = Voir le tour suivant
window-key-first = Revoir le début
window-key-now = Revenir au présent
window-key-branch_back = Voir la branche précédente
window-key-actions = Voir toutes les actions sur une carte
window-key-branch_on = Voir la branche suivante
window-key-go_on = Reprendre au moment montré

window-key_name-Ctrl = Ctrl
window-key_name-Shift = Maj
window-key_name-Alt = Alt
window-key_name-Left = Gauche
window-key_name-Right = Droite
window-key_name-Up = Haut
window-key_name-Down = Bas
window-key_name-Home = Origine
window-key_name-End = Fin
window-key_name-PgUp = Page préc.
window-key_name-PgDown = Page suiv.
window-key_name-Return = Entrée

window-menu-about = À propos

window-about-title = Rococo Desktop – version { $version }
window-about-text = Rococo est un jeu de Matthias Cramer, Louis Malz et Stefan Malz. Ce programme est fait par des gens qui l’aiment, et non par ses éditeurs ; il ne reprend aucune illustration du jeu imprimé. Le programme, ses images et ses sons sont libres sous licence MIT. Il s’appuie sur le travail d’autres :

window-guide-title = Comment jouer

list-details =  ;{" "}
list-comma = ,{" "}
list-between = { " · " }
list-plus = { " + " }
list-scored = { $name } { $points }
list-counted = { FORM($piece, $form) } (×{ $n })
list-sentences = { " " }
