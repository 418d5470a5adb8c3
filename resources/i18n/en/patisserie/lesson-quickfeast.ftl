### The short way through the game.

lesson-quickfeast-name = Ten minutes at the oven
lesson-quickfeast-about = All nine actions in the last two rounds, and the end of the festival. Then a game of your own.

lesson-quickfeast-welcome-say = Ten minutes, Camille, and you can play. You bake dishes and present them here, at the King’s tables. That brings prestige, and whoever has the most of it at the end wins. Two rounds of the festival are left.

lesson-quickfeast-hand-say = This is your staff. Each turn you play one card: first it does one main action, then its bonus, which stands below its picture. Gold is a Pastry Chef, silver an Assistant.

lesson-quickfeast-recipes-say = One: recipes, the dishes you will bake. Play the lit Pastry Chef, and acquire the Madeleine.
lesson-quickfeast-recipes-then_acquire_recipe = On each recipe you see its price and its prestige above, and below what it takes to bake it. A chef’s hat means that only a Pastry Chef bakes it. Acquire the Madeleine.
lesson-quickfeast-recipes-start-chef-1 = Any card may do that. But this Pastry Chef decorates later: take it back, and play the other one.
lesson-quickfeast-recipes-start-assistant-1 = Any card may do that. But we need the Assistants later: take it back, and play the Pastry Chef.
lesson-quickfeast-recipes-start-assistant-2 = Any card may do that. But we need the Assistants later: take it back, and play the Pastry Chef.
lesson-quickfeast-recipes-staff-1-10 = Any card may do that. But we need the Assistants later: take it back, and play the Pastry Chef.
lesson-quickfeast-recipes-else = Later. Take it back: the Madeleine first.

lesson-quickfeast-second-say = The same action brings a second recipe: take the Meringue, because one baking is enough for both. Then comes the bonus of the card. There is room for { $recipe_storage } recipes; before an action you may discard one with the button below it.
lesson-quickfeast-second-else = Take it back: the Meringue, too.

lesson-quickfeast-standing-say = Manon’s podium has just moved. It shows the prestige somebody would have if the game ended now; yours says { $mine }. Coins count a little in it, so paying lowers it. The arrow is the change since your last turn.

lesson-quickfeast-eggs-say = Two: ingredients, only for Assistants. Play the lit one, and get the one tile with { $eggs } eggs.
lesson-quickfeast-eggs-then_acquire_ingredient = Each of your recipes takes an egg: get the tile with { $eggs }. A row with few tiles is cheap, this one costs nothing.
lesson-quickfeast-eggs-start-assistant-2 = Every Assistant may do that. But take it back: the other one buys sugar with the bonus.
lesson-quickfeast-eggs-staff-1-10 = Every Assistant may do that. But take it back: the other one buys sugar with the bonus.
lesson-quickfeast-eggs-else = We need an egg for each recipe. Take it back.

lesson-quickfeast-goods-say = Three: goods. The Meringue takes sugar, the blue cone, and you have none. This card buys goods as its bonus, others as their main action. Use the bonus, and buy one sugar.
lesson-quickfeast-goods-else = Take it back: one sugar.

lesson-quickfeast-bake-say = Four: bake. Now you have all that both recipes take. A hat on a recipe asks for a Pastry Chef; these have none. So let an Assistant bake them in one action: that saves a turn. The dishes go onto your cooling racks.
lesson-quickfeast-bake-then_bake = Bake both at once: they share the eggs of a tile. A tile goes into the oven whole, and what no recipe takes of it is lost.
lesson-quickfeast-bake-start-chef-1 = A Pastry Chef bakes, too. But decorating is for Pastry Chefs only: take it back, and let an Assistant bake.
lesson-quickfeast-bake-else = Take it back, and bake the Madeleine and the Meringue at once.

lesson-quickfeast-baked-say = This card has a bonus of its own: another recipe, if you like. The further right a recipe lies, the cheaper it is. Gaps stay until { $gaps } are empty after a turn: then all slide to the right, and new recipes come.
lesson-quickfeast-baked-else = As you like.

lesson-quickfeast-decorate-say = Five: decorate, only for Pastry Chefs. A tile with a flower can be a topping: put one on each dish.
lesson-quickfeast-decorate-then_decorate = A tile with a flower can be a topping: put one on each dish. Each topping that is delivered raises your income, as the row below the racks shows.
lesson-quickfeast-decorate-else = Take it back: both dishes want a topping.

lesson-quickfeast-rest-say = The bonus of this card gets one more ingredient tile, if you like. The fewer tiles a row still has, the cheaper they are.
lesson-quickfeast-rest-else = As you like.

lesson-quickfeast-deliver-say = Six: deliver. Play the lit card, and present the Madeleine at the middle table. At the end it counts its prestige there. Sold, it would bring { $sale_coins } coins a point, but { $coins_per_prestige } coins are only one point at the end.
lesson-quickfeast-deliver-then_place_dish = Which space is up to you: space 1, nearest to the table bonus, wins you ties at this table; any other gives at once what is printed on its plate.
lesson-quickfeast-deliver-else = Take it back: the Madeleine to the middle table.

lesson-quickfeast-tie-say = The Meringue goes to the left table: its sign shows the table bonus, { $plain } coins at once for a dish without nuts.
lesson-quickfeast-tie-else = Take it back: the Meringue to the left table.

lesson-quickfeast-lead-say = Gaspard has as many dishes here, but the scales stand at his: it lies nearer to the table bonus, and wins ties, so he leads. At the end the most dishes here score { $most } prestige, the second most { $next }.

lesson-quickfeast-special-say = Now you have dishes at { $tables } tables, just what this special bonus asks for. It costs nothing, and whoever claims it first gets the most: { $special } prestige at the end.

lesson-quickfeast-income-say = When all hands are played, everybody gets an income: { $base_income } coins, and what noble hosts and the toppings of delivered dishes bring. Yours lie here now, and pay every round: the earlier, the more.

lesson-quickfeast-evening-say = First your bonus, as you like. Then the others end the round, what lies at a bin is cleared away, and the displays are filled.
lesson-quickfeast-evening-else = As you like.

lesson-quickfeast-staff-say = The last round: all choose their hand at the same time, in secret. Take the { $hand_size } cards without a Roman numeral. Only Pastry Chefs hire and decorate, only Assistants shop.
lesson-quickfeast-staff-else = Take it back: the cards without a numeral.

lesson-quickfeast-trays-say = New staff! Two baking trays go around, A clockwise, B the other way, and you keep one card of each. This Pastry Chef brings { $payday } coins, because your staff is small: take it.
lesson-quickfeast-trays-else = Take it back, and keep the lit Pastry Chef.

lesson-quickfeast-second_tray-say = The other tray. This Pastry Chef brings prestige at once, by the tables with your dishes. In the last round there is nothing better. The Roman numeral is the level: higher ones come later, and their bonuses are better.
lesson-quickfeast-second_tray-else = Take it back, and keep the lit Pastry Chef: nothing brings more prestige now.

lesson-quickfeast-leave-say = Now one card of your hand leaves the game: so your staff gets better, not larger, and good cards come back sooner. Let the Assistant go whose bonus buys goods.
lesson-quickfeast-leave-else = Take it back: the lit Assistant is the one you can spare.

lesson-quickfeast-hire-say = Seven: hire, only for Pastry Chefs. Play the lit one, and hire the lit star card, which asks for { $starred } tables.
lesson-quickfeast-hire-then_hire = Most cards cost coins. A star card is free for whoever has what it asks for, but you may hire only one in the game. It comes into your hand, and plays this very round.
lesson-quickfeast-hire-else = Take it back: let the lit Pastry Chef hire the lit star.

lesson-quickfeast-notice-say = Eight: give notice. A card leaves the game and brings coins: an Assistant { $assistant }, a Pastry Chef { $chef }. Play the lit card.
lesson-quickfeast-notice-then_give_notice = Give notice when you need coins, to a card you can spare. Let the one go who has just hired: that work is done.
lesson-quickfeast-notice-else = Take it back: the lit card gives notice to the Pastry Chef who has just hired.

lesson-quickfeast-service-say = This is Manon’s service staff, between two tables. With each dish that she presents at one of them she may buy 1 prestige for { $service_coins } coins.

lesson-quickfeast-hosts-say = Noble hosts bring { $host_income } coins at each income. At the end each counts its prestige, and 1 more for each opponent with service staff.

lesson-quickfeast-place-say = Nine: place service staff or a noble host. Play the star, whose bonus is { $star } prestige at once, and place what you can afford.
lesson-quickfeast-place-then_place = Of each pair of places for service, one counts prestige at the end, the other gives something at once. Now take the most prestige that you can afford.
lesson-quickfeast-place-else = Take it back: the star places somebody in the garden.

lesson-quickfeast-last-say = Play the rest of your hand. Placing is best as long as you can afford it: it counts prestige at the end. If you cannot, give notice, because coins count a little. Goods, tiles and recipes count nothing any more.
lesson-quickfeast-last-else = As you like.

lesson-quickfeast-counted-say = That is what you play for: each dish counts its prestige, and at each table the most dishes score the first number, the second most the other. Noble hosts and special bonuses count what is printed on them; of your money, { $coins_per_prestige } coins are only 1 prestige.

lesson-quickfeast-total-say = { $mine } for you, { $manon } for Manon, { $gaspard } for Gaspard: the podium beside each name says it all the time. Strong players present nearly every dish, bake for both racks at once, and aim at a special bonus and a star card in time.

lesson-quickfeast-end-say = That was everything: you know all nine actions. A whole festival has { $rounds } rounds like these two. The button that is lit shows “All actions” in pictures at any time. Play your first game now; I stand beside you.
