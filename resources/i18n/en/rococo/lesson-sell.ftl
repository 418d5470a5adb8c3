### Selling a garment instead of renting it: money now against prestige later.

lesson-sell-name = Sold, not rented
lesson-sell-about = When money in the purse is worth more than a guest at the ball.

lesson-sell-welcome-say = Every garment can dance at the ball, or be sold at once. Look at the green gown: at its foot stand { $value } Livre, its price if you sell it, and { $prestige } prestige, if a guest wears it.

lesson-sell-musician-say = This musician costs { $musician } Livre and brings { $music } prestige. You have { $livre } Livre; the gown costs { $price } and sells for { $value }, and your Journeyman’s bonus adds { $bonus }. How much will you have?
lesson-sell-musician-thirteen = { $value } Livre
lesson-sell-musician-thirteen_reply = That is the gown alone. Count your own purse, and the Journeyman’s { $bonus } Livre as well.
lesson-sell-musician-seventeen = { $total } Livre
lesson-sell-musician-seventeen_reply = To the last coin! One sale, and the musician plays for you.
lesson-sell-musician-three = { $livre } Livre, as before
lesson-sell-musician-three_reply = If you rent the gown, you stay poor, yes. But sell it, and count again!

lesson-sell-tailor-say = Then to work. Send your Journeyman to tailor the green gown.
lesson-sell-tailor-else = Not that, take it back: your Journeyman should tailor the green gown, the one for { $value } Livre.
lesson-sell-tailor-yellow-01 = That little gown sells for { $little } Livre only. Take it back: the green one fetches { $value }.
lesson-sell-tailor-start-master-1 = Any Journeyman can tailor this gown. Take it back, and keep your Master for a better guest.
lesson-sell-tailor-start-apprentice-1 = An Apprentice is not allowed to tailor. Take it back, and send the Journeyman.

lesson-sell-sell-say = A guest, or the purse? This time, sell it!
lesson-sell-sell-else = A happy guest, and { $prestige } prestige, but no musician. Take it back and sell the gown.
lesson-sell-sell-hall3-s1 = Not bad: { $prestige } prestige, and the first place in hall 3 shared. But the musician brings { $music }, and hall 3 can wait for another gown. Take it back and sell this one.
lesson-sell-sell-forfeit = { $bonus } Livre for nothing, and you leave them on the table? Take it back.

lesson-sell-others-say = { $value } for the gown, { $bonus } for the Journeyman. The gown is gone, and brings no prestige. Let us hope nobody wants our musician!

lesson-sell-fund-say = Still free! Now an Apprentice will do: anybody may fund. Give the musician in hall 3 your { $musician } Livre.
lesson-sell-fund-else = Not now. Take it back, and let your Apprentice fund the musician in hall 3.
lesson-sell-fund-start-master-1 = A Master only to carry money? Take it back: an Apprentice can fund just as well.
lesson-sell-fund-depute = No, the Apprentice stays! Take it back, and fund.

lesson-sell-why-say = Now tell me: what did selling the gown bring in the end?
lesson-sell-why-guest = { $prestige } prestige, from a guest
lesson-sell-why-guest_reply = A guest would have brought those. But our gown has no guest: we took the money.
lesson-sell-why-musician = { $music } prestige, and hall 3
lesson-sell-why-musician_reply = Yes: { $music } prestige instead of { $prestige }. And your musician wins ties in hall 3. That is a good sale.
lesson-sell-why-same = Nothing, I am poor again
lesson-sell-why-same_reply = Your purse is empty, true. But look at the musician: what stands below his price?

lesson-sell-again-say = Let the others work. And keep an eye on hall 3: only Colette has a garment there.

lesson-sell-little-say = One garment more: the small blue gown, free of charge. It sells for { $little } Livre, or brings { $littlePrestige } prestige. In hall 3 it would be one garment against one, and you have the musician. What would you do?
lesson-sell-little-sold = Sell it for { $little } Livre
lesson-sell-little-sold_reply = At the end, { $livre_per_prestige } Livre make 1 prestige, { $little } none at all! Think of hall 3.
lesson-sell-little-rented = Rent it in hall 3
lesson-sell-little-rented_reply = So would I! { $littlePrestige } prestige for the gown, and { $hall } for hall 3, since the musician breaks the tie. What would you buy for { $little } Livre?

lesson-sell-last-say = Your Master is the last in your hand. The small blue gown is waiting.
lesson-sell-last-else = Not that one. Take it back, and tailor the small blue gown: the silk for it hangs on your rack.
lesson-sell-last-forfeit = Idle hands? Take it back, and tailor the small blue gown.

lesson-sell-rent-say = And now to a guest in hall 3. Any one of them.
lesson-sell-rent-else = A guest, certainly, but there it wins little or nothing. Take it back: in hall 3 it wins the majority.
lesson-sell-rent-sell = { $little } Livre? They will not even buy a kitchen. Take it back, and rent it in hall 3.

lesson-sell-end-say = So: sell when the money buys you more than { $prestige } prestige, and soon. Rent when a hall is at stake. And when no guest is left, you must sell.
