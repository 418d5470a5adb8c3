### How what is said becomes sentences.

# What somebody did. $player is a name, $deed what it says of the player, such as "pays 2 Livre".
sentence-clause = { $player } { $deed }
sentence-clause_you = vous { $deed }
sentence-deed = { $clause }.
# What somebody did several times.
sentence-times = { $deed } (×{ $n })

# What somebody gained or bought, such as "2 Livre and 1 thread", where no other deed brought it.
brief-gains = gagne { $things }
    .you = gagnez { $things }
brief-buys = achète { $things }
    .you = achetez { $things }
# A deed with its price, and with what it brought, such as "+2 Livre, +1 thread".
sentence-priced = { $deed } pour { $price }
sentence-brought = { $deed } ({ $things })
sentence-plus = +{ $thing }
# What a bonus let the player do after the deed. Both are predicates.
sentence-bonus = { $deed } ; bonus : { $bonus }

# Ce qui est conseillé. $deeds sont les attributs « do », par exemple « jouez le Maître ».
sentence-plan = { $deeds }.

# Text of which a sentence is made, and text to which some more is added.
sentence-ended = { $text }.
sentence-bracketed = { $text } ({ $more })

# A card that has just been named.
sentence-again = cette carte
    .a = cette carte
    .the = cette carte
    .of = de cette carte
sentence-by_bonus = { FORM($card, $form) } (« { $bonus } »)
sentence-other = autre { $card }
    .a = un autre { $card }
    .the = l’autre { $card }
    .of = de l’autre { $card }

# After what somebody has most or second most of, such as "3 garments".
rank-first = en tête
rank-second = en deuxième place
rank-none = derrière

# What something costs now, and what is printed.
sentence-cheaper = Maintenant { $price } au lieu de { $printed } : un bonus réduit le prix.
