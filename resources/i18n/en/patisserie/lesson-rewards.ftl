### Table bonuses, special bonuses, star cards.

lesson-rewards-name = Bonuses upon bonuses
lesson-rewards-about = Table bonuses, special bonuses, and star cards.

lesson-rewards-signs-say = The sign of a table shows its table bonus: what a dish must have, or must not have, and what you get for it. Beside or below it are the points for most dishes.

lesson-rewards-which-say = Both your dishes have nuts in them. Which table gives something for nuts?
lesson-rewards-which-left = The left one
lesson-rewards-which-left_reply = The left one: an ingredient tile of your choice, as often as you come with nuts.
lesson-rewards-which-middle = The middle one
lesson-rewards-which-middle_reply = The middle one loves honey.
lesson-rewards-which-right = The right one
lesson-rewards-which-right_reply = The right one wants neither honey nor nuts nor egg.

lesson-rewards-special-say = A special bonus: whoever fulfills the condition places a marker on the best free place. Here it takes { $needed } dishes at one table, and Manon has the { $best }. What could you get?
lesson-rewards-special-eight = { $best }
lesson-rewards-special-eight_reply = Manon sits on that.
lesson-rewards-special-five = { $second }
lesson-rewards-special-five_reply = The { $second }. Whoever comes third gets { $third }, and then it’s over: so hurry!
lesson-rewards-special-none = Nothing
lesson-rewards-special-none_reply = There are { $places } places, and each player takes one of them.

lesson-rewards-third-say = { $own } dishes of yours are at the left table. Play the Assistant, and deliver the Massepain there.
lesson-rewards-third-then_choose_action = Deliver!
lesson-rewards-third-then_deliver = The Massepain.
lesson-rewards-third-then_place_dish = To the left table.
lesson-rewards-third-then_take_ingredient = The nuts bring you an ingredient tile, free: any one on display.
lesson-rewards-third-then_claim_special = { $needed } dishes at one table: claim it!
lesson-rewards-third-pastry-noisettine = The Noisettine goes elsewhere. Take that back: the Massepain.
lesson-rewards-third-start-chef-2 = The hat is needed later. Take that back, and play the Assistant.
lesson-rewards-third-else = Then the third dish is missing. Take that back: the Massepain, the left table.

lesson-rewards-full-say = { $needed } at one table: the { $second } are yours! Now the Noisettine, to the top table: that one wants no honey.
lesson-rewards-full-then_place_dish = Any place at the top table.
lesson-rewards-full-done = And the Noisettine? Take that back, and deliver it.
lesson-rewards-full-else = The top table gives a flour for it. Take that back.

lesson-rewards-wait-say = Your marker lies there now, and counts at the end. One special bonus, one marker: you can’t claim it twice.

lesson-rewards-star-say = { $starred } dishes at one table are also what this star card asks for. Play the Pastry Chef, and hire it.
lesson-rewards-star-then_choose_action = Hire!
lesson-rewards-star-then_hire = The star card for { $starred } dishes at one table.
lesson-rewards-star-else = That is not what we are after. Take that back: hire the star card for { $starred } dishes at one table.

lesson-rewards-shine-say = The star came into your hand like any card. When it is your turn, play it: take any main action, then its bonus brings { $star } prestige at once. In a later round it does so once more.
lesson-rewards-shine-else = { $star } prestige! Take that back.

lesson-rewards-end-say = Your track has { $star } prestige more already; what lies in the garden counts at the end. Coins for the table, glory for the quick, a star for the worthy.
