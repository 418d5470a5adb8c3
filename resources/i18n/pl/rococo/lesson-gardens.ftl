### Fireworks with the balcony, and statues.

lesson-gardens-name = Fajerwerki i posągi
lesson-gardens-about = Balkon, który mnoży prestiż, i posągi, które kochają kolory.

lesson-gardens-welcome-say = Na końcu balu są fajerwerki! Za każde opłacone przez ciebie jeden twój strój wychodzi z Sali Królewskiej na balkon i liczy się tam ×{ $fewer } lub ×{ $times }.

lesson-gardens-tailor-say = Potrzeba nam więc kogoś, na kogo warto patrzeć. Niech twój Mistrz uszyje pomarańczowy surdut z prawej: { $prestige } pkt prestiżu, lepszego nie ma.
lesson-gardens-tailor-else = Zbyt skromne na balkon! Cofnij i niech Mistrz uszyje pomarańczowy surdut.
lesson-gardens-tailor-start-journeyman = Widzisz naparstek na surducie? Szyje go tylko Mistrz. Cofnij.
lesson-gardens-tailor-start-apprentice-1 = Uczeń nie szyje. Cofnij i zagraj Mistrza.
lesson-gardens-tailor-fund = Fajerwerki, których nikt nie ogląda? Najpierw pomarańczowy surdut! Cofnij.

lesson-gardens-guest-say = Do Sali Królewskiej z nim! Tylko stamtąd gość może wyjść na balkon.
lesson-gardens-guest-else = Stamtąd fajerwerki słychać, ale nie widać. Cofnij: do Sali Królewskiej!
lesson-gardens-guest-sell = Kusząca suma: { $value }! Ale pieniędzy masz dość, a w zasięgu jest { $prestige } pkt prestiżu razy { $times }. Cofnij.

lesson-gardens-times-say = Ten surdut jest wart { $prestige } pkt prestiżu. Ile będzie wart przy fajerwerkach ×{ $times }?
lesson-gardens-times-seven = { $plus } pkt prestiżu
lesson-gardens-times-seven_reply = { $prestige } i { $times }? Na znaku jest „razy”.
lesson-gardens-times-eight = { $doubled } pkt prestiżu
lesson-gardens-times-eight_reply = Tyle byłoby przy ×{ $fewer }. Te są większe!
lesson-gardens-times-twelve = { $tripled } pkt prestiżu
lesson-gardens-times-twelve_reply = { $tripled } zamiast { $prestige }, czyli o { $tripledMore } więcej. Dodaj { $fireworks } za same fajerwerki: nieźle jak na cenę { $cost } liwrów!

lesson-gardens-others-say = Najpierw inni. Oby zostawili nam rakiety.

lesson-gardens-fund-say = Teraz zapalamy! Niech twój Uczeń ufunduje fajerwerki w cenie { $cost } liwrów.
lesson-gardens-fund-else = Nie to. Cofnij: chcę fajerwerków w cenie { $cost } liwrów, tych z ×{ $times }.
lesson-gardens-fund-start-journeyman = Czeladnik ma zaraz co innego do roboty. Cofnij i wyślij Ucznia.
lesson-gardens-fund-fireworks-2 = Tańsze, ale tylko ×{ $fewer }: o { $doubledMore } pkt prestiżu więcej zamiast o { $tripledMore }. Cofnij.
lesson-gardens-fund-fireworks-4 = ×{ $times4 }, i jeszcze { $fireworks4 } pkt prestiżu za nie same! Ale wtedy w sakiewce zostanie tylko { $left }, a ja mam plany za { $stone }. Cofnij.
lesson-gardens-fund-musician-hall1 = { $royal } pkt prestiżu, dumna suma. Ale fajerwerki dają więcej, i to taniej: { $fireworks }, { $tripledMore } na balkonie i może przewagę. Cofnij.
lesson-gardens-fund-statue-1 = Zaraz! Najpierw fajerwerki, zanim weźmie je ktoś inny. Cofnij.

lesson-gardens-keep-say = Nić za { $thread }? Lepiej zrezygnuj: twoje ostatnie liwry ({ $stone }) to co do monety cena posągu.
lesson-gardens-keep-else = I teraz na posąg zabraknie { $thread }! Cofnij i zrezygnuj z bonusu.

lesson-gardens-most-say = Fajerwerki mają własną przewagę: { $first } pkt prestiżu za najwięcej, { $second } za drugie miejsce. Jedne ma Colette, jedne ty. Kto dostaje { $first }?
lesson-gardens-most-me = Ja
lesson-gardens-most-me_reply = Tak! Przy remisie wygrywają te najdalej po prawej. Colette dostaje { $second }.
lesson-gardens-most-colette = Colette
lesson-gardens-most-colette_reply = Była pierwsza, ale nikt o to nie pyta. Spójrz, które stoją z lewej, a które z prawej.
lesson-gardens-most-both = Obie osoby
lesson-gardens-most-both_reply = Tak by było w sali. Tu, na górze, remis rozstrzygają te najdalej po prawej.

lesson-gardens-turns-say = Niech inni zagrają. Tymczasem obejrzyj kolory swoich strojów.

lesson-gardens-colors-say = Posąg daje na końcu { $statue } pkt prestiżu za każdy kolor wśród twoich strojów. Twoich strojów, w czerwonych ramkach, jest { $garments }. Ile dałby posąg?
lesson-gardens-colors-six = { $three } pkt prestiżu
lesson-gardens-colors-six_reply = Zajrzyj też do Sali Królewskiej: pomarańczowy również się liczy.
lesson-gardens-colors-eight = { $four } pkt prestiżu
lesson-gardens-colors-eight_reply = Cztery kolory, { $four } pkt prestiżu: więcej posąg dać nie może.
lesson-gardens-colors-ten = { $many } pkt prestiżu
lesson-gardens-colors-ten_reply = Niebieskie są wśród nich { $blue }, a kolor liczy się tylko raz.

lesson-gardens-statue-say = { $four } pkt prestiżu w cenie { $stone } liwrów. Niech twój Czeladnik ufunduje pierwszy posąg!
lesson-gardens-statue-else = Nie to. Cofnij i ufunduj posąg w cenie { $stone } liwrów: { $four } pkt prestiżu.
lesson-gardens-statue-musician-hall5 = { $music } pkt prestiżu i jeszcze jedna sala. Ale posąg daje { $four }! Cofnij.
lesson-gardens-statue-forfeit = Nie zostawiaj pieniędzy na ziemi (liwry: { $bonus }). Cofnij.

lesson-gardens-another-say = A drugi posąg? Kosztuje { $cost2 }, a nadrukowano na nim { $printed } pkt prestiżu. Ale każdy strój liczy się tylko dla jednego posągu. Ile by ci dał?
lesson-gardens-another-nine = { $printedAndAll } pkt prestiżu
lesson-gardens-another-nine_reply = Do tego potrzeba jeszcze czterech strojów, po jednym z każdego koloru.
lesson-gardens-another-three = { $printedAndOne } pkt prestiżu
lesson-gardens-another-three_reply = { $printed } i { $statue } za drugą niebieską suknię, która zostaje. Wydaj pieniądze gdzie indziej!
lesson-gardens-another-nothing = Nic
lesson-gardens-another-nothing_reply = Prawie! Ale jeden strój zostaje, a pod ceną stoi { $printed } pkt prestiżu.

lesson-gardens-balcony-say = Ostatnie pytanie. Gdy twój surdut wychodzi na balkon, czy liczy się jeszcze do przewagi w Sali Królewskiej i dla posągu?
lesson-gardens-balcony-yes = Tak, i tu, i tu
lesson-gardens-balcony-yes_reply = I tu, i tu! Sale liczy się, zanim ktokolwiek wyjdzie, a posąg widzi też balkon.
lesson-gardens-balcony-no = Nie, przecież wyszedł
lesson-gardens-balcony-no_reply = Król myśli o wszystkim: najpierw liczy się sale. A posągi mają dobry wzrok!

lesson-gardens-end-say = A więc: fajerwerki, jeśli w Sali Królewskiej jest twój piękny strój; posąg, jeśli masz wiele kolorów. Wydawaj pieniądze na czas: na końcu każde { $livre_per_prestige } liwrów to ledwie 1 pkt prestiżu.
