### What is wrong with a saved game or a set-up; what JSON and TOML share is in component_errors.toml.

# Anything in its place.
wrong-foreign = { $id } gehört nicht hierher
wrong-too_often = { $id } kommt zu oft vor
wrong-lost = { $id } fehlt
wrong-seat = es gibt keinen Platz { $seat }
wrong-set_up = passt nicht zum Spielaufbau
wrong-list_of = muss eine Liste aus { $number } sein
wrong-printable = muss lesbar sein, nicht nur Leer- oder Steuerzeichen

# The set-up.
wrong-same_look = { $field } darf nicht zweimal gleich sein
wrong-rivals = erwartete automatische Rivalen hinter allen anderen Plätzen: { $number }

# What is still to happen.
wrong-no_frames = darf vor dem Ende des Spiels nicht leer sein
wrong-round_step = muss ein Schritt der Runde sein
wrong-phase = passt nicht zum Schritt der Runde
wrong-nobody_asked = ist eine Phase, in der niemand gefragt wird
wrong-no_question = muss mit einer Frage enden
wrong-two_questions = stellt zwei Fragen zugleich
wrong-never_asked = stellt jemandem eine Frage, die ihm nie gestellt wird
wrong-not_now = kann jetzt nicht gefragt werden
wrong-not_pending = fragt nicht, was die Momentaufnahme sagt

wrong-too_short = { $n ->
    [one] muss mindestens { $n } Zeichen haben
   *[other] muss mindestens { $n } Zeichen haben
}

wrong-too_long = { $n ->
    [one] darf höchstens { $n } Zeichen haben
   *[other] darf höchstens { $n } Zeichen haben
}
