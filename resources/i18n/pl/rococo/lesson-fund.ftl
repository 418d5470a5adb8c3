### Decorations, and the income at the end of a round.

lesson-fund-name = Dobrze wydane pieniądze
lesson-fund-about = Kuchnie, muzycy, posągi: co dają dekoracje i kiedy.

lesson-fund-welcome-say = Same stroje balu nie czynią! Ktoś musi zapłacić za kuchnie, muzyków, posągi i fajerwerki. Płacimy my, i nie z dobroci serca: jedne dają pieniądze co rundę, inne prestiż na koniec.

lesson-fund-kitchen-say = Na koniec każdej rundy każdy dostaje { $base_income } liwrów. Ta kuchnia dla gości dokłada za każdy twój strój na balu (liwry: { $fountain_livre_per_dress }). Masz tam { $garments } strojów. Ile dostaniesz?
lesson-fund-kitchen-five = { $base_income } liwrów
lesson-fund-kitchen-five_reply = Tyle dostajesz bez kuchni. Teraz dodaj podziękowania kucharzy!
lesson-fund-kitchen-ten = { $both } liwrów
lesson-fund-kitchen-ten_reply = { $base_income }, i jeszcze { $extra } z kuchni. Kosztuje { $cost }: po { $payback } rundach zwróci się w całości.
lesson-fund-kitchen-twentyfive = { $wrong } liwrów
lesson-fund-kitchen-twentyfive_reply = Gdyby jedli złotymi łyżkami! Nie, za każdy strój dokłada tylko { $fountain_livre_per_dress }, do zwykłych { $base_income }.

lesson-fund-buy-say = Fundować może każdy, więc zostaw to Uczniowi. Ufunduj kuchnię dla gości, tańsze miejsce!
lesson-fund-buy-else = Nie to. Cofnij i ufunduj kuchnię dla gości za { $cost } liwrów.
lesson-fund-buy-depute = Zostań! Dziś pieniądze nosi Uczeń. Cofnij to i funduj.
lesson-fund-buy-fountain-upper-1 = Tamta kuchnia liczy dekoracje, a ty nie masz jeszcze żadnej. Cofnij to: masz za to { $garments } strojów.
lesson-fund-buy-musician-hall5 = Już muzyka? Może poczekać. Cofnij to: im wcześniej płonie ogień w kuchni, tym częściej płaci.
lesson-fund-buy-forfeit = Leniwy Uczeń i zimna kuchnia! Cofnij to.

lesson-fund-income-say = Sakiewka pusta, ale piec gorący. Colette i Baptiste zagrywają ostatnie karty, a potem runda kończy się dochodem.

lesson-fund-paid-say = Proszę, { $both } liwrów! Zaczęła się runda { $now } z { $rounds }. Ile razy twoja kuchnia jeszcze zapłaci?
lesson-fund-paid-two = Dwa razy
lesson-fund-paid-two_reply = Ostatnia runda też płaci! Licz od rundy { $now } do rundy { $rounds }.
lesson-fund-paid-three = Trzy razy
lesson-fund-paid-three_reply = Od rundy { $now } do rundy { $rounds }: jeszcze { $total } liwrów. Kuchnia kupiona w drugiej rundzie płaci { $early } razy!
lesson-fund-paid-seven = Siedem razy
lesson-fund-paid-seven_reply = Gdyby kupić ją w pierwszej rundzie, tak. Minęły już jednak { $gone } rundy.

lesson-fund-staff-say = Druga kuchnia, dla służby, płaci za każdą twoją dekorację, z nią samą włącznie (liwry: { $fountain_livre_per_decoration }). Z nią masz ich { $own }. Ile da w pozostałych { $remaining } rundach?
lesson-fund-staff-nine = { $upper } liwrów
lesson-fund-staff-nine_reply = Wtedy akurat by się zwróciła. Ale dekoracje, których masz { $own }, płacą tylko { $ownPays } na rundę.
lesson-fund-staff-six = { $ownTotal } liwrów
lesson-fund-staff-six_reply = { $ownPays } na rundę, razem { $ownTotal }, a kosztuje { $upper }. Teraz to żadna okazja. Wcześniej albo przy wielu dekoracjach – owszem.
lesson-fund-staff-three = { $remaining } liwry
lesson-fund-staff-three_reply = Liczy też samą siebie: dekoracje { $own }, rundy { $remaining }.

lesson-fund-statue-say = Posąg płaci na koniec: { $statue } pkt prestiżu za każdy kolor wśród twoich strojów. Spójrz na swoje, w czerwonych ramkach: co da ci teraz?
lesson-fund-statue-ten = { $many } pkt prestiżu
lesson-fund-statue-ten_reply = Strojów masz { $garments }, ale posąg liczy kolory. { $blue } są niebieskie, a { $pink } różowe.
lesson-fund-statue-six = { $three } pkt prestiżu
lesson-fund-statue-six_reply = Niebieski, różowy i zielony. Z pomarańczowym surdutem będzie { $four }! Kosztuje { $stone } liwrów, więc nie dziś.
lesson-fund-statue-two = { $statue } pkt prestiżu
lesson-fund-statue-two_reply = Tyle jest za jeden kolor. A ile ich masz?

lesson-fund-musician-say = Ale masz { $musician } liwrów na muzyka: prestiż na koniec i noga w drzwiach sali. Niech Czeladnik ufunduje tego w sali 5: { $music } pkt prestiżu i sala, w której nie masz jeszcze stroju.
lesson-fund-musician-else = Cofnij to. Za te pieniądze chcę muzyki: niech twój Czeladnik ufunduje muzyka w sali 5.
lesson-fund-musician-start-master-1 = Mistrz szyje lepiej niż ktokolwiek. Cofnij to: pieniądze może nosić Czeladnik, a przynosi { $bonus } liwry.
lesson-fund-musician-start-apprentice-2 = Tak też można. Ale cofnij to: Czeladnik przyniesie { $bonus } liwry do pustej sakiewki.
lesson-fund-musician-fountain-upper-1 = { $ownTotal } liwrów za { $upper }? Właśnie to policzyliśmy. Cofnij to.
lesson-fund-musician-forfeit = { $bonus } liwry i pusta sakiewka, by je włożyć! Cofnij to.

lesson-fund-end-say = A zatem: kuchnie wcześnie, dla pieniędzy; muzycy i posągi później, dla prestiżu. Nikt nie może mieć dwóch miejsc w tej samej kuchni, ale poza tym funduj tyle dekoracji, na ile cię stać.
