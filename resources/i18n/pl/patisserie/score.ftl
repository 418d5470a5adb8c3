### The score sheet.

patisserie-item-prestige = W trakcie gry
patisserie-decisive-prestige = prestiż zdobyty w trakcie gry (karty, dekoracje, obsługa)
patisserie-item-mentor = Zapasy Mentora
patisserie-item-coins = Pieniądze
patisserie-item-tables = Stoły
patisserie-item-served = Gospodarze: przeciwnicy z obsługą
patisserie-item-dishes = Wypieki
patisserie-item-posts = Obsługa
patisserie-item-hosts = Szlachetni gospodarze
patisserie-item-specials = Bonusy specjalne

patisserie-part-prestige = Na torze prestiżu: { $points }
patisserie-part-inventory = Bonusy z rezerwy personelu: { $points }
patisserie-part-supplies = Połowa pozostałych żetonów i towarów: { $points }
patisserie-part-coins = { $coins } po ostatnim dochodzie i ostatniej sprzedaży (1 za każde { $each }): { $points }
patisserie-part-dish = { $piece }: { $points }
patisserie-part-post = Obsługa między { FORM($first, "ins") } a { FORM($second, "ins") }: { $points }
patisserie-part-host = Szlachetny gospodarz { $number }: { $points }
patisserie-part-special = { $bonus }: { $points }
patisserie-part-tied = { $part } ({ $tie })

patisserie-tie-nearest = remis: wypiek najbliżej bonusu

patisserie-score-total = Prestiż
patisserie-score-left = Pozostałe monety (remis)
patisserie-score-won = { $name } wygrywa z wynikiem { $total } pkt prestiżu.
    .you = Wygrywasz z wynikiem { $total } pkt prestiżu.
patisserie-score-tie_broken = { $tied } mają po { $total } pkt prestiżu; wygrywa { $name }, bo ma więcej pozostałych monet ({ $left } do { $next }).
    .you = { $tied } macie po { $total } pkt prestiżu; wygrywasz, bo masz więcej pozostałych monet ({ $left } do { $next }).
patisserie-score-rival = { $tied } mają po { $total } pkt prestiżu; { $name } wygrywa każdy remis.
patisserie-score-start_player = { $tied } mają po { $total } pkt prestiżu i tyle samo pieniędzy (pozostało: { $coins }); wygrywa { $name } jako pierwsza osoba, licząc od pierwszego gracza.
    .you = { $tied } macie po { $total } pkt prestiżu i tyle samo pieniędzy (pozostało: { $coins }); wygrywasz jako pierwsza osoba, licząc od pierwszego gracza.

patisserie-part-table = { $n ->
    [one] { $table }, { $n } wypiek, { $rank }: { $points }
    [few] { $table }, { $n } wypieki, { $rank }: { $points }
    [many] { $table }, { $n } wypieków, { $rank }: { $points }
   *[other] { $table }, { $n } wypieku, { $rank }: { $points }
}

patisserie-part-served = { $n ->
    [one] Szlachetny gospodarz { $number }; { $n } przeciwnik z obsługą: { $points }
    [few] Szlachetny gospodarz { $number }; { $n } przeciwników z obsługą: { $points }
    [many] Szlachetny gospodarz { $number }; { $n } przeciwników z obsługą: { $points }
   *[other] Szlachetny gospodarz { $number }; { $n } przeciwnika z obsługą: { $points }
}

patisserie-scored-table = { $table }
patisserie-scored-table_less = { $table }: utracone miejsce
patisserie-scored-served = szlachetny gospodarz { $number }
patisserie-scored-dish = { $piece }
patisserie-scored-post = { $first } / { $second }
patisserie-scored-host = szlachetny gospodarz { $number }
patisserie-scored-special = { $bonus }
