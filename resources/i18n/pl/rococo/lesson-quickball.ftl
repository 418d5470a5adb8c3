### The short way through the game.

lesson-quickball-name = Dziesięć minut
lesson-quickball-about = Wszystkie sześć akcji w dwóch ostatnich rundach i bal. Potem twoja własna gra.

lesson-quickball-welcome-say = Dziesięć minut, Camille, i umiesz grać. Do balu zostały dwie rundy. To twoi pracownicy: w każdej turze zagrywasz jednego, a on robi dla ciebie jedną rzecz. Wypróbujmy wszystkie sześć.

lesson-quickball-acquire-say = Po pierwsze: jedwab. Zagraj Ucznia i pozyskaj żeton, jakikolwiek: jego jedwab zawiśnie na twoim wieszaku albo wymienisz go na nici i koronki.
lesson-quickball-acquire-else = Jeszcze nie. Cofnij to: Uczeń pozyskuje żeton.

lesson-quickball-bonus-say = Każda karta ma też bonus. Użyj go albo zostaw.
lesson-quickball-bonus-else = Jak chcesz.

lesson-quickball-sew-say = Po drugie: strój. Twój Mistrz szyje niebieską suknię: { $bales } bele niebieskiego jedwabiu, a okno nic nie kosztuje.
lesson-quickball-sew-start-journeyman = Cofnij to: Czeladnik zaraz pójdzie po przychylność Królowej. Niebieską suknię szyje Mistrz.
lesson-quickball-sew-else = Mistrzowi wolno i to. Ale cofnij: niebieska suknia czeka.

lesson-quickball-guest-say = Wypożycz ją gościowi: wybierz wolne miejsce w sali. Na balu da prestiż, a na miejscu w ramce od razu { $place } liwry.
lesson-quickball-guest-else = Cofnij to: ona ma tańczyć, a nie iść na sprzedaż.

lesson-quickball-wait-say = Na koniec punktuje najwięcej strojów w sali; lilia należy do Colette. Remis wygrywa ten, kto ma tam więcej gości Mistrza, czyli miejsc z naparstkiem, potem ten, kto opłaca muzyka w tej sali; a jeśli nikt, oboje liczą się jako pierwsi.
lesson-quickball-others-say = Teraz pozostali.

lesson-quickball-favor-say = Po trzecie: przychylność Królowej. Zagraj Czeladnika i zdobądź ją: zyskujesz { $favor_livre } liwrów i zaczynasz następną rundę.
lesson-quickball-favor-else = Cofnij to: Czeladnik idzie po przychylność Królowej.

lesson-quickball-evening-say = Bonus, a potem wieczór: gdy wszyscy zagrają swoje karty, każdy dostaje { $base_income } liwrów.
lesson-quickball-evening-else = Jak chcesz.

lesson-quickball-hire-say = Nowa runda: wszyscy wybierają z zapasu nowe karty na rękę; twoje są już wybrane. Po czwarte: zatrudnia tylko Mistrz. Zagraj Mistrza, nie Mistrza I, i wybierz kogoś.
lesson-quickball-hire-else = Cofnij to: twój Mistrz ma kogoś zatrudnić.

lesson-quickball-again-say = Nowy pracownik jest już na twojej ręce i gra jeszcze w tej rundzie.

lesson-quickball-fund-say = Po piąte: ufunduj dekorację Mistrzem I. Muzyk w sali 5 da na balu tyle prestiżu: { $music }; kuchnia płaci co rundę, więc opłaca się wcześnie.
lesson-quickball-fund-else = Cofnij to: ta karta ma ufundować dekorację.

lesson-quickball-purse-say = I jej bonus.
lesson-quickball-purse-else = Jak chcesz.

lesson-quickball-depute-say = Po szóste: oddeleguj na dwór Ucznia, którego masz od początku, za { $apprentice } liwry. Karta wychodzi z gry.
lesson-quickball-depute-else = Cofnij to: Uczeń idzie na dwór.

lesson-quickball-farewell-say = Ostatni bonus, jeśli chcesz.
lesson-quickball-farewell-else = Jak chcesz.

lesson-quickball-last-say = Zagraj, jak chcesz, to, co ci zostało na ręce. Potem Król otwiera bal i liczy. Po przeczytaniu arkusza wybierz „Obejrzyj stół”: będę tam czekać.
lesson-quickball-last-else = Jak chcesz.

lesson-quickball-counted-say = O to właśnie grasz. Każdy strój w pałacu liczy się za swój prestiż. A w każdej sali najwięcej strojów daje pierwszą liczbę, drugie miejsce drugą: tu, w sali 2, to { $first } i { $second }.

lesson-quickball-money-say = Dekoracje liczą się za to, co na nich wydrukowano, posągi za więcej, gdy masz wiele kolorów. Z pieniędzy każde { $livre_per_prestige } liwrów to 1 pkt prestiżu: wydaj je na czas.

lesson-quickball-total-say = { $mine } dla ciebie, { $colette } dla Colette, { $baptiste } dla Baptiste’a; przy remisie wygrywa ten, komu zostało więcej pieniędzy. Podium przy każdym imieniu cały czas mówi, jak stoi gra.

lesson-quickball-end-say = To już wszystko! Cała gra ma { $rounds } takich rund jak te dwie. Zagraj teraz swoją pierwszą grę; siadam obok ciebie.
