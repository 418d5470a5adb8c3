### What is wrong with a saved game or a set-up; what JSON and TOML share is in component_errors.toml.

# Anything in its place.
wrong-foreign = { $id } no va aquí
wrong-too_often = { $id } aparece demasiadas veces
wrong-lost = falta { $id }
wrong-seat = no hay ningún asiento { $seat }
wrong-set_up = no coincide con la preparación
wrong-list_of = debe ser una lista de { $number }
wrong-printable = debe ser legible, y no solo espacios o caracteres de control

# The set-up.
wrong-same_look = no puede haber dos con el mismo { $field }
wrong-rivals = rivales automáticos esperados tras todos los demás asientos: { $number }

# What is still to happen.
wrong-no_frames = no debe estar vacío antes de que acabe la partida
wrong-round_step = debe ser un paso de la ronda
wrong-phase = no coincide con el paso de la ronda
wrong-nobody_asked = es una fase en la que no se pregunta a nadie
wrong-no_question = debe acabar con una pregunta
wrong-two_questions = hace dos preguntas a la vez
wrong-never_asked = hace una pregunta a alguien a quien no se le puede hacer
wrong-not_now = no se puede preguntar ahora
wrong-not_pending = no pregunta lo que dice la instantánea

wrong-too_short = { $n ->
    [one] debe tener al menos { $n } carácter
   *[other] debe tener al menos { $n } caracteres
}

wrong-too_long = { $n ->
    [one] debe tener como mucho { $n } carácter
   *[other] debe tener como mucho { $n } caracteres
}
