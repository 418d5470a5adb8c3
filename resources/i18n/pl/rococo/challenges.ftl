### The challenges of the tutor: a name and a task each, and how their goals are counted.

series-rococo-1 = Pełna sakiewka
series-rococo-2 = Sprytne pieniądze
series-rococo-3 = Goście i sale
series-rococo-4 = Kamień, muzyka i proch
series-rococo-5 = Gdyby bal skończył się teraz

challenge-amount-rococo-lead = prowadzenie o { $n }
challenge-amount-rococo-item = { $n } pkt prestiżu z tego
challenge-amount-rococo-hall = { $n } pkt prestiżu z niej

challenge-amount-rococo-livre = { $n ->
    [one] 1 liwr
    [few] { $n } liwry
    [many] { $n } liwrów
   *[other] { $n } liwra
}

challenge-amount-rococo-prestige = { $n } pkt prestiżu

challenge-amount-rococo-statues = { $n } pkt prestiżu z posągów

challenge-amount-rococo-fireworks = { $n } pkt prestiżu z fajerwerków

challenge-amount-rococo-ahead = { $n ->
    [one] prowadzenie o 1 strój
    [few] prowadzenie o { $n } stroje
    [many] prowadzenie o { $n } strojów
   *[other] prowadzenie o { $n } stroju
}

challenge-amount-rococo-dresses = { $n ->
    [one] 1 strój
    [few] { $n } stroje
    [many] { $n } strojów
   *[other] { $n } stroju
}

challenge-amount-rococo-decorations = { $n ->
    [one] 1 dekoracja
    [few] { $n } dekoracje
    [many] { $n } dekoracji
   *[other] { $n } dekoracji
}

challenge-amount-rococo-couples = { $n ->
    [one] 1 para
    [few] { $n } pary
    [many] { $n } par
   *[other] { $n } pary
}

challenge-amount-rococo-masters = { $n ->
    [one] 1 gość Mistrza
    [few] { $n } gości Mistrza
    [many] { $n } gości Mistrza
   *[other] { $n } gościa Mistrza
}

challenge-amount-rococo-staff = { $n ->
    [one] 1 pracownik
    [few] { $n } pracowników
    [many] { $n } pracowników
   *[other] { $n } pracownika
}

challenge-amount-rococo-bales = { $n ->
    [one] 1 jedwab
    [few] { $n } jedwabie
    [many] { $n } jedwabi
   *[other] { $n } jedwabiu
}

challenge-amount-rococo-notions = { $n ->
    [one] 1 nić lub koronka
    [few] { $n } nici i koronki
    [many] { $n } nici i koronek
   *[other] { $n } nici i koronki
}

challenge-last_purse-name = Ostatnia sakiewka
challenge-last_purse-task = Siódma runda, została jedna karta. Ile pieniędzy możesz mieć po niej, przed dochodem?
challenge-last_purse-comment = Suknia kosztuje { $price }, a sprzedana daje { $value }; bonus Czeladnika dodaje potem { $bonus }.

challenge-early_sparkle-name = Wczesny błysk
challenge-early_sparkle-task = Gdyby bal skończył się po tej jednej karcie, twój prestiż powinien wynosić co najmniej { $least }. Zachowaj jak najwięcej pieniędzy.
challenge-early_sparkle-comment = Nikt nie ma jeszcze fajerwerków, więc pierwsze od razu dają przewagę. To, co kupuje bonus, kosztowałoby liwry, więc się z niego rezygnuje.

challenge-two_hands-name = Obiema rękami
challenge-two_hands-task = Jedna karta robi dwie rzeczy. Skończ z jak największą sumą pieniędzy, przed dochodem.
challenge-two_hands-comment = Surdut nie kosztuje ani liwra, a sprzedany daje { $value }; bonus przynosi prestiż, nie pieniądze.

challenge-dear_customer-name = Drogi klient
challenge-dear_customer-task = Jedna karta i pełny wieszak. Skończ z jak największą sumą pieniędzy, przed dochodem.
challenge-dear_customer-comment = Pomarańczowy surdut: uszycie kosztuje liwry ({ $price }) i żetony ({ $tiles }), a kupiec płaci { $value }.

challenge-into_the_sky-name = W niebo
challenge-into_the_sky-task = Ile prestiżu możesz mieć, gdyby bal skończył się po tej karcie? Pieniądze też się liczą.
challenge-into_the_sky-comment = Twój jedyny gość wychodzi do fajerwerków i liczy się tam ×{ $times }.

challenge-patron-name = Mecenas sztuki
challenge-patron-task = Twoje dekoracje: { $own }. Po tej karcie niech będzie ich { $least }; zachowaj przy tym jak najwięcej pieniędzy.
challenge-patron-comment = Jedna karta funduje jedną dekorację: przy liwrach, które masz ({ $livre }), posąg w cenie { $cost } jest w zasięgu. To, co kupuje bonus, kosztowałoby liwry, więc się z niego rezygnuje.

challenge-second_to_none-name = Bez konkurencji
challenge-second_to_none-task = Wyprzedź innych w sali 2 o tyle, o ile się da: twoje stroje tam minus stroje najlepszego z pozostałych.
challenge-second_to_none-comment = To twój trzeci strój w sali 2, a nikt inny nie ma tam więcej niż jednego.

challenge-first_lights-name = Pierwsze światła
challenge-first_lights-task = To dopiero pierwsza runda. Ile prestiżu możesz mieć, gdyby bal skończył się po tej karcie?
challenge-first_lights-comment = Kto ma pierwsze fajerwerki, ma w nich przewagę: dają więcej niż tylko własny prestiż.

challenge-one_more_guest-name = Jeszcze jeden gość
challenge-one_more_guest-task = Wypożycz jak najwięcej strojów: ile ich będzie na planszy po twojej ostatniej karcie?
challenge-one_more_guest-comment = Twój jedyny żeton, nici ({ $thread }) i liwry ({ $price }) to dokładnie to, czego trzeba na różowy surdut.

challenge-farewell-name = Czułe pożegnanie
challenge-farewell-task = Jedna karta. Skończ z jak największą sumą pieniędzy, przed dochodem.
challenge-farewell-comment = Wyjazd na dwór od razu daje { $pay } i nic nie kosztuje.

challenge-all_or_nothing-name = Wszystko albo nic
challenge-all_or_nothing-task = Jedna droga daje o wiele więcej niż wszystkie inne. Skończ z jak największą sumą pieniędzy, przed dochodem.
challenge-all_or_nothing-comment = Surdut wymaga żetonów ({ $tiles }) i nici, ale żadnych liwrów, a kupiec płaci { $value }.

challenge-spring_sale-name = Wiosenna wyprzedaż
challenge-spring_sale-task = Druga runda, jeden Mistrz. Skończ z jak największą sumą pieniędzy, przed dochodem.
challenge-spring_sale-comment = Niebieska suknia wymaga żetonów ({ $tiles }), koronki i liwrów ({ $price }), a kupiec płaci { $value }.

challenge-royal_and_rich-name = Po królewsku i bogato
challenge-royal_and_rich-task = Prowadź po tej karcie w Sali Królewskiej i zachowaj jak najwięcej pieniędzy.
challenge-royal_and_rich-comment = W Sali Królewskiej nie ma jeszcze nikogo: jedna suknia w cenie { $price } liwrów już tam prowadzi, a bonus daje { $bonus }.

challenge-new_hands-name = Nowe ręce
challenge-new_hands-task = Jedna karta, ale może nie ostatnia. Skończ z jak największą sumą pieniędzy, przed dochodem.
challenge-new_hands-comment = Nowy Czeladnik nic nie kosztuje, pracuje jeszcze w tej rundzie i sprzedaje surdut za { $value }.

challenge-maestro-name = Maestro
challenge-maestro-task = Pierwsza runda. Ile prestiżu możesz mieć, gdyby bal skończył się po tej karcie?
challenge-maestro-comment = Z twoich { $livre } liwrów muzyk w Sali Królewskiej zabiera { $cost }, i jest tego wart.

challenge-dance_partners-name = Partnerzy do tańca
challenge-dance_partners-task = Suknia i surdut tworzą parę. Karty: { $cards }. Ile par możesz mieć po nich na planszy?
challenge-dance_partners-comment = Na planszy były już surduty ({ $coats }) i jedna suknia; druga suknia tworzy drugą parę.

challenge-far_corner-name = Daleki kąt
challenge-far_corner-task = Prowadź po tej karcie w sali 5 i zachowaj jak najwięcej pieniędzy.
challenge-far_corner-comment = Suknia kosztuje { $price }, z czego ten gość oddaje { $place }, a w sali 5 nie ma nikogo innego.

challenge-no_needle-name = Bez igły
challenge-no_needle-task = Karty: { $cards }. Skończ z jak największą sumą pieniędzy, przed dochodem.
challenge-no_needle-comment = Na twoim wieszaku nie ma jedwabiu: obaj Czeladnicy jadą na dwór, każdy za { $pay }.

challenge-full_rack-name = Pełny wieszak
challenge-full_rack-task = Ile jedwabiu może wisieć na twoim wieszaku po tej karcie?
challenge-full_rack-comment = Wisi tam już tyle: { $bales }, a w cenie { $price } jest żeton, na którym są jeszcze { $more }.

challenge-grand_sale-name = Wielkie pożegnanie
challenge-grand_sale-task = Naprawdę ostatnia karta. Skończ z jak największą sumą pieniędzy, przed dochodem.
challenge-grand_sale-comment = Zielona suknia kosztuje liwry ({ $price }) i koronkę, a żetony na nią ({ $tiles }) po balu nie są nic warte: sprzedaj ją za { $value }.

challenge-last_ball-name = Dwie ostatnie karty
challenge-last_ball-task = Najwięcej prestiżu z końca tej ostatniej rundy: karty ({ $cards }), dochód i punktacja końcowa.
challenge-last_ball-comment = Żadna z kart nie szyje: każda kupuje nić i koronkę, a twoja korona daje { $pair } pkt prestiżu za każdą taką parę.

challenge-golden_goodbye-name = Złote pożegnanie
challenge-golden_goodbye-task = Karty w trzeciej rundzie: { $cards }. Skończ z jak największą sumą pieniędzy, przed dochodem.
challenge-golden_goodbye-comment = Uczeń odchodzi za { $pay }, a suknia, która nic nie kosztuje, sprzedana daje { $value }.

challenge-building_site-name = Kamień i proch
challenge-building_site-task = Karty: { $cards }. Ile dekoracji możesz po nich mieć?
challenge-building_site-comment = Najpierw posąg, potem bonus: zostaje { $cost }, dokładnie cena fajerwerków.

challenge-gown_and_glory-name = Blask i surdut
challenge-gown_and_glory-task = Karty: { $cards }. Ile prestiżu możesz mieć, gdyby bal skończył się po nich?
challenge-gown_and_glory-comment = Najpierw muzyk w sali 4 i żeton, potem fajerwerki ×{ $times }: bonus drugiej karty uszyje jeszcze surdut, do pustej Sali Królewskiej.

challenge-crowned_head-name = Na wagę złota
challenge-crowned_head-task = Karty w szóstej rundzie: { $cards }. Skończ z jak największą sumą pieniędzy, przed dochodem.
challenge-crowned_head-comment = Sprzedany surdut daje { $value }, bonus { $bonus }, a pożegnanie Ucznia { $pay }.

challenge-royal_company-name = Królewskie towarzystwo
challenge-royal_company-task = Ze strojami ekstrawaganckimi i świątecznymi: wyprzedź innych w Sali Królewskiej o tyle strojów: { $least }, tymi kartami ({ $cards }), i zachowaj jak najwięcej pieniędzy.
challenge-royal_company-comment = Uczeń odchodzi za { $pay }, a bonus kupuje jeszcze żeton w cenie { $price }. Suknia to twój drugi strój w Sali Królewskiej, a inni nie mają tam żadnego.

challenge-thrifty_king-name = Król jest oszczędny
challenge-thrifty_king-task = Karty: { $cards }. Prowadź po nich w Sali Królewskiej i zachowaj jak najwięcej pieniędzy.
challenge-thrifty_king-comment = Surdut nie kosztuje liwrów, jego żeton kosztuje { $price }, a bonus oddaje ci { $bonus }.

challenge-come_and_go-name = Tam i z powrotem
challenge-come_and_go-task = Karty: { $cards }, i te, które możesz jeszcze zdobyć. Ile prestiżu możesz mieć, gdyby bal skończył się po nich?
challenge-come_and_go-comment = Czeladnik zatrudniony w cenie { $price } odchodzi za { $pay } i daje jeszcze { $bonus }: to starcza na fajerwerki.

challenge-jewel-name = Klejnot
challenge-jewel-task = Ze Szkatułką z biżuterią. Karty: { $cards }. Ile prestiżu możesz mieć, gdyby bal skończył się po nich?
challenge-jewel-comment = Uczeń odchodzi za { $pay }, a bonus kupuje jedwab na niebieską suknię. Razem z nią idzie naszyjnik w cenie { $price }, do gościa Mistrza w Sali Królewskiej.

challenge-counting_house-name = Kantor
challenge-counting_house-task = Jedna karta i koniec balu. Ile najwięcej prestiżu możesz mieć po punktacji końcowej?
challenge-counting_house-comment = Korona zatrudnionego Ucznia liczy twoich pracowników, a bonus zamienia liwry ({ $spent }) na { $bought } pkt prestiżu.

challenge-two_sales-name = Igła i nić
challenge-two_sales-task = Karty w piątej rundzie: { $cards }. Skończ z jak największą sumą pieniędzy, przed dochodem.
challenge-two_sales-comment = Oba żetony przychodzą z pierwszą kartą, drugi dzięki jej bonusowi. Dlatego Czeladnik może odejść za { $pay }, a bonus uszyje jeszcze surdut, który sprzedany daje { $value }.

challenge-night_sky-name = Nocne niebo
challenge-night_sky-task = Karty: { $cards }. Ile prestiżu możesz mieć, gdyby bal skończył się po nich?
challenge-night_sky-comment = Suknia sprzedana za { $value } opłaca fajerwerki ×{ $times }, które funduje bonus, choć z akcji głównej się rezygnuje.

challenge-missing_silk-name = Brakujący jedwab
challenge-missing_silk-task = Karty: { $cards }. Skończ z jak największą sumą pieniędzy, przed dochodem.
challenge-missing_silk-comment = Na suknię wystarczy jeden żeton w cenie { $tile }: uszycie kosztuje jeszcze { $price }, a kupiec płaci { $value }.

challenge-revolving_door-name = Drzwi obrotowe
challenge-revolving_door-task = Karty: { $cards }, a może i trzecia. Skończ z jak największą sumą pieniędzy, przed dochodem.
challenge-revolving_door-comment = Mistrz zatrudniony w cenie { $price } jedzie w tej samej rundzie na dwór, za { $pay }.

challenge-fifty-name = Ponad pięćdziesiąt
challenge-fifty-task = Karty w szóstej rundzie: { $cards }. Czy możesz mieć ponad pięćdziesiąt liwrów, przed dochodem?
challenge-fifty-comment = Dwa żetony, w cenie { $dear } i { $cheap }, starczają na surdut, który nic nie kosztuje, a kupiec płaci { $value }.

challenge-queens_music-name = Muzyka Królowej
challenge-queens_music-task = Pierwsza runda. Karty: { $cards }. Ile prestiżu możesz mieć, gdyby bal skończył się po nich?
challenge-queens_music-comment = Muzyk w Sali Królewskiej kusi, a resztę dołożyłaby Królowa. Ale fajerwerki w cenie { $cost } liwrów, z niebieską suknią pod nimi w Sali Królewskiej, są o jeden punkt lepsze.

challenge-fancy_prices-name = Ekstrawaganckie ceny
challenge-fancy_prices-task = Ze strojami ekstrawaganckimi i świątecznymi. Karty: { $cards }. Skończ z jak największą sumą pieniędzy, przed dochodem.
challenge-fancy_prices-comment = Uczeń odchodzi za { $pay }, a bonus kupuje drugi żeton w tych samych kolorach, w cenie { $price }. To pozwala uszyć zieloną suknię, a kupiec płaci { $value }.

challenge-masterpiece-name = Arcydzieło
challenge-masterpiece-task = Karty w piątej rundzie: { $cards }. Skończ z jak największą sumą pieniędzy, przed dochodem.
challenge-masterpiece-comment = Trzeci żeton kosztuje { $price }, a jego karta daje { $bonus }; surdut nic nie kosztuje, a kupiec płaci { $value }.

challenge-jewelers_door-name = Drzwi jubilera
challenge-jewelers_door-task = Ze Szkatułką z biżuterią. Karty: { $cards }. Po nich niech twoich dekoracji będzie { $least }; zachowaj przy tym jak najwięcej pieniędzy.
challenge-jewelers_door-comment = Bonus szyje surdut, a pieniądze kupca ({ $value }) fundują jeszcze jedną dekorację.

challenge-three_wishes-name = Trzy życzenia
challenge-three_wishes-task = Karty: { $cards }. Ile prestiżu możesz mieć, gdyby bal skończył się po nich?
challenge-three_wishes-comment = Najpierw fajerwerki, potem surdut do Sali Królewskiej: z nim jesteś w każdej sali.

challenge-royal_three-name = Trzy kroki do tronu
challenge-royal_three-task = Karty: { $cards }. Wygraj nimi Salę Królewską: prowadź tam i zachowaj jak najwięcej pieniędzy.
challenge-royal_three-comment = Pierwszy Uczeń kupuje oba żetony, jeden z nich dla nici. Drugi odchodzi za { $apprentice }, a bonus szyje surdut; Czeladnik odchodzi za { $journeyman }.

challenge-twin_statues-name = Po dwa w kolorze
challenge-twin_statues-task = Karty w szóstej rundzie: { $cards }. Gdyby bal skończył się po nich, posągi mają ci dać { $least } pkt prestiżu. Zachowaj jak najwięcej pieniędzy.
challenge-twin_statues-comment = Za niebieską suknię Mistrza kupiec płaci { $value }, a Uczeń funduje drugi posąg w cenie { $cost }: pokazuje on kolory, które masz dwa razy.

challenge-stone_palette-name = Kolory w kamieniu
challenge-stone_palette-task = Karty w trzeciej rundzie: { $cards }, i jeszcze żadnego posągu. Ile prestiżu mogłyby ci dać posągi, gdyby bal skończył się po nich?
challenge-stone_palette-comment = Niebieska suknia to twój drugi kolor, a jej gość w sali 4 daje { $place }: dzięki temu starcza na posąg, który kosztuje { $cost }.

challenge-coat_for_a_rocket-name = Surdut za rakietę
challenge-coat_for_a_rocket-task = Karty: { $cards }. Co mogłyby dać fajerwerki, gdyby bal skończył się po nich? Liczy się przewaga i to, o ile więcej liczą się stroje na balkonie.
challenge-coat_for_a_rocket-comment = Surdut kosztuje { $price }, a sprzedany daje { $value }: to opłaca fajerwerki ×{ $times } w cenie { $cost }, a nikt inny nie ma dwóch.

challenge-cheap_powder-name = Tani proch
challenge-cheap_powder-task = Ze strojami ekstrawaganckimi i świątecznymi. Karty: { $cards }. Miej po nich przewagę w fajerwerkach i zachowaj jak najwięcej pieniędzy.
challenge-cheap_powder-comment = Królowa daje { $favor_livre }, bonus Czeladnika { $bonus }; bonus Ucznia funduje fajerwerki w cenie { $cost }, jeśli zrezygnuje się z akcji głównej.
