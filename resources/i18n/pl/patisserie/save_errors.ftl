### What is wrong with a position of this game.

wrong-topping_alone = ma dekorację bez wypieku
wrong-few_staff = kart personelu musi być co najmniej { $n }
wrong-grade = można wybrać tylko jeden stopień i tylko wtedy, gdy gra Mentor
