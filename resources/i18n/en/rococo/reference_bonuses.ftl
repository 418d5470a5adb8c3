### The reference: bonuses and crowns of the base game.

reference-bonus_gain_livre-title = Bonus: Livre
reference-bonus_gain_livre-text = You gain the Livre on the card from the supply.
reference-bonus_gain_livre-terms = money coins gain

reference-bonus_livre_per_decoration-title = Bonus: Livre for your decorations
reference-bonus_livre_per_decoration-text = You gain the Livre on the card for each decoration with your marker, wherever it is. One that you have just funded counts.
reference-bonus_livre_per_decoration-terms = money per decoration marker

reference-bonus_livre_by_staff-title = Bonus: Livre by the size of your staff
reference-bonus_livre_by_staff-text = Count all your employees: hand, supply, discard pile and the one at work. The table on the card says how much you gain; find the largest number that you reach.
reference-bonus_livre_by_staff-terms = deck size number of cards money stack
reference-bonus_livre_by_staff-ruling = Whoever has been deputed in this turn still counts until gone. A staff smaller than the table begins gains nothing.

reference-bonus_per_dress-title = Bonus: for your { $garments }
reference-bonus_per_dress-text = You gain what the card shows for each of your { $garments } of its color with a guest. One that you have just rented counts, one that you have sold does not.
reference-bonus_per_dress-terms = per { $garment } { $gown } { $coat } color livre prestige for each

reference-bonus_buy_notion-title = Bonus: buy thread or lace
reference-bonus_buy_notion-text = Pay the Livre on the card and take 1 thread or 1 lace, as you like.
reference-bonus_buy_notion-terms = buy thread lace pay

reference-bonus_gain_notion-title = Bonus: thread or lace
reference-bonus_gain_notion-text = Take 1 thread or 1 lace, as you like.
reference-bonus_gain_notion-terms = gain thread lace free

reference-bonus_draw_resource-title = Bonus: draw a tile
reference-bonus_draw_resource-text = Pay what the card says, if anything, and draw a resource tile from the bag. Then keep it as silk or trade it for its lower half.
reference-bonus_draw_resource-terms = random tile bag draw blind
reference-bonus_draw_resource-ruling = If bag and discards are both empty, the bonus is not offered.

reference-bonus_acquire-title = Bonus: acquire one more tile
reference-bonus_acquire-text = Acquire resources once more, at the usual price; whoever has the bonus may do so.
reference-bonus_acquire-terms = second tile additional action buy

reference-bonus_make_dress-title = Bonus: make one more { $garment }
reference-bonus_make_dress-text = Make a further { $garment } at its usual price, with less silk of the colors on the card; all else it asks for. It must be one without a gold thimble. Then rent or sell it as usual.
reference-bonus_make_dress-terms = tailor additional { $garment } discount silk fewer bales less extra
reference-bonus_make_dress-ruling = Only silk that it asks for can be saved. For a Master guest it counts as made by the training of the card that has the bonus.

reference-bonus_fund-title = Bonus: fund a decoration cheaper
reference-bonus_fund-text = Fund one more decoration, and pay that much less for it.
reference-bonus_fund-terms = decoration discount cheaper extra marker
reference-bonus_fund-ruling = If the discount is larger than the price, it costs nothing; the difference is not paid out.

reference-bonus_depute_with_bonus-title = Bonus: depute somebody and use their bonus
reference-bonus_depute_with_bonus-text = Depute any of your employees without pay, wherever the card is, this one included; then you may use that employee’s bonus. At least { $minimum_staff } must remain.
reference-bonus_depute_with_bonus-terms = depute court bonus any employee remove thin
reference-bonus_depute_with_bonus-ruling = The employee may come from hand, supply or discard pile. If the card deputes itself, its bonus may be used once more before it leaves.

reference-bonus_depute_for_livre-title = Bonus: depute somebody for money
reference-bonus_depute_for_livre-text = Depute any of your employees, this one included, and gain { $master } Livre for a Master, { $journeyman } for a Journeyman, { $apprentice } for an Apprentice. The bonus of whoever leaves is lost. At least { $minimum_staff } must remain.
reference-bonus_depute_for_livre-terms = depute court money any employee remove sell card
reference-bonus_depute_for_livre-ruling = The card may depute itself in both editions; the employee may come from hand, supply or discard pile.

reference-bonus_prestige_per_decorations-title = Bonus: prestige for your decorations
reference-bonus_prestige_per_decorations-text = You gain 1 prestige for each full set of your decorations; the card says how many make a set. Those left over bring nothing.
reference-bonus_prestige_per_decorations-terms = prestige per decoration marker points

reference-bonus_prestige_per_dresses-title = Bonus: prestige for your { $garments }
reference-bonus_prestige_per_dresses-text = You gain 1 prestige for each full set of your { $garments } with guests; the card says how many make a set. Those left over bring nothing.
reference-bonus_prestige_per_dresses-terms = prestige per { $garment } points guests

reference-bonus_prestige_for_livre-title = Bonus: prestige for money
reference-bonus_prestige_for_livre-text = Pay Livre and gain 1 prestige for each time the amount on the card, as often as you like and can.
reference-bonus_prestige_for_livre-terms = buy prestige points money pay
reference-bonus_prestige_for_livre-ruling = Prestige is bought in whole points.

reference-bonus_discard_resources-title = Bonus: prestige for tiles
reference-bonus_discard_resources-text = Discard any number of tiles from your rack. Each bale of the rare silk on them brings 1 prestige; of the common silk it takes several bales, as the card says.
reference-bonus_discard_resources-terms = discard tiles silk prestige rack give
reference-bonus_discard_resources-ruling = You pick the tiles one by one and finish when you like, also at once. Common bales of all tiles are counted together.

reference-crown_deck_size-title = Crown: prestige by the size of your staff
reference-crown_deck_size-text = At the end, count all your employees, this one too. The table on the card says how much prestige they bring.
reference-crown_deck_size-terms = deck size number of cards staff end crown
reference-crown_deck_size-ruling = A staff smaller than the table begins scores nothing.

reference-crown_thread_lace_pairs-title = Crown: thread and lace
reference-crown_thread_lace_pairs-text = At the end, each pair of 1 thread and 1 lace that you still have brings the prestige on the card.
reference-crown_thread_lace_pairs-terms = thread lace pairs end crown leftover
reference-crown_thread_lace_pairs-ruling = All pairs count; they matter for nothing else at the end.

reference-crown_master_space_pairs-title = Crown: Master guests
reference-crown_master_space_pairs-text = At the end, each full set of your { $garments } with Master guests brings the prestige on the card, which says how many make a set.
reference-crown_master_space_pairs-terms = master guests pairs end crown thimble

reference-crown_couples-title = Crown: couples
reference-crown_couples-text = At the end, each pair of a { $gown } and a { $coat } of yours with guests brings the prestige on the card. Colors do not matter; each counts once.
reference-crown_couples-terms = couple couples pair lady gentleman end crown { $gown } { $coat }
