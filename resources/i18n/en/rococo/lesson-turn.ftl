### The first lesson: what you are after, and one turn.

lesson-called-rococo = Lucille

lesson-turn-name = A ball, and one turn
lesson-turn-about = What you are after, and what a turn is.

lesson-turn-welcome-say = Welcome to my workshop, dear Camille! I am Lucille. A game has { $rounds } rounds; this is the second. After the last comes the King’s ball. Whoever has earned the most prestige by then is the tailor all Paris talks about.

lesson-turn-palace-say = These are the halls of the palace. Each garment you rent to a guest here brings prestige when the ball ends, and whoever has the most garments in a hall gets more.

lesson-turn-hand-say = These are your employees. Each round you choose { $hand_size } of them; in each turn you play one, and it does one thing for you. That is all there is to a turn!

lesson-turn-play-say = Play your Master: choose the card with the golden head.
lesson-turn-play-else = That one has another trade. Take it back, and play the Master: only a Master may do everything.

lesson-turn-make-say = These are the six main actions, and a Master may do them all; the last button is for doing nothing. Tailor a garment!
lesson-turn-make-else = A Master may do that, too. But the silk on your rack wants to become a gown: take it back.

lesson-turn-garment-say = The blue gown on the right needs { $bales } bales of blue silk, just what hangs on your rack, and its window costs nothing. Take it!
lesson-turn-garment-else = A fine piece, but take it back: the blue gown on the right is free, and the silk for it is yours already.

lesson-turn-guest-say = Now a guest to rent it to: choose the third one in hall 2, whose sign means { $place } Livre, at once. Or carry the gown there.
lesson-turn-guest-else = A charming guest! But this lesson wants the { $place } Livre. Take it back, and look for the sign.

lesson-turn-others-say = That was your turn: the gown in the red frame is yours, and the lily is Colette’s. Now Colette and Baptiste play a card each. Watch: what they do is told here.

lesson-turn-end-say = One card, one action, then the next player. When all cards are played, everybody gets an income and the next round begins. { $rounds } rounds, and the ball is over. You know how a game goes!
