### What is wrong with a saved game or a set-up; what JSON and TOML share is in component_errors.toml.

# Anything in its place.
wrong-foreign = { $id } tu nie należy
wrong-too_often = { $id } występuje zbyt często
wrong-lost = brakuje: { $id }
wrong-seat = nie ma miejsca { $seat }
wrong-set_up = nie zgadza się z ustawieniem gry
wrong-list_of = trzeba tu listy o długości { $number }
wrong-printable = musi być czytelne, nie tylko spacje lub znaki sterujące

# The set-up.
wrong-same_look = dwaj gracze nie mogą mieć tego samego w polu { $field }
wrong-rivals = liczba automatycznych rywali oczekiwanych za wszystkimi innymi miejscami: { $number }

# What is still to happen.
wrong-no_frames = nie może być puste przed końcem gry
wrong-round_step = trzeba tu kroku rundy
wrong-phase = nie zgadza się z krokiem rundy
wrong-nobody_asked = to krok, w którym nikt nie jest pytany
wrong-no_question = musi kończyć się pytaniem
wrong-two_questions = zadaje dwa pytania naraz
wrong-never_asked = zadaje pytanie graczowi, którego nie można o to pytać
wrong-not_now = nie można teraz o to pytać
wrong-not_pending = nie pyta o to, co podaje zapisany stan

wrong-too_short = { $n ->
    [one] trzeba co najmniej { $n } znaku
    [few] trzeba co najmniej { $n } znaków
    [many] trzeba co najmniej { $n } znaków
   *[other] trzeba co najmniej { $n } znaku
}

wrong-too_long = { $n ->
    [one] może mieć najwyżej { $n } znak
    [few] może mieć najwyżej { $n } znaki
    [many] może mieć najwyżej { $n } znaków
   *[other] może mieć najwyżej { $n } znaku
}
