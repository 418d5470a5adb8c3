### Why something cannot be chosen, and what an option would cost and bring.

obstacle-short = brakuje: { $what }
obstacle-occupied = zajęte
obstacle-only_one = wolno mieć tylko jedno z nich
obstacle-empty = nic tu już nie ma
obstacle-training = może to zrobić tylko { $who }
obstacle-never_sold = nie na sprzedaż
obstacle-no_place = brak wolnego miejsca na ten strój
obstacle-needs_master = wymaga Mistrza
obstacle-extra_master = wymaga Mistrza; bonusem nigdy się takiego nie uszyje
obstacle-master_space = tylko dla stroju uszytego przez Mistrza
obstacle-no_dress = z tego, co masz, nie da się nic uszyć
obstacle-favor_taken = już zdobyta w tej rundzie
obstacle-staff = { $least ->
    [one] musi zostać { $least } pracownik
    [few] musi zostać { $least } pracowników
    [many] musi zostać { $least } pracowników
   *[other] musi zostać { $least } pracowników
}
obstacle-leaving = w drodze na dwór
obstacle-card_first = najpierw zagraj pracownika
obstacle-action_first = najpierw wybierz: { $action }

outlook-shared = { $leader } prowadzą wspólnie
outlook-nobody = nikt nie prowadzi
outlook-halls = obecność w { $present } z { $total } sal
outlook-halls_short = sale
outlook-lost = przepada: { $silk }
outlook-fireworks = Fajerwerki
outlook-favor = { $n } pkt prestiżu tylko dla tego, kto ma przychylność na koniec

standing-hall = { $hall }: { $first } za pierwsze miejsce, { $second } za drugie; { $leader }.
standing-hall_two = { $hall }: { $first } za pierwsze miejsce; { $leader }.
standing-present = { $player }: { $n }
standing-lead = prowadzisz o { $n }
standing-tie_break = wygrywasz remis

outlook-income = w każdym dochodzie
outlook-decoration-statue = na koniec { $prestige } za każdy kolor wśród twoich strojów
outlook-decoration-statue_more = na koniec { $prestige } za każdy kolor, w którym masz tyle strojów: { $n }
outlook-decoration-musician = wygrywa remisy { FORM($hall, "in") }, których nie rozstrzygną goście Mistrza
outlook-decoration-fireworks = na koniec jeden z twoich strojów { FORM($hall, "in") } liczy się ×{ $times }
outlook-decoration-fountain_lower = w każdym dochodzie { $livre } za każdy twój strój u gości

outlook-chance-resource_drawn = losowy żeton
outlook-chance-resource_bag_refilled = losowy żeton

outlook-asks-pay_silk = potem wybierasz jedwab
outlook-asks-place_dress = potem wybierasz gościa lub sprzedaż
outlook-asks-take_reward = potem wybierasz żeton
outlook-asks-use_bonus = potem bonus
