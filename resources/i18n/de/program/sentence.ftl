### How what is said becomes sentences.

# What somebody did. $player is a name, $deed what it says of the player, such as "pays 2 Livre".
sentence-clause = { $player } { $deed }
sentence-clause_you = du { $deed }
sentence-deed = { $clause }.
# What somebody did several times.
sentence-times = { $deed } (×{ $n })

# What somebody gained or bought, such as "2 Livre and 1 thread", where no other deed brought it.
brief-gains = erhält { $things }
    .you = erhältst { $things }
brief-buys = kauft { $things }
    .you = kaufst { $things }
# A deed with its price, and with what it brought, such as "+2 Livre, +1 thread".
sentence-priced = { $deed } für { $price }
sentence-brought = { $deed } ({ $things })
sentence-plus = +{ $thing }
# What a bonus let the player do after the deed. Both are predicates.
sentence-bonus = { $deed }; Bonus: { $bonus }

# Was jemandem geraten wird. $deeds sind die Attribute „do“, etwa „spiele den Meister aus“.
sentence-plan = { $deeds }.

# Text of which a sentence is made, and text to which some more is added.
sentence-ended = { $text }.
sentence-bracketed = { $text } ({ $more })

# A card that has just been named.
sentence-again = diese Karte
    .nom = diese Karte
    .a = diese Karte
    .the = diese Karte
    .of = dieser Karte
sentence-by_bonus = { FORM($card, $form) } („{ $bonus }“)
sentence-other = { $card } (der andere)
    .nom = { FORM($card, "nom") } (der andere)
    .a = { FORM($card, "a") } (einen anderen)
    .the = { FORM($card, "the") } (den anderen)
    .of = { FORM($card, "of") } (des anderen)

# After what somebody has most or second most of, such as "3 garments".
rank-first = die meisten
rank-second = die zweitmeisten
rank-none = dahinter

# What something costs now, and what is printed.
sentence-cheaper = Jetzt { $price } statt { $printed }: Ein Bonus macht es billiger.
