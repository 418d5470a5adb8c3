### The solo game.

lesson-mentor-name = Against your Mentor
lesson-mentor-about = The solo game: what my cards do.

lesson-mentor-welcome-say = So you want to challenge me! Alone you play against your Mentor. The table is laid as for two players, and I sit over there.

lesson-mentor-cards-say = I don’t choose, I have solo cards. In each turn I reveal one, and do the leftmost thing on it that I can. And I pay for next to nothing: age has its privileges.

lesson-mentor-first-say = You begin, by the rules for two. Play the Pastry Chef, and deliver the Nonnette to the top table, on the place with { $place } coins.
lesson-mentor-first-then_choose_action = Deliver!
lesson-mentor-first-then_deliver = The Nonnette.
lesson-mentor-first-then_place_dish = The place with { $place } coins at the top table.
lesson-mentor-first-else = First the Nonnette, to the top table. Take that back.

lesson-mentor-mine-say = My turn! I reveal a card, and see what is on it.

lesson-mentor-recipes-say = “Acquire recipes”, it said. Decision cards say which ones; the log tells which I revealed. Two recipes, for nothing.

lesson-mentor-guess-say = I have no eggs and no honey for them. What do I do when a card says “bake”?
lesson-mentor-guess-pays = Buy goods first
lesson-mentor-guess-pays_reply = Have you ever seen me shop? There isn’t even a card for it.
lesson-mentor-guess-free = Bake them all the same
lesson-mentor-guess-free_reply = Just so: without goods, without ingredients, and even under a chef’s hat. That is what makes me such a nuisance.
lesson-mentor-guess-four = Nothing at all
lesson-mentor-guess-four_reply = I should starve! Try again.

lesson-mentor-second-say = Your turn: play the lit Assistant, and do what you like.
lesson-mentor-second-else = The lit Assistant, please. Take that back.

lesson-mentor-again-say = My turn again…

lesson-mentor-deliver-say = “Deliver”, this time. A decision card said to which table, and from which end of it; the bonuses there were mine.

lesson-mentor-stuck-say = Now suppose that nothing on my card is possible. What then?
lesson-mentor-stuck-nothing = You do nothing
lesson-mentor-stuck-nothing_reply = I am old, not lazy.
lesson-mentor-stuck-again = You reveal another card
lesson-mentor-stuck-again_reply = No, that card is played.
lesson-mentor-stuck-points = You get prestige
lesson-mentor-stuck-points_reply = { $mentor_prestige } prestige, just like that. So don’t take everything away from me!

lesson-mentor-grades-say = I come buttery, savory or extra crunchy: the crunchier, the more cards I have. At the end I also score my staff, and half of what is left in my kitchen.

lesson-mentor-end-say = You win if you have more prestige than I. 80 is good, 90 excellent, and for 100 I take off my hat. Off with you, and beat me!
