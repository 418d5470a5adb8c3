### Masters: garments that only they make, guests that only they dress, ties; and what guests give.

lesson-master-name = The golden thimble
lesson-master-about = What only Masters can do, why a tie is theirs, and what guests give in return.

lesson-master-thimble-say = Three of these garments show a golden thimble: only a Master makes them. And people notice: { $red } prestige, even { $blue }.

lesson-master-chair-say = In hall 2 a single guest is still free, and there is a thimble, too: a Master guest. What may such a guest wear?
lesson-master-chair-anybody = Any garment
lesson-master-chair-anybody_reply = What, even the work of a Journeyman? Never. Try again.
lesson-master-chair-thimbled = A garment with a thimble
lesson-master-chair-thimbled_reply = Not quite: it isn’t the garment that counts, but the hands that made it. Try again.
lesson-master-chair-master = What a Master made
lesson-master-chair-master_reply = Right: any garment, with or without a thimble, as long as a Master made it.

lesson-master-tie-say = Colette has { $hers } garments in hall 2, in blue frames, and you have one, in red. If you dress this guest, it’s { $hers } against { $hers }. Who gets the { $first } prestige of the hall?
lesson-master-tie-colette = Colette
lesson-master-tie-colette_reply = Because she was there first? Nobody asks about that. Try again.
lesson-master-tie-both = Both of us
lesson-master-tie-both_reply = Only if nothing else decides. But something does: look at the thimble. Try again.
lesson-master-tie-you = I do
lesson-master-tie-you_reply = You do! In a tie, whoever has more Master guests in the hall wins. { $first } for you, and { $second } for Colette, who is second.

lesson-master-play-say = So whom do you send to work?
lesson-master-play-else = Not for a guest with a thimble. Take that back.

lesson-master-make-say = Tailor the blue gown with the thimble! Silk and lace hang ready.
lesson-master-make-else = A Master may do that. But hall 2 is waiting: take that back, and tailor the blue gown.
lesson-master-make-green-01 = The guest would wear it, too. But that coat the Journeyman can make; the gown only your Master. Take that back.

lesson-master-rent-say = And now to hall 2, right under Colette’s nose!
lesson-master-rent-else = Nice, but nowhere does a single garment decide as much as in hall 2. Take that back.
lesson-master-rent-hall5-m1 = A thimble and a tile, tempting! But hall 2 is worth { $first } prestige. Take that back.
lesson-master-rent-sell = Sell a Master’s work? Take that back, or I shall faint.

lesson-master-others-say = Hall 2 is yours for good. Colette may still pay its musician, but a musician counts only after Master guests.

lesson-master-gifts-say = The sign below a guest is what you get at once: Livre, thread, lace, or a resource tile. These two give a tile. To which of them can the Journeyman rent?
lesson-master-gifts-four = To the one in hall 4
lesson-master-gifts-four_reply = Right. The other one shows a thimble, and waits for a Master.
lesson-master-gifts-five = To the one in hall 5
lesson-master-gifts-five_reply = With a thimble there? Try again.
lesson-master-gifts-either = To either of them
lesson-master-gifts-either_reply = Look closely: one of them shows a thimble. Try again.

lesson-master-coat-say = Let the Journeyman tailor the pink coat, the one for a single bale, and rent it to the guest in hall 4.
lesson-master-coat-else = Later, perhaps. Take that back: the Journeyman’s coat goes to the guest in hall 4.

lesson-master-tile-say = Take any tile you like, free of charge: keep it as silk, or trade it, as always.
lesson-master-tile-else = As you please.

lesson-master-rest-say = And { $bonus } Livre from the Journeyman’s bonus. Now the others play.

lesson-master-why-say = Two more Masters rest in your supply. What do you save a Master for?
lesson-master-why-silk = For buying silk
lesson-master-why-silk_reply = An Apprentice buys just as well. Try again.
lesson-master-why-thimbles = For thimbles and hiring
lesson-master-why-thimbles_reply = For what nobody else may do: garments with a thimble, guests with a thimble, and hiring.

lesson-master-end-say = So before you choose a hand, look through the halls: where does a thimble decide? Then have silk ready, and a Master.
