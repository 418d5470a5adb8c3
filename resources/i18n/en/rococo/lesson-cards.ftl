### Bonuses after the action, and crowns at the end.

lesson-cards-name = Bonuses and crowns
lesson-cards-about = What a card gives after its action, and whom to hire late.

lesson-cards-welcome-say = Look closely at your people. The thimble says what they may do; the sign below the name is their bonus, a little present after the action.

lesson-cards-sign-say = This Journeyman brings { $each } Livre for each decoration that is yours. Find your markers: the kitchen, a statue, the musician in hall 4. What would that be now?
lesson-cards-sign-one = { $each } Livre
lesson-cards-sign-one_reply = All of them count: kitchens, statues, musicians, fireworks.
lesson-cards-sign-three = { $worth } Livre
lesson-cards-sign-three_reply = { $own } decorations, { $worth } Livre. But a bonus always comes after the action, and that can be turned to account…
lesson-cards-sign-ten = { $wrong } Livre
lesson-cards-sign-ten_reply = You count your garments with them! Garments are not decorations. Only the markers beside the halls count, and your musician.

lesson-cards-play-say = Play this Journeyman.
lesson-cards-play-else = That one has a moment later. Take it back: the Journeyman who counts decorations goes first.

lesson-cards-first-say = First the action, then the bonus. So which action makes this bonus bigger? Fund a decoration!
lesson-cards-first-else = Quite legal, but the bonus would still count only { $own } decorations. Take it back, and fund one more.
lesson-cards-first-depute = Deputing brings { $pay } Livre and the bonus one last time, but it still counts only { $own }. Take it back: let it count one more.

lesson-cards-fund-say = The kitchen for the staff would suit you: it pays { $fountain_livre_per_decoration } Livre per decoration after every round. Any other counts as well.
lesson-cards-fund-else = You may forfeit any bonus. But { $next } Livre for nothing? Take it back, and use it!

lesson-cards-counted-say = See? The bonus was counted after you had funded: { $own } decorations, { $worth } Livre in your purse.

lesson-cards-crown-say = Now the newcomers. In the last rounds some wear a crown: they give nothing after their action. They pay once, when the ball is over. That is why you hire them late.

lesson-cards-couples-say = This crown pays { $pair } prestige for each pair of a gown and a frock coat. You have { $gowns } gowns and { $coats } frock coats in the palace. How many pairs?
lesson-cards-couples-three = { $coats }
lesson-cards-couples-three_reply = { $coats }: { $couples } prestige for one card! One lady is still waiting for her gentleman.
lesson-cards-couples-four = { $gowns }
lesson-cards-couples-four_reply = The last lady would dance alone: there is no frock coat left for her.
lesson-cards-couples-seven = { $garments }
lesson-cards-couples-seven_reply = That many garments. A pair takes one of each.

lesson-cards-master-say = Only a Master hires. Let Colette and Baptiste have their turns, then play yours, and hire.
lesson-cards-master-else = Not this time: take it back. The Master is to hire somebody.

lesson-cards-hire-say = Take the one your palace is made for.
lesson-cards-hire-else = Take this one back: your pairs of gowns and frock coats are worth more, { $couples } prestige.
lesson-cards-hire-level6-notions = A crown, too: { $notions } prestige per pair of a thread and a lace left at the end. You have { $thread } threads and no lace: no pair, no prestige. Take it back.
lesson-cards-hire-level5-rent = { $rent } Livre for { $garments } garments: pretty in round 3. At the end, { $livre_per_prestige } Livre are worth 1 prestige. Take it back.
lesson-cards-hire-level5-silk = A Master who turns silk into prestige, but your rack has a single tile. Take it back.

lesson-cards-hired-say = And the card is in your hand already: whoever is hired works in the same round. A crown takes no rest, it is an Apprentice like any other.

lesson-cards-staff-say = Next, the other Journeyman. Let that one claim the Queen’s favor, { $favor_livre } Livre; then we look at an odd bonus.
lesson-cards-staff-else = Take it back: I should like to show you the other Journeyman, and the Queen’s favor.

lesson-cards-forfeit-say = This bonus would send one of your staff away without pay, to use that one’s bonus once more. Marvelous for dismissing beginners; today you need them all. Forfeit the bonus.
lesson-cards-forfeit-else = Whoever leaves now is missing in the last round, and nobody pays you for it. Take it back, and forfeit: a bonus is never a duty.

lesson-cards-depute-say = One last trap. This Apprentice could be deputed for { $apprentice } Livre. Would you?
lesson-cards-depute-yes = Yes, money is money
lesson-cards-depute-yes_reply = Then the crown would ride off to court, too: you would give up { $couples } prestige for { $apprentice } Livre. Think again.
lesson-cards-depute-no = No, he stays
lesson-cards-depute-no_reply = He stays: a crown counts wherever the card is, hand, supply or discard, as long as he is one of your staff.

lesson-cards-end-say = Early, hire what brings money and silk. In the middle, what counts your garments and decorations. Late, what wears a crown that fits you. And action first, bonus second, always!
