### Names of the pieces, in the forms that sentences need. Where the editions differ, a table names the edition.

term-deluxe-workshop = atelier
term-deluxe-warehouse = tiroirs de ressources
term-deluxe-fountain_upper = cuisine du personnel
term-deluxe-fountain_lower = cuisine des invités

term-original-workshop = atelier
term-original-warehouse = entrepôt
term-original-fountain_upper = fontaine du haut
term-original-fountain_lower = fontaine du bas

color-deluxe-yellow = bleu
color-deluxe-green = rose
color-deluxe-red = vert
color-deluxe-blue = orange

color-original-yellow = jaune
color-original-green = vert
color-original-red = rouge
color-original-blue = bleu

## A letter for each colour, for those who cannot tell the colours apart.

initial-deluxe-yellow = B
initial-deluxe-green = R
initial-deluxe-red = V
initial-deluxe-blue = O

initial-original-yellow = J
initial-original-green = V
initial-original-red = R
initial-original-blue = B

livre = { $n ->
    [one] { $n } Louis d’or
   *[other] { $n } Louis d’or
}

prestige = { $n ->
    [one] { $n } point de prestige
   *[other] { $n } points de prestige
}

thread = { $n ->
    [one] { $n } fil
   *[other] { $n } fils
}

lace = { $n ->
    [one] { $n } dentelle
   *[other] { $n } dentelles
}

tiles = { $n ->
    [one] { $n } tuile ressources
   *[other] { $n } tuiles ressources
}

## Employees: "a" and "the" are the object of a sentence; the level follows.

type-master = Maître
    .a = un Maître
    .the = le Maître
    .of = du Maître
type-journeyman = Compagnon
    .a = un Compagnon
    .the = le Compagnon
    .of = du Compagnon
type-apprentice = Apprenti
    .a = un Apprenti
    .the = l’Apprenti
    .of = de l’Apprenti

card-level = { FORM($card, $form) } { $level }
card-with_bonus = { $card } : { $bonus }
card-told = { FORM($card, $form) }
    .a = { FORM($card, "a") } (« { $bonus } »)
card-with_condition = { $card } : { $bonus } (pour l’engager : { $condition })

## Silk: "silk_color" is the colour as it stands beside the word for silk.

silk-deluxe-yellow = { $n ->
    [one] { $n } rouleau de soie bleue
   *[other] { $n } rouleaux de soie bleue
}

silk-deluxe-green = { $n ->
    [one] { $n } rouleau de soie rose
   *[other] { $n } rouleaux de soie rose
}

silk-deluxe-red = { $n ->
    [one] { $n } rouleau de soie verte
   *[other] { $n } rouleaux de soie verte
}

silk-deluxe-blue = { $n ->
    [one] { $n } rouleau de soie orange
   *[other] { $n } rouleaux de soie orange
}

silk-original-yellow = { $n ->
    [one] { $n } rouleau de soie jaune
   *[other] { $n } rouleaux de soie jaune
}

silk-original-green = { $n ->
    [one] { $n } rouleau de soie verte
   *[other] { $n } rouleaux de soie verte
}

silk-original-red = { $n ->
    [one] { $n } rouleau de soie rouge
   *[other] { $n } rouleaux de soie rouge
}

silk-original-blue = { $n ->
    [one] { $n } rouleau de soie bleue
   *[other] { $n } rouleaux de soie bleue
}

silk_color-deluxe-yellow = bleue
silk_color-deluxe-green = rose
silk_color-deluxe-red = verte
silk_color-deluxe-blue = orange

silk_color-original-yellow = jaune
silk_color-original-green = verte
silk_color-original-red = rouge
silk_color-original-blue = bleue

## Resource tiles: "name" is a label, "a" and "a_silk" are the object of a sentence.

tile-both = { $silk } (ou { $notions })
    .a = une tuile avec { $silk } (ou { $either })
tile-silk = { $silk } (soie seulement)
    .a = une tuile avec { $silk }
tile-choose = { $thread } ou { $lace }
tile-either = { $thread } / { $lace }

## Dresses: "a" and "the" are the object of a sentence.

dress-full = { FORM($dress, $form) } ({ $needs } ; { $livre }, { $prestige })
dress-full_unsold = { FORM($dress, $form) } ({ $needs } ; { $prestige })
dress-told = { FORM($dress, $form) }
    .a = { FORM($full, "a") }
dress-master = par un Maître
dress-made = à la confection : { $bonus }
dress-rented = à la location : { $bonus }
dress-unsold = ne se vend jamais

dress-deluxe-yellow = robe bleue
    .a = une robe bleue
    .the = la robe bleue
    .each = chacune de vos robes bleues
    .it = la

dress-deluxe-green = veste rose
    .a = une veste rose
    .the = la veste rose
    .each = chacune de vos vestes roses
    .it = la

dress-deluxe-red = robe verte
    .a = une robe verte
    .the = la robe verte
    .each = chacune de vos robes vertes
    .it = la

dress-deluxe-blue = veste orange
    .a = une veste orange
    .the = la veste orange
    .each = chacune de vos vestes orange
    .it = la

dress-original-yellow = robe jaune
    .a = une robe jaune
    .the = la robe jaune
    .each = chacune de vos robes jaunes
    .it = la

dress-original-green = veste verte
    .a = une veste verte
    .the = la veste verte
    .each = chacune de vos vestes vertes
    .it = la

dress-original-red = robe rouge
    .a = une robe rouge
    .the = la robe rouge
    .each = chacune de vos robes rouges
    .it = la

dress-original-blue = veste bleue
    .a = une veste bleue
    .the = la veste bleue
    .each = chacune de vos vestes bleues
    .it = la

## The board

hall-kings-deluxe = salle royale
    .in = dans la salle royale
hall-kings-original = salle du Roi
    .in = dans la salle du Roi

hall-other = salle { $number }
    .in = dans la salle { $number }

space-rewarded = { $space } ({ $reward })

space-guest = invité { $number } { FORM($hall, "in") }
    .to = à l’invité { $number } { FORM($hall, "in") }

space-master = Maître invité { $number } { FORM($hall, "in") }
    .to = au Maître invité { $number } { FORM($hall, "in") }

decoration-musician = musicien { FORM($hall, "in") }
    .the = le musicien { FORM($hall, "in") }
decoration-statue = statue { $number }
    .the = la statue { $number }
decoration-fireworks = feu d’artifice { $number } (×{ $multiplier })
    .the = le feu d’artifice { $number } (×{ $multiplier })

decoration-fountain_upper-deluxe = cuisine du personnel, place { $number }
    .the = la place { $number } de la cuisine du personnel
decoration-fountain_upper-original = fontaine du haut, place { $number }
    .the = la place { $number } de la fontaine du haut

decoration-fountain_lower-deluxe = cuisine des invités, place { $number }
    .the = la place { $number } de la cuisine des invités
decoration-fountain_lower-original = fontaine du bas, place { $number }
    .the = la place { $number } de la fontaine du bas
