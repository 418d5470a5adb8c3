### Decorations, and the income at the end of a round.

lesson-fund-name = Money well spent
lesson-fund-about = Kitchens, musicians, statues: what decorations bring, and when.

lesson-fund-welcome-say = Garments alone make no ball! Somebody must pay for kitchens, musicians, statues and fireworks. We do, and not for charity: some bring money every round, the others prestige at the end.

lesson-fund-kitchen-say = At the end of each round everybody gets { $base_income } Livre. This kitchen for the guests adds { $fountain_livre_per_dress } Livre for each garment of yours that is at the ball. You have { $garments } there. How much would you get?
lesson-fund-kitchen-five = { $base_income } Livre
lesson-fund-kitchen-five_reply = That is what you get without a kitchen. Now add the cooks’ thanks!
lesson-fund-kitchen-ten = { $both } Livre
lesson-fund-kitchen-ten_reply = { $base_income }, and { $extra } more from the kitchen. It costs { $cost }: in { $payback } rounds it has paid for itself.
lesson-fund-kitchen-twentyfive = { $wrong } Livre
lesson-fund-kitchen-twentyfive_reply = If they ate with golden spoons! No, { $fountain_livre_per_dress } Livre for each garment, on top of the { $base_income }.

lesson-fund-buy-say = Anybody may fund, so leave it to your Apprentice. Fund the kitchen for the guests, the cheaper place!
lesson-fund-buy-else = Not that one. Take it back, and fund the kitchen for the guests at { $cost } Livre.
lesson-fund-buy-depute = Stay! The Apprentice carries the money today. Take it back, and fund.
lesson-fund-buy-fountain-upper-1 = That kitchen counts decorations, and you have none yet. Take it back: you have { $garments } garments.
lesson-fund-buy-musician-hall5 = Music already? It can wait. Take it back: the sooner a kitchen burns, the more often it pays.
lesson-fund-buy-forfeit = An idle Apprentice, and a cold kitchen! Take it back.

lesson-fund-income-say = Your purse is empty, but the oven is hot. Colette and Baptiste play their last cards, then the round ends with the income.

lesson-fund-paid-say = There, { $both } Livre! Round { $now } of { $rounds } has begun. How many more times will your kitchen pay?
lesson-fund-paid-two = Twice
lesson-fund-paid-two_reply = The last round pays, too! Count from round { $now } to round { $rounds }.
lesson-fund-paid-three = Three times
lesson-fund-paid-three_reply = From round { $now } to round { $rounds }: { $total } Livre more. A kitchen bought in the second round would have paid { $early } times!
lesson-fund-paid-seven = Seven times
lesson-fund-paid-seven_reply = Had you bought it in the first round, yes. { $gone } rounds are gone already.

lesson-fund-staff-say = The other kitchen, for the staff, pays { $fountain_livre_per_decoration } Livre for each decoration of yours, itself included. With it you would have { $own }. What would it bring in the { $remaining } rounds left?
lesson-fund-staff-nine = { $upper } Livre
lesson-fund-staff-nine_reply = Then you would just get its price back. But { $own } decorations pay only { $ownPays } a round.
lesson-fund-staff-six = { $ownTotal } Livre
lesson-fund-staff-six_reply = { $ownPays } a round, { $ownTotal } in all, and it costs { $upper }. No bargain now. Early on, or with many decorations, it is one.
lesson-fund-staff-three = { $remaining } Livre
lesson-fund-staff-three_reply = It counts itself too: { $own } decorations, and { $remaining } rounds.

lesson-fund-statue-say = A statue pays at the end: { $statue } prestige for each color among your garments. Look at yours, with the red frames: what would it bring you now?
lesson-fund-statue-ten = { $many } prestige
lesson-fund-statue-ten_reply = { $garments } garments, but the statue counts colors. { $blue } are blue and { $pink } are pink.
lesson-fund-statue-six = { $three } prestige
lesson-fund-statue-six_reply = Blue, pink and green. With an orange frock coat it would be { $four }! It costs { $stone } Livre, so not today.
lesson-fund-statue-two = { $statue } prestige
lesson-fund-statue-two_reply = That is for one color. How many do you have?

lesson-fund-musician-say = But you have { $musician } Livre for a musician: prestige at the end, and a foot in the door of the hall. Let the Journeyman fund the one in hall 5: { $music } prestige, and a hall where you have no garment yet.
lesson-fund-musician-else = Take it back. For this money I want music: let your Journeyman fund the musician in hall 5.
lesson-fund-musician-start-master-1 = The Master tailors better than anyone. Take it back: a Journeyman can carry money, and brings { $bonus } Livre.
lesson-fund-musician-start-apprentice-2 = That works, too. But take it back: the Journeyman brings { $bonus } Livre into the empty purse.
lesson-fund-musician-fountain-upper-1 = { $ownTotal } Livre for { $upper }? We have just counted that. Take it back.
lesson-fund-musician-forfeit = { $bonus } Livre, and an empty purse to put them in! Take it back.

lesson-fund-end-say = So: kitchens early, for money; musicians and statues later, for prestige. Nobody may have two places in the same kitchen, but you may fund as many decorations as you can pay.
