### What is wrong with the values of this game's components. Words that a file must hold stand as they are written there.

wrong-set-base = z gry podstawowej
wrong-set-start = personel startowy
wrong-set-promo_special_bonuses = z promo z bonusami specjalnymi
wrong-set-promo_table_bonuses = z promo z bonusami stołów
wrong-set-promo_staff = z promo z personelem z gwiazdką
wrong-set-promo_start_staff = z promo z personelem startowym

# Recipes and tiles.
wrong-example_recipes = dwa muszą razem wymagać 1 mąki, 2 cukru, 1 miodu, 1 orzecha i 1 jajka, a dokładnie jeden z nich Cukiernika (przykład z instrukcji)
wrong-no_dish = jeden wypiek musi mieć wartość { $prestige } pkt prestiżu (przykład z instrukcji)
wrong-no_needs = musi czegoś wymagać
wrong-no_topping = niektóre muszą mieć dekorację
wrong-only_toppings = niektóre nie mogą mieć dekoracji
wrong-single_ingredients = niektóre muszą mieć dwa składniki lub więcej
wrong-empty_tile = musi mieć składnik lub dekorację
wrong-few_plain = co najmniej trzy nie mogą wymagać ani miodu, ani orzechów, ani jajek

# Staff.
wrong-numbered = kart z poziomem musi być { $expected }, a nie { $found }
wrong-few_cards = kart poziomu { $level } musi być co najmniej { $least }, a nie { $found }; tylu trzeba dla pięciu graczy
wrong-not_listed = jedna karta z poziomem musi mieć bonus { $effect } taki, jaki podaje instrukcja
wrong-no_star = jedna karta z gwiazdką musi mieć warunek { $condition } i prestiż, które podaje instrukcja
wrong-start_trainings = personel startowy musi się składać z 2 Cukierników i 2 Pomocników
wrong-star_bonus = karta z gwiazdką musi dawać prestiż
wrong-level_trainings = na poziomie { $level } muszą być Cukiernicy i Pomocnicy

# Bonus tiles.
wrong-no_table_bonus = jeden musi dawać { $gain } za { $dishes }, jak opisuje to instrukcja
wrong-no_reward = jeden musi dawać przepis, a jeden żeton składnika z wystawy, bo Mentor może je zdobyć przy stole
wrong-no_special = jeden musi mieć warunek { $condition }, który opisuje instrukcja

# Goods.
wrong-flour_price = pierwsza sztuka musi kosztować { $price } (przykład z instrukcji)
wrong-sugar_price = { $number } to największa liczba sztuk, a ich cena musi wynosić { $price } (przykład z instrukcji)

# The board.
wrong-columns = musi mieć tyle cen co pierwszy rząd: { $n }
wrong-clears = dolne rzędy muszą być usuwane, a górny nie
wrong-not_cheaper = żeton nie może drożeć, gdy jest ich mniej
wrong-top_row = żeton z pełnego górnego rzędu musi na jednej stronie kosztować { $price } (przykład z instrukcji)
wrong-second_row = ostatni żeton z drugiego rzędu od dołu musi na jednej stronie kosztować { $price } (przykład z instrukcji)
wrong-no_space = musi mieć pole
wrong-same_table = muszą to być dwa różne stoły
wrong-area_sides = musi mieć jedno pole po lewej i jedno po prawej
wrong-no_prestige = po lewej musi wynosić więcej niż 0
wrong-only_left = po prawej, gdzie dostaje się coś od razu, musi wynosić 0
wrong-only_right = nie może wystąpić po lewej, gdzie dostaje się prestiż
wrong-example_table = jeden stół musi być wart { $first } i { $second }, a jego liczba pól musi wynosić co najmniej { $dishes } (przykład z instrukcji)
wrong-example_space = jedno pole musi dawać monety: { $n } (przykład z instrukcji)
wrong-example_post = jedno stanowisko obsługi musi kosztować { $n } i dawać żeton składnika z woreczka (przykład z instrukcji)
wrong-example_area = jeden obszar obsługi musi leżeć między 'top' a 'left' (przykład z instrukcji)
wrong-example_host = jeden szlachetny gospodarz musi kosztować { $n } (przykład z instrukcji)

# Solo cards.
wrong-not_pointed_at = karty muszą razem wskazywać każde z tych: { $things }
wrong-order = kolejność { $action } musi zawierać każdą liczbę mniejszą od { $n } dokładnie raz, a dla 0 nic
