### The files of component values that owners share.

values-nothing = Rien n’est encore saisi, il n’y a donc rien à partager.
values-nothing_new = Ce sont exactement les valeurs que vous avez déjà.
values-no_game = contient les valeurs d’un jeu inconnu ({ $game })
values-foreign = n’est pas un fichier de valeurs du matériel
values-newer = vient d’une version plus récente du programme (format { $version })
values-together = Ces valeurs ne vont pas avec les autres : { $problem }

window-sharing-export = Exporter
window-sharing-import = Importer
window-sharing-export_title = Partagez ce que vous avez saisi
window-sharing-export_text = Un seul fichier avec tout ce qui est saisi, et son origine. D’autres l’importent en une seule étape.
window-sharing-by = Votre nom
window-sharing-box = Votre exemplaire : édition, tirage, langue
window-sharing-remark = Une remarque
window-sharing-write = Écrire le fichier
window-sharing-written = Écrit : { $file }
window-sharing-import_title = Importez ce que d’autres ont saisi
window-sharing-import_text = Choisissez un fichier, déposez-en un sur la fenêtre ou tapez son chemin. Rien ne change avant votre accord. Ces fichiers sont dans { $folder }
window-sharing-path = Chemin d’un fichier
window-sharing-look = L’examiner
window-sharing-undo = Annuler l’import de { $file }
window-sharing-differs = { $field } : la vôtre { $mine }, la leur { $theirs }
window-sharing-conflict = Là où le fichier diffère de vos saisies :
window-sharing-mine = Garder les miennes
window-sharing-theirs = Prendre les leurs
window-sharing-take = Importer
window-sharing-cancel = Annuler
window-sharing-close = Fermer
window-sharing-somebody = quelqu’un
window-sharing-origin = Saisi par { $by }, { $date }.
window-sharing-origin_of = Saisi par { $by } d’après { $box }, { $date }.
window-sharing-taken = { $file } est importé et compte dès la prochaine partie. « Importer » permet aussi de l’annuler.
window-sharing-undone = L’import de { $file } est annulé.
window-sharing-other_game = { $file } contient des valeurs de { $game }. Ouvrez d’abord les valeurs du matériel de ce jeu.

window-sharing-new = { $n ->
    [one] { $n } nouvelle
   *[other] { $n } nouvelles
}

window-sharing-same = { $n ->
    [one] { $n } comme chez vous
   *[other] { $n } comme chez vous
}

window-sharing-differing = { $n ->
    [one] { $n } différente des vôtres
   *[other] { $n } différentes des vôtres
}
