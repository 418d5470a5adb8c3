### How what is said becomes sentences.

# What somebody did. $player is a name, $deed what it says of the player, such as "pays 2 Livre".
sentence-clause = { $player } { $deed }
sentence-clause_you = { $deed }
sentence-deed = { $clause }.
# What somebody did several times.
sentence-times = { $deed } (×{ $n })

# What somebody gained or bought, such as "2 Livre and 1 thread", where no other deed brought it.
brief-gains = ottiene { $things }
    .you = ottieni { $things }
brief-buys = compra { $things }
    .you = compri { $things }
# A deed with its price, and with what it brought, such as "+2 Livre, +1 thread".
sentence-priced = { $deed } per { $price }
sentence-brought = { $deed } ({ $things })
sentence-plus = +{ $thing }
# What a bonus let the player do after the deed. Both are predicates.
sentence-bonus = { $deed }; bonus: { $bonus }

# What somebody is advised to do. $deeds are the attributes "do" of what they will have done, such as "play the Master".
sentence-plan = { $deeds }.

# Text of which a sentence is made, and text to which some more is added.
sentence-ended = { $text }.
sentence-bracketed = { $text } ({ $more })

# A card that has just been named.
sentence-again = questa carta
    .a = questa carta
    .the = questa carta
    .of = di questa carta
sentence-by_bonus = { FORM($card, $form) } («{ $bonus }»)
sentence-other = altro { $card }
    .a = un altro { $card }
    .the = l’altro { $card }
    .of = dell’altro { $card }

# After what somebody has most or second most of, such as "3 garments".
rank-first = in testa
rank-second = al secondo posto
rank-none = dietro

# What something costs now, and what is printed.
sentence-cheaper = Ora { $price } invece di { $printed }: un bonus riduce il prezzo.
