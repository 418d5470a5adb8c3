### The log: one sentence for each event that is worth a line.

patisserie-event-round_began = Round { $round } begins.
patisserie-event-start_player_named = is the start player now
    .you = are the start player now
patisserie-event-ingredients_discarded = Ingredients discarded from the display: { $tiles }.
patisserie-event-ingredients_revealed = New ingredients: { $tiles }.
patisserie-event-recipes_discarded = Recipes discarded from the display: { $recipes }.
patisserie-event-recipes_revealed = New recipes: { $recipes }.
patisserie-event-card_taken = takes { FORM($card, "a") } into hand
    .you = take { FORM($card, "a") } into hand
    .do = take { FORM($card, "the") } into hand
patisserie-event-card_taken_secret = takes a card into hand
    .you = take a card into hand
patisserie-event-staff_turned = turns the used staff over
    .you = turn the used staff over
patisserie-event-tray_filled = takes up a baking tray with { $n } cards
    .you = take up a baking tray with { $n } cards
patisserie-event-card_drafted = keeps { FORM($card, "a") } from the tray
    .you = keep { FORM($card, "a") } from the tray
    .do = keep { FORM($card, "the") }
patisserie-event-card_drafted_secret = keeps a card from the tray
    .you = keep a card from the tray
patisserie-event-card_dealt = is dealt { FORM($card, "a") } from the staff deck
    .you = are dealt { FORM($card, "a") } from the staff deck
patisserie-event-card_dealt_secret = is dealt a card from the staff deck
    .you = are dealt a card from the staff deck
patisserie-event-staff_for_hire = For hire: { $cards }.
patisserie-event-card_set_aside = removes { FORM($card, "a") } from the game
    .you = remove { FORM($card, "a") } from the game
    .do = remove { FORM($card, "the") } from the game
patisserie-event-card_set_aside_secret = removes a card from the game
    .you = remove a card from the game
patisserie-event-card_played = plays { FORM($card, "a") }
    .you = play { FORM($card, "a") }
    .do = play { FORM($card, "the") }
patisserie-event-bonus_used = uses the bonus { FORM($card, "of") }
    .you = use the bonus { FORM($card, "of") }
    .do = use the bonus
patisserie-event-bonus_forfeited = forfeits the bonus { FORM($card, "of") }
    .you = forfeit the bonus { FORM($card, "of") }
    .do = forfeit the bonus
patisserie-event-bonus_copied = copies the bonus { FORM($card, "of") }
    .you = copy the bonus { FORM($card, "of") }
    .do = copy the bonus { FORM($card, "of") }
patisserie-event-coins_gained = gains { $coins } ({ $reason })
    .you = gain { $coins } ({ $reason })
patisserie-event-coins_paid = pays { $coins } ({ $reason })
    .you = pay { $coins } ({ $reason })
patisserie-event-prestige_gained = gains { $prestige } ({ $reason })
    .you = gain { $prestige } ({ $reason })
    .do = buy { $prestige }
patisserie-event-goods_gained = gains { $goods } ({ $reason })
    .you = gain { $goods } ({ $reason })
    .do = buy { $goods }
patisserie-event-good_lost = cannot store any more { $good }
    .you = cannot store any more { $good }
patisserie-event-goods_spent = uses { $goods }
    .you = use { $goods }
patisserie-event-recipe_acquired = takes the recipe for { $recipe }
    .you = take the recipe for { $recipe }
    .do = take the { $count ->
        [one] recipe
       *[other] recipes
    } for { $recipe }
patisserie-event-recipes_drawn = draws recipes: { $recipes }
    .you = draw recipes: { $recipes }
patisserie-event-recipe_discarded = discards the recipe for { $recipe }
    .you = discard the recipe for { $recipe }
    .do = discard the { $count ->
        [one] recipe
       *[other] recipes
    } for { $recipe }
patisserie-event-ingredient_taken = takes a tile with { $tile }
    .you = take a tile with { $tile }
    .do = take { $tile }
patisserie-event-ingredients_drawn = draws ingredients: { $tiles }
    .you = draw ingredients: { $tiles }
patisserie-event-ingredients_spent = discards ingredients: { $tiles }
    .you = discard ingredients: { $tiles }
patisserie-event-dish_baked = bakes { $recipe }
    .you = bake { $recipe }
    .do = bake { $recipe }
patisserie-event-dish_decorated = decorates { $recipe }
    .you = decorate { $recipe }
    .do = decorate { $recipe }
patisserie-event-dish_sold = sells { $recipe }
    .you = sell { $recipe }
    .do = sell { $recipe }
patisserie-event-dish_presented = presents { $recipe } { FORM($space, "on") }
    .you = present { $recipe } { FORM($space, "on") }
    .do = present { $recipe } { FORM($space, "on") }
patisserie-event-dish_moved = moves { $recipe } { FORM($space, "to") }
    .you = move { $recipe } { FORM($space, "to") }
    .do = move { $recipe } { FORM($space, "to") }
patisserie-event-table_bonus_gained = matches the table bonus ({ $bonus })
    .you = match the table bonus ({ $bonus })
patisserie-event-decoration_succeeded = adds a successful decoration
    .you = add a successful decoration
patisserie-event-topping_discarded = discards the topping for lack of space
    .you = discard the topping for lack of space
patisserie-event-staff_hired = hires { FORM($card, "a") } for { $coins }
    .you = hire { FORM($card, "a") } for { $coins }
    .do = hire { FORM($card, "the") }
patisserie-event-notice_given = gives notice to { FORM($card, "a") }
    .you = give notice to { FORM($card, "a") }
    .do = give notice to { FORM($card, "the") }
patisserie-event-post_placed = places service staff { FORM($place, "at") }
    .you = place service staff { FORM($place, "at") }
    .do = place service staff { FORM($place, "at") }
patisserie-event-host_placed = places a marker { FORM($place, "at") }
    .you = place a marker { FORM($place, "at") }
    .do = place a marker { FORM($place, "at") }
patisserie-event-special_claimed = claims the special bonus “{ $bonus }” and its { $prestige }
    .you = claim the special bonus “{ $bonus }” and its { $prestige }
    .do = claim the special bonus “{ $bonus }”
patisserie-event-special_declined = does not claim the special bonus “{ $bonus }”
    .you = do not claim the special bonus “{ $bonus }”
patisserie-event-staff_removed = Not hired, and out of the game: { $cards }.
patisserie-event-solo_card_revealed = reveals { $card } ({ $actions })
patisserie-event-mentor_card_gained = gains a card in hand
patisserie-event-inventory_revealed = reveals { FORM($card, "a") }
patisserie-event-supplies_scored = gains { $prestige } for what is left
    .you = gain { $prestige } for what is left
patisserie-event-item_scored = { $item }: { $player } scores { $prestige }.
    .you = { $item }: you score { $prestige }.
patisserie-event-game_ended = The festival is over: { $winners } wins with { $prestige }.
    .you = The festival is over: you win with { $prestige }.

patisserie-event-decision_revealed-acquire_recipes = decides on a recipe by { $card }: from space { $n } on
patisserie-event-decision_revealed-acquire_ingredients = decides on ingredients by { $card }: column { $n }
patisserie-event-decision_revealed-deliver = decides on a table by { $card }: { $table }, { $end }
patisserie-event-decision_revealed-place = decides on a place by { $card }: { $place }

patisserie-event-action_chosen-acquire_recipes = acquires recipes
    .you = acquire recipes
patisserie-event-action_chosen-acquire_ingredients = acquires ingredients
    .you = acquire ingredients
patisserie-event-action_chosen-bake = bakes
    .you = bake
patisserie-event-action_chosen-decorate = decorates
    .you = decorate
patisserie-event-action_chosen-deliver = delivers
    .you = deliver
patisserie-event-action_chosen-hire = hires
    .you = hire
patisserie-event-action_chosen-place = places a marker
    .you = place a marker
patisserie-event-action_chosen-forfeit = forfeits the main action
    .you = forfeit the main action
    .do = forfeit the main action

patisserie-reason-impossible = no action { FORM($card, "of") } is possible
patisserie-reason-card = bonus { FORM($card, "of") }
patisserie-reason-space = placement bonus
patisserie-reason-post = service staff
patisserie-reason-table_bonus = table bonus
patisserie-reason-acquire_recipes = recipes
patisserie-reason-acquire_ingredients = ingredients
patisserie-reason-buy_goods = goods
patisserie-reason-buy_butter = bought
patisserie-reason-sale = sale
patisserie-reason-service = service
patisserie-reason-place = marker placed
patisserie-reason-give_notice = notice
patisserie-reason-decorate = decoration
patisserie-reason-pay_for_action = one more action
patisserie-reason-prestige_for_coins = bought
patisserie-reason-bonus = copied bonus of another player
patisserie-reason-income = income

patisserie-event-ingredient_bag_refilled = { $n ->
    [one] { $n } discarded ingredient tile goes back into the bag.
   *[other] { $n } discarded ingredient tiles go back into the bag.
}

patisserie-event-recipe_bag_refilled = { $n ->
    [one] { $n } discarded recipe goes back into the bag.
   *[other] { $n } discarded recipes go back into the bag.
}

patisserie-event-decisions_shuffled = { $n ->
    [one] A new decision deck of { $n } card is shuffled.
   *[other] A new decision deck of { $n } cards is shuffled.
}

patisserie-telling-first = It is the first action on the card, and it is possible.
patisserie-telling-passed = Not possible now: { $actions }. So the next action to the right is done.
patisserie-telling-nothing = Nothing on this card is possible now.
patisserie-telling-instead = In place of an action there are always { $mentor_prestige } prestige.
patisserie-telling-dish_baked = The numbers on the card say in which order, as far as racks are free; it costs nothing.
patisserie-telling-dish_decorated = The numbers on the card say in which order, the arrow from which end the ingredients come.
patisserie-telling-dish_sold = Nowhere is a place free for this dish.
patisserie-telling-recipe_discarded = One too many: the recipe with the least prestige goes.
patisserie-telling-staff_hired = A star card comes first if it can be hired, otherwise the first from the end that the arrow shows; it costs nothing.
patisserie-telling-mentor_card_gained = Whoever hires has one turn more in this round.
patisserie-telling-special_claimed = The Mentor must claim it as soon as the condition is met.
