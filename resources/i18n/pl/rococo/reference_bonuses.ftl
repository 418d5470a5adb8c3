### The reference: bonuses and crowns of the base game.

reference-bonus_gain_livre-title = Bonus: liwry
reference-bonus_gain_livre-text = Zyskujesz z puli liwry podane na karcie.
reference-bonus_gain_livre-terms = pieniądze monety zysk

reference-bonus_livre_per_decoration-title = Bonus: liwry za twoje dekoracje
reference-bonus_livre_per_decoration-text = Zyskujesz liwry podane na karcie za każdą dekorację z twoim znacznikiem, gdziekolwiek jest. Właśnie ufundowana też się liczy.
reference-bonus_livre_per_decoration-terms = pieniądze za dekorację znacznik

reference-bonus_livre_by_staff-title = Bonus: liwry według liczby twoich pracowników
reference-bonus_livre_by_staff-text = Policz wszystkich swoich pracowników: rękę, zapas, stos kart odrzuconych i tego, który pracuje. Tabela na karcie mówi, ile zyskujesz; znajdź największą liczbę, którą osiągasz.
reference-bonus_livre_by_staff-terms = wielkość talii liczba kart pieniądze stos personel
reference-bonus_livre_by_staff-ruling = Kto w tej turze został oddelegowany, liczy się, dopóki nie odejdzie. Gdy pracowników jest mniej, niż zaczyna się tabela, nie zyskujesz nic.

reference-bonus_per_dress-title = Bonus: za twoje stroje
reference-bonus_per_dress-text = Zyskujesz to, co pokazuje karta, za każdy swój strój w jej kolorze u gościa. Właśnie wypożyczony się liczy, sprzedany nie.
reference-bonus_per_dress-terms = za { $garment } { $gown } { $coat } kolor liwry prestiż za każdy

reference-bonus_buy_notion-title = Bonus: kup nić lub koronkę
reference-bonus_buy_notion-text = Zapłać liwry podane na karcie i weź 1 nić lub 1 koronkę, jak wolisz.
reference-bonus_buy_notion-terms = kupić nić koronka zapłacić

reference-bonus_gain_notion-title = Bonus: nić lub koronka
reference-bonus_gain_notion-text = Weź 1 nić lub 1 koronkę, jak wolisz.
reference-bonus_gain_notion-terms = zysk nić koronka darmo

reference-bonus_draw_resource-title = Bonus: dobierz żeton
reference-bonus_draw_resource-text = Zapłać, ile mówi karta, jeśli w ogóle, i dobierz z woreczka żeton surowców. Potem zostaw go jako jedwab albo wymień na dolną połowę.
reference-bonus_draw_resource-terms = losowy żeton woreczek dobrać w ciemno
reference-bonus_draw_resource-ruling = Jeśli woreczek i odrzucone żetony się skończyły, bonus nie jest proponowany.

reference-bonus_acquire-title = Bonus: pozyskaj jeszcze jeden żeton
reference-bonus_acquire-text = Jeszcze raz pozyskaj surowce, po zwykłej cenie; może to każdy, kto ma ten bonus.
reference-bonus_acquire-terms = drugi żeton dodatkowa akcja kupić

reference-bonus_make_dress-title = Bonus: uszyj jeszcze jeden strój
reference-bonus_make_dress-text = Uszyj kolejny strój za zwykłą cenę, zużywając mniej jedwabiu w kolorach podanych na karcie, a poza tym wszystko, czego wymaga. Nie może mieć złotego naparstka. Potem jak zwykle wypożycz go lub sprzedaj.
reference-bonus_make_dress-terms = uszyć dodatkowy { $garment } zniżka jedwab mniej
reference-bonus_make_dress-ruling = Oszczędzić można tylko jedwab, którego strój wymaga. Przy gościu Mistrza liczy się jako uszyty przez pracownika, na którego karcie jest bonus.

reference-bonus_fund-title = Bonus: ufunduj dekorację taniej
reference-bonus_fund-text = Ufunduj jeszcze jedną dekorację i zapłać za nią o tyle mniej.
reference-bonus_fund-terms = dekoracja zniżka taniej dodatkowy znacznik
reference-bonus_fund-ruling = Jeśli zniżka jest większa od ceny, dekoracja nic nie kosztuje; różnicy się nie wypłaca.

reference-bonus_depute_with_bonus-title = Bonus: oddeleguj kogoś i użyj jego bonusu
reference-bonus_depute_with_bonus-text = Oddeleguj bez zapłaty dowolnego swojego pracownika, gdziekolwiek jest jego karta, także tę; potem możesz użyć jego bonusu. Liczba pracowników, którzy muszą zostać: { $minimum_staff }.
reference-bonus_depute_with_bonus-terms = oddelegować dwór bonus dowolny pracownik usunąć odchudzić
reference-bonus_depute_with_bonus-ruling = Pracownik może pochodzić z ręki, zapasu lub stosu kart odrzuconych. Jeśli karta oddeleguje samą siebie, jej bonusu można przed odejściem użyć jeszcze raz.

reference-bonus_depute_for_livre-title = Bonus: oddeleguj kogoś za pieniądze
reference-bonus_depute_for_livre-text = Oddeleguj dowolnego swojego pracownika, także tę kartę, i zyskaj liwry: { $master } za Mistrza, { $journeyman } za Czeladnika, { $apprentice } za Ucznia. Bonus odchodzącego przepada. Liczba pracowników, którzy muszą zostać: { $minimum_staff }.
reference-bonus_depute_for_livre-terms = oddelegować dwór pieniądze dowolny pracownik usunąć sprzedać kartę
reference-bonus_depute_for_livre-ruling = W obu edycjach karta może oddelegować samą siebie; pracownik może pochodzić z ręki, zapasu lub stosu kart odrzuconych.

reference-bonus_prestige_per_decorations-title = Bonus: prestiż za twoje dekoracje
reference-bonus_prestige_per_decorations-text = Zdobywasz 1 pkt prestiżu za każdy pełny zestaw swoich dekoracji; karta mówi, ile ich jest w zestawie. Reszta nic nie daje.
reference-bonus_prestige_per_decorations-terms = prestiż za dekorację znacznik punkty

reference-bonus_prestige_per_dresses-title = Bonus: prestiż za twoje stroje
reference-bonus_prestige_per_dresses-text = Zdobywasz 1 pkt prestiżu za każdy pełny zestaw swoich strojów u gości; karta mówi, ile ich jest w zestawie. Reszta nic nie daje.
reference-bonus_prestige_per_dresses-terms = prestiż za { $garment } punkty goście

reference-bonus_prestige_for_livre-title = Bonus: prestiż za pieniądze
reference-bonus_prestige_for_livre-text = Płać liwry i zdobywaj 1 pkt prestiżu za każdą sumę podaną na karcie, tyle razy, ile chcesz i możesz.
reference-bonus_prestige_for_livre-terms = kupić prestiż punkty pieniądze zapłacić
reference-bonus_prestige_for_livre-ruling = Prestiż kupuje się w całych punktach.

reference-bonus_discard_resources-title = Bonus: prestiż za żetony
reference-bonus_discard_resources-text = Odrzuć dowolną liczbę żetonów ze swojego wieszaka. Każdy rzadki jedwab na nich daje 1 pkt prestiżu; pospolitego potrzeba kilku, jak mówi karta.
reference-bonus_discard_resources-terms = odrzucić żetony jedwab prestiż wieszak oddać
reference-bonus_discard_resources-ruling = Żetony wybierasz jeden po drugim i kończysz, kiedy chcesz, także od razu. Pospolity jedwab z wszystkich żetonów liczy się razem.

reference-crown_deck_size-title = Korona: prestiż według liczby twoich pracowników
reference-crown_deck_size-text = Na końcu policz wszystkich swoich pracowników, tę kartę też. Tabela na karcie mówi, ile dają prestiżu.
reference-crown_deck_size-terms = wielkość talii liczba kart personel koniec korona
reference-crown_deck_size-ruling = Gdy pracowników jest mniej, niż zaczyna się tabela, nie dają nic.

reference-crown_thread_lace_pairs-title = Korona: nici i koronki
reference-crown_thread_lace_pairs-text = Na końcu każda para z 1 nici i 1 koronki, które ci zostały, daje prestiż podany na karcie.
reference-crown_thread_lace_pairs-terms = nić koronka pary koniec korona pozostałe
reference-crown_thread_lace_pairs-ruling = Liczą się wszystkie pary; do niczego innego na końcu nie służą.

reference-crown_master_space_pairs-title = Korona: goście Mistrza
reference-crown_master_space_pairs-text = Na końcu każdy pełny zestaw twoich strojów u gości Mistrza daje prestiż podany na karcie, która mówi, ile ich jest w zestawie.
reference-crown_master_space_pairs-terms = mistrz goście pary koniec korona naparstek

reference-crown_couples-title = Korona: pary
reference-crown_couples-text = Na końcu każda para z twojej sukni i twojego surduta u gości daje prestiż podany na karcie. Kolory nie mają znaczenia; każdy strój liczy się raz.
reference-crown_couples-terms = para pary dama kawaler koniec korona { $gown } { $coat }
