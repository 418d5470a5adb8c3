### What the guide of every game says of the table, with the keys as they are set.

guide-heading-table = En esta mesa

guide-table-hints = Señala cualquier cosa un momento, o ve hasta ella con Mayús y las flechas, para leer para qué sirve; con { $what } o el botón derecho te enteras de todo.
guide-table-undo = { $undo } deshace decisiones y { $redo } las rehace.
guide-table-follow = { $pause } detiene a los demás o los deja seguir, { $pace } cambia su ritmo y { $hurry } salta a tu próximo turno.
guide-table-log = { $log } abre el registro; { $step_back } y { $step_on } recorren lo ocurrido, y { $now } vuelve al presente. { $branch_on } muestra lo que se deshizo, y { $go_on } continúa desde ahí.
guide-table-keys = Todas las teclas están en los ajustes ({ $settings }) y allí se pueden cambiar.
