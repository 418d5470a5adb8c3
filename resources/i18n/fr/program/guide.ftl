### Ce que le guide de chaque jeu dit de la table, avec les touches telles qu’elles sont réglées.

guide-heading-table = À cette table

guide-table-hints = Montrez un instant une chose, ou allez-y avec Maj et les flèches, pour lire à quoi elle sert ; { $what } ou un clic droit vous en dit tout.
guide-table-undo = { $undo } annule des décisions, { $redo } les rétablit.
guide-table-follow = { $pause } fait attendre ou jouer les autres, { $pace } change leur rythme, { $hurry } passe à votre prochain tour.
guide-table-log = { $log } ouvre le journal ; { $step_back } et { $step_on } parcourent ce qui s’est passé, { $now } ramène au présent. { $branch_on } montre ce qui a été annulé, et { $go_on } reprend de là.
guide-table-keys = Toutes les touches sont dans les réglages ({ $settings }) et peuvent y être changées.
