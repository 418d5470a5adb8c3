### Why something cannot be chosen, and what an option would cost and bring.

obstacle-short = manca: { $what }
obstacle-occupied = occupato
obstacle-only_one = puoi averne solo una di queste
obstacle-empty = qui non resta niente
obstacle-training = può farlo solo { FORM($who, "a") }
obstacle-never_sold = non si vende mai
obstacle-no_place = nessun posto libero adatto
obstacle-needs_master = richiede un Maestro
obstacle-extra_master = richiede un Maestro; un bonus non basta mai
obstacle-master_space = solo per ciò che ha confezionato un Maestro
obstacle-no_dress = con ciò che hai non si può confezionare niente
obstacle-favor_taken = già rivendicato in questo round
obstacle-staff = devono restare { $least } dipendenti
obstacle-leaving = in viaggio verso la corte
obstacle-card_first = gioca prima un dipendente
obstacle-action_first = scegli prima: { $action }

outlook-shared = { $leader } in testa alla pari
outlook-nobody = nessuno in testa
outlook-halls = presente in { $present } sale su { $total }
outlook-halls_short = sale
outlook-lost = perduta: { $silk }
outlook-fireworks = Fuochi d’artificio
outlook-favor = { $n } punti prestigio solo a chi possiede il favore alla fine
standing-hall = { $hall }: { $first } al primo, { $second } al secondo; { $leader }.
standing-hall_two = { $hall }: { $first } al primo; { $leader }.
standing-present = { $player }: { $n }
standing-lead = sei in testa di { $n }
standing-tie_break = sei in testa per lo spareggio

outlook-income = a ogni rendita
outlook-decoration-statue = alla fine { $prestige } per ogni colore fra i tuoi { $garments }
outlook-decoration-statue_more = alla fine { $prestige } per ogni colore di cui hai { $n } { $garments }
outlook-decoration-musician = vince le parità { FORM($hall, "in") } che gli invitati del Maestro lasciano aperte
outlook-decoration-fireworks = alla fine uno dei tuoi { $garments } { FORM($hall, "in") } conta { $times } volte
outlook-decoration-fountain_lower = a ogni rendita { $livre } per ognuno dei tuoi { $garments } presso gli invitati

outlook-chance-resource_drawn = una tessera a caso
outlook-chance-resource_bag_refilled = una tessera a caso

outlook-asks-pay_silk = poi scegli la seta
outlook-asks-place_dress = poi scegli l’invitato o la vendita
outlook-asks-take_reward = poi scegli una tessera
outlook-asks-use_bonus = poi il bonus
