### A hint: the best play, and why.

window-key-hint = Una pista

window-hint-title = Pista
window-hint-about = La mejor jugada, y por qué
window-hint-later = Puedes pedir una pista cuando sea tu turno
window-hint-leave = Cerrar la pista
window-hint-thinks = { $name } está pensando…
window-hint-none = Aquí no hay nada que aconsejar.
window-hint-others = Otra
window-hint-first = La mejor
# What the best play has over another one. $reason is one of the advice messages.
window-hint-instead = La mejor jugada, en cambio: { $reason }.
window-hint-alike = Sirve para lo mismo que las jugadas anteriores.
# After the reasons for the best play: the second one, and what it lacks.
window-hint-next = La siguiente: { $plan } { $worth }
window-hint-level = Es probable que acabes en empate con { $player }.
window-hint-measure = Se compara tu puntuación final con la del mejor rival, si todos siguen jugando como el ordenador más fuerte.
window-hint-chance = Así, tu probabilidad de ganar es de un { $percent } %.
window-hint-near = Casi igual de buena
window-hint-equal = Casi igual de buena: menos de un { $percent } % menos de probabilidad de ganar
window-hint-less = Alrededor de un { $percent } % menos de probabilidad de ganar

window-hint-worse = { $n ->
    [one] Al final, alrededor de 1 punto menos que la mejor
   *[other] Al final, unos { $n } puntos menos que la mejor
}

window-hint-ahead = { $n ->
    [one] Es probable que acabes con cerca de 1 punto de ventaja sobre { $player }.
   *[other] Es probable que acabes con unos { $n } puntos de ventaja sobre { $player }.
}

window-hint-behind = { $n ->
    [one] Es probable que acabes con cerca de 1 punto de desventaja frente a { $player }.
   *[other] Es probable que acabes con unos { $n } puntos de desventaja frente a { $player }.
}

window-settings-hints = Pistas
window-settings-patience = Tiempo para pensar

window-hints-on-label = Activadas
window-hints-on-explanation = Una tecla y un botón te dicen la mejor jugada, por dónde empieza y por qué.

window-hints-off-label = Desactivadas
window-hints-off-explanation = Nadie puede pedir una pista.

window-patience-quick-label = Breve
window-patience-quick-explanation = Los jugadores virtuales fuertes apenas piensan; juegan algo peor.

window-patience-normal-label = Normal
window-patience-normal-explanation = Los jugadores virtuales fuertes piensan lo que suelen necesitar.

window-patience-patient-label = Largo
window-patience-patient-explanation = Los jugadores virtuales fuertes pueden pensar cuatro veces más.

## The line in which moves are typed.

window-key-command = Escribir una jugada
window-command-title = Escribir una jugada
window-command-label = Una jugada
window-command-nothing = Estas palabras no significan nada ahora.
window-command-nobody = Ahora no se pregunta a nadie.
window-command-also = También se puede escribir «qué es …», «deshacer» o «pista».
# The ways to ask what something is, with a slash between them; "…" is the thing.
window-command-what = qué es un …/qué es una …/qué es el …/qué es la …/qué es …/qué son los …/qué son las …/qué son …

## The field in which one types where the focus goes.

window-key-go_to = Ir a
window-key-part_on = Siguiente zona de la mesa
window-key-part_back = Zona anterior de la mesa
window-go_to-nothing = Nada se llama así.
