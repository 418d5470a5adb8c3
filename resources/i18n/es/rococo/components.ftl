### Names of the pieces, in the forms that sentences need. Where the editions differ, a table names the edition.

term-deluxe-workshop = taller
term-deluxe-warehouse = cajones de recursos
term-deluxe-fountain_upper = cocina del personal
term-deluxe-fountain_lower = cocina de los invitados

term-original-workshop = taller
term-original-warehouse = almacén
term-original-fountain_upper = fuente superior
term-original-fountain_lower = fuente inferior

color-deluxe-yellow = azul
color-deluxe-green = rosa
color-deluxe-red = verde
color-deluxe-blue = naranja

color-original-yellow = amarillo
color-original-green = verde
color-original-red = rojo
color-original-blue = azul

## A letter for each colour, for those who cannot tell the colours apart.

initial-deluxe-yellow = A
initial-deluxe-green = R
initial-deluxe-red = V
initial-deluxe-blue = N

initial-original-yellow = A
initial-original-green = V
initial-original-red = R
initial-original-blue = Z

livre = { $n ->
    [one] 1 libra
   *[other] { $n } libras
}

prestige = { $n ->
    [one] 1 punto de prestigio
   *[other] { $n } puntos de prestigio
}

thread = { $n ->
    [one] 1 hilo
   *[other] { $n } hilos
}

lace = { $n ->
    [one] 1 encaje
   *[other] { $n } encajes
}

tiles = { $n ->
    [one] 1 loseta de recursos
   *[other] { $n } losetas de recursos
}

## Employees: "a" and "the" are the object of a sentence, "al" is the person to whom something happens; the level follows.

type-master = Maestro
    .a = un Maestro
    .the = el Maestro
    .of = del Maestro
    .al = al Maestro
type-journeyman = Oficial
    .a = un Oficial
    .the = el Oficial
    .of = del Oficial
    .al = al Oficial
type-apprentice = Aprendiz
    .a = un Aprendiz
    .the = el Aprendiz
    .of = del Aprendiz
    .al = al Aprendiz

card-level = { FORM($card, $form) } { $level }
card-with_bonus = { $card }: { $bonus }
card-told = { FORM($card, $form) }
    .a = { FORM($card, "a") } («{ $bonus }»)
card-with_condition = { $card }: { $bonus } (para contratarlo: { $condition })

## Silk: "silk_color" is the colour as it stands beside the word for silk.

silk-deluxe-yellow = { $n ->
    [one] 1 seda azul
   *[other] { $n } sedas azules
}

silk-deluxe-green = { $n ->
    [one] 1 seda rosa
   *[other] { $n } sedas rosas
}

silk-deluxe-red = { $n ->
    [one] 1 seda verde
   *[other] { $n } sedas verdes
}

silk-deluxe-blue = { $n ->
    [one] 1 seda naranja
   *[other] { $n } sedas naranjas
}

silk-original-yellow = { $n ->
    [one] 1 seda amarilla
   *[other] { $n } sedas amarillas
}

silk-original-green = { $n ->
    [one] 1 seda verde
   *[other] { $n } sedas verdes
}

silk-original-red = { $n ->
    [one] 1 seda roja
   *[other] { $n } sedas rojas
}

silk-original-blue = { $n ->
    [one] 1 seda azul
   *[other] { $n } sedas azules
}

silk_color-deluxe-yellow = azul
silk_color-deluxe-green = rosa
silk_color-deluxe-red = verde
silk_color-deluxe-blue = naranja

silk_color-original-yellow = amarilla
silk_color-original-green = verde
silk_color-original-red = roja
silk_color-original-blue = azul

## Resource tiles: "name" is a label, "a" and "a_silk" are the object of a sentence.

tile-both = { $silk } (o { $notions })
    .a = una loseta con { $silk } (o { $either })
tile-silk = { $silk } (solo seda)
    .a = una loseta con { $silk }
tile-choose = { $thread } o { $lace }
tile-either = { $thread } / { $lace }

## Dresses: "a" and "the" are the object of a sentence.

dress-full = { FORM($dress, $form) } ({ $needs }; { $livre }, { $prestige })
dress-full_unsold = { FORM($dress, $form) } ({ $needs }; { $prestige })
dress-told = { FORM($dress, $form) }
    .a = { FORM($full, "a") }
dress-master = de Maestro
dress-made = al confeccionarse: { $bonus }
dress-rented = al alquilarse: { $bonus }
dress-unsold = nunca se vende

dress-deluxe-yellow = vestido azul
    .a = un vestido azul
    .the = el vestido azul
    .each = cada uno de tus vestidos azules
    .it = lo

dress-deluxe-green = casaca rosa
    .a = una casaca rosa
    .the = la casaca rosa
    .each = cada una de tus casacas rosas
    .it = la

dress-deluxe-red = vestido verde
    .a = un vestido verde
    .the = el vestido verde
    .each = cada uno de tus vestidos verdes
    .it = lo

dress-deluxe-blue = casaca naranja
    .a = una casaca naranja
    .the = la casaca naranja
    .each = cada una de tus casacas naranjas
    .it = la

dress-original-yellow = vestido amarillo
    .a = un vestido amarillo
    .the = el vestido amarillo
    .each = cada uno de tus vestidos amarillos
    .it = lo

dress-original-green = casaca verde
    .a = una casaca verde
    .the = la casaca verde
    .each = cada una de tus casacas verdes
    .it = la

dress-original-red = vestido rojo
    .a = un vestido rojo
    .the = el vestido rojo
    .each = cada uno de tus vestidos rojos
    .it = lo

dress-original-blue = casaca azul
    .a = una casaca azul
    .the = la casaca azul
    .each = cada una de tus casacas azules
    .it = la

## The board

hall-kings-deluxe = Salón Real
    .in = en el Salón Real
    .of = del Salón Real
hall-kings-original = salón del Rey
    .in = en el salón del Rey
    .of = del salón del Rey

hall-other = salón { $number }
    .in = en el salón { $number }
    .of = del salón { $number }

space-rewarded = { $space } ({ $reward })

space-guest = invitado { $number } { FORM($hall, "of") }
    .to = al invitado { $number } { FORM($hall, "of") }

space-master = invitado de Maestro { $number } { FORM($hall, "of") }
    .to = al invitado de Maestro { $number } { FORM($hall, "of") }

decoration-musician = músico { FORM($hall, "of") }
    .the = el músico { FORM($hall, "of") }
decoration-statue = estatua { $number }
    .the = la estatua { $number }
decoration-fireworks = fuegos artificiales { $number } (×{ $multiplier })
    .the = los fuegos artificiales { $number } (×{ $multiplier })

decoration-fountain_upper-deluxe = cocina del personal, puesto { $number }
    .the = el puesto { $number } de la cocina del personal
decoration-fountain_upper-original = fuente superior, puesto { $number }
    .the = el puesto { $number } de la fuente superior

decoration-fountain_lower-deluxe = cocina de los invitados, puesto { $number }
    .the = el puesto { $number } de la cocina de los invitados
decoration-fountain_lower-original = fuente inferior, puesto { $number }
    .the = el puesto { $number } de la fuente inferior
