### Resource tiles: what a drawer asks for them, and silk or the lower half.

lesson-acquire-name = Seda, hilo y encaje
lesson-acquire-about = Comprar en los cajones, y cuándo una loseta vale más por su mitad inferior.

lesson-acquire-goal-say = ¡Hoy nos vamos de compras! Este vestido quiere { $bales } sedas azules y { $laces } encajes. ¿Y tú? { $livre } libras, y ni un triste hilo.

lesson-acquire-prices-say = El número junto a un cajón es el precio de una loseta. Quedan { $full }: { $price3 } libras. Quedan { $fewer }: { $price2 } libras. ¿Y la última?
lesson-acquire-prices-two = { $price3 } libras
lesson-acquire-prices-two_reply = ¿Por la última del cajón? Las sobras nunca son caras. Prueba otra vez.
lesson-acquire-prices-one = { $price2 } libras
lesson-acquire-prices-one_reply = ¡Aún más barata! Prueba otra vez.
lesson-acquire-prices-free = Nada
lesson-acquire-prices-free_reply = Nada de nada. Cuanto más vacío está un cajón, más barato. Puedes esperar a eso, si nadie te quita antes la loseta.

lesson-acquire-buyer-say = Cualquiera puede adquirir una loseta. Pero una de tus tres cartas adquiere dos en un turno: juégala y adquiere recursos.
lesson-acquire-buyer-else = Queremos dos losetas en un turno. Vuelve atrás y mira lo que dicen tus cartas.

lesson-acquire-silk-say = Arriba seda, abajo hilo o encaje: de cada loseta te llevas una mitad. El vestido quiere estas { $bales } sedas azules, así que toma la loseta y guarda la seda.
lesson-acquire-silk-then_keep_resource = La loseta es tuya. Ahora elige su mitad superior: guarda la seda.
lesson-acquire-silk-else = Esa no es la seda azul que necesitamos. Vuelve atrás.
lesson-acquire-silk-thread = Entonces adiós a la seda azul. Vuelve atrás y guárdala.
lesson-acquire-silk-lace = Un encaje es más fácil de encontrar que { $bales } sedas azules. Vuelve atrás y guarda la seda.

lesson-acquire-slash-say = Ahora la bonificación, una loseta más: toma la última de este cajón. ¡No cuesta nada!
lesson-acquire-slash-else = Esa cuesta dinero. La última loseta del primer cajón no cuesta nada: vuelve atrás.
lesson-acquire-slash-forfeit = ¿Una loseta gratis, y renuncias? Vuelve atrás.

lesson-acquire-lace-say = El rosa y el verde no nos sirven, así que cambia la loseta por su mitad inferior. La barra significa uno de los dos: ¡un encaje, por favor!
lesson-acquire-lace-else = El vestido no muestra hilo. Vuelve atrás: un encaje, por favor.
lesson-acquire-lace-silk = ¿Rosa y verde, para un vestido azul? Vuelve atrás y cambia la loseta.

lesson-acquire-later-say = La seda azul ya está en tu atril. Supón que cambias de idea: ¿podrías cambiarla más tarde por un encaje?
lesson-acquire-later-yes = Sí, en cualquier momento
lesson-acquire-later-yes_reply = ¡Ojalá! No volvería a faltarme encaje. Prueba otra vez.
lesson-acquire-later-no = No, nunca
lesson-acquire-later-no_reply = Ahora o nunca: lo que está en el atril se queda en seda. Al menos nadie más ve cuál es.

lesson-acquire-others-say = Los demás también van de compras. ¡No pierdas de vista el cajón del medio!

lesson-acquire-plus-say = Colette ha tomado una loseta, y cada una de las otras cuesta { $less } libras menos. La segunda de ese cajón tiene un más: ¿qué da su mitad inferior?
lesson-acquire-plus-either = Un hilo o un encaje
lesson-acquire-plus-either_reply = Eso era la barra. Prueba otra vez.
lesson-acquire-plus-both = Un hilo y un encaje
lesson-acquire-plus-both_reply = ¡Ambas cosas a la vez! Estas losetas solo tienen una seda arriba, pero a quien le falten hilo y encaje le vienen de perlas.

lesson-acquire-trade-say = Manda al Oficial a por esta loseta y cámbiala por ambos.
lesson-acquire-trade-then_keep_resource = La loseta es tuya. Ahora cámbiala por su mitad inferior, un hilo y un encaje.
lesson-acquire-trade-else = Aún nos falta un encaje. Vuelve atrás y adquiere la loseta con el más.
lesson-acquire-trade-silk = Nuestro vestido es azul y le falta un encaje. Vuelve atrás y cambia la loseta.
lesson-acquire-trade-start-master-1 = ¿Y quién confecciona entonces? Reserva tu Maestro para el vestido: vuelve atrás.

lesson-acquire-sew-say = { $bales } sedas azules, { $laces } encajes, ¡ya está todo! Haz que el Maestro confeccione el vestido y alquílalo a un invitado.
lesson-acquire-sew-else = ¡No después de tantas compras! Vuelve atrás: confecciona el vestido y alquílalo a un invitado.
lesson-acquire-sew-hall4-s1 = Ese invitado tiene otra loseta para ti. Pero por hoy ya tienes bastantes: vuelve atrás y elige otro.
lesson-acquire-sew-hall5-m1 = Ese invitado tiene otra loseta para ti. Pero por hoy ya tienes bastantes: vuelve atrás y elige otro.

lesson-acquire-end-say = Así que mira primero la prenda y después los cajones: { $bales } sedas de su color, y una barra o un más para el resto. Y los precios bajan mientras otros compran.
