### Was an einer Stellung dieses Spiels falsch ist.

wrong-topping_alone = hat eine Garnitur ohne Gebäck
wrong-few_staff = muss mindestens { $n } Personalkarten haben
wrong-grade = nur ein Schwierigkeitsgrad kann gewählt werden, und nur, wenn der Mentor mitspielt
