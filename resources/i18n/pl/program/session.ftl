### What saves, journals, settings and the headless commands have to say.

file-missing = nie istnieje
file-not_a_file = nie jest plikiem
file-unreadable = nie można odczytać: { $reason }
file-unwritable = { $file }: nie można zapisać: { $reason }
file-failed = Nie udało się odczytać lub zapisać pliku: { $reason }
file-too_large = przekracza limit rozmiaru (w bajtach): { $limit }
file-not_utf8 = nie jest tekstem w UTF-8 (bajt { $byte })
file-not_json = nie jest w formacie JSON (wiersz { $line }, kolumna { $column })
file-not_a_number = nie jest w formacie JSON: { $word } to nie liczba
file-long_number = zawiera zbyt długą liczbę (limit cyfr: { $limit })
file-long_key = zawiera zbyt długą nazwę (limit znaków: { $limit })
file-too_many = zawiera zbyt wiele wartości (limit: { $limit })
file-nested = ma zbyt głębokie zagnieżdżenia
file-name_twice = zawiera nazwę { $name } dwukrotnie w jednym obiekcie

file-called-journal = Niedokończona gra
file-called-rococo = „{ $name }”

system-exists = przeszkadza plik o tej nazwie
system-loop = łącza folderów tworzą pętlę
system-other = nieznany błąd
system-forbidden = brak uprawnień
system-missing = brak takiego pliku lub folderu
system-no_folder = plik zajmuje miejsce folderu
system-folder = to jest folder
system-read_only = dysk jest tylko do odczytu
system-full = brak miejsca na dysku
system-long_name = nazwa pliku jest za długa
system-faulty = dysk zgłasza błąd
system-many_files = otwarto zbyt wiele plików
system-memory = brak pamięci
system-gone = dysk nie jest już dostępny
system-busy = jest właśnie w użyciu

save-source = zapis gry
save-error = { $file }: { $problem }
save-not_a_save = nie jest zapisem gry Rococo Desktop
save-not_over = nie jest ukończoną grą
save-newer = pochodzi z nowszej wersji Rococo Desktop (wersja formatu { $version }); ta czyta formaty do { $ours }
save-wrong_hash = jest uszkodzony: stan gry nie zgadza się ze swoją sumą kontrolną

save-notice-replay_differs = Zapisane odpowiedzi nie prowadzą do zapisanego stanu stołu. Gra toczy się dalej od tego stanu; wcześniejszych decyzji nie można cofnąć.
save-notice-other_version = Grę zapisano w wersji { $app }. Toczy się dalej od zapisanego stanu; wcześniejszych decyzji nie można cofnąć.
save-notice-other_components = Grę zapisano z innymi wartościami elementów. Toczy się dalej od zapisanego stanu; wcześniejszych decyzji nie można cofnąć.
save-notice-branches = Nie wszystko, co cofnięto w tej grze, pasuje jeszcze do zasad i wartości; ta część została pominięta.

journal-error = { $file }: { $problem }
journal-damaged = wiersz { $line } jest uszkodzony
journal-no_header = nie jest dziennikiem gry
journal-in_use = jest używany przez inne okno
journal-stopped = Gra nie jest teraz zabezpieczona na wypadek awarii: { $problem }. Program ponawia próbę przy każdej decyzji.
journal-safe_again = Gra jest znów zabezpieczona na wypadek awarii; niczego nie brakuje.
journal-no_locks = Dysk z twoimi grami nie obsługuje blokowania plików. Wszystko się zapisuje, ale nie otwieraj jednej gry w dwóch oknach.

journal-notice-new_values = Od opuszczenia tej gry zmieniły się wartości elementów. Gra toczy się dalej z nowymi.
journal-notice-other_values = Od opuszczenia tej gry zmieniły się wartości elementów.
journal-notice-other_version = Tę grę opuszczono w wersji { $app }.
journal-notice-differs = Dziennik tej gry urywa się w wierszu { $line }.
journal-notice-damaged = Wiersz { $line } dziennika tej gry jest uszkodzony.
journal-notice-repaired = { $why } Nic z gry nie przepadło.
journal-notice-cut = { $why } Gra toczy się dalej od ostatniej decyzji, którą da się odczytać.
journal-notice-gone = { $why } Gra toczy się dalej od miejsca przerwania; wcześniejszych decyzji nie można cofnąć.

journal-notice-lost = { $n ->
    [one] { $why } Gra toczy się dalej od chwili przed ostatnią decyzją.
    [few] { $why } Gra toczy się dalej od chwili przed ostatnimi { $n } decyzjami.
    [many] { $why } Gra toczy się dalej od chwili przed ostatnimi { $n } decyzjami.
   *[other] { $why } Gra toczy się dalej od chwili przed ostatnimi { $n } decyzjami.
}

journal-notice-restart = { $n ->
    [one] { $why } Gra toczy się dalej od chwili przed ostatnią decyzją; wcześniejszych nie można cofnąć.
    [few] { $why } Gra toczy się dalej od chwili przed ostatnimi { $n } decyzjami; wcześniejszych nie można cofnąć.
    [many] { $why } Gra toczy się dalej od chwili przed ostatnimi { $n } decyzjami; wcześniejszych nie można cofnąć.
   *[other] { $why } Gra toczy się dalej od chwili przed ostatnimi { $n } decyzjami; wcześniejszych nie można cofnąć.
}

places-no_home = Nie ma folderu na twoje gry: ten użytkownik nie ma katalogu domowego. Można go wskazać w zmiennej { $variable }.
places-no_user = { $folder } nie jest folderem: nie ma takiego użytkownika.

bots-here = Gracze komputerowi nie mogą dostać własnego procesu: { $problem }. Myślą teraz w oknie gry.
bots-ended = nie udało się go uruchomić

settings-damaged = Nie udało się odczytać ustawień; przywrócono domyślne ({ $file }: { $problem }).

undo-turn = { $player } ({ $action })
undo-decision = ostatnia decyzja
undo-alone = Cofa: { $deed }
undo-taken = Cofnięto: { $deed }.
undo-again = Ponowiono: { $deed }.

undo-before = { $n ->
    [one] Cofa: { $deed }, a z tym { $n } turę: { $turns }
    [few] Cofa: { $deed }, a z tym { $n } tury: { $turns }
    [many] Cofa: { $deed }, a z tym { $n } tur: { $turns }
   *[other] Cofa: { $deed }, a z tym { $n } tury: { $turns }
}

undo-doubt = { $n ->
    [one] To cofnie też { $n } turę: { $turns }. Naciśnij jeszcze raz, aby potwierdzić.
    [few] To cofnie też { $n } tury: { $turns }. Naciśnij jeszcze raz, aby potwierdzić.
    [many] To cofnie też { $n } tur: { $turns }. Naciśnij jeszcze raz, aby potwierdzić.
   *[other] To cofnie też { $n } tury: { $turns }. Naciśnij jeszcze raz, aby potwierdzić.
}

undo-after = { $n ->
    [one] Cofnięto: { $deed }, a także { $n } turę. „Ponów” przywraca wszystko.
    [few] Cofnięto: { $deed }, a także { $n } tury. „Ponów” przywraca wszystko.
    [many] Cofnięto: { $deed }, a także { $n } tur. „Ponów” przywraca wszystko.
   *[other] Cofnięto: { $deed }, a także { $n } tury. „Ponów” przywraca wszystko.
}
