### Masters: garments that only they make, guests that only they dress, ties; and what guests give.

lesson-master-name = El dedal de oro
lesson-master-about = Lo que solo pueden los Maestros, por qué ganan los empates, y qué dan los invitados a cambio.

lesson-master-thimble-say = Tres de estas prendas muestran un dedal de oro: solo las hace un Maestro. Y la gente lo nota: { $red } de prestigio, e incluso { $blue }.

lesson-master-chair-say = En el salón 2 queda libre un solo invitado, y también hay un dedal: un invitado de Maestro. ¿Qué puede llevar un invitado así?
lesson-master-chair-anybody = Cualquier prenda
lesson-master-chair-anybody_reply = ¿Cómo, incluso la obra de un Oficial? Jamás. Prueba otra vez.
lesson-master-chair-thimbled = Una prenda con dedal
lesson-master-chair-thimbled_reply = No del todo: no importa la prenda, sino las manos que la hicieron. Prueba otra vez.
lesson-master-chair-master = Lo que haya hecho un Maestro
lesson-master-chair-master_reply = Exacto: cualquier prenda, con dedal o sin él, mientras la haya hecho un Maestro.

lesson-master-tie-say = Colette tiene { $hers } prendas en el salón 2, con marco azul, y tú una, con marco rojo. Si vistes a este invitado, son { $hers } contra { $hers }. ¿Quién se lleva los { $first } puntos de prestigio del salón?
lesson-master-tie-colette = Colette
lesson-master-tie-colette_reply = ¿Porque llegó primero? Eso no lo pregunta nadie. Prueba otra vez.
lesson-master-tie-both = Los dos
lesson-master-tie-both_reply = Solo si no decide ninguna otra cosa. Pero algo decide: mira el dedal. Prueba otra vez.
lesson-master-tie-you = Yo
lesson-master-tie-you_reply = ¡Tú! En un empate gana quien tenga más invitados de Maestro en el salón. { $first } para ti, y { $second } para Colette, que es segunda.

lesson-master-play-say = Entonces, ¿a quién pones a trabajar?
lesson-master-play-else = No para un invitado con dedal. Vuelve atrás.

lesson-master-make-say = ¡Confecciona el vestido azul con el dedal! La seda y el encaje están listos.
lesson-master-make-else = Un Maestro puede hacer eso. Pero el salón 2 espera: vuelve atrás y confecciona el vestido azul.
lesson-master-make-green-01 = El invitado también la llevaría. Pero esa casaca la puede hacer el Oficial; el vestido, solo tu Maestro. Vuelve atrás.

lesson-master-rent-say = ¡Y ahora al salón 2, en las mismas narices de Colette!
lesson-master-rent-else = Bonito, pero en ninguna parte decide tanto una sola prenda como en el salón 2. Vuelve atrás.
lesson-master-rent-hall5-m1 = ¡Un dedal y una loseta, qué tentación! Pero el salón 2 vale { $first } puntos de prestigio. Vuelve atrás.
lesson-master-rent-sell = ¿Vender la obra de un Maestro? Vuelve atrás, o me desmayo.

lesson-master-others-say = El salón 2 es tuyo para siempre. Colette aún puede pagar a su músico, pero un músico solo cuenta después de los invitados de Maestro.

lesson-master-gifts-say = El signo bajo un invitado es lo que recibes al momento: libras, hilo, encaje o una loseta de recursos. Estos dos dan una loseta. ¿A cuál puede alquilar el Oficial?
lesson-master-gifts-four = Al del salón 4
lesson-master-gifts-four_reply = Exacto. El otro muestra un dedal, y espera a un Maestro.
lesson-master-gifts-five = Al del salón 5
lesson-master-gifts-five_reply = ¿Con un dedal ahí? Prueba otra vez.
lesson-master-gifts-either = A cualquiera de los dos
lesson-master-gifts-either_reply = Mira bien: uno de ellos muestra un dedal. Prueba otra vez.

lesson-master-coat-say = Que el Oficial confeccione la casaca rosa, la de una sola seda, y alquílala al invitado del salón 4.
lesson-master-coat-else = Más tarde, quizá. Vuelve atrás: la casaca del Oficial va al invitado del salón 4.

lesson-master-tile-say = Toma gratis la loseta que quieras: guárdala como seda o cámbiala, como siempre.
lesson-master-tile-else = Como gustes.

lesson-master-rest-say = Y { $bonus } libras de la bonificación del Oficial. Ahora juegan los demás.

lesson-master-why-say = Otros dos Maestros descansan en tu reserva. ¿Para qué reservas un Maestro?
lesson-master-why-silk = Para comprar seda
lesson-master-why-silk_reply = Un Aprendiz compra igual de bien. Prueba otra vez.
lesson-master-why-thimbles = Para los dedales y para contratar
lesson-master-why-thimbles_reply = Para lo que nadie más puede hacer: prendas con dedal, invitados con dedal, y contratar.

lesson-master-end-say = Así que, antes de elegir tu mano, recorre los salones con la vista: ¿dónde decide un dedal? Y entonces ten lista la seda, y un Maestro.
