### Warum etwas nicht gewählt werden kann, und was eine Antwort kostet und bringt.

obstacle-short = es fehlt: { $what }
obstacle-occupied = besetzt
obstacle-only_one = davon darfst du nur eine haben
obstacle-empty = hier ist nichts mehr
obstacle-training = nur durch { FORM($who, "a") }
obstacle-never_sold = wird nie verkauft
obstacle-no_place = kein freier Platz dafür
obstacle-needs_master = braucht einen Meister
obstacle-extra_master = braucht einen Meister; ein Bonus genügt dafür nie
obstacle-master_space = nur für das Werk eines Meisters
obstacle-no_dress = mit deinem Vorrat lässt sich nichts schneidern
obstacle-favor_taken = in dieser Runde schon vergeben
obstacle-staff = { $least } Arbeiter müssen bleiben
obstacle-leaving = auf dem Weg an den Hof
obstacle-card_first = spiele zuerst eine Arbeiterkarte aus
obstacle-action_first = wähle zuerst: { $action }

outlook-shared = { $leader } führen gemeinsam
outlook-nobody = niemand führt
outlook-halls = in { $present } von { $total } Sälen vertreten
outlook-halls_short = Säle
outlook-lost = verloren: { $silk }
outlook-fireworks = Feuerwerk
outlook-favor = { $n } Prestige nur für den, der die Gunst am Ende hat

standing-hall = { $hall }: { $first } für die meisten, { $second } für die zweitmeisten; { $leader }.
standing-hall_two = { $hall }: { $first } für die meisten; { $leader }.
standing-present = { $player }: { $n }
standing-lead = du führst mit { $n } Vorsprung
standing-tie_break = du gewinnst den Gleichstand

outlook-income = bei jedem Einkommen
outlook-decoration-statue = am Ende { $prestige } für jede Farbe deiner { $garments }
outlook-decoration-statue_more = am Ende { $prestige } für jede Farbe, von der du { $n } { $garments } hast
outlook-decoration-musician = gewinnt Gleichstände { FORM($hall, "in") }, die die Meistergäste offen lassen
outlook-decoration-fireworks = am Ende zählt eines deiner { $garments } { FORM($hall, "in") } { $times }-fach
outlook-decoration-fountain_lower = bei jedem Einkommen { $livre } für jedes deiner { $garments } bei Gästen

outlook-chance-resource_drawn = ein zufälliges Plättchen
outlook-chance-resource_bag_refilled = ein zufälliges Plättchen

outlook-asks-pay_silk = dann wählst du die Seide
outlook-asks-place_dress = dann wählst du Gast oder Verkauf
outlook-asks-take_reward = dann wählst du ein Plättchen
outlook-asks-use_bonus = dann der Bonus
