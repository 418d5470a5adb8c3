### What the window says of this game and its table. Values that the window fills in are written %1, %2, ...

window-seat_kind-random-label = Caprice
window-seat_kind-random-explanation = Caprice taglia quello che gli passa per la testa: una mossa permessa qualsiasi, senza un piano.

window-seat_kind-greedy-label = Ducat
window-seat_kind-greedy-explanation = Ducat calcola quanto rende ogni mossa e prende la migliore: rapido e giudizioso.

window-seat_kind-level1-label = Colin
window-seat_kind-level1-explanation = L’apprendista Colin veste chi arriva per primo e non vede chi è in testa nelle sale. Adatto a una prima partita.

window-seat_kind-level2-label = Margot
window-seat_kind-level2-explanation = Margot ama i fuochi d’artificio e le decorazioni, e vi spende quello che il lavoro le rende.

window-seat_kind-level3-label = Odile
window-seat_kind-level3-explanation = Odile calcola quanto rende ogni turno, ma di tanto in tanto gliene sfugge uno migliore.

window-seat_kind-level4-label = Barnabé
window-seat_kind-level4-explanation = Barnabé ha occhio per i posti e per le persone, e di rado perde un’occasione.

window-seat_kind-level5-label = Solange
window-seat_kind-level5-explanation = Solange vede un turno intero prima di cominciarlo, e a che cosa le servirà più tardi.

window-seat_kind-level6-label = Aurélien
window-seat_kind-level6-explanation = Maître Aurélien pianifica i suoi turni e prevede i tuoi: a corte nessuno è più difficile da battere.

window-phase-prepare = Preparazione
window-phase-select = Scelta della mano
window-phase-act = Azioni
window-phase-income = Rendita
window-phase-final = Punteggio finale
window-phase-over = Il ballo è finito

window-page-palace = Palazzo
window-page-halls = Sale
window-page-gardens = Giardini
window-page-workshop = Sartoria
window-page-staff = Dipendenti
window-page-market = Esposizioni
window-page-hand = Le mie carte

window-palace-fireworks = Fuochi d’artificio
window-palace-statues = Statue
window-palace-all_halls = Tutte le sale
window-palace-most = maggioranza
window-palace-majority = { $first } al primo, { $second } al secondo
window-palace-majority_alone = { $first } al primo

window-market-hire = Dipendenti da assumere
window-market-favor = Favore della Regina
window-market-favor_free = libero
window-market-employee_stack = Dipendenti nel mazzo
window-market-tile_stock = Tessere risorsa nella scorta (e scartate)
window-market-dress_stock = Modelli nel sacchetto (e scartati)

window-piece-unseen = Una carta che nessun altro ha visto
window-piece-empty = posto vuoto
window-piece-owned = { $piece }: { $player }
window-piece-dressed = { $piece }: { $dress }, { $player }
window-piece-decoration = { $decoration } ({ $livre }, { $prestige })
window-piece-all_halls = presente in tutte le sale ({ $prestige })
window-piece-window = { $price } Livre: { $dress }
window-piece-omitted = Ora { $silk } in meno grazie a un bonus.
window-piece-empty_window = casella vuota, { $price } Livre

window-hand-court = La corte del Re
window-hand-hand = Mano
window-hand-supply = Riserva
window-hand-discard = Scarti
window-hand-played = Giocata
window-hand-no_silk = niente seta sulla rastrelliera
window-hand-hidden_silk = tessere coperte: { $n }
window-hand-of = Laboratorio di { $name }
window-hand-hidden = Non si mostra la mano di nessuno.

window-player-employees = Dipendenti
window-player-rival = { $name }: { $prestige } prestigio, tessere: { $tiles }, dipendenti: { $supply }
window-player-summary = { $name }: { $livre } Livre, { $prestige } prestigio, tessere seta: { $tiles }; carte: { $hand } in mano, { $supply } nella riserva, { $discard } scartate
window-player-deck = Mano e riserva insieme (solo il giocatore sa quale carta è dove)
window-player-discard = Pila degli scarti
window-player-no_cards = nessuna carta

window-ball-title = Il ballo del Re

window-sources-dresses = Abiti
window-sources-tiles = Tessere risorsa
window-sources-employees = Dipendenti
window-sources-board_small = Tabellone per 2 e 3 giocatori
window-sources-board_large = Tabellone per 4 e 5 giocatori
window-sources-workshop = Sartoria: prezzi delle vetrine
window-sources-warehouse = Magazzino: prezzo con 1, 2, 3, … tessere rimaste
window-sources-hire = Dipendenti da assumere: prezzo con 1, 2, 3, 4 carte rimaste
window-sources-fireworks = Fuochi d’artificio: maggioranza
window-sources-all_halls = Tutte le sale: prestigio
window-sources-cost = { $livre }, { $prestige }

window-correct-field-color = Colore
window-correct-field-silk = Seta: { $color }
window-correct-field-thread = Filo
window-correct-field-lace = Pizzo
window-correct-field-master = Richiede un Maestro
window-correct-field-value = Valore di vendita
window-correct-field-prestige = Prestigio
window-correct-field-mode = Filo e pizzo
window-correct-field-type = Dipendente
window-correct-field-cost = Prezzo
window-correct-field-multiplier = Fuochi d’artificio ×
window-correct-field-first = Maggioranza
window-correct-field-second = Secondo posto
window-correct-field-prices = Prezzi
window-correct-field-segments-deluxe = Cassetti
window-correct-field-segments-original = Settori
window-correct-field-spaces = Posti in ciascuno
window-correct-field-kind = Ricompensa
window-correct-field-amount = Quanto

window-correct-master-true = sì
window-correct-master-false = no

window-correct-mode-all = entrambi
window-correct-mode-choose = uno dei due
window-correct-mode-none = nessuno

window-correct-kind-none = nessuna
window-correct-kind-livre = Livre
window-correct-kind-thread = filo
window-correct-kind-lace = pizzo
window-correct-kind-resource = tessera risorsa

## Bonuses as a short row of words, numbers and icons; an icon's name begins with a colon.

window-signs-gain_livre = + { $n } :livre
window-signs-buy_notion = { $n } :livre :arrow :thread / :lace
window-signs-gain_notion = + :thread / :lace
window-signs-acquire = + :tile
window-signs-draw_resource = { $n } :livre :arrow :bag
window-signs-draw_resource_free = + :bag
window-signs-depute_with_bonus = :court + :card
window-signs-depute_for_livre = :court { $master }/{ $journeyman }/{ $apprentice } :livre
window-signs-per_dress_all = { $n } :livre × :lady
window-signs-per_dress_livre = :silk-{ $color } { $n } :livre
window-signs-per_dress_prestige = :silk-{ $color } { $n } :prestige
window-signs-prestige_per_decorations = 1 :prestige × { $n } :decoration
window-signs-livre_per_decoration = { $n } :livre × :decoration
window-signs-prestige_per_dresses = 1 :prestige × { $n } :lady
window-signs-fund = + :decoration – { $n } :livre
window-signs-make_dress = + :lady – { $n } { $colors }
window-signs-livre_by_staff = :stack { $steps } :livre
window-signs-prestige_for_livre = { $n } :livre :arrow 1 :prestige
window-signs-discard_resources = { $single } :arrow 1 :prestige
window-signs-discard_resources_grouped = { $single } / { $n } × { $grouped } :arrow 1 :prestige
window-signs-deck_size = :crown :stack { $steps } :prestige
window-signs-thread_lace_pairs = :crown { $n } :prestige × :thread + :lace
window-signs-master_space_pairs = :crown { $n } :prestige × { $every } :thimble-master
window-signs-couples = :crown { $n } :prestige × :lady + :gentleman

window-score-total = Prestigio
window-score-won = Vince { $name } con { $total } punti prestigio.
    .you = Vinci con { $total } punti prestigio.
window-score-tie_broken = { $tied } hanno { $total } punti prestigio ciascuno; vince { $name }, a cui rimangono più Livre ({ $left } contro { $next }).
    .you = { $tied } avete { $total } punti prestigio ciascuno; vinci tu, perché ti rimangono più Livre ({ $left } contro { $next }).
window-score-rival = { $tied } hanno { $total } punti prestigio ciascuno; { $name } vince ogni parità.
window-score-shared = { $tied } hanno ciascuno { $total } punti prestigio e { $left } Livre rimaste, e si dividono la vittoria.
    .you = { $tied } avete ciascuno { $total } punti prestigio e { $left } Livre rimaste, e vi dividete la vittoria.
window-score-livre_left = Livre rimaste (parità)

window-new_game-additions-rococo = Espansioni

window-finale-rococo = Il ballo

window-past-over-rococo = Dopo il ballo

window-records-told-rococo = Partite: { $games }, vinte: { $wins }, { $mean } punti prestigio in media, record { $best }

window-records-items-rococo = Prestigio in media, per provenienza

window-tutor-rococo = Lucille, sarta del Re

window-learn-group-workshop = In sartoria
window-learn-group-palace = A palazzo
window-learn-group-more = Espansioni

window-drop-lace = Pizzo
window-drop-notions = Filo e pizzo
window-drop-silk = Tieni come seta
window-drop-thread = Filo

window-round-why = Chi non è stato assunto esce dal gioco. { $workshop }: si svuotano solo i { $n } spazi più a destra; il resto scorre a destra e rimane.
