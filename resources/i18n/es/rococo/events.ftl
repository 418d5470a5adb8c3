### The log: one sentence for each event that is worth a line.

event-round_began = Empieza la ronda { $round }.
event-start_player_named = es ahora jugador inicial
    .you = eres ahora jugador inicial
event-employees_removed = Sin contratar y fuera del juego: { $cards }.
event-employees_revealed = Por contratar: { $cards }.
event-card_taken = añade { FORM($card, "a") } a su mano
    .you = añades { FORM($card, "a") } a tu mano
    .do = añade { FORM($card, "the") } a tu mano
event-card_taken_secret = añade una carta a su mano
    .you = añades una carta a tu mano
event-supply_turned = convierte su descarte en nueva reserva
    .you = conviertes tu descarte en nueva reserva
event-card_played = juega { FORM($card, "a") }
    .you = juegas { FORM($card, "a") }
    .do = juega { FORM($card, "the") }
event-bonus_used = usa la bonificación { FORM($card, "of") }
    .you = usas la bonificación { FORM($card, "of") }
    .do = usa la bonificación
event-bonus_forfeited = renuncia a la bonificación { FORM($card, "of") }
    .you = renuncias a la bonificación { FORM($card, "of") }
    .do = renuncia a la bonificación
event-bonus_used_dress = usa lo que da { FORM($dress, "the") }
    .you = usas lo que da { FORM($dress, "the") }
    .do = usa lo que da { FORM($dress, "the") }
event-bonus_forfeited_dress = renuncia a lo que da { FORM($dress, "the") }
    .you = renuncias a lo que da { FORM($dress, "the") }
event-favor_claimed = reclama el favor de la Reina
    .you = reclamas el favor de la Reina
    .do = reclama el favor de la Reina
event-livre_gained = obtiene { $livre } ({ $reason })
    .you = obtienes { $livre } ({ $reason })
event-livre_paid = paga { $livre } ({ $reason })
    .you = pagas { $livre } ({ $reason })
event-prestige_gained = obtiene { $prestige } ({ $reason })
    .you = obtienes { $prestige } ({ $reason })
event-notions_gained = obtiene { $notions }
    .you = obtienes { $notions }
event-notions_paid = entrega { $notions }
    .you = entregas { $notions }
event-resource_taken = toma { FORM($tile, "a") }
    .you = tomas { FORM($tile, "a") }
    .do = toma { $silk }
event-resource_drawn = roba { FORM($tile, "a") }
    .you = robas { FORM($tile, "a") }
event-resource_drawn_secret = roba una loseta de recursos sin mostrarla
    .you = robas una loseta de recursos sin mostrarla
    .do = roba una loseta de recursos
event-resource_kept = la guarda como seda
    .you = la guardas como seda
event-resource_kept_secret = la guarda como seda
    .you = la guardas como seda
event-resource_traded = cambia { $silk }
    .you = cambias { $silk }
    .do = cambia la loseta por hilo o encaje
event-dress_rented = alquila { FORM($dress, "the") } { FORM($space, "to") }
    .you = alquilas { FORM($dress, "the") } { FORM($space, "to") }
    .do = alquíla{ FORM($dress, "it") } { FORM($space, "to") }
event-dress_sold = vende { FORM($dress, "the") }
    .you = vendes { FORM($dress, "the") }
    .do = vénde{ FORM($dress, "it") }
event-employee_hired = contrata a { FORM($card, "a") } por { $livre }
    .you = contratas a { FORM($card, "a") } por { $livre }
    .do = contrata { FORM($card, "al") }
event-employee_deputed = envía { FORM($card, "al") } a la corte del Rey
    .you = envías { FORM($card, "al") } a la corte del Rey
    .do = envía { FORM($card, "al") } a la corte
event-decoration_funded = financia { FORM($decoration, "the") }
    .you = financias { FORM($decoration, "the") }
    .do = financia { FORM($decoration, "the") }
event-all_halls_reached = está presente en todos los salones
    .you = estás presente en todos los salones
event-item_scored = { $item }: { $player } se anota { $prestige }.
    .you = { $item }: te anotas { $prestige }.

event-resource_bag_refilled = { $n ->
    [one] 1 loseta de recursos descartada vuelve a las existencias.
   *[other] { $n } losetas de recursos descartadas vuelven a las existencias.
}

event-dress_bag_refilled-deluxe = { $n ->
    [one] 1 prenda descartada vuelve a la bolsa.
   *[other] { $n } prendas descartadas vuelven a la bolsa.
}

event-dress_bag_refilled-original = { $n ->
    [one] 1 prenda descartada vuelve a la bolsa.
   *[other] { $n } prendas descartadas vuelven a la bolsa.
}

event-resources_spent = { $n ->
    [one] entrega una loseta: { $silk }
   *[other] entrega { $n } losetas: { $silk }
}
    .you = { $n ->
        [one] entregas una loseta: { $silk }
       *[other] entregas { $n } losetas: { $silk }
    }

event-dress_made-deluxe = confecciona { FORM($dress, "a") }
    .you = confeccionas { FORM($dress, "a") }
    .do = confecciona { FORM($dress, "the") }
event-dress_made-original = confecciona { FORM($dress, "a") }
    .you = confeccionas { FORM($dress, "a") }
    .do = confecciona { FORM($dress, "the") }

event-dress_admired-deluxe = manda { FORM($dress, "the") } al balcón: { $fireworks }
    .you = mandas { FORM($dress, "the") } al balcón: { $fireworks }
event-dress_admired-original = manda { FORM($dress, "the") } a la terraza: { $fireworks }
    .you = mandas { FORM($dress, "the") } a la terraza: { $fireworks }

event-action_chosen-forfeit = renuncia a la acción principal
    .you = renuncias a la acción principal
    .do = renuncia a la acción principal

event-game_ended = { $n ->
    [one] El baile ha terminado. Gana { $winners } con { $prestige }.
   *[other] El baile ha terminado. { $winners } comparten la victoria con { $prestige }.
}
    .you = { $n ->
        [one] El baile ha terminado. Ganas con { $prestige }.
       *[other] El baile ha terminado. { $winners } compartís la victoria con { $prestige }.
    }

reason-dress = por { FORM($dress, "the") }
reason-favor = favor de la Reina
reason-acquire = loseta de recursos
reason-sale = venta
reason-reward = recompensa de un invitado
reason-hire = nuevo empleado
reason-depute = envío a la corte
reason-fund = decoración
reason-income = ingresos
reason-tile = loseta de recursos
reason-bonus = bonificación { FORM($card, "of") }

reason-fountain_upper-deluxe = cocina del personal
reason-fountain_upper-original = fuente superior

reason-fountain_lower-deluxe = cocina de los invitados
reason-fountain_lower-original = fuente inferior

reason-make_dress-deluxe = prenda
reason-make_dress-original = prenda

## In a turn as one short sentence: without what is printed beside, and "again" about the piece of the deed just named. $things were gained.

brief-resource_taken = toma { $silk }
    .you = tomas { $silk }
brief-resource_drawn = roba { $silk }
    .you = robas { $silk }
brief-resource_traded_again = cambia la loseta por { $things }
    .you = cambias la loseta por { $things }
brief-dress_rented_again = { FORM($dress, "it") } alquila { FORM($space, "to") }
    .you = { FORM($dress, "it") } alquilas { FORM($space, "to") }
brief-dress_sold_again = { FORM($dress, "it") } vende
    .you = { FORM($dress, "it") } vendes
