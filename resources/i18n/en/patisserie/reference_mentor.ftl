### The reference: the Mentor, and the promos.

reference-patisserie-mentor-title = The Mentor
reference-patisserie-mentor-text = Your former teacher plays by cards: alone against one person, or as a third player beside two. The Mentor pays nothing for actions, but has an income, sells, pays for service and scores like anybody. Alone you win only with more prestige.
reference-patisserie-mentor-terms = mentor solo alone automatic opponent rival automa single player
reference-patisserie-mentor-ruling = The Mentor sits behind the people, may be start player, and is an opponent for hosts. It must claim a special bonus, and you may.

reference-patisserie-solo_card-title = Solo cards
reference-patisserie-solo_card-text = In each turn the Mentor reveals a card with one to three actions, and does the first from the left that is possible. If none is, the Mentor gains { $mentor_prestige } prestige at once.
reference-patisserie-solo_card-terms = solo card mentor turn actions reveal
reference-patisserie-solo_card-ruling = An action that no decision card could decide is impossible.

reference-patisserie-decision_card-title = Decision cards
reference-patisserie-decision_card-text = Where the Mentor has to choose, further solo cards are revealed until one points to something that is there: a recipe, a column of ingredients, a table and the end from which it is filled, or a place for a marker.
reference-patisserie-decision_card-terms = decision deck reveal arrow choice mentor
reference-patisserie-decision_card-ruling = Used solo cards are shuffled into a new decision deck when the old one is empty. Nothing is revealed where no card could decide.

reference-patisserie-mentor_recipes-title = The Mentor takes recipes
reference-patisserie-mentor_recipes-text = Two recipes, where the arrows of decision cards point; from an empty place the arrow moves on to the right. Of { $overfull } recipes the one with the least prestige goes. With { $recipe_storage } recipes the Mentor takes none.
reference-patisserie-mentor_recipes-terms = mentor recipes acquire arrow
reference-patisserie-mentor_recipes-ruling = A single recipe on display is taken alone. The Mentor’s recipes close up to the left.

reference-patisserie-mentor_ingredients-title = The Mentor takes ingredients
reference-patisserie-mentor_ingredients-text = All tiles of the column at which a decision card points.
reference-patisserie-mentor_ingredients-terms = mentor ingredients column tiles

reference-patisserie-mentor_bakes-title = The Mentor bakes
reference-patisserie-mentor_bakes-text = Up to two recipes, for nothing, in the order of the numbers on the card, also those with a chef’s hat, as far as cooling racks are free.
reference-patisserie-mentor_bakes-terms = mentor bake racks order

reference-patisserie-mentor_decorates-title = The Mentor decorates
reference-patisserie-mentor_decorates-text = Up to two dishes, in the order of the numbers on the card. Its arrow says whether the first or the last tile with a topping is used.
reference-patisserie-mentor_decorates-terms = mentor decorate topping order

reference-patisserie-mentor_delivers-title = The Mentor delivers
reference-patisserie-mentor_delivers-text = All dishes on the racks, first one that matches a table bonus. A decision card names the table and the end from which the first free place is taken. The Mentor gains what the place and the table give, and pays for service if it can.
reference-patisserie-mentor_delivers-terms = mentor deliver present table end
reference-patisserie-mentor_delivers-ruling = A dish that no card could place is sold.

reference-patisserie-mentor_hires-title = The Mentor hires
reference-patisserie-mentor_hires-text = A card for nothing: one star card if its condition is met and none was taken yet, else the first of the display from the end that the arrow shows. The card is kept for the final scoring, and the Mentor has one turn more this round.
reference-patisserie-mentor_hires-terms = mentor hire star card more turns
reference-patisserie-mentor_hires-ruling = Without any decision card the Mentor gains none.

reference-patisserie-mentor_places-title = The Mentor places a marker
reference-patisserie-mentor_places-text = On the service area or the noble host that a decision card names, for nothing; of a service area always on the space with prestige.
reference-patisserie-mentor_places-terms = mentor marker service host

reference-patisserie-mentor_scoring-title = The Mentor at the end
reference-patisserie-mentor_scoring-text = Before the final scoring the Mentor reveals the cards that were hired or came from trays, and scores their coins and prestige as far as they can be paid. Then half of all tiles, recipes and goods that are left is prestige.
reference-patisserie-mentor_scoring-terms = mentor scoring inventory supplies half end

reference-patisserie-grades-title = Buttery, Savory, Extra Crunchy
reference-patisserie-grades-text = The Mentor’s strength: Buttery has { $buttery } solo cards in each round, Savory { $savory } in the last two rounds, Extra Crunchy { $crunchy } in every round. Every card more is a turn more.
reference-patisserie-grades-terms = difficulty grade level hard easy savory crunchy buttery stronger mentor

reference-patisserie-mentor_copied-title = Copying the Mentor’s card
reference-patisserie-mentor_copied-text = Whoever uses another’s bonus and chooses the Mentor’s top card performs one of its actions by the usual rules, as an Assistant, or gains { $mentor_prestige } prestige.
reference-patisserie-mentor_copied-terms = copy mentor card action prestige
reference-patisserie-mentor_copied-ruling = Before the Mentor has used a card, there is nothing to copy. No recipe with a chef’s hat is baked through it.

reference-patisserie-promo_special_bonuses-text = Promo: { $promoSpecials } tiles join the special bonuses from which two are drawn: for dishes with nuts, for dishes worth { $modestLeast } to { $modestMost }, and for dishes worth { $grandLeast } or { $grandMost }.
reference-patisserie-promo_special_bonuses-terms = promo special bonus nuts expansion more

reference-patisserie-promo_table_bonuses-text = Promo: { $promoTables } tiles join the table bonuses: coins for a dish without a topping, flour for a dish worth exactly { $exactly }, and coins for your service beside the table.
reference-patisserie-promo_table_bonuses-terms = promo table bonus expansion more

reference-patisserie-promo_staff-text = Promo: { $promoStars } more star cards: for prestige scored so far, for dishes without honey, nuts or egg, and for an empty kitchen.
reference-patisserie-promo_staff-terms = promo star staff card expansion more

reference-patisserie-promo_start_staff-text = Promo: everybody has { $startCards } start cards and chooses { $hand_size } of them for the first hand; the others leave the game face down.
reference-patisserie-promo_start_staff-terms = promo start staff cards expansion six
