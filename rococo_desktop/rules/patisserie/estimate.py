"""The score of each player if the game ended now, as far as a view shows it."""

from rococo_desktop.engine.score import Estimate
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.scoring import score
from rococo_desktop.rules.patisserie.view import View
from rococo_desktop.rules.state import OVER


def estimate(rules: RuleBook, state: State, seen: View) -> tuple[Estimate, ...]:
    """Return the scores of all players in ``state``, without anything hidden in ``seen``."""
    estimates = []
    for seat, sheet in enumerate(score(rules, state).players):
        is_open = seat in rules.people or seat in seen.eyes or state.phase == OVER
        hidden = () if is_open or rules.rival is None else rules.rival.unseen_items
        items = tuple(item for item in sheet.items if item.item not in hidden)
        estimates.append(Estimate(items, sum(item.points for item in items), hidden))
    return tuple(estimates)
