### What the systems and their shops tell about the program, and what its installers say.

packaging-generic = Jeu de société
packaging-summary = { $games }, deux jeux de société à la cour de Louis XV
packaging-intro = Ce programme est une version de ces deux jeux de société, faite par des joueurs pour des joueurs :
packaging-seats = 2 à 5 personnes ou robots devant un ordinateur
packaging-controls = À la souris ou au clavier seul, en { $languages }, sans réseau
packaging-comfort = Annuler et rétablir, des parties qui s’enregistrent seules, et un décompte qui explique chaque point
packaging-saved_game = partie sauvegardée de { $program }

# Words to search for, with a semicolon between them.
packaging-keywords = jeu de plateau

# What the installer for Windows says.
packaging-setup-program = Le jeu
packaging-setup-about_program = Le programme et son entrée dans le menu Démarrer.
packaging-setup-association = Ouvrir les sauvegardes
packaging-setup-about_association = Un double clic sur une sauvegarde l’ouvre dans { $program }.
packaging-setup-desktop_icon = Icône sur le bureau
packaging-setup-about_desktop_icon = Un raccourci sur votre bureau.
packaging-setup-running = { $program } est ouvert. Fermez-le, puis réessayez, s’il vous plaît.
packaging-setup-too_old = { $program } demande Windows 10 ou une version plus récente, en 64 bits.
packaging-setup-long_folder = Le chemin de ce dossier est trop long pour Windows. Choisissez-en un plus court, s’il vous plaît.
packaging-setup-older_stays = La version installée de { $program } n’a pas pu être supprimée. Désinstallez-la dans les paramètres de Windows, puis réessayez, s’il vous plaît.
packaging-setup-ask_purge = Supprimer aussi vos sauvegardes, vos réglages et la liste des parties terminées ? Rien de cela ne pourra être récupéré.
