### Die Seite der Spielwerte, und wie ihr Formular sie nennt.

patisserie-sources-recipes = Rezepte
patisserie-sources-ingredients = Zutaten
patisserie-sources-staff = Personal
patisserie-sources-table_bonuses = Tafelboni
patisserie-sources-special_bonuses = Sonderboni: Prestige zu 1 bis 3; zu 4 und 5
patisserie-sources-goods = Waren: Gesamtpreis von 1, 2, 3, … Einheiten
patisserie-sources-solo = Solokarten
patisserie-sources-board_small = Spielplan für 1 bis 3 Spieler
patisserie-sources-board_large = Spielplan für 4 und 5 Spieler
patisserie-sources-recipe_prices = Rezepte: Preise von links nach rechts
patisserie-sources-hire = Personal der Auslage: Preis bei 1, 2, 3, 4 Karten
patisserie-sources-row = Zutaten, Reihe { $number }: Preis bei 1, 2, 3, … Plättchen
patisserie-sources-area = Service ({ $first } / { $second }): die Tafeln

patisserie-correct-field-flour = Mehl
patisserie-correct-field-sugar = Zucker
patisserie-correct-field-butter = Butter
patisserie-correct-field-honey = Honig
patisserie-correct-field-nuts = Nüsse
patisserie-correct-field-egg = Ei
patisserie-correct-field-chef = Braucht einen Konditor
patisserie-correct-field-prestige = Prestige
patisserie-correct-field-topping = Hat eine Garnitur
patisserie-correct-field-training = Ausbildung
patisserie-correct-field-gain = Was es gibt
patisserie-correct-field-amount = Wie viel
patisserie-correct-field-kind = Gebäcke
patisserie-correct-field-small = Prestige, 1 bis 3 Spieler
patisserie-correct-field-large = Prestige, 4 und 5 Spieler
patisserie-correct-field-start = Am Anfang
patisserie-correct-field-maximum = Höchstens
patisserie-correct-field-prices = Preise
patisserie-correct-field-clears = Jede Runde geräumt
patisserie-correct-field-first = Meiste Gebäcke
patisserie-correct-field-second = Zweitmeiste
patisserie-correct-field-cost = Preis

patisserie-correct-flag-true = ja
patisserie-correct-flag-false = nein

patisserie-correct-gain-none = nichts
patisserie-correct-gain-coins = Münzen
patisserie-correct-gain-coins_by_posts = Münzen je Servicekraft
patisserie-correct-gain-draw_ingredient = Zutat aus dem Beutel
patisserie-correct-gain-ingredient = Zutat der Auslage
patisserie-correct-gain-recipe = Rezept
patisserie-correct-gain-flour = Mehl
patisserie-correct-gain-sugar = Zucker
patisserie-correct-gain-butter = Butter
