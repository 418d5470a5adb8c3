"""What each player would have if the game ended now, as far as one pair of eyes may know it."""

from typing import NamedTuple

from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.ruleset import RuleBook
from rococo_desktop.rules.rococo.score import Item, score
from rococo_desktop.rules.rococo.view import View

PRESTIGE = "prestige"
"""The item of the score sheet that may be hidden: prestige gained during play."""


class Estimate(NamedTuple):
    """A player's score sheet as it stands, without what is ``hidden``."""

    items: tuple[Item, ...]
    total: int
    hidden: tuple[str, ...]


def estimate(rules: RuleBook, state: State, seen: View) -> tuple[Estimate, ...]:
    """Return the scores of all players in ``state`` without what ``seen`` does not show."""
    estimates = []
    for player, sheet in zip(seen.players, score(rules, state).players, strict=True):
        hidden = (PRESTIGE,) if player.prestige is None else ()
        items = tuple(item for item in sheet.items if item.item not in hidden)
        estimates.append(Estimate(items, sum(item.points for item in items), hidden))
    return tuple(estimates)
