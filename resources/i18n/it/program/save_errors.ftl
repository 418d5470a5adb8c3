### What is wrong with a saved game or a set-up; what JSON and TOML share is in component_errors.toml.

# Anything in its place.
wrong-foreign = { $id } qui è fuori posto
wrong-too_often = { $id } c’è troppe volte
wrong-lost = { $id } manca
wrong-seat = il posto { $seat } non esiste
wrong-set_up = non corrisponde alla preparazione
wrong-list_of = deve essere una lista di { $number }
wrong-printable = deve essere leggibile, non solo spazi o caratteri di controllo

# The set-up.
wrong-same_look = due giocatori non possono avere lo stesso valore in { $field }
wrong-rivals = avversari automatici attesi dopo tutti gli altri posti: { $number }

# What is still to happen.
wrong-no_frames = non deve essere vuoto prima della fine della partita
wrong-round_step = deve essere un passo del round
wrong-phase = non corrisponde al passo del round
wrong-nobody_asked = è una fase in cui non si chiede niente a nessuno
wrong-no_question = deve finire con una domanda
wrong-two_questions = pone due domande insieme
wrong-never_asked = pone una domanda a un giocatore a cui non si può porre
wrong-not_now = non si può chiedere ora
wrong-not_pending = non chiede ciò che dice l’istantanea

wrong-too_short = { $n ->
    [one] deve avere almeno { $n } carattere
   *[other] deve avere almeno { $n } caratteri
}

wrong-too_long = { $n ->
    [one] deve avere al massimo { $n } carattere
   *[other] deve avere al massimo { $n } caratteri
}
