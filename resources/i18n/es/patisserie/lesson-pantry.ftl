### What a dish needs, and where it comes from.

lesson-pantry-name = Lo que pide un dulce
lesson-pantry-about = Recetas, losetas de ingrediente y productos, y lo que cuestan.

lesson-pantry-recipes-say = Las recetas en oferta, con su precio debajo: caras a la izquierda, gratis a la derecha. Las últimas { $cleared_recipes } se van cuando acaba la ronda.

lesson-pantry-needs-say = La Madeleine. La loseta dice lo que necesita: { $flour } de harina, { $butter } de mantequilla y una cosa que aún no tienes. ¿Cuál es?
lesson-pantry-needs-coin = Una moneda
lesson-pantry-needs-coin_reply = Las monedas pagan la receta, no la masa. Mira la loseta.
lesson-pantry-needs-egg = Un huevo
lesson-pantry-needs-egg_reply = ¡Un huevo! La harina, el azúcar y la mantequilla son productos y tienen contador. La miel, los frutos secos y los huevos vienen en losetas de ingrediente.
lesson-pantry-needs-nothing = Nada
lesson-pantry-needs-nothing_reply = Saldría más bien seca. Mira otra vez la loseta.

lesson-pantry-first-say = Juega el Pastelero iluminado y adquiere la Madeleine por { $madeleine } monedas.
lesson-pantry-first-then_choose_action = Adquirir recetas: eso puede hacerlo cualquier carta.
lesson-pantry-first-then_acquire_recipe = La Madeleine, por { $madeleine } monedas.
lesson-pantry-first-else = Más tarde, quizá. Vuelve atrás: vamos a por la Madeleine.
lesson-pantry-first-start-chef-1 = Ese irá luego a por ingredientes. Vuelve atrás y juega el Pastelero iluminado.

lesson-pantry-second-say = Una acción permite adquirir hasta dos recetas. La Meringue también necesita un huevo y cuesta { $meringue } moneda: tómala.
lesson-pantry-second-done = ¿Solo una? La segunda entra en la misma acción. Vuelve atrás.
lesson-pantry-second-else = ¡Demasiado difícil para el primer día! Vuelve atrás: la Meringue.

lesson-pantry-wait-say = Aquí caben hasta { $recipe_storage } recetas, hasta que las hornees. Y la bonificación de la carta te ha dado { $bonus } monedas.

lesson-pantry-shelf-say = Los ingredientes. El precio junto a una fila depende de cuántas losetas le quedan. ¿Cuánto cuesta la última loseta de la fila inferior?
lesson-pantry-shelf-free = Nada
lesson-pantry-shelf-free_reply = ¡Nada! Cuantas menos quedan, más baratas. Pero la fila inferior se vacía cuando acaba la ronda.
lesson-pantry-shelf-one = { $lowest } moneda
lesson-pantry-shelf-one_reply = Si la fila estuviera llena. Mira el precio que tiene al lado.
lesson-pantry-shelf-two = { $top } monedas
lesson-pantry-shelf-two_reply = Eso es la fila superior cuando está llena. Mira el precio junto a la de abajo.

lesson-pantry-eggs-say = ¡{ $eggs } huevos en una loseta, y gratis! Juega el Ayudante iluminado, que después compra productos, y adquiérela.
lesson-pantry-eggs-then_choose_action = Adquirir ingredientes: eso es cosa de Ayudantes.
lesson-pantry-eggs-then_acquire_ingredient = La loseta con { $eggs } huevos.
lesson-pantry-eggs-else = Necesitamos huevos, y la loseta con { $eggs } es gratis. Vuelve atrás.
lesson-pantry-eggs-start-assistant-2 = Ese da { $assistant } monedas. El otro compra productos con su bonificación: vuelve atrás.
lesson-pantry-eggs-start-chef-1 = Un Pastelero nunca adquiere ingredientes como acción principal. Vuelve atrás y juega plata.

lesson-pantry-goods-say = Ahora la bonificación: compra un tipo de producto, tantas unidades como quieras. La primera harina es gratis, ¡así que llévatela!
lesson-pantry-goods-then_buy_goods = La casilla iluminada muestra cuánto cuesta comprar hasta ella. Una de harina: nada.
lesson-pantry-goods-forfeit = ¿Rechazas un regalo? Vuelve atrás: una de harina no cuesta nada.
lesson-pantry-goods-else = De eso tienes bastante. Vuelve atrás: una de harina no cuesta nada.

lesson-pantry-again-say = { $ownFlour } de harina, { $ownSugar } de azúcar, { $ownButter } de mantequilla y { $eggs } huevos en una loseta: ¡con eso basta!

lesson-pantry-bake-say = Ahora juega el Pastelero y hornea las dos recetas a la vez: dos dulces de una misma acción pueden compartir los huevos de una loseta. Lo que ninguno aprovecha se pierde.
lesson-pantry-bake-then_choose_action = ¡A hornear!
lesson-pantry-bake-then_bake = Las dos juntas, con una sola loseta.
lesson-pantry-bake-pastry-madeleine = ¿Sola? Entonces se pierde el segundo huevo de la loseta. Vuelve atrás: las dos a la vez.
lesson-pantry-bake-pastry-meringue = ¿Sola? Entonces se pierde el segundo huevo de la loseta. Vuelve atrás: las dos a la vez.
lesson-pantry-bake-start-assistant-2 = Un Ayudante también podría hornearlos. Pero el del gorro tiene mejor bonificación: vuelve atrás.
lesson-pantry-bake-else = ¡Ahora no, que el horno está caliente! Vuelve atrás y hornea.

lesson-pantry-bonus-say = Los productos bajan, la loseta se va y ¡{ $dishes } dulces en las rejillas! Y la bonificación de esta carta: adquiere una loseta más, si te apetece.
lesson-pantry-bonus-else = Como quieras.

lesson-pantry-storage-say = Una pregunta más. Tienes { $recipe_storage } recetas y tomas otra. ¿Qué pasa entonces?
lesson-pantry-storage-never = Está prohibido
lesson-pantry-storage-never_reply = Prohibido no está. Pero solo hay sitio para { $recipe_storage }.
lesson-pantry-storage-discard = Una de ellas se va
lesson-pantry-storage-discard_reply = Eso es: descartas una de las { $tooMany }. Y puedes deshacerte de cualquier receta en todo momento: descártala cuando vayas a elegir una acción principal.
lesson-pantry-storage-wait = Espera en la oferta
lesson-pantry-storage-wait_reply = Ya ha salido de la oferta. Allí nadie te la guarda.

lesson-pantry-end-say = Si tras un turno faltan { $refill_recipes } recetas, llegan otras enseguida; los ingredientes, solo en la ronda siguiente. ¡Ya sabes llenar una despensa!
