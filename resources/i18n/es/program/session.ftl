### What saves, journals, settings and the headless commands have to say.

file-missing = no existe
file-not_a_file = no es un archivo
file-unreadable = no se puede leer: { $reason }
file-unwritable = { $file }: no se puede escribir: { $reason }
file-failed = No se ha podido leer o escribir un archivo: { $reason }
file-too_large = supera los { $limit } bytes
file-not_utf8 = no es un texto en UTF-8 (byte { $byte })
file-not_json = no es JSON (línea { $line }, columna { $column })
file-not_a_number = no es JSON: { $word } no es un número
file-long_number = tiene un número de más de { $limit } cifras
file-long_key = tiene un nombre de más de { $limit } caracteres
file-too_many = tiene más de { $limit } valores
file-nested = está anidado con demasiada profundidad
file-name_twice = tiene dos veces el nombre { $name } en un mismo objeto

file-called-journal = La partida sin terminar
file-called-rococo = «{ $name }»

system-exists = ya hay un archivo con este nombre
system-loop = unos enlaces de carpetas forman un círculo
system-other = algo ha fallado
system-forbidden = permiso denegado
system-missing = no existe ese archivo o carpeta
system-no_folder = hay un archivo donde debe ir una carpeta
system-folder = es una carpeta
system-read_only = el disco es de solo lectura
system-full = no queda espacio en el disco
system-long_name = el nombre del archivo es demasiado largo
system-faulty = el disco comunica un error
system-many_files = hay demasiados archivos abiertos
system-memory = la memoria está llena
system-gone = el disco ya no está
system-busy = está en uso

save-source = la partida guardada
save-error = { $file }: { $problem }
save-not_a_save = no es una partida guardada de Rococo Desktop
save-not_over = no es una partida terminada
save-newer = se escribió con una versión más reciente de Rococo Desktop (versión de formato { $version }); esta lee hasta la { $ours }
save-wrong_hash = está dañado: la instantánea no coincide con su suma de comprobación

save-notice-replay_differs = Las respuestas registradas no llevan a la mesa guardada. La partida sigue desde la mesa guardada; nada anterior se puede deshacer.
save-notice-other_version = La partida se guardó con la versión { $app }. Sigue desde la mesa guardada; nada anterior se puede deshacer.
save-notice-other_components = La partida se guardó con otros valores de los componentes. Sigue desde la mesa guardada; nada anterior se puede deshacer.
save-notice-branches = No todo lo que se deshizo en esta partida encaja ya con las reglas y los valores; esa parte se omite.

journal-error = { $file }: { $problem }
journal-damaged = línea { $line }: está dañada
journal-no_header = no es el diario de una partida
journal-in_use = lo está usando otra ventana
journal-stopped = Ahora mismo la partida no está a salvo de un fallo: { $problem }. Se vuelve a intentar con cada decisión.
journal-safe_again = La partida vuelve a estar a salvo de un fallo; no falta nada.
journal-no_locks = El disco de tus partidas no admite bloqueo de archivos. Todo se guarda, pero no abras una misma partida en dos ventanas.

journal-notice-new_values = Los valores de los componentes han cambiado desde que se dejó esta partida. Sigue con los nuevos.
journal-notice-other_values = Los valores de los componentes han cambiado desde que se dejó esta partida.
journal-notice-other_version = Esta partida se dejó con la versión { $app }.
journal-notice-differs = El diario de esta partida no continúa en la línea { $line }.
journal-notice-damaged = La línea { $line } del diario de esta partida está dañada.
journal-notice-repaired = { $why } No se ha perdido nada de la partida.
journal-notice-cut = { $why } Sigue desde la última decisión que se puede leer.
journal-notice-gone = { $why } Sigue donde estaba; nada anterior se puede deshacer.

journal-notice-lost = { $n ->
    [one] { $why } Sigue desde antes de la última decisión.
   *[other] { $why } Sigue desde antes de las últimas { $n } decisiones.
}

journal-notice-restart = { $n ->
    [one] { $why } Sigue desde antes de la última decisión; nada anterior se puede deshacer.
   *[other] { $why } Sigue desde antes de las últimas { $n } decisiones; nada anterior se puede deshacer.
}

places-no_home = No hay carpeta para tus partidas: este usuario no tiene carpeta personal. La variable { $variable } puede indicar una.
places-no_user = { $folder } no es una carpeta: no existe ese usuario.

bots-here = Los jugadores virtuales no pueden tener un proceso propio: { $problem }. Ahora piensan dentro de la ventana.
bots-ended = no se ha podido iniciar

settings-damaged = No se han podido leer los ajustes y se empieza de cero ({ $file }: { $problem }).

undo-turn = { $player } ({ $action })
undo-decision = la última decisión
undo-alone = Deshace: { $deed }
undo-taken = Deshecho: { $deed }.
undo-again = Rehecho: { $deed }.

undo-before = { $n ->
    [one] Deshace: { $deed }, y con ello { $n } turno: { $turns }
   *[other] Deshace: { $deed }, y con ello { $n } turnos: { $turns }
}

undo-doubt = { $n ->
    [one] Así se deshace también { $n } turno: { $turns }. Pulsa otra vez para hacerlo.
   *[other] Así se deshacen también { $n } turnos: { $turns }. Pulsa otra vez para hacerlo.
}

undo-after = { $n ->
    [one] Deshecho: { $deed }, y { $n } turno. «Rehacer» lo recupera.
   *[other] Deshecho: { $deed }, y { $n } turnos. «Rehacer» los recupera.
}
