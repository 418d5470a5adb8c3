### What the guide of every game says of the table, with the keys as they are set.

guide-heading-table = A questo tavolo

guide-table-hints = Indica per un momento una cosa qualsiasi, o raggiungila con Maiusc e le frecce, per leggere a che cosa serve; con { $what } o un clic destro saprai tutto.
guide-table-undo = { $undo } annulla le decisioni, { $redo } le ripete.
guide-table-follow = { $pause } fa aspettare gli altri o li fa proseguire, { $pace } ne cambia il ritmo, { $hurry } salta al tuo prossimo turno.
guide-table-log = { $log } apre la cronaca; { $step_back } e { $step_on } ripercorrono ciò che è successo, { $now } riporta al presente. { $branch_on } mostra ciò che è stato annullato, e { $go_on } riprende da lì.
guide-table-keys = Tutti i tasti si trovano nelle impostazioni ({ $settings }) e lì si possono cambiare.
