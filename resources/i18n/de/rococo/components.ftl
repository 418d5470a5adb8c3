### Names of the pieces, in the forms that sentences need. Where the editions differ, a table names the edition.

term-deluxe-workshop = Schneiderei
term-deluxe-warehouse = Rohstoffschubladen
term-deluxe-fountain_upper = Küche für das Personal
term-deluxe-fountain_lower = Küche für die Gäste

term-original-workshop = Schneiderei
term-original-warehouse = Lagerhaus
term-original-fountain_upper = oberer Brunnen
term-original-fountain_lower = unterer Brunnen

color-deluxe-yellow = blau
color-deluxe-green = rosa
color-deluxe-red = grün
color-deluxe-blue = orange

color-original-yellow = gelb
color-original-green = grün
color-original-red = rot
color-original-blue = blau

## A letter for each colour, for those who cannot tell the colours apart.

initial-deluxe-yellow = B
initial-deluxe-green = R
initial-deluxe-red = G
initial-deluxe-blue = O

initial-original-yellow = E
initial-original-green = G
initial-original-red = R
initial-original-blue = B

livre = { $n ->
    [one] { $n } Livre
   *[other] { $n } Livre
}

prestige = { $n ->
    [one] { $n } Ansehen
   *[other] { $n } Ansehen
}

thread = { $n ->
    [one] { $n } Garn
   *[other] { $n } Garn
}

lace = { $n ->
    [one] { $n } Spitze
   *[other] { $n } Spitzen
}

tiles = { $n ->
    [one] { $n } Rohstoffplättchen
   *[other] { $n } Rohstoffplättchen
}

## Employees: "a" and "the" are the object of a sentence; the level follows.

type-master = Meister
type-journeyman = Geselle
type-apprentice = Lehrling

card-level = { $card } { $level }
card-with_bonus = { $card }: { $bonus }
card-told = { $card } („{ $bonus }“)
card-with_condition = { $card }: { $bonus } (zum Einstellen: { $condition })

card-master-a = einen Meister
card-master-the = den Meister
card-master-of = des Meisters

card-journeyman-a = einen Gesellen
card-journeyman-the = den Gesellen
card-journeyman-of = des Gesellen

card-apprentice-a = einen Lehrling
card-apprentice-the = den Lehrling
card-apprentice-of = des Lehrlings

## Silk: "silk_color" is the colour as it stands beside the word for silk.

silk-deluxe-yellow = { $n ->
    [one] { $n } Ballen blaue Seide
   *[other] { $n } Ballen blaue Seide
}

silk-deluxe-green = { $n ->
    [one] { $n } Ballen rosa Seide
   *[other] { $n } Ballen rosa Seide
}

silk-deluxe-red = { $n ->
    [one] { $n } Ballen grüne Seide
   *[other] { $n } Ballen grüne Seide
}

silk-deluxe-blue = { $n ->
    [one] { $n } Ballen orange Seide
   *[other] { $n } Ballen orange Seide
}

silk-original-yellow = { $n ->
    [one] { $n } Ballen gelbe Seide
   *[other] { $n } Ballen gelbe Seide
}

silk-original-green = { $n ->
    [one] { $n } Ballen grüne Seide
   *[other] { $n } Ballen grüne Seide
}

silk-original-red = { $n ->
    [one] { $n } Ballen rote Seide
   *[other] { $n } Ballen rote Seide
}

silk-original-blue = { $n ->
    [one] { $n } Ballen blaue Seide
   *[other] { $n } Ballen blaue Seide
}

silk_color-deluxe-yellow = blaue
silk_color-deluxe-green = rosa
silk_color-deluxe-red = grüne
silk_color-deluxe-blue = orange

silk_color-original-yellow = gelbe
silk_color-original-green = grüne
silk_color-original-red = rote
silk_color-original-blue = blaue

## Resource tiles: "name" is a label, "a" and "a_silk" are the object of a sentence.

tile-name = { $silk } | { $notions }
tile-a = ein Plättchen: { $silk } (oder { $notions })
tile-a_silk = ein Plättchen: { $silk }
tile-choose = { $thread } oder { $lace }
tile-either = { $thread } / { $lace }
tile-silk_only = nur Seide

## Dresses: "a" and "the" are the object of a sentence.

dress-full = { $dress } ({ $needs }; { $livre }, { $prestige })
dress-full_unsold = { $dress } ({ $needs }; { $prestige })
dress-master = für Meister
dress-made = beim Schneidern: { $bonus }
dress-rented = beim Verleihen: { $bonus }
dress-unsold = wird nie verkauft

dress-deluxe-yellow-name = blaues Kleid
dress-deluxe-yellow-a = ein blaues Kleid
dress-deluxe-yellow-the = das blaue Kleid
dress-deluxe-yellow-each = blaues Kleid

dress-deluxe-green-name = rosa Gehrock
dress-deluxe-green-a = einen rosa Gehrock
dress-deluxe-green-the = den rosa Gehrock
dress-deluxe-green-each = rosa Gehrock

dress-deluxe-red-name = grünes Kleid
dress-deluxe-red-a = ein grünes Kleid
dress-deluxe-red-the = das grüne Kleid
dress-deluxe-red-each = grünes Kleid

dress-deluxe-blue-name = orangefarbener Gehrock
dress-deluxe-blue-a = einen orangefarbenen Gehrock
dress-deluxe-blue-the = den orangefarbenen Gehrock
dress-deluxe-blue-each = orangefarbenen Gehrock

dress-original-yellow-name = gelbes Kleid
dress-original-yellow-a = ein gelbes Kleid
dress-original-yellow-the = das gelbe Kleid
dress-original-yellow-each = gelbes Kleid

dress-original-green-name = grüner Herrenrock
dress-original-green-a = einen grünen Herrenrock
dress-original-green-the = den grünen Herrenrock
dress-original-green-each = grünen Herrenrock

dress-original-red-name = rotes Kleid
dress-original-red-a = ein rotes Kleid
dress-original-red-the = das rote Kleid
dress-original-red-each = rotes Kleid

dress-original-blue-name = blauer Herrenrock
dress-original-blue-a = einen blauen Herrenrock
dress-original-blue-the = den blauen Herrenrock
dress-original-blue-each = blauen Herrenrock

## The board

hall-kings-name-deluxe = Königlicher Saal
hall-kings-name-original = Königssaal

hall-kings-in-deluxe = im Königlichen Saal
hall-kings-in-original = im Königssaal

hall-other-name = Saal { $number }
hall-other-in = in Saal { $number }

space-rewarded = { $space } ({ $reward })

space-guest-name = Gast { $number } { $in_hall }
space-guest-to = an Gast { $number } { $in_hall }

space-master-name = Meistergast { $number } { $in_hall }
space-master-to = an Meistergast { $number } { $in_hall }

decoration-musician = Musiker { $in_hall }
decoration-statue = Statue { $number }
decoration-fireworks = Feuerwerk { $number } (×{ $multiplier })

decoration-fountain_upper-deluxe = Küche für das Personal, Platz { $number }
decoration-fountain_upper-original = oberer Brunnen, Platz { $number }

decoration-fountain_lower-deluxe = Küche für die Gäste, Platz { $number }
decoration-fountain_lower-original = unterer Brunnen, Platz { $number }
