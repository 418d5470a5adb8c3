### The reference of a game, and what is told about a thing that is asked about.

window-reference-point = Ve a algo de la mesa para saber qué es.
window-reference-search = Buscar una palabra
window-reference-first = En pocas palabras
window-reference-contents = Índice
window-reference-nothing = No hay nada con estas palabras. Prueba con otra, o solo con su principio.
window-reference-ruling = Donde el reglamento calla
window-reference-lesson = Verlo en una lección
window-reference-back = Volver
window-reference-more = Todas las reglas

window-key-what = ¿Qué es esto?
window-key-guide = Reglas

reference-undo-title = Deshacer
reference-undo-text = { $undo }, o la flecha junto a la pregunta, deshace tu última decisión, junto con los turnos de los demás que vinieron después; en ese caso se pide pulsar otra vez. { $redo } la rehace. Los ajustes dicen qué se puede deshacer. Lo deshecho queda como una rama en el registro. Con varias personas y manos secretas, un turno acaba con «Listo» o { $pass_on }, y hasta entonces se puede deshacer.
reference-undo-terms = deshacer rehacer undo volver atrás cancelar error corregir clic equivocado retroceder

reference-looking_back-title = Mirar atrás
reference-looking_back-text = { $step_back } y { $step_on } recorren todo lo ocurrido, y { $turn_back } y { $turn_on } van de turno en turno; la mesa muestra cada momento, y { $now } devuelve al presente. { $go_on } continúa desde el momento que se muestra, siempre que se pueda deshacer hasta ahí. { $log } abre el registro entero.
reference-looking_back-terms = registro historial repetición rama ramas revisar pasado momentos teclas atajo atajos

reference-saving-title = Guardar
reference-saving-text = Cada paso se guarda solo: puedes irte en cualquier momento y continuar la partida desde el menú inicial. { $save } guarda una copia con su propio nombre y { $load } la vuelve a abrir. Las partidas terminadas también se guardan.
reference-saving-terms = guardar guardado cargar autoguardado salir continuar cerrar archivo archivos
