### What the systems and their shops tell about the program, and what its installers say.

packaging-generic = Gioco da tavolo
packaging-summary = { $games }, due giochi da tavolo alla corte di Luigi XV
packaging-intro = Questo programma è una versione di entrambi i giochi da tavolo, fatta da giocatori per giocatori:
packaging-seats = Da 2 a 5 persone o giocatori virtuali davanti a un solo computer
packaging-controls = Con il mouse o con la sola tastiera, in { $languages }, senza rete
packaging-comfort = Annulla e ripeti, partite che si salvano da sole e un punteggio che spiega ogni punto
packaging-saved_game = partita salvata di { $program }

# Words to search for, with a semicolon between them.
packaging-keywords = gioco da tavolo;gioco di società;eurogame

# What the installer for Windows says.
packaging-setup-program = Il gioco
packaging-setup-about_program = Il programma e la sua voce nel menu Start.
packaging-setup-association = Apri le partite salvate
packaging-setup-about_association = Un doppio clic su una partita salvata la apre in { $program }.
packaging-setup-desktop_icon = Icona sul desktop
packaging-setup-about_desktop_icon = Un collegamento sul tuo desktop.
packaging-setup-running = { $program } è aperto. Chiudilo, poi riprova.
packaging-setup-too_old = { $program } richiede Windows 10 o successivo, a 64 bit.
packaging-setup-long_folder = Il percorso di questa cartella è troppo lungo per Windows. Scegline una con un percorso più corto.
packaging-setup-older_stays = Non è stato possibile rimuovere la versione installata di { $program }. Disinstallala dalle impostazioni di Windows, poi riprova.
packaging-setup-ask_purge = Rimuovere anche le partite salvate, le impostazioni e l’elenco delle partite finite? Non si potranno recuperare.
