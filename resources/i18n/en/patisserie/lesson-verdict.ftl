### Final scoring: first you guess, then it comes.

lesson-verdict-name = The festival is over
lesson-verdict-about = What counts at the end: you guess first, then play the last card.

lesson-verdict-welcome-say = The last day, and yours is the last card. The podium beside each name says who would win now: Manon, alas. Let’s count before the King does!

lesson-verdict-left-say = The left table gives { $first } for most dishes, { $second } for second most. Manon has { $hers }; you have one, right beside the table bonus. If your Brioche joins it, what do you get?
lesson-verdict-left-three = { $second }
lesson-verdict-left-three_reply = That is for the second. Count again, and look who is nearer to the table bonus.
lesson-verdict-left-six = { $first }
lesson-verdict-left-six_reply = { $hers } against { $hers }, and yours is nearer: { $first } for you, { $second } for Manon.
lesson-verdict-left-nothing = Nothing
lesson-verdict-left-nothing_reply = Why? { $hers } dishes are as many as hers.

lesson-verdict-middle-say = The middle table: Manon has { $middleHers }, you and Gaspard one each. Who gets the { $middleSecond } for second most?
lesson-verdict-middle-you = I do
lesson-verdict-middle-you_reply = You: your Madeleine lies nearer to the table bonus than his Meringue.
lesson-verdict-middle-gaspard = Gaspard
lesson-verdict-middle-gaspard_reply = His Meringue lies one place further out. Look for the table bonus.
lesson-verdict-middle-shared = Nobody
lesson-verdict-middle-shared_reply = So it is with two players, where only the first place counts. But there are three of you.

lesson-verdict-host-say = { $printed } are printed on your noble host, and each opponent with a post adds 1. How much in all?
lesson-verdict-host-two = { $printed }
lesson-verdict-host-two_reply = That is only what is printed. Who has posts?
lesson-verdict-host-four = { $hosted }
lesson-verdict-host-four_reply = { $hosted }: { $printed } printed, and 1 each for Manon and Gaspard.
lesson-verdict-host-six = { $overcounted }
lesson-verdict-host-six_reply = Only opponents count, and each of them once.

lesson-verdict-money-say = Your purse: { $purse } coins, and the last income brings { $income }. What are { $total } coins worth at the end?
lesson-verdict-money-two = { $worth }
lesson-verdict-money-two_reply = { $worth }: 1 for every full { $coins_per_prestige }. The rest breaks ties at most.
lesson-verdict-money-three = { $more }
lesson-verdict-money-three_reply = Only every full { $coins_per_prestige } counts.
lesson-verdict-money-four = { $most }
lesson-verdict-money-four_reply = The exchange is worse: 1 prestige for every { $coins_per_prestige } coins.

lesson-verdict-bargain-say = Your last card sells prestige for { $price } coins each. And your post at the left table serves a dish for { $service_coins }. What do you do with the coins?
lesson-verdict-bargain-keep = Keep them
lesson-verdict-bargain-keep_reply = At { $coins_per_prestige } coins for 1? The King’s bankers would be delighted.
lesson-verdict-bargain-buy = Spend them
lesson-verdict-bargain-buy_reply = Of course: 1 for { $service_coins } coins, then 1 for { $price }, and only what is left at { $coins_per_prestige }.

lesson-verdict-deliver-say = Play the card, and deliver the Brioche to the left table.
lesson-verdict-deliver-then_choose_action = Deliver!
lesson-verdict-deliver-then_deliver = The Brioche.
lesson-verdict-deliver-then_place_dish = The last free place at the left table.
lesson-verdict-deliver-sell = { $sale } coins are { $saleWorth } prestige. At the table it brings { $brioche }, and { $first } for most dishes! Take that back.
lesson-verdict-deliver-else = That brings less. Take it back: the Brioche, the left table.

lesson-verdict-serve-say = Your post serves it: 1 prestige for { $service_coins } coins, cheaper than anything else today.
lesson-verdict-serve-0 = You won’t get it cheaper. Take that back, and pay.
lesson-verdict-serve-else = You won’t get it cheaper. Take that back, and pay.

lesson-verdict-last-say = Now the bonus: { $bought } prestige for { $spent } coins. Then comes the income, and at once the King counts. When you have read the sheet, choose “Look at the table”: I wait there.
lesson-verdict-last-then_buy_prestige = { $bought } prestige, for { $spent } coins. When you have read the sheet, choose “Look at the table”: I wait there.
lesson-verdict-last-else = A coin is worth less with every minute. Take that back, and buy { $bought }.

lesson-verdict-tables-say = As you said: { $first } for the left table, { $middleSecond } for the middle one. With { $top } each for the top and the bottom table, that makes { $tables }.

lesson-verdict-total-say = { $own } for you, { $other } for Manon. Without your last card Manon would have been ahead: that card has won the festival.

lesson-verdict-end-say = Dishes, tables, posts, hosts, special bonuses, and every coin spent in time. Think of it from the first round on; the rest is icing.
