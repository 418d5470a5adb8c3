### Service posts, noble hosts, majorities and ties.

lesson-service-name = Posts and hosts
lesson-service-about = Service posts, noble hosts, majorities and ties.

lesson-service-areas-say = The service staff waits between the tables. Each area has two posts, and lies beside two tables.

lesson-service-sides-say = The left post brings prestige at the end, the right one something at once. There are three of you: how many posts of an area may be taken in all?
lesson-service-sides-both = Both
lesson-service-sides-both_reply = With more players. With up to { $one_post_players } of you, one stays free.
lesson-service-sides-one = One
lesson-service-sides-one_reply = One. Whoever comes first chooses the side; whoever comes second goes elsewhere.

lesson-service-post-say = Play the Assistant, and place a marker between the top and the middle table: the left post, for { $price } coins.
lesson-service-post-then_choose_action = Place service staff!
lesson-service-post-then_place = Between top and middle, on the left.
lesson-service-post-post-top-middle-2 = A recipe, and no prestige. Take that back: the left one.
lesson-service-post-else = I have plans at the middle table. Take that back: the post for { $price } coins above it.

lesson-service-wait-say = Gaspard places a post, too. Remember that: Manon has one, and now he has one.

lesson-service-tie-say = The middle table: { $own } dishes of yours, { $hers } of Manon’s. With a tie, the dish nearest to the table bonus decides. Who leads?
lesson-service-tie-you = I do
lesson-service-tie-you_reply = Your nearest dish lies on the second place. Whose lies on the first?
lesson-service-tie-manon = Manon
lesson-service-tie-manon_reply = Manon: hers lies right beside the table bonus. She would get { $first }, you { $second }.
lesson-service-tie-both = Both of us
lesson-service-tie-both_reply = One dish is always the nearest.

lesson-service-deliver-say = So present a third dish! Play the lit Pastry Chef, whose bonus counts your markers, and deliver the Madeleine to the middle table.
lesson-service-deliver-then_choose_action = Deliver!
lesson-service-deliver-then_deliver = The Madeleine.
lesson-service-deliver-then_place_dish = Any free place at the middle table.
lesson-service-deliver-start-chef-2 = That one we keep for the end. Take that back, and play the other Pastry Chef.
lesson-service-deliver-sell = For { $sale } coins you leave the table to Manon? Take that back.
lesson-service-deliver-else = The middle table is what counts now. Take that back.

lesson-service-serve-say = Your post lies beside this table, so it may serve the dish: pay { $service_coins } coins, and gain 1 prestige at once. The same holds for each post of yours beside a table, and for each dish.
lesson-service-serve-0 = Prestige is hardly ever cheaper. Take that back, and pay.
lesson-service-serve-else = Prestige is hardly ever cheaper. Take that back, and pay.

lesson-service-again-say = { $own } dishes against { $hers }: the table is yours. And now the bonus: { $bonus } coins for each post and host of yours.
lesson-service-again-else = { $bonus } coins for nothing! Take that back.

lesson-service-hosts-say = The noble hosts. Each brings { $host_income } coins with every income and the prestige on it, and at the end 1 more for each opponent who has a post. How many is that?
lesson-service-hosts-one = { $fewer }
lesson-service-hosts-one_reply = Manon has a post. And who else?
lesson-service-hosts-two = { $opponents }
lesson-service-hosts-two_reply = Manon and Gaspard: { $opponents } more for each host of yours. How many posts they have makes no difference.
lesson-service-hosts-three = { $more }
lesson-service-hosts-three_reply = You are no opponent of your own.

lesson-service-host-say = Then invite one! Play your last card, and place a marker on the first host or the second, for { $host1 } or { $host2 } coins.
lesson-service-host-then_choose_action = Place a noble host!
lesson-service-host-then_place = The first or the second.
lesson-service-host-host-3 = { $host3 } coins, and your purse is nearly empty. Take that back: the first or the second.
lesson-service-host-else = Your guests are waiting for a host. Take that back.

lesson-service-end-say = A host that comes early pays for itself, a post earns with every dish, and a third dish turns a table. Serve well!
