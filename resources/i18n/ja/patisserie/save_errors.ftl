### What is wrong with a position of this game.

wrong-topping_alone = 菓子がないのにトッピングがあります
wrong-few_staff = スタッフカードが{ $n }枚以上必要です
wrong-grade = 難度は1つだけ、メンターがいるときにだけ選べます
