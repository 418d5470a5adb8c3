### The Jewelry Box.

expansion-jewelry_box-name = El cofre de joyas
expansion-jewelry_box-text = Collares y anillos se alquilan junto con lo que confeccionas, y un Aprendiz especializado espera a ser contratado. Los empleados pasan exámenes y se convierten en Oficiales y Maestros.

prompt-place_dress_further = { $player }: ¿alquilar { FORM($dress, "the") } a un invitado, vender la prenda por { $livre } o comprarle antes una joya?
prompt-place_dress_unsold_further = { $player }: ¿alquilar { FORM($dress, "the") } a un invitado o comprarle antes una joya?
prompt-hire_employee_further = { $player }: ¿a quién contratas? Tu Aprendiz especializado no cuesta nada.
prompt-choose_jewelry = { $player }: ¿qué joya tomas gratis con { FORM($dress, "the") }?
prompt-choose_task = { $player }: la loseta sirve para dos tareas del examen de Oficial. ¿Cuál cumples?
prompt-choose_graduate_journeyman = { $player }: ¿qué Oficial añades a tu mano del mazo del examen de Oficial?
prompt-choose_graduate_master = { $player }: ¿qué Maestro añades a tu mano del mazo del examen de Maestro?
prompt-use_from_supply = { $player }: ¿a quién descartas de tu reserva para usar su bonificación?
prompt-copy_bonus = { $player }: ¿qué bonificación de la cima del descarte de un rival copias?

waiting-choose_jewelry = { $player } está eligiendo una joya
waiting-choose_task = { $player } está eligiendo qué tarea cumple una loseta
waiting-choose_graduate = { $player } está eligiendo un titulado del mazo del examen
waiting-use_from_supply = { $player } está eligiendo un empleado de la reserva
waiting-copy_bonus = { $player } está eligiendo una bonificación que copiar

action-journeyman_examination = Examen de Oficial
action-master_examination = Examen de Maestro

deed-journeyman_examination = hace el examen de Oficial
deed-master_examination = hace el examen de Maestro

obstacle-no_jeweler = financia antes una decoración del joyero
obstacle-other_guest = los collares son para damas y los anillos para caballeros
obstacle-condition = no se cumple la condición de contratación
obstacle-other_examination = estás preparando el otro examen
obstacle-open_tasks = no se han cumplido todas las tareas de este examen

event-jewelry_removed = Sin comprar y fuera del juego: { $jewel }.
event-jewelry_revealed = Hay nuevas joyas en la joyería.
event-jewelry_taken = toma una joya para { FORM($dress, "the") }: { $jewel }
    .you = tomas una joya para { FORM($dress, "the") }: { $jewel }
    .do = toma una joya a juego ({ $jewel })
event-task_fulfilled = cumple una tarea: { $task }
    .you = cumples una tarea: { $task }
event-graduate_taken = toma { FORM($card, "a") } del mazo del examen
    .you = tomas { FORM($card, "a") } del mazo del examen
event-graduate_taken_secret = toma una carta del mazo del examen
    .you = tomas una carta del mazo del examen
event-specialist_hired = contrata gratis a su Aprendiz especializado
    .you = contratas gratis a tu Aprendiz especializado
    .do = contrata a tu Aprendiz especializado
event-employee_shown = descarta { FORM($card, "the") } de su reserva
    .you = descartas { FORM($card, "the") } de tu reserva
    .do = descarta { FORM($card, "the") } de tu reserva
event-bonus_copied = copia la bonificación { FORM($card, "of") }
    .you = copias la bonificación { FORM($card, "of") }
    .do = copia la bonificación { FORM($card, "of") }
event-candidate_left = pierde { FORM($card, "al") }, sorteado para el examen
    .you = pierdes { FORM($card, "al") }, sorteado para el examen

event-jewelry_allowed-matching = puede tomar una joya del mismo color
    .you = puedes tomar una joya del mismo color
event-jewelry_allowed-suitable = puede tomar cualquier joya a juego
    .you = puedes tomar cualquier joya a juego
event-jewelry_allowed-none = no puede tomar ninguna joya
    .you = no puedes tomar ninguna joya
event-jewelry_allowed-no_jeweler = no tiene sitio en la joyería y no toma ninguna joya
    .you = no tienes sitio en la joyería y no tomas ninguna joya
event-jewelry_allowed-no_tile = no encuentra ninguna joya así
    .you = no encuentras ninguna joya así

event-deck_searched-journeyman = mira el mazo del examen de Oficial
    .you = miras el mazo del examen de Oficial
event-deck_searched-master = mira el mazo del examen de Maestro
    .you = miras el mazo del examen de Maestro

event-examination_passed-journeyman_examination = aprueba el examen de Oficial
    .you = apruebas el examen de Oficial
event-examination_passed-master_examination = aprueba el examen de Maestro
    .you = apruebas el examen de Maestro

reason-jewelry = joya
reason-examination = examen
reason-jewelry_income = joyas

item-jewelry = Joyas

part-jewelry = { $n ->
    [one] 1 joya: { $points }
   *[other] { $n } joyas: { $points }
}

decoration-jeweler = joyero { $number }
    .the = el joyero { $number }

jewel-yellow-deluxe = collar azul
jewel-yellow-original = collar amarillo

jewel-red-deluxe = collar verde
jewel-red-original = collar rojo

jewel-green-deluxe = anillo rosa
jewel-green-original = anillo verde

jewel-blue-deluxe = anillo naranja
jewel-blue-original = anillo azul

task-thread_or_lace = Aprendiz: hilo o encaje
task-decoration = Aprendiz: una decoración

task-common_silk-deluxe = Aprendiz: seda azul o rosa
task-common_silk-original = Aprendiz: seda amarilla o verde

task-rare_silk-deluxe = Aprendiz: seda verde o naranja
task-rare_silk-original = Aprendiz: seda roja o azul

task-gown-deluxe = Oficial: un vestido
task-gown-original = Oficial: un vestido

task-coat-deluxe = Oficial: una casaca
task-coat-original = Oficial: una casaca

task-master_dress-deluxe = Maestro: cualquier prenda
task-master_dress-original = Maestro: cualquier prenda

condition-livre = al menos { $number } libras
condition-jewelry = al menos { $number } joyas
condition-decoration_types = decoraciones de al menos { $number } tipos
condition-supplies = al menos { $number } losetas de recursos, { $notions } hilos y { $notions } encajes
condition-prestige = al menos { $number } puntos de prestigio
condition-master_examination = el examen de Maestro aprobado
condition-all_halls = presencia en los { $number } salones

condition-coats-deluxe = al menos { $number } casacas en el tablero
condition-coats-original = al menos { $number } casacas en el tablero

condition-gowns-deluxe = al menos { $number } vestidos en el tablero
condition-gowns-original = al menos { $number } vestidos en el tablero

condition-master_spaces-deluxe = al menos { $number } prendas con invitados de Maestro
condition-master_spaces-original = al menos { $number } prendas con invitados de Maestro

outlook-chance-deck_searched = después, un titulado a tu elección

hint-card-condition = Repartido al principio, aún no es de tu personal. Un Maestro contrata a este Aprendiz una vez, gratis, si tienes: { $condition }.

hint-decoration-jeweler = Desde ahora puedes comprar un collar o un anillo con cada { $garment } que alquiles a un invitado. Un puesto en la joyería por jugador.

bonus-use_from_supply = descartar un empleado de tu reserva y usar su bonificación
bonus-copy_bonus = copiar la bonificación del empleado de la cima del descarte de un rival
bonus-livre_per_hall = obtener { $amount_livre } por cada salón en el que estés presente
bonus-livre_per_decorations = obtener { $amount_livre } por cada { $every } decoraciones tuyas
bonus-livre_per_rings = obtener { $amount_livre } por cada { $every } anillos tuyos
bonus-prestige_per_jewelry = obtener 1 punto de prestigio por cada { $every } joyas tuyas
bonus-livre_per_jewelry = obtener { $amount_livre } por cada { $every } joyas tuyas
bonus-gain_prestige = obtener { $amount_prestige }
bonus-gain_jewelry = obtener una joya de cualquier color, si tienes un puesto en la joyería
bonus-prestige_with_jewelry = obtener { $amount_prestige } con una joya del mismo color

bonus-make_and_sell-deluxe = confeccionar una prenda más, sin dedal de oro, venderla y obtener { $prestige_prestige }
bonus-make_and_sell-original = confeccionar una prenda más, sin dedal de oro, venderla y obtener { $prestige_prestige }

bonus-prestige_in_hall-deluxe = obtener 1 punto de prestigio por cada { $every } prendas tuyas en un mismo salón
bonus-prestige_in_hall-original = obtener 1 punto de prestigio por cada { $every } prendas tuyas en un mismo salón

bonus-livre_in_hall-deluxe = obtener { $amount_livre } por cada prenda tuya en un mismo salón
bonus-livre_in_hall-original = obtener { $amount_livre } por cada prenda tuya en un mismo salón

bonus-livre_per_master_spaces-deluxe = obtener { $amount_livre } por cada { $every } prendas tuyas con invitados de Maestro
bonus-livre_per_master_spaces-original = obtener { $amount_livre } por cada { $every } prendas tuyas con invitados de Maestro

bonus-prestige_per_pair-deluxe = obtener 1 punto de prestigio por cada pareja de vestido azul y vestido verde tuyos
bonus-prestige_per_pair-original = obtener 1 punto de prestigio por cada pareja de vestido amarillo y vestido rojo tuyos

bonus-livre_without_color-deluxe = obtener { $red_livre } si no tienes ningún vestido verde en el tablero, { $blue_livre } si ninguna casaca naranja
bonus-livre_without_color-original = obtener { $red_livre } si no tienes ningún vestido rojo en el tablero, { $blue_livre } si ninguna casaca azul

final-jewelry_sets = al final: { $prestige_prestige } por cada serie de las cuatro clases de joyas
final-necklace_pairs = al final: { $prestige_prestige } por cada { $every } collares tuyos
final-decorations = al final: { $prestige_prestige } por cada decoración tuya
final-apprentice_pairs = al final: { $prestige_prestige } por cada { $every } Aprendices de tu personal

window-signs-use_from_supply = :stack :arrow :card
window-signs-copy_bonus = :person :arrow :card
window-signs-livre_per_hall = { $amount } :livre × :favor
window-signs-livre_per_decorations = { $amount } :livre × { $every } :decoration
window-signs-make_and_sell = + :lady :arrow :livre + { $prestige } :prestige
window-signs-prestige_in_hall = 1 :prestige × { $every } :lady
window-signs-livre_in_hall = { $amount } :livre × :lady
window-signs-livre_per_rings = { $amount } :livre × { $every } :ring
window-signs-prestige_per_jewelry = 1 :prestige × { $every } :ring
window-signs-livre_per_jewelry = { $amount } :livre × { $every } :ring
window-signs-prestige_per_pair = 1 :prestige × :silk-yellow + :silk-red
window-signs-livre_per_master_spaces = { $amount } :livre × { $every } :thimble-master
window-signs-livre_without_color = { $red } :livre :silk-red { $blue } :livre :silk-blue
window-signs-gain_prestige = + { $amount } :prestige
window-signs-gain_jewelry = 0 :livre :arrow :ring
window-signs-prestige_with_jewelry = { $amount } :prestige × :ring
window-signs-jewelry_sets = :crown { $prestige } :prestige × 4 :ring
window-signs-necklace_pairs = :crown { $prestige } :prestige × { $every } :necklace
window-signs-decorations = :crown { $prestige } :prestige × :decoration
window-signs-apprentice_pairs = :crown { $prestige } :prestige × { $every } :card

window-piece-adorned = { $piece }, con joya: { $pin }

window-jeweler-undone = Nadie la ha cumplido aún.
window-jeweler-own = Tus joyas: { $jewels }
window-jeweler-of = Joyas de { $name }: { $jewels }
window-jeweler-name = Joyería
window-jeweler-bag = Joyas en la bolsa: { $n }
window-jeweler-no_jewel = { $price ->
    [one] Sitio vacío, { $price } libra
   *[other] Sitio vacío, { $price } libras
}
window-jeweler-jewel = { $price ->
    [one] { $jewel }, { $price } libra
   *[other] { $jewel }, { $price } libras
}
window-jeweler-done = Cumplida por: { $names }.
window-jeweler-preparing = Lo preparan: { $names }.
window-jeweler-examination_deck = { $name }, cartas en el mazo: { $n }
window-jeweler-specialist = Por contratar
window-jeweler-jewelry = Joyas
window-jeweler-none = Ninguna aún.

window-jeweler-count = { $n ->
    [one] 1 joya
   *[other] { $n } joyas
}

window-jeweler-deck = { $n ->
    [one] 1 carta en el mazo.
   *[other] { $n } cartas en el mazo.
}

window-jeweler-examination-journeyman = Oficial
window-jeweler-examination-master = Maestro

window-jeweler-progress-journeyman = { $done } tareas del examen de Oficial
window-jeweler-progress-master = { $done } tareas del examen de Maestro

hint-action-journeyman_examination = Paga { $livre } por el examen y obtén { $prestige }. El empleado usa su bonificación y sale del juego para siempre; tú eliges un Oficial del mazo del examen para tu mano.
hint-action-master_examination = Paga { $livre } por el examen y obtén { $prestige }. El empleado usa su bonificación y sale del juego para siempre; tú eliges un Maestro del mazo del examen para tu mano.

hint-jeweler-own = Cada una da 1 libra en cada fase de ingresos y 1 punto de prestigio al final.
hint-jeweler-board = Quien tenga aquí un marcador, uno como mucho, puede tomar una joya con una { $garment } que alquile a un invitado. Los collares van con { $gowns } y los anillos con { $coats }.
hint-jeweler-bag = En cada ronda, lo que está a la derecha sale del juego, lo demás se desplaza hacia allí y salen nuevas losetas de la bolsa.
hint-jeweler-empty = En la próxima ronda salen nuevas joyas de la bolsa, mientras queden.
hint-jeweler-necklace = Para un { $gown } que alquiles a un invitado: pon antes el collar en él. Del mismo color, da además una loseta de recursos al azar. Cada joya: 1 libra en cada fase de ingresos y 1 punto de prestigio al final.
hint-jeweler-ring = Para una { $coat } que alquiles a un invitado: pon antes el anillo en ella. Del mismo color, da además una loseta de recursos al azar. Cada joya: 1 libra en cada fase de ingresos y 1 punto de prestigio al final.
hint-jeweler-journeyman = Cuando están hechas todas sus tareas, un Aprendiz hace el examen por { $livre } libras, da { $prestige } de prestigio y se marcha; tú eliges un Oficial del mazo.
hint-jeweler-master = Cuando están hechas todas sus tareas, un Oficial hace el examen por { $livre } libras, da { $prestige } de prestigio y se marcha; tú eliges un Maestro del mazo.
hint-jeweler-specialist = A este Aprendiz lo contrata una vez, gratis, un Maestro cuando se cumple la condición. Nadie más ve quién es.

hint-task-thread_or_lace = Haz que un Aprendiz adquiera una loseta y cámbiala por hilo o encaje.
hint-task-decoration = Haz que un Aprendiz financie una decoración.
hint-task-gown = Haz que un Oficial confeccione un { $gown }, para alquilar o vender.
hint-task-coat = Haz que un Oficial confeccione una { $coat }, para alquilar o vender.
hint-task-master_dress = Haz que un Maestro confeccione cualquier { $garment }, para alquilar o vender.
hint-task-terms = Con la acción principal o con una bonificación; una tarea por acción, y solo mientras preparas este examen.

hint-task-common_silk-deluxe = Haz que un Aprendiz adquiera una loseta con seda azul o rosa y guárdala como seda.
hint-task-common_silk-original = Haz que un Aprendiz adquiera una loseta con seda amarilla o verde y guárdala como seda.

hint-task-rare_silk-deluxe = Haz que un Aprendiz adquiera una loseta con seda verde o naranja y guárdala como seda.
hint-task-rare_silk-original = Haz que un Aprendiz adquiera una loseta con seda roja o azul y guárdala como seda.

guide-jewelry_box-1 = :decoration Financia una de las decoraciones del joyero, una como mucho: desde entonces puedes tomar una joya cuando alquiles una { $garment }, por el precio de arriba. Los collares van con { $gowns } y los anillos con { $coats }.
guide-jewelry_box-2 = :ring Pon la joya en la { $garment } antes de colocarla. Si es de su color, robas además una loseta de recursos.
guide-jewelry_box-3 = :livre Cada joya da 1 libra en cada fase de ingresos y 1 punto de prestigio al final.
guide-jewelry_box-4 = :card Tu Aprendiz especializado espera junto a tus cartas. Un Maestro lo contrata una vez, gratis, mientras se cumpla su condición.
guide-jewelry_box-5 = :examination Los Aprendices cumplen las tareas del examen de Oficial; los Oficiales y los Maestros, las del examen de Maestro; una tarea por acción. Se marcan solas.
guide-jewelry_box-6 = :crown Cuando están hechas todas las tareas, el examen es una acción principal: de un Aprendiz para ser Oficial, de un Oficial para ser Maestro. Por { $examLivre } libras da { $examPrestige } puntos de prestigio, el candidato usa su bonificación y se marcha, y tú eliges una carta del mazo para tu mano. Después llega el otro examen.

window-supplies-jewelry-heading = Joyas por color
window-supplies-jewelry-kind = Clase
window-supplies-jewelry-to_come = en la bolsa
window-supplies-jewelry-on_display = en la joyería
window-supplies-jewelry-in_use = con jugadores e invitados
window-supplies-jewelry-rest = fuera
window-supplies-jewelry-row = { $kind }: { $to_come } de { $total } en la bolsa, { $on_display } en la joyería, { $in_use } con jugadores e invitados, { $rest } fuera
