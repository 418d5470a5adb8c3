### What is wrong with a file of component values, of any game. Words that a file must hold stand as they are written there.

# Parts of sentences: a place and what is wrong there, counted pieces, cards.
wrong-at = { $place }: { $problem }
wrong-instead = { $problem }, non { $found }
wrong-doubtful = Diverso dalla nostra ipotesi, ma conservato: { $problem }
wrong-counted = { $number } × { $what }
wrong-color = { $color } ({ $name })

# The file, and the names in it.
wrong-not_toml = non è TOML
wrong-toml = non è TOML (riga { $line }, colonna { $column })
wrong-toml_end = non è TOML (alla fine del file)
wrong-unknown = nome sconosciuto
wrong-unknown_near = nome sconosciuto; volevi dire { $near }?
wrong-unknown_field = campo sconosciuto
wrong-missing = manca
wrong-id = deve essere di almeno due parole unite da trattini, in lettere minuscole e cifre
wrong-id_twice = l’id { $id } è usato due volte
wrong-ours = lo imposta il programma, va tolto
wrong-add = deve essere true, per un id che non c’è ancora
wrong-remove = deve essere true e stare da solo

# What a value must be.
wrong-table = deve essere una tabella di nomi e valori
wrong-list = deve essere una lista
wrong-text = deve essere un testo tra virgolette
wrong-whole_number = deve essere un numero intero
wrong-flag = deve essere true o false
wrong-one_of = deve essere uno di questi valori: { $names }
wrong-some = richiede uno di questi nomi: { $names }
wrong-only_one = può avere uno solo di questi nomi: { $names }
wrong-key = deve cominciare con una lettera minuscola e avere solo lettere minuscole, cifre e _
wrong-at_least = deve essere almeno { $n }
wrong-at_most = deve essere al massimo { $n }
wrong-more_than = deve essere più di { $n }
wrong-range = deve andare da { $low } a { $high }, non { $found }
wrong-must_be = deve essere { $values }
wrong-number = devono essere { $expected }, non { $found }
wrong-rising = ogni numero deve essere maggiore del precedente
wrong-falling = nessun numero può essere maggiore del precedente
wrong-not_rising = non deve crescere verso destra
wrong-second = deve essere meno di { $first }, il valore del primo posto
wrong-other = ha un valore che qui non può stare

wrong-too_few = { $n ->
    [one] deve avere almeno { $n } voce
   *[other] deve avere almeno { $n } voci
}

wrong-too_many = { $n ->
    [one] deve avere al massimo { $n } voce
   *[other] deve avere al massimo { $n } voci
}

wrong-more = { $n ->
    [one] { $problem } (e { $n } altro)
   *[other] { $problem } (e altri { $n })
}
