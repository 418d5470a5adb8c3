### The reference: what the expansions add.

reference-jewelry-title = Biżuteria
reference-jewelry-text = Po uszyciu stroju, a przed wypożyczeniem, możesz kupić jedną sztukę biżuterii w cenie podanej nad nią: naszyjnik do sukni, pierścień do surduta. W kolorze samego stroju daje też losowy żeton surowców. Każda sztuka: 1 liwr w każdym dochodzie i 1 pkt prestiżu na końcu. Po każdej rundzie sztuka najdalej z prawej wychodzi z gry.
reference-jewelry-terms = klejnot klejnoty naszyjnik naszyjniki pierścień pierścionek pierścienie kamień bizuteria
reference-jewelry-ruling = Po wzięciu biżuterii strój trzeba wypożyczyć. Jest proponowana tylko tam, gdzie jest dla niego gość.

reference-jeweler-title = Jubiler
reference-jeweler-text = Dekoracja. Kto ma tu znacznik, może kupować biżuterię do każdego wypożyczanego stroju. Jedno miejsce na gracza.
reference-jeweler-terms = złotnik biżuteria sklep wystawa dekoracja
reference-jeweler-ruling = Biżuteria zdobyta przez strój dochodzi do sztuki, którą do niego kupiono.

reference-specialist-title = Wyspecjalizowany Uczeń
reference-specialist-text = Każdy gracz dostaje jednego na początku; nikt inny nie widzi, kto to jest. Twój Mistrz może go raz zatrudnić akcją główną, za darmo, gdy spełniony jest warunek na karcie. Karta trafia wtedy na twoją rękę.
reference-specialist-terms = wyspecjalizowany uczeń specjalny zatrudnić darmo warunek rozdany tajny
reference-specialist-ruling = Oddelegowany wyspecjalizowany Uczeń daje liwry jak każdy inny Uczeń: { $apprentice }.

reference-condition-title = Warunki zatrudnienia
reference-condition-text = Warunek na karcie wyspecjalizowanego Ucznia musi być spełniony przy zatrudnianiu: tyle liwrów, prestiżu, biżuterii, rodzajów dekoracji, sukni, surdutów lub gości Mistrza na planszy, żetonów z nicią i koronką, obecność we wszystkich salach albo zdany egzamin mistrzowski. Niczego się nie płaci ani nie traci.
reference-condition-terms = warunek wymaganie wyspecjalizowany uczeń trzeba musi mieć
reference-condition-ruling = Oba rodzaje dekoracji dających dochód liczą się jako jeden rodzaj.

reference-journeyman_examination-text = Akcja główna Ucznia, gdy spełnione są wszystkie zadania: płacisz liwry ({ $examLivre }) i zdobywasz { $examPrestige } pkt prestiżu. Uczeń używa bonusu i wychodzi z gry; wybierasz na rękę Czeladnika z talii tego egzaminu. Potem przygotowujesz się do egzaminu mistrzowskiego.
reference-journeyman_examination-terms = egzamin test czeladnik uczeń awans absolwent zdać czeladniczy
reference-journeyman_examination-ruling = W talii musi być co najmniej jedna karta. Zdający liczy się do tych, którzy muszą zostać, bo jego miejsce zajmuje absolwent.

reference-master_examination-text = Akcja główna Czeladnika, gdy spełnione są wszystkie zadania: płacisz liwry ({ $examLivre }) i zdobywasz { $examPrestige } pkt prestiżu. Czeladnik używa bonusu i wychodzi z gry; wybierasz na rękę Mistrza z talii tego egzaminu. Potem znów przygotowujesz się do egzaminu czeladniczego.
reference-master_examination-terms = egzamin test mistrz czeladnik awans absolwent zdać mistrzowski
reference-master_examination-ruling = W talii musi być co najmniej jedna karta. Zdający liczy się do tych, którzy muszą zostać, bo jego miejsce zajmuje absolwent.

reference-journeyman_tasks-title = Zadania egzaminu czeladniczego
reference-journeyman_tasks-text = Spełniają je Uczniowie: zostaw żeton z pospolitym jedwabiem, zostaw żeton z rzadkim jedwabiem, wymień żeton na nić lub koronkę, ufunduj dekorację. Jedno zadanie na akcję, główną lub z bonusu; zaznaczają się same.
reference-journeyman_tasks-terms = zadanie zadania egzamin uczeń jedwab nić koronka dekoracja żeton
reference-journeyman_tasks-ruling = Akcję użyczoną przez bonus wykonuje pracownik, który ma ten bonus.

reference-master_tasks-title = Zadania egzaminu mistrzowskiego
reference-master_tasks-text = Czeladnik szyje suknię; Czeladnik szyje surdut; Mistrz szyje dowolny strój. Wypożyczony lub sprzedany, akcją główną lub z bonusu; jedno zadanie na akcję, zaznacza się samo.
reference-master_tasks-terms = zadanie zadania egzamin mistrz czeladnik { $gown } { $coat } żeton
reference-master_tasks-ruling = Akcję użyczoną przez bonus wykonuje pracownik, który ma ten bonus.

reference-graduate-title = Absolwenci
reference-graduate-text = Kto zda egzamin, przegląda jego talię i wybiera z niej na rękę dowolną kartę. Gra ona jeszcze w tej rundzie.
reference-graduate-terms = absolwent talia egzamin wybrać nowa karta
reference-graduate-ruling = Inni widzą absolwenta dopiero wtedy, gdy karta zostaje zagrana lub wychodzi z gry.

reference-bonus_use_from_supply-title = Bonus: użyj pracownika z zapasu
reference-bonus_use_from_supply-text = Obejrzyj swój zapas, odrzuć z niego jednego pracownika i użyj jego bonusu, jakby to on został zagrany.
reference-bonus_use_from_supply-terms = zapas odrzucić bonus pożyczyć
reference-bonus_use_from_supply-ruling = Jeśli zapas jest pusty, najpierw odwraca się stos kart odrzuconych. Akcję wykonuje odrzucony pracownik.

reference-bonus_copy_bonus-title = Bonus: skopiuj bonus przeciwnika
reference-bonus_copy_bonus-text = Wybierz pracownika z wierzchu stosu kart odrzuconych przeciwnika i użyj jego bonusu, jakby to była twoja zagrana karta. Zostaje tam, gdzie jest.
reference-bonus_copy_bonus-terms = kopiować naśladować przeciwnik stos kart odrzuconych bonus ukraść
reference-bonus_copy_bonus-ruling = Bonusu kopiującego nie można skopiować. Akcję wykonuje pracownik, którego bonus jest kopiowany.

reference-bonus_livre_per_hall-title = Bonus: liwry za każdą salę
reference-bonus_livre_per_hall-text = Zyskujesz liwry podane na karcie za każdą salę, w której masz strój lub muzyka.
reference-bonus_livre_per_hall-terms = sala obecność reprezentacja pieniądze

reference-bonus_livre_per_decorations-title = Bonus: liwry za kilka dekoracji
reference-bonus_livre_per_decorations-text = Zyskujesz liwry podane na karcie za każdy pełny zestaw swoich dekoracji; karta mówi, ile ich jest w zestawie. Reszta nic nie daje.
reference-bonus_livre_per_decorations-terms = dekoracje pieniądze pary znacznik

reference-bonus_make_and_sell-title = Bonus: uszyj i od razu sprzedaj
reference-bonus_make_and_sell-text = Uszyj za pełną cenę kolejny strój bez złotego naparstka, od razu sprzedaj go za jego wartość i zdobądź prestiż podany na karcie.
reference-bonus_make_and_sell-terms = uszyć sprzedać dodatkowy { $garment } prestiż
reference-bonus_make_and_sell-ruling = Tego, czego nigdy się nie sprzedaje, nie można uszyć tym bonusem.

reference-bonus_in_hall-title = Bonus: za twoje stroje w jednej sali
reference-bonus_in_hall-text = Zyskujesz to, co mówi karta, za swoje stroje w jednej sali.
reference-bonus_in_hall-terms = jedna sala prestiż liwry { $garment }
reference-bonus_in_hall-ruling = Program bierze salę, która daje najwięcej.

reference-bonus_jewelry-title = Bonus: za twoją biżuterię
reference-bonus_jewelry-text = Zyskujesz to, co mówi karta, za każdy pełny zestaw swoich żetonów biżuterii albo samych pierścieni; karta mówi, ile ich jest w zestawie. Reszta nic nie daje.
reference-bonus_jewelry-terms = biżuteria pierścień pierścienie naszyjnik liwry prestiż

reference-bonus_prestige_per_pair-title = Bonus: pary w dwóch kolorach
reference-bonus_prestige_per_pair-text = Zdobywasz 1 pkt prestiżu za każdą parę sukni u gości w dwóch kolorach podanych na karcie.
reference-bonus_prestige_per_pair-terms = para pary dwa kolory { $gown } prestiż

reference-bonus_livre_per_master_spaces-title = Bonus: liwry za gości Mistrza
reference-bonus_livre_per_master_spaces-text = Zyskujesz liwry podane na karcie za każdy pełny zestaw swoich strojów u gości Mistrza; karta mówi, ile ich jest w zestawie.
reference-bonus_livre_per_master_spaces-terms = mistrz goście naparstek pieniądze

reference-bonus_livre_without_color-title = Bonus: liwry za brakujący kolor
reference-bonus_livre_without_color-text = Za każdy z dwóch kolorów na karcie zyskujesz jego liwry, jeśli nie masz u gościa stroju w tym kolorze.
reference-bonus_livre_without_color-terms = brakujący kolor bez żaden pieniądze

reference-bonus_gain_prestige-title = Bonus: prestiż
reference-bonus_gain_prestige-text = Od razu zdobywasz prestiż podany na karcie.
reference-bonus_gain_prestige-terms = prestiż punkty zysk

reference-crown_jewelry_sets-title = Korona: zestawy biżuterii
reference-crown_jewelry_sets-text = Na końcu każdy zestaw wszystkich czterech rodzajów biżuterii daje prestiż podany na karcie: naszyjnik i pierścień w każdym ze swoich kolorów.
reference-crown_jewelry_sets-terms = biżuteria zestaw zestawy korona koniec naszyjnik pierścień

reference-crown_necklace_pairs-title = Korona: naszyjniki
reference-crown_necklace_pairs-text = Na końcu każdy pełny zestaw twoich naszyjników daje prestiż podany na karcie, która mówi, ile ich jest w zestawie. Kolory nie mają znaczenia.
reference-crown_necklace_pairs-terms = naszyjnik naszyjniki pary korona koniec

reference-crown_decorations-title = Korona: dekoracje
reference-crown_decorations-text = Na końcu każda twoja dekoracja daje prestiż podany na karcie, oprócz własnego.
reference-crown_decorations-terms = dekoracja dekoracje korona koniec znacznik

reference-crown_apprentice_pairs-title = Korona: Uczniowie
reference-crown_apprentice_pairs-text = Na końcu każdy pełny zestaw Uczniów wśród twoich pracowników daje prestiż podany na karcie, która mówi, ilu ich jest w zestawie.
reference-crown_apprentice_pairs-terms = uczeń uczniowie pary pracownicy korona koniec

reference-fancy_dresses-text = Do woreczka dochodzą stroje ({ $fancy }): wymagają więcej niż wszystkie inne i są więcej warte. Razem z nimi przychodzą nowe żetony surowców z układami, których nie ma w grze podstawowej.
reference-fancy_dresses-terms = stroje ekstrawaganckie suknie drogie dodatek promo cenne

reference-festivity_dresses-text = Dodatkowe stroje ({ $festivity }), oznaczone gwiazdką, od razu po uszyciu dają prestiż, zanim zajmą miejsce. Nigdy się ich nie sprzedaje: bez wolnego gościa takiego stroju nie da się uszyć. Do woreczka trafiają po pierwszym przygotowaniu.
reference-festivity_dresses-terms = stroje świąteczne odświętne gwiazdka nigdy sprzedane dodatek promo prestiż od razu
reference-festivity_dresses-ruling = Sam strój nie liczy się do swojego bonusu. Bonus, który musi sprzedać to, co szyje, nie może uszyć takiego stroju.

reference-bonus_prestige_per_couple-title = Bonus: pary
reference-bonus_prestige_per_couple-text = Po uszyciu zdobywasz podany prestiż za każdą parę z twojej sukni i twojego surduta u gości.
reference-bonus_prestige_per_couple-terms = para pary świąteczny { $gown } { $coat }
reference-bonus_prestige_per_couple-ruling = Strój, który właśnie szyjesz, jeszcze się nie liczy.

reference-expert_tailoring-text = Dodatkowe stroje ({ $expert }), oznaczone igłą, dają coś po wypożyczeniu: przychylność, żeton, biżuterię, pieniądze. Wszystkich oprócz jednego nigdy się nie sprzedaje. Te, które dają biżuterię, są w grze tylko razem ze Szkatułką z biżuterią.
reference-expert_tailoring-terms = mistrzowskie krawiectwo igła wypożyczony nigdy sprzedany dodatek promo
reference-expert_tailoring-ruling = Najpierw przychodzi nagroda gościa, potem to, co daje strój. Ten, który daje tylko liwry, nie ma własnego prestiżu, ale liczy się dla sal, posągów i kart.

reference-bonus_gain_favor-title = Po wypożyczeniu: przychylność Królowej
reference-bonus_gain_favor-text = Weź przychylność Królowej, jeśli w tej rundzie nikt jej jeszcze nie zdobył; jej liwry zyskujesz w każdym razie.
reference-bonus_gain_favor-terms = przychylność łaska królowa igła mistrzowskie

reference-bonus_take_resource-title = Po wypożyczeniu: dowolny żeton
reference-bonus_take_resource-text = Weź za darmo dowolny żeton surowców z wystawy i jak zwykle zostaw go lub wymień.
reference-bonus_take_resource-terms = darmowy żeton wystawa igła mistrzowskie
reference-bonus_take_resource-ruling = Najpierw przychodzi nagroda gościa.

reference-bonus_gain_jewelry-title = Po wypożyczeniu: biżuteria lub prestiż za nią
reference-bonus_gain_jewelry-text = Jeden z tych strojów daje za darmo żeton biżuterii w dowolnym kolorze, jeśli masz miejsce u jubilera. Drugi daje prestiż, jeśli wypożyczysz go z biżuterią w jego własnym kolorze.
reference-bonus_gain_jewelry-terms = biżuteria darmowa igła mistrzowskie pasujący kolor
reference-bonus_gain_jewelry-ruling = Biżuteria zdobyta w ten sposób dochodzi do sztuki, którą kupiono.

reference-madame_du_barry-title = Madame du Barry, rywalka
reference-madame_du_barry-text = Gra przeciw tobie własnymi kartami: w każdej rundzie ma ich { $madameHand }, po jednej na turę. Robi to, co pokazuje karta, nic nie płacąc, nie ma pieniędzy, zawsze wypożycza to, co uszyje, i wygrywa remisy. Jeśli nic z karty nie da się zrobić, zdobywa zamiast tego { $madameInstead } pkt prestiżu.
reference-madame_du_barry-terms = solo pasjans samotnie automa bot dubarry du bary rywalka jeden gracz madame jednoosobowa
reference-madame_du_barry-ruling = Przeciw kilku osobom liczy się wszędzie, gdzie liczy się graczy, jako jeszcze jeden gracz i siedzi za ostatnim z nich.

reference-madame_cards-title = Karty Madame du Barry
reference-madame_cards-text = U góry: co robi i gdzie. U dołu: sala, w której umieszcza to, co pozwala jej uszyć inna karta, i czy bierze do tego biżuterię: w tym samym kolorze, dowolną pasującą czy żadną. Gdy zatrudnia lub zdaje egzamin, dobiera na tę rundę jeszcze jedną kartę.
reference-madame_cards-terms = madame karta akcja sala zgoda odkryć dobrać solo automa
reference-madame_cards-ruling = Jeśli jej karty nie znajdą wolnego gościa, nie szyje niczego i zdobywa prestiż. Gdy projektów jest za mało, bierze najdroższy. Gdy karty się skończą, tasuje się odkryte.

reference-collection-title = Żetony Madame du Barry
reference-collection-text = Nigdy nie używa żetonów, które bierze. Na końcu każde { $madameTiles } z nich daje jej 1 pkt prestiżu.
reference-collection-terms = kolekcja żetony solo automa punktacja
