### From the oven to the table.

lesson-oven-name = Out of the oven, onto the table
lesson-oven-about = Cooling racks, presentation tables, and what they give.

lesson-oven-racks-say = Your { $racks } cooling racks. What is baked waits here until it is delivered; it can’t be thrown away.

lesson-oven-room-say = A Crêpe lies in one of them. How many dishes can you bake now?
lesson-oven-room-none = None
lesson-oven-room-none_reply = One rack is still free. Look again.
lesson-oven-room-one = One
lesson-oven-room-one_reply = One: each dish needs a free rack. Whoever delivers late bakes late.
lesson-oven-room-two = { $racks }
lesson-oven-room-two_reply = And the second cools on the floor? Not in my kitchen!

lesson-oven-hat-say = You have { $recipes } recipes, and the Nougat has a chef’s hat on it. Who can bake that?
lesson-oven-hat-anybody = Anybody
lesson-oven-hat-anybody_reply = Somebody without a hat would burn the sugar. Try again.
lesson-oven-hat-chef = A Pastry Chef
lesson-oven-hat-chef_reply = A Pastry Chef alone. Such dishes are worth more, and so is whoever can bake them.
lesson-oven-hat-assistant = An Assistant
lesson-oven-hat-assistant_reply = The other way round!

lesson-oven-bake-say = Play your Pastry Chef, and bake the Nougat. Your tile has honey and nuts on it: just right.
lesson-oven-bake-then_choose_action = Bake!
lesson-oven-bake-then_bake = The Nougat.
lesson-oven-bake-pastry-palmier = The Palmier can be baked by any Assistant. Take that back: the Nougat needs the hat.
lesson-oven-bake-else = First the Nougat. Take that back, and let your Pastry Chef bake.

lesson-oven-bonus-say = The main action is done; only now comes the bonus of the card. Use it: a tile from the bag.
lesson-oven-bonus-else = You may decline. But this tile costs nothing: take that back.

lesson-oven-wait-say = { $eggs } eggs, and even with a topping; more about those another day.

lesson-oven-tables-say = Each table has a table bonus: it says what a dish must be like, and what you get. The middle table wants honey. Which of your dishes has any?
lesson-oven-tables-first = The Nougat
lesson-oven-tables-first_reply = It has. But look at the Crêpe, too.
lesson-oven-tables-second = The Crêpe
lesson-oven-tables-second_reply = It has. But look at the Nougat, too.
lesson-oven-tables-both = Both
lesson-oven-tables-both_reply = Both! But only the Crêpe has an egg, and eggs are what the top table wants. So each gets a bonus if you share them out.

lesson-oven-deliver-say = One action delivers up to two dishes. Play the lit Assistant: the Nougat goes to the middle table, on the place with { $place } coins.
lesson-oven-deliver-then_choose_action = Deliver!
lesson-oven-deliver-then_deliver = First the Nougat.
lesson-oven-deliver-then_place_dish = The middle table, the place with { $place } coins.
lesson-oven-deliver-pastry-crepe = The Crêpe suits the top table better. Take that back, and begin with the Nougat.
lesson-oven-deliver-start-assistant-1 = That one goes shopping later. Take that back, and play the lit Assistant.
lesson-oven-deliver-sell = { $nougat } coins, and no prestige. Take that back: this one is for the nobles.
lesson-oven-deliver-else = Not there! Take that back: the Nougat, the middle table, the { $place } coins.

lesson-oven-second-say = { $place } coins from the place, { $honey } for the honey. Now the Crêpe: anywhere at the top table.
lesson-oven-second-then_place_dish = Anywhere at the top table.
lesson-oven-second-done = Leave it to get stale? Take that back, and deliver the Crêpe.
lesson-oven-second-sell = { $crepe } coins, and no prestige. Take that back: the top table is waiting for eggs.
lesson-oven-second-else = Nobody there asks for an egg. Take that back: the top table.

lesson-oven-after-say = A sugar for the egg, and { $bonus } coins from the card. A place near the table bonus wins ties; those further out give more.

lesson-oven-end-say = Your marker stays on the dish, whose prestige counts at the end. Baked, delivered, rewarded: that is our trade!
