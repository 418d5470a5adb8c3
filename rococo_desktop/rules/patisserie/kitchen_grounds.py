"""Grounds in a kitchen: what goods, ingredients, toppings and recipes are good for."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.reasons import Reason, because
from rococo_desktop.rules.patisserie.actions.bake import needs_obstacle
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.components.models import NEEDS
from rococo_desktop.rules.patisserie.events import RecipeDiscarded
from rococo_desktop.rules.patisserie.holdings import matches
from rococo_desktop.rules.patisserie.model import Player, State

READY = 0.4
"""The weight of the prestige of a recipe that can be baked now."""
DISH = 0.6
"""The same of a dish that can be presented now."""
UNIT = 0.5
"""The weight of a unit that somebody needs."""
STORED = 0.01
"""The weight of a unit that nobody needs yet, which is the last reason of all."""
TOPPING = 0.7
THROWN = 1.0
"""The weight of a way in which a discarded recipe is the worst."""
STORES = "patisserie-advice-stored"
"""The key of the reason that something is in store for later."""
FEW = 2
"""The most units that a new recipe may lack to be worth a word, or a stored one to be near."""

Units = tuple[int, ...]
"""Numbers of units, in the order of ``NEEDS``."""


class Ground(NamedTuple):
    """A fact and its weight, in points."""

    weight: float
    reason: Reason


def kitchen_grounds(
    rules: RuleBook, before: State, after: State, seat: int, events: Iterable[Event]
) -> Iterator[Ground]:
    """Yield what a play with these events is good for in the kitchen of a seat."""
    then, now = before.players[seat], after.players[seat]
    yield from _ready(rules, then, now)
    yield from _nearer(rules, then, now)
    yield from _stored(rules, before, after, seat)
    yield from _toppings(rules, then, now)
    for event in events:
        if isinstance(event, RecipeDiscarded) and event.seat == seat:
            yield from _thrown_away(rules, then, event.recipe, now.recipes)
    for dish in sorted({*now.dishes()} - {*then.dishes()}):
        yield _baked(rules, after, seat, dish)


def ready_recipes(
    rules: RuleBook, state: State, seat: int, recipes: Sequence[str], most: int
) -> tuple[str, ...]:
    """Return the recipes for which everything is there at once: most of them, the best ones.

    What one needs is not there for another. ``most`` is the most that can be baked.
    """
    return _together(rules, state.players[seat], recipes, most)


def lacking(rules: RuleBook, player: Player, recipe: str) -> Units:
    """Return what is missing for a recipe by itself."""
    obstacle = needs_obstacle(rules, player, [rules.recipes[recipe]], "")
    if obstacle is None:
        return (0,) * len(NEEDS)
    return (obstacle.flour, obstacle.sugar, obstacle.butter, *obstacle.ingredients)


def _together(
    rules: RuleBook, player: Player, recipes: Sequence[str], most: int
) -> tuple[str, ...]:
    best: tuple[str, ...] = ()
    worth = 0, 0
    for number in range(1, most + 1):
        for chosen in combinations(recipes, number):
            tiles = [rules.recipes[recipe] for recipe in chosen]
            value = number, sum(tile.prestige for tile in tiles)
            if value > worth and needs_obstacle(rules, player, tiles, "") is None:
                best, worth = chosen, value
    return best


def _ready(rules: RuleBook, then: Player, now: Player) -> Iterator[Ground]:
    """Yield the recipes that can be baked now, and what was the last that a stored one lacked.

    What could be baked before is only told where there is enough now for another one with it.
    """
    racks = rules.constants.racks
    was = _together(rules, then, then.recipes, racks)
    ready = _together(rules, now, now.recipes, racks)
    fresh = sorted({*ready}.difference(was))
    filled = [each for each in fresh if each in then.recipes and any(lacking(rules, then, each))]
    for recipe in filled:
        points, missing = rules.recipes[recipe].prestige, lacking(rules, then, recipe)
        reason = because("patisserie-advice-fills", recipe=recipe, points=points, missing=missing)
        yield Ground(READY * points, reason)
    if new := tuple(each for each in fresh if each not in then.recipes):
        points = sum(rules.recipes[each].prestige for each in new)
        reason = because("patisserie-advice-completes", recipes=new, points=points)
        yield Ground(READY * points, reason)
    more = [each for each in fresh if each in then.recipes and each not in filled]
    stored = tuple(each for each in ready if each in then.recipes)
    tiles = [rules.recipes[each] for each in stored]
    if more and len(stored) > 1 and needs_obstacle(rules, then, tiles, "") is not None:
        points = sum(rules.recipes[each].prestige for each in more)
        reason = because("patisserie-advice-enough", recipes=stored)
        yield Ground(READY * points, reason)


def _nearer(rules: RuleBook, then: Player, now: Player) -> Iterator[Ground]:
    """Yield the recipes that are new and lack little, and those that lack less than before."""
    for recipe in now.recipes:
        was, missing = lacking(rules, then, recipe), lacking(rules, now, recipe)
        points = rules.recipes[recipe].prestige
        weight = READY * points / (1 + sum(missing))
        if recipe not in then.recipes and 0 < sum(missing) <= FEW:
            told = _told(rules, now, "lacks", recipe, points=points, missing=missing)
            yield Ground(weight, told)
        elif recipe in then.recipes and 0 < sum(missing) < sum(was):
            key, brought = "toward", _less(was, missing)
            if sum(missing) > FEW and not _rivals(rules, now, recipe):
                key = "toward_far"
            told = _told(rules, now, key, recipe, brought=brought, missing=missing)
            yield Ground(weight, told)


def _told(rules: RuleBook, player: Player, key: str, recipe: str, **values: Units | int) -> Reason:
    """Return what is said of a recipe by itself, and before which stored ones it has to come."""
    if rivals := _rivals(rules, player, recipe):
        shared = f"patisserie-advice-{key}_shared"
        return because(shared, recipe=recipe, rivals=rivals, **values)
    return because(f"patisserie-advice-{key}", recipe=recipe, **values)


def _rivals(rules: RuleBook, player: Player, recipe: str) -> tuple[str, ...]:
    """Return the near stored recipes that need units of which there is not enough for all.

    Without those, the recipe would lack more than by itself.
    """
    near = [
        each
        for each in player.recipes
        if each != recipe and sum(lacking(rules, player, each)) <= FEW
    ]
    needed, owned = _needs(rules, recipe), _units(rules, player)
    others = [sum(column) for column in zip(*(_needs(rules, each) for each in near), strict=True)]
    scarce = [
        place
        for place, other in enumerate(others)
        if max(0, owned[place] - other) < min(needed[place], owned[place])
    ]
    return tuple(each for each in near if any(_needs(rules, each)[place] for place in scarce))


def _stored(rules: RuleBook, before: State, after: State, seat: int) -> Iterator[Ground]:
    """Yield what units are good for that no stored recipe lacked by itself."""
    then, now = before.players[seat], after.players[seat]
    gained = list(_less(_units(rules, now), _units(rules, then)))
    for recipe in now.recipes:
        if recipe in then.recipes or sum(lacking(rules, now, recipe)) <= FEW:
            for place, n in enumerate(lacking(rules, then, recipe)):
                gained[place] = 0 if n else gained[place]
    displayed = [each for each in after.recipes if each and each in before.recipes]
    if any(gained):
        for recipe in sorted(displayed, key=lambda each: -rules.recipes[each].prestige):
            was = lacking(rules, then, recipe)
            serves = any(n and had for n, had in zip(gained, was, strict=True))
            if serves and not any(lacking(rules, now, recipe)):
                points = rules.recipes[recipe].prestige
                told = _told(rules, now, "display", recipe, points=points, brought=was)
                yield Ground(READY / 2 * points, told)
                gained = [0 if had else n for n, had in zip(gained, was, strict=True)]
                break
    for place, n in enumerate(gained):
        if n:
            yield _needed(rules, now, displayed, place, n)


def _needed(rules: RuleBook, now: Player, displayed: Sequence[str], place: int, n: int) -> Ground:
    """Return which recipes need ``n`` more units: several stored ones together, or shown ones."""
    brought = _only(place, n)
    need = {each: _needs(rules, each)[place] for each in (*now.recipes, *displayed)}
    stored = tuple(each for each in now.recipes if need[each])
    together = sum(need[each] for each in stored)
    if len(stored) > 1 and together > _units(rules, now)[place] - n:
        reason = because(
            "patisserie-advice-together",
            brought=brought,
            recipes=stored,
            needed=_only(place, together),
        )
        return Ground(UNIT * n, reason)
    shown = [each for each in displayed if need[each] > _units(rules, now)[place] - n]
    if shown:
        nearest = min(shown, key=lambda each: _distance(rules, now, each))
        reason = because(
            "patisserie-advice-wanted",
            brought=brought,
            recipe=nearest,
            points=rules.recipes[nearest].prestige,
            n=len(shown),
        )
        return Ground(UNIT / 2 * n, reason)
    return Ground(STORED * n, because(STORES, brought=brought))


def _distance(rules: RuleBook, player: Player, recipe: str) -> tuple[int, int]:
    """Return how far a recipe is from being baked; of equally far ones the better is nearer."""
    return sum(lacking(rules, player, recipe)), -rules.recipes[recipe].prestige


def _toppings(rules: RuleBook, then: Player, now: Player) -> Iterator[Ground]:
    """Yield what a new topping is good for: a dish that has none, or one to come.

    The toppings that were there before are for the best of these dishes.
    """
    had, new = (
        sum(
            rules.ingredients[tile].topping and (tile in then.ingredients) == old
            for tile in now.ingredients
        )
        for old in (True, False)
    )
    if not new:
        return
    plain = [
        dish
        for dish, topping in zip(now.racks, now.toppings, strict=True)
        if dish is not None and topping is None
    ]
    plain.sort(key=lambda dish: -rules.recipes[dish].prestige)
    if plain[had:]:
        yield Ground(TOPPING, because("patisserie-advice-topping", recipe=plain[had]))
    else:
        yield Ground(TOPPING / 2, because("patisserie-advice-topping_later"))


def _baked(rules: RuleBook, state: State, seat: int, dish: str) -> Ground:
    """Return what a dish is worth on a table, and which table with a free space rewards it."""
    points = rules.recipes[dish].prestige
    for table, bonus in state.table_bonuses.items():
        is_open = any(space.id not in state.dishes for space in rules.board.table[table].spaces)
        if is_open and matches(rules, state.players[seat], dish, bonus):
            reason = because(
                "patisserie-advice-baked_rewarded",
                recipe=dish,
                points=points,
                table=table,
                reward=bonus,
            )
            return Ground(DISH * points, reason)
    return Ground(DISH * points, because("patisserie-advice-baked", recipe=dish, points=points))


def _thrown_away(
    rules: RuleBook, player: Player, recipe: str, kept: Sequence[str]
) -> Iterator[Ground]:
    """Yield what a recipe lacks, and in what it is worse than each that is kept."""
    missing = lacking(rules, player, recipe)
    others = [sum(lacking(rules, player, each)) for each in kept]
    if others and sum(missing) > max(others):
        reason = because("patisserie-advice-farthest", recipe=recipe, missing=missing)
        yield Ground(THROWN, reason)
    elif any(missing):
        reason = because("patisserie-advice-discards", recipe=recipe, missing=missing)
        yield Ground(UNIT, reason)
    else:
        yield from _in_the_way(rules, player, recipe, kept)
    prestige = rules.recipes[recipe].prestige
    if kept and prestige < min(rules.recipes[each].prestige for each in kept):
        yield Ground(THROWN, because("patisserie-advice-least", recipe=recipe, points=prestige))


def _in_the_way(
    rules: RuleBook, player: Player, recipe: str, kept: Sequence[str]
) -> Iterator[Ground]:
    """Yield why a recipe for which everything is there goes: it takes it from another, or whom."""
    for other in kept:
        pair = [rules.recipes[each] for each in (recipe, other)]
        is_ready = not any(lacking(rules, player, other))
        if is_ready and needs_obstacle(rules, player, pair, "") is not None:
            reason = because("patisserie-advice-conflicts", recipes=(recipe, other))
            yield Ground(UNIT, reason)
            return
    if kept and rules.recipes[recipe].chef and not any(rules.recipes[each].chef for each in kept):
        yield Ground(UNIT, because("patisserie-advice-needs_chef", recipe=recipe))


def _units(rules: RuleBook, player: Player) -> Units:
    tiles = [rules.ingredients[tile].ingredients for tile in player.ingredients]
    ingredients = (sum(each[place] for each in tiles) for place in range(3))
    return (player.flour, player.sugar, player.butter, *ingredients)


def _needs(rules: RuleBook, recipe: str) -> Units:
    tile = rules.recipes[recipe]
    return (tile.flour, tile.sugar, tile.butter, *tile.ingredients)


def _less(more: Units, fewer: Units) -> Units:
    return tuple(max(0, a - b) for a, b in zip(more, fewer, strict=True))


def _only(place: int, n: int) -> Units:
    return tuple(n if each == place else 0 for each in range(len(NEEDS)))
