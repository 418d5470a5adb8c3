"""Main action 2: acquire ingredients, and tiles from elsewhere ("2. Acquire Ingredients")."""

from collections.abc import Iterator
from typing import NamedTuple

from rococo_desktop.engine.reasons import Problem, unless
from rococo_desktop.rules.displays import price_left
from rococo_desktop.rules.patisserie import events
from rococo_desktop.rules.patisserie.accounts import pay_coins
from rococo_desktop.rules.patisserie.actions.action import ASSISTANT, MainAction
from rococo_desktop.rules.patisserie.book import Context, RuleBook
from rococo_desktop.rules.patisserie.displays import draw_ingredient
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.obstacles import Candidate, short_of_coins
from rococo_desktop.rules.questions import without_obstacle

UNKEPT = "keep_ingredient"
"""The reason why tiles are discarded that were drawn together with the kept one."""


class AcquireIngredient(NamedTuple):
    """Which ingredient tile of the display is acquired?"""

    seat: int

    def options(self, context: Context) -> tuple[str, ...]:
        """List each tile that the player can pay for."""
        return without_obstacle(self.candidates(context))

    def candidates(self, context: Context) -> Iterator[Candidate]:
        coins = context.state.players[self.seat].coins
        for row, printed in zip(
            context.state.ingredients, context.rules.board.ingredient_rows, strict=True
        ):
            tiles = [tile for tile in row if tile is not None]
            if tiles:
                obstacle = short_of_coins(price_left(printed.prices, row) - coins)
                yield from ((tile, obstacle) for tile in tiles)

    def price(self, context: Context, option: str) -> int:
        """Return the price by the tile's row and the number of tiles in it before taking."""
        for row, printed in zip(
            context.state.ingredients, context.rules.board.ingredient_rows, strict=True
        ):
            if option in row:
                return price_left(printed.prices, row)
        raise ValueError(f"{option} is not on display")

    def answer(self, context: Context, option: str) -> None:
        pay_coins(context, self.seat, self.price(context, option), "acquire_ingredients")
        take_tile(context, self.seat, option)


class TakeIngredient(NamedTuple):
    """Which ingredient tile of the display is taken for free?"""

    seat: int

    def options(self, context: Context) -> tuple[str, ...]:
        return shown(context)

    def answer(self, context: Context, option: str) -> None:
        take_tile(context, self.seat, option)


class KeepIngredient(NamedTuple):
    """Which of the ingredient tiles drawn from the bag is kept?"""

    seat: int
    drawn: tuple[str, ...]

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        yield from unless(
            "drawn", len(self.drawn) > 1 and {*self.drawn} <= rules.ingredients.keys()
        )

    def options(self, context: Context) -> tuple[str, ...]:
        return self.drawn

    def answer(self, context: Context, option: str) -> None:
        """Keep the tile and discard the others face up."""
        others = tuple(tile for tile in self.drawn if tile != option)
        keep_tile(context, self.seat, option)
        if others:
            context.state.ingredient_discard += others
            context.emit(events.IngredientsSpent, self.seat, others, UNKEPT)


def shown(context: Context) -> tuple[str, ...]:
    """Return all tiles of the display, row by row from the top."""
    return tuple(tile for row in context.state.ingredients for tile in row if tile is not None)


def take_tile(context: Context, seat: int, tile: str) -> None:
    """Take a tile of the display; its space stays empty until the next round."""
    for row in context.state.ingredients:
        if tile in row:
            row[row.index(tile)] = None
    keep_tile(context, seat, tile)


def keep_tile(context: Context, seat: int, tile: str) -> None:
    """Put a tile beside the player board; there is no limit."""
    context.state.players[seat].ingredients.append(tile)
    context.emit(events.IngredientTaken, seat, tile)


def draw_tiles(context: Context, seat: int, number: int) -> None:
    """Draw tiles from the bag and keep one; what cannot be drawn is lost (ruling 21)."""
    drawn = [tile for _ in range(number) if (tile := draw_ingredient(context)) is not None]
    if not drawn:
        return
    context.emit(events.IngredientsDrawn, seat, tuple(drawn))
    if len(drawn) == 1:
        keep_tile(context, seat, drawn[0])
    else:
        context.push(KeepIngredient(seat, tuple(drawn)))


ACQUIRE_INGREDIENTS = MainAction(
    "acquire_ingredients", ASSISTANT, lists=lambda seat, *_: AcquireIngredient(seat)
)
