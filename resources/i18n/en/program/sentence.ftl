### How what is said becomes sentences.

# What somebody did. $player is a name, $deed what it says of the player, such as "pays 2 Livre".
sentence-clause = { $player } { $deed }
# The same said to that player. $deed are the attributes "you" of what they did; a capital is added where a sentence begins.
sentence-clause_you = you { $deed }
sentence-deed = { $clause }.
# What somebody did several times.
sentence-times = { $deed } (×{ $n })

# What somebody gained or bought, such as "2 Livre and 1 thread", where no other deed brought it.
brief-gains = gains { $things }
    .you = gain { $things }
brief-buys = buys { $things }
    .you = buy { $things }
# A deed with its price, and with what it brought, such as "+2 Livre, +1 thread".
sentence-priced = { $deed } for { $price }
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
sentence-again = that card
    .a = that card
    .the = that card
    .of = of that card
sentence-by_bonus = { FORM($card, $form) } (“{ $bonus }”)
sentence-other = other { $card }
    .a = another { $card }
    .the = the other { $card }
    .of = of the other { $card }

# After what somebody has most or second most of, such as "3 garments".
rank-first = the most
rank-second = second most
rank-none = behind

# What something costs now, and what is printed.
sentence-cheaper = Now { $price } instead of { $printed }: a bonus makes it cheaper.
