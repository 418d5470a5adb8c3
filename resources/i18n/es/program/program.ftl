### The program around the game: settings, seats, saved games, keys and credits.

window-settings-theme = Luz
window-settings-scale = Tamaño
window-settings-hands = Manos con varias personas
window-settings-turns = Turnos con varias personas

window-hands-secret-label = Secretas
window-hands-secret-explanation = Entre dos personas, un telón oculta la mesa hasta que lo levanta quien juega a continuación.

window-hands-open-label = Abiertas
window-hands-open-explanation = Sin telón: la mesa muestra a todo el mundo la mano de quien debe decidir.

window-turns-held-label = Con relevo
window-turns-held-explanation = Con manos secretas, tu turno acaba cuando pulsas «Listo»; hasta entonces puedes deshacerlo.

window-turns-passed-label = Al momento
window-turns-passed-explanation = Tras la última decisión, le toca al siguiente jugador.

window-turn-over = ¿Todo decidido? Le toca a { $name }.
window-turn-pass_on = Listo
window-turn-pass_on_hint = Pasar el turno; hasta entonces puedes deshacerlo

window-theme-system-label = Como el sistema
window-theme-system-explanation = Día, velada o alto contraste, según el ajuste del sistema.

window-theme-light-label = Día
window-theme-light-explanation = Marfil y azul verdoso.

window-theme-evening-label = Velada
window-theme-evening-explanation = A la luz de las velas: paneles oscuros para una habitación oscura.

window-theme-contrast-label = Alto contraste
window-theme-contrast-explanation = Blanco sobre negro, con bordes marcados.

window-scale-fit = El mayor posible
window-scale-percent = { $percent } %
window-scale-room = En esta ventana cabe un { $percent } %.
window-scale-too_large = La ventana es demasiado pequeña para esto.

settings-not_settings = no contiene ajustes
settings-partly = Algunos ajustes no se han podido leer y se han restablecido ({ $file }: { $problem }).

window-new_game-look = Color y emblema de { $name }
window-new_game-seed_hint = Decide cómo se baraja todo: la misma semilla da de nuevo el mismo comienzo.

window-colour-red = Rojo
window-colour-blue = Azul
window-colour-green = Verde
window-colour-purple = Morado
window-colour-orange = Naranja

window-emblem-sun = Sol
window-emblem-lily = Flor de lis
window-emblem-rose = Rosa
window-emblem-swan = Cisne
window-emblem-key = Llave

window-portrait-bun = Dama con moño
window-portrait-crop = Caballero de pelo corto
window-portrait-curls = Dama con rizos
window-portrait-tricorne = Caballero con tricornio
window-portrait-bonnet = Dama con cofia
window-portrait-goatee = Caballero con perilla
window-portrait-straw = Dama con sombrero de paja
window-portrait-wig = Caballero con peluca
window-portrait-kerchief = Dama con pañuelo
window-portrait-turban = Caballero con turbante
window-portrait-tower = Dama de alto peinado
window-portrait-beard = Caballero con barba

window-saves-unfinished = Partida sin terminar
window-saves-ask_delete = ¿Borrar «{ $name }» para siempre?
window-saves-ask_replace = Ya hay una partida guardada «{ $name }». ¿Sobrescribirla?
window-saves-delete = Borrar { $name }
window-saves-yes_delete = Borrarla
window-saves-yes_replace = Sobrescribirla
window-saves-no = Conservarla

window-renaming-ask = ¿Qué nombre quieres dar a { $name }?
window-renaming-game = la partida del { $date }
window-renaming-of = Cambiar el nombre de { $name }
window-renaming-rename = Cambiar nombre
window-renaming-keep = Dejarlo como está

rename-taken = Ya hay otra partida llamada «{ $name }». Elige otro nombre.
rename-refused = No se ha podido cambiar el nombre de la partida, que conserva el suyo: { $reason }

window-records-damaged = { $n ->
    [one] { $n } línea de { $file } no se puede leer; esa partida no se cuenta.
   *[other] { $n } líneas de { $file } no se pueden leer; esas partidas no se cuentan.
}

file-undeletable = { $file }: no se puede borrar: { $reason }

window-keys-title = Teclas
window-keys-press = Pulsa una tecla…
window-keys-fixed = Esta tecla sirve en todas partes para moverse, elegir o escribir y no se puede asignar. Pulsa otra.
window-keys-taken = { $pressed } ya está asignada: { $action }. Pulsa otra.
window-keys-others = Las flechas e Intro eligen; con Mayús, las flechas llevan a todas las cosas y las explican; las cifras responden; Esc cierra lo que esté encima o deshace paso a paso un turno empezado y, si no, abre el menú; no termina ninguna lección.
window-keys-reset = Restablecer

window-key-undo = Deshacer
window-key-redo = Rehacer
window-key-new_game = Nueva partida
window-key-load = Cargar una partida
window-key-save = Guardar la partida
window-key-settings = Ajustes
window-key-full_screen = Pantalla completa
window-key-sound = Activar o quitar los sonidos
window-key-music = Activar o quitar la música
window-key-pause = Detener a los demás o dejarlos seguir
window-key-pace = Cambiar el ritmo de los demás
window-key-pass_on = Pasar el turno
window-key-hurry = Saltar a mi próximo turno
window-key-magnify = Ampliar lo que se señala
window-key-log = Registro
window-key-step_back = Ver un paso atrás
window-key-step_on = Ver un paso adelante
window-key-turn_back = Ver un turno atrás
window-key-turn_on = Ver un turno adelante
window-key-first = Ver el principio
window-key-now = Ver la mesa como está
window-key-branch_back = Ver la rama anterior
window-key-actions = Ver todas las acciones en una carta
window-key-branch_on = Ver la rama siguiente
window-key-go_on = Seguir desde lo que se muestra

window-key_name-Ctrl = Ctrl
window-key_name-Shift = Mayús
window-key_name-Alt = Alt
window-key_name-Left = Izquierda
window-key_name-Right = Derecha
window-key_name-Up = Arriba
window-key_name-Down = Abajo
window-key_name-Home = Inicio
window-key_name-End = Fin
window-key_name-PgUp = Re Pág
window-key_name-PgDown = Av Pág
window-key_name-Return = Intro

window-menu-about = Acerca de

window-about-title = Rococo Desktop, versión { $version }
window-about-text = Rococo es un juego de mesa de Matthias Cramer, Louis Malz y Stefan Malz. Este programa lo hacen personas a las que les gusta el juego, y no sus editoriales; no usa ninguna ilustración del juego impreso. El programa, sus imágenes y sus sonidos son libres bajo la licencia MIT. Se apoya en el trabajo de otros:

window-guide-title = Cómo se juega

list-details = ;{" "}
list-comma = ,{" "}
list-between = { " · " }
list-plus = { " + " }
list-scored = { $name } { $points }
list-counted = { FORM($piece, $form) } (×{ $n })
list-sentences = { " " }
