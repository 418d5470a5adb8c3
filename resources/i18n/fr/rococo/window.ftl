### What the window says of this game and its table. Values that the window fills in are written %1, %2, ...

window-seat_kind-random-label = Caprice
window-seat_kind-random-explanation = Caprice coupe au gré de ses envies : n’importe quel coup permis, sans plan.

window-seat_kind-greedy-label = Ducat
window-seat_kind-greedy-explanation = Ducat calcule ce que rapporte chaque coup et prend le meilleur : vite et bien.

window-seat_kind-level1-label = Colin
window-seat_kind-level1-explanation = L’apprenti Colin habille le premier venu et oublie de regarder qui domine les salles. Idéal pour une première partie.

window-seat_kind-level2-label = Margot
window-seat_kind-level2-explanation = Margot adore les feux d’artifice et les décorations, et y dépense ce que rapporte son travail.

window-seat_kind-level3-label = Odile
window-seat_kind-level3-explanation = Odile calcule ce que rapporte chaque tour, mais il lui en échappe parfois un meilleur.

window-seat_kind-level4-label = Barnabé
window-seat_kind-level4-explanation = Barnabé a l’œil exercé pour les places et les gens, et manque rarement une occasion.

window-seat_kind-level5-label = Solange
window-seat_kind-level5-explanation = Solange voit un tour entier avant de le commencer, et ce à quoi il lui servira plus tard.

window-seat_kind-level6-label = Aurélien
window-seat_kind-level6-explanation = Maître Aurélien prépare ses tours et prévoit les vôtres : personne à la cour n’est plus dur à battre.

window-phase-prepare = Préparation
window-phase-select = Choix de la main
window-phase-act = Actions
window-phase-income = Revenus
window-phase-final = Décompte final
window-phase-over = Le bal est terminé

window-page-palace = Palais
window-page-halls = Salles
window-page-gardens = Jardins
window-page-workshop = Atelier
window-page-staff = Commis
window-page-market = Étals
window-page-hand = Mes cartes

window-palace-fireworks = Feu d’artifice
window-palace-statues = Statues
window-palace-all_halls = Toutes les salles
window-palace-most = majorité
window-palace-majority = { $first } pour le plus grand nombre, { $second } pour le deuxième
window-palace-majority_alone = { $first } pour le plus grand nombre

window-market-hire = Zone de recrutement
window-market-favor = Faveur de la Reine
window-market-favor_free = libre
window-market-employee_stack = Commis dans la pioche
window-market-tile_stock = Tuiles ressources en réserve (et défaussées)
window-market-dress_stock = Modèles dans le sac (et défaussés)

window-piece-unseen = Une carte que personne d’autre n’a vue
window-piece-empty = place vide
window-piece-owned = { $piece } : { $player }
window-piece-dressed = { $piece } : { $dress }, { $player }
window-piece-decoration = { $decoration } ({ $livre }, { $prestige })
window-piece-all_halls = présence dans toutes les salles ({ $prestige })
window-piece-window = { $price } Louis d’or : { $dress }
window-piece-omitted = Maintenant { $silk } de moins grâce à un bonus.
window-piece-empty_window = emplacement vide, { $price } Louis d’or

window-hand-court = La cour du roi
window-hand-hand = Main
window-hand-supply = Réserve
window-hand-discard = Défausse
window-hand-played = Jouées
window-hand-no_silk = pas de soie sur le support
window-hand-hidden_silk = tuiles cachées : { $n }
window-hand-of = Atelier : { $name }
window-hand-hidden = Aucune main n’est montrée.

window-player-employees = Commis
window-player-rival = { $name } : { $prestige } points de prestige, tuiles : { $tiles }, commis : { $supply }
window-player-summary = { $name } : { $livre } Louis d’or, { $prestige } points de prestige, tuiles de soie : { $tiles } ; cartes : { $hand } en main, { $supply } en réserve, { $discard } défaussées
window-player-deck = Main et réserve ensemble (leur répartition, seul le joueur la connaît)
window-player-discard = Défausse de commis
window-player-no_cards = aucune carte

window-ball-title = Le bal du Roi

window-sources-dresses = Tenues de bal
window-sources-tiles = Tuiles ressources
window-sources-employees = Commis
window-sources-board_small = Plateau pour 2 et 3 joueurs
window-sources-board_large = Plateau pour 4 et 5 joueurs
window-sources-workshop = Atelier : prix des emplacements
window-sources-warehouse = Ressources : prix avec 1, 2, 3, … tuiles restantes
window-sources-hire = Recrutement : prix avec 1, 2, 3, 4 cartes restantes
window-sources-fireworks = Feu d’artifice : majorité
window-sources-all_halls = Toutes les salles : prestige
window-sources-cost = { $livre }, { $prestige }

window-correct-field-color = Couleur
window-correct-field-silk = Soie : { $color }
window-correct-field-thread = Fil
window-correct-field-lace = Dentelle
window-correct-field-master = Demande un Maître
window-correct-field-value = Se vend
window-correct-field-prestige = Prestige
window-correct-field-mode = Fil et dentelle
window-correct-field-type = Commis
window-correct-field-cost = Prix
window-correct-field-multiplier = Feu d’artifice ×
window-correct-field-first = Majorité
window-correct-field-second = Deuxième place
window-correct-field-prices = Prix
window-correct-field-segments-deluxe = Tiroirs
window-correct-field-segments-original = Segments
window-correct-field-spaces = Places dans chacun
window-correct-field-kind = Récompense
window-correct-field-amount = Combien

window-correct-master-true = oui
window-correct-master-false = non

window-correct-mode-all = les deux
window-correct-mode-choose = l’un des deux
window-correct-mode-none = aucun

window-correct-kind-none = aucune
window-correct-kind-livre = Louis d’or
window-correct-kind-thread = fil
window-correct-kind-lace = dentelle
window-correct-kind-resource = tuile ressources

## Bonuses as a short row of words, numbers and icons; an icon's name begins with a colon.

window-signs-gain_livre = + { $n } :livre
window-signs-buy_notion = { $n } :livre :arrow :thread / :lace
window-signs-gain_notion = + :thread / :lace
window-signs-acquire = + :tile
window-signs-draw_resource = { $n } :livre :arrow :bag
window-signs-draw_resource_free = + :bag
window-signs-depute_with_bonus = :court + :card
window-signs-depute_for_livre = :court { $master }/{ $journeyman }/{ $apprentice } :livre
window-signs-per_dress_all = { $n } :livre × :lady
window-signs-per_dress_livre = :silk-{ $color } { $n } :livre
window-signs-per_dress_prestige = :silk-{ $color } { $n } :prestige
window-signs-prestige_per_decorations = 1 :prestige × { $n } :decoration
window-signs-livre_per_decoration = { $n } :livre × :decoration
window-signs-prestige_per_dresses = 1 :prestige × { $n } :lady
window-signs-fund = + :decoration – { $n } :livre
window-signs-make_dress = + :lady – { $n } { $colors }
window-signs-livre_by_staff = :stack { $steps } :livre
window-signs-prestige_for_livre = { $n } :livre :arrow 1 :prestige
window-signs-discard_resources = { $single } :arrow 1 :prestige
window-signs-discard_resources_grouped = { $single } / { $n } × { $grouped } :arrow 1 :prestige
window-signs-deck_size = :crown :stack { $steps } :prestige
window-signs-thread_lace_pairs = :crown { $n } :prestige × :thread + :lace
window-signs-master_space_pairs = :crown { $n } :prestige × { $every } :thimble-master
window-signs-couples = :crown { $n } :prestige × :lady + :gentleman

window-score-total = Prestige
window-score-won = { $name } l’emporte avec { $total } points de prestige.
    .you = Vous l’emportez avec { $total } points de prestige.
window-score-tie_broken = { $tied } ont chacun { $total } points de prestige ; { $name } l’emporte, car il lui reste plus de Louis d’or ({ $left } contre { $next }).
    .you = { $tied } avez chacun { $total } points de prestige ; vous l’emportez, car il vous reste plus de Louis d’or ({ $left } contre { $next }).
window-score-rival = { $tied } ont chacun { $total } points de prestige ; { $name } remporte toute égalité.
window-score-shared = { $tied } ont chacun { $total } points de prestige et { $left } Louis d’or restants, et partagent la victoire.
    .you = { $tied } avez chacun { $total } points de prestige et { $left } Louis d’or restants, et partagez la victoire.
window-score-livre_left = Louis d’or restants (égalité)

window-new_game-additions-rococo = Extensions

window-finale-rococo = Le bal

window-past-over-rococo = Après le bal

window-records-told-rococo = Parties : { $games }, gagnées : { $wins }, { $mean } points de prestige en moyenne, { $best } au mieux

window-records-items-rococo = Prestige moyen, par origine

window-tutor-rococo = Lucille, couturière du Roi

window-learn-group-workshop = À l’atelier
window-learn-group-palace = Au palais
window-learn-group-more = Extensions

window-drop-lace = Dentelle
window-drop-notions = Fil et dentelle
window-drop-silk = Garder en soie
window-drop-thread = Fil

window-round-why = Qui n’est pas engagé quitte le jeu. { $workshop } : seules les { $n } cases les plus à droite sont vidées ; le reste glisse à droite et demeure.
