### What is wrong with a position of this game.

wrong-topping_alone = tiene una cobertura sin dulce
wrong-few_staff = debe tener al menos { $n } cartas de personal
wrong-grade = solo se puede elegir un grado, y solo si juega el Mentor
