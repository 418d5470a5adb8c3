### What is wrong with a file of component values, of any game. Words that a file must hold stand as they are written there.

# Parts of sentences: a place and what is wrong there, counted pieces, cards.
wrong-at = { $place }: { $problem }
wrong-instead = { $problem }, nicht { $found }
wrong-doubtful = Anders als wir vermuten, gilt aber: { $problem }
wrong-counted = { $number } × { $what }
wrong-color = { $color } ({ $name })

# The file, and the names in it.
wrong-not_toml = ist kein TOML
wrong-toml = ist kein TOML (Zeile { $line }, Spalte { $column })
wrong-toml_end = ist kein TOML (am Ende der Datei)
wrong-unknown = unbekannter Name
wrong-unknown_near = unbekannter Name; war { $near } gemeint?
wrong-unknown_field = unbekanntes Feld
wrong-missing = fehlt
wrong-id = muss aus mindestens zwei Wörtern mit Bindestrichen bestehen, in Kleinbuchstaben und Ziffern
wrong-id_twice = die Kennung { $id } kommt zweimal vor
wrong-ours = wird vom Programm festgelegt, lass es weg
wrong-add = muss true sein, bei einer Kennung, die es noch nicht gibt
wrong-remove = muss true sein und allein stehen

# What a value must be.
wrong-table = muss eine Tabelle aus Namen und Werten sein
wrong-list = muss eine Liste sein
wrong-text = muss ein Text in Anführungszeichen sein
wrong-whole_number = muss eine ganze Zahl sein
wrong-flag = muss true oder false sein
wrong-one_of = muss einer dieser Werte sein: { $names }
wrong-some = braucht { $names } (eines davon)
wrong-only_one = darf nur eines davon haben: { $names }
wrong-key = muss mit einem Kleinbuchstaben beginnen und darf nur Kleinbuchstaben, Ziffern und _ enthalten
wrong-at_least = muss mindestens { $n } sein
wrong-at_most = darf höchstens { $n } sein
wrong-more_than = muss größer als { $n } sein
wrong-range = muss zwischen { $low } und { $high } liegen, ist aber { $found }
wrong-must_be = muss so lauten: { $values }
wrong-number = es müssen { $expected } sein, nicht { $found }
wrong-rising = jede Zahl muss größer sein als die davor
wrong-falling = keine Zahl darf größer sein als die davor
wrong-not_rising = darf nach rechts nicht steigen
wrong-second = muss kleiner sein als die { $first } des ersten Platzes
wrong-other = hat einen Wert, der hier nicht stehen kann

wrong-too_few = { $n ->
    [one] muss mindestens { $n } Eintrag haben
   *[other] muss mindestens { $n } Einträge haben
}

wrong-too_many = { $n ->
    [one] darf höchstens { $n } Eintrag haben
   *[other] darf höchstens { $n } Einträge haben
}

wrong-more = { $n ->
    [one] { $problem } (und { $n } weiterer Fehler)
   *[other] { $problem } (und { $n } weitere Fehler)
}
