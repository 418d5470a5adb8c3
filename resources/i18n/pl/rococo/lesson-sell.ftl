### Selling a garment instead of renting it: money now against prestige later.

lesson-sell-name = Sprzedane, nie wypożyczone
lesson-sell-about = Kiedy pieniądze w sakiewce są więcej warte niż gość na balu.

lesson-sell-welcome-say = Każdy strój może tańczyć na balu albo zostać od razu sprzedany. Spójrz na zieloną suknię: u dołu stoi, ile liwrów da sprzedana ({ $value }) i ile prestiżu, jeśli nosi ją gość ({ $prestige }).

lesson-sell-musician-say = Ten muzyk kosztuje { $musician } i daje { $music } pkt prestiżu. Twoje liwry: { $livre }; suknia kosztuje { $price }, sprzedana daje { $value }, a bonus Czeladnika dodaje { $bonus }. Ile będziesz mieć?
lesson-sell-musician-thirteen = { $value }
lesson-sell-musician-thirteen_reply = To sama suknia. Dolicz własną sakiewkę, a także bonus Czeladnika ({ $bonus }).
lesson-sell-musician-seventeen = { $total }
lesson-sell-musician-seventeen_reply = Co do monety! Jedna sprzedaż i muzyk gra dla ciebie.
lesson-sell-musician-three = { $livre }, jak dotąd
lesson-sell-musician-three_reply = Jeśli wypożyczysz suknię, bieda zostanie, owszem. Ale sprzedaj ją i policz raz jeszcze!

lesson-sell-tailor-say = Do pracy więc. Wyślij Czeladnika, niech uszyje zieloną suknię.
lesson-sell-tailor-else = Nie to, cofnij: Czeladnik ma uszyć zieloną suknię, tę za { $value }.
lesson-sell-tailor-yellow-01 = Ta mała suknia sprzeda się ledwie za { $little }. Cofnij: zielona przyniesie { $value }.
lesson-sell-tailor-start-master-1 = Tę suknię uszyje każdy Czeladnik. Cofnij i zachowaj Mistrza dla lepszego gościa.
lesson-sell-tailor-start-apprentice-1 = Uczniowi nie wolno szyć. Cofnij i wyślij Czeladnika.

lesson-sell-sell-say = Gość czy sakiewka? Tym razem ją sprzedaj!
lesson-sell-sell-else = Szczęśliwy gość i { $prestige } pkt prestiżu, ale muzyka nie ma. Cofnij i sprzedaj suknię.
lesson-sell-sell-hall3-s1 = Nieźle: { $prestige } pkt prestiżu i współdzielone pierwsze miejsce w sali 3. Ale muzyk daje { $music }, a sala 3 poczeka na inną suknię. Cofnij i tę sprzedaj.
lesson-sell-sell-forfeit = Liwry za nic ({ $bonus }), a ty zostawiasz je na stole? Cofnij.

lesson-sell-others-say = Liwry: { $value } za suknię i { $bonus } od Czeladnika. Sukni już nie ma i nie da prestiżu. Miejmy nadzieję, że nikt nie zechce naszego muzyka!

lesson-sell-fund-say = Wciąż wolny! Teraz wystarczy Uczeń: ufundować może każdy. Oddaj muzykowi w sali 3 swoje liwry ({ $musician }).
lesson-sell-fund-else = Nie teraz. Cofnij i niech Uczeń ufunduje muzyka w sali 3.
lesson-sell-fund-start-master-1 = Mistrz tylko po to, żeby zanieść pieniądze? Cofnij: Uczeń ufunduje równie dobrze.
lesson-sell-fund-depute = Nie, Uczeń zostaje! Cofnij i ufunduj.

lesson-sell-why-say = A teraz powiedz: co w końcu dała sprzedaż sukni?
lesson-sell-why-guest = { $prestige } pkt prestiżu, od gościa
lesson-sell-why-guest_reply = Tyle dałby gość. Ale nasza suknia nie ma gościa: w sakiewce były za nią pieniądze.
lesson-sell-why-musician = { $music } pkt prestiżu i salę 3
lesson-sell-why-musician_reply = Tak: { $music } pkt prestiżu zamiast { $prestige }. A twój muzyk wygrywa remisy w sali 3. To dobra sprzedaż.
lesson-sell-why-same = Nic, znowu bieda
lesson-sell-why-same_reply = Sakiewka jest pusta, prawda. Ale spójrz na muzyka: co stoi pod jego ceną?

lesson-sell-again-say = Niech inni popracują. I miej oko na salę 3: tylko Colette ma tam strój.

lesson-sell-little-say = Jeszcze jeden strój: mała niebieska suknia, za darmo. Sprzedana daje liwry ({ $little }), wypożyczona { $littlePrestige } pkt prestiżu. W sali 3 byłoby jeden do jednego, a muzyk jest twój. Co robisz?
lesson-sell-little-sold = Sprzedaję (liwry: { $little })
lesson-sell-little-sold_reply = Na końcu { $livre_per_prestige } liwrów to 1 pkt prestiżu, a { $little } to zero! Pomyśl o sali 3.
lesson-sell-little-rented = Wypożyczam w sali 3
lesson-sell-little-rented_reply = Ja też bym tak zrobiła! { $littlePrestige } pkt prestiżu za suknię i { $hall } za salę 3, bo remis rozstrzyga muzyk. A co można kupić za { $little }?

lesson-sell-last-say = Na ręce został ci tylko Mistrz. Mała niebieska suknia czeka.
lesson-sell-last-else = Nie tę. Cofnij i uszyj małą niebieską suknię: jedwab na nią wisi na twoim wieszaku.
lesson-sell-last-forfeit = Bezczynne ręce? Cofnij i uszyj małą niebieską suknię.

lesson-sell-rent-say = A teraz do gościa w sali 3. Do kogokolwiek.
lesson-sell-rent-else = Gość, owszem, ale tam wygra niewiele albo nic. Cofnij: w sali 3 zdobędzie przewagę.
lesson-sell-rent-sell = Za { $little }? Nie starczy nawet na kuchnię. Cofnij i wypożycz ją w sali 3.

lesson-sell-end-say = Sprzedawaj więc, gdy pieniądze kupią ci więcej niż { $prestige } pkt prestiżu, i to szybko. Wypożyczaj, gdy gra toczy się o salę. A gdy nie ma już gości, sprzedać trzeba.
