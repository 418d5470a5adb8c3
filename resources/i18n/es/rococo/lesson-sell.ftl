### Selling a garment instead of renting it: money now against prestige later.

lesson-sell-name = Vender, no alquilar
lesson-sell-about = Cuándo vale más el dinero en la bolsa que un invitado en el baile.

lesson-sell-welcome-say = Toda prenda puede bailar en el baile o venderse al momento. Mira el vestido verde: a sus pies pone { $value } libras, su precio si lo vendes, y { $prestige } puntos de prestigio, si lo luce un invitado.

lesson-sell-musician-say = Este músico cuesta { $musician } libras y da { $music } puntos de prestigio. Tienes { $livre } libras; el vestido cuesta { $price } y se vende por { $value }, y tu Oficial suma { $bonus }. ¿Cuánto tendrás?
lesson-sell-musician-thirteen = { $value } libras
lesson-sell-musician-thirteen_reply = Eso es el vestido. Suma lo tuyo y esas { $bonus } libras.
lesson-sell-musician-seventeen = { $total } libras
lesson-sell-musician-seventeen_reply = ¡Hasta la última moneda! Una venta, y el músico toca para ti.
lesson-sell-musician-three = { $livre } libras, como antes
lesson-sell-musician-three_reply = Sí, si lo alquilas. Pero véndelo, ¡y cuenta otra vez!

lesson-sell-tailor-say = Pues manos a la obra. Pon a tu Oficial a confeccionar el vestido verde.
lesson-sell-tailor-else = Eso no, vuelve atrás: tu Oficial debe confeccionar el vestido verde, el de { $value } libras.
lesson-sell-tailor-yellow-01 = Ese vestidito se vende solo por { $little } libras. Vuelve atrás: por el verde te dan { $value }.
lesson-sell-tailor-start-master-1 = Este vestido lo hace cualquier Oficial. Vuelve atrás y guarda a tu Maestro para un invitado mejor.
lesson-sell-tailor-start-apprentice-1 = Un Aprendiz no puede confeccionar. Vuelve atrás y manda al Oficial.

lesson-sell-sell-say = ¿Un invitado, o la bolsa? Esta vez, ¡véndelo!
lesson-sell-sell-else = Un invitado feliz y { $prestige } puntos de prestigio, pero ningún músico. Vuelve atrás y vende el vestido.
lesson-sell-sell-hall3-s1 = No está mal: { $prestige } puntos de prestigio y el primer puesto compartido en el salón 3. Pero el músico da { $music }, y el salón 3 puede esperar otra prenda. Vuelve atrás y vende esta.
lesson-sell-sell-forfeit = ¿{ $bonus } libras por nada, y las dejas en la mesa? Vuelve atrás.

lesson-sell-others-say = { $value } por el vestido, { $bonus } del Oficial. El vestido se ha ido, y no da prestigio. ¡Esperemos que nadie quiera nuestro músico!

lesson-sell-fund-say = ¡Sigue libre! Ahora basta un Aprendiz: financiar puede cualquiera. Dale tus { $musician } libras al músico del salón 3.
lesson-sell-fund-else = Ahora no. Vuelve atrás: que tu Aprendiz financie el músico del salón 3.
lesson-sell-fund-start-master-1 = ¿Un Maestro solo para llevar dinero? Vuelve atrás: un Aprendiz financia igual de bien.
lesson-sell-fund-depute = No, ¡el Aprendiz se queda! Vuelve atrás y financia.

lesson-sell-why-say = Dime ahora: ¿qué ha dado al final la venta del vestido?
lesson-sell-why-guest = { $prestige } puntos de prestigio, de un invitado
lesson-sell-why-guest_reply = Eso lo habría dado un invitado. Pero nuestro vestido no tiene invitado: nos llevamos el dinero.
lesson-sell-why-musician = { $music } puntos de prestigio, y el salón 3
lesson-sell-why-musician_reply = Sí: { $music } puntos de prestigio en vez de { $prestige }. Y tu músico gana los empates en el salón 3. Eso es una buena venta.
lesson-sell-why-same = Nada, vuelvo a estar sin blanca
lesson-sell-why-same_reply = Tu bolsa está vacía, cierto. Pero mira el músico: ¿qué pone bajo su precio?

lesson-sell-again-say = Deja trabajar a los demás. Y no pierdas de vista el salón 3: solo Colette tiene allí una prenda.

lesson-sell-little-say = Una prenda más: el vestidito azul, gratis. Se vende por { $little } libras, o da { $littlePrestige } de prestigio. En el salón 3 sería una prenda contra una, y tienes el músico. ¿Qué harías?
lesson-sell-little-sold = Venderlo por { $little } libras
lesson-sell-little-sold_reply = Al final, { $livre_per_prestige } libras hacen 1 punto de prestigio. ¡{ $little } libras sueltas no hacen nada! Piensa en el salón 3.
lesson-sell-little-rented = Alquilarlo en el salón 3
lesson-sell-little-rented_reply = ¡Yo también! { $littlePrestige } de prestigio por el vestido y { $hall } por el salón 3, ya que el músico deshace el empate. ¿Qué comprarías con { $little } libras?

lesson-sell-last-say = Tu Maestro es lo último que queda en tu mano. El vestidito azul espera.
lesson-sell-last-else = Ese no. Vuelve atrás y confecciona el vestidito azul: la seda para él cuelga de tu atril.
lesson-sell-last-forfeit = ¿Manos ociosas? Vuelve atrás y confecciona el vestidito azul.

lesson-sell-rent-say = Y ahora, a un invitado del salón 3. Cualquiera.
lesson-sell-rent-else = Un invitado, desde luego, pero ahí gana poco o nada. Vuelve atrás: en el salón 3 gana la mayoría.
lesson-sell-rent-sell = ¿{ $little } libras? No dan ni para una cocina. Vuelve atrás y alquílalo en el salón 3.

lesson-sell-end-say = En resumen: vende cuando el dinero te compre más de { $prestige } puntos de prestigio, y pronto. Alquila cuando esté en juego un salón. Y si no queda ningún invitado, no hay más remedio que vender.
