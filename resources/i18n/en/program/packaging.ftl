### What the systems and their shops tell about the program, and what its installers say.

packaging-generic = Board Game
packaging-summary = { $games }, two board games at the court of Louis XV
packaging-intro = This program is a version of both board games by players, for players:
packaging-seats = 2 to 5 people or bots at one computer
packaging-controls = By mouse or by keyboard alone, in { $languages }, without a network
packaging-comfort = Undo and redo, games that save themselves, and a scoring that explains each point
packaging-saved_game = saved game of { $program }

# Words to search for, with a semicolon between them.
packaging-keywords = board game;euro

# What the installer for Windows says.
packaging-setup-program = The game
packaging-setup-about_program = The program and its entry in the start menu.
packaging-setup-association = Open saved games
packaging-setup-about_association = A double click on a saved game opens it in { $program }.
packaging-setup-desktop_icon = Icon on the desktop
packaging-setup-about_desktop_icon = A shortcut on your desktop.
packaging-setup-running = { $program } is open. Please close it, then try again.
packaging-setup-too_old = { $program } needs Windows 10 or later, with 64 bits.
packaging-setup-long_folder = The path of this folder is too long for Windows. Please choose a shorter one.
packaging-setup-older_stays = The installed version of { $program } could not be removed. Please uninstall it in the settings of Windows, then try again.
packaging-setup-ask_purge = Remove your saved games, your settings and the list of finished games too? They cannot be brought back.
