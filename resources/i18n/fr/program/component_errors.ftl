### What is wrong with a file of component values, of any game. Words that a file must hold stand as they are written there.

# Parts of sentences: a place and what is wrong there, counted pieces, cards.
wrong-at = { $place } : { $problem }
wrong-instead = { $problem }, et non { $found }
wrong-doubtful = Contraire à notre supposition, mais retenu : { $problem }
wrong-counted = { $number } × { $what }
wrong-color = { $color } ({ $name })

# The file, and the names in it.
wrong-not_toml = n’est pas du TOML
wrong-toml = n’est pas du TOML (ligne { $line }, colonne { $column })
wrong-toml_end = n’est pas du TOML (à la fin du fichier)
wrong-unknown = nom inconnu
wrong-unknown_near = nom inconnu ; vouliez-vous dire { $near } ?
wrong-unknown_field = champ inconnu
wrong-missing = est absent
wrong-id = doit être formé d’au moins deux mots joints par des traits d’union, en minuscules sans accent et en chiffres
wrong-id_twice = l’identifiant { $id } est utilisé deux fois
wrong-ours = est fixé par le programme, ne l’indiquez pas
wrong-add = doit être true, pour un identifiant qui n’existe pas encore
wrong-remove = doit être true et rester seul

# What a value must be.
wrong-table = doit être une table de noms et de valeurs
wrong-list = doit être une liste
wrong-text = doit être un texte entre guillemets
wrong-whole_number = doit être un nombre entier
wrong-flag = doit être true ou false
wrong-one_of = doit être l’une de ces valeurs : { $names }
wrong-some = a besoin d’un de ces noms : { $names }
wrong-only_one = ne peut avoir qu’un de ces noms : { $names }
wrong-key = doit commencer par une minuscule et ne contenir que des minuscules, des chiffres et _
wrong-at_least = doit valoir au moins { $n }
wrong-at_most = doit valoir au plus { $n }
wrong-more_than = doit être supérieur à { $n }
wrong-range = doit être compris entre { $low } et { $high }, et non { $found }
wrong-must_be = doit être : { $values }
wrong-number = il en faut { $expected }, et non { $found }
wrong-rising = chaque nombre doit dépasser le précédent
wrong-falling = aucun nombre ne doit dépasser le précédent
wrong-not_rising = ne doit pas augmenter vers la droite
wrong-second = doit être inférieur aux { $first } de la première place
wrong-other = a une valeur qui n’a pas sa place ici

wrong-too_few = { $n ->
    [one] doit contenir au moins { $n } valeur
   *[other] doit contenir au moins { $n } valeurs
}

wrong-too_many = { $n ->
    [one] doit contenir au plus { $n } valeur
   *[other] doit contenir au plus { $n } valeurs
}

wrong-more = { $n ->
    [one] { $problem } (et { $n } autre)
   *[other] { $problem } (et { $n } autres)
}
