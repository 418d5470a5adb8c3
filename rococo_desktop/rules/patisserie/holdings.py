"""A player's holdings on the board and in the kitchen, for bonuses, conditions and scoring."""

from collections import Counter
from collections.abc import Callable, Mapping

from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.components.bonuses import (
    Bare,
    Condition,
    Dishes,
    DishFilter,
    Holding,
)
from rococo_desktop.rules.patisserie.components.models import Recipe
from rococo_desktop.rules.patisserie.model import Player, State
from rococo_desktop.rules.patisserie.view import View

KINDS: dict[str, Callable[[Recipe], bool]] = {
    "any": lambda _: True,
    "honey": lambda recipe: recipe.honey > 0,
    "nuts": lambda recipe: recipe.nuts > 0,
    "egg": lambda recipe: recipe.egg > 0,
    "butter": lambda recipe: recipe.butter > 0,
    "no_honey": lambda recipe: not recipe.honey,
    "no_nuts": lambda recipe: not recipe.nuts,
    "no_egg": lambda recipe: not recipe.egg,
    "plain": lambda recipe: not any(recipe.ingredients),
    "chef": lambda recipe: recipe.chef,
    "assistant": lambda recipe: not recipe.chef,
}
"""Whether a dish is of a kind, apart from its topping."""


def fits(dishes: DishFilter, recipe: Recipe, *, topped: bool = False) -> bool:
    """Return whether a dish is of a kind and in a range of prestige.

    The mark (P) of the tile counts, not who baked it (ruling 20).
    """
    if not dishes.lowest <= recipe.prestige <= dishes.highest:
        return False
    if dishes.kind in ("topped", "untopped"):
        return topped == (dishes.kind == "topped")
    return KINDS[dishes.kind](recipe)


def matches(rules: RuleBook, player: Player, dish: str, bonus: str) -> bool:
    """Return whether a table bonus rewards a dish in a player's rack."""
    topped = player.toppings[player.racks.index(dish)] is not None
    return fits(rules.table_bonuses[bonus].dishes, rules.recipes[dish], topped=topped)


def dishes_of(rules: RuleBook, state: State, seat: int) -> list[Recipe]:
    """Return the player's dishes on the tables."""
    return [rules.recipes[dish] for dish, owner in state.dishes.values() if owner == seat]


def fitting(rules: RuleBook, state: State, seat: int, dishes: DishFilter) -> int:
    """Return the number of the player's dishes of a kind on the tables."""
    return sum(fits(dishes, dish) for dish in dishes_of(rules, state, seat))


def dishes_by_table(rules: RuleBook, state: State, seat: int) -> Counter[str]:
    """Return the number of the player's dishes on each table that has any."""
    tables = rules.board.table_of
    return Counter(tables[space].id for space, (_, own) in state.dishes.items() if own == seat)


def own(spaces: Mapping[str, int], seat: int) -> list[str]:
    """Return the spaces of a player, given the owner of each."""
    return [space for space, owner in spaces.items() if owner == seat]


def posts_of(state: State, seat: int) -> int:
    """Return the number of the player's service posts."""
    return sum(owner == seat for owner in state.posts.values())


def hosts_of(state: State | View, seat: int) -> int:
    """Return the number of the player's noble hosts."""
    return sum(owner == seat for owner in state.hosts.values())


def posts_beside(rules: RuleBook, state: State, seat: int, table: str) -> int:
    """Return the number of the player's service posts beside a table, by its id.

    A post between two tables counts for both.
    """
    areas = rules.board.area_of
    return sum(owner == seat and table in areas[post].tables for post, owner in state.posts.items())


COUNTED: dict[str, Callable[[RuleBook, State, int], int]] = {
    "ingredients": lambda rules, state, seat: len(state.players[seat].ingredients),
    "recipes": lambda rules, state, seat: len(state.players[seat].recipes),
    "goods": lambda rules, state, seat: state.players[seat].goods(),
    "coins": lambda rules, state, seat: state.players[seat].coins,
    "prestige": lambda rules, state, seat: state.players[seat].prestige,
    "decorations": lambda rules, state, seat: len(state.players[seat].decorations),
    "staff": lambda rules, state, seat: state.players[seat].staff_size(),
    "dishes": lambda rules, state, seat: len(dishes_of(rules, state, seat)),
    "tables": lambda rules, state, seat: len(dishes_by_table(rules, state, seat)),
    "table": lambda *has: max(dishes_by_table(*has).values(), default=0),
    "posts": lambda rules, state, seat: posts_of(state, seat),
    "hosts": lambda rules, state, seat: hosts_of(state, seat),
    "markers": lambda rules, state, seat: posts_of(state, seat) + hosts_of(state, seat),
}
"""The numbers of what a player has, by the word of the condition or the bonus that counts them."""


def fulfils(rules: RuleBook, state: State, seat: int, condition: Condition) -> bool:
    """Return whether a player fulfils the condition of a ✦ card or a special bonus.

    A ``Bare`` one asks for neither goods nor ingredients.
    """
    if isinstance(condition, Bare):
        player = state.players[seat]
        return not player.goods() and not player.ingredients
    return reached(rules, state, seat, condition) >= condition.number


def reached(rules: RuleBook, state: State, seat: int, condition: Holding | Dishes) -> int:
    """Return how many of what a condition counts a player has; see `Holding` and `Dishes`."""
    if isinstance(condition, Dishes):
        return fitting(rules, state, seat, condition.dishes)
    return COUNTED[condition.condition](rules, state, seat)
