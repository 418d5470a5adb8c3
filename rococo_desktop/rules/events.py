"""The events that mean the same in every game with rounds, players and cards.

``reason`` is the account entry's word: an action, the id of a card, and so on.
"""

from dataclasses import dataclass

from rococo_desktop.engine.events import Event


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round began."""

    round: int
