### The first lesson: what you are after, and one turn.

lesson-called-patisserie = Anselme

lesson-festival-name = A festival, and one turn
lesson-festival-about = What you are after, and what a turn is.

lesson-festival-welcome-say = Come in, dear Camille! I am Anselme; half of Paris learned from me how to whisk. The King gives a festival at Versailles: { $rounds } rounds of baking, this is the second. Whoever has the most prestige at the end is the talk of the court.

lesson-festival-garden-say = The garden, with its { $tables } presentation tables. Each dish that you present here brings its prestige at the end, and whoever has the most dishes at a table gets more.

lesson-festival-hand-say = Your staff. In each turn you play one card: it performs one main action, and then it may give the bonus that is written on it. That is all there is to a turn!

lesson-festival-play-say = Gold and a hat: a Pastry Chef. Play the one that is lit.
lesson-festival-play-else = That one’s turn comes later. Take it back, and play the lit Pastry Chef.

lesson-festival-action-say = What a Pastry Chef may do stands here; what is gray is impossible now. A Nonnette waits in your cooling rack: deliver!
lesson-festival-action-else = That could be done, too. But the Nonnette is getting cold: take that back, and deliver.

lesson-festival-present-say = Choose the Nonnette in the rack, then a place for it: at the top table, the one with { $place } coins. Or drag it there.
lesson-festival-present-then_place_dish = Now the place: at the top table, the one with { $place } coins.
lesson-festival-present-sell = Sold? { $sale } coins, and no noble ever tastes it. Take that back: the Nonnette goes to the top table.
lesson-festival-present-else = A fine place! But this lesson wants the one with { $place } coins at the top table. Take that back, and look for it.

lesson-festival-paid-say = { $place } coins from the place, { $honey } because the top table loves honey, and { $bonus } from the bonus of the card: well delivered!

lesson-festival-others-say = Now Manon and Gaspard play a card each. What they do is told here.

lesson-festival-rounds-say = When all hands are empty, everybody gets an income, and the next of the { $rounds } rounds begins.

lesson-festival-end-say = One card, one action, one bonus, then the next player. Now you know what a turn is; the rest is butter.
