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
type-journeyman = Compagnon
type-apprentice = Apprenti

card-level = { $card } { $level }
card-with_bonus = { $card } : { $bonus }
card-told = { $card } (« { $bonus } »)
card-with_condition = { $card } : { $bonus } (pour l’engager : { $condition })

card-master-a = un Maître
card-master-the = le Maître
card-master-of = du Maître

card-journeyman-a = un Compagnon
card-journeyman-the = le Compagnon
card-journeyman-of = du Compagnon

card-apprentice-a = un Apprenti
card-apprentice-the = l’Apprenti
card-apprentice-of = de l’Apprenti

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

tile-name = { $silk } | { $notions }
tile-a = une tuile avec { $silk } (ou { $notions })
tile-a_silk = une tuile avec { $silk }
tile-choose = { $thread } ou { $lace }
tile-either = { $thread } / { $lace }
tile-silk_only = soie seulement

## Dresses: "a" and "the" are the object of a sentence.

dress-full = { $dress } ({ $needs } ; { $livre }, { $prestige })
dress-full_unsold = { $dress } ({ $needs } ; { $prestige })
dress-master = par un Maître
dress-made = à la confection : { $bonus }
dress-rented = à la location : { $bonus }
dress-unsold = ne se vend jamais

dress-deluxe-yellow-name = robe bleue
dress-deluxe-yellow-a = une robe bleue
dress-deluxe-yellow-the = la robe bleue
dress-deluxe-yellow-each = chacune de vos robes bleues

dress-deluxe-green-name = veste rose
dress-deluxe-green-a = une veste rose
dress-deluxe-green-the = la veste rose
dress-deluxe-green-each = chacune de vos vestes roses

dress-deluxe-red-name = robe verte
dress-deluxe-red-a = une robe verte
dress-deluxe-red-the = la robe verte
dress-deluxe-red-each = chacune de vos robes vertes

dress-deluxe-blue-name = veste orange
dress-deluxe-blue-a = une veste orange
dress-deluxe-blue-the = la veste orange
dress-deluxe-blue-each = chacune de vos vestes orange

dress-original-yellow-name = robe jaune
dress-original-yellow-a = une robe jaune
dress-original-yellow-the = la robe jaune
dress-original-yellow-each = chacune de vos robes jaunes

dress-original-green-name = veste verte
dress-original-green-a = une veste verte
dress-original-green-the = la veste verte
dress-original-green-each = chacune de vos vestes vertes

dress-original-red-name = robe rouge
dress-original-red-a = une robe rouge
dress-original-red-the = la robe rouge
dress-original-red-each = chacune de vos robes rouges

dress-original-blue-name = veste bleue
dress-original-blue-a = une veste bleue
dress-original-blue-the = la veste bleue
dress-original-blue-each = chacune de vos vestes bleues

## The board

hall-kings-name-deluxe = salle royale
hall-kings-name-original = salle du Roi

hall-kings-in-deluxe = dans la salle royale
hall-kings-in-original = dans la salle du Roi

hall-other-name = salle { $number }
hall-other-in = dans la salle { $number }

space-rewarded = { $space } ({ $reward })

space-guest-name = invité { $number } { $in_hall }
space-guest-to = à l’invité { $number } { $in_hall }

space-master-name = Maître invité { $number } { $in_hall }
space-master-to = au Maître invité { $number } { $in_hall }

decoration-musician = musicien { $in_hall }
decoration-statue = statue { $number }
decoration-fireworks = feu d’artifice { $number } (×{ $multiplier })

decoration-fountain_upper-deluxe = cuisine du personnel, place { $number }
decoration-fountain_upper-original = fontaine du haut, place { $number }

decoration-fountain_lower-deluxe = cuisine des invités, place { $number }
decoration-fountain_lower-original = fontaine du bas, place { $number }
