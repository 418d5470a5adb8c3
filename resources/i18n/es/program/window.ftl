### What the window itself says. Values that the window fills in are written %1, %2, ...

window-prospects = Posible ahora:
window-told = { $label }: { $text }
window-you = Tú
window-start = Jugador inicial
window-title = Rococo

window-menu-title = Rococo
window-menu-continue = Continuar
window-menu-unfinished = { $about } ({ $date })
window-menu-play = Jugar
window-menu-new_game = Nueva partida
window-menu-load = Cargar una partida
window-menu-settings = Ajustes
window-menu-records = Partidas terminadas
window-menu-sources = Valores de los componentes
window-menu-quit = Salir

window-dialog-close = Cerrar

window-new_game-alone = Para jugar en solitario, elige { $expansion } en «{ $part }», más abajo.
window-new_game-title = Nueva partida
window-new_game-names = Antoinette Baptiste Célestine Donatien Eugénie Florian
window-new_game-name = Nombre del jugador { $number }
window-new_game-no_name = Pon un nombre a este jugador.
window-new_game-bad_name = Un nombre tiene como mucho { $most } caracteres imprimibles.
window-new_game-same_name = Alguien más ya tiene este nombre.
window-new_game-who = ¿Quién es el jugador { $number }?
window-new_game-seat = Jugador { $number }: { $who }
window-new_game-strength = Nivel { $strength } de { $most }
window-new_game-emblems = Emblemas
window-new_game-portraits = Retratos
window-new_game-add = Añadir un jugador
window-new_game-remove = Quitar a { $name }
window-new_game-up = Subir a { $name }
window-new_game-down = Bajar a { $name }
window-new_game-shuffle = Sortear asientos
window-new_game-starts = Empieza { $name }
window-new_game-start_drawn = Se sortea quién empieza.
window-new_game-start_chosen = Empieza { $name }.
window-new_game-game = El juego
window-new_game-edition = Edición
window-new_game-undo = Deshacer
window-new_game-undo_and_hands = Deshacer y manos
window-new_game-no_additions = ninguna
window-new_game-seed = Semilla
window-new_game-seed_drawn = al azar
window-new_game-roll = Sacar otra
window-new_game-bad_seed = Escribe un número entero de 16 cifras como mucho.
window-new_game-start = Empezar la partida

window-new_game-no_seat_left = { $n ->
    [one] Con esta, { $n } jugador como mucho.
   *[other] Con esta, { $n } jugadores como mucho.
}

window-new_game-full = { $n ->
    [one] Con { $expansion } hay sitio para { $n } jugador.
   *[other] Con { $expansion } hay sitio para { $n } jugadores.
}

window-new_game-in_the_box = { $n ->
    [one] 1 de ellas necesita otra expansión y se queda en la caja.
   *[other] { $n } de ellas necesitan otra expansión y se quedan en la caja.
}

window-seats-title = Quién juega
window-seats-about = En cualquier momento, alguien puede ocupar un asiento o dejárselo a un jugador virtual. La partida sigue donde está.
window-seats-who = ¿Quién juega por { $name }?
window-seats-person = A partir de ahora, una persona juega por { $name }.
window-seats-bot = A partir de ahora, { $who } juega por { $name }.
window-seats-own = { $name } vuelve a jugar.

window-seat_kind-human-label = Persona
window-seat_kind-human-explanation = Juega en esta pantalla.

window-undo_policy-free-label = Libre
window-undo_policy-free-explanation = Se puede deshacer cualquier número de decisiones, muestren lo que muestren: ideal para aprender.

window-undo_policy-fair-label = Justo
window-undo_policy-fair-explanation = Solo se pueden deshacer las últimas decisiones propias, y solo hasta que se revela algo oculto.

window-settings-colours = Colores
window-settings-colours_note = Estos colores se distinguen con cualquier tipo de visión; además, cada uno tiene su propio signo.
window-settings-title = Ajustes
window-settings-language = Idioma
window-settings-motion = Animaciones
window-settings-pace = Ritmo de los jugadores virtuales
window-settings-talk = Comentarios de los jugadores virtuales
window-settings-sound = Sonidos
window-settings-music = Música
window-settings-ambience = Sonido ambiente
window-settings-screen = Pantalla

window-motion-on-label = Activadas
window-motion-on-explanation = Las piezas se desplazan hasta su sitio.

window-motion-reduced-label = Reducidas
window-motion-reduced-explanation = Nada se mueve: las piezas aparecen en su sitio.

window-pace-calm-label = Tranquilo
window-pace-calm-explanation = Tiempo para leer lo que hace cada uno; quien juega mediante cartas espera en cada paso.

window-pace-brisk-label = Ágil
window-pace-brisk-explanation = Una breve pausa antes de cada carta.

window-pace-at_once-label = Inmediato
window-pace-at_once-explanation = Los jugadores virtuales juegan tan rápido como piensan.

window-talk-said = { $name }: { $words }

window-talk-spoken-label = Hablan
window-talk-spoken-explanation = De vez en cuando, alguno dice unas palabras junto a su retrato.

window-talk-silent-label = Callan
window-talk-silent-explanation = Juegan sin decir palabra.

window-volume-off-label = No

window-volume-soft-label = Bajo

window-volume-on-label = Medio

window-volume-loud-label = Alto

window-screen-window-label = Ventana

window-screen-full-label = Pantalla completa

window-table-pick = Elección
window-table-pages = Partes de la mesa
window-table-alike = { $piece } ({ $n } de { $most })
window-table-no_undo = Nada que deshacer
window-table-nothing_there = No va ahí
window-table-no_redo = Nada que rehacer
window-table-round = Ronda { $round } de { $rounds }
window-price-fallen = { $what }: el precio ha bajado a { $price }.
window-table-round_ends = Acaba la ronda { $round }.
window-table-dealt = { $n ->
    [one] Tu última carta sin usar ha llegado sola a la mano.
   *[other] Tus últimas { $n } cartas sin usar han llegado solas a la mano.
}
window-table-menu = Menú
window-table-undo = Deshacer
window-table-redo = Rehacer
window-table-undo_hint = Deshacer la última decisión
window-table-redo_hint = Rehacerla
window-table-scoring = Puntuación final
window-table-lost = perdido
window-table-resume = Volver a la partida
window-table-save = Guardar la partida
window-table-to_menu = Al menú inicial
window-table-kept = Esta partida se guarda tal como está: puedes continuarla desde el menú inicial, también después de salir.

## The headings of the menu over the table.

window-table-entries-game = Esta partida
window-table-entries-learn = Aprender y consultar
window-table-entries-program = El programa

## Why an entry of the menu cannot be used now.

window-table-barred-learning = no mientras aprendes
window-table-barred-over = la partida ha acabado
window-table-barred-round = tras la primera ronda
window-table-barred-curtain = cuando se levante el telón
window-table-barred-watching = cuando acabe la partida

window-log-title = Registro

window-news-again = Elígelo para verlo otra vez en la mesa.
# Before what a card’s bonus brought, in a row of pictures.
window-news-bonus = Bonificación:
window-news-round = Ronda { $round }
window-news-title = Desde tu último turno

## A rival who acts by rules tells of each turn.

window-telling-next = Siguiente
window-telling-skip = Saltar
window-telling-done = Listo
window-telling-leave = Dejar de contar este turno
window-telling-again = Volver a contar el último turno
window-telling-again_hint = Contar otra vez lo último que hizo { $name }, con sus motivos

window-round-gone = Ya no está en oferta
window-round-leads = En cabeza para el final: { $places }
window-round-come = Nuevo en oferta
window-round-on = Cualquier tecla o clic continúa

window-drop-bench = Usarla
window-drop-discard = Descartarla
window-drop-hand = A la mano
window-drop-sell = Venderla

window-follow-pause = Pausa
window-follow-pause_hint = Detener a los demás
window-follow-on = Seguir
window-follow-on_hint = Dejar seguir a los demás
window-follow-pace_now = Ritmo: { $pace }
window-follow-pace = { $pace }. Cambiar
window-follow-hurry = Saltar
window-follow-hurry_hint = Jugar de golpe lo que viene antes de mi próximo turno

window-gesture-back = Atrás
window-gesture-who = ¿Quién lo hace?
window-gesture-how = ¿Cómo?
window-gesture-aim = Ahora elige qué va ahí.
window-gesture-nothing = Eso no va ahí.

window-curtain-next = Le toca a { $name }
window-curtain-others = Los demás, que no miren, por favor.
window-curtain-lift = Levantar el telón

window-saves-save_title = Guardar la partida
window-saves-load_title = Cargar una partida
window-saves-name = Nombre de la partida guardada
window-saves-save = Guardar
window-saves-suggestion = Partida { $n }
window-saves-none = Aún no hay partidas guardadas.
window-saves-folder = Las partidas guardadas están en { $folder }
window-saves-about = { $names }: ronda { $round }
window-saves-unreadable = no se puede abrir: { $problem }
window-saves-no_name = Pon un nombre a la partida guardada.
window-saves-bad_name = Un nombre tiene como mucho { $most } letras, ninguna de < > : " / \ | ? *, y no empieza por punto.
window-saves-reserved = { $name } es el nombre de un dispositivo en Windows. Elige otro.
window-saves-by_itself = La partida se guarda a cada paso: puedes irte en cualquier momento.
window-saves-done = Guardada como { $name }.

window-unsafe-sign = No está a salvo de un fallo
window-unsafe-told = No está a salvo de un fallo: { $problem }. Se vuelve a intentar con cada decisión. Elige esta señal para probar ahora.
window-unsafe-ask = No se puede escribir la partida ({ $problem }). Lo jugado desde entonces se perdería. ¿Cerrar de todos modos?
window-unsafe-wait = El disco va lento: lo último que se hizo aún se está escribiendo. La ventana se cerrará en cuanto esté a salvo. ¿Cerrarla ya de todos modos?
window-unsafe-writing = Aún se está escribiendo: las últimas decisiones todavía no sobrevivirían a un fallo
window-unsafe-leave = Cerrar y perderlo
window-unsafe-stay = Seguir en la partida

window-notice-working = Un momento…
window-notice-dismiss = Cerrar
window-notice-not_opened = No se ha podido abrir la partida. { $problem }
window-notice-bot = { $name } no ha podido pensar ({ $problem }); en su lugar se ha jugado una respuesta al azar.
window-notice-settings = No se han podido escribir los ajustes ({ $file }: { $problem }).

window-score-beaten = { $name } ha vencido a { $others }.
    .you = Has vencido a { $others }.
window-score-opponent = { $name } ({ $strength })
window-score-title = Puntuación final
window-score-gained = { $source }: { $points }
window-score-nothing = Nadie puntúa aquí.
window-score-table = Ver la mesa
window-score-taught = Cuando lo hayas leído, la lección sigue en la mesa.

window-values-text = Algunos valores de losetas y cartas son nuestra mejor estimación, ajustada a todo lo que se sabe. Puedes jugar ya mismo. Si tienes el juego, puedes corregirlos en «Valores de los componentes».
window-values-list = Ver los valores
window-values-ok = Es bueno saberlo

window-sources-title = Valores de los componentes
window-sources-text = Cada valor dice de dónde viene. Lo que introduzcas se guarda en { $file }.
window-sources-entered = { $entered } de { $number } introducidos

window-sources-source-rulebook = reglamento
window-sources-source-reconstructed = reconstruido
window-sources-source-owner = introducido por ti
window-sources-source-imported = introducido por otra persona
window-sources-source-by = introducido por { $by }

window-medals-wins = { $name }: { $wins } de { $games } partidas ganadas
window-medals-unplayed = nadie ha terminado aún una partida sin compartir su puesto
window-medals-lessons = { $n } de { $most } lecciones hechas
window-medals-lessons_short = «{ $quick }» y { $n } de { $most } lecciones hechas
window-medals-stars = { $n } de { $most } estrellas conseguidas

window-records-won = Victoria de { $names }: { $results }
window-records-bests = Récord según el número de jugadores: { $bests }
window-records-told = Partidas: { $games }, ganadas: { $wins }, { $mean } puntos de media, { $best } como máximo
window-records-items = Puntos de media, por origen
window-records-title = Partidas terminadas
window-records-none = Aún no se ha terminado ninguna partida.
window-records-totals = Totales de las últimas partidas
window-records-last = Últimas partidas: elige una para volver a abrirla
window-records-open = Volver a abrir esta partida
window-records-ask_delete = ¿Borrar la partida del { $date }? Su resultado se queda en las estadísticas.
window-records-delete = Borrar la partida ({ $game })
window-records-result_only = De esta partida solo queda el resultado.
window-records-several = { $name } (asiento compartido)
window-records-unwritable = El resultado no se ha podido guardar en { $file }: { $problem }
window-records-unreadable = { $file } no se puede leer: { $problem }

window-correct-question = Tus correcciones aún no están guardadas. ¿Descartarlas?
window-correct-discard = Descartarlas
window-correct-stay = Volver al formulario
window-correct-title = Elige un valor a la izquierda para corregirlo.
window-correct-ours = el nuestro: { $value }
window-correct-keep = Guardar las correcciones
window-correct-restore = Restablecer
window-correct-confirm = Impreso así
window-correct-kept = Las correcciones están guardadas. Se aplican a las partidas nuevas y a las que se vuelvan a abrir.
window-correct-less = { $label }: menos
window-correct-more = { $label }: más
window-correct-in_the_file = Lo que hace esta pieza solo se puede corregir en el archivo.
window-correct-broken = Tu archivo no se puede leer. Arréglalo en un editor de texto, o quítalo, para corregir valores aquí.

window-ledger-table = En una tabla
window-ledger-list = Uno a uno
window-ledger-number = un número entero de 0 a 999
window-ledger-numbers = números enteros separados por comas, como 8, 5, 3

window-ledger-wrong = { $n ->
    [one] { $n } casilla aún no tiene valor.
   *[other] { $n } casillas aún no tienen valor.
}
