### What the systems and their shops tell about the program, and what its installers say.

packaging-generic = Gra planszowa
packaging-summary = { $games }: dwie gry planszowe na dworze Ludwika XV
packaging-intro = Ten program to wersja obu gier planszowych, zrobiona przez graczy dla graczy:
packaging-seats = Od 2 do 5 osób lub graczy komputerowych przy jednym komputerze
packaging-controls = Obsługa myszą lub samą klawiaturą, bez sieci; języki: { $languages }
packaging-comfort = Cofanie i ponawianie, gry, które zapisują się same, i punktacja, która wyjaśnia każdy punkt
packaging-saved_game = zapis gry { $program }

# Words to search for, with a semicolon between them.
packaging-keywords = gra planszowa;planszówka;eurogra

# What the installer for Windows says.
packaging-setup-program = Gra
packaging-setup-about_program = Program i jego pozycja w menu Start.
packaging-setup-association = Otwieranie zapisów gry
packaging-setup-about_association = Dwukrotne kliknięcie zapisu gry otwiera go w programie { $program }.
packaging-setup-desktop_icon = Ikona na pulpicie
packaging-setup-about_desktop_icon = Skrót na twoim pulpicie.
packaging-setup-running = Program { $program } jest otwarty. Zamknij go i spróbuj ponownie.
packaging-setup-too_old = Program { $program } wymaga 64-bitowego systemu Windows 10 lub nowszego.
packaging-setup-long_folder = Ścieżka tego folderu jest za długa dla systemu Windows. Wybierz krótszą.
packaging-setup-older_stays = Nie udało się usunąć zainstalowanej wersji programu { $program }. Odinstaluj ją w ustawieniach systemu Windows i spróbuj ponownie.
packaging-setup-ask_purge = Usunąć także twoje zapisy gry, ustawienia i listę zakończonych gier? Nie będzie można ich przywrócić.
