### How to play, in short; numbers of the rules are filled in.

guide-patisserie-heading-goal = The festival
guide-patisserie-heading-round = A round
guide-patisserie-heading-actions = Main actions
guide-patisserie-heading-garden = In the garden
guide-patisserie-heading-end = The end
guide-patisserie-heading-signs = Signs

guide-patisserie-goal-aim = You run a pastry shop and bake for the King’s festival at Versailles. After { $rounds } rounds, whoever has the most prestige wins.

guide-patisserie-round-staff = Everybody chooses { $hand_size } cards from the unused staff for the hand; when it runs out, the used staff is turned over, unshuffled.
guide-patisserie-round-tray = Two baking trays go around, and each brings one new card. Then one of the hand leaves the game.
guide-patisserie-round-turn = In turn, each plays one card: first a main action that its training allows, then the bonus on the card. Either may be forfeited. Gold is a Pastry Chef, silver an Assistant.
guide-patisserie-round-income = When all hands are played, everybody gets { $base_income } coins and what hosts and decorations bring, after the last round, too.

guide-patisserie-actions-acquire_recipes = Acquire recipes: 1 or 2 from the display. You store at most { $recipe_storage }.
guide-patisserie-actions-acquire_ingredients = Acquire ingredients (Assistants only): 1 tile; a row with few tiles is cheap.
guide-patisserie-actions-buy_goods = Buy goods (Assistants only): flour, sugar or butter, one kind of them.
guide-patisserie-actions-bake = Bake: 1 or 2 of your recipes, each onto a free cooling rack. A chef’s hat needs a Pastry Chef.
guide-patisserie-actions-decorate = Decorate (Pastry Chefs only): a topping for 1 or 2 dishes on the racks. Delivered, it brings income each round.
guide-patisserie-actions-deliver = Deliver: present 1 or 2 dishes on tables, or sell them for { $sale_coins } coins a point.
guide-patisserie-actions-hire = Hire (Pastry Chefs only): a card from the display, played this very round; or for nothing one star card in the game, if you meet its condition.
guide-patisserie-actions-give_notice = Give notice: a card leaves the game for { $assistant_notice } or { $chef_notice } coins. You must keep at least { $minimum_staff }.
guide-patisserie-actions-place = Place service staff or a noble host: pay the price of a free space and put your marker there.

guide-patisserie-garden-present = A dish on a table brings its prestige at the end, and what is printed on its place at once.
guide-patisserie-garden-tables = At each table the most dishes score, from { $second_place_players } players on also the second most. A tie goes to the dish nearest to the table bonus.
guide-patisserie-garden-bonus = A dish that matches the table bonus brings its reward at once.
guide-patisserie-garden-service = Service staff beside a table sells you 1 prestige for { $service_coins } coins for each dish that you present there.
guide-patisserie-garden-hosts = A noble host brings { $host_income } coins each round, and at the end 1 prestige for each opponent with service staff.
guide-patisserie-garden-specials = Whoever meets the condition of a special bonus first takes its best space.

guide-patisserie-end-scoring = After round { $rounds }: dishes on the racks are sold, { $coins_per_prestige } coins are 1 prestige, then tables, hosts, and all your markers. Ties go to the player with more coins left.

guide-patisserie-signs-coin = coins
guide-patisserie-signs-prestige-now = prestige at once: red border
guide-patisserie-signs-prestige-end = prestige at the end: black border
guide-patisserie-signs-flour = flour
guide-patisserie-signs-sugar = sugar
guide-patisserie-signs-butter = butter
guide-patisserie-signs-honey = honey
guide-patisserie-signs-nuts = nuts
guide-patisserie-signs-egg = egg
guide-patisserie-signs-topping = successful decorations
guide-patisserie-signs-rose = a dish with a topping
guide-patisserie-signs-without = with a cross: no such thing may be there
guide-patisserie-signs-chef = a Pastry Chef: a hat
guide-patisserie-signs-assistant = an Assistant: no hat
guide-patisserie-signs-scales = scales: wins ties at its table
guide-patisserie-signs-staff = staff cards
guide-patisserie-signs-hire = hire
guide-patisserie-signs-star = star cards
guide-patisserie-signs-rack = a cooling rack
guide-patisserie-signs-leave = leaves at the end of the round, or for good
guide-patisserie-signs-start = start player

guide-patisserie-mentor-1 = :chef In each turn the Mentor reveals a card and does its first possible action from the left, without paying; if none is possible, the Mentor gains { $mentor_prestige } prestige.
guide-patisserie-mentor-2 = :staff At the end the Mentor scores the bonuses of its staff and half of what is left.

guide-patisserie-first_game-1 = :staff Today no baking trays go around: staff is dealt out, twice one card for everybody and two for hire.

## What an action is about, in a word or two.

guide-patisserie-names-acquire_recipes = Recipes
guide-patisserie-names-acquire_ingredients = Ingredients
guide-patisserie-names-buy_goods = Goods
guide-patisserie-names-bake = Bake
guide-patisserie-names-decorate = Decorate
guide-patisserie-names-deliver = Deliver
guide-patisserie-names-hire = Hire
guide-patisserie-names-give_notice = Give notice
guide-patisserie-names-place = Service and hosts
