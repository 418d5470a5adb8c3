### What is wrong with the values of this game's components. Words that a file must hold stand as they are written there.

wrong-silk = { $number } × Seide in { $color }
wrong-level = Stufe { $level }
wrong-start_cards = Startkarten
wrong-worth = { $first } und { $second }
wrong-types = { $cards }: es müssen { $expected } sein, nicht { $found }

# Dresses and tiles.
wrong-own_silk = braucht Seide in der Farbe des Kleides, { $color }
wrong-second_silk = manche müssen Seide einer zweiten Farbe brauchen
wrong-example = eines muss { $shown } zeigen (ein Beispiel der Spielregel)
wrong-example_pair = zwei müssen zusammen { $shown } zeigen (ein Beispiel der Spielregel)
wrong-plain_dress = kann verkauft werden und bringt nichts Eigenes
wrong-never_sold = muss false sein, das Kleid wird nie verkauft
wrong-not_rented = bringt nichts, wenn es verliehen wird
wrong-only_rented = muss etwas bringen, wenn es verliehen wird, und nichts, wenn es geschneidert wird
wrong-rented_once = genau ein Kleid muss { $effect } bringen, wenn es verliehen wird
wrong-made_once = ist keiner der { $number } Boni, von denen es jeden einmal gibt
wrong-sold_dress = muss { $color } sein, verkauft { $livre } wert sein und kein Ansehen bringen
wrong-no_silk = muss mindestens einen Ballen Seide zeigen
wrong-no_slash = manche unteren Hälften müssen einen Schrägstrich haben (mode 'choose')
wrong-no_plus = manche unteren Hälften müssen ein Plus haben (mode 'all')
wrong-notions_choose = mode 'choose' braucht Garn und Spitze, zwischen denen gewählt wird
wrong-notions_all = mode 'all' braucht Garn oder Spitze
wrong-notions_none = mode 'none' hat weder Garn noch Spitze
wrong-common_silk = Seide muss immer seltener werden, von { $yellow } und { $green } über { $red } zu { $blue }; es sind { $found }

# Employees.
wrong-bonus = die Spielregel nennt diesen Bonus nicht noch einmal ({ $cards })
wrong-start_level = eine Startkarte hat keine Stufe
wrong-start_master = die Meister unter den Startkarten haben keinen Bonus
wrong-crown_bonus = eine Kronenkarte hat keinen Bonus während des Spiels
wrong-crown_type = auf Stufe 6 sind die Kronenkarten Lehrlinge, und nur sie
wrong-no_gain = muss für irgendeine Farbe etwas bringen

# The board.
wrong-warehouse = muss { $segments } × { $spaces } Plätze haben
wrong-window = ein Schaufenster muss { $price } kosten
wrong-worthless = jeder Platz muss etwas wert sein
wrong-few_all_halls = muss für jeden von { $players } Spielern einen Platz haben
wrong-hall = ein Saal muss { $worth } wert sein
wrong-no_master_space = muss einen Gästeplatz für Meister haben
wrong-reward = ein Gästeplatz gibt ein Garn, eine Spitze oder ein Plättchen
wrong-group = muss einen Platz der Gruppe { $group } haben
wrong-spaces = eine Seite muss mindestens { $least } Plätze der Gruppe { $groups } haben
wrong-decoration = eine Dekoration muss { $livre } kosten
wrong-musician = Musiker haben einen Saal, andere Dekorationen keinen
wrong-musicians = muss in jedem Saal einen Musiker haben, in der Reihenfolge der Säle
wrong-fireworks = das Feuerwerk muss auf einer Seite { $one } wert sein, auf der anderen { $other }
wrong-multiplier = Feuerwerke haben einen Multiplikator, andere Dekorationen keinen
wrong-multipliers = Feuerwerke müssen beide Multiplikatoren haben: { $multipliers }

# Expansions.
wrong-all_colors = es gibt Halsketten und Ringe in allen vier Farben
wrong-conditions = jeder spezialisierte Lehrling hat eine
wrong-condition_kinds = jede Art von Bedingung kommt einmal vor
wrong-about = sagt nicht, worum es bei der Aktion geht
wrong-lacks = eine muss { $field } = { $value } haben
wrong-uneven_halls = die Säle müssen etwa gleich oft vorkommen
wrong-full_hand = eine volle Hand muss von jedem Saal eine Karte übrig lassen
