### Ce qui ne va pas dans une position de ce jeu.

wrong-topping_alone = a une garniture sans plat
wrong-few_staff = doit avoir au moins { $n } cartes de personnel
wrong-grade = un seul niveau peut être choisi, et seulement si le Mentor joue
