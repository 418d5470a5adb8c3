### What the window says of this game and its table. Values that the window fills in are written %1, %2, ...

window-patisserie-area = Servizio ({ $first } / { $second })
window-patisserie-owned = { $place }, { $player }
window-patisserie-closed = { $place }: chiuso, perché quello accanto è occupato
window-patisserie-place_of = { $player } { $n }
window-patisserie-nobody_yet = ancora nessuno
window-patisserie-ties = In caso di parità vince il dolce più vicino al bonus della tavola.
window-patisserie-ties_to = In caso di parità vince il dolce più vicino al bonus della tavola: ora { $player }.
window-patisserie-wins_ties = la bilancia: vince le parità, perché è il più vicino al bonus della tavola
window-patisserie-nearer = Qui un dolce vincerebbe per ora le parità: sarebbe il più vicino al bonus della tavola.
window-patisserie-nearest = Qui un dolce vince ogni parità: nessun posto è più vicino al bonus della tavola.
window-patisserie-if_signs = Se
window-patisserie-if_told = Per l’assunzione: { $condition }. Bonus: { $bonus }
window-patisserie-empty = Posto vuoto
window-patisserie-priced = { $piece }, prezzo: { $coins }
window-patisserie-row_price = Ogni tessera di questa fila: { $coins }
window-patisserie-row_empty = In questa fila non restano tessere
window-patisserie-hire_price = Ogni carta da assumere: { $coins }
window-patisserie-price_left = con { $n }: { $price }
window-patisserie-ready = { $recipe }; c’è tutto il necessario, e una gratella libera
window-patisserie-storage_free = Posto per una ricetta
window-patisserie-discard = Scarta { $recipe }
window-patisserie-discard_this = Scarta
window-patisserie-discard_why = Prima dell’azione puoi scartare qualsiasi tua ricetta. Non costa nulla e fa posto ad altre.
window-patisserie-goods_prices = Prezzo fin qui
window-patisserie-rack_free = Gratella { $n }, libera
window-patisserie-rack = Sulla gratella: { $recipe }
window-patisserie-rack_topped = Sulla gratella, con guarnizione: { $recipe }
window-patisserie-buy = Compra { $goods } per { $coins }
window-patisserie-decoration = Decorazione riuscita: { $gain } in più a ogni rendita
window-patisserie-decoration_free = Posto libero per una decorazione riuscita: { $gain } in più a ogni rendita
window-patisserie-summary = { $player }: { $coins }, { $prestige } finora, { $flour } farina, { $sugar } zucchero, { $butter } burro, tessere ingrediente: { $tiles }, carte in mano: { $hand }, personale: { $staff }
window-patisserie-standing = { $name }: { $score } se la partita finisse adesso
window-patisserie-festival = La festa volge al termine
window-patisserie-nothing = Ora non serve a nulla
window-patisserie-only = Solo { $recipe }
window-patisserie-chosen = { $prompt } ({ $n } di { $most })
window-patisserie-first_draft = { $prompt } e passa le altre; dopo le due teglie una carta lascia la tua mano
window-patisserie-over = La festa è finita
window-patisserie-played = Hai giocato tutte le tue carte
window-patisserie-special_told = Valore, dal primo all’ultimo: { $points }. Rivendicato da: { $names }.
window-patisserie-track = Prezzo in monete: { $prices }. Posto per { $most }.
window-patisserie-track_price = { $n } per { $price }

window-patisserie-kitchen-recipes = Ricette: { $names }
window-patisserie-kitchen-racks = Gratelle: { $names }
window-patisserie-kitchen-pantry = Ingredienti: { $names }
window-patisserie-kitchen-used = Ultima carta giocata: { $card }

window-patisserie-tray-onward = { $tray }: { $n } carte; poi passa a { $player }
window-patisserie-tray-asked = { $prompt }. { $tray }
window-patisserie-tray-last = { $tray }: { $n } carte; le ultime { $rest } saranno da assumere

window-patisserie-phase-prepare = Preparazione
window-patisserie-phase-select = Scelta del personale
window-patisserie-phase-act = Azioni
window-patisserie-phase-income = Rendita
window-patisserie-phase-final = Punteggio finale
window-patisserie-phase-over = La festa è finita

window-patisserie-past-select = Round { $round }, { $player } sceglie il personale
window-patisserie-past-turn = Round { $round }, { $player }

window-patisserie-action-acquire_recipes = Prendi 1 o 2 ricette dall’esposizione, al prezzo indicato sotto ciascuna.
window-patisserie-action-acquire_ingredients = Prendi 1 tessera ingrediente; una fila con poche tessere costa poco. Solo Assistenti.
window-patisserie-action-buy_goods = Compra una sola merce: farina, zucchero o burro. Solo Assistenti.
window-patisserie-action-bake = Inforna 1 o 2 ricette; un cappello richiede un Pasticciere.
window-patisserie-action-decorate = Decora 1 o 2 dolci sulle gratelle. Solo Pasticcieri.
window-patisserie-action-deliver = Presenta o vendi 1 o 2 dolci.
window-patisserie-action-hire = Prendi una carta dall’esposizione oppure, una volta a partita, una carta stella. Solo Pasticcieri.
window-patisserie-action-give_notice = Una carta lascia la partita per { $assistant_notice } o { $chef_notice } monete; devono restarne { $minimum_staff }.
window-patisserie-action-place = Metti un segnalino su un posto di servizio o su un nobile anfitrione.

window-patisserie-obstacle-training_chef = serve un Pasticciere
window-patisserie-obstacle-training_assistant = serve un Assistente
window-patisserie-obstacle-needs_chef = cappello: serve un Pasticciere
window-patisserie-obstacle-short = manca: { $what }
window-patisserie-obstacle-empty = niente da prendere
window-patisserie-obstacle-occupied = già occupato
window-patisserie-obstacle-no_rack = nessuna gratella libera
window-patisserie-obstacle-no_recipe = non hai ricette
window-patisserie-obstacle-no_plain_dish = ogni tuo dolce ha già la sua guarnizione
window-patisserie-obstacle-no_topping = nessuna tessera con guarnizione
window-patisserie-obstacle-no_dish = nessun dolce infornato sulle tue gratelle
window-patisserie-obstacle-track_full = tracciato pieno
window-patisserie-obstacle-one_star = solo una carta stella a partita
window-patisserie-obstacle-condition = condizione non soddisfatta ({ $condition })
window-patisserie-obstacle-condition_any = nessuna condizione delle carte stella è soddisfatta
window-patisserie-obstacle-staff = devono restare { $minimum_staff } carte
window-patisserie-obstacle-own_post = accanto c’è già un tuo segnalino
window-patisserie-obstacle-stays_free = resta libero con così pochi giocatori

window-patisserie-title-recipes = Ricette
window-patisserie-title-shelf = Ingredienti
window-patisserie-title-hire = Da assumere
window-patisserie-title-unused_staff = Il tuo personale libero
window-patisserie-title-stars = Carte stella
window-patisserie-title-hosts = Nobili anfitrioni
window-patisserie-title-specials = Bonus speciali
window-patisserie-title-hand = Mano
window-patisserie-title-store = Le mie ricette
window-patisserie-title-racks = Gratelle
window-patisserie-title-pantry = Dispensa
window-patisserie-title-goods = Merci
window-patisserie-title-decorations = Decorazioni
window-patisserie-title-unused = Liberi: { $n }
window-patisserie-title-used = Usati: { $n }
window-patisserie-title-leave = Scartare o licenziare
window-patisserie-title-income = Rendita: { $coins }
window-patisserie-title-kitchen_of = Cucina di { $name }
window-patisserie-title-hidden = La cucina di chi è di turno
window-patisserie-title-round = Round { $round } di { $rounds }
window-patisserie-title-tray_a = Teglia A
window-patisserie-title-tray_b = Teglia B
window-patisserie-title-most = Maggioranza
window-patisserie-title-majority = Più dolci: { $first }, secondo posto: { $second } – { $standing }
window-patisserie-title-majority_one = Più dolci: { $first } – { $standing }
window-patisserie-title-special = { $a } ({ $b })
window-patisserie-title-base_income = Rendita di base

window-patisserie-sheet-cards = Mano, personale libero e carte scartate insieme (solo il giocatore sa dove si trovano)
window-patisserie-sheet-mentor_cards = Riserva del Mentore, coperta fino alla fine
window-patisserie-sheet-mentor_used = Carte solitario rivelate
window-patisserie-sheet-hand = Mano
window-patisserie-sheet-unused = Personale libero
window-patisserie-sheet-set_aside = Personale scartato
window-patisserie-sheet-used = Personale usato
window-patisserie-sheet-recipes = Ricette
window-patisserie-sheet-racks = Gratelle
window-patisserie-sheet-pantry = Ingredienti
window-patisserie-sheet-decorations = Decorazioni riuscite
window-patisserie-sheet-presented = Sulle tavole
window-patisserie-sheet-unseen = Una carta di livello { $level } che nessun altro ha visto

window-patisserie-page-garden = Festa
window-patisserie-page-market = Esposizioni
window-patisserie-page-staff = Personale
window-patisserie-page-kitchen = La mia cucina

window-patisserie-about-post = Dà ciò che è stampato, alla fine o subito. E ogni volta che presenti un dolce qui ({ $first }, { $second }), puoi pagare { $service_coins } monete per 1 punto prestigio immediato.
window-patisserie-about-host = { $host_income } monete a ogni rendita. Nel punteggio finale il suo prestigio, e 1 in più per ogni avversario che ha personale di servizio da qualche parte.
window-patisserie-about-host_now = Hanno ora personale di servizio: { $players }.
window-patisserie-about-decorations = La guarnizione di un dolce consegnato va sul primo posto libero, in ordine. Ogni posto occupato aggiunge alla tua rendita, a ogni round, ciò che c’è sotto. Se tutti sono occupati, la guarnizione si scarta.
window-patisserie-about-tables = Il cartello di ogni tavola mostra il bonus della tavola, che un dolce adatto ottiene subito, e i punti per chi ha più dolci.
window-patisserie-about-specials = Chi soddisfa la condizione mette un segnalino sulla casella libera di maggior valore.
window-patisserie-about-recipes = Le { $cleared_recipes } ricette a destra se ne vanno alla fine del round.
window-patisserie-about-shelf = Meno tessere ha una fila, meno costano. La fila più bassa viene svuotata alla fine del round.
window-patisserie-about-hire = Il prezzo di una carta dipende da quante ne restano.
window-patisserie-about-stars = Gratis per chi soddisfa la condizione; una sola in tutta la partita.
window-patisserie-about-tray = Ognuno tiene in segreto una carta e passa la teglia: A in senso orario, B in senso antiorario.
window-patisserie-about-hand = Gioca una carta per turno. Oro: Pasticciere, argento: Assistente.
window-patisserie-about-level = Livello { $level } di { $last }: il nuovo personale arriva livello per livello, dal I in poi, e i bonus migliori arrivano tardi.
window-patisserie-about-no_level = Senza livello: fa parte del personale iniziale, con cui tutti cominciano.
window-patisserie-about-hat = Il cappello è sulla ricetta e resta sul dolce: ha dovuto infornarlo un Pasticciere.
window-patisserie-about-racks = I dolci sfornati aspettano qui la consegna.
window-patisserie-about-store = Fino a { $recipe_storage } ricette. Se ne arriva un’altra, ne scarti una a scelta.
window-patisserie-about-pantry = Tessere ingrediente, quante ne vuoi.
window-patisserie-about-goods = Il gradino illuminato del tracciato mostra quanto costa comprare fin lì.
window-patisserie-about-prices_row = La moneta indica quanto costa ora una tessera di questa fila, a seconda di quante ne restano – { $prices }. Quando se ne prende una, le altre possono costare meno.
window-patisserie-about-row_clears = Il cestino: ciò che resta nella fila alla fine del round viene tolto.
window-patisserie-about-recipe_gap = I vuoti restano finché, dopo un turno, i posti liberi sono { $refill_recipes }. Allora le ricette scorrono a destra, e a sinistra ne arrivano di nuove.
window-patisserie-about-prices_hire = Il prezzo in monete dipende da quante carte restano da assumere – { $prices }. Quando se ne assume una, le altre possono costare meno.
window-patisserie-about-goods_prices = Il numero sotto un posto libero è quanto paghi in tutto per riempire lo scaffale fin lì.
window-patisserie-about-unused = Le tue carte che non hanno ancora lavorato. All’inizio di un round scegli fra queste la tua mano.
window-patisserie-about-used = Le tue carte che hanno già lavorato. Quando non ce ne sono più di libere, queste tornano libere.
window-patisserie-about-leave = Lascia qui ciò da cui ti separi: una carta del personale per scartarla o licenziarla, una ricetta per scartarla.
window-patisserie-about-purse = Le tue monete. Lascia qui un dolce per venderlo.
window-patisserie-about-standing = Il numero sul podio: ciò che darebbe adesso il punteggio finale, maggioranze alle tavole comprese; le monete, e i dolci come se fossero venduti, contano un po’. Un’anteprima, non un guadagno. La freccia mostra come è appena cambiato.
window-patisserie-about-start = Comincia questo round; si gioca in senso orario. Dopo il round questo segno passa a sinistra.

window-new_game-additions-patisserie = Mentore, promo e varianti

window-finale-patisserie = La festa

window-past-over-patisserie = Dopo la festa

window-records-told-patisserie = Partite: { $games }, vinte: { $wins }, prestigio medio { $mean }, migliore { $best }

window-records-items-patisserie = Prestigio medio, per provenienza

expansion-promo_special_bonuses-name = Altri bonus speciali
expansion-promo_special_bonuses-text = { $promoSpecials } bonus speciali in più, fra cui uno per i dolci con noci.

expansion-promo_table_bonuses-name = Altri bonus delle tavole
expansion-promo_table_bonuses-text = { $promoTables } bonus delle tavole in più, fra cui uno per i dolci senza guarnizione.

expansion-promo_staff-name = Altre carte stella
expansion-promo_staff-text = { $promoStars } carte stella in più, con condizioni proprie.

expansion-promo_start_staff-name = Altro personale iniziale
expansion-promo_start_staff-text = Ognuno comincia con { $startCards } carte e ne sceglie { $hand_size }.

expansion-first_game-name = Prima partita
expansion-first_game-text = Il personale viene distribuito anziché passato sulle teglie.

expansion-mentor-name = Mentore
expansion-mentor-text = In due, il vostro vecchio Mentore gioca come terzo. Chi gioca da solo gioca sempre contro il Mentore, che è Burroso se non si sceglie un grado più forte.

expansion-savory-name = Saporito
expansion-savory-text = In solitario o con il Mentore: più forte, con più carte in { $savoryRounds } round.

expansion-extra_crunchy-name = Extra croccante
expansion-extra_crunchy-text = In solitario o con il Mentore: il più forte, con più carte in ogni round.

window-patisserie-supplies-ingredient_tiles = Nel sacchetto degli ingredienti, e accanto al cestino gli scarti
window-patisserie-supplies-recipes = Nel sacchetto delle ricette, e accanto al cestino gli scarti
window-patisserie-supplies-staff = Mazzo del personale
window-patisserie-supplies-anybody = { $n } prestigio
window-patisserie-supplies-chef = { $n } prestigio, cappello

window-supplies-ingredient_tiles-heading = Tessere ingrediente
window-supplies-ingredient_tiles-kind = Tessera
window-supplies-ingredient_tiles-to_come = nel sacchetto
window-supplies-ingredient_tiles-on_display = esposte
window-supplies-ingredient_tiles-in_use = nelle cucine
window-supplies-ingredient_tiles-rest = scartate
window-supplies-ingredient_tiles-row = { $kind }: { $to_come } di { $total } nel sacchetto, { $on_display } esposte, { $in_use } nelle cucine, { $rest } scartate
window-supplies-ingredient_tiles-note = Quelle scartate tornano nel sacchetto quando è vuoto.

window-supplies-recipes-heading = Ricette per prestigio
window-supplies-recipes-kind = Prestigio
window-supplies-recipes-to_come = nel sacchetto
window-supplies-recipes-on_display = esposte
window-supplies-recipes-in_use = in cucine, su tavole
window-supplies-recipes-rest = scartate
window-supplies-recipes-row = { $kind }: { $to_come } di { $total } nel sacchetto, { $on_display } esposte, { $in_use } nelle cucine e sulle tavole, { $rest } scartate
window-supplies-recipes-note = Quelle scartate tornano nel sacchetto quando è vuoto.

window-supplies-staff-heading = Personale per livello
window-supplies-staff-kind = Livello
window-supplies-staff-to_come = nel mazzo
window-supplies-staff-on_display = su teglie, da assumere
window-supplies-staff-in_use = dai giocatori
window-supplies-staff-rest = fuori gioco
window-supplies-staff-row = { $kind }: { $to_come } di { $total } nel mazzo, { $on_display } sulle teglie o da assumere, { $in_use } dai giocatori, { $rest } fuori gioco
window-supplies-staff-note = Le carte messe da parte dai giocatori sono coperte, e contano fra le loro.

window-tutor-patisserie = Maître Anselme, il tuo Mentore

window-learn-group-kitchen = In cucina
window-learn-group-feast = In giardino
window-learn-group-alone = In solitario contro il Mentore

window-patisserie-drop-give_notice = Licenziare
window-patisserie-who_notice = Quale carta giochi? Lascia la partita: { $card }.
window-patisserie-plays_notice = Questa carta viene giocata. Lascia la partita: { $card }.
window-patisserie-drop-racks = Inforna
window-patisserie-drop-store = Tieni la ricetta

patisserie-round-why = Chi non è stato assunto esce dal gioco. Gli ingredienti rimasti in basso e le ricette rimaste sugli spazi più a destra si scartano; tutto il resto rimane.
