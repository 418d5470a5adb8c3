### What is wrong with the values of this game's components. Words that a file must hold stand as they are written there.

wrong-silk = { $number } × seda { $color }
wrong-level = nivel { $level }
wrong-start_cards = cartas iniciales
wrong-worth = { $first } y { $second }
wrong-types = { $cards } debe ser { $expected }, no { $found }

# Dresses and tiles.
wrong-own_silk = necesita seda { $color }, el color de la prenda
wrong-second_silk = algunas deben necesitar un segundo color de seda
wrong-example = una debe mostrar { $shown } (un ejemplo del reglamento)
wrong-example_pair = dos deben mostrar juntas { $shown } (un ejemplo del reglamento)
wrong-plain_dress = se puede vender y no da nada por sí misma
wrong-never_sold = debe ser false, la prenda nunca se vende
wrong-not_rented = no da nada cuando se alquila
wrong-only_rented = debe dar algo cuando se alquila, y nada cuando se confecciona
wrong-rented_once = una prenda debe dar { $effect } cuando se alquila, y solo una
wrong-made_once = no es ninguna de las { $number } bonificaciones, cada una de las cuales aparece una vez
wrong-sold_dress = debe ser { $color }, valer { $livre } si se vende, y ningún prestigio
wrong-no_silk = debe mostrar al menos una seda
wrong-no_slash = algunas mitades inferiores deben tener una barra (modo «choose»)
wrong-no_plus = algunas mitades inferiores deben tener un más (modo «all»)
wrong-notions_choose = el modo «choose» necesita tanto hilo como encaje entre los que elegir
wrong-notions_all = el modo «all» necesita hilo o encaje
wrong-notions_none = el modo «none» no tiene ni hilo ni encaje
wrong-common_silk = las sedas { $yellow } y { $green } deben ser más comunes que la { $red }, y la { $red } más que la { $blue }; hay { $found }

# Employees.
wrong-bonus = el reglamento no incluye esta bonificación una vez más para { $cards }
wrong-start_level = una carta inicial no tiene nivel
wrong-start_master = los Maestros de las cartas iniciales no tienen bonificación
wrong-crown_bonus = una carta de corona no tiene bonificación durante la partida
wrong-crown_type = en el nivel 6, son Aprendices exactamente las cartas de corona
wrong-no_gain = debe dar algo por algún color

# The board.
wrong-warehouse = debe tener { $segments } × { $spaces } casillas
wrong-window = un hueco debe costar { $price }
wrong-worthless = toda casilla debe valer algo
wrong-few_all_halls = debe tener un puesto para cada uno de los { $players } jugadores
wrong-hall = un salón debe valer { $worth }
wrong-no_master_space = debe tener una casilla de invitado de Maestro
wrong-reward = una casilla de invitado da un hilo, un encaje o una loseta
wrong-group = debe tener una casilla del grupo { $group }
wrong-spaces = una cara debe tener al menos { $least } casillas del grupo { $groups }
wrong-decoration = una decoración debe costar { $livre }
wrong-musician = los músicos tienen salón; las demás decoraciones, no
wrong-musicians = debe tener un músico en cada salón, en el orden de los salones
wrong-fireworks = los fuegos artificiales deben valer { $one } en una cara y { $other } en la otra
wrong-multiplier = los fuegos artificiales tienen multiplicador; las demás decoraciones, no
wrong-multipliers = los fuegos artificiales deben tener ambos multiplicadores: { $multipliers }

# Expansions.
wrong-all_colors = hay collares y anillos de los cuatro colores
wrong-conditions = cada Aprendiz especializado tiene una
wrong-condition_kinds = cada clase de condición aparece una vez
wrong-about = no dice de qué trata su acción
wrong-lacks = uno debe tener { $field }: { $value }
wrong-uneven_halls = los salones deben aparecer con una frecuencia parecida
wrong-full_hand = una mano completa debe dejar una carta de cada salón
