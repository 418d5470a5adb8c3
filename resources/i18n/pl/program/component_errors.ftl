### What is wrong with a file of component values, of any game. Words that a file must hold stand as they are written there.

# Parts of sentences: a place and what is wrong there, counted pieces, cards.
wrong-at = { $place }: { $problem }
wrong-instead = { $problem }, a nie { $found }
wrong-doubtful = Inaczej, niż przypuszczamy, ale zachowano: { $problem }
wrong-counted = { $number } × { $what }
wrong-color = { $color } ({ $name })

# The file, and the names in it.
wrong-not_toml = nie jest w formacie TOML
wrong-toml = nie jest w formacie TOML (wiersz { $line }, kolumna { $column })
wrong-toml_end = nie jest w formacie TOML (na końcu pliku)
wrong-unknown = nieznana nazwa
wrong-unknown_near = nieznana nazwa; czy chodziło o { $near }?
wrong-unknown_field = nieznane pole
wrong-missing = brak
wrong-id = trzeba co najmniej dwóch słów połączonych łącznikami, z małych liter i cyfr
wrong-id_twice = identyfikator { $id } występuje dwa razy
wrong-ours = ustala to program, pomiń to pole
wrong-add = musi mieć wartość true, przy identyfikatorze, którego jeszcze nie ma
wrong-remove = musi mieć wartość true i występować samodzielnie

# What a value must be.
wrong-table = trzeba tu tabeli nazw i wartości
wrong-list = trzeba tu listy
wrong-text = trzeba tu tekstu w cudzysłowie
wrong-whole_number = trzeba tu liczby całkowitej
wrong-flag = trzeba tu wartości true lub false
wrong-one_of = dozwolone tylko: { $names }
wrong-some = wymaga jednego z: { $names }
wrong-only_one = może mieć tylko jedno z: { $names }
wrong-key = musi zaczynać się małą literą i zawierać tylko małe litery, cyfry i _
wrong-at_least = nie może być mniej niż { $n }
wrong-at_most = nie może być więcej niż { $n }
wrong-more_than = musi być więcej niż { $n }
wrong-range = musi być od { $low } do { $high }, a nie { $found }
wrong-must_be = trzeba tu: { $values }
wrong-number = ma ich być { $expected }, a nie { $found }
wrong-rising = każda liczba musi być większa od poprzedniej
wrong-falling = żadna liczba nie może być większa od poprzedniej
wrong-not_rising = nie może rosnąć w prawo
wrong-second = musi być mniej niż za pierwsze miejsce ({ $first })
wrong-other = zawiera wartość, której nie może tu być

wrong-too_few = { $n ->
    [one] trzeba co najmniej { $n } wpisu
    [few] trzeba co najmniej { $n } wpisów
    [many] trzeba co najmniej { $n } wpisów
   *[other] trzeba co najmniej { $n } wpisu
}

wrong-too_many = { $n ->
    [one] może mieć najwyżej { $n } wpis
    [few] może mieć najwyżej { $n } wpisy
    [many] może mieć najwyżej { $n } wpisów
   *[other] może mieć najwyżej { $n } wpisu
}

wrong-more = { $n ->
    [one] { $problem } (i jeszcze { $n } błąd)
    [few] { $problem } (i jeszcze { $n } błędy)
    [many] { $problem } (i jeszcze { $n } błędów)
   *[other] { $problem } (i jeszcze { $n } błędu)
}
