### Names of the pieces, in the forms that sentences need. Where the editions differ, a table names the edition.

term-deluxe-workshop = sartoria
term-deluxe-warehouse = cassetti delle risorse
term-deluxe-fountain_upper = cucina del personale
term-deluxe-fountain_lower = cucina degli invitati

term-original-workshop = sartoria
term-original-warehouse = magazzino
term-original-fountain_upper = fontana superiore
term-original-fountain_lower = fontana inferiore

color-deluxe-yellow = blu
color-deluxe-green = rosa
color-deluxe-red = verde
color-deluxe-blue = arancione

color-original-yellow = giallo
color-original-green = verde
color-original-red = rosso
color-original-blue = blu

## A letter for each colour, for those who cannot tell the colours apart.

initial-deluxe-yellow = B
initial-deluxe-green = R
initial-deluxe-red = V
initial-deluxe-blue = A

initial-original-yellow = G
initial-original-green = V
initial-original-red = R
initial-original-blue = B

livre = { $n ->
    [one] { $n } Livre
   *[other] { $n } Livre
}

prestige = { $n ->
    [one] { $n } punto prestigio
   *[other] { $n } punti prestigio
}

thread = { $n ->
    [one] { $n } filo
   *[other] { $n } fili
}

lace = { $n ->
    [one] { $n } pizzo
   *[other] { $n } pizzi
}

tiles = { $n ->
    [one] { $n } tessera risorsa
   *[other] { $n } tessere risorsa
}

## Employees: "a" and "the" are the object of a sentence; the level follows.

type-master = Maestro
    .a = un Maestro
    .the = il Maestro
    .of = del Maestro
type-journeyman = Lavorante
    .a = un Lavorante
    .the = il Lavorante
    .of = del Lavorante
type-apprentice = Apprendista
    .a = un Apprendista
    .the = l’Apprendista
    .of = dell’Apprendista

card-level = { FORM($card, $form) } { $level }
card-with_bonus = { $card }: { $bonus }
card-told = { FORM($card, $form) }
    .a = { FORM($card, "a") } («{ $bonus }»)
card-with_condition = { $card }: { $bonus } (per assumerlo: { $condition })

## Silk: "silk_color" is the colour as it stands beside the word for silk.

silk-deluxe-yellow = { $n ->
    [one] { $n } rotolo di seta blu
   *[other] { $n } rotoli di seta blu
}

silk-deluxe-green = { $n ->
    [one] { $n } rotolo di seta rosa
   *[other] { $n } rotoli di seta rosa
}

silk-deluxe-red = { $n ->
    [one] { $n } rotolo di seta verde
   *[other] { $n } rotoli di seta verde
}

silk-deluxe-blue = { $n ->
    [one] { $n } rotolo di seta arancione
   *[other] { $n } rotoli di seta arancione
}

silk-original-yellow = { $n ->
    [one] { $n } rotolo di seta gialla
   *[other] { $n } rotoli di seta gialla
}

silk-original-green = { $n ->
    [one] { $n } rotolo di seta verde
   *[other] { $n } rotoli di seta verde
}

silk-original-red = { $n ->
    [one] { $n } rotolo di seta rossa
   *[other] { $n } rotoli di seta rossa
}

silk-original-blue = { $n ->
    [one] { $n } rotolo di seta blu
   *[other] { $n } rotoli di seta blu
}

silk_color-deluxe-yellow = blu
silk_color-deluxe-green = rosa
silk_color-deluxe-red = verde
silk_color-deluxe-blue = arancione

silk_color-original-yellow = gialla
silk_color-original-green = verde
silk_color-original-red = rossa
silk_color-original-blue = blu

## Resource tiles: "name" is a label, "a" and "a_silk" are the object of a sentence.

tile-both = { $silk } (o { $notions })
    .a = una tessera con { $silk } (o { $either })
tile-silk = { $silk } (solo seta)
    .a = una tessera con { $silk }
tile-choose = { $thread } o { $lace }
tile-either = { $thread } / { $lace }

## Dresses: "a" and "the" are the object of a sentence.

dress-full = { FORM($dress, $form) } ({ $needs }; { $livre }, { $prestige })
dress-full_unsold = { FORM($dress, $form) } ({ $needs }; { $prestige })
dress-told = { FORM($dress, $form) }
    .a = { FORM($full, "a") }
dress-master = richiede un Maestro
dress-made = alla confezione: { $bonus }
dress-rented = al noleggio: { $bonus }
dress-unsold = non si vende mai

dress-deluxe-yellow = vestito blu
    .a = un vestito blu
    .the = il vestito blu
    .of = del vestito blu
    .each = ogni tuo vestito blu
    .it = lo

dress-deluxe-green = marsina rosa
    .a = una marsina rosa
    .the = la marsina rosa
    .of = della marsina rosa
    .each = ogni tua marsina rosa
    .it = la

dress-deluxe-red = vestito verde
    .a = un vestito verde
    .the = il vestito verde
    .of = del vestito verde
    .each = ogni tuo vestito verde
    .it = lo

dress-deluxe-blue = marsina arancione
    .a = una marsina arancione
    .the = la marsina arancione
    .of = della marsina arancione
    .each = ogni tua marsina arancione
    .it = la

dress-original-yellow = vestito giallo
    .a = un vestito giallo
    .the = il vestito giallo
    .of = del vestito giallo
    .each = ogni tuo vestito giallo
    .it = lo

dress-original-green = giacca verde
    .a = una giacca verde
    .the = la giacca verde
    .of = della giacca verde
    .each = ogni tua giacca verde
    .it = la

dress-original-red = vestito rosso
    .a = un vestito rosso
    .the = il vestito rosso
    .of = del vestito rosso
    .each = ogni tuo vestito rosso
    .it = lo

dress-original-blue = giacca blu
    .a = una giacca blu
    .the = la giacca blu
    .of = della giacca blu
    .each = ogni tua giacca blu
    .it = la

## The board

hall-kings-deluxe = sala reale
    .in = nella sala reale
    .of = della sala reale
hall-kings-original = sala del Re
    .in = nella sala del Re
    .of = della sala del Re

hall-other = sala { $number }
    .in = nella sala { $number }
    .of = della sala { $number }

space-rewarded = { $space } ({ $reward })

space-guest = invitato { $number } { FORM($hall, "in") }
    .to = all’invitato { $number } { FORM($hall, "in") }

space-master = invitato del Maestro { $number } { FORM($hall, "in") }
    .to = all’invitato del Maestro { $number } { FORM($hall, "in") }

decoration-musician = musicista { FORM($hall, "in") }
    .the = il musicista { FORM($hall, "in") }
decoration-statue = statua { $number }
    .the = la statua { $number }
decoration-fireworks = fuochi d’artificio { $number } (×{ $multiplier })
    .the = i fuochi d’artificio { $number } (×{ $multiplier })

decoration-fountain_upper-deluxe = cucina del personale, posto { $number }
    .the = il posto { $number } della cucina del personale
decoration-fountain_upper-original = fontana superiore, posto { $number }
    .the = il posto { $number } della fontana superiore

decoration-fountain_lower-deluxe = cucina degli invitati, posto { $number }
    .the = il posto { $number } della cucina degli invitati
decoration-fountain_lower-original = fontana inferiore, posto { $number }
    .the = il posto { $number } della fontana inferiore
