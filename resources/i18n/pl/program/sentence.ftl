### How what is said becomes sentences.

# What somebody did. $player is a name, $deed what it says of the player, such as "pays 2 Livre".
sentence-clause = { $player } { $deed }
sentence-clause_you = { $deed }
sentence-deed = { $clause }.
# What somebody did several times.
sentence-times = { $deed } (×{ $n })

# What somebody gained or bought, such as "2 Livre and 1 thread", where no other deed brought it.
brief-gains = zyskuje: { $things }
    .you = zyskujesz: { $things }
brief-buys = kupuje: { $things }
    .you = kupujesz: { $things }
# A deed with its price, and with what it brought, such as "+2 Livre, +1 thread".
sentence-priced = { $deed } za { $price }
sentence-brought = { $deed } ({ $things })
sentence-plus = +{ $thing }
# What a bonus let the player do after the deed. Both are predicates.
sentence-bonus = { $deed }; bonus – { $bonus }

# What somebody is advised to do. $deeds are the attributes "do" of what they will have done, such as "play the Master".
sentence-plan = { $deeds }.

# Text of which a sentence is made, and text to which some more is added.
sentence-ended = { $text }.
sentence-bracketed = { $text } ({ $more })

# A card that has just been named.
sentence-again = ta karta
    .a = tę kartę
    .acc = tę kartę
    .gen = tej karty
    .ins = tą kartą
sentence-by_bonus = { FORM($card, $form) } („{ $bonus }”)
sentence-other = drugi { $card }
    .a = drugiego { FORM($card, "a") }
    .acc = drugiego { FORM($card, "acc") }
    .gen = drugiego { FORM($card, "gen") }
    .ins = drugim { FORM($card, "ins") }

# After what somebody has most or second most of, such as "3 garments".
rank-first = najwięcej
rank-second = drugie miejsce
rank-none = w tyle

# What something costs now, and what is printed.
sentence-cheaper = Teraz { $price } zamiast { $printed }: bonus obniża cenę.
