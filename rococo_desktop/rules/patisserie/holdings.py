"""A player's holdings on the board and in the kitchen, for bonuses, conditions and scoring."""

from collections import Counter

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


def fits(dishes: DishFilter, recipe: Recipe, *, topped: bool = False) -> bool:
    """Return whether a dish is of a kind and in a range of prestige.

    The mark (P) of the tile counts, not who baked it (ruling 20).
    """
    if not dishes.lowest <= recipe.prestige <= dishes.highest:
        return False
    match dishes.kind:
        case "any":
            return True
        case "honey":
            return recipe.honey > 0
        case "nuts":
            return recipe.nuts > 0
        case "egg":
            return recipe.egg > 0
        case "butter":
            return recipe.butter > 0
        case "no_honey":
            return not recipe.honey
        case "no_nuts":
            return not recipe.nuts
        case "no_egg":
            return not recipe.egg
        case "plain":
            return not any(recipe.ingredients)
        case "chef":
            return recipe.chef
        case "assistant":
            return not recipe.chef
        case "topped":
            return topped
        case "untopped":
            return not topped


def matches(rules: RuleBook, player: Player, dish: str, bonus: str) -> bool:
    """Return whether a table bonus rewards a dish in a player's rack."""
    topped = player.toppings[player.racks.index(dish)] is not None
    return fits(rules.table_bonuses[bonus].dishes, rules.recipes[dish], topped=topped)


def dishes_of(rules: RuleBook, state: State, seat: int) -> list[Recipe]:
    """Return the player's dishes on the tables."""
    return [rules.recipes[dish] for dish, owner in state.dishes.values() if owner == seat]


def dishes_by_table(rules: RuleBook, state: State, seat: int) -> Counter[str]:
    """Return the number of the player's dishes on each table that has any."""
    tables = rules.board.table_of
    return Counter(tables[space].id for space, (_, own) in state.dishes.items() if own == seat)


def posts_of(state: State, seat: int) -> int:
    """Return the number of the player's service posts."""
    return sum(owner == seat for owner in state.posts.values())


def hosts_of(state: State | View, seat: int) -> int:
    """Return the number of the player's noble hosts."""
    return sum(owner == seat for owner in state.hosts.values())


def posts_beside(rules: RuleBook, state: State, seat: int, table: str) -> int:
    """Return the number of the player's service posts beside a table."""
    areas = rules.board.area_of
    return sum(owner == seat and table in areas[post].tables for post, owner in state.posts.items())


def fulfils(rules: RuleBook, state: State, seat: int, condition: Condition) -> bool:
    """Return whether a player fulfils the condition of a ✦ card or a special bonus."""
    if isinstance(condition, Bare):
        player = state.players[seat]
        return not player.goods() and not player.ingredients
    return reached(rules, state, seat, condition) >= condition.number


def reached(rules: RuleBook, state: State, seat: int, condition: Holding | Dishes) -> int:
    """Return a player's number of what a condition counts."""
    if isinstance(condition, Dishes):
        return sum(fits(condition.dishes, dish) for dish in dishes_of(rules, state, seat))
    return _held(rules, state, seat, condition)


def _held(rules: RuleBook, state: State, seat: int, holding: Holding) -> int:
    player = state.players[seat]
    match holding.condition:
        case "ingredients":
            return len(player.ingredients)
        case "recipes":
            return len(player.recipes)
        case "goods":
            return player.goods()
        case "coins":
            return player.coins
        case "prestige":
            return player.prestige
        case "decorations":
            return len(player.decorations)
        case "tables":
            return len(dishes_by_table(rules, state, seat))
        case "table":
            return max(dishes_by_table(rules, state, seat).values(), default=0)
        case "posts":
            return posts_of(state, seat)
        case "hosts":
            return hosts_of(state, seat)
        case "markers":
            return posts_of(state, seat) + hosts_of(state, seat)
        case "staff":
            return player.staff_size()
