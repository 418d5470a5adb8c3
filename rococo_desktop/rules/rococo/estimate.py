"""The score of each player if the game ended now, as far as a view shows it."""

from rococo_desktop.engine.score import Estimate, Item
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.score import score
from rococo_desktop.rules.rococo.view import View

PRESTIGE = "prestige"
"""The score item that may be hidden: prestige gained during play."""


def estimate(rules: RuleBook, state: State, seen: View) -> tuple[Estimate, ...]:
    """Return the scores of all players in ``state``, without anything hidden in ``seen``."""
    estimates = []
    for player, sheet in zip(seen.players, score(rules, state).players, strict=True):
        hidden = (PRESTIGE,) if player.prestige is None else ()
        known = {*player.face_down, *player.discard, player.played}
        unseen = {*state.players[player.seat].staff()} - known
        items = tuple(_without(item, unseen) for item in sheet.items if item.item not in hidden)
        estimates.append(Estimate(items, sum(item.points for item in items), hidden))
    return tuple(estimates)


def _without(item: Item, unseen: set[str]) -> Item:
    """Return an item without the parts of unseen cards."""
    parts = tuple(part for part in item.parts if part.subject not in unseen)
    return Item(item.item, sum(part.points for part in parts), parts)
