"""Main action 5: decorate (rulebook, "5. Decorate")."""

from collections.abc import Iterator
from typing import NamedTuple

from rococo_desktop.engine.reasons import Problem, unless
from rococo_desktop.rules.patisserie.actions.action import CHEF, DONE, MainAction, may_be_left
from rococo_desktop.rules.patisserie.actions.deliver import NO_DISH
from rococo_desktop.rules.patisserie.book import Context, RuleBook
from rococo_desktop.rules.patisserie.components.models import Amounts
from rococo_desktop.rules.patisserie.events import DishDecorated
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.obstacles import Obstacle

MOST = 2
NO_PLAIN_DISH = Obstacle("no_plain_dish")
NO_TOPPING = Obstacle("no_topping")


class Decorate(NamedTuple):
    """Which dish in the cooling racks is decorated? After the first of two also: none."""

    seat: int
    left: int
    first: bool = True

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        yield from unless("left", may_be_left(self.left, MOST, first=self.first))

    def options(self, context: Context) -> tuple[str, ...]:
        """List each dish without a topping, and ending after the first one."""
        if not topping_tiles(context, self.seat):
            return ()
        dishes = undecorated(context, self.seat)
        return (*dishes, DONE) if dishes and not self.first else dishes

    def answer(self, context: Context, option: str) -> None:
        if option == DONE:
            return
        if self.left > 1:
            context.push(Decorate(self.seat, self.left - 1, first=False))
        tiles = topping_tiles(context, self.seat)
        if len(tiles) > 1:
            context.push(ChooseTopping(self.seat, option))
        else:
            decorate(context, self.seat, option, tiles[0])


class ChooseTopping(NamedTuple):
    """Which ingredient tile decorates the dish?"""

    seat: int
    dish: str

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        player = state.players[self.seat]
        plain = zip(player.racks, player.toppings, strict=True)
        yield from unless("dish", (self.dish, None) in plain)

    def options(self, context: Context) -> tuple[str, ...]:
        """List the tiles with a topping; equal tiles are listed once."""
        return topping_tiles(context, self.seat)

    def answer(self, context: Context, option: str) -> None:
        decorate(context, self.seat, self.dish, option)


def undecorated(context: Context, seat: int) -> tuple[str, ...]:
    """Return the player's dishes in the racks without a topping."""
    player = context.state.players[seat]
    return tuple(
        dish
        for dish, topping in zip(player.racks, player.toppings, strict=True)
        if dish is not None and topping is None
    )


def topping_tiles(context: Context, seat: int) -> tuple[str, ...]:
    """Return the player's tiles with a topping, the first one of each kind."""
    rules = context.rules
    kinds: dict[Amounts, str] = {}
    for tile in context.state.players[seat].ingredients:
        entry = rules.ingredients[tile]
        if entry.topping:
            kinds.setdefault(entry.ingredients, tile)
    return tuple(kinds.values())


def decorate(context: Context, seat: int, dish: str, tile: str) -> None:
    """Turn a tile to its topping and put it above a dish."""
    player = context.state.players[seat]
    player.ingredients.remove(tile)
    player.toppings[player.racks.index(dish)] = tile
    context.emit(DishDecorated, seat, dish, tile)


def decorate_obstacle(context: Context, seat: int) -> Obstacle | None:
    """Return the obstacle to decorating any dish, or None: the most basic thing that is missing."""
    if not context.state.players[seat].dishes():
        return NO_DISH
    if not undecorated(context, seat):
        return NO_PLAIN_DISH
    return None if topping_tiles(context, seat) else NO_TOPPING


DECORATE = MainAction(
    "decorate", CHEF, asks=lambda seat, *_: Decorate(seat, MOST), blocked=decorate_obstacle
)
