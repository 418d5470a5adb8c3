### What the window itself says. Values that the window fills in are written %1, %2, ...

window-prospects = Teraz możliwe:
window-told = { $label }: { $text }
window-you = Ty
window-start = Pierwszy gracz
window-title = Rokoko

window-menu-title = Rokoko
window-menu-continue = Kontynuuj
window-menu-unfinished = { $about } ({ $date })
window-menu-play = Graj
window-menu-new_game = Nowa gra
window-menu-load = Wczytaj grę
window-menu-settings = Ustawienia
window-menu-records = Zakończone gry
window-menu-sources = Wartości elementów
window-menu-quit = Wyjdź

window-dialog-close = Zamknij

window-new_game-alone = Aby zagrać solo, wybierz niżej w części „{ $part }”: { $expansion }.
window-new_game-title = Nowa gra
window-new_game-names = Antoinette Baptiste Célestine Donatien Eugénie Florian
window-new_game-name = Imię gracza { $number }
window-new_game-no_name = Podaj imię tego gracza.
window-new_game-bad_name = Imię może mieć najwyżej tyle znaków drukowalnych: { $most }.
window-new_game-same_name = Ktoś już nosi to imię.
window-new_game-who = Kim jest gracz { $number }?
window-new_game-seat = Gracz { $number }: { $who }
window-new_game-strength = Siła { $strength } z { $most }
window-new_game-emblems = Godła
window-new_game-portraits = Portrety
window-new_game-add = Dodaj gracza
window-new_game-remove = Usuń: { $name }
window-new_game-up = W górę: { $name }
window-new_game-down = W dół: { $name }
window-new_game-shuffle = Wylosuj miejsca
window-new_game-starts = { $name } zaczyna
window-new_game-start_drawn = O tym, kto zaczyna, decyduje los.
window-new_game-start_chosen = { $name } zaczyna.
window-new_game-game = Gra
window-new_game-edition = Edycja
window-new_game-undo = Cofanie
window-new_game-undo_and_hands = Cofanie i karty na ręce
window-new_game-no_additions = brak
window-new_game-seed = Ziarno losowe
window-new_game-seed_drawn = wylosowane
window-new_game-roll = Losuj ponownie
window-new_game-bad_seed = Podaj liczbę całkowitą o najwyżej 16 cyfrach.
window-new_game-start = Rozpocznij grę

window-new_game-no_seat_left = { $n ->
    [one] Z tym dodatkiem gra najwyżej { $n } osoba.
    [few] Z tym dodatkiem grają najwyżej { $n } osoby.
    [many] Z tym dodatkiem gra najwyżej { $n } osób.
   *[other] Z tym dodatkiem gra najwyżej { $n } osoby.
}

window-new_game-full = { $n ->
    [one] { $expansion }: przy stole jest miejsce dla { $n } osoby.
    [few] { $expansion }: przy stole jest miejsce dla { $n } osób.
    [many] { $expansion }: przy stole jest miejsce dla { $n } osób.
   *[other] { $expansion }: przy stole jest miejsce dla { $n } osoby.
}

window-new_game-in_the_box = { $n ->
    [one] 1 z nich wymaga innego dodatku i zostaje w pudełku.
    [few] { $n } z nich wymagają innego dodatku i zostają w pudełku.
    [many] { $n } z nich wymaga innego dodatku i zostaje w pudełku.
   *[other] { $n } z nich wymaga innego dodatku i zostaje w pudełku.
}

window-seats-title = Kto gra
window-seats-about = W każdej chwili można zająć miejsce przy stole lub oddać je graczowi komputerowemu. Gra toczy się dalej od tego samego momentu.
window-seats-who = Kto gra za: { $name }?
window-seats-person = { $name }: od teraz gra tu człowiek.
window-seats-bot = { $name }: od teraz gra tu { $who }.
window-seats-own = { $name } gra znowu osobiście.

window-seat_kind-human-label = Człowiek
window-seat_kind-human-explanation = Gra przy tym ekranie.

window-undo_policy-free-label = Dowolne
window-undo_policy-free-explanation = Można cofnąć dowolnie wiele decyzji, cokolwiek odsłoniły: dobre do nauki.

window-undo_policy-fair-label = Uczciwe
window-undo_policy-fair-explanation = Można cofnąć tylko własne ostatnie decyzje, i to dopóki nie odsłonią czegoś ukrytego.

window-settings-colours = Kolory
window-settings-colours_note = Te kolory rozróżni każdy, także przy zaburzeniach widzenia barw; każdy ma ponadto własny znak.
window-settings-title = Ustawienia
window-settings-language = Język
window-settings-motion = Animacje
window-settings-pace = Tempo graczy komputerowych
window-settings-talk = Rozmowność graczy komputerowych
window-settings-sound = Dźwięki
window-settings-music = Muzyka
window-settings-ambience = Odgłosy otoczenia
window-settings-screen = Ekran

window-motion-on-label = Pełne
window-motion-on-explanation = Elementy wędrują na swoje miejsca.

window-motion-reduced-label = Ograniczone
window-motion-reduced-explanation = Nic się nie rusza: elementy od razu pojawiają się na swoich miejscach.

window-pace-calm-label = Spokojne
window-pace-calm-explanation = Jest czas, by przeczytać, co kto robi; rywal grający według kart czeka po każdym kroku.

window-pace-brisk-label = Żwawe
window-pace-brisk-explanation = Krótka przerwa przed każdą kartą.

window-pace-at_once-label = Od razu
window-pace-at_once-explanation = Gracze komputerowi grają tak szybko, jak myślą.

window-talk-said = { $name }: { $words }

window-talk-spoken-label = Rozmowni
window-talk-spoken-explanation = Od czasu do czasu któreś z nich powie kilka słów obok portretu.

window-talk-silent-label = Milczący
window-talk-silent-explanation = Grają bez słowa.

window-volume-off-label = Wył.

window-volume-soft-label = Cicho

window-volume-on-label = Średnio

window-volume-loud-label = Głośno

window-screen-window-label = Okno

window-screen-full-label = Pełny ekran

window-table-pick = Wybór
window-table-pages = Części stołu
window-table-alike = { $piece } ({ $n } z { $most })
window-table-no_undo = Nie ma czego cofnąć
window-table-nothing_there = To tam nie pasuje
window-table-no_redo = Nie ma czego ponowić
window-table-round = Runda { $round } z { $rounds }
window-price-fallen = { $what }: cena spadła do { $price }.
window-table-round_ends = Runda { $round } dobiega końca.
window-table-dealt = { $n ->
    [one] Twoja ostatnia niezużyta karta sama trafiła na rękę.
    [few] Twoje ostatnie { $n } niezużyte karty same trafiły na rękę.
    [many] Twoje ostatnie { $n } niezużytych kart samo trafiło na rękę.
   *[other] Twoje ostatnie { $n } niezużytej karty samo trafiło na rękę.
}
window-table-menu = Menu
window-table-undo = Cofnij
window-table-redo = Ponów
window-table-undo_hint = Cofnij ostatnią decyzję
window-table-redo_hint = Ponów cofniętą decyzję
window-table-scoring = Punktacja końcowa
window-table-lost = przepada
window-table-resume = Wróć do gry
window-table-save = Zapisz grę
window-table-to_menu = Do menu głównego
window-table-kept = Ta gra jest zapisana w obecnym stanie: wrócisz do niej z menu głównego, także po wyjściu z programu.

## The headings of the menu over the table.

window-table-entries-game = Ta gra
window-table-entries-learn = Nauka i zasady
window-table-entries-program = Program

## Why an entry of the menu cannot be used now.

window-table-barred-learning = nie podczas nauki
window-table-barred-over = gra skończona
window-table-barred-round = po pierwszej rundzie
window-table-barred-curtain = gdy kurtyna się podniesie
window-table-barred-watching = gdy gra się skończy

window-log-title = Dziennik

window-news-again = Wybierz, aby zobaczyć to jeszcze raz na stole.
# Before what a card’s bonus brought, in a row of pictures.
window-news-bonus = Bonus:
window-news-round = Runda { $round }
window-news-title = Od twojej ostatniej tury

## A rival who acts by rules tells of each turn.

window-telling-next = Dalej
window-telling-skip = Pomiń
window-telling-done = Gotowe
window-telling-leave = Zakończ opowieść o tej turze
window-telling-again = Opowiedz ostatnią turę
window-telling-again_hint = Opowiedz jeszcze raz, z powodami, ostatnią turę: { $name }

window-round-gone = Znika z wystawy
window-round-leads = Prowadzi na koniec: { $places }
window-round-come = Nowe na wystawie
window-round-on = Dowolny klawisz lub kliknięcie prowadzi dalej

window-drop-bench = Zagraj z tym
window-drop-discard = Odrzuć
window-drop-hand = Na rękę
window-drop-sell = Sprzedaj

window-follow-pause = Pauza
window-follow-pause_hint = Wstrzymaj innych graczy
window-follow-on = Dalej
window-follow-on_hint = Pozwól innym grać dalej
window-follow-pace_now = Tempo: { $pace }
window-follow-pace = { $pace }. Zmień
window-follow-hurry = Pomiń
window-follow-hurry_hint = Rozegraj od razu wszystko przed moją następną turą

window-gesture-back = Wstecz
window-gesture-who = Kto to zrobi?
window-gesture-how = Jak?
window-gesture-aim = Wybierz teraz, co tam trafi.
window-gesture-nothing = To tam nie pasuje.

window-curtain-next = Teraz kolej: { $name }
window-curtain-others = Pozostali niech nie patrzą.
window-curtain-lift = Podnieś kurtynę

window-saves-save_title = Zapisz grę
window-saves-load_title = Wczytaj grę
window-saves-name = Nazwa zapisu
window-saves-save = Zapisz
window-saves-suggestion = Gra { $n }
window-saves-none = Nie ma jeszcze zapisanych gier.
window-saves-folder = Zapisane gry są w folderze { $folder }
window-saves-about = { $names }: runda { $round }
window-saves-unreadable = nie można otworzyć: { $problem }
window-saves-no_name = Podaj nazwę zapisu.
window-saves-bad_name = Nazwa może mieć najwyżej tyle znaków: { $most }, żadnego z < > : " / \ | ? *, i nie może zaczynać się od kropki.
window-saves-reserved = { $name } to w Windows nazwa urządzenia. Wybierz inną nazwę.
window-saves-by_itself = Gra zapisuje się na każdym kroku: możesz wyjść w dowolnej chwili.
window-saves-done = Zapisano jako { $name }.

window-unsafe-sign = Gra niezabezpieczona na wypadek awarii
window-unsafe-told = Gra niezabezpieczona na wypadek awarii: { $problem }. Program ponawia próbę przy każdej decyzji. Wybierz ten znak, aby spróbować teraz.
window-unsafe-ask = Nie można zapisać gry ({ $problem }). Wszystko, co rozegrano od tamtej pory, przepadnie. Zamknąć mimo to?
window-unsafe-wait = Dysk działa wolno: ostatnie zmiany jeszcze się zapisują. Okno zamknie się, gdy będą bezpieczne. Zamknąć mimo to od razu?
window-unsafe-writing = Trwa zapis: ostatnie decyzje nie przetrwałyby jeszcze awarii
window-unsafe-leave = Zamknij i strać zmiany
window-unsafe-stay = Zostań w grze

window-notice-working = Chwileczkę…
window-notice-dismiss = Ukryj
window-notice-not_opened = Nie udało się otworzyć gry. { $problem }
window-notice-bot = { $name } nie może się zastanowić ({ $problem }); zagrano więc losową odpowiedź.
window-notice-settings = Nie udało się zapisać ustawień ({ $file }: { $problem }).

window-score-beaten = { $name } wyprzedza: { $others }.
    .you = Wyprzedzasz: { $others }.
window-score-opponent = { $name } ({ $strength })
window-score-title = Punktacja końcowa
window-score-gained = { $source }: { $points }
window-score-nothing = Tu nikt nie punktuje.
window-score-table = Obejrzyj stół
window-score-taught = Po przeczytaniu ciąg dalszy jest przy stole.

window-values-text = Niektóre wartości żetonów i kart to nasze najlepsze przypuszczenia, dopasowane do wszystkiego, co wiadomo. Możesz grać od razu. Jeśli masz tę grę, możesz je poprawić w „Wartościach elementów”.
window-values-list = Zobacz wartości
window-values-ok = Dobrze wiedzieć

window-sources-title = Wartości elementów
window-sources-text = Przy każdej wartości podano, skąd pochodzi. To, co wpiszesz, zapisuje się w pliku { $file }.
window-sources-entered = wpisano { $entered } z { $number }

window-sources-source-rulebook = instrukcja
window-sources-source-reconstructed = odtworzone
window-sources-source-owner = wpisane przez ciebie
window-sources-source-imported = wpisane przez kogoś innego
window-sources-source-by = źródło: { $by }

window-medals-wins = { $name }: wygrane gry: { $wins } z { $games }
window-medals-unplayed = nikt jeszcze nie ukończył gry sam na swoim miejscu
window-medals-lessons = ukończone lekcje: { $n } z { $most }
window-medals-lessons_short = „{ $quick }” i ukończone lekcje: { $n } z { $most }
window-medals-stars = zdobyte gwiazdki: { $n } z { $most }

window-records-won = Zwycięstwo: { $names } – { $results }
window-records-bests = Najlepszy wynik według liczby graczy: { $bests }
window-records-told = Gry: { $games }, wygrane: { $wins }, średnio punktów: { $mean }, najwięcej: { $best }
window-records-items = Średnia liczba punktów według źródła
window-records-title = Zakończone gry
window-records-none = Nie ukończono jeszcze żadnej gry.
window-records-totals = Wyniki ostatnich gier
window-records-last = Ostatnie gry: wybierz jedną, aby otworzyć ją ponownie
window-records-open = Otwórz tę grę ponownie
window-records-ask_delete = Usunąć grę z { $date }? Jej wynik zostanie w statystykach.
window-records-delete = Usuń grę z { $game }
window-records-result_only = Z tej gry został już tylko wynik.
window-records-several = { $name } (wspólne miejsce)
window-records-unwritable = Nie udało się zapisać wyniku w pliku { $file }: { $problem }
window-records-unreadable = Nie można odczytać pliku { $file }: { $problem }

window-correct-question = Poprawki nie są jeszcze zapisane. Odrzucić je?
window-correct-discard = Odrzuć poprawki
window-correct-stay = Wróć do formularza
window-correct-title = Wybierz po lewej wartość, którą chcesz poprawić.
window-correct-ours = nasza: { $value }
window-correct-keep = Zapisz poprawki
window-correct-restore = Przywróć
window-correct-confirm = Tak wydrukowano
window-correct-kept = Poprawki zapisane. Obowiązują w nowych grach i w tych otwieranych ponownie.
window-correct-less = { $label }: mniej
window-correct-more = { $label }: więcej
window-correct-in_the_file = Działanie tego elementu można poprawić tylko w pliku.
window-correct-broken = Nie można odczytać twojego pliku. Popraw go w edytorze tekstu lub usuń, aby poprawiać wartości tutaj.

window-ledger-table = W tabeli
window-ledger-list = Pojedynczo
window-ledger-number = liczba całkowita od 0 do 999
window-ledger-numbers = liczby całkowite rozdzielone przecinkami, np. 8, 5, 3

window-ledger-wrong = { $n ->
    [one] { $n } komórka nie zawiera jeszcze wartości.
    [few] { $n } komórki nie zawierają jeszcze wartości.
    [many] { $n } komórek nie zawiera jeszcze wartości.
   *[other] { $n } komórki nie zawiera jeszcze wartości.
}
