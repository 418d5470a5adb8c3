### How what is said becomes sentences.

# What somebody did. $player is a name, $deed what it says of the player, such as "pays 2 Livre".
sentence-clause = { $player } { $deed }
sentence-clause_you = { $deed }
sentence-deed = { $clause }.
# What somebody did several times.
sentence-times = { $deed } (×{ $n })

# What somebody gained or bought, such as "2 Livre and 1 thread", where no other deed brought it.
brief-gains = obtiene { $things }
    .you = obtienes { $things }
brief-buys = compra { $things }
    .you = compras { $things }
# A deed with its price, and with what it brought, such as "+2 Livre, +1 thread".
sentence-priced = { $deed } por { $price }
sentence-brought = { $deed } ({ $things })
sentence-plus = +{ $thing }
# What a bonus let the player do after the deed. Both are predicates.
sentence-bonus = { $deed }; bonificación: { $bonus }

# What somebody is advised to do. $deeds are the attributes "do" of what they will have done, such as "play the Master".
sentence-plan = { $deeds }.

# Text of which a sentence is made, and text to which some more is added.
sentence-ended = { $text }.
sentence-bracketed = { $text } ({ $more })

# A card that has just been named.
sentence-again = esa carta
    .the = esa carta
    .of = de esa carta
    .al = esa carta
    .a = esa carta
    .to = esa carta
sentence-by_bonus = { FORM($card, $form) } («{ $bonus }»)
sentence-other = otro { $card }
    .a = otro { $card }
    .the = el otro { $card }
    .of = del otro { $card }
    .al = al otro { $card }
    .to = al otro { $card }

# After what somebody has most or second most of, such as "3 garments".
rank-first = en cabeza
rank-second = en segundo lugar
rank-none = por detrás

# What something costs now, and what is printed.
sentence-cheaper = Ahora { $price } en lugar de { $printed }: una bonificación lo abarata.
