### The reference: what the expansions add.

reference-jewelry-title = Jewelry
reference-jewelry-text = When you have made a { $garment } and before you rent it, you may buy one piece of jewelry for the price above it: a necklace for a { $gown }, a ring for a { $coat }. In the { $garment }’s own color it also brings a random resource tile. Each piece: 1 Livre in each income and 1 prestige at the end. After each round the piece farthest right leaves the game.
reference-jewelry-terms = jewellery jewel jewels necklace necklaces ring rings gem jewlery
reference-jewelry-ruling = Once the jewelry is taken, the { $garment } must be rented. It is offered only where there is a guest for it.

reference-jeweler-title = Jeweler
reference-jeweler-text = A decoration. Whoever has a marker here may buy jewelry along with each { $garment } that is rented. One place for each player.
reference-jeweler-terms = jeweller jewelry shop display decoration
reference-jeweler-ruling = Jewelry gained by a { $garment } comes on top of the piece that was bought with it.

reference-specialist-title = Specialized Apprentice
reference-specialist-text = Each player is dealt one at the start; nobody else sees who it is. Your Master may hire this Apprentice once as a main action, free of charge, while the condition on the card is met. Then the card comes into your hand.
reference-specialist-terms = specialised apprentice special hire free condition dealt secret
reference-specialist-ruling = Deputed, a specialized Apprentice brings { $apprentice } Livre like any other.

reference-condition-title = Hiring conditions
reference-condition-text = The condition on a specialized Apprentice must be met when you hire: so many Livre, prestige, jewelry, kinds of decorations, { $gowns } or { $coats } or Master guests on the board, tiles with thread and lace, presence in all halls, or a passed Master examination. Nothing of it is paid or lost.
reference-condition-terms = condition requirement specialised apprentice need must have
reference-condition-ruling = Both kinds of income decoration count as one kind.

reference-journeyman_examination-text = Main action of an Apprentice when all its tasks are fulfilled: pay { $examLivre } Livre and gain { $examPrestige } prestige. The Apprentice uses the bonus and leaves the game; you choose a Journeyman from the deck of this examination for your hand. Then you prepare for the Master examination.
reference-journeyman_examination-terms = exam examination test journeyman apprentice promote graduate pass
reference-journeyman_examination-ruling = The deck must hold at least one card. The candidate counts as one of those who must remain, because the graduate takes the place.

reference-master_examination-text = Main action of a Journeyman when all its tasks are fulfilled: pay { $examLivre } Livre and gain { $examPrestige } prestige. The Journeyman uses the bonus and leaves the game; you choose a Master from the deck of this examination for your hand. Then you prepare for the Journeyman examination again.
reference-master_examination-terms = exam examination test master journeyman promote graduate pass
reference-master_examination-ruling = The deck must hold at least one card. The candidate counts as one of those who must remain, because the graduate takes the place.

reference-journeyman_tasks-title = Tasks of the Journeyman examination
reference-journeyman_tasks-text = Apprentices fulfill them: keep a tile with common silk, keep a tile with rare silk, trade a tile for thread or lace, fund a decoration. One task for each action, by a main action or by a bonus; they are marked by themselves.
reference-journeyman_tasks-terms = task tasks examination apprentice silk thread lace decoration token
reference-journeyman_tasks-ruling = An action lent by a bonus is done by the employee who has that bonus.

reference-master_tasks-title = Tasks of the Master examination
reference-master_tasks-text = A Journeyman makes a { $gown }; a Journeyman makes a { $coat }; a Master makes any { $garment }. Rented or sold, by a main action or by a bonus; one task for each action, and marked by itself.
reference-master_tasks-terms = task tasks examination master journeyman { $gown } { $coat } token
reference-master_tasks-ruling = An action lent by a bonus is done by the employee who has that bonus.

reference-graduate-title = Graduates
reference-graduate-text = Whoever passes an examination looks through its deck and chooses any card from it for the hand. The card is played in this round too.
reference-graduate-terms = graduate deck examination choose new card
reference-graduate-ruling = Others see a graduate when the card is played or leaves the game.

reference-bonus_use_from_supply-title = Bonus: use an employee of your supply
reference-bonus_use_from_supply-text = Look at your supply, discard one employee from it, and use that employee’s bonus as if you had played them.
reference-bonus_use_from_supply-terms = supply discard bonus borrow
reference-bonus_use_from_supply-ruling = If the supply is empty, the discard pile is turned over first. An action is done by the employee who was discarded.

reference-bonus_copy_bonus-title = Bonus: copy an opponent’s bonus
reference-bonus_copy_bonus-text = Choose the employee on top of an opponent’s discard pile and use that bonus as if you had played the card. It stays where it is.
reference-bonus_copy_bonus-terms = copy imitate opponent discard pile bonus steal
reference-bonus_copy_bonus-ruling = A copying bonus cannot be copied. An action is done by the employee whose bonus is copied.

reference-bonus_livre_per_hall-title = Bonus: Livre for each hall
reference-bonus_livre_per_hall-text = You gain the Livre on the card for each hall in which you have a { $garment } or the musician.
reference-bonus_livre_per_hall-terms = hall presence represented money

reference-bonus_livre_per_decorations-title = Bonus: Livre for several decorations
reference-bonus_livre_per_decorations-text = You gain the Livre on the card for each full set of your decorations; it says how many make a set. Those left over bring nothing.
reference-bonus_livre_per_decorations-terms = decorations money pairs marker

reference-bonus_make_and_sell-title = Bonus: make and sell at once
reference-bonus_make_and_sell-text = Make a further { $garment } without a gold thimble at its full cost, sell it at once for its value, and gain the prestige on the card.
reference-bonus_make_and_sell-terms = tailor sell extra { $garment } prestige
reference-bonus_make_and_sell-ruling = What is never sold cannot be made by this bonus.

reference-bonus_in_hall-title = Bonus: for your { $garments } in one hall
reference-bonus_in_hall-text = You gain what the card says for your { $garments } in a single hall.
reference-bonus_in_hall-terms = one hall prestige livre { $garment }
reference-bonus_in_hall-ruling = The program takes the hall that brings the most.

reference-bonus_jewelry-title = Bonus: for your jewelry
reference-bonus_jewelry-text = You gain what the card says for each full set of your jewelry tiles, or of your rings alone; it says how many make a set. Those left over bring nothing.
reference-bonus_jewelry-terms = jewelry jewellery ring rings necklace livre prestige

reference-bonus_prestige_per_pair-title = Bonus: pairs of two colors
reference-bonus_prestige_per_pair-text = You gain 1 prestige for each pair of { $gowns } in the two colors on the card that are with guests.
reference-bonus_prestige_per_pair-terms = pair pairs two colors { $gown } prestige

reference-bonus_livre_per_master_spaces-title = Bonus: Livre for Master guests
reference-bonus_livre_per_master_spaces-text = You gain the Livre on the card for each full set of your { $garments } with Master guests; it says how many make a set.
reference-bonus_livre_per_master_spaces-terms = master guests thimble money

reference-bonus_livre_without_color-title = Bonus: Livre for a missing color
reference-bonus_livre_without_color-text = For each of the two colors on the card you gain its Livre if you have no { $garment } of that color with a guest.
reference-bonus_livre_without_color-terms = missing color without none money

reference-bonus_gain_prestige-title = Bonus: prestige
reference-bonus_gain_prestige-text = You gain the prestige on the card at once.
reference-bonus_gain_prestige-terms = prestige points gain

reference-crown_jewelry_sets-title = Crown: sets of jewelry
reference-crown_jewelry_sets-text = At the end, each set of all four kinds of jewelry brings the prestige on the card: a necklace and a ring in each of their colors.
reference-crown_jewelry_sets-terms = jewelry jewellery set sets crown end necklace ring

reference-crown_necklace_pairs-title = Crown: necklaces
reference-crown_necklace_pairs-text = At the end, each full set of your necklaces brings the prestige on the card, which says how many make a set. Colors do not matter.
reference-crown_necklace_pairs-terms = necklace necklaces pairs crown end

reference-crown_decorations-title = Crown: decorations
reference-crown_decorations-text = At the end, each of your decorations brings the prestige on the card, besides its own.
reference-crown_decorations-terms = decoration decorations crown end marker

reference-crown_apprentice_pairs-title = Crown: Apprentices
reference-crown_apprentice_pairs-text = At the end, each full set of Apprentices of your staff brings the prestige on the card, which says how many make a set.
reference-crown_apprentice_pairs-terms = apprentice apprentices pairs staff crown end

reference-fancy_dresses-text = { $fancy } more { $garments } go into the bag: they ask for more than all others, and are worth more. New resource tiles come with them, with combinations that are not in the base game.
reference-fancy_dresses-terms = fancy dresses expensive expansion promo valuable

reference-festivity_dresses-text = { $festivity } more { $garments }, marked with a star, bring prestige at once when they are made, before they are placed. They are never sold: without a free guest for it, such a { $garment } cannot be made. They go into the bag after the first preparation.
reference-festivity_dresses-terms = festivity festive star never sold expansion promo prestige at once
reference-festivity_dresses-ruling = The { $garment } itself does not count for its own bonus. A bonus that must sell what it makes cannot make one of these.

reference-bonus_prestige_per_couple-title = Bonus: couples
reference-bonus_prestige_per_couple-text = When it is made, you gain the prestige shown for each pair of a { $gown } and a { $coat } of yours that are with guests.
reference-bonus_prestige_per_couple-terms = couple couples pair festivity { $gown } { $coat }
reference-bonus_prestige_per_couple-ruling = The { $garment } that is being made does not count yet.

reference-expert_tailoring-text = { $expert } more { $garments }, marked with a needle, bring something when they are rented: the favor, a tile, jewelry, money. All but one are never sold. Those that bring jewelry are only there together with the Jewelry Box.
reference-expert_tailoring-terms = expert tailoring needle rented never sold expansion promo
reference-expert_tailoring-ruling = The reward of the guest comes first, then what the { $garment } brings. The one that brings only Livre has no prestige of its own, but counts for halls, statues and cards.

reference-bonus_gain_favor-title = When rented: the Queen’s favor
reference-bonus_gain_favor-text = Take the Queen’s favor if nobody has claimed it in this round; you gain its Livre in any case.
reference-bonus_gain_favor-terms = favour favor queen needle expert

reference-bonus_take_resource-title = When rented: a tile of your choice
reference-bonus_take_resource-text = Take any resource tile on display for nothing, and keep or trade it as usual.
reference-bonus_take_resource-terms = free tile display needle expert
reference-bonus_take_resource-ruling = The reward of the guest comes first.

reference-bonus_gain_jewelry-title = When rented: jewelry, or prestige for it
reference-bonus_gain_jewelry-text = One of these { $garments } brings a jewelry tile of any color for nothing, if you have a place at the jeweler’s. The other brings prestige if you rent it with jewelry of its own color.
reference-bonus_gain_jewelry-terms = jewelry jewellery free needle expert matching color
reference-bonus_gain_jewelry-ruling = Jewelry gained in this way comes on top of a piece that was bought.

reference-madame_du_barry-title = Madame du Barry, a rival
reference-madame_du_barry-text = She plays against you with cards of her own: { $madameHand } in each round, one a turn. She does what the card shows without paying, has no money, always rents what she makes, and wins ties. If nothing on a card can be done, she gains { $madameInstead } prestige instead.
reference-madame_du_barry-terms = solo solitaire alone automa bot dubarry du bary rival one player madam
reference-madame_du_barry-ruling = Against several people she counts as one more player wherever players are counted, and sits after the last of them.

reference-madame_cards-title = Madame du Barry’s cards
reference-madame_cards-text = Above: what she does and where. Below: the hall where she places what another card lets her make, and whether she takes jewelry with it: of the same color, any that suits, or none. When she hires or passes an examination, she draws one more card for this round.
reference-madame_cards-terms = madame card action hall permission reveal draw solo automa
reference-madame_cards-ruling = If her cards find no free guest, she makes nothing and gains prestige. Of fewer designs she takes the dearest. When her cards run out, the revealed ones are shuffled.

reference-collection-title = Madame du Barry’s tiles
reference-collection-text = She never uses the tiles that she takes. At the end every { $madameTiles } of them bring her 1 prestige.
reference-collection-terms = collection tiles solo automa score
