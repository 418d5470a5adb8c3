### What the systems and their shops tell about this game.

packaging-about-patisserie = { $game }: Król wyprawia święto w ogrodach Wersalu. Prowadzisz cukiernię: w ciągu { $rounds } rund wybierasz personel, zbierasz przepisy i składniki, pieczesz i dekorujesz, podajesz wypieki na pięć stołów lub je sprzedajesz i zjednujesz sobie szlachetnych gospodarzy. Wygrywa, kto po święcie ma najwięcej prestiżu.
packaging-contents-patisserie = Wszystkie dodatki promocyjne gry { $game }
packaging-keywords-patisserie = cukiernik;cukiernia;pieczenie
