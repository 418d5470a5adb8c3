### Hiring and deputing: the employees that one wants to see again.

lesson-staff-name = The people of your workshop
lesson-staff-about = Whom to hire, whom to send to court, and why fewer can be more.

lesson-staff-welcome-say = Silk is silk, but a good tailor lives by good people. Every round { $hire_display } new employees look for a workshop. One of them has just gone to Colette’s.

lesson-staff-price-say = With { $hire_display } of them there, each costs { $price4 } Livre; with three, as now, only { $price3 }; with two, { $price2 }. What do you think the last one costs?
lesson-staff-price-five = { $price4 } Livre again
lesson-staff-price-five_reply = No, no: the longer they stand about, the more modest they become.
lesson-staff-price-one = { $price2 } Livre
lesson-staff-price-one_reply = That is the price while two are left. The last one is more modest still!
lesson-staff-price-nothing = Nothing
lesson-staff-price-nothing_reply = Right! Whoever waits pays less. But whoever waits too long finds the best ones gone, and after the round the rest go home.

lesson-staff-master-say = Only a Master may hire. Play yours, and hire an employee!
lesson-staff-master-else = Take it back. This time your Master should hire.
lesson-staff-master-start-apprentice-1 = Apprentices do not choose their colleagues. Take it back: only a Master may hire.
lesson-staff-master-start-journeyman = Not even a Journeyman may hire. Take it back: only a Master may.

lesson-staff-whom-say = Whom? You have { $garments } garments with guests: this Master brings 1 prestige for every { $every }, each time you play the card. Hire that one!
lesson-staff-whom-else = Take it back: for that one you have too little at the ball so far.
lesson-staff-whom-level2-depute = That Journeyman sends colleagues to court for money. We can do that ourselves, presently. Take it back, and take the Master.
lesson-staff-whom-level2-dress = A second garment in one turn, how clever! But you have only one tile of silk. Take it back, and take the Master.

lesson-staff-turns-say = The new Master is in your hand already! Count your cards: how many more turns do you have in this round?
lesson-staff-turns-two = Two, like Baptiste
lesson-staff-turns-two_reply = Baptiste has hired nobody. Look at your hand again!
lesson-staff-turns-three = Three
lesson-staff-turns-three_reply = Yes, one turn more than Baptiste. Whoever you hire brings a turn along, in the very same round.
lesson-staff-turns-four = Four
lesson-staff-turns-four_reply = One of your Masters has just been at work. Count the cards in your hand.

lesson-staff-others-say = See, Colette plays her new employee at once, too.

lesson-staff-work-say = It is the turn of your new Master, who may do anything. This time, acquire the free tile in the third drawer, and mind the bonus!
lesson-staff-work-else = That is for another day. Take it back, let the new Master acquire the tile of the third drawer, and use the bonus.
lesson-staff-work-hire = One more, for { $price2 } Livre? Not a bad thought! But today take it back, and acquire the free tile.
lesson-staff-work-forfeit = Give nothing away! Take it back.

lesson-staff-deck-say = 1 prestige, and again each time the card comes back. You have { $staff } employees now, and play { $hand_size } a round. How often does each come?
lesson-staff-deck-every = In every round
lesson-staff-deck-every_reply = Only { $hand_size } of the { $staff } find room in your hand. The others wait in the supply.
lesson-staff-deck-second = In every second round
lesson-staff-deck-second_reply = Right. The more there are, the longer a good one waits. And that is why we now say goodbye to somebody.
lesson-staff-deck-third = In every third round
lesson-staff-deck-third_reply = With { $thrice } employees, yes. You have { $staff }, and { $hand_size } of them play in each round.

lesson-staff-who-say = The court needs people and pays for them: { $master } Livre for a Master, { $journeyman } for a Journeyman, { $apprentice } for an Apprentice. Whom would you miss least?
lesson-staff-who-master = A Master
lesson-staff-who-master_reply = { $master } Livre, tempting! But only a Master does everything: hiring, gold thimbles, Master guests. Never send the last one!
lesson-staff-who-journeyman = The Journeyman
lesson-staff-who-journeyman_reply = A Journeyman tailors, and claims the Queen’s favor. I know somebody who can do neither.
lesson-staff-who-apprentice = An Apprentice
lesson-staff-who-apprentice_reply = So I think. An Apprentice neither tailors nor hires, nor claims the favor.

lesson-staff-wait-say = A moment yet: Colette and Baptiste first.

lesson-staff-depute-say = Now play the Apprentice with the thread and lace, and depute: { $apprentice } Livre, and a place at court.
lesson-staff-depute-else = Not that. Take it back: play the Apprentice, and depute.
lesson-staff-depute-start-journeyman = We shall still need the Journeyman. Take it back, and play the Apprentice.

lesson-staff-farewell-say = Before the carriage leaves, there is still the bonus: { $notion } Livre for a thread or a lace. You may forfeit it.
lesson-staff-farewell-else = As you like: the Livre stays in your purse.

lesson-staff-left-say = Gone for good, and you have { $staff }. But at least { $minimum_staff } must always stay with you. How many could you still depute?
lesson-staff-left-one = One
lesson-staff-left-one_reply = Just one. With { $minimum_staff } employees you would have nearly the same hand every round: only your best.
lesson-staff-left-two = Two
lesson-staff-left-two_reply = Then { $tooFew } would be left, and the Guild would close your workshop. { $minimum_staff } must stay.
lesson-staff-left-four = Four
lesson-staff-left-four_reply = And who tailors? It is the other way round: { $minimum_staff } must stay.

lesson-staff-end-say = So: hire early, and those whose bonus pays for you; they bring a turn at once. Depute those you no longer want to see, or when you need the money. A good workshop is small and sharp, like a needle.
