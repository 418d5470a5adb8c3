### Majorities in the halls, ties, and the bonus for all halls.

lesson-halls-name = Quién manda en los salones
lesson-halls-about = Primero y segundo, los empates y cómo se deshacen, y todos los salones a la vez.

lesson-halls-welcome-say = Al final se mira en cada salón: ¿quién tiene allí más prendas? Las dos medallas de arriba dicen lo que da: una es para quien más tiene, la otra para el segundo.

lesson-halls-second-say = Salón 2. Colette tiene allí { $hers } prendas, con marco azul, y tú una, con marco rojo. Si el baile acabara ahora, ¿qué recibirías?
lesson-halls-second-four = { $first } puntos de prestigio
lesson-halls-second-four_reply = Eso es para quien más tiene, y es Colette. Mira la otra medalla.
lesson-halls-second-two = { $second } puntos de prestigio
lesson-halls-second-two_reply = Sí, por el segundo puesto. Y { $first } para Colette, cosa que me fastidia.
lesson-halls-second-nothing = Nada
lesson-halls-second-nothing_reply = ¡No tanto rigor! El segundo puesto también da algo: mira la otra medalla.

lesson-halls-tie-say = Salón 4. Una prenda es tuya, una es de Colette. ¿Quién se lleva los { $fourth } puntos de prestigio del primer puesto?
lesson-halls-tie-both = Los dos, { $fourth } cada uno
lesson-halls-tie-both_reply = Generoso, ¿verdad? Quien siga en empate lo recibe entero. Pero entonces no hay segundo.
lesson-halls-tie-half = Cada cual, la mitad
lesson-halls-tie-half_reply = En la corte del Rey no se parte nada por la mitad. ¡Prueba otra vez!
lesson-halls-tie-nobody = Nadie
lesson-halls-tie-nobody_reply = Oh, no, el Rey es más generoso que eso. ¡Prueba otra vez!

lesson-halls-master-say = Salón 3: otra vez uno contra uno. Pero el invitado de Baptiste, con marco verde, es un invitado de Maestro: mira el dedal. ¿Quién va primero aquí?
lesson-halls-master-me = Yo
lesson-halls-master-me_reply = Ojalá. Pero el dedal es de Baptiste, y nos mira por encima del hombro.
lesson-halls-master-baptiste = Baptiste
lesson-halls-master-baptiste_reply = ¡Por desgracia! Más invitados de Maestro en el salón ganan el empate. Tú vas en segundo lugar, por { $third } puntos de prestigio.
lesson-halls-master-both = Los dos
lesson-halls-master-both_reply = Solo si nada deshace el empate. Aquí lo hace el dedal. ¿En favor de quién?

lesson-halls-tailor-say = Lo que puede Baptiste, puedes hacérselo tú a Colette. Solo un Maestro atiende a un invitado de Maestro: que el tuyo confeccione el vestido azul de la derecha.
lesson-halls-tailor-else = Eso no. Vuelve atrás: tu Maestro debe confeccionar el vestido azul de la derecha, que no cuesta nada.
lesson-halls-tailor-start-journeyman = Un Oficial podría confeccionarlo, pero no para un invitado de Maestro. Vuelve atrás y juega el Maestro.
lesson-halls-tailor-start-apprentice-1 = Un Aprendiz no confecciona. Vuelve atrás y juega el Maestro.

lesson-halls-guest-say = ¡Y ahora, al invitado de Maestro del salón 2!
lesson-halls-guest-else = Ahí cambia poco. Vuelve atrás: en el salón 2 serían dos contra dos, con un dedal para ti.
lesson-halls-guest-hall3-s2 = Dos contra uno en el salón 3: ¡bien visto, e igual de bueno! Pero hoy vuelve atrás; quiero ver un invitado de Maestro en el salón 2.
lesson-halls-guest-hall4-m1 = Ya no compartirías el salón 4, pero allí ya tienes { $fourth } puntos de prestigio. Vuelve atrás: el salón 2 te da más.
lesson-halls-guest-hall1-s2 = En el Salón Real serían dos contra dos, pero Baptiste tiene ambos dedales. Vuelve atrás.
lesson-halls-guest-sell = { $value } libras, pero nunca se ganó un salón solo con dinero. Vuelve atrás.

lesson-halls-won-say = Dos contra dos en el salón 2. ¿Qué te dará?
lesson-halls-won-two = { $second } puntos de prestigio
lesson-halls-won-two_reply = Eso era antes. ¿Quién tiene el invitado de Maestro?
lesson-halls-won-four = { $first } puntos de prestigio
lesson-halls-won-four_reply = { $first } para ti, y { $second } para Colette. ¡Una prenda, y el salón cambia de manos!
lesson-halls-won-three = { $shared }, a medias
lesson-halls-won-three_reply = Nada se reparte a medias, ya lo sabes. Y tú tienes el invitado de Maestro.

lesson-halls-others-say = Veamos qué dicen los demás a eso.

lesson-halls-missing-say = Ahora mira aquí: quien tenga algo en cada uno de los { $halls } salones ocupa al momento la mejor casilla libre; el primero, { $bonus } puntos de prestigio. A ti solo te falta un salón. ¿Cuál?
lesson-halls-missing-royal = El Salón Real
lesson-halls-missing-royal_reply = Allí baila tu vestido verde, entre las prendas de Baptiste. ¡Busca marcos rojos!
lesson-halls-missing-third = El salón 3
lesson-halls-missing-third_reply = Allí vas en segundo lugar, pero estás. ¡Busca marcos rojos!
lesson-halls-missing-fifth = El salón 5
lesson-halls-missing-fifth_reply = Sí. Y allí todos los invitados tienen ya prenda. ¡Pero conocemos a alguien más en el salón 5!

lesson-halls-music-say = ¡El músico! Quien paga la música está presente en el salón. Que tu Aprendiz lo financie con tus últimas { $musician } libras.
lesson-halls-music-else = Vuelve atrás. Solo el músico te mete en el salón 5: que pague tu Aprendiz.
lesson-halls-music-start-journeyman = Mejor guarda al Oficial, que sabe confeccionar. Vuelve atrás: un Aprendiz puede financiar.
lesson-halls-music-fountain-upper-1 = Una cocina no es un salón. Vuelve atrás y financia el músico del salón 5.

lesson-halls-count-say = Todos los salones: { $bonus } puntos de prestigio, ¡y { $music } por el músico! Una pregunta más. ¿Quién va primero ahora en el salón 5?
lesson-halls-count-me = Yo
lesson-halls-count-me_reply = Una música preciosa, pero el músico no lleva nada tuyo. Para la mayoría solo cuentan las prendas.
lesson-halls-count-colette = Colette
lesson-halls-count-colette_reply = Ella tiene el invitado de Maestro, pero eso solo deshace empates. ¡Cuenta antes las prendas!
lesson-halls-count-baptiste = Baptiste
lesson-halls-count-baptiste_reply = Exacto, dos a uno: primero las prendas. Solo en un empate cuentan los invitados de Maestro y, si también empatan, el músico.

lesson-halls-end-say = Primero las prendas, después los invitados de Maestro, después el músico. Así que, ante cada invitado, pregúntate: ¿dónde cambia más las cosas esta prenda? ¡Y llega pronto a los { $halls } salones!
