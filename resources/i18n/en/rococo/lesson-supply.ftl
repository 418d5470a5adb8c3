### The supply that is never shuffled: over the end of a round, and of another.

lesson-supply-name = Nothing is shuffled
lesson-supply-about = Supply and discards: whom you can choose in the next round, and in the one after.

lesson-supply-piles-say = Round 1 is nearly over. On the left is your hand, one last card; then your supply, who have not worked yet; then your discards, who have.

lesson-supply-guess-say = You sent all your Masters to work at once! For round 2 you need { $hand_size } cards again, and your supply has { $supply }. Whom will you have?
lesson-supply-guess-drawn = { $hand_size } drawn by chance
lesson-supply-guess-drawn_reply = No, no! This is a workshop, not a gaming house: nothing is ever shuffled. Try again.
lesson-supply-guess-any = Any { $hand_size } of all { $staff }
lesson-supply-guess-any_reply = If only! But first the supply must be used up. Try again.
lesson-supply-guess-rest = These { $supply }, and one more
lesson-supply-guess-rest_reply = Exactly. First the supply is used up; only then do the discards become the new supply, and you choose the missing one from it.

lesson-supply-last-say = Let us watch it happen. Play the Journeyman and claim the Queen’s favor: that is quickly done. What it is good for, the next lesson tells.
lesson-supply-last-else = That takes longer. Take it back, and send the Journeyman to the Queen.

lesson-supply-third-say = Round 2: both Apprentices came unasked, and the discards are your supply. Choose one more, and let it be somebody who may do everything!
lesson-supply-third-else = A Journeyman tailors, but with no Master in your hand nobody could hire or make anything fine. Take that back, and choose gold.

lesson-supply-foresee-say = Now think one round further. { $supply } stay in your supply: how much choice will you have in round 3?
lesson-supply-foresee-all = { $hand_size } out of { $staff }
lesson-supply-foresee-all_reply = Not yet. Whoever works now goes to the discards, and stays there while the supply suffices. Try again.
lesson-supply-foresee-one = One card
lesson-supply-foresee-one_reply = Count again: { $supply } in the supply, { $hand_size } for the hand. Try again.
lesson-supply-foresee-none = None at all
lesson-supply-foresee-none_reply = None: it will be these { $supply }, two Masters and the Journeyman. A strong round, and you know it today: so have silk and money ready!

lesson-supply-round-say = Play this round as you please; nothing can go wrong. We’ll talk again in round 3.
lesson-supply-round-else = As you please.

lesson-supply-foretold-say = Round 3, and here they are, as foretold. Those who worked in round 2 lie in your discards.

lesson-supply-fourth-say = Your supply is empty now. From whom will you choose in round 4?
lesson-supply-fourth-everybody = From everybody
lesson-supply-fourth-everybody_reply = Yes! Once these { $hand_size } have worked, everybody lies in the discards, and all come back together. The more you hire, the longer that takes.
lesson-supply-fourth-those = From those of round 2
lesson-supply-fourth-those_reply = They will come back, but who else lies in the discards by then? Try again.

lesson-supply-why-say = So how do you use your Masters wisely?
lesson-supply-why-early = All of them at once
lesson-supply-why-early_reply = And the next round has none? You saw how that feels. Try again.
lesson-supply-why-spread = Some in each round
lesson-supply-why-spread_reply = So do I. Unless you plan one grand round; but then you know which one it will be.

lesson-supply-end-say = Whoever rests today is who you have tomorrow. Choose with one eye on the next round, and no hand will ever surprise you.
