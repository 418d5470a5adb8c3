### Making a garment: what it needs, what is lost with mixed tiles, renting and selling.

lesson-garment-name = Confeccionar una prenda
lesson-garment-about = Seda, hilo, encaje y un precio; después, un invitado o un comprador.

lesson-garment-signs-say = Así se lee una prenda: la seda a la derecha, el hilo y el encaje debajo, el precio arriba. Al pie, por cuánto se vende y su prestigio si se alquila.

lesson-garment-which-say = Compara estas tres con tu bolsa y tu atril. ¿Cuál puede confeccionar el Oficial?
lesson-garment-which-six = El vestido de { $six } libras
lesson-garment-which-six_reply = Quiere { $laces } encajes, y tú tienes uno. Prueba otra vez.
lesson-garment-which-four = La casaca de { $four } libras
lesson-garment-which-four_reply = La seda y el encaje bastarían, pero ¿ves el dedal de oro? Esa solo la hace un Maestro. Prueba otra vez.
lesson-garment-which-two = El vestido de { $price } libras
lesson-garment-which-two_reply = Exacto: { $bales } sedas azules, un encaje, { $price } libras, y ningún dedal.

lesson-garment-tailor-say = ¡Entonces, que el Oficial confeccione el vestido de { $price } libras!
lesson-garment-tailor-start-master-1 = El Maestro tiene hoy otra cosa que confeccionar. Vuelve atrás: este vestido también lo hace el Oficial.
lesson-garment-tailor-start-apprentice-1 = Un Aprendiz nunca confecciona. Vuelve atrás y juega el Oficial.
lesson-garment-tailor-else = Esta vez no. Vuelve atrás: el Oficial confecciona el vestido azul de { $price } libras.

lesson-garment-pay-say = Paga con esta única loseta del atril, o con las dos de la barra. Siempre entregas losetas enteras, y nadie te da el cambio. ¿Qué es más sensato?
lesson-garment-pay-else = ¡Dos losetas por un vestido, y con ellas se pierden una seda rosa y una verde! Vuelve atrás.

lesson-garment-rent-say = Ahora, un invitado. En el baile todos cuentan igual, pero algunos dan las gracias al momento: el primero del salón 3, con un hilo, y enseguida necesitaremos uno.
lesson-garment-rent-else = Un invitado distinguido. Pero nuestra próxima prenda necesita un hilo, y este lo da: vuelve atrás.
lesson-garment-rent-sell = ¿A un comprador? Eso te lo enseñaré más tarde. Este vestido lo alquilamos: vuelve atrás.

lesson-garment-others-say = Un hilo del invitado, y { $bonus } libras de la bonificación del Oficial. Ahora juegan los demás.

lesson-garment-mixed-say = A continuación, esta casaca rosa: { $pink } sedas rosas y un hilo. Tus sedas rosas van unidas a una azul y una verde. ¿Qué pasa con esas dos?
lesson-garment-mixed-back = Se quedan en mi atril
lesson-garment-mixed-back_reply = ¡Nada de tijeras en el atril! Una loseta se entrega entera. Prueba otra vez.
lesson-garment-mixed-lost = Se pierden
lesson-garment-mixed-lost_reply = Se pierden, por desgracia. Las losetas mixtas sirven para muchas prendas, pero aquí cada una desperdicia una seda.

lesson-garment-coat-say = Hoy nos lo podemos permitir. Que el Maestro confeccione la casaca rosa por { $coatPrice } libras. Solo hay una forma de pagar, así que nadie pregunta.
lesson-garment-coat-else = Otro día. Vuelve atrás: el Maestro confecciona la casaca rosa por { $coatPrice } libras.

lesson-garment-sell-say = Y esta, por una vez, la vendes: { $value } libras, al momento, y ningún invitado la lleva.
lesson-garment-sell-else = Yo también la alquilaría, casi siempre. Pero mira por una vez lo que paga un comprador: vuelve atrás y vende.

lesson-garment-compare-say = Cuando acaba el baile, { $livre_per_prestige } libras son 1 punto de prestigio. ¿Por cuál has sacado más, por el vestido o por la casaca?
lesson-garment-compare-gown = Por el vestido, alquilado
lesson-garment-compare-gown_reply = Sí: { $prestige } de prestigio, las gracias de un invitado y un voto en el salón. Vende solo cuando el dinero dé más fruto ahora mismo: un nuevo empleado, por ejemplo, o un músico.
lesson-garment-compare-coat = Por la casaca, vendida
lesson-garment-compare-coat_reply = { $value } libras hacen { $worth } de prestigio. El vestido muestra { $prestige }, y además cuenta en su salón. Prueba otra vez.

lesson-garment-end-say = Seda, hilo, encaje, precio; después, un invitado. ¡Ese es nuestro oficio! De qué va lo del dedal de oro, lo aprenderás en la próxima lección.
