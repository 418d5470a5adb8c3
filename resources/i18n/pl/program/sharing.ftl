### The files of component values that owners share.

values-nothing = Nic jeszcze nie wpisano, więc nie ma czego udostępnić.
values-nothing_new = Dokładnie te wartości już masz.
values-no_game = zawiera wartości nieznanej gry ({ $game })
values-foreign = nie jest plikiem z wartościami elementów do udostępniania
values-newer = pochodzi z późniejszej wersji programu (format { $version })
values-together = Te wartości nie pasują do pozostałych: { $problem }

window-sharing-export = Eksportuj
window-sharing-import = Importuj
window-sharing-export_title = Udostępnij to, co wpisano
window-sharing-export_text = Jeden plik ze wszystkim, co wpisano, i ze źródłem tych danych. Inni zaimportują go jednym krokiem.
window-sharing-by = Twoje imię
window-sharing-box = Twój egzemplarz: edycja, wydanie, język
window-sharing-remark = Uwaga
window-sharing-write = Zapisz plik
window-sharing-written = Zapisano: { $file }
window-sharing-import_title = Importuj to, co wpisali inni
window-sharing-import_text = Wybierz plik, upuść go na okno lub wpisz jego ścieżkę. Nic się nie zmieni bez twojej zgody. Te pliki są w folderze { $folder }
window-sharing-path = Ścieżka pliku
window-sharing-look = Obejrzyj
window-sharing-undo = Cofnij import pliku { $file }
window-sharing-differs = { $field }: u ciebie { $mine }, w pliku { $theirs }
window-sharing-conflict = Gdzie plik różni się od twoich wpisów:
window-sharing-mine = Zostaw moje
window-sharing-theirs = Weź z pliku
window-sharing-take = Importuj
window-sharing-cancel = Anuluj
window-sharing-close = Zamknij
window-sharing-somebody = ktoś
window-sharing-origin = Źródło wpisów: { $by }, { $date }.
window-sharing-origin_of = Źródło wpisów: { $by } (egzemplarz: { $box }), { $date }.
window-sharing-taken = Plik { $file } zaimportowano; obowiązuje od następnej gry. Opcja „Importuj” pozwala to też cofnąć.
window-sharing-undone = Import pliku { $file } cofnięto.
window-sharing-other_game = Plik { $file } zawiera wartości gry { $game }. Otwórz najpierw wartości elementów tej gry.

window-sharing-new = { $n ->
    [one] { $n } nowa
    [few] { $n } nowe
    [many] { $n } nowych
   *[other] { $n } nowej
}

window-sharing-same = { $n ->
    [one] { $n } taka jak u ciebie
    [few] { $n } takie jak u ciebie
    [many] { $n } takich jak u ciebie
   *[other] { $n } takiej jak u ciebie
}

window-sharing-differing = { $n ->
    [one] { $n } inna niż u ciebie
    [few] { $n } inne niż u ciebie
    [many] { $n } innych niż u ciebie
   *[other] { $n } innej niż u ciebie
}
