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
type-journeyman = Journeyman
type-apprentice = Apprentice

card-level = { $card } { $level }
card-with_bonus = { $card }: { $bonus }
card-told = { $card } (“{ $bonus }”)
card-with_condition = { $card }: { $bonus } (to be hired: { $condition })

card-master-a = a Master
card-master-the = the Master
card-master-of = of the Master

card-journeyman-a = a Journeyman
card-journeyman-the = the Journeyman
card-journeyman-of = of the Journeyman

card-apprentice-a = an Apprentice
card-apprentice-the = the Apprentice
card-apprentice-of = of the Apprentice

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

tile-name = { $silk } | { $notions }
tile-a = a tile with { $silk } (or { $notions })
tile-a_silk = a tile with { $silk }
tile-choose = { $thread } or { $lace }
tile-either = { $thread } / { $lace }
tile-silk_only = silk only

## Dresses: "a" and "the" are the object of a sentence.

dress-full = { $dress } ({ $needs }; { $livre }, { $prestige })
dress-full_unsold = { $dress } ({ $needs }; { $prestige })
dress-master = for a Master
dress-made = when made: { $bonus }
dress-rented = when rented: { $bonus }
dress-unsold = never sold

dress-deluxe-yellow-name = blue gown
dress-deluxe-yellow-a = a blue gown
dress-deluxe-yellow-the = the blue gown
dress-deluxe-yellow-each = each of your blue gowns

dress-deluxe-green-name = pink frock coat
dress-deluxe-green-a = a pink frock coat
dress-deluxe-green-the = the pink frock coat
dress-deluxe-green-each = each of your pink frock coats

dress-deluxe-red-name = green gown
dress-deluxe-red-a = a green gown
dress-deluxe-red-the = the green gown
dress-deluxe-red-each = each of your green gowns

dress-deluxe-blue-name = orange frock coat
dress-deluxe-blue-a = an orange frock coat
dress-deluxe-blue-the = the orange frock coat
dress-deluxe-blue-each = each of your orange frock coats

dress-original-yellow-name = yellow dress
dress-original-yellow-a = a yellow dress
dress-original-yellow-the = the yellow dress
dress-original-yellow-each = each of your yellow dresses

dress-original-green-name = green coat
dress-original-green-a = a green coat
dress-original-green-the = the green coat
dress-original-green-each = each of your green coats

dress-original-red-name = red dress
dress-original-red-a = a red dress
dress-original-red-the = the red dress
dress-original-red-each = each of your red dresses

dress-original-blue-name = blue coat
dress-original-blue-a = a blue coat
dress-original-blue-the = the blue coat
dress-original-blue-each = each of your blue coats

## The board

hall-kings-name-deluxe = Royal hall
hall-kings-name-original = King’s hall

hall-kings-in-deluxe = in the Royal hall
hall-kings-in-original = in the King’s hall

hall-other-name = hall { $number }
hall-other-in = in hall { $number }

space-rewarded = { $space } ({ $reward })

space-guest-name = guest { $number } { $in_hall }
space-guest-to = to guest { $number } { $in_hall }

space-master-name = Master’s guest { $number } { $in_hall }
space-master-to = to Master’s guest { $number } { $in_hall }

decoration-musician = musician { $in_hall }
decoration-statue = statue { $number }
decoration-fireworks = fireworks { $number } (×{ $multiplier })

decoration-fountain_upper-deluxe = kitchen for the staff, place { $number }
decoration-fountain_upper-original = upper fountain, place { $number }

decoration-fountain_lower-deluxe = kitchen for the guests, place { $number }
decoration-fountain_lower-original = lower fountain, place { $number }
