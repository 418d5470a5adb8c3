### Alone with Madame du Barry.

lesson-madame-name = Una rival sin bolsa
lesson-madame-about = A solas con Madame du Barry: cómo funcionan sus cartas, y cómo adelantarla.

lesson-madame-welcome-say = ¿No hay nadie más a la mesa? Entonces juega Madame du Barry. No tiene dinero ni elige nada: en cada turno revela una carta y se lleva gratis lo que dice.

lesson-madame-tie-say = Supón que acabáis los dos con 60 puntos de prestigio, y a ti te quedan libras. ¿Quién gana?
lesson-madame-tie-you = Yo
lesson-madame-tie-you_reply = Contra cualquiera, sí. Pero esta dama nunca pierde un empate.
lesson-madame-tie-she = Ella
lesson-madame-tie-she_reply = ¡Ella, por supuesto! Así que tiene que ser un punto más que los suyos.
lesson-madame-tie-nobody = Nadie
lesson-madame-tie-nobody_reply = ¿La favorita de un rey, compartiendo una victoria? Jamás.

lesson-madame-tailor-say = Sus cartas cuentan las prendas desde la derecha, así que llévate la de allí antes que ella: un Maestro, el vestido azul y el invitado de Maestro del Salón Real.
lesson-madame-tailor-else = Vuelve atrás. En el Salón Real estáis uno a uno, y ella tiene el invitado de Maestro: el vestido azul lo cambia.

lesson-madame-reveals-say = Ahora revela. ¡Atención a los cajones!

lesson-madame-tiles-say = ¡El primer cajón entero! Nunca usa su seda; la acapara. Cada { $each } losetas son 1 punto de prestigio al final, y ya tiene { $tiles }. Así que valen…
lesson-madame-tiles-one = { $less }
lesson-madame-tiles-one_reply = Uno por cada { $each }.
lesson-madame-tiles-three = { $worth }
lesson-madame-tiles-three_reply = { $worth }. Lo que está solo en un cajón no te cuesta nada y a ella le cuesta medio punto: llévatelo.
lesson-madame-tiles-six = { $tiles }
lesson-madame-tiles-six_reply = Hacen falta { $each } para un punto.

lesson-madame-favor-say = Que tu Oficial reclame el favor de la Reina. Una de sus cartas también lo quiere; esa carta le da { $instead } de prestigio en cualquier caso, pero el favor sería tuyo.
lesson-madame-favor-else = Vuelve atrás: a ver a la Reina, antes de que llegue Madame.

lesson-madame-sews-say = Su siguiente carta…

lesson-madame-hall-say = La prenda de más a la derecha, gratis; otra carta nombró el salón 5, y allí se lleva primero el invitado de Maestro. Una prenda cada cual en el salón 5. ¿Qué te da ahora tu mayoría allí?
lesson-madame-hall-two = { $first }, el empate paga a los dos
lesson-madame-hall-two_reply = El empate está deshecho: mira el dedal de oro de su casilla.
lesson-madame-hall-one = { $second }, por el segundo puesto
lesson-madame-hall-one_reply = Con tres a la mesa, sí. Entre dos no hay segundo puesto.
lesson-madame-hall-nothing = Nada
lesson-madame-hall-nothing_reply = Por desgracia: su invitado de Maestro deshace el empate, y entre dos no hay segundo puesto. ¡Cada mayoría es todo o nada!

lesson-madame-crowns-say = Ahora, los empleados. Diga lo que diga su carta: si hay coronas, se lleva la que más le da.

lesson-madame-hire-say = Así que contrata antes que ella. Las parejas: { $pair } de prestigio por cada vestido con su casaca, y tienes { $pairs } parejas así.
lesson-madame-hire-else = Vuelve atrás: la corona de las parejas, { $couples } puntos de prestigio para ti, sería suya en un momento.
lesson-madame-hire-level6-staff = También una corona, pero con tu personal de { $staff } da { $staffed }, y las parejas, { $couples }. Vuelve atrás.

lesson-madame-hires-say = ¿Y ella?

lesson-madame-more-say = Ahí está: la otra corona. Y como ha contratado, roba una carta más para esta ronda, igual que tu recién llegado juega una carta más para ti.

lesson-madame-end-say = Así es ella: se lleva losetas, las prendas de la derecha, coronas. Llévate primero lo que os conviene a los dos, gana salones sin empates y ve siempre un punto por delante. ¡A sus pies, Madame!
