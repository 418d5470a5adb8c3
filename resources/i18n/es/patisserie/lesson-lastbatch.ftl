### A last round on one's own, with comments.

lesson-lastbatch-name = Tu propia hornada
lesson-lastbatch-about = Una última ronda en la que decides tú y yo solo susurro.

lesson-lastbatch-welcome-say = La última ronda, { $cards } cartas, { $coins } monedas, { $dishes } dulces en las rejillas: lo demás lo decides tú. Con esta mano acabé una vez con 62 de prestigio. ¡Supérame!

lesson-lastbatch-order-say = Antes, dos susurros. El Ayudante III da prestigio por las mesas donde tienes dulces: { $forMany } por { $many } mesas, { $forAll } por las { $all }. ¿Cuándo es el momento?
lesson-lastbatch-order-first = Enseguida
lesson-lastbatch-order-first_reply = Hoy serían { $many } mesas. Mira en tus rejillas.
lesson-lastbatch-order-later = Después de entregar
lesson-lastbatch-order-later_reply = Claro: primero tiene que haber algo que contar.
lesson-lastbatch-order-same = Da igual
lesson-lastbatch-order-same_reply = No da igual: una bonificación cuenta cuando se juega la carta, no al final.

lesson-lastbatch-money-say = Y el Ayudante IV vende prestigio a { $price } monedas el punto. ¿Cuándo es el momento para eso?
lesson-lastbatch-money-first = Enseguida
lesson-lastbatch-money-first_reply = ¿Y con qué pagas luego un anfitrión?
lesson-lastbatch-money-last = Al final del todo
lesson-lastbatch-money-last_reply = Al final del todo, con lo que te quede en el monedero. Pero basta: ¡hornea, entrega, gana!
lesson-lastbatch-money-same = Da igual
lesson-lastbatch-money-same_reply = Cada turno cambia lo que hay en tu monedero.

lesson-lastbatch-one-say = Tu primera carta. Si me preguntas: entrega los dos dulces, en mesas donde aún no tengas nada. ¡Manon también va a por la bonificación especial de las { $needed } mesas!
lesson-lastbatch-one-else = No es lo que yo haría. ¡Demuéstrame que es mejor!
lesson-lastbatch-one-staff-3-02 = ¿Ya el Ayudante III? { $many } mesas, entonces; los dulces pueden esperar, si Manon lo permite.
lesson-lastbatch-one-staff-4-02 = ¿Primero el monedero? { $coins } monedas son { $bought } de prestigio. Un anfitrión daría más.
lesson-lastbatch-one-hire = Quien entra juega en esta misma ronda: ¡una carta más!
lesson-lastbatch-one-sell = ¿Vendido? En una mesa habría contado además para la mayoría.
lesson-lastbatch-one-give_notice = { $chef_notice } monedas son uno de prestigio con el Ayudante IV. Una entrega da más.
lesson-lastbatch-one-forfeit = ¿Renunciar a una carta entera, en la última ronda? Te gusta vivir al límite.

lesson-lastbatch-two-say = Ahora el Ayudante III, diría yo: las { $all } mesas. Como acción, quizá un anfitrión noble: tus dos rivales tienen puestos.
lesson-lastbatch-two-else = Yo habría hecho otra cosa, pero la fiesta es tuya.
lesson-lastbatch-two-start-chef-1 = Ahora el Pastelero: ¡entrega antes de que se llenen las mesas!
lesson-lastbatch-two-staff-4-02 = ¿Ya el monedero? Pues las mesas van al final. Por qué no.
lesson-lastbatch-two-forfeit = ¿Renunciar a lo que podías tener? Mañana las monedas no valdrán casi nada.

lesson-lastbatch-three-say = Última carta, última oportunidad: lo que aún dé algo, y luego convierte tus monedas en prestigio. Después cuenta el Rey; «Ver la mesa» te devuelve conmigo.
lesson-lastbatch-three-else = ¡Por qué no! Lo que da, lo dirá el Rey. Te espero en la mesa.
lesson-lastbatch-three-deliver = ¡Uno más en las mesas! Mira dónde cambia una mayoría.

lesson-lastbatch-sheet-say = Más de 55 está bien, más de 60 es un triunfo, y 62 fueron los míos. ¿Se puede más? Juega otra vez la ronda, y échale un ojo al personal con estrella…

lesson-lastbatch-end-say = De una ronda ya no tengo nada que enseñarte. Siéntate a una mesa de verdad; Babette, a quien se le escapa la mitad de lo que ofrece la fiesta, es una primera rival amable. ¡Y escríbeme desde Versalles!
