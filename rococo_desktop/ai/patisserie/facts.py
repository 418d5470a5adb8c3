"""The numbers that rules of thumb use, from the view of one seat."""

from collections.abc import Mapping

from rococo_desktop.ai.bot import asked
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.rules.patisserie.actions.bake import SEPARATOR, Bake
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.grounds import ready_recipes
from rococo_desktop.rules.patisserie.holdings import fulfils, matches
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.view import View


def facts(match: Patisserie, view: View) -> Mapping[str, int]:
    """Return the facts by name, for the seat asked.

    ``bakeable`` are the recipes that somebody in the hand may bake in one action with what is
    there, ``pairs`` those that are offered to be baked together, ``toppings`` ingredient tiles with
    a topping, ``undecorated`` dishes on the racks without one, ``matching`` the tables with room
    whose bonus matches the dish in question, and ``stars_open`` the ✦ cards whose condition is met.
    """
    rules, decision = match.rules, asked(view)
    seat = decision.seat
    player = view.players[seat]
    # All counts are open or the seat's own: the same in any state consistent with the view.
    state = match.deal(view, Generator(view.step, "facts"))
    hand = player.hand or ()
    chefs = sum(rules.staff[card].training == "chef" for card in hand)
    recipes = [
        each for each in state.players[seat].recipes if chefs or not rules.recipes[each].chef
    ]
    racked = [dish for dish in player.racks if dish is not None]
    racks_free = len(player.racks) - len(racked)
    bakes = isinstance(decision.frame, Bake)
    board, coins = rules.board, player.coins
    return {
        "round": view.round,
        "rounds": rules.constants.rounds,
        "rounds_left": rules.constants.rounds - view.round,
        "coins": coins,
        "goods": player.flour + player.sugar + player.butter,
        "tiles": len(player.ingredients),
        "toppings": sum(rules.ingredients[tile].topping for tile in player.ingredients),
        "recipes": len(player.recipes),
        "bakeable": len(ready_recipes(rules, state, seat, recipes, racks_free)) if hand else 0,
        "pairs": sum(SEPARATOR in each for each in decision.options) if bakes else 0,
        "racked": len(racked),
        "racks_free": racks_free,
        "undecorated": len(racked) - sum(tile is not None for tile in player.toppings),
        "matching": _matching(rules, state, seat, getattr(decision.frame, "dish", None)),
        "decorations": len(player.decorations),
        "hand": len(hand),
        "hand_chefs": chefs,
        "hand_assistants": len(hand) - chefs,
        "staff": player.staff_size,
        "stars_open": 0 if player.star else _merited(rules, state, seat),
        "dishes": sum(owner == seat for _, owner in view.dishes.values()),
        "posts": sum(owner == seat for owner in view.posts.values()),
        "hosts": sum(owner == seat for owner in view.hosts.values()),
        "affordable_hosts": sum(
            each.cost <= coins for each in board.hosts if each.id not in view.hosts
        ),
        "options": len(decision.options),
    }


def _merited(rules: RuleBook, state: State, seat: int) -> int:
    """Return how many ✦ cards on display a player could hire."""
    conditions = [rules.staff[card].condition for card in state.stars]
    return sum(each is not None and fulfils(rules, state, seat, each) for each in conditions)


def _matching(rules: RuleBook, state: State, seat: int, dish: str | None) -> int:
    """Return how many tables with room reward a dish on a player's racks; 0 for no dish."""
    player = state.players[seat]
    if dish not in player.racks or dish is None:
        return 0
    return sum(
        matches(rules, player, dish, bonus)
        and any(space.id not in state.dishes for space in rules.board.table[table].spaces)
        for table, bonus in state.table_bonuses.items()
    )
