### The first lesson: what you are after, and one turn.

lesson-called-rococo = Lucille

lesson-turn-name = Un baile y un turno
lesson-turn-about = Qué buscas, y qué es un turno.

lesson-turn-welcome-say = ¡Te doy la bienvenida a mi taller, Camille! Soy Lucille. Una partida tiene { $rounds } rondas; esta es la segunda. Tras la última llega el baile del Rey. De quien haya ganado más prestigio para entonces hablará todo París.

lesson-turn-palace-say = Estos son los salones del palacio. Cada prenda que alquilas aquí a un invitado da prestigio cuando acaba el baile, y quien tiene más prendas en un salón recibe todavía más.

lesson-turn-hand-say = Estos son tus empleados. En cada ronda eliges { $hand_size } de ellos; en cada turno juegas uno, y hace una cosa por ti. ¡Un turno no es más que eso!

lesson-turn-play-say = Juega tu Maestro: elige la carta con la cabeza de oro.
lesson-turn-play-else = Ese tiene otro oficio. Vuelve atrás y juega el Maestro: solo un Maestro puede hacerlo todo.

lesson-turn-make-say = Estas son las seis acciones principales, y un Maestro puede hacerlas todas; el último botón es para no hacer nada. ¡Confecciona una prenda!
lesson-turn-make-else = Un Maestro también puede hacer eso. Pero la seda de tu atril quiere ser vestido: vuelve atrás.

lesson-turn-garment-say = El vestido azul de la derecha necesita { $bales } sedas azules, justo las que hay en tu atril, y su hueco no cuesta nada. ¡Tómalo!
lesson-turn-garment-else = Una pieza preciosa, pero vuelve atrás: el vestido azul de la derecha es gratis, y la seda para él ya es tuya.

lesson-turn-guest-say = Ahora, un invitado a quien alquilarlo: elige al tercero del salón 2, cuyo signo significa { $place } libras, al momento. O lleva el vestido hasta él.
lesson-turn-guest-else = ¡Un invitado encantador! Pero esta lección quiere las { $place } libras. Vuelve atrás y busca el signo.

lesson-turn-others-say = Ese ha sido tu turno: el vestido del marco rojo es tuyo, y la flor de lis es de Colette. Ahora Colette y Baptiste juegan una carta cada uno. Observa: aquí se cuenta lo que hacen.

lesson-turn-end-say = Una carta, una acción, y luego el siguiente jugador. Cuando se han jugado todas las cartas, cada cual recibe sus ingresos y empieza la próxima ronda. { $rounds } rondas, y se acabó el baile. ¡Ya sabes cómo va una partida!
