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
    .nom = der Meister
    .a = einen Meister
    .the = den Meister
    .of = des Meisters
type-journeyman = Geselle
    .nom = der Geselle
    .a = einen Gesellen
    .the = den Gesellen
    .of = des Gesellen
type-apprentice = Lehrling
    .nom = der Lehrling
    .a = einen Lehrling
    .the = den Lehrling
    .of = des Lehrlings

card-level = { FORM($card, $form) } { $level }
card-with_bonus = { $card }: { $bonus }
card-told = { FORM($card, $form) }
    .a = { FORM($card, "a") } („{ $bonus }“)
card-with_condition = { $card }: { $bonus } (zum Einstellen: { $condition })

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

tile-both = { $silk } (oder { $notions })
    .a = ein Plättchen: { $silk } (oder { $either })
tile-silk = { $silk } (nur Seide)
    .a = ein Plättchen: { $silk }
tile-choose = { $thread } oder { $lace }
tile-either = { $thread } / { $lace }

## Dresses: "a" and "the" are the object of a sentence.

dress-full = { FORM($dress, $form) } ({ $needs }; { $livre }, { $prestige })
dress-full_unsold = { FORM($dress, $form) } ({ $needs }; { $prestige })
dress-told = { FORM($dress, $form) }
    .a = { FORM($full, "a") }
dress-master = für Meister
dress-made = beim Schneidern: { $bonus }
dress-rented = beim Verleihen: { $bonus }
dress-unsold = wird nie verkauft

dress-deluxe-yellow = blaues Kleid
    .a = ein blaues Kleid
    .the = das blaue Kleid
    .each = blaues Kleid
    .nom = das blaue Kleid
    .it = es

dress-deluxe-green = rosa Gehrock
    .a = einen rosa Gehrock
    .the = den rosa Gehrock
    .each = rosa Gehrock
    .nom = der rosa Gehrock
    .it = ihn

dress-deluxe-red = grünes Kleid
    .a = ein grünes Kleid
    .the = das grüne Kleid
    .each = grünes Kleid
    .nom = das grüne Kleid
    .it = es

dress-deluxe-blue = orangefarbener Gehrock
    .a = einen orangefarbenen Gehrock
    .the = den orangefarbenen Gehrock
    .each = orangefarbenen Gehrock
    .nom = der orangefarbene Gehrock
    .it = ihn

dress-original-yellow = gelbes Kleid
    .a = ein gelbes Kleid
    .the = das gelbe Kleid
    .each = gelbes Kleid
    .nom = das gelbe Kleid
    .it = es

dress-original-green = grüner Herrenrock
    .a = einen grünen Herrenrock
    .the = den grünen Herrenrock
    .each = grünen Herrenrock
    .nom = der grüne Herrenrock
    .it = ihn

dress-original-red = rotes Kleid
    .a = ein rotes Kleid
    .the = das rote Kleid
    .each = rotes Kleid
    .nom = das rote Kleid
    .it = es

dress-original-blue = blauer Herrenrock
    .a = einen blauen Herrenrock
    .the = den blauen Herrenrock
    .each = blauen Herrenrock
    .nom = der blaue Herrenrock
    .it = ihn

## The board

hall-kings-deluxe = Königlicher Saal
    .in = im Königlichen Saal
hall-kings-original = Königssaal
    .in = im Königssaal

hall-other = Saal { $number }
    .in = in Saal { $number }

space-rewarded = { $space } ({ $reward })

space-guest = Gast { $number } { FORM($hall, "in") }
    .to = an Gast { $number } { FORM($hall, "in") }

space-master = Meistergast { $number } { FORM($hall, "in") }
    .to = an Meistergast { $number } { FORM($hall, "in") }

decoration-musician = Musiker { FORM($hall, "in") }
    .nom = der Musiker { FORM($hall, "in") }
    .the = den Musiker { FORM($hall, "in") }
decoration-statue = Statue { $number }
    .nom = Statue { $number }
    .the = Statue { $number }
decoration-fireworks = Feuerwerk { $number } (×{ $multiplier })
    .nom = Feuerwerk { $number } (×{ $multiplier })
    .the = Feuerwerk { $number } (×{ $multiplier })

decoration-fountain_upper-deluxe = Küche für das Personal, Platz { $number }
    .nom = Platz { $number } der Küche für das Personal
    .the = Platz { $number } der Küche für das Personal
decoration-fountain_upper-original = oberer Brunnen, Platz { $number }
    .nom = Platz { $number } am oberen Brunnen
    .the = Platz { $number } am oberen Brunnen

decoration-fountain_lower-deluxe = Küche für die Gäste, Platz { $number }
    .nom = Platz { $number } der Küche für die Gäste
    .the = Platz { $number } der Küche für die Gäste
decoration-fountain_lower-original = unterer Brunnen, Platz { $number }
    .nom = Platz { $number } am unteren Brunnen
    .the = Platz { $number } am unteren Brunnen
