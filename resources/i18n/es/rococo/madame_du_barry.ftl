### Madame du Barry.

expansion-madame_du_barry-name = Madame du Barry
expansion-madame_du_barry-text = Una rival con cartas propias juega contra ti en solitario y gana los empates. Contra varias personas es una rival más, una variante de este programa.

prompt-reveal_card = Es el turno de { $player }: revela la siguiente carta

waiting-reveal_card = { $player } está a punto de revelar una carta

option-reveal = Revelar la carta

event-madame_revealed = revela su carta: { $madame }
event-madame_hired = contrata gratis a { FORM($card, "a") }

event-madame_drew = { $n ->
    [one] roba una carta más para esta ronda
   *[other] roba { $n } cartas para esta ronda
}

event-madame_placed-hall = revela otra carta para colocar la prenda: { $hall }
event-madame_placed-full = revela otra carta para colocar la prenda: { $hall }, ya lleno

event-madame_reasoned-instead = no puede hacer nada de eso
event-madame_reasoned-crown = prefiere la carta de corona que más le da
event-madame_reasoned-group_first = toma antes un puesto que aún le falta

event-madame_reasoned-dearest-deluxe = encuentra menos prendas y toma la más cara
event-madame_reasoned-dearest-original = encuentra menos prendas y toma la más cara

reason-madame = a cambio
reason-madame_favor = su carta

item-collection = Losetas reunidas

part-collection = { $n ->
    [one] 1 loseta: { $points }
   *[other] { $n } losetas: { $points }
}

madame-favor = el favor

madame-make_dress-deluxe = { $number }.ª prenda desde la derecha
madame-make_dress-original = { $number }.ª prenda desde la derecha

madame-acquire-drawer1-deluxe = cajón 1
madame-acquire-drawer1-original = segmento 1
madame-acquire-drawer2-deluxe = cajón 2
madame-acquire-drawer2-original = segmento 2
madame-acquire-drawer3-deluxe = cajón 3
madame-acquire-drawer3-original = segmento 3
madame-acquire-left = losetas de la izquierda
madame-acquire-center = losetas del centro
madame-acquire-right = losetas de la derecha

madame-hire-left = { $number }.º empleado desde la izquierda
madame-hire-right = { $number }.º empleado desde la derecha

madame-fund-fireworks = fuegos artificiales
madame-fund-musicians = músicos
madame-fund-statues = estatuas

madame-fund-kitchen-deluxe = cocinas
madame-fund-kitchen-original = fuente

window-madame-cards = Reveladas en esta ronda
window-madame-deck = Cartas de Madame du Barry boca abajo
window-madame-above = Arriba, lo que hace: { $action }.
window-madame-below = Abajo, dónde pone lo que otra carta le hace confeccionar: { $hall }.

window-madame-leave-matching = Con ello puede tomar una joya del mismo color.
window-madame-leave-suitable = Con ello puede tomar cualquier joya a juego.
window-madame-leave-none = Con ello no toma ninguna joya.

window-madame-hand = { $n ->
    [one] 1 carta por venir
   *[other] { $n } cartas por venir
}

window-madame-discard = { $n ->
    [one] 1 carta revelada
   *[other] { $n } cartas reveladas
}

hint-area-rival = Una rival sin dinero: su prestigio; hilo, encaje y las losetas que ha reunido; todos sus empleados; sus cartas por venir y las reveladas en esta ronda.

guide-madame_du_barry-1 = :bot En cada ronda juega { $madameHand } cartas propias, una por turno, y hace sin pagar lo que muestra la carta; si no puede hacer nada de ello, obtiene prestigio a cambio.
guide-madame_du_barry-2 = :lady Una { $garment } siempre la alquila; otra carta dice en qué salón.
guide-madame_du_barry-3 = :card Cuando contrata o aprueba un examen, roba una carta más; antes que nada va la carta de corona que más le ayude.
guide-madame_du_barry-4 = :prestige Cada { $madameTiles } losetas que haya reunido son 1 punto de prestigio al final. El empate es suyo.

window-supplies-madame-heading = Cartas de Madame du Barry
window-supplies-madame-kind = Carta
window-supplies-madame-to_come = aún boca abajo
window-supplies-madame-rest = reveladas
window-supplies-madame-row = { $kind }: { $to_come } de { $total } aún boca abajo, { $rest } reveladas
window-supplies-madame-note = Cuando su reserva está vacía, las reveladas se barajan para formar otra.

telling-madame_revealed = En cada turno, una carta decide por ella.
telling-resource_taken = Todo lo que hay ahí es suyo; no paga nada.
telling-dress_made = Cuenta como dice su carta; no necesita ni seda ni dinero.
telling-madame_placed-hall = Allí prefiere la casilla de un invitado de Maestro y, después, la mejor recompensa.
telling-favor_claimed = Su carta la envía a ver a la Reina, tenga el favor quien lo tenga.
telling-prestige_gained-madame_favor = Esta carta da prestigio en cualquier caso.
telling-madame_hired = No hay ninguna corona en oferta, así que cuenta como dice su carta; no paga nada.
telling-madame_drew = Con un nuevo empleado tiene un turno más en esta ronda.
telling-decoration_funded = Es el puesto libre más barato de la clase que nombra su carta; no paga nada.
telling-task_fulfilled = Cada acción suya cumple la tarea que le corresponda, sin carta.
