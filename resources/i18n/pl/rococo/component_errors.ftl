### What is wrong with the values of this game's components. Words that a file must hold stand as they are written there.

wrong-silk = { $number } × { $color } jedwab
wrong-level = poziom { $level }
wrong-start_cards = karty początkowe
wrong-worth = { $first } i { $second }
wrong-types = { $cards }: musi być { $expected }, a nie { $found }

# Dresses and tiles.
wrong-own_silk = wymaga jedwabiu w kolorze stroju ({ $color })
wrong-second_silk = niektóre muszą wymagać jedwabiu w drugim kolorze
wrong-example = jeden musi pokazywać: { $shown } (przykład z instrukcji)
wrong-example_pair = dwa muszą pokazywać razem: { $shown } (przykład z instrukcji)
wrong-plain_dress = można go sprzedać i sam nic nie daje
wrong-never_sold = musi mieć wartość false, strój nie jest na sprzedaż
wrong-not_rented = nic nie daje po wypożyczeniu
wrong-only_rented = musi coś dawać po wypożyczeniu, a nic po uszyciu
wrong-rented_once = dokładnie jeden strój musi dawać po wypożyczeniu: { $effect }
wrong-made_once = nie jest żadnym z bonusów, z których każdy występuje raz (liczba bonusów: { $number })
wrong-sold_dress = wymagany kolor: { $color }, wartość przy sprzedaży: { $livre }, bez prestiżu
wrong-no_silk = musi pokazywać co najmniej jeden jedwab
wrong-no_slash = niektóre dolne połowy muszą mieć ukośnik (mode 'choose')
wrong-no_plus = niektóre dolne połowy muszą mieć plus (mode 'all')
wrong-notions_choose = mode 'choose' wymaga nici i koronki do wyboru
wrong-notions_all = mode 'all' wymaga nici lub koronki
wrong-notions_none = mode 'none' nie ma nici ani koronki
wrong-common_silk = jedwab { $yellow } i { $green } musi być częstszy niż { $red }, a { $red } częstszy niż { $blue }; jest: { $found }

# Employees.
wrong-bonus = instrukcja nie podaje już takiego bonusu dla: { $cards }
wrong-start_level = karta początkowa nie ma poziomu
wrong-start_master = Mistrzowie wśród kart początkowych nie mają bonusu
wrong-crown_bonus = karta z koroną nie ma bonusu w trakcie gry
wrong-crown_type = na poziomie 6 Uczniami są dokładnie karty z koroną
wrong-no_gain = musi coś dawać za któryś kolor

# The board.
wrong-warehouse = liczba pól musi wynosić { $segments } × { $spaces }
wrong-window = jedno okno musi kosztować { $price }
wrong-worthless = każde pole musi być coś warte
wrong-few_all_halls = musi mieć miejsce dla każdego gracza (liczba graczy: { $players })
wrong-hall = jedna sala musi być warta { $worth }
wrong-no_master_space = musi mieć pole gościa Mistrza
wrong-reward = pole gościa daje jedną nić, koronkę lub żeton
wrong-group = musi mieć pole grupy { $group }
wrong-spaces = jedna strona musi mieć pola grupy { $groups } (co najmniej { $least })
wrong-decoration = jedna dekoracja musi kosztować { $livre }
wrong-musician = muzycy mają salę, inne dekoracje nie
wrong-musicians = w każdej sali musi być jeden muzyk, w kolejności sal
wrong-fireworks = fajerwerki muszą być warte { $one } na jednej stronie, { $other } na drugiej
wrong-multiplier = fajerwerki mają mnożnik, inne dekoracje nie
wrong-multipliers = fajerwerki muszą mieć oba mnożniki: { $multipliers }

# Expansions.
wrong-all_colors = są naszyjniki i pierścienie we wszystkich czterech kolorach
wrong-conditions = każdy wyspecjalizowany Uczeń ma jeden
wrong-condition_kinds = każdy rodzaj warunku występuje raz
wrong-about = nie mówi, czego dotyczy akcja
wrong-lacks = jeden musi mieć { $field } { $value }
wrong-uneven_halls = sale muszą występować mniej więcej równie często
wrong-full_hand = pełna ręka musi zostawiać kartę każdej sali
