### What saves, journals, settings and the headless commands have to say.

file-missing = n’existe pas
file-not_a_file = n’est pas un fichier
file-unreadable = ne peut pas être lu : { $reason }
file-unwritable = { $file } : ne peut pas être écrit : { $reason }
file-failed = Un fichier n’a pas pu être lu ou écrit : { $reason }
file-too_large = dépasse { $limit } octets
file-not_utf8 = n’est pas un texte en UTF-8 (octet { $byte })
file-not_json = n’est pas du JSON (ligne { $line }, colonne { $column })
file-not_a_number = n’est pas du JSON : { $word } n’est pas un nombre
file-long_number = contient un nombre de plus de { $limit } chiffres
file-long_key = contient un nom de plus de { $limit } caractères
file-too_many = contient plus de { $limit } valeurs
file-nested = est imbriqué trop profondément
file-name_twice = contient deux fois le nom { $name } dans un même objet

file-called-journal = La partie inachevée
file-called-rococo = « { $name } »

system-exists = un fichier porte déjà ce nom
system-loop = des liens de dossiers tournent en rond
system-other = une erreur inconnue s’est produite
system-forbidden = accès refusé
system-missing = fichier ou dossier introuvable
system-no_folder = un fichier se trouve là où il faut un dossier
system-folder = c’est un dossier
system-read_only = le disque est en lecture seule
system-full = il n’y a plus de place sur le disque
system-long_name = le nom du fichier est trop long
system-faulty = le disque signale une erreur
system-many_files = trop de fichiers sont ouverts
system-memory = la mémoire est pleine
system-gone = le disque n’est plus là
system-busy = il est en cours d’utilisation

save-source = la sauvegarde
save-error = { $file } : { $problem }
save-not_a_save = n’est pas une partie sauvegardée de Rococo Desktop
save-not_over = n’est pas une partie terminée
save-newer = a été écrit par une version plus récente de Rococo Desktop (version de format { $version }) ; celle-ci lit jusqu’à la version { $ours }
save-wrong_hash = est endommagé : l’instantané ne correspond pas à son empreinte

save-notice-replay_differs = Les réponses enregistrées ne mènent pas à la position sauvegardée. La partie reprend à cette position ; rien de ce qui précède ne peut être annulé.
save-notice-other_version = La partie a été sauvegardée par la version { $app }. Elle reprend à la position sauvegardée ; rien de ce qui précède ne peut être annulé.
save-notice-other_components = La partie a été sauvegardée avec d’autres valeurs de matériel. Elle reprend à la position sauvegardée ; rien de ce qui précède ne peut être annulé.
save-notice-branches = Certaines branches annulées de cette partie ne correspondent plus aux règles et aux valeurs ; elles sont laissées de côté.

journal-error = { $file } : { $problem }
journal-damaged = ligne { $line } : est endommagée
journal-no_header = n’est pas le journal d’une partie
journal-in_use = est utilisé par une autre fenêtre
journal-stopped = La partie n’est pas protégée contre un plantage pour le moment : { $problem }. Un nouvel essai a lieu à chaque décision.
journal-safe_again = La partie est de nouveau protégée contre un plantage ; il ne manque rien.
journal-no_locks = Le disque de vos parties ne permet pas de verrouiller les fichiers. Tout est enregistré, mais n’ouvrez pas une même partie dans deux fenêtres.

journal-notice-new_values = Les valeurs du matériel ont changé depuis que cette partie a été quittée. Elle reprend avec les nouvelles.
journal-notice-other_values = Les valeurs du matériel ont changé depuis que cette partie a été quittée.
journal-notice-other_version = Cette partie a été quittée avec la version { $app }.
journal-notice-differs = Le journal de cette partie ne mène pas plus loin à la ligne { $line }.
journal-notice-damaged = La ligne { $line } du journal de cette partie est endommagée.
journal-notice-repaired = { $why } Rien de la partie n’est perdu.
journal-notice-cut = { $why } Elle reprend après la dernière décision lisible.
journal-notice-gone = { $why } Elle reprend là où elle en était ; rien de ce qui précède ne peut être annulé.

journal-notice-lost = { $n ->
    [one] { $why } Elle reprend avant la dernière décision.
   *[other] { $why } Elle reprend avant les { $n } dernières décisions.
}

journal-notice-restart = { $n ->
    [one] { $why } Elle reprend avant la dernière décision ; rien de ce qui précède ne peut être annulé.
   *[other] { $why } Elle reprend avant les { $n } dernières décisions ; rien de ce qui précède ne peut être annulé.
}

places-no_home = Il n’y a pas de dossier pour vos parties : cet utilisateur n’a pas de dossier personnel. La variable { $variable } peut en indiquer un.
places-no_user = { $folder } n’est pas un dossier : cet utilisateur n’existe pas.

bots-here = Les robots ne peuvent pas avoir leur propre processus : { $problem }. Ils réfléchissent désormais dans la fenêtre.
bots-ended = il n’a pas pu démarrer

settings-damaged = Les réglages n’ont pas pu être lus et repartent de zéro ({ $file } : { $problem }).

undo-turn = { $player } ({ $action })
undo-decision = la dernière décision
undo-alone = Annule : { $deed }
undo-taken = Annulé : { $deed }.
undo-again = Rétabli : { $deed }.

undo-before = { $n ->
    [one] Annule : { $deed }, et avec cela { $n } tour : { $turns }
   *[other] Annule : { $deed }, et avec cela { $n } tours : { $turns }
}

undo-doubt = { $n ->
    [one] Cela annule aussi { $n } tour : { $turns }. Appuyez de nouveau pour le faire.
   *[other] Cela annule aussi { $n } tours : { $turns }. Appuyez de nouveau pour le faire.
}

undo-after = { $n ->
    [one] Annulé : { $deed }, et { $n } tour . « Rétablir » ramène le tout.
   *[other] Annulé : { $deed }, et { $n } tours . « Rétablir » ramène le tout.
}
