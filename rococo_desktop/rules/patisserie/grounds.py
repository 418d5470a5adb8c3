"""Grounds: what a play changes for a seat, as facts to be told, the weightiest first.

They compare two positions by their open parts.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from rococo_desktop.engine.reasons import Reason, because
from rococo_desktop.rules.patisserie.actions.bake import needs_obstacle
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.components.models import GOODS, NEEDS
from rococo_desktop.rules.patisserie.income import income_of
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.scoring import COINS, PRESTIGE, TABLES, score, table_points

COIN = 0.15
"""The weight of a coin."""
READY = 0.4
"""The weight of the prestige of a recipe that can be baked now."""
GOOD = 0.5
TILE = 0.7
STAFF = 1.0
FEW = 2
"""The most units that a recipe may lack to be worth a word."""


class Ground(NamedTuple):
    """A fact and its weight, in points."""

    weight: float
    reason: Reason


def grounds(rules: RuleBook, before: State, after: State, seat: int) -> tuple[Reason, ...]:
    """Return what a play changes for a seat, from the positions before and after it."""
    found = [
        *_items(rules, before, after, seat),
        *_majorities(rules, before, after, seat),
        *_income(rules, before, after, seat),
        *_kitchen(rules, before, after, seat),
        *_recipes(rules, before, after, seat),
        *_money(before, after, seat),
    ]
    found.sort(key=lambda ground: -ground.weight)
    return tuple(ground.reason for ground in found)


def _items(rules: RuleBook, before: State, after: State, seat: int) -> Iterator[Ground]:
    """Yield each item of the score sheet that gains, except coins and majorities."""
    then, now = score(rules, before).players[seat], score(rules, after).players[seat]
    for old, new in zip(then.items, now.items, strict=True):
        gain = new.points - old.points
        if gain > 0 and new.item not in (COINS, TABLES):
            key = "now" if new.item == PRESTIGE else "item"
            yield Ground(gain, because(f"patisserie-advice-{key}", item=new.item, gain=gain))


def _majorities(rules: RuleBook, before: State, after: State, seat: int) -> Iterator[Ground]:
    """Yield each table at which the seat gains, or takes points from somebody."""
    for table in rules.board.tables:
        then, now = table_points(rules, before, table), table_points(rules, after, table)
        gain = now.get(seat, 0) - then.get(seat, 0)
        if gain > 0:
            first = next(iter(now)) == seat
            key = "leads" if first and next(iter(then), seat) != seat else "table"
            yield Ground(gain, because(f"patisserie-advice-{key}", table=table.id, gain=gain))


def _income(rules: RuleBook, before: State, after: State, seat: int) -> Iterator[Ground]:
    """Yield what each future income gains."""
    then, now = income_of(rules, before, seat), income_of(rules, after, seat)
    incomes = rules.constants.rounds - before.round + 1
    if (gain := now.coins - then.coins) > 0:
        reason = because("patisserie-advice-income_coins", amount=gain)
        yield Ground(COIN * gain * incomes, reason)
    if (gain := now.prestige - then.prestige) > 0:
        yield Ground(gain * incomes, because("patisserie-advice-income_prestige", points=gain))


def _kitchen(rules: RuleBook, before: State, after: State, seat: int) -> Iterator[Ground]:
    """Yield recipes that can be baked now, dishes that are ready, goods, tiles and staff."""
    then, now = before.players[seat], after.players[seat]
    racks = rules.constants.racks
    ready = {*ready_recipes(rules, after, seat, now.recipes, racks)}
    for recipe in sorted(ready.difference(ready_recipes(rules, before, seat, then.recipes, racks))):
        weight = READY * rules.recipes[recipe].prestige
        yield Ground(weight, because("patisserie-advice-completes", recipe=recipe))
    for dish in sorted({*now.dishes()} - {*then.dishes()}):
        weight = READY * 1.5 * rules.recipes[dish].prestige
        yield Ground(weight, because("patisserie-advice-baked", recipe=dish))
    for good in GOODS:
        more = now.stock(good) - then.stock(good)
        if more > 0:
            yield Ground(GOOD * more, because(f"patisserie-advice-{good}", n=more))
    tiles = [tile for tile in now.ingredients if tile not in then.ingredients]
    if tiles:
        reason = because("patisserie-advice-tiles", tiles=tuple(tiles))
        yield Ground(TILE * len(tiles), reason)
    rounds = rules.constants.rounds - before.round
    for card in now.hired:
        if card not in then.hired and rounds:
            yield Ground(STAFF, because("patisserie-advice-hires", card=card, rounds=rounds))


def ready_recipes(
    rules: RuleBook, state: State, seat: int, recipes: Sequence[str], most: int
) -> tuple[str, ...]:
    """Return the recipes for which everything is there at once: most of them, the best ones.

    What one needs is not there for another. ``most`` is the most that can be baked.
    """
    player = state.players[seat]
    best: tuple[str, ...] = ()
    worth = 0, 0
    for number in range(1, most + 1):
        for chosen in combinations(recipes, number):
            tiles = [rules.recipes[recipe] for recipe in chosen]
            value = number, sum(tile.prestige for tile in tiles)
            if value > worth and needs_obstacle(rules, player, tiles, "") is None:
                best, worth = chosen, value
    return best


def _recipes(rules: RuleBook, before: State, after: State, seat: int) -> Iterator[Ground]:
    """Yield what recipes still lack that are stored or nearer now, and why one is thrown away."""
    then, now = before.players[seat], after.players[seat]
    lack = {each: _lacking(rules, after, seat, each) for each in now.recipes}
    for recipe, missing in lack.items():
        was = _lacking(rules, before, seat, recipe)
        nearer = recipe not in then.recipes or sum(missing) < sum(was)
        if nearer and 0 < sum(missing) <= FEW:
            weight = READY * rules.recipes[recipe].prestige / (1 + sum(missing))
            reason = because("patisserie-advice-lacks", recipe=recipe, missing=missing)
            yield Ground(weight, reason)
    for recipe in then.recipes:
        if recipe not in now.recipes and recipe not in now.dishes():
            yield from _thrown_away(rules, before, seat, recipe, now.recipes)


def _thrown_away(
    rules: RuleBook, before: State, seat: int, recipe: str, kept: Sequence[str]
) -> Iterator[Ground]:
    """Yield what a recipe lacks, and in what it is worse than each that is kept."""
    missing = _lacking(rules, before, seat, recipe)
    others = [sum(_lacking(rules, before, seat, each)) for each in kept]
    if others and sum(missing) > max(others):
        reason = because("patisserie-advice-farthest", recipe=recipe, missing=missing)
        yield Ground(STAFF, reason)
    elif any(missing):
        reason = because("patisserie-advice-lacks", recipe=recipe, missing=missing)
        yield Ground(TILE, reason)
    prestige = rules.recipes[recipe].prestige
    if kept and prestige < min(rules.recipes[each].prestige for each in kept):
        yield Ground(STAFF, because("patisserie-advice-least", recipe=recipe, points=prestige))


def _lacking(rules: RuleBook, state: State, seat: int, recipe: str) -> tuple[int, ...]:
    """Return what is missing for a recipe by itself, in the order of ``NEEDS``."""
    obstacle = needs_obstacle(rules, state.players[seat], [rules.recipes[recipe]], "")
    if obstacle is None:
        return (0,) * len(NEEDS)
    return (obstacle.flour, obstacle.sugar, obstacle.butter, *obstacle.ingredients)


def _money(before: State, after: State, seat: int) -> Iterator[Ground]:
    """Yield the coins that a play brings."""
    gained = after.players[seat].coins - before.players[seat].coins
    if gained > 0:
        yield Ground(COIN * gained, because("patisserie-advice-brings", amount=gained))


def hand_grounds(
    rules: RuleBook, hand: Sequence[str], points: float, least: float | None = None
) -> tuple[Reason, ...]:
    """Return what speaks for the choice of a staff card that leaves a hand.

    ``points`` are what its bonus is worth; if it is put away, the others are worth at ``least``.
    """
    chefs = sum(rules.staff[card].training == "chef" for card in hand)
    worth = round(points)
    if least is not None:
        about = [because("patisserie-advice-bonus_least")] if points < least else []
    elif worth:
        about = [because("patisserie-advice-bonus_worth", points=worth)]
    else:
        about = [because("patisserie-advice-bonus_little")]
    return (
        *about,
        because("patisserie-advice-hand", hand_chefs=chefs, hand_assistants=len(hand) - chefs),
    )
