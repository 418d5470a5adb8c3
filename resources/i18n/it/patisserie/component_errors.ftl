### What is wrong with the values of this game's components. Words that a file must hold stand as they are written there.

wrong-set-base = del gioco base
wrong-set-start = personale iniziale
wrong-set-promo_special_bonuses = della promo con bonus speciali
wrong-set-promo_table_bonuses = della promo con bonus delle tavole
wrong-set-promo_staff = della promo con carte stella
wrong-set-promo_start_staff = della promo con personale iniziale

# Recipes and tiles.
wrong-example_recipes = due di esse devono richiedere insieme 1 farina, 2 zucchero, 1 miele, 1 noce e 1 uovo, e soltanto una un Pasticciere (un esempio del regolamento)
wrong-no_dish = un dolce deve valere { $prestige } punti prestigio (un esempio del regolamento)
wrong-no_needs = deve richiedere qualcosa
wrong-no_topping = alcune devono avere una guarnizione
wrong-only_toppings = alcune devono essere senza guarnizione
wrong-single_ingredients = alcune devono avere due o più ingredienti
wrong-empty_tile = deve avere un ingrediente o una guarnizione
wrong-few_plain = almeno tre non devono richiedere né miele né noci né uova

# Staff.
wrong-numbered = devono esserci { $expected } carte numerate, non { $found }
wrong-few_cards = devono esserci almeno { $least } carte di livello { $level }, non { $found }; servono a cinque giocatori
wrong-not_listed = una carta numerata deve avere il bonus { $effect } così come lo riporta il regolamento
wrong-no_star = una carta stella deve avere la condizione { $condition } e il prestigio che indica il regolamento
wrong-start_trainings = il personale iniziale deve comprendere 2 Pasticcieri e 2 Assistenti
wrong-star_bonus = una carta stella deve dare prestigio
wrong-level_trainings = devono esserci Pasticcieri e Assistenti di livello { $level }

# Bonus tiles.
wrong-no_table_bonus = una deve dare { $gain } per { $dishes }, come descrive il regolamento
wrong-no_reward = una deve dare una ricetta e una una tessera ingrediente dell’esposizione, perché il Mentore può ottenerle a una tavola
wrong-no_special = una deve avere la condizione { $condition } descritta dal regolamento

# Goods.
wrong-flour_price = la prima unità deve costare { $price } (un esempio del regolamento)
wrong-sugar_price = { $number } unità devono essere il massimo, e costare { $price } (un esempio del regolamento)

# The board.
wrong-columns = deve avere { $n } prezzi, come la prima fila
wrong-clears = le file più basse devono essere svuotate, quella in alto no
wrong-not_cheaper = una tessera non deve costare di più quando ne restano meno
wrong-top_row = una tessera della fila in alto, quando è piena, deve costare { $price } su un lato (un esempio del regolamento)
wrong-second_row = l’ultima tessera della seconda fila dal basso deve costare { $price } su un lato (un esempio del regolamento)
wrong-no_space = deve avere una casella
wrong-same_table = devono essere due tavole diverse
wrong-area_sides = deve avere una casella a sinistra e una a destra
wrong-no_prestige = deve essere maggiore di 0 a sinistra
wrong-only_left = deve essere 0 a destra, dove si ottiene subito qualcosa
wrong-only_right = non deve esserci a sinistra, dove si ottiene prestigio
wrong-example_table = una tavola deve valere { $first } e { $second } e avere almeno { $dishes } posti (un esempio del regolamento)
wrong-example_space = un posto deve dare { $n } monete (un esempio del regolamento)
wrong-example_post = un posto di servizio deve costare { $n } e dare una tessera ingrediente dal sacchetto (un esempio del regolamento)
wrong-example_area = un’area di servizio deve trovarsi fra 'top' e 'left' (un esempio del regolamento)
wrong-example_host = un nobile anfitrione deve costare { $n } (un esempio del regolamento)

# Solo cards.
wrong-not_pointed_at = le carte, insieme, devono indicare ciascuno di questi elementi: { $things }
wrong-order = l’ordine di { $action } deve contenere una volta ogni numero inferiore a { $n }, oppure niente se è 0
