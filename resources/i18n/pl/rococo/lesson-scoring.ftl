### The final scoring: first you guess, then it comes.

lesson-scoring-name = Bal się skończył
lesson-scoring-about = Co się liczy na końcu: najpierw zgadujesz, potem zagrywasz ostatnią kartę.

lesson-scoring-welcome-say = Ostatni wieczór, a ostatnia karta jest twoja. Podium obok imion mówi, kto wygrałby teraz: niestety, Colette. Policzmy, zanim policzy Król!

lesson-scoring-hall-say = Sala 2: najwięcej strojów daje { $first }, drugie miejsce { $second }. Twoich gości jest tam { $own }, Baptiste ma jednego. Co daje twoja przewaga?
lesson-scoring-hall-two = { $second }
lesson-scoring-hall-two_reply = Tyle dostaje drugi, a drugi jest Baptiste.
lesson-scoring-hall-four = { $first }
lesson-scoring-hall-four_reply = { $first }, a Baptiste dostaje { $second }. Same stroje liczą się później, każdy z osobna.
lesson-scoring-hall-eight = { $eachOwn }, czyli { $first } za każdego gościa
lesson-scoring-hall-eight_reply = Gdybyż to! Przewaga płaci raz, choćby nie wiem jak duża.

lesson-scoring-tie-say = Sala Królewska: twoich strojów jest { $royal }, Colette ma { $hers }. Remis! Wygrywa, kto ma tam więcej gości Mistrza: policz złote naparstki. Kto dostaje { $royalFirst } za najwięcej?
lesson-scoring-tie-you = Ja
lesson-scoring-tie-you_reply = Ty: obie twoje damy siedzą na miejscach gości Mistrza. Gdyby i tych było po równo, wygrywa, kto opłaca muzyka tej sali, a bez muzyka dostalibyście całość oboje. Colette bierze { $royalSecond }.
lesson-scoring-tie-colette = Colette
lesson-scoring-tie-colette_reply = Jej goście siedzą na zwykłych miejscach. Spójrz jeszcze raz, gdzie są naparstki.
lesson-scoring-tie-both = Obie osoby
lesson-scoring-tie-both_reply = Tylko gdyby nic nie rozstrzygało remisu. Najpierw porównuje się gości Mistrza: kto ma ich tu więcej?

lesson-scoring-balcony-say = Potem jeden z twoich gości wychodzi z Sali Królewskiej na balkon, do twoich fajerwerków ×{ $times }. Twoja niebieska suknia jest warta { $prestige } pkt prestiżu. Ile na zewnątrz?
lesson-scoring-balcony-four = { $prestige }
lesson-scoring-balcony-four_reply = W środku tak. Ale na balkonie Król patrzy na nią { $times } razy dłużej.
lesson-scoring-balcony-seven = { $plus }
lesson-scoring-balcony-seven_reply = Tu się mnoży, nie dodaje.
lesson-scoring-balcony-twelve = { $tripled }
lesson-scoring-balcony-twelve_reply = { $tripled }, za jedną suknię! A wychodzi dopiero po policzeniu przewagi: w sali nic nie przepada.

lesson-scoring-money-say = W twojej sakiewce liwry: { $livre }, ostatni dochód dodaje { $base_income }. Ile prestiżu dostaje się na końcu za sumę { $total } liwrów?
lesson-scoring-money-two = { $worth }
lesson-scoring-money-two_reply = { $worth }: jeden za każde pełne { $livre_per_prestige }. Reszta co najwyżej rozstrzyga remis. Kto kończy bogaty, powinien był wydawać!
lesson-scoring-money-five = { $base_income }
lesson-scoring-money-five_reply = Kurs jest gorszy: 1 pkt prestiżu za każde { $livre_per_prestige } liwrów.
lesson-scoring-money-twentynine = { $total }
lesson-scoring-money-twentynine_reply = Wtedy bale wygrywaliby bankierzy. 1 pkt prestiżu za każde { $livre_per_prestige } liwrów.

lesson-scoring-statue-say = Więc wydawaj! Ten posąg kosztuje { $cost }. Nadrukowano na nim { $printed } pkt prestiżu, a płaci po { $each } za każdy kolor wśród twoich strojów w pałacu. Ile razem?
lesson-scoring-statue-three = { $printed }
lesson-scoring-statue-three_reply = To tylko to, co nadrukowane. A teraz policz swoje kolory.
lesson-scoring-statue-eight = { $colors }
lesson-scoring-statue-eight_reply = Cztery kolory dają { $colors }, zgadza się. Ale jest jeszcze nadruk: { $printed }.
lesson-scoring-statue-eleven = { $statue }
lesson-scoring-statue-eleven_reply = { $statue }: niebieski, różowy, zielony i pomarańczowy, { $colors }, a do tego { $printed } za kamień. Dużo lepiej niż { $costWorth } za same pieniądze!

lesson-scoring-play-say = A teraz twoja ostatnia karta. Uczeń może fundować, niech więc ufunduje.
lesson-scoring-play-else = To nie da już prawie nic: jedwab i nici same nie są warte prestiżu. Cofnij i ufunduj.
lesson-scoring-play-depute = Ta karta nosi koronę! Jeśli odejdzie, odejdzie z nią { $crown } pkt prestiżu. Cofnij i ufunduj.

lesson-scoring-last-say = Poproszę posąg. Potem przychodzi dochód i Król zaraz liczy. Po przeczytaniu arkusza wybierz „Obejrzyj stół”: tam czekam.
lesson-scoring-last-else = Daje prestiż, ale mniej niż { $statue }. Cofnij: trzeci posąg.
lesson-scoring-last-musician-hall2 = Muzyka na piękny wieczór, { $music } pkt prestiżu. Posąg daje { $statue }! Cofnij.

lesson-scoring-halls-say = Zgodnie z rachunkiem: { $royalFirst } za Salę Królewską, { $first } za salę 2. I { $fifth } za salę 5, gdzie remis rozstrzygnął twój muzyk: { $sum }.

lesson-scoring-crown-say = Przychylność Królowej dodaje { $favor_prestige }, twoja korona { $crown } za parę gości Mistrza, a { $fireworks } jest za fajerwerki: Colette też ma jedne, ale twoje stoją dalej z prawej.

lesson-scoring-total-say = { $mine } dla ciebie, { $others } dla Colette. Z liwrami zostawionymi w sakiewce ({ $livre }) byłoby { $kept }: to ostatnia karta wygrała bal.

lesson-scoring-end-say = Pamiętaj o tym od pierwszej rundy: przewagi, balkon, kolory dla posągów, korony. A gdy koniec jest blisko, zamień każdą monetę na prestiż.
