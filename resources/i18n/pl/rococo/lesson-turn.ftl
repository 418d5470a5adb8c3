### The first lesson: what you are after, and one turn.

lesson-called-rococo = Lucille

lesson-turn-name = Bal i jedna tura
lesson-turn-about = O co toczy się gra i czym jest tura.

lesson-turn-welcome-say = Witaj w mojej pracowni, Camille! Jestem Lucille. Gra ma { $rounds } rund, a ta jest druga. Po ostatniej Król wydaje bal. Kto do tej chwili zdobędzie najwięcej prestiżu, o tego pracowni mówi cały Paryż.

lesson-turn-palace-say = Oto sale pałacu. Każdy strój, który wypożyczysz tu gościowi, daje prestiż na koniec balu, a kto ma w sali najwięcej strojów, dostaje jeszcze więcej.

lesson-turn-hand-say = To twoi pracownicy. W każdej rundzie wybierasz { $hand_size } z nich; w każdej turze zagrywasz jednego, a on robi dla ciebie jedną rzecz. I to jest cała tura!

lesson-turn-play-say = Zagraj Mistrza: wybierz kartę ze złotą głową.
lesson-turn-play-else = Ten ma inny fach. Cofnij to i zagraj Mistrza: tylko Mistrz może wszystko.

lesson-turn-make-say = To sześć akcji głównych i Mistrz może wykonać każdą; ostatni przycisk znaczy: nic nie rób. Uszyj strój!
lesson-turn-make-else = Mistrzowi wolno i to. Ale jedwab na wieszaku chce zostać suknią: cofnij to.

lesson-turn-garment-say = Niebieska suknia po prawej wymaga { $bales } bel niebieskiego jedwabiu. Właśnie tyle wisi na twoim wieszaku, a jej okno nic nie kosztuje. Weź ją!
lesson-turn-garment-else = Piękna rzecz, ale cofnij to: niebieska suknia po prawej jest za darmo, a jedwab na nią już masz.

lesson-turn-guest-say = Teraz gość, któremu ją wypożyczysz: wybierz trzeciego w sali 2. Znak przy nim oznacza { $place } liwry, i to od razu. Możesz też przenieść tam suknię.
lesson-turn-guest-else = Uroczy gość! Ale w tej lekcji chodzi o { $place } liwry. Cofnij to i poszukaj znaku.

lesson-turn-others-say = To była twoja tura: suknia w czerwonej ramce jest twoja, a lilia należy do Colette. Teraz Colette i Baptiste zagrywają po jednej karcie. Patrz: tutaj czytasz, co robią.

lesson-turn-end-say = Jedna karta, jedna akcja, potem następny gracz. Gdy wszystkie karty są zagrane, każdy dostaje dochód i zaczyna się nowa runda. Po { $rounds } rundach jest po balu. Już wiesz, jak przebiega gra!
