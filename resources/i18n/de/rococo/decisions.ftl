### What is asked of whom, and the answers that are words. Answers that are pieces are named by the piece.
### A sentence chooses among the forms of a card, dress, tile or place: see the attributes of its message.

prompt-select_card = { $player }: Wähle eine Karte für deine Hand
prompt-select_card_counted = { $player }: Wähle Karte { $number } von { $all } für deine Hand
prompt-play_card = { $player }: Spiele eine Arbeiterkarte aus
prompt-choose_action = { $player }: Wofür setzt du { FORM($card, "the") } ein?
prompt-acquire_resource = { $player }: Welches Rohstoffplättchen erwirbst du?
prompt-keep_resource = { $player }: Das Plättchen als Seide behalten oder gegen seine untere Hälfte tauschen?
prompt-pay_silk = { $player }: Welche Plättchen gibst du für { FORM($dress, "the") } ab? Nötig: { $needs }.
prompt-place_dress = { $player }: Möchtest du { FORM($dress, "the") } an einen Gast verleihen oder für { $livre } verkaufen?
prompt-place_dress_unsold = { $player }: An welchen Gast verleihst du { FORM($dress, "the") }?
prompt-take_reward = { $player }: Nimm kostenlos ein Rohstoffplättchen
prompt-hire_employee = { $player }: Wen stellst du ein?
prompt-fund_decoration = { $player }: Welche Dekoration finanzierst du?
prompt-fund_decoration_discount = { $player }: Welche Dekoration finanzierst du, { $livre } günstiger?
prompt-use_bonus = { $player }: Den Bonus { FORM($card, "of") } nutzen ({ $bonus })?
prompt-use_bonus_dress = { $player }: Den Bonus nutzen ({ $dress }: { $bonus })?
prompt-depute_employee = { $player }: Wen entsendest du ohne Bezahlung, um den Bonus zu nutzen?
prompt-depute_employee_paid = { $player }: Wen entsendest du für Geld, aber ohne Bonus?
prompt-choose_notion = { $player }: Garn oder Spitze?
prompt-pay_for_prestige = { $player }: Wie viel Ansehen kaufst du für je { $livre }?
prompt-discard_resources = { $player }: Welche Plättchen wirfst du für Ansehen ab?
prompt-over = Der Ball ist vorüber.
prompt-played = Alle deine Karten sind gespielt.

prompt-make_dress-deluxe = { $player }: Welches Gewand schneiderst du?
prompt-make_dress-original = { $player }: Welches Kleid schneiderst du?

prompt-make_dress_extra-deluxe = { $player }: Welches weitere Gewand schneiderst du?
prompt-make_dress_extra-original = { $player }: Welches weitere Kleid schneiderst du?

prompt-make_dress_sold-deluxe = { $player }: Welches weitere Gewand schneiderst du, um es sofort zu verkaufen?
prompt-make_dress_sold-original = { $player }: Welches weitere Kleid schneiderst du, um es sofort zu verkaufen?

waiting-select_card = { $player } stellt die Hand zusammen
waiting-keep_resource = { $player } entscheidet, was aus einem Plättchen wird
waiting-discard_resources = { $player } wählt Plättchen zum Abwerfen
waiting-other = { $player } ist am Zug

action-favor = Gunst der Königin erbitten
action-acquire = Rohstoffe erwerben
action-hire = Arbeiter einstellen
action-depute = Arbeiter entsenden
action-fund = Dekoration finanzieren
action-forfeit = Verzichten: nur der Bonus
action-forfeit_bare = Verzichten: ohne Ersatz

action-make_dress-deluxe = Gewand schneidern
action-make_dress-original = Kleid schneidern

deed-favor = erbittet die Gunst
deed-acquire = erwirbt
deed-acquire_traded = tauscht ein
deed-hire = stellt jemanden ein
deed-depute = entsendet jemanden
deed-fund = finanziert
deed-forfeit = verzichtet auf die Aktion

deed-make_dress-deluxe = schneidert
deed-make_dress-original = schneidert
deed-make_dress_sold-deluxe = schneidert und verkauft
deed-make_dress_sold-original = schneidert und verkauft

option-silk = Als Seide behalten
option-thread = Garn
option-lace = Spitze
option-notions = Gegen { $notions } tauschen
option-sell = Für { $livre } verkaufen
option-use = Bonus nutzen
option-forfeit = Auf den Bonus verzichten
option-done = Fertig
option-buy = { $prestige } für { $livre }
option-give = { $silk } abgeben
option-give_lost = { $silk } abgeben (verloren: { $lost })
