### What every tutor says, and the page of lessons. A game's lessons are in its own folder.

lesson-learner = Camille
lesson-finished = Y hasta aquí «{ $name }». ¡Bien hecho!
lesson-step = { $number } de { $n }
lesson-others = Ahora, los demás.
lesson-ends = Ahora, los demás. Cuando se han jugado todas las cartas, se cuenta.

lesson-else-read = ¡No tan deprisa! Vuelve atrás y escúchame primero.
lesson-else-choose = Antes, una pregunta. Vuelve atrás y dime qué opinas.
lesson-else-act = Se puede hacer, pero quiero enseñarte otra cosa. Vuelve atrás y prueba otra vez.
lesson-else-watch = Se puede hacer. Pero por ahora vuelve atrás y observa.
lesson-else-over = La partida ha acabado antes de que pudiera enseñarte eso. Vuelve atrás, o sigamos.
lesson-else-gone = Lo que quería enseñarte ya no es posible aquí. Juega como quieras, o sigamos.

window-learn-first = Responde antes a la pregunta de la lección
window-learn-read = Lee antes lo que dice la lección
window-learn-title = Aprender
window-learn-go_on = Seguir
window-learn-take_back = Volver atrás
window-learn-show = Enséñame
window-learn-again = Otra vez
window-learn-next = Siguiente lección
window-learn-all = Todas las lecciones
window-learn-leave = Salir de la lección
window-learn-done = hecha
window-learn-summary = { $done } de { $n } lecciones hechas; quedan { $minutes } minutos.
window-learn-short = Con «{ $name }» ya conoces todas las acciones. A continuación: una primera partida con asesor, o cualquiera de las { $n } lecciones, que van más a fondo ({ $minutes } minutos).
window-learn-following = A continuación: «{ $name }».
window-learn-part = { $name } · { $done } de { $n }
window-learn-upcoming = siguiente
window-learn-from_start = Desde el principio
window-learn-left = dejada en el paso { $number } de { $n }

window-learn-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minutos
}

window-learn-group-start = Para empezar ya
window-learn-group-turns = Turnos y rondas
window-learn-group-mastery = Jugar bien

window-welcome-quick = Diez minutos
window-welcome-quick_about = Un breve paseo por todas las acciones.
window-welcome-question = ¿Es tu primera partida?
window-welcome-learn = Aprender
window-welcome-learn_about = Lecciones cortas en la mesa, paso a paso.
window-welcome-coach = Primera partida con asesor
window-welcome-coach_about = Una partida entera; el asesor te dice qué importa.
window-welcome-known = Conozco el juego
window-welcome-known_about = Directo al menú. Las lecciones y el asesor siguen a mano.

coach-costly = Según mis cálculos, otro turno valdría unos { $n } puntos más al final. { $turn }
coach-retry = Mi consejo: { $turn }
coach-undone = Deshecho: estás otra vez ante esta elección. Haz otra cosa, o pulsa la pista si quieres mi consejo.

window-settings-coach = Asesor

window-coach-heard = Entendido
window-coach-word = { $name } tiene algo que decirte
window-coach-leave = Despedir al asesor
window-coach-gone = El asesor se ha ido. Puedes volver a llamarlo en los ajustes.

window-coach-off-label = Desactivado
window-coach-off-explanation = Nadie te aconseja.

window-coach-on-label = Activado
window-coach-on-explanation = En partidas con una sola persona, te dice qué importa y qué has perdido con un turno caro.
