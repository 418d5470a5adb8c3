"""The actions of the Mentor (rulebook, "Mentor Actions").

Each function performs an action for the Mentor's seat and returns whether it was possible.
"""

from collections.abc import Callable

from rococo_desktop.rules.events import ActionChosen
from rococo_desktop.rules.patisserie import events
from rococo_desktop.rules.patisserie.actions.bake import to_rack
from rococo_desktop.rules.patisserie.actions.decorate import decorate as put_topping
from rococo_desktop.rules.patisserie.actions.decorate import decorate_obstacle
from rococo_desktop.rules.patisserie.actions.deliver import put_on_table, sell
from rococo_desktop.rules.patisserie.actions.hire import star_obstacle
from rococo_desktop.rules.patisserie.actions.ingredients import take_tile
from rococo_desktop.rules.patisserie.actions.place import place_post, post_obstacle
from rococo_desktop.rules.patisserie.actions.recipes import discard_recipe
from rococo_desktop.rules.patisserie.actions.service import gain_of, pay_service, receive
from rococo_desktop.rules.patisserie.actions.specials import claim_all
from rococo_desktop.rules.patisserie.book import Context
from rococo_desktop.rules.patisserie.components.models import Decision, SoloAction
from rococo_desktop.rules.patisserie.holdings import matches, posts_beside
from rococo_desktop.rules.patisserie.mentor.decisions import can_decide, decide, next_decision

RECIPES_TAKEN = 2


def acquire_recipes(context: Context, seat: int, action: SoloAction) -> bool:
    """Take exactly 2 recipes for free; impossible with 3 recipes or an empty display."""
    player = context.state.players[seat]
    if len(player.recipes) >= context.rules.constants.recipe_storage:
        return False
    if not can_decide(context, _recipe_choice(context)):
        return False
    context.emit(ActionChosen, seat, action.action)
    for _ in range(RECIPES_TAKEN):
        _take_recipe(context, seat)
    return True


def _recipe_choice(context: Context) -> Callable[[Decision], str | None]:
    """Return the choice of the recipe that a card shows, or of the next one to its right."""
    recipes = context.state.recipes
    return lambda decision: next((each for each in recipes[decision.recipe :] if each), None)


def _take_recipe(context: Context, seat: int) -> None:
    """Take a recipe by a decision card; of four, discard the one with the fewest points."""
    recipes = context.state.recipes
    recipe = decide(context, seat, "acquire_recipes", _recipe_choice(context))
    if recipe is None:
        return
    recipes[recipes.index(recipe)] = None
    player = context.state.players[seat]
    player.recipes.append(recipe)
    context.emit(events.RecipeAcquired, seat, recipe)
    if len(player.recipes) > context.rules.constants.recipe_storage:
        tiles = context.rules.recipes
        worst = min(player.recipes, key=lambda each: (tiles[each].prestige, tiles[each].chef))
        player.recipes.remove(worst)
        discard_recipe(context, seat, worst)


def acquire_ingredients(context: Context, seat: int, action: SoloAction) -> bool:
    """Take all tiles of the column that a decision card shows, from top to bottom."""
    rows = context.state.ingredients

    def choice(decision: Decision) -> list[str] | None:
        return [tile for row in rows if (tile := row[decision.column]) is not None] or None

    if not can_decide(context, choice):
        return False
    context.emit(ActionChosen, seat, action.action)
    for tile in decide(context, seat, "acquire_ingredients", choice) or ():
        take_tile(context, seat, tile)
    return True


def _take_topmost(context: Context, seat: int) -> None:
    """Take the topmost tile of the column that a decision card shows, as a reward."""
    rows = context.state.ingredients

    def choice(decision: Decision) -> str | None:
        return next((row[decision.column] for row in rows if row[decision.column]), None)

    tile = decide(context, seat, "acquire_ingredients", choice)
    if tile is not None:
        take_tile(context, seat, tile)


def bake(context: Context, seat: int, action: SoloAction) -> bool:
    """Bake 1 or 2 recipes for free, in the order of the numbers."""
    player = context.state.players[seat]
    stored = [player.recipes[place] for place in action.order if place < len(player.recipes)]
    chosen = stored[: player.racks.count(None)]
    if not chosen:
        return False
    context.emit(ActionChosen, seat, action.action)
    for recipe in chosen:
        player.recipes.remove(recipe)
        to_rack(context, seat, recipe)
    return True


def decorate(context: Context, seat: int, action: SoloAction) -> bool:
    """Decorate 1 or 2 dishes in the order of the numbers, with tiles from one end."""
    if decorate_obstacle(context, seat) is not None:
        return False
    context.emit(ActionChosen, seat, action.action)
    player, tiles = context.state.players[seat], context.rules.ingredients
    for rack in action.order:
        dish = player.racks[rack]
        toppings = [tile for tile in player.ingredients if tiles[tile].topping]
        if dish is None or player.toppings[rack] is not None or not toppings:
            continue
        put_topping(context, seat, dish, toppings[0 if action.start == "first" else -1])
    return True


def deliver(context: Context, seat: int, action: SoloAction) -> bool:
    """Deliver all dishes, each to the table and from the end that a decision card shows.

    A special bonus is claimed as soon as a dish fulfils its condition (ruling 29).
    """
    player = context.state.players[seat]
    if not player.dishes():
        return False
    context.emit(ActionChosen, seat, action.action)
    while player.dishes():
        _deliver_one(context, seat)
        claim_all(context, seat)
    return True


def _deliver_one(context: Context, seat: int) -> None:
    rules, state, player = context.rules, context.state, context.state.players[seat]

    def choice(decision: Decision) -> str | None:
        spaces = [space.id for space in rules.board.table[decision.table].spaces]
        free = [space for space in spaces if space not in state.dishes]
        return (free[0] if decision.end == "near" else free[-1]) if free else None

    space = decide(context, seat, "deliver", choice)
    if space is None:
        sell(context, seat, player.dishes()[0])
        return
    table = rules.board.table_of[space].id
    bonus, dishes = state.table_bonuses[table], player.dishes()
    dish = next((dish for dish in dishes if matches(rules, player, dish, bonus)), dishes[0])
    for source in (space, *put_on_table(context, seat, dish, space)):
        _receive(context, seat, source, table)
    price = rules.constants.service_coins
    posts = posts_beside(rules, state, seat, table)
    pay_service(context, seat, min(posts, player.coins // price))


def _receive(context: Context, seat: int, source: str, table: str) -> None:
    """Receive a placement bonus or a reward; pieces of the displays by decision cards."""
    gain = gain_of(context, source)
    if gain is None:
        return
    if gain.gain == "recipe":
        _take_recipe(context, seat)
    elif gain.gain == "ingredient":
        _take_topmost(context, seat)
    else:
        receive(context, seat, gain, source, table)


def hire(context: Context, seat: int, action: SoloAction) -> bool:
    """Hire a ✦ card if possible, else a card of the display, and gain a decision card."""
    state, player = context.state, context.state.players[seat]
    step = 1 if action.start == "first" else -1
    stars = [card for card in state.stars[::step] if star_obstacle(context, seat, card) is None]
    shown = [card for card in state.hire[::step] if card is not None]
    if not stars and not shown:
        return False
    context.emit(ActionChosen, seat, action.action)
    if stars:
        state.stars.remove(stars[0])
        player.star = True
    else:
        state.hire[state.hire.index(shown[0])] = None
    card = (stars or shown)[0]
    player.unused.append(card)
    player.since[card] = 0
    context.emit(events.StaffHired, seat, card, 0)
    gained = next_decision(context)
    if gained is not None:
        state.mentor.hand.append(gained)
        context.emit(events.MentorCardGained, seat)
    return True


def place(context: Context, seat: int, action: SoloAction) -> bool:
    """Place a marker for free on the space that a decision card shows."""
    board, state = context.rules.board, context.state
    areas = {area.id: area.left.id for area in board.areas}
    free = {
        place: post for place, post in areas.items() if post_obstacle(context, seat, post) is None
    }
    free.update({host: host for host in board.host if host not in state.hosts})

    def choice(decision: Decision) -> str | None:
        return free.get(decision.place)

    if not can_decide(context, choice):
        return False
    context.emit(ActionChosen, seat, action.action)
    space = decide(context, seat, "place", choice)
    if space in board.host:
        state.hosts[space] = seat
        context.emit(events.HostPlaced, seat, space)
    elif space is not None:
        place_post(context, seat, space)
    return True


PERFORM: dict[str, Callable[[Context, int, SoloAction], bool]] = {
    "acquire_recipes": acquire_recipes,
    "acquire_ingredients": acquire_ingredients,
    "bake": bake,
    "decorate": decorate,
    "deliver": deliver,
    "hire": hire,
    "place": place,
}
"""The Mentor's function for each action of a solo card."""
