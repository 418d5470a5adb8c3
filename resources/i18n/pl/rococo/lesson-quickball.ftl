### The short way through the game.

lesson-quickball-name = Dziesięć minut
lesson-quickball-about = Wszystkie sześć akcji i wybór ręki w dwóch ostatnich rundach oraz bal. Potem twoja własna gra.

lesson-quickball-welcome-say = Dziesięć minut, Camille, i umiesz grać. Do balu zostały dwie rundy. To twoi pracownicy: w każdej turze zagrywasz jednego, a on robi dla ciebie jedną rzecz. Wypróbujmy wszystkie sześć.

lesson-quickball-ranks-say = Co komu wolno, mówi kolor. Złoty Mistrz może wszystko, srebrny Czeladnik wszystko prócz zatrudniania. Mosiężny Uczeń tylko pozyskuje jedwab, funduje dekoracje i odchodzi na dwór.

lesson-quickball-acquire-say = Po pierwsze: jedwab. Zagraj Ucznia i pozyskaj żeton, jakikolwiek: jego jedwab zawiśnie na twoim wieszaku albo wymienisz go na nici i koronki. Im bardziej pusta szuflada, tym tańsze w niej żetony.
lesson-quickball-acquire-else = Jeszcze nie. Cofnij to: Uczeń pozyskuje żeton.

lesson-quickball-bonus-say = Każda karta ma też bonus. Użyj go albo zostaw.
lesson-quickball-bonus-else = Jak chcesz.

lesson-quickball-sew-say = Po drugie: strój. Twój Mistrz szyje niebieską suknię: { $bales } bele niebieskiego jedwabiu, a jej okno w pracowni nic nie kosztuje. Płaci się całymi żetonami: reszta żetonu przepada.
lesson-quickball-sew-start-journeyman = Cofnij to: Czeladnik zaraz pójdzie po przychylność Królowej. Niebieską suknię szyje Mistrz.
lesson-quickball-sew-else = Mistrzowi wolno i to. Ale cofnij: niebieska suknia czeka.

lesson-quickball-guest-say = Wypożycz ją gościowi w sali 2: na koniec najwięcej strojów daje tam { $first } pkt prestiżu, drugie miejsce { $second }. Masz wtedy strój w każdej sali, a jest ich { $halls }. Kto dokona tego pierwszy, dostaje jeszcze { $everywhere }. Pewien gość od razu płaci tam { $place } liwry.
lesson-quickball-guest-sell = Cofnij to: ona ma tańczyć, a nie iść na sprzedaż.
lesson-quickball-guest-else = Cofnij to: tam już kogoś masz. Brakuje ci tylko sali 2.

lesson-quickball-wait-say = Na koniec punktuje najwięcej strojów w sali; tutaj lilia należy do Colette. Remis wygrywa ten, kto ma tam więcej gości Mistrza, na miejscach z naparstkiem.

lesson-quickball-others-say = Teraz pozostali.

lesson-quickball-favor-say = Po trzecie: przychylność Królowej. Zagraj Czeladnika i zdobądź ją: zyskujesz { $favor_livre } liwrów i zaczynasz następną rundę. Kto ma ją na samym końcu, zdobywa { $favor_prestige } pkt prestiżu.
lesson-quickball-favor-else = Cofnij to: Czeladnik idzie po przychylność Królowej.

lesson-quickball-evening-say = Bonus, a potem wieczór: gdy wszyscy zagrają swoje karty, każdy dostaje { $base_income } liwrów.
lesson-quickball-evening-else = Jak chcesz.

lesson-quickball-hand-say = Nowa runda. Wybierz karty z zapasu, a potrzeba ich { $hand_size }; gdy zapas jest pusty, stają się nim karty odrzucone. Dziś po jednej z każdej rangi: Mistrz, Czeladnik i Uczeń.
lesson-quickball-hand-else = Ten Mistrz też by się nadał. Ale cofnij to: chcę po jednej karcie z każdej rangi.

lesson-quickball-hire-say = Po czwarte: zatrudnianie, a to wolno tylko Mistrzowi. Zagraj Mistrza i wybierz kogoś, czyj bonus przyda ci się za każdym razem. Im mniej ich zostało, tym są tańsi; nowa karta od razu trafia na twoją rękę.
lesson-quickball-hire-else = Cofnij to: twój Mistrz ma kogoś zatrudnić.

lesson-quickball-again-say = Nowy pracownik jest już na twojej ręce i gra jeszcze w tej rundzie.

lesson-quickball-sell-say = Tylko strój ze złotym naparstkiem wymaga Mistrza: niech Czeladnik uszyje zieloną suknię. I tym razem sprzedaj ją: { $sale } liwrów od razu, ale na balu żadnego prestiżu.
lesson-quickball-sell-else = Cofnij to: Czeladnik szyje zieloną suknię, a ty ją sprzedajesz.

lesson-quickball-fund-say = Po szóste: ufunduj ostatnią kartą dekorację, a mianowicie fajerwerki. Na balu jeden z twoich strojów w Sali Królewskiej liczy się wtedy ×{ $times }, a najwięcej fajerwerków daje jeszcze { $rockets } pkt prestiżu.
lesson-quickball-fund-else = Cofnij to: twoja ostatnia karta ma ufundować fajerwerki.

lesson-quickball-purse-say = I jej bonus.
lesson-quickball-purse-else = Jak chcesz.

lesson-quickball-depute-say = Po piąte: oddeleguj, czyli odeślij na dwór za { $apprentice } liwry, Ucznia, którego masz od początku. Karta wychodzi z gry, a bez słabych inni częściej trafiają na twoją rękę. Pracowników musi ci zostać co najmniej { $minimum_staff }.
lesson-quickball-depute-else = Cofnij to: Uczeń idzie na dwór.

lesson-quickball-farewell-say = Ostatni bonus, jeśli chcesz.
lesson-quickball-farewell-else = Jak chcesz.

lesson-quickball-worth-say = O to właśnie grasz. Na balu każdy strój w pałacu liczy się za swój prestiż. A w każdej sali najwięcej strojów daje pierwszą liczbę, drugie miejsce drugą.

lesson-quickball-money-say = Dekoracje liczą się za to, co na nich wydrukowano; posągi za każdy kolor twoich strojów, a kuchnie płaciły co rundę. Z pieniędzy każde { $livre_per_prestige } liwrów to 1 pkt prestiżu: wydaj je na czas.

lesson-quickball-last-say = Wszystkie akcje już znasz. Ostatni bonus, jeśli jest taki, który się opłaca; potem pozostali zagrywają ostatnie karty i Król otwiera bal.
lesson-quickball-last-else = Jak chcesz.

lesson-quickball-counted-say = { $mine } dla ciebie, { $colette } dla Colette, { $baptiste } dla Baptiste’a; przy remisie wygrywa ten, komu zostało więcej pieniędzy. Podium przy każdym imieniu cały czas mówi, jak stoi gra.

lesson-quickball-end-say = To już wszystko! Cała gra ma { $rounds } takich rund jak te dwie. Co robi i ile kosztuje każda akcja, w każdej chwili powie „Wszystkie akcje”. Zagraj teraz swoją pierwszą grę; siadam obok ciebie.
