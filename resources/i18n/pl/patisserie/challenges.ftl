### The challenges of this game: a name, a task and a comment each, and how their goals are counted.

series-patisserie-1 = Przy stołach
series-patisserie-2 = Pusta sakiewka
series-patisserie-3 = Punkty od razu
series-patisserie-4 = Ostatnie rachunki

challenge-amount-patisserie-lead = prowadzenie o { $n }
challenge-amount-patisserie-item = { $n } pkt prestiżu z tego

challenge-amount-patisserie-coins = { $n ->
    [one] 1 moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}

challenge-amount-patisserie-prestige = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}

challenge-amount-patisserie-track = { $n ->
    [one] 1 punkt na torze prestiżu
    [few] { $n } punkty na torze prestiżu
    [many] { $n } punktów na torze prestiżu
   *[other] { $n } punktu na torze prestiżu
}

challenge-amount-patisserie-firsts = { $n ->
    [one] prowadzenie przy 1 stole
    [few] prowadzenie przy { $n } stołach
    [many] prowadzenie przy { $n } stołach
   *[other] prowadzenie przy { $n } stołu
}

challenge-amount-patisserie-dishes = { $n ->
    [one] 1 wypiek na stołach
    [few] { $n } wypieki na stołach
    [many] { $n } wypieków na stołach
   *[other] { $n } wypieku na stołach
}

challenge-amount-patisserie-tables = { $n ->
    [one] wypieki na 1 stole
    [few] wypieki na { $n } stołach
    [many] wypieki na { $n } stołach
   *[other] wypieki na { $n } stołu
}

challenge-amount-patisserie-decorations = { $n ->
    [one] 1 dekoracja
    [few] { $n } dekoracje
    [many] { $n } dekoracji
   *[other] { $n } dekoracji
}

challenge-amount-patisserie-income = { $n ->
    [one] dochód 1 monety
    [few] dochód { $n } monet
    [many] dochód { $n } monet
   *[other] dochód { $n } monety
}

challenge-first_plate-name = Pierwszy talerz
challenge-first_plate-task = Pierwsza runda, została jedna karta. Podaj swój pierwszy wypiek: ile monet możesz mieć potem, przed dochodem?
challenge-first_plate-comment = Oublie idzie na ostatnie pole prawego stołu. Monety: { $place } z pola i { $bare }, bo wypiek nie ma dekoracji.

challenge-glory_for_sale-name = Chwała na sprzedaż
challenge-glory_for_sale-task = Ostatnia karta gry to Cukiernik, u którego można kupić punkty. Jak daleko zajdziesz z nim na torze prestiżu?
challenge-glory_for_sale-comment = Zwolnienie kogokolwiek przynosi monety, co najmniej { $assistant_notice }. Z dotychczasowymi ({ $coins }) wystarcza to na wydatek { $spent } monet; punkty za to: { $points }.

challenge-free_of_charge-name = Całkiem za darmo
challenge-free_of_charge-task = Została jedna karta. Zajmij jeszcze jedno stanowisko obsługi lub gospodarza i miej potem jak najwięcej monet, przed dochodem.
challenge-free_of_charge-comment = Zwolnienie Cukiernika daje monety: { $chef_notice }. Potem dzięki bonusowi karty stanowisko między środkowym a dolnym stołem jest za darmo.

challenge-starry_finish-name = Gwiezdny finisz
challenge-starry_finish-task = Ostatnia karta gry ma gwiazdkę. Ile punktów możesz mieć na końcu?
challenge-starry_finish-comment = Wypiek nie potrzebuje już stołu: dacquoise pozostawiona na kratce zostaje na końcu sprzedana, w cenie { $sold } monet. Gwiazdka dodaje punkty: { $star }.

challenge-last_batch-name = Ostatni wypiek
challenge-last_batch-task = Ostatnia karta gry: Cukiernik, piec i monety ({ $coins }). Ile punktów możesz mieć na końcu?
challenge-last_batch-comment = Macaron czeka na kratce i zostaje na końcu sprzedany, w cenie { $sold } monet. Kup 1 punkt w cenie { $price } monet i zachowaj resztę: z dochodem daje kolejne pełne { $coins_per_prestige }.

challenge-last_waffle-name = Ostatni gofr
challenge-last_waffle-task = Ostatnia karta gry daje zniżkę na obsługę i gospodarzy. Ile punktów możesz mieć na końcu?
challenge-last_waffle-comment = Upiecz gaufre, która na końcu zostaje sprzedana w cenie { $sold } monet. Bonus opłaca wtedy najlepsze pozostałe stanowisko; cena: { $price }, punkty: { $points }.

challenge-small_change-name = Drobniaki
challenge-small_change-task = Karty: { $cards }, ani jednej monety. Zajmij jeszcze jedno stanowisko obsługi lub gospodarza i miej potem jak najwięcej monet.
challenge-small_change-comment = Sprzedaj madeleine w cenie { $sold } monet i zapłać { $price } za najtańsze stanowisko. Na zwolnienie nie zostaje karty.

challenge-place_of_honor-name = Honorowe miejsce
challenge-place_of_honor-task = Karty: { $cards }, do tego madeleine. Ile punktów byłoby twoich, gdyby gra skończyła się po nich, przed dochodem?
challenge-place_of_honor-comment = Przy górnym stole każdy z pozostałych ma jeden wypiek. Pole najbliżej bonusu stołu jest wolne i daje prowadzenie jednemu jedynemu wypiekowi.

challenge-by_a_nose-name = O włos
challenge-by_a_nose-task = Karty: { $cards }. Obejmij prowadzenie przy jeszcze jednym stole i miej potem jak najwięcej monet.
challenge-by_a_nose-comment = Przy prawym stole Colette ma wypieki ({ $hers }), a ty jeden. Postaw chou na polu najbliżej bonusu stołu; zwolnienie Cukiernika przynosi { $chef_notice } monet.

challenge-grand_host-name = Wielki gospodarz
challenge-grand_host-task = Karty, które kończą grę: { $cards }. Ile punktów możesz mieć?
challenge-grand_host-comment = Chou jest więcej warte sprzedane niż podane: monety za nie ({ $sold }) pokrywają cenę gospodarza ({ $price }). Ma on na sobie { $points } pkt prestiżu, a obsługę mają oboje pozostali. To twój czwarty znacznik, który przynosi jeszcze { $claimed }.

challenge-kitchen_door-name = Kuchennymi drzwiami
challenge-kitchen_door-task = Karty: { $cards }, ani jednej monety. Ile monet możesz mieć po nich, przed dochodem?
challenge-kitchen_door-comment = Sprzedaj madeleine w cenie { $sold } monet i każ Cukiernikowi zatrudnić Pomocnika w cenie { $price }. Nowa karta trafia na rękę i zwalnia Cukiernika, co daje { $chef_notice }.

challenge-fourth_marker-name = Czwarty znacznik
challenge-fourth_marker-task = Karty: { $cards }, pusta sakiewka i soufflé. Zdobądź bonus specjalny i miej potem jak najwięcej monet.
challenge-fourth_marker-comment = Sprzedane soufflé przynosi monety: { $sold }. Stanowisko w cenie { $price } monet to twój czwarty znacznik, a ten zdobywa punkty: { $claimed }.

challenge-served_twice-name = Podwójna obsługa
challenge-served_twice-task = Karty: { $cards }, pusta sakiewka. Jak daleko możesz zajść na torze prestiżu, przed dochodem?
challenge-served_twice-comment = Twoje stanowiska przy górnym stole: { $posts }. Najpierw zwolnienie: monety z niego ({ $chef_notice }) opłacają punkty ({ $posts }), gdy soufflé zostaje tam obsłużone.

challenge-last_accounts-name = Ostatnie rachunki
challenge-last_accounts-task = Cukiernicy ({ $cards }) to ostatnie karty gry. Ile punktów możesz mieć na końcu?
challenge-last_accounts-comment = Bez zwolnienia kogoś stanowisko w cenie { $price } monet jest poza zasięgiem. Daje punkty ({ $points }), a reszta sakiewki wraz z dochodem wystarcza jeszcze na jeden.

challenge-borrowed_hand-name = Pożyczona ręka
challenge-borrowed_hand-task = Karty: { $cards }, pusta sakiewka. Podaj soufflé i miej potem jak najwięcej monet.
challenge-borrowed_hand-comment = Zwolnienie przynosi { $chef_notice } monet, a bonus innego gracza dekoruje soufflé (cena: { $decoration }). Za wypiek z dekoracją lewy stół płaci { $decorated }, a jego trzecie pole { $place }.

challenge-fresh_from_the_oven-name = Prosto z pieca
challenge-fresh_from_the_oven-task = Karty: { $cards }, pusta sakiewka. Ile punktów byłoby twoich, gdyby gra skończyła się po nich, przed dochodem?
challenge-fresh_from_the_oven-comment = Przepis na końcu rzędu nic nie kosztuje. Soufflé obejmuje prowadzenie przy lewym stole, a monety z jego pola ({ $place }) opłacają bonus, który piecze île flottante.

challenge-hiring_fair-name = Targ pracy
challenge-hiring_fair-task = Jedna karta i monety: { $coins }. Ile monet możesz mieć po niej, przed dochodem?
challenge-hiring_fair-comment = Zatrudnij Pomocnika w cenie { $price } monet; zwalnia kogoś, co daje { $chef_notice }, i zatrudnia następną kartę w cenie { $next }, płacąc jeszcze { $action }. Ta też zwalnia, co daje { $chef_notice }, a jej bonus dodaje { $bonus }.

challenge-musical_chairs-name = Gorące krzesła
challenge-musical_chairs-task = Jedna karta i monety: { $coins }. Ile punktów byłoby twoich, gdyby gra skończyła się po niej, przed dochodem?
challenge-musical_chairs-comment = Zatrudnij Cukiernika, który przenosi wypieki, w cenie { $price } monet. Gdy pain d’épices jest w piecu, génoise przechodzi na to pole lewego stołu, na którym prowadzi jeden jedyny wypiek.
