### What is wrong with a file of component values, of any game. Words that a file must hold stand as they are written there.

# Parts of sentences: a place and what is wrong there, counted pieces, cards.
wrong-at = { $place }: { $problem }
wrong-instead = { $problem }, no { $found }
wrong-doubtful = Distinto de lo que suponíamos, pero se conserva: { $problem }
wrong-counted = { $number } × { $what }
wrong-color = { $color } ({ $name })

# The file, and the names in it.
wrong-not_toml = no es TOML
wrong-toml = no es TOML (línea { $line }, columna { $column })
wrong-toml_end = no es TOML (al final del archivo)
wrong-unknown = nombre desconocido
wrong-unknown_near = nombre desconocido; ¿querías decir { $near }?
wrong-unknown_field = campo desconocido
wrong-missing = falta
wrong-id = debe tener al menos dos palabras unidas por guiones, en minúsculas sin acentos y cifras
wrong-id_twice = el identificador { $id } se usa dos veces
wrong-ours = lo fija el programa; no lo indiques
wrong-add = debe ser true, para un identificador que aún no existe
wrong-remove = debe ser true y estar solo

# What a value must be.
wrong-table = debe ser una tabla de nombres y valores
wrong-list = debe ser una lista
wrong-text = debe ser un texto entre comillas
wrong-whole_number = debe ser un número entero
wrong-flag = debe ser true o false
wrong-one_of = debe ser uno de estos: { $names }
wrong-some = necesita uno de estos: { $names }
wrong-only_one = solo puede tener uno de estos: { $names }
wrong-key = debe empezar por minúscula y contener solo minúsculas, cifras y _
wrong-at_least = debe ser al menos { $n }
wrong-at_most = debe ser como mucho { $n }
wrong-more_than = debe ser mayor que { $n }
wrong-range = debe estar entre { $low } y { $high }, y no ser { $found }
wrong-must_be = debe ser { $values }
wrong-number = debe haber { $expected }, no { $found }
wrong-rising = cada número debe ser mayor que el anterior
wrong-falling = ningún número puede ser mayor que el anterior
wrong-not_rising = no debe aumentar hacia la derecha
wrong-second = debe ser menor que el { $first } del primer puesto
wrong-other = tiene un valor que no puede estar aquí

wrong-too_few = { $n ->
    [one] debe tener al menos { $n } entrada
   *[other] debe tener al menos { $n } entradas
}

wrong-too_many = { $n ->
    [one] debe tener como mucho { $n } entrada
   *[other] debe tener como mucho { $n } entradas
}

wrong-more = { $n ->
    [one] { $problem } (y { $n } más)
   *[other] { $problem } (y { $n } más)
}
