### The final scoring: first you guess, then it comes.

lesson-scoring-name = The ball is over
lesson-scoring-about = What counts at the end: you guess first, then play the last card.

lesson-scoring-welcome-say = The last evening, and yours is the last card. The podium beside each name says who would win now: Colette, alas. Let us count before the King does!

lesson-scoring-hall-say = Hall 2: most garments bring { $first }, second most { $second }. You have { $own } guests there, Baptiste one. What does your majority bring?
lesson-scoring-hall-two = { $second }
lesson-scoring-hall-two_reply = That is for the second, and the second is Baptiste.
lesson-scoring-hall-four = { $first }
lesson-scoring-hall-four_reply = { $first }, and { $second } for Baptiste. The garments themselves count later, each for itself.
lesson-scoring-hall-eight = { $eachOwn }, { $first } for each guest
lesson-scoring-hall-eight_reply = If only! A majority pays once, however large it is.

lesson-scoring-tie-say = The Royal hall: { $royal } garments of yours, { $hers } of Colette’s. A tie! It goes to whoever has more Master guests there: count the golden thimbles. Who gets the { $royalFirst } for most?
lesson-scoring-tie-you = I do
lesson-scoring-tie-you_reply = You: both your ladies sit with Master guests. Were those equal, too, whoever pays the hall’s musician would win, and without a musician both would get it in full. Colette takes the { $royalSecond }.
lesson-scoring-tie-colette = Colette
lesson-scoring-tie-colette_reply = Her guests sit on ordinary places. Look again where the thimbles are.
lesson-scoring-tie-both = Both of us
lesson-scoring-tie-both_reply = Only if nothing breaks the tie. First, Master guests are compared: who has more of them here?

lesson-scoring-balcony-say = Then one of your guests steps from the Royal hall onto the balcony, to your fireworks ×{ $times }. Your blue gown is worth { $prestige }. How much out there?
lesson-scoring-balcony-four = { $prestige }
lesson-scoring-balcony-four_reply = Indoors, yes. But on the balcony the King looks at her { $times } times as long.
lesson-scoring-balcony-seven = { $plus }
lesson-scoring-balcony-seven_reply = It multiplies, it does not add.
lesson-scoring-balcony-twelve = { $tripled }
lesson-scoring-balcony-twelve_reply = { $tripled }, for one gown! And she leaves only after the majority was counted: nothing is lost in the hall.

lesson-scoring-money-say = Your purse: { $livre } Livre, and the last income adds { $base_income }. At the end, what are { $total } Livre worth in prestige?
lesson-scoring-money-two = { $worth }
lesson-scoring-money-two_reply = { $worth }: one for every full { $livre_per_prestige }. The rest breaks a tie at most. Whoever ends rich should have spent it!
lesson-scoring-money-five = { $base_income }
lesson-scoring-money-five_reply = The exchange is worse: 1 prestige for every { $livre_per_prestige } Livre.
lesson-scoring-money-twentynine = { $total }
lesson-scoring-money-twentynine_reply = Then bankers would win balls. 1 prestige for every { $livre_per_prestige } Livre.

lesson-scoring-statue-say = So, spend! This statue costs { $cost } Livre. It prints { $printed } prestige, and pays { $each } for each color among your garments in the palace. How much in all?
lesson-scoring-statue-three = { $printed }
lesson-scoring-statue-three_reply = That is only what is printed. Now count your colors.
lesson-scoring-statue-eight = { $colors }
lesson-scoring-statue-eight_reply = Four colors make { $colors }, quite right. But there are { $printed } printed on it as well.
lesson-scoring-statue-eleven = { $statue }
lesson-scoring-statue-eleven_reply = { $statue }: blue, pink, green and orange, { $colors }, and { $printed } for the stone. Much better than { $costWorth } for the money!

lesson-scoring-play-say = Now your last card. An Apprentice may fund, so let this one do it.
lesson-scoring-play-else = That gains next to nothing now: silk and thread are worth no prestige by themselves. Take it back, and fund.
lesson-scoring-play-depute = This card wears a crown! If it leaves, so do its { $crown } prestige. Take it back, and fund.

lesson-scoring-last-say = The statue, please. Then comes the income, and at once the King counts. When you have read the sheet, choose “Look at the table”: I wait there.
lesson-scoring-last-else = It brings prestige, but less than { $statue }. Take it back: the third statue.
lesson-scoring-last-musician-hall2 = A fine evening’s music, { $music } prestige. The statue brings { $statue }! Take it back.

lesson-scoring-halls-say = As you said: { $royalFirst } for the Royal hall, { $first } for hall 2. And { $fifth } for hall 5, where your musician broke the tie: { $sum }.

lesson-scoring-crown-say = The Queen’s favor adds { $favor_prestige }, your crown { $crown } for its pair of Master guests, and { $fireworks } are for the fireworks: one each, but yours is farther to the right.

lesson-scoring-total-say = { $mine } for you, { $others } for Colette. With your { $livre } Livre kept, it would have been { $kept }: the last card won the ball.

lesson-scoring-end-say = Remember it from the first round on: majorities, the balcony, colors for statues, crowns. And when the end is near, turn every coin into prestige.
