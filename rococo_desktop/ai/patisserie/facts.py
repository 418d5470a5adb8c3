"""The numbers that rules of thumb speak of, from the view of one seat."""

from collections.abc import Mapping

from rococo_desktop.ai.bot import asked
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.view import View


def facts(match: Patisserie, view: View) -> Mapping[str, int]:
    """Return the facts by name, for the seat that is asked."""
    rules, decision = match.rules, asked(view)
    player = view.players[decision.seat]
    hand = player.hand or ()
    chefs = sum(rules.staff[card].training == "chef" for card in hand)
    return {
        "round": view.round,
        "rounds": rules.constants.rounds,
        "rounds_left": rules.constants.rounds - view.round,
        "coins": player.coins,
        "goods": player.flour + player.sugar + player.butter,
        "tiles": len(player.ingredients),
        "recipes": len(player.recipes),
        "racked": sum(dish is not None for dish in player.racks),
        "decorations": len(player.decorations),
        "hand": len(hand),
        "hand_chefs": chefs,
        "staff": player.staff_size,
        "dishes": sum(owner == decision.seat for _, owner in view.dishes.values()),
        "posts": sum(owner == decision.seat for owner in view.posts.values()),
        "hosts": sum(owner == decision.seat for owner in view.hosts.values()),
        "options": len(decision.options),
    }
