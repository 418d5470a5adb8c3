### How what is said becomes sentences.

# What somebody did. $player is a name, $deed what it says of the player, such as "2リーヴル払う".
sentence-clause = { $player }は{ $deed }
sentence-clause_you = あなたは{ $deed }
sentence-deed = { $clause }。
# What somebody did several times.
sentence-times = { $deed }（×{ $n }）

# What somebody gained or bought, such as "2 Livre and 1 thread", where no other deed brought it.
brief-gains = { $things }を得る
brief-buys = { $things }を買う
# A deed with its price, and with what it brought, such as "+2 Livre, +1 thread".
sentence-priced = { $price }で{ $deed }
sentence-brought = { $deed }（{ $things }）
sentence-plus = +{ $thing }
# What a bonus let the player do after the deed. Both are predicates.
sentence-bonus = { $deed }；ボーナス：{ $bonus }

# What somebody is advised to do. $deeds are the attributes "do" of what they will have done.
sentence-plan = { $deeds }。

# Text of which a sentence is made, and text to which some more is added.
sentence-ended = { $text }。
sentence-bracketed = { $text }（{ $more }）

# A card that has just been named.
sentence-again = そのカード
sentence-by_bonus = { FORM($card, $form) }（「{ $bonus }」）
sentence-other = もう1枚の{ $card }

# After what somebody has most or second most of, such as "3 garments".
rank-first = 最多
rank-second = 2番目
rank-none = 順位外

# What something costs now, and what is printed.
sentence-cheaper = 今は{ $printed }ではなく{ $price }：ボーナスで安くなっています。
