### Majorities in the halls, ties, and the bonus for all halls.

lesson-halls-name = Who rules the halls
lesson-halls-about = First and second, ties and how they are broken, and all halls at once.

lesson-halls-welcome-say = At the end people look into each hall: who has the most garments there? The two medals at its top say what that brings: one for the most, the other for the second most.

lesson-halls-second-say = Hall 2. Colette has { $hers } garments there, in blue frames, and you one, in red. If the ball ended now, what would you get?
lesson-halls-second-four = { $first } prestige
lesson-halls-second-four_reply = That is for the most, and those are Colette’s. Look at the other medal.
lesson-halls-second-two = { $second } prestige
lesson-halls-second-two_reply = Yes, the second most. And { $first } for Colette, which annoys me.
lesson-halls-second-nothing = Nothing
lesson-halls-second-nothing_reply = Not so strict! The second most gets something, too: see the other medal.

lesson-halls-tie-say = Hall 4. One garment is yours, one is Colette’s. Who gets the { $fourth } prestige for the most?
lesson-halls-tie-both = Both of us, { $fourth } each
lesson-halls-tie-both_reply = Generous, is it not? Whoever is still tied gets it in full. But then nobody is second.
lesson-halls-tie-half = Each gets half
lesson-halls-tie-half_reply = At the King’s court nothing is halved. Try again!
lesson-halls-tie-nobody = Nobody
lesson-halls-tie-nobody_reply = Oh no, the King is more generous than that. Try again!

lesson-halls-master-say = Hall 3: one against one again. But Baptiste’s guest, in the green frame, is a Master guest: see the thimble. Who is first here?
lesson-halls-master-me = I am
lesson-halls-master-me_reply = I wish you were. But the thimble is Baptiste’s, and it looks down on us.
lesson-halls-master-baptiste = Baptiste
lesson-halls-master-baptiste_reply = Alas! More Master guests in the hall win the tie. You are second, for { $third } prestige.
lesson-halls-master-both = Both of us
lesson-halls-master-both_reply = Only if nothing breaks the tie. Here the thimble does. For whom?

lesson-halls-tailor-say = What Baptiste can do, you can do to Colette. Only a Master serves a Master guest: let yours tailor the blue gown on the right.
lesson-halls-tailor-else = Not that. Take it back: your Master should tailor the blue gown on the right, which costs nothing.
lesson-halls-tailor-start-journeyman = A Journeyman could tailor it, but not for a Master guest. Take it back, and play the Master.
lesson-halls-tailor-start-apprentice-1 = An Apprentice does not tailor. Take it back, and play the Master.

lesson-halls-guest-say = And now to the Master guest in hall 2!
lesson-halls-guest-else = There it changes little. Take it back: in hall 2 it would be two against two, with a thimble for you.
lesson-halls-guest-hall3-s2 = Two against one in hall 3: well seen, and as good! But today take it back; I want to see a Master guest in hall 2.
lesson-halls-guest-hall4-m1 = You would no longer share hall 4, but you have { $fourth } prestige there already. Take it back: hall 2 brings you more.
lesson-halls-guest-hall1-s2 = In the Royal hall it would be two against two, but Baptiste has both thimbles. Take it back.
lesson-halls-guest-sell = { $value } Livre, but no hall was ever won with money alone. Take it back.

lesson-halls-won-say = Two against two in hall 2. What will it bring you?
lesson-halls-won-two = { $second } prestige
lesson-halls-won-two_reply = That was before. Who has the Master guest?
lesson-halls-won-four = { $first } prestige
lesson-halls-won-four_reply = { $first } for you, and { $second } for Colette. One garment, and the hall changes hands!
lesson-halls-won-three = { $shared }, shared
lesson-halls-won-three_reply = Nothing is shared, as you know. And you have the Master guest.

lesson-halls-others-say = Let us see what the others say to that.

lesson-halls-missing-say = Now look here: whoever has something in each of the { $halls } halls takes the best free place at once, { $bonus } prestige for the first. Only one hall is missing for you. Which?
lesson-halls-missing-royal = The Royal hall
lesson-halls-missing-royal_reply = There your green gown dances, among Baptiste’s garments. Look for red frames!
lesson-halls-missing-third = Hall 3
lesson-halls-missing-third_reply = You are second there, but you are there. Look for red frames!
lesson-halls-missing-fifth = Hall 5
lesson-halls-missing-fifth_reply = Yes. And every guest there has a garment already. But we know somebody else in hall 5!

lesson-halls-music-say = The musician! Whoever pays for music is present in the hall. Let your Apprentice fund it with your last { $musician } Livre.
lesson-halls-music-else = Take that back. Only the musician gets you into hall 5: let your Apprentice pay.
lesson-halls-music-start-journeyman = Better keep the Journeyman, who can tailor. Take it back: an Apprentice can fund.
lesson-halls-music-fountain-upper-1 = A kitchen is not a hall. Take it back, and fund the musician in hall 5.

lesson-halls-count-say = All halls: { $bonus } prestige, and { $music } for the musician! One question more. Who is first in hall 5 now?
lesson-halls-count-me = I am
lesson-halls-count-me_reply = Lovely music, but the musician wears nothing of yours. For the majority only garments count.
lesson-halls-count-colette = Colette
lesson-halls-count-colette_reply = She has the Master guest, but that only breaks ties. Count the garments first!
lesson-halls-count-baptiste = Baptiste
lesson-halls-count-baptiste_reply = Right, two to one: garments first. Only in a tie Master guests count, and if they are equal, too, the musician.

lesson-halls-end-say = First the garments, then the Master guests, then the musician. So before each guest, ask: where does this one garment change most? And be early in all { $halls } halls!
