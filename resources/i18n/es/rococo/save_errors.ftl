### What is wrong with a position of this game.

# The table.
wrong-group_twice = el asiento { $seat } tiene más de una casilla del grupo { $group }
wrong-not_for_hire = { $id } es una carta que nadie puede contratar
wrong-few_employees = tiene muy pocos empleados
wrong-terrace = no coincide con lo que la puntuación final hace de esta mesa
wrong-not_of_examination = { $id } no es una carta de ese examen
wrong-she_plays = juega empleados, cosa que un rival automático nunca hace

# What is still to happen.
wrong-nobodys_turn = es una carta aunque no es el turno de nadie
wrong-selection = no es como se eligen las manos
wrong-selected = ya está elegida
wrong-turn = no es como transcurre un turno
wrong-played_card = debe empezar con la carta jugada
wrong-two_turns = mezcla dos turnos
wrong-no_dress = pide seda sin una prenda
wrong-not_of_card = no es lo que hace su carta
