### The special garments: fancy, festivity and expert ones.

lesson-special-name = Special garments
lesson-special-about = Fancy Dresses, Festivity Dresses and Expert Tailoring: garments that do more.

lesson-special-welcome-say = Three pieces in the display are out of the ordinary. One, for { $price } Livre, is simply grander than all the others. A star means: something happens when it is made; a needle: when it is rented.

lesson-special-festive-say = The star first, a festivity dress: { $each } prestige at once for each blue gown of yours in the palace. It counts before the new one takes its place. So you get…
lesson-special-festive-one = { $each } prestige
lesson-special-festive-one_reply = Look into the Royal hall, and into hall 2.
lesson-special-festive-two = { $gained } prestige
lesson-special-festive-two_reply = { $gained } now, and the { $worth } on the gown itself at the end. But it is never sold: no guest, no gown.
lesson-special-festive-three = { $more } prestige
lesson-special-festive-three_reply = The new one is still on your table while the others are counted.

lesson-special-make-say = Let a Master make it, so that it may go to a Master guest.
lesson-special-make-else = Take it back: a Master, please, and the blue gown with the star.

lesson-special-place-say = { $gained } prestige, already! In the Royal hall it would give you the majority, and your fireworks wait above. But choose as you like.
lesson-special-place-else = A good guest, too. Now Colette and Baptiste have their turns.

lesson-special-expert-say = Now the green gown with the needle. { $expert } prestige, but { $rented } Livre when rented, and just as much when sold. So, sell it or rent it?
lesson-special-expert-sell = Sell it
lesson-special-expert-sell_reply = For the same money? In a hall it counts for the majority all the same.
lesson-special-expert-rent = Rent it
lesson-special-expert-rent_reply = Rent it: the money is the same, and a garment in a hall counts for the majority, for All halls, for a statue’s colors.

lesson-special-clever-say = Your second Master shall make it.
lesson-special-clever-else = Take it back: the second Master, and the green gown with the needle.

lesson-special-space-say = Which guest? Hall 4, perhaps, where you have nobody yet. The { $rented } Livre come wherever it goes.
lesson-special-space-else = Sold, it brings the { $rented } Livre and nothing else. Take it back, and find it a guest.

lesson-special-fancy-say = Last, the fancy one: { $silk } silks, thread and lace, for { $fancy } prestige. In the Royal hall, under your fireworks ×{ $times }, what would it be worth at the end?
lesson-special-fancy-six = { $fancy }
lesson-special-fancy-six_reply = Only indoors. On the balcony it is multiplied.
lesson-special-fancy-nine = { $plus }
lesson-special-fancy-nine_reply = Not plus { $times }: times { $times }!
lesson-special-fancy-eighteen = { $tripled }
lesson-special-fancy-eighteen_reply = { $tripled }! For such a gown you save up a whole round long. New tiles help, too…

lesson-special-tile-say = This one is green silk, or { $thread } threads. Your Journeyman acquires it; keep the silk, for the fancy gown takes { $green } green.
lesson-special-tile-then_keep_resource = Now keep it as silk, for the fancy gown takes { $green } green.
lesson-special-tile-else = Not that. Take it back: the Journeyman acquires the tile with { $thread } threads on its foot.
lesson-special-tile-notions = { $thread } threads for one tile, not bad! But you have a thread, and the gown wants green silk. Take it back.

lesson-special-end-say = Stars: make them when you have many of what they count. Needles: rent them when you need what they bring. Fancy ones: keep the balcony ready. The rest is what you know.
