### Fireworks with the balcony, and statues.

lesson-gardens-name = Fuegos y estatuas
lesson-gardens-about = El balcón que multiplica el prestigio, y las estatuas que adoran los colores.

lesson-gardens-welcome-say = ¡Al final del baile hay fuegos artificiales! Por cada uno que hayas pagado, una prenda tuya sube del Salón Real al balcón, y allí cuenta { $fewer } o { $times } veces.

lesson-gardens-tailor-say = Así que necesitamos a alguien digno de ver. Que tu Maestro confeccione la casaca naranja de la derecha: { $prestige } puntos de prestigio, no la hay mejor.
lesson-gardens-tailor-else = ¡Demasiado modesta para el balcón! Vuelve atrás: que tu Maestro confeccione la casaca naranja.
lesson-gardens-tailor-start-journeyman = ¿Ves el dedal de la casaca? Solo la hace un Maestro. Vuelve atrás.
lesson-gardens-tailor-start-apprentice-1 = Un Aprendiz no confecciona. Vuelve atrás y juega el Maestro.
lesson-gardens-tailor-fund = ¿Fuegos sin nadie que los mire? ¡Primero la casaca naranja! Vuelve atrás.

lesson-gardens-guest-say = ¡Al Salón Real con ella! Solo desde allí puede un invitado subir al balcón.
lesson-gardens-guest-else = Desde ahí se oyen los fuegos, pero no se ve nada. Vuelve atrás: ¡al Salón Real!
lesson-gardens-guest-sell = ¡{ $value } libras, tentador! Pero dinero tienes de sobra, y están al alcance { $prestige } puntos de prestigio por { $times }. Vuelve atrás.

lesson-gardens-times-say = Esta casaca vale { $prestige } puntos de prestigio. ¿Cuánto valdrá junto a los fuegos marcados con ×{ $times }?
lesson-gardens-times-seven = { $plus } puntos de prestigio
lesson-gardens-times-seven_reply = ¿{ $prestige } y { $times }? El signo dice «por».
lesson-gardens-times-eight = { $doubled } puntos de prestigio
lesson-gardens-times-eight_reply = Eso sería con ×{ $fewer }. ¡Estos son los grandes!
lesson-gardens-times-twelve = { $tripled } puntos de prestigio
lesson-gardens-times-twelve_reply = { $tripled } en vez de { $prestige }, o sea { $tripledMore } más. Suma { $fireworks } de los propios fuegos: ¡no está mal por { $cost } libras!

lesson-gardens-others-say = Primero, los demás. Esperemos que nos dejen los cohetes.

lesson-gardens-fund-say = ¡Y ahora, a encenderlos! Que tu Aprendiz financie los fuegos artificiales de { $cost } libras.
lesson-gardens-fund-else = Eso no. Vuelve atrás: quiero los fuegos de { $cost } libras, con ×{ $times }.
lesson-gardens-fund-start-journeyman = El Oficial tiene otra cosa que hacer enseguida. Vuelve atrás y manda al Aprendiz.
lesson-gardens-fund-fireworks-2 = Más baratos, pero solo ×{ $fewer }: { $doubledMore } puntos de prestigio más en vez de { $tripledMore }. Vuelve atrás.
lesson-gardens-fund-fireworks-4 = ¡×{ $times4 }, y { $fireworks4 } puntos de prestigio propios! Pero entonces solo quedan { $left } libras, y tengo planes para { $stone }. Vuelve atrás.
lesson-gardens-fund-musician-hall1 = { $royal } puntos de prestigio, hermosa suma. Pero los fuegos dan más, y por menos: { $fireworks }, { $tripledMore } en el balcón, y quizá una mayoría. Vuelve atrás.
lesson-gardens-fund-statue-1 = ¡Enseguida! Primero los fuegos, antes de que se los lleve otro. Vuelve atrás.

lesson-gardens-keep-say = { $thread ->
    [one] ¿Un hilo por 1 libra? Mejor renuncia: tus últimas { $stone } libras son el precio exacto de una estatua.
   *[other] ¿Un hilo por { $thread } libras? Mejor renuncia: tus últimas { $stone } libras son el precio exacto de una estatua.
}
lesson-gardens-keep-else = { $thread ->
    [one] ¡Y ahora a la estatua le falta 1 libra! Vuelve atrás y renuncia a la bonificación.
   *[other] ¡Y ahora a la estatua le faltan { $thread } libras! Vuelve atrás y renuncia a la bonificación.
}

lesson-gardens-most-say = Los fuegos tienen su propia mayoría: { $first } puntos de prestigio para quien más tenga, { $second } para el segundo. Colette tiene uno, y tú otro. ¿Quién se lleva los { $first }?
lesson-gardens-most-me = Yo
lesson-gardens-most-me_reply = ¡Sí! En caso de empate gana el que esté más a la derecha. Colette se lleva { $second }.
lesson-gardens-most-colette = Colette
lesson-gardens-most-colette_reply = Llegó antes, pero eso nadie lo pregunta. Mira dónde están los dos: ¿a la izquierda o a la derecha?
lesson-gardens-most-both = Ambas partes
lesson-gardens-most-both_reply = Así sería en un salón. Aquí arriba, el de más a la derecha deshace el empate.

lesson-gardens-turns-say = Deja jugar a los demás. Mientras, mira los colores de tus prendas.

lesson-gardens-colors-say = Una estatua da al final { $statue } puntos de prestigio por cada color entre tus prendas. Tienes { $garments } prendas, con marco rojo. ¿Cuánto daría una estatua?
lesson-gardens-colors-six = { $three } puntos de prestigio
lesson-gardens-colors-six_reply = Mira también en el Salón Real: la naranja cuenta igual.
lesson-gardens-colors-eight = { $four } puntos de prestigio
lesson-gardens-colors-eight_reply = Cuatro colores, { $four } puntos de prestigio: más no puede dar una estatua.
lesson-gardens-colors-ten = { $many } puntos de prestigio
lesson-gardens-colors-ten_reply = { $blue } de las { $garments } son azules, y un color cuenta solo una vez.

lesson-gardens-statue-say = { $stone } libras por { $four } puntos de prestigio. ¡Que tu Oficial financie la primera estatua!
lesson-gardens-statue-else = Eso no. Vuelve atrás y financia la estatua de { $stone } libras: { $four } puntos de prestigio.
lesson-gardens-statue-musician-hall5 = { $music } puntos de prestigio, y un salón más. ¡Pero la estatua da { $four }! Vuelve atrás.
lesson-gardens-statue-forfeit = No dejes { $bonus } libras por ahí tiradas. Vuelve atrás.

lesson-gardens-another-say = ¿Y una segunda estatua? { $cost2 } libras, y lleva impresos { $printed } puntos de prestigio. Pero cada prenda cuenta para una sola estatua. ¿Qué te daría?
lesson-gardens-another-nine = { $printedAndAll } puntos de prestigio
lesson-gardens-another-nine_reply = Para eso necesitarías cuatro prendas más, una de cada color.
lesson-gardens-another-three = { $printedAndOne } puntos de prestigio
lesson-gardens-another-three_reply = { $printed }, y { $statue } por el segundo vestido azul que queda suelto. ¡Gasta tu dinero en otra parte!
lesson-gardens-another-nothing = Nada
lesson-gardens-another-nothing_reply = ¡Casi! Pero queda una prenda suelta, y bajo el precio pone { $printed } de prestigio.

lesson-gardens-balcony-say = Última pregunta. Cuando tu casaca sube al balcón, ¿sigue contando para la mayoría del Salón Real y para la estatua?
lesson-gardens-balcony-yes = Sí, para ambas
lesson-gardens-balcony-yes_reply = ¡Para ambas! Los salones se cuentan antes de que suba nadie, y la estatua también ve el balcón.
lesson-gardens-balcony-no = No, se ha ido
lesson-gardens-balcony-no_reply = El Rey está en todo: los salones se cuentan primero. ¡Y las estatuas tienen buena vista!

lesson-gardens-end-say = En resumen: fuegos, si hay una buena prenda tuya en el Salón Real; una estatua, si tienes muchos colores. Y gasta a tiempo: al final, { $livre_per_prestige } libras son solo 1 punto de prestigio.
