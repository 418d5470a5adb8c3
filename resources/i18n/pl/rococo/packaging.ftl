### What the systems and their shops tell about this game.

packaging-about-rococo = { $game }: jest rok 1745, król Ludwik XV wydaje bal. Prowadzisz pracownię krawiecką: w ciągu { $rounds } rund zatrudniasz pracowników, kupujesz jedwab, koronki i nici, szyjesz stroje dla gości oraz fundujesz muzyków, posągi, fontanny i fajerwerki. Wygrywa, kto po balu ma najwięcej prestiżu.
packaging-contents-rococo = Oba wydania gry { $game } ze wszystkimi dodatkami z pudełka Deluxe
packaging-keywords-rococo = Rococo;krawiec;bal
