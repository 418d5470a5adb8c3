### What is wrong with the values of this game's components. Words that a file must hold stand as they are written there.

wrong-silk = { $number } × soie en { $color }
wrong-level = niveau { $level }
wrong-start_cards = cartes de départ
wrong-worth = { $first } et { $second }
wrong-types = { $cards } : il faut { $expected }, et non { $found }

# Dresses and tiles.
wrong-own_silk = il faut de la soie de la couleur de la tenue, { $color }
wrong-second_silk = certaines doivent demander une deuxième couleur de soie
wrong-example = l’une doit montrer { $shown } (un exemple du livret de règles)
wrong-example_pair = deux doivent montrer ensemble { $shown } (un exemple du livret de règles)
wrong-plain_dress = peut se vendre et ne rapporte rien par elle-même
wrong-never_sold = doit être false, la tenue ne se vend jamais
wrong-not_rented = ne rapporte rien à la location
wrong-only_rented = doit rapporter quelque chose à la location, et rien à la confection
wrong-rented_once = une tenue, et une seule, doit rapporter { $effect } à la location
wrong-made_once = n’est aucun des { $number } bonus, dont chacun existe une fois
wrong-sold_dress = doit être de couleur { $color }, se vendre { $livre } et ne donner aucun prestige
wrong-no_silk = doit montrer au moins un rouleau de soie
wrong-no_slash = certaines moitiés inférieures doivent avoir une barre oblique (mode 'choose')
wrong-no_plus = certaines moitiés inférieures doivent avoir un plus (mode 'all')
wrong-notions_choose = le mode 'choose' demande du fil et de la dentelle, entre lesquels choisir
wrong-notions_all = le mode 'all' demande du fil ou de la dentelle
wrong-notions_none = le mode 'none' n’a ni fil ni dentelle
wrong-common_silk = la soie doit être de plus en plus rare, de { $yellow } et { $green } à { $red }, puis à { $blue } ; il y a { $found }

# Employees.
wrong-bonus = le livret de règles ne donne pas ce bonus une fois de plus ({ $cards })
wrong-start_level = une carte de départ n’a pas de niveau
wrong-start_master = les Maîtres des cartes de départ n’ont pas de bonus
wrong-crown_bonus = une carte à couronne n’a pas de bonus pendant la partie
wrong-crown_type = au niveau 6, les cartes à couronne sont des Apprentis, et elles seules
wrong-no_gain = doit rapporter quelque chose pour au moins une couleur

# The board.
wrong-warehouse = doit avoir { $segments } × { $spaces } places
wrong-window = un emplacement doit coûter { $price }
wrong-worthless = chaque place doit rapporter quelque chose
wrong-few_all_halls = doit avoir une place pour chacun des { $players } joueurs
wrong-hall = une salle doit rapporter { $worth }
wrong-no_master_space = doit avoir une place d’invité réservée aux Maîtres
wrong-reward = une place d’invité donne un fil, une dentelle ou une tuile
wrong-group = doit avoir une place du groupe { $group }
wrong-spaces = une face doit avoir au moins { $least } places du groupe { $groups }
wrong-decoration = une décoration doit coûter { $livre }
wrong-musician = les musiciens ont une salle, les autres décorations n’en ont pas
wrong-musicians = doit avoir un musicien dans chaque salle, dans l’ordre des salles
wrong-fireworks = le feu d’artifice doit rapporter { $one } sur une face, { $other } sur l’autre
wrong-multiplier = les feux d’artifice ont un multiplicateur, les autres décorations n’en ont pas
wrong-multipliers = les feux d’artifice doivent avoir les deux multiplicateurs : { $multipliers }

# Expansions.
wrong-all_colors = il y a des colliers et des bagues des quatre couleurs
wrong-conditions = chaque Apprenti spécialisé en a une
wrong-condition_kinds = chaque sorte de condition existe une fois
wrong-about = ne dit pas sur quoi porte son action
wrong-lacks = l’une doit avoir { $field } = { $value }
wrong-uneven_halls = les salles doivent revenir à peu près aussi souvent
wrong-full_hand = une main pleine doit laisser une carte de chaque salle
