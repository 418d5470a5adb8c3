### What the systems and their shops tell about the program, and what its installers say.

packaging-generic = Juego de mesa
packaging-summary = { $games }, dos juegos de mesa en la corte de Luis XV
packaging-intro = Este programa es una versión de ambos juegos de mesa, hecha por jugadores para jugadores:
packaging-seats = De 2 a 5 personas o jugadores virtuales ante un mismo ordenador
packaging-controls = Con el ratón o solo con el teclado, en { $languages }, sin conexión
packaging-comfort = Deshacer y rehacer, partidas que se guardan solas y una puntuación que explica cada punto
packaging-saved_game = partida guardada de { $program }

# Words to search for, with a semicolon between them.
packaging-keywords = juego de mesa;juego de tablero;eurogame

# What the installer for Windows says.
packaging-setup-program = El juego
packaging-setup-about_program = El programa y su entrada en el menú Inicio.
packaging-setup-association = Abrir partidas guardadas
packaging-setup-about_association = Un doble clic en una partida guardada la abre en { $program }.
packaging-setup-desktop_icon = Icono en el escritorio
packaging-setup-about_desktop_icon = Un acceso directo en tu escritorio.
packaging-setup-running = { $program } está abierto. Ciérralo y vuelve a intentarlo.
packaging-setup-too_old = { $program } necesita Windows 10 o posterior, de 64 bits.
packaging-setup-long_folder = La ruta de esta carpeta es demasiado larga para Windows. Elige una más corta.
packaging-setup-older_stays = No se ha podido quitar la versión instalada de { $program }. Desinstálala en la configuración de Windows y vuelve a intentarlo.
packaging-setup-ask_purge = ¿Quitar también tus partidas guardadas, tus ajustes y la lista de partidas terminadas? No se podrán recuperar.
