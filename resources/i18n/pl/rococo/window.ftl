### What the window says of this game and its table. Values that the window fills in are written %1, %2, ...

window-seat_kind-random-label = Caprice
window-seat_kind-random-explanation = Caprice kroi, co mu przyjdzie do głowy: dowolny dozwolony ruch, bez planu.

window-seat_kind-greedy-label = Ducat
window-seat_kind-greedy-explanation = Ducat oblicza, co da każdy ruch, i wybiera najlepszy: szybko i rozsądnie.

window-seat_kind-level1-label = Colin
window-seat_kind-level1-explanation = Uczeń Colin ubiera, kto się nawinie, i nie patrzy, kto prowadzi w salach. Dobry na pierwszą grę.

window-seat_kind-level2-label = Margot
window-seat_kind-level2-explanation = Margot kocha fajerwerki i dekoracje i wydaje na nie wszystko, co zarobi.

window-seat_kind-level3-label = Odile
window-seat_kind-level3-explanation = Odile oblicza, co da każda tura, ale czasem umyka jej lepsza.

window-seat_kind-level4-label = Barnabé
window-seat_kind-level4-explanation = Barnabé ma wprawne oko do miejsc i ludzi i rzadko marnuje okazję.

window-seat_kind-level5-label = Solange
window-seat_kind-level5-explanation = Solange widzi całą turę, zanim ją zacznie, i wie, do czego przyda się jej później.

window-seat_kind-level6-label = Aurélien
window-seat_kind-level6-explanation = Maître Aurélien planuje swoje tury i przewiduje twoje: nikogo na dworze nie jest trudniej pokonać.

window-phase-prepare = Przygotowanie
window-phase-select = Dobór kart na rękę
window-phase-act = Akcje
window-phase-income = Dochód
window-phase-final = Punktacja końcowa
window-phase-over = Bal dobiegł końca

window-page-palace = Pałac
window-page-halls = Sale
window-page-gardens = Ogrody
window-page-workshop = Pracownia
window-page-staff = Pracownicy
window-page-market = Wystawy
window-page-hand = Moje karty

window-palace-fireworks = Fajerwerki
window-palace-statues = Posągi
window-palace-all_halls = Wszystkie sale
window-palace-most = przewaga
window-palace-majority = { $first } za pierwsze miejsce, { $second } za drugie
window-palace-majority_alone = { $first } za pierwsze miejsce

window-market-hire = Do zatrudnienia
window-market-favor = Przychylność Królowej
window-market-favor_free = wolna
window-market-employee_stack = Pracownicy w stosie
window-market-tile_stock = Żetony surowców w puli (i odrzucone)
window-market-dress_stock = Projekty w woreczku (i odrzucone)

window-piece-unseen = Karta, której nie widział nikt inny
window-piece-empty = puste miejsce
window-piece-owned = { $piece }: { $player }
window-piece-dressed = { $piece }: { $dress }, { $player }
window-piece-decoration = { $decoration } ({ $livre }, { $prestige })
window-piece-all_halls = obecność we wszystkich salach ({ $prestige })
window-piece-window = cena { $price }: { $dress }
window-piece-omitted = Teraz { $silk } mniej dzięki bonusowi.
window-piece-empty_window = puste miejsce, cena { $price }

window-hand-court = Dwór Króla
window-hand-hand = Ręka
window-hand-supply = Zapas
window-hand-discard = Odrzucone
window-hand-played = Zagrane
window-hand-no_silk = brak jedwabiu na wieszaku
window-hand-hidden_silk = zakryte żetony: { $n }
window-hand-of = Pracownia gracza { $name }
window-hand-hidden = Niczyja ręka nie jest pokazana.

window-player-employees = Pracownicy
window-player-rival = { $name }: { $prestige } pkt prestiżu, żetony: { $tiles }, pracownicy: { $supply }
window-player-summary = { $name }: liwry: { $livre }, prestiż: { $prestige }, żetony jedwabiu: { $tiles }; karty: na ręce { $hand }, w zapasie { $supply }, odrzucone { $discard }
window-player-deck = Ręka i zapas razem (tylko właściciel wie, co gdzie jest)
window-player-discard = Stos kart odrzuconych
window-player-no_cards = brak kart

window-ball-title = Bal u Króla

window-sources-dresses = Stroje
window-sources-tiles = Żetony surowców
window-sources-employees = Pracownicy
window-sources-board_small = Plansza dla 2 i 3 graczy
window-sources-board_large = Plansza dla 4 i 5 graczy
window-sources-workshop = Pracownia: ceny w oknach
window-sources-warehouse = Magazyn: cena, gdy zostają 1, 2, 3, … żetony
window-sources-hire = Do zatrudnienia: cena, gdy zostają 1, 2, 3, 4 karty
window-sources-fireworks = Fajerwerki: przewaga
window-sources-all_halls = Wszystkie sale: prestiż
window-sources-cost = { $livre }, { $prestige }

window-correct-field-color = Kolor
window-correct-field-silk = Jedwab: { $color }
window-correct-field-thread = Nić
window-correct-field-lace = Koronka
window-correct-field-master = Wymaga Mistrza
window-correct-field-value = Cena sprzedaży
window-correct-field-prestige = Prestiż
window-correct-field-mode = Nić i koronka
window-correct-field-type = Pracownik
window-correct-field-cost = Cena
window-correct-field-multiplier = Fajerwerki ×
window-correct-field-first = Przewaga
window-correct-field-second = Drugie miejsce
window-correct-field-prices = Ceny
window-correct-field-segments-deluxe = Szuflady
window-correct-field-segments-original = Segmenty
window-correct-field-spaces = Miejsca w każdej
window-correct-field-kind = Nagroda
window-correct-field-amount = Ile

window-correct-master-true = tak
window-correct-master-false = nie

window-correct-mode-all = jedno i drugie
window-correct-mode-choose = jedno z dwojga
window-correct-mode-none = żadne

window-correct-kind-none = brak
window-correct-kind-livre = liwry
window-correct-kind-thread = nić
window-correct-kind-lace = koronka
window-correct-kind-resource = żeton surowców

## Bonuses as a short row of words, numbers and icons; an icon's name begins with a colon.

window-signs-gain_livre = + { $n } :livre
window-signs-buy_notion = { $n } :livre :arrow :thread / :lace
window-signs-gain_notion = + :thread / :lace
window-signs-acquire = + :tile
window-signs-draw_resource = { $n } :livre :arrow :bag
window-signs-draw_resource_free = + :bag
window-signs-depute_with_bonus = :court + :card
window-signs-depute_for_livre = :court { $master }/{ $journeyman }/{ $apprentice } :livre
window-signs-per_dress_all = { $n } :livre × :lady
window-signs-per_dress_livre = :silk-{ $color } { $n } :livre
window-signs-per_dress_prestige = :silk-{ $color } { $n } :prestige
window-signs-prestige_per_decorations = 1 :prestige × { $n } :decoration
window-signs-livre_per_decoration = { $n } :livre × :decoration
window-signs-prestige_per_dresses = 1 :prestige × { $n } :lady
window-signs-fund = + :decoration – { $n } :livre
window-signs-make_dress = + :lady – { $n } { $colors }
window-signs-livre_by_staff = :stack { $steps } :livre
window-signs-prestige_for_livre = { $n } :livre :arrow 1 :prestige
window-signs-discard_resources = { $single } :arrow 1 :prestige
window-signs-discard_resources_grouped = { $single } / { $n } × { $grouped } :arrow 1 :prestige
window-signs-deck_size = :crown :stack { $steps } :prestige
window-signs-thread_lace_pairs = :crown { $n } :prestige × :thread + :lace
window-signs-master_space_pairs = :crown { $n } :prestige × { $every } :thimble-master
window-signs-couples = :crown { $n } :prestige × :lady + :gentleman

window-score-total = Prestiż
window-score-won = { $name } wygrywa z wynikiem { $total } pkt prestiżu.
    .you = Wygrywasz z wynikiem { $total } pkt prestiżu.
window-score-tie_broken = { $tied } mają po { $total } pkt prestiżu; wygrywa { $name }, bo ma więcej pozostałych liwrów ({ $left } do { $next }).
    .you = { $tied } macie po { $total } pkt prestiżu; wygrywasz, bo masz więcej pozostałych liwrów ({ $left } do { $next }).
window-score-rival = { $tied } mają po { $total } pkt prestiżu; { $name } wygrywa każdy remis.
window-score-shared = { $tied } mają po { $total } pkt prestiżu i tyle samo pozostałych liwrów ({ $left }); dzielą się zwycięstwem.
    .you = { $tied } macie po { $total } pkt prestiżu i tyle samo pozostałych liwrów ({ $left }); dzielicie się zwycięstwem.
window-score-livre_left = Pozostałe liwry (remis)

window-new_game-additions-rococo = Dodatki

window-finale-rococo = Bal

window-past-over-rococo = Po balu

window-records-told-rococo = Gry: { $games }, wygrane: { $wins }, średnio prestiżu: { $mean }, najwięcej: { $best }

window-records-items-rococo = Średni prestiż według źródła

window-tutor-rococo = Lucille, krawcowa Króla

window-learn-group-workshop = W pracowni
window-learn-group-palace = W pałacu
window-learn-group-more = Dodatki

window-drop-lace = Koronka
window-drop-notions = Nić i koronka
window-drop-silk = Zostaw jako jedwab
window-drop-thread = Nić

window-round-why = Niezatrudnieni opuszczają grę. { $workshop }: opróżniane są tylko pola najdalej po prawej (pól: { $n }); reszta przesuwa się w prawo i zostaje.
