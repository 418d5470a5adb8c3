### The program around the game: settings, seats, saved games, keys and credits.

window-settings-theme = Światło
window-settings-scale = Rozmiar
window-settings-hands = Karty na ręce, gdy gra kilka osób
window-settings-turns = Tury, gdy gra kilka osób

window-hands-secret-label = Tajne
window-hands-secret-explanation = Między turami dwóch osób kurtyna zasłania stół, dopóki następna osoba jej nie podniesie.

window-hands-open-label = Jawne
window-hands-open-explanation = Bez kurtyny: stół pokazuje wszystkim rękę osoby, na którą kolej.

window-turns-held-label = Przekazywane
window-turns-held-explanation = Gdy karty są tajne, tura kończy się dopiero po naciśnięciu „Gotowe”; do tej chwili można ją cofnąć.

window-turns-passed-label = Od razu
window-turns-passed-explanation = Po ostatniej decyzji od razu kolej na następną osobę.

window-turn-over = Wszystko zdecydowane? Teraz kolej: { $name }.
window-turn-pass_on = Gotowe
window-turn-pass_on_hint = Przekaż turę; do tej chwili możesz ją cofnąć

window-theme-system-label = Jak w systemie
window-theme-system-explanation = Dzień, wieczór lub wysoki kontrast, zależnie od ustawień systemu.

window-theme-light-label = Dzień
window-theme-light-explanation = Kość słoniowa i delikatny błękit.

window-theme-evening-label = Wieczór
window-theme-evening-explanation = Blask świec: ciemne tło do ciemnego pokoju.

window-theme-contrast-label = Wysoki kontrast
window-theme-contrast-explanation = Biel na czerni i wyraźne krawędzie.

window-scale-fit = Największy możliwy
window-scale-percent = { $percent }%
window-scale-room = To okno pomieści { $percent }%.
window-scale-too_large = Okno jest na to za małe.

settings-not_settings = nie zawiera ustawień
settings-partly = Nie udało się odczytać niektórych ustawień; przywrócono domyślne ({ $file }: { $problem }).

window-new_game-look = Kolor i godło: { $name }
window-new_game-seed_hint = Decyduje o tasowaniu: to samo ziarno daje taki sam początek gry.

window-colour-red = Czerwony
window-colour-blue = Niebieski
window-colour-green = Zielony
window-colour-purple = Fioletowy
window-colour-orange = Pomarańczowy

window-emblem-sun = Słońce
window-emblem-lily = Lilia
window-emblem-rose = Róża
window-emblem-swan = Łabędź
window-emblem-key = Klucz

window-portrait-bun = Dama z kokiem
window-portrait-crop = Pan z krótkimi włosami
window-portrait-curls = Dama z lokami
window-portrait-tricorne = Pan w trikornie
window-portrait-bonnet = Dama w czepku
window-portrait-goatee = Pan z kozią bródką
window-portrait-straw = Dama w słomkowym kapeluszu
window-portrait-wig = Pan w peruce
window-portrait-kerchief = Dama w chustce
window-portrait-turban = Pan w turbanie
window-portrait-tower = Dama w wysokiej fryzurze
window-portrait-beard = Pan z brodą

window-saves-unfinished = Niedokończona gra
window-saves-ask_delete = Usunąć „{ $name }” na zawsze?
window-saves-ask_replace = Jest już zapis „{ $name }”. Zastąpić go?
window-saves-delete = Usuń: { $name }
window-saves-yes_delete = Usuń
window-saves-yes_replace = Zastąp
window-saves-no = Zostaw

window-renaming-ask = Nowa nazwa ({ $name }):
window-renaming-game = gra z { $date }
window-renaming-of = Zmień nazwę: { $name }
window-renaming-rename = Zmień nazwę
window-renaming-keep = Zostaw bez zmian

rename-taken = Jest już inna gra o nazwie „{ $name }”. Wybierz inną nazwę.
rename-refused = Nie udało się zmienić nazwy gry, więc zostaje dawna: { $reason }

window-records-damaged = { $n ->
    [one] Nie można odczytać { $n } wiersza pliku { $file }; ta gra nie jest liczona.
    [few] Nie można odczytać { $n } wierszy pliku { $file }; te gry nie są liczone.
    [many] Nie można odczytać { $n } wierszy pliku { $file }; te gry nie są liczone.
   *[other] Nie można odczytać { $n } wiersza pliku { $file }; te gry nie są liczone.
}

file-undeletable = { $file }: nie można usunąć: { $reason }

window-keys-title = Klawisze
window-keys-press = Naciśnij klawisz…
window-keys-fixed = Ten klawisz wszędzie służy do poruszania się, wybierania lub pisania i nie można go przypisać. Naciśnij inny.
window-keys-taken = { $pressed } jest już zajęty: { $action }. Naciśnij inny klawisz.
window-keys-others = Strzałki i Enter wybierają; z klawiszem Shift strzałki prowadzą do wszystkiego i objaśniają to; cyfry odpowiadają; Esc zamyka to, co na wierzchu, lub cofa krok po kroku rozpoczętą turę, a poza tym otwiera menu; lekcji nie kończy.
window-keys-reset = Przywróć

window-key-undo = Cofnij
window-key-redo = Ponów
window-key-new_game = Nowa gra
window-key-load = Wczytaj grę
window-key-save = Zapisz grę
window-key-settings = Ustawienia
window-key-full_screen = Pełny ekran
window-key-sound = Włącz lub wyłącz dźwięki
window-key-music = Włącz lub wyłącz muzykę
window-key-pause = Wstrzymaj lub puść dalej innych graczy
window-key-pace = Zmień tempo innych graczy
window-key-pass_on = Przekaż turę
window-key-hurry = Przeskocz do mojej następnej tury
window-key-magnify = Powiększ wskazywany element
window-key-log = Dziennik
window-key-step_back = Zobacz krok wstecz
window-key-step_on = Zobacz krok dalej
window-key-turn_back = Zobacz turę wstecz
window-key-turn_on = Zobacz turę dalej
window-key-first = Zobacz początek
window-key-now = Wróć do obecnej chwili
window-key-branch_back = Zobacz poprzednią gałąź
window-key-actions = Zobacz wszystkie akcje na jednej karcie
window-key-branch_on = Zobacz następną gałąź
window-key-go_on = Graj dalej od pokazanej chwili

window-key_name-Ctrl = Ctrl
window-key_name-Shift = Shift
window-key_name-Alt = Alt
window-key_name-Left = Strzałka w lewo
window-key_name-Right = Strzałka w prawo
window-key_name-Up = Strzałka w górę
window-key_name-Down = Strzałka w dół
window-key_name-Home = Home
window-key_name-End = End
window-key_name-PgUp = Page Up
window-key_name-PgDown = Page Down
window-key_name-Return = Enter

window-menu-about = O programie

window-about-title = Rococo Desktop, wersja { $version }
window-about-text = Rokoko to gra planszowa, którą stworzyli Matthias Cramer, Louis Malz i Stefan Malz. Ten program zrobili ludzie, którzy tę grę lubią, a nie jej wydawcy; nie wykorzystuje on niczego z ilustracji wydrukowanej gry. Program, jego obrazy i dźwięki są wolne, na licencji MIT. Powstał dzięki pracy innych:

window-guide-title = Jak grać

list-details = ;{" "}
list-comma = ,{" "}
list-between = { " · " }
list-plus = { " + " }
list-scored = { $name } { $points }
list-counted = { FORM($piece, $form) } (×{ $n })
list-sentences = { " " }
