### Reading the game: the log as a line of time, the score as it stands, and what is left.

window-past-over = Po zakończeniu
window-past-beginning = Początek dziennika
window-past-before = Runda { $round }, przed turą gracza { $player }
window-past-during = Runda { $round }, tura gracza { $player }
window-past-after = Runda { $round }, po turze gracza { $player }
window-past-badge = Przeszłość
window-past-shown = Stół pokazuje właśnie ten moment.
window-past-first = Na początek
window-past-back = Krok wstecz
window-past-on = Krok dalej
window-past-now = Do teraz
window-past-now_hint = Wróć do obecnego stanu gry ({ $key } lub Esc)
window-past-taken = Cofnięte
window-past-go_on = Graj dalej stąd
window-past-go_on_hint = Gra toczy się dalej od pokazanej chwili; do tego, co zostawia, można wrócić ({ $key })
window-past-leave = Nowa gra stąd
window-past-ask = Tu kolej na gracza { $name }. Grasz za to miejsce osobiście?
window-past-theirs = { $name } gra dalej
window-past-mine = Ja gram
window-past-leave_hint = Od pokazanej chwili zaczyna się nowa gra; ta zostaje bez zmian ({ $key })

window-branches-title = Cofnięte
window-branches-open = Co zostało cofnięte
window-branches-open_hint = Zobacz, co zostało cofnięte, i wróć do tego
window-branches-now = Gra w obecnym stanie
window-branches-departs = Runda { $round }: { $line }

window-branches-length = { $n ->
    [one] { $n } decyzja
    [few] { $n } decyzje
    [many] { $n } decyzji
   *[other] { $n } decyzji
}

window-log-open = Otwórz dziennik
window-log-open_hint = Cały dziennik, by się po nim cofać
window-log-close = Zamknij dziennik
window-log-everybody = Wszyscy
window-log-about = Tylko { $name }
window-log-keys = Wybierz wpis, aby zobaczyć to jeszcze raz, ze stołem takim, jaki był wtedy.

window-supplies-title = Co może jeszcze wyjść
window-supplies-open = Zobacz, co może jeszcze wyjść
window-supplies-left = { $heading }, { $place }: { $kinds }
window-supplies-kind = { $kind } (×{ $n })

window-player-own_title = { $name } (ty)
window-player-score_now = Gdyby gra skończyła się teraz
window-player-score_hidden = + to, co ukryte
window-player-hidden = ukryte

window-settings-estimate = Bieżący wynik

window-estimate-shown-label = Widoczny
window-estimate-shown-explanation = Ile punktów miałby każdy gracz, gdyby gra skończyła się teraz.

window-estimate-hidden-label = Ukryty
window-estimate-hidden-explanation = Nikt nie zna go przed punktacją końcową.

export-taken = { $file }: plik o tej nazwie już istnieje i pozostaje bez zmian. Wybierz inną nazwę.

window-score-skip_arrival = Dowolny klawisz lub kliknięcie prowadzi do liczenia
window-score-skip_finale = Dowolny klawisz lub kliknięcie prowadzi do arkusza punktacji
window-score-progress = { $step } z { $steps }
window-score-told = { $item }: { $points }
# Why somebody has won: up to three items in which the winner was most ahead of the next player, and their points.
window-score-decisive = O wygranej zdecydowało: { $items }.
window-score-decisive_against = O wygranej zdecydowało: { $items } (drugie miejsce: { $name }).
    .you = O wygranej zdecydowało: { $items } (drugie miejsce: ty).
window-score-decisive_item = { $item }, { $most } do { $less }
window-score-next = Dalej
window-score-skip = Do wyniku
window-score-play_again = Zagraj jeszcze raz
window-score-alike = { $line } za sztukę, sztuk: { $n }
window-score-again = Przelicz znowu
window-score-keep = Eksportuj
window-score-points = { $points ->
    [one] { $name }: { $points } punkt
    [few] { $name }: { $points } punkty
    [many] { $name }: { $points } punktów
   *[other] { $name }: { $points } punktu
}
window-score-item = Pozycja
window-score-won_by = Zwycięzca

window-keep-title = Eksport wyniku
window-keep-text = Tabela w obecnej postaci, jako obraz lub jako wartości do arkusza kalkulacyjnego.
window-keep-folder = Folder
window-keep-name = Nazwa
window-keep-picture = Zapisz obraz (PNG)
window-keep-table = Zapisz wartości (CSV)
window-keep-back = Wróć do punktacji
window-keep-done = Zapisano jako { $file }.
window-keep-no_folder = Podaj folder.

window-actions-title = Wszystkie akcje
window-actions-now = można teraz wybrać
