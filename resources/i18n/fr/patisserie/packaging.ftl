### What the systems and their shops tell about this game.

packaging-about-patisserie = { $game } : le roi donne une fête dans les jardins de Versailles. Vous dirigez une pâtisserie : en { $rounds } manches, vous choisissez votre personnel, réunissez recettes et ingrédients, cuisez et garnissez, présentez vos plats à cinq tables ou les vendez, et gagnez la faveur des nobles hôtes. Qui a le plus de prestige après la fête l’emporte.
packaging-contents-patisserie = Toutes les promos de { $game }
packaging-keywords-patisserie = pâtissier;gâteau
