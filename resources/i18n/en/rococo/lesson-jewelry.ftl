### The Jewelry Box: necklaces, rings and examinations.

lesson-jewelry-name = Jewels and examinations
lesson-jewelry-about = The Jewelry Box: a necklace for a gown, and an Apprentice who becomes a Journeyman.

lesson-jewelry-welcome-say = The jeweler has opened his box! Necklaces for gowns, rings for frock coats. But he sells only to patrons: first you need a marker on his board.

lesson-jewelry-tasks-say = And there are examinations. For the Journeyman’s, an Apprentice does four things; three are done. What is missing?
lesson-jewelry-tasks-acquire = To acquire silk
lesson-jewelry-tasks-acquire_reply = That was done, for common silk and for rare: look for your emblem on the tasks.
lesson-jewelry-tasks-fund = To fund a decoration
lesson-jewelry-tasks-fund_reply = What is missing is to fund a decoration, and the jeweler is one: a single Apprentice does two things at once.
lesson-jewelry-tasks-tailor = To tailor a gown
lesson-jewelry-tasks-tailor_reply = An Apprentice with scissors? Never. That belongs to the Master’s examination.

lesson-jewelry-play-say = Play the Apprentice who can buy lace, and fund.
lesson-jewelry-play-else = Later! Take it back: an Apprentice must fund, and this one brings the lace that we need.

lesson-jewelry-jeweler-say = The jeweler’s cheapest place, { $jeweler } Livre. One place is enough, and nobody may have more.
lesson-jewelry-jeweler-else = That would fulfill the task as well, but no jewels come from it. Take it back, and choose the jeweler.

lesson-jewelry-lace-say = Task four is done! Now his bonus: a lace for { $lace } Livre. The gown I have in mind wants one.
lesson-jewelry-lace-else = Take it back: without lace there will be no blue gown.
lesson-jewelry-lace-thread = You have a thread already; the blue gown wants lace. Take it back.

lesson-jewelry-tailor-say = When it is your turn again, the Journeyman tailors the blue gown for { $price } Livre.
lesson-jewelry-tailor-else = Not that one now: the Journeyman, please, and the blue gown that you have silk and lace for.

lesson-jewelry-pin-say = Before the gown finds its lady, adorn it! The blue necklace costs { $blue } Livre, the green one { $green }. But in the gown’s own color, you draw a resource tile as well.
lesson-jewelry-pin-else = Without a jewel? Take it back: it can be pinned on only now, never later.
lesson-jewelry-pin-necklace-red-6 = Cheaper by { $less } Livre, but it does not match: no resource tile. Take it back.
lesson-jewelry-pin-sell = Sold, and unadorned? Jewels are for guests. Take it back.

lesson-jewelry-rent-say = Ravishing! And see what the bag gave you. Now rent the gown out: a guest with { $place } Livre, or whomever you like.
lesson-jewelry-rent-else = The Journeyman’s { $bonus } Livre are a present. Take it back, and use the bonus.

lesson-jewelry-count-say = Was it worth { $blue } Livre? Each jewel pays 1 Livre in every income and 1 prestige at the end. It is round 3 of { $rounds }: how many Livre are still to come?
lesson-jewelry-count-two = 2 Livre
lesson-jewelry-count-two_reply = Count the incomes still to come, this round’s and the last one’s included.
lesson-jewelry-count-five = { $incomes } Livre
lesson-jewelry-count-five_reply = { $incomes } incomes, { $incomes } Livre, a tile and a prestige. Early jewels all but pay for themselves.
lesson-jewelry-count-none = None
lesson-jewelry-count-none_reply = It keeps paying! 1 Livre in each income, for as long as the ball is prepared.

lesson-jewelry-specialist-say = This Apprentice waits for you alone: a Master hires that one free of charge once you have { $needed } gowns in the palace. Have you?
lesson-jewelry-specialist-yes = Yes
lesson-jewelry-specialist-yes_reply = Since just now: { $gowns } blue gowns and a green one. Hire this Apprentice with your Master next round: { $special } prestige each time the card is played!
lesson-jewelry-specialist-no = No
lesson-jewelry-specialist-no_reply = Count again, the adorned one as well. The frock coat does not count, but there are { $needed } gowns.

lesson-jewelry-exam-say = Now the examination: all four tasks are done. On your turn, play the other Apprentice, who takes it, for { $examLivre } Livre and { $examPrestige } prestige.
lesson-jewelry-exam-else = Another time. Take it back: the examination room is open!

lesson-jewelry-graduate-say = Passed! The Apprentice leaves, with a last bonus if you like, and you choose a Journeyman of the deck. That one still plays in this round: { $halls } Livre per hall suits you.
lesson-jewelry-graduate-else = A good choice as well.

lesson-jewelry-end-say = An Apprentice has become a Journeyman, who may tailor. Next comes the Master’s examination: a garment by a Master, a gown and a frock coat by Journeymen. And do not forget the rings!
