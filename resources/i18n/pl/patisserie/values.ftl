### The page of component values, and what its form calls them.

patisserie-sources-recipes = Przepisy
patisserie-sources-ingredients = Żetony składników
patisserie-sources-staff = Personel
patisserie-sources-table_bonuses = Bonusy stołów
patisserie-sources-special_bonuses = Bonusy specjalne: prestiż przy 1–3 graczach; przy 4 i 5
patisserie-sources-goods = Towary: łączna cena 1, 2, 3, … sztuk
patisserie-sources-solo = Karty solo
patisserie-sources-board_small = Plansza na 1–3 graczy
patisserie-sources-board_large = Plansza na 4 i 5 graczy
patisserie-sources-recipe_prices = Przepisy: ceny od lewej do prawej
patisserie-sources-hire = Do zatrudnienia: cena, gdy zostały 1, 2, 3, 4 karty
patisserie-sources-row = Składniki, rząd { $number }: cena, gdy zostały 1, 2, 3, … żetony
patisserie-sources-area = Obsługa między { FORM($first, "ins") } a { FORM($second, "ins") }: stoły

patisserie-correct-field-flour = Mąka
patisserie-correct-field-sugar = Cukier
patisserie-correct-field-butter = Masło
patisserie-correct-field-honey = Miód
patisserie-correct-field-nuts = Orzechy
patisserie-correct-field-egg = Jajko
patisserie-correct-field-chef = Wymaga Cukiernika
patisserie-correct-field-prestige = Prestiż
patisserie-correct-field-topping = Ma dekorację
patisserie-correct-field-training = Zawód
patisserie-correct-field-gain = Co daje
patisserie-correct-field-amount = Ile
patisserie-correct-field-kind = Wypieki
patisserie-correct-field-small = Prestiż, 1–3 graczy
patisserie-correct-field-large = Prestiż, 4 i 5 graczy
patisserie-correct-field-start = Na początku
patisserie-correct-field-maximum = Najwięcej
patisserie-correct-field-prices = Ceny
patisserie-correct-field-clears = Usuwany co rundę
patisserie-correct-field-first = Najwięcej wypieków
patisserie-correct-field-second = Drugie miejsce
patisserie-correct-field-cost = Cena

patisserie-correct-flag-true = tak
patisserie-correct-flag-false = nie

patisserie-correct-gain-none = nic
patisserie-correct-gain-coins = monety
patisserie-correct-gain-coins_by_posts = monety za stanowiska obsługi
patisserie-correct-gain-draw_ingredient = żeton z woreczka
patisserie-correct-gain-ingredient = żeton z wystawy
patisserie-correct-gain-recipe = przepis
patisserie-correct-gain-flour = mąka
patisserie-correct-gain-sugar = cukier
patisserie-correct-gain-butter = masło
