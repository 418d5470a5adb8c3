### The score sheet.

patisserie-item-prestige = Während des Spiels
patisserie-decisive-prestige = Prestige während des Spiels (Karten, Dekorationen, Service)
patisserie-item-mentor = Vorräte des Mentors
patisserie-item-coins = Geld
patisserie-item-tables = Präsentationstafeln
patisserie-item-served = Gastgeber: Gegner mit Service
patisserie-item-dishes = Gebäcke
patisserie-item-posts = Servicekräfte
patisserie-item-hosts = Adlige Gastgeber
patisserie-item-specials = Sonderboni

patisserie-part-prestige = Auf der Prestigeleiste: { $points }
patisserie-part-inventory = Boni des Personals: { $points }
patisserie-part-supplies = Hälfte der übrigen Plättchen und Waren: { $points }
patisserie-part-coins = { $coins }, nach dem letzten Einkommen und den letzten Verkäufen (1 je { $each }): { $points }
patisserie-part-dish = { $piece }: { $points }
patisserie-part-post = Service ({ $first } / { $second }): { $points }
patisserie-part-host = Adliger Gastgeber { $number }: { $points }
patisserie-part-special = { $bonus }: { $points }
patisserie-part-tied = { $part } ({ $tie })

patisserie-tie-nearest = Gleichstand: Nähe zum Tafelbonus

patisserie-score-total = Prestige
patisserie-score-left = Übrige Münzen (bei Gleichstand)
patisserie-score-won = { $name } gewinnt mit { $total } Prestigepunkten.
    .you = Du gewinnst mit { $total } Prestigepunkten.
patisserie-score-tie_broken = { $tied } haben je { $total } Prestigepunkte; { $name } hat mehr Münzen übrig ({ $left } zu { $next }) und gewinnt.
    .you = { $tied } habt je { $total } Prestigepunkte; du hast mehr Münzen übrig ({ $left } zu { $next }) und gewinnst.
patisserie-score-rival = { $tied } haben je { $total } Prestigepunkte; { $name } gewinnt jeden Gleichstand.
patisserie-score-start_player = { $tied } haben je { $total } Prestigepunkte und { $coins } übrig; { $name } kommt vom Startspieler aus zuerst und gewinnt.
    .you = { $tied } habt je { $total } Prestigepunkte und { $coins } übrig; du kommst vom Startspieler aus zuerst und gewinnst.

patisserie-part-table = { $n ->
    [one] { $table }, { $n } Gebäck, { $rank }: { $points }
   *[other] { $table }, { $n } Gebäcke, { $rank }: { $points }
}

patisserie-part-served = { $n ->
    [one] Adliger Gastgeber { $number }; { $n } Gegner mit Servicekräften: { $points }
   *[other] Adliger Gastgeber { $number }; { $n } Gegner mit Servicekräften: { $points }
}

patisserie-scored-table = { $table }
patisserie-scored-table_less = { $table }: Platz verloren
patisserie-scored-served = Adliger Gastgeber { $number }
patisserie-scored-dish = { $piece }
patisserie-scored-post = { $first } / { $second }
patisserie-scored-host = Adliger Gastgeber { $number }
patisserie-scored-special = { $bonus }
