### A last round on one's own, with comments.

lesson-finale-name = Tu propio final
lesson-finale-about = Una última ronda en la que decides tú y yo solo susurro.

lesson-finale-welcome-say = La última ronda, { $cards } cartas, { $livre } libras: lo demás lo decides tú. Con esta mano acabé una vez con 69 puntos de prestigio. ¡Supérame!

lesson-finale-order-say = Antes, dos susurros. El Oficial da 1 punto de prestigio por cada { $every } decoraciones; el Aprendiz financia una vez, y otra más con una rebaja de { $discount } libras. ¿Quién debería ir primero?
lesson-finale-order-apprentice = El Aprendiz
lesson-finale-order-apprentice_reply = Claro: primero tiene que haber algo que contar.
lesson-finale-order-journeyman = El Oficial
lesson-finale-order-journeyman_reply = Ahora la bonificación contaría { $own } decoraciones, la cocina y los fuegos artificiales. Más tarde podrían ser { $later }…
lesson-finale-order-same = Da igual
lesson-finale-order-same_reply = No da igual: la bonificación cuenta cuando se juega la carta, no al final.

lesson-finale-missing-say = Y mira los salones: en uno de ellos aún no estás presente, y nadie tiene la bonificación de todos los salones, { $bonus }. ¿Qué salón es?
lesson-finale-missing-royal = El Salón Real
lesson-finale-missing-royal_reply = Ahí ya hay un vestido verde tuyo. Busca tu emblema.
lesson-finale-missing-hall3 = El salón 3
lesson-finale-missing-hall3_reply = Ahí ya hay un vestido azul tuyo. Busca tu emblema.
lesson-finale-missing-hall5 = El salón 5
lesson-finale-missing-hall5_reply = El salón 5. Te lo abre un invitado, y también su músico, por { $musician } libras. Pero basta: ¡juega!

lesson-finale-one-say = Tu primera carta. Si me preguntas: el Maestro, el vestido azul con el dedal por { $price } libras, y un invitado de Maestro del Salón Real, bajo tus fuegos artificiales.
lesson-finale-one-else = No es lo que yo haría; ¡demuéstrame que es mejor!
lesson-finale-one-level3-fund = ¿Primero el Aprendiz? Bien: ya nadie te quita las decoraciones. El vestido puede esperar, si Colette lo deja.
lesson-finale-one-level5-decorations = ¿Ya el Oficial? Así solo cuenta { $own } decoraciones. El favor de la Reina te consolaría: { $favor_prestige } puntos de prestigio al final.
lesson-finale-one-hire = A quien contratas juega en esta misma ronda: ¡una carta más! Las parejas te valen ahora { $couples } puntos de prestigio.
lesson-finale-one-favor = El favor: { $favor_livre } libras ahora, { $favor_prestige } puntos de prestigio al final. También podría haberlo traído un Oficial, y un Maestro confecciona.
lesson-finale-one-sell = ¿Vendida? En libras son { $low } o { $high } de prestigio. Con un invitado habría contado además para el salón.
lesson-finale-one-depute = { $master } libras son ahora un punto de prestigio. Alguien que confecciona habría valido más.
lesson-finale-one-forfeit = ¿Renunciar? ¿Una carta entera, en la última ronda? Te gusta vivir al límite.

lesson-finale-two-say = Ahora el Aprendiz, diría yo: el músico del salón 5, { $music } puntos de prestigio y todos los salones. Después, con { $discount } libras de rebaja, la primera estatua: ¡tienes los cuatro colores!
lesson-finale-two-else = Yo habría hecho otra cosa, pero el baile es tuyo. Acuérdate del salón 5.
lesson-finale-two-start-master-2 = Ahora el Maestro: nadie más hace lo que lleva dedal, ni le encuentra un invitado de Maestro.
lesson-finale-two-level5-decorations = ¿El Oficial antes que el Aprendiz? Entonces la bonificación se pierde dos decoraciones. Bueno, quizá el favor.
lesson-finale-two-forfeit = ¿Renunciar a lo que podías tener? { $livre_per_prestige } libras guardadas son un solo punto de prestigio.

lesson-finale-three-say = Última carta, última oportunidad: ¿puede tu Oficial traer aún el favor? { $favor_prestige } puntos de prestigio, y luego la bonificación por tus decoraciones. Después cuenta el Rey; «Ver la mesa» te devuelve conmigo.
lesson-finale-three-else = ¡Por qué no! Lo que da, lo dirá el Rey. Te espero en la mesa.
lesson-finale-three-fund = Otra decoración: la bonificación también la cuenta. Pero ¿antes que el favor? Compara el prestigio que lleva con { $favor_prestige }.
lesson-finale-three-make_dress = ¡Un invitado más! Mira dónde cambia una mayoría.
lesson-finale-three-depute = ¿{ $journeyman } libras? Menos de un punto de prestigio. Alguien tan leal vale más.

lesson-finale-sheet-say = Más de 60 es un triunfo, y 69 fueron los míos. Si te has quedado por debajo, juega la ronda otra vez: en otro orden, o con otro invitado.

lesson-finale-end-say = De una ronda ya no tengo nada que enseñarte. Siéntate a una mesa de verdad; Colin, que no se fija en quién domina los salones, es un primer rival amable. ¡Y escríbeme desde Versalles!
