### The short way through the game.

lesson-quickball-name = Ten minutes
lesson-quickball-about = All six actions in the last two rounds, and the ball. Then a game of your own.

lesson-quickball-welcome-say = Ten minutes, dear Camille, and you can play. Two rounds are left before the ball. These are your employees: each turn you play one, and it does one thing for you. Let us try all six.

lesson-quickball-acquire-say = One: silk. Play the Apprentice and acquire a tile, any tile: its silk hangs on your rack, or you trade it for thread and lace.
lesson-quickball-acquire-else = Not yet. Take it back: the Apprentice acquires a tile.

lesson-quickball-bonus-say = Each card has a bonus as well. Use it, or leave it.
lesson-quickball-bonus-else = As you like.

lesson-quickball-sew-say = Two: a garment. Your Master tailors the blue gown: { $bales } bales of blue silk, and the window costs nothing.
lesson-quickball-sew-start-journeyman = Take it back: the Journeyman asks for the Queen’s favor next. The Master tailors the blue gown.
lesson-quickball-sew-else = A Master may do that, too. But take it back: the blue gown is waiting.

lesson-quickball-guest-say = Rent it to a guest: choose a free place in a hall. It brings prestige at the ball, and in the framed place { $place } Livre at once.
lesson-quickball-guest-else = Take it back: it shall dance, not be sold.

lesson-quickball-wait-say = Most garments in a hall score at the end; the lily is Colette’s. A tie goes to whoever has more Master’s guests there, the places with a thimble, then to whoever pays the hall’s musician; if nobody does, both count as first.
lesson-quickball-others-say = Now the others.

lesson-quickball-favor-say = Three: the Queen’s favor. Play the Journeyman and claim it: you gain { $favor_livre } Livre, and begin the next round.
lesson-quickball-favor-else = Take it back: the Journeyman asks for the Queen’s favor.

lesson-quickball-evening-say = The bonus, then the evening: when all hands are played, everybody gets { $base_income } Livre.
lesson-quickball-evening-else = As you like.

lesson-quickball-hire-say = A new round: everybody chooses another hand from the supply; yours is chosen. Four: only a Master hires. Play the Master, not the Master I, and choose somebody.
lesson-quickball-hire-else = Take it back: your Master shall hire.

lesson-quickball-again-say = The new one is in your hand already, and plays this very round.

lesson-quickball-fund-say = Five: fund a decoration, with the Master I. The musician in hall 5 brings { $music } prestige at the ball; a kitchen pays each round, so fund those early.
lesson-quickball-fund-else = Take it back: this card shall fund a decoration.

lesson-quickball-purse-say = And its bonus.
lesson-quickball-purse-else = As you like.

lesson-quickball-depute-say = Six: depute the Apprentice whom you had from the start to the court for { $apprentice } Livre. The card leaves the game.
lesson-quickball-depute-else = Take it back: the Apprentice goes to the court.

lesson-quickball-farewell-say = A last bonus, if you like.
lesson-quickball-farewell-else = As you like.

lesson-quickball-last-say = Play what is left in your hand as you like. Then the King opens the ball, and counts. When you have read the sheet, choose “Look at the table”: I wait there.
lesson-quickball-last-else = As you like.

lesson-quickball-counted-say = That is what you play for. Each garment in the palace counts the prestige on it. And in each hall most garments bring the first number, second most the other: here, in hall 2, they are { $first } and { $second }.

lesson-quickball-money-say = Decorations count what is printed on them, statues more for many colors. Of your money, { $livre_per_prestige } Livre are 1 prestige: spend it in time.

lesson-quickball-total-say = { $mine } for you, { $colette } for Colette, { $baptiste } for Baptiste; in a tie, more money left wins. The podium beside each name says all the time how it stands.

lesson-quickball-end-say = That was everything! A whole game has { $rounds } rounds like these two. Play your first game now; I sit beside you.
