### The short way through the game.

lesson-quickfeast-name = Ten minutes at the oven
lesson-quickfeast-about = All nine actions in the last two rounds, and the end of the festival. Then a game of your own.

lesson-quickfeast-welcome-say = Ten minutes, Camille, and you can play. Two rounds are left of the festival. This is your staff: each turn you play one card, and it does one thing. Gold is a Pastry Chef, silver an Assistant. Let us try everything.

lesson-quickfeast-recipes-say = One: recipes. Play the Pastry Chef whose bonus is { $bonus } coins, and acquire the Madeleine.
lesson-quickfeast-recipes-start-chef-1 = Any card may do that. But this Pastry Chef decorates later: take it back, and play the other one.
lesson-quickfeast-recipes-start-assistant-1 = Any card may do that. But we need the Assistants later: take it back, and play the Pastry Chef.
lesson-quickfeast-recipes-start-assistant-2 = Any card may do that. But we need the Assistants later: take it back, and play the Pastry Chef.
lesson-quickfeast-recipes-staff-1-10 = Any card may do that. But we need the Assistants later: take it back, and play the Pastry Chef.
lesson-quickfeast-recipes-else = Later. Take it back: the Madeleine first.

lesson-quickfeast-second-say = The same action brings a second one: the Meringue. Then the bonus of the card.
lesson-quickfeast-second-else = Take it back: the Meringue, too.

lesson-quickfeast-eggs-say = Two: ingredients, only for Assistants. Play the one whose bonus buys goods, and get a tile with an egg.
lesson-quickfeast-eggs-start-assistant-2 = Every Assistant may do that. But take it back: the other one buys sugar with the bonus.
lesson-quickfeast-eggs-staff-1-10 = Every Assistant may do that. But take it back: the other one buys sugar with the bonus.
lesson-quickfeast-eggs-else = We need an egg. Take it back.

lesson-quickfeast-goods-say = Three: goods. This card buys them as its bonus, others as their action. Use the bonus, and buy one sugar, the blue cone.
lesson-quickfeast-goods-else = Take it back: one sugar.

lesson-quickfeast-bake-say = Four: let an Assistant bake the Madeleine. It goes onto a cooling rack.
lesson-quickfeast-bake-start-chef-1 = A Pastry Chef bakes, too. But decorating is for Pastry Chefs only: take it back, and let an Assistant bake.
lesson-quickfeast-bake-else = Take it back, and bake the Madeleine.

lesson-quickfeast-baked-say = Its bonus, if you like.
lesson-quickfeast-baked-else = As you like.

lesson-quickfeast-decorate-say = Five: decorate, only for Pastry Chefs. Play yours, and put a topping on the Madeleine: delivered, it brings income each round.
lesson-quickfeast-decorate-else = Take it back: the Madeleine wants a topping.

lesson-quickfeast-rest-say = And the bonus.
lesson-quickfeast-rest-else = As you like.

lesson-quickfeast-deliver-say = Six: deliver. Present the dish at the table in the middle; most dishes there score at the end, and a tie goes to the dish nearest to the flag.
lesson-quickfeast-deliver-else = Take it back: to the table in the middle.

lesson-quickfeast-evening-say = The bonus, then the evening: when all hands are played, everybody gets { $base_income } coins and what decorations bring.
lesson-quickfeast-evening-else = As you like.

lesson-quickfeast-staff-say = A new round. Choose { $hand_size } of your staff, and keep the Pastry Chefs.
lesson-quickfeast-staff-else = Whom you like.

lesson-quickfeast-trays-say = Two baking trays go around: one card from each is yours.
lesson-quickfeast-trays-else = As you like.

lesson-quickfeast-leave-say = One of the hand leaves the game. Let an Assistant go.
lesson-quickfeast-leave-else = Keep the Pastry Chefs! Take it back.

lesson-quickfeast-hire-say = Seven: only a Pastry Chef hires. Play one, and choose a card: it plays this very round.
lesson-quickfeast-hire-else = Take it back: a Pastry Chef shall hire somebody.

lesson-quickfeast-hired-say = The bonus, if there is one.
lesson-quickfeast-hired-else = As you like.

lesson-quickfeast-place-say = Eight: play any card, and place a noble host, or service staff between two tables. Hosts bring coins, service sells prestige.
lesson-quickfeast-place-else = Take it back: place somebody in the garden.

lesson-quickfeast-placed-say = The bonus, and the others.
lesson-quickfeast-placed-else = As you like.

lesson-quickfeast-notice-say = Nine: play any card, and give notice. A card leaves for { $assistant } or { $chef } coins.
lesson-quickfeast-notice-else = Take it back: give somebody notice.

lesson-quickfeast-last-say = Play what is left in your hand as you like. Then the King tastes, and counts.
lesson-quickfeast-last-else = As you like.

lesson-quickfeast-counted-say = That is what you play for. Each dish counts the prestige on it. And at each table most dishes bring the first number, second most the other: in the middle, they are { $first } and { $second }.

lesson-quickfeast-money-say = Noble hosts and special bonuses count what is printed on them. Of your money, { $coins_per_prestige } coins are 1 prestige: spend it in time.

lesson-quickfeast-total-say = { $mine } for you, { $manon } for Manon, { $gaspard } for Gaspard. The podium beside each name says all the time how it stands.

lesson-quickfeast-end-say = That was everything! A whole festival has { $rounds } rounds like these two. Play your first game now; I stand beside you.
