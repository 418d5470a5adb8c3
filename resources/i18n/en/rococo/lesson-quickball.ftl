### The short way through the game.

lesson-quickball-name = Ten minutes
lesson-quickball-about = All six actions and the choice of a hand in the last two rounds, and the ball. Then a game of your own.

lesson-quickball-welcome-say = Ten minutes, dear Camille, and you can play. You tailor garments for the King’s ball: they bring prestige, and the most prestige wins. Each round you play { $hand_size } employees, one a turn, and each does one action.

lesson-quickball-standing-say = Beside your name you see your money, in Livre, and on the podium the prestige that you would have if the game ended now: { $mine }. Most of it is counted only at the ball, in two rounds.

lesson-quickball-ranks-say = There are six actions, and the color shows who may do what: a golden Master everything, a silver Journeyman everything but hire. A brass Apprentice may only acquire silk, fund decorations, or be sent away for money.

lesson-quickball-acquire-say = One: silk, for garments. Play the Apprentice, and acquire a tile, any tile; you pay what stands at its drawer. The emptier a drawer, the cheaper its tiles.
lesson-quickball-acquire-then_keep_resource = Keep the tile for its silk, which then hangs on your rack. Or trade it at once for the thread or lace below, which some garments take as well: / means either, + both.
lesson-quickball-acquire-else = Not yet. Take it back: the Apprentice acquires a tile.

lesson-quickball-bonus-say = Each card has a bonus as well, below its picture: use it, or leave it. This one buys thread or lace. Point at a card, and its signs are told in words.
lesson-quickball-bonus-else = As you like.

lesson-quickball-sew-say = Colette has hired: whom she hired plays this very round, one card more. Two: a garment. Above it stands its price, on its right the silk that it takes. Let the Master tailor this blue gown, for no more than { $bales } bales of blue silk. What is left of a tile is lost.
lesson-quickball-sew-start-journeyman = Take it back: the Journeyman asks for the Queen’s favor next. The Master tailors the blue gown.
lesson-quickball-sew-else = A Master may do that, too. But take it back: the blue gown is waiting.

lesson-quickball-guest-say = Rent it to a guest in hall 2; one there pays { $place } Livre at once. At the ball a garment counts the prestige on it. And the numbers in the hall’s corner go to whoever has most garments there, { $first }, and second most, { $second }.
lesson-quickball-guest-sell = Take it back: it shall dance, not be sold.
lesson-quickball-guest-else = Take it back: there you have somebody already. Only hall 2 is missing.

lesson-quickball-wait-say = Now you are in all { $halls } halls: the first who is gets { $everywhere } prestige, the second { $next }, the third { $third }.

lesson-quickball-thimble-say = A place with this thimble is a Master guest: only what a Master made may go there. In a hall’s tie, whoever has more such guests there leads; if that is equal, too, all who are tied score in full.

lesson-quickball-tie-say = In hall 3 you and Colette, the lily, have a garment each: a tie. Who leads?
lesson-quickball-tie-me = I do
lesson-quickball-tie-me_reply = Look whose garment is at the thimble. Try again.
lesson-quickball-tie-colette = Colette
lesson-quickball-tie-colette_reply = Yes: her garment is at the thimble, yours is not. So mind the thimbles when you choose a guest.
lesson-quickball-tie-both = Both of us
lesson-quickball-tie-both_reply = Only if nothing breaks the tie. Here the thimble does: try again.

lesson-quickball-others-say = Now the others. What they do, you read here.

lesson-quickball-favor-say = Three: the Queen’s favor. Play the Journeyman and claim it: you gain { $favor_livre } Livre, and begin the next round. Whoever holds it at the very end gains { $favor_prestige } prestige.
lesson-quickball-favor-else = Take it back: the Journeyman asks for the Queen’s favor.

lesson-quickball-evening-say = The bonus, then the evening: when all hands are played, everybody gets { $base_income } Livre.
lesson-quickball-evening-else = As you like.

lesson-quickball-hand-say = A new round, a new hand: all choose at the same time, in secret, { $hand_size } cards of their supply. Those played lie in the discards beside it, and come back only when it is empty. Take those that are lit, one of each rank: Master, Journeyman, Apprentice.
lesson-quickball-hand-else = That Master would do, too. But take it back: choose those that are lit, one of each rank.

lesson-quickball-crown-say = New employees have come to the court. One with a crown has no bonus in play, but brings prestige at the ball for what the card names, wherever it lies in your staff.

lesson-quickball-hire-say = Four: hire, which only a Master may. Play the Master, and choose somebody. The fewer are left, the cheaper; the Roman number is the level, which rises from round to round. Strong players hire about once a round, from the first to the last.
lesson-quickball-hire-else = Take it back: your Master shall hire.

lesson-quickball-again-say = The new one is in your hand already, and plays this very round.

lesson-quickball-sell-say = A garment again, to sell it this time: { $sale } Livre now, but no prestige at the ball. That is better where no free place brings you much, or the money does more. Let the Journeyman make the green gown: only a golden thimble needs a Master.
lesson-quickball-sell-else = Take it back: the Journeyman tailors the green gown, and you sell it.

lesson-quickball-kitchens-say = Decorations next, each with a gift of its own: a kitchen adds money to each round’s income, so fund one early. A statue brings { $statue_prestige_per_color } prestige at the ball for each color of your garments with guests. Point at one, and it explains itself.
lesson-quickball-musician-say = The musician of a hall, too, is a decoration: who pays him counts as present in that hall, and wins the ties there that Master guests leave open.

lesson-quickball-fund-say = Six: fund a decoration, with your last card: fireworks. At the ball one of your guests steps from the Royal hall out onto the balcony, to them, and counts { $times } times there; most fireworks bring { $rockets } prestige more.
lesson-quickball-fund-else = Take it back: your last card shall fund fireworks.

lesson-quickball-purse-say = Use the bonus of the same card, too: it comes after the main action.
lesson-quickball-purse-then_keep_resource = The bonus brought you a tile. Keep it for its silk, or trade it for what stands below; never both. Whatever you choose, it is there for your next garment.
lesson-quickball-purse-else = As you like.

lesson-quickball-depute-say = Five: depute, that is, send the Apprentice whom you had from the start away to the court for { $apprentice } Livre. The card leaves the game. Early on that is good: without the weak the others come to your hand more often; toward the end it only brings the money. You must keep at least { $minimum_staff } employees.
lesson-quickball-depute-else = Take it back: the Apprentice goes to the court.

lesson-quickball-farewell-say = A last bonus, if you like.
lesson-quickball-farewell-else = As you like.

lesson-quickball-worth-say = The Royal hall: you and Baptiste have one garment each, both at a thimble. Who gets the { $royal } prestige for most?
lesson-quickball-worth-both = Both of us, in full
lesson-quickball-worth-both_reply = In full, and nobody is second. But whoever pays a hall’s musician wins such a tie there, and counts as present in that hall.
lesson-quickball-worth-half = Each of us half
lesson-quickball-worth-half_reply = The King halves nothing. Try again.
lesson-quickball-worth-nobody = Neither of us
lesson-quickball-worth-nobody_reply = The King is more generous. Try again.

lesson-quickball-money-say = At the ball decorations also count the prestige printed on them. Of your money only { $livre_per_prestige } Livre are 1 prestige: spend it in time.

lesson-quickball-last-say = You have done everything once. Take a last bonus, if there is one that is worth it. When the others have played their last cards, too, the ball is over and the King counts.
lesson-quickball-last-else = As you like.

lesson-quickball-counted-say = Look: Baptiste’s guest has stepped from the Royal hall out onto the balcony, and so has yours, if you paid for fireworks. { $mine } for you, { $colette } for Colette, { $baptiste } for Baptiste; in a tie, more money left wins.

lesson-quickball-end-say = That was everything! A whole game has { $rounds } rounds like these two. The button that is lit shows “All actions” in pictures at any time: what each does and costs. Play your first game now; I sit beside you.
