### What the guide of every game says of the table, with the keys as they are set.

guide-heading-table = Przy tym stole

guide-table-hints = Wskaż cokolwiek na chwilę albo przejdź tam klawiszem Shift ze strzałkami, aby przeczytać, do czego służy; { $what } lub prawy przycisk myszy powie o tym wszystko.
guide-table-undo = { $undo } cofa decyzje, { $redo } je ponawia.
guide-table-follow = { $pause } wstrzymuje pozostałych graczy lub pozwala im grać dalej, { $pace } zmienia ich tempo, { $hurry } przeskakuje do twojej następnej tury.
guide-table-log = { $log } otwiera dziennik; { $step_back } i { $step_on } pozwalają przejść przez to, co się wydarzyło, { $now } prowadzi z powrotem. { $branch_on } pokazuje, co zostało cofnięte, a { $go_on } gra dalej od tego miejsca.
guide-table-keys = Wszystkie klawisze są w ustawieniach ({ $settings }) i można je tam zmienić.
