### What a dish needs, and where it comes from.

lesson-pantry-name = What a pastry needs
lesson-pantry-about = Recipes, ingredient tiles and goods, and what they cost.

lesson-pantry-recipes-say = The recipes on display, with the price below each: dear on the left, free on the right. The last { $cleared_recipes } leave when the round ends.

lesson-pantry-needs-say = The Madeleine. The tile says what it needs: { $flour } flour, { $butter } butter, and one thing that you don’t have yet. What is it?
lesson-pantry-needs-coin = A coin
lesson-pantry-needs-coin_reply = Coins pay for the recipe, not for the dough. Look at the tile.
lesson-pantry-needs-egg = An egg
lesson-pantry-needs-egg_reply = An egg! Flour, sugar and butter are goods, and have tracks. Honey, nuts and eggs come on ingredient tiles.
lesson-pantry-needs-nothing = Nothing
lesson-pantry-needs-nothing_reply = It would be rather dry. Look at the tile once more.

lesson-pantry-first-say = Play the lit Pastry Chef, and acquire the Madeleine for { $madeleine } coins.
lesson-pantry-first-then_choose_action = Acquire recipes: every card may do that.
lesson-pantry-first-then_acquire_recipe = The Madeleine, for { $madeleine } coins.
lesson-pantry-first-else = Later, perhaps. Take that back: we are after the Madeleine.
lesson-pantry-first-start-chef-1 = That one shops for ingredients later. Take that back, and play the lit Pastry Chef.

lesson-pantry-second-say = One action acquires up to two recipes. The Meringue needs an egg, too, and costs { $meringue } coin: take it.
lesson-pantry-second-done = Stop at one? The second comes with the same action. Take that back.
lesson-pantry-second-else = Too hard for a first day! Take that back: the Meringue.

lesson-pantry-wait-say = Up to { $recipe_storage } recipes lie here until you bake them. And the bonus of the card has brought you { $bonus } coins.

lesson-pantry-shelf-say = The ingredients. The price beside a row depends on how many tiles are left in it. What does the last tile of the lowest row cost?
lesson-pantry-shelf-free = Nothing
lesson-pantry-shelf-free_reply = Nothing! The fewer there are, the cheaper. But the lowest row is cleared when the round ends.
lesson-pantry-shelf-one = { $lowest } coin
lesson-pantry-shelf-one_reply = If the row were full. Look at the price beside it.
lesson-pantry-shelf-two = { $top } coins
lesson-pantry-shelf-two_reply = That is the top row when it is full. Look at the price beside the lowest.

lesson-pantry-eggs-say = { $eggs } eggs on one tile, and free! Play the lit Assistant, who buys goods afterwards, and acquire it.
lesson-pantry-eggs-then_choose_action = Acquire ingredients: that is Assistants’ work.
lesson-pantry-eggs-then_acquire_ingredient = The tile with { $eggs } eggs.
lesson-pantry-eggs-else = We need eggs, and the tile with { $eggs } of them is free. Take that back.
lesson-pantry-eggs-start-assistant-2 = That one brings { $assistant } coins. The other buys goods as a bonus: take that back.
lesson-pantry-eggs-start-chef-1 = A Pastry Chef never acquires ingredients as a main action. Take that back, and play silver.

lesson-pantry-goods-say = Now the bonus: buy one kind of goods, as many units as you like. The first flour is free, so have it!
lesson-pantry-goods-then_buy_goods = The step that glows shows what buying up to it costs. One flour: nothing.
lesson-pantry-goods-forfeit = A gift declined? Take that back: one flour costs nothing.
lesson-pantry-goods-else = You have enough of that. Take it back: one flour costs nothing.

lesson-pantry-again-say = { $ownFlour } flour, { $ownSugar } sugar, { $ownButter } butter, and { $eggs } eggs on a tile: that will do!

lesson-pantry-bake-say = Now play the Pastry Chef, and bake both recipes at once: two dishes of one action may share the eggs of a tile. What neither takes of it is lost.
lesson-pantry-bake-then_choose_action = Bake!
lesson-pantry-bake-then_bake = Both together, with one tile.
lesson-pantry-bake-pastry-madeleine = Alone? Then the second egg on the tile is lost. Take that back: both at once.
lesson-pantry-bake-pastry-meringue = Alone? Then the second egg on the tile is lost. Take that back: both at once.
lesson-pantry-bake-start-assistant-2 = An Assistant could bake these, too. But the hat has the better bonus: take that back.
lesson-pantry-bake-else = Not now, the oven is hot! Take that back, and bake.

lesson-pantry-bonus-say = Goods down, the tile gone, { $dishes } dishes in the racks! And this card’s bonus: acquire one more tile, if you like.
lesson-pantry-bonus-else = As you like.

lesson-pantry-storage-say = One more question. You have { $recipe_storage } recipes, and take one more. What then?
lesson-pantry-storage-never = That is forbidden
lesson-pantry-storage-never_reply = Not forbidden. But there are only { $recipe_storage } places.
lesson-pantry-storage-discard = One of them goes
lesson-pantry-storage-discard_reply = Just so: you discard one of the { $tooMany }. And any recipe may go at any time: you can discard it whenever you choose a main action.
lesson-pantry-storage-wait = It waits on the display
lesson-pantry-storage-wait_reply = It has left the display. Nobody keeps it for you there.

lesson-pantry-end-say = When { $refill_recipes } recipes are missing after a turn, new ones come at once; ingredients only come with the next round. Now you can stock a kitchen!
