### What the systems and their shops tell about the program, and what its installers say.

packaging-generic = Brettspiel
packaging-summary = { $games }, zwei Brettspiele am Hof von Versailles
packaging-intro = Dieses Programm ist eine Fassung beider Brettspiele von Spielern für Spieler:
packaging-seats = 2 bis 5 Menschen oder Bots an einem Computer
packaging-controls = Mit der Maus oder mit der Tastatur allein, auf { $languages }, ohne Netz
packaging-comfort = Zurücknehmen und Wiederholen, Partien, die sich selbst speichern, und eine Wertung, die jeden Punkt erklärt
packaging-saved_game = Spielstand von { $program }

# Words to search for, with a semicolon between them.
packaging-keywords = Brettspiel

# What the installer for Windows says.
packaging-setup-program = Das Spiel
packaging-setup-about_program = Das Programm und sein Eintrag im Startmenü.
packaging-setup-association = Spielstände öffnen
packaging-setup-about_association = Ein Doppelklick auf einen Spielstand öffnet ihn in { $program }.
packaging-setup-desktop_icon = Symbol auf dem Desktop
packaging-setup-about_desktop_icon = Eine Verknüpfung auf deinem Desktop.
packaging-setup-running = { $program } ist geöffnet. Bitte schließe es und versuche es dann noch einmal.
packaging-setup-too_old = { $program } braucht Windows 10 oder neuer, mit 64 Bit.
packaging-setup-long_folder = Der Pfad dieses Ordners ist zu lang für Windows. Bitte wähle einen kürzeren.
packaging-setup-older_stays = Die installierte Version von { $program } konnte nicht entfernt werden. Bitte deinstalliere sie in den Einstellungen von Windows und versuche es dann noch einmal.
packaging-setup-ask_purge = Auch deine Spielstände, deine Einstellungen und die Liste der beendeten Partien entfernen? Sie lassen sich nicht zurückholen.
