### What is wrong with a position of this game.

wrong-topping_alone = has a topping without a dish
wrong-few_staff = must have at least { $n } staff cards
wrong-grade = only one grade can be chosen, and only if the Mentor plays
