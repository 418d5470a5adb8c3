### The log: one sentence for each event that is worth a line.

event-round_began = La manche { $round } commence.
event-start_player_named = devient premier joueur
event-employees_removed = Non engagés et retirés du jeu : { $cards }.
event-employees_revealed = À engager : { $cards }.
event-card_taken = prend { $a_card } en main
event-card_taken_secret = prend une carte en main
event-supply_turned = refait sa réserve avec sa défausse
event-card_played = joue { $a_card }
event-bonus_used = utilise le bonus { $of_card }
event-bonus_forfeited = renonce au bonus { $of_card }
event-bonus_used_dress = utilise ce que rapporte { $the_dress }
event-bonus_forfeited_dress = renonce à ce que rapporte { $the_dress }
event-favor_claimed = réclame la faveur de la Reine
event-livre_gained = gagne { $livre } ({ $reason })
event-livre_paid = paie { $livre } ({ $reason })
event-prestige_gained = gagne { $prestige } ({ $reason })
event-notions_gained = gagne { $notions }
event-notions_paid = donne { $notions }
event-resource_taken = prend { $a_tile }
event-resource_drawn = pioche { $a_tile }
event-resource_drawn_secret = pioche une tuile ressources en secret
event-resource_kept = en garde la soie
event-resource_kept_secret = en garde la soie
event-resource_traded = échange { $silk }
event-dress_rented = loue { $the_dress } { $to_space }
event-dress_sold = vend { $the_dress }
event-employee_hired = engage { $a_card } pour { $livre }
event-employee_deputed = délègue { $the_card } à la cour du Roi
event-decoration_funded = finance une décoration : { $decoration }
event-all_halls_reached = est présent dans toutes les salles
event-item_scored = { $item } : { $player } marque { $prestige }.

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

event-dress_made-deluxe = confectionne { $a_dress }
event-dress_made-original = confectionne { $a_dress }

event-dress_admired-deluxe = envoie { $the_dress } au balcon : { $fireworks }
event-dress_admired-original = envoie { $the_dress } sur la terrasse : { $fireworks }

event-action_chosen-forfeit = renonce à l’action principale

event-game_ended = { $n ->
    [one] Le bal est terminé. { $winners } l’emporte avec { $prestige }.
   *[other] Le bal est terminé. { $winners } partagent la victoire avec { $prestige }.
}

reason-dress = pour { $the_dress }
reason-favor = faveur de la Reine
reason-acquire = tuile ressources
reason-sale = vente
reason-reward = récompense d’un invité
reason-hire = nouveau commis
reason-depute = délégation
reason-fund = décoration
reason-income = revenu
reason-tile = tuile ressources
reason-bonus = bonus { $of_card }

reason-fountain_upper-deluxe = cuisine du personnel
reason-fountain_upper-original = fontaine du haut

reason-fountain_lower-deluxe = cuisine des invités
reason-fountain_lower-original = fontaine du bas

reason-make_dress-deluxe = tenue de bal
reason-make_dress-original = tenue
