### What is wrong with a position of this game.

# The table.
wrong-group_twice = Platz { $seat } hat mehr als ein Feld der Gruppe { $group }
wrong-not_for_hire = { $id } ist eine Karte, die niemand einstellen kann
wrong-few_employees = hat zu wenige Arbeiter
wrong-terrace = passt nicht zu dem, was die Schlusswertung aus diesem Tisch macht
wrong-not_of_examination = { $id } ist keine Karte dieser Prüfung
wrong-she_plays = spielt Arbeiter aus, was eine automatische Rivalin nie tut

# What is still to happen.
wrong-nobodys_turn = ist eine Karte, obwohl niemand am Zug ist
wrong-selection = so werden keine Handkarten gewählt
wrong-selected = ist schon gewählt
wrong-turn = so verläuft kein Zug
wrong-played_card = muss mit der ausgespielten Karte beginnen
wrong-two_turns = vermengt zwei Züge
wrong-no_dress = verlangt Seide ohne ein Kleid
wrong-not_of_card = ist nicht, was die Karte bewirkt
