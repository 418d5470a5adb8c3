### What is wrong with the values of this game's components. Words that a file must hold stand as they are written there.

wrong-silk = { $number } × seta, { $color }
wrong-level = livello { $level }
wrong-start_cards = carte iniziali
wrong-worth = { $first } e { $second }
wrong-types = { $cards }: occorre { $expected }, non { $found }

# Dresses and tiles.
wrong-own_silk = richiede seta del colore dell’abito, { $color }
wrong-second_silk = alcuni devono richiedere un secondo colore di seta
wrong-example = uno deve mostrare { $shown } (un esempio del regolamento)
wrong-example_pair = due devono mostrare insieme { $shown } (un esempio del regolamento)
wrong-plain_dress = si può vendere e non porta niente di suo
wrong-never_sold = deve essere false, l’abito non si vende mai
wrong-not_rented = non porta niente quando si noleggia
wrong-only_rented = deve portare qualcosa quando si noleggia, e niente quando si confeziona
wrong-rented_once = un abito, e uno solo, deve portare { $effect } quando si noleggia
wrong-made_once = non è nessuno dei { $number } bonus, ognuno dei quali c’è una volta sola
wrong-sold_dress = deve essere di colore { $color }, valere { $livre } alla vendita, e non dare prestigio
wrong-no_silk = deve mostrare almeno un rotolo di seta
wrong-no_slash = alcune metà inferiori devono avere una barra (modo 'choose')
wrong-no_plus = alcune metà inferiori devono avere un più (modo 'all')
wrong-notions_choose = il modo 'choose' richiede sia filo sia pizzo, fra cui scegliere
wrong-notions_all = il modo 'all' richiede filo o pizzo
wrong-notions_none = il modo 'none' non ha né filo né pizzo
wrong-common_silk = la seta { $yellow } e { $green } deve essere più comune di { $red }, { $red } più di { $blue }; ce n’è { $found }

# Employees.
wrong-bonus = il regolamento non elenca questo bonus un’altra volta per { $cards }
wrong-start_level = una carta iniziale non ha un livello
wrong-start_master = i Maestri fra le carte iniziali non hanno un bonus
wrong-crown_bonus = una carta con la corona non ha un bonus durante la partita
wrong-crown_type = al livello 6 sono Apprendisti le carte con la corona, e solo loro
wrong-no_gain = deve dare qualcosa per almeno un colore

# The board.
wrong-warehouse = deve avere { $segments } × { $spaces } caselle
wrong-window = una vetrina deve costare { $price }
wrong-worthless = ogni casella deve valere qualcosa
wrong-few_all_halls = deve avere un posto per ognuno dei { $players } giocatori
wrong-hall = una sala deve valere { $worth }
wrong-no_master_space = deve avere un posto per un invitato del Maestro
wrong-reward = il posto di un invitato dà un filo, un pizzo o una tessera
wrong-group = deve avere una casella del gruppo { $group }
wrong-spaces = un lato deve avere almeno { $least } caselle del gruppo { $groups }
wrong-decoration = una decorazione deve costare { $livre }
wrong-musician = i musicisti hanno una sala, le altre decorazioni no
wrong-musicians = deve avere un musicista in ogni sala, nell’ordine delle sale
wrong-fireworks = i fuochi d’artificio devono valere { $one } su un lato, { $other } sull’altro
wrong-multiplier = i fuochi d’artificio hanno un moltiplicatore, le altre decorazioni no
wrong-multipliers = i fuochi d’artificio devono avere entrambi i moltiplicatori: { $multipliers }

# Expansions.
wrong-all_colors = ci sono collane e anelli di tutti e quattro i colori
wrong-conditions = ogni Apprendista specializzato ne ha una
wrong-condition_kinds = ogni tipo di condizione c’è una volta sola
wrong-about = non dice su che cosa verte la sua azione
wrong-lacks = uno deve avere { $field } { $value }
wrong-uneven_halls = le sale devono comparire circa altrettanto spesso
wrong-full_hand = una mano piena deve lasciare una carta di ogni sala
