### The log: one sentence for each event that is worth a line.

event-round_began = La manche { $round } commence.
event-start_player_named = devient premier joueur
    .you = devenez premier joueur
event-employees_removed = Non engagés et retirés du jeu : { $cards }.
event-employees_revealed = À engager : { $cards }.
event-card_taken = prend { FORM($card, "a") } en main
    .you = prenez { FORM($card, "a") } en main
    .do = prenez { FORM($card, "the") } en main
event-card_taken_secret = prend une carte en main
    .you = prenez une carte en main
event-supply_turned = refait sa réserve avec sa défausse
    .you = refaites votre réserve avec votre défausse
event-card_played = joue { FORM($card, "a") }
    .you = jouez { FORM($card, "a") }
    .do = jouez { FORM($card, "the") }
event-bonus_used = utilise le bonus { FORM($card, "of") }
    .you = utilisez le bonus { FORM($card, "of") }
    .do = utilisez le bonus
event-bonus_forfeited = renonce au bonus { FORM($card, "of") }
    .you = renoncez au bonus { FORM($card, "of") }
    .do = renoncez au bonus
event-bonus_used_dress = utilise ce que rapporte { FORM($dress, "the") }
    .you = utilisez ce que rapporte { FORM($dress, "the") }
    .do = utilisez ce que rapporte { FORM($dress, "the") }
event-bonus_forfeited_dress = renonce à ce que rapporte { FORM($dress, "the") }
    .you = renoncez à ce que rapporte { FORM($dress, "the") }
event-favor_claimed = réclame la faveur de la Reine
    .you = réclamez la faveur de la Reine
    .do = réclamez la faveur de la Reine
event-livre_gained = gagne { $livre } ({ $reason })
    .you = gagnez { $livre } ({ $reason })
event-livre_paid = paie { $livre } ({ $reason })
    .you = payez { $livre } ({ $reason })
event-prestige_gained = gagne { $prestige } ({ $reason })
    .you = gagnez { $prestige } ({ $reason })
event-notions_gained = gagne { $notions }
    .you = gagnez { $notions }
event-notions_paid = donne { $notions }
    .you = donnez { $notions }
event-resource_taken = prend { FORM($tile, "a") }
    .you = prenez { FORM($tile, "a") }
    .do = prenez { $silk }
event-resource_drawn = pioche { FORM($tile, "a") }
    .you = piochez { FORM($tile, "a") }
event-resource_drawn_secret = pioche une tuile ressources en secret
    .you = piochez une tuile ressources en secret
    .do = piochez une tuile ressources
event-resource_kept = en garde la soie
    .you = en gardez la soie
event-resource_kept_secret = en garde la soie
    .you = en gardez la soie
event-resource_traded = échange { $silk }
    .you = échangez { $silk }
    .do = échangez la tuile contre du fil ou de la dentelle
event-dress_rented = loue { FORM($dress, "the") } { FORM($space, "to") }
    .you = louez { FORM($dress, "the") } { FORM($space, "to") }
    .do = louez-{ FORM($dress, "it") } { FORM($space, "to") }
event-dress_sold = vend { FORM($dress, "the") }
    .you = vendez { FORM($dress, "the") }
    .do = vendez-{ FORM($dress, "it") }
event-employee_hired = engage { FORM($card, "a") } pour { $livre }
    .you = engagez { FORM($card, "a") } pour { $livre }
    .do = engagez { FORM($card, "the") }
event-employee_deputed = délègue { FORM($card, "the") } à la cour du Roi
    .you = déléguez { FORM($card, "the") } à la cour du Roi
    .do = déléguez { FORM($card, "the") }
event-decoration_funded = finance { FORM($decoration, "the") }
    .you = financez { FORM($decoration, "the") }
    .do = financez { FORM($decoration, "the") }
event-all_halls_reached = est présent dans toutes les salles
    .you = êtes présent dans toutes les salles
event-item_scored = { $item } : { $player } marque { $prestige }.
    .you = { $item } : vous marquez { $prestige }.

event-resource_bag_refilled = { $n ->
    [one] { $n } tuile ressources défaussée retourne dans la réserve.
   *[other] { $n } tuiles ressources défaussées retournent dans la réserve.
}

event-dress_bag_refilled-deluxe = { $n ->
    [one] { $n } tenue de bal défaussée retourne dans le sac.
   *[other] { $n } tenues de bal défaussées retournent dans le sac.
}

event-dress_bag_refilled-original = { $n ->
    [one] { $n } tenue défaussée retourne dans le sac.
   *[other] { $n } tenues défaussées retournent dans le sac.
}

event-resources_spent = { $n ->
    [one] donne une tuile : { $silk }
   *[other] donne { $n } tuiles : { $silk }
}
    .you = { $n ->
        [one] donnez une tuile : { $silk }
       *[other] donnez { $n } tuiles : { $silk }
    }

event-dress_made-deluxe = confectionne { FORM($dress, "a") }
    .you = confectionnez { FORM($dress, "a") }
    .do = confectionnez { FORM($dress, "the") }
event-dress_made-original = confectionne { FORM($dress, "a") }
    .you = confectionnez { FORM($dress, "a") }
    .do = confectionnez { FORM($dress, "the") }

event-dress_admired-deluxe = envoie { FORM($dress, "the") } au balcon : { $fireworks }
    .you = envoyez { FORM($dress, "the") } au balcon : { $fireworks }
event-dress_admired-original = envoie { FORM($dress, "the") } sur la terrasse : { $fireworks }
    .you = envoyez { FORM($dress, "the") } sur la terrasse : { $fireworks }

event-action_chosen-forfeit = renonce à l’action principale
    .you = renoncez à l’action principale
    .do = renoncez à l’action principale

event-game_ended = { $n ->
    [one] Le bal est terminé. { $winners } l’emporte avec { $prestige }.
   *[other] Le bal est terminé. { $winners } partagent la victoire avec { $prestige }.
}
    .you = { $n ->
        [one] Le bal est terminé. Vous l’emportez avec { $prestige }.
       *[other] Le bal est terminé. { $winners } partagez la victoire avec { $prestige }.
    }

reason-dress = pour { FORM($dress, "the") }
reason-favor = faveur de la Reine
reason-acquire = tuile ressources
reason-sale = vente
reason-reward = récompense d’un invité
reason-hire = nouveau commis
reason-depute = délégation
reason-fund = décoration
reason-income = revenu
reason-tile = tuile ressources
reason-bonus = bonus { FORM($card, "of") }

reason-fountain_upper-deluxe = cuisine du personnel
reason-fountain_upper-original = fontaine du haut

reason-fountain_lower-deluxe = cuisine des invités
reason-fountain_lower-original = fontaine du bas

reason-make_dress-deluxe = tenue de bal
reason-make_dress-original = tenue

## In a turn as one short sentence: without what is printed beside, and "again" about the piece of the deed just named. $things were gained.

brief-resource_taken = prend { $silk }
    .you = prenez { $silk }
brief-resource_drawn = pioche { $silk }
    .you = piochez { $silk }
brief-resource_traded_again = échange la tuile contre { $things }
    .you = échangez la tuile contre { $things }
brief-dress_rented_again = { FORM($dress, "it") } loue { FORM($space, "to") }
    .you = { FORM($dress, "it") } louez { FORM($space, "to") }
brief-dress_sold_again = { FORM($dress, "it") } vend
    .you = { FORM($dress, "it") } vendez
