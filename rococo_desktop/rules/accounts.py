"""Gains of what several games have, each with its event."""

from rococo_desktop.rules.book import AnyContext
from rococo_desktop.rules.events import PrestigeGained


def gain_prestige(context: AnyContext, seat: int, amount: int, reason: str) -> None:
    """Give ``amount`` prestige points during play; 0 points emit no event.

    ``reason`` is a word or an id of the game's public documents.
    """
    if amount:
        context.state.players[seat].prestige += amount
        context.emit(PrestigeGained, seat, amount, reason)
