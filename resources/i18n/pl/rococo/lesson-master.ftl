### Masters: garments that only they make, guests that only they dress, ties; and what guests give.

lesson-master-name = Złoty naparstek
lesson-master-about = Co potrafią tylko Mistrzowie, czemu remis jest ich i co dają w zamian goście.

lesson-master-thimble-say = Trzy z tych strojów mają złoty naparstek: szyje je tylko Mistrz. I to widać: { $red } pkt prestiżu, a nawet { $blue }.

lesson-master-chair-say = W sali 2 wolny jest już tylko jeden gość i tam też jest naparstek: to gość Mistrza. Co może nosić taki gość?
lesson-master-chair-anybody = Dowolny strój
lesson-master-chair-anybody_reply = Co, nawet dzieło Czeladnika? Nigdy. Spróbuj jeszcze raz.
lesson-master-chair-thimbled = Strój z naparstkiem
lesson-master-chair-thimbled_reply = Niezupełnie: nie strój się liczy, tylko ręce, które go uszyły. Spróbuj jeszcze raz.
lesson-master-chair-master = To, co uszył Mistrz
lesson-master-chair-master_reply = Zgadza się: dowolny strój, z naparstkiem czy bez, byle uszył go Mistrz.

lesson-master-tie-say = Colette ma w sali 2 { $hers } stroje, w niebieskich ramkach, a ty jeden, w czerwonej. Jeśli ubierzesz tego gościa, będzie { $hers } do { $hers }. Kto dostanie { $first } pkt prestiżu z tej sali?
lesson-master-tie-colette = Colette
lesson-master-tie-colette_reply = Bo zjawiła się pierwsza? O to nikt nie pyta. Spróbuj jeszcze raz.
lesson-master-tie-both = Oboje
lesson-master-tie-both_reply = Tylko jeśli nic innego nie rozstrzyga. Ale coś rozstrzyga: spójrz na naparstek. Spróbuj jeszcze raz.
lesson-master-tie-you = Ja
lesson-master-tie-you_reply = Ty! Remis wygrywa ten, kto ma w sali więcej gości Mistrza. { $first } dla ciebie, a { $second } dla Colette, która jest druga.

lesson-master-play-say = Kogo więc posyłasz do pracy?
lesson-master-play-else = Nie dla gościa z naparstkiem. Cofnij to.

lesson-master-make-say = Uszyj niebieską suknię z naparstkiem! Jedwab i koronka czekają.
lesson-master-make-else = Mistrzowi wolno i to. Ale sala 2 czeka: cofnij to i uszyj niebieską suknię.
lesson-master-make-green-01 = I to gość by włożył. Ale ten surdut uszyje Czeladnik, a suknię tylko twój Mistrz. Cofnij to.

lesson-master-rent-say = A teraz do sali 2, Colette sprzed nosa!
lesson-master-rent-else = Ładnie, ale nigdzie jeden strój nie rozstrzyga tyle, co w sali 2. Cofnij to.
lesson-master-rent-hall5-m1 = Naparstek i żeton, kuszące! Ale sala 2 jest warta { $first } pkt prestiżu. Cofnij to.
lesson-master-rent-sell = Sprzedać dzieło Mistrza? Cofnij to, bo zemdleję.

lesson-master-others-say = Sala 2 jest twoja już na dobre. Colette może jeszcze opłacić jej muzyka, ale muzyk liczy się dopiero po gościach Mistrza.

lesson-master-gifts-say = Znak pod gościem to coś, co dostajesz od razu: liwry, nić, koronka albo żeton surowców. Ci dwaj dają żeton. Któremu z nich może wypożyczyć Czeladnik?
lesson-master-gifts-four = Temu w sali 4
lesson-master-gifts-four_reply = Zgadza się. Drugi ma naparstek i czeka na Mistrza.
lesson-master-gifts-five = Temu w sali 5
lesson-master-gifts-five_reply = Z naparstkiem? Spróbuj jeszcze raz.
lesson-master-gifts-either = Obu
lesson-master-gifts-either_reply = Przyjrzyj się: jeden z nich ma naparstek. Spróbuj jeszcze raz.

lesson-master-coat-say = Niech Czeladnik uszyje różowy surdut, ten za jedną belę, a ty wypożycz go gościowi w sali 4.
lesson-master-coat-else = Może później. Cofnij to: surdut od Czeladnika trafia do gościa w sali 4.

lesson-master-tile-say = Weź za darmo dowolny żeton: zostaw go jako jedwab albo wymień, jak zawsze.
lesson-master-tile-else = Jak wolisz.

lesson-master-rest-say = I { $bonus } liwry z bonusu Czeladnika. Teraz grają pozostali.

lesson-master-why-say = W twoim zapasie odpoczywa jeszcze dwóch Mistrzów. Na co zachowujesz Mistrza?
lesson-master-why-silk = Na kupowanie jedwabiu
lesson-master-why-silk_reply = Uczeń kupuje równie dobrze. Spróbuj jeszcze raz.
lesson-master-why-thimbles = Na naparstki i zatrudnianie
lesson-master-why-thimbles_reply = Na to, czego nikt inny nie może: stroje z naparstkiem, goście z naparstkiem i zatrudnianie.

lesson-master-end-say = Zanim więc wybierzesz karty na rękę, zajrzyj do sal: gdzie rozstrzyga naparstek? I miej gotowy jedwab oraz Mistrza.
