### What is wrong with a position of this game.

# The table.
wrong-group_twice = miejsce { $seat } ma więcej niż jedno pole grupy { $group }
wrong-not_for_hire = { $id } to karta, której nikt nie może zatrudnić
wrong-few_employees = ma za mało pracowników
wrong-terrace = nie zgadza się z tym, co punktacja końcowa robi z tego stołu
wrong-not_of_examination = { $id } nie jest kartą tego egzaminu
wrong-she_plays = zagrywa pracowników, czego automatyczny rywal nigdy nie robi

# What is still to happen.
wrong-nobodys_turn = jest kartą, choć nie trwa niczyja tura
wrong-selection = nie tak wybiera się karty na rękę
wrong-selected = jest już wybrane
wrong-turn = nie tak przebiega tura
wrong-played_card = musi zaczynać się od zagranej karty
wrong-two_turns = miesza dwie tury
wrong-no_dress = pyta o jedwab bez stroju
wrong-not_of_card = to nie jest działanie tej karty
