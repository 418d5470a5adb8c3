### What is wrong with a saved game or a set-up; what JSON and TOML share is in component_errors.toml.

# Anything in its place.
wrong-foreign = { $id } n’a pas sa place ici
wrong-too_often = { $id } apparaît trop souvent
wrong-lost = il manque { $id }
wrong-seat = il n’y a pas de place { $seat }
wrong-set_up = ne correspond pas à la mise en place
wrong-list_of = doit être une liste de { $number }
wrong-printable = doit être lisible, et pas seulement des espaces ou des caractères de contrôle

# The set-up.
wrong-same_look = il ne peut y avoir deux fois la même valeur de { $field }
wrong-rivals = nombre de rivaux automatiques attendus, derrière toutes les autres places : { $number }

# What is still to happen.
wrong-no_frames = ne doit pas être vide avant la fin de la partie
wrong-round_step = doit être une étape de la manche
wrong-phase = ne correspond pas à l’étape de la manche
wrong-nobody_asked = est une phase où l’on ne demande rien à personne
wrong-no_question = doit finir par une question
wrong-two_questions = pose deux questions à la fois
wrong-never_asked = pose une question à une personne à qui elle ne peut être posée
wrong-not_now = ne peut pas être demandé maintenant
wrong-not_pending = ne demande pas ce que dit l’instantané

wrong-too_short = { $n ->
    [one] doit avoir au moins { $n } caractère
   *[other] doit avoir au moins { $n } caractères
}

wrong-too_long = { $n ->
    [one] doit avoir au plus { $n } caractère
   *[other] doit avoir au plus { $n } caractères
}
