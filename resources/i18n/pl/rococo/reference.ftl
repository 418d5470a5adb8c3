### The reference: for each entry of resources/reference/rococo its title, its text, further words by which it is found
### (with common misspellings) and, where the book is silent, how it is played here. Numbers of the rules and what the
### edition calls things are filled in.

reference-word-deluxe-of_segment = jego szuflady
reference-word-deluxe-in_segment = w szufladzie
reference-word-deluxe-to_terrace = na balkon
reference-word-deluxe-in_kitchens = w każdej z dwóch kuchni

reference-word-original-of_segment = jego segmentu
reference-word-original-in_segment = w segmencie
reference-word-original-to_terrace = na taras
reference-word-original-in_kitchens = w każdym rzędzie fontanny

reference-round-title = Runda
reference-round-text = Rund w grze jest { $rounds }. W każdej uzupełnia się wystawy, wszyscy w tajemnicy wybierają pracowników ({ $hand_size }), po kolei zagrywa się ich pojedynczo, a potem każdy ma dochód. Po ostatniej rundzie następuje punktacja końcowa.
reference-round-terms = rundy faza fazy przebieg kolejność wieczór struktura ile rund

reference-start_player-title = Pierwszy gracz
reference-start_player-text = Rundę zaczyna ten, kto w poprzedniej zdobył przychylność Królowej; jeśli nie zrobił tego nikt, pierwszy gracz pozostaje ten sam. Gra się zgodnie z ruchem wskazówek zegara.
reference-start_player-terms = pierwszy gracz startowy kto zaczyna start zgodnie z zegarem chorągiewka
reference-start_player-ruling = Pierwszego gracza na początku gry wybiera los.

reference-hand-title = Wybór ręki
reference-hand-text = Na początku rundy wybierasz z zapasu pracowników ({ $hand_size }) i dokładnie tych zagrywasz w tej rundzie. Jeśli jest ich mniej, bierzesz wszystkich, odwracasz stos kart odrzuconych jako nowy zapas i wybierasz z niego resztę.
reference-hand-terms = ręka karty wybierać wybór dobierać
reference-hand-ruling = Program pyta o jedną kartę po drugiej, zaczynając od pierwszego gracza. Nikt nie widzi, co wybierają inni.

reference-supply-title = Zapas i stos kart odrzuconych
reference-supply-text = Z zapasu wybierasz swoją rękę. Kto zagrał, trafia na twój stos kart odrzuconych. Dopiero gdy musisz wybierać, a zapas jest pusty, ten stos staje się nowym zapasem; niczego się nie tasuje.
reference-supply-terms = talia stos dobierania tasować odrzucone użyte karty pracownicy zapas

reference-staff-title = Pracownicy gracza
reference-staff-text = Wszyscy twoi pracownicy, gdziekolwiek są: na ręce, w zapasie, na stosie kart odrzuconych i ten, który pracuje. Zatrudnianie ich pomnaża, delegowanie zmniejsza ich liczbę; zawsze musi zostać co najmniej tylu: { $minimum_staff }. Nieliczni grają częściej, liczni służą niektórym bonusom i koronom.
reference-staff-terms = talia pracownik personel liczba kart ile kart
reference-staff-ruling = Wszyscy wiedzą, jacy pracownicy do kogo należą; którzy z nich są na ręce, już nie. Kto odchodzi, liczy się jeszcze do trwającego bonusu, ale nie do tych, którzy muszą zostać.

reference-turn-title = Tura
reference-turn-text = Zagraj pracownika z ręki. Wykonuje on jedną akcję główną, na którą pozwala jego wyszkolenie; potem możesz użyć bonusu z karty. Możesz zrezygnować z jednego i drugiego. Następnie jest tura kolejnego gracza, aż wszystkie ręce zostaną zagrane.
reference-turn-terms = akcja główna akcje zrezygnować pas pominąć kolejność co mogę zrobić ruch
reference-turn-ruling = Akcja główna jest proponowana tylko wtedy, gdy możesz ją wykonać i opłacić. Pasować nie wolno: kartę trzeba zagrać.

reference-employee-title = Pracownicy
reference-employee-text = Mistrzowie mogą wykonać każdą akcję główną. Czeladnicy nie mogą zatrudniać. Uczniowie ani nie zdobywają przychylności Królowej, ani nie szyją strojów, ani nie zatrudniają. Bonusu może użyć każdy, kto go ma, nawet jeśli to akcja, której ten pracownik nie mógłby wykonać jako głównej.
reference-employee-terms = pracownik karta karty personel wyszkolenie poziom rodzaj kto co może pracownica

reference-master-title = Mistrz
reference-master-text = Może wykonać każdą akcję główną. Tylko Mistrz zatrudnia, szyje stroje ze złotym naparstkiem i w ogóle stroje dla gości Mistrza. Liwry za jego oddelegowanie: { $master }.
reference-master-terms = mistrzowie mistrzyni złoty naparstek korona najlepszy pracownik

reference-journeyman-title = Czeladnik
reference-journeyman-text = Może wykonać każdą akcję główną oprócz zatrudniania; nie szyje strojów ze złotym naparstkiem ani strojów dla gości Mistrza. Liwry za jego oddelegowanie: { $journeyman }.
reference-journeyman-terms = czeladnicy srebrny naparstek czeladnica

reference-apprentice-title = Uczeń
reference-apprentice-text = Może pozyskiwać surowce, zostać oddelegowany i fundować dekoracje; ani nie zdobywa przychylności, ani nie szyje strojów, ani nie zatrudnia. Liwry za jego oddelegowanie: { $apprentice }.
reference-apprentice-terms = uczniowie uczennica terminator mosiężny naparstek

reference-level-title = Poziomy pracowników
reference-level-text = Nowi pracownicy przychodzą ze swojego stosu poziomami, najpierw I; w każdej rundzie do zatrudnienia jest ich { $hire_display }. Kto nie zostanie zatrudniony, na koniec rundy wychodzi z gry. Karty bez poziomu to te, z którymi każdy zaczyna.
reference-level-terms = poziom stos nowi pracownicy talia liczba rzymska I II III IV V karty startowe początkowi

reference-bonus-title = Bonus pracownika
reference-bonus-text = Po akcji głównej, albo po rezygnacji z niej, możesz raz użyć bonusu zagranej karty. Należy on do karty, nie do wyszkolenia. Karta z koroną lub bez bonusu nie ma czego użyć.
reference-bonus-terms = bonusy pracownik bonus efekt strzałka dobrowolny zrezygnować
reference-bonus-ruling = Pytanie pojawia się tylko wtedy, gdy bonus może teraz coś dać; to, co przyniosła akcja główna, już się liczy. Inni nie dowiadują się o rezygnacji.

reference-crown-title = Karty z koroną
reference-crown-text = Pracownicy z koroną nie mają bonusu w trakcie gry. Na końcu każdy z nich punktuje to, co mówi karta, tylko dla swojego właściciela.
reference-crown-terms = korony czerwony aksamit niebieski bonus końcowy koniec gry karty punktujące
reference-crown-ruling = Korona liczy się, gdziekolwiek jest jej karta: na ręce, w zapasie lub na stosie kart odrzuconych.

reference-favor-title = Przychylność Królowej
reference-favor-text = Akcja główna Mistrza lub Czeladnika, raz w każdej rundzie: od razu zyskujesz liwry ({ $favor_livre }) i jesteś pierwszym graczem w następnej rundzie. Kto ma przychylność na koniec gry, zdobywa { $favor_prestige } pkt prestiżu.
reference-favor-terms = przychylność łaska królowa karta żeton inicjatywa zdobyć złoty naparstek wachlarz
reference-favor-ruling = Obie instrukcje podają liwry w liczbie { $favor_livre }; inna liczba, którą gdzieś się spotyka, jest błędna.

reference-acquire-title = Pozyskaj surowce
reference-acquire-text = Akcja główna każdego: weź z wystawy jeden żeton i zapłać cenę { $of_segment }; im mniej żetonów tam zostało, tym taniej. Od razu zdecyduj, czy zostawiasz go jako jedwab, czy odrzucasz dla nici i koronek z jego dolnej połowy.
reference-acquire-terms = kupić surowiec surowce żetony magazyn szuflady materiał cena pozyskać pozyskiwanie { $in_segment }

reference-tile-title = Żeton surowców
reference-tile-text = U góry: jedwab. U dołu: nici i koronki. Używasz jednej połowy. Jako jedwab żeton wisi na twoim wieszaku, aż uszyjesz z niego strój. Wymieniony zostaje od razu odrzucony: / oznacza jedno z dwojga, + jedno i drugie.
reference-tile-terms = żetony ukośnik plus dolna połowa górna połowa wymienić zostawić wieszak surowiec
reference-tile-ruling = Żeton bez dolnej połowy zostaje bez pytania. Inni widzą, ile masz żetonów, ale nie jakie.

reference-random_tile-title = Losowy żeton
reference-random_tile-text = Niektórzy goście i niektóre bonusy pozwalają dobrać żeton z woreczka, zamiast go wybrać. Potem zostawia się go lub wymienia jak każdy inny.
reference-random_tile-terms = losowy woreczek dobrać w ciemno niewidoczny szczęście surowiec
reference-random_tile-ruling = Jeśli woreczek jest pusty, najpierw wracają do niego odrzucone żetony; jeśli i tych nie ma, niczego się nie dobiera.

reference-silk-title = Jedwab
reference-silk-text = Stroje pokazują, jakiego jedwabiu wymagają, w belach w czterech kolorach. Oddaj ze swojego wieszaka żetony, które pokazują co najmniej tyle; nadwyżka na żetonie przepada, reszty się nie wydaje.
reference-silk-terms = bela bele tkanina materiał kolor kolory niebieski różowy zielony pomarańczowy żółty czerwony zapłata płacić
reference-silk-ruling = Zapłata z żetonem za dużo nie jest proponowana, a żetony z takim samym jedwabiem są równe: oddaje się ten wzięty najwcześniej.

reference-notions-title = Nici i koronki
reference-notions-text = Oprócz jedwabiu stroje mogą wymagać nici i koronek. Biorą się one z dolnych połów żetonów, od gości i z bonusów; na początku nici masz { $start_thread }, a koronek { $start_lace }. Znaczniki trzyma się, aż będą potrzebne.
reference-notions-terms = nić koronka przędza szpulka znaczniki żetony pasmanteria dodatki
reference-notions-ruling = Nici i koronek nigdy nie brakuje.

reference-make_dress-text = Akcja główna Mistrza lub Czeladnika: wybierz projekt, zapłać cenę nad nim i oddaj jedwab, nici i koronki, które pokazuje. Potem wypożycz strój gościowi albo sprzedaj go za jego wartość.
reference-make_dress-terms = uszyć szyć zrobić stworzyć { $garment } { $garments } pracownia wystawa projekt cena krawiec
reference-make_dress-ruling = Akcja jest proponowana tylko wtedy, gdy od razu możesz zapłacić wszystko.

reference-dress-title-deluxe = Stroje
reference-dress-title-original = Stroje

reference-dress-text = Suknie są dla dam, surduty dla panów; po dwa kolory. Strój pokazuje, czego wymaga, za ile się go sprzedaje i ile prestiżu daje na końcu, jeśli jest wypożyczony gościowi. U gości liczy się dla sali, dla wszystkich sal i dla posągów.
reference-dress-terms = { $garment } { $gown } { $coat } dama pan damy panowie wartość prestiż kolor sukienka ubiór

reference-master_dress-title = Tylko dla Mistrza
reference-master_dress-text = Złoty naparstek na stroju oznacza, że szyje go tylko Mistrz; na miejscu gościa oznacza, że trafia tam tylko strój uszyty przez Mistrza. Tacy goście rozstrzygają też remisy w swojej sali. Strój bez naparstka może stać wszędzie, jeśli uszył go Mistrz.
reference-master_dress-terms = złoty naparstek gość mistrza wymaganie miejsce mistrza wymaga mistrza
reference-master_dress-ruling = Strój uszyty dzięki bonusowi liczy się jako uszyty przez pracownika, na którego karcie jest bonus.

reference-place-title = Wypożyczyć czy sprzedać
reference-place-text = Wypożycz gotowy strój gościowi na wolnym miejscu: nagrodę miejsca dostajesz od razu, prestiż na końcu; albo sprzedaj go za jego wartość w liwrach, a trafi do odrzuconych. Suknie i surduty mogą stać na każdym wolnym miejscu; miejsce z naparstkiem przyjmuje tylko to, co uszył Mistrz.
reference-place-terms = wypożyczyć wypożyczenie sprzedać sprzedaż gość wartość gdzie postawić położyć wybór miejsca

reference-guest-title = Goście i ich nagrody
reference-guest-text = Każde wolne miejsce w sali to gość, który może nosić jeden strój. Niektóre miejsca od razu dają nagrodę: liwry, nić, koronkę albo darmowy żeton surowców z wystawy, który zostawiasz lub wymieniasz.
reference-guest-terms = gość miejsce nagroda bonus pokój siedzenie wolne żeton odwiedzający
reference-guest-ruling = Pole wszystkich sal zajmuje się przed wyborem nagrody. Żeton, który jest nagrodą, trzeba wziąć, jeśli jakiś jest.

reference-hire-title = Zatrudnij pracownika
reference-hire-text = Akcja główna Mistrza: weź jednego z pracowników do zatrudnienia i zapłać; im mniej ich zostało, tym taniej, bez względu na to, kogo weźmiesz. Nowy pracownik trafia na twoją rękę i gra jeszcze w tej rundzie.
reference-hire-terms = zatrudnić nabór nowy pracownik rynek wystawa przyjąć kupić karta zatrudnianie

reference-depute-title = Oddeleguj na dwór
reference-depute-text = Akcja główna każdego: pracownik jedzie na dwór Króla i po użyciu bonusu na dobre wychodzi z gry, a ty zyskujesz liwry: { $master } za Mistrza, { $journeyman } za Czeladnika, { $apprentice } za Ucznia. Liczba pracowników, którzy muszą zostać: { $minimum_staff }.
reference-depute-terms = oddelegować delegować zwolnić usunąć dwór odesłać król sprzedać kartę kareta
reference-depute-ruling = Kto jest w drodze na dwór, dopóki nie odejdzie, liczy się do liczby pracowników, ale nie do tych, którzy muszą zostać ({ $minimum_staff }).

reference-fund-title = Ufunduj dekorację
reference-fund-text = Akcja główna każdego: zapłać cenę wolnej dekoracji i połóż na niej swój znacznik. Każda daje na końcu swój prestiż, a oprócz tego coś własnego. Możesz mieć tylko jedno miejsce { $in_kitchens }.
reference-fund-terms = dekoracja dekoracje znacznik żeton własność patron mecenas kupić finansować fundować
reference-fund-ruling = Znaczników nigdy nie brakuje.

reference-musician-title = Muzyk
reference-musician-text = Dzięki muzykowi jesteś w jego sali, jednej z tych, których potrzebujesz do „Wszystkich sal”. Muzyk nie jest strojem i nie liczy się do przewagi, ale wygrywa tam remisy, których nie rozstrzygną goście Mistrza.
reference-musician-terms = muzycy muzyka sala dekoracja kapela skrzypce harfa orkiestra

reference-statue-title = Posągi
reference-statue-text = Na końcu posąg daje { $statue_prestige_per_color } pkt prestiżu za każdy kolor wśród twoich strojów u gości. Do drugiego posągu potrzebujesz w każdym kolorze drugiego stroju, i tak dalej.
reference-statue-terms = posąg rzeźba ogród ogrody kolory zestaw zestawy
reference-statue-ruling = Program układa dla ciebie najlepsze zestawy: kolor liczy się przy tylu posągach, ile masz w nim strojów.

reference-fountain_upper-title-deluxe = Kuchnia dla służby
reference-fountain_upper-title-original = Fontanna, górny rząd

reference-fountain_lower-title-deluxe = Kuchnia dla gości
reference-fountain_lower-title-original = Fontanna, dolny rząd

reference-fountain_upper-text = W dochodzie każdej rundy zyskujesz liwry za każdą swoją dekorację, także za tę: po { $fountain_livre_per_decoration }. Możesz mieć tu jedno miejsce.
reference-fountain_upper-terms = fontanna górna dochód poczęstunek lewa strona dekoracje { $in_kitchens }

reference-fountain_lower-text = W dochodzie każdej rundy zyskujesz liwry za każdy swój strój u gości: po { $fountain_livre_per_dress }. Możesz mieć tu jedno miejsce.
reference-fountain_lower-terms = fontanna dolna dochód poczęstunek prawa strona { $in_kitchens }

reference-fireworks-title = Fajerwerki
reference-fireworks-text = Dzięki każdym twoim fajerwerkom jeden z twoich strojów { $in_kings } ogląda je na końcu i liczy się ×{ $lessTimes } lub ×{ $moreTimes }. Punktuje też ten, kto ma najwięcej fajerwerków, od { $second_place_players } graczy także drugie miejsce; remis wygrywa, kto ma te najdalej po prawej.
reference-fireworks-terms = fajerwerk rakiety mnożnik razy podwójnie potrójnie przewaga taras balkon ogród wybuch sztuczne ognie
reference-fireworks-ruling = Do pierwszego i drugiego miejsca potrzeba co najmniej jednych fajerwerków.

reference-terrace-text = Na końcu twoje stroje { $in_kings } oglądają twoje fajerwerki: po jednym na każde, a prestiż stroju się mnoży. Do przewagi w sali policzono je już wcześniej, a dla posągów nadal się liczą.
reference-terrace-terms = oglądać fajerwerki mnożyć { $to_terrace } { $kings } podwójnie potrójnie
reference-terrace-ruling = Program wysyła stroje z największym prestiżem do największych liczb; żaden inny wybór nie daje więcej.

reference-terrace-title-deluxe = Balkon
reference-terrace-title-original = Taras

reference-hall-title = Przewaga w sali
reference-hall-text = Na końcu ten, kto ma w sali najwięcej strojów, zdobywa pierwszą z jej liczb; od { $second_place_players } graczy drugie miejsce zdobywa drugą. Remis wygrywa, kto ma tam więcej gości Mistrza, potem fundator muzyka. Kto nadal remisuje, zdobywa całość; po remisie o pierwsze miejsce nikt nie jest drugi.
reference-hall-terms = sale przewaga najwięcej drugie miejsce remis remisy rozstrzyganie kontrola obszar pokój pałac sala królewska
reference-hall-ruling = Bez stroju w sali nikt nie punktuje. Remis o drugie miejsce rozstrzyga się tak jak o pierwsze; kto nadal remisuje, dostaje drugą liczbę w całości.

reference-all_halls-title = Wszystkie sale
reference-all_halls-text = Gdy tylko jesteś w każdej sali, dzięki strojowi lub muzykowi, zajmujesz najlepsze wolne pole wszystkich sal. Kto zrobi to wcześniej, zdobędzie na końcu więcej prestiżu.
reference-all_halls-terms = wszystkie sale bonus obecność każda sala wszędzie pięć sal
reference-all_halls-ruling = Pole zajmuje się przed wyborem nagrody gościa. Gdy wszystkie pola są zajęte, nikt już żadnego nie dostaje.

reference-income-title = Dochód
reference-income-text = Gdy wszystkie ręce są zagrane, każdy zyskuje liwry ({ $base_income }) i to, co dają jego miejsca w ogrodach.
reference-income-terms = koniec rundy zarobek liwry faza dochód

reference-displays-title = Uzupełnianie wystaw
reference-displays-text = Na początku rundy przychodzą nowi pracownicy do zatrudnienia ({ $hire_display }), uzupełnia się wolne miejsca na żetony, a projekty najdalej z prawej ({ $cleared_windows }) zostają odrzucone; pozostałe przesuwają się w prawo i z woreczka przychodzą nowe. Co puste, pozostaje do tego czasu puste, a co mają inni, jest zajęte.
reference-displays-terms = wystawa wystawy uzupełnić przygotowanie woreczek pracownia magazyn zajęte puste nowe projekty usunięte
reference-displays-ruling = Woreczki tasuje się raz, przy zapełnieniu; woreczek zapełnia się odrzuconymi dopiero wtedy, gdy coś jest potrzebne, a on jest pusty.

reference-livre-title = Liwry
reference-livre-text = Pieniądze na projekty, żetony, pracowników i dekoracje. Biorą się z dochodu, od gości, z bonusów, przychylności, sprzedaży i delegowania. Na końcu każde { $livre_per_prestige } liwrów to 1 pkt prestiżu, a reszta rozstrzyga remis o zwycięstwo.
reference-livre-terms = pieniądze moneta monety liwr gotówka cena płacić brakuje za mało stać luidor
reference-livre-ruling = Remis rozstrzyga tylko to, co zostanie po wymianie. Pieniędzy nigdy nie brakuje.

reference-prestige-title = Prestiż
reference-prestige-text = Punkty tej gry. Niewiele zdobywa się w trakcie, większość na końcu. Kto ma ich najwięcej, wygrywa.
reference-prestige-terms = punkty zwycięstwa punkty prestiżu pz wynik pp
reference-prestige-ruling = W edycji z 2013 roku to, co inni zdobyli w trakcie gry, jest do końca ukryte; w edycji Deluxe jest jawne.

reference-final_scoring-title = Punktacja końcowa
reference-final_scoring-text = Po rundzie { $rounds }: pieniądze (każde { $livre_per_prestige } liwrów to 1 pkt prestiżu), karty z koroną, przychylność, przewagi w salach, fajerwerki, stroje, które je oglądają, posągi, stroje u gości, dekoracje, wszystkie sale. Remis wygrywa, komu zostało więcej liwrów.
reference-final_scoring-terms = koniec gry punktacja wynik wygrać zwycięzca zwycięstwo remis punkty liczenie jak wygrać kto wygrywa
reference-final_scoring-ruling = Poza prestiżem i liwrami instrukcje nie znają innego rozstrzygania remisów: kilku zwycięzców dzieli się wygraną.

reference-standing-title = Punkty, gdyby gra skończyła się teraz
reference-standing-text = Liczba obok podium w panelu gracza to wynik gracza, gdyby gra skończyła się teraz: wszystko, co liczy punktacja końcowa, łącznie z przewagami. To podgląd; nic z tego nie jest jeszcze pewne. Pieniądze też się liczą, więc płacenie trochę ją obniża. Strzałka obok pokazuje zmianę od twojej ostatniej tury. Panel gracza pokazuje pieniądze, prestiż, nici, koronki, żetony i karty.
reference-standing-terms = podium stan podgląd szacunek prowadzenie prowadzi panel gracza podsumowanie

reference-editions-title = Dwie edycje
reference-editions-text = Edycja z 2013 roku i edycja Deluxe z 2020 roku to ta sama gra z innymi nazwami i kolorami. Żółty, zielony, czerwony i niebieski z 2013 roku to w edycji Deluxe niebieski, różowy, zielony i pomarańczowy.
reference-editions-terms = edycja oryginalna deluxe 2013 2020 różnica nazwy kolory eagle wydanie
reference-editions-ruling = Różni je tylko prestiż zdobyty w trakcie gry: w edycji z 2013 roku ukryty, w edycji Deluxe jawny. Czego brakuje w jednej instrukcji, bierze się z drugiej.
