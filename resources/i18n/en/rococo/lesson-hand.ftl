### The three ranks of employees, and a hand of three for a plan.

lesson-hand-name = Three for a plan
lesson-hand-about = What Masters, Journeymen and Apprentices may do, and how to choose your hand.

lesson-hand-staff-say = Your staff: two Masters in gold, a Journeyman in silver, two Apprentices in brass. But only { $hand_size } of the five work in each round.

lesson-hand-ranks-say = A Master may do everything. A Journeyman may do everything but one thing: hire.

lesson-hand-apprentices-say = An Apprentice doesn’t tailor, doesn’t hire, and doesn’t speak to the Queen. So what is an Apprentice good for?
lesson-hand-apprentices-silk = Buying silk
lesson-hand-apprentices-silk_reply = Just so! Buying silk, paying for decorations in the palace: an Apprentice does that as well as any Master, and your Masters stay free for finer work.
lesson-hand-apprentices-sewing = Tailoring
lesson-hand-apprentices-sewing_reply = With those thumbs? Needles are for Journeymen and Masters. Try again.
lesson-hand-apprentices-hiring = Hiring
lesson-hand-apprentices-hiring_reply = Who would take a post from an Apprentice? Only Masters hire. Try again.

lesson-hand-plan-say = Here is my plan: buy silk, tailor this blue gown from it, and hire somebody. Three jobs; now choose { $hand_size } people for them.

lesson-hand-hirer-say = Think of the hiring first. From your supply below, choose somebody who may do that.
lesson-hand-hirer-else = Only a Master may hire. Take that back, and choose gold.

lesson-hand-tailor-say = Next, the gown. It shows no golden thimble, the sign of your Masters, so it needs none of them. Who else can tailor?
lesson-hand-tailor-else = An Apprentice never tailors. Take that back: silver will do.
lesson-hand-tailor-start-master-1 = A Master could, of course. But let this one rest, and you have a Master for the next round, too. Take that back.
lesson-hand-tailor-start-master-2 = A Master could, of course. But let this one rest, and you have a Master for the next round, too. Take that back.

lesson-hand-buyer-say = Last, the silk. The gown needs more than one tile: read what each Apprentice offers as a bonus, and choose.
lesson-hand-buyer-else = Gold is too good for errands, and you’ll want a Master in the next round, too. Take that back.
lesson-hand-buyer-start-apprentice-1 = This one finds you a thread or a lace. The other buys a second tile in the same turn: take that back.

lesson-hand-first-say = The others have chosen, too, and nobody shows their hand. Now to work! Without silk there is no gown, so the Apprentice goes first.
lesson-hand-first-else = Patience, there is nothing to tailor yet. Take that back, and send the Apprentice for silk.

lesson-hand-errand-say = See what stays gray? No favor, no garment, no hiring for an Apprentice. Acquire resources!
lesson-hand-errand-else = An Apprentice may do that. But our plan needs silk: take that back.

lesson-hand-blue-say = { $bales } bales of blue for { $price } Livre: take this tile, and keep it as silk.
lesson-hand-blue-then_keep_resource = The tile is yours. Now keep it as silk.
lesson-hand-blue-else = That is for another gown. Ours wants { $bales } blue bales: take that back.
lesson-hand-blue-thread = The gown needs no thread. Take that back, and keep the silk.
lesson-hand-blue-lace = You have the lace already. Take that back, and keep the silk.

lesson-hand-pink-say = That was the action; now comes the bonus on the card. Use it, take the pink bale, and keep it as silk, too.
lesson-hand-pink-then_keep_resource = This one, too, you keep as silk.
lesson-hand-pink-else = The gown still lacks a pink bale. Take that back.
lesson-hand-pink-forfeit = You may always decline a bonus. But then our gown stays a drawing: take that back.

lesson-hand-sew-say = Everybody plays a card, then it is your turn again. Send the Journeyman to tailor the blue gown.
lesson-hand-sew-else = Not in our plan. Take that back: the Journeyman tailors the blue gown.
lesson-hand-sew-start-master-1 = A Master tailors well, but who would hire then? Take that back, and play the Journeyman.
lesson-hand-sew-start-master-2 = A Master tailors well, but who would hire then? Take that back, and play the Journeyman.

lesson-hand-rent-say = Rent it to any guest you like; those with a thimble wait for a Master’s work. Then the Journeyman’s bonus brings { $bonus } Livre.
lesson-hand-rent-else = { $value } Livre, not bad! But I want to see this gown dance. Take that back, and rent it.

lesson-hand-hire-say = And your last card is the Master, saved for what nobody else may do. Hire whomever you like, for { $hired } Livre!
lesson-hand-hire-else = Anybody could have done that. Take it back: let the Master hire.

lesson-hand-count-say = All { $hand_size } have worked now. How many cards can you still play in this round?
lesson-hand-count-none = None
lesson-hand-count-none_reply = Look at your hand again: who has just come in there?
lesson-hand-count-one = One
lesson-hand-count-one_reply = Right! Whoever you hire works in the same round. Hiring takes a turn, and gives you one back.

lesson-hand-end-say = So that is a hand: first the plan, then the people. Gold for hiring and the finest work, silver for tailoring and for the Queen, brass for all the rest.
