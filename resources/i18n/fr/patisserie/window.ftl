### What the window says of this game and its table. Values that the window fills in are written %1, %2, ...

window-patisserie-area = Service ({ $first } / { $second })
window-patisserie-owned = { $place }, { $player }
window-patisserie-closed = { $place } : fermé, car l’autre poste voisin est occupé
window-patisserie-place_of = { $player } { $n }
window-patisserie-nobody_yet = personne encore
window-patisserie-ties = En cas d’égalité, le plat le plus près du bonus de table l’emporte.
window-patisserie-ties_to = En cas d’égalité, le plat le plus près du bonus de table l’emporte : pour l’instant, { $player }.
window-patisserie-wins_ties = la balance : l’emporte en cas d’égalité, car le plus près du bonus de table
window-patisserie-nearer = Ici, un plat l’emporterait pour l’instant en cas d’égalité : il serait le plus près du bonus de table.
window-patisserie-nearest = Ici, un plat l’emporte à chaque égalité : aucune place n’est plus près du bonus de table.
window-patisserie-if_signs = Si
window-patisserie-if_told = Pour l’engager : { $condition }. Bonus : { $bonus }
window-patisserie-empty = Place vide
window-patisserie-priced = { $piece }, prix : { $coins }
window-patisserie-row_price = Chaque tuile de cette rangée : { $coins }
window-patisserie-row_empty = Il n’y a plus de tuile dans cette rangée
window-patisserie-hire_price = Chaque carte de l’étal : { $coins }
window-patisserie-price_left = à { $n } : { $price }
window-patisserie-ready = { $recipe } ; tout ce qu’il faut est là, avec une grille libre
window-patisserie-storage_free = Place pour une recette
window-patisserie-discard = Défausser { $recipe }
window-patisserie-discard_this = Défausser
window-patisserie-discard_why = Avant l’action, vous pouvez défausser n’importe laquelle de vos recettes. C’est gratuit et laisse la place à d’autres.
window-patisserie-goods_prices = Prix jusqu’ici
window-patisserie-rack_free = Grille { $n }, libre
window-patisserie-rack = Sur la grille : { $recipe }
window-patisserie-rack_topped = Sur la grille, avec garniture : { $recipe }
window-patisserie-buy = Acheter { $goods } pour { $coins }
window-patisserie-decoration = Décoration réussie : { $gain } de plus à chaque revenu
window-patisserie-decoration_free = Place libre pour une décoration réussie : { $gain } de plus à chaque revenu
window-patisserie-summary = { $player } : { $coins }, { $prestige } jusqu’ici, farine : { $flour }, sucre : { $sugar }, beurre : { $butter }, tuiles ingrédients : { $tiles }, cartes en main : { $hand }, personnel : { $staff }
window-patisserie-standing = { $name } : { $score } si la partie finissait maintenant
window-patisserie-festival = La fête s’achève
window-patisserie-nothing = Rien à en faire maintenant
window-patisserie-only = Seulement { $recipe }
window-patisserie-chosen = { $prompt } ({ $n } sur { $most })
window-patisserie-first_draft = { $prompt }, passez les autres ; après la seconde plaque, une carte quitte votre main
window-patisserie-over = La fête est finie
window-patisserie-played = Toutes vos cartes sont jouées
window-patisserie-special_told = Valeur, du premier au dernier : { $points }. Réclamé par : { $names }.
window-patisserie-track = Prix en pièces : { $prices }. Place pour { $most }.
window-patisserie-track_price = { $n } pour { $price }

window-patisserie-kitchen-recipes = Recettes : { $names }
window-patisserie-kitchen-racks = Grilles : { $names }
window-patisserie-kitchen-pantry = Ingrédients : { $names }
window-patisserie-kitchen-used = Dernière carte jouée : { $card }

window-patisserie-tray-onward = { $tray } : { $n } cartes ; passe ensuite à { $player }
window-patisserie-tray-asked = { $prompt }. { $tray }
window-patisserie-tray-last = { $tray } : { $n } cartes ; les { $rest } dernières seront à engager

window-patisserie-phase-prepare = Préparation
window-patisserie-phase-select = Choix du personnel
window-patisserie-phase-act = Actions
window-patisserie-phase-income = Revenus
window-patisserie-phase-final = Décompte final
window-patisserie-phase-over = La fête est finie

window-patisserie-past-select = Manche { $round }, { $player } choisit son personnel
window-patisserie-past-turn = Manche { $round }, { $player }

window-patisserie-action-acquire_recipes = Prenez 1 ou 2 recettes de l’étal, au prix indiqué dessous.
window-patisserie-action-acquire_ingredients = Prenez 1 tuile ingrédients ; une rangée peu garnie est bon marché. Assistants seulement.
window-patisserie-action-buy_goods = Achetez une seule denrée : farine, sucre ou beurre. Assistants seulement.
window-patisserie-action-bake = Enfournez 1 ou 2 recettes ; une toque demande un Pâtissier.
window-patisserie-action-decorate = Décorez 1 ou 2 plats sur les grilles. Pâtissiers seulement.
window-patisserie-action-deliver = Présentez ou vendez 1 ou 2 plats.
window-patisserie-action-hire = Prenez une carte de l’étal ou, une fois par partie, une carte étoilée. Pâtissiers seulement.
window-patisserie-action-give_notice = Une carte quitte la partie pour { $assistant_notice } ou { $chef_notice } pièces ; il doit en rester { $minimum_staff }.
window-patisserie-action-place = Placez un marqueur sur un poste de service ou un noble hôte.

window-patisserie-obstacle-training_chef = demande un Pâtissier
window-patisserie-obstacle-training_assistant = demande un Assistant
window-patisserie-obstacle-needs_chef = toque : demande un Pâtissier
window-patisserie-obstacle-short = il manque : { $what }
window-patisserie-obstacle-empty = rien à prendre
window-patisserie-obstacle-occupied = déjà pris
window-patisserie-obstacle-no_rack = aucune grille libre
window-patisserie-obstacle-no_recipe = vous n’avez aucune recette
window-patisserie-obstacle-no_plain_dish = chacun de vos plats a déjà sa garniture
window-patisserie-obstacle-no_topping = aucune tuile avec garniture
window-patisserie-obstacle-no_dish = aucun plat cuit sur vos grilles
window-patisserie-obstacle-track_full = plus de place sur la piste
window-patisserie-obstacle-one_star = une seule carte étoilée par partie
window-patisserie-obstacle-condition = condition non remplie ({ $condition })
window-patisserie-obstacle-condition_any = aucune condition du personnel étoilé n’est remplie
window-patisserie-obstacle-staff = il doit rester { $minimum_staff } cartes
window-patisserie-obstacle-own_post = votre marqueur est à côté
window-patisserie-obstacle-stays_free = reste libre avec si peu de joueurs

window-patisserie-title-recipes = Recettes
window-patisserie-title-shelf = Ingrédients
window-patisserie-title-hire = Personnel
window-patisserie-title-unused_staff = Votre personnel inutilisé
window-patisserie-title-stars = Personnel étoilé
window-patisserie-title-hosts = Nobles hôtes
window-patisserie-title-specials = Bonus spéciaux
window-patisserie-title-hand = Main
window-patisserie-title-store = Mes recettes
window-patisserie-title-racks = Grilles
window-patisserie-title-pantry = Réserve
window-patisserie-title-goods = Denrées
window-patisserie-title-decorations = Décorations
window-patisserie-title-unused = Libres : { $n }
window-patisserie-title-used = Utilisés : { $n }
window-patisserie-title-leave = Défausser ou congédier
window-patisserie-title-income = Revenu : { $coins }
window-patisserie-title-kitchen_of = Cuisine : { $name }
window-patisserie-title-hidden = La cuisine de la personne dont c’est le tour
window-patisserie-title-round = Manche { $round } sur { $rounds }
window-patisserie-title-tray_a = Plaque A
window-patisserie-title-tray_b = Plaque B
window-patisserie-title-most = Majorité
window-patisserie-title-majority = Le plus de plats : { $first }, deuxième : { $second }. { $standing }
window-patisserie-title-majority_one = Le plus de plats : { $first }. { $standing }
window-patisserie-title-special = { $a } ({ $b })
window-patisserie-title-base_income = Revenu de base

window-patisserie-sheet-cards = Main, personnel inutilisé et retiré ensemble (seul le joueur sait ce qui est où)
window-patisserie-sheet-mentor_cards = Personnel, face cachée jusqu’à la fin
window-patisserie-sheet-mentor_used = Cartes solo révélées
window-patisserie-sheet-hand = Main
window-patisserie-sheet-unused = Personnel inutilisé
window-patisserie-sheet-set_aside = Personnel retiré
window-patisserie-sheet-used = Personnel utilisé
window-patisserie-sheet-recipes = Recettes
window-patisserie-sheet-racks = Grilles
window-patisserie-sheet-pantry = Ingrédients
window-patisserie-sheet-decorations = Décorations réussies
window-patisserie-sheet-presented = Sur les tables
window-patisserie-sheet-unseen = Une carte de niveau { $level } que personne d’autre n’a vue

window-patisserie-page-garden = La fête
window-patisserie-page-market = Les étals
window-patisserie-page-staff = Personnel
window-patisserie-page-kitchen = Ma cuisine

window-patisserie-about-post = Rapporte ce qui est imprimé, à la fin ou aussitôt. Et chaque fois que vous présentez un plat ici ({ $first }, { $second }), vous pouvez payer { $service_coins } pièces pour 1 point de prestige aussitôt.
window-patisserie-about-host = { $host_income } pièces à chaque revenu. Au décompte final, son prestige, et 1 point de plus par adversaire qui a un poste de service quelque part.
window-patisserie-about-host_now = Ont un poste de service : { $players }.
window-patisserie-about-decorations = La garniture d’un plat livré va sur la première place libre, dans l’ordre. Chaque place occupée ajoute à votre revenu, à chaque manche, ce qui figure dessous. Si toutes sont occupées, la garniture est défaussée.
window-patisserie-about-tables = L’écriteau de chaque table montre son bonus de table, que donne aussitôt un plat qui convient, et les points pour qui a le plus de plats.
window-patisserie-about-specials = Qui remplit la condition place un marqueur sur la case libre la plus précieuse.
window-patisserie-about-recipes = Les { $cleared_recipes } recettes de droite partent à la fin de la manche.
window-patisserie-about-shelf = Moins une rangée a de tuiles, moins elles coûtent. La dernière rangée est vidée à la fin de la manche.
window-patisserie-about-hire = Le prix d’une carte dépend du nombre de cartes restantes.
window-patisserie-about-stars = Gratuites pour qui remplit la condition ; une par partie.
window-patisserie-about-tray = Chacun garde une carte en secret et passe la plaque : A dans le sens horaire, B dans l’autre sens.
window-patisserie-about-hand = Jouez une carte par tour. Or : Pâtissier, argent : Assistant.
window-patisserie-about-level = Niveau { $level } sur { $last } : le nouveau personnel arrive niveau par niveau, le I d’abord, et les meilleurs bonus viennent tard.
window-patisserie-about-no_level = Sans niveau : fait partie du personnel de départ, avec lequel tout le monde commence.
window-patisserie-about-hat = La toque figure sur la recette et reste sur le plat : il a fallu un Pâtissier pour le cuire.
window-patisserie-about-racks = Les plats cuits attendent ici d’être livrés.
window-patisserie-about-store = Jusqu’à { $recipe_storage } recettes. S’il en vient une de plus, vous défaussez celle de votre choix.
window-patisserie-about-pantry = Des tuiles ingrédients, sans limite.
window-patisserie-about-goods = La case lumineuse de la piste montre ce que tout coûte jusque-là.
window-patisserie-about-prices_row = La pièce indique ce que coûte en ce moment une tuile de cette rangée, selon le nombre de tuiles qui y restent – { $prices }. Quand on en prend une, les autres peuvent devenir moins chères.
window-patisserie-about-row_clears = La corbeille : ce qui reste dans la rangée à la fin de la manche est retiré.
window-patisserie-about-recipe_gap = Les vides restent jusqu’à ce que, après un tour, { $refill_recipes } places soient libres. Alors les recettes glissent à droite, et de nouvelles arrivent à gauche.
window-patisserie-about-prices_hire = Le prix en pièces dépend du nombre de cartes qui restent à l’étal – { $prices }. Quand on en engage une, les autres peuvent devenir moins chères.
window-patisserie-about-goods_prices = Le chiffre sous une place libre est ce que vous payez en tout pour remplir l’étagère jusque-là.
window-patisserie-about-unused = Vos cartes qui n’ont pas encore travaillé. Au début d’une manche, vous y choisissez votre main.
window-patisserie-about-used = Vos cartes qui ont déjà travaillé. Quand il n’y en a plus de libres, celles-ci le redeviennent.
window-patisserie-about-leave = Déposez ici ce dont vous vous séparez : une carte de personnel pour la défausser ou la congédier, une recette pour la défausser.
window-patisserie-about-purse = Vos pièces. Déposez ici un plat pour le vendre.
window-patisserie-about-standing = Le chiffre sur le podium : ce que donnerait le décompte final maintenant, majorités aux tables comprises ; les pièces, et les desserts comme s’ils étaient vendus, comptent un peu. Un aperçu, pas un gain. La flèche montre comment il vient de changer.
window-patisserie-about-start = Commence cette manche ; on joue dans le sens horaire. Après la manche, ce signe passe à gauche.

window-new_game-additions-patisserie = Mentor, promos et variantes

window-finale-patisserie = La fête

window-past-over-patisserie = Après la fête

window-records-told-patisserie = Parties : { $games }, gagnées : { $wins }, { $mean } points de prestige en moyenne, { $best } au mieux

window-records-items-patisserie = Prestige moyen, par origine

expansion-promo_special_bonuses-name = Autres bonus spéciaux
expansion-promo_special_bonuses-text = { $promoSpecials } bonus spéciaux de plus, dont un pour les plats aux noix.

expansion-promo_table_bonuses-name = Autres bonus de table
expansion-promo_table_bonuses-text = { $promoTables } bonus de table de plus, dont un pour les plats sans garniture.

expansion-promo_staff-name = Autre personnel étoilé
expansion-promo_staff-text = { $promoStars } cartes étoilées de plus, avec leurs conditions.

expansion-promo_start_staff-name = Autre personnel de départ
expansion-promo_start_staff-text = Chacun commence avec { $startCards } cartes et en choisit { $hand_size }.

expansion-first_game-name = Première partie
expansion-first_game-text = Le personnel est distribué au lieu de passer sur les plaques.

expansion-mentor-name = Mentor
expansion-mentor-text = À deux, votre ancien Mentor joue en troisième. Seul, on joue toujours contre le Mentor, Beurré sauf si un niveau plus fort est choisi.

expansion-savory-name = Salé
expansion-savory-text = Seul ou avec le Mentor : plus fort, avec plus de cartes pendant { $savoryRounds } manches.

expansion-extra_crunchy-name = Extra croustillant
expansion-extra_crunchy-text = Seul ou avec le Mentor : le plus fort, avec plus de cartes à chaque manche.

window-patisserie-supplies-ingredient_tiles = Dans le sac d’ingrédients, et à la corbeille les défaussés
window-patisserie-supplies-recipes = Dans le sac de recettes, et à la corbeille les défaussées
window-patisserie-supplies-staff = Pioche de personnel
window-patisserie-supplies-anybody = { $n } prestige
window-patisserie-supplies-chef = { $n } prestige, toque

window-supplies-ingredient_tiles-heading = Tuiles d’ingrédients
window-supplies-ingredient_tiles-kind = Tuile
window-supplies-ingredient_tiles-to_come = dans le sac
window-supplies-ingredient_tiles-on_display = à l’étal
window-supplies-ingredient_tiles-in_use = en cuisine
window-supplies-ingredient_tiles-rest = défaussées
window-supplies-ingredient_tiles-row = { $kind } : { $to_come } sur { $total } dans le sac, { $on_display } à l’étal, { $in_use } en cuisine, { $rest } défaussées
window-supplies-ingredient_tiles-note = Les tuiles défaussées retournent dans le sac quand il est vide.

window-supplies-recipes-heading = Recettes par prestige
window-supplies-recipes-kind = Prestige
window-supplies-recipes-to_come = dans le sac
window-supplies-recipes-on_display = à l’étal
window-supplies-recipes-in_use = en cuisine, sur les tables
window-supplies-recipes-rest = défaussées
window-supplies-recipes-row = { $kind } : { $to_come } sur { $total } dans le sac, { $on_display } à l’étal, { $in_use } en cuisine et sur les tables, { $rest } défaussées
window-supplies-recipes-note = Les recettes défaussées retournent dans le sac quand il est vide.

window-supplies-staff-heading = Personnel par niveau
window-supplies-staff-kind = Niveau
window-supplies-staff-to_come = dans la pioche
window-supplies-staff-on_display = sur plaques, à engager
window-supplies-staff-in_use = chez les joueurs
window-supplies-staff-rest = hors jeu
window-supplies-staff-row = { $kind } : { $to_come } sur { $total } dans la pioche, { $on_display } sur les plaques ou à engager, { $in_use } chez les joueurs, { $rest } hors jeu
window-supplies-staff-note = Ce que les joueurs ont écarté est face cachée et compte chez eux.

window-tutor-patisserie = Maître Anselme, votre Mentor

window-learn-group-kitchen = En cuisine
window-learn-group-feast = Au jardin
window-learn-group-alone = Seul contre le Mentor

window-patisserie-drop-give_notice = Congédier
window-patisserie-who_notice = Quelle carte jouez-vous ? Quitte la partie : { $card }.
window-patisserie-plays_notice = Cette carte est jouée. Quitte la partie : { $card }.
window-patisserie-drop-racks = Cuire
window-patisserie-drop-store = Garder la recette

patisserie-round-why = Qui n’est pas engagé quitte le jeu. Les ingrédients restés en bas et les recettes restées sur les cases les plus à droite sont défaussés ; tout le reste demeure.
