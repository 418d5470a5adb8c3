"""Main action 4: bake (rulebook, "4. Bake")."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from rococo_desktop.engine.reasons import Problem, unless
from rococo_desktop.rules.patisserie.accounts import spend_goods
from rococo_desktop.rules.patisserie.actions.action import BOTH, MainAction
from rococo_desktop.rules.patisserie.book import Context, RuleBook
from rococo_desktop.rules.patisserie.components.models import Amounts, Recipe, Training
from rococo_desktop.rules.patisserie.events import DishBaked, IngredientsSpent
from rococo_desktop.rules.patisserie.model import Player, State
from rococo_desktop.rules.patisserie.obstacles import Candidate, Obstacle, short_of
from rococo_desktop.rules.patisserie.view import PlayerView
from rococo_desktop.rules.questions import without_obstacle

SEPARATOR = "+"
SAVINGS = ("flour", "honey")
"""The materials of which the bonus of a card may save one unit."""

NEEDS_CHEF = Obstacle("needs_chef", training="chef")
NO_RACK = Obstacle("no_rack")
NO_RECIPE = Obstacle("no_recipe")


class Bake(NamedTuple):
    """Which recipe is baked, or which two, joined by ``+``?

    ``saves`` is True if one flour or one honey less is needed; then only one recipe is baked.
    """

    seat: int
    training: Training
    most: int
    saves: bool = False

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        yield from unless("most", self.most == (1 if self.saves else rules.constants.racks))

    def options(self, context: Context) -> tuple[str, ...]:
        """List each recipe that can be baked alone, then each pair that can be baked together."""
        return without_obstacle(self.candidates(context))

    def candidates(self, context: Context) -> Iterator[Candidate]:
        """Yield each stored recipe; of the pairs only those that can be baked."""
        recipes = context.state.players[self.seat].recipes
        for recipe in recipes:
            yield recipe, self._obstacle(context, (recipe,))
        if self.most > 1:
            for pair in combinations(recipes, 2):
                if self._obstacle(context, pair) is None:
                    yield SEPARATOR.join(pair), None

    def _obstacle(self, context: Context, recipes: tuple[str, ...]) -> Obstacle | None:
        rules, player = context.rules, context.state.players[self.seat]
        tiles = [rules.recipes[recipe] for recipe in recipes]
        if self.training != "chef" and any(tile.chef for tile in tiles):
            return NEEDS_CHEF
        if player.racks.count(None) < len(recipes):
            return NO_RACK
        found = [
            needs_obstacle(rules, player, tiles, saving)
            for saving in savings(tiles[0] if self.saves else None)
        ]
        return None if None in found else found[0]

    def answer(self, context: Context, option: str) -> None:
        """Ask what to save and which ingredients to discard, where there is a choice."""
        recipes = tuple(option.split(SEPARATOR))
        rules, player = context.rules, context.state.players[self.seat]
        tiles = [rules.recipes[recipe] for recipe in recipes]
        payable = [
            saving
            for saving in savings(tiles[0] if self.saves else None)
            if needs_obstacle(rules, player, tiles, saving) is None
        ]
        if len(payable) > 1:
            context.push(ChooseSaving(self.seat, option))
        else:
            pay(context, self.seat, recipes, payable[0])


class ChooseSaving(NamedTuple):
    """Is one flour less used for the recipe, or one honey less?"""

    seat: int
    recipe: str

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        player = state.players[self.seat]
        yield from unless("recipe", self.recipe in player.recipes and None in player.racks)

    def options(self, context: Context) -> tuple[str, ...]:
        rules, player = context.rules, context.state.players[self.seat]
        tile = rules.recipes[self.recipe]
        return tuple(
            saving
            for saving in savings(tile)
            if needs_obstacle(rules, player, [tile], saving) is None
        )

    def answer(self, context: Context, option: str) -> None:
        pay(context, self.seat, (self.recipe,), option)


class PayIngredients(NamedTuple):
    """Which ingredient tiles are discarded? Asked only if there is a choice.

    The ingredients of one tile may serve both recipes; any excess is lost.
    """

    seat: int
    recipes: tuple[str, ...]
    saving: str = ""

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        baking = state.frames[-2:-1]
        is_baking = baking == [FinishBaking(self.seat, self.recipes)]
        yield from unless("recipes", is_baking and isinstance(baking[0], FinishBaking))
        tiles = [rules.recipes[recipe] for recipe in self.recipes]
        saved = savings(tiles[0]) if len(tiles) == 1 else ()
        yield from unless("saving", self.saving in ("", *saved))
        yield from unless("", len(self.choices(Context(rules, state, None))) > 1)

    def options(self, context: Context) -> tuple[str, ...]:
        """List every set of tiles without a superfluous tile; equal tiles are listed once."""
        return tuple(SEPARATOR.join(tiles) for tiles in self.choices(context))

    def choices(self, context: Context) -> list[tuple[str, ...]]:
        owned = context.state.players[self.seat].ingredients
        return payments(context.rules, owned, self.needed(context.rules))

    def needed(self, rules: RuleBook) -> Amounts:
        """Return the honey, nuts and egg that are paid."""
        tiles = [rules.recipes[recipe] for recipe in self.recipes]
        return needed_ingredients(tiles, self.saving)

    def answer(self, context: Context, option: str) -> None:
        discard_tiles(context, self.seat, tuple(option.split(SEPARATOR)), "bake")


class FinishBaking(NamedTuple):
    """The finished dishes go to the topmost free cooling racks."""

    seat: int
    recipes: tuple[str, ...]

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        player, recipes = state.players[self.seat], {*self.recipes}
        are_own = recipes <= {*player.recipes} and len(recipes) == len(self.recipes)
        has_room = 1 <= len(recipes) <= player.racks.count(None)
        yield from unless("recipes", are_own and has_room)

    def run(self, context: Context) -> None:
        for recipe in self.recipes:
            context.state.players[self.seat].recipes.remove(recipe)
            to_rack(context, self.seat, recipe)


def to_rack(context: Context, seat: int, recipe: str) -> None:
    """Put a finished dish into the topmost free rack; there must be one."""
    racks = context.state.players[seat].racks
    rack = racks.index(None)
    racks[rack] = recipe
    context.emit(DishBaked, seat, recipe, rack)


def pay(context: Context, seat: int, recipes: tuple[str, ...], saving: str) -> None:
    """Spend the goods, then the ingredients; ask only if more than one set of tiles would do."""
    tiles = [context.rules.recipes[recipe] for recipe in recipes]
    spend_goods(context, seat, *needed_goods(tiles, saving))
    context.push(FinishBaking(seat, recipes))
    payment = PayIngredients(seat, recipes, saving)
    choices = payment.choices(context)
    if len(choices) > 1:
        context.push(payment)
    elif choices[0]:
        discard_tiles(context, seat, choices[0], "bake")


def discard_tiles(context: Context, seat: int, tiles: tuple[str, ...], reason: str) -> None:
    """Put ingredient tiles on the discard pile."""
    for tile in tiles:
        context.state.players[seat].ingredients.remove(tile)
    context.state.ingredient_discard += tiles
    context.emit(IngredientsSpent, seat, tiles, reason)


def savings(recipe: Recipe | None) -> tuple[str, ...]:
    """Return what may be saved: nothing (an empty string), or flour or honey that is needed."""
    if recipe is None:
        return ("",)
    return tuple(
        saving for saving, need in zip(SAVINGS, (recipe.flour, recipe.honey), strict=True) if need
    ) or ("",)


def needed_goods(recipes: Iterable[Recipe], saving: str) -> tuple[int, int, int]:
    """Return the flour, sugar and butter that recipes need together."""
    flour = sugar = butter = 0
    for recipe in recipes:
        flour += recipe.flour
        sugar += recipe.sugar
        butter += recipe.butter
    return flour - (saving == "flour"), sugar, butter


def needed_ingredients(recipes: Iterable[Recipe], saving: str) -> Amounts:
    """Return the honey, nuts and egg that recipes need together."""
    needed = Amounts()
    for recipe in recipes:
        needed += recipe.ingredients
    return needed._replace(honey=needed.honey - 1) if saving == "honey" else needed


def needs_obstacle(
    rules: RuleBook, player: Player | PlayerView, recipes: Sequence[Recipe], saving: str
) -> Obstacle | None:
    """Return the obstacle if goods or ingredients are missing for recipes together, or None."""
    flour, sugar, butter = needed_goods(recipes, saving)
    needed = needed_ingredients(recipes, saving)
    if any(needed):
        for tile in player.ingredients:
            held = rules.ingredients[tile].ingredients
            needed = Amounts(*(max(0, n - h) for n, h in zip(needed, held, strict=True)))
    return short_of(
        flour=flour - player.flour,
        sugar=sugar - player.sugar,
        butter=butter - player.butter,
        ingredients=needed,
    )


def payments(rules: RuleBook, owned: Sequence[str], needed: Amounts) -> list[tuple[str, ...]]:
    """Return every set of owned tiles that covers what is needed, without a superfluous tile.

    Equal tiles are exchangeable, so only the first ones of a kind are used.
    """
    kinds: dict[tuple[Amounts, bool], list[str]] = {}
    for tile in owned:
        entry = rules.ingredients[tile]
        if any(n and h for n, h in zip(needed, entry.ingredients, strict=True)):
            kinds.setdefault((entry.ingredients, entry.topping), []).append(tile)
    found: list[tuple[str, ...]] = []
    _cover(list(kinds.items()), needed, (), found)
    return [
        tiles
        for tiles in found
        if not any(
            _sum(rules, [*tiles[:index], *tiles[index + 1 :]]).covers(needed)
            for index in range(len(tiles))
        )
    ]


def _cover(
    kinds: list[tuple[tuple[Amounts, bool], list[str]]],
    needed: Amounts,
    chosen: tuple[str, ...],
    found: list[tuple[str, ...]],
) -> None:
    """Add to ``found`` the ways to cover what is needed with ``chosen`` and tiles of ``kinds``."""
    if not any(needed):
        found.append(chosen)
        return
    if not kinds:
        return
    ((held, _), tiles), rest = kinds[0], kinds[1:]
    for number in range(len(tiles) + 1):
        _cover(rest, needed, chosen + tuple(tiles[:number]), found)
        if not any(n and h for n, h in zip(needed, held, strict=True)):
            break
        needed = Amounts(*(max(0, n - h) for n, h in zip(needed, held, strict=True)))


def _sum(rules: RuleBook, tiles: Iterable[str]) -> Amounts:
    total = Amounts()
    for tile in tiles:
        total += rules.ingredients[tile].ingredients
    return total


def bake_obstacle(context: Context, seat: int) -> Obstacle | None:
    """Return the obstacle to baking any recipe whatever it needs, or None."""
    player = context.state.players[seat]
    if not player.recipes:
        return NO_RECIPE
    return None if None in player.racks else NO_RACK


BAKE = MainAction(
    "bake",
    BOTH,
    lists=lambda seat, training, rules: Bake(seat, training, rules.constants.racks),
    blocked=bake_obstacle,
)
