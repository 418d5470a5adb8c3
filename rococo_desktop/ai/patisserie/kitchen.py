"""The worth of unfinished work in a kitchen: dishes in the racks, recipes and stocks."""

from functools import lru_cache
from typing import NamedTuple

from rococo_desktop.ai.patisserie.board import BoardWorth, best_place
from rococo_desktop.ai.patisserie.taste import Taste
from rococo_desktop.ai.steady import steady_exp, steady_log, steady_power
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.model import Player


class Supply(NamedTuple):
    """A unit of a material: the actions and coins to get it, and the units in a dish on average."""

    actions: float
    coins: float
    usual: float


SUPPLIES = (
    Supply(0.33, 0.7, 1.0),
    Supply(0.4, 2.6, 0.9),
    Supply(0.45, 3.0, 0.6),
    Supply(0.7, 0.8, 0.3),
    Supply(0.7, 0.8, 0.3),
    Supply(0.55, 0.8, 0.8),
)
"""Flour, sugar, butter, honey, nuts and egg."""
HALF = 0.5
"""The part of an action that baking, decorating or delivering one of two dishes takes."""
DISH = 2.8
"""The actions that a dish takes from the beginning."""


TOPPING = 0.7
"""The actions for putting a topping on a dish."""
TILE = 0.5
"""The actions for getting a tile with a topping."""
WAIT = 0.1
"""The actions by which a dish not yet made delays it."""


class Thread(NamedTuple):
    """Something on its way to a table: its points, and the actions that it still takes."""

    points: float
    actions: float


class Kitchen:
    """An appraisal of kitchens in front of one board."""

    def __init__(
        self, rules: RuleBook, board: BoardWorth, taste: Taste, decorations: tuple[float, ...]
    ) -> None:
        self._rules, self._board, self._taste = rules, board, taste
        self._decorations = decorations
        """The gain of each decoration over the incomes to come, in order."""

    def value(self, player: Player, left: float) -> float:
        """Return the worth of dishes, recipes and stocks for the actions that are left."""
        rules, taste = self._rules, self._taste
        stock, toppings = [player.flour, player.sugar, player.butter, 0, 0, 0], 0
        for name in player.ingredients:
            tile = rules.ingredients[name]
            stock[3] += tile.honey
            stock[4] += tile.nuts
            stock[5] += tile.egg
            toppings += tile.topping
        units = sum(sum(needs_of(rules)[name][3:]) for name in player.recipes)
        tiles_needed = round(units / 1.4)
        toppings = min(toppings, max(0, len(player.ingredients) - tiles_needed))
        threads: list[Thread] = []
        taken: set[str] = set()
        value, topped, plain = 0.0, 0, 0
        for dish, topping in zip(player.racks, player.toppings, strict=True):
            if dish is None:
                continue
            recipe, is_topped = rules.recipes[dish], topping is not None
            sale = recipe.prestige * rules.constants.sale_coins * taste.coin
            value += sale
            worth = recipe.prestige + taste.dish - sale
            worth += best_place(rules, self._board, recipe, taken, topped=is_topped)
            threads.append(Thread(worth, HALF))
            topped += is_topped
            plain += not is_topped
        spare = list(stock)
        for name in sorted(player.recipes, key=lambda each: -rules.recipes[each].prestige):
            recipe, actions, coins = rules.recipes[name], 2 * HALF, 0.0
            for place, need in enumerate(needs_of(rules)[name]):
                if need:
                    lacking = max(0, need - spare[place])
                    spare[place] = max(0, spare[place] - need)
                    actions += lacking * SUPPLIES[place].actions
                    coins += lacking * SUPPLIES[place].coins
            worth = recipe.prestige + taste.dish
            worth += best_place(rules, self._board, recipe, taken, topped=False)
            worth -= coins * (taste.coin + taste.early_coin)
            threads.append(Thread(worth, actions))
        finished, rest = self._finished(threads, left)
        value += finished + self._stored(spare, rest)
        waiting = self._decorations[len(player.decorations) :]
        return value + self._decorated(waiting, topped, plain, toppings, left)

    def _decorated(
        self, waiting: tuple[float, ...], topped: int, plain: int, toppings: int, left: float
    ) -> float:
        """Return the worth of the decorations to come, as far as they pay for their actions.

        Each brings more than the one before, so the first ones count together with those that
        follow.
        """
        taste, best, total, spent = self._taste, 0.0, 0.0, 0.0
        for worth in waiting:
            if topped:
                topped -= 1
                actions = 0.0
            else:
                actions = TOPPING + (0.0 if toppings > 0 else TILE) + (0.0 if plain > 0 else WAIT)
                toppings -= 1
                plain -= 1
            spent += actions
            # Each needs a dish.
            if spent + DISH * max(0, -plain) > left:
                break
            total += worth * steady_power(taste.patience, spent) - taste.action * actions
            best = max(best, total)
        return best

    def _finished(self, threads: list[Thread], left: float) -> tuple[float, float]:
        """Return the points of what can be finished, less its actions, and the actions left."""
        taste, value = self._taste, 0.0
        for thread in sorted(threads, key=lambda each: each.actions - each.points / 100):
            if thread.actions <= left:
                # Something that hardly pays may still do so with a bonus.
                brought = min(20.0, thread.points - taste.action * thread.actions)
                gain = steady_log(1 + steady_exp(brought))
                value += gain * steady_power(taste.patience, thread.actions)
                left -= thread.actions
        return value, left

    def _stored(self, spare: list[int], left: float) -> float:
        """Return the worth of units that no recipe needs yet, as far as more dishes may come."""
        taste, dishes, value = self._taste, max(0.0, left - 1) / DISH, 0.0
        if dishes <= 0:
            return 0.0
        for number, supply in zip(spare, SUPPLIES, strict=True):
            if number:
                price = taste.action * supply.actions
                price += (taste.coin + taste.early_coin) * supply.coins
                value += price * min(number, dishes * supply.usual + 0.5)
        return taste.spare * value * min(1.0, dishes)


@lru_cache(maxsize=8)
def needs_of(rules: RuleBook) -> dict[str, tuple[int, ...]]:
    """Return the units of each material that each recipe needs, in the order of ``SUPPLIES``."""
    return {
        name: (recipe.flour, recipe.sugar, recipe.butter, *recipe.ingredients)
        for name, recipe in rules.recipes.items()
    }
