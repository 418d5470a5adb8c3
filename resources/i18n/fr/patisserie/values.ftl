### La page des valeurs du matériel, et les mots de son formulaire.

patisserie-sources-recipes = Recettes
patisserie-sources-ingredients = Tuiles ingrédients
patisserie-sources-staff = Personnel
patisserie-sources-table_bonuses = Bonus de table
patisserie-sources-special_bonuses = Bonus spéciaux : prestige de 1 à 3 joueurs ; à 4 et 5
patisserie-sources-goods = Denrées : prix total de 1, 2, 3, … unités
patisserie-sources-solo = Cartes solo
patisserie-sources-board_small = Plateau pour 1 à 3 joueurs
patisserie-sources-board_large = Plateau pour 4 et 5 joueurs
patisserie-sources-recipe_prices = Recettes : prix de gauche à droite
patisserie-sources-hire = Personnel à engager : prix avec 1, 2, 3, 4 cartes
patisserie-sources-row = Ingrédients, rangée { $number } : prix avec 1, 2, 3, … tuiles
patisserie-sources-area = Service ({ $first } / { $second }) : les tables

patisserie-correct-field-flour = Farine
patisserie-correct-field-sugar = Sucre
patisserie-correct-field-butter = Beurre
patisserie-correct-field-honey = Miel
patisserie-correct-field-nuts = Noix
patisserie-correct-field-egg = Œuf
patisserie-correct-field-chef = Exige un Pâtissier
patisserie-correct-field-prestige = Prestige
patisserie-correct-field-topping = Porte une garniture
patisserie-correct-field-training = Formation
patisserie-correct-field-gain = Ce que cela donne
patisserie-correct-field-amount = Combien
patisserie-correct-field-kind = Plats
patisserie-correct-field-small = Prestige, de 1 à 3 joueurs
patisserie-correct-field-large = Prestige, à 4 et 5 joueurs
patisserie-correct-field-start = Au début
patisserie-correct-field-maximum = Au plus
patisserie-correct-field-prices = Prix
patisserie-correct-field-clears = Vidée à chaque manche
patisserie-correct-field-first = Le plus de plats
patisserie-correct-field-second = Deuxième
patisserie-correct-field-cost = Prix

patisserie-correct-flag-true = oui
patisserie-correct-flag-false = non

patisserie-correct-gain-none = rien
patisserie-correct-gain-coins = pièces
patisserie-correct-gain-coins_by_posts = pièces par poste de service
patisserie-correct-gain-draw_ingredient = tuile du sac
patisserie-correct-gain-ingredient = tuile de l’étal
patisserie-correct-gain-recipe = recette
patisserie-correct-gain-flour = farine
patisserie-correct-gain-sugar = sucre
patisserie-correct-gain-butter = beurre
