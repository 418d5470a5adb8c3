### Majorities in the halls, ties, and the bonus for all halls.

lesson-halls-name = Kto rządzi w salach
lesson-halls-about = Pierwsze i drugie miejsce, rozstrzyganie remisów i wszystkie sale naraz.

lesson-halls-welcome-say = Na koniec zagląda się do każdej sali: kto ma w niej najwięcej strojów? Dwa medale u góry mówią, co to daje: jeden za pierwsze miejsce, drugi za drugie.

lesson-halls-second-say = Sala 2. Colette ma tam { $hers } stroje, w niebieskich ramkach, a ty jeden, w czerwonej. Co dostaniesz, gdy bal skończy się teraz?
lesson-halls-second-four = { $first } pkt prestiżu
lesson-halls-second-four_reply = To za pierwsze miejsce, a ono jest Colette. Spójrz na drugi medal.
lesson-halls-second-two = { $second } pkt prestiżu
lesson-halls-second-two_reply = Tak, za drugie miejsce. A { $first } dla Colette, co mnie drażni.
lesson-halls-second-nothing = Nic
lesson-halls-second-nothing_reply = Nie tak surowo! Drugie miejsce też coś daje: spójrz na drugi medal.

lesson-halls-tie-say = Sala 4. Jeden strój jest twój, jeden Colette. Kto dostanie { $fourth } pkt prestiżu za pierwsze miejsce?
lesson-halls-tie-both = Oboje, po { $fourth }
lesson-halls-tie-both_reply = Hojnie, prawda? Gdy remis trwa, każdy dostaje całość. Ale wtedy nikt nie jest drugi.
lesson-halls-tie-half = Każdy połowę
lesson-halls-tie-half_reply = Na dworze Króla niczego się nie dzieli na pół. Spróbuj jeszcze raz!
lesson-halls-tie-nobody = Nikt
lesson-halls-tie-nobody_reply = Ależ nie, Król jest hojniejszy. Spróbuj jeszcze raz!

lesson-halls-master-say = Sala 3: znów jeden do jednego. Ale gość Baptiste’a, w zielonej ramce, to gość Mistrza: spójrz na naparstek. Kto jest tu pierwszy?
lesson-halls-master-me = Ja
lesson-halls-master-me_reply = Życzę ci tego. Ale naparstek należy do Baptiste’a i patrzy na nas z góry.
lesson-halls-master-baptiste = Baptiste
lesson-halls-master-baptiste_reply = Niestety! Więcej gości Mistrza w sali wygrywa remis. Tobie przypada drugie miejsce, za { $third } pkt prestiżu.
lesson-halls-master-both = Oboje
lesson-halls-master-both_reply = Tylko jeśli nic nie rozstrzyga remisu. Tu robi to naparstek. Na czyją korzyść?

lesson-halls-tailor-say = Co może Baptiste tobie, to ty możesz Colette. Gościa Mistrza ubiera tylko Mistrz: niech twój uszyje niebieską suknię po prawej.
lesson-halls-tailor-else = Nie to. Cofnij: twój Mistrz ma uszyć niebieską suknię po prawej, która nic nie kosztuje.
lesson-halls-tailor-start-journeyman = Czeladnik by ją uszył, ale nie dla gościa Mistrza. Cofnij to i zagraj Mistrza.
lesson-halls-tailor-start-apprentice-1 = Uczeń nie szyje. Cofnij to i zagraj Mistrza.

lesson-halls-guest-say = A teraz do gościa Mistrza w sali 2!
lesson-halls-guest-else = Tam niewiele to zmieni. Cofnij to: w sali 2 będzie dwa do dwóch, z naparstkiem po twojej stronie.
lesson-halls-guest-hall3-s2 = Dwa do jednego w sali 3: dobre oko i równie dobrze! Ale dziś to cofnij; chcę zobaczyć gościa Mistrza w sali 2.
lesson-halls-guest-hall4-m1 = Sala 4 nie będzie już wspólna, ale { $fourth } pkt prestiżu masz tam i tak. Cofnij to: sala 2 da ci więcej.
lesson-halls-guest-hall1-s2 = W Sali Królewskiej będzie dwa do dwóch, ale oba naparstki ma Baptiste. Cofnij to.
lesson-halls-guest-sell = { $value } liwrów, ale samymi pieniędzmi nikt jeszcze sali nie zdobył. Cofnij to.

lesson-halls-won-say = Dwa do dwóch w sali 2. Co ci to da?
lesson-halls-won-two = { $second } pkt prestiżu
lesson-halls-won-two_reply = Tak było wcześniej. A kto ma gościa Mistrza?
lesson-halls-won-four = { $first } pkt prestiżu
lesson-halls-won-four_reply = { $first } dla ciebie, a { $second } dla Colette. Jeden strój i sala zmienia władcę!
lesson-halls-won-three = Po { $shared }, do podziału
lesson-halls-won-three_reply = Tu się niczego nie dzieli, wiesz przecież. A gościa Mistrza masz ty.

lesson-halls-others-say = Zobaczmy, co na to pozostali.

lesson-halls-missing-say = A teraz spójrz tutaj: kto ma coś w każdej z sal (jest ich { $halls }), od razu zajmuje najlepsze wolne pole, pierwszy za { $bonus } pkt prestiżu. Tobie brakuje tylko jednej. Której?
lesson-halls-missing-royal = Sali Królewskiej
lesson-halls-missing-royal_reply = Tam tańczy twoja zielona suknia, pośród strojów Baptiste’a. Szukaj czerwonych ramek!
lesson-halls-missing-third = Sali 3
lesson-halls-missing-third_reply = Masz tam drugie miejsce, ale jesteś. Szukaj czerwonych ramek!
lesson-halls-missing-fifth = Sali 5
lesson-halls-missing-fifth_reply = Tak. A każdy gość ma tam już strój. Znamy jednak w sali 5 jeszcze kogoś!

lesson-halls-music-say = Muzyka! Kto płaci za muzykę, jest obecny w sali. Niech twój Uczeń ufunduje go za ostatnie { $musician } liwrów.
lesson-halls-music-else = Cofnij to. Tylko muzyk wprowadzi cię do sali 5: niech zapłaci twój Uczeń.
lesson-halls-music-start-journeyman = Lepiej zatrzymaj Czeladnika, który umie szyć. Cofnij to: fundować może Uczeń.
lesson-halls-music-fountain-upper-1 = Kuchnia to nie sala. Cofnij to i ufunduj muzyka w sali 5.

lesson-halls-count-say = Wszystkie sale: { $bonus } pkt prestiżu, a za muzyka { $music }! Jeszcze jedno pytanie. Kto jest teraz pierwszy w sali 5?
lesson-halls-count-me = Ja
lesson-halls-count-me_reply = Piękna muzyka, ale muzyk nie nosi niczego od ciebie. Do przewagi liczą się tylko stroje.
lesson-halls-count-colette = Colette
lesson-halls-count-colette_reply = Ma gościa Mistrza, ale to tylko rozstrzyga remisy. Najpierw policz stroje!
lesson-halls-count-baptiste = Baptiste
lesson-halls-count-baptiste_reply = Zgadza się, dwa do jednego: najpierw stroje. Dopiero przy remisie liczą się goście Mistrza, a gdy i tu jest równo, muzyk.

lesson-halls-end-say = Najpierw stroje, potem goście Mistrza, na końcu muzyk. Więc przed każdym gościem pytaj: gdzie ten jeden strój zmienia najwięcej? I zjaw się wcześnie we wszystkich { $halls } salach!
