### The log: one sentence for each event that is worth a line.

event-round_began = Runde { $round } beginnt.
event-start_player_named = eröffnet die Runde
    .you = eröffnest die Runde
event-employees_removed = Nicht eingestellt und aus dem Spiel: { $cards }.
event-employees_revealed = Einzustellen sind: { $cards }.
event-card_taken = nimmt { FORM($card, "a") } auf die Hand
    .you = nimmst { FORM($card, "a") } auf die Hand
    .do = nimm { FORM($card, "the") } auf die Hand
event-card_taken_secret = nimmt eine Karte auf die Hand
    .you = nimmst eine Karte auf die Hand
event-supply_turned = macht die Ablage zum neuen Vorrat
    .you = machst die Ablage zum neuen Vorrat
event-card_played = spielt { FORM($card, "a") } aus
    .you = spielst { FORM($card, "a") } aus
    .do = spiele { FORM($card, "the") } aus
event-bonus_used = nutzt den Bonus { FORM($card, "of") }
    .you = nutzt den Bonus { FORM($card, "of") }
    .do = nutze den Bonus
event-bonus_forfeited = verzichtet auf den Bonus { FORM($card, "of") }
    .you = verzichtest auf den Bonus { FORM($card, "of") }
    .do = verzichte auf den Bonus
event-bonus_used_dress = nutzt den Bonus: { $dress }
    .you = nutzt den Bonus: { $dress }
    .do = nutze den Bonus: { $dress }
event-bonus_forfeited_dress = verzichtet auf den Bonus: { $dress }
    .you = verzichtest auf den Bonus: { $dress }
event-favor_claimed = erbittet die Gunst der Königin
    .you = erbittest die Gunst der Königin
    .do = erbitte die Gunst der Königin
event-livre_gained = erhält { $livre } ({ $reason })
    .you = erhältst { $livre } ({ $reason })
event-livre_paid = zahlt { $livre } ({ $reason })
    .you = zahlst { $livre } ({ $reason })
event-prestige_gained = erhält { $prestige } ({ $reason })
    .you = erhältst { $prestige } ({ $reason })
event-notions_gained = erhält { $notions }
    .you = erhältst { $notions }
event-notions_paid = gibt { $notions } ab
    .you = gibst { $notions } ab
event-resource_taken = nimmt { FORM($tile, "a") }
    .you = nimmst { FORM($tile, "a") }
    .do = nimm { $silk }
event-resource_drawn = zieht { FORM($tile, "a") }
    .you = ziehst { FORM($tile, "a") }
event-resource_drawn_secret = zieht verdeckt ein Rohstoffplättchen
    .you = ziehst verdeckt ein Rohstoffplättchen
    .do = ziehe ein Rohstoffplättchen
event-resource_kept = behält es als Seide
    .you = behältst es als Seide
event-resource_kept_secret = behält es als Seide
    .you = behältst es als Seide
event-resource_traded = tauscht { $silk } ein
    .you = tauschst { $silk } ein
    .do = tausche das Plättchen gegen Garn oder Spitze ein
event-dress_rented = verleiht { FORM($dress, "the") } { FORM($space, "to") }
    .you = verleihst { FORM($dress, "the") } { FORM($space, "to") }
    .do = verleihe { FORM($dress, "it") } { FORM($space, "to") }
event-dress_sold = verkauft { FORM($dress, "the") }
    .you = verkaufst { FORM($dress, "the") }
    .do = verkaufe { FORM($dress, "it") }
event-employee_hired = stellt { FORM($card, "a") } für { $livre } ein
    .you = stellst { FORM($card, "a") } für { $livre } ein
    .do = stelle { FORM($card, "the") } ein
event-employee_deputed = entsendet { FORM($card, "the") } an den Hof des Königs
    .you = entsendest { FORM($card, "the") } an den Hof des Königs
    .do = entsende { FORM($card, "the") }
event-decoration_funded = finanziert { FORM($decoration, "the") }
    .you = finanzierst { FORM($decoration, "the") }
    .do = finanziere { FORM($decoration, "the") }
event-all_halls_reached = ist in allen Sälen vertreten
    .you = bist in allen Sälen vertreten
event-item_scored = { $item }: { $prestige } für { $player }.
    .you = { $item }: { $prestige } für dich.

event-resource_bag_refilled = { $n ->
    [one] { $n } abgeworfenes Rohstoffplättchen kommt zurück in den Vorrat.
   *[other] { $n } abgeworfene Rohstoffplättchen kommen zurück in den Vorrat.
}

event-dress_bag_refilled-deluxe = { $n ->
    [one] { $n } abgeworfenes Gewand kommt zurück in den Beutel.
   *[other] { $n } abgeworfene Gewänder kommen zurück in den Beutel.
}

event-dress_bag_refilled-original = { $n ->
    [one] { $n } abgeworfenes Kleid kommt zurück in den Beutel.
   *[other] { $n } abgeworfene Kleider kommen zurück in den Beutel.
}

event-resources_spent = { $n ->
    [one] gibt ein Plättchen ab: { $silk }
   *[other] gibt { $n } Plättchen ab: { $silk }
}
    .you = { $n ->
        [one] gibst ein Plättchen ab: { $silk }
       *[other] gibst { $n } Plättchen ab: { $silk }
    }

event-dress_made-deluxe = schneidert { FORM($dress, "a") }
    .you = schneiderst { FORM($dress, "a") }
    .do = schneidere { FORM($dress, "the") }
event-dress_made-original = schneidert { FORM($dress, "a") }
    .you = schneiderst { FORM($dress, "a") }
    .do = schneidere { FORM($dress, "the") }

event-dress_admired-deluxe = schickt { FORM($dress, "the") } auf den Balkon: { $fireworks }
    .you = schickst { FORM($dress, "the") } auf den Balkon: { $fireworks }
event-dress_admired-original = schickt { FORM($dress, "the") } auf die Terrasse: { $fireworks }
    .you = schickst { FORM($dress, "the") } auf die Terrasse: { $fireworks }

event-action_chosen-forfeit = verzichtet auf die Hauptaktion
    .you = verzichtest auf die Hauptaktion
    .do = verzichte auf die Hauptaktion

event-game_ended = { $n ->
    [one] Der Ball ist vorüber. { $winners } gewinnt mit { $prestige }.
   *[other] Der Ball ist vorüber. { $winners } teilen sich den Sieg mit { $prestige }.
}
    .you = { $n ->
        [one] Der Ball ist vorüber. Du gewinnst mit { $prestige }.
       *[other] Der Ball ist vorüber. { $winners } teilt euch den Sieg mit { $prestige }.
    }

reason-dress = für { FORM($dress, "the") }
reason-favor = Gunst der Königin
reason-acquire = Rohstoffplättchen
reason-sale = Verkauf
reason-reward = Belohnung eines Gastes
reason-hire = neuer Arbeiter
reason-depute = Entsendung
reason-fund = Dekoration
reason-income = Einkommen
reason-tile = Rohstoffplättchen
reason-bonus = Bonus { FORM($card, "of") }

reason-fountain_upper-deluxe = Küche für das Personal
reason-fountain_upper-original = oberer Brunnen

reason-fountain_lower-deluxe = Küche für die Gäste
reason-fountain_lower-original = unterer Brunnen

reason-make_dress-deluxe = Gewand
reason-make_dress-original = Kleid

## In a turn as one short sentence: without what is printed beside, and "again" about the piece of the deed just named. $things were gained.

brief-resource_taken = nimmt { $silk }
    .you = nimmst { $silk }
brief-resource_drawn = zieht { $silk }
    .you = ziehst { $silk }
brief-resource_traded_again = tauscht das Plättchen gegen { $things }
    .you = tauschst das Plättchen gegen { $things }
brief-dress_rented_again = verleiht { FORM($dress, "it") } { FORM($space, "to") }
    .you = verleihst { FORM($dress, "it") } { FORM($space, "to") }
brief-dress_sold_again = verkauft { FORM($dress, "it") }
    .you = verkaufst { FORM($dress, "it") }
