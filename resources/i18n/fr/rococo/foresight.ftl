### Pourquoi un choix n’est pas possible, et ce qu’une option coûte et rapporte.

obstacle-short = il manque { $what }
obstacle-occupied = occupé
obstacle-only_one = vous ne pouvez en avoir qu’une
obstacle-empty = il ne reste rien ici
obstacle-training = seulement pour { FORM($who, "a") }
obstacle-never_sold = ne se vend jamais
obstacle-no_place = aucune place libre pour elle
obstacle-needs_master = il faut un Maître
obstacle-extra_master = il faut un Maître ; un bonus n’y suffit jamais
obstacle-master_space = réservé à l’ouvrage d’un Maître
obstacle-no_dress = rien de réalisable avec ce que vous avez
obstacle-favor_taken = déjà réclamée pendant cette manche
obstacle-staff = { $least } commis doivent rester
obstacle-leaving = en route pour la cour
obstacle-card_first = jouez d’abord un commis
obstacle-action_first = choisissez d’abord : { $action }

outlook-shared = { $leader } mènent à égalité
outlook-nobody = personne ne mène
outlook-halls = salles occupées : { $present } sur { $total }
outlook-halls_short = salles
outlook-lost = perdu : { $silk }
outlook-fireworks = Feu d’artifice
outlook-favor = { $n } prestige seulement pour qui détient la faveur à la fin

standing-hall = { $hall } : { $first } pour le plus grand nombre, { $second } pour le deuxième ; { $leader }.
standing-hall_two = { $hall } : { $first } pour le plus grand nombre ; { $leader }.
standing-present = { $player } : { $n }
standing-lead = vous menez de { $n }
standing-tie_break = vous menez grâce au départage

outlook-income = à chaque revenu
outlook-decoration-statue = à la fin { $prestige } par couleur parmi vos { $garments }
outlook-decoration-statue_more = à la fin { $prestige } par couleur dont vous avez { $n } { $garments }
outlook-decoration-musician = gagne les égalités { FORM($hall, "in") } que laissent les Maîtres invités
outlook-decoration-fireworks = à la fin, une de vos { $garments } { FORM($hall, "in") } compte { $times } fois
outlook-decoration-fountain_lower = à chaque revenu { $livre } pour chacune de vos { $garments } chez des invités

outlook-chance-resource_drawn = une tuile au hasard
outlook-chance-resource_bag_refilled = une tuile au hasard

outlook-asks-pay_silk = puis vous choisissez la soie
outlook-asks-place_dress = puis vous choisissez l’invité ou l’acheteur
outlook-asks-take_reward = puis vous choisissez une tuile
outlook-asks-use_bonus = puis le bonus
