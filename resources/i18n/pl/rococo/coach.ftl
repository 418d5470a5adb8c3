### What the coach says before a choice.

coach-first_hand = Po rundzie { $rounds } wygrywa ten, kto ma najwięcej prestiżu, a dają go przede wszystkim stroje na balu. Wybierz, kogo zagrasz w tej rundzie, po jednej karcie na turę: Mistrz uszyje każdy strój, a po jedwab wystarczy Uczeń.
coach-hand_for_garments = Masz wszystko, czego trzeba na stroje z wystawy (tyle możesz uszyć: { $makeable }). Weź kogoś, kto umie szyć, i zagraj tę kartę wcześnie.
coach-hand_for_garments_named = Masz wszystko, by uszyć { FORM($pieces, "acc") }. Weź kogoś, kto to umie, i zagraj tę kartę wcześnie.
coach-favor_mine = Przychylność Królowej była po twojej stronie, więc zaczynasz tę rundę: spośród wszystkiego, co nowe na wystawie, wybierasz jako pierwsza osoba. Przychylność wróciła; kto ją teraz zdobędzie, zacznie następną rundę.
coach-favor_others = Przychylność Królowej miał ktoś inny, więc to on zaczyna tę rundę: wybiera pierwszy spośród wszystkiego, co nowe na wystawie. Przychylność wróciła; kto ją teraz zdobędzie, zacznie następną rundę.
coach-rest_of_supply = Kogo teraz zostawisz, tego musisz wziąć w następnej rundzie: odrzuceni wracają dopiero wtedy, gdy zapas jest pusty.
coach-discards_back = Zapas był za mały: masz go już całego na ręce, a karty odrzucone znów są zapasem. Wybierz z nich resztę.
coach-last_hand = Ostatnia runda! Wybierz pracowników, którzy od razu dają prestiż; nie warto już niczego oszczędzać.
coach-last_cards = { $livre ->
    [one] To twoje ostatnie karty w tej grze. Jedwab, który ci zostanie, nic nie da: zrób z niego strój albo wydaj swój { $livre } liwr na dekorację.
    [few] To twoje ostatnie karty w tej grze. Jedwab, który ci zostanie, nic nie da: zrób z niego strój albo wydaj swoje { $livre } liwry na dekorację.
    [many] To twoje ostatnie karty w tej grze. Jedwab, który ci zostanie, nic nie da: zrób z niego strój albo wydaj swoje { $livre } liwrów na dekorację.
   *[other] To twoje ostatnie karty w tej grze. Jedwab, który ci zostanie, nic nie da: zrób z niego strój albo wydaj swoje { $livre } liwrów na dekorację.
}
coach-save_for_last = Po tej rundzie zostaje już tylko jedna. Zachowaj na nią trochę liwrów: dekoracje są wtedy najlepszym, co można kupić. Jedwab, z którego nie powstanie strój, nic nie daje.
coach-first_card = Każda karta wykonuje akcję, a potem daje bonus. Na strojach z wystawy cena jest u góry, a jedwab po prawej. Jedwab, nici i koronki pochodzą z żetonów surowców.
coach-garment_now = Możesz szyć od razu: masz wszystko na stroje z wystawy (tyle możesz uszyć: { $tailorable }). Najlepsi goście trafiają do tego, kto jest pierwszy.
coach-garment_now_named = Możesz od razu uszyć { FORM($pieces, "acc") }. Najlepsi goście trafiają do tego, kto jest pierwszy.
coach-rich = { $livre ->
    [one] Masz { $livre } liwr. Pieniądze na koniec prawie się nie liczą; dekoracje owszem, a wybiera ten, kto pierwszy.
    [few] Masz { $livre } liwry. Pieniądze na koniec prawie się nie liczą; dekoracje owszem, a wybiera ten, kto pierwszy.
    [many] Masz { $livre } liwrów. Pieniądze na koniec prawie się nie liczą; dekoracje owszem, a wybiera ten, kto pierwszy.
   *[other] Masz { $livre } liwrów. Pieniądze na koniec prawie się nie liczą; dekoracje owszem, a wybiera ten, kto pierwszy.
}
coach-rich_named = { $livre ->
    [one] Masz { $livre } liwr. Pieniądze na koniec prawie się nie liczą, dekoracje owszem. Stać cię na: { $pieces }.
    [few] Masz { $livre } liwry. Pieniądze na koniec prawie się nie liczą, dekoracje owszem. Stać cię na: { $pieces }.
    [many] Masz { $livre } liwrów. Pieniądze na koniec prawie się nie liczą, dekoracje owszem. Stać cię na: { $pieces }.
   *[other] Masz { $livre } liwrów. Pieniądze na koniec prawie się nie liczą, dekoracje owszem. Stać cię na: { $pieces }.
}
coach-little_silk = Na twoim wieszaku jest mało jedwabiu. Żeton może pozyskać każdy pracownik, nawet Uczeń.
coach-missing_hall = Do kompletu sal brakuje ci: { $pieces }. Gdy tylko będziesz w każdej sali, od razu zajmiesz pole wszystkich sal.
coach-rich_late = { $livre ->
    [one] Masz { $livre } liwr. Pieniądze na koniec prawie się nie liczą; ufunduj dekorację, która daje prestiż.
    [few] Masz { $livre } liwry. Pieniądze na koniec prawie się nie liczą; ufunduj dekorację, która daje prestiż.
    [many] Masz { $livre } liwrów. Pieniądze na koniec prawie się nie liczą; ufunduj dekorację, która daje prestiż.
   *[other] Masz { $livre } liwrów. Pieniądze na koniec prawie się nie liczą; ufunduj dekorację, która daje prestiż.
}
coach-rich_late_named = { $livre ->
    [one] Masz { $livre } liwr. Pieniądze na koniec prawie się nie liczą; ufunduj coś, co daje prestiż. Stać cię na: { $pieces }.
    [few] Masz { $livre } liwry. Pieniądze na koniec prawie się nie liczą; ufunduj coś, co daje prestiż. Stać cię na: { $pieces }.
    [many] Masz { $livre } liwrów. Pieniądze na koniec prawie się nie liczą; ufunduj coś, co daje prestiż. Stać cię na: { $pieces }.
   *[other] Masz { $livre } liwrów. Pieniądze na koniec prawie się nie liczą; ufunduj coś, co daje prestiż. Stać cię na: { $pieces }.
}
coach-start_player = Przychylność Królowej wciąż czeka: parę liwrów teraz i pierwszy ruch w następnej rundzie.
coach-guest = Twój strój jest na balu: na końcu da swój prestiż i liczy się do przewagi w swojej sali. Nagradza się też obecność we wszystkich salach.
coach-hired = Kogo zatrudnisz, tego masz już na ręce: zagraj tę kartę jeszcze w tej rundzie. Potem wraca jak inne.
coach-deputed = Oddelegowany odchodzi na zawsze. Gdy pracowników jest mniej, dobrzy szybciej wracają na rękę.
coach-deputed_master = Oddelegowany Mistrz odchodzi na zawsze, a nikt inny nie zatrudnia ani nie szyje najlepszych strojów. Same pieniądze rzadko to wynagradzają.
coach-first_action = Przyjrzyj się akcji, a przeczytasz, ile kosztuje i co da. To, czego ten pracownik nie może zrobić, jest wyszarzone. „Wszystkie akcje” w obrazkach pokaże podświetlony przycisk.
coach-hire_early = Mistrz może też zatrudniać. Zrób to wcześnie: kto przychodzi teraz, pracuje jeszcze w tej rundzie, a bonus przydaje się za każdym razem, gdy zagrasz tę kartę.
coach-hire_now = Zatrudniają tylko Mistrzowie. Kto przychodzi, od razu trafia na rękę i gra jeszcze w tej rundzie: jedna tura więcej.
coach-depute_now = Słaby pracownik oddelegowany wcześnie opłaca się podwójnie: liwry od razu, a lepsi częściej trafiają na rękę. Twój personel (karty): { $staff }.
coach-favor_now = Przychylność Królowej kosztuje tylko turę: od razu daje liwry, a kto ją ma, zaczyna następną rundę.
coach-acquire_now = Żeton może pozyskać każdy pracownik; oszczędzaj Mistrzów na to, co potrafią tylko oni. Bierz kolory jednego stroju z wystawy.
coach-fund_now = Dekoracje nie wymagają ani jedwabiu, ani Mistrza, tylko liwrów, a liczą się na koniec. Kto funduje wcześnie, ma wybór.
coach-last_of_round = Twoja ostatnia karta w tej rundzie. Po niej przychodzi dochód oraz nowe stroje, żetony i pracownicy.
coach-new_wares = Nowa runda: nowe stroje, żetony i pracownicy. Zanim zagrasz kartę, znajdź strój, do którego brakuje ci najmniej.
coach-read_bonus = Bonus karty następuje po jej akcji, jakakolwiek by była. Gdy dwie karty mogą zrobić to samo, niech zdecyduje bonus.
coach-depute_last_card = Słabego pracownika można oddelegować: od razu liwry, a lepsi częściej trafiają na rękę. Ale oddelegowany odchodzi na zawsze.
coach-which_garment = Cena spada od lewej do prawej. Prestiż dają wszystkie stroje; te z droższego jedwabiu zwykle więcej.
coach-which_guest = Nagrodę pokazaną przy gościu dostajesz od razu. Na koniec punktuje ten, kto ma w sali najwięcej strojów: gdzie nikogo jeszcze nie ma, na razie wystarczy jeden.
coach-master_guest = Na miejsce z naparstkiem trafia tylko to, co uszył Mistrz. Przy remisie w sali wygrywa ten, kto ma tam takich więcej, potem ten, kto płaci muzykowi; kto nadal remisuje, punktuje w całości.
coach-second_guest = Policz stroje w każdej sali: gdzie możesz jeszcze wyjść na pierwsze miejsce, a gdzie tylko wzmacniasz innych?
coach-keep_or_trade = Zostaw żeton dla jedwabiu albo oddaj go za nić lub koronkę; nigdy jedno i drugie.
coach-whom_to_hire = Nowy pracownik trafia na twoją rękę i pracuje jeszcze w tej rundzie. Im mniej ich zostało, tym są tańsi. Liczba rzymska to poziom, który rośnie z rundy na rundę.
coach-statues = Posąg liczy się na koniec za każdy kolor twoich strojów u gości; drugi wymaga drugiego stroju w każdym kolorze. Opłaca się temu, kto szyje w wielu kolorach.
coach-musicians_first = Stać cię na muzyka: jesteś wtedy w jego sali, wygrywasz tam remisy, których nie rozstrzygną goście Mistrza, i zdobywasz prestiż podany pod nim.
coach-statues_first = Stać cię na posąg: oprócz prestiżu podanego pod nim liczy się na koniec za każdy kolor twoich strojów u gości.
coach-bonus = Bonus jest dodatkiem do akcji, po niej. Użyj go, jeśli nic nie stoi na przeszkodzie.

coach-which_tile-deluxe = Weź kolory stroju, który chcesz uszyć jako następny. Prawie pusta szuflada jest najtańsza.
coach-which_tile-original = Weź kolory stroju, który chcesz uszyć jako następny. Prawie pusty segment jest najtańszy.

coach-kitchens_first-deluxe = Stać cię na kuchnię: przy każdym dochodzie, który jeszcze nastąpi, ta dla służby daje pieniądze za każdą twoją dekorację, a ta dla gości za każdy twój strój u gościa.
coach-kitchens_first-original = Stać cię na fontannę: przy każdym dochodzie, który jeszcze nastąpi, górna daje pieniądze za każdą twoją dekorację, a dolna za każdy twój strój u gościa.

coach-which_decoration-deluxe = Kuchnia płaci przy każdym dochodzie, który jeszcze nastąpi, więc najwięcej daje ufundowana wcześnie. Muzycy i fajerwerki dają prestiż na koniec, niezależnie od tego, kiedy je ufundujesz.
coach-which_decoration-original = Fontanna płaci przy każdym dochodzie, który jeszcze nastąpi, więc najwięcej daje ufundowana wcześnie. Muzycy i fajerwerki dają prestiż na koniec, niezależnie od tego, kiedy je ufundujesz.
