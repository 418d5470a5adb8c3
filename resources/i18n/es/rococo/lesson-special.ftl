### The special garments: fancy, festivity and expert ones.

lesson-special-name = Prendas especiales
lesson-special-about = Prendas de fantasía, Prendas de gala y Alta costura: prendas que hacen más.

lesson-special-welcome-say = Tres piezas del escaparate se salen de lo común. Una, la de { $price } libras, es sencillamente más lujosa que todas las demás. Una estrella significa que pasa algo al confeccionarla; una aguja, al alquilarla.

lesson-special-festive-say = Primero la estrella, una prenda de gala: { $each } de prestigio al momento por cada vestido azul tuyo en el palacio. Se cuenta antes de que el nuevo ocupe su sitio. Así que recibes…
lesson-special-festive-one = { $each } de prestigio
lesson-special-festive-one_reply = Mira en el Salón Real, y en el salón 2.
lesson-special-festive-two = { $gained } de prestigio
lesson-special-festive-two_reply = { $gained } ahora, y los { $worth } del propio vestido al final. Pero nunca se vende: sin invitado no hay vestido.
lesson-special-festive-three = { $more } de prestigio
lesson-special-festive-three_reply = El nuevo está todavía en tu mesa mientras se cuentan los otros.

lesson-special-make-say = Que lo haga un Maestro, para que pueda ir a un invitado de Maestro.
lesson-special-make-else = Vuelve atrás: un Maestro, por favor, y el vestido azul con la estrella.

lesson-special-place-say = ¡{ $gained } de prestigio, ya mismo! En el Salón Real te daría la mayoría, y arriba esperan tus fuegos artificiales. Pero elige a tu gusto.
lesson-special-place-else = También un buen invitado. Ahora es el turno de Colette y Baptiste.

lesson-special-expert-say = Ahora, el vestido verde con la aguja. { $expert } de prestigio, pero { $rented } libras al alquilarlo, y otras tantas al venderlo. Entonces, ¿vender o alquilar?
lesson-special-expert-sell = Venderlo
lesson-special-expert-sell_reply = ¿Por el mismo dinero? En un salón cuenta igualmente para la mayoría.
lesson-special-expert-rent = Alquilarlo
lesson-special-expert-rent_reply = Alquilarlo: el dinero es el mismo, y una prenda en un salón cuenta para la mayoría, para todos los salones y para los colores de una estatua.

lesson-special-clever-say = Que lo haga tu segundo Maestro.
lesson-special-clever-else = Vuelve atrás: el segundo Maestro y el vestido verde con la aguja.

lesson-special-space-say = ¿Qué invitado? El salón 4, quizá, donde aún no tienes a nadie. Las { $rented } libras llegan vaya donde vaya.
lesson-special-space-else = Vendido, da las { $rented } libras y nada más. Vuelve atrás y búscale un invitado.

lesson-special-fancy-say = Por último, el de fantasía: { $silk } sedas, hilo y encaje, por { $fancy } puntos de prestigio. En el Salón Real, bajo tus fuegos artificiales ×{ $times }, ¿cuánto valdría al final?
lesson-special-fancy-six = { $fancy }
lesson-special-fancy-six_reply = Solo dentro. En el balcón se multiplica.
lesson-special-fancy-nine = { $plus }
lesson-special-fancy-nine_reply = No más { $times }: ¡por { $times }!
lesson-special-fancy-eighteen = { $tripled }
lesson-special-fancy-eighteen_reply = ¡{ $tripled }! Por un vestido así se ahorra una ronda entera. Las losetas nuevas también ayudan…

lesson-special-tile-say = Esta es seda verde, o { $thread } hilos. Tu Oficial la adquiere; guarda la seda, que el vestido de fantasía lleva { $green } verdes.
lesson-special-tile-then_keep_resource = Ahora guárdala como seda, que el vestido de fantasía lleva { $green } verdes.
lesson-special-tile-else = Eso no. Vuelve atrás: el Oficial adquiere la loseta con { $thread } hilos al pie.
lesson-special-tile-notions = ¡{ $thread } hilos por una loseta, no está mal! Pero hilo ya tienes, y el vestido quiere seda verde. Vuelve atrás.

lesson-special-end-say = Las de estrella: hazlas cuando tengas mucho de lo que cuentan. Las de aguja: alquílalas cuando necesites lo que dan. Las de fantasía: ten listo el balcón. Lo demás, ya lo sabes.
