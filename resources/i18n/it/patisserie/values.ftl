### The page of component values, and what its form calls them.

patisserie-sources-recipes = Ricette
patisserie-sources-ingredients = Tessere ingrediente
patisserie-sources-staff = Personale
patisserie-sources-table_bonuses = Bonus delle tavole
patisserie-sources-special_bonuses = Bonus speciali: prestigio da 1 a 3 giocatori; in 4 e 5
patisserie-sources-goods = Merci: prezzo totale di 1, 2, 3, … unità
patisserie-sources-solo = Carte solitario
patisserie-sources-board_small = Tabellone da 1 a 3 giocatori
patisserie-sources-board_large = Tabellone per 4 e 5 giocatori
patisserie-sources-recipe_prices = Ricette: prezzi da sinistra a destra
patisserie-sources-hire = Personale da assumere: prezzo con 1, 2, 3, 4 carte rimaste
patisserie-sources-row = Ingredienti, fila { $number }: prezzo con 1, 2, 3, … tessere rimaste
patisserie-sources-area = Servizio ({ $first } / { $second }): le tavole

patisserie-correct-field-flour = Farina
patisserie-correct-field-sugar = Zucchero
patisserie-correct-field-butter = Burro
patisserie-correct-field-honey = Miele
patisserie-correct-field-nuts = Noci
patisserie-correct-field-egg = Uova
patisserie-correct-field-chef = Serve un Pasticciere
patisserie-correct-field-prestige = Prestigio
patisserie-correct-field-topping = Ha una guarnizione
patisserie-correct-field-training = Qualifica
patisserie-correct-field-gain = Che cosa dà
patisserie-correct-field-amount = Quanto
patisserie-correct-field-kind = Dolci
patisserie-correct-field-small = Prestigio, da 1 a 3 giocatori
patisserie-correct-field-large = Prestigio, in 4 e 5 giocatori
patisserie-correct-field-start = All’inizio
patisserie-correct-field-maximum = Al massimo
patisserie-correct-field-prices = Prezzi
patisserie-correct-field-clears = Svuotata a ogni round
patisserie-correct-field-first = Primo posto
patisserie-correct-field-second = Secondo posto
patisserie-correct-field-cost = Prezzo

patisserie-correct-flag-true = sì
patisserie-correct-flag-false = no

patisserie-correct-gain-none = niente
patisserie-correct-gain-coins = monete
patisserie-correct-gain-coins_by_posts = monete per posto di servizio
patisserie-correct-gain-draw_ingredient = tessera dal sacchetto
patisserie-correct-gain-ingredient = tessera dall’esposizione
patisserie-correct-gain-recipe = ricetta
patisserie-correct-gain-flour = farina
patisserie-correct-gain-sugar = zucchero
patisserie-correct-gain-butter = burro
