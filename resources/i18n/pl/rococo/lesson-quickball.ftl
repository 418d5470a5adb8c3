### The short way through the game.

lesson-quickball-name = Dziesięć minut
lesson-quickball-about = Wszystkie sześć akcji i wybór ręki w dwóch ostatnich rundach oraz bal. Potem twoja własna gra.

lesson-quickball-welcome-say = Dziesięć minut, Camille, i umiesz grać. Szyjesz stroje na bal Króla: dają prestiż, a kto ma go najwięcej, wygrywa. W każdej rundzie zagrywasz pracowników (karty: { $hand_size }), po jednym na turę, a każdy wykonuje jedną akcję.

lesson-quickball-standing-say = Przy twoim imieniu widać pieniądze, w liwrach, a na podium twój prestiż, gdyby gra skończyła się teraz: { $mine }. Większość liczy się dopiero na balu, za dwie rundy.

lesson-quickball-ranks-say = Akcji jest sześć, a kolor mówi, komu co wolno: złoty Mistrz może wszystko, srebrny Czeladnik wszystko prócz zatrudniania. Mosiężny Uczeń może tylko pozyskać jedwab, ufundować dekorację albo odejść za pieniądze.

lesson-quickball-acquire-say = Po pierwsze: jedwab na stroje. Zagraj Ucznia i pozyskaj żeton, jakikolwiek; płacisz tyle, ile wskazuje jego szuflada. Im bardziej pusta szuflada, tym tańsze w niej żetony.
lesson-quickball-acquire-then_keep_resource = Zostaw żeton, a jego jedwab zawiśnie na twoim wieszaku. Albo od razu wymień go na nić lub koronkę, jak pokazuje jego dół; niektóre stroje wymagają i tego: / to jedno z dwojga, + to jedno i drugie.
lesson-quickball-acquire-else = Jeszcze nie. Cofnij to: Uczeń pozyskuje żeton.

lesson-quickball-bonus-say = Każda karta ma też bonus, pod obrazkiem: użyj go albo zostaw. Ten kupuje nić lub koronkę. Wskaż kartę, a jej znaki przeczytasz słowami.
lesson-quickball-bonus-else = Jak chcesz.

lesson-quickball-sew-say = Colette kogoś zatrudniła: nowa karta gra jeszcze w tej rundzie, o jedną więcej. Po drugie: strój. U góry widać jego cenę, po prawej jedwab, którego wymaga. Niech Mistrz uszyje tę niebieską suknię: kosztuje tylko { $bales } bele niebieskiego jedwabiu. Reszta żetonu przepada.
lesson-quickball-sew-start-journeyman = Cofnij to: Czeladnik zaraz pójdzie po przychylność Królowej. Niebieską suknię szyje Mistrz.
lesson-quickball-sew-else = Mistrzowi wolno i to. Ale cofnij: niebieska suknia czeka.

lesson-quickball-guest-say = Wypożycz ją gościowi w sali 2; jeden z nich od razu płaci { $place } liwry. Na balu strój liczy się za swój prestiż. A liczby w rogu sali przypadają temu, kto ma w niej najwięcej strojów, { $first }, i drugiemu w kolejności, { $second }.
lesson-quickball-guest-sell = Cofnij to: ona ma tańczyć, a nie iść na sprzedaż.
lesson-quickball-guest-else = Cofnij to: tam już kogoś masz. Brakuje ci tylko sali 2.

lesson-quickball-wait-say = Masz już strój w każdej sali, a jest ich { $halls }: kto dokona tego pierwszy, dostaje { $everywhere } pkt prestiżu, drugi { $next }, trzeci { $third }.

lesson-quickball-thimble-say = Miejsce z tym naparstkiem to gość Mistrza: wolno tam dać tylko to, co uszył Mistrz. Przy remisie w sali prowadzi, kto ma tam więcej takich gości; jeśli i to jest równe, wszyscy z remisu punktują w całości.

lesson-quickball-tie-say = W sali 3 Colette, czyli lilia, i ty macie po jednym stroju: remis. Kto prowadzi?
lesson-quickball-tie-me = Ja
lesson-quickball-tie-me_reply = Spójrz, czyj strój stoi przy naparstku. Spróbuj jeszcze raz.
lesson-quickball-tie-colette = Colette
lesson-quickball-tie-colette_reply = Tak: jej strój stoi przy naparstku, twój nie. Zwracaj więc uwagę na naparstki, gdy wybierasz gościa.
lesson-quickball-tie-both = Oboje
lesson-quickball-tie-both_reply = Tylko jeśli nic nie rozstrzyga remisu. Tu robi to naparstek: spróbuj jeszcze raz.

lesson-quickball-others-say = Teraz pozostali. Co robią, czytasz tutaj.

lesson-quickball-favor-say = Po trzecie: przychylność Królowej. Zagraj Czeladnika i zdobądź ją: zyskujesz { $favor_livre } liwrów i zaczynasz następną rundę. Kto ma ją na samym końcu, zdobywa { $favor_prestige } pkt prestiżu.
lesson-quickball-favor-else = Cofnij to: Czeladnik idzie po przychylność Królowej.

lesson-quickball-evening-say = Bonus, a potem wieczór: gdy wszyscy zagrają swoje karty, każdy dostaje { $base_income } liwrów.
lesson-quickball-evening-else = Jak chcesz.

lesson-quickball-hand-say = Nowa runda, nowa ręka: wszyscy jednocześnie i w tajemnicy wybierają karty z zapasu, a potrzeba ich { $hand_size }. Zagrane leżą obok, wśród odrzuconych, i wracają dopiero wtedy, gdy zapas jest pusty. Weź oświetlone, po jednej z każdej rangi: Mistrz, Czeladnik i Uczeń.
lesson-quickball-hand-else = Ten Mistrz też by się nadał. Ale cofnij to i wybierz oświetlone karty, po jednej z każdej rangi.

lesson-quickball-crown-say = Na dworze są nowi pracownicy. Korona oznacza: w trakcie gry żadnego bonusu, ale na balu prestiż za to, co mówi karta, gdziekolwiek leży wśród twoich pracowników.

lesson-quickball-hire-say = Po czwarte: zatrudnianie, a to wolno tylko Mistrzowi. Zagraj Mistrza i wybierz kogoś. Im mniej ich zostało, tym są tańsi; liczba rzymska to poziom, który rośnie z rundy na rundę. Silni gracze zatrudniają mniej więcej raz na rundę, od pierwszej do ostatniej.
lesson-quickball-hire-else = Cofnij to: twój Mistrz ma kogoś zatrudnić.

lesson-quickball-again-say = Nowy pracownik jest już na twojej ręce i gra jeszcze w tej rundzie.

lesson-quickball-sell-say = Jeszcze jeden strój, tym razem na sprzedaż: { $sale } liwrów od razu, ale na balu żadnego prestiżu. Warto, gdy żadne wolne miejsce wiele nie daje albo pieniądze przydadzą się bardziej. Niech Czeladnik uszyje zieloną suknię: tylko złoty naparstek wymaga Mistrza.
lesson-quickball-sell-else = Cofnij to: Czeladnik szyje zieloną suknię, a ty ją sprzedajesz.

lesson-quickball-kitchens-say = Teraz dekoracje, a każda daje coś innego: kuchnia daje pieniądze w dochodzie co rundę, więc ufunduj ją wcześnie. Posąg daje na balu { $statue_prestige_per_color } pkt prestiżu za każdy kolor twoich strojów u gości. Wskaż dowolną, a zobaczysz wyjaśnienie.
lesson-quickball-musician-say = Muzyk w sali też jest dekoracją: kto go opłaci, jest obecny w tej sali i wygrywa tam remisy, których nie rozstrzygną goście Mistrza.

lesson-quickball-fund-say = Po szóste: ufunduj ostatnią kartą dekorację, a mianowicie fajerwerki. Na balu jeden z twoich gości wychodzi wtedy z Sali Królewskiej na balkon, do nich, i liczy się tam ×{ $times }; najwięcej fajerwerków daje jeszcze { $rockets } pkt prestiżu.
lesson-quickball-fund-else = Cofnij to: twoja ostatnia karta ma ufundować fajerwerki.

lesson-quickball-purse-say = Użyj też bonusu tej samej karty: następuje po akcji głównej.
lesson-quickball-purse-then_keep_resource = Bonus dał ci żeton. Zostaw go dla jedwabiu albo wymień na to, co pokazuje jego dół; nigdy jedno i drugie. Tak czy inaczej przyda się do następnego stroju.
lesson-quickball-purse-else = Jak chcesz.

lesson-quickball-depute-say = Po piąte: oddeleguj, czyli odeślij na dwór za { $apprentice } liwry, Ucznia, którego masz od początku. Karta wychodzi z gry. Na początku to dobre: bez słabych inni częściej trafiają na twoją rękę; pod koniec zostają z tego tylko pieniądze. Pracowników musi ci zostać co najmniej { $minimum_staff }.
lesson-quickball-depute-else = Cofnij to: Uczeń idzie na dwór.

lesson-quickball-farewell-say = Ostatni bonus, jeśli chcesz.
lesson-quickball-farewell-else = Jak chcesz.

lesson-quickball-worth-say = Sala Królewska: Baptiste i ty macie po jednym stroju, oba przy naparstku. Kto dostanie { $royal } pkt prestiżu za najwięcej?
lesson-quickball-worth-both = Oboje, w całości
lesson-quickball-worth-both_reply = W całości, i nikt nie jest drugi. Ale kto płaci muzykowi w sali, wygrywa tam taki remis i jest w niej obecny.
lesson-quickball-worth-half = Każde połowę
lesson-quickball-worth-half_reply = Król niczego nie dzieli na pół. Spróbuj jeszcze raz.
lesson-quickball-worth-nobody = Nikt
lesson-quickball-worth-nobody_reply = Król nie jest taki skąpy. Spróbuj jeszcze raz.

lesson-quickball-money-say = Na balu dekoracje liczą się też za to, co na nich wydrukowano. Z pieniędzy dopiero { $livre_per_prestige } liwrów to 1 pkt prestiżu: wydaj je na czas.

lesson-quickball-last-say = Wszystkie akcje już znasz. Weź ostatni bonus, jeśli się opłaca. Gdy pozostali też zagrają ostatnie karty, bal jest skończony i Król liczy.
lesson-quickball-last-else = Jak chcesz.

lesson-quickball-counted-say = Spójrz: gość Baptiste’a wyszedł z Sali Królewskiej na balkon, a twój też, jeśli opłacasz fajerwerki. { $mine } dla ciebie, { $colette } dla Colette, { $baptiste } dla Baptiste’a; przy remisie wygrywa ten, komu zostało więcej pieniędzy.

lesson-quickball-end-say = To już wszystko! Cała gra ma { $rounds } takich rund jak te dwie. Podświetlony przycisk w każdej chwili pokaże „Wszystkie akcje” w obrazkach: co robią i ile kosztują. Zagraj teraz swoją pierwszą grę; siadam obok ciebie.
