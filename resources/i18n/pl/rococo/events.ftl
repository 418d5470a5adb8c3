### The log: one sentence for each event that is worth a line.

event-round_began = Zaczyna się runda { $round }.
event-start_player_named = jest teraz pierwszym graczem
    .you = jesteś teraz pierwszym graczem
event-employees_removed = Niezatrudnieni opuszczają grę: { $cards }.
event-employees_revealed = Do zatrudnienia: { $cards }.
event-card_taken = bierze na rękę { FORM($card, "a") }
    .you = bierzesz na rękę { FORM($card, "a") }
    .do = weź na rękę { FORM($card, "acc") }
event-card_taken_secret = bierze kartę na rękę
    .you = bierzesz kartę na rękę
event-supply_turned = zmienia stos kart odrzuconych w nowy zapas
    .you = zmieniasz stos kart odrzuconych w nowy zapas
event-card_played = zagrywa { FORM($card, "a") }
    .you = zagrywasz { FORM($card, "a") }
    .do = zagraj { FORM($card, "acc") }
event-bonus_used = używa bonusu { FORM($card, "gen") }
    .you = używasz bonusu { FORM($card, "gen") }
    .do = użyj bonusu
event-bonus_forfeited = rezygnuje z bonusu { FORM($card, "gen") }
    .you = rezygnujesz z bonusu { FORM($card, "gen") }
    .do = zrezygnuj z bonusu
event-bonus_used_dress = używa bonusu { FORM($dress, "gen") }
    .you = używasz bonusu { FORM($dress, "gen") }
    .do = użyj bonusu { FORM($dress, "gen") }
event-bonus_forfeited_dress = rezygnuje z bonusu { FORM($dress, "gen") }
    .you = rezygnujesz z bonusu { FORM($dress, "gen") }
event-favor_claimed = zdobywa przychylność Królowej
    .you = zdobywasz przychylność Królowej
    .do = zdobądź przychylność Królowej
event-livre_gained = zyskuje { $livre } ({ $reason })
    .you = zyskujesz { $livre } ({ $reason })
event-livre_paid = płaci { $livre } ({ $reason })
    .you = płacisz { $livre } ({ $reason })
event-prestige_gained = zdobywa { $prestige } ({ $reason })
    .you = zdobywasz { $prestige } ({ $reason })
event-notions_gained = zyskuje: { $notions }
    .you = zyskujesz: { $notions }
event-notions_paid = oddaje: { $notions }
    .you = oddajesz: { $notions }
event-resource_taken = bierze { FORM($tile, "a") }
    .you = bierzesz { FORM($tile, "a") }
    .do = weź { $silk }
event-resource_drawn = dobiera { FORM($tile, "a") }
    .you = dobierasz { FORM($tile, "a") }
event-resource_drawn_secret = dobiera zakryty żeton surowców
    .you = dobierasz zakryty żeton surowców
    .do = dobierz żeton surowców
event-resource_kept = zostawia go jako jedwab
    .you = zostawiasz go jako jedwab
event-resource_kept_secret = zostawia go jako jedwab
    .you = zostawiasz go jako jedwab
event-resource_traded = wymienia { $silk }
    .you = wymieniasz { $silk }
    .do = wymień żeton na nić lub koronkę
event-dress_rented = wypożycza { FORM($dress, "acc") } { FORM($space, "to") }
    .you = wypożyczasz { FORM($dress, "acc") } { FORM($space, "to") }
    .do = wypożycz { FORM($dress, "it") } { FORM($space, "to") }
event-dress_sold = sprzedaje { FORM($dress, "acc") }
    .you = sprzedajesz { FORM($dress, "acc") }
    .do = sprzedaj { FORM($dress, "it") }
event-employee_hired = zatrudnia { FORM($card, "a") } za { $livre }
    .you = zatrudniasz { FORM($card, "a") } za { $livre }
    .do = zatrudnij { FORM($card, "acc") }
event-employee_deputed = oddelegowuje { FORM($card, "acc") } na dwór Króla
    .you = oddelegowujesz { FORM($card, "acc") } na dwór Króla
    .do = oddeleguj { FORM($card, "acc") }
event-decoration_funded = funduje { FORM($decoration, "acc") }
    .you = fundujesz { FORM($decoration, "acc") }
    .do = ufunduj { FORM($decoration, "acc") }
event-all_halls_reached = jest we wszystkich salach
    .you = jesteś we wszystkich salach
event-item_scored = { $item }: { $player } zdobywa { $prestige }.
    .you = { $item }: zdobywasz { $prestige }.

event-resource_bag_refilled = { $n ->
    [one] { $n } odrzucony żeton surowców wraca do puli.
    [few] { $n } odrzucone żetony surowców wracają do puli.
    [many] { $n } odrzuconych żetonów surowców wraca do puli.
   *[other] { $n } odrzuconego żetonu surowców wraca do puli.
}

event-dress_bag_refilled-deluxe = { $n ->
    [one] { $n } odrzucony strój wraca do woreczka.
    [few] { $n } odrzucone stroje wracają do woreczka.
    [many] { $n } odrzuconych strojów wraca do woreczka.
   *[other] { $n } odrzuconego stroju wraca do woreczka.
}

event-dress_bag_refilled-original = { $n ->
    [one] { $n } odrzucony strój wraca do woreczka.
    [few] { $n } odrzucone stroje wracają do woreczka.
    [many] { $n } odrzuconych strojów wraca do woreczka.
   *[other] { $n } odrzuconego stroju wraca do woreczka.
}

event-resources_spent = { $n ->
    [one] oddaje żeton: { $silk }
    [few] oddaje { $n } żetony: { $silk }
    [many] oddaje { $n } żetonów: { $silk }
   *[other] oddaje { $n } żetonu: { $silk }
}
    .you = { $n ->
        [one] oddajesz żeton: { $silk }
        [few] oddajesz { $n } żetony: { $silk }
        [many] oddajesz { $n } żetonów: { $silk }
       *[other] oddajesz { $n } żetonu: { $silk }
    }

event-dress_made-deluxe = szyje { FORM($dress, "a") }
    .you = szyjesz { FORM($dress, "a") }
    .do = uszyj { FORM($dress, "acc") }
event-dress_made-original = szyje { FORM($dress, "a") }
    .you = szyjesz { FORM($dress, "a") }
    .do = uszyj { FORM($dress, "acc") }

event-dress_admired-deluxe = wysyła { FORM($dress, "acc") } na balkon: { $fireworks }
    .you = wysyłasz { FORM($dress, "acc") } na balkon: { $fireworks }
event-dress_admired-original = wysyła { FORM($dress, "acc") } na taras: { $fireworks }
    .you = wysyłasz { FORM($dress, "acc") } na taras: { $fireworks }

event-action_chosen-forfeit = rezygnuje z akcji głównej
    .you = rezygnujesz z akcji głównej
    .do = zrezygnuj z akcji głównej

event-game_ended = { $n ->
    [one] Bal dobiegł końca. { $winners } wygrywa z wynikiem { $prestige }.
    [few] Bal dobiegł końca. { $winners } dzielą się zwycięstwem z wynikiem { $prestige }.
    [many] Bal dobiegł końca. { $winners } dzielą się zwycięstwem z wynikiem { $prestige }.
   *[other] Bal dobiegł końca. { $winners } dzielą się zwycięstwem z wynikiem { $prestige }.
}
    .you = { $n ->
        [one] Bal dobiegł końca. Wygrywasz z wynikiem { $prestige }.
        [few] Bal dobiegł końca. { $winners } dzielicie się zwycięstwem z wynikiem { $prestige }.
        [many] Bal dobiegł końca. { $winners } dzielicie się zwycięstwem z wynikiem { $prestige }.
       *[other] Bal dobiegł końca. { $winners } dzielicie się zwycięstwem z wynikiem { $prestige }.
    }

reason-dress = za { FORM($dress, "acc") }
reason-favor = przychylność Królowej
reason-acquire = żeton surowców
reason-sale = sprzedaż
reason-reward = nagroda od gościa
reason-hire = nowy pracownik
reason-depute = oddelegowanie
reason-fund = dekoracja
reason-income = dochód
reason-tile = żeton surowców
reason-bonus = bonus { FORM($card, "gen") }

reason-fountain_upper-deluxe = kuchnia dla służby
reason-fountain_upper-original = górna fontanna

reason-fountain_lower-deluxe = kuchnia dla gości
reason-fountain_lower-original = dolna fontanna

reason-make_dress-deluxe = strój
reason-make_dress-original = strój

## In a turn as one short sentence: without what is printed beside, and "again" about the piece of the deed just named. $things were gained.

brief-resource_taken = bierze { $silk }
    .you = bierzesz { $silk }
brief-resource_drawn = dobiera { $silk }
    .you = dobierasz { $silk }
brief-resource_traded_again = wymienia żeton na: { $things }
    .you = wymieniasz żeton na: { $things }
brief-dress_rented_again = wypożycza { FORM($dress, "it") } { FORM($space, "to") }
    .you = wypożyczasz { FORM($dress, "it") } { FORM($space, "to") }
brief-dress_sold_again = sprzedaje { FORM($dress, "it") }
    .you = sprzedajesz { FORM($dress, "it") }
