### How to play, in short; numbers of the rules and what the edition calls things ([hint.word]) are filled in.

guide-heading-goal = Bal
guide-heading-round = Runda
guide-heading-actions = Akcje główne
guide-heading-dress = Strój i jego gość
guide-heading-board = Pałac
guide-heading-end = Koniec gry
guide-heading-signs = Znaki

guide-goal-aim = { $rounds ->
    [one] Prowadzisz pracownię krawiecką. Po { $rounds } rundzie Król wydaje bal i wygrywa ten, kto ma najwięcej prestiżu.
    [few] Prowadzisz pracownię krawiecką. Po { $rounds } rundach Król wydaje bal i wygrywa ten, kto ma najwięcej prestiżu.
    [many] Prowadzisz pracownię krawiecką. Po { $rounds } rundach Król wydaje bal i wygrywa ten, kto ma najwięcej prestiżu.
   *[other] Prowadzisz pracownię krawiecką. Po { $rounds } rundach Król wydaje bal i wygrywa ten, kto ma najwięcej prestiżu.
}

guide-round-hand = { $hand_size ->
    [one] Każdy w tajemnicy wybiera z zapasu na rękę { $hand_size } pracownika. Zagrani trafiają na stos kart odrzuconych; gdy zapas się skończy, ten stos, bez tasowania, staje się nowym zapasem.
    [few] Każdy w tajemnicy wybiera z zapasu na rękę { $hand_size } pracowników. Zagrani trafiają na stos kart odrzuconych; gdy zapas się skończy, ten stos, bez tasowania, staje się nowym zapasem.
    [many] Każdy w tajemnicy wybiera z zapasu na rękę { $hand_size } pracowników. Zagrani trafiają na stos kart odrzuconych; gdy zapas się skończy, ten stos, bez tasowania, staje się nowym zapasem.
   *[other] Każdy w tajemnicy wybiera z zapasu na rękę { $hand_size } pracowników. Zagrani trafiają na stos kart odrzuconych; gdy zapas się skończy, ten stos, bez tasowania, staje się nowym zapasem.
}
guide-round-turn = W swojej turze każdy zagrywa jedną kartę: najpierw akcja główna, którą ten pracownik może wykonać, potem bonus z karty. Z jednego i drugiego wolno zrezygnować. Następnie kolej na kolejnego gracza.

guide-round-income-deluxe = { $base_income ->
    [one] Gdy wszyscy zagrają swoje karty, każdy dostaje { $base_income } liwr i to, co dają jego kuchnie.
    [few] Gdy wszyscy zagrają swoje karty, każdy dostaje { $base_income } liwry i to, co dają jego kuchnie.
    [many] Gdy wszyscy zagrają swoje karty, każdy dostaje { $base_income } liwrów i to, co dają jego kuchnie.
   *[other] Gdy wszyscy zagrają swoje karty, każdy dostaje { $base_income } liwrów i to, co dają jego kuchnie.
}
guide-round-income-original = { $base_income ->
    [one] Gdy wszyscy zagrają swoje karty, każdy dostaje { $base_income } liwr i to, co daje mu fontanna.
    [few] Gdy wszyscy zagrają swoje karty, każdy dostaje { $base_income } liwry i to, co daje mu fontanna.
    [many] Gdy wszyscy zagrają swoje karty, każdy dostaje { $base_income } liwrów i to, co daje mu fontanna.
   *[other] Gdy wszyscy zagrają swoje karty, każdy dostaje { $base_income } liwrów i to, co daje mu fontanna.
}

guide-actions-favor = { $favor_livre ->
    [one] Zdobądź przychylność Królowej (nie Uczniem; jeden gracz w rundzie): od razu { $favor_livre } liwr, pierwszy gracz w następnej rundzie i { $favor_prestige } pkt prestiżu dla tego, kto ma ją na koniec.
    [few] Zdobądź przychylność Królowej (nie Uczniem; jeden gracz w rundzie): od razu { $favor_livre } liwry, pierwszy gracz w następnej rundzie i { $favor_prestige } pkt prestiżu dla tego, kto ma ją na koniec.
    [many] Zdobądź przychylność Królowej (nie Uczniem; jeden gracz w rundzie): od razu { $favor_livre } liwrów, pierwszy gracz w następnej rundzie i { $favor_prestige } pkt prestiżu dla tego, kto ma ją na koniec.
   *[other] Zdobądź przychylność Królowej (nie Uczniem; jeden gracz w rundzie): od razu { $favor_livre } liwrów, pierwszy gracz w następnej rundzie i { $favor_prestige } pkt prestiżu dla tego, kto ma ją na koniec.
}
guide-actions-acquire-deluxe = Pozyskaj surowce: weź żeton za cenę jego szuflady i zostaw go jako jedwab albo od razu wymień na dolną połowę: / to jedno z dwojga, + to jedno i drugie.
guide-actions-acquire-original = Pozyskaj surowce: weź żeton za cenę jego segmentu i zostaw go jako jedwab albo od razu wymień na dolną połowę: / to jedno z dwojga, + to jedno i drugie.
guide-actions-hire = Zatrudnij pracownika (tylko Mistrzem): karta trafia na rękę i gra jeszcze w tej rundzie. Im mniej ich zostało, tym są tańsi.
guide-actions-depute = Oddeleguj tego pracownika, czyli odeślij go na dwór, zależnie od wyszkolenia za { $master }, { $journeyman } lub { $apprentice } liwrów; po bonusie karta wychodzi z gry. Musi ci zostać co najmniej tylu pracowników: { $minimum_staff }.

guide-actions-make_dress-deluxe = Uszyj strój (nie Uczniem): zapłać cenę nad nim i oddaj jedwab, nici i koronki, które pokazuje; niewykorzystany jedwab z żetonu przepada. Naparstek oznacza, że strój musi uszyć Mistrz.
guide-actions-make_dress-original = Uszyj strój (nie Uczniem): zapłać cenę nad nim i oddaj jedwab, nici i koronki, które pokazuje; niewykorzystany jedwab z żetonu przepada. Naparstek oznacza, że strój musi uszyć Mistrz.

guide-actions-fund-deluxe = Ufunduj dekorację: zapłać jej cenę i połóż tam swój znacznik; najwyżej jeden w każdej z dwóch kuchni.
guide-actions-fund-original = Ufunduj dekorację: zapłać jej cenę i połóż tam swój znacznik; najwyżej jeden w każdym rzędzie fontanny.

guide-dress-place = Strój (suknia lub surdut) jest wypożyczany gościowi na wolnym miejscu, które może dać nagrodę, albo sprzedawany za swoją wartość.
guide-dress-master = Miejsca z naparstkiem są dla strojów, które uszył Mistrz; tam rozstrzygają one też remisy w sali.

guide-board-halls = { $second_place_players ->
    [one] W każdej sali punktuje najwięcej strojów, od { $second_place_players } gracza wzwyż także drugie miejsce. Remis wygrywa gracz z większą liczbą gości Mistrza, potem fundator muzyka.
    [few] W każdej sali punktuje najwięcej strojów, od { $second_place_players } graczy wzwyż także drugie miejsce. Remis wygrywa gracz z większą liczbą gości Mistrza, potem fundator muzyka.
    [many] W każdej sali punktuje najwięcej strojów, od { $second_place_players } graczy wzwyż także drugie miejsce. Remis wygrywa gracz z większą liczbą gości Mistrza, potem fundator muzyka.
   *[other] W każdej sali punktuje najwięcej strojów, od { $second_place_players } graczy wzwyż także drugie miejsce. Remis wygrywa gracz z większą liczbą gości Mistrza, potem fundator muzyka.
}
guide-board-fireworks = Na koniec stroje { $in_kings } mogą oglądać twoje fajerwerki: liczą się wtedy ×{ $lessTimes } lub ×{ $moreTimes }.
guide-board-all_halls = Ze strojem lub muzykiem w każdej sali od razu zajmujesz pole wszystkich sal.

guide-board-gardens-deluxe = Posągi płacą na koniec za każdy kolor twoich strojów; kuchnie płacą co rundę.
guide-board-gardens-original = Posągi płacą na koniec za każdy kolor twoich strojów; fontanna płaci co rundę.

guide-end-scoring = { $livre_per_prestige ->
    [one] Po rundzie { $rounds } liczy się wszystko: pieniądze (każdy { $livre_per_prestige } liwr to 1 pkt prestiżu), karty z koroną, przychylność, sale, fajerwerki, posągi, stroje, dekoracje, wszystkie sale. Remis wygrywa gracz, któremu zostało więcej liwrów.
    [few] Po rundzie { $rounds } liczy się wszystko: pieniądze (każde { $livre_per_prestige } liwry to 1 pkt prestiżu), karty z koroną, przychylność, sale, fajerwerki, posągi, stroje, dekoracje, wszystkie sale. Remis wygrywa gracz, któremu zostało więcej liwrów.
    [many] Po rundzie { $rounds } liczy się wszystko: pieniądze (każde { $livre_per_prestige } liwrów to 1 pkt prestiżu), karty z koroną, przychylność, sale, fajerwerki, posągi, stroje, dekoracje, wszystkie sale. Remis wygrywa gracz, któremu zostało więcej liwrów.
   *[other] Po rundzie { $rounds } liczy się wszystko: pieniądze (każde { $livre_per_prestige } liwrów to 1 pkt prestiżu), karty z koroną, przychylność, sale, fajerwerki, posągi, stroje, dekoracje, wszystkie sale. Remis wygrywa gracz, któremu zostało więcej liwrów.
}

guide-signs-livre = liwry
guide-signs-prestige = prestiż
guide-signs-thread = nić
guide-signs-lace = koronka
guide-signs-thimble-master = Mistrz: złoty naparstek z koroną
guide-signs-thimble-journeyman = Czeladnik: srebrny naparstek z falistym brzegiem
guide-signs-thimble-apprentice = Uczeń: otwarty naparstek z mosiądzu
guide-signs-tile = żetony surowców
guide-signs-bag = losowy żeton
guide-signs-card = pracownicy
guide-signs-stack = wszyscy twoi pracownicy; także to, co zostało do dobrania
guide-signs-discard = stos kart odrzuconych
guide-signs-hire = zatrudnienie pracownika
guide-signs-court = oddelegowanie na dwór
guide-signs-decoration = dekoracje
guide-signs-crown = liczy się na koniec
guide-signs-start = pierwszy gracz
guide-signs-podium = co miałby gracz, gdyby gra skończyła się teraz

## What an action is about, in a word or two.

guide-names-favor = Przychylność Królowej
guide-names-acquire = Surowce
guide-names-make_dress-deluxe = Strój
guide-names-make_dress-original = Strój
guide-names-hire = Zatrudnienie
guide-names-depute = Oddelegowanie
guide-names-fund = Dekoracja
