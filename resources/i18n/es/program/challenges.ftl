### What the tutor says about every challenge, and the page of challenges. A game's challenges are in its own folder.

challenge-watch = Mira: empiezo donde empezaste tú.
challenge-missed = Ahí falta lo que te pedí. Con ello, lo mejor es: { $best }.
challenge-stars0 = Has conseguido { $reached }. Lo mejor es: { $best }.
challenge-stars1 = No está mal: { $reached }. Lo mejor es: { $best }.
challenge-stars2 = Muy bien: { $reached }. Lo mejor es: { $best }.
challenge-stars3 = ¡Bravo: { $reached }! Nadie puede hacerlo mejor.
challenge-solved = Eso da { $best }, y nadie puede hacerlo mejor.
challenge-other_way = Mi camino fue este: { $comment }

challenge-ways = { $n ->
    [one] Un solo camino lleva hasta ahí.
   *[other] { $n } caminos llevan hasta ahí.
}

window-challenges-title = Retos
window-challenges-leave = Salir del reto
window-challenges-again = Volver a empezar
window-challenges-watch = Ver la solución
window-challenges-next = Siguiente reto
window-challenges-day = Reto del día
window-challenges-grade1 = fácil
window-challenges-grade2 = peliagudo
window-challenges-grade3 = difícil
window-challenges-grade4 = endiablado
window-challenges-series = { $game }: { $earned } de { $n } estrellas
window-challenges-of_game = { $game }: { $earned } de { $n } estrellas
window-challenges-summary = { $earned } de { $n } estrellas. Tres son para lo mejor que se puede hacer; cada reto está resuelto hasta la última posibilidad.
window-challenges-told = Conseguidas: { $stars } de 3 estrellas

window-challenges-stars = { $n ->
    [one] 1 de 3 estrellas
   *[other] { $n } de 3 estrellas
}

window-honour-stars1 = ¡Una estrella!
window-honour-stars2 = ¡Dos estrellas!
window-honour-stars3 = ¡Tres estrellas: imposible hacerlo mejor!
window-honour-lesson = ¡Lección completada!
