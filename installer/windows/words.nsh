; What the installer says; every word in each language.

LangString PROGRAM ${LANG_ENGLISH} "The game"
LangString PROGRAM ${LANG_FRENCH} "Le jeu"
LangString PROGRAM ${LANG_GERMAN} "Das Spiel"

LangString ABOUT_PROGRAM ${LANG_ENGLISH} "The program and its entry in the start menu."
LangString ABOUT_PROGRAM ${LANG_FRENCH} "Le programme et son entrée dans le menu Démarrer."
LangString ABOUT_PROGRAM ${LANG_GERMAN} "Das Programm und sein Eintrag im Startmenü."

LangString ASSOCIATION ${LANG_ENGLISH} "Open saved games"
LangString ASSOCIATION ${LANG_FRENCH} "Ouvrir les sauvegardes"
LangString ASSOCIATION ${LANG_GERMAN} "Spielstände öffnen"

LangString ABOUT_ASSOCIATION ${LANG_ENGLISH} "A double click on a saved game opens it in Rococo Desktop."
LangString ABOUT_ASSOCIATION ${LANG_FRENCH} "Un double clic sur une sauvegarde l’ouvre dans Rococo Desktop."
LangString ABOUT_ASSOCIATION ${LANG_GERMAN} "Ein Doppelklick auf einen Spielstand öffnet ihn in Rococo Desktop."

LangString DESKTOP_ICON ${LANG_ENGLISH} "Icon on the desktop"
LangString DESKTOP_ICON ${LANG_FRENCH} "Icône sur le bureau"
LangString DESKTOP_ICON ${LANG_GERMAN} "Symbol auf dem Desktop"

LangString ABOUT_DESKTOP_ICON ${LANG_ENGLISH} "A shortcut on your desktop."
LangString ABOUT_DESKTOP_ICON ${LANG_FRENCH} "Un raccourci sur votre bureau."
LangString ABOUT_DESKTOP_ICON ${LANG_GERMAN} "Eine Verknüpfung auf deinem Desktop."

LangString SAVED_GAME ${LANG_ENGLISH} "Saved game of Rococo Desktop"
LangString SAVED_GAME ${LANG_FRENCH} "Partie sauvegardée de Rococo Desktop"
LangString SAVED_GAME ${LANG_GERMAN} "Spielstand von Rococo Desktop"

LangString RUNNING ${LANG_ENGLISH} "Rococo Desktop is open. Please close it, then try again."
LangString RUNNING ${LANG_FRENCH} "Rococo Desktop est ouvert. Fermez-le, puis réessayez, s’il vous plaît."
LangString RUNNING ${LANG_GERMAN} "Rococo Desktop ist geöffnet. Bitte schließe es und versuche es dann noch einmal."

LangString TOO_OLD ${LANG_ENGLISH} "Rococo Desktop needs Windows 10 or later, with 64 bits."
LangString TOO_OLD ${LANG_FRENCH} "Rococo Desktop demande Windows 10 ou une version plus récente, en 64 bits."
LangString TOO_OLD ${LANG_GERMAN} "Rococo Desktop braucht Windows 10 oder neuer, mit 64 Bit."

LangString LONG_FOLDER ${LANG_ENGLISH} "The path of this folder is too long for Windows. Please choose a shorter one."
LangString LONG_FOLDER ${LANG_FRENCH} "Le chemin de ce dossier est trop long pour Windows. Choisissez-en un plus court, s’il vous plaît."
LangString LONG_FOLDER ${LANG_GERMAN} "Der Pfad dieses Ordners ist zu lang für Windows. Bitte wähle einen kürzeren."

LangString OLDER_STAYS ${LANG_ENGLISH} "The installed version of Rococo Desktop could not be removed. Please uninstall it in the settings of Windows, then try again."
LangString OLDER_STAYS ${LANG_FRENCH} "La version installée de Rococo Desktop n’a pas pu être supprimée. Désinstallez-la dans les paramètres de Windows, puis réessayez, s’il vous plaît."
LangString OLDER_STAYS ${LANG_GERMAN} "Die installierte Version von Rococo Desktop konnte nicht entfernt werden. Bitte deinstalliere sie in den Einstellungen von Windows und versuche es dann noch einmal."

LangString ASK_PURGE ${LANG_ENGLISH} "Remove your saved games, your settings and the list of finished games too? They cannot be brought back."
LangString ASK_PURGE ${LANG_FRENCH} "Supprimer aussi vos sauvegardes, vos réglages et la liste des parties terminées ? Rien de cela ne pourra être récupéré."
LangString ASK_PURGE ${LANG_GERMAN} "Auch deine Spielstände, deine Einstellungen und die Liste der beendeten Partien entfernen? Sie lassen sich nicht zurückholen."
