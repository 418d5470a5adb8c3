### Pastry Chefs and Assistants.

lesson-training-name = With a hat and without
lesson-training-about = What Pastry Chefs and Assistants may do; hiring, and giving notice.

lesson-training-hats-say = Gold with a hat: a Pastry Chef. Silver without: an Assistant. Both acquire recipes, bake, deliver, give notice and place markers.

lesson-training-never-say = But there are two main actions that a Pastry Chef never performs. Which?
lesson-training-never-bake = Baking and delivering
lesson-training-never-bake_reply = A fine Pastry Chef that would be! Try again.
lesson-training-never-shop = Acquiring ingredients and buying goods
lesson-training-never-shop_reply = Shopping is for Assistants. In return they never decorate, and never hire.
lesson-training-never-hire = Decorating and hiring
lesson-training-never-hire_reply = On the contrary: nobody else may do that.

lesson-training-hire-say = So hire somebody! Play the lit Pastry Chef. As long as { $cards } cards lie here, one costs { $price4 } coins; take whom you like.
lesson-training-hire-then_choose_action = Hire!
lesson-training-hire-then_hire = Whom you like, for { $price4 } coins.
lesson-training-hire-start-chef-2 = The other one, please: you will need that bonus. Take that back.
lesson-training-hire-start-assistant-1 = An Assistant hires nobody. Take that back, and play gold.
lesson-training-hire-else = Another time. Take that back, and hire somebody.

lesson-training-override-say = Whoever is hired plays in this very round! And now look: the bonus lets a Pastry Chef acquire an ingredient. A bonus overrides what is forbidden. Take a tile.
lesson-training-override-then_acquire_ingredient = Whichever you like.
lesson-training-override-else = We need that tile, you’ll see. Take that back.

lesson-training-wait-say = Manon is hiring, too. Keep an eye on the price above the cards.

lesson-training-price-say = You have taken one card, Manon another. What does the next one cost?
lesson-training-price-two = { $price2 } coins
lesson-training-price-two_reply = { $price2 }. It goes { $price4 }, { $price3 }, { $price2 }, and { $price1 } again for the last.
lesson-training-price-three = { $price3 } coins
lesson-training-price-three_reply = That is what Manon has paid.
lesson-training-price-four = { $price4 } coins
lesson-training-price-four_reply = Only while all { $cards } are there.

lesson-training-star-say = Star staff is free for whoever meets the condition on the card. This one asks for { $needed } ingredient tiles: count yours! Play a Pastry Chef, and hire it.
lesson-training-star-then_choose_action = Hire!
lesson-training-star-then_hire = The star card, free.
lesson-training-star-else = Not now. Take that back: a Pastry Chef hires the star card for { $needed } ingredient tiles.

lesson-training-once-say = Only one star card in a whole game, so choose it well. Your tiles stay yours; they only had to be seen.

lesson-training-notice-say = Now the opposite: giving notice. An Assistant brings { $assistant_notice } coins, a Pastry Chef { $chef_notice }. Play the Assistant, and give notice to that very card.
lesson-training-notice-then_choose_action = Give notice!
lesson-training-notice-then_give_notice = To the Assistant you have just played.
lesson-training-notice-else = Somebody else, please. Take that back: the Assistant you play gets notice.

lesson-training-errand-say = { $assistant_notice } coins, and the card leaves the game; { $minimum_staff } must always stay. And though just dismissed, the Assistant still runs a last errand: use the bonus, and buy what you like.
lesson-training-errand-then_buy_goods = Whatever you like.
lesson-training-errand-else = Such good manners deserve a last errand. Take that back.

lesson-training-end-say = In your hand: somebody hired, and a star worth { $star } prestige. Gold to hire and decorate, silver to shop, and bonuses to break the rules.
