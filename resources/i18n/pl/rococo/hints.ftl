### What things on the table are for, told beside them when one stays on them. {garment} and {garments} are
### what the edition calls them; numbers of the rules are filled in. In Polish both editions call them the same.

hint-word-deluxe-garment = strój
hint-word-deluxe-garments = stroje
hint-word-deluxe-gown = suknia
hint-word-deluxe-gowns = suknie
hint-word-deluxe-coat = surdut
hint-word-deluxe-coats = surduty

hint-word-original-garment = strój
hint-word-original-garments = stroje
hint-word-original-gown = suknia
hint-word-original-gowns = suknie
hint-word-original-coat = surdut
hint-word-original-coats = surduty

hint-card-may_all = Może wykonać każdą akcję główną.
hint-card-may = Może: { $may }. Nie może: { $not }.
hint-card-level = Poziom { $level } z { $last }: nowi pracownicy przychodzą poziomami, najpierw I.
hint-card-start = Bez poziomu: należy do pracowników, z którymi każdy zaczyna.
hint-card-bonus = Bonus, po akcji głównej lub po rezygnacji z niej: { $bonus }.
hint-card-none = Brak bonusu.
hint-card-crown = Korona: bez bonusu w trakcie gry, ale { $bonus }, gdziekolwiek ta karta jest wśród twoich pracowników.
hint-card-depute = Za oddelegowanie na dwór: { $livre }; karta wychodzi z gry.

hint-thimble-master = Tylko Mistrz szyje strój ze złotym naparstkiem i strój dla gościa na miejscu z takim naparstkiem.
hint-thimble-other = Nie szyje strojów ze złotym naparstkiem ani strojów dla gości na miejscach z takim naparstkiem.

hint-piece-dress = U góry: cena. Obok i pod spodem: czego strój wymaga. Sprzedany daje { $livre }; wypożyczony gościowi daje na koniec { $prestige }.
hint-piece-dress_unsold = U góry: cena. Obok i pod spodem: czego strój wymaga. Nie jest na sprzedaż; wypożyczony gościowi daje na koniec { $prestige }.
hint-piece-dress_master = Naparstek: szyje go tylko Mistrz.
hint-piece-tile = Zostaje jako jedwab na strój albo od razu idzie na wymianę za dolną połowę: { $notions }.
hint-piece-tile_silk = Zostaje jako jedwab na strój; nie ma dolnej połowy do wymiany.
hint-piece-no_dress = Pusto. Nowe stroje do uszycia przyjdą na początku następnej rundy.
hint-piece-no_dress_last = Pusto. Nowych strojów do uszycia w tej grze już nie będzie.
hint-piece-no_tile = Pusto. Nowe żetony przyjdą na początku następnej rundy.
hint-piece-no_tile_last = Pusto. Nowych żetonów w tej grze już nie będzie.
hint-piece-no_employee = Pusto. Nowi pracownicy przyjdą na początku następnej rundy.
hint-piece-no_employee_last = Pusto. Nowych pracowników w tej grze już nie będzie.

hint-space-guest = Dla twojego stroju: liczy się do przewagi { FORM($hall, "in") }, a na koniec daje swój prestiż.
hint-space-master = Tylko dla stroju, który uszył Mistrz. Rozstrzyga remisy { FORM($hall, "in") }.
hint-space-royal = Stąd strój może na koniec obejrzeć twoje fajerwerki i liczyć się bardziej.
hint-space-reward = Daje od razu: { $reward }.

hint-decoration-musician = Jesteś { FORM($hall, "in") }, jednej z sal potrzebnych do „Wszystkich sal”, i wygrywasz tam remisy, których nie rozstrzygną goście Mistrza. Muzyk nie jest strojem i nie liczy się do przewagi.
hint-decoration-statue = Na koniec: { $prestige } za każdy kolor wśród twoich strojów. Drugi posąg wymaga drugiego stroju w każdym kolorze.
hint-decoration-fountain_upper = W dochodzie co rundę: dodatkowo { $livre } za każdą twoją dekorację, tę także. W tym rzędzie jedno miejsce na gracza.
hint-decoration-fountain_lower = W dochodzie co rundę: dodatkowo { $livre } za każdy twój strój u gości. W tym rzędzie jedno miejsce na gracza.
hint-decoration-fireworks = Na koniec jeden z twoich strojów { FORM($hall, "in") } ogląda stąd fajerwerki i liczy się ×{ $times }. Punktuje też najwięcej fajerwerków; remis rozstrzygają te najdalej po prawej.
hint-decoration-price = Koszt: { $livre }.
hint-decoration-price_prestige = Koszt: { $livre }; na koniec daje { $prestige }.

hint-majority-hall = Na koniec { FORM($hall, "in") }: { $first } za najwięcej strojów, { $second } za drugie miejsce. Remis wygrywa gracz z większą liczbą gości Mistrza, potem fundator muzyka; jeśli remis trwa, każdy dostaje całość, a po remisie o pierwsze miejsce nikt nie jest drugi.
hint-majority-hall_two = Na koniec { FORM($hall, "in") }: { $first } za najwięcej strojów; przy dwóch graczach drugie miejsce się nie liczy. Remis wygrywa gracz z większą liczbą gości Mistrza, potem fundator muzyka; jeśli remis trwa, obaj dostają całość.
hint-majority-fireworks = Na koniec: { $first } za najwięcej fajerwerków, { $second } za drugie miejsce. Remis wygrywają fajerwerki najdalej po prawej.
hint-majority-fireworks_two = Na koniec: { $first } za najwięcej fajerwerków; przy dwóch graczach drugie miejsce się nie liczy. Remis wygrywają fajerwerki najdalej po prawej.

hint-action-favor = Od razu { $livre } i jesteś pierwszym graczem w następnej rundzie; kto ma ją na koniec, zdobywa { $prestige }.
hint-action-acquire = Kup żeton z wystawy, a potem zostaw go jako jedwab albo wymień na dolną połowę.
hint-action-make_dress = Kup projekt i oddaj jedwab, nici i koronki, które pokazuje; potem wypożycz strój gościowi albo go sprzedaj.
hint-action-hire = Kup jednego z pracowników do zatrudnienia; od razu trafia na twoją rękę.
hint-action-depute = Oddelegować znaczy odesłać na dwór Króla za pieniądze: ten pracownik, po użyciu bonusu, na zawsze wychodzi z gry. Musi ci zostać co najmniej tylu pracowników: { $staff }.
hint-action-fund = Kup dekorację i połóż na niej swój znacznik.
hint-action-forfeit = Możesz zrezygnować z akcji głównej i mimo to użyć bonusu karty: słusznie, gdy żadna akcja nie jest dla ciebie warta swojej ceny.
hint-action-forfeit_bare = Ta karta nie ma w trakcie gry bonusu. Słuszne tylko wtedy, gdy każda akcja kosztuje cię więcej, niż daje, na przykład pieniądze na następną turę.
hint-action-price = Teraz za { $low }–{ $high }.
hint-action-price_one = Teraz za { $high }.

hint-area-fireworks = Dekoracje, dzięki którym twoje stroje { FORM($hall, "in") } liczą się na koniec bardziej, i osobna przewaga.
hint-area-statues = Dekoracje, które na koniec płacą za kolory twoich strojów: { $statue } za każdy.
hint-area-fountain_upper = Dekoracje, które płacą przy każdym dochodzie: { $perDecoration } za każdą twoją dekorację.
hint-area-fountain_lower = Dekoracje, które płacą przy każdym dochodzie: { $perDress } za każdy twój strój u gości.
hint-area-all_halls = Kto ma strój lub muzyka w każdej sali, od razu zajmuje najlepsze wolne miejsce: na koniec { $allHalls } pkt prestiżu.
hint-area-workshop = Projekty: zapłać cenę u góry i oddaj jedwab, nici i koronki, które pokazują. W następnej rundzie skrajne po prawej są odrzucane ({ $cleared }), a pozostałe przesuwają się w prawo.
hint-area-warehouse-deluxe = Żetony: zostaw jedwab albo wymień na dolną połowę. Cena dotyczy jednego żetonu; im mniej ich w szufladzie, tym taniej.
hint-area-warehouse-original = Żetony: zostaw jedwab albo wymień na dolną połowę. Cena dotyczy jednego żetonu; im mniej ich w segmencie, tym taniej.
hint-area-hire = Zatrudniają tylko Mistrzowie. Wszyscy kosztują tyle samo, a im mniej ich zostało, tym taniej; zatrudniony gra jeszcze w tej rundzie. Potem pozostali wychodzą z gry.
hint-area-favor = Mistrz lub Czeladnik zdobywa ją akcją główną: od razu { $favor } i jesteś pierwszym graczem w następnej rundzie. Kto ma ją na koniec, zdobywa { $favorPrestige }.
hint-area-livre = { $money ->
    [one] Pieniądze na stroje, żetony, pracowników i dekoracje. Na koniec każdy { $money } liwr to 1 pkt prestiżu, a reszta rozstrzyga remisy.
    [few] Pieniądze na stroje, żetony, pracowników i dekoracje. Na koniec każde { $money } liwry to 1 pkt prestiżu, a reszta rozstrzyga remisy.
    [many] Pieniądze na stroje, żetony, pracowników i dekoracje. Na koniec każde { $money } liwrów to 1 pkt prestiżu, a reszta rozstrzyga remisy.
   *[other] Pieniądze na stroje, żetony, pracowników i dekoracje. Na koniec każde { $money } liwrów to 1 pkt prestiżu, a reszta rozstrzyga remisy.
}
hint-area-prestige = Twój dotychczasowy prestiż. Sale, dekoracje, stroje i cała reszta liczą się na koniec.
hint-area-thread = Nici na stroje, które ich wymagają. Pochodzą z dolnych połówek żetonów, od gości i z bonusów.
hint-area-lace = Koronki na stroje, które ich wymagają. Pochodzą z dolnych połówek żetonów, od gości i z bonusów.
hint-area-rack = Twój jedwab na stroje. Niewykorzystany jedwab z żetonu przepada.
hint-area-played = Kto teraz pracuje; potem trafia na stos kart odrzuconych albo na dwór.
hint-area-hand = Kto gra w tej rundzie; każdy to jedna akcja główna i bonus.
hint-area-supply = { $hand ->
    [one] Stąd w każdej rundzie wybierasz na rękę { $hand } kartę.
    [few] Stąd w każdej rundzie wybierasz na rękę { $hand } karty.
    [many] Stąd w każdej rundzie wybierasz na rękę { $hand } kart.
   *[other] Stąd w każdej rundzie wybierasz na rękę { $hand } karty.
}
hint-area-discard = Kto już grał. Gdy zapas się skończy, a musisz jeszcze wybierać, ten stos staje się nowym zapasem.
hint-area-markers-deluxe = Twoje znaczniki własności: jeden kładziesz na każdej ufundowanej dekoracji. Nigdy się nie kończą.
hint-area-markers-original = Twoje znaczniki własności: jeden kładziesz na każdej ufundowanej dekoracji. Nigdy się nie kończą.
hint-area-player = Pieniądze i prestiż; nici, koronki i żetony jedwabiu; karty na ręce, w zapasie i na stosie kart odrzuconych.
hint-area-standing = Liczba obok podium w panelu każdego gracza: co dałaby teraz punktacja końcowa, razem z przewagami. To prognoza, nie zysk. Strzałka pokazuje, jak ostatnio się zmieniła.
hint-area-start = Zaczyna tę rundę; gra się zgodnie z ruchem wskazówek zegara. Następną zacznie ten, kto zdobędzie przychylność Królowej; jeśli nikt tego nie zrobi, znak zostaje.

window-purse-livre = Liwry: { $n }
window-purse-prestige = Dotychczasowy prestiż: { $n }
window-purse-thread = Nici: { $n }
window-purse-lace = Koronki: { $n }
window-purse-markers = Twoje znaczniki

window-player-standing_now = { $name }, gdyby gra skończyła się teraz: { $score } pkt prestiżu
