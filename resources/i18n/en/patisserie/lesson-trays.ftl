### Whom to take along: unused staff, two baking trays, and one card that leaves.

lesson-trays-name = Whom to take along
lesson-trays-about = Your unused staff, two baking trays, and a card that leaves.

lesson-trays-staff-say = Round three. Before anybody bakes, everybody chooses staff: { $hand_size } cards of their own first, then two new ones.

lesson-trays-unused-say = Only this one was still unused, and is in your hand already. So your used staff was turned over, and you choose { $missing } of those { $turned }. It is never turned over before everybody has worked!

lesson-trays-plan-say = Whom do you need? { $dishes } dishes wait to be delivered. And your Profiterole has a chef’s hat on it: only a Pastry Chef can bake that.

lesson-trays-chef-say = So begin with a Pastry Chef: gold, with a hat.
lesson-trays-chef-else = Silver and no hat: an Assistant can’t bake what has a chef’s hat. Take that back, and choose gold.

lesson-trays-rest-say = Good. { $missing } more now, whom you like! Those who stay behind are your unused staff in the next round.
lesson-trays-rest-else = As you like.

lesson-trays-tray_a-say = Baking tray A. Keep one card; the others go on to Manon. My advice: the Assistant who delivers one dish more.
lesson-trays-tray_a-else = As you like! The others go on to Manon. She won’t say thank you.

lesson-trays-passing-say = Tray A goes round to the left, tray B to the right. By the time B reaches you, the others have had their pick.

lesson-trays-tray_b-say = Tray B: { $tray } cards are left, and one of them is yours. I keep my advice to myself.
lesson-trays-tray_b-else = As you like.

lesson-trays-row-say = { $row } cards are left on the trays. They lie here now, for hire until the end of the round.

lesson-trays-count-say = { $hand_size } cards of your own, and two new ones. How many of them will you play in this round?
lesson-trays-count-four = { $hand_size }
lesson-trays-count-four_reply = More than that! Only one of the { $chosen } has to go.
lesson-trays-count-five = { $played }
lesson-trays-count-five_reply = { $played }. One of the { $chosen } leaves the game for good, face down; nobody learns who.
lesson-trays-count-six = { $chosen }
lesson-trays-count-six_reply = One of them has to go first. How many are left?

lesson-trays-leave-say = Who goes? The start staff has the smallest bonuses. But keep a Pastry Chef for the Profiterole!
lesson-trays-leave-else = A new one, already? Well, nobody will ever know.

lesson-trays-end-say = { $chosen } chosen, one gone, { $played } to play: so each round begins. And mind what you pass on: what you leave to Manon is what Manon plays.
