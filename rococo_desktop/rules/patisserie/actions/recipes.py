"""Main action 1: acquire recipes, and recipes from elsewhere (rulebook, "1. Acquire Recipes")."""

from collections.abc import Iterator
from typing import NamedTuple

from rococo_desktop.engine.reasons import Problem, unless
from rococo_desktop.rules.patisserie.accounts import pay_coins
from rococo_desktop.rules.patisserie.actions.action import BOTH, DONE, MainAction, may_be_left
from rococo_desktop.rules.patisserie.book import Context, RuleBook
from rococo_desktop.rules.patisserie.displays import draw_recipe
from rococo_desktop.rules.patisserie.events import RecipeAcquired, RecipeDiscarded, RecipesDrawn
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.obstacles import Candidate, short_of_coins
from rococo_desktop.rules.questions import without_obstacle

MOST = 2
"""The number of recipes that the main action may acquire."""


class AcquireRecipe(NamedTuple):
    """Which recipe of the display is acquired? After the first of two also: none."""

    seat: int
    left: int
    first: bool = True

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        yield from unless("left", may_be_left(self.left, MOST, first=self.first))

    def options(self, context: Context) -> tuple[str, ...]:
        """List each recipe that the player can pay for, and ending after the first one."""
        return without_obstacle(self.candidates(context))

    def candidates(self, context: Context) -> Iterator[Candidate]:
        """Yield each recipe of the display; ending is offered only if there is a choice."""
        coins = context.state.players[self.seat].coins
        payable = False
        prices = context.rules.board.recipe_prices
        for recipe, price in zip(context.state.recipes, prices, strict=True):
            if recipe is not None:
                obstacle = short_of_coins(price - coins)
                payable = payable or obstacle is None
                yield recipe, obstacle
        if payable and not self.first:
            yield DONE, None

    def price(self, context: Context, option: str) -> int:
        return context.rules.board.recipe_prices[context.state.recipes.index(option)]

    def answer(self, context: Context, option: str) -> None:
        if option == DONE:
            return
        pay_coins(context, self.seat, self.price(context, option), "acquire_recipes")
        if self.left > 1:
            context.push(AcquireRecipe(self.seat, self.left - 1, first=False))
        take_from_display(context, self.seat, option)


class TakeRecipe(NamedTuple):
    """Which recipe of the display is taken for free?"""

    seat: int

    def options(self, context: Context) -> tuple[str, ...]:
        return tuple(recipe for recipe in context.state.recipes if recipe is not None)

    def answer(self, context: Context, option: str) -> None:
        take_from_display(context, self.seat, option)


class KeepRecipe(NamedTuple):
    """Which of the recipes drawn from the bag is kept?"""

    seat: int
    drawn: tuple[str, ...]

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        yield from unless("drawn", bool(self.drawn) and {*self.drawn} <= rules.recipes.keys())

    def options(self, context: Context) -> tuple[str, ...]:
        return self.drawn

    def answer(self, context: Context, option: str) -> None:
        """Store the recipe and discard the others face up."""
        for recipe in self.drawn:
            if recipe != option:
                discard_recipe(context, self.seat, recipe)
        store_recipe(context, self.seat, option)


class MakeRoom(NamedTuple):
    """Which recipe is discarded, because only three can be stored?

    Owned recipes may be discarded at any time (rulebook, "1. Acquire Recipes"); the new one may
    also be given up.
    """

    seat: int
    recipe: str

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        is_full = len(state.players[self.seat].recipes) == rules.constants.recipe_storage
        yield from unless("recipe", self.recipe in rules.recipes and is_full)

    def options(self, context: Context) -> tuple[str, ...]:
        return (*context.state.players[self.seat].recipes, self.recipe)

    def answer(self, context: Context, option: str) -> None:
        """Discard one, and store the new recipe unless it is the one discarded."""
        player = context.state.players[self.seat]
        if option == self.recipe:
            discard_recipe(context, self.seat, option)
            return
        player.recipes.remove(option)
        discard_recipe(context, self.seat, option)
        player.recipes.append(self.recipe)
        context.emit(RecipeAcquired, self.seat, self.recipe)


def take_from_display(context: Context, seat: int, recipe: str) -> None:
    """Store a recipe of the display; its space stays empty until the turn is over."""
    recipes = context.state.recipes
    recipes[recipes.index(recipe)] = None
    store_recipe(context, seat, recipe)


def store_recipe(context: Context, seat: int, recipe: str) -> None:
    """Store a recipe above the player board, or ask which one to discard."""
    player = context.state.players[seat]
    if len(player.recipes) < context.rules.constants.recipe_storage:
        player.recipes.append(recipe)
        context.emit(RecipeAcquired, seat, recipe)
    else:
        context.push(MakeRoom(seat, recipe))


def discard_recipe(context: Context, seat: int, recipe: str) -> None:
    """Put a recipe on the discard pile."""
    context.state.recipe_discard.append(recipe)
    context.emit(RecipeDiscarded, seat, recipe)


def draw_recipes(context: Context, seat: int, number: int) -> None:
    """Draw recipes from the bag and ask which one is kept; what cannot be drawn is lost."""
    drawn = [recipe for _ in range(number) if (recipe := draw_recipe(context)) is not None]
    if drawn:
        context.emit(RecipesDrawn, seat, tuple(drawn))
        context.push(KeepRecipe(seat, tuple(drawn)))


ACQUIRE_RECIPES = MainAction(
    "acquire_recipes", BOTH, lists=lambda seat, *_: AcquireRecipe(seat, MOST)
)
