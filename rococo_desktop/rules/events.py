"""The events that mean the same in every game with rounds, players and cards.

``reason`` is the account entry's word: an action, the id of a card, and so on.
"""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from rococo_desktop.engine.events import Event


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round began."""

    round: int


@dataclass(frozen=True, slots=True)
class StartPlayerNamed(Event):
    """A player became start player."""

    seat: int


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A player took a card from the own face-down pile into the hand; the others do not see it."""

    seat: int
    card: str | None

    def seen_by(self, viewer: int | None) -> Self:
        """Hide the card from other players."""
        return self if viewer == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A player played a card."""

    opens_turn: ClassVar[bool] = True
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class ActionChosen(Event):
    """A player chose a main action, or to forfeit it."""

    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class BonusUsed(Event):
    """A player used the bonus of a card."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class PrestigeGained(Event):
    """A player gained prestige during play."""

    seat: int
    amount: int
    reason: str
