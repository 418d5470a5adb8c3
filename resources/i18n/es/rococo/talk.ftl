### What the computer players say at their own deeds, each in a manner of their own.

talk-rococo-level1-hall-1 = ¿Voy en cabeza? ¿Yo? ¡No se lo digáis al maestro!
talk-rococo-level1-hall-2 = ¡Cuántos invitados míos! Y yo contando solo botones.

talk-rococo-level1-fireworks-1 = ¡Encendí la mecha yo mismo! Y conservo las cejas.
talk-rococo-level1-fireworks-2 = ¡Oooh! Perdón. Pensaba guardar la compostura.

talk-rococo-level1-favor-1 = ¡La Reina me ha sonreído! O a alguien detrás de mí.
talk-rococo-level1-favor-2 = Tanto me incliné que se me cayó el gorro. ¡Funcionó!

talk-rococo-level1-all_halls-1 = ¡Gente mía en todos los salones! Cuando lo sepa mi madre…
talk-rococo-level1-all_halls-2 = ¡En todas partes! Y solo me he perdido alguna que otra vez.

talk-rococo-level1-master-1 = ¡Un maestro trabaja para mí! ¿Y quién hace la reverencia?
talk-rococo-level1-master-2 = ¡Un maestro en mi taller! Menos mal que barrí.

talk-rococo-level2-hall-1 = Ahora sí que brilla este salón. ¡De nada, queridos!
talk-rococo-level2-hall-2 = ¡Todos miran a mis invitados! Vos también, que os veo.

talk-rococo-level2-fireworks-1 = ¡Bum! El dinero nunca lució tanto como ahí arriba.
talk-rococo-level2-fireworks-2 = ¡Más estrellas, más chispas, más Margot!

talk-rococo-level2-favor-1 = La Reina y yo adoramos los mismos cohetes.
talk-rococo-level2-favor-2 = Me llamó deslumbrante. En fin, tiene buen ojo.

talk-rococo-level2-all_halls-1 = Bailéis donde bailéis esta noche, yo llegué antes.
talk-rococo-level2-all_halls-2 = Esta noche, cada salón lleva puesto algo mío.

talk-rococo-level2-master-1 = ¿Un maestro? ¿Caro? Pues claro, tesoro.
talk-rococo-level2-master-2 = ¡Contratado! Primero el talento; la cuenta, ya se verá.

talk-rococo-level3-hall-1 = Aquí voy primera. Lo he contado dos veces.
talk-rococo-level3-hall-2 = En cabeza en este salón. Al libro, y en tinta roja.

talk-rococo-level3-fireworks-1 = Humo, ruido, gasto. Lo anotaré como placer.
talk-rococo-level3-fireworks-2 = La pólvora también tiene su precio. He pedido recibo.

talk-rococo-level3-favor-1 = El favor de la Reina, y ni un céntimo en la cuenta.
talk-rococo-level3-favor-2 = Favor de la Reina: recibido, agradecido y anotado.

talk-rococo-level3-all_halls-1 = Un invitado en cada salón. Toda mi lista, tachada.
talk-rococo-level3-all_halls-2 = Todos los salones, ni un hueco. ¡Qué columna tan llena!

talk-rococo-level3-master-1 = Un maestro cuesta lo que cuesta. Pregunté, por si acaso.
talk-rococo-level3-master-2 = Unas buenas manos no son un gasto: son patrimonio.

talk-rococo-level4-hall-1 = Tengo ojo para los salones, y este me ha guiñado el suyo.
talk-rococo-level4-hall-2 = ¡Qué buen porte el de mis invitados! ¡Espalda recta, amigos!

talk-rococo-level4-fireworks-1 = ¡Arriba esas cabezas! La mejor vista es hacia lo alto.
talk-rococo-level4-fireworks-2 = He conocido muchos cielos. Este le sienta bien a la casa.

talk-rococo-level4-favor-1 = La Reina mira, yo me inclino. Hay que saber verlo.
talk-rococo-level4-favor-2 = Una palabra amable en la puerta justa, y se abrió.

talk-rococo-level4-all_halls-1 = En cada salón saludo a alguien. Mi sombrero no descansa.
talk-rococo-level4-all_halls-2 = Una cara conocida en cada salón. A eso lo llamo hogar.

talk-rococo-level4-master-1 = ¡Qué manos! Lo supe a la primera puntada.
talk-rococo-level4-master-2 = A la buena gente la conozco al verla. ¡Pasad, sentaos!

talk-rococo-level5-hall-1 = Este salón ya era mío esta mañana. Ahora lo veis vos.
talk-rococo-level5-hall-2 = Vi este salón lleno mucho antes de que lo estuviera.

talk-rococo-level5-fireworks-1 = Una chispa, prevista al minuto. Mirad hacia arriba.
talk-rococo-level5-fireworks-2 = Hasta un cohete vuela mejor con patrón.

talk-rococo-level5-favor-1 = La Reina me esperaba. De eso ya me había encargado yo.
talk-rococo-level5-favor-2 = Llegué justo cuando Su Majestad se volvía.

talk-rococo-level5-all_halls-1 = Todos los salones. Planeé primero el último paso.
talk-rococo-level5-all_halls-2 = Listo. El patrón está completo, hasta la última puntada.

talk-rococo-level5-master-1 = Tenía una silla libre justo para estas manos.
talk-rococo-level5-master-2 = Os doy la bienvenida. Vuestras agujas ya están listas.

talk-rococo-level6-hall-1 = Perdonad, me temo que os estoy quitando la luz.
talk-rococo-level6-hall-2 = ¡Quedaos! Detrás de mí siempre hay sitio.

talk-rococo-level6-fireworks-1 = Una fruslería para el cielo. La corte la espera de mí.
talk-rococo-level6-fireworks-2 = De todos modos ibais a mirar hacia arriba, ¿verdad?

talk-rococo-level6-favor-1 = Su Majestad y yo nos entendemos sin palabras.
talk-rococo-level6-favor-2 = La Reina preguntó por vos. Dije que os esforzáis.

talk-rococo-level6-all_halls-1 = Todos los salones, como debe ser. Seguid, seguid.
talk-rococo-level6-all_halls-2 = En cada salón se encuentra uno consigo mismo. Qué grato.

talk-rococo-level6-master-1 = Entre maestros: las tijeras buenas son mías.
talk-rococo-level6-master-2 = Un maestro, por fin. Ya empezaba a sentirme solo.
