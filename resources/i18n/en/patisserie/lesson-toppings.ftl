### Toppings, selling, goods tracks, income.

lesson-toppings-name = The crowning touch
lesson-toppings-about = Toppings, selling, goods tracks, and what an income brings.

lesson-toppings-tiles-say = Some ingredient tiles show a topping. Such a tile can go into the dough, or decorate a dish: never both.

lesson-toppings-decorate-say = Only Pastry Chefs decorate. Play yours, and choose a dish in the racks.
lesson-toppings-decorate-then_choose_action = Decorate!
lesson-toppings-decorate-then_decorate = Which dish first? As you like.
lesson-toppings-decorate-then_choose_topping = Whichever tile: all toppings are alike.
lesson-toppings-decorate-else = First the toppings! Take that back.

lesson-toppings-both-say = And with the same action the other one! Each dish takes one topping, and each topping one tile.
lesson-toppings-both-done = And leave one naked? Take that back.
lesson-toppings-both-else = First the toppings! Take that back.

lesson-toppings-wait-say = Pretty! But a topping brings nothing as long as the dish lies in the rack.

lesson-toppings-worth-say = Let’s sell a dish. It brings { $sale_coins } coins for each prestige on it, and no prestige at all. The Chou à la crème is worth { $chou }. How many coins?
lesson-toppings-worth-five = { $sale_coins }
lesson-toppings-worth-five_reply = That is for a single prestige.
lesson-toppings-worth-twenty = { $soldLess }
lesson-toppings-worth-twenty_reply = That would be a dish worth { $less }.
lesson-toppings-worth-twentyfive = { $sold }
lesson-toppings-worth-twentyfive_reply = { $sold }, a fortune! And the topping isn’t lost, you’ll see.

lesson-toppings-sell-say = Play the lit Assistant, deliver the Chou à la crème, and sell it: with the button, or by dropping it on your purse.
lesson-toppings-sell-then_choose_action = Deliver!
lesson-toppings-sell-then_deliver = The Chou à la crème.
lesson-toppings-sell-then_place_dish = Sell it: with the button, or by dropping it on your purse.
lesson-toppings-sell-pastry-flan = The Flan is for the table. Take that back: the Chou à la crème.
lesson-toppings-sell-start-assistant-2 = That one goes shopping later. Take that back, and play the other one.
lesson-toppings-sell-else = We need the money. Take that back, and sell the Chou à la crème.

lesson-toppings-present-say = { $sold } coins! Now the Flan: the middle table pays { $decorated } coins for a topping. Any place will do.
lesson-toppings-present-then_place_dish = Any place at the middle table.
lesson-toppings-present-done = And the Flan? Take that back, and deliver it.
lesson-toppings-present-sell = This one is for the nobles. Take that back: the middle table.
lesson-toppings-present-else = Nobody there looks at the topping. Take that back: the middle table.

lesson-toppings-left-say = Sold or presented: both toppings are successful decorations now. They lie here, on the first { $decorations } of { $places } places. Then comes the bonus of your card.
lesson-toppings-left-else = As you like.

lesson-toppings-goods-say = Money wants to work. Play your last card and buy goods, all of one kind: the price is for all of them together. { $sugar } sugar cost { $price } coins.
lesson-toppings-goods-then_choose_action = Buy goods!
lesson-toppings-goods-then_buy_goods = { $sugar } sugar: up to the step that says { $price }. You can never have more than the track is long.
lesson-toppings-goods-else = { $sugar } sugar at once, please. Take that back.

lesson-toppings-income-say = Your hand is empty, so the income is near. Everybody gets { $base_income } coins, and your { $decorations } decorations bring { $income1 } and { $income2 }. How much will it be?
lesson-toppings-income-five = { $base_income } coins
lesson-toppings-income-five_reply = Everybody gets those. And your decorations?
lesson-toppings-income-seven = { $one } coins
lesson-toppings-income-seven_reply = The first brings { $income1 }. And the second?
lesson-toppings-income-ten = { $two } coins
lesson-toppings-income-ten_reply = { $two }. Each filled place counts, in every round.

lesson-toppings-evening-say = Then let’s wait until the others have played their cards.

lesson-toppings-more-say = There it is! From the third decoration on, prestige comes with every income: { $income3 }, then { $income4 }, then { $income5 }.

lesson-toppings-end-say = Decorate early, and your toppings pay in every round. Decorate late, and they are only pretty.
