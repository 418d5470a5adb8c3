### What is wrong with a position of this game.

# The table.
wrong-group_twice = la place { $seat } a plus d’une case du groupe { $group }
wrong-not_for_hire = { $id } est une carte que personne ne peut engager
wrong-few_employees = a trop peu de commis
wrong-terrace = ne correspond pas à ce que le décompte final fait de cette table
wrong-not_of_examination = { $id } n’est pas une carte de ces épreuves
wrong-she_plays = joue des commis, ce qu’une rivale automatique ne fait jamais

# What is still to happen.
wrong-nobodys_turn = est une carte alors que ce n’est le tour de personne
wrong-selection = ce n’est pas ainsi que l’on choisit sa main
wrong-selected = est déjà choisie
wrong-turn = ce n’est pas ainsi que se déroule un tour
wrong-played_card = doit commencer par la carte jouée
wrong-two_turns = mêle deux tours
wrong-no_dress = demande de la soie sans qu’il y ait de tenue
wrong-not_of_card = n’est pas ce que fait la carte
