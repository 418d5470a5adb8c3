### What the window itself says. Values that the window fills in are written %1, %2, ...

window-prospects = Possible maintenant :
window-told = { $label } : { $text }
window-you = Vous
window-start = Premier joueur
window-title = Rococo

window-menu-title = Rococo
window-menu-continue = Continuer
window-menu-unfinished = { $about } ({ $date })
window-menu-play = Jouer
window-menu-new_game = Nouvelle partie
window-menu-load = Charger une partie
window-menu-settings = Réglages
window-menu-records = Parties terminées
window-menu-sources = Valeurs du matériel
window-menu-quit = Quitter

window-dialog-close = Fermer

window-new_game-alone = Pour jouer seul, choisissez { $expansion } sous « { $part } » ci-dessous.
window-new_game-title = Nouvelle partie
window-new_game-names = Antoinette Baptiste Célestine Donatien Eugénie Florian
window-new_game-name = Nom du joueur { $number }
window-new_game-no_name = Donnez un nom à ce joueur, s’il vous plaît.
window-new_game-bad_name = Un nom a au plus { $most } caractères imprimables.
window-new_game-same_name = Quelqu’un d’autre porte déjà ce nom.
window-new_game-who = Qui est le joueur { $number } ?
window-new_game-seat = Joueur { $number } : { $who }
window-new_game-strength = Force { $strength } sur { $most }
window-new_game-emblems = Emblèmes
window-new_game-portraits = Portraits
window-new_game-add = Ajouter un joueur
window-new_game-remove = Retirer { $name }
window-new_game-up = Monter { $name }
window-new_game-down = Descendre { $name }
window-new_game-shuffle = Mélanger les places
window-new_game-starts = { $name } commence
window-new_game-start_drawn = Le premier joueur est tiré au sort.
window-new_game-start_chosen = { $name } commence.
window-new_game-game = Le jeu
window-new_game-edition = Édition
window-new_game-undo = Annulation
window-new_game-undo_and_hands = Annulation et mains
window-new_game-no_additions = aucune
window-new_game-seed = Graine
window-new_game-seed_drawn = tirée au sort
window-new_game-roll = En tirer une autre
window-new_game-bad_seed = Un nombre entier de 16 chiffres au plus, s’il vous plaît.
window-new_game-start = Commencer la partie

window-new_game-no_seat_left = { $n ->
    [one] Au plus { $n } joueur avec celle-ci.
   *[other] Au plus { $n } joueurs avec celle-ci.
}

window-new_game-full = { $n ->
    [one] Avec { $expansion }, il y a de la place pour { $n } joueur.
   *[other] Avec { $expansion }, il y a de la place pour { $n } joueurs.
}

window-new_game-in_the_box = { $n ->
    [one] 1 d’entre elles demande une autre extension et reste dans la boîte.
   *[other] { $n } d’entre elles demandent une autre extension et restent dans la boîte.
}

window-seats-title = Qui joue
window-seats-about = Chaque place peut à tout moment être occupée ou confiée à un robot. La partie continue où elle en est.
window-seats-who = Qui joue pour { $name } ?
window-seats-person = Une personne joue désormais pour { $name }.
window-seats-bot = { $who } joue désormais pour { $name }.
window-seats-own = { $name } joue de nouveau.

window-seat_kind-human-label = Personne
window-seat_kind-human-explanation = Joue à cet écran.

window-undo_policy-free-label = Libre
window-undo_policy-free-explanation = Toutes les décisions peuvent être annulées, quoi qu’elles aient montré : idéal pour apprendre.

window-undo_policy-fair-label = Loyale
window-undo_policy-fair-explanation = Seules vos dernières décisions peuvent être annulées, tant que rien de caché n’est révélé.

window-settings-colours = Couleurs
window-settings-colours_note = Ces couleurs se distinguent quelle que soit la vision des couleurs ; chacune a aussi son propre signe.
window-settings-title = Réglages
window-settings-language = Langue
window-settings-motion = Animations
window-settings-pace = Rythme des robots
window-settings-talk = Paroles des robots
window-settings-sound = Sons
window-settings-music = Musique
window-settings-ambience = Bruits d’ambiance
window-settings-screen = Écran

window-motion-on-label = Normales
window-motion-on-explanation = Les pièces glissent jusqu’à leur place.

window-motion-reduced-label = Réduites
window-motion-reduced-explanation = Rien ne bouge : les pièces apparaissent à leur place.

window-pace-calm-label = Posé
window-pace-calm-explanation = Le temps de lire ce que fait chaque robot ; qui joue selon des cartes attend à chaque étape.

window-pace-brisk-label = Vif
window-pace-brisk-explanation = Une courte pause avant chaque carte.

window-pace-at_once-label = Immédiat
window-pace-at_once-explanation = Les robots jouent aussi vite qu’ils réfléchissent.

window-talk-said = { $name } : { $words }

window-talk-spoken-label = Entendues
window-talk-spoken-explanation = De temps en temps, l’un d’eux dit quelques mots à côté de son portrait.

window-talk-silent-label = Aucune
window-talk-silent-explanation = Ils jouent sans un mot.

window-volume-off-label = Sans

window-volume-soft-label = Doux

window-volume-on-label = Moyen

window-volume-loud-label = Fort

window-screen-window-label = Fenêtre

window-screen-full-label = Plein écran

window-table-pick = Choix
window-table-pages = Parties de la table
window-table-alike = { $piece } ({ $n } sur { $most })
window-table-no_undo = Rien à annuler
window-table-nothing_there = Cela ne va pas ici
window-table-no_redo = Rien à rétablir
window-table-round = Manche { $round } sur { $rounds }
window-price-fallen = { $what } : le prix est descendu à { $price }.
window-table-round_ends = La manche { $round } s’achève.
window-table-dealt = { $n ->
    [one] Votre dernière carte inutilisée est venue d’elle-même dans la main.
   *[other] Vos { $n } dernières cartes inutilisées sont venues d’elles-mêmes dans la main.
}
window-table-menu = Menu
window-table-undo = Annuler
window-table-redo = Rétablir
window-table-undo_hint = Annuler la dernière décision
window-table-redo_hint = La rétablir
window-table-scoring = Décompte final
window-table-lost = perdu
window-table-resume = Retour à la partie
window-table-save = Sauvegarder la partie
window-table-to_menu = Menu de départ
window-table-kept = Cette partie est sauvegardée telle quelle : on la reprend au menu de départ, même après avoir quitté.

## The headings of the menu over the table.

window-table-entries-game = Cette partie
window-table-entries-learn = Apprendre et chercher
window-table-entries-program = Le programme

## Why an entry of the menu cannot be used now.

window-table-barred-learning = pas pendant l’apprentissage
window-table-barred-over = la partie est finie
window-table-barred-round = après la première manche
window-table-barred-curtain = une fois le rideau levé
window-table-barred-watching = une fois la partie terminée

window-log-title = Journal

window-news-again = Choisissez-le pour le revoir sur la table.
# Before what a card’s bonus brought, in a row of pictures.
window-news-bonus = Bonus :
window-news-round = Manche { $round }
window-news-title = Depuis votre dernier tour

## Un rival qui agit selon des règles raconte chacun de ses tours.

window-telling-next = Suite
window-telling-skip = Passer
window-telling-done = Terminé
window-telling-leave = Ne plus raconter ce tour
window-telling-again = Raconter encore le dernier tour
window-telling-again_hint = Raconter encore ce que { $name } a fait en dernier, avec les raisons

window-round-gone = Retirés des étals
window-round-leads = En tête pour la fin : { $places }
window-round-come = Nouveaux sur les étals
window-round-on = Une touche ou un clic pour continuer

window-drop-bench = Jouer avec
window-drop-discard = Défausser
window-drop-hand = En main
window-drop-sell = Vendre

window-follow-pause = Pause
window-follow-pause_hint = Faire attendre les autres
window-follow-on = Reprendre
window-follow-on_hint = Laisser jouer les autres
window-follow-pace_now = Rythme : { $pace }
window-follow-pace = { $pace }. En changer
window-follow-hurry = Passer
window-follow-hurry_hint = Jouer d’un coup tout ce qui précède mon prochain tour

window-gesture-back = Retour
window-gesture-who = Qui s’en charge ?
window-gesture-how = Comment ?
window-gesture-aim = Choisissez maintenant ce qui va là.
window-gesture-nothing = Cela ne va pas là.

window-curtain-next = À { $name } de jouer
window-curtain-others = Les autres, détournez les yeux, s’il vous plaît.
window-curtain-lift = Lever le rideau

window-saves-save_title = Sauvegarder la partie
window-saves-load_title = Charger une partie
window-saves-name = Nom de la sauvegarde
window-saves-save = Sauvegarder
window-saves-suggestion = Partie { $n }
window-saves-none = Il n’y a pas encore de partie sauvegardée.
window-saves-folder = Les parties sont sauvegardées dans { $folder }
window-saves-about = { $names } : manche { $round }
window-saves-unreadable = ne peut pas être ouvert : { $problem }
window-saves-no_name = Donnez un nom à la sauvegarde, s’il vous plaît.
window-saves-bad_name = Un nom a au plus { $most } caractères, aucun de < > : " / \ | ? *, et ne commence pas par un point.
window-saves-reserved = { $name } est le nom d’un périphérique sous Windows. Veuillez en choisir un autre.
window-saves-by_itself = La partie est sauvegardée à chaque coup : vous pouvez quitter à tout moment.
window-saves-done = Sauvegardée sous { $name }.

window-unsafe-sign = Pas protégée contre un plantage
window-unsafe-told = La partie n’est pas protégée contre un plantage : { $problem }. Un nouvel essai a lieu à chaque décision. Choisissez ce signe pour réessayer tout de suite.
window-unsafe-ask = La partie ne peut pas être écrite ({ $problem }). Ce qui a été joué depuis serait perdu. Fermer quand même ?
window-unsafe-wait = Le disque est lent : les derniers changements sont encore en cours d’écriture. La fenêtre se fermera dès qu’ils seront protégés. Fermer tout de suite quand même ?
window-unsafe-writing = Écriture en cours : les dernières décisions ne survivraient pas encore à un plantage
window-unsafe-leave = Fermer et perdre
window-unsafe-stay = Rester dans la partie

window-notice-working = Un instant…
window-notice-dismiss = Masquer
window-notice-not_opened = La partie n’a pas pu être ouverte. { $problem }
window-notice-bot = { $name } n’a pas pu réfléchir ({ $problem }) ; une réponse au hasard a été jouée à sa place.
window-notice-settings = Les réglages n’ont pas pu être écrits ({ $file } : { $problem }).

window-score-beaten = { $name } a battu { $others }.
    .you = Vous avez battu { $others }.
window-score-opponent = { $name } ({ $strength })
window-score-title = Décompte final
window-score-gained = { $source } : { $points }
window-score-nothing = Personne ne marque de points ici.
window-score-table = Voir la table
window-score-taught = Une fois ceci lu, la suite est à la table.

window-values-text = Certaines valeurs des tuiles et des cartes sont notre meilleure estimation, en accord avec tout ce que l’on sait. Vous pouvez jouer tout de suite. Si vous possédez le jeu, vous pouvez les corriger sous « Valeurs du matériel ».
window-values-list = Voir les valeurs
window-values-ok = C’est noté

window-sources-title = Valeurs du matériel
window-sources-text = Chaque valeur dit d’où elle vient. Ce que vous saisissez est enregistré dans { $file }.
window-sources-entered = { $entered } sur { $number } saisis

window-sources-source-rulebook = livret de règles
window-sources-source-reconstructed = reconstitué
window-sources-source-owner = saisi par vous
window-sources-source-imported = saisi par quelqu’un
window-sources-source-by = saisi par { $by }

window-medals-wins = { $name } : { $wins } parties gagnées sur { $games }
window-medals-unplayed = personne n’a encore terminé de partie seul à sa place
window-medals-lessons = { $n } leçons suivies sur { $most }
window-medals-lessons_short = « { $quick } » et { $n } leçons suivies sur { $most }
window-medals-stars = { $n } étoiles gagnées sur { $most }

window-records-won = Gagnée par { $names } : { $results }
window-records-bests = Record selon le nombre de joueurs : { $bests }
window-records-told = Parties : { $games }, gagnées : { $wins }, { $mean } points en moyenne, { $best } au mieux
window-records-items = Points en moyenne, par origine
window-records-title = Parties terminées
window-records-none = Aucune partie n’est encore terminée.
window-records-totals = Totaux des dernières parties
window-records-last = Dernières parties : choisissez-en une pour la rouvrir
window-records-open = Rouvrir cette partie
window-records-ask_delete = Supprimer la partie du { $date } ? Son résultat reste dans les statistiques.
window-records-delete = Supprimer cette partie ({ $game })
window-records-result_only = De cette partie, il ne reste que le résultat.
window-records-several = { $name } (place partagée)
window-records-unwritable = Le résultat n’a pas pu être enregistré dans { $file } : { $problem }
window-records-unreadable = { $file } est illisible : { $problem }

window-correct-question = Vos corrections ne sont pas encore enregistrées. Les abandonner ?
window-correct-discard = Les abandonner
window-correct-stay = Retour au formulaire
window-correct-title = Choisissez une valeur à gauche pour la corriger.
window-correct-ours = la nôtre : { $value }
window-correct-keep = Enregistrer les corrections
window-correct-restore = Réinitialiser
window-correct-confirm = Imprimé ainsi
window-correct-kept = Les corrections sont enregistrées. Les parties nouvelles ou rouvertes se jouent avec elles.
window-correct-less = { $label } : moins
window-correct-more = { $label } : plus
window-correct-in_the_file = Ce que fait cette pièce ne se corrige que dans le fichier.
window-correct-broken = Votre fichier est illisible. Corrigez-le dans un éditeur de texte, ou retirez-le, pour corriger des valeurs ici.

window-ledger-table = En tableau
window-ledger-list = Un par un
window-ledger-number = un nombre entier de 0 à 999
window-ledger-numbers = des nombres entiers séparés par des virgules, comme 8, 5, 3

window-ledger-wrong = { $n ->
    [one] { $n } case ne contient pas encore de valeur.
   *[other] { $n } cases ne contiennent pas encore de valeur.
}
