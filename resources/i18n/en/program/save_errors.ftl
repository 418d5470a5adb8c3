### What is wrong with a saved game or a set-up; what JSON and TOML share is in component_errors.toml.

# Anything in its place.
wrong-foreign = { $id } does not belong here
wrong-too_often = { $id } is there too often
wrong-lost = { $id } is missing
wrong-seat = there is no seat { $seat }
wrong-set_up = does not match the set-up
wrong-list_of = must be a list of { $number }
wrong-printable = must be legible, not only blanks or control characters

# The set-up.
wrong-same_look = no two can have the same { $field }
wrong-rivals = automatic rivals expected behind all other seats: { $number }

# What is still to happen.
wrong-no_frames = must not be empty before the game is over
wrong-round_step = must be a step of the round
wrong-phase = does not match the step of the round
wrong-nobody_asked = is one in which nobody is asked
wrong-no_question = must end with a question
wrong-two_questions = asks two questions at once
wrong-never_asked = puts a question to a player who cannot be asked it
wrong-not_now = cannot be asked now
wrong-not_pending = does not ask what the snapshot says

wrong-too_short = { $n ->
    [one] must have at least { $n } character
   *[other] must have at least { $n } characters
}

wrong-too_long = { $n ->
    [one] must have at most { $n } character
   *[other] must have at most { $n } characters
}
