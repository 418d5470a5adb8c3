### Names of the pieces, in the forms that sentences need. Where the editions differ, a table names the edition.

term-deluxe-workshop = garment display
term-deluxe-warehouse = resource drawers
term-deluxe-fountain_upper = kitchen for the staff
term-deluxe-fountain_lower = kitchen for the guests

term-original-workshop = workshop
term-original-warehouse = warehouse
term-original-fountain_upper = upper fountain
term-original-fountain_lower = lower fountain

color-deluxe-yellow = blue
color-deluxe-green = pink
color-deluxe-red = green
color-deluxe-blue = orange

color-original-yellow = yellow
color-original-green = green
color-original-red = red
color-original-blue = blue

## A letter for each colour, for those who cannot tell the colours apart.

initial-deluxe-yellow = B
initial-deluxe-green = P
initial-deluxe-red = G
initial-deluxe-blue = O

initial-original-yellow = Y
initial-original-green = G
initial-original-red = R
initial-original-blue = B

livre = { $n ->
    [one] 1 Livre
   *[other] { $n } Livre
}

prestige = { $n ->
    [one] 1 prestige
   *[other] { $n } prestige
}

thread = { $n ->
    [one] 1 thread
   *[other] { $n } threads
}

lace = { $n ->
    [one] 1 lace
   *[other] { $n } laces
}

tiles = { $n ->
    [one] 1 resource tile
   *[other] { $n } resource tiles
}

## Employees: "a" and "the" are the object of a sentence; the level follows.

type-master = Master
    .a = a Master
    .the = the Master
    .of = of the Master
type-journeyman = Journeyman
    .a = a Journeyman
    .the = the Journeyman
    .of = of the Journeyman
type-apprentice = Apprentice
    .a = an Apprentice
    .the = the Apprentice
    .of = of the Apprentice

card-level = { FORM($card, $form) } { $level }
card-with_bonus = { $card }: { $bonus }
card-told = { FORM($card, $form) }
    .a = { FORM($card, "a") } (“{ $bonus }”)
card-with_condition = { $card }: { $bonus } (to be hired: { $condition })

## Silk: "silk_color" is the colour as it stands beside the word for silk.

silk-deluxe-yellow = { $n ->
    [one] 1 blue silk
   *[other] { $n } blue silk
}

silk-deluxe-green = { $n ->
    [one] 1 pink silk
   *[other] { $n } pink silk
}

silk-deluxe-red = { $n ->
    [one] 1 green silk
   *[other] { $n } green silk
}

silk-deluxe-blue = { $n ->
    [one] 1 orange silk
   *[other] { $n } orange silk
}

silk-original-yellow = { $n ->
    [one] 1 yellow silk
   *[other] { $n } yellow silk
}

silk-original-green = { $n ->
    [one] 1 green silk
   *[other] { $n } green silk
}

silk-original-red = { $n ->
    [one] 1 red silk
   *[other] { $n } red silk
}

silk-original-blue = { $n ->
    [one] 1 blue silk
   *[other] { $n } blue silk
}

silk_color-deluxe-yellow = blue
silk_color-deluxe-green = pink
silk_color-deluxe-red = green
silk_color-deluxe-blue = orange

silk_color-original-yellow = yellow
silk_color-original-green = green
silk_color-original-red = red
silk_color-original-blue = blue

## Resource tiles: "name" is a label, "a" and "a_silk" are the object of a sentence.

tile-both = { $silk } (or { $notions })
    .a = a tile with { $silk } (or { $either })
tile-silk = { $silk } (silk only)
    .a = a tile with { $silk }
tile-choose = { $thread } or { $lace }
tile-either = { $thread } / { $lace }

## Dresses: "a" and "the" are the object of a sentence.

dress-full = { FORM($dress, $form) } ({ $needs }; { $livre }, { $prestige })
dress-full_unsold = { FORM($dress, $form) } ({ $needs }; { $prestige })
dress-told = { FORM($dress, $form) }
    .a = { FORM($full, "a") }
dress-master = for a Master
dress-made = when made: { $bonus }
dress-rented = when rented: { $bonus }
dress-unsold = never sold

dress-deluxe-yellow = blue gown
    .a = a blue gown
    .the = the blue gown
    .each = each of your blue gowns
    .it = it

dress-deluxe-green = pink frock coat
    .a = a pink frock coat
    .the = the pink frock coat
    .each = each of your pink frock coats
    .it = it

dress-deluxe-red = green gown
    .a = a green gown
    .the = the green gown
    .each = each of your green gowns
    .it = it

dress-deluxe-blue = orange frock coat
    .a = an orange frock coat
    .the = the orange frock coat
    .each = each of your orange frock coats
    .it = it

dress-original-yellow = yellow dress
    .a = a yellow dress
    .the = the yellow dress
    .each = each of your yellow dresses
    .it = it

dress-original-green = green coat
    .a = a green coat
    .the = the green coat
    .each = each of your green coats
    .it = it

dress-original-red = red dress
    .a = a red dress
    .the = the red dress
    .each = each of your red dresses
    .it = it

dress-original-blue = blue coat
    .a = a blue coat
    .the = the blue coat
    .each = each of your blue coats
    .it = it

## The board

hall-kings-deluxe = Royal hall
    .in = in the Royal hall
hall-kings-original = King’s hall
    .in = in the King’s hall

hall-other = hall { $number }
    .in = in hall { $number }

space-rewarded = { $space } ({ $reward })

space-guest = guest { $number } { FORM($hall, "in") }
    .to = to guest { $number } { FORM($hall, "in") }

space-master = Master guest { $number } { FORM($hall, "in") }
    .to = to Master guest { $number } { FORM($hall, "in") }

decoration-musician = musician { FORM($hall, "in") }
    .the = the musician { FORM($hall, "in") }
decoration-statue = statue { $number }
    .the = statue { $number }
decoration-fireworks = fireworks { $number } (×{ $multiplier })
    .the = fireworks { $number } (×{ $multiplier })

decoration-fountain_upper-deluxe = kitchen for the staff, place { $number }
    .the = place { $number } of the kitchen for the staff
decoration-fountain_upper-original = upper fountain, place { $number }
    .the = place { $number } of the upper fountain

decoration-fountain_lower-deluxe = kitchen for the guests, place { $number }
    .the = place { $number } of the kitchen for the guests
decoration-fountain_lower-original = lower fountain, place { $number }
    .the = place { $number } of the lower fountain
