### Resource tiles: what a drawer asks for them, and silk or the lower half.

lesson-acquire-name = Silk, thread and lace
lesson-acquire-about = Buying from the drawers, and when a tile is worth more for its lower half.

lesson-acquire-goal-say = Today we go shopping! This gown wants { $bales } blue bales and { $laces } laces. And you? { $livre } Livre, and not so much as a thread.

lesson-acquire-prices-say = The number beside a drawer is the price of one tile. { $full } left: { $price3 } Livre. { $fewer } left: { $price2 } Livre. And the last one?
lesson-acquire-prices-two = { $price3 } Livre
lesson-acquire-prices-two_reply = For the last one in the drawer? Leftovers are never dear. Try again.
lesson-acquire-prices-one = { $price2 } Livre
lesson-acquire-prices-one_reply = Cheaper still! Try again.
lesson-acquire-prices-free = Nothing
lesson-acquire-prices-free_reply = Nothing at all. The emptier a drawer, the cheaper. You may wait for that, if nobody snatches your tile away.

lesson-acquire-buyer-say = Anybody may acquire a tile. But one of your three acquires two in a turn: play that card, and acquire resources.
lesson-acquire-buyer-else = We want two tiles in one turn. Take that back, and see what is written on your cards.

lesson-acquire-silk-say = Silk above, thread or lace below: of each tile you get one half. The gown wants these { $bales } blue bales, so take the tile and keep the silk.
lesson-acquire-silk-then_keep_resource = The tile is yours. Now choose its upper half: keep the silk.
lesson-acquire-silk-else = That isn’t the blue silk we need. Take that back.
lesson-acquire-silk-thread = Then the blue silk is gone. Take that back, and keep it.
lesson-acquire-silk-lace = A lace is easier to find than { $bales } bales of blue. Take that back, and keep the silk.

lesson-acquire-slash-say = Now the bonus, one more tile: take the last one of this drawer. It costs nothing!
lesson-acquire-slash-else = That one costs money. The last tile of the first drawer costs nothing: take that back.
lesson-acquire-slash-forfeit = A tile for nothing, and you decline? Take that back.

lesson-acquire-lace-say = Pink and green are no use to us, so trade the tile for its lower half. The slash means one of the two: a lace, please!
lesson-acquire-lace-else = The gown shows no thread. Take that back: a lace, please.
lesson-acquire-lace-silk = Pink and green, for a blue gown? Take that back, and trade the tile.

lesson-acquire-later-say = The blue silk hangs on your rack now. Suppose you change your mind: could you still trade it for a lace later?
lesson-acquire-later-yes = Yes, at any time
lesson-acquire-later-yes_reply = If only! I should never lack lace again. Try again.
lesson-acquire-later-no = No, never
lesson-acquire-later-no_reply = It is now or never: what hangs on the rack stays silk. At least nobody else can see which silk.

lesson-acquire-others-say = The others go shopping, too. Keep an eye on the middle drawer!

lesson-acquire-plus-say = Colette took a tile, and each of the others costs { $less } Livre less. The second one there has a plus: what does its lower half bring?
lesson-acquire-plus-either = A thread or a lace
lesson-acquire-plus-either_reply = That was the slash. Try again.
lesson-acquire-plus-both = A thread and a lace
lesson-acquire-plus-both_reply = Both at once! Such tiles have only a single bale above, but for whoever lacks thread and lace they are just right.

lesson-acquire-trade-say = Send the Journeyman for this tile, and trade it for both.
lesson-acquire-trade-then_keep_resource = The tile is yours. Now trade it for its lower half, a thread and a lace.
lesson-acquire-trade-else = We still lack a lace. Take that back, and acquire the tile with the plus.
lesson-acquire-trade-silk = Our gown is blue, and it lacks a lace. Take that back, and trade the tile.
lesson-acquire-trade-start-master-1 = And who tailors then? Save your Master for the gown: take that back.

lesson-acquire-sew-say = { $bales } blue bales, { $laces } laces, all there! Let the Master tailor the gown, and rent it to a guest.
lesson-acquire-sew-else = Not after all that shopping! Take that back: tailor the gown, and rent it to a guest.
lesson-acquire-sew-hall4-s1 = That guest has one more tile for you. But you have enough for today: take that back, and choose another.
lesson-acquire-sew-hall5-m1 = That guest has one more tile for you. But you have enough for today: take that back, and choose another.

lesson-acquire-end-say = So look at the garment first, then into the drawers: { $bales } bales of its color for the silk, a slash or a plus for the rest. And prices fall while others buy.
