### What is wrong with a position of this game.

wrong-topping_alone = ha una guarnizione senza dolce
wrong-few_staff = deve avere almeno { $n } carte del personale
wrong-grade = si può scegliere un solo grado, e soltanto se gioca il Mentore
