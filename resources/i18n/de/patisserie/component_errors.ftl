### Was an den Werten der Spielteile dieses Spiels falsch ist. Wörter, die in der Datei stehen müssen, stehen wie dort.

wrong-set-base = des Grundspiels
wrong-set-start = Startpersonal
wrong-set-promo_special_bonuses = der Promo mit Sonderboni
wrong-set-promo_table_bonuses = der Promo mit Tafelboni
wrong-set-promo_staff = der Promo mit Stern-Personal
wrong-set-promo_start_staff = der Promo mit Startpersonal

# Rezepte und Plättchen.
wrong-example_recipes = zwei müssen zusammen 1 Mehl, 2 Zucker, 1 Honig, 1 Nuss und 1 Ei brauchen, und genau eines davon einen Konditor (ein Beispiel der Spielregel)
wrong-no_dish = ein Gebäck muss { $prestige } Prestige wert sein (ein Beispiel der Spielregel)
wrong-no_needs = muss etwas brauchen
wrong-no_topping = einige müssen eine Garnitur haben
wrong-only_toppings = einige dürfen keine Garnitur haben
wrong-single_ingredients = einige müssen zwei oder mehr Zutaten haben
wrong-empty_tile = muss eine Zutat oder eine Garnitur haben
wrong-few_plain = mindestens drei dürfen weder Honig noch Nüsse noch Ei brauchen

# Personal.
wrong-numbered = es muss { $expected } Karten mit Stufe geben, nicht { $found }
wrong-few_cards = von Stufe { $level } muss es mindestens { $least } Karten geben, nicht { $found }; zu fünft braucht man sie
wrong-not_listed = eine Karte mit Stufe muss den Bonus { $effect } so haben, wie die Spielregel ihn zeigt
wrong-no_star = eine Stern-Karte muss die Bedingung { $condition } und das Prestige haben, das die Spielregel nennt
wrong-start_trainings = das Startpersonal muss aus 2 Konditoren und 2 Gehilfen bestehen
wrong-star_bonus = eine Stern-Karte muss Prestige bringen
wrong-level_trainings = in Stufe { $level } muss es Konditoren und Gehilfen geben

# Bonusplättchen.
wrong-no_table_bonus = eines muss { $gain } für { $dishes } geben, wie es die Spielregel beschreibt
wrong-no_reward = eines muss ein Rezept und eines eine Zutat der Auslage geben, denn der Mentor kann sie an einer Tafel bekommen
wrong-no_special = eines muss die Bedingung { $condition } haben, die die Spielregel beschreibt

# Waren.
wrong-flour_price = die erste Einheit muss { $price } kosten (ein Beispiel der Spielregel)
wrong-sugar_price = höchstens { $number } Einheiten sind möglich, und sie müssen { $price } kosten (ein Beispiel der Spielregel)

# Der Spielplan.
wrong-columns = muss { $n } Preise haben wie die erste Reihe
wrong-clears = die unteren Reihen müssen geräumt werden, die oberste nicht
wrong-not_cheaper = ein Plättchen darf nicht teurer werden, wenn weniger da sind
wrong-top_row = ein Plättchen der vollen obersten Reihe muss auf einer Seite { $price } kosten (ein Beispiel der Spielregel)
wrong-second_row = das letzte Plättchen der zweiten Reihe von unten muss auf einer Seite { $price } kosten (ein Beispiel der Spielregel)
wrong-no_space = muss ein Feld haben
wrong-same_table = müssen zwei verschiedene Tafeln sein
wrong-area_sides = muss links und rechts je ein Feld haben
wrong-no_prestige = muss links mehr als 0 sein
wrong-only_left = muss rechts 0 sein, denn dort gibt es sofort etwas
wrong-only_right = darf links nicht vorkommen, denn dort gibt es Prestige
wrong-example_table = eine Tafel muss { $first } und { $second } wert sein und mindestens { $dishes } Felder haben (ein Beispiel der Spielregel)
wrong-example_space = ein Feld muss { $n } Münzen geben (ein Beispiel der Spielregel)
wrong-example_post = ein Platz für Servicekräfte muss { $n } kosten und ein Zutatenplättchen aus dem Beutel geben (ein Beispiel der Spielregel)
wrong-example_area = ein Servicebereich muss zwischen 'top' und 'left' liegen (ein Beispiel der Spielregel)
wrong-example_host = ein adliger Gastgeber muss { $n } kosten (ein Beispiel der Spielregel)

# Solokarten.
wrong-not_pointed_at = die Karten müssen zusammen auf jedes davon zeigen: { $things }
wrong-order = die Reihenfolge von { $action } muss jede Zahl unter { $n } einmal enthalten, bei 0 nichts
