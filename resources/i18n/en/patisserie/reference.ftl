### The reference: for each entry its title (unless another message is that), its text, further words by which it is found, with
### common misspellings, and, where the rulebook is silent, how it is played here. Numbers are filled in.

reference-patisserie-round-title = A round
reference-patisserie-round-text = The festival lasts { $rounds } rounds. In each, the displays are filled, everybody chooses staff, the cards are played one by one in turn, and then everybody has an income. After the last round comes the final scoring.
reference-patisserie-round-terms = rounds phase phases course order sequence festival structure how many rounds

reference-patisserie-start_player-title = Start player
reference-patisserie-start_player-text = Whoever has the start player marker begins the round, and play goes around clockwise. After each round the marker passes to the left. The start player begins the game with { $start_coins } coins, each next player with 1 more.
reference-patisserie-start_player-terms = first player starting player begins who starts clockwise marker

reference-patisserie-selection-title = Choosing the hand
reference-patisserie-selection-text = At the start of a round you choose { $hand_size } cards from your unused staff. If there are fewer, take them all, turn your used staff over, and choose the rest from it; nothing is ever shuffled. So everybody works before anybody works again. In the first round you take all your start staff.
reference-patisserie-selection-terms = hand cards select pick choose unused used deck discard pile start staff
reference-patisserie-selection-ruling = The program asks one card after the other, the start player first. Nobody sees what others choose.

reference-patisserie-tray-title = Baking trays
reference-patisserie-tray-text = Two trays bring new staff: each holds { $tray_extra } cards more than there are players. From each you keep one card and pass the rest on, tray A to the left, tray B to the right. What is left in the end lies for hire.
reference-patisserie-tray-terms = tray trays draft drafting new staff pass left right general staff deck
reference-patisserie-tray-ruling = With two players both trays go to the other one. A tray is shown only to whoever chooses from it, and not again afterwards.

reference-patisserie-set_aside-title = A card leaves the game
reference-patisserie-set_aside-text = Of your { $hand_size } chosen and two new cards you discard one out of the game, face down; the others are your hand for this round. So your staff grows by one card a round.
reference-patisserie-set_aside-terms = discard remove set aside face down trash part with
reference-patisserie-set_aside-ruling = Nobody else learns which card it was.

reference-patisserie-turn-title = A turn
reference-patisserie-turn-text = Play one card from your hand. It does one main action that its training allows; then you may use the bonus on the card, never before. You may forfeit either or both. Then it is the next player’s turn, until all hands are empty; whoever has hired plays on longer.
reference-patisserie-turn-terms = main action actions forfeit pass skip turn order what can I do
reference-patisserie-turn-ruling = Only what you can carry out and pay for is offered; forfeiting always is. A bonus that would do nothing is not asked about.

reference-patisserie-chef-title = Pastry Chef
reference-patisserie-chef-text = Gold, with a hat. Does every main action but two: a Pastry Chef neither acquires ingredients nor buys goods. Only a Pastry Chef decorates, hires, and bakes recipes with a chef’s hat. Notice brings { $chef_notice } coins.
reference-patisserie-chef-terms = chef chefs patissier pâtissière gold hat training P cook who bakes

reference-patisserie-assistant-title = Assistant
reference-patisserie-assistant-text = Silver, without a hat. Does every main action but two: an Assistant neither decorates nor hires. Only an Assistant acquires ingredients and buys goods. Notice brings { $assistant_notice } coins.
reference-patisserie-assistant-terms = assistants helper silver training A asistant who buys

reference-patisserie-staff-title = Staff
reference-patisserie-staff-text = All your cards, wherever they are: in hand, unused, used, and the one at work. Start staff has no level. Hiring and the trays make the staff larger, discarding and notice make it smaller; { $minimum_staff } cards must always remain. A bonus may be used whatever the training of its card is.
reference-patisserie-staff-terms = employees workers cards inventory deck training who may do what number of cards
reference-patisserie-staff-ruling = The hand and the card just played count for every bonus. Which cards make up a staff is open as far as all have seen them; which of them are in hand is not.

reference-patisserie-level-title = Levels of staff
reference-patisserie-level-text = New staff comes level by level: I and then II, III and IV, and the better bonuses come late. Of the deck just as many cards are used as the { $rounds } rounds need. Whoever has not been hired leaves the game at the end of the round.
reference-patisserie-level-terms = level stack deck roman number I II III IV new staff numbered

reference-patisserie-bonus-title = Bonus of a card
reference-patisserie-bonus-text = After the main action, or after forfeiting it, you may use the bonus on the card you have played, once. If it offers an action, the training of the card applies to it, but the bonus itself may do what the training could not: a Pastry Chef with that bonus does acquire ingredients.
reference-patisserie-bonus-terms = bonuses effect card optional forfeit upper half
reference-patisserie-bonus-ruling = You are asked only if the bonus does something now. A bonus on an Assistant’s card never bakes a recipe with a chef’s hat.

reference-patisserie-acquire_recipes-text = Main action of anybody: take 1 or 2 recipes from the display and pay the price below each. The dearest place is on the left; what stays moves to the right and gets cheaper. If { $refill_recipes } places are empty after the turn, they are filled.
reference-patisserie-acquire_recipes-terms = recipe display buy take price aquire acquiring tiles
reference-patisserie-acquire_recipes-ruling = The display is filled after the turn, never in its course: the second recipe and the bonus find the empty place.

reference-patisserie-recipe-title = Recipe
reference-patisserie-recipe-text = The light side shows what a pastry needs: goods, ingredients, and perhaps a Pastry Chef, by a chef’s hat. The number is its prestige. You store up to { $recipe_storage } recipes and may give any up at any time. Baked, the tile is turned to its dark side and is a dish.
reference-patisserie-recipe-terms = recipes receipt tile pastry needs ingredients storage three discard
reference-patisserie-recipe-ruling = The program lets you give recipes up when the main action is chosen, or when there is one too many; the new one may be given up, too.

reference-patisserie-acquire_ingredients-text = Main action of an Assistant: take exactly 1 ingredient tile and pay. The price stands beside its row, and the fewer tiles the row has, the cheaper it is. Nothing is filled up before the next round.
reference-patisserie-acquire_ingredients-terms = ingredient display shelf row price tile honey nuts egg aquire

reference-patisserie-ingredient-title = Ingredient tile
reference-patisserie-ingredient-text = Shows honey, nuts and eggs, and often a topping. You use it up in baking, or turn it over to decorate a dish, never both. What is left over on a tile is lost, but two dishes baked at once may share it. You may own any number.
reference-patisserie-ingredient-terms = ingredients honey nuts egg eggs pantry tiles waste ingrediant

reference-patisserie-buy_goods-text = Main action of an Assistant: choose one of flour, sugar and butter and buy some of it. The step of the track that glows shows what buying up to it costs.
reference-patisserie-buy_goods-terms = buy goods flour sugar butter price market track shopping

reference-patisserie-goods-title = Flour, sugar, butter
reference-patisserie-goods-text = The goods stand on three tracks: at most { $flourMost } flour, { $sugarMost } sugar and { $butterMost } butter. You begin with { $startFlour }, { $startSugar } and { $startButter }. Baking uses them up.
reference-patisserie-goods-terms = good flour sugar butter track marker stock maximum
reference-patisserie-goods-ruling = A free good for which the track has no room is lost.

reference-patisserie-bake-text = Main action of anybody: bake 1 or 2 of your recipes. Give the goods and ingredients that they show, and put each dish on a free cooling rack. A recipe with a chef’s hat needs a Pastry Chef.
reference-patisserie-bake-terms = baking oven make dish pastry cook produce
reference-patisserie-bake-ruling = One card bakes both recipes: an Assistant bakes no pair with a chef’s hat. Tiles that are not needed are never taken, and equal tiles count as one choice.

reference-patisserie-dish-title = Pastry dish
reference-patisserie-dish-text = A baked recipe. Presented on a table it brings the prestige on it at the end and counts for that table; sold it brings { $sale_coins } coins for each point. Its ingredients and its chef’s hat decide which table bonus it matches.
reference-patisserie-dish-terms = dishes pastry pastries cake baked tile value prestige
reference-patisserie-dish-ruling = “Baked by a Pastry Chef” means the chef’s hat on the tile, whoever has baked it.

reference-patisserie-rack-title = Cooling rack
reference-patisserie-rack-text = You have { $racks }. A baked dish waits there until it is delivered; without a free rack you cannot bake, and a dish cannot be thrown away. What is still there at the end is sold.
reference-patisserie-rack-terms = racks cooling grid place for dishes full

reference-patisserie-decorate-text = Main action of a Pastry Chef: decorate 1 or 2 dishes on your cooling racks. For each turn over one of your ingredient tiles with a topping and put it on the dish, which can have only one.
reference-patisserie-decorate-terms = decoration topping garnish icing decorating

reference-patisserie-topping-title = Topping
reference-patisserie-topping-text = Many ingredient tiles show a topping. Used to decorate, the tile lies on its other side above the dish and its ingredients are gone. When the dish is delivered, presented or sold, the topping becomes a successful decoration.
reference-patisserie-topping-terms = toppings rose cherry garnish check mark tile back

reference-patisserie-decoration-title = Successful decoration
reference-patisserie-decoration-text = The toppings of delivered dishes lie beside your kitchen and give income each round, in this order: { $decoration1 } and { $decoration2 } coins more, then { $decoration3 }, { $decoration4 } and { $decoration5 } prestige. A sixth one is discarded.
reference-patisserie-decoration-terms = decorations successful income five places toppings collected

reference-patisserie-deliver-text = Main action of anybody: deliver 1 or 2 dishes from your cooling racks, decorated or not. Each is either presented on a table or sold.
reference-patisserie-deliver-terms = delivery delivering present sell serve bring
reference-patisserie-deliver-ruling = Two dishes are delivered one after the other; what the first brings may pay for the second.

reference-patisserie-sell-title = Selling a dish
reference-patisserie-sell-text = The public pays { $sale_coins } coins for each prestige point on the dish, but you get no prestige. Its topping becomes a successful decoration all the same.
reference-patisserie-sell-terms = sale sold public value coins

reference-patisserie-present-title = Presenting a dish
reference-patisserie-present-text = Put the dish on any free place of any table. In this order you gain: what is printed on the place, the reward of the table bonus if the dish matches it, and then prestige from your service staff beside the table, if you pay for it.
reference-patisserie-present-terms = place placing space placement bonus free place where to put
reference-patisserie-present-ruling = What the place and the table bonus bring can pay for the service of the same dish.

reference-patisserie-table-title = Majority at a table
reference-patisserie-table-text = At the end, whoever has the most dishes at a presentation table scores the first number on its sign, from { $second_place_players } players on the second most the second. A tie goes to whoever has the dish nearest to the table bonus.
reference-patisserie-table-terms = tables majority most second tie ties tie-break presentation control area sign flag

reference-patisserie-table_bonus-title = Table bonus
reference-patisserie-table_bonus-text = Each table has a bonus: on the left the dishes that match, on the right the reward for presenting one there. Where a red cross lies over a sign, no such thing may be there. Whether a topping is on the dish is judged as it is delivered. Other dishes are welcome, but bring no reward.
reference-patisserie-table_bonus-terms = table bonus tile reward match matching with without honey nuts egg topping crossed out
reference-patisserie-table_bonus-ruling = The sign of the hat means the mark on the tile, not who has baked it.

reference-patisserie-reward-title = What places and tiles give
reference-patisserie-reward-text = Coins; a unit of flour, sugar or butter; an ingredient tile, from the bag or of your choice from the display; a recipe of your choice; or coins for each of your service posts beside the table. All of it is free and comes at once.
reference-patisserie-reward-terms = rewards gain placement bonus free bag draw
reference-patisserie-reward-ruling = What cannot be drawn, because bag and discards are empty, is lost; so is a tile of an empty display.

reference-patisserie-place-text = Main action of anybody: pay the price of a free space and put your marker there, for service between two tables or for a noble host.
reference-patisserie-place-terms = marker ownership service staff post noble host buy space

reference-patisserie-service-title = Service staff
reference-patisserie-service-text = Your marker between two tables gives what is printed there: prestige at the end, or something at once. And whenever you present a dish at one of the two tables, you may pay { $service_coins } coins for 1 prestige at once, for each of your posts there. Up to { $one_post_players } players leave one of the two spaces free; nobody has both.
reference-patisserie-service-terms = service staff post posts servant waiter marker area pay coins for prestige
reference-patisserie-service-ruling = The coins of the same dish can pay for its service.

reference-patisserie-host-title = Noble host
reference-patisserie-host-text = A marker on a noble host brings { $host_income } coins in every income, its prestige at the end, and besides 1 prestige for each opponent who has service staff anywhere.
reference-patisserie-host-terms = hosts noble nobles nobleman yellow table income opponents service

reference-patisserie-hire-text = Main action of a Pastry Chef: take a card from the display into your hand; it is played this very round. With 4 cards there it costs { $hire4 } coins, with 3 { $hire3 }, with 2 or 1 { $hire2 }. Or take a star card for nothing, if you meet its condition.
reference-patisserie-hire-terms = hire hiring recruit employ new staff price display

reference-patisserie-star-title = Star cards
reference-patisserie-star-text = These cards cost nothing, but you must meet the condition on them when you hire. Only one in the whole game is yours. Their bonus is mostly prestige at once.
reference-patisserie-star-terms = star special staff condition requirement free once asterisk
reference-patisserie-star-ruling = The condition counts only at the moment of hiring. The display is neither filled again nor cleared.

reference-patisserie-condition_kitchen-title = Condition: what is in your kitchen
reference-patisserie-condition_kitchen-text = So many ingredient tiles, recipes, units of goods, coins or staff cards must be yours at this moment; or, of goods and ingredient tiles, none at all. Nothing of it is given away.
reference-patisserie-condition_kitchen-terms = condition requirement ingredients recipes goods coins staff none

reference-patisserie-condition_dishes-title = Condition: your dishes
reference-patisserie-condition_dishes-text = What counts may be your dishes on the tables, those of one kind, the tables where you have any, your dishes on one table, your successful decorations, or the prestige that you have scored so far. Dishes on the racks do not count.
reference-patisserie-condition_dishes-terms = condition dishes tables decorations prestige presented kind

reference-patisserie-condition_markers-title = Condition: service and hosts
reference-patisserie-condition_markers-text = What counts are your markers on service posts, on noble hosts, or on both together.
reference-patisserie-condition_markers-terms = condition service posts noble hosts markers

reference-patisserie-give_notice-text = Main action of anybody: one of your cards leaves the game for good, and you gain { $assistant_notice } coins for an Assistant, { $chef_notice } for a Pastry Chef. It may be a card in hand or the one just played, whose bonus may still be used. { $minimum_staff } cards must remain.
reference-patisserie-give_notice-terms = notice fire dismiss sack remove staff coins

reference-patisserie-special_bonus-title = Special bonuses
reference-patisserie-special_bonus-text = As soon as you meet the condition of one, you may put a marker on its most valuable free space and score that prestige at the end. Once on each; whoever comes later gets less or nothing.
reference-patisserie-special_bonus-terms = special bonus tile condition claim first race
reference-patisserie-special_bonus-ruling = You are asked after the main action, after each delivered dish, after the bonus and after the income. Whoever declines is asked again in the next turn. The tiles show the side that belongs to the number of players; the values of most of them are ours.

reference-patisserie-income-title = Income
reference-patisserie-income-text = When all hands are empty, everybody gains { $base_income } coins, { $host_income } more for each noble host, and what successful decorations give. There is an income at the end of the last round, too.
reference-patisserie-income-terms = income earn coins round end hosts decorations

reference-patisserie-displays-title = Filling the displays
reference-patisserie-displays-text = At the start of a round the lower ingredient rows are cleared, the rest moves down, and the { $cleared_recipes } recipes on the right go; the others move right. Then all is filled from the bags. A red sign marks what will leave.
reference-patisserie-displays-terms = display preparation refill new tiles bag empty cleared leave discard
reference-patisserie-displays-ruling = Recipes are filled up after a turn as well, if { $refill_recipes } places are empty. A bag is filled again from its discards only when a tile is needed; it is shuffled once.

reference-patisserie-coin-title = Coins
reference-patisserie-coin-text = Money, for recipes, ingredients, goods, staff and markers. It comes from income, selling, notice, places and bonuses. At the end { $coins_per_prestige } coins are 1 prestige, and what is left over breaks a tie for victory.
reference-patisserie-coin-terms = coin money cash gold price pay short too little afford tie

reference-patisserie-prestige-title = Prestige
reference-patisserie-prestige-text = The points of the game; whoever has the most wins. White with a red border is scored at once, with a black border only at the end.
reference-patisserie-prestige-terms = points victory points vp score track red border black border

reference-patisserie-final_scoring-title = Final scoring
reference-patisserie-final_scoring-text = After round { $rounds } and its income: dishes on the racks are sold, { $coins_per_prestige } coins are 1 prestige, then tables, noble hosts for service, and all your markers: dishes, service staff, hosts and special bonuses. A tie is won by whoever has more coins left, then by the first from the start player.
reference-patisserie-final_scoring-terms = end of the game end scoring score win winner victory tie points counting how to win who wins
reference-patisserie-final_scoring-ruling = Dishes that are sold at the end give no more decorations: no income follows.

reference-patisserie-standing-title = Points if the game ended now
reference-patisserie-standing-text = The number beside the podium in a player’s panel is what final scoring would give now, majorities included. It is a preview; a plus means that something hidden may be added. Coins count, too, so paying lowers it a little. The arrow beside it tells the change since your last turn. The panel shows coins, prestige, goods, tiles, decorations, cards, and recipes and dishes in small.
reference-patisserie-standing-terms = standing preview estimate lead leading player panel summary

reference-patisserie-first_game-text = For a first game, staff is not chosen from baking trays: twice, everybody is dealt one card and two lie for hire. It is quicker and needs no knowledge of the cards; the trays are fairer.
reference-patisserie-first_game-terms = first game beginner deal variant simple without trays

reference-patisserie-values-title = What is certain, and what is ours
reference-patisserie-values-text = The rulebook says how the game is played, but prints no list of tiles and cards. What its text and its examples show is as printed; other values are our reconstruction, within all that the book fixes. Owners can correct every value.
reference-patisserie-values-terms = values reconstruction printed differ wrong correct owner components
