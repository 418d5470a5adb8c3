### What is wrong with a position of this game.

# The table.
wrong-group_twice = seat { $seat } has more than one space of the group { $group }
wrong-not_for_hire = { $id } is a card that nobody can hire
wrong-few_employees = has too few employees
wrong-terrace = does not match what final scoring makes of this table
wrong-not_of_examination = { $id } is no card of that examination
wrong-she_plays = plays employees, which an automatic rival never does

# What is still to happen.
wrong-nobodys_turn = is a card although it is nobody’s turn
wrong-selection = is not how hands are chosen
wrong-selected = is chosen already
wrong-turn = is not how a turn goes
wrong-played_card = must begin with the played card
wrong-two_turns = mixes up two turns
wrong-no_dress = asks for silk without a dress
wrong-not_of_card = is not what its card does
