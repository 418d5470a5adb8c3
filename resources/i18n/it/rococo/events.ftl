### The log: one sentence for each event that is worth a line.

event-round_began = Comincia il round { $round }.
event-start_player_named = diventa primo giocatore
    .you = diventi primo giocatore
event-employees_removed = Non assunti, e fuori dal gioco: { $cards }.
event-employees_revealed = Da assumere: { $cards }.
event-card_taken = prende in mano { FORM($card, "a") }
    .you = prendi in mano { FORM($card, "a") }
    .do = prendi in mano { FORM($card, "the") }
event-card_taken_secret = prende in mano una carta
    .you = prendi in mano una carta
event-supply_turned = fa della pila degli scarti una nuova riserva
    .you = fai della pila degli scarti una nuova riserva
event-card_played = gioca { FORM($card, "a") }
    .you = giochi { FORM($card, "a") }
    .do = gioca { FORM($card, "the") }
event-bonus_used = usa il bonus { FORM($card, "of") }
    .you = usi il bonus { FORM($card, "of") }
    .do = usa il bonus
event-bonus_forfeited = rinuncia al bonus { FORM($card, "of") }
    .you = rinunci al bonus { FORM($card, "of") }
    .do = rinuncia al bonus
event-bonus_used_dress = usa il bonus { FORM($dress, "of") }
    .you = usi il bonus { FORM($dress, "of") }
    .do = usa il bonus { FORM($dress, "of") }
event-bonus_forfeited_dress = rinuncia al bonus { FORM($dress, "of") }
    .you = rinunci al bonus { FORM($dress, "of") }
event-favor_claimed = rivendica il favore della Regina
    .you = rivendichi il favore della Regina
    .do = rivendica il favore della Regina
event-livre_gained = ottiene { $livre } ({ $reason })
    .you = ottieni { $livre } ({ $reason })
event-livre_paid = paga { $livre } ({ $reason })
    .you = paghi { $livre } ({ $reason })
event-prestige_gained = ottiene { $prestige } ({ $reason })
    .you = ottieni { $prestige } ({ $reason })
event-notions_gained = ottiene { $notions }
    .you = ottieni { $notions }
event-notions_paid = cede { $notions }
    .you = cedi { $notions }
event-resource_taken = prende { FORM($tile, "a") }
    .you = prendi { FORM($tile, "a") }
    .do = prendi { $silk }
event-resource_drawn = pesca { FORM($tile, "a") }
    .you = peschi { FORM($tile, "a") }
event-resource_drawn_secret = pesca una tessera risorsa senza mostrarla
    .you = peschi una tessera risorsa senza mostrarla
    .do = pesca una tessera risorsa
event-resource_kept = la tiene come seta
    .you = la tieni come seta
event-resource_kept_secret = la tiene come seta
    .you = la tieni come seta
event-resource_traded = dà in cambio { $silk }
    .you = dai in cambio { $silk }
    .do = scambia la tessera con filo o pizzo
event-dress_rented = noleggia { FORM($dress, "the") } { FORM($space, "to") }
    .you = noleggi { FORM($dress, "the") } { FORM($space, "to") }
    .do = noleggia{ FORM($dress, "it") } { FORM($space, "to") }
event-dress_sold = vende { FORM($dress, "the") }
    .you = vendi { FORM($dress, "the") }
    .do = vendi{ FORM($dress, "it") }
event-employee_hired = assume { FORM($card, "a") } per { $livre }
    .you = assumi { FORM($card, "a") } per { $livre }
    .do = assumi { FORM($card, "the") }
event-employee_deputed = invia { FORM($card, "the") } alla corte del Re
    .you = invii { FORM($card, "the") } alla corte del Re
    .do = invia a corte { FORM($card, "the") }
event-decoration_funded = finanzia { FORM($decoration, "the") }
    .you = finanzi { FORM($decoration, "the") }
    .do = finanzia { FORM($decoration, "the") }
event-all_halls_reached = è presente in tutte le sale
    .you = sei presente in tutte le sale
event-item_scored = { $item }: { $player } segna { $prestige }.
    .you = { $item }: segni { $prestige }.

event-resource_bag_refilled = { $n ->
    [one] { $n } tessera risorsa scartata torna nella scorta.
   *[other] { $n } tessere risorsa scartate tornano nella scorta.
}

event-dress_bag_refilled-deluxe = { $n ->
    [one] { $n } abito scartato torna nel sacchetto.
   *[other] { $n } abiti scartati tornano nel sacchetto.
}

event-dress_bag_refilled-original = { $n ->
    [one] { $n } abito scartato torna nel sacchetto.
   *[other] { $n } abiti scartati tornano nel sacchetto.
}

event-resources_spent = { $n ->
    [one] cede una tessera: { $silk }
   *[other] cede { $n } tessere: { $silk }
}
    .you = { $n ->
        [one] cedi una tessera: { $silk }
       *[other] cedi { $n } tessere: { $silk }
    }

event-dress_made-deluxe = confeziona { FORM($dress, "a") }
    .you = confezioni { FORM($dress, "a") }
    .do = confeziona { FORM($dress, "the") }
event-dress_made-original = confeziona { FORM($dress, "a") }
    .you = confezioni { FORM($dress, "a") }
    .do = confeziona { FORM($dress, "the") }

event-dress_admired-deluxe = manda { FORM($dress, "the") } sul balcone: { $fireworks }
    .you = mandi { FORM($dress, "the") } sul balcone: { $fireworks }
event-dress_admired-original = manda { FORM($dress, "the") } sulla terrazza: { $fireworks }
    .you = mandi { FORM($dress, "the") } sulla terrazza: { $fireworks }

event-action_chosen-forfeit = rinuncia all’azione principale
    .you = rinunci all’azione principale
    .do = rinuncia all’azione principale

event-game_ended = { $n ->
    [one] Il ballo è finito. Vince { $winners } con { $prestige }.
   *[other] Il ballo è finito. { $winners } si dividono la vittoria con { $prestige }.
}
    .you = { $n ->
        [one] Il ballo è finito. Vinci con { $prestige }.
       *[other] Il ballo è finito. { $winners } vi dividete la vittoria con { $prestige }.
    }

reason-dress = per { FORM($dress, "the") }
reason-favor = favore della Regina
reason-acquire = tessera risorsa
reason-sale = vendita
reason-reward = ricompensa di un invitato
reason-hire = nuovo dipendente
reason-depute = invio a corte
reason-fund = decorazione
reason-income = rendita
reason-tile = tessera risorsa
reason-bonus = bonus { FORM($card, "of") }

reason-fountain_upper-deluxe = cucina del personale
reason-fountain_upper-original = fontana superiore

reason-fountain_lower-deluxe = cucina degli invitati
reason-fountain_lower-original = fontana inferiore

reason-make_dress-deluxe = abito
reason-make_dress-original = abito

## In a turn as one short sentence: without what is printed beside, and "again" about the piece of the deed just named. $things were gained.

brief-resource_taken = prende { $silk }
    .you = prendi { $silk }
brief-resource_drawn = pesca { $silk }
    .you = peschi { $silk }
brief-resource_traded_again = scambia la tessera con { $things }
    .you = scambi la tessera con { $things }
brief-dress_rented_again = { FORM($dress, "it") } noleggia { FORM($space, "to") }
    .you = { FORM($dress, "it") } noleggi { FORM($space, "to") }
brief-dress_sold_again = { FORM($dress, "it") } vende
    .you = { FORM($dress, "it") } vendi
