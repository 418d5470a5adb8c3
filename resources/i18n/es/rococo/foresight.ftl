### Why something cannot be chosen, and what an option would cost and bring.

obstacle-short = { $what } de menos
obstacle-occupied = ocupado
obstacle-only_one = solo puedes tener una de estas
obstacle-empty = aquí no queda nada
obstacle-training = solo puede hacerlo { FORM($who, "a") }
obstacle-never_sold = nunca se vende
obstacle-no_place = sin sitio libre
obstacle-needs_master = necesita un Maestro
obstacle-extra_master = necesita un Maestro; una bonificación nunca la confecciona
obstacle-master_space = solo para lo que hizo un Maestro
obstacle-no_dress = no se puede confeccionar nada con lo que tienes
obstacle-favor_taken = ya reclamado en esta ronda
obstacle-staff = deben quedar { $least } empleados
obstacle-leaving = de camino a la corte
obstacle-card_first = juega antes un empleado
obstacle-action_first = elige antes: { $action }

outlook-shared = { $leader } comparten el liderato
outlook-nobody = no lidera nadie
outlook-halls = presencia en { $present } de { $total } salones
outlook-halls_short = salones
outlook-lost = se pierde: { $silk }
outlook-fireworks = Fuegos artificiales
outlook-favor = { $n } de prestigio solo para quien tenga el favor al final

standing-hall = { $hall }: { $first } para quien más tenga, { $second } para el segundo; { $leader }.
standing-hall_two = { $hall }: { $first } para quien más tenga; { $leader }.
standing-present = { $player }: { $n }
standing-lead = lideras por { $n }
standing-tie_break = lideras por desempate

outlook-income = en cada fase de ingresos
outlook-decoration-statue = al final { $prestige } por cada color entre tus { $garments }
outlook-decoration-statue_more = al final { $prestige } por cada color del que tengas { $n } { $garments }
outlook-decoration-musician = gana los empates { FORM($hall, "in") } que los invitados de Maestro dejen abiertos
outlook-decoration-fireworks = al final, una de tus { $garments } { FORM($hall, "in") } cuenta { $times } veces
outlook-decoration-fountain_lower = en cada fase de ingresos { $livre } por cada una de tus { $garments } con invitados

outlook-chance-resource_drawn = una loseta al azar
outlook-chance-resource_bag_refilled = una loseta al azar

outlook-asks-pay_silk = después eliges la seda
outlook-asks-place_dress = después eliges invitado o comprador
outlook-asks-take_reward = después eliges una loseta
outlook-asks-use_bonus = después, la bonificación
