### The reference: for each entry its title (unless another message is that), its text, further words by which it is found, with
### common misspellings, and, where the rulebook is silent, how it is played here. Numbers are filled in.

reference-patisserie-round-title = Runda
reference-patisserie-round-text = Rund święta jest { $rounds }. W każdej uzupełnia się wystawy, wszyscy wybierają personel, po kolei zagrywają karty, a potem każdy ma dochód. Po ostatniej rundzie następuje punktacja końcowa.
reference-patisserie-round-terms = rundy faza fazy przebieg kolejność święto struktura ile rund

reference-patisserie-start_player-title = Pierwszy gracz
reference-patisserie-start_player-text = Kto ma znacznik pierwszego gracza, zaczyna rundę, a dalej gra się zgodnie z ruchem wskazówek zegara. Po każdej rundzie znacznik przechodzi w lewo. Monety pierwszego gracza na początku gry: { $start_coins }; każdy następny ma o 1 więcej.
reference-patisserie-start_player-terms = pierwszy gracz startowy kto zaczyna start zgodnie z zegarem znacznik

reference-patisserie-selection-title = Wybór ręki
reference-patisserie-selection-text = Na początku rundy wybierasz na rękę karty ({ $hand_size }) ze swojego nieużytego personelu. Jeśli jest ich mniej, bierzesz wszystkie, odwracasz użyty personel i wybierasz z niego resztę; niczego się nie tasuje. Dzięki temu wszyscy pracują, zanim ktoś popracuje znowu. W pierwszej rundzie bierzesz cały personel startowy.
reference-patisserie-selection-terms = ręka karty wybierać dobierać nieużyty użyty talia stos odrzuconych personel startowy
reference-patisserie-selection-ruling = Program pyta o jedną kartę po drugiej, zaczynając od pierwszego gracza. Nikt nie widzi, co wybierają inni.

reference-patisserie-tray-title = Blachy
reference-patisserie-tray-text = Dwie blachy przynoszą nowy personel: kart jest na każdej o { $tray_extra } więcej niż graczy. Z każdej zatrzymujesz jedną kartę, a resztę podajesz dalej, blachę A w lewo, blachę B w prawo. Co zostanie na końcu, leży do zatrudnienia.
reference-patisserie-tray-terms = blacha taca tacka draft dobieranie nowy personel podać w lewo w prawo talia
reference-patisserie-tray-ruling = Przy dwojgu graczy obie blachy trafiają do drugiej osoby. Blachę pokazuje się tylko temu, kto z niej wybiera, i potem już nie.

reference-patisserie-set_aside-title = Karta opuszcza grę
reference-patisserie-set_aside-text = Z wybranych kart ({ $hand_size }) i dwóch nowych jedną usuwasz z gry, zakrytą; pozostałe są twoją ręką w tej rundzie. Tak twój personel rośnie o jedną kartę na rundę.
reference-patisserie-set_aside-terms = odrzucić usunąć odłożyć zakryta kosz rozstać się pozbyć
reference-patisserie-set_aside-ruling = Nikt inny nie dowiaduje się, która to była karta.

reference-patisserie-turn-title = Tura
reference-patisserie-turn-text = Zagraj kartę z ręki. Wykonuje ona jedną akcję główną, na którą pozwala jej zawód; potem, nigdy przedtem, możesz użyć bonusu karty. Możesz zrezygnować z jednego i drugiego. Następnie jest tura kolejnego gracza, aż wszyscy mają puste ręce; kto zatrudnił, gra dłużej.
reference-patisserie-turn-terms = akcja główna akcje zrezygnować pas pominąć kolejność co mogę zrobić ruch
reference-patisserie-turn-ruling = Proponowane jest tylko to, co możesz wykonać i opłacić; zrezygnować można zawsze. O bonus, który nic by nie dał, program nie pyta.

reference-patisserie-chef-title = Cukiernik
reference-patisserie-chef-text = Złoto, z czapką. Wykonuje wszystkie akcje główne oprócz dwóch: Cukiernik ani nie pozyskuje składników, ani nie kupuje towarów. Tylko Cukiernik dekoruje, zatrudnia i piecze przepisy z czapką cukiernika. Monety za zwolnienie: { $chef_notice }.
reference-patisserie-chef-terms = cukiernicy kucharz szef pâtissier złoty czapka zawód kto piecze

reference-patisserie-assistant-title = Pomocnik
reference-patisserie-assistant-text = Srebro, bez czapki. Wykonuje wszystkie akcje główne oprócz dwóch: Pomocnik ani nie dekoruje, ani nie zatrudnia. Tylko Pomocnik pozyskuje składniki i kupuje towary. Monety za zwolnienie: { $assistant_notice }.
reference-patisserie-assistant-terms = pomocnicy asystent pomoc srebrny zawód kto kupuje

reference-patisserie-staff-title = Personel
reference-patisserie-staff-text = Wszystkie twoje karty, gdziekolwiek są: na ręce, nieużyte, użyte i ta, która właśnie pracuje. Personel startowy nie ma poziomu. Zatrudnianie i blachy powiększają personel, usuwanie i zwalnianie zmniejszają; liczba kart, które zawsze muszą zostać: { $minimum_staff }. Bonusu wolno użyć niezależnie od zawodu jego karty.
reference-patisserie-staff-terms = pracownicy karty rezerwa talia zawód kto co może liczba kart
reference-patisserie-staff-ruling = Ręka i właśnie zagrana karta liczą się przy każdym bonusie. Skład personelu jest jawny o tyle, o ile wszyscy go widzieli; które karty są na ręce, już nie.

reference-patisserie-level-title = Poziomy personelu
reference-patisserie-level-text = Nowy personel przychodzi poziomami: najpierw I, potem II, III i IV, a lepsze bonusy przychodzą później. Z talii używa się tylu kart, ile trzeba na { $rounds } rundy. Kto nie został zatrudniony, na koniec rundy opuszcza grę.
reference-patisserie-level-terms = poziom stos talia liczba rzymska I II III IV nowy personel numerowany

reference-patisserie-bonus-title = Bonus karty
reference-patisserie-bonus-text = Po akcji głównej, albo po rezygnacji z niej, możesz raz użyć bonusu zagranej karty. Jeśli bonus oferuje akcję, obowiązuje przy niej zawód karty, ale sam bonus może to, czego zawód nie może: Cukiernik z takim bonusem pozyskuje składniki.
reference-patisserie-bonus-terms = bonusy efekt karta dobrowolny zrezygnować górna połowa
reference-patisserie-bonus-ruling = Pytanie pojawia się tylko wtedy, gdy bonus teraz coś daje. Bonus na karcie Pomocnika nigdy nie piecze przepisu z czapką cukiernika.

reference-patisserie-acquire_recipes-text = Akcja główna każdego: weź z wystawy 1 lub 2 przepisy i zapłać cenę podaną pod każdym. Najdroższe miejsce jest z lewej; co zostaje, przesuwa się w prawo i tanieje. Gdy po turze puste miejsca to już { $refill_recipes }, uzupełnia się je.
reference-patisserie-acquire_recipes-terms = przepis wystawa kupić wziąć cena pozyskać pozyskiwanie żetony
reference-patisserie-acquire_recipes-ruling = Wystawę uzupełnia się po turze, nigdy w jej trakcie: drugi przepis i bonus zastają puste miejsce.

reference-patisserie-recipe-title = Przepis
reference-patisserie-recipe-text = Jasna strona pokazuje, czego potrzebuje wypiek: towarów, składników, a czasem Cukiernika, na co wskazuje czapka. Liczba to jego prestiż. Limit przechowywanych przepisów to { $recipe_storage }, a każdy możesz w dowolnej chwili odrzucić. Po upieczeniu żeton odwraca się na ciemną stronę i jest wypiekiem.
reference-patisserie-recipe-terms = przepisy receptura żeton wypiek potrzebuje składniki przechowywanie trzy odrzucić
reference-patisserie-recipe-ruling = Program pozwala odrzucać przepisy przy wyborze akcji głównej albo gdy jest o jeden za dużo; odrzucić można także nowy.

reference-patisserie-acquire_ingredients-text = Akcja główna Pomocnika: weź dokładnie 1 żeton składnika i zapłać. Cena stoi obok rzędu, a im mniej w nim żetonów, tym jest niższa. Uzupełnia się dopiero w następnej rundzie.
reference-patisserie-acquire_ingredients-terms = składnik wystawa półka rząd cena żeton miód orzechy jajko pozyskać

reference-patisserie-ingredient-title = Żeton składnika
reference-patisserie-ingredient-text = Pokazuje miód, orzechy i jajka, a często też dekorację. Zużywasz go przy pieczeniu albo odwracasz, aby udekorować wypiek, nigdy jedno i drugie. Co zostanie na żetonie, przepada, ale dwa wypieki pieczone naraz mogą się nim podzielić. Możesz ich mieć dowolnie wiele.
reference-patisserie-ingredient-terms = składniki miód orzechy jajko jajka spiżarnia żetony strata skladnik

reference-patisserie-buy_goods-text = Akcja główna Pomocnika: wybierz mąkę, cukier albo masło i kup, ile chcesz. Świecący stopień toru pokazuje, ile kosztuje zakup aż do niego.
reference-patisserie-buy_goods-terms = kupić kupować towary mąka cukier masło cena rynek tor zakupy

reference-patisserie-goods-title = Mąka, cukier, masło
reference-patisserie-goods-text = Towary stoją na trzech torach: najwięcej mąki to { $flourMost }, cukru { $sugarMost }, masła { $butterMost }. Na początku masz kolejno { $startFlour }, { $startSugar } i { $startButter }. Zużywa je pieczenie.
reference-patisserie-goods-terms = towar mąka cukier masło tor znacznik zapas maksimum
reference-patisserie-goods-ruling = Darmowy towar, na który nie ma miejsca na torze, przepada.

reference-patisserie-bake-text = Akcja główna każdego: upiecz 1 lub 2 swoje przepisy. Oddaj towary i składniki, które pokazują, i połóż każdy wypiek na wolnej kratce. Przepis z czapką wymaga Cukiernika.
reference-patisserie-bake-terms = pieczenie piec zrobić wypiek ciasto kucharz wytwarzać
reference-patisserie-bake-ruling = Oba przepisy piecze jedna karta: Pomocnik nie upiecze pary, w której jest czapka. Niepotrzebnych żetonów nigdy się nie oddaje, a jednakowe żetony liczą się jako jeden wybór.

reference-patisserie-dish-title = Wypiek
reference-patisserie-dish-text = Upieczony przepis. Podany na stół daje na końcu swój prestiż i liczy się przy tym stole; sprzedany przynosi monety, po { $sale_coins } za każdy punkt. Jego składniki i czapka decydują, do którego bonusu stołu pasuje.
reference-patisserie-dish-terms = wypieki ciasto ciastko upieczony żeton wartość prestiż danie
reference-patisserie-dish-ruling = „Upieczony przez Cukiernika” oznacza czapkę na żetonie, ktokolwiek go upiekł.

reference-patisserie-rack-title = Kratka do studzenia
reference-patisserie-rack-text = Twoje kratki: { $racks }. Upieczony wypiek czeka tam na dostawę; bez wolnej kratki nie da się piec, a wypieku nie można wyrzucić. Co zostanie tam na końcu, zostaje sprzedane.
reference-patisserie-rack-terms = kratki studzenie ruszt miejsce na wypieki pełne

reference-patisserie-decorate-text = Akcja główna Cukiernika: udekoruj 1 lub 2 wypieki na swoich kratkach. Dla każdego odwróć jeden ze swoich żetonów składników z dekoracją i połóż go na wypieku, który może mieć tylko jedną.
reference-patisserie-decorate-terms = dekorowanie dekoracja polewa lukier zdobić przybranie

reference-patisserie-topping-title = Dekoracja
reference-patisserie-topping-text = Na wielu żetonach składników jest dekoracja. Żeton użyty do dekorowania leży drugą stroną nad wypiekiem, a jego składniki przepadają. Gdy wypiek zostaje dostarczony, podany lub sprzedany, dekoracja staje się udaną dekoracją.
reference-patisserie-topping-terms = dekoracje róża wisienka przybranie posypka polewa znaczek żeton rewers

reference-patisserie-decoration-title = Udana dekoracja
reference-patisserie-decoration-text = Dekoracje dostarczonych wypieków leżą obok twojej kuchni i co rundę dają dochód, w tej kolejności: monety ({ $decoration1 } i { $decoration2 }), a potem prestiż ({ $decoration3 }, { $decoration4 } i { $decoration5 }). Szósta zostaje odrzucona.
reference-patisserie-decoration-terms = dekoracje udane dochód pięć miejsc zebrane

reference-patisserie-deliver-text = Akcja główna każdego: dostarcz ze swoich kratek 1 lub 2 wypieki, z dekoracją lub bez. Każdy albo podajesz na stół, albo sprzedajesz.
reference-patisserie-deliver-terms = dostawa dostarczanie podać sprzedać serwować przynieść
reference-patisserie-deliver-ruling = Dwa wypieki dostarcza się jeden po drugim; to, co przyniesie pierwszy, może opłacić drugi.

reference-patisserie-sell-title = Sprzedaż wypieku
reference-patisserie-sell-text = Publiczność płaci monety, po { $sale_coins } za każdy punkt prestiżu wypieku, ale prestiżu nie dostajesz. Dekoracja i tak staje się udaną dekoracją.
reference-patisserie-sell-terms = sprzedaż sprzedać sprzedany publiczność wartość monety

reference-patisserie-present-title = Podanie wypieku
reference-patisserie-present-text = Połóż wypiek na dowolnym wolnym polu dowolnego stołu. Zyskujesz w tej kolejności: to, co nadrukowano na polu, nagrodę bonusu stołu, jeśli wypiek do niego pasuje, a potem, jeśli za to zapłacisz, prestiż od swojej obsługi przy stole.
reference-patisserie-present-terms = miejsce położyć pole bonus pola wolne gdzie postawić podać
reference-patisserie-present-ruling = To, co dają pole i bonus stołu, może opłacić obsługę tego samego wypieku.

reference-patisserie-table-title = Przewaga przy stole
reference-patisserie-table-text = Na końcu ten, kto ma przy stole najwięcej wypieków, zdobywa pierwszą liczbę z tabliczki, a od { $second_place_players } graczy drugie miejsce zdobywa drugą. Remis wygrywa, kto ma wypiek najbliżej bonusu stołu.
reference-patisserie-table-terms = stoły przewaga najwięcej drugi remis remisy rozstrzyganie kontrola obszar tabliczka proporzec flaga

reference-patisserie-table_bonus-title = Bonus stołu
reference-patisserie-table_bonus-text = Każdy stół ma bonus: po lewej pasujące wypieki, po prawej nagroda za podanie takiego wypieku. Tego, na czym leży czerwony krzyżyk, być nie może. Czy na wypieku jest dekoracja, ocenia się przy dostawie. Inne wypieki są mile widziane, ale nie dają nagrody.
reference-patisserie-table_bonus-terms = bonus stołu żeton nagroda pasuje z bez miód orzechy jajko dekoracja przekreślony
reference-patisserie-table_bonus-ruling = Symbol czapki oznacza znak na żetonie, a nie to, kto upiekł.

reference-patisserie-reward-title = Co dają pola i żetony
reference-patisserie-reward-text = Monety; mąkę, cukier albo masło; żeton składnika, z woreczka lub dowolny z wystawy; dowolny przepis; albo monety za każde twoje stanowisko obsługi przy stole. Wszystko to jest za darmo i od razu.
reference-patisserie-reward-terms = nagrody zysk bonus pola darmo woreczek dobrać
reference-patisserie-reward-ruling = Czego nie da się dobrać, bo woreczek i odrzucone się skończyły, przepada; tak samo żeton z pustej wystawy.

reference-patisserie-place-text = Akcja główna każdego: zapłać cenę wolnego pola i postaw tam swój znacznik, na obsługę między dwoma stołami albo u szlachetnego gospodarza.
reference-patisserie-place-terms = znacznik własność obsługa stanowisko szlachetny gospodarz kupić pole wystawić

reference-patisserie-service-title = Obsługa
reference-patisserie-service-text = Twój znacznik między dwoma stołami daje to, co tam nadrukowano: prestiż na końcu albo coś od razu. A ilekroć podajesz wypiek na jeden z tych dwóch stołów, możesz za cenę { $service_coins } monet zdobyć od razu 1 pkt prestiżu, za każde swoje stanowisko przy nim. Gdy graczy jest najwyżej { $one_post_players }, jedno z dwóch pól zostaje wolne; nikt nie ma obu.
reference-patisserie-service-terms = obsługa stanowisko stanowiska służący kelner znacznik obszar płacić monety za prestiż
reference-patisserie-service-ruling = Monety zdobyte tym samym wypiekiem mogą opłacić jego obsługę.

reference-patisserie-host-title = Szlachetny gospodarz
reference-patisserie-host-text = Znacznik u szlachetnego gospodarza daje monety w każdym dochodzie ({ $host_income }), na końcu jego prestiż, a do tego 1 pkt prestiżu za każdego przeciwnika, który gdziekolwiek ma obsługę.
reference-patisserie-host-terms = gospodarze szlachta szlachcic arystokrata żółty stół dochód przeciwnicy obsługa

reference-patisserie-hire-text = Akcja główna Cukiernika: weź kartę z wystawy na rękę; zagrasz ją jeszcze w tej rundzie. Cena w monetach, gdy leżą tam 4 karty: { $hire4 }, 3 karty: { $hire3 }, 2 lub 1: { $hire2 }. Albo weź za darmo kartę z gwiazdką, jeśli spełniasz jej warunek.
reference-patisserie-hire-terms = zatrudnić zatrudnianie nabór nowy personel cena wystawa pracownik

reference-patisserie-star-title = Karty z gwiazdką
reference-patisserie-star-text = Te karty nic nie kosztują, ale przy zatrudnianiu musisz spełniać ich warunek. W całej grze możesz mieć tylko jedną. Jej bonusem jest zwykle prestiż od razu.
reference-patisserie-star-terms = gwiazdka gwiazda specjalny personel warunek wymaganie za darmo raz
reference-patisserie-star-ruling = Warunek liczy się tylko w chwili zatrudniania. Wystawy ani się nie uzupełnia, ani nie usuwa.

reference-patisserie-condition_kitchen-title = Warunek: co jest w twojej kuchni
reference-patisserie-condition_kitchen-text = Tyle żetonów składników, przepisów, towarów, monet lub kart personelu musisz mieć w tej chwili; albo, towarów i żetonów składników, wcale. Niczego się nie oddaje.
reference-patisserie-condition_kitchen-terms = warunek wymaganie składniki przepisy towary monety personel brak

reference-patisserie-condition_dishes-title = Warunek: twoje wypieki
reference-patisserie-condition_dishes-text = Liczyć się mogą twoje wypieki na stołach, wypieki jednego rodzaju, stoły, na których jakieś masz, twoje wypieki na jednym stole, twoje udane dekoracje albo prestiż zdobyty dotychczas. Wypieki na kratkach się nie liczą.
reference-patisserie-condition_dishes-terms = warunek wypieki stoły dekoracje prestiż podane rodzaj

reference-patisserie-condition_markers-title = Warunek: obsługa i gospodarze
reference-patisserie-condition_markers-text = Liczą się twoje znaczniki na stanowiskach obsługi, u szlachetnych gospodarzy albo jedne i drugie razem.
reference-patisserie-condition_markers-terms = warunek obsługa stanowiska szlachetni gospodarze znaczniki

reference-patisserie-give_notice-text = Akcja główna każdego: jedna z twoich kart na dobre opuszcza grę, a ty zyskujesz monety: { $assistant_notice } za Pomocnika, { $chef_notice } za Cukiernika. Może to być karta z ręki albo właśnie zagrana, której bonusu nadal możesz użyć. Liczba kart, które muszą zostać: { $minimum_staff }.
reference-patisserie-give_notice-terms = zwolnienie zwolnić zwalnianie wyrzucić usunąć personel monety

reference-patisserie-special_bonus-title = Bonusy specjalne
reference-patisserie-special_bonus-text = Gdy tylko spełnisz warunek któregoś, możesz postawić znacznik na jego najcenniejszym wolnym polu i na końcu zdobyć ten prestiż. Na każdym raz; kto przychodzi później, dostaje mniej albo nic.
reference-patisserie-special_bonus-terms = bonus specjalny żeton warunek zdobyć pierwszy wyścig
reference-patisserie-special_bonus-ruling = Program pyta po akcji głównej, po każdym dostarczonym wypieku, po bonusie i po dochodzie. Kto odmówi, usłyszy pytanie znowu w następnej turze. Żetony leżą stroną właściwą dla liczby graczy; wartości większości z nich są nasze.

reference-patisserie-income-title = Dochód
reference-patisserie-income-text = Gdy wszyscy mają puste ręce, każdy zyskuje monety ({ $base_income }), za każdego szlachetnego gospodarza kolejne ({ $host_income }) oraz to, co dają udane dekoracje. Dochód jest także na koniec ostatniej rundy.
reference-patisserie-income-terms = dochód zarobek monety runda koniec gospodarze dekoracje

reference-patisserie-displays-title = Uzupełnianie wystaw
reference-patisserie-displays-text = Na początku rundy usuwa się dolne rzędy składników, reszta zsuwa się w dół, a przepisy z prawej ({ $cleared_recipes }) odpadają; pozostałe przesuwają się w prawo. Potem wszystko uzupełnia się z woreczków. Czerwony znak wskazuje, co zniknie.
reference-patisserie-displays-terms = wystawa przygotowanie uzupełnić nowe żetony woreczek pusty usunąć odrzucić
reference-patisserie-displays-ruling = Przepisy uzupełnia się także po turze, gdy puste miejsca to już { $refill_recipes }. Woreczek zapełnia się odrzuconymi dopiero wtedy, gdy potrzebny jest żeton; tasuje się go raz.

reference-patisserie-coin-title = Monety
reference-patisserie-coin-text = Pieniądze na przepisy, składniki, towary, personel i znaczniki. Biorą się z dochodu, sprzedaży, zwolnień, pól i bonusów. Na końcu każde { $coins_per_prestige } monet to 1 pkt prestiżu, a reszta rozstrzyga remis o zwycięstwo.
reference-patisserie-coin-terms = moneta pieniądze gotówka złoto cena płacić brakuje za mało stać remis

reference-patisserie-prestige-title = Prestiż
reference-patisserie-prestige-text = Punkty tej gry; kto ma ich najwięcej, wygrywa. Biały z czerwoną ramką zdobywa się od razu, z czarną ramką dopiero na końcu.
reference-patisserie-prestige-terms = punkty zwycięstwa wynik tor czerwona ramka czarna ramka

reference-patisserie-final_scoring-title = Punktacja końcowa
reference-patisserie-final_scoring-text = Po rundzie { $rounds } i jej dochodzie: wypieki na kratkach zostają sprzedane, każde { $coins_per_prestige } monet to 1 pkt prestiżu, potem stoły, szlachetni gospodarze za obsługę i wszystkie twoje znaczniki: wypieki, obsługa, gospodarze i bonusy specjalne. Remis wygrywa, komu zostało więcej monet, a potem pierwsza osoba, licząc od pierwszego gracza.
reference-patisserie-final_scoring-terms = koniec gry punktacja wynik wygrać zwycięzca zwycięstwo remis punkty liczenie jak wygrać kto wygrywa
reference-patisserie-final_scoring-ruling = Wypieki sprzedane na końcu nie dają już dekoracji: nie ma po nich dochodu.

reference-patisserie-standing-title = Punkty, gdyby gra skończyła się teraz
reference-patisserie-standing-text = Liczba obok podium w panelu gracza to wynik, jaki dałaby teraz punktacja końcowa, łącznie z przewagami. To podgląd; plus oznacza, że może dojść coś ukrytego. Monety też się liczą, więc płacenie trochę ją obniża. Strzałka obok pokazuje zmianę od twojej ostatniej tury. Panel pokazuje w skrócie monety, prestiż, towary, żetony, dekoracje, karty oraz przepisy i wypieki.
reference-patisserie-standing-terms = stan podgląd szacunek prowadzenie prowadzi panel gracza podsumowanie

reference-patisserie-first_game-text = W pierwszej partii personelu nie wybiera się z blach: dwa razy każdy dostaje jedną kartę, a dwie leżą do zatrudnienia. Tak jest szybciej i nie trzeba znać kart; blachy są sprawiedliwsze.
reference-patisserie-first_game-terms = pierwsza partia początkujący rozdać wariant prosty bez blach

reference-patisserie-values-title = Co jest pewne, a co nasze
reference-patisserie-values-text = Instrukcja mówi, jak się gra, ale nie podaje listy żetonów i kart. To, co pokazują jej tekst i przykłady, jest jak w druku; inne wartości odtworzyliśmy sami, w granicach tego, co instrukcja ustala. Kto ma grę, może poprawić każdą wartość.
reference-patisserie-values-terms = wartości rekonstrukcja odtworzone druk różnią się błąd poprawić właściciel elementy
