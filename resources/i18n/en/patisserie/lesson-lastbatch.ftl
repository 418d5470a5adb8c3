### A last round on one's own, with comments.

lesson-lastbatch-name = Your own last batch
lesson-lastbatch-about = A last round in which you decide, and I only whisper.

lesson-lastbatch-welcome-say = The last round, { $cards } cards, { $coins } coins, { $dishes } dishes in the racks: the rest is yours to decide. With this hand I once ended at 62 prestige. Beat me!

lesson-lastbatch-order-say = Two whispers first. The Assistant III brings prestige for the tables where you have dishes: { $forMany } for { $many } tables, { $forAll } for all { $all }. When is the moment?
lesson-lastbatch-order-first = At once
lesson-lastbatch-order-first_reply = Today that would be { $many } tables. Look into your racks.
lesson-lastbatch-order-later = After delivering
lesson-lastbatch-order-later_reply = Of course: first there must be something to count.
lesson-lastbatch-order-same = It makes no difference
lesson-lastbatch-order-same_reply = It does: a bonus counts when the card is played, not at the end.

lesson-lastbatch-money-say = And the Assistant IV sells prestige for { $price } coins each. When is the moment for that?
lesson-lastbatch-money-first = At once
lesson-lastbatch-money-first_reply = And what will then pay for a host?
lesson-lastbatch-money-last = At the very end
lesson-lastbatch-money-last_reply = At the very end, with whatever is left in your purse. But enough: bake, deliver, win!
lesson-lastbatch-money-same = It makes no difference
lesson-lastbatch-money-same_reply = Every turn changes what is in your purse.

lesson-lastbatch-one-say = Your first card. If you ask me: deliver both dishes, to tables where you have nothing yet. Manon is after the special bonus for { $needed } tables, too!
lesson-lastbatch-one-else = Another way than mine. Show me that it is better!
lesson-lastbatch-one-staff-3-02 = The Assistant III already? { $many } tables, then; the dishes can wait, if Manon lets them.
lesson-lastbatch-one-staff-4-02 = The purse first? { $coins } coins are { $bought } prestige. A host would bring more.
lesson-lastbatch-one-hire = Whoever is hired plays in this very round: one card more!
lesson-lastbatch-one-sell = Sold? At a table it would have counted for the majority as well.
lesson-lastbatch-one-give_notice = { $chef_notice } coins are one prestige with the Assistant IV. A delivery brings more.
lesson-lastbatch-one-forfeit = A whole card given up, in the last round? You like to live dangerously.

lesson-lastbatch-two-say = Now the Assistant III, I should think: all { $all } tables. As the action, perhaps a noble host: both your opponents have posts.
lesson-lastbatch-two-else = I would have done otherwise, but it is your festival.
lesson-lastbatch-two-start-chef-1 = The Pastry Chef now: deliver, before the tables are full!
lesson-lastbatch-two-staff-4-02 = The purse already? Then the tables come last. Why not.
lesson-lastbatch-two-forfeit = Given up what could be had? Coins are hardly worth anything tomorrow.

lesson-lastbatch-three-say = Last card, last chance: whatever still brings something, and then turn your coins into prestige. After that the King counts; “Look at the table” brings you back to me.
lesson-lastbatch-three-else = Why not! What it brings, the King will say. I wait at the table.
lesson-lastbatch-three-deliver = One more at the tables! Look where a majority turns.

lesson-lastbatch-sheet-say = More than 55 is fine, more than 60 a triumph, and 62 was mine. Is more possible? Play the round once more, and have a look at the star staff…

lesson-lastbatch-end-say = I have nothing left to teach you about a round. Take a seat at a real table; Babette, who overlooks half of what the festival offers, is a kind first rival. And write to me from Versailles!
