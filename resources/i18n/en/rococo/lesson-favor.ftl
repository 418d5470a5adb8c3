### The Queen’s favor: money now, the first turn of the next round, prestige at the end.

lesson-favor-name = The Queen’s favor
lesson-favor-about = Money now and the first turn of the next round, and why that is worth a card.

lesson-favor-fan-say = This fan is the Queen’s favor. Only one of us can have it in each round: whoever asks first.

lesson-favor-poor-say = See this gown with the golden thimble? Compare it with your rack and your purse. What do you lack?
lesson-favor-poor-silk = A bale of silk
lesson-favor-poor-silk_reply = It wants { $bales } blue bales, and { $own } you have. Look at its price. Try again.
lesson-favor-poor-livre = { $missing } Livre
lesson-favor-poor-livre_reply = { $missing } miserable Livre! That’s what comes of paying musicians: the one in hall 5 is yours. But I know a lady who gives { $favor_livre } Livre.
lesson-favor-poor-nothing = Nothing
lesson-favor-poor-nothing_reply = Silk and lace are there, true. But the window costs { $price } Livre: count your money. Try again.

lesson-favor-send-say = The Queen receives Masters and Journeymen, never Apprentices. You have one of each: think of the thimble, and play a card.
lesson-favor-send-else = She would receive a Master, too. But who makes the gown with the thimble then? Take that back.

lesson-favor-claim-say = Chin up, a deep bow, and claim the Queen’s favor!
lesson-favor-claim-else = A Journeyman may do that. But the gown needs money, and the fan won’t wait: take that back.

lesson-favor-gown-say = { $favor_livre } Livre at once, and { $bonus } from the Journeyman’s bonus! When it is your turn again, let the Master tailor the gown with the thimble.
lesson-favor-gown-else = You went to the Queen for that gown. Take this back, and tailor it.

lesson-favor-rent-say = What a gown! Rent it to a guest.
lesson-favor-rent-else = After all that trouble? Take that back, and let a guest wear it.

lesson-favor-who-say = Colette began this round, and you were always last. Two more turns, and round 3 begins. Who goes first?
lesson-favor-who-colette = Colette again
lesson-favor-who-colette_reply = She would, if nobody had the fan. Look who holds it. Try again.
lesson-favor-who-you = I do
lesson-favor-who-you_reply = You do! Whoever holds the favor begins the next round, and gives the fan back.

lesson-favor-round-say = Let the others finish. Then look for the start player’s sign beside the names.

lesson-favor-pick-say = The start player is you! { $hire_display } new employees, and only one Master among them: hire that one before Colette can.
lesson-favor-pick-else = You may. But there is only one Master for hire, and Colette is next: take that back.

lesson-favor-last-say = The fan is back, for whoever asks first. But after round { $rounds } there is no next round: what will the favor be worth then?
lesson-favor-last-nothing = Just the { $favor_livre } Livre
lesson-favor-last-nothing_reply = The Queen is not that mean. Try again.
lesson-favor-last-three = { $favor_livre } Livre and { $favor_prestige } prestige
lesson-favor-last-three_reply = Right: whoever holds it when the ball ends gains { $favor_prestige } prestige. In round { $rounds } everybody remembers the Queen.

lesson-favor-end-say = So claim it when you need { $favor_livre } Livre now, or when you must be first next round: for the only Master, a cheap window, a rare silk. Its price is a card of your hand.
