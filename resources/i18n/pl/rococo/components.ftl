### Names of the pieces, in the forms that sentences need. Where the editions differ, a table names the edition.

term-deluxe-workshop = pracownia
term-deluxe-warehouse = szuflady z surowcami
term-deluxe-fountain_upper = kuchnia dla służby
term-deluxe-fountain_lower = kuchnia dla gości

term-original-workshop = pracownia
term-original-warehouse = magazyn
term-original-fountain_upper = górna fontanna
term-original-fountain_lower = dolna fontanna

color-deluxe-yellow = niebieski
color-deluxe-green = różowy
color-deluxe-red = zielony
color-deluxe-blue = pomarańczowy

color-original-yellow = żółty
color-original-green = zielony
color-original-red = czerwony
color-original-blue = niebieski

## A letter for each colour, for those who cannot tell the colours apart.

initial-deluxe-yellow = N
initial-deluxe-green = R
initial-deluxe-red = Z
initial-deluxe-blue = P

initial-original-yellow = Ł
initial-original-green = Z
initial-original-red = C
initial-original-blue = N

livre = { $n ->
    [one] { $n } liwr
    [few] { $n } liwry
    [many] { $n } liwrów
   *[other] { $n } liwra
}

prestige = { $n ->
    [one] { $n } pkt prestiżu
    [few] { $n } pkt prestiżu
    [many] { $n } pkt prestiżu
   *[other] { $n } pkt prestiżu
}

thread = { $n ->
    [one] { $n } nić
    [few] { $n } nici
    [many] { $n } nici
   *[other] { $n } nici
}

lace = { $n ->
    [one] { $n } koronka
    [few] { $n } koronki
    [many] { $n } koronek
   *[other] { $n } koronki
}

tiles = { $n ->
    [one] { $n } żeton surowców
    [few] { $n } żetony surowców
    [many] { $n } żetonów surowców
   *[other] { $n } żetonu surowców
}

## Employees: "a" and "acc" are the object of a sentence; the level follows.

type-master = Mistrz
    .a = Mistrza
    .acc = Mistrza
    .gen = Mistrza
    .ins = Mistrzem
type-journeyman = Czeladnik
    .a = Czeladnika
    .acc = Czeladnika
    .gen = Czeladnika
    .ins = Czeladnikiem
type-apprentice = Uczeń
    .a = Ucznia
    .acc = Ucznia
    .gen = Ucznia
    .ins = Uczniem

card-level = { FORM($card, $form) } { $level }
card-with_bonus = { $card }: { $bonus }
card-told = { FORM($card, $form) }
    .a = { FORM($card, "a") } („{ $bonus }”)
card-with_condition = { $card }: { $bonus } (warunek zatrudnienia: { $condition })

## Silk: "silk_color" is the colour as it stands beside the word for silk.

silk-deluxe-yellow = { $n ->
    [one] { $n } niebieski jedwab
    [few] { $n } niebieskie jedwabie
    [many] { $n } niebieskich jedwabi
   *[other] { $n } niebieskiego jedwabiu
}

silk-deluxe-green = { $n ->
    [one] { $n } różowy jedwab
    [few] { $n } różowe jedwabie
    [many] { $n } różowych jedwabi
   *[other] { $n } różowego jedwabiu
}

silk-deluxe-red = { $n ->
    [one] { $n } zielony jedwab
    [few] { $n } zielone jedwabie
    [many] { $n } zielonych jedwabi
   *[other] { $n } zielonego jedwabiu
}

silk-deluxe-blue = { $n ->
    [one] { $n } pomarańczowy jedwab
    [few] { $n } pomarańczowe jedwabie
    [many] { $n } pomarańczowych jedwabi
   *[other] { $n } pomarańczowego jedwabiu
}

silk-original-yellow = { $n ->
    [one] { $n } żółty jedwab
    [few] { $n } żółte jedwabie
    [many] { $n } żółtych jedwabi
   *[other] { $n } żółtego jedwabiu
}

silk-original-green = { $n ->
    [one] { $n } zielony jedwab
    [few] { $n } zielone jedwabie
    [many] { $n } zielonych jedwabi
   *[other] { $n } zielonego jedwabiu
}

silk-original-red = { $n ->
    [one] { $n } czerwony jedwab
    [few] { $n } czerwone jedwabie
    [many] { $n } czerwonych jedwabi
   *[other] { $n } czerwonego jedwabiu
}

silk-original-blue = { $n ->
    [one] { $n } niebieski jedwab
    [few] { $n } niebieskie jedwabie
    [many] { $n } niebieskich jedwabi
   *[other] { $n } niebieskiego jedwabiu
}

silk_color-deluxe-yellow = niebieski
silk_color-deluxe-green = różowy
silk_color-deluxe-red = zielony
silk_color-deluxe-blue = pomarańczowy

silk_color-original-yellow = żółty
silk_color-original-green = zielony
silk_color-original-red = czerwony
silk_color-original-blue = niebieski

## Resource tiles: "name" is a label, "a" and "a_silk" are the object of a sentence.

tile-both = { $silk } (lub { $notions })
    .a = żeton: { $silk } (lub { $either })
tile-silk = { $silk } (tylko jedwab)
    .a = żeton: { $silk }
tile-choose = { $thread } lub { $lace }
tile-either = { $thread } / { $lace }

## Dresses: "a" and "acc" are the object of a sentence.

dress-full = { FORM($dress, $form) } ({ $needs }; { $livre }, { $prestige })
dress-full_unsold = { FORM($dress, $form) } ({ $needs }; { $prestige })
dress-told = { FORM($dress, $form) }
    .a = { FORM($full, "a") }
dress-master = dla Mistrza
dress-made = po uszyciu: { $bonus }
dress-rented = po wypożyczeniu: { $bonus }
dress-unsold = nie na sprzedaż

dress-deluxe-yellow = niebieska suknia
    .a = niebieską suknię
    .acc = niebieską suknię
    .gen = niebieskiej sukni
    .each = każdą twoją niebieską suknię
    .it = ją

dress-deluxe-green = różowy surdut
    .a = różowy surdut
    .acc = różowy surdut
    .gen = różowego surduta
    .each = każdy twój różowy surdut
    .it = go

dress-deluxe-red = zielona suknia
    .a = zieloną suknię
    .acc = zieloną suknię
    .gen = zielonej sukni
    .each = każdą twoją zieloną suknię
    .it = ją

dress-deluxe-blue = pomarańczowy surdut
    .a = pomarańczowy surdut
    .acc = pomarańczowy surdut
    .gen = pomarańczowego surduta
    .each = każdy twój pomarańczowy surdut
    .it = go

dress-original-yellow = żółta suknia
    .a = żółtą suknię
    .acc = żółtą suknię
    .gen = żółtej sukni
    .each = każdą twoją żółtą suknię
    .it = ją

dress-original-green = zielony surdut
    .a = zielony surdut
    .acc = zielony surdut
    .gen = zielonego surduta
    .each = każdy twój zielony surdut
    .it = go

dress-original-red = czerwona suknia
    .a = czerwoną suknię
    .acc = czerwoną suknię
    .gen = czerwonej sukni
    .each = każdą twoją czerwoną suknię
    .it = ją

dress-original-blue = niebieski surdut
    .a = niebieski surdut
    .acc = niebieski surdut
    .gen = niebieskiego surduta
    .each = każdy twój niebieski surdut
    .it = go

## The board

hall-kings-deluxe = Sala Królewska
    .in = w Sali Królewskiej
hall-kings-original = Sala Królewska
    .in = w Sali Królewskiej

hall-other = sala { $number }
    .in = w sali { $number }

space-rewarded = { $space } ({ $reward })

space-guest = gość { $number } { FORM($hall, "in") }
    .to = gościowi { $number } { FORM($hall, "in") }

space-master = gość Mistrza { $number } { FORM($hall, "in") }
    .to = gościowi Mistrza { $number } { FORM($hall, "in") }

decoration-musician = muzyk { FORM($hall, "in") }
    .acc = muzyka { FORM($hall, "in") }
decoration-statue = posąg { $number }
    .acc = posąg { $number }
decoration-fireworks = fajerwerki { $number } (×{ $multiplier })
    .acc = fajerwerki { $number } (×{ $multiplier })

decoration-fountain_upper-deluxe = kuchnia dla służby, miejsce { $number }
    .acc = miejsce { $number } w kuchni dla służby
decoration-fountain_upper-original = górna fontanna, miejsce { $number }
    .acc = miejsce { $number } przy górnej fontannie

decoration-fountain_lower-deluxe = kuchnia dla gości, miejsce { $number }
    .acc = miejsce { $number } w kuchni dla gości
decoration-fountain_lower-original = dolna fontanna, miejsce { $number }
    .acc = miejsce { $number } przy dolnej fontannie
