### Reading the game: the log as a line of time, the score as it stands, and what is left.

window-past-over = Tras el final
window-past-beginning = Donde empieza el registro
window-past-before = Ronda { $round }: va a jugar { $player }
window-past-during = Ronda { $round }: juega { $player }
window-past-after = Ronda { $round }: acaba de jugar { $player }
window-past-badge = El pasado
window-past-shown = La mesa muestra este momento.
window-past-first = Al principio
window-past-back = Un paso atrás
window-past-on = Un paso adelante
window-past-now = Volver al presente
window-past-now_hint = Volver a la partida tal como está ({ $key } o Esc)
window-past-taken = Deshecho
window-past-go_on = Seguir desde aquí
window-past-go_on_hint = La partida sigue desde lo que se muestra; a lo que deja se puede volver ({ $key })
window-past-leave = Nueva partida desde aquí
window-past-ask = Aquí es el turno de { $name }. ¿Juegas tú en este asiento?
window-past-theirs = Sigue { $name }
window-past-mine = Juego yo
window-past-leave_hint = Una nueva partida sigue desde lo que se muestra; esta queda como está ({ $key })

window-branches-title = Deshecho
window-branches-open = Lo que se deshizo
window-branches-open_hint = Ver lo que se deshizo, y volver a ello
window-branches-now = La partida tal como está
window-branches-departs = Ronda { $round }: { $line }

window-branches-length = { $n ->
    [one] { $n } decisión
   *[other] { $n } decisiones
}

window-log-open = Abrir el registro
window-log-open_hint = El registro entero, para volver atrás por él
window-log-close = Cerrar el registro
window-log-everybody = Todos
window-log-about = Solo { $name }
window-log-keys = Elige una línea para verla suceder de nuevo, y la mesa como estaba.

window-supplies-title = Lo que aún puede salir
window-supplies-open = Ver lo que aún puede salir
window-supplies-left = { $heading }, { $place }: { $kinds }
window-supplies-kind = { $kind } (×{ $n })

window-player-own_title = { $name } (tú)
window-player-score_now = Si la partida acabara ahora
window-player-score_hidden = + lo oculto
window-player-hidden = oculto

window-settings-estimate = Marcador

window-estimate-shown-label = Visible
window-estimate-shown-explanation = Lo que tendría cada cual si la partida acabara ahora.

window-estimate-hidden-label = Oculto
window-estimate-hidden-explanation = No se sabe nada hasta la puntuación final.

export-taken = { $file }: ya hay un archivo con este nombre, y no se toca. Elige otro nombre.

window-score-skip_arrival = Cualquier tecla o clic lleva al recuento
window-score-skip_finale = Cualquier tecla o clic lleva a la hoja de puntuación
window-score-progress = { $step } de { $steps }
window-score-told = { $item }: { $points }
# Why somebody has won: up to three items in which the winner was most ahead of the next player, and their points.
window-score-decisive = Lo que ha decidido: { $items }.
window-score-decisive_against = Lo que ha decidido frente a { $name }: { $items }.
    .you = Lo que ha decidido frente a ti: { $items }.
window-score-decisive_item = { $item }, { $most } a { $less }
window-score-next = Siguiente
window-score-skip = Al resultado
window-score-play_again = Jugar otra vez
window-score-alike = { $line } cada vez, { $n } veces
window-score-again = Recontar
window-score-keep = Exportar
window-score-points = { $points ->
    [one] { $name }: { $points } punto
   *[other] { $name }: { $points } puntos
}
window-score-item = Concepto
window-score-won_by = Ganador

window-keep-title = Exportar el resultado
window-keep-text = La tabla tal como está ahora, como imagen o como valores para una hoja de cálculo.
window-keep-folder = Carpeta
window-keep-name = Nombre
window-keep-picture = Guardar la imagen (PNG)
window-keep-table = Guardar los valores (CSV)
window-keep-back = Volver a la puntuación
window-keep-done = Guardado como { $file }.
window-keep-no_folder = Indica en qué carpeta.

window-actions-title = Todas las acciones
window-actions-now = posible ahora
