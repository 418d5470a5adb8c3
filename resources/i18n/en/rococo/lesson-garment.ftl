### Making a garment: what it needs, what is lost with mixed tiles, renting and selling.

lesson-garment-name = Tailoring a garment
lesson-garment-about = Silk, thread, lace and a price; then a guest, or a buyer.

lesson-garment-signs-say = How to read a garment: silk on the right, thread and lace below it, the price above. At the very bottom, what it sells for, and its prestige if rented.

lesson-garment-which-say = Compare these three with your purse and your rack. Which one can the Journeyman tailor?
lesson-garment-which-six = The gown for { $six } Livre
lesson-garment-which-six_reply = It wants { $laces } laces, and you have one. Try again.
lesson-garment-which-four = The coat for { $four } Livre
lesson-garment-which-four_reply = Silk and lace would do, but see the golden thimble? Only a Master makes that one. Try again.
lesson-garment-which-two = The gown for { $price } Livre
lesson-garment-which-two_reply = Exactly: { $bales } blue bales, one lace, { $price } Livre, and no thimble.

lesson-garment-tailor-say = Then let the Journeyman tailor the gown for { $price } Livre!
lesson-garment-tailor-start-master-1 = The Master has something else to tailor today. Take that back: this gown the Journeyman can make, too.
lesson-garment-tailor-start-apprentice-1 = An Apprentice never tailors. Take that back, and play the Journeyman.
lesson-garment-tailor-else = Not this time. Take that back: the Journeyman tailors the blue gown for { $price } Livre.

lesson-garment-pay-say = Pay with this one tile on the rack, or with the two in the bar. You always give whole tiles, and nobody gives you change. What is wiser?
lesson-garment-pay-else = Two tiles for one gown, and a pink and a green bale lost with them! Take that back.

lesson-garment-rent-say = Now a guest. At the ball all count alike, but some thank you at once: the first in hall 3 with a thread, and we need one in a moment.
lesson-garment-rent-else = A fine guest. But our next garment needs a thread, and this guest gives one: take that back.
lesson-garment-rent-sell = To a buyer? I’ll show you that later. This gown we rent: take that back.

lesson-garment-others-say = A thread from the guest, and { $bonus } Livre from the Journeyman’s bonus. Now the others play.

lesson-garment-mixed-say = Next, this pink coat: { $pink } pink bales and a thread. Your pink ones hang together with a blue and a green one. What becomes of those two?
lesson-garment-mixed-back = They stay on my rack
lesson-garment-mixed-back_reply = No scissors at the rack! A tile goes as a whole. Try again.
lesson-garment-mixed-lost = They are lost
lesson-garment-mixed-lost_reply = Lost, alas. Mixed tiles fit many garments, but here each of them wastes a bale.

lesson-garment-coat-say = Today we can afford it. Let the Master tailor the pink coat for { $coatPrice } Livre. There is only one way to pay, so nobody asks.
lesson-garment-coat-else = Another day. Take that back: the Master tailors the pink coat for { $coatPrice } Livre.

lesson-garment-sell-say = And this one, just once, you sell: { $value } Livre, at once, and no guest wears it.
lesson-garment-sell-else = I’d mostly rent it, too. But see for once what a buyer pays: take that back, and sell.

lesson-garment-compare-say = When the ball ends, { $livre_per_prestige } Livre are 1 prestige. What did you get more for, the gown or the coat?
lesson-garment-compare-gown = The gown, rented
lesson-garment-compare-gown_reply = Yes: { $prestige } prestige, a guest’s thanks, and a voice in the hall. Sell only when money builds more right now: a new employee, say, or a musician.
lesson-garment-compare-coat = The coat, sold
lesson-garment-compare-coat_reply = { $value } Livre make { $worth } prestige. The gown shows { $prestige }, and it counts in its hall besides. Try again.

lesson-garment-end-say = Silk, thread, lace, price; then a guest. That is our craft! What the golden thimble is all about, you learn in the next lesson.
