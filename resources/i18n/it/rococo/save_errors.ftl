### What is wrong with a position of this game.

# The table.
wrong-group_twice = il posto { $seat } ha più di una casella del gruppo { $group }
wrong-not_for_hire = { $id } è una carta che nessuno può assumere
wrong-few_employees = ha troppo pochi dipendenti
wrong-terrace = non corrisponde a ciò che il punteggio finale fa di questo tavolo
wrong-not_of_examination = { $id } non è una carta di quell’esame
wrong-she_plays = gioca dipendenti, cosa che un avversario automatico non fa mai

# What is still to happen.
wrong-nobodys_turn = è una carta benché non sia il turno di nessuno
wrong-selection = non è il modo in cui si scelgono le mani
wrong-selected = è già stata scelta
wrong-turn = non è il modo in cui va un turno
wrong-played_card = deve cominciare con la carta giocata
wrong-two_turns = confonde due turni
wrong-no_dress = chiede seta senza un abito
wrong-not_of_card = non è ciò che fa la sua carta
