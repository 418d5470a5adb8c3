### Madame du Barry.

expansion-madame_du_barry-name = Madame du Barry
expansion-madame_du_barry-text = Rywalka z własnymi kartami gra przeciw tobie, gdy grasz solo, i wygrywa remisy. Przy kilku osobach jest jeszcze jedną rywalką – to wariant tego programu.

prompt-reveal_card = Tura: { $player }. Odkryj następną kartę

waiting-reveal_card = { $player } zaraz odkryje kartę

option-reveal = Odkryj następną kartę

event-madame_revealed = odkrywa swoją kartę: { $madame }
event-madame_hired = zatrudnia za darmo { FORM($card, "a") }

event-madame_drew = { $n ->
    [one] dobiera jeszcze jedną kartę na tę rundę
    [few] dobiera { $n } karty na tę rundę
    [many] dobiera { $n } kart na tę rundę
   *[other] dobiera { $n } karty na tę rundę
}

event-madame_placed-hall = szuka miejsca, odkrywając kolejną kartę: { $hall }
event-madame_placed-full = szuka miejsca, odkrywając kolejną kartę: { $hall }, pełna

event-madame_reasoned-instead = nie może wykonać niczego z tej karty
event-madame_reasoned-crown = woli kartę z koroną, która daje jej najwięcej
event-madame_reasoned-group_first = zajmuje najpierw miejsce, którego jej brakuje

event-madame_reasoned-dearest-deluxe = nie ma tylu strojów i bierze najdroższy
event-madame_reasoned-dearest-original = nie ma tylu strojów i bierze najdroższy

reason-madame = w zamian
reason-madame_favor = jej karta

item-collection = Zebrane żetony

part-collection = { $n ->
    [one] { $n } żeton: { $points }
    [few] { $n } żetony: { $points }
    [many] { $n } żetonów: { $points }
   *[other] { $n } żetonu: { $points }
}

madame-favor = przychylność

madame-make_dress-deluxe = { $number }. strój od prawej
madame-make_dress-original = { $number }. strój od prawej

madame-acquire-drawer1-deluxe = szuflada 1
madame-acquire-drawer1-original = segment 1
madame-acquire-drawer2-deluxe = szuflada 2
madame-acquire-drawer2-original = segment 2
madame-acquire-drawer3-deluxe = szuflada 3
madame-acquire-drawer3-original = segment 3
madame-acquire-left = lewe żetony
madame-acquire-center = środkowe żetony
madame-acquire-right = prawe żetony

madame-hire-left = { $number }. pracownik od lewej
madame-hire-right = { $number }. pracownik od prawej

madame-fund-fireworks = fajerwerki
madame-fund-musicians = muzycy
madame-fund-statues = posągi

madame-fund-kitchen-deluxe = kuchnie
madame-fund-kitchen-original = fontanna

window-madame-cards = Odkryte w tej rundzie
window-madame-deck = Zakryte karty Madame du Barry
window-madame-above = U góry, co robi: { $action }.
window-madame-below = U dołu, gdzie umieszcza to, co szyje dzięki innej karcie: { $hall }.

window-madame-leave-matching = Może do tego wziąć biżuterię w tym samym kolorze.
window-madame-leave-suitable = Może do tego wziąć dowolną pasującą biżuterię.
window-madame-leave-none = Nie bierze do tego biżuterii.

window-madame-hand = { $n ->
    [one] Jeszcze 1 karta
    [few] Jeszcze { $n } karty
    [many] Jeszcze { $n } kart
   *[other] Jeszcze { $n } karty
}

window-madame-discard = { $n ->
    [one] 1 odkryta karta
    [few] { $n } odkryte karty
    [many] { $n } odkrytych kart
   *[other] { $n } odkrytej karty
}

hint-area-rival = Rywalka bez pieniędzy: jej prestiż; nici, koronki i zebrane żetony; wszyscy jej pracownicy; karty, które ma jeszcze zagrać, i te odkryte w tej rundzie.

guide-madame_du_barry-1 = { $madameHand ->
    [one] :bot W każdej rundzie zagrywa { $madameHand } własną kartę i robi bez płacenia to, co karta pokazuje; gdy nic się nie da zrobić, zdobywa w zamian prestiż.
    [few] :bot W każdej rundzie zagrywa { $madameHand } własne karty, jedną na turę, i robi bez płacenia to, co karta pokazuje; gdy nic się nie da zrobić, zdobywa w zamian prestiż.
    [many] :bot W każdej rundzie zagrywa { $madameHand } własnych kart, jedną na turę, i robi bez płacenia to, co karta pokazuje; gdy nic się nie da zrobić, zdobywa w zamian prestiż.
   *[other] :bot W każdej rundzie zagrywa { $madameHand } własnych kart, jedną na turę, i robi bez płacenia to, co karta pokazuje; gdy nic się nie da zrobić, zdobywa w zamian prestiż.
}
guide-madame_du_barry-2 = :lady Strój zawsze wypożycza; inna karta mówi, w której sali.
guide-madame_du_barry-3 = :card Gdy kogoś zatrudnia lub zdaje egzamin, dobiera jeszcze jedną kartę; pierwszeństwo ma karta z koroną, która daje jej najwięcej.
guide-madame_du_barry-4 = { $madameTiles ->
    [one] :prestige Na koniec każdy zebrany żeton ({ $madameTiles }) to 1 pkt prestiżu. Remis jest jej.
    [few] :prestige Na koniec każde { $madameTiles } zebrane żetony to 1 pkt prestiżu. Remis jest jej.
    [many] :prestige Na koniec każde { $madameTiles } zebranych żetonów to 1 pkt prestiżu. Remis jest jej.
   *[other] :prestige Na koniec każde { $madameTiles } zebranych żetonów to 1 pkt prestiżu. Remis jest jej.
}

window-supplies-madame-heading = Karty Madame du Barry
window-supplies-madame-kind = Karta
window-supplies-madame-to_come = jeszcze zakryte
window-supplies-madame-rest = odkryte
window-supplies-madame-row = { $kind }: jeszcze zakryte { $to_come } z { $total }, odkryte { $rest }
window-supplies-madame-note = Gdy jej zapas jest pusty, odkryte karty są tasowane w nowy.

telling-madame_revealed = W każdej turze decyduje za nią jedna karta.
telling-resource_taken = Wszystko, co tam leży, jest jej; nic nie płaci.
telling-dress_made = Liczy, jak każe jej karta; nie potrzebuje jedwabiu ani pieniędzy.
telling-madame_placed-hall = Woli tam miejsce gościa Mistrza, a potem najlepszą nagrodę.
telling-favor_claimed = Karta wysyła ją do Królowej, ktokolwiek ma przychylność.
telling-prestige_gained-madame_favor = Ta karta daje prestiż w każdym wypadku.
telling-madame_hired = Na wystawie nie ma korony, więc liczy, jak każe jej karta; nic nie płaci.
telling-madame_drew = Z nowym pracownikiem ma w tej rundzie jedną turę więcej.
telling-decoration_funded = To najtańsze wolne miejsce rodzaju, który wskazuje jej karta; nic nie płaci.
telling-task_fulfilled = Każda jej akcja spełnia pasujące zadanie, bez karty.
