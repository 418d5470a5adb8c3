### What is wrong with a file of component values, of any game. Words that a file must hold stand as they are written there.

# Parts of sentences: a place and what is wrong there, counted pieces, cards.
wrong-at = { $place }: { $problem }
wrong-instead = { $problem }, not { $found }
wrong-doubtful = Unlike our guess, but kept: { $problem }
wrong-counted = { $number } × { $what }
wrong-color = { $color } ({ $name })

# The file, and the names in it.
wrong-not_toml = is not TOML
wrong-toml = is not TOML (line { $line }, column { $column })
wrong-toml_end = is not TOML (at the end of the file)
wrong-unknown = unknown name
wrong-unknown_near = unknown name; did you mean { $near }?
wrong-unknown_field = unknown field
wrong-missing = is missing
wrong-id = must be at least two words joined by hyphens, in small letters and digits
wrong-id_twice = the id { $id } is used twice
wrong-ours = is set by the program, leave it out
wrong-add = must be true, for an id that is not there yet
wrong-remove = must be true and stand alone

# What a value must be.
wrong-table = must be a table of names and values
wrong-list = must be a list
wrong-text = must be a text in quotes
wrong-whole_number = must be a whole number
wrong-flag = must be true or false
wrong-one_of = must be one of { $names }
wrong-some = needs one of { $names }
wrong-only_one = can have only one of { $names }
wrong-key = must begin with a small letter and have only small letters, digits and _
wrong-at_least = must be at least { $n }
wrong-at_most = must be at most { $n }
wrong-more_than = must be more than { $n }
wrong-range = must be { $low } to { $high }, not { $found }
wrong-must_be = must be { $values }
wrong-number = there must be { $expected }, not { $found }
wrong-rising = each number must be higher than the one before
wrong-falling = no number can be higher than the one before
wrong-not_rising = must not rise to the right
wrong-second = must be less than the first place’s { $first }
wrong-other = has a value that cannot be here

wrong-too_few = { $n ->
    [one] must have at least { $n } entry
   *[other] must have at least { $n } entries
}

wrong-too_many = { $n ->
    [one] must have at most { $n } entry
   *[other] must have at most { $n } entries
}

wrong-more = { $n ->
    [one] { $problem } (and { $n } more)
   *[other] { $problem } (and { $n } more)
}
