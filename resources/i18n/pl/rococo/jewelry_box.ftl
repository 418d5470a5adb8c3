### The Jewelry Box.

expansion-jewelry_box-name = Szkatułka z biżuterią
expansion-jewelry_box-text = Naszyjniki i pierścienie są wypożyczane razem z tym, co szyjesz, a wyspecjalizowany Uczeń czeka na zatrudnienie. Pracownicy zdają egzaminy i zostają Czeladnikami i Mistrzami.

prompt-place_dress_further = { $player }: wypożyczyć { FORM($dress, "acc") } gościowi, sprzedać za { $livre } czy najpierw dokupić biżuterię?
prompt-place_dress_unsold_further = { $player }: wypożyczyć { FORM($dress, "acc") } gościowi czy najpierw dokupić biżuterię?
prompt-hire_employee_further = { $player }: kogo zatrudniasz? Twój wyspecjalizowany Uczeń nic nie kosztuje.
prompt-choose_jewelry = { $player }: jaką biżuterię bierzesz za darmo do { FORM($dress, "gen") }?
prompt-choose_task = { $player }: żeton pasuje do dwóch zadań egzaminu czeladniczego. Które spełniasz?
prompt-choose_graduate_journeyman = { $player }: którego Czeladnika z talii egzaminu czeladniczego bierzesz na rękę?
prompt-choose_graduate_master = { $player }: którego Mistrza z talii egzaminu mistrzowskiego bierzesz na rękę?
prompt-use_from_supply = { $player }: kogo odrzucasz z zapasu, by użyć jego bonusu?
prompt-copy_bonus = { $player }: który bonus z wierzchu cudzego stosu kart odrzuconych kopiujesz?

waiting-choose_jewelry = { $player } wybiera biżuterię
waiting-choose_task = { $player } wybiera, które zadanie spełnia żeton
waiting-choose_graduate = { $player } wybiera absolwenta z talii egzaminu
waiting-use_from_supply = { $player } wybiera pracownika z zapasu
waiting-copy_bonus = { $player } wybiera bonus do skopiowania

action-journeyman_examination = Zdaj egzamin czeladniczy
action-master_examination = Zdaj egzamin mistrzowski

deed-journeyman_examination = zdaje egzamin czeladniczy
deed-master_examination = zdaje egzamin mistrzowski

obstacle-no_jeweler = najpierw ufunduj dekorację u jubilera
obstacle-other_guest = naszyjniki są dla dam, pierścienie dla panów
obstacle-condition = warunek zatrudnienia niespełniony
obstacle-other_examination = przygotowujesz się do drugiego egzaminu
obstacle-open_tasks = nie wszystkie zadania tego egzaminu są spełnione

event-jewelry_removed = Nikt nie wziął biżuterii, z gry odpada: { $jewel }.
event-jewelry_revealed = U jubilera leży nowa biżuteria.
event-jewelry_taken = bierze biżuterię do { FORM($dress, "gen") }: { $jewel }
    .you = bierzesz biżuterię do { FORM($dress, "gen") }: { $jewel }
    .do = weź do tego biżuterię ({ $jewel })
event-task_fulfilled = spełnia zadanie: { $task }
    .you = spełniasz zadanie: { $task }
event-graduate_taken = bierze { FORM($card, "a") } z talii egzaminu
    .you = bierzesz { FORM($card, "a") } z talii egzaminu
event-graduate_taken_secret = bierze kartę z talii egzaminu
    .you = bierzesz kartę z talii egzaminu
event-specialist_hired = zatrudnia za darmo wyspecjalizowanego Ucznia
    .you = zatrudniasz za darmo wyspecjalizowanego Ucznia
    .do = zatrudnij wyspecjalizowanego Ucznia
event-employee_shown = odrzuca { FORM($card, "acc") } z zapasu
    .you = odrzucasz { FORM($card, "acc") } z zapasu
    .do = odrzuć { FORM($card, "acc") } z zapasu
event-bonus_copied = kopiuje bonus { FORM($card, "gen") }
    .you = kopiujesz bonus { FORM($card, "gen") }
    .do = skopiuj bonus { FORM($card, "gen") }
event-candidate_left = traci { FORM($card, "acc") }, wylosowanego do egzaminu
    .you = tracisz { FORM($card, "acc") }, wylosowanego do egzaminu

event-jewelry_allowed-matching = może wziąć biżuterię w tym samym kolorze
    .you = możesz wziąć biżuterię w tym samym kolorze
event-jewelry_allowed-suitable = może wziąć dowolną pasującą biżuterię
    .you = możesz wziąć dowolną pasującą biżuterię
event-jewelry_allowed-none = nie może wziąć biżuterii
    .you = nie możesz wziąć biżuterii
event-jewelry_allowed-no_jeweler = nie ma miejsca u jubilera i nie bierze biżuterii
    .you = nie masz miejsca u jubilera i nie bierzesz biżuterii
event-jewelry_allowed-no_tile = nie znajduje takiej biżuterii
    .you = nie znajdujesz takiej biżuterii

event-deck_searched-journeyman = przegląda talię egzaminu czeladniczego
    .you = przeglądasz talię egzaminu czeladniczego
event-deck_searched-master = przegląda talię egzaminu mistrzowskiego
    .you = przeglądasz talię egzaminu mistrzowskiego

event-examination_passed-journeyman_examination = zdaje egzamin czeladniczy
    .you = zdajesz egzamin czeladniczy
event-examination_passed-master_examination = zdaje egzamin mistrzowski
    .you = zdajesz egzamin mistrzowski

reason-jewelry = biżuteria
reason-examination = egzamin
reason-jewelry_income = biżuteria

item-jewelry = Biżuteria

part-jewelry = { $n ->
    [one] { $n } żeton biżuterii: { $points }
    [few] { $n } żetony biżuterii: { $points }
    [many] { $n } żetonów biżuterii: { $points }
   *[other] { $n } żetonu biżuterii: { $points }
}

decoration-jeweler = jubiler { $number }
    .acc = miejsce { $number } u jubilera

jewel-yellow-deluxe = niebieski naszyjnik
jewel-yellow-original = żółty naszyjnik

jewel-red-deluxe = zielony naszyjnik
jewel-red-original = czerwony naszyjnik

jewel-green-deluxe = różowy pierścień
jewel-green-original = zielony pierścień

jewel-blue-deluxe = pomarańczowy pierścień
jewel-blue-original = niebieski pierścień

task-thread_or_lace = Uczeń: nić lub koronka
task-decoration = Uczeń: dekoracja

task-common_silk-deluxe = Uczeń: niebieski lub różowy jedwab
task-common_silk-original = Uczeń: żółty lub zielony jedwab

task-rare_silk-deluxe = Uczeń: zielony lub pomarańczowy jedwab
task-rare_silk-original = Uczeń: czerwony lub niebieski jedwab

task-gown-deluxe = Czeladnik: suknia
task-gown-original = Czeladnik: suknia

task-coat-deluxe = Czeladnik: surdut
task-coat-original = Czeladnik: surdut

task-master_dress-deluxe = Mistrz: dowolny strój
task-master_dress-original = Mistrz: dowolny strój

condition-livre = liwry: co najmniej { $number }
condition-jewelry = żetony biżuterii: co najmniej { $number }
condition-decoration_types = różne rodzaje dekoracji: co najmniej { $number }
condition-supplies = co najmniej: żetony surowców { $number }, nici { $notions } i koronki { $notions }
condition-prestige = co najmniej { $number } pkt prestiżu
condition-master_examination = zdany egzamin mistrzowski
condition-all_halls = obecność we wszystkich { $number } salach

condition-coats-deluxe = surduty na planszy: co najmniej { $number }
condition-coats-original = surduty na planszy: co najmniej { $number }

condition-gowns-deluxe = suknie na planszy: co najmniej { $number }
condition-gowns-original = suknie na planszy: co najmniej { $number }

condition-master_spaces-deluxe = stroje u gości Mistrza: co najmniej { $number }
condition-master_spaces-original = stroje u gości Mistrza: co najmniej { $number }

outlook-chance-deck_searched = potem absolwent do wyboru

hint-card-condition = Rozdany na początku, jeszcze nie należy do twoich pracowników. Mistrz zatrudnia tego Ucznia raz, za darmo, jeśli spełniasz warunek: { $condition }.

hint-decoration-jeweler = Odtąd do każdego stroju, który wypożyczasz gościowi, możesz kupić naszyjnik lub pierścień. Jedno miejsce u jubilera na gracza.

bonus-use_from_supply = odrzuć pracownika ze swojego zapasu i użyj jego bonusu
bonus-copy_bonus = skopiuj bonus pracownika z wierzchu stosu kart odrzuconych przeciwnika
bonus-livre_per_hall = zyskaj { $amount_livre } za każdą salę, w której jesteś
bonus-livre_per_decorations = zyskaj { $amount_livre } za każde { $every } z twoich dekoracji
bonus-livre_per_rings = zyskaj { $amount_livre } za każde { $every } z twoich pierścieni
bonus-prestige_per_jewelry = zdobądź 1 pkt prestiżu za każde { $every } z twoich żetonów biżuterii
bonus-livre_per_jewelry = zyskaj { $amount_livre } za każde { $every } z twoich żetonów biżuterii
bonus-gain_prestige = zdobądź { $amount_prestige }
bonus-gain_jewelry = zyskaj biżuterię dowolnego koloru, jeśli masz miejsce u jubilera
bonus-prestige_with_jewelry = zdobądź { $amount_prestige } z biżuterią w tym samym kolorze

bonus-make_and_sell-deluxe = uszyj jeszcze jeden strój niewymagający Mistrza, sprzedaj go i zdobądź { $prestige_prestige }
bonus-make_and_sell-original = uszyj jeszcze jeden strój niewymagający Mistrza, sprzedaj go i zdobądź { $prestige_prestige }

bonus-prestige_in_hall-deluxe = zdobądź 1 pkt prestiżu za każde { $every } z twoich strojów w jednej sali
bonus-prestige_in_hall-original = zdobądź 1 pkt prestiżu za każde { $every } z twoich strojów w jednej sali

bonus-livre_in_hall-deluxe = zyskaj { $amount_livre } za każdy swój strój w jednej sali
bonus-livre_in_hall-original = zyskaj { $amount_livre } za każdy swój strój w jednej sali

bonus-livre_per_master_spaces-deluxe = zyskaj { $amount_livre } za każde { $every } z twoich strojów u gości Mistrza
bonus-livre_per_master_spaces-original = zyskaj { $amount_livre } za każde { $every } z twoich strojów u gości Mistrza

bonus-prestige_per_pair-deluxe = zdobądź 1 pkt prestiżu za każdą swoją parę z niebieskiej i zielonej sukni
bonus-prestige_per_pair-original = zdobądź 1 pkt prestiżu za każdą swoją parę z żółtej i czerwonej sukni

bonus-livre_without_color-deluxe = zyskaj { $red_livre }, jeśli nie masz na planszy zielonej sukni, { $blue_livre }, jeśli pomarańczowego surduta
bonus-livre_without_color-original = zyskaj { $red_livre }, jeśli nie masz na planszy czerwonej sukni, { $blue_livre }, jeśli niebieskiego surduta

final-jewelry_sets = na koniec: { $prestige_prestige } za każdy komplet wszystkich czterech rodzajów biżuterii
final-necklace_pairs = na koniec: { $prestige_prestige } za każde { $every } z twoich naszyjników
final-decorations = na koniec: { $prestige_prestige } za każdą twoją dekorację
final-apprentice_pairs = na koniec: { $prestige_prestige } za każdych { $every } Uczniów wśród twoich pracowników

window-signs-use_from_supply = :stack :arrow :card
window-signs-copy_bonus = :person :arrow :card
window-signs-livre_per_hall = { $amount } :livre × :favor
window-signs-livre_per_decorations = { $amount } :livre × { $every } :decoration
window-signs-make_and_sell = + :lady :arrow :livre + { $prestige } :prestige
window-signs-prestige_in_hall = 1 :prestige × { $every } :lady
window-signs-livre_in_hall = { $amount } :livre × :lady
window-signs-livre_per_rings = { $amount } :livre × { $every } :ring
window-signs-prestige_per_jewelry = 1 :prestige × { $every } :ring
window-signs-livre_per_jewelry = { $amount } :livre × { $every } :ring
window-signs-prestige_per_pair = 1 :prestige × :silk-yellow + :silk-red
window-signs-livre_per_master_spaces = { $amount } :livre × { $every } :thimble-master
window-signs-livre_without_color = { $red } :livre :silk-red { $blue } :livre :silk-blue
window-signs-gain_prestige = + { $amount } :prestige
window-signs-gain_jewelry = 0 :livre :arrow :ring
window-signs-prestige_with_jewelry = { $amount } :prestige × :ring
window-signs-jewelry_sets = :crown { $prestige } :prestige × 4 :ring
window-signs-necklace_pairs = :crown { $prestige } :prestige × { $every } :necklace
window-signs-decorations = :crown { $prestige } :prestige × :decoration
window-signs-apprentice_pairs = :crown { $prestige } :prestige × { $every } :card

window-piece-adorned = { $piece }, z biżuterią: { $pin }

window-jeweler-undone = Nikt go jeszcze nie spełnił.
window-jeweler-own = Twoja biżuteria: { $jewels }
window-jeweler-of = Biżuteria gracza { $name }: { $jewels }
window-jeweler-name = Jubiler
window-jeweler-bag = Żetony biżuterii w woreczku: { $n }
window-jeweler-no_jewel = Puste miejsce, cena { $price }
window-jeweler-jewel = { $jewel }, cena { $price }
window-jeweler-done = Spełniają je już: { $names }.
window-jeweler-preparing = Przygotowują się: { $names }.
window-jeweler-examination_deck = { $name }, karty w talii: { $n }
window-jeweler-specialist = Do zatrudnienia
window-jeweler-jewelry = Biżuteria
window-jeweler-none = Jeszcze brak.

window-jeweler-count = { $n ->
    [one] 1 żeton biżuterii
    [few] { $n } żetony biżuterii
    [many] { $n } żetonów biżuterii
   *[other] { $n } żetonu biżuterii
}

window-jeweler-deck = { $n ->
    [one] 1 karta w talii.
    [few] { $n } karty w talii.
    [many] { $n } kart w talii.
   *[other] { $n } karty w talii.
}

window-jeweler-examination-journeyman = Czeladnik
window-jeweler-examination-master = Mistrz

window-jeweler-progress-journeyman = zadania egzaminu czeladniczego: { $done }
window-jeweler-progress-master = zadania egzaminu mistrzowskiego: { $done }

hint-action-journeyman_examination = Zapłać { $livre } za egzamin i zdobądź { $prestige }. Pracownik używa bonusu i na zawsze wychodzi z gry; wybierasz na rękę Czeladnika z talii egzaminu.
hint-action-master_examination = Zapłać { $livre } za egzamin i zdobądź { $prestige }. Pracownik używa bonusu i na zawsze wychodzi z gry; wybierasz na rękę Mistrza z talii egzaminu.

hint-jeweler-own = Każdy żeton daje 1 liwr przy każdym dochodzie i 1 pkt prestiżu na koniec.
hint-jeweler-board = Kto ma tu znacznik, najwyżej jeden, może wziąć żeton biżuterii do stroju wypożyczanego gościowi. Naszyjniki pasują do sukni, pierścienie do surdutów.
hint-jeweler-bag = W każdej rundzie to, co leży po prawej, wychodzi z gry, pozostałe się przesuwają, a nowe żetony przychodzą z woreczka.
hint-jeweler-empty = W następnej rundzie nowa biżuteria przyjdzie z woreczka, dopóki w nim jest.
hint-jeweler-necklace = Do sukni, którą wypożyczasz gościowi: najpierw połóż naszyjnik na sukni. W tym samym kolorze daje też losowy żeton surowców. Każdy żeton biżuterii: 1 liwr przy każdym dochodzie, 1 pkt prestiżu na koniec.
hint-jeweler-ring = Do surduta, który wypożyczasz gościowi: najpierw połóż pierścień na surducie. W tym samym kolorze daje też losowy żeton surowców. Każdy żeton biżuterii: 1 liwr przy każdym dochodzie, 1 pkt prestiżu na koniec.
hint-jeweler-journeyman = Gdy wszystkie zadania są spełnione, Uczeń zdaje egzamin (liwry: { $livre }), daje { $prestige } pkt prestiżu i odchodzi; wybierasz Czeladnika z talii.
hint-jeweler-master = Gdy wszystkie zadania są spełnione, Czeladnik zdaje egzamin (liwry: { $livre }), daje { $prestige } pkt prestiżu i odchodzi; wybierasz Mistrza z talii.
hint-jeweler-specialist = Tego Ucznia zatrudnia Mistrz, raz i za darmo, gdy warunek jest spełniony. Nikt inny nie widzi, kto to.

hint-task-thread_or_lace = Uczeń pozyskuje żeton, a ty wymieniasz go na nić lub koronkę.
hint-task-decoration = Uczeń funduje dekorację.
hint-task-gown = Czeladnik szyje suknię, na wypożyczenie lub sprzedaż.
hint-task-coat = Czeladnik szyje surdut, na wypożyczenie lub sprzedaż.
hint-task-master_dress = Mistrz szyje dowolny strój, na wypożyczenie lub sprzedaż.
hint-task-terms = Akcją główną lub bonusem; jedno zadanie na akcję i tylko podczas przygotowań do tego egzaminu.

hint-task-common_silk-deluxe = Uczeń pozyskuje żeton z niebieskim lub różowym jedwabiem, a ty zostawiasz go jako jedwab.
hint-task-common_silk-original = Uczeń pozyskuje żeton z żółtym lub zielonym jedwabiem, a ty zostawiasz go jako jedwab.

hint-task-rare_silk-deluxe = Uczeń pozyskuje żeton z zielonym lub pomarańczowym jedwabiem, a ty zostawiasz go jako jedwab.
hint-task-rare_silk-original = Uczeń pozyskuje żeton z czerwonym lub niebieskim jedwabiem, a ty zostawiasz go jako jedwab.

guide-jewelry_box-1 = :decoration Ufunduj jedną z dekoracji jubilera, najwyżej jedną: odtąd, wypożyczając strój, możesz wziąć żeton biżuterii za cenę nad nim. Naszyjniki pasują do sukni, pierścienie do surdutów.
guide-jewelry_box-2 = :ring Połóż żeton na stroju, zanim go umieścisz. Jeśli ma kolor stroju, dobierasz też żeton surowców.
guide-jewelry_box-3 = :livre Każdy żeton biżuterii daje 1 liwr przy każdym dochodzie i 1 pkt prestiżu na koniec.
guide-jewelry_box-4 = :card Twój wyspecjalizowany Uczeń czeka obok kart. Mistrz zatrudnia go raz, za darmo, gdy jego warunek jest spełniony.
guide-jewelry_box-5 = :examination Uczniowie spełniają zadania egzaminu czeladniczego, Czeladnicy i Mistrzowie – mistrzowskiego; jedno zadanie na akcję. Zaznaczają się same.
guide-jewelry_box-6 = :crown Gdy wszystkie zadania są spełnione, egzamin jest akcją główną: Ucznia na Czeladnika, Czeladnika na Mistrza. Kosztuje liwry ({ $examLivre }), daje { $examPrestige } pkt prestiżu, kandydat używa bonusu i odchodzi, a ty wybierasz na rękę kartę z talii. Potem kolej na drugi egzamin.

window-supplies-jewelry-heading = Biżuteria według koloru
window-supplies-jewelry-kind = Rodzaj
window-supplies-jewelry-to_come = w woreczku
window-supplies-jewelry-on_display = u jubilera
window-supplies-jewelry-in_use = u graczy i gości
window-supplies-jewelry-rest = poza grą
window-supplies-jewelry-row = { $kind }: w woreczku { $to_come } z { $total }, u jubilera { $on_display }, u graczy i gości { $in_use }, poza grą { $rest }
